"""Survey definitions from XLSForm: what can be asked is kept, the rest dropped with a line for each part.

What records a time, place, device or name is dropped, and so is what no coin can protect, or what surveys
cannot say. A question whose condition depends on something dropped is dropped too, so that nobody is asked
what the form would not ask. Only what is wrong in the form itself, or would reveal a protected answer, has to
change before it can be converted. The resulting JSON value is read by ``json_format.reading``, so that a
form follows the rules of survey files; mistakes found there are reported by their cells.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from surveyapp.designs import CATALOGUE
from surveyapp.messages.message import SEMICOLON, Message, joined, msg
from surveyapp.survey.definition.expressions import ExpressionProblem
from surveyapp.survey.definition.formats import LARGEST_VERSION, needed_format
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.base import AnswerKind
from surveyapp.survey.types.registry import form_types
from surveyapp.survey.xlsform.conditions import FormConditions, KnownRow
from surveyapp.survey.xlsform.formulas import CallValue, Formula, TextValue, parse_formula
from surveyapp.survey.xlsform.kiosk_texts import read_kiosk_sheet
from surveyapp.survey.xlsform.names import choice_ids, question_ids, survey_id
from surveyapp.survey.xlsform.notes import FormNotes
from surveyapp.survey.xlsform.randomization import AskedRow, Calculation, FormChance
from surveyapp.survey.xlsform.report import FormRefused, FormReport
from surveyapp.survey.xlsform.rows import OTHER, YES_WORDS, FormRows, TypedRow
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
    NOT_ASKED_TYPES,
    NOT_READ,
    OTHER_TYPES,
    PARTS_LEFT_OUT,
    RR_COLUMNS,
    SETTINGS_COLUMNS,
    SURVEY_COLUMNS,
)

ASKING = (
    *("select_one", "select_multiple", "integer", "decimal", "range", "note"),
    *form_types(),
)
GROUPS = ("begin_group", "end_group", "begin_repeat", "end_repeat")
MOST_CALCULATIONS = 2000
DISABLED = "disabled"
CALCULATE = "calculate"
_KNOWN_COLUMNS = {SURVEY: SURVEY_COLUMNS, CHOICES: CHOICES_COLUMNS, SETTINGS: SETTINGS_COLUMNS}
_TWO_WORDS = re.compile(r"^(select|begin|end) (one|multiple|group|repeat)\b")
_IN_WORDS = re.compile(r"^(?:add )?select (one|all that apply)(?: prompt)? (?:from|using) ")
_OPEN = re.compile(r" or[_ ](?:other|specify other)$")
_KINDS = {
    "select_one": AnswerKind.WORD,
    "select_multiple": AnswerKind.CHOICES,
    "integer": AnswerKind.NUMBER,
    "decimal": AnswerKind.NUMBER,
    "range": AnswerKind.NUMBER,
    **{name: each.answer_kind for name, each in form_types().items()},
}


@dataclass(frozen=True, slots=True)
class ImportedForm:
    """What a form became: the survey, and the report on each part of the form."""

    survey: Survey
    report: FormReport
    cells: Mapping[str, str]
    """The cell that each JSON path of the survey came from."""


def read_form(sheets: Sequence[Sheet], file: str) -> ImportedForm:
    """Return the survey that a form describes.

    Parameters
    ----------
    sheets
        the form's sheets.
    file
        the file's name, for messages; also the survey's id where the form has none.

    Raises
    ------
    FormRefused
        with every problem found; their paths are cells, ``survey!C7``.
    """
    tables = {sheet.name.strip().lower(): table_of(sheet) for sheet in sheets}
    notes = FormNotes()
    _check_sheets(notes, tables)
    if notes.mistakes:
        raise FormRefused(file, notes.report())
    value = _Translation(notes, tables, file).value()
    survey = None
    try:
        survey = read_survey(value, file)
    except SurveyMistakes as problem:
        if value["questions"]:
            notes.add(problem.mistakes)
        elif not notes.mistakes:
            cell = tables[SURVEY].address(tables[SURVEY].plain("type"))
            notes.mistake(cell, msg("there is no question that can be asked; add one."))
    if notes.mistakes or survey is None:
        raise FormRefused(file, notes.report())
    return ImportedForm(survey, notes.report(), notes.cells)


def _check_sheets(notes: FormNotes, tables: Mapping[str, FormTable]) -> None:
    """Note a missing survey sheet, and missing columns that name things."""
    if SURVEY not in tables or not tables[SURVEY].headers:
        needs = msg("type, name and label")
        notes.mistake(
            f"sheet {SURVEY}", msg("is missing; add it, with the columns {needs}.", needs=needs)
        )
        return
    for sheet, needed in ((SURVEY, ("type", "name")), (CHOICES, ("list_name", "name"))):
        table = tables.get(sheet)
        for base in needed if table is not None and table.headers else ():
            if table is not None and table.plain(base) is None:
                notes.mistake(
                    table.address(None), msg("there is no column {base}; add it.", base=base)
                )


class _Translation:
    """One form on its way to a JSON value."""

    def __init__(self, notes: FormNotes, tables: Mapping[str, FormTable], file: str) -> None:
        self._notes = notes
        self._file = file
        self._survey = tables[SURVEY]
        self._settings = tables.get(SETTINGS) or table_of(Sheet(SETTINGS, ()))
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
            cells[key] = f"sheet {SETTINGS}" if settings is None else settings.address(header)
        stated = "" if settings is None else settings.get("form_id")
        name = survey_id(stated or self._file.rpartition(".")[0] or self._file)
        if name != stated:
            what = (
                msg("the form's id {stated}", stated=stated)
                if stated
                else msg("the form has no id")
            )
            self._notes.keep(cells["id"], "", what, (msg("it becomes {id}", id=name),))
        return {
            "id": name,
            "version": self._version("" if settings is None else settings.get("version")),
            "title": self._title(settings, name),
        }

    def _version(self, stated: str) -> int:
        """Return the version as a number: the digits of a date or of ``v2``."""
        digits = "".join(each for each in stated if each in "0123456789").lstrip("0")
        number = int(digits) if digits and len(digits) < 16 else 1
        number = number if number <= LARGEST_VERSION else 1
        if str(number) != stated:
            what = (
                msg("the version {stated}", stated=stated)
                if stated
                else msg("the form has no version that is a number")
            )
            change = msg("it becomes {number}, a whole number", number=str(number))
            self._notes.keep(self._notes.cells["version"], "", what, (change,))
        return number

    def _title(self, settings: FormRow | None, name: str) -> dict[str, str]:
        """Return the title in each language; XLSForm has but one, so it stands in for the others."""
        plain = self._settings.plain("form_title")
        said = name if plain is None or settings is None else settings.at(plain)
        said = said if said.strip() else name
        titles = dict.fromkeys(self._texts.languages, said)
        for header in () if settings is None else self._settings.translated("form_title"):
            if settings is not None and settings.at(header).strip():
                titles[header.language or ""] = settings.at(header)
                self._notes.cells[f"title.{header.language}"] = settings.address(header)
        return titles

    # survey

    def _questions(self) -> list[dict[str, Any]]:
        typed = [TypedRow(record, *self._type(record)) for record in self._survey.records]
        lists = self._lists()
        names = [row.name for row in typed if row.kind in ASKING]
        ids = question_ids(names)
        rows = FormRows(self._notes, self._texts, lists, FormConditions(), FormChance({}, {}), ids)
        self._learn(rows, typed, lists, ids)
        rows.masked = rows.chance.masked()
        for row in typed:
            if row.kind in {"begin_group", "begin_repeat"}:
                rows.begin_group(row.record, row.kind)
            elif row.kind in {"end_group", "end_repeat"}:
                rows.end_group(row.record, row.kind)
            elif row.kind in ASKING:
                rows.add(row)
            else:
                self._leave_out(rows, row)
        rows.check_groups()
        return rows.questions

    def _learn(
        self,
        rows: FormRows,
        typed: Sequence[TypedRow],
        lists: Mapping[str, Sequence[FormRow]],
        ids: Mapping[str, str],
    ) -> None:
        """Go through all rows once: what conditions can refer to, and what chance decides."""
        asked: dict[str, AskedRow] = {}
        calculated: dict[str, Calculation] = {}
        for row in typed:
            if row.kind.startswith("begin_"):
                rows.groups.append(rows.opened(row.record, row.kind))
            elif row.kind.startswith("end_") and rows.groups:
                rows.groups.pop()
            elif row.kind == CALCULATE and row.name and not rows.is_in_repeat:
                if len(calculated) == MOST_CALCULATIONS:
                    sentence = msg("is one calculation more than {most}.", most=MOST_CALCULATIONS)
                    self._notes.mistake(row.cell, sentence)
                    break
                formula = self._calculation(row)
                if formula is None:
                    rows.conditions.gone[row.name] = row.cell
                else:
                    for condition, _ in reversed(rows.own_conditions(row.record)):
                        formula = CallValue("if", (condition, formula, TextValue("")))
                    rows.conditions.calculations[row.name] = formula
                    calculated[row.name] = Calculation(row.name, row.cell, formula)
            elif row.kind in _KINDS and not rows.is_in_repeat:
                choices = lists.get(row.detail, ()) if row.kind.startswith("select") else ()
                listed = [each.get("name") for each in choices]
                listed += [OTHER] if _OPEN.search(row.record.get("type")) else []
                known = KnownRow(ids.get(row.name, row.name), _KINDS[row.kind], choice_ids(listed))
                rows.conditions.rows.setdefault(row.name, known)
                asked[row.name] = self._asked(row, tuple(listed))
            elif row.name and row.kind != "note":
                rows.conditions.gone[row.name] = row.cell
        rows.groups.clear()
        rows.chance = FormChance(asked, calculated)

    def _asked(self, row: TypedRow, choices: tuple[str, ...]) -> AskedRow:
        design = row.record.rr_cell("design")
        labels = self._texts.columns(self._survey, "label").values()
        return AskedRow(
            row.name,
            row.cell,
            choices if row.kind == "select_one" else (),
            " ".join(row.record.at(header) for header in labels),
            has_design=design not in {"", "direct"},
        )

    def _calculation(self, row: TypedRow) -> Formula | None:
        try:
            return parse_formula(row.record.get("calculation"))
        except ExpressionProblem:
            return None

    def _type(self, record: FormRow) -> tuple[str, str]:
        """Return a row's type and what follows it; a row that is switched off has none of ours."""
        if record.get("disabled").lower() in YES_WORDS:
            return DISABLED, ""
        words = " ".join(record.get("type").split())
        words = _IN_WORDS.sub(
            lambda found: "select_one " if found[1] == "one" else "select_multiple ", words
        )
        words = _TWO_WORDS.sub(r"\1_\2", words)
        if words.lower() in {
            "text audit",
            "audio audit",
        }:  # SurveyCTO's record of who does what when
            return "audit", ""
        kind, _, detail = _OPEN.sub("", words).partition(" ")
        kind = kind if kind in ASKING + GROUPS else kind.lower()
        return OTHER_TYPES.get(kind, kind), detail

    def _leave_out(self, rows: FormRows, row: TypedRow) -> None:
        """Drop a row that is not asked, with the reason."""
        if row.kind == DISABLED:
            cell = row.record.address(self._survey.plain("disabled"))
            self._notes.leave_out(cell, msg("the row"), msg("it is disabled"), row.name)
        elif row.kind in LEFT_OUT_TYPES:
            self._notes.leave_out(row.cell, Message(row.kind), LEFT_OUT_TYPES[row.kind], row.name)
        elif row.kind in NOT_ASKED_TYPES:
            calculation = rows.chance.calculations.get(row.name)
            why = NOT_ASKED_TYPES[row.kind]
            if row.kind == CALCULATE and calculation is not None:
                why = self._why_not_calculated(rows.chance, row.name)
            what = msg("{name} ({kind})", name=row.name, kind=row.kind) if row.name else None
            self._notes.leave_out(row.cell, what or Message(row.kind), why, row.name)
        elif not row.kind:
            self._notes.mistake(
                row.cell,
                msg("gives no type; allowed: {asking}.", asking=", ".join(ASKING + GROUPS)),
            )
        else:
            known = ", ".join(ASKING + GROUPS)
            self._notes.mistake(
                row.cell,
                msg(
                    "is {kind}, which is not a type here; allowed: {known}.",
                    kind=row.kind,
                    known=known,
                ),
            )

    @staticmethod
    def _why_not_calculated(chance: FormChance, name: str) -> Message:
        if name in chance.secret:
            behind = sorted(chance.reaches(name) & chance.secret & chance.asked.keys())
            secret = next(iter(behind), name)
            return msg(
                "it calculates with ${{{secret}}}, which is randomized: the result would "
                "show its true answer",
                secret=secret,
            )
        if name in chance.drawn:
            faults = chance.own_faults(name)
            if not faults:
                return msg("chance is drawn by designs here")
            told = joined(SEMICOLON, faults)
            return msg("chance is drawn by designs here; in the form, {faults}", faults=told)
        return NOT_ASKED_TYPES[CALCULATE]

    # choices

    def _lists(self) -> dict[str, list[FormRow]]:
        lists: dict[str, list[FormRow]] = {}
        for record in () if self._choices is None else self._choices.records:
            lists.setdefault(record.get("list_name"), []).append(record)
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
        filtered = self._filters() if name == CHOICES else set()
        for header in table.headers:
            if header.is_rr and name == SURVEY:
                self._check_rr_column(table, header.language or "", table.address(header))
                used.add(header.column)
            elif header.base in _KNOWN_COLUMNS[name]:
                self._check_single(table, header)
                used.add(header.column)
            elif header.base in PARTS_LEFT_OUT and name != SETTINGS:
                continue  # each filled cell has a line of its own
            elif header.base in filtered:
                used.add(header.column)
            else:
                why = LEFT_OUT_COLUMNS.get(header.base, NOT_READ)
                self._notes.leave_out(
                    table.address(header), msg("the column {text}", text=header.text), why
                )
        for (row, column), sentence in table.sheet.odd.items():
            found = next((each for each in table.headers if each.column == column), None)
            if name == SETTINGS and found is not None and found.base == "version":
                continue  # SurveyCTO's template calculates it from the day
            if column in used or row == table.top:
                self._notes.mistake(address(name, row, column), sentence)

    def _filters(self) -> set[str]:
        """Return the words in the filters of choices: their columns are read."""
        header = self._survey.plain("choice_filter")
        cells = [] if header is None else [row.at(header) for row in self._survey.records]
        return {word.casefold() for cell in cells for word in re.findall(r"[\w-]+", cell)}

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
                msg("is rr::{own}, which no design knows; allowed: {known}.", own=own, known=known),
            )
        if table.rr_column(own) is not None and table.address(table.rr_column(own)) != cell:
            self._notes.mistake(cell, msg("repeats rr::{own}; keep one of them.", own=own))
