"""What a project keeps of imported tables besides reports: hashes, mappings, weights, strata and clusters.

Rows belong to the number of the file that brought them, and are in force as long as that file is. A
mapping is noted with its file's hash as well: a program that keeps none may have given the number to
another file since.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.collection.coded_columns import Columns
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.stored_reports import StoredReports

TABLE_MODE = "table"
"""The mode of files that no kiosk has signed."""

OF_ROWS = "rows-2:"
"""Begins the hash of a table's rows that does not depend on their order; the first was 64 hex digits."""

DRAWN = "drawn"
"""The table of weights, strata and clusters."""

SEP = "\x1f"
"""Stands between the labels of stages."""
DRAWN_MORE = "drawn_more"
"""The table of replicate weights, of units of later stages and of population sizes."""

SAMPLE_SCHEMA = """
CREATE TABLE IF NOT EXISTS table_files (file INTEGER, sha256 VARCHAR);
CREATE TABLE IF NOT EXISTS table_mappings (file INTEGER, sha256 VARCHAR, mapping VARCHAR);
CREATE TABLE IF NOT EXISTS drawn (file INTEGER, id_high UBIGINT, id_low UBIGINT, weight DOUBLE,
    stratum VARCHAR, cluster VARCHAR);
CREATE TABLE IF NOT EXISTS drawn_more (file INTEGER, id_high UBIGINT, id_low UBIGINT, prefix VARCHAR,
    replicates VARCHAR, stages VARCHAR, populations VARCHAR);
"""


@dataclass(frozen=True, slots=True, eq=False)
class MoreOfSample:
    """What else is known of how respondents were drawn."""

    prefix: str = ""
    """What the names of the columns of replicate weights began with; empty: there are none."""
    replicates: NDArray[np.float64] | None = None
    """Array of shape (n, R): replicate weights, with the full weight in them."""
    stages: tuple[Sequence[str], ...] = ()
    """Of each stage after the first each respondent's unit."""
    populations: tuple[NDArray[np.float64], ...] = ()
    """Of each stage each respondent's population size, or sampling fraction."""

    @property
    def is_there(self) -> bool:
        """Whether anything is known."""
        return bool(self.prefix or self.stages or self.populations)


@dataclass(frozen=True, slots=True, eq=False)
class TableFile:
    """A table's file: the hash of its bytes, what it means, and how its respondents were drawn.

    ``mapping`` is what a mapping's file holds. The others have one value a row; None: no such column.
    """

    sha256: str
    mapping: str
    weights: NDArray[np.float64] | None = None
    strata: CodedColumn | None = None
    clusters: CodedColumn | None = None
    more: MoreOfSample = MoreOfSample()


def keep_table(database: Database, file: int, table: TableFile, columns: Columns) -> None:
    """Keep what is known of the table that has the number ``file`` in the project."""
    for name in (
        "table_files",
        "table_mappings",
        DRAWN,
        DRAWN_MORE,
    ):  # an undone import may have had the number
        database.execute(f"DELETE FROM {name} WHERE file = ?", [file])
    database.execute("INSERT INTO table_files VALUES (?, ?)", [file, table.sha256])
    kept = [file, table.sha256, table.mapping]
    database.execute("INSERT INTO table_mappings VALUES (?, ?, ?)", kept)
    rows = len(columns.id_low)
    if rows and table.more.is_there:
        _keep_more(database, file, table.more, columns)
    labels = {"stratum": table.strata, "cluster": table.clusters}
    known: dict[str, Any] = {
        name: one.to_arrow() for name, one in labels.items() if one is not None
    }
    if table.weights is not None:
        known["weight"] = table.weights
    if not known or not rows:
        return
    asked = {"weight": "nullif(weight, 'nan'::DOUBLE)"} | {
        name: f"nullif({name}, '')" for name in labels
    }
    selected = ", ".join(of if name in known else "NULL" for name, of in asked.items())
    database.execute_on(
        f"INSERT INTO drawn SELECT {file}, id_high, id_low, {selected} FROM arrays",
        {"id_high": columns.id_high, "id_low": columns.id_low, **known},
    )


def _keep_more(database: Database, file: int, more: MoreOfSample, columns: Columns) -> None:
    replicates = () if more.replicates is None else more.replicates.T
    arrays: dict[str, NDArray[Any]] = {
        "id_high": columns.id_high,
        "id_low": columns.id_low,
        "prefix": np.array([more.prefix] * len(columns.id_low), dtype=object),
        "replicates": _as_texts([map(repr, one.tolist()) for one in replicates], " ", columns),
        "stages": _as_texts(
            [[_plain(label) for label in one] for one in more.stages], SEP, columns
        ),
        "populations": _as_texts(
            [map(repr, one.tolist()) for one in more.populations], " ", columns
        ),
    }
    database.execute_on(
        f"INSERT INTO drawn_more SELECT {file}, id_high, id_low, prefix, replicates, stages, populations"
        " FROM arrays",
        arrays,
    )


