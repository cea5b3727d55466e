"""What is told of a survey while it is written."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from surveyapp.analyses.computation.planning.sample_size import Assumptions, plan_n
from surveyapp.designs import designs_for
from surveyapp.designs.core.exact import log_up
from surveyapp.estimation.planning.sample_size import SampleSizeMethod
from surveyapp.services.surveys.design_goals import Goal, with_design, with_goal
from surveyapp.services.surveys.draft import QUESTIONS, Draft, draft_of, new_draft
from surveyapp.services.surveys.edits import add_group, add_question, put_text
from surveyapp.services.surveys.validation import (
    examine_draft,
    goal_sample_sizes,
    interviews_for,
    question_promise,
)
from surveyapp.survey.json_format.writing import survey_to_json

FIRST = (QUESTIONS, 0)
ERROR = Fraction(5, 100)


def yes_no(*names: str) -> Draft:
    draft = put_text(new_draft(), ("title", "en"), "Small")
    for place, name in enumerate(names):
        draft = with_goal(add_question(draft, "yes_no", place), (QUESTIONS, place), Goal.STRONG)
        draft = draft.put((QUESTIONS, place, "id"), name)
        draft = put_text(draft, (QUESTIONS, place, "text", "en"), "Have you ever …?")
    return draft


def test_a_question_without_words_promises_already():
    draft = with_goal(add_question(new_draft(), "yes_no", 0), FIRST, Goal.STRONG)
    found = examine_draft(draft, ERROR)
    assert found.survey is None
    assert {mistake.path for mistake in found.mistakes} == {"title.en", "questions[0].text.en"}
    told = found.promises[0]
    assert told.epsilon == log_up(Fraction(3))
    assert told.ratio == 3
    assert list(map(str, told.odds)) == ["yes → yes 3 of 4, no 1 of 4; no → yes 1 of 4, no 3 of 4"]
    assert told.interviews == 1537  # z²·(1/n)-bound at λ = 1/2: 3.8415·4/4/0.05²


def test_a_question_with_a_wrong_parameter_promises_nothing():
    draft = with_design(yes_no("a"), FIRST, {"name": "warner", "p": "1/2"})
    found = examine_draft(draft, ERROR)
    assert found.promises == {}
    assert [mistake.path for mistake in found.mistakes] == ["questions[0].design.p"]


def test_the_whole_adds_epsilon_up_and_takes_the_largest_need():
    draft = with_goal(yes_no("a", "b"), (QUESTIONS, 1), Goal.EPSILON_TWO)
    found = examine_draft(draft, ERROR)
    assert found.epsilon == pytest.approx(math.log(3) + math.log(7))
    assert found.interviews == 1537


def test_a_group_needs_more_interviews_and_gives_less_away():
    found = examine_draft(add_group(yes_no("a", "b", "c"), ["a", "b", "c"]), ERROR)
    assert found.epsilon == pytest.approx(math.log(3))
    assert found.interviews == 3 * 1537


def test_direct_questions_are_outside_the_sum():
    found = examine_draft(with_goal(yes_no("a"), FIRST, Goal.NONE), ERROR)
    assert found.epsilon == 0
    assert found.interviews is None
    assert found.promises[0].epsilon == math.inf


def test_a_note_promises_nothing():
    draft = add_question(new_draft(), "note", 0)
    assert question_promise(draft, FIRST, ERROR) is None


def test_designs_of_several_samples_need_a_simulation():
    draft = with_design(yes_no("a"), FIRST, {"name": "item_count", "items": 4})
    found = examine_draft(draft, ERROR)
    assert found.promises[0].interviews is None
    assert found.interviews is None


def test_the_need_is_the_planners(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(design={"name": "warner", "p": "3/5"}))
    asked = survey.recorded_questions[0]
    rows = plan_n(asked.design, ERROR, Assumptions(method=SampleSizeMethod.NORMAL))
    assert interviews_for(asked, ERROR) == rows[0].n


def number(design: dict[str, object]) -> Draft:
    draft = add_question(new_draft(), "number", 0)
    return with_design(draft, FIRST, design)


def test_the_mean_of_a_direct_number_needs_what_its_widest_spread_needs():
    told = question_promise(number({"name": "direct"}), FIRST, ERROR)
    assert told is not None
    assert told.interviews == 385  # 1.96²·(100/2)²/5²


def test_the_mean_with_noise_needs_the_worst_of_all_two_point_populations():
    draft = number({"name": "additive_noise", "added": "0: 1/2, 30: 1/2"})
    told = question_promise(draft, FIRST, ERROR)
    assert told is not None
    assert told.interviews == math.ceil(1.959963984540054**2 * (50**2 + 15**2) / 5**2)


@pytest.mark.parametrize("name", sorted(designs_for("number")))
def test_no_population_of_ends_needs_more_than_is_told(name):
    kind = designs_for("number")[name]
    example = {k: v for k, v in kind.example.items() if k not in {"minimum", "maximum", "step"}}
    told = question_promise(number({"name": name, **example}), FIRST, ERROR)
    if told is None or told.interviews is None:
        pytest.skip("no formula tells it: two samples, or no decimals")
    design = kind.for_question(
        example, minimum=Fraction(0), maximum=Fraction(100), step=Fraction(1)
    )
    at_low, at_high = (design.variance_at(Fraction(end)) for end in (0, 100))
    worst = max(
        w * (100**2 + at_high) + (1 - w) * at_low - (100 * w) ** 2
        for w in (Fraction(i, 200) for i in range(201))
    )
    needed = 1.9599639845**2 * float(worst) / 5**2
    assert needed <= told.interviews <= 1 + 1.001 * needed


def test_an_example_survey_has_no_mistakes_and_the_known_total(clinic):
    found = examine_draft(draft_of(survey_to_json(clinic), "clinic"), ERROR)
    assert found.survey == clinic
    assert found.epsilon == clinic.total_epsilon


def test_each_goal_is_offered_with_what_it_needs():
    needed = goal_sample_sizes(yes_no("a"), FIRST, ERROR)
    assert needed == {Goal.NONE: 385, Goal.STRONG: 1537, Goal.BALANCED: 865, Goal.EPSILON_TWO: 683}
    assert goal_sample_sizes(add_question(new_draft(), "note", 0), FIRST, ERROR) == {}


def test_the_kiosks_own_words_in_another_language_are_counted():
    draft = draft_of(survey_to_json(examine_draft(yes_no("used"), ERROR).survey), "s.survey.json")
    value = {**draft.value, "languages": ["en", "am"], "title": {"en": "Small", "am": "ውኃ"}}
    (question,) = value[QUESTIONS]
    value[QUESTIONS] = [{**question, "text": {**question["text"], "am": "?"}}]

    found = examine_draft(Draft(value), ERROR)
    cautions = {one.path: one for one in found.cautions}

    assert examine_draft(draft, ERROR).is_ready
    assert not found.is_ready  # nobody is told that it is, above a warning that no kiosk starts
    assert "In Amharic (am) the kiosk lacks " in str(cautions["kiosk_texts.am"].sentence)
