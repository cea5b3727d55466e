"""Rules: what a respondent has to understand, once for all questions that share it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.survey.definition.rules import ANY_ANSWER, OPPOSITE, Rule, rule_of, rules_of

FOUR = [{"id": name, "text": {"en": name}} for name in ("a", "b", "c", "d")]


def choice(design, **more):
    return {"id": "choice", "type": "single_choice", "text": {"en": "?"}, "choices": FOUR} | {
        "design": design,
        **more,
    }


def even(p_truth, share):
    return {"name": "forced_choice", "p_truth": p_truth, "p_forced": [share] * 4}


def test_two_coins_and_a_forced_choice_with_the_same_odds_are_one_rule(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(), choice(even("1/2", "1/8")))
    assert list(rules_of(survey)) == [Rule(Mode.KIOSK_COINS, Fraction(1, 2), ANY_ANSWER)]


@pytest.mark.parametrize(
    "other",
    [
        choice(even("3/5", "1/10")),
        choice(
            {"name": "forced_choice", "p_truth": "1/2", "p_forced": ["1/5", "1/10", "1/10", "1/10"]}
        ),
        choice(even("1/2", "1/8"), mode="shown_coins"),
    ],
    ids=["other odds", "some answers more often", "coins shown first"],
)
def test_other_odds_or_another_order_are_another_rule(make_survey, yes_no_json, other):
    assert len(rules_of(make_survey(yes_no_json(), other))) == 2


def test_designs_that_turn_the_answer_round_as_often_are_one_rule(make_survey, yes_no_json):
    warner = yes_no_json("w", design={"name": "warner", "p": "4/5"})
    twice = yes_no_json("t", design={"name": "two_stage_warner", "t": "1/5", "p": "3/4"})
    survey = make_survey(warner, twice)
    assert list(rules_of(survey)) == [Rule(Mode.KIOSK_COINS, Fraction(4, 5), OPPOSITE)]


def test_ones_own_dice_are_a_rule_of_their_own(make_survey, yes_no_json):
    dice = {"name": "forced_response", "p_truth": "1/2", "p_yes": "1/4"}
    survey = make_survey(
        yes_no_json(), yes_no_json("dice", design=dice, mode="own_device"), yes_no_json("again")
    )
    questions = [[q.id for q in asked] for asked in rules_of(survey).values()]
    assert questions == [["used", "again"], ["dice"]]


def test_what_is_asked_directly_has_no_rule(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(), yes_no_json("age", design={"name": "direct"}))
    assert rule_of(survey.question("age")) is None
    assert [q.id for (q,) in rules_of(survey).values()] == ["used"]


def test_a_question_with_a_direct_arm_has_the_rule_of_its_coins(make_survey, yes_no_json):
    plain, armed = make_survey(yes_no_json()), make_survey(yes_no_json(direct_arm="1/4"))
    assert rules_of(plain).keys() == rules_of(armed).keys()


def test_where_no_wheel_shows_the_odds_the_design_as_it_is_stated_is_the_rule(small):
    (question,) = small.randomized
    own = replace(question, mode=Mode.OWN_DEVICE)
    assert rule_of(own) == Rule(Mode.OWN_DEVICE, None, (("name", "two_coins"),))


def test_numbers_with_the_same_noise_are_one_rule_whatever_their_scale(make_survey):
    def number(name, high, epsilon):
        design = {"name": "hybrid", "epsilon": epsilon}
        scale = {"minimum": 0, "maximum": high, "text": {"en": "?"}, "design": design}
        return {"id": name, "type": "number", **scale}

    assert len(rules_of(make_survey(number("a", 31, 1.5), number("b", 500, 1.5)))) == 1
    assert len(rules_of(make_survey(number("a", 31, 1.5), number("b", 31, 1)))) == 2
