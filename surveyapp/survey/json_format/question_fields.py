"""The fields that question types declare: how each kind is read from JSON, written, and described."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.messages.message import msg
from surveyapp.survey.definition import presentation
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.json_format.checked_value import (
    CHOICE_ID,
    QUESTION_ID,
    Reader,
    join,
    quoted_value,
)
from surveyapp.survey.json_format.groups import read_listed_members
from surveyapp.survey.json_format.schema_parts import (
    DECIMAL,
    TEXT,
    listed_ids,
    name_schema,
    object_schema,
)
from surveyapp.survey.types.base import Question
from surveyapp.survey.types.choices import PREFER_NOT_FIELD, PREFER_NOT_ID, Choice
from surveyapp.survey.types.fields import (
    ChoicesField,
    DayField,
    DecimalField,
    Field,
    FlagField,
    MembersField,
    WholeField,
)
from surveyapp.survey.types.registry import designs_of
from surveyapp.survey.types.yes_no import YesNo

Object = Mapping[str, Any]


def read_fields(reader: Reader, value: Object, path: str, kind: type[Question]) -> dict[str, Any]:
    """Return the values of the fields that are there, by their keys; None where one has mistakes.

    Parameters
    ----------
    reader
        collects mistakes.
    value
        the question's JSON object.
    path
        its JSON path.
    kind
        the question's type.
    """
    return {
        each.key: _KINDS[type(each)].read(reader, each, value, path)
        for each in kind.fields
        if each.key in value
    }


def fields_to_json(question: Question) -> dict[str, Any]:
    """Return what a question's own fields are in its JSON object.

    Parameters
    ----------
    question
        any question of a survey.
    """
    values = question.values
    pairs = ((each, values[each.key]) for each in question.fields)
    return {
        each.key: _KINDS[type(each)].written(given)
        for each, given in pairs
        if given is not None and given is not False
    }


def fields_schema(kind: type[Question]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the JSON Schema of the fields that a type needs, and of those that it may have.

    Parameters
    ----------
    kind
        a type of questions.
    """
    schemas = {each.key: _described(each) for each in kind.fields}
    needed = {each.key: schemas[each.key] for each in kind.fields if each.is_needed}
    return needed, {key: each for key, each in schemas.items() if key not in needed}


def _described(declared: Field) -> dict[str, Any]:
    schema = _KINDS[type(declared)].schema(declared)
    return {**schema, "description": declared.description} if declared.description else schema


@dataclass(frozen=True, slots=True)
class _Kind:
    """One kind of field: its reader, its writer and its schema."""

    read: Callable[[Reader, Any, Object, str], Any]
    written: Callable[[Any], Any]
    schema: Callable[[Any], dict[str, Any]]


def _read_whole(reader: Reader, declared: WholeField, value: Object, path: str) -> int | None:
    where = join(path, declared.key)
    return reader.whole_number(value[declared.key], where, low=declared.low, high=declared.high)


def _read_decimal(
    reader: Reader, declared: DecimalField, value: Object, path: str
) -> Fraction | str | None:
    given = value[declared.key]
    if declared.word is not None and given == declared.word:
        return declared.word
    where = join(path, declared.key)
    return reader.decimal(given, where, low=declared.low, high=declared.high)


def _read_flag(reader: Reader, declared: FlagField, value: Object, path: str) -> bool:
    if declared is PREFER_NOT_FIELD:
        return _read_prefer_not(reader, value, path)
    return presentation.read_flag(reader, value[declared.key], join(path, declared.key)) is True


def _read_day(reader: Reader, declared: DayField, value: Object, path: str) -> date | None:
    given = value[declared.key]
    try:
        day = date.fromisoformat(given) if isinstance(given, str) else None
    except ValueError:
        day = None
    if day is None or day.isoformat() != given:
        sentence = msg("is {value}; write a day such as 2026-11-22.", value=quoted_value(given))
        reader.note(join(path, declared.key), sentence)
        return None
    return day


def _read_members(reader: Reader, declared: MembersField, value: Object, path: str) -> Any:
    given = value[declared.key]
    where = join(path, declared.key)
    members = read_listed_members(reader, given, where, reader.members, reader.question_paths)
    if isinstance(given, list):
        reader.listed.update(each for each in given if isinstance(each, str))
    return members or None


