"""Dice, coins and cards of one's own: the odds that the sentences name are those of the design."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.wording.devices import (
    Device,
    Throw,
    coins_instruction,
    number_range,
    throw_for,
    throw_instruction,
)

UTRECHT = ForcedResponse(p_truth="3/4", p_yes="1/6")
LABELS = ("Yes", "No")


@pytest.mark.parametrize(
    ("low", "high", "read"),
    [(7, 7, "7"), (11, 12, "11, 12"), (5, 10, "5–10"), (1, 1, "1"), (2, 4, "2–4")],
)
def test_a_run_of_numbers_is_read_as_people_write_it(low, high, read):
    assert number_range(low, high) == read


@pytest.mark.parametrize(
    ("truth", "yes", "throw"),
    [
        ("3/4", "1/6", Throw(Device.TWO_DICE, 2, 12, 4, 11)),
        ("2/3", "1/6", Throw(Device.DIE, 1, 6, 1, 6)),
        ("1/2", "1/2", Throw(Device.DIE, 1, 6, 3, 7)),
        ("4/5", "1/10", Throw(Device.CARDS, 1, 10, 1, 10)),
        ("7/10", "1/5", Throw(Device.CARDS, 1, 10, 2, 10)),
        ("17/18", "1/36", Throw(Device.TWO_DICE, 2, 12, 2, 12)),
    ],
)
def test_dice_are_taken_where_they_make_the_odds_exactly_and_cards_elsewhere(truth, yes, throw):
    assert throw_for(ForcedResponse(p_truth=truth, p_yes=yes).form) == throw


def test_the_sentences_of_two_dice_name_the_sums_and_their_odds():
    begin, own, yes, no, *_ = [str(phrase) for phrase in throw_instruction(UTRECHT.form, LABELS)]
    assert begin == "Throw two dice where only you see them, and add them up."
    assert own == "If it is 5–10, in 9 of 12 cases, touch your own answer."
    assert yes.startswith("If it is 2–4, in 2 of 12 cases, chance answers “Yes” in your place")
    assert no.startswith("If it is 11, 12, in 1 of 12 cases, chance answers “No” in your place")


def test_one_number_of_a_die_is_read_as_one():
    form = ForcedResponse(p_truth="2/3", p_yes="1/6").form
    begin, own, yes, no, *_ = [str(phrase) for phrase in throw_instruction(form, LABELS)]
    assert begin == "Throw a die where only you see it."
    assert own.startswith("If it is 2–5, in 4 of 6 cases")
    assert yes.startswith("If it is 1, in 1 of 6 cases")
    assert no.startswith("If it is 6, in 1 of 6 cases")


def test_no_sentence_is_of_numbers_that_there_are_not():
    form = ForcedResponse(p_truth="1/2", p_yes="1/2").form
    sentences = [str(phrase) for phrase in throw_instruction(form, LABELS)]
    assert [text for text in sentences if "“No” in your place" in text] == []
    assert sentences[1].startswith("If it is 4–6, in 1 of 2 cases")


def test_cards_say_how_many_there_are():
    form = ForcedResponse(p_truth="7/10", p_yes="1/5").form
    begin = str(throw_instruction(form, LABELS)[0])
    assert begin == "Draw one of 10 cards with the numbers 1 to 10, where only you see it."


def test_two_coins_of_ones_own_answer_truly_in_half_of_the_cases():
    first, second, *_ = [str(phrase) for phrase in coins_instruction(LABELS)]
    assert "heads, in 2 of 4 cases, touch your own answer" in first
    assert "heads is “Yes”, in 1 of 4 cases, and tails is “No”, in 1 of 4" in second


def test_the_odds_of_a_throw_are_those_of_the_design():
    for yes in range(1, 36):
        for no in range(1, 36 - yes):
            form = ForcedResponse(p_truth=Fraction(36 - yes - no, 36), p_yes=Fraction(yes, 36)).form
            throw = throw_for(form)
            ways = {
                Device.DIE: dict.fromkeys(range(1, 7), 1),
                Device.TWO_DICE: {total: 6 - abs(7 - total) for total in range(2, 13)},
                Device.CARDS: dict.fromkeys(range(1, throw.high + 1), 1),
            }[throw.device]
            of = sum(ways.values())
            forced_yes = sum(count for number, count in ways.items() if number <= throw.last_yes)
            forced_no = sum(count for number, count in ways.items() if number >= throw.first_no)
            assert (Fraction(forced_yes, of), Fraction(forced_no, of)) == form.forced
