"""Who knows which pads, the keystream they come from, and that they hide whatever they are added to."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from surveyapp.storage.tallies.packing import Packing
from surveyapp.storage.tallies.pads import SURPLUS, Pads, keystream, pad_classes

SIZES = [(2, 2), (3, 2), (5, 3), (4, 3), (5, 4), (9, 5)]


def test_the_keystream_is_that_of_the_standard():
    """RFC 8439, appendix A.1, test vectors 1 and 3 by key and counter 0 and 1."""
    first = "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    first += "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    second = "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
    second += "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
    assert keystream(bytes(32), 128).hex() == first + second


@pytest.mark.parametrize(("n", "t"), SIZES)
def test_any_t_know_every_class_and_any_fewer_lack_one(n, t):
    classes = pad_classes(n, t)
    for together in combinations(range(n), t):
        assert all(set(known) & set(together) for known in classes)
    for few in combinations(range(n), t - 1):
        assert [known for known in classes if not set(known) & set(few)] != []
        assert sum(not set(known) & set(few) for known in classes) == 1


@pytest.mark.parametrize(("n", "t"), [(2, 2), (3, 2), (5, 3)])
def test_all_that_fewer_than_t_see_is_equally_likely_whatever_was_answered(n, t):
    """Every view, enumerated: the masked total with the pads that t − 1 trustees know; distance 0.

    B = 2, two cells: pads are drawn below M = 3, one a class. Ten classes give 59,049 draws.
    """
    packing = Packing(capacity=1, cells=2)
    classes = pad_classes(n, t)
    few = set(range(t - 1))
    seen = {}
    for cell in range(2):
        views = Counter()
        for drawn in product(range(packing.modulus), repeat=len(classes)):
            masked = (packing.unit(cell) + sum(drawn)) % packing.modulus
            known = tuple(pad for pad, who in zip(drawn, classes, strict=True) if few & set(who))
            views[masked, known] += 1
        seen[cell] = views
    assert seen[0] == seen[1]
    assert set(seen[0].values()) == {1}


def test_each_total_has_its_own_stretch_read_as_a_number():
    pads = Pads((Packing(5000, 3), Packing(5000, 12)))
    assert pads.stream_bytes == 5 + SURPLUS + 19 + SURPLUS
    stream = keystream(b"s" * 32, pads.stream_bytes)
    assert pads.of(b"s" * 32) == (
        int.from_bytes(stream[:21], "big") % (5001**3 - 1),
        int.from_bytes(stream[21:], "big") % (5001**12 - 1),
    )


def test_pads_taken_away_leave_the_counts():
    packings = (Packing(50, 3), Packing(50, 4))
    pads = Pads(packings)
    totals, sums = (0, 0), [0, 0]
    counts = [[0] * 3, [0] * 4]
    for person in range(50):
        cells = (person % 3, person * 7 % 4)
        seeds = [bytes([person, place]) * 16 for place in range(3)]
        totals = pads.masked(totals, cells, seeds)
        for seed in seeds:
            sums = [known + pad for known, pad in zip(sums, pads.of(seed), strict=True)]
        for place, cell in enumerate(cells):
            counts[place][cell] += 1
    opened = [
        packing.unpacked((total - known) % packing.modulus)
        for packing, total, known in zip(packings, totals, sums, strict=True)
    ]
    assert opened == [tuple(each) for each in counts]
