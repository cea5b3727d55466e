"""Which columns a tree asks together to tell a label, on the way to each of its nodes.

A label may follow from a few of many columns together: no pair and no triple of them shows it, and sets of
more are too many to choose among. The tree is grown on rows that are drawn of a fit, so its shape costs
nothing. What the fit has of the label's dependence on single columns and pairs is enough to tell which ones
matter together, even where it has not how.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.joint.marginals import Cells, Columns

FEWEST_ASKED = 3
"""Columns of a set besides the label: all sets of fewer can be looked at without a tree."""
MOST_ASKED = 4
FEWEST_ROWS = 0.02
"""Share of the rows of a node that is split."""


def columns_on_paths(cells: Cells, label: int, widths: Sequence[int]) -> list[Columns]:
    """Return the sets of columns that are asked on the way to a node, each with the label.

    Each node asks for the column that lowers the label's Gini impurity most (Breiman et al. 1984) and has a
    child for each of its cells.

    Parameters
    ----------
    cells : array of shape (n, d)
        rows that are public.
    label
        its place.
    widths
        of all columns.
    """
    starts = np.array([sum(widths[:column]) for column in range(len(widths))])
    shape = sum(widths), widths[label]
    mixed = (cells + starts) * shape[1] + cells[:, [label]]
    found: set[Columns] = set()

    def go_down(rows: NDArray[np.intp], asked: frozenset[int]) -> None:
        if len(asked) >= FEWEST_ASKED:
            found.add(tuple(sorted({*asked, label})))
        if len(asked) == MOST_ASKED or len(rows) < FEWEST_ROWS * len(cells):
            return
        table = np.bincount(mixed[rows].ravel(), minlength=shape[0] * shape[1]).reshape(shape)
        # of the n rows of a cell Σ n_c²/n are right where labels are drawn as they occur among them
        right = np.add.reduceat((table**2).sum(axis=1) / np.maximum(table.sum(axis=1), 1), starts)
        gains = right - (np.bincount(cells[rows, label]) ** 2).sum() / len(rows)
        gains[label] = 0
        column = int(gains.argmax())
        if gains[column] <= 0:
            return
        for cell in range(widths[column]):
            go_down(rows[cells[rows, column] == cell], asked | {column})

    go_down(np.arange(len(cells)), frozenset())
    return sorted(found)
