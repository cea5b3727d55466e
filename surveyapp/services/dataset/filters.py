"""Rows that state their filter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from surveyapp.analyses.base.filter import WHERE, Filter
from surveyapp.storage.files.csv_tables import as_row


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
