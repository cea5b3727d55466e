"""Forced response: Boruch (1971), Fox & Tracy (1986)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.core.parameters import NotTogether


def test_two_dice_ask_for_the_truth_in_three_of_four_cases():
    # Fox & Tracy (1986): 2–4 forces "yes" (1/6), 11–12 forces "no" (1/12), else the truth (3/4)
    dice = ForcedResponse(Fraction(3, 4), Fraction(1, 6))
    assert dice.channel.rows == (
        (Fraction(11, 12), Fraction(1, 12)),
        (Fraction(1, 6), Fraction(5, 6)),
    )


def test_the_estimate_takes_the_forced_yes_off_and_scales_by_the_truth():
    debiasing = ForcedResponse(Fraction(3, 4), Fraction(1, 6)).channel.debiasing()
    share = Fraction(1, 4)
    estimate = share * debiasing[0][0] + (1 - share) * debiasing[1][0]
    assert estimate == (share - Fraction(1, 6)) / Fraction(3, 4) == Fraction(1, 9)


def test_dice_with_a_forced_no_are_worst_at_no():
    assert ForcedResponse(Fraction(3, 4), Fraction(1, 6)).channel.worst_ratio == 10


def test_probabilities_that_exceed_one_together_are_refused_with_their_meaning():
    with pytest.raises(NotTogether, match=r"p_truth \+ p_yes is 5/4, which is above 1; both count"):
        ForcedResponse(Fraction(3, 4), Fraction(1, 2))


def test_without_a_forced_no_a_recorded_no_is_said_to_be_true():
    design = ForcedResponse(Fraction(3, 4), Fraction(1, 4))
    told = [str(phrase) for phrase in design.instruction(Mode.KIOSK_COINS, ["Yes", "No"])]
    assert "The wheel never picks “No”. So a recorded “No” is your own answer." in told
    assert design.epsilon_text == "∞"


@pytest.mark.parametrize("mode", [Mode.KIOSK_COINS, Mode.SHOWN_COINS])
def test_odds_of_two_dice_are_told_in_twelves(mode):
    told = ForcedResponse(Fraction(3, 4), Fraction(1, 6)).instruction(mode, ["Yes", "No"])
    assert [(p.facts["count"], p.facts["of"]) for p in told if "of" in p.facts] == [
        (9, 12),
        (2, 12),
        (1, 12),
    ]
