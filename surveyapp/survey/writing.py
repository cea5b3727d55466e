"""Surveys as JSON values, the way files keep them."""

from __future__ import annotations

from typing import Any

from surveyapp.designs import Declared
from surveyapp.survey.questions import AskedQuestion, Question, Rating, SingleChoice
from surveyapp.survey.strict_json import canonical
from surveyapp.survey.survey import FORMAT, Survey
from surveyapp.survey.texts import Text


def survey_to_json(survey: Survey) -> dict[str, Any]:
    """Return the JSON value from which ``read_survey`` makes an equal survey."""
    return {
        "format": FORMAT,
        "id": survey.id,
        "version": survey.version,
        "languages": list(survey.languages),
        "title": _text(survey.title),
        **({} if survey.analyst_key is None else {"analyst_key": survey.analyst_key.text}),
        "questions": [_question(question) for question in survey.questions],
    }


def canonical_survey(survey: Survey) -> str:
    """Return the survey on one line, always in the same bytes: the survey line of collection files."""
    return canonical(survey_to_json(survey))


def _text(text: Text) -> dict[str, str]:
    return dict(text.by_language)


def _question(question: Question) -> dict[str, Any]:
    value: dict[str, Any] = {
        "id": question.id,
        "type": question.type_name,
        "text": _text(question.text),
    }
    if isinstance(question, SingleChoice):
        value["choices"] = [{"id": c.id, "text": _text(c.text)} for c in question.choices]
    if isinstance(question, Rating):
        value["levels"] = question.levels
    if isinstance(question, AskedQuestion):
        value["design"] = design_to_json(question.design)
        value["mode"] = question.mode.value
        value["required"] = question.required
    return value


def design_to_json(design: Declared) -> dict[str, Any]:
    """Return the design as survey files state it: its name and its parameters, exact."""
    return design.stated()
