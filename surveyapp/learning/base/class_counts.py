"""Counting levels by class, all features at once.

The cells of feature j are its levels and, last, "missing", where its values can be missing; the cells of
all features stand one after another, so that one table of shape (cells, classes) holds every feature's
counts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, value_missing

Cells = NDArray[np.int64]
Counts = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class CellLayout:
    """The place of each feature's cells."""

    starts: tuple[int, ...]
    """d + 1 numbers: the first cell of each of the d features, and the number of cells."""
    levels: tuple[int, ...]
    """d numbers: how many levels each has: as many as cells, or one fewer where its values can be missing."""

    @property
    def cells(self) -> int:
        """Number of cells of all features."""
        return self.starts[-1]

    def __len__(self) -> int:
        return len(self.starts) - 1

    def of(self, feature: int) -> slice:
        """Return the cells of one feature.

        Parameters
        ----------
        feature
            from 0 to d − 1.
        """
        return slice(self.starts[feature], self.starts[feature + 1])

    def width(self, feature: int) -> int:
        """Return how many cells a feature has: its levels and, where it can be, "missing".

        Parameters
        ----------
        feature
            from 0 to d − 1.
        """
        return self.starts[feature + 1] - self.starts[feature]

    def placed(self, table: CodedTable) -> Cells:
        """Return the cell of each value, shape (n, d).

        Parameters
        ----------
        table
            of the features of this layout.

        Raises
        ------
        UserProblem
            if a value is missing that cannot be.
        """
        cells = np.array(table.codes + np.array(self.starts[:-1]), dtype=np.int64)
        missing = table.codes == MISSING
        if missing.any():
            never = [not attribute.can_be_missing for attribute in table.attributes]
            if missing[:, never].any():
                row, column = np.argwhere(missing & never)[0].tolist()
                raise value_missing(attribute=table.attributes[column].name, row=row + 1)
            # "missing" is coded -1; its cell is the one after the last level, so add size + 1
            cells += missing * (np.array(table.sizes, dtype=np.int64) - MISSING)
        return cells

    def sums(self, by_cell: Counts) -> Counts:
        """Return the sums over each feature's cells, shape (d, …).

        Parameters
        ----------
        by_cell : array of shape (cells, …)
            one entry for each cell.
        """
        summed: Counts = np.add.reduceat(by_cell, self.starts[:-1], axis=0)
        return summed


def cell_layout(attributes: tuple[Attribute, ...]) -> CellLayout:
    """Return the layout of the features' cells.

    Parameters
    ----------
    attributes
        the d features.
    """
    ends = np.cumsum([attribute.cells for attribute in attributes]).tolist()
    return CellLayout((0, *ends), tuple(len(attribute.levels) for attribute in attributes))


def count_classes(
    cells: Cells, classes: NDArray[np.integer], shape: tuple[int, int]
) -> NDArray[np.int64]:
    """Return how many rows of each class are in each cell.

    Parameters
    ----------
    cells : array of shape (n, d)
        the cells of the rows.
    classes : array of shape (n,)
        the places of the rows' classes.
    shape
        (cells, classes), the shape of the result.
    """
    # one code for each (cell, class), so that a single bincount tabulates all features
    mixed = cells * shape[1] + np.asarray(classes, dtype=np.int64)[:, None]
    return np.bincount(mixed.ravel(), minlength=shape[0] * shape[1]).reshape(shape)


def indicator_matrix(cells: Cells, width: int) -> scipy.sparse.csr_array:
    """Return the rows with a 1 in each of their cells, shape (n, width).

    Parameters
    ----------
    cells : array of shape (n, d)
        the cells of the rows.
    width
        number of cells.
    """
    ends = np.arange(len(cells) + 1) * cells.shape[1]
    return scipy.sparse.csr_array(
        (np.ones(cells.size), cells.ravel(), ends), shape=(len(cells), width)
    )
