"""Auxiliary variables: what is known of each respondent and, in total, of the population."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import scipy

Vector = npt.NDArray[np.float64]
Codes = npt.NDArray[np.integer]


@dataclass(frozen=True, slots=True, eq=False)
class Margin:
    """The population's total in each category of a variable, or in each cell of several."""

    codes: Codes
    """Array of shape (n,): each respondent's category, from 0; −1 where it is missing."""
    totals: Vector
    """Array of shape (k,), at least 0: people of the population in each category."""


@dataclass(frozen=True, slots=True, eq=False)
class NumberTotal:
    """The population's total of a number."""

    values: Vector
    """Array of shape (n,): each respondent's number; NaN where it is missing."""
    total: float
    """Its sum over the population."""


def auxiliary_matrix(
    known: Sequence[Margin | NumberTotal], population: float
) -> tuple[scipy.sparse.csr_array, Vector]:
    """Return x, one row a respondent, and the population's totals of its columns.

    A category is a column of zeros and ones. Who has no category, or no number, gets the population's mean,
    and so weighs neither for nor against the margin.

    Parameters
    ----------
    known
        the margins; a column for each category, or number, in this order.
    population : above 0
        N, the number of people.
    """
    blocks, totals = [], []
    for one in known:
        if isinstance(one, NumberTotal):
            column = np.where(np.isnan(one.values), one.total / population, one.values)
            blocks.append(scipy.sparse.csr_array(column[:, None]))
            totals.append(np.array([one.total]))
        else:
            # categories, and in the last row the mean person, for all without one
            size = len(one.totals)
            mean = one.totals[None, :] / one.totals.sum()
            kinds = scipy.sparse.csr_array(np.vstack((np.eye(size), mean)))
            blocks.append(kinds[np.where(one.codes < 0, size, one.codes)])
            totals.append(np.asarray(one.totals, dtype=np.float64))
    return scipy.sparse.csr_array(scipy.sparse.hstack(blocks, format="csr")), np.concatenate(totals)


def crossed(columns: Sequence[Codes], sizes: Sequence[int]) -> Codes:
    """Return the cell of each respondent where several variables are crossed; −1 where one is missing.

    Parameters
    ----------
    columns : arrays of shape (n,)
        the categories of each variable, from 0; −1 where it is missing.
    sizes
        how many categories each has; the last variable runs fastest.
    """
    cell = np.zeros(len(columns[0]), dtype=np.intp)
    is_missing = np.zeros(len(cell), dtype=np.bool_)
    for codes, size in zip(columns, sizes, strict=True):
        is_missing |= codes < 0
        cell = cell * size + codes
    return np.where(is_missing, -1, cell)
