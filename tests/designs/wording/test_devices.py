"""Dice, coins and cards of one's own: the odds that the sentences name are those of the design."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.wording.devices import (
    Device,
    Throw,
    choosing_steps,
    coins_steps,
    number_range,
    throw_for,
    throw_steps,
)
from surveyapp.designs.wording.forced import PROVES_NOTHING

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


def read(sentences):
    return [str(each) for each in sentences]


def test_two_dice_are_thrown_first_and_then_the_sums_say_what_to_touch():
    steps = throw_steps(UTRECHT.form, LABELS)
    assert read(steps.begin) == ["Throw both dice and add them up. Keep them hidden."]
    assert read(steps.meaning) == [
        "2 to 4: touch “Yes”. The dice chose it, not you.",
        "5 to 10: touch your own answer.",
        "11 or 12: touch “No”. The dice chose it, not you.",
        "Your own answer comes up in 3 of 4 cases.",
    ]
    assert (
        " ".join(read(steps.reminder)) == "2 to 4: “Yes”. 5 to 10: your own answer. 11 or 12: “No”."
    )
    assert steps.proves == (PROVES_NOTHING,)
    assert steps.screens == (steps.begin, (*steps.meaning, PROVES_NOTHING))


def test_one_number_of_a_die_is_read_as_one():
    steps = throw_steps(ForcedResponse(p_truth="2/3", p_yes="1/6").form, LABELS)
    assert read(steps.begin) == ["Throw the die. Keep it hidden."]
    assert read(steps.meaning)[:3] == [
        "1: touch “Yes”. The die chose it, not you.",
        "2 to 5: touch your own answer.",
        "6: touch “No”. The die chose it, not you.",
    ]


def test_no_sentence_is_of_numbers_that_there_are_not():
    design = ForcedResponse(p_truth="1/2", p_yes="1/2")
    steps = design.own_device(LABELS)
    assert read(steps.meaning)[:2] == [
        "1 to 3: touch “Yes”. The die chose it, not you.",
        "4 to 6: touch your own answer.",
    ]
    assert read(steps.proves) == [
        "Only you can choose “No”. So a recorded “No” is your own answer."
    ]


def test_cards_say_how_many_there_are():
    steps = throw_steps(ForcedResponse(p_truth="7/10", p_yes="1/5").form, LABELS)
    assert read(steps.begin) == ["Draw one of the cards 1 to 10. Keep it hidden."]
    assert read(steps.meaning)[0] == "1 or 2: touch “Yes”. The card chose it, not you."


def test_two_coins_of_ones_own_answer_truly_in_half_of_the_cases():
    steps = coins_steps(LABELS)
    assert read(steps.meaning) == [
        "Heads first: touch your own answer.",
        "Tails, then heads: touch “Yes”. The coins chose it, not you.",
        "Tails, then tails: touch “No”. The coins chose it, not you.",
        "Your own answer comes up in 1 of 2 cases.",
    ]


@pytest.mark.parametrize(
    ("p_truth", "first", "second"), [("7/10", 7, 3), ("1/6", 1, 5), ("1/4", 1, 3)]
)
def test_a_throw_that_chooses_a_question_has_the_odds_of_the_design(p_truth, first, second):
    meaning = choosing_steps(Fraction(p_truth)).meaning
    count, of = meaning[2].facts["count"], meaning[2].facts["of"]
    assert Fraction(count, of) == Fraction(p_truth) == Fraction(first, first + second)
    assert str(meaning[0]).endswith("answer question 1.")
    assert str(meaning[1]).endswith("answer question 2.")


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
