"""The crosswise model: Yu, Tian & Tang (2008)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.core.parameters import ParameterProblem
from surveyapp.designs.wording.forced import PROVES_NOTHING


def test_the_answers_are_the_same_with_p_for_carriers():
    assert Crosswise("1/4").channel.rows == (
        (Fraction(1, 4), Fraction(3, 4)),
        (Fraction(3, 4), Fraction(1, 4)),
    )


def test_a_harmless_question_that_half_of_all_answer_yes_is_refused():
    with pytest.raises(ParameterProblem, match=r"^(?=.*is.*; it must be.*\.).*and not 1/2"):
        Crosswise("1/2")


def test_it_is_recorded_as_same_or_different():
    assert Crosswise("1/4").reports(("yes", "no")) == ("same", "different")


def test_the_respondent_touches_neither_yes_nor_no():
    labels = [str(label) for label in Crosswise("1/4").report_labels(["Yes", "No"])]
    assert labels == ["Both the same", "Different"]


def test_the_harmless_question_is_told_in_people():
    told = Crosswise("1/4").own_device(["Yes", "No"])
    assert [str(each) for each in told.meaning] == [
        "Both “Yes” or both “No”: touch “Both the same”. One “Yes” and one “No”: touch “Different”.",
        "About 1 in 4 people answer “Yes” to question 2.",
    ]
    assert told.reminder == told.meaning[:1]
    assert told.proves == (PROVES_NOTHING,)


def test_on_the_kiosk_s_coins_both_reports_are_told_for_each_answer():
    told = Crosswise("1/4").instruction(Mode.KIOSK_COINS, ["Yes", "No"])
    assert str(told[0]) == "If you touch “Yes”, “same” is recorded in 1 of 4 cases."
    assert told[-1] == PROVES_NOTHING
