"""Surveys as XLSForm sheets; ``read_form`` turns them back into an equal survey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.checkable_coins import CHALLENGE
from surveyapp.survey.definition.formats import CONFIRMED_EPSILON
from surveyapp.survey.definition.kiosk_texts import KEY as KIOSK_TEXTS
from surveyapp.survey.definition.second_question import KEY, SHARE
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.arms import KEYS
from surveyapp.survey.json_format.strict_json import canonical
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.types.choices import PREFER_NOT_ID
from surveyapp.survey.types.number import OPEN_ENDS
from surveyapp.survey.types.registry import question_type
from surveyapp.survey.types.yes_no import YES_NO_LIST
from surveyapp.survey.xlsform.sheets import (
    CHOICES,
    SETTINGS,
    SURVEY,
    Sheet,
    language_header,
    language_with_code,
)
from surveyapp.survey.xlsform.unsupported import SECOND_COLUMNS

_YES_NO_LABELS = {"yes": "Yes", "no": "No"}

_SAID = frozenset({"format", "id", "version", "languages", "title", "questions", KIOSK_TEXTS})
_ASKED_AGAIN = frozenset({CONFIRMED_EPSILON})
"""What a form does not say, because whoever makes a survey of it confirms it again."""
_Row = dict[str, str]


def write_form(survey: Survey, kiosk_texts: Sheet | None = None) -> tuple[Sheet, ...]:
    """Return the sheets of a form that asks what a survey asks.

    Parameters
    ----------
    survey
        the survey.
    kiosk_texts
        the sheet of the kiosk's own texts; None if the form has none.

    Raises
    ------
    UserProblem
        if XLSForm cannot express all of it.
    """
    value = survey_to_json(survey)
    kinds = {q["type"] for q in value["questions"] if _type(q) is None}
    unsaid = sorted((set(value) - _SAID - _ASKED_AGAIN) | kinds)
    said_elsewhere = {*KEYS, PREFER_NOT_ID, CHALLENGE, OPEN_ENDS}
    unsaid += sorted({key for q in value["questions"] for key in q} & said_elsewhere)
    if unsaid:
        raise UserProblem(
            msg(
                "The survey cannot be written as a form: XLSForm cannot express {what}.",
                what=", ".join(unsaid),
            )
        )
    questions = value["questions"]
    languages = value["languages"]
    rows = [_question(question, languages) for question in questions]
    return (
        _sheet(SURVEY, ("type", "name", *_headers("label", languages)), rows),
        _sheet(CHOICES, ("list_name", "name", *_headers("label", languages)),
               [row for question in questions for row in _choices(question, languages)]
               + _yes_no(rows, languages)),
        _sheet(SETTINGS, (), [_settings(value)]),
        *(() if kiosk_texts is None else (kiosk_texts,)),
    )  # fmt: skip


def _sheet(name: str, first: Sequence[str], rows: Sequence[_Row]) -> Sheet:
    """Return rows as a sheet: the ``first`` headers, then the others as they come."""
    headers = list(dict.fromkeys([*first, *(key for row in rows for key in row)]))
    cells = [tuple(row.get(header, "") for header in headers) for row in rows]
    return Sheet(name, (tuple(headers), *cells))


def _headers(base: str, languages: Sequence[str]) -> list[str]:
    return [language_header(base, code) for code in languages]


def _texts(base: str, texts: Mapping[str, str] | None) -> _Row:
    return {language_header(base, code): text for code, text in (texts or {}).items()}


def _settings(value: Mapping[str, Any]) -> _Row:
    first, *others = value["languages"]
    return {
        "form_title": value["title"][first],
        "form_id": value["id"],
        "version": str(value["version"]),
        "default_language": language_with_code(first),
        **_texts("form_title", {code: value["title"][code] for code in others}),
    }


def _question(question: Mapping[str, Any], languages: Sequence[str]) -> _Row:
    cells = dict(_type(question) or {})
    bounds, stated = cells.pop("constraint", ""), question.get("constraint", "")
    row = {
        **cells,
        "name": question["id"],
        **_texts("label", {code: question["text"][code] for code in languages}),
        **_texts("hint", question.get("hint")),
        **_texts("audio", question.get("audio")),
        "relevant": question.get("relevant", ""),
        "constraint": f"{bounds} and ({stated})" if bounds and stated else bounds or stated,
        **_texts("constraint_message", question.get("constraint_message")),
        **_second_question(question.get(KEY, {})),
        **_design(question),
    }
    return {header: cell for header, cell in row.items() if cell}


def _second_question(second: Mapping[str, Any]) -> _Row:
    row: _Row = {}
    for key, base in SECOND_COLUMNS.items():
        if key in second:
            row |= {base: second[key]} if key == SHARE else _texts(base, second[key])
    return row


def _type(question: Mapping[str, Any]) -> Mapping[str, str] | None:
    kind = question_type(question["type"])
    # a type that only inherits its row would come back as the one that it is derived from
    if kind is None or not (kind.form_name or "form_cells" in vars(kind)):
        return None
    return kind.form_cells(question)


def _design(question: Mapping[str, Any]) -> _Row:
    if "design" not in question:
        return {}
    name = question["design"]["name"]
    row = {"required": "yes" if question["required"] else "no", "rr::mode": question["mode"]}
    if name == "direct":
        return row
    parameters = {
        f"rr::{key}": _cell(given) for key, given in question["design"].items() if key != "name"
    }
    return {**row, "rr::design": name, **parameters}


def _cell(given: Any) -> str:
    """Return a parameter as ``FormRows`` reads it: lists with commas, rows of them with semicolons."""
    if isinstance(given, dict):
        return canonical(given)
    if not isinstance(given, list):
        return str(given)
    if given and isinstance(given[0], list):
        return "; ".join(map(_cell, given))
    return ", ".join(map(str, given))


def _choices(question: Mapping[str, Any], languages: Sequence[str]) -> list[_Row]:
    return [
        {
            "list_name": question["id"],
            "name": choice["id"],
            **_texts("label", {code: choice["text"][code] for code in languages}),
        }
        for choice in question.get("choices", ())
    ]


def _yes_no(rows: Sequence[_Row], languages: Sequence[str]) -> list[_Row]:
    if not any(row["type"].endswith(f" {YES_NO_LIST}") for row in rows):
        return []
    return [
        {
            "list_name": YES_NO_LIST,
            "name": name,
            **dict.fromkeys(_headers("label", languages), said),
        }
        for name, said in _YES_NO_LABELS.items()
    ]
