"""Boxes: bound to survey and kiosk, all as long as each other, and readable to nobody else."""

from __future__ import annotations

import base64
from dataclasses import replace
from fractions import Fraction

import pytest
from cryptography.exceptions import UnsupportedAlgorithm

from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.storage.collection import sealing
from surveyapp.storage.collection.sealing import (
    Binding,
    BoxDamaged,
    HybridPrivateKey,
    Opener,
    Sealer,
    sealer_of,
)
from surveyapp.survey.definition.analyst_key import AnalystKey

KIOSK = "0" * 32
LINE = "ab" * 16 + ",yes"
STEP = 8 * 4 + 1
"""Every bit in turn of a byte, and every fourth byte of a box."""


@pytest.fixture
def binding(sealed_survey):
    return Binding(sealed_survey, KIOSK)


@pytest.fixture
def sealer(binding, opener):
    return Sealer(opener.key, binding)


def test_a_box_opens_for_its_survey_and_kiosk(sealer, opener, binding):
    assert opener.open(sealer.seal(LINE), binding) == LINE


def test_a_box_opens_for_no_other_key_survey_version_or_kiosk(
    sealer, opener, other_opener, binding, sealed_survey
):
    box = sealer.seal(LINE)
    with pytest.raises(BoxDamaged):
        other_opener.open(box, binding)
    for other in (
        Binding(sealed_survey, "1" * 32),
        Binding(replace(sealed_survey, version=2), KIOSK),
        Binding(replace(sealed_survey, id="other"), KIOSK),
        Binding(replace(sealed_survey, questions=sealed_survey.questions * 2), KIOSK),
    ):
        with pytest.raises(BoxDamaged):
            opener.open(box, other)


def test_a_box_with_any_bit_flipped_opens_not(sealer, opener, binding):
    box = base64.b64decode(sealer.seal(LINE))
    opened = 0
    for at in range(0, 8 * len(box), STEP):
        flipped = bytearray(box)
        flipped[at // 8] ^= 1 << at % 8
        # X25519 ignores the top bit of the sender's key (RFC 7748); the key schedule does not
        with pytest.raises(BoxDamaged):
            opener.open(base64.b64encode(flipped).decode(), binding)
        opened += 1
    assert opened == -(-8 * len(box) // STEP)


@pytest.mark.parametrize("box", ["", "x", "é", "AAAA", "=" * 40])
def test_what_is_no_box_is_damaged(opener, binding, box):
    assert not binding.is_box(box)
    with pytest.raises(BoxDamaged):
        opener.open(box, binding)


def test_boxes_have_one_form_and_never_repeat(sealer, binding):
    boxes = [sealer.seal(LINE) for _ in range(200)]
    assert all(binding.is_box(box) for box in boxes)
    assert len(set(boxes)) == 200
    # the encapsulated keys are new each time too
    assert len({base64.b64decode(box)[:32] for box in boxes}) == 200
    assert len({base64.b64decode(box)[1088:1120] for box in boxes}) == 200


def test_the_length_of_a_box_is_the_same_for_every_report(clinic, opener):
    survey = replace(clinic, analyst_key=opener.key)
    binding = Binding(survey, KIOSK)
    sealer = Sealer(opener.key, binding)
    shortest = ",".join(["ab" * 16] + ["" for _ in survey.columns])
    longest = ",".join(["ab" * 16] + [max(c.values, key=len) for c in survey.columns])
    boxes = [sealer.seal(shortest), sealer.seal(longest)]
    assert {len(box) for box in boxes} == {binding.box_letters}
    assert [opener.open(box, binding) for box in boxes] == [shortest, longest]


def test_the_longest_report_of_a_design_with_unlisted_reports_fits(clinic, opener):
    rating = next(q for q in clinic.recorded_questions if q.type_name == "single_choice")
    k = len(rating.answers)
    unary = replace(rating, design=Unary.read({"p": Fraction(3, 4), "q": Fraction(1, 4)}, k))
    survey = replace(clinic, questions=(unary,), analyst_key=opener.key)
    binding = Binding(survey, KIOSK)
    line = f"{'ab' * 16},{'1' * k}"
    assert opener.open(Sealer(opener.key, binding).seal(line), binding) == line
    assert binding.plain_bytes == len(line)


def test_a_longer_line_than_the_survey_allows_is_a_bug_of_ours(sealer):
    with pytest.raises(ValueError, match="longer"):
        sealer.seal(LINE + "s")


def test_a_key_that_nothing_can_be_sealed_to_is_told_at_the_start(sealed_survey):
    survey = replace(sealed_survey, analyst_key=AnalystKey(bytes(32)))
    with pytest.raises(UserProblem, match="Make a new pair with"):
        sealer_of(survey, KIOSK)


@pytest.mark.parametrize("raw", [bytes(1216), b"\xff" * 1216])
def test_a_hybrid_key_that_is_none_is_told_at_the_start(sealed_survey, raw):
    """ML-KEM's part has coefficients of 12 bits below 3329; X25519's part of zeros takes no seal."""
    survey = replace(sealed_survey, analyst_key=AnalystKey(raw))
    with pytest.raises(UserProblem, match="Make a new pair with"):
        sealer_of(survey, KIOSK)


def test_a_library_without_ml_kem_is_told_at_the_start(sealed_survey, monkeypatch):
    def lacking(_data: bytes) -> None:
        raise UnsupportedAlgorithm("ML-KEM-768 is not supported by this version of OpenSSL.")

    monkeypatch.setattr(sealing.MLKEM768PublicKey, "from_public_bytes", lacking)
    with pytest.raises(EnvironmentProblem, match="has no ML-KEM-768"):
        sealer_of(sealed_survey, KIOSK)


def test_each_half_of_a_hybrid_key_is_needed(sealer, opener, other_opener, binding):
    """Whoever breaks X25519 alone, or ML-KEM alone, opens nothing."""
    box = sealer.seal(LINE)
    halves = opener.private, other_opener.private
    for mlkem, x25519 in (halves, halves[::-1]):
        half = Opener(HybridPrivateKey(mlkem.mlkem, x25519.x25519))
        with pytest.raises(BoxDamaged):
            half.open(box, binding)


def test_keys_of_the_first_kind_are_sealed_to_as_before(sealed_survey):
    first = Opener.of(bytes(range(32)), is_hybrid=False)
    binding = Binding(replace(sealed_survey, analyst_key=first.key), KIOSK)
    box = Sealer(first.key, binding).seal(LINE)
    assert first.open(box, binding) == LINE
    assert len(base64.b64decode(box)) == 32 + len(LINE) + 16


def test_a_survey_without_key_seals_nothing(small):
    assert sealer_of(small, KIOSK) is None


def test_the_private_key_is_in_no_repr(opener):
    assert repr(opener) == "Opener()"
    assert repr(opener.private) == "HybridPrivateKey()"
