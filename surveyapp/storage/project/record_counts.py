"""How often equal records occur, at each kiosk and in all.

Where a record fits into one whole number, all of them are sorted as such: the time does not depend on how
many are different. Texts are numbered for it. Otherwise the database groups them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.project.database import Database

Whole = NDArray[np.int64]

LARGEST, SHORT = 2**62, 2**32 - 1
MOST_TEXTS = 1_000_000
"""Of more different texts in a column grouping is no slower than to number them."""
FIRST_ROWS = 50_000
"""If more than half of the first have texts that differ, there are too many."""


@dataclass(frozen=True, slots=True, eq=False)
class RecordCounts:
    """Equal records, a row for each kiosk and group that has any.

    Attributes
    ----------
    kiosk
        the number that the interviews know it by.
    group
        the place of the group.
    n
        how many records.
    pairs
        their ordered equal pairs: Σ c·(c − 1) over kinds that occur c times.
    times
        for each group how many kinds occur t times at all kiosks together, by t.
    """

    kiosk: Whole
    group: Whole
    n: Whole
    pairs: Whole
    times: Sequence[Mapping[int, int]]


@dataclass(frozen=True, slots=True)
class RecordQuery:
    """What records are made of.

    Attributes
    ----------
    relation
        what to select the interviews from.
    columns
        the quoted columns of a record, and how many values each has; None: not listed.
    group
        the quoted column of groups, if there are any.
    groups
        how many there are; without a column 1.
    kiosks
        above all numbers of kiosks.
    """

    relation: str
    columns: Mapping[str, int | None]
    group: str | None
    groups: int
    kiosks: int


def record_kinds(database: Database, query: RecordQuery) -> RecordCounts:
    """Return how often equal records occur; who is in no group does not count."""
    texts = _texts(database, query)
    sizes = {column: texts.get(column, size) for column, size in query.columns.items()}
    known = [size for size in sizes.values() if size is not None]
    is_short = query.groups * _records(known) * query.kiosks < LARGEST
    if not is_short or len(known) < len(sizes):
        return _grouped(database, query)
    numbered = [_numbered(place, column, query) for place, column in enumerate(texts)]
    codes = {column: f"texts{place}.code" for place, column in enumerate(texts)}
    values = [(codes.get(column, column), size) for column, size in zip(sizes, known, strict=True)]
    return _sorted(database, query, values, "".join(numbered))


def _records(sizes: Sequence[int]) -> int:
    """Return how many records there can be; in each place a value may be missing."""
    return math.prod(size + 1 for size in sizes)


def _texts(database: Database, query: RecordQuery) -> dict[str, int]:
    """Return how many texts there are in each column that is not listed, or nothing if they are too many."""
    columns = [column for column, size in query.columns.items() if size is None]
    if not columns:
        return {}
    counts = [f"count(DISTINCT {column})" for column in columns]
    first = f"(SELECT * FROM {query.relation} LIMIT {FIRST_ROWS})"
    if max(_row(database, counts, first)) > FIRST_ROWS // 2:
        return {}
    sizes = _row(database, counts, query.relation)
    return {} if max(sizes) > MOST_TEXTS else dict(zip(columns, sizes, strict=True))


def _row(database: Database, what: Sequence[str], relation: str) -> tuple[int, ...]:
    (row,) = database.execute(f"SELECT {', '.join(what)} FROM {relation}")
    return row


def _numbered(place: int, column: str, query: RecordQuery) -> str:
    """Return the join that numbers the texts of a column from 0."""
    different = f"SELECT DISTINCT {column} AS text FROM {query.relation} WHERE {column} IS NOT NULL"
    name = f"texts{place}"
    return (
        f" LEFT JOIN (SELECT text, row_number() OVER () - 1 AS code FROM ({different})) {name}"
        f" ON {name}.text = {column}"
    )


def _sorted(
    database: Database, query: RecordQuery, values: Sequence[tuple[str, int]], joined: str
) -> RecordCounts:
    """Sort records; ``values`` are expressions of numbers from 0, and how many there are of each."""
    records = _records([size for _, size in values])
    # half as wide is read and sorted twice as fast
    whole = "UINTEGER" if query.groups * records * query.kiosks <= SHORT else "UBIGINT"
    number = f"{query.group}::{whole}" if query.group else f"0::{whole}"
    for value, size in values:
        number = f"({number}) * {size + 1}::{whole} + coalesce({value}::{whole} + 1::{whole}, 0::{whole})"
    number = f"({number}) * {query.kiosks}::{whole} + kiosk::{whole}"
    keys = database.arrays(
        f"SELECT ({number})::{whole} AS record FROM {query.relation}{joined}{_where(query)}"
    )["record"]
    keys.sort()
    first = _begins(keys)
    often = np.diff(first, append=len(keys))
    different, kiosks = keys[first], keys.dtype.type(query.kiosks)
    kinds = different // kiosks
    kiosk = (different - kinds * kiosks).astype(
        np.int64
    )  # many times faster than the rest of a division
    group = (kinds // keys.dtype.type(records)).astype(np.int64)
    site = group * query.kiosks + kiosk
    sites = query.groups * query.kiosks
    n = np.bincount(site, often, sites).astype(np.int64)
    pairs = np.bincount(site, often * (often - 1), sites).astype(np.int64)
    kind = _begins(kinds)
    everywhere = np.add.reduceat(often, kind) if len(kind) else often
    there = np.flatnonzero(n)
    return RecordCounts(
        there % query.kiosks,
        there // query.kiosks,
        n[there],
        pairs[there],
        [_times(everywhere[group[kind] == g]) for g in range(query.groups)],
    )


def _begins(ascending: NDArray[np.integer]) -> Whole:
    """Return where another value begins."""
    is_new = np.ones(len(ascending), dtype=np.bool_)
    np.not_equal(ascending[1:], ascending[:-1], out=is_new[1:])
    return np.flatnonzero(is_new)


def _times(everywhere: Whole) -> dict[int, int]:
    values, kinds = np.unique(everywhere, return_counts=True)
    return dict(zip(values.tolist(), kinds.tolist(), strict=True))


def _grouped(database: Database, query: RecordQuery) -> RecordCounts:
    group, columns = query.group or "0", ", ".join(query.columns)
    rows = database.execute(
        f"WITH kinds AS MATERIALIZED (SELECT kiosk, {group} AS grouped, {columns}, count(*) AS often"
        f" FROM {query.relation}{_where(query)} GROUP BY ALL),"
        f" everywhere AS (SELECT grouped, {columns}, sum(often)::BIGINT AS times FROM kinds GROUP BY ALL)"
        " SELECT 0, kiosk::BIGINT, grouped::BIGINT, sum(often)::BIGINT, sum(often * (often - 1))::BIGINT"
        " FROM kinds GROUP BY ALL UNION ALL"
        " SELECT 1, times, grouped::BIGINT, count(*), 0 FROM everywhere GROUP BY ALL"
        " ORDER BY 1, 3, 2"
    )
    sites = np.array([row[1:] for row in rows if row[0] == 0], dtype=np.int64).reshape(-1, 4)
    times: list[dict[int, int]] = [{} for _ in range(query.groups)]
    for is_everywhere, often, g, kinds, _ in rows:
        if is_everywhere:
            times[g][often] = kinds
    kiosk, grouped, n, pairs = sites.T
    return RecordCounts(kiosk, grouped, n, pairs, times)


def _where(query: RecordQuery) -> str:
    return f" WHERE {query.group} IS NOT NULL" if query.group else ""
