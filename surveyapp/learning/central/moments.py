"""Noisy tables of each feature by the class: all that additive models need of a private table.

Features with few levels are counted together (``base/shared_tables.py``). Such a table also tells how its
features go together within each class (`joint_bayes`). Where rows × ε are many, larger ones are counted
for that.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Counts, cell_layout, count_classes
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.shared_tables import MOST_COMBINATIONS, Groups, counted_together
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.shrinkage import shrunken_shares, shrunken_table
from surveyapp.learning.models.log_linear import LogLinear


@dataclass(frozen=True, slots=True, eq=False)
class NoisyMoments:
    """Class counts of every level of every feature, with noise."""

    layout: CellLayout
    """Of the features' cells."""
    counts: Counts
    """Array of shape (cells, classes): may be negative."""
    variance: float | NDArray[np.float64]
    """Number, or array of shape (features,): of the noise in each count, of all features or of each."""
    groups: Groups = ()
    """Features that were counted together; default each alone."""
    tables: tuple[Counts, ...] = ()
    """Arrays of shape (levels of each feature of the group…, classes): of each group as counted, whose sums
    are ``counts``; none of a release of an earlier version."""
    known_totals: NDArray[np.float64] | None = None
    """Array of shape (classes,): the rows of each class by another release; None without."""
    known_variance: float = math.inf
    """Of the noise in each of those."""

    @property
    def rows_by_tables(self) -> tuple[float, float]:
        """Number of rows that these tables alone tell, and the variance of the noise in it."""
        totals, variance = self._totals_by_tables
        return float(totals.sum()), variance * len(totals)

    @property
    def _totals_by_tables(self) -> tuple[Counts, float]:
        # features that were counted together have the same totals: one of each group tells them
        first = [
            group[0] for group in self.groups or ((place,) for place in range(len(self.layout)))
        ]
        # a feature's class total adds up one noise for each of its cells: variance ∝ cells
        widths = np.diff(self.layout.starts)[first]
        variances = self.variances[first] * widths
        weights = 1 / (variances if variances.all() else widths)
        totals = (self.layout.sums(self.counts)[first] * weights[:, None]).sum(axis=0)
        return totals / weights.sum(), float((weights**2 * variances).sum() / weights.sum() ** 2)

    @property
    def variances(self) -> NDArray[np.float64]:
        """Of the noise in the counts of each feature, shape (features,)."""
        return np.broadcast_to(np.asarray(self.variance, dtype=np.float64), (len(self.layout),))

    @property
    def variance_together(self) -> float:
        """Of the noise in each count of ``tables``, of which there are some."""
        first = self.groups[0][0]
        summed_up = math.prod(self.tables[0].shape[:-1]) / self.layout.width(first)
        return float(self.variances[first]) / summed_up

    @property
    def counted_totals(self) -> tuple[Counts, float]:
        """Rows of each class as counted, releases weighed by their noise, and the variance of each."""
        totals, variance = self._totals_by_tables
        if self.known_totals is None or not variance:
            return totals, variance
        # two independent estimates: the tree's root counted the same rows, by other noise
        share = variance / (variance + self.known_variance)
        return totals + share * (self.known_totals - totals), variance * (1 - share)

    @property
    def totals(self) -> Counts:
        """Estimated rows of each class: as counted, but drawn together as their noise requires."""
        totals, variance = self.counted_totals
        rows = max(float(totals.sum()), 1.0)
        # noise can leave a small class below 0; every class is taken to have a row
        floored: Counts = np.clip(shrunken_shares(totals, variance) * rows, 1, None)
        return floored

    @property
    def rows(self) -> float:
        """Estimated number of rows: from the counts, so that nothing is computed from the true number."""
        return float(self.totals.sum())

    @property
    def classes(self) -> NDArray[np.float64]:
        """Estimated share of each class."""
        shares: NDArray[np.float64] = self.totals / self.rows
        return shares

    def levels(self, feature: int, floor: float) -> NDArray[np.float64]:
        """Return the estimated share of each cell of a feature, shape (cells of the feature,).

        Parameters
        ----------
        feature
            its place.
        floor
            totals below so many standard deviations of their noise count as 0.
        """
        totals = np.clip(self.counts[self.layout.of(feature)].sum(axis=1), 0, None)
        # half a row keeps a level that was counted as absent possible (Jeffreys 1946)
        kept = np.where(self.are_absent(feature, floor), 0.0, totals) + 0.5
        shares: NDArray[np.float64] = kept / kept.sum()
        return shares

    def are_absent(self, feature: int, floor: float) -> NDArray[np.bool_]:
        """Return which cells of a feature count as if no row had them, shape (cells of the feature,).

        Parameters
        ----------
        feature
            its place.
        floor
            totals below so many standard deviations of their noise count as 0.
        """
        totals = self.counts[self.layout.of(feature)].sum(axis=1)
        # a level's total adds up one noise for each class
        deviation = math.sqrt(self.variances[feature] * self.counts.shape[1])
        absent: NDArray[np.bool_] = totals < floor * deviation
        return absent


