"""Surveys as JSON values, the way files keep them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from surveyapp.designs import Declared
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.survey.definition.checkable_coins import CHALLENGE
from surveyapp.survey.definition.formats import CONFIRMED_EPSILON, needed_format
from surveyapp.survey.definition.presentation import presentation_to_json
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.json_format.arms import arms_to_json
from surveyapp.survey.json_format.guidance import guidance_to_json
from surveyapp.survey.json_format.kiosk_texts import kiosk_texts_to_json
from surveyapp.survey.json_format.question_fields import fields_to_json, plain_decimal
from surveyapp.survey.json_format.second_question import second_question_to_json
from surveyapp.survey.json_format.strict_json import canonical
from surveyapp.survey.types.base import AskedQuestion, Question

if TYPE_CHECKING:
    from surveyapp.survey.definition.tallies import Tallies


def survey_to_json(survey: Survey) -> dict[str, Any]:
    """Return the JSON value of a survey; ``read_survey`` turns it back into an equal one.

    Parameters
    ----------
    survey
        the survey.
    """
    value: dict[str, Any] = {
        "id": survey.id,
        "version": survey.version,
        "languages": list(survey.languages),
        "title": _text(survey.title),
        **({} if survey.analyst_key is None else {"analyst_key": survey.analyst_key.text}),
        **({} if survey.tallies is None else _tallies(survey.tallies)),
        **({"checkable_coins": True} if survey.checkable_coins else {}),
        "questions": [_question(question) for question in survey.questions],
    }
    value |= presentation_to_json(survey.presentation)
    value |= kiosk_texts_to_json(survey.kiosk_texts)
    if survey.confirmed_epsilon is not None:
        value[CONFIRMED_EPSILON] = plain_decimal(survey.confirmed_epsilon)
    if survey.members:
        value["members"] = [_member(member) for member in survey.members]
    if survey.groups:
        value["groups"] = [{"ask_random": g.size, "of": list(g.of)} for g in survey.groups]
    return {"format": needed_format(value), **value}


def _tallies(tallies: Tallies) -> dict[str, Any]:
    from surveyapp.survey.json_format.tallies import tallies_to_json  # noqa: PLC0415 - few surveys have any

    return tallies_to_json(tallies)


def canonical_survey(survey: Survey) -> str:
    """Return the survey on one line, always in the same bytes: the survey line of collection files.

    Parameters
    ----------
    survey
        the survey.
    """
    return canonical(survey_to_json(survey))


def _text(text: Text) -> dict[str, str]:
    return dict(text.by_language)


def _question(question: Question) -> dict[str, Any]:
    value: dict[str, Any] = {
        "id": question.id,
        "type": question.type_name,
        "text": _text(question.text),
    }
    value |= fields_to_json(question)
    if isinstance(question, AskedQuestion):
        stated = design_to_json(question.design)
        value["design"] = {key: given for key, given in stated.items() if key not in FROM_QUESTION}
        value["mode"] = question.mode.value
        value["required"] = question.required
        if question.challenge:
            value[CHALLENGE] = True
    value |= guidance_to_json(question) | arms_to_json(question)
    return value | second_question_to_json(question)


def _member(member: AskedQuestion) -> dict[str, Any]:
    """Return a member without what only the joint question has."""
    value = _question(member)
    return {key: value[key] for key in value if key not in {"design", "mode", "required"}}


def design_to_json(design: Declared) -> dict[str, Any]:
    """Return the design as survey files state it: its name and its parameters, exact.

    Parameters
    ----------
    design
        the design.
    """
    return design.to_json()
