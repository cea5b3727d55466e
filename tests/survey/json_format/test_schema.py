"""The published schema knows what guides a question."""

from __future__ import annotations

import jsonschema
import pytest

from surveyapp.survey.json_format.schema import survey_schema


def test_it_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(survey_schema())


@pytest.fixture
def accepts(survey_json, yes_no_json):
    validator = jsonschema.Draft202012Validator(survey_schema())

    def accepts(**more):
        return validator.is_valid(survey_json(yes_no_json("a"), yes_no_json("b", **more)))

    return accepts


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"relevant": "${a} = 'yes'"},
        {"hint": {"en": "Think."}, "audio": {"en": "b.mp3"}},
        {"constraint": ". = 'yes'", "constraint_message": {"en": "Yes, please."}},
    ],
)
def test_conditions_and_hints_are_in_the_schema(accepts, more):
    assert accepts(**more)


@pytest.mark.parametrize(
    "more", [{"relevant": 1}, {"relevant": ""}, {"constraint": "x" * 2001}, {"hint": "Think."}]
)
def test_what_is_no_condition_and_no_text_is_not_in_the_schema(accepts, more):
    assert not accepts(**more)


def test_a_note_takes_no_constraint(survey_json, yes_no_json):
    note = {"id": "n", "type": "note", "text": {"en": "Read."}, "hint": {"en": "Slowly."}}
    validator = jsonschema.Draft202012Validator(survey_schema())
    assert validator.is_valid(survey_json(yes_no_json("a"), note))
    assert not validator.is_valid(survey_json(yes_no_json("a"), {**note, "constraint": ". = 'x'"}))
