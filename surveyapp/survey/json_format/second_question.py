"""The harmless question of a question, from and to JSON, and what a kiosk needs of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from surveyapp.designs import AskableDesign
from surveyapp.messages.message import msg
from surveyapp.survey.definition.formats import SECOND_FORMAT
from surveyapp.survey.definition.second_question import KEY, SHARE, TEXT_NAMES, SecondQuestion
from surveyapp.survey.json_format.arms import read_share
from surveyapp.survey.json_format.checked_value import Reader, join
from surveyapp.survey.types.base import AskedQuestion, Question

MORE_TEXTS = tuple(key for key in TEXT_NAMES if key != "text")


def with_second_question(
    reader: Reader, question: Question, fields: Mapping[str, Any], path: str
) -> Question:
    """Return the question with the harmless one that its object states.

    Parameters
    ----------
    reader
        reads values and collects mistakes.
    question
        the question, with its arms.
    fields
        the question's JSON object.
    path
        its JSON path.
    """
    if KEY not in fields or not isinstance(question, AskedQuestion):
        return question
    where = join(path, KEY)
    value = reader.fields(fields[KEY], where, needed=("text",), optional=(*MORE_TEXTS, SHARE))
    design = question.design.without_arms
    if not design.needs_second_question(question.mode):
        reader.note(
            where,
            msg("is never shown: this design and mode ask no second question; remove it here."),
        )
    for key in MORE_TEXTS:
        if key in value and key not in design.second_question_texts:
            reader.note(
                join(where, key), msg("is never shown with {name}; remove it.", name=design.name)
            )
    texts = {
        key: reader.text(value[key], join(where, key))
        for key in ("text", *MORE_TEXTS)
        if key in value
    }
    share = _share(reader, design, value, join(where, SHARE))
    text = texts.pop("text", None)
    if text is None:
        return question
    return replace(question, second_question=SecondQuestion(text, **texts, share=share))


def _share(
    reader: Reader, design: AskableDesign, value: Mapping[str, Any], path: str
) -> Fraction | None:
    """Return the published share of yes, which is the one that the design reckons with."""
    if SHARE not in value:
        return None
    share = read_share(reader, value[SHARE], path, is_open=True)
    stated = design.second_question_share
    reckoned = getattr(design, stated) if stated else share
    if share is not None and share != reckoned:
        reader.note(
            path,
            msg(
                "is {share}, but the design reckons with {name} = {reckoned}; state the published "
                "share in both places.",
                share=str(share),
                name=stated,
                reckoned=str(reckoned),
            ),
        )
    return share


def second_question_schema() -> dict[str, Any]:
    """Return the JSON Schema of the key."""
    text = {"$ref": "#/$defs/text"}
    more = {
        "opposite": "extended_crosswise: what the other half is asked in its place, its opposite",
        "anchor": "crosswise_anchor: a question to which everybody would answer no",
        "anchor_second": "crosswise_anchor: the harmless question that goes with the anchor",
    }
    return {
        "description": "the harmless question that is answered together with this one, for designs "
        f"that need one; a kiosk does not start without it; format {SECOND_FORMAT}",
        "type": "object",
        "properties": {
            "text": text,
            **{key: {**text, "description": words} for key, words in more.items()},
            SHARE: {
                "description": "the published share of people who answer yes, as the design states it",
                "anyOf": [{"type": "number"}, {"type": "string"}],
            },
        },
        "required": ["text"],
        "additionalProperties": False,
    }


def second_question_to_json(question: Question) -> dict[str, Any]:
    """Return the key that ``with_second_question`` reads, where the question has a harmless one.

    Parameters
    ----------
    question
        any question of a survey.
    """
    second = question.second_question if isinstance(question, AskedQuestion) else None
    if second is None:
        return {}
    value: dict[str, Any] = {key: dict(text.by_language) for key, text in second.texts.items()}
    if second.share is not None:
        value[SHARE] = str(second.share)
    return {KEY: value}
