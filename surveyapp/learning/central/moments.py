"""Noisy tables of each feature by the class: all that additive models need of a private table."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Counts, cell_layout, count_classes
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.shrinkage import shrunken_shares, shrunken_table
from surveyapp.learning.models.log_linear import LogLinear


@dataclass(frozen=True, slots=True, eq=False)
class NoisyMoments:
    """Class counts of every level of every feature, with noise.

    Attributes
    ----------
    layout
        of the features' cells.
    counts : array of shape (cells, classes)
        may be negative.
    variance
        of the noise in each count.
    known_totals : array of shape (classes,)
        the rows of each class by another release; None without.
    known_variance
        of the noise in each of those.
    """

    layout: CellLayout
    counts: Counts
    variance: float
    known_totals: NDArray[np.float64] | None = None
    known_variance: float = math.inf

    @property
    def rows_by_tables(self) -> tuple[float, float]:
        """Number of rows that these tables alone tell, and the variance of the noise in it."""
        totals, variance = self._totals_by_tables
        return float(totals.sum()), variance * len(totals)

    @property
    def _totals_by_tables(self) -> tuple[Counts, float]:
        # a feature's class total adds up one noise for each of its cells: variance ∝ cells
        weights = 1 / np.diff(self.layout.starts)
        totals = (self.layout.sums(self.counts) * weights[:, None]).sum(axis=0) / weights.sum()
        return totals, self.variance / float(weights.sum())

    @property
    def counted_totals(self) -> tuple[Counts, float]:
        """Rows of each class as counted, releases weighed by their noise, and the variance of each."""
        totals, variance = self._totals_by_tables
        if self.known_totals is None or not self.variance:
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
        deviation = math.sqrt(self.variance * self.counts.shape[1])
        absent: NDArray[np.bool_] = totals < floor * deviation
        return absent


def noisy_moments(examples: Examples, account: PrivacyAccount) -> NoisyMoments:
    """Return every feature's table by class, each for an equal part of what ``account`` has.

    Parameters
    ----------
    examples
        rows with a class.
    account
        of the table; it then knows the number of rows.
    """
    places = cell_layout(examples.features.attributes)
    shape = (places.cells, len(examples.label.levels))
    # a row has one level of each feature and one class: one cell of each table
    exact = count_classes(places.placed(examples.features), examples.classes, shape)
    each = account.left / len(places)
    # two-sided geometric noise of scale Δ/ε has variance 2a/(1 - a)², at most 2(Δ/ε)²
    variance = 2 * account.scale(each) ** 2
    counts = np.empty(shape)
    # d tables of the same rows, each with every row once: sequential composition adds them up
    for feature in range(len(places)):
        counts[places.of(feature)] = account.counts(exact[places.of(feature)], each)
    moments = NoisyMoments(places, counts, variance)
    account.learn_rows(*moments.rows_by_tables)
    return moments


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
        shrunken_table(moments.counts[moments.layout.of(feature)], totals, moments.variance)
        for feature in range(len(moments.layout))
    ]
    return np.concatenate(tables)
