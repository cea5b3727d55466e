"""Which site differs most where sites have reports in several strata, while others are set aside.

A tail of a sum of hypergeometric counts is at most exp(−n·KL(count/n, mean/n)), KL being the divergence of
two shares (Hoeffding 1956, 1963), and at least the probability of any one way of dividing the count up. It
is divided here as the strata's variances are.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy.special import xlogy

from surveyapp.estimation.quality.exclusion_bounds import (
    ROUNDING,
    UNDERFLOW,
    log_factorial,
    logarithm,
)
from surveyapp.estimation.quality.hypergeometric_tests import (
    NEGLIGIBLE,
    comparable,
    looked_at,
    p_values,
)

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

FIRST = 8
"""So many of those that may be the most different are computed before it is seen who of the others may be."""


class InSeveralStrata:
    """Sites with reports in several strata."""

    def __init__(self, counts: Whole) -> None:
        self._sites = np.flatnonzero(counts.sum(axis=(0, 2)))
        self._here = counts[:, self._sites]
        self._everywhere = self._here.sum(axis=1)

    @property
    def sites(self) -> Whole:
        """Those that are left."""
        return self._sites

    def __len__(self) -> int:
        return len(self._sites)

    def worst(self, threshold: float) -> int | None:
        """Return which is first of the smallest p-value; None: it is above ``threshold``."""
        limit, slack = logarithm(threshold), ROUNDING * len(self._here)
        at_least, at_most, floor = self._bounds()
        is_known = at_most < floor - slack
        at_least = np.maximum(at_least - slack, floor)
        at_most = np.maximum(at_most + slack, floor)
        if at_least.min() > max(limit, UNDERFLOW):
            return None
        if is_known.any():
            return self._first_of_least(at_least, floor, is_known, threshold)
        most = float(at_most.min())
        near = np.flatnonzero(at_least <= max(most, UNDERFLOW))
        if len(near) == 1 and most <= limit:
            return int(near[0])
        if len(near) > 2 * FIRST:
            likely = near[np.argsort(at_most[near], kind="stable")[:FIRST]]
            most = logarithm(float(self._p_values(likely).min()))
            near = near[at_least[near] <= max(most, UNDERFLOW) + slack]
        return self._exactly_worst(near, threshold)

    def set_aside(self, place: int) -> None:
        """Leave one out."""
        self._everywhere = self._everywhere - self._here[:, place]
        self._sites = np.delete(self._sites, place)
        self._here = np.delete(self._here, place, axis=1)

    def _first_of_least(
        self, at_least: Vector, floor: Vector, is_known: NDArray[np.bool_], threshold: float
    ) -> int | None:
        """Return the worst where some p-values are the least that sums can have, all alike."""
        least = float(floor[is_known].min())
        first = int(np.flatnonzero(is_known & (floor == least))[0])
        is_before = np.arange(len(floor)) < first
        may_be_less = (floor < least) | is_before
        unsure = np.flatnonzero(~is_known & may_be_less & (at_least <= least))
        if not len(unsure) and least < logarithm(threshold) - ROUNDING:
            return first
        return self._exactly_worst(np.sort(np.append(unsure, first)), threshold)

    def _exactly_worst(self, near: Whole, threshold: float) -> int | None:
        p = self._p_values(near)
        worst = int(p.argmin())
        return int(near[worst]) if p[worst] <= threshold else None

    def _p_values(self, near: Whole) -> Vector:
        here = self._here[:, near]
        return p_values(here, np.broadcast_to(self._everywhere[:, None], here.shape))[0]

    def _bounds(self) -> tuple[Vector, Vector, Vector]:
        """Return between which logarithms each site's p-value lies, and what those of sums are not below.

        They are as wrong as ``ROUNDING`` a stratum allows.
        """
        pools = np.broadcast_to(self._everywhere[:, None], self._here.shape)
        is_shared = comparable(self._here, pools - self._here)
        tested = looked_at(np.where(is_shared[..., None], pools, 0).sum(axis=0))[1]
        rows = np.flatnonzero(tested.any(axis=0))
        drawn = np.where(is_shared, self._here.sum(axis=2), 0)
        here = np.where(is_shared[..., None], self._here[..., rows], 0)
        everybody = self._everywhere.sum(axis=1)
        number = tested.sum(axis=1)
        several = np.log(2.0 * np.maximum(number, 1))
        low, high = (
            np.where(tested[:, rows], tails, np.inf).min(axis=1, initial=np.inf) + several
            for tails in _log_tails(here, self._everywhere[:, rows], drawn, everybody)
        )
        is_sum = is_shared.sum(axis=0) > 1
        floor = np.where(is_sum & (number > 0), math.log(NEGLIGIBLE) + several, -np.inf)
        return np.minimum(low, 0.0), np.minimum(high, 0.0), floor


def _log_tails(here: Whole, totals: Whole, drawn: Whole, everybody: Whole) -> tuple[Vector, Vector]:
    """Return between which logarithms the tails lie: sites by reports.

    Parameters
    ----------
    here
        strata by sites by reports.
    totals
        strata by reports: how many are marked in all.
    drawn
        strata by sites: how many are at the site.
    everybody
        how many there are in each stratum.
    """
    n, of = drawn[..., None].astype(np.float64), everybody[:, None, None].astype(np.float64)
    shares = totals[:, None] / np.maximum(of, 1)
    count, size, mean = here.sum(axis=0), n.sum(axis=0), (n * shares).sum(axis=0)
    is_above = count > mean
    count, mean = np.where(is_above, size - count, count), np.where(is_above, size - mean, mean)
    shares = np.where(is_above, 1 - shares, shares)
    total = np.where(is_above, of - totals[:, None], totals[:, None])
    with np.errstate(divide="ignore", invalid="ignore"):
        at_most = xlogy(count, mean / count) + xlogy(size - count, (size - mean) / (size - count))
    variance = n * shares * (1 - shares) * (of - n) / np.maximum(of - 1, 1)
    all_of_it = variance.sum(axis=0)
    gap = np.where(all_of_it > 0, (count - mean) / np.maximum(all_of_it, 1e-300), 0.0)
    parts = np.clip(
        np.floor(n * shares + gap * variance), np.maximum(n + total - of, 0), np.minimum(n, total)
    )
    masses = (log_factorial(n) + log_factorial(of - n) - log_factorial(of)).sum(axis=0)
    for more, sign in ((total, 1), (of - total, 1), (parts, -1), (n - parts, -1)):
        masses = masses + sign * log_factorial(more).sum(axis=0)
    for more in (total - parts, of - total - n + parts):
        masses = masses - log_factorial(more).sum(axis=0)
    at_least = np.where(parts.sum(axis=0) <= count, masses, -np.inf)
    return at_least, np.where(np.isnan(at_most), 0.0, at_most)
