"""Kuk (1990)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.core.parameters import NotTogether, ParameterProblem


def test_the_number_of_red_cards_is_binomial():
    yes, no = Kuk("4/5", "1/5", 2).channel.rows
    assert yes == (Fraction(1, 25), Fraction(8, 25), Fraction(16, 25))
    assert no == yes[::-1]


def test_one_draw_is_a_binary_design():
    # PACKAGES.md §1: c = p2, d = p1 − p2, of the report 1
    yes, no = Kuk("7/10", "2/10", 1).channel.rows
    assert (no[1], yes[1] - no[1]) == (Fraction(1, 5), Fraction(1, 2))


def test_the_pseudo_answer_is_the_published_one():
    # PACKAGES.md §2: r = (z/k − p2)/(p1 − p2)
    scores = [row[0] for row in Kuk("3/5", "1/5", 25).channel.debiasing()]
    assert scores == [(Fraction(z, 25) - Fraction(1, 5)) / Fraction(2, 5) for z in range(26)]


def test_two_packs_that_are_alike_are_refused():
    with pytest.raises(NotTogether, match="both packs give the same reports"):
        Kuk("1/3", "1/3", 2)


@pytest.mark.parametrize("draws", [0, 101, "1/2"])
def test_the_number_of_draws_is_whole_and_not_endless(draws):
    with pytest.raises(
        ParameterProblem,
        match=r"^(?=.*is.*; it must be.*\.).*it must be a whole number from 1 to 100",
    ):
        Kuk("4/5", "1/5", draws)


def test_the_recorded_value_is_the_number_of_red_cards():
    design = Kuk("4/5", "1/5", 2)
    assert design.reports(("yes", "no")) == design.report_labels(["Yes", "No"]) == ("0", "1", "2")


@pytest.mark.parametrize(("p_yes", "about"), [("4/5", ""), (Fraction(1, 3**5), "about ")])
def test_one_s_own_packs_are_told_in_cards(p_yes, about):
    told = Kuk(p_yes, "1/5", 1).instruction(Mode.OWN_DEVICE, ["Yes", "No"])
    assert str(told[1]).startswith(f"If your answer is “Yes”, draw from pack 1: in it {about}")
    assert str(told[2]).endswith("in it 1 of 5 cards are red and 4 are black.")


def test_many_draws_are_told_by_their_packs_and_not_number_by_number():
    design = Kuk("3/4", "1/4", 100)
    told = [str(phrase) for phrase in design.instruction(Mode.KIOSK_COINS, ["Yes", "No"])]
    assert told[0] == (
        "If you touch “Yes”, 100 cards are drawn for you from a pack in which 3 of 4 are red and 1 are "
        "black. How many were red is recorded, and nothing else."
    )
    assert len(told) == 3