def noisy_moments(
    examples: Examples, account: PrivacyAccount, most: int = MOST_COMBINATIONS
) -> NoisyMoments:
    """Return every feature's table by class; each group of features has an equal part of ε.

    Parameters
    ----------
    examples
        rows with a class.
    account
        of the table; it then knows the number of rows.
    most
        cells that features share at most, by what is public or was released.
    """
    places = cell_layout(examples.features.attributes)
    classes = len(examples.label.levels)
    # a row has one level of each feature and one class: one cell of each table
    codes = places.placed(examples.features) - np.array(places.starts[:-1])
    groups = counted_together(np.diff(places.starts).tolist(), most)
    each = account.left / len(groups)
    tables = []
    # a table for each group, each with every row once: sequential composition adds them up
    for group in groups:
        widths = [places.width(feature) for feature in group]
        combined = np.ravel_multi_index(tuple(codes[:, group].T), widths)[:, None]
        exact = count_classes(combined, examples.classes, (math.prod(widths), classes))
        tables.append(account.counts(exact, each).reshape(*widths, classes))
    # two-sided geometric noise of scale Δ/ε has variance 2a/(1 - a)², at most 2(Δ/ε)²
    moments = summed_moments(places, groups, tables, 2 * account.scale(each) ** 2)
    account.learn_rows(*moments.rows_by_tables)
    return moments


def summed_moments(
    layout: CellLayout, groups: Groups, tables: Sequence[Counts], variance: float
) -> NoisyMoments:
    """Return every feature's table by class, summed up from tables of features together.

    Parameters
    ----------
    layout
        of the features' cells.
    groups
        features that were counted together.
    tables : arrays of shape (levels of each feature of the group…, classes)
        of each group, with noise.
    variance
        of the noise in each of their counts.
    """
    counts = np.empty((layout.cells, tables[0].shape[-1]))
    variances = np.empty(len(layout))
    for group, table in zip(groups, tables, strict=True):
        for place, feature in enumerate(group):
            others = tuple(axis for axis in range(len(group)) if axis != place)
            counts[layout.of(feature)] = table.sum(axis=others)
            summed_up = math.prod(table.shape[:-1]) / layout.width(feature)
            variances[feature] = summed_up * variance
    return NoisyMoments(layout, counts, variances, groups, tuple(tables))


def equal_tables(widths: Sequence[int]) -> float:
    """Return how many tables of one feature each have as much noise as those of features together.

    Parameters
    ----------
    widths
        number of cells of each feature.
    """
    groups = counted_together(widths)
    summed_up = [
        math.prod(widths[other] for other in group) / widths[place]
        for group in groups
        for place in group
    ]
    return len(groups) * math.sqrt(sum(summed_up) / len(summed_up))


def naive_bayes_from_moments(moments: NoisyMoments) -> LogLinear:
    """Return the naive Bayes with the scores log Pr(class) + Σ log(Pr(level | class)/Pr(level)).

    Parameters
    ----------
    moments
        the released tables of each feature by class.
    """
    shares, given = moments.classes, level_shares_given_class(moments)
    # dividing by Pr(level) changes no posterior, but centres the weights: no effect is 0
    weights = np.log(given) - np.log(given @ shares)[:, None]
    return LogLinear(moments.layout, weights, np.log(shares))


def level_shares_given_class(moments: NoisyMoments) -> NDArray[np.float64]:
    """Return Pr(level | class), shape (cells, classes); each feature's cells sum to 1.

    Parameters
    ----------
    moments
        the released tables of each feature by class.
    """
    totals = moments.totals
    tables = [
        shrunken_table(
            moments.counts[moments.layout.of(feature)], totals, moments.variances[feature]
        )
        for feature in range(len(moments.layout))
    ]
    return np.concatenate(tables)
