"""The JSON Schema of survey files, generated from the declarations that the reader checks with.

A schema can state shapes and ranges; that every text has every language, that a design fits the
number of choices or that ids differ is said by ``reading`` alone.
"""

from __future__ import annotations

import re
from typing import Any

from surveyapp.designs import ASKABLE, Declared, Mode
from surveyapp.designs.design import MOST_CHOICES
from surveyapp.designs.parameters import Kind, Parameter
from surveyapp.designs.unary import OneOf
from surveyapp.survey import analyst_key, reading
from surveyapp.survey.questions import Note, Question, Rating, SingleChoice, YesNo
from surveyapp.survey.survey import FORMAT

_FRACTION = {
    "anyOf": [
        {"type": "number"},
        {"type": "string", "pattern": r"^([0-9]+/[0-9]+|[0-9]*\.?[0-9]+)$"},
    ]
}

_LIST_OF_FRACTIONS = {"type": "array", "items": _FRACTION, "minItems": 2}


def survey_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of survey files."""
    question_types: tuple[type[Question], ...] = (YesNo, SingleChoice, Rating, Note)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Surveyapp survey",
        **_object(
            {
                "format": {"const": FORMAT},
                "id": _name(reading.SURVEY_ID),
                "version": {"type": "integer", "minimum": 1, "maximum": 1_000_000},
                "languages": {
                    "type": "array",
                    "items": _name(reading.LANGUAGE),
                    "minItems": 1,
                    "maxItems": reading.MOST_LANGUAGES,
                    "uniqueItems": True,
                },
                "title": {"$ref": "#/$defs/text"},
                "questions": {
                    "type": "array",
                    "items": {"oneOf": [_question(question) for question in question_types]},
                    "minItems": 1,
                    "maxItems": reading.MOST_QUESTIONS,
                },
            },
            {
                "analyst_key": {
                    "type": "string",
                    "pattern": f"^{analyst_key.PATTERN}$",
                    "description": "the analyst's public key: kiosks seal each interview to it",
                }
            },
        ),
        "$defs": {
            "text": {
                "type": "object",
                "description": "the text by language code, in each of the survey's languages",
                "patternProperties": {
                    _anchored(reading.LANGUAGE): {
                        "type": "string",
                        "minLength": 1,
                        "maxLength": reading.LONGEST_TEXT,
                    }
                },
                "additionalProperties": False,
                "minProperties": 1,
            },
            "design": {"oneOf": [_design(design) for design in ASKABLE]},
        },
    }


def _question(question: type[Question]) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "id": _name(reading.QUESTION_ID),
        "type": {"const": question.type_name},
        "text": {"$ref": "#/$defs/text"},
    }
    if question is Note:
        return _object(fields)
    fields["design"] = {"$ref": "#/$defs/design"}
    if question is SingleChoice:
        choice = _object({"id": _name(reading.CHOICE_ID), "text": {"$ref": "#/$defs/text"}})
        fields["choices"] = {
            "type": "array",
            "items": choice,
            "minItems": 2,
            "maxItems": MOST_CHOICES,
        }
    if question is Rating:
        fields["levels"] = {"type": "integer", "minimum": 2, "maximum": reading.MOST_LEVELS}
    optional = {
        "mode": {"enum": [mode.value for mode in Mode]},
        "required": {"type": "boolean", "default": True},
    }
    return _object(fields, optional)


def _design(design: type[Declared]) -> dict[str, Any]:
    declared = design.written_parameters()
    needed = {n: _parameter(p) for n, p in declared.items() if not p.is_optional}
    optional = {n: _parameter(p) for n, p in declared.items() if p.is_optional}
    return _object({"name": {"const": design.name}, **needed}, optional)


def _parameter(parameter: Parameter) -> dict[str, Any]:
    said = {"description": f"{parameter.meaning}; {parameter.allowed}"}
    if isinstance(parameter, OneOf):
        return {"enum": list(parameter.words), **said}
    if parameter.kind is Kind.PROBABILITIES:
        return {**_LIST_OF_FRACTIONS, **said}
    if parameter.kind is Kind.ROWS:
        return {"type": "array", "items": _LIST_OF_FRACTIONS, "minItems": 2, **said}
    return {**_FRACTION, **said}


def _object(needed: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {**needed, **(optional or {})},
        "required": list(needed),
        "additionalProperties": False,
    }


def _name(pattern: re.Pattern[str]) -> dict[str, Any]:
    return {"type": "string", "pattern": _anchored(pattern)}


def _anchored(pattern: re.Pattern[str]) -> str:
    return f"^(?:{pattern.pattern})$"
