"""Warner (1965)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.warner import CARD_IS_RIGHT, Warner
from surveyapp.designs.core.parameters import ParameterProblem


@pytest.mark.parametrize(("p", "share_of_yes"), [("7/10", "2/5"), ("1/5", "1/2"), ("3/4", "1/4")])
def test_the_estimate_is_warners_equation_2(p, share_of_yes):
    p, share = Fraction(p), Fraction(share_of_yes)
    debiasing = Warner(p).channel.debiasing()
    estimate = share * debiasing[0][0] + (1 - share) * debiasing[1][0]
    assert estimate == (p - 1) / (2 * p - 1) + share / (2 * p - 1)


def test_two_coins_are_warners_design_with_three_quarters():
    assert Warner(Fraction(3, 4)).channel.worst_ratio == 3


def test_p_and_its_complement_protect_equally():
    one, other = Warner(Fraction(1, 5)), Warner(Fraction(4, 5))
    assert one.channel.worst_ratio == other.channel.worst_ratio == 4


@pytest.mark.parametrize("p", ["1/2", "0.5", 0.5, "2/4", 0, 1, "3/2"])
def test_p_must_lie_inside_the_unit_interval_and_not_be_a_half(p):
    with pytest.raises(
        ParameterProblem,
        match=r"^(?=.*is.*; it must be.*\.).*it must be above 0 and below 1, and not 1/2",
    ):
        Warner(p)


def test_no_respondent_is_told_to_touch_what_is_not_true():
    assert Mode.SHOWN_COINS not in Warner.modes
    own = [str(label) for label in Warner("4/5").report_labels(["Yes", "No"])]
    assert own == ["My card is right", "My card is not right"]


@pytest.mark.parametrize(("p", "odds"), [("4/5", "4 of 5"), (Fraction(1, 3**5), "About 4 of 1000")])
def test_one_s_own_card_states_one_answer_or_the_other(p, odds):
    told = [str(phrase) for phrase in Warner(p).instruction(Mode.OWN_DEVICE, ["Yes", "No"])]
    assert told[:3] == [
        "Draw a card. Keep it hidden.",
        f"{odds} cards say that your answer is “Yes”. The others say “No”.",
        str(CARD_IS_RIGHT),
    ]
    assert str(CARD_IS_RIGHT) == (
        "Is what your card says true for you? Touch “My card is right”. If not, touch “My card is not "
        "right”."
    )


def test_the_instruction_tells_both_odds():
    told = [str(phrase) for phrase in Warner(Fraction(4, 5)).instruction(Mode.KIOSK_COINS, [])]
    assert told[0] == (
        "In 4 of 5 spins your own answer is recorded. "
        "In the other 1 the wheel records the opposite."
    )


def test_odds_that_people_cannot_count_are_told_as_about():
    (told, _) = Warner(Fraction(1, 3**5)).instruction(Mode.KIOSK_COINS, [])
    assert str(told).startswith("In about 4 of 1000 spins")
