"""How near a synthetic table is to the authentic one, and why.

Comparing with the authentic table looks at it: free where that is public, else for whoever holds it
and not for release. What describes an ensemble is already released.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.central.random_forest import RandomForest

Shares = NDArray[np.float64]

SHARE_GRID = 2000
NOISE_TAIL = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class JointProportions:
    """Shares of an attribute's levels together with one level of the label, of all rows."""

    attribute: str
    """The attribute."""
    label_level: str
    """The label's level."""
    authentic: Shares
    """Shape (levels,), as a scatter's x."""
    synthetic: Shares
    """Shape (levels,), as a scatter's y."""
    slope: float
    """Of the least-squares line of ``synthetic`` on ``authentic``; 1 is best."""
    correlation: float
    """Of the two; 1 is best. NaN, as the slope, where the authentic are all equal."""


def joint_proportions(
    authentic: CodedTable, synthetic: CodedTable, label: str
) -> tuple[JointProportions, ...]:
    """Return the joint proportions of every other attribute with every level of ``label``.

    Parameters
    ----------
    authentic
        the table that the synthetic one was learned from.
    synthetic
        with the same attributes.
    label
        name of a column of both.

    Raises
    ------
    UserProblem
        if the tables have no such column.
    """
    target = authentic.place(label)
    others = [place for place in range(len(authentic.attributes)) if place != target]
    found = []
    for place in others:
        before, after = (_joint(table, target, place) for table in (authentic, synthetic))
        for level, name in enumerate(authentic.attributes[target].levels):
            x, y = (joint[level, : authentic.sizes[place]] for joint in (before, after))
            found.append(
                JointProportions(authentic.attributes[place].name, name, x, y, *_line(x, y))
            )
    return tuple(found)


def _joint(table: CodedTable, first: int, second: int) -> Shares:
    """Return joint shares; the last row and column are of missing values, where they can be."""
    sizes = table.attributes[first].cells, table.attributes[second].cells
    rows, columns = table.placed(first), table.placed(second)
    counts = np.bincount(rows * sizes[1] + columns, minlength=sizes[0] * sizes[1])
    shares: Shares = counts.reshape(sizes) / max(len(table), 1)
    return shares


def _line(x: Shares, y: Shares) -> tuple[float, float]:
    """Return slope and correlation."""
    across, up = x - x.mean(), y - y.mean()
    varied = float(across @ across)
    if not varied:
        return float("nan"), float("nan")
    spread = np.sqrt(varied * float(up @ up))
    # least squares of synthetic on authentic shares: slope below 1 shows effects drawn to the mean
    return float(across @ up) / varied, float(across @ up / spread) if spread else 0.0


@dataclass(frozen=True, slots=True)
class PairDistance:
    """Total variation of two attributes' joint distribution: half the sum of absolute differences."""

    first: str
    second: str
    distance: float


def pairwise_distances(authentic: CodedTable, synthetic: CodedTable) -> tuple[PairDistance, ...]:
    """Return the total variation of every pair of columns, missing being a level of its own.

    Parameters
    ----------
    authentic
        the table that the synthetic one was learned from.
    synthetic
        with the same attributes.
    """
    names = [attribute.name for attribute in authentic.attributes]
    return tuple(
        PairDistance(
            names[i],
            names[j],
            float(np.abs(_joint(authentic, i, j) - _joint(synthetic, i, j)).sum() / 2),
        )
        for i, j in combinations(range(len(names)), 2)
    )


def mean_distance(distances: tuple[PairDistance, ...]) -> float:
    """Return the mean of the distances, 0 to 1.

    Parameters
    ----------
    distances
        at least one.
    """
    return float(np.mean([each.distance for each in distances]))


