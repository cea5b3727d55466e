"""How often each row has each level, over features that share their levels.

The items of a scale, the squares of a board, a list of votes: what the regression needs of the features'
distribution, besides each one's shares, is mostly in *how many* items got each answer: people agree to many
items or to few; a board has as many noughts as crosses. That is one small table (a row is in one cell of
it), where all pairs of d features are d(d − 1)/2 tables. Independent rows are then weighted so
that they meet it and every feature's shares (raking: Deming & Stephan 1940), which is the distribution of
maximum entropy with these margins.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import Cells
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.central.moment_logistic import independent_rows
from surveyapp.learning.central.moments import NoisyMoments

FEWEST_ALIKE = 4
"""Features with the same levels that make it worth while: of fewer, the tree sees what there is to see."""
MOST_CELLS = 512
DRAWN_ROWS = 5000
"""Independent rows that are weighted."""
ROUNDS = 20
"""Of raking: the margins are then met to about a hundredth of their noise."""
CERTAIN = 2
"""Deviations of its noise that a count has at least, to be taken as more than independence says."""

Vector = NDArray[np.float64]


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
    """How many rows have each combination of numbers of levels, with noise.

    Attributes
    ----------
    features
        places of the features that are counted over.
    counts : array with one axis of length d + 1 for each level that is counted
        may be negative.
    variance
        of the noise in each count.
    """

    features: tuple[int, ...]
    counts: NDArray[np.float64]
    variance: float

    def cells(self, levels: NDArray[np.integer]) -> NDArray[np.intp]:
        """Return the cell of each row, shape (n,).

        Parameters
        ----------
        levels : array of shape (n, all features)
            each row's level of each feature; any other number is none of those counted.
        """
        own = levels[:, list(self.features)]
        each = tuple((own == level).sum(axis=1) for level in range(self.counts.ndim))
        return np.asarray(np.ravel_multi_index(each, self.counts.shape))

    def shares(self, expected: Vector) -> Vector:
        """Return the share of each cell: the counts where they are certain, else what is expected.

        Parameters
        ----------
        expected : array of shape (cells,)
            shares under independence.
        """
        counts = self.counts.ravel()
        total = max(float(counts.sum()), 1.0)
        certain = counts > CERTAIN * np.sqrt(self.variance)
        kept = np.where(certain, counts, 0.0)
        # how much of their distance from independence is noise (James & Stein 1961)
        distance = float(((kept - expected * total)[certain] ** 2).sum())
        noise = np.count_nonzero(certain) * self.variance
        signal = max(0.0, 1 - noise / distance) if distance else 0.0
        mixed = signal * kept / max(float(kept.sum()), 1.0) + (1 - signal) * expected
        shares: Vector = mixed / mixed.sum()
        return shares


def count_levels(
    table: CodedTable, features: tuple[int, ...], account: PrivacyAccount
) -> LevelCounts:
    """Return how many rows have each combination of numbers of levels, for all that ``account`` has.

    Parameters
    ----------
    table
        the features.
    features
        places of those with the same levels.
    account
        of the table.
    """
    size = len(features) + 1
    # the last level follows from the others; further ones are left out where cells would be too many
    levels = 1
    while levels < table.sizes[features[0]] - 1 and size ** (levels + 1) <= MOST_CELLS:
        levels += 1
    shape = (size,) * levels
    variance = 2 * account.scale(account.left) ** 2
    empty = LevelCounts(features, np.zeros(shape), variance)
    exact = np.bincount(empty.cells(table.codes), minlength=empty.counts.size)
    return LevelCounts(features, account.counts(exact.reshape(shape), account.left), variance)


def raked_rows(moments: NoisyMoments, counted: LevelCounts, rows: int) -> Cells:
    """Return rows that have the released shares of each feature and of the level counts, shape (rows, d).

    Parameters
    ----------
    moments
        the tables of these features by class.
    counted
        their level counts.
    rows
        how many.
    """
    starts = np.array(moments.layout.starts[:-1])
    drawn = independent_rows(moments, DRAWN_ROWS)
    levels = drawn - starts
    cells = counted.cells(levels)
    aims = [(cells, counted.shares(np.bincount(cells, minlength=counted.counts.size) / DRAWN_ROWS))]
    aims += [(column, moments.levels(place, 1.0)) for place, column in enumerate(levels.T)]
    weights = np.full(DRAWN_ROWS, 1 / DRAWN_ROWS)
    for _ in range(ROUNDS):
        for at, aim in aims:
            met = np.bincount(at, weights, minlength=len(aim))
            weights *= np.divide(aim, met, out=np.zeros_like(aim), where=met > 0)[at]
            weights /= weights.sum()
    # evenly spaced quantiles of the weighted rows: each is there as often as its weight says, to within one
    ends = np.cumsum(weights)
    places = np.searchsorted(ends, (np.arange(rows) + 0.5) / rows * ends[-1])
    return drawn[np.random.default_rng(0).permutation(places)]
