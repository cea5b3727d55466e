"""Ids of a table's rows, made of their content: the same table imported twice has the same ones.

A row's text is its cells with ``_BETWEEN`` between them. Its id is the hash of the table's name, of how often
the same text came before, and of the text; all rows' hash is that of their texts in order. DuckDB makes and
sorts the texts, many at a time, for ten million of them would not fit in Python.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.project.database import literal, only_files
from surveyapp.storage.tables.coded_column import CodedColumn

if TYPE_CHECKING:
    import duckdb

_BETWEEN, _NONE = "chr(31)", "chr(0)"
_TOGETHER = 100_000
_MEMORY = "6GB"
"""A hundred bytes a row are sorted; so many rows as a table can have take more."""


@dataclass(frozen=True, slots=True, eq=False)
class RowIds:
    """The halves of each row's id, and the hash of all rows, whatever their order."""

    high: NDArray[np.uint64]
    low: NDArray[np.uint64]
    sha256: str


def row_ids(table: str, begin: str, columns: Sequence[CodedColumn | None]) -> RowIds:
    """Return the ids of the rows of a table, and their hash.

    Parameters
    ----------
    table
        what the table is known by.
    begin
        what the hash of all rows begins with.
    columns
        one or more, of as many rows; None is a column that the table has not.
    """
    import pandas as pd  # noqa: PLC0415 - half as long to load as a window

    given = {f"c{place}": one for place, one in enumerate(columns) if one is not None}
    coded: dict[str, Any] = {
        name: pd.Categorical.from_codes(one.codes, categories=pd.Index(one.values, dtype=object))
        for name, one in given.items()
    }
    cells = (_NONE if one is None else f"c{at}::VARCHAR" for at, one in enumerate(columns))
    text = f"concat_ws({_BETWEEN}, {', '.join(cells)})"
    digest = hashlib.sha256(begin.encode())
    with only_files(memory=_MEMORY) as connection:
        coded["nth"] = _nth([*given.values()])
        connection.register("cells", pd.DataFrame(coded))
        begun = f"concat({literal(table)}, chr(10), nth, chr(10), {text})"
        hashed = f"SELECT sha256({begun}) AS id FROM cells"
        halves = ", ".join(f"('0x' || id[{at}:{at + 15}])::UBIGINT AS h{at}" for at in (1, 17))
        found = connection.execute(f"SELECT {halves} FROM ({hashed})").fetchnumpy()
        _take_in(digest, connection, f"SELECT {text} AS row FROM cells ORDER BY row")
    return RowIds(np.asarray(found["h1"]), np.asarray(found["h17"]), digest.hexdigest())


def _nth(columns: Sequence[CodedColumn]) -> NDArray[np.int32]:
    """Return for each row the how manieth it is of those with the same cells, from 1."""
    alike = np.zeros(len(columns[0].codes), dtype=np.uint64)
    for column in columns:
        alike = _mixed(alike + column.codes.astype(np.uint64))
    order = np.argsort(alike, kind="stable")
    is_first = np.ones(len(order), dtype=np.bool_)
    is_first[1:] = alike[order[1:]] != alike[order[:-1]]
    places = np.arange(len(order))
    nth = np.empty(len(order), dtype=np.int32)
    nth[order] = places - np.maximum.accumulate(np.where(is_first, places, 0)) + 1
    return nth


def _mixed(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return 64-bit words spread evenly, no two of them to one (SplitMix64, Steele et al. 2014)."""
    words = words + np.uint64(0x9E3779B97F4A7C15)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))


def _take_in(digest: Any, connection: duckdb.DuckDBPyConnection, query: str) -> None:
    found = connection.execute(query)
    while rows := found.fetchmany(_TOGETHER):
        digest.update("".join([row + "\n" for (row,) in rows]).encode())
