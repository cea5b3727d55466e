"""Sketches of tables: 64 keyed numbers by which nearly the same rows are recognised later.

An element is a row of the table together with how often it occurs, under HMAC-SHA-256; the sketch is the
64 smallest elements (bottom-k sketch: Cohen and Kaplan 2007). Of two sketches the 64 smallest elements of
both together estimate the Jaccard similarity of the tables (Broder 1997). Of a table at hand and a sketch it
is known besides how much of the smaller table the other contains, so that a part of a table, or one that
grew, is recognised. One row that is altered, added or removed changes four elements at most.

That counts belong to elements tells small alphabets apart: of two samples of the same population, with a few
columns of a few levels, all *rows* agree, but hardly any count does. A row that is expected λ times has the
same count above 0 in both with the chance Σ P(k)², which is at most 0.16 of the elements of both together
and 0.28 of those of one, for every λ; ``ALIKE`` is far above the one, and four standard errors above the
other are asked for.
"""

from __future__ import annotations

import hmac
import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence

MOST_MINIMA = 64
ALIKE = 0.5
"""Similarity from which two tables are taken to be of the same people."""
BY_CHANCE = 0.28
"""The most of a table that one of other people contains, on average."""
STANDARD_ERRORS = 4.0
ROW_APART = 2
"""What one altered row changes: one count is lower by one, another higher."""
_BYTES = 8

Minima = tuple[int, ...]
"""The sketch of a table: at most ``MOST_MINIMA`` numbers, the smallest first; fewer are all there are."""


class TableRows:
    """The rows of a table, without their order and that of the columns.

    Parameters
    ----------
    header : sequence of str
        the names of the columns; a table with other names is another one.
    rows : iterable of sequences of str
        the cells, as many as names.
    key : bytes
        the secret without which a sketch tells nothing.
    """

    def __init__(self, header: Sequence[str], rows: Iterable[Sequence[str]], key: bytes) -> None:
        places = sorted(range(len(header)), key=lambda place: (header[place], place))
        self._key = _digest(key, _joined([header[place] for place in places]))
        self._counts = Counter(_joined([row[place] for place in places]) for row in rows)
        self._elements = sorted(self._element(row, n) for row, n in self._counts.items())
        self.minima: Minima = tuple(self._elements[:MOST_MINIMA])

    def is_like(self, known: Minima) -> bool:
        """Return whether a table with this sketch had nearly these rows.

        Small tables are compared row by row: one altered row of three is more than a half.
        """
        if similarity(self.minima, known) >= ALIKE or self._is_contained(known):
            return True
        is_small = max(len(known), len(self._counts)) < MOST_MINIMA
        return is_small and self._rows_apart(known) <= ROW_APART

    def _is_contained(self, known: Minima) -> bool:
        """Return whether one of the tables contains more of the other than chance explains."""
        is_whole = len(known) < MOST_MINIMA
        # below the largest minimum a sketch knows everything
        comparable = len(self._elements) if is_whole else bisect_right(self._elements, known[-1])
        shared = len(set(known).intersection(self._elements[:comparable]))
        fewest = min(len(known), comparable)
        error = math.sqrt(fewest * BY_CHANCE * (1 - BY_CHANCE))
        return shared > fewest * BY_CHANCE + STANDARD_ERRORS * error

    def _rows_apart(self, known: Minima) -> float:
        """Return by how much the counts differ in all; infinite where no row is the same."""
        left, apart = set(known), 0
        for row, count in self._counts.items():
            near = ((abs(step), self._element(row, count + step)) for step in (0, 1, -1))
            found = next(((step, element) for step, element in near if element in left), None)
            apart += count if found is None else found[0]
            left -= set() if found is None else {found[1]}
        # what is left were rows that are not there now, each at least once
        return apart + len(left) if len(left) < len(known) else float("inf")

    def _element(self, row: bytes, count: int) -> int:
        return int.from_bytes(_digest(self._key, row + b"\0%d" % count)[:_BYTES], "big")


def similarity(first: Minima, second: Minima) -> float:
    """Return the Jaccard similarity of two tables, exact where both sketches are whole, else estimated."""
    own, other = set(first), set(second)
    both = sorted(own | other)
    if max(len(first), len(second)) >= MOST_MINIMA:
        both = both[:MOST_MINIMA]
    return len(own.intersection(other, both)) / len(both) if both else 0.0


def _joined(cells: Sequence[str]) -> bytes:
    # a table has no NUL, so that nothing else is joined to the same bytes
    return b"\0".join(cell.encode() for cell in cells)


def _digest(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")
