"""The tables behind the findings, as they are exported: one dict a row, with names that people rely on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields

from surveyapp.services.quality.assessment import Quality
from surveyapp.services.quality.checks import Check
from surveyapp.services.quality.detectable import DetectableRow
from surveyapp.services.quality.findings import COLUMNS
from surveyapp.services.quality.rows import BatchRow, KioskRow, QuestionRow, WeightRow

Row = Mapping[str, object]
_Row = KioskRow | BatchRow | QuestionRow | DetectableRow | WeightRow

CHECK_COLUMNS = (
    "test",
    "kiosk",
    "question",
    "n",
    "report",
    "share",
    "expected",
    "statistic",
    "p_value",
    "p_adjusted",
    "is_found",
)


def table_rows(found: Quality, table: str) -> tuple[Sequence[Row], Sequence[str]]:
    """Return the rows of ``table`` and the names of its columns.

    Raises
    ------
    KeyError
        if there is no such table.
    """
    rows, columns = TABLES[table]
    return rows(found), columns


def _check(check: Check) -> Row:
    return {"test": check.kind.value} | {n: getattr(check, n) for n in CHECK_COLUMNS[1:]}


def _flat(row: _Row) -> dict[str, object]:
    """Return the fields of a row; ``asdict`` copies each, which thousands of kiosks would feel."""
    return {field.name: getattr(row, field.name) for field in fields(row)}


def _with_days(row: KioskRow | BatchRow) -> Row:
    days = (row.first_day, row.last_day)
    first, last = (None if day is None else day.isoformat() for day in days)
    return {**_flat(row), "first_day": first, "last_day": last}


def _names(kind: type[_Row]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


TABLES: Mapping[str, tuple[Callable[[Quality], Sequence[Row]], Sequence[str]]] = {
    "findings": (lambda found: [one.row for one in found.findings], COLUMNS),
    "kiosks": (lambda found: list(map(_with_days, found.kiosks)), _names(KioskRow)),
    "batches": (lambda found: list(map(_with_days, found.batches)), _names(BatchRow)),
    "questions": (lambda found: list(map(_flat, found.questions)), _names(QuestionRow)),
    "tests": (lambda found: [_check(check) for check in found.tests], CHECK_COLUMNS),
    "detectable": (lambda found: list(map(_flat, found.detectable)), _names(DetectableRow)),
    "records": (lambda found: list(map(_flat, found.weights)), _names(WeightRow)),
}
