"""Many rehearsals of one survey in one table in memory, each to be read like a project of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.project.database import Database
from surveyapp.storage.project.stored_reports import StoredReports, quoted, stored
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import QuestionColumn

Counted = tuple[Any, ...]
"""Group, report and number of interviews."""
TABLE, INCOMING, MISSING = "rehearsals", "incoming", -1


class RehearsalTable:
    """A part of the rehearsals of ``survey`` at a time; use it as a context manager."""

    def __init__(self, survey: Survey) -> None:
        self._survey = survey
        # many short queries, for each of which several threads would first have to be woken
        self._database = Database(None, threads=1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._database.close()

    def fill(self, cells: Mapping[str, Sequence[str]], interviews: int) -> None:
        """Hold other rehearsals, of so many ``interviews`` each, one after the other in ``cells``.

        ``cells`` are the columns of the record by name, as collection files write them.
        """
        columns = self._survey.columns
        incoming = {column.name: _coded(column, cells[column.name]) for column in columns}
        size = len(next(iter(incoming.values())))
        incoming["rehearsal"] = (np.arange(size) // interviews).astype(np.int32)
        incoming["id_low"] = np.arange(size).astype(np.uint64)
        selected = "".join(f", {_present(c)} AS {stored(c.name)}" for c in columns)
        self._database.execute_on(
            f"CREATE OR REPLACE TABLE {TABLE} AS SELECT rehearsal, 0::USMALLINT AS kiosk,"
            f" 0::UBIGINT AS id_high, id_low{selected} FROM {INCOMING}",
            incoming,
            INCOMING,
        )
        self._interviews = interviews
        self._counted = self._counts()

    def _counts(self) -> dict[int, dict[tuple[str, str], list[Counted]]]:
        """Count the reports of all rehearsals at once: one query a question, and not one for each."""
        counted: dict[int, dict[tuple[str, str], list[Counted]]] = {}
        for question in self._survey.recorded_questions:
            if question.unlisted is not None:
                continue
            column = stored(question.id)
            rows = self._database.execute(
                f"SELECT rehearsal, {column}, count(*) FROM {TABLE}"
                f" WHERE {column} IS NOT NULL GROUP BY ALL"
            )
            for rehearsal, report, count in rows:
                of_one = counted.setdefault(rehearsal, {})
                of_one.setdefault(("NULL", column), []).append((None, report, count))
        return counted

    def reports(self, rehearsal: int) -> StoredReports:
        """Return the reports of one of those that are held, counted from 0."""
        chosen = f"(SELECT * FROM {TABLE} WHERE rehearsal = {int(rehearsal)})"
        counted = self._counted.get(rehearsal, {})
        return _Rehearsed(self._database, chosen, self._survey, self._interviews, counted)


class _Rehearsed(StoredReports):
    """One rehearsal, some of which was counted beforehand with all others."""

    def __init__(
        self,
        database: Database,
        relation: str,
        survey: Survey,
        interviews: int,
        counted: dict[tuple[str, str], list[Counted]],
    ) -> None:
        super().__init__(database, relation, survey)
        self._interviews = interviews
        self._counted |= counted

    @property
    def interviews(self) -> int:
        """Number of interviews, which all rehearsals have alike."""
        return self._interviews


def _coded(column: QuestionColumn, cells: Sequence[str]) -> NDArray[Any]:
    if column.unlisted is not None:
        return np.array(cells, dtype=object)
    places = {value: place for place, value in enumerate(column.values)}
    return np.array([places.get(cell, MISSING) for cell in cells], dtype=np.int32)


def _present(column: QuestionColumn) -> str:
    nothing = "''" if column.unlisted is not None else str(MISSING)
    return f"nullif({quoted(column.name)}, {nothing})"
