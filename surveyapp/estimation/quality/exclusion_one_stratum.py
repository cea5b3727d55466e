"""Which site differs most where each has reports in one stratum alone, while others are set aside.

A tail is at least its first probability, and at most a geometric series from there on: probabilities fall
by ratios that fall.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from scipy.special import gammaln

from surveyapp.estimation.quality.exclusion_bounds import (
    ROUNDING,
    UNDERFLOW,
    ZERO,
    log_factorial,
    logarithm,
)
from surveyapp.estimation.quality.hypergeometric_tests import p_values

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]
Mask = NDArray[np.bool_]

SUMMED = 24
"""Of the tail of a site that may be the most different, so many probabilities are added up."""

KEPT_IN_ARRAYS = 0.8
"""When fewer of the sites in the arrays are left, the others are dropped."""

TINY, MANY = 1e-300, 1e15


class InOneStratum:
    """Sites that each have reports in one stratum alone: each p-value is of hypergeometric tails.

    Arrays are reports by sites, or one a site. Who was set aside has infinite probabilities, and is dropped
    from the arrays now and then.
    """

    def __init__(self, counts: Whole) -> None:
        self._counts, self._pools = counts, counts.sum(axis=1)
        self._sites = np.flatnonzero(counts.sum(axis=(0, 2)))
        self._stratum = counts[:, self._sites].sum(axis=2).argmax(axis=0)
        self._left = len(self._sites)
        self._members = np.bincount(self._stratum, minlength=len(counts))
        offsets = [self._offset(stratum) for stratum in range(len(counts))]
        self._rows = np.flatnonzero(np.isfinite(offsets).any(axis=0))
        self._offsets = np.array(offsets)[:, self._rows].T
        here, pools = counts[self._stratum, self._sites].T, self._pools[self._stratum].T
        self._n = here.sum(axis=0).astype(np.float64)
        self._others = pools.sum(axis=0) - self._n
        self._here = here[self._rows].astype(np.float64)
        self._there = pools[self._rows] - self._here
        own, absent = gammaln(self._here + 1), gammaln(self._n - self._here + 1)
        self._same = gammaln(self._n + 1) - own - absent

    @property
    def sites(self) -> Whole:
        """Those that are left."""
        return np.asarray(self._sites[np.isfinite(self._n)])

    def __len__(self) -> int:
        return self._left

    def worst(self, threshold: float) -> int | None:
        """Return which is first of the smallest p-value; None: it is above ``threshold``."""
        limit = logarithm(threshold)
        masses = self._log_masses()
        at_least = masses.min(axis=0, initial=np.inf)
        first = int(at_least.argmin())
        least = float(at_least[first])
        if min(least, 0.0) > max(limit, UNDERFLOW) + ROUNDING:
            return None
        if least > -1:  # nobody stands out
            return self._exactly_worst(np.flatnonzero(np.isfinite(self._n)), threshold)
        if least < UNDERFLOW + ROUNDING:
            return self._first_of_none(at_least, threshold)
        at_most = least + self._longer(first, int(masses[:, first].argmin()))
        near = np.flatnonzero(at_least <= at_most + 2 * ROUNDING)
        if len(near) > 1 or at_most > limit - ROUNDING:
            low, high = self._bounds(near, masses[:, near])
            at_most = float(high.min())
            near = near[low <= at_most + 2 * ROUNDING]
        if len(near) == 1 and at_most <= limit - ROUNDING:
            return int(near[0])
        return self._exactly_worst(near, threshold)

    def set_aside(self, place: int) -> None:
        """Leave one out."""
        stratum = int(self._stratum[place])
        own = self._counts[stratum, self._sites[place]]
        self._pools[stratum] -= own
        self._members[stratum] -= 1
        self._offsets[:, stratum] = self._offset(stratum)[self._rows]
        theirs = slice(None) if len(self._pools) == 1 else self._stratum == stratum
        self._there[:, theirs] -= own[self._rows, None]
        self._others[theirs] -= own.sum()
        self._same[:, place] = self._n[place] = np.inf
        self._there[:, place], self._others[place] = MANY, 2 * MANY
        self._left -= 1
        if self._left < KEPT_IN_ARRAYS * len(self._sites):
            self._drop()

    def _drop(self) -> None:
        is_left = np.isfinite(self._n)
        self._sites, self._stratum = self._sites[is_left], self._stratum[is_left]
        self._n, self._others = self._n[is_left], self._others[is_left]
        self._here, self._there = self._here[:, is_left], self._there[:, is_left]
        self._same = self._same[:, is_left]

    def _offset(self, stratum: int) -> Vector:
        """Return for each report what is added to logarithms to make them those of p-values."""
        pool = self._pools[stratum]
        tested = _tested(pool) if self._members[stratum] > 1 else np.zeros(len(pool), np.bool_)
        everybody = int(pool.sum())
        several = math.log(2 * max(int(tested.sum()), 1)) - math.lgamma(everybody + 1)
        ways = gammaln(pool + 1) + gammaln(everybody - pool + 1)
        return np.where(tested, ways + several, np.inf)

    def _log_masses(self) -> Vector:
        """Return the logarithms of the p-values, were tails no longer than their first probability."""
        offset = self._offsets if len(self._pools) == 1 else self._offsets[:, self._stratum]
        found = self._same + offset
        found -= log_factorial(self._there)
        found -= log_factorial(self._others - self._there)
        found += log_factorial(self._others)
        return np.asarray(found)

    def _longer(self, site: int, row: int) -> float:
        """Return the logarithm of how much longer a tail can be than its first probability."""
        x, n = float(self._here[row, site]), float(self._n[site])
        total = x + float(self._there[row, site])
        rest = n + float(self._others[site]) - total
        rising = (total - x) * (n - x) / ((x + 1) * (rest - n + x + 1))
        falling = x * (rest - n + x) / ((total - x + 1) * (n - x + 1))
        ratio = min(rising, falling)
        return -math.log1p(-ratio) if ratio < 1 else math.inf

    def _bounds(self, near: Whole, masses: Vector) -> tuple[Vector, Vector]:
        """Return between which logarithms p-values lie: the tails' first probabilities added up."""
        n, others = self._n[near], self._others[near]
        x, there = self._here[:, near], self._there[:, near]
        total, of = x + there, n + others
        is_above = x * of > total * n
        x, total = np.where(is_above, n - x, x), np.where(is_above, of - total, total)
        y = np.maximum(x[..., None] - np.arange(SUMMED + 1), 0.0)
        n, total, of = n[:, None], total[..., None], of[:, None]
        ratios = y * np.maximum(of - total - n + y, 0.0) / ((total - y + 1) * (n - y + 1))
        terms = np.cumprod(ratios[..., :-1], axis=-1)
        summed = masses + np.log1p(terms.sum(axis=-1))
        is_falling = ratios[..., -1] < 1
        more = terms[..., -1] * ratios[..., -1] / np.where(is_falling, 1 - ratios[..., -1], 1.0)
        longest = np.logaddexp(summed, masses + np.log(more + TINY))
        high = np.where(is_falling, longest, np.inf).min(axis=0)
        return np.minimum(summed.min(axis=0), 0.0), np.minimum(high, 0.0)

    def _first_of_none(self, at_least: Vector, threshold: float) -> int | None:
        """Return the worst where p-values may be rounded to 0, all alike."""
        # no tail is longer than its first probability times how many counts there can be
        none = np.flatnonzero(at_least + np.log1p(self._n) < ZERO)
        before = int(none[0]) if len(none) else len(at_least)
        unsure = np.flatnonzero(at_least[:before] < UNDERFLOW + 3 * ROUNDING)
        if not len(unsure):
            return before
        if not len(none):
            return self._exactly_worst(unsure, threshold)
        zeros = unsure[self._p_values(unsure) == 0]
        return int(zeros[0]) if len(zeros) else before

    def _exactly_worst(self, near: Whole, threshold: float) -> int | None:
        p = self._p_values(near)
        worst = int(p.argmin())
        return int(near[worst]) if p[worst] <= threshold else None

    def _p_values(self, near: Whole) -> Vector:
        stratum = self._stratum[near]
        here, pools = self._counts[stratum, self._sites[near]], self._pools[stratum]
        return p_values(here[None], pools[None])[0]


def _tested(pool: Whole) -> Mask:
    """Return which reports are tested: of two, one tells the other."""
    possible = pool > 0
    number = int(possible.sum())
    if number == 2:
        possible = np.arange(len(pool)) == possible.argmax()
    return np.asarray(possible & (number > 1))
