"""Rows that state their filter, and how many interviews of a project a filter keeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from surveyapp.analyses.base.filter import WHERE, Filter
from surveyapp.analyses.data.filters import kept_answers
from surveyapp.storage.files.csv_tables import as_row
from surveyapp.storage.project.project import Project


def with_filter(
    rows: Sequence[Any], columns: Sequence[str], where: Filter
) -> tuple[Sequence[Any], tuple[str, ...]]:
    """Return rows and columns for a file; with a filter, a last column states it in each row.

    Parameters
    ----------
    rows
        Dataclass instances or mappings.
    columns
        Names of the columns.
    where
        The filter.
    """
    if not where:
        return rows, tuple(columns)
    with_column: list[Mapping[str, Any]] = [{**as_row(row), WHERE: str(where)} for row in rows]
    return with_column, (*columns, WHERE)


@dataclass(frozen=True, slots=True)
class FilterCount:
    """How many interviews a filter keeps, of how many."""

    kept: int
    all: int


def count_kept(project: Path, where: Filter) -> FilterCount:
    """Return how many interviews of a project the filter keeps; 0 is no error here.

    Parameters
    ----------
    project
        Path of the project file.
    where
        The filter.

    Raises
    ------
    EnvironmentProblem
        if it cannot be opened.
    UserProblem
        if the filter does not fit.
    """
    with Project(project) as found:
        if found.survey is None or not where:
            return FilterCount(found.interviews, found.interviews)
        return FilterCount(
            found.only(kept_answers(found.survey, where)).interviews, found.interviews
        )
