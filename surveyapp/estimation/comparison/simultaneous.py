"""Several intervals that all hold together, and p-values adjusted for all tests together.

k estimates are jointly normal in large samples, with correlations R that their covariance gives. With c the
quantile of max|Z| for Z ~ N(0, R), all intervals π̂ ± c·SE hold together with the wanted level. Any other
interval at the level 2Φ(c) − 1 of its own is taken likewise, so each interval method keeps its virtues.

Where R is not known, c comes from Šidák's (1967) inequality, P(max|Z| ≤ c) ≥ Π P(|Z_i| ≤ c), which holds for
every R: such intervals are at most a little too wide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.estimation import special_functions

Vector = npt.NDArray[np.float64]

MAX_T, SIDAK, SINGLE = "max_t", "sidak", "single"
"""How the level of each interval was found; ``single``: there is only one, or all are the same one."""

MOST_TOGETHER = 200
"""Of more estimates Šidák's bound is taken: the integral would take seconds."""

POWER = 17
"""2^17 points of a Sobol sequence integrate the joint normal; the error in probability is about 0.0001."""

FEW = 64
"""Where fewer points lie beyond a statistic they tell its tail no better than Šidák's bound does."""


@dataclass(frozen=True, slots=True, eq=False)
class Simultaneous:
    """The level of each of several intervals; make one by ``of_correlations`` or ``of_number``."""

    each: float
    """From the joint level up to below 1: the level of each interval, so that all hold together with the
    joint level."""
    method: str
    """``max_t``, ``sidak`` or ``single``."""
    number: int
    """Of different estimates."""
    largest: Vector
    """Array of shape (m,), ascending: values of max|Z| at points that stand for its distribution; empty where
    they are not known."""

    @classmethod
    def of_number(cls, number: int, level: float) -> Simultaneous:
        """Return the level by Šidák's bound, whatever the correlations.

        Parameters
        ----------
        number : at least 0
            k, of the estimates.
        level : between 0 and 1
            the joint level.
        """
        if number <= 1:
            return cls(level, SINGLE, number, np.empty(0))
        return cls(level ** (1 / number), SIDAK, number, np.empty(0))

    @classmethod
    def of_correlations(cls, covariance: Vector, level: float) -> Simultaneous:
        """Return the level by the distribution of max|Z|.

        Parameters
        ----------
        covariance : array of shape (k, k)
            of the estimates, up to a factor; rows of zeros, of estimates that cannot err, are left out.
        level : between 0 and 1
            the joint level.
        """
        roots = _standard_roots(covariance)
        if len(roots) <= 1 or len(roots) > MOST_TOGETHER:
            return cls.of_number(len(roots), level)
        largest = _largest(roots)
        # the least c that as many points as the level demands do not exceed
        c = float(largest[math.ceil(level * len(largest)) - 1])
        # by Šidák's inequality and as one of them alone: the points err a little on either side
        each = min(max(2 * float(special_functions.ndtr(c)) - 1, level), level ** (1 / len(roots)))
        return cls(each, MAX_T, len(roots), largest)

    def adjusted(self, p_values: Sequence[float]) -> list[float]:
        """Return each p-value's Pr(max|Z| ≥ |z|), z the normal quantile that it belongs to (single step).

        Parameters
        ----------
        p_values : each from 0 to 1
            two-sided.

        References
        ----------
        Westfall & Young (1993), Resampling-Based Multiple Testing; Hothorn, Bretz & Westfall (2008).
        """
        return [self._adjusted(p) for p in p_values]

    def _adjusted(self, p: float) -> float:
        if self.method == SINGLE:
            return p
        # 1 − (1 − p)^k without losing the digits of a small p
        bound = -math.expm1(self.number * math.log1p(-p)) if p < 1 else 1.0
        if not len(self.largest):
            return bound
        beyond = len(self.largest) - int(
            np.searchsorted(self.largest, -float(special_functions.ndtri(p / 2)))
        )
        return bound if beyond < FEW else min(max(beyond / len(self.largest), p), bound)


def _standard_roots(covariance: Vector) -> Vector:
    """Return L with L·Lᵀ = R, one row for each estimate that is no other's mirror image."""
    spread = np.diag(covariance)
    kept = spread > 1e-12 * max(float(spread.max(initial=0.0)), 1e-300)
    if not kept.any():
        return np.empty((0, 0))
    errors = np.sqrt(spread[kept])
    correlation = covariance[np.ix_(kept, kept)] / np.outer(errors, errors)
    # |Z_i| = |Z_j| where the correlation is ±1: of two answers "yes" and "no" are one estimate
    alike = np.abs(correlation) > 1 - 1e-9
    distinct = ~np.triu(alike, 1).any(axis=0)
    values, vectors = np.linalg.eigh(correlation[np.ix_(distinct, distinct)])
    positive = values > 1e-10 * values.max()
    roots = vectors[:, positive] * np.sqrt(values[positive])
    return np.asarray(roots / np.linalg.norm(roots, axis=1, keepdims=True))


def _largest(roots: Vector) -> Vector:
    """Return max|L·z|, ascending, at points z that fill the standard normal distribution evenly."""
    rank = roots.shape[1]
    points = scipy.stats.qmc.Sobol(rank, scramble=False).random_base2(POWER)
    # shifted by a fixed amount (Cranley & Patterson 1976), so that no point is at 0 and seeds play no part
    shifted = (points + np.sqrt(np.arange(2, rank + 2)) + 0.5 / 2**POWER) % 1.0
    normal = special_functions.ndtri(np.clip(shifted, 1e-12, 1 - 1e-12))
    blocks = np.array_split(normal, 16)  # as much memory as one block's products take
    return np.sort(np.concatenate([np.abs(block @ roots.T).max(axis=1) for block in blocks]))
