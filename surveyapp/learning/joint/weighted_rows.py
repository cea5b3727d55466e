"""Rows weighted so that they meet level counts by the label and keep the marginals that were fitted.

How many of a row's columns have a level depends on all of them at once: no clique of a junction tree is so
wide. But of all distributions with the fitted marginals *and* the level counts, the one nearest to the fit is
the fit times a factor for each cell of the counts and of the fitted sets (raking: Deming & Stephan 1940). So
rows are drawn of the fit, more than are wanted, weighted until they have all these margins, and kept as often
as their weights say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.level_counts import LevelCounts, raked
from surveyapp.learning.joint.marginals import Cells, Columns, Shares, counted, flat_cells

Vector = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class WeightedRows:
    """Rows of a fit, and their weights."""

    cells: Cells
    """Array of shape (n, d): the rows."""
    weights: Vector
    """Array of shape (n,): summing to 1."""
    widths: tuple[int, ...]
    """Of all columns."""
    level_counts: LevelCounts
    """What was met."""
    sets: tuple[Columns, ...]
    """The fitted sets of columns."""
    factors: tuple[Vector, ...]
    """Of the cells of the level counts, then of those of each set, flattened: a row's weight is in proportion
    to the product of its own."""

    @property
    def distance(self) -> float:
        """Total variation of the level counts that were met and those of the fit."""
        at = self.level_counts.cells(self.cells)
        implied = np.bincount(at, minlength=self.level_counts.counts.size) / len(at)
        return float(np.abs(self.level_shares - implied).sum() / 2)

    @property
    def level_shares(self) -> Vector:
        """The shares of the cells of the level counts."""
        at = self.level_counts.cells(self.cells)
        return np.bincount(at, self.weights, self.level_counts.counts.size).astype(np.float64)

    def marginal(self, columns: Columns) -> Shares:
        """Return the shares of some columns' cells, an axis each.

        Parameters
        ----------
        columns
            rising.
        """
        shares: Shares = counted(self.cells, columns, self.widths, self.weights)
        return shares

    def scores(self, cells: Cells) -> Vector:
        """Return the logarithm of each row's factors together, shape (n,).

        Parameters
        ----------
        cells : array of shape (n, d)
            any rows.
        """
        places = _places(cells, self.level_counts, self.sets, self.widths)
        scores: Vector = np.zeros(len(cells))
        for at, factors in zip(places, self.factors, strict=True):
            scores += np.log(factors)[at]
        return scores


def weighted_rows(
    cells: Cells,
    level_counts: LevelCounts,
    marginals: Mapping[Columns, Shares],
    widths: tuple[int, ...],
    rows: float,
) -> WeightedRows:
    """Return rows weighted to meet level counts and marginals.

    Parameters
    ----------
    cells : array of shape (n, d)
        rows drawn of the fit.
    level_counts
        released.
    marginals
        of the fit.
    widths
        of all columns.
    rows
        of the table that was counted.
    """
    sets = tuple(marginals)
    places = _places(cells, level_counts, sets, widths)
    implied = np.bincount(places[0], minlength=level_counts.counts.size) / len(cells)
    aims = [level_counts.shares(implied, rows), *(each.ravel() for each in marginals.values())]
    even = np.full(len(cells), 1 / len(cells))
    weights, factors = raked(even, list(zip(places, aims, strict=True)))
    return WeightedRows(cells, weights, widths, level_counts, sets, tuple(factors))


def _places(
    cells: Cells, level_counts: LevelCounts, sets: Sequence[Columns], widths: Sequence[int]
) -> list[NDArray[np.integer]]:
    """Return each row's cell in the level counts, and in each set's table."""
    return [level_counts.cells(cells), *(flat_cells(cells, each, widths) for each in sets)]
