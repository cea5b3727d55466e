"""Unrelated question: Horvitz, Shah & Simmons (1967), Greenberg et al. (1969)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion
from surveyapp.designs.core.parameters import ParameterProblem
from surveyapp.designs.wording.forced import PROVES_NOTHING

LABELS = ["Yes", "No"]


def test_the_channel_mixes_the_two_questions():
    # PACKAGES.md §1: c = (1 − p1)q, d = p1
    yes, no = UnrelatedQuestion("7/10", "3/10").channel.rows
    assert no[0] == Fraction(9, 100)
    assert yes[0] - no[0] == Fraction(7, 10)


def test_one_s_own_cards_ask_one_of_two_questions_and_both_are_answered_as_they_are():
    told = UnrelatedQuestion("7/10", "3/10").instruction(Mode.OWN_DEVICE, LABELS)
    assert str(told[0]) == "Draw one of the cards 1 to 10. Keep it hidden."
    assert str(told[1]) == "1 to 7: answer question 1."
    assert str(told[2]) == "8 to 10: answer question 2."
    assert told[-1] == PROVES_NOTHING


def test_odds_of_cards_that_people_cannot_count_are_told_as_about():
    told = UnrelatedQuestion(Fraction(1, 3**5), "3/10").instruction(Mode.OWN_DEVICE, LABELS)
    assert str(told[3]) == "Question 1 comes up in about 4 of 1000 cases."


def test_a_harmless_question_that_nobody_answers_yes_makes_a_yes_certain():
    told = UnrelatedQuestion("7/10", 0).instruction(Mode.OWN_DEVICE, LABELS)
    assert str(told[-1]) == "A recorded “Yes” is never given for “No”, so it rules that out."


def test_on_the_kiosk_the_coins_answer_in_the_place_of_the_harmless_question():
    told = UnrelatedQuestion("7/10", "1/3").instruction(Mode.KIOSK_COINS, LABELS)
    assert [phrase.facts["count"] for phrase in told[:3]] == [7, 1, 2]


@pytest.mark.parametrize("p_truth", [0, 1])
def test_p_truth_lies_inside_the_unit_interval(p_truth):
    with pytest.raises(ParameterProblem, match=r"^(?=.*is.*; it must be.*\.).*above 0 and below 1"):
        UnrelatedQuestion(p_truth, "1/2")
