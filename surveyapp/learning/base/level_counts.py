"""How many features of each row have each level, over features that share their levels.

The items of a scale, the squares of a board, a list of votes: what the regression needs of the features'
distribution, besides each one's shares, is mostly in *how many* items got each answer: people agree to many
items or to few; a board has as many noughts as crosses. That is one small table (a row is in one cell of
it), where all pairs of d features are d(d − 1)/2 tables. Counted by the label's levels it also tells what no
pair says of the label. Rows are then weighted so that they meet it and other margins (raking: Deming &
Stephan 1940), which is the distribution nearest to theirs that has these margins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod, sqrt

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute

FEWEST_ALIKE = 4
"""Features with the same levels that make it worth while: of fewer, the tree sees what there is to see."""
MOST_CELLS = 512
ROUNDS = 20
"""Of raking: the margins are then met to about a hundredth of their noise."""
RATIOS = np.concatenate([[0], 2 ** np.arange(-5, 5.01, 1 / 8)])
"""Of a count to what is expected, which are mixed."""
MIXED = 100
"""Rounds of learning how frequent each ratio is."""
SMALLEST_SCALE = 0.5
"""Of the noise: without any a count is believed as far as ratios go."""
MOST_FACTOR = 100.0
"""By which a cell's rows are weighted up or down at most: margins that contradict each other have no end."""

Vector = NDArray[np.float64]
Aim = tuple[NDArray[np.integer], Vector]


def alike(attributes: tuple[Attribute, ...]) -> tuple[int, ...]:
    """Return the places of the most features that have the same levels; none if they are too few.

    Parameters
    ----------
    attributes
        the features.
    """
    by_levels: dict[tuple[str, ...], list[int]] = {}
    for place, attribute in enumerate(attributes):
        by_levels.setdefault(attribute.levels, []).append(place)
    most = max(by_levels.values(), key=len)
    return tuple(most) if len(most) >= FEWEST_ALIKE else ()


@dataclass(frozen=True, slots=True, eq=False)
class LevelCounts:
    """How many rows have each combination of numbers of levels, with noise."""

    features: tuple[int, ...]
    """Places of the features that are counted over."""
    counts: NDArray[np.float64]
    """Array with one axis of length d + 1 for each level that is counted, then one for the label's: may be
    negative."""
    variance: float
    """Of the noise in each count."""
    label: int | None = None
    """Place of the column by whose levels rows are counted besides; None: they are not."""

    def cells(self, levels: NDArray[np.integer]) -> NDArray[np.intp]:
        """Return the cell of each row, shape (n,).

        Parameters
        ----------
        levels : array of shape (n, all columns)
            each row's level of each column; a feature's other numbers are none of those counted.
        """
        own = levels[:, list(self.features)]
        by = () if self.label is None else (levels[:, self.label],)
        counted = range(self.counts.ndim - len(by))
        each = (*((own == level).sum(axis=1) for level in counted), *by)
        return np.asarray(np.ravel_multi_index(each, self.counts.shape))

    def shares(self, expected: Vector, rows: float) -> Vector:
        """Return the share of each cell, as what is expected and its noisy count together say.

        Parameters
        ----------
        expected : array of shape (cells,)
            shares without the counts.
        rows
            number of rows.
        """
        means = rows * expected[:, None] * RATIOS
        apart = np.abs(self.counts.reshape(-1, 1) - means)
        apart /= max(sqrt(self.variance / 2), SMALLEST_SCALE)
        likelihoods = np.exp(apart.min(axis=1, keepdims=True) - apart)
        # how frequent each ratio is, all cells say together (empirical Bayes)
        weights = np.full(len(RATIOS), 1 / len(RATIOS))
        for _ in range(MIXED):
            posterior = likelihoods * weights
            posterior /= posterior.sum(axis=1, keepdims=True)
            sums = posterior.sum(axis=0)
            sums[RATIOS == 1] += 1  # as if one cell more were as expected
            weights = sums / sums.sum()
        mixed = (posterior * means).sum(axis=1)
        shares: Vector = mixed / mixed.sum()
        return shares


def count_levels(
    codes: NDArray[np.integer],
    widths: Sequence[int],
    features: tuple[int, ...],
    account: PrivacyAccount,
    label: int | None = None,
) -> LevelCounts:
    """Return how many rows have each combination of numbers of levels, for all that ``account`` has.

    Parameters
    ----------
    codes : array of shape (n, all columns)
        private: each row's level of each column.
    widths
        how many levels each column has.
    features
        places of those with the same levels.
    account
        of the table.
    label
        the column by whose levels rows are counted besides; default none.
    """
    size = len(features) + 1
    by = () if label is None else (widths[label],)
    # the last level follows from the others; further ones are left out where cells would be too many
    levels = 1
    while levels < widths[features[0]] - 1 and prod(by) * size ** (levels + 1) <= MOST_CELLS:
        levels += 1
    shape = (*(size,) * levels, *by)
    variance = 2 * account.scale(account.left) ** 2
    empty = LevelCounts(features, np.zeros(shape), variance, label)
    exact = np.bincount(empty.cells(codes), minlength=empty.counts.size)
    counts = account.counts(exact.reshape(shape), account.left)
    return LevelCounts(features, counts, variance, label)


def raked(weights: Vector, aims: Sequence[Aim]) -> tuple[Vector, list[Vector]]:
    """Return weights of rows that meet margins as nearly as these allow, and what each cell multiplied.

    Parameters
    ----------
    weights : array of shape (n,)
        of the rows, summing to 1.
    aims
        each row's cell in a table, and the shares of the table's cells; the last is met best.
    """
    factors = [np.ones(len(shares)) for _, shares in aims]
    for _ in range(ROUNDS):
        for place, (cells, shares) in enumerate(aims):
            met = np.bincount(cells, weights, minlength=len(shares))
            change = np.divide(shares, met, out=np.ones_like(met), where=met > 0)
            before = factors[place]
            factors[place] = np.clip(before * change, 1 / MOST_FACTOR, MOST_FACTOR)
            weights = weights * (factors[place] / before)[cells]
            weights /= weights.sum()
    return weights, factors


def resampled(weights: Vector, rows: int, rng: np.random.Generator) -> NDArray[np.intp]:
    """Return places of weighted rows, each as often as its weight says, to within one, in random order.

    Parameters
    ----------
    weights : array of shape (n,)
        0 or more, not all 0.
    rows
        how many.
    rng
        for the order.
    """
    ends = np.cumsum(weights)
    places = np.searchsorted(ends, (np.arange(rows) + 0.5) / rows * ends[-1])
    return rng.permutation(places)
