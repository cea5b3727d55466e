"""What a project keeps of imported tables besides reports: hashes, mappings, weights, strata and clusters.

Rows belong to the number of the file that brought them, and are in force as long as that file is. A
mapping is noted with its file's hash as well: a program that keeps none may have given the number to
another file since.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.collection.coded_columns import Columns
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.stored_reports import StoredReports

TABLE_MODE = "table"
"""The mode of files that no kiosk has signed."""

DRAWN = "drawn"
"""The table of weights, strata and clusters."""

SAMPLE_SCHEMA = """
CREATE TABLE IF NOT EXISTS table_files (file INTEGER, sha256 VARCHAR);
CREATE TABLE IF NOT EXISTS table_mappings (file INTEGER, sha256 VARCHAR, mapping VARCHAR);
CREATE TABLE IF NOT EXISTS drawn (file INTEGER, id_high UBIGINT, id_low UBIGINT, weight DOUBLE,
    stratum VARCHAR, cluster VARCHAR);
"""


@dataclass(frozen=True, slots=True, eq=False)
class TableFile:
    """A table's file: the hash of its bytes, what it means, and how its respondents were drawn.

    ``mapping`` is what a mapping's file holds. The others have one value a row; None: no such column.
    """

    sha256: str
    mapping: str
    weights: NDArray[np.float64] | None = None
    strata: Sequence[str] | None = None
    clusters: Sequence[str] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class StoredSample:
    """How the interviews of a project were drawn, in the order of their ids.

    A weight is NaN and a label None where the interview has none.
    """

    weights: NDArray[np.float64]
    strata: list[str | None]
    clusters: list[str | None]


def keep_table(database: Database, file: int, table: TableFile, columns: Columns) -> None:
    """Keep what is known of the table that has the number ``file`` in the project."""
    for name in (
        "table_files",
        "table_mappings",
        "drawn",
    ):  # an undone import may have had the number
        database.execute(f"DELETE FROM {name} WHERE file = ?", [file])
    database.execute("INSERT INTO table_files VALUES (?, ?)", [file, table.sha256])
    kept = [file, table.sha256, table.mapping]
    database.execute("INSERT INTO table_mappings VALUES (?, ?, ?)", kept)
    rows = len(columns.id_low)
    if all(one is None for one in (table.weights, table.strata, table.clusters)) or not rows:
        return
    arrays = {
        "id_high": columns.id_high,
        "id_low": columns.id_low,
        "weight": np.full(rows, np.nan) if table.weights is None else table.weights,
        "stratum": _labels(table.strata, rows),
        "cluster": _labels(table.clusters, rows),
    }
    database.execute_on(
        f"INSERT INTO drawn SELECT {file}, id_high, id_low, nullif(weight, 'nan'::DOUBLE),"
        " nullif(stratum, ''), nullif(cluster, '') FROM arrays",
        arrays,
    )


def _labels(labels: Sequence[str] | None, rows: int) -> NDArray[np.object_]:
    return np.array([""] * rows if labels is None else list(labels), dtype=object)


def kept_mappings(database: Database) -> dict[int, str]:
    """Return the mappings of the tables in force, by the number of their file; an old project keeps none."""
    return dict(
        database.execute(
            "SELECT f.number, m.mapping FROM files f JOIN table_files t ON t.file = f.number"
            " JOIN table_mappings m ON m.file = f.number AND m.sha256 = t.sha256"
        )
    )


_JOINED = "LEFT JOIN drawn d ON d.file = r.file AND d.id_high = r.id_high AND d.id_low = r.id_low"


def stored_sample_counts(reports: StoredReports) -> dict[str, int]:
    """Return how many interviews have a weight, a stratum and a cluster."""
    rows = reports.select_joined(_JOINED, "count(d.weight), count(d.stratum), count(d.cluster)")
    return dict(zip(("weights", "strata", "clusters"), rows[0] if rows else (0, 0, 0), strict=True))


def stored_sample(reports: StoredReports) -> StoredSample:
    """Return how the interviews in ``reports`` were drawn."""
    rows = reports.select_joined(
        _JOINED + " ORDER BY r.id_high, r.id_low",
        "coalesce(d.weight, 'nan'::DOUBLE), d.stratum, d.cluster",
    )
    return StoredSample(
        weights=np.array([row[0] for row in rows], dtype=np.float64),
        strata=[row[1] for row in rows],
        clusters=[row[2] for row in rows],
    )


def drawn_of_rows(names: Sequence[str]) -> tuple[str, str]:
    """Return how rows are joined with what their tables say of the sample, and what is selected of it.

    Parameters
    ----------
    names
        Some of weight, stratum and cluster; none is nothing to join.
    """
    if not names:
        return "", ""
    return _JOINED, "".join(f", coalesce(d.{name}::VARCHAR, '')" for name in names)
