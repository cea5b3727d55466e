"""Keys that say how respondents are led, and the answer that one prefers not to say."""

from __future__ import annotations

import pytest

from surveyapp.errors import UserProblem
from surveyapp.survey.definition.presentation import KEYS, Presentation
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json
from surveyapp.survey.xlsform.writing import write_form

K_RR = {"design": {"name": "k_rr", "p_truth": "1/2"}}
CHOICES = [{"id": each, "text": {"en": each}} for each in ("bus", "car")]
LED = {
    "comprehension_check": True,
    "after_words": True,
    "movement": False,
    "random_answer_order": True,
    "idle_seconds": 95,
}


def mistakes(value):
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(value, "small.survey.json")
    return [str(mistake) for mistake in caught.value.mistakes]


def test_a_survey_without_the_keys_keeps_its_bytes(small):
    assert small.presentation == Presentation()
    assert not set(KEYS) & set(survey_to_json(small))


def test_every_key_is_read_and_written(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(), **LED)
    assert survey.presentation == Presentation(**LED)
    assert {key: survey_to_json(survey)[key] for key in KEYS} == LED
    assert read_survey(survey_to_json(survey), "again") == survey


def test_what_is_usual_is_not_written(make_survey, yes_no_json, small):
    survey = make_survey(yes_no_json(), movement=True, idle_seconds=120)
    assert canonical_survey(survey) == canonical_survey(small)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("movement", "no", "movement: must be true or false"),
        ("comprehension_check", 1, "comprehension_check: must be true or false"),
        ("idle_seconds", 20, "idle_seconds: is 20; it must be a whole number from 90 to 600"),
        ("idle_seconds", True, "idle_seconds: is True; it must be a whole number from 90 to 600"),
    ],
)
def test_a_wrong_value_is_a_mistake_at_its_path(survey_json, key, value, said):
    (mistake,) = mistakes(survey_json(**{key: value}))
    assert mistake.startswith(said)


def test_who_prefers_not_to_say_gives_a_third_answer_inside_the_design(make_survey, yes_no_json):
    survey = make_survey(yes_no_json(prefer_not_to_say=True, **K_RR))
    (asked,) = survey.recorded_questions
    assert asked.answers == ("yes", "no", "prefer_not_to_say")
    assert asked.design.channel.answers == 3
    assert survey.columns[0].values == asked.answers
    assert asked.labels("en", str) == ("Yes", "No", "I prefer not to say")
    assert read_survey(survey_to_json(survey), "again") == survey


def test_a_single_choice_gets_one_more_answer(make_survey, yes_no_json):
    more = {"type": "single_choice", "choices": CHOICES, "prefer_not_to_say": True}
    (asked,) = make_survey(yes_no_json(**more, **K_RR)).recorded_questions
    assert asked.answers == ("bus", "car", "prefer_not_to_say")
    assert asked.design.channel.answers == 3


def test_a_design_for_two_answers_is_a_mistake_at_the_keys_path(survey_json, yes_no_json):
    (mistake,) = mistakes(survey_json(yes_no_json(prefer_not_to_say=True)))
    assert mistake.startswith("questions[0].prefer_not_to_say: makes three answers")
    assert "k_rr" in mistake


def test_a_choice_of_that_name_is_a_mistake(survey_json, yes_no_json):
    choices = [*CHOICES, {"id": "prefer_not_to_say", "text": {"en": "No comment"}}]
    more = {"type": "single_choice", "choices": choices, "prefer_not_to_say": True}
    assert mistakes(survey_json(yes_no_json(**more, **K_RR))) == [
        "questions[0].prefer_not_to_say: repeats the choice prefer_not_to_say; keep one of them."
    ]


def test_a_rating_has_no_such_answer(survey_json, yes_no_json):
    more = {"type": "rating", "levels": 5, "prefer_not_to_say": True}
    (mistake,) = mistakes(survey_json(yes_no_json(**more, **K_RR)))
    assert mistake.startswith("questions[0].prefer_not_to_say: is not known here")


def test_a_form_has_no_words_for_it(make_survey, yes_no_json):
    with pytest.raises(
        UserProblem, match=r"^(?=.*The survey cannot be written).*prefer_not_to_say"
    ):
        write_form(make_survey(yes_no_json(prefer_not_to_say=True, **K_RR)))
