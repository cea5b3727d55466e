"""Designs chosen by what one wants."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import Mode
from surveyapp.services.surveys.design_goals import (
    CEILINGS,
    Goal,
    current_goal,
    keeping_goals,
    modes_of,
    proposed_design,
    with_design,
    with_goal,
)
from surveyapp.services.surveys.draft import (
    QUESTIONS,
    Draft,
    is_required_in,
    new_draft,
    with_fitting_format,
)
from surveyapp.services.surveys.edits import (
    QUESTION_KINDS,
    add_choice,
    add_question,
    change_type,
    remove_member,
)
from surveyapp.services.surveys.validation import examine_draft, question_promise
from surveyapp.survey.types.registry import can_be_private

FIRST = (QUESTIONS, 0)
ERROR = Fraction(5, 100)
PROTECTED = tuple(filter(can_be_private, QUESTION_KINDS))


def asking(kind: str, choices: int = 2) -> Draft:
    draft = add_question(new_draft(), kind, 0)
    for _ in range(choices - 2):
        draft = add_choice(draft, FIRST)
    return draft


@pytest.mark.parametrize("goal", list(CEILINGS))
@pytest.mark.parametrize("kind", PROTECTED)
def test_what_is_proposed_keeps_under_the_ceiling_and_is_recognized(kind, goal):
    draft = with_goal(asking(kind), FIRST, goal)
    promised = question_promise(draft, FIRST, ERROR)
    assert promised is not None
    assert 0.8 * float(CEILINGS[goal]) < promised.epsilon <= float(CEILINGS[goal])
    assert current_goal(draft, FIRST) is goal


@pytest.mark.parametrize("goal", [Goal.NONE, *CEILINGS])
@pytest.mark.parametrize("kind", ["yes_no", "single_choice"])
def test_one_who_may_prefer_not_to_say_has_one_more_answer(kind, goal):
    draft = asking(kind).put((*FIRST, "prefer_not_to_say"), value=True)
    draft = with_goal(draft, FIRST, goal)
    said = [one.path for one in examine_draft(draft, ERROR).mistakes]
    assert all(path.endswith(".en") for path in said), said  # only texts are missing


@pytest.mark.parametrize("choices", [3, 7, 30, 100])
@pytest.mark.parametrize("kind", ["single_choice", "multiple_choice"])
def test_many_choices_keep_under_the_ceiling_too(kind, choices):
    draft = with_goal(asking(kind, choices), FIRST, Goal.BALANCED)
    promised = question_promise(draft, FIRST, ERROR)
    assert promised is not None
    assert promised.epsilon <= 1.65


def test_strong_privacy_of_yes_and_no_is_two_coins():
    draft = asking("yes_no")
    assert proposed_design(draft, FIRST, Goal.STRONG) == {"name": "two_coins"}
    assert proposed_design(draft, FIRST, Goal.BALANCED) == {
        "name": "forced_response",
        "p_truth": "2/3",
        "p_yes": "1/6",
    }
    assert proposed_design(draft, FIRST, Goal.EPSILON_TWO) == {
        "name": "forced_response",
        "p_truth": "3/4",
        "p_yes": "1/8",
    }


def test_less_privacy_needs_fewer_interviews():
    for kind in PROTECTED:
        drafts = [with_goal(asking(kind), FIRST, goal) for goal in CEILINGS]
        needs = [question_promise(draft, FIRST, ERROR).interviews for draft in drafts]
        assert needs == sorted(needs, reverse=True)
        assert len(set(needs)) == 3


def test_a_choice_more_keeps_the_goal_and_changes_the_odds():
    before = with_goal(asking("single_choice"), FIRST, Goal.STRONG)
    after = keeping_goals(before, add_choice(before, FIRST), FIRST)
    assert before.questions[0]["design"] == {"name": "k_rr", "p_truth": "1/2"}
    assert after.questions[0]["design"] == {"name": "k_rr", "p_truth": "2/5"}
    assert current_goal(after, FIRST) is Goal.STRONG


def test_a_design_of_ones_own_stays_as_it_is():
    own = with_design(asking("single_choice"), FIRST, {"name": "k_rr", "p_truth": "3/5"})
    after = keeping_goals(own, add_choice(own, FIRST), FIRST)
    assert after.questions[0]["design"] == {"name": "k_rr", "p_truth": "3/5"}
    assert current_goal(after, FIRST) is Goal.OWN


@pytest.mark.parametrize("kind", PROTECTED)
def test_a_design_that_the_new_type_has_not_gives_way_to_strong_privacy(kind):
    own = with_design(asking("note"), FIRST, {"name": "crosswise", "p": "1/4"})
    own = change_type(own, FIRST, "yes_no")
    after = keeping_goals(own, change_type(own, FIRST, kind), FIRST)
    expected = Goal.OWN if after.questions[0]["design"]["name"] == "crosswise" else Goal.STRONG
    assert current_goal(after, FIRST) is expected
    assert question_promise(after, FIRST, ERROR) is not None


def test_a_part_less_keeps_the_goal_of_the_joint_question():
    before = with_goal(asking("joint"), FIRST, Goal.BALANCED)
    fewer = keeping_goals(before, remove_member(before, ("members", 0)), FIRST)
    assert fewer.number_of_answers(fewer.questions[0]) == 2
    assert fewer.questions[0]["design"] == {"name": "k_rr", "p_truth": "2/3"}


def test_a_joint_question_cannot_be_left_unprotected():
    draft = asking("joint")
    assert proposed_design(draft, FIRST, Goal.NONE) is None
    assert with_goal(draft, FIRST, Goal.NONE) is draft


def test_ends_that_nobody_stated_become_those_of_a_design_with_coins():
    asked = {"id": "income", "type": "number", "text": {"en": "?"}, "minimum": 7, "maximum": 90}
    draft = new_draft().put((QUESTIONS,), [asked | {"open_ends": True}])
    direct = with_design(draft, FIRST, {"name": "direct"})
    assert direct.at((*FIRST, "open_ends")) is True
    coins = with_design(direct, FIRST, {"name": "duchi", "epsilon": "1"})
    assert "open_ends" not in coins.at(FIRST)
    assert coins.at((*FIRST, "maximum")) == 90


def test_a_mode_that_the_design_has_not_gives_way():
    draft = with_goal(asking("yes_no"), FIRST, Goal.STRONG).put((*FIRST, "mode"), "shown_coins")
    assert with_goal(draft, FIRST, Goal.BALANCED).questions[0]["mode"] == "shown_coins"
    assert "mode" not in with_design(draft, FIRST, {"name": "mangat", "p": "3/4"}).questions[0]
    assert modes_of(draft, FIRST) == (Mode.KIOSK_COINS, Mode.SHOWN_COINS, Mode.OWN_DEVICE)


@pytest.mark.parametrize("kind", PROTECTED)
def test_a_question_that_gets_protection_may_be_skipped_from_then_on(kind):
    draft = with_goal(asking(kind), FIRST, Goal.STRONG)
    assert draft.at((*FIRST, "required")) is False
    assert not is_required_in(draft, FIRST)


def test_what_the_author_says_of_skipping_stays():
    said = asking("yes_no").put((*FIRST, "design"), {"name": "direct"})
    assert is_required_in(said, FIRST)
    said = said.put((*FIRST, "required"), True)
    assert is_required_in(with_goal(said, FIRST, Goal.STRONG), FIRST)


def test_other_odds_do_not_change_whether_a_question_of_a_first_file_may_be_skipped():
    old = asking("yes_no").put((*FIRST, "design"), {"name": "two_coins"})
    changed = with_design(old, FIRST, {"name": "warner", "p": "3/4"})
    assert is_required_in(changed, FIRST)


def test_a_new_key_that_asks_for_a_newer_format_changes_no_question():
    """What the first format means by saying nothing is said before the format changes, and back again."""
    old = asking("yes_no").put((*FIRST, "design"), {"name": "two_coins"})
    newer = with_fitting_format(old.put((*FIRST, "challenge"), True))
    assert newer.at(("format",)) == "surveyapp-survey/2"
    assert is_required_in(newer, FIRST)
    silent = newer.drop((*FIRST, "required"))
    assert not is_required_in(silent, FIRST)
    assert not is_required_in(with_fitting_format(silent.drop((*FIRST, "challenge"))), FIRST)