@dataclass(frozen=True, slots=True, eq=False)
class EnsembleShape:
    """What the leaves of an ensemble are like, from its released counts."""

    tree: NDArray[np.int64]
    """Shape (leaves,), which tree each leaf is of."""
    depth: NDArray[np.int64]
    """Shape (leaves,), questions above it."""
    frequency: NDArray[np.float64]
    """Shape (leaves,), its noisy number of rows, 0 or more."""

    def depths(self) -> dict[int, int]:
        """Return how many leaves have each depth."""
        found, leaves = np.unique(self.depth, return_counts=True)
        return dict(zip(found.tolist(), leaves.tolist(), strict=True))

    def frequencies(self, edges: tuple[float, ...]) -> tuple[int, ...]:
        """Return how many leaves have a frequency in each interval; the last includes its end.

        Parameters
        ----------
        edges
            rising ends of the intervals.
        """
        return tuple(np.histogram(self.frequency, edges)[0].tolist())

    def by_depth(self) -> dict[int, tuple[float, float, float]]:
        """Return the quartiles of the leaf frequency for each depth."""
        return {
            depth: tuple(
                np.quantile(self.frequency[self.depth == depth], (0.25, 0.5, 0.75)).tolist()
            )
            for depth in np.unique(self.depth).tolist()
        }


def ensemble_shape(forest: RandomForest) -> EnsembleShape:
    """Return depth and frequency of the leaves of a forest.

    Parameters
    ----------
    forest
        trained.
    """
    leaves = [tree.leaves for tree in forest.trees_]
    return EnsembleShape(
        np.repeat(np.arange(len(leaves)), [len(each) for each in leaves]),
        np.concatenate(
            [tree.depth[each] for tree, each in zip(forest.trees_, leaves, strict=True)]
        ),
        np.concatenate(
            [
                np.clip(counts[each].sum(axis=1), 0, None)
                for counts, each in zip(forest.counts_, leaves, strict=True)
            ]
        ),
    )


@dataclass(frozen=True, slots=True)
class SynthesizedInterval:
    """Where a synthesized proportion falls."""

    low: float
    high: float
    level: float


def laplace_binomial_interval(
    proportion: float, frequency: int, epsilon: float, level: float = 0.9
) -> SynthesizedInterval:
    """Return where the share of a label, synthesized from one leaf, falls with probability ``level``.

    The two counts of the leaf get discrete Laplace noise of 1/ε and are cut at 0; as many labels are then
    drawn from the noisy shares. The interval contains the middle of that mixture of binomials.

    Parameters
    ----------
    proportion
        share of the leaf's rows with the label, 0 to 1.
    frequency
        rows of the leaf, from 1.
    epsilon
        of the counts, above 0; may be infinite.
    level
        between 0 and 1, default 0.9.

    Raises
    ------
    UserProblem
        if ``level`` is not between 0 and 1.
    """
    checked_level(level)
    shares, weights = _noisy_shares(proportion, frequency, epsilon)
    tail = (1 - level) / 2
    low = _quantile(shares, weights, frequency, tail)
    high = _quantile(shares, weights, frequency, 1 - tail)
    return SynthesizedInterval(low / frequency, high / frequency, level)


def _noisy_shares(proportion: float, frequency: int, epsilon: float) -> tuple[Shares, Shares]:
    """Return the possible noisy shares, on a grid, and their probabilities."""
    if np.isinf(epsilon):
        return np.array([proportion]), np.array([1.0])
    # e^(-ε·r) falls to NOISE_TAIL there: what lies beyond hardly has any weight
    reach = int(np.ceil(-np.log(NOISE_TAIL) / epsilon))
    steps = np.arange(-reach, reach + 1)
    mass = np.exp(-epsilon * np.abs(steps))
    mass /= mass.sum()
    with_label = np.clip(proportion * frequency + steps, 0, None)[:, None]
    without = np.clip((1 - proportion) * frequency + steps, 0, None)[None, :]
    total = with_label + without
    shares = np.where(total > 0, with_label / np.maximum(total, 1e-12), 0.5)
    place = np.rint(shares * SHARE_GRID).astype(np.int64).ravel()
    # the two counts have independent noise, so a pair of steps has the product of the masses
    weights = np.bincount(place, np.outer(mass, mass).ravel(), SHARE_GRID + 1).astype(np.float64)
    return np.arange(SHARE_GRID + 1) / SHARE_GRID, weights


def _quantile(shares: Shares, weights: Shares, draws: int, probability: float) -> int:
    """Return the least count whose cumulative probability is at least ``probability``."""
    # the cumulative probability of a mixture is the weighted mean of its binomials'
    low, high = 0, draws
    while low < high:
        middle = (low + high) // 2
        reached = float(weights @ scipy.stats.binom.cdf(middle, draws, shares))
        low, high = (low, middle) if reached >= probability else (middle + 1, high)
    return low
