"""The triangular model: Yu, Tian & Tang (2008)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.triangular import Triangular
from surveyapp.designs.core.parameters import ParameterProblem


def test_carriers_always_have_at_least_one_yes():
    assert Triangular("1/4").channel.rows == ((1, 0), (Fraction(1, 4), Fraction(3, 4)))


@pytest.mark.parametrize("p", [0, 1])
def test_a_harmless_question_that_all_answer_alike_is_refused(p):
    with pytest.raises(ParameterProblem, match=r"^(?=.*is.*; it must be.*\.).*above 0 and below 1"):
        Triangular(p)


def test_it_is_recorded_as_some_or_none():
    assert Triangular("1/4").reports(("yes", "no")) == ("some", "none")


def test_the_respondent_touches_how_many_are_yes():
    labels = [str(label) for label in Triangular("1/4").report_labels(["Yes", "No"])]
    assert labels == ["Yes to at least one", "No to both"]


def test_what_no_to_both_shows_is_said_in_the_words_that_are_touched():
    told = Triangular("1/4").own_device(["Yes", "No"])
    (proves,) = told.proves
    assert str(proves) == (
        "“Yes to at least one” proves nothing about you. “No to both” shows that your own answer is "
        "“No”."
    )


def test_none_is_said_to_rule_a_yes_out():
    told = Triangular("1/4").instruction(Mode.KIOSK_COINS, ["Yes", "No"])
    assert str(told[-1]) == "A recorded “none” is never given for “Yes”, so it rules that out."
