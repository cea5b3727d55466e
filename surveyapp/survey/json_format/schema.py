"""The JSON Schema of survey files, generated from the declarations that the reader checks with.

A schema can state shapes and ranges; that every text has every language, that a design fits the
number of choices or that ids differ is checked by ``reading`` only.
"""

from __future__ import annotations

from typing import Any

from surveyapp.designs import ASKABLE, Declared, Mode
from surveyapp.designs.core.checkable_coin import MOST_SIDES
from surveyapp.designs.core.parameters import Parameter, ParameterKind
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.latent.mixed_designs import MOST_OTHERS
from surveyapp.designs.oracles.unary import OneOf
from surveyapp.survey.definition import analyst_key
from surveyapp.survey.definition.checkable_coins import CHALLENGE
from surveyapp.survey.definition.expressions import LONGEST_EXPRESSION
from surveyapp.survey.definition.formats import (
    CONFIRMED_EPSILON,
    FORMATS,
    LARGEST_VERSION,
    SECOND_FORMAT,
    TALLIES,
    VARIABLES,
)
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.definition.presentation import presentation_schema
from surveyapp.survey.definition.second_question import KEY as SECOND_QUESTION
from surveyapp.survey.definition.survey import PROTECTS_NOBODY_FROM
from surveyapp.survey.json_format import arms, checked_value, guidance, reading, second_question
from surveyapp.survey.json_format.groups import MOST_LISTED
from surveyapp.survey.json_format.kiosk_texts import kiosk_texts_schema
from surveyapp.survey.json_format.question_fields import fields_schema
from surveyapp.survey.json_format.schema_parts import (
    DECIMAL,
    anchored,
    listed_ids,
    name_schema,
    object_schema,
)
from surveyapp.survey.json_format.tallies import tallies_schema
from surveyapp.survey.types.base import AskedQuestion, Question
from surveyapp.survey.types.registry import QUESTION_TYPES, member_types
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

_DISTRIBUTION = {"type": ["array", "object", "string"]}

_LIST_OF_FRACTIONS = {"type": "array", "items": _FRACTION, "minItems": 2}


def survey_schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of survey files."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Surveyapp survey",
        **object_schema(
            {
                "format": {"enum": list(FORMATS)},
                "id": name_schema(checked_value.SURVEY_ID),
                "version": {"type": "integer", "minimum": 1, "maximum": LARGEST_VERSION},
                "languages": {
                    "type": "array",
                    "items": name_schema(checked_value.LANGUAGE),
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
                    "items": {"oneOf": [_member(kind) for kind in member_types()]},
                    "minItems": 1,
                    "maxItems": reading.MOST_QUESTIONS,
                },
                "groups": {
                    "description": "randomized questions of which each respondent is asked a random few",
                    "type": "array",
                    "items": object_schema(
                        {
                            "ask_random": {
                                "description": "how many of the listed questions each respondent is asked",
                                "type": "integer",
                                "minimum": 1,
                            },
                            "of": _questions(2, MOST_LISTED),
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
                TALLIES: tallies_schema(),
                "checkable_coins": {
                    "type": "boolean",
                    "default": False,
                    "description": "the kiosk commits to each coin and the respondent adds a card to it; "
                    f"for designs whose coin has at most {MOST_SIDES} sides",
                },
                **presentation_schema(),
                KEY: kiosk_texts_schema(),
                CONFIRMED_EPSILON: {
                    **DECIMAL,
                    "description": "the total ε of one respondent up to which its author has confirmed that "
                    f"so little protection is meant, {PROTECTS_NOBODY_FROM:g} or more",
                },
                VARIABLES: {
                    "type": "object",
                    "description": "what an analyst says about the columns: labels, and variables made from "
                    "others; no kiosk looks at it",
                },
            },
        ),
        "$defs": {
            "text": {
                "type": "object",
                "description": "the text by language code, in each of the survey's languages",
                "patternProperties": {
                    anchored(checked_value.LANGUAGE): {
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
        "id": name_schema(checked_value.QUESTION_ID),
        "type": {"const": question.type_name},
        "text": {"$ref": "#/$defs/text"},
    }
    text, condition = {"$ref": "#/$defs/text"}, {"$ref": "#/$defs/condition"}
    guides = {
        key: condition if key in {"relevant", "constraint"} else text
        for key in guidance.guidance_keys(question.type_name)
    }
    if not issubclass(question, AskedQuestion):
        return object_schema(fields, guides)
    fields["design"] = {"$ref": "#/$defs/design"}
    needed, own = fields_schema(question)
    fields |= needed
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
    optional |= own
    return object_schema(fields, optional)


def _arms() -> dict[str, Any]:
    """Return what tests a yes/no question from inside the survey."""
    text = {"$ref": "#/$defs/text"}
    return {
        "control": {
            "description": "the true share of yes is known, and tells who answers carelessly",
            **object_schema(
                {
                    "prevalence": _FRACTION,
                    "of": _questions(1, arms.MOST_CONTROLLED),
                }
            ),
        },
        "direct_arm": {
            "description": "the share of respondents who are asked directly, without coins",
            **_FRACTION,
        },
        "negated": {
            "description": "the opposite wording, for a random half of the respondents",
            **object_schema({"text": text}, {"audio": text}),
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
    own = {each.key for each in question.fields if each.is_needed}
    kept = {"id", "type", "text"} | own
    return object_schema({key: properties[key] for key in properties if key in kept})


def _questions(low: int, high: int) -> dict[str, Any]:
    """Return a list of questions' ids."""
    return listed_ids(checked_value.QUESTION_ID, low, high)


def _design(design: type[Declared]) -> dict[str, Any]:
    declared = {n: p for n, p in design.written_parameters().items() if n not in FROM_QUESTION}
    needed = {n: _parameter(p) for n, p in declared.items() if not p.is_optional}
    optional = {n: _parameter(p) for n, p in declared.items() if p.is_optional}
    return object_schema({"name": {"const": design.name}, **needed}, optional)


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
