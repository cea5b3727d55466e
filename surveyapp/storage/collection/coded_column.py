"""A column of cells as numbers: the different ones, each once, and for each row which of them it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

_MOST_MARKED = 2**24
"""Keys that are marked one by one; more of them are sorted."""


@dataclass(frozen=True, slots=True, eq=False)
class CodedColumn:
    """The different cells of a column, and the place among them of each row's."""

    values: tuple[str, ...]
    """Each once, in any order."""
    codes: NDArray[np.uint8] | NDArray[np.uint16] | NDArray[np.int32]
    """Array of shape (rows,): places among ``values``, in as few bytes as they need."""

    @classmethod
    def of_cells(cls, cells: Iterable[str]) -> CodedColumn:
        """Return cells as a column.

        Parameters
        ----------
        cells
            one a row.
        """
        known: dict[str, int] = {}
        codes = np.fromiter((known.setdefault(cell, len(known)) for cell in cells), np.int32)
        return cls(tuple(known), _small(codes, len(known)))

    @classmethod
    def of_codes(cls, values: Sequence[str], codes: NDArray[Any]) -> CodedColumn:
        """Return a column of values among which some are the same.

        Parameters
        ----------
        values
            what each code stands for.
        codes
            places among them.
        """
        known: dict[str, int] = {}
        places = [known.setdefault(value, len(known)) for value in values]
        if len(known) == len(places):
            return cls(tuple(values), _small(codes, len(known)))
        return cls(tuple(known), _small(np.array(places), len(known))[codes])

    @classmethod
    def empty(cls, rows: int) -> CodedColumn:
        """Return a column without any cell that is filled."""
        return cls(("",), np.zeros(rows, dtype=np.uint8))

    @classmethod
    def joined(
        cls, columns: Sequence[CodedColumn], join: Callable[[Sequence[str]], str]
    ) -> CodedColumn:
        """Return the column that several tell together; ``join`` is asked once for equal cells.

        Parameters
        ----------
        columns
            one or more of as many rows.
        join
            makes one cell of a row's.
        """
        if len(columns) == 1:
            return columns[0].changed(lambda cell: join([cell]))
        keys: NDArray[np.int64] = np.zeros(len(columns[0].codes), dtype=np.int64)
        together: list[tuple[int, ...]] = [()]
        for column in columns:
            size = max(len(column.values), 1)
            keys = keys * size + column.codes
            used, keys = _dense(keys, len(together) * size)
            together = [(*together[key // size], key % size) for key in used.tolist()]
        texts = [
            join([column.values[code] for column, code in zip(columns, codes, strict=True)])
            for codes in together
        ]
        return cls.of_codes(texts, keys)

    def changed(self, change: Callable[[str], str]) -> CodedColumn:
        """Return the column with other cells; ``change`` is asked once for equal ones."""
        return self.of_codes([change(value) for value in self.values], self.codes)

    def where(self, is_so: Callable[[str], bool]) -> NDArray[np.bool_]:
        """Return of each row whether something holds of its cell, asked once for equal ones."""
        return self.rows_of([is_so(value) for value in self.values])

    def rows_of(self, are_so: Sequence[bool]) -> NDArray[np.bool_]:
        """Return of each row whether its value is one of those; ``are_so`` says it of each value."""
        if not any(are_so):
            return np.zeros(len(self.codes), dtype=np.bool_)
        return np.array(are_so, dtype=np.bool_)[self.codes]

    def without(self, rows: NDArray[np.bool_]) -> CodedColumn:
        """Return the column with empty cells in some rows."""
        codes = self.codes.astype(np.int32)
        codes[rows] = len(self.values)
        return self.of_codes((*self.values, ""), codes)

    def of_rows(self, rows: NDArray[np.intp]) -> CodedColumn:
        """Return the column of some rows, which are in their order and each once."""
        return self if len(rows) == len(self.codes) else CodedColumn(self.values, self.codes[rows])

    def counts(self) -> NDArray[np.int64]:
        """Return how many rows have each value."""
        return np.bincount(self.codes, minlength=len(self.values))

    def cell(self, row: int) -> str:
        """Return the cell of a row."""
        return self.values[int(self.codes[row])]

    def cells(self) -> NDArray[np.object_]:
        """Return the cell of each row."""
        values = np.empty(len(self.values), dtype=object)
        values[:] = self.values
        return values[self.codes]

    @property
    def used(self) -> tuple[str, ...]:
        """The values that some row has."""
        counts = self.counts().tolist()
        return tuple(value for value, n in zip(self.values, counts, strict=True) if n)

    def to_arrow(self) -> Any:
        """Return the column as Arrow's array of words, which a database takes in as it is."""
        import pyarrow as pa  # noqa: PLC0415 - of large tables only

        return pa.DictionaryArray.from_arrays(self.codes, pa.array(self.values, pa.string()))

    def numbers(self) -> NDArray[np.float64]:
        """Return the number that each row's cell writes."""
        return np.array([float(value) for value in self.values], dtype=np.float64)[self.codes]


def _small(codes: NDArray[Any], values: int) -> NDArray[Any]:
    """Return the places among so many values in as few bytes as they need."""
    kind = np.uint8 if values <= 2**8 else np.uint16 if values <= 2**16 else np.int32
    return codes.astype(kind, copy=False)


def _dense(keys: NDArray[np.int64], most: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the different keys, ascending, and the place of each row's among them."""
    if most > _MOST_MARKED:
        used, places = np.unique(keys, return_inverse=True)
        return used, places.astype(np.int64, copy=False)
    is_used = np.zeros(most, dtype=np.bool_)
    is_used[keys] = True
    return np.flatnonzero(is_used), (np.cumsum(is_used) - 1)[keys]
