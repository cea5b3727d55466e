"""The record as a table: CSV, Excel, SPSS, Stata, Parquet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from surveyapp import __version__
from surveyapp.analyses.data.record_columns import REPORT, ListedValue, RecordColumn, Records
from surveyapp.analyses.data.variables_file import seen_survey_to_json
from surveyapp.messages.message import msg
from surveyapp.services.export.writer import RecordWriter
from surveyapp.storage.export.record_files import Cell, write_parquet, write_workbook
from surveyapp.storage.export.spss_stata import Variable, write_dta, write_sav
from surveyapp.storage.files.csv_tables import csv_text, write_bytes
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import canonical
from surveyapp.survey.types.base import ColumnKind


def records_csv(records: Records) -> str:
    """Return the records as the collection's words, one column a question: ``estimate`` reads it.

    Columns of single choices and ranks come last: all others stay where they were counted.
    """
    ordered = sorted(records.columns, key=lambda column: column.part_of is not None)
    names = [column.name for column in ordered]
    columns = [column.words for column in ordered]
    return csv_text(
        [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)], names
    )


def variables(records: Records) -> list[Variable]:
    """Return the columns as statistics programs have them: numbers with labels, or texts."""
    return [
        Variable(
            column.name,
            column.label,
            _data(column),
            {one.number: one.label for one in _in_order(column)},
            is_text=column.is_text and column.kind is not ColumnKind.DAY,
            is_day=column.kind is ColumnKind.DAY,
            is_ordered=column.is_ordered,
            role="" if column.role is None else column.role.value,
            tick_of=column.part_of.id if column.part_of is not None and column.are_ticks else "",
        )
        for column in records.columns
    ]


def _in_order(column: RecordColumn) -> Sequence[ListedValue]:
    """Return the listed values; of one choice of several those not selected first, as a reference."""
    return column.listed[::-1] if column.are_ticks else column.listed


def _data(column: RecordColumn) -> Sequence[float | None] | Sequence[str] | Sequence[date | None]:
    if column.kind is ColumnKind.DAY:
        return column.days
    return column.values if isinstance(column.values, tuple) else column.numbers


def title_of(survey: Survey) -> str:
    """Return what a file of the survey's data is called in it."""
    return f"{survey.id} {survey.version}: {survey.title.any()}"


def _csv(path: Path, records: Records) -> tuple[Path, ...]:
    write_bytes(path, records_csv(records).encode())
    return (path,)


def _excel(path: Path, records: Records) -> tuple[Path, ...]:
    columns = [column.name for column in records.columns]
    rows = zip(*(_cells(column) for column in records.columns), strict=True)
    labels: list[list[Cell]] = [["column", "label", "value", "number", "value label"]]
    for column in records.columns:
        labels.append([column.name, column.label, None, None, None])
        labels += [
            [column.name, column.label, one.word, one.number, one.label] for one in column.listed
        ]
    survey = records.survey
    about: list[list[Cell]] = [
        ["survey", survey.id],
        ["version", survey.version],
        ["title", survey.title.any()],
        ["made with", f"Surveyapp {__version__}"],
        ["note", f"{REPORT}: what chance made of an answer, and not the answer"],
    ]
    about += [[f"{one.role} of the sample", one.name] for one in variables(records) if one.role]
    body: list[list[Cell]] = [list(columns), *map(list, rows)]
    write_workbook(path, {"reports": body, "labels": labels, "about": about})
    return (path,)


def _cells(column: RecordColumn) -> list[Cell]:
    """Return numbers as numbers, days as days, everything else as the record's words."""
    if column.kind is ColumnKind.DAY:
        return list(column.days)
    return [None if word == "" else word for word in column.words]


def _spss(path: Path, records: Records) -> tuple[Path, ...]:
    write_sav(path, variables(records), title_of(records.survey))
    return (path,)


def _stata(path: Path, records: Records) -> tuple[Path, ...]:
    write_dta(path, variables(records), title_of(records.survey))
    return (path,)


def _parquet(path: Path, records: Records) -> tuple[Path, ...]:
    randomized = ", ".join(question.id for question in records.survey.randomized)
    about = {
        "surveyapp": __version__,
        "survey": canonical(seen_survey_to_json(records.survey)),
        "note": f"columns of randomized questions hold reports, not answers: {randomized or 'none'}",
        "labels": _labels(records),
    }
    if roles := {one.role: one.name for one in variables(records) if one.role}:
        about["sample"] = json.dumps(roles)
    write_parquet(path, {column.name: _cells(column) for column in records.columns}, about)
    return (path,)


def _labels(records: Records) -> str:
    """Return the labels of columns and values as JSON: ``storage/tables/parquet.py`` reads them."""
    measures = {one.name: one.measure for one in variables(records)}
    labels = {
        column.name: {
            "label": column.label,
            "values": {one.word: one.label for one in column.listed},
            "measure": measures[column.name],
        }
        for column in records.columns
    }
    return json.dumps(labels, ensure_ascii=False)


CSV = RecordWriter(msg("CSV"), ".csv", _csv, has_labels=False)
WRITERS = (
    CSV,
    RecordWriter(msg("Excel"), ".xlsx", _excel),
    RecordWriter(msg("SPSS"), ".sav", _spss),
    RecordWriter(msg("Stata"), ".dta", _stata),
    RecordWriter(msg("Parquet"), ".parquet", _parquet),
)
