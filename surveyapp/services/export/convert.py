"""The recorded reports for other programs: CSV, Excel, SPSS, Stata, Parquet."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum
from pathlib import Path

from surveyapp import __version__
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.data.questions import is_ordinal
from surveyapp.analyses.data.record_columns import REPORT, RecordColumn, Records, records
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.export.codebook import codebook
from surveyapp.storage.export.record_files import Cell, write_parquet, write_workbook
from surveyapp.storage.export.spss_stata import Variable, write_dta, write_sav
from surveyapp.storage.files.csv_tables import csv_text, write_bytes
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.writing import canonical_survey
from surveyapp.survey.types.base import ColumnKind


class ExportFormat(Enum):
    """What the reports can be written as, by the file's ending."""

    CSV = ".csv"
    EXCEL = ".xlsx"
    SPSS = ".sav"
    STATA = ".dta"
    PARQUET = ".parquet"

    @classmethod
    def of(cls, path: Path) -> ExportFormat:
        """Return what the ending of ``path`` asks for.

        Raises
        ------
        UserProblem
            if it is none of them.
        """
        ending = path.suffix.lower()
        if ending not in {kind.value for kind in cls}:
            known = ", ".join(kind.value for kind in cls)
            raise UserProblem(
                msg(
                    "The ending of {file} does not say what to write; give it one of {known}.",
                    file=path.name,
                    known=known,
                )
            )
        return cls(ending)


def convert(
    opened: Dataset, path: Path, *, labels: str | None = None, has_bom: bool = False
) -> None:
    """Write the reports of ``opened`` to ``path``, in the format of its ending.

    Parameters
    ----------
    opened
        the reports.
    path
        of the file.
    labels
        language of the labels in Excel, SPSS and Stata files; None is the survey's first.
    has_bom
        whether a CSV is marked as UTF-8.

    Raises
    ------
    UserProblem
        if it cannot be written like that.
    DiskProblem, EnvironmentProblem
        if the file cannot be written; an old one is then intact.
    """
    kind = ExportFormat.of(path)
    made = records(opened, labels)
    if kind is ExportFormat.CSV:
        mark = codecs.BOM_UTF8 if has_bom else b""
        write_bytes(path, mark + records_csv(made).encode())
    else:
        _WRITERS[kind](path, made)


def records_csv(records: Records) -> str:
    """Return the records as the collection's words, one column a question: ``estimate`` reads it."""
    names = [column.name for column in records.columns]
    columns = [column.words for column in records.columns]
    return csv_text(
        [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)], names
    )


def _excel(path: Path, records: Records) -> None:
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
    body: list[list[Cell]] = [list(columns), *map(list, rows)]
    write_workbook(path, {"reports": body, "labels": labels, "about": about})


def _cells(column: RecordColumn) -> list[Cell]:
    """Return numbers as numbers, days as days, everything else as the record's words."""
    if column.kind is ColumnKind.DAY:
        return list(column.days)
    return [None if word == "" else word for word in column.words]


def _variables(records: Records) -> list[Variable]:
    ordered = {q.id for q in records.survey.recorded_questions if is_ordinal(q)}
    return [
        Variable(
            column.name,
            column.label,
            _data(column),
            {one.number: one.label for one in column.listed},
            is_text=column.is_text and column.kind is not ColumnKind.DAY,
            is_day=column.kind is ColumnKind.DAY,
            is_ordered=column.name in ordered,
        )
        for column in records.columns
    ]


def _data(column: RecordColumn) -> Sequence[float | None] | Sequence[str] | Sequence[date | None]:
    if column.kind is ColumnKind.DAY:
        return column.days
    return column.values if isinstance(column.values, tuple) else column.numbers


def _title(survey: Survey) -> str:
    return f"{survey.id} {survey.version}: {survey.title.any()}"


def _spss(path: Path, records: Records) -> None:
    write_sav(path, _variables(records), _title(records.survey))


def _stata(path: Path, records: Records) -> None:
    write_dta(path, _variables(records), _title(records.survey))


def _parquet(path: Path, records: Records) -> None:
    about = {
        "surveyapp": __version__,
        "survey": canonical_survey(records.survey),
        "note": f"columns of randomized questions hold reports, not answers: {_randomized(records)}",
    }
    write_parquet(path, {column.name: _cells(column) for column in records.columns}, about)


def _randomized(records: Records) -> str:
    return ", ".join(row.column for row in codebook(records.survey) if row.is_randomized) or "none"


_WRITERS: dict[ExportFormat, Callable[[Path, Records], None]] = {
    ExportFormat.EXCEL: _excel,
    ExportFormat.SPSS: _spss,
    ExportFormat.STATA: _stata,
    ExportFormat.PARQUET: _parquet,
}
