"""The records of a project, one a row, read a part at a time: ten million of them are looked at like ten."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.filter import Filter
from surveyapp.analyses.data.filters import kept_answers
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.dataset.sample_design import brought_sample
from surveyapp.services.project.totals import HeldByTrustees
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.sample_columns import drawn_of_rows
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel, QuestionColumn

ROWS_A_PART = 256

Record = tuple[str, ...]
"""A record's id, and its cells as they are written in the record; empty: missing."""


@dataclass(frozen=True, slots=True)
class RowsColumn:
    """One column of the records."""

    name: str
    """As in the collection file; of what an imported table says of the sample, as in that table."""
    question: AskedQuestion | None = None
    """The question that fills it; None of what an imported table says of the sample."""
    is_report: bool = False
    """Whether chance has been at its values: they are reports, and not answers."""
    is_sample: bool = False
    """Whether it says which sample of the question's design a respondent was drawn into."""
    level: MeasurementLevel | None = None
    """What an imported table says in it of the sample: the weight, stratum or cluster."""


@dataclass(frozen=True, slots=True, eq=False)
class RowList:
    """The records of a project that a filter keeps, sorted by their ids: how many, and where parts begin."""

    survey: Survey
    """The survey that they belong to."""
    columns: tuple[RowsColumn, ...]
    """The columns after the id."""
    interviews: int
    """How many records there are."""
    marks: NDArray[np.uint64]
    """As ``StoredReports.row_marks``, every ``ROWS_A_PART`` records."""
    where: Filter
    """The filter."""

    @property
    def parts(self) -> int:
        """The number of parts."""
        return len(self.marks)


def list_rows(project: Path, where: Filter) -> RowList:
    """Return which records a project has, and in which order.

    Parameters
    ----------
    project
        Path of the project file.
    where
        The filter.

    Raises
    ------
    UserProblem
        if it has no survey; if its interviews are the rows of a database's table; if the filter does not fit.
    EnvironmentProblem
        if it cannot be opened.
    """
    with Project(project) as opened:
        survey = opened.survey
        if survey is None:
            raise UserProblem(msg("The project {file} has no survey yet.", file=opened.name))
        if opened.totals is not None:
            raise HeldByTrustees(opened.totals)
        if opened.connection is not None:
            raise UserProblem(
                msg(
                    "The interviews of this project are the rows of the table {table} in a database. "
                    "Look at them there.",
                    table=opened.connection.source.table,
                )
            )
        kept = opened.only(kept_answers(survey, where)) if where else opened
        columns = [_column(one, c) for one in survey.recorded_questions for c in one.columns]
        columns += [RowsColumn(one.name, level=one.level) for one in brought_sample(opened)]
        return RowList(survey, tuple(columns), kept.interviews, kept.row_marks(ROWS_A_PART), where)


def _column(question: AskedQuestion, column: QuestionColumn) -> RowsColumn:
    is_sample = column.name != question.id
    is_report = question.design.is_randomized and not is_sample
    return RowsColumn(column.name, question, is_report=is_report, is_sample=is_sample)


def read_parts(project: Path, rows: RowList, parts: range) -> dict[int, list[Record]]:
    """Return parts of the records that follow each other, by their numbers.

    Parameters
    ----------
    project
        Path of the project file.
    rows
        What ``list_rows`` has returned of it.
    parts : within range(rows.parts)
        Which parts.

    Raises
    ------
    UserProblem
        if the project shows another survey since.
    EnvironmentProblem
        if it cannot be opened.
    """
    with Project(project) as opened:
        if opened.survey != rows.survey:
            raise UserProblem(msg("The project shows another survey now."))
        kept = opened.only(kept_answers(rows.survey, rows.where)) if rows.where else opened
        found = _read(kept, rows, parts)
    begins = {part: (part - parts.start) * ROWS_A_PART for part in parts}
    return {part: found[begin : begin + ROWS_A_PART] for part, begin in begins.items()}


def _read(reports: StoredReports, rows: RowList, parts: range) -> list[Record]:
    stored = {column.name: column for column in rows.survey.columns}
    columns = [stored[one.name] for one in rows.columns if one.question is not None]
    drawn = [one.level.value for one in rows.columns if one.level is not None]
    end = rows.marks[parts.stop].tolist() if parts.stop < rows.parts else None
    joined, selected = drawn_of_rows(drawn)
    found = reports.rows_between(columns, rows.marks[parts.start].tolist(), end, joined, selected)
    words = [None if one.unlisted is not None else (*one.values, "") for one in columns]
    words += [None] * len(drawn)
    return [
        (
            row[0],
            *(
                str(cell) if known is None else known[cell]
                for cell, known in zip(row[1:], words, strict=True)
            ),
        )
        for row in found
    ]
