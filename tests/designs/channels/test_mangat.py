"""Mangat (1994)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.mangat import Mangat
from surveyapp.designs.core.parameters import ParameterProblem


def test_a_yes_stays_a_yes_and_a_no_stays_a_no_with_p():
    assert Mangat("3/5").channel.rows == ((1, 0), (Fraction(2, 5), Fraction(3, 5)))


def test_the_estimate_is_mangats():
    # Mangat (1994), eq. 2.2: (share of yes − 1 + p)/p
    scores = Mangat("3/5").channel.debiasing()
    share, p = Fraction(23, 40), Fraction(3, 5)
    assert share * scores[0][0] + (1 - share) * scores[1][0] == (share - 1 + p) / p


@pytest.mark.parametrize("p", [0, 1])
def test_p_must_leave_something_to_chance_and_something_to_learn(p):
    with pytest.raises(
        ParameterProblem, match=r"^(?=.*is.*; it must be.*\.).*it must be above 0 and below 1"
    ):
        Mangat(p)


def test_a_recorded_no_is_said_to_rule_a_yes_out():
    told = [str(phrase) for phrase in Mangat("3/4").instruction(Mode.KIOSK_COINS, ["Yes", "No"])]
    assert told == [
        "If you touch “Yes”, “Yes” is recorded in all cases.",
        "If you touch “No”, “Yes” is recorded in 1 of 4 cases.",
        "If you touch “No”, “No” is recorded in 3 of 4 cases.",
        "A recorded “No” is never given for “Yes”, so it rules that out.",
    ]


def test_odds_that_people_cannot_count_are_told_as_about():
    told = Mangat(Fraction(1, 3**5)).instruction(Mode.KIOSK_COINS, ["Yes", "No"])
    assert str(told[1]).endswith("is recorded in about 996 of 1000 cases.")
