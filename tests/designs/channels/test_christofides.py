"""Christofides (2003)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.designs.channels.christofides import Christofides
from surveyapp.designs.core.parameters import NotTogether

CARDS = ["1/10", "1/5", "3/10", "1/5", "1/5"]


def test_carriers_count_from_the_other_end():
    yes, no = Christofides(["1/2", "3/10", "1/5"]).channel.rows
    assert no == (Fraction(1, 2), Fraction(3, 10), Fraction(1, 5))
    assert yes == no[::-1]


def test_the_pseudo_answer_is_the_published_one():
    # PACKAGES.md §2: r = (z − μ)/(m + 1 − 2μ), with μ = 3.2 here
    scores = [row[0] for row in Christofides(CARDS).channel.debiasing()]
    mean = Fraction(16, 5)
    assert scores == [(z - mean) / (6 - 2 * mean) for z in range(1, 6)]


def test_cards_with_their_mean_in_the_middle_can_be_used_if_they_are_not_symmetric():
    channel = Christofides(["3/10", "3/10", 0, "2/5"]).channel
    scores = channel.debiasing()
    products = [
        [sum(p * s[a] for p, s in zip(row, scores, strict=True)) for a in (0, 1)]
        for row in channel.rows
    ]
    assert products == [[1, 0], [0, 1]]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (["1/2", "1/2"], "the same from both ends"),
        (["1/5", "3/5", "1/5"], "the same from both ends"),
        (["1/2", "1/4"], "they sum to 3/4; they must sum to 1 exactly"),
        ([1], "it has 1 probabilities; give 2 to 256"),
        ([], "it has 0 probabilities; give 2 to 256"),
        ([0, 1], "one card is drawn in all cases"),
    ],
)
def test_cards_that_cannot_be_used_are_refused(cards, reason):
    with pytest.raises(NotTogether, match=reason):
        Christofides(cards)


def test_the_recorded_values_are_the_numbers():
    design = Christofides(["1/2", "3/10", "1/5"])
    assert design.reports(("yes", "no")) == design.report_labels(["Yes", "No"]) == ("1", "2", "3")


@pytest.mark.parametrize(("card", "about"), [("1/2", ""), (Fraction(1, 3**5), "about ")])
def test_one_s_own_card_is_told_number_by_number(card, about):
    rest = 1 - Fraction(card)
    told = [
        str(p)
        for p in Christofides([card, rest / 4, rest * 3 / 4]).instruction(
            Mode.OWN_DEVICE, ["Yes", "No"]
        )
    ]
    assert told[0] == "Draw a card. Keep it hidden."
    assert told[2].startswith(f"The card that you draw bears 1 in {about}")
    assert told[1] == (
        "If your answer is “No”, touch the number of your card. If it is “Yes”, touch 4 minus that "
        "number."
    )


def test_a_card_that_is_not_there_is_not_told():
    told = Christofides(["3/4", 0, "1/4"]).instruction(Mode.OWN_DEVICE, ["Yes", "No"])
    assert [phrase.facts.get("number") for phrase in told[2:4]] == ["1", "3"]
