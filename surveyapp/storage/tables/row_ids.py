"""Ids of a table's rows, made of their content: the same table imported twice has the same ones.

What is hashed is each different cell of a column, once; a row's two words are the sums of its cells' hashes
(tabulation hashing, Zobrist 1970), so that ten million rows take a second. Its id is made of these words, of
the table's name and of how often the same row came before. All rows' hash is made of the sums of their mixed
words, which do not depend on the order. Rows that differ have the same words, or tables the same hash, by
chance alone: one pair in 2¹²⁸.

Versions up to 0.2.0 hashed each row's text, and all texts in order. What such a project holds is known by
``first_sha256`` still.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.project.database import only_files
from surveyapp.storage.project.sample_columns import OF_ROWS

_BETWEEN, _NONE = "chr(31)", "chr(0)"
_TOGETHER = 100_000
_AT_ONCE = 2**16
"""Rows whose words stay near the processor while their columns are added."""
_MEMORY = "6GB"
"""A hundred bytes a row are sorted; so many rows as a table can have take more."""
Words = NDArray[np.uint64]


@dataclass(frozen=True, slots=True, eq=False)
class RowIds:
    """The halves of each row's id, and the hash of all rows, whatever their order."""

    high: Words
    low: Words
    all_rows: str


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
    high, low = map(_mixed, _words(columns))
    sums = [int(word.sum()) for word in (high, low)]
    whole = hashlib.sha256(f"{begin}\n{len(high)}\n{sums}".encode()).hexdigest()
    nth = _nth(high)
    of_table = np.frombuffer(hashlib.sha256(table.encode()).digest()[:16], dtype=">u8")
    return RowIds(
        _mixed(high ^ (of_table[0] + nth)), _mixed(low ^ (of_table[1] + nth)), OF_ROWS + whole
    )


def _words(columns: Sequence[CodedColumn | None]) -> tuple[Words, Words]:
    """Return two words of each row: the sums of the hashes of its cells."""
    tables = [
        (one.codes, _hashed(place, one.values))
        for place, one in enumerate(columns)
        if one is not None
    ]
    rows = len(tables[0][0])
    words = np.zeros((2, rows), dtype=np.uint64)
    for begin in range(0, rows, _AT_ONCE):
        part = slice(begin, begin + _AT_ONCE)
        for codes, hashes in tables:
            for word, of_values in enumerate(hashes):
                words[word, part] += of_values.take(codes[part])
    return words[0], words[1]


def _hashed(place: int, values: Sequence[str]) -> Words:
    """Return two words of each cell that can stand in a column."""
    digests = [hashlib.sha256(f"{place}\n{value}".encode()).digest()[:16] for value in values]
    found = np.frombuffer(b"".join(digests), dtype=">u8").reshape(-1, 2)
    return np.ascontiguousarray(found.T, dtype=np.uint64)


def _nth(words: Words) -> Words:
    """Return for each row the how manieth it is of those with the same word, from 1."""
    nth = np.ones(len(words), dtype=np.uint64)
    in_order = np.sort(words)
    repeated = in_order[1:][in_order[1:] == in_order[:-1]]
    may_repeat = np.zeros(
        2**16, dtype=np.bool_
    )  # by the first bits: seldom more than a few rows are left
    may_repeat[repeated >> np.uint64(48)] = True
    rows = np.flatnonzero(may_repeat[words >> np.uint64(48)])
    order = rows[np.argsort(words[rows], kind="stable")]
    is_first = np.ones(len(order), dtype=np.bool_)
    is_first[1:] = words[order[1:]] != words[order[:-1]]
    places = np.arange(len(order))
    nth[order] = places - np.maximum.accumulate(np.where(is_first, places, 0)) + 1
    return nth


def _mixed(words: Words) -> Words:
    """Return 64-bit words spread evenly, no two of them to one (SplitMix64, Steele et al. 2014)."""
    words = words + np.uint64(0x9E3779B97F4A7C15)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))


def first_sha256(begin: str, columns: Sequence[CodedColumn | None]) -> str:
    """Return the hash of all rows as versions up to 0.2.0 made it: of their texts in order.

    Parameters
    ----------
    begin, columns
        as of ``row_ids``.
    """
    import pandas as pd  # noqa: PLC0415 - half as long to load as a window

    coded: dict[str, Any] = {
        f"c{place}": pd.Categorical.from_codes(
            one.codes, categories=pd.Index(one.values, dtype=object)
        )
        for place, one in enumerate(columns)
        if one is not None
    }
    cells = (_NONE if one is None else f"c{at}::VARCHAR" for at, one in enumerate(columns))
    text = f"concat_ws({_BETWEEN}, {', '.join(cells)})"
    digest = hashlib.sha256(begin.encode())
    with only_files(memory=_MEMORY) as connection:
        connection.register("cells", pd.DataFrame(coded))
        found = connection.execute(f"SELECT {text} AS row FROM cells ORDER BY row")
        while rows := found.fetchmany(_TOGETHER):
            digest.update("".join([row + "\n" for (row,) in rows]).encode())
    return digest.hexdigest()
