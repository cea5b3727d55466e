"""Survey definitions from XLSForm: a strict subset of it, every problem at once, each with its cell.

What records a time, place, device or name is left out with a line. What cannot be protected, or would
ask something other than the form states, is refused. The resulting JSON value is read by
``json_format.reading``, so that a form follows the rules of survey files; mistakes found there are
reported by their cells.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from surveyapp.designs import CATALOGUE
from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.formats import needed_format
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import Mistake, SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.routing.leak_checker import PIPED
from surveyapp.survey.xlsform.kiosk_texts import read_kiosk_sheet
from surveyapp.survey.xlsform.notes import FormNotes
from surveyapp.survey.xlsform.rows import FormRows
from surveyapp.survey.xlsform.sheets import (
    CHOICES,
    SETTINGS,
    SURVEY,
    FormRow,
    FormTable,
    Header,
    Sheet,
    address,
    table_of,
)
from surveyapp.survey.xlsform.texts import FormTexts
from surveyapp.survey.xlsform.unsupported import (
    CHOICES_COLUMNS,
    LEFT_OUT_COLUMNS,
    LEFT_OUT_TYPES,
    NOT_READ,
    REFUSED_COLUMNS,
    REFUSED_TYPES,
    RR_COLUMNS,
    SETTINGS_COLUMNS,
    SURVEY_COLUMNS,
)

ASKING = ("select_one", "select_multiple", "integer", "range", "note")
GROUPS = ("begin_group", "end_group")
DISABLED = "disabled"
NOT_ASKED = frozenset({*LEFT_OUT_TYPES, DISABLED})
_KNOWN_COLUMNS = {SURVEY: SURVEY_COLUMNS, CHOICES: CHOICES_COLUMNS, SETTINGS: SETTINGS_COLUMNS}
_TWO_WORDS = re.compile(r"(select|begin|end) (one|multiple|group|repeat)\b")


@dataclass(frozen=True, slots=True)
class ImportedForm:
    """What a form became: the survey, and a line for each part of the form that is not in it."""

    survey: Survey
    left_out: tuple[Message, ...]
    cells: Mapping[str, str]
    """The cell that each JSON path of the survey came from."""


def read_form(sheets: Sequence[Sheet], file: str) -> ImportedForm:
    """Return the survey that a form describes.

    Parameters
    ----------
    sheets
        the form's sheets.
    file
        the file's name, for messages.

    Raises
    ------
    SurveyMistakes
        with every problem found; their paths are cells, ``survey!C7``.
    """
    tables = {sheet.name.strip().lower(): table_of(sheet) for sheet in sheets}
    notes = FormNotes()
    for name in (SURVEY, SETTINGS):
        if name not in tables or not tables[name].headers:
            needs = (
                msg("type, name and label")
                if name == SURVEY
                else msg("form_id, form_title and version")
            )
            notes.mistake(
                f"sheet {name}",
                msg("is missing; add it, with the columns {needs}.", needs=needs),
            )
    if notes.mistakes:
        raise SurveyMistakes(file, notes.mistakes)
    value = _Translation(notes, tables).value()
    survey = None
    try:
        survey = read_survey(value, file)
    except SurveyMistakes as problem:
        notes.add(problem.mistakes if value["questions"] or not notes.mistakes else ())
    if notes.mistakes or survey is None:
        raise SurveyMistakes(file, sorted(notes.mistakes, key=_place))
    return ImportedForm(survey, tuple(notes.left_out), notes.cells)


def _place(mistake: Mistake) -> tuple[int, int, int, str]:
    """Sort by sheet, then row, then column."""
    sheet, _, cell = mistake.path.partition("!")
    order = [SURVEY, CHOICES, SETTINGS]
    column = cell.rstrip("0123456789")
    row = cell[len(column) :]
    rank = order.index(sheet) if sheet in order else len(order)
    return rank, int(row or 0), len(column), column


class _Translation:
    """One form on its way to a JSON value."""

    def __init__(self, notes: FormNotes, tables: Mapping[str, FormTable]) -> None:
        self._notes = notes
        self._survey = tables[SURVEY]
        self._settings = tables[SETTINGS]
        self._choices = tables.get(CHOICES)
        self._said_by_kiosk = tables.get(KEY)
        self._texts = FormTexts(notes)
        for name, table in tables.items():
            self._check_columns(name, table)

    def value(self) -> dict[str, Any]:
        """Return the survey's JSON value, as far as the form gives one."""
        settings = next(self._settings.records, None)
        default = self._settings.plain("default_language")
        self._texts.settle_languages(
            self._survey,
            "" if settings is None else settings.get("default_language"),
            self._settings.address(None) if settings is None else settings.address(default),
        )
        value = {
            **self._head(settings),
            "languages": list(self._texts.languages),
            "questions": self._questions(),
        }
        texts = {code: given for code, given in self._kiosk_texts().items() if given}
        value |= {KEY: texts} if texts else {}
        return {"format": needed_format(value), **value}

    def _kiosk_texts(self) -> dict[str, dict[str, str]]:
        """Return the translations of the kiosk's own texts, where the form has a sheet of them."""
        if self._said_by_kiosk is None:
            return {}
        self._notes.cells[KEY] = self._said_by_kiosk.address(None)
        return read_kiosk_sheet(self._said_by_kiosk, self._notes.mistake)

    # settings

    def _head(self, settings: FormRow | None) -> dict[str, Any]:
        cells = self._notes.cells
        for key, base in (("id", "form_id"), ("title", "form_title"), ("version", "version")):
            header = self._settings.plain(base)
            cells[key] = (
                self._settings.address(header) if settings is None else settings.address(header)
            )
        if settings is None or not settings.get("form_id"):
            self._notes.mistake(cells["id"], msg("gives no form_id; add one, such as clinic-2026."))
        if settings is None:
            return {"id": "", "version": 1, "title": {}}
        version = settings.get("version")
        if not version:
            self._notes.left_out.append(
                msg("{cell}: no version is given; it becomes 1.", cell=cells["version"])
            )
        number = int(version) if version.isdecimal() and len(version) < 16 else version
        return {
            "id": settings.get("form_id"),
            "version": number if version else 1,
            "title": self._title(settings),
        }

    def _title(self, settings: FormRow) -> dict[str, str]:
        """Return the title in each language; XLSForm has but one, so it stands in for the others."""
        plain = self._settings.plain("form_title")
        said = settings.get("form_id") if plain is None else settings.at(plain)
        titles = {code: said for code in self._texts.languages if said.strip()}
        for header in self._settings.translated("form_title"):
            self._notes.cells[f"title.{header.language}"] = settings.address(header)
            if settings.at(header).strip():
                titles[header.language or ""] = settings.at(header)
        return titles

    # survey

    def _questions(self) -> list[dict[str, Any]]:
        typed = [(record, *self._type(record)) for record in self._survey.records]
        kinds = {*ASKING, *GROUPS}
        rows = FormRows(
            self._notes,
            self._texts,
            self._lists(),
            left_out={
                record.get("name"): record.address(self._survey.plain("type"))
                for record, kind, _ in typed
                if kind in NOT_ASKED and record.get("name")
            },
            refused=frozenset(record.get("name") for record, kind, _ in typed if kind not in kinds),
        )
        questions: list[dict[str, Any]] = []
        for record, kind, detail in typed:
            if kind in ASKING:
                questions.append(
                    rows.question(record, kind, detail, f"questions[{len(questions)}]")
                )
            elif kind == "begin_group":
                rows.begin_group(record)
            elif kind == "end_group":
                rows.end_group(record)
            elif kind in LEFT_OUT_TYPES:
                cell = record.address(self._survey.plain("type"))
                self._notes.leave_out(cell, Message(kind), LEFT_OUT_TYPES[kind])
        rows.check_groups()
        self._refuse([(record, kind) for record, kind, _ in typed if kind not in kinds], questions)
        return questions

    def _type(self, record: FormRow) -> tuple[str, str]:
        """Return a row's type and what follows it; a row that is switched off has none of ours."""
        if record.get("disabled").lower() in {"yes", "true", "1"}:
            cell = record.address(self._survey.plain("disabled"))
            self._notes.leave_out(cell, msg("the row"), msg("it is disabled"))
            return DISABLED, ""
        words = _TWO_WORDS.sub(r"\1_\2", " ".join(record.get("type").split()))
        kind, _, detail = words.partition(" ")
        if kind in {"select_one", "select_multiple"} and detail.endswith(" or_other"):
            return "or_other", ""
        return kind if kind in ASKING + GROUPS else kind.lower(), detail

    def _refuse(
        self, rows: Sequence[tuple[FormRow, str]], questions: Sequence[Mapping[str, Any]]
    ) -> None:
        exposed = _leaking_calculations(rows, questions)
        for record, kind in rows:
            header = self._survey.plain("type")
            cell = record.address(header)
            if kind in NOT_ASKED:
                continue
            if kind == "calculate" and record.get("name") in exposed:
                secret = exposed[record.get("name")]
                where = record.address(self._survey.plain("calculation"))
                sentence = msg(
                    "calculates with ${{{secret}}}, which is randomized: the result would "
                    "tell its true answer; leave it out.",
                    secret=secret,
                )
                self._notes.mistake(where, sentence)
            elif not kind:
                self._notes.mistake(
                    cell,
                    msg("says no type; known are {asking}.", asking=", ".join(ASKING + GROUPS)),
                )
            elif kind == "or_other":
                self._notes.mistake(
                    cell, msg("has or_other: what people write can name them; add a choice.")
                )
            elif kind in REFUSED_TYPES:
                self._notes.mistake(
                    cell,
                    msg("is {kind}: {why}.", kind=kind, why=REFUSED_TYPES[kind]),
                )
            else:
                known = ", ".join(ASKING + GROUPS)
                self._notes.mistake(
                    cell,
                    msg(
                        "is {kind}, which is no type here; known are {known}.",
                        kind=kind,
                        known=known,
                    ),
                )

    # choices

    def _lists(self) -> dict[str, list[FormRow]]:
        lists: dict[str, list[FormRow]] = {}
        seen: dict[tuple[str, str], str] = {}
        for record in () if self._choices is None else self._choices.records:
            name, choice = record.get("list_name"), record.get("name")
            lists.setdefault(name, []).append(record)
            cell = record.address(record.table.plain("name"))
            first = seen.setdefault((name, choice.casefold()), cell)
            if first != cell:
                self._notes.mistake(
                    cell,
                    msg(
                        "is {choice}, as is {first}; give each its own name.",
                        choice=choice,
                        first=first,
                    ),
                )
        return lists

    # columns

    def _check_columns(self, name: str, table: FormTable) -> None:
        if name == KEY:
            return
        if name not in _KNOWN_COLUMNS:
            self._notes.leave_out(
                f"sheet {table.sheet.name}", msg("it"), msg("only three sheets are read")
            )
            return
        used = set()
        for header in table.headers:
            if header.is_rr and name == SURVEY:
                self._check_rr_column(table, header.language or "", table.address(header))
                used.add(header.column)
            elif header.base in _KNOWN_COLUMNS[name]:
                self._check_single(table, header)
                used.add(header.column)
            elif header.base in REFUSED_COLUMNS and name != SETTINGS:
                self._refuse_column(table, header.column, header.base)
            else:
                why = LEFT_OUT_COLUMNS.get(header.base, NOT_READ)
                self._notes.leave_out(
                    table.address(header), msg("the column {text}", text=header.text), why
                )
        for (row, column), sentence in table.sheet.odd.items():
            if column in used or row == table.top:
                self._notes.mistake(address(name, row, column), sentence)

    def _check_single(self, table: FormTable, header: Header) -> None:
        """Note a second column that says the same as another, without a language."""
        same = {"relevant", "relevance"} if header.base.startswith("relev") else {header.base}
        same_columns = [
            each for each in table.headers if each.base in same and each.language is None
        ]
        if header.language is None and header is not same_columns[0]:
            sentence = msg(
                "repeats {alike}; keep one of the two columns.",
                alike=table.address(same_columns[0]),
            )
            self._notes.mistake(table.address(header), sentence)

    def _check_rr_column(self, table: FormTable, own: str, cell: str) -> None:
        parameters = {key for design in CATALOGUE for key in design.written_parameters()}
        if own not in RR_COLUMNS and own not in parameters:
            known = ", ".join((*RR_COLUMNS, *sorted(parameters - {*RR_COLUMNS})))
            self._notes.mistake(
                cell,
                msg(
                    "is rr::{own}, which no design knows; known are {known}.", own=own, known=known
                ),
            )
        if table.rr_column(own) is not None and table.address(table.rr_column(own)) != cell:
            self._notes.mistake(cell, msg("repeats rr::{own}; keep one of them.", own=own))

    def _refuse_column(self, table: FormTable, column: int, base: str) -> None:
        header = next(each for each in table.headers if each.column == column)
        for record in table.records:
            is_calculation = base == "calculation" and record.get("type") == "calculate"
            if record.at(header).strip() and not is_calculation:
                self._notes.mistake(
                    record.address(header),
                    msg(
                        "is a {base}, which is refused: {why}.",
                        base=base,
                        why=REFUSED_COLUMNS[base],
                    ),
                )


def _leaking_calculations(
    rows: Sequence[tuple[FormRow, str]], questions: Sequence[Mapping[str, Any]]
) -> dict[str, str]:
    """Return for each calculation that reveals a randomized question which one, also step by step."""
    exposed = {
        q["id"]: q["id"] for q in questions if q.get("design", {}).get("name", "direct") != "direct"
    }
    calculations = [
        (r.get("name"), r.get("calculation")) for r, kind in rows if kind == "calculate"
    ]
    for _ in calculations:  # the longest chain has as many steps
        for name, text in calculations:
            found = next((exposed[each] for each in PIPED.findall(text) if each in exposed), None)
            if found is not None:
                exposed.setdefault(name, found)
    return exposed