def _read_prefer_not(reader: Reader, value: Object, path: str) -> bool:
    """Return whether that one prefers not to say is an answer inside the design."""
    where = join(path, PREFER_NOT_ID)
    choices = value.get("choices")
    ids = (
        (each.get("id") for each in choices if isinstance(each, dict))
        if isinstance(choices, list)
        else ()
    )
    if any(isinstance(each, str) and each.casefold() == PREFER_NOT_ID for each in ids):
        reader.note(
            where,
            msg(
                "repeats the choice {prefer_not_id}; keep one of them.", prefer_not_id=PREFER_NOT_ID
            ),
        )
    if not presentation.read_flag(reader, value[PREFER_NOT_ID], where):
        return False
    stated = value.get("design")
    name = stated.get("name") if isinstance(stated, dict) else None
    known = designs_of(value["type"])
    design = known.get(name) if isinstance(name, str) else None
    if value["type"] == YesNo.type_name and design is not None and not design.derives_k:
        fitting = [each.name for each in known.values() if each.derives_k and each.is_randomized]
        reader.note(
            where,
            msg(
                "makes three answers, and {name} takes two; choose a design for any "
                "number of answers: {fitting}.",
                name=design.name,
                fitting=", ".join(fitting),
            ),
        )
        return False
    return True


def _read_choices(
    reader: Reader, declared: ChoicesField, value: Object, path: str
) -> tuple[Choice, ...] | None:
    base = join(path, declared.key)
    seen: dict[str, str] = {}
    read = []
    for i, each in enumerate(reader.items(value[declared.key], base, low=2, high=declared.most)):
        where = f"{base}[{i}]"
        choice = reader.fields(each, where, needed=("id", "text"))
        choice_id = reader.name(choice["id"], f"{where}.id", CHOICE_ID) if "id" in choice else None
        text = reader.text(choice["text"], f"{where}.text") if "text" in choice else None
        if choice_id is not None and choice_id.casefold() in seen:
            first = seen[choice_id.casefold()]
            reader.note(
                f"{where}.id",
                msg(
                    "is {choice_id}, as is {first}; give each its own name.",
                    choice_id=choice_id,
                    first=first,
                ),
            )
        if choice_id is not None:
            seen.setdefault(choice_id.casefold(), f"{where}.id")
        read.append(Choice(choice_id or "", text or Text(())))
    return tuple(read) or None


def plain_decimal(number: Fraction | str) -> int | str:
    """Return a whole number as such, any other as a decimal in quotes: no program rounds that.

    Parameters
    ----------
    number
        the number, or the word that stands for it.
    """
    if isinstance(number, str):
        return number
    return int(number) if number.denominator == 1 else decimal_text(number)


def _decimal_schema(declared: DecimalField) -> dict[str, Any]:
    if declared.word is None:
        return dict(DECIMAL)
    return {"anyOf": [*DECIMAL["anyOf"], {"const": declared.word}]}


def _choices_schema(declared: ChoicesField) -> dict[str, Any]:
    return {
        "type": "array",
        "items": object_schema({"id": name_schema(CHOICE_ID), "text": TEXT}),
        "minItems": 2,
        "maxItems": declared.most,
    }


_KINDS: dict[type[Field], _Kind] = {
    WholeField: _Kind(
        _read_whole,
        lambda number: number,
        lambda declared: {"type": "integer", "minimum": declared.low, "maximum": declared.high},
    ),
    DecimalField: _Kind(_read_decimal, plain_decimal, _decimal_schema),
    FlagField: _Kind(
        _read_flag, lambda flag: flag, lambda _declared: {"type": "boolean", "default": False}
    ),
    DayField: _Kind(
        _read_day, date.isoformat, lambda _declared: {"type": "string", "format": "date"}
    ),
    ChoicesField: _Kind(
        _read_choices,
        lambda choices: [{"id": c.id, "text": dict(c.text.by_language)} for c in choices],
        _choices_schema,
    ),
    MembersField: _Kind(
        _read_members,
        lambda members: [member.id for member in members],
        lambda declared: listed_ids(QUESTION_ID, 2, declared.most),
    ),
}
