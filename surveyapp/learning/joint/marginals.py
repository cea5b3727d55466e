"""Marginals: how many rows have each combination of some columns' values, with noise.

The cells of a column are its levels and, last, "missing" where it can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable

Columns = tuple[int, ...]
"""Places of columns, rising."""
Cells = NDArray[np.int64]
Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Marginal:
    """Noisy counts of the rows by the cells of some columns."""

    columns: Columns
    """Rising."""
    counts: Shares
    """With an axis for each column, as long as it has cells."""
    variance: float
    """Of the noise in each count."""


def column_widths(attributes: Sequence[Attribute]) -> tuple[int, ...]:
    """Return how many cells each column has.

    Parameters
    ----------
    attributes
        the d columns.
    """
    return tuple(attribute.cells for attribute in attributes)


def column_cells(table: CodedTable) -> Cells:
    """Return the cell of each value within its column, shape (n, d).

    Parameters
    ----------
    table
        any.
    """
    placed = [table.placed(column) for column in range(len(table.attributes))]
    return np.stack(placed, axis=1) if placed else np.zeros(table.codes.shape, dtype=np.int64)


def flat_cells(cells: Cells, columns: Columns, widths: Sequence[int]) -> Cells:
    """Return for each row the place of its cell in the flattened table of ``columns``.

    Parameters
    ----------
    cells : array of shape (n, d)
        cells within each column.
    columns
        the table's, in the order of its axes.
    widths
        of all columns.
    """
    flat: Cells = np.zeros(len(cells), dtype=np.int64)
    for column in columns:
        flat *= widths[column]
        flat += cells[:, column]
    return flat


def counted(
    cells: Cells, columns: Columns, widths: Sequence[int], weights: Shares | None = None
) -> NDArray[Any]:
    """Return the exact counts of the cells of some columns, an axis each.

    Parameters
    ----------
    cells : array of shape (n, d)
        cells within each column.
    columns
        which; none give the number of rows.
    widths
        of all columns.
    weights : array of shape (n,)
        what each row counts; default 1.
    """
    shape = tuple(widths[column] for column in columns)
    flat = flat_cells(cells, columns, widths)
    return np.bincount(flat, weights, minlength=prod(shape)).reshape(shape)


def measured(
    cells: Cells, account: PrivacyAccount, columns: Columns, widths: Sequence[int], epsilon: float
) -> Marginal:
    """Release a marginal; its sum is one more estimate of the number of rows.

    Parameters
    ----------
    cells : array of shape (n, d)
        private: cells within each column.
    account
        pays.
    columns
        which, rising.
    widths
        of all columns.
    epsilon
        what it costs; each row is in one count.
    """
    counts = account.counts(counted(cells, columns, widths), epsilon)
    variance = laplace_variance(account.scale(epsilon))
    account.learn_rows(float(counts.sum()), variance * counts.size)
    return Marginal(columns, counts, variance)


def laplace_variance(scale: float) -> float:
    """Return the variance of the two-sided geometric noise of a scale: 2a/(1 − a)², a = exp(−1/scale).

    Parameters
    ----------
    scale
        0 or more.
    """
    if scale == 0:
        return 0.0
    # 1 - a, without cancellation where the scale is large
    stops = -float(np.expm1(-1 / scale))
    return 2 * (1 - stops) / stops**2


def subsets_of(columns: Columns) -> Iterable[Columns]:
    """Return all subsets but the empty one, by size.

    Parameters
    ----------
    columns
        rising.
    """
    sizes = range(1, len(columns) + 1)
    return chain.from_iterable(combinations(columns, size) for size in sizes)


def summed(table: Shares, columns: Columns, wanted: Columns) -> Shares:
    """Return a table of ``columns`` summed to ``wanted``, which are among them.

    Parameters
    ----------
    table
        an axis for each of ``columns``.
    columns
        rising.
    wanted
        rising.
    """
    over = tuple(axis for axis, column in enumerate(columns) if column not in wanted)
    sums: Shares = table.sum(axis=over) if over else table
    return sums


def combined(marginals: Sequence[Marginal], total: float) -> dict[Columns, Marginal]:
    """Return one estimate for each set of columns that some marginal covers, weighted by precision.

    Parameters
    ----------
    marginals
        independent of each other.
    total
        what all cells of each add up to: the number of rows.
    """
    found: dict[Columns, list[Marginal]] = {}
    for each in marginals:
        for columns in subsets_of(each.columns):
            counts = summed(each.counts, each.columns, columns)
            # a sum of cells has their variances added up
            variance = each.variance * each.counts.size / counts.size
            found.setdefault(columns, []).append(Marginal(columns, counts, variance))
    return {columns: precision_mean(several, total) for columns, several in found.items()}


def precision_mean(several: Sequence[Marginal], total: float) -> Marginal:
    """Return the mean of marginals of the same columns, weighted by precision, that adds up to a total.

    Parameters
    ----------
    several
        at least one.
    total
        what the cells add up to.
    """
    weights = np.array([1 / max(each.variance, 1e-12) for each in several])
    counts = sum(w * each.counts for w, each in zip(weights, several, strict=True)) / weights.sum()
    # the nearest counts that add up as they must
    counts += (total - counts.sum()) / counts.size
    return Marginal(several[0].columns, counts, float(1 / weights.sum()))