def _plain(label: str) -> str:
    return label.replace(SEP, " ")


def _as_texts(
    found: Sequence[Iterable[str]], between: str, columns: Columns
) -> NDArray[np.object_]:
    """Return one text a row: what it has in every column, in a form that every database can keep."""
    rows = zip(*found, strict=True) if found else [()] * len(columns.id_low)
    return np.array([between.join(row) for row in rows], dtype=object)


def kept_mappings(database: Database) -> dict[int, str]:
    """Return the mappings of the tables in force, by the number of their file; an old project keeps none."""
    return dict(
        database.execute(
            "SELECT f.number, m.mapping FROM files f JOIN table_files t ON t.file = f.number"
            " JOIN table_mappings m ON m.file = f.number AND m.sha256 = t.sha256"
        )
    )


_JOINED = "LEFT JOIN drawn d ON d.file = r.file AND d.id_high = r.id_high AND d.id_low = r.id_low"
_SELECTED = {
    "weights": "coalesce(d.weight, 'nan'::DOUBLE)",
    "strata": "coalesce(d.stratum, '')",
    "clusters": "coalesce(d.cluster, '')",
}


def stored_sample_counts(reports: StoredReports) -> dict[str, int]:
    """Return how many interviews have a weight, a stratum and a cluster."""
    rows = reports.select_joined(_JOINED, "count(d.weight), count(d.stratum), count(d.cluster)")
    return dict(zip(("weights", "strata", "clusters"), rows[0] if rows else (0, 0, 0), strict=True))


def stored_sample(
    reports: StoredReports, kinds: Collection[str]
) -> dict[str, NDArray[np.float64] | list[str]]:
    """Return how the interviews in ``reports`` were drawn, in the order of their ids.

    Parameters
    ----------
    reports
        the interviews.
    kinds
        some of ``weights``, ``strata`` and ``clusters``; where there is none, a weight is NaN, a label empty.
    """
    selected = ", ".join(f"{_SELECTED[kind]} AS {kind}" for kind in kinds)
    found = reports.arrays_joined(_JOINED + " ORDER BY r.id_high, r.id_low", selected)
    return {kind: one if kind == "weights" else one.tolist() for kind, one in found.items()}


_COUNT = (
    "CASE WHEN coalesce(d.replicates, '') = '' THEN 0 ELSE len(string_split(d.replicates, ' ')) END"
)
_JOINED_MORE = (
    "LEFT JOIN drawn_more d ON d.file = r.file AND d.id_high = r.id_high AND d.id_low = r.id_low"
)


def stored_more(reports: StoredReports) -> MoreOfSample:
    """Return what else is known of how the interviews in ``reports`` were drawn, as far as it is of all."""
    if not reports.has_rows(DRAWN_MORE):
        return MoreOfSample()
    rows = reports.select_joined(
        _JOINED_MORE + " ORDER BY r.id_high, r.id_low",
        "d.prefix, d.replicates, d.stages, d.populations",
    )
    prefixes, replicates, stages, populations = zip(*rows, strict=True) if rows else ((),) * 4
    weights = _columns_of(replicates, None) if len(set(prefixes)) == 1 else []
    return MoreOfSample(
        prefixes[0] if weights else "",
        np.array(weights, dtype=np.float64).T if weights else None,
        tuple(_columns_of(stages, SEP)),
        tuple(np.array(one, dtype=np.float64) for one in _columns_of(populations, None)),
    )


def _columns_of(texts: Sequence[str | None], between: str | None) -> list[tuple[str, ...]]:
    """Return what ``_as_texts`` joined as columns; none where rows have not equally many."""
    rows = [(text or "").split(between) if text else [] for text in texts]
    return list(zip(*rows, strict=True)) if len({len(row) for row in rows}) == 1 else []


def stored_replicates(reports: StoredReports) -> tuple[str, int]:
    """Return what the columns of replicate weights that all interviews have begin with, and how many."""
    if not reports.has_rows(DRAWN_MORE):
        return "", 0
    ((prefix, last, least, most, rows),) = reports.select_joined(
        _JOINED_MORE,
        f"min(coalesce(d.prefix, '')), max(d.prefix), min({_COUNT}), max({_COUNT}), count(*)",
    )
    return (prefix, least) if rows and prefix == last and least == most else ("", 0)


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
