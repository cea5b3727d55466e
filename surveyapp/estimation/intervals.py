"""Intervals for one prevalence.

Where the pseudo-answers take two values, the estimate is a straight line in one binomial share, and
an interval for the share becomes one for the prevalence. What each method promises:

* ``wald``: π̂ ± z·standard error. Simple; covers too little for few reports or rare answers.
* ``wilson``: the score test turned round (Wilson 1927). Near nominal in the middle.
* ``exact``: Clopper & Pearson (1934); never covers less than promised, usually more.
* ``mid_p``: ``exact`` with half the probability of what was seen (Lancaster 1961); near nominal
  for all shares.
* ``likelihood``: shares whose likelihood ratio is not significant (Wilks 1938).
* ``chebyshev``: π̂ ± √(V/(n·c)) with the largest V that any prevalences could cause: holds for
  every n and every channel, and is very wide.

Where there is no such share, only ``wald`` and ``chebyshev`` apply and the others become ``wald``. One
report has no estimated variance, so there ``wald`` becomes ``chebyshev``.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from scipy.optimize import brentq
from scipy.special import betaincc, betaincinv, ndtri, xlogy

from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.values import Interval, IntervalMethod

__all__ = ["DEFAULT_METHOD", "Interval", "IntervalMethod", "LevelOutOfRange"]

DEFAULT_METHOD = IntervalMethod.MID_P

Bounds = tuple[float, float]


class LevelOutOfRange(UserProblem):
    """A confidence level that no interval has."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The level of an interval is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.",
    )


def checked_level(level: float) -> float:
    """Return ``level``.

    Raises:
        LevelOutOfRange: if it is not strictly between 0 and 1.
    """
    if not 0 < level < 1:
        raise LevelOutOfRange(level=level)
    return level


def z_value(level: float) -> float:
    """Return z with Pr(|Z| ≤ z) = ``level`` for a standard normal Z."""
    return z_of_tail((1 - level) / 2)


def z_of_tail(tail: float) -> float:
    """Return z with Pr(Z > z) = ``tail``; loses nothing where the level is close to 1."""
    return -float(ndtri(tail))


def wilson(count: int, n: int, level: float) -> Bounds:
    """Return (x + z²/2 ± z·√(x(n − x)/n + z²/4)) / (n + z²), for x = ``count`` of ``n``."""
    z = z_value(level)
    middle = count + z**2 / 2
    reach = z * math.sqrt(count * (n - count) / n + z**2 / 4)
    low = 0.0 if count == 0 else (middle - reach) / (n + z**2)
    high = 1.0 if count == n else (middle + reach) / (n + z**2)
    return low, high


def clopper_pearson(count: int, n: int, level: float) -> Bounds:
    """Return the shares at which ``count`` or more, ``count`` or fewer, has probability (1 − level)/2."""
    tail = (1 - level) / 2
    low = 0.0 if count == 0 else float(betaincinv(count, n - count + 1, tail))
    high = 1.0 if count == n else float(betaincinv(count + 1, n - count, 1 - tail))
    return low, high


def mid_p(count: int, n: int, level: float) -> Bounds:
    """Return Clopper–Pearson's bounds with half the probability of ``count`` itself in each tail."""
    tail = (1 - level) / 2

    def at_most(share: float) -> float:
        upto = 1.0 if count == n else float(betaincc(count + 1, n - count, share))
        below = 0.0 if count == 0 else float(betaincc(count, n - count + 1, share))
        return (upto + below) / 2

    low = 0.0 if count == 0 else _root(lambda share: at_most(share) - (1 - tail), 0.0, 1.0)
    high = 1.0 if count == n else _root(lambda share: at_most(share) - tail, 0.0, 1.0)
    return low, high


def likelihood_ratio(count: int, n: int, level: float) -> Bounds:
    """Return the shares with 2·(ln L(x/n) − ln L(share)) ≤ z²."""
    top = count / n
    drop = z_value(level) ** 2 / 2

    def above(share: float) -> float:
        here = float(xlogy(count, share) + xlogy(n - count, 1 - share))
        best = float(xlogy(count, top) + xlogy(n - count, 1 - top))
        return max(here - best, -1e300) + drop

    low = 0.0 if count == 0 else _root(above, 0.0, top)
    high = 1.0 if count == n else _root(above, top, 1.0)
    return low, high


def _root(function: Callable[[float], float], low: float, high: float) -> float:
    return float(brentq(function, low, high, xtol=1e-15, rtol=1e-14))


SHARE_METHODS: dict[IntervalMethod, Callable[[int, int, float], Bounds]] = {
    IntervalMethod.WILSON: wilson,
    IntervalMethod.EXACT: clopper_pearson,
    IntervalMethod.MID_P: mid_p,
    IntervalMethod.LIKELIHOOD: likelihood_ratio,
}


def wald(prevalence: float, standard_error: float, level: float) -> Bounds:
    """Return π̂ ± z·standard error."""
    reach = z_value(level) * standard_error
    return prevalence - reach, prevalence + reach


def chebyshev(prevalence: float, worst_variance: float, level: float) -> Bounds:
    """Return π̂ ± √(V/c), V the largest possible variance of the estimate, c = 1 − level."""
    reach = math.sqrt(worst_variance / (1 - level))
    return prevalence - reach, prevalence + reach


def shrunk(bounds: Bounds, prevalence: float, ratio: float) -> Bounds:
    """Return ``bounds`` drawn towards ``prevalence`` by ``ratio`` (finite population)."""
    return prevalence + (bounds[0] - prevalence) * ratio, prevalence + (
        bounds[1] - prevalence
    ) * ratio


def cut(bounds: Bounds, level: float, method: IntervalMethod) -> Interval:
    """Return ``bounds`` cut at 0 and 1; wholly outside they become one point, never flipped."""
    low, high = (min(max(bound, 0.0), 1.0) for bound in bounds)
    return Interval(low, high, level, method)
