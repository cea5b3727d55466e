"""The JSON Schema of survey files, generated from the declarations that the reader checks with.

A schema can state shapes and ranges; that every text has every language, that a design fits the
number of choices or that ids differ is checked by ``reading`` only.
"""

from __future__ import annotations

import re
from typing import Any

from surveyapp.designs import ASKABLE, Declared, Mode
from surveyapp.designs.core.checkable_coin import MOST_SIDES
from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.designs.core.parameters import Parameter, ParameterKind
from surveyapp.designs.latent.mixed_designs import MOST_OTHERS
from surveyapp.designs.oracles.unary import OneOf
from surveyapp.designs.quantitative.base import FARTHEST, FINEST, FROM_QUESTION
from surveyapp.survey.definition import analyst_key
from surveyapp.survey.definition.checkable_coins import CHALLENGE
from surveyapp.survey.definition.expressions import LONGEST_EXPRESSION
from surveyapp.survey.definition.formats import ANY_STEP, FORMATS, LARGEST_VERSION, SECOND_FORMAT
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.definition.presentation import presentation_schema
from surveyapp.survey.definition.second_question import KEY as SECOND_QUESTION
from surveyapp.survey.json_format import arms, checked_value, guidance, reading, second_question
from surveyapp.survey.json_format.groups import MOST_LISTED, MOST_MEMBERS
from surveyapp.survey.json_format.kiosk_texts import kiosk_texts_schema
from surveyapp.survey.types.base import Question
from surveyapp.survey.types.choices import PREFER_NOT_ID
from surveyapp.survey.types.joint import Joint
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.note import Note
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.rating import Rating
from surveyapp.survey.types.registry import QUESTION_TYPES
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.yes_no import YesNo

_FRACTION = {
    "anyOf": [
        {"type": "number"},
        {"type": "string", "pattern": r"^([0-9]+/[0-9]+|[0-9]*\.?[0-9]+)$"},
    ]
}

_NUMBER = {
    "anyOf": [
        {"type": "number"},
        {"type": "string", "pattern": r"^[+-]?([0-9]+/[0-9]+|[0-9]*\.?[0-9]+)$"},
    ]
}

_DECIMAL = {
    "anyOf": [
        {"type": "number"},
        {"type": "string", "pattern": r"^[+-]?[0-9]*\.?[0-9]+$"},
    ]
}

_DISTRIBUTION = {"type": ["array", "object", "string"]}

_LIST_OF_FRACTIONS = {"type": "array", "items": _FRACTION, "minItems": 2}


def survey_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of survey files."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Surveyapp survey",
        **_object(
            {
                "format": {"enum": list(FORMATS)},
                "id": _name(checked_value.SURVEY_ID),
                "version": {"type": "integer", "minimum": 1, "maximum": LARGEST_VERSION},
                "languages": {
                    "type": "array",
                    "items": _name(checked_value.LANGUAGE),
                    "minItems": 1,
                    "maxItems": reading.MOST_LANGUAGES,
                    "uniqueItems": True,
                },
                "title": {"$ref": "#/$defs/text"},
                "questions": {
                    "type": "array",
                    "items": {"oneOf": [_question(question) for question in QUESTION_TYPES]},
                    "minItems": 1,
                    "maxItems": reading.MOST_QUESTIONS,
                },
            },
            {
                "members": {
                    "description": "questions that are asked only as parts of joint questions",
                    "type": "array",
                    "items": {"oneOf": [_member(kind) for kind in (YesNo, SingleChoice, Rating)]},
                    "minItems": 1,
                    "maxItems": reading.MOST_QUESTIONS,
                },
                "groups": {
                    "description": "randomized questions of which each respondent is asked a random few",
                    "type": "array",
                    "items": _object(
                        {
                            "ask_random": {
                                "description": "how many of the listed questions each respondent is asked",
                                "type": "integer",
                                "minimum": 1,
                            },
                            "of": _listed(2, MOST_LISTED),
                        }
                    ),
                    "minItems": 1,
                    "maxItems": MOST_LISTED,
                },
                "analyst_key": {
                    "type": "string",
                    "pattern": f"^{analyst_key.PATTERN}$",
                    "description": "the analyst's public key: kiosks seal each interview to it",
                },
                "checkable_coins": {
                    "type": "boolean",
                    "default": False,
                    "description": "the kiosk commits to each coin and the respondent adds a card to it; "
                    f"for designs whose coin has at most {MOST_SIDES} sides",
                },
                **presentation_schema(),
                KEY: kiosk_texts_schema(),
            },
        ),
        "$defs": {
            "text": {
                "type": "object",
                "description": "the text by language code, in each of the survey's languages",
                "patternProperties": {
                    _anchored(checked_value.LANGUAGE): {
                        "type": "string",
                        "minLength": 1,
                        "maxLength": checked_value.LONGEST_TEXT,
                    }
                },
                "additionalProperties": False,
                "minProperties": 1,
            },
            "condition": {
                "type": "string",
                "description": "over direct answers: ${age} >= 18 and not(selected(${goods}, 'radio'))",
                "minLength": 1,
                "maxLength": LONGEST_EXPRESSION,
            },
            SECOND_QUESTION: second_question.second_question_schema(),
            "design": {"oneOf": [_design(design) for design in ASKABLE]},
        },
    }


