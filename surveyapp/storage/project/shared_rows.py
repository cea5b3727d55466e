"""Rows of one imported file that are the same in another: counted, for a judgement whether by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from surveyapp.estimation.quality.duplicates_across import SharedRecords
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.stored_reports import stored
from surveyapp.storage.project.survey_tables import HeldSurvey, counted

_FEWEST_ROWS = 2


@dataclass(frozen=True, slots=True)
class SharedWith:
    """A file's name, and how its rows compare."""

    name: str
    records: SharedRecords


def shared_rows(database: Database, held: HeldSurvey, file: int) -> list[SharedWith]:
    """Return how the rows of ``file`` compare with each other file's in force that has equal ones.

    Two rows are equal if all columns are that both files fill.
    """
    filled = _filled(database, held)
    ours = filled.pop(file, frozenset())
    alike: dict[frozenset[str], list[int]] = {}
    for other, theirs in filled.items():
        alike.setdefault(ours & theirs, []).append(other)
    found: list[SharedWith] = []
    for columns, others in alike.items():
        if columns:
            found += _compared(database, held, file, sorted(columns), others)
    return sorted(found, key=lambda one: (-one.records.shared, one.name))


def _filled(database: Database, held: HeldSurvey) -> dict[int, frozenset[str]]:
    """Return the columns in which any row has a report, by file."""
    names = [column.name for column in held.survey.columns]
    counts = ", ".join(f"count({stored(name)})" for name in names)
    rows = database.execute(f"SELECT file, {counts} FROM {counted(database, held)} GROUP BY file")
    return {
        file: frozenset(name for name, n in zip(names, filled, strict=True) if n)
        for file, *filled in rows
    }


def _compared(
    database: Database, held: HeldSurvey, file: int, columns: Sequence[str], others: Sequence[int]
) -> list[SharedWith]:
    """Return the comparison with each of ``others`` that has a row with equal ``columns``."""
    asked = ", ".join(map(stored, columns))
    rows = database.execute(
        f"WITH kinds AS (SELECT file, hash({asked}) AS kind, count(*)::DOUBLE AS n"
        f" FROM {counted(database, held)} WHERE file = ? OR file IN (SELECT unnest(?)) GROUP BY ALL),"
        " sums AS (SELECT file, sum(n)::BIGINT AS rows, sum(n * (n - 1)) AS pairs,"
        " sum(n * (n - 1) * (n - 2)) AS triples FROM kinds GROUP BY file),"
        " across AS (SELECT b.file, sum(a.n * b.n) AS pairs FROM kinds a JOIN kinds b USING (kind)"
        " WHERE a.file = ? AND b.file <> a.file GROUP BY b.file)"
        " SELECT files.name, a.rows, b.rows, across.pairs, a.pairs, b.pairs, a.triples, b.triples"
        " FROM across JOIN sums b ON b.file = across.file JOIN sums a ON a.file = ?"
        " JOIN files ON files.number = across.file WHERE a.rows >= ? AND b.rows >= ?",
        [file, list(others), file, file, _FEWEST_ROWS, _FEWEST_ROWS],
    )
    return [SharedWith(name, SharedRecords(*sums)) for name, *sums in rows]
