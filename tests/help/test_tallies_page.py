"""The page of tallies: every figure of its proof is worked out here from the code, and printed."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from math import comb
from pathlib import Path

import pytest

from surveyapp.storage.tallies.boxes import COMMITMENT_BYTES, LineFormat
from surveyapp.storage.tallies.packing import Packing
from surveyapp.storage.tallies.pads import SURPLUS, pad_classes
from surveyapp.storage.tallies.tally_file import MOST_A_FILE, MOST_HYBRID_A_FILE

PAGE = (Path(__file__).parents[2] / "resources/help/tallies.md").read_text(encoding="utf-8")
SIZES = ((2, 2), (2, 3), (3, 4), (3, 5), (4, 5), (4, 7))
ENUMERATED = ((2, 2), (2, 3), (3, 5))


def written(name: str) -> list[str]:
    """Return the lines of the page's block of that name."""
    found = re.search(rf"<!-- {name} -->\n```text\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1].splitlines()


def distance(threshold: int, trustees: int) -> tuple[int, int, int]:
    """Return how many views there are, how often each occurs, and how many differ between two answers.

    A view is what t − 1 trustees see with the file: the masked total and the pads of their classes.
    """
    packing = Packing(capacity=1, cells=2)
    classes = pad_classes(trustees, threshold)
    few = range(threshold - 1)
    views: list[Counter[tuple[int, ...]]] = []
    for cell in range(packing.cells):
        seen: Counter[tuple[int, ...]] = Counter()
        for drawn in product(range(packing.modulus), repeat=len(classes)):
            total = (packing.unit(cell) + sum(drawn)) % packing.modulus
            known = (pad for pad, who in zip(drawn, classes, strict=True) if set(few) & set(who))
            seen[total, *known] += 1
        views.append(seen)
    one, other = views
    assert len(set(one.values())) == 1
    return len(one), next(iter(one.values())), sum(((one - other) + (other - one)).values())


def test_the_views_that_are_enumerated():
    lines = ["t of n   classes   views of each answer   each occurs   different"]
    for threshold, trustees in ENUMERATED:
        views, often, different = distance(threshold, trustees)
        classes = comb(trustees, threshold - 1)
        lines.append(
            f"{threshold} of {trustees}   {classes:7}   {views:20,}   {often:11}   {different:9}"
        )
    print("\n".join(lines))
    assert written("views") == lines


def test_the_sizes(tallied, small):
    lines = ["t of n   classes   sign a list   bytes an interview: X25519   with ML-KEM-768"]
    for threshold, trustees in SIZES:
        letters = []
        for is_hybrid in (False, True):
            survey = tallied(
                small,
                ("used",),
                trustees=min(trustees, 5),
                is_hybrid=is_hybrid,
                threshold=threshold,
            )
            tallies = survey.tallies
            people = (tallies.trustees * 2)[:trustees]
            form = LineFormat(survey, _with(tallies, people), "0" * 32)
            letters.append(form.letters + 1)
        needed = _with(tallies, people).needed_signatures
        classes = len(pad_classes(trustees, threshold))
        lines.append(
            f"{threshold} of {trustees}   {classes:7}   {needed:11}   "
            f"{letters[0]:26,}   {letters[1]:15,}"
        )
    print("\n".join(lines))
    assert written("sizes") == lines


def _with(tallies, people):
    return replace(tallies, trustees=tuple(people))


@pytest.mark.parametrize(("threshold", "trustees"), SIZES)
def test_two_lists_share_an_honest_signer_and_many_need_not(threshold, trustees):
    needed = (trustees + threshold + 1) // 2
    signers = list(combinations(range(trustees), needed))
    assert min(len({*a} & {*b}) for a in signers for b in signers) >= threshold
    if needed < trustees:
        assert not set.intersection(*map(set, signers))


def test_the_numbers_in_the_prose():
    for said in (
        f"**{SURPLUS} bytes** more",
        f"2⁻{_raised(8 * SURPLUS)}",
        f"first {8 * COMMITMENT_BYTES} bits",
        f"2{_raised(4 * COMMITMENT_BYTES)} tries",
        f"{MOST_A_FILE:,} interviews",
        f"{MOST_HYBRID_A_FILE} with",
    ):
        assert said in PAGE, said


def _raised(number: int) -> str:
    return str(number).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))