def _question(question: type[Question]) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "id": _name(checked_value.QUESTION_ID),
        "type": {"const": question.type_name},
        "text": {"$ref": "#/$defs/text"},
    }
    text, condition = {"$ref": "#/$defs/text"}, {"$ref": "#/$defs/condition"}
    guides = {
        key: condition if key in {"relevant", "constraint"} else text
        for key in guidance.guidance_keys(question.type_name)
    }
    if question is Note:
        return _object(fields, guides)
    fields["design"] = {"$ref": "#/$defs/design"}
    if question in {SingleChoice, MultipleChoice}:
        choice = _object({"id": _name(checked_value.CHOICE_ID), "text": {"$ref": "#/$defs/text"}})
        fields["choices"] = {
            "type": "array",
            "items": choice,
            "minItems": 2,
            "maxItems": MOST_CHOICES,
        }
    if question is Joint:
        fields["members"] = _listed(2, MOST_MEMBERS)
    if question is Rating:
        fields["levels"] = {"type": "integer", "minimum": 2, "maximum": reading.MOST_LEVELS}
    optional: dict[str, Any] = {
        "mode": {"enum": [mode.value for mode in Mode]},
        "required": {
            "type": "boolean",
            "description": "whether it must be answered; where that is not said it must, but for randomized "
            f"questions from format {SECOND_FORMAT} on, which may be skipped",
        },
        CHALLENGE: {
            "type": "boolean",
            "default": False,
            "description": "where coins can be checked: after the touch the respondent may have the round "
            f"shown, which proves what was touched, and then answers again; format {SECOND_FORMAT}",
        },
        SECOND_QUESTION: {"$ref": f"#/$defs/{SECOND_QUESTION}"},
        **guides,
        **(_arms() if question is YesNo else {}),
    }
    if question in {YesNo, SingleChoice}:
        description = "one more answer, which the coins cover as the others"
        optional[PREFER_NOT_ID] = {"type": "boolean", "default": False, "description": description}
    if question is Number:
        description = f"a decimal number from {-FARTHEST} to {FARTHEST}"
        fields |= {end: {**_DECIMAL, "description": description} for end in ("minimum", "maximum")}
        description = (
            f"between possible answers, at least {float(FINEST):g}; 1 where it is left out; “any” without "
            f"coins: every decimal number between the ends (format {SECOND_FORMAT})"
        )
        numbers = [*_DECIMAL["anyOf"], {"const": ANY_STEP["step"]}]
        optional["step"] = {"anyOf": numbers, "description": description}
    return _object(fields, optional)


def _arms() -> dict[str, Any]:
    """Return what tests a yes/no question from inside the survey."""
    text = {"$ref": "#/$defs/text"}
    return {
        "control": {
            "description": "the true share of yes is known, and tells who answers carelessly",
            **_object({"prevalence": _FRACTION, "of": _listed(1, arms.MOST_CONTROLLED)}),
        },
        "direct_arm": {
            "description": "the share of respondents who are asked directly, without coins",
            **_FRACTION,
        },
        "negated": {
            "description": "the opposite wording, for a random half of the respondents",
            **_object({"text": text}, {"audio": text}),
        },
        "other_designs": {
            "description": "of data from elsewhere: the designs of the samples after those of the design",
            "type": "array",
            "items": {"$ref": "#/$defs/design"},
            "minItems": 1,
            "maxItems": MOST_OTHERS,
        },
    }


def _member(question: type[Question]) -> dict[str, Any]:
    """Return a question without what only the joint question has."""
    properties = dict(_question(question)["properties"])
    kept = {"id", "type", "text", "choices", "levels"} & properties.keys()
    return _object({key: properties[key] for key in properties if key in kept})


def _listed(low: int, high: int) -> dict[str, Any]:
    """Return a list of ids."""
    return {
        "type": "array",
        "items": _name(checked_value.QUESTION_ID),
        "minItems": low,
        "maxItems": high,
        "uniqueItems": True,
    }


def _design(design: type[Declared]) -> dict[str, Any]:
    declared = {n: p for n, p in design.written_parameters().items() if n not in FROM_QUESTION}
    needed = {n: _parameter(p) for n, p in declared.items() if not p.is_optional}
    optional = {n: _parameter(p) for n, p in declared.items() if p.is_optional}
    return _object({"name": {"const": design.name}, **needed}, optional)


def _parameter(parameter: Parameter) -> dict[str, Any]:
    description = {"description": f"{parameter.meaning}; {parameter.allowed}"}
    if isinstance(parameter, OneOf):
        return {"enum": list(parameter.words), **description}
    if parameter.kind is ParameterKind.PROBABILITIES:
        return {**_LIST_OF_FRACTIONS, **description}
    if parameter.kind is ParameterKind.ROWS:
        return {"type": "array", "items": _LIST_OF_FRACTIONS, "minItems": 2, **description}
    if parameter.kind is ParameterKind.DISTRIBUTION:
        return {**_DISTRIBUTION, **description}
    if parameter.kind is ParameterKind.NUMBER:
        return {**_NUMBER, **description}
    return {**_FRACTION, **description}


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
