"""Forced choice: Liu & Chow (1976)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.core.parameters import NotTogether

TENTH = Fraction(1, 10)


def test_each_choice_is_forced_in_its_share_of_all_cases():
    design = ForcedChoice(Fraction(3, 5), (TENTH, TENTH, 2 * TENTH), 3)
    assert design.channel.rows[0] == (7 * TENTH, TENTH, 2 * TENTH)
    assert design.channel.rows[2] == (TENTH, TENTH, 8 * TENTH)


@pytest.mark.parametrize(
    ("p_truth", "p_forced", "total"),
    [("3/5", ["1/10", "1/10", "1/10"], "9/10"), ("1/2", ["1/3", "1/3", "1/3"], "3/2")],
)
def test_probabilities_that_do_not_sum_to_one_are_refused(p_truth, p_forced, total):
    with pytest.raises(NotTogether, match=f"sum to {total}; they must sum to 1 exactly"):
        ForcedChoice(p_truth, p_forced, 3)


def test_thirds_in_decimals_are_refused_because_they_do_not_sum_to_one():
    with pytest.raises(NotTogether, match="must sum to 1 exactly"):
        ForcedChoice("0.1", ["0.3", "0.3", "0.2999"], 3)


@pytest.mark.parametrize("p_forced", [[], ["2/5"], ["1/10"] * 4])
def test_a_probability_is_needed_for_each_choice(p_forced):
    with pytest.raises(NotTogether, match="for 3 choices; give one for each choice"):
        ForcedChoice("3/5", p_forced, 3)


def test_choices_that_are_never_forced_are_named():
    design = ForcedChoice("1/2", ["1/2", 0, 0], 3)
    told = [str(phrase) for phrase in design.instruction(Mode.KIOSK_COINS, ["A", "B", "C"])]
    assert "The wheel never picks “B”. So a recorded “B” is your own answer." in told
    assert "The wheel never picks “C”. So a recorded “C” is your own answer." in told


def test_even_odds_over_many_choices_are_told_in_one_sentence():
    design = ForcedChoice("3/5", ["1/10"] * 4, 4)
    told = [str(phrase) for phrase in design.instruction(Mode.KIOSK_COINS, list("ABCD"))]
    assert told[:2] == [
        "In 3 of 5 spins your own answer is recorded.",
        "Otherwise the wheel picks any answer.",
    ]
