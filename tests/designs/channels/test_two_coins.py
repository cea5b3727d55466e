"""Two fair coins, by the book."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.two_coins import TwoCoins


def test_three_of_four_reports_are_the_answer():
    assert TwoCoins().channel.rows[0] == (Fraction(3, 4), Fraction(1, 4))


def test_epsilon_is_the_logarithm_of_three():
    assert TwoCoins().channel.worst_ratio == 3
    assert TwoCoins().channel.epsilon == pytest.approx(math.log(3), rel=1e-15)
    assert TwoCoins().epsilon_text == "1.0987"


@pytest.mark.parametrize("share_of_yes", [Fraction(1, 4), Fraction(3, 10), Fraction(3, 4)])
def test_the_estimate_is_twice_the_share_of_yes_less_a_half(share_of_yes):
    debiasing = TwoCoins().channel.debiasing()
    estimate = share_of_yes * debiasing[0][0] + (1 - share_of_yes) * debiasing[1][0]
    assert estimate == 2 * share_of_yes - Fraction(1, 2)


def test_a_forged_yes_counts_as_one_and_a_half_people_and_a_forged_no_as_minus_a_half():
    (yes, _), (no, _) = TwoCoins().channel.debiasing()
    assert (yes, no) == (Fraction(3, 2), Fraction(-1, 2))


def test_the_instruction_tells_half_and_that_any_answer_can_be_picked():
    told = [str(phrase) for phrase in TwoCoins().instruction(Mode.KIOSK_COINS, ["Yes", "No"])]
    assert told == [
        "Half of the time your own answer is recorded.",
        "Otherwise the wheel picks any answer.",
        "So a record proves nothing about you.",
    ]


def test_with_shown_coins_the_respondent_learns_when_there_is_nothing_to_choose():
    told = [str(phrase) for phrase in TwoCoins().instruction(Mode.SHOWN_COINS, ["Yes", "No"])]
    assert told[0] == "Spin the wheel first. Only you see it."
    assert "If the wheel answers for you, just go on." in told
