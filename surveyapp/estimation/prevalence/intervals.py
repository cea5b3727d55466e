"""Intervals for one prevalence.

Where the pseudo-answers take two values, the estimate is a straight line in one binomial share, and
an interval for the share becomes one for the prevalence. What each method promises:

* ``wald``: π̂ ± z·standard error. Simple; covers too little for few reports or rare answers.
* ``wilson``: the score test turned round (Wilson 1927). Near nominal in the middle.
* ``exact``: Clopper & Pearson (1934); never covers less than promised, usually more.
* ``mid_p``: ``exact`` with half the probability of what was seen (Lancaster 1961); near nominal
  for all shares, but at n = 30 down to 0.925 of a promised 0.95, and 0.917 for rare answers.
* ``guarded``: ``mid_p``, and wherever that is narrower, the exact interval of Blaker (2000) at 1.4 times
  the risk: so 0.95 never covers less than 0.93, for every n and share. It is 0.1 % wider than ``mid_p``
  on average at n = 30, and hardly at all beyond. The default.
* ``likelihood``: shares whose likelihood ratio is not significant (Wilks 1938).
* ``chebyshev``: π̂ ± √(V/(n·c)) with the largest V that any prevalences could cause: holds for
  every n and every channel, and is very wide.
* ``bayes``: between the 2.5 % and 97.5 % points (at level 0.95) of the posterior with a flat Dirichlet
  prior on the true prevalences (``posterior``). It needs no such share; always within [0, 1], and holds as
  often as promised on average over the prior, not at each prevalence: equal tails leave out 0 and 1
  themselves, and with Warner's design (p = 0.7) and n = 30 it holds a prevalence of 0.01 in 0.71 of surveys.
  A choice of a frequency oracle, seen alone, has a uniform prior.
* ``bootstrap``: reports drawn again from those seen, and of the estimates the points that are corrected for
  bias and skewness, BCa (Efron 1987). Where there is such a share the draws are binomial, and nothing needs
  to be drawn: it then holds about as often as promised (0.94 to 1 for two coins, Warner's design and direct
  questions from n = 30 on). Else there are 10,000 draws of a generator with a fixed seed, so the same
  reports give the same interval. Where all reports stand for the same, drawing again tells nothing, and
  Clopper–Pearson's ends are taken.

Where there is no such share, the others become ``wilson``: the same score test with the variance that the
channel gives at each prevalence. One report has no estimated variance, so there ``wald`` becomes
``chebyshev``. With weights, strata or clusters ``bayes`` becomes ``wilson`` too, and ``bootstrap`` and
``guarded`` become ``mid_p``.

These are the formulas alone. ``pseudo_intervals`` takes the one that an estimate allows, and sees to it that
none is empty where the estimate lies outside 0 to 1.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.estimate import Interval, IntervalMethod
from surveyapp.estimation.roots import root_between
from surveyapp.messages.message import msg

__all__ = ["DEFAULT_METHOD", "Interval", "IntervalMethod"]

DEFAULT_METHOD = IntervalMethod.GUARDED

GUARD = 1.4
"""How many times the risk 1 − level ``_guarded`` may reach at worst."""

Bounds = tuple[float, float]


def checked_level(level: float) -> float:
    """Return ``level``.

    Parameters
    ----------
    level : above 0 and below 1
        of an interval.

    Raises
    ------
    UserProblem
        if it is not strictly between 0 and 1.
    """
    if not 0 < level < 1:
        raise UserProblem(
            msg(
                "The level of an interval is {level}; it must be above 0 and below 1. Write "
                "0.95 for 95 %.",
                level=level,
            )
        )
    return level


def z_value(level: float) -> float:
    """Return z with Pr(|Z| ≤ z) = ``level`` for a standard normal Z.

    Parameters
    ----------
    level : above 0 and below 1
        of a two-sided interval.
    """
    return z_of_tail((1 - level) / 2)


def z_of_tail(tail: float) -> float:
    """Return z with Pr(Z > z) = ``tail``; loses nothing where the level is close to 1.

    Parameters
    ----------
    tail : above 0 and below 1
        the probability above z.
    """
    return -float(special_functions.ndtri(tail))


def wilson(count: int, n: int, level: float) -> Bounds:
    """Return (x + z²/2 ± z·√(x(n − x)/n + z²/4)) / (n + z²), for x = ``count`` of ``n``.

    Parameters
    ----------
    count : from 0 to n
        successes; may be a fraction.
    n : above 0
        trials.
    level : above 0 and below 1
        of the interval.
    """
    z = z_value(level)
    # the roots in p of (x/n − p)² = z²·p(1 − p)/n
    middle = count + z**2 / 2
    reach = z * math.sqrt(count * (n - count) / n + z**2 / 4)
    # no reports or all: the end is 0 or 1 exactly, which rounding would miss
    low = 0.0 if count == 0 else (middle - reach) / (n + z**2)
    high = 1.0 if count == n else (middle + reach) / (n + z**2)
    return low, high


def clopper_pearson(count: float, n: float, level: float) -> Bounds:
    """Return the shares at which ``count`` or more, ``count`` or fewer, has probability (1 − level)/2.

    Parameters
    ----------
    count, n, level
        as of ``wilson``.
    """
    tail = (1 - level) / 2
    # Pr(X ≥ x | p) = I_p(x, n − x + 1) and Pr(X ≤ x | p) = 1 − I_p(x + 1, n − x)
    low = 0.0 if count == 0 else float(special_functions.betaincinv(count, n - count + 1, tail))
    high = (
        1.0 if count == n else float(special_functions.betaincinv(count + 1, n - count, 1 - tail))
    )
    return low, high


def _mid_p(count: int, n: int, level: float) -> Bounds:
    """Return Clopper–Pearson's bounds with half the probability of ``count`` itself in each tail."""
    tail = (1 - level) / 2

    def at_most(share: float) -> float:
        # Pr(X < x) + ½·Pr(X = x), falling in the share
        return (_at_most(count, n, share) + _at_most(count - 1, n, share)) / 2

    low = 0.0 if count == 0 else root_between(lambda share: at_most(share) - (1 - tail), 0.0, 1.0)
    high = 1.0 if count == n else root_between(lambda share: at_most(share) - tail, 0.0, 1.0)
    return low, high


def _blaker(count: int, n: int, level: float) -> Bounds:
    """Return the ends of the shares at which what was seen is acceptable (Blaker 2000).

    A share is, if min(Pr(X ≤ x), Pr(X ≥ x)) and as much of the other tail as does not exceed it have
    together more than 1 − level. Never covers less than ``level``, and lies within Clopper–Pearson's.
    """
    risk = 1 - level
    return _acceptable(count, n, risk), 1 - _acceptable(n - count, n, risk)


def _acceptable(count: int, n: int, risk: float) -> float:
    """Return the smallest acceptable share.

    With p from Clopper–Pearson's bound on, Pr(X ≥ x) ≥ risk/2. The other tail is Pr(X ≤ k) with the same k
    until Pr(X ≤ k + 1) has fallen to Pr(X ≥ x), where the sum of both jumps to 2·Pr(X ≥ x) ≥ risk. Before, it
    falls and then rises, so it crosses the risk there once or not at all.
    """
    if count == 0:
        return 0.0
    # Clopper–Pearson's lower end: there Pr(X ≥ x) = risk/2
    start = float(special_functions.betaincinv(count, n - count + 1, risk / 2))

    def least(share: float) -> float:
        return 1 - _at_most(count - 1, n, share)

    # the largest k that the start allows: Pr(X ≤ k) ≤ risk/2 = Pr(X ≥ x)
    k = bisect_right(range(count), risk / 2, key=lambda j: _at_most(j, n, start)) - 1
    jump = root_between(lambda share: _at_most(k + 1, n, share) - least(share), start, count / n)

    def both(share: float) -> float:
        return least(share) + _at_most(k, n, share) - risk

    return root_between(both, start, jump) if both(jump) > 0 > both(start) else jump


def _at_most(k: int, n: int, share: float) -> float:
    """Return Pr(X ≤ k) for X binomial(n, share); between whole k the beta function joins them."""
    if k <= -1:
        return 0.0
    return 1.0 if k >= n else float(special_functions.betaincc(k + 1, n - k, share))


def _guarded(count: int, n: int, level: float) -> Bounds:
    """Return the smallest interval that holds ``_mid_p`` and, at ``GUARD`` times the risk, ``_blaker``."""
    near = _mid_p(count, n, level)
    # at GUARD times the risk ``_blaker`` never fails more often, nor does what holds it
    sure_level = 1 - GUARD * (1 - level)
    if sure_level <= 0:
        return near
    sure = _blaker(count, n, sure_level)
    return min(near[0], sure[0]), max(near[1], sure[1])


def _likelihood_ratio(count: int, n: int, level: float) -> Bounds:
    """Return the shares with 2·(ln L(x/n) − ln L(share)) ≤ z²."""
    top = count / n
    drop = z_value(level) ** 2 / 2

    def above(share: float) -> float:
        here = float(
            special_functions.xlogy(count, share) + special_functions.xlogy(n - count, 1 - share)
        )
        best = float(
            special_functions.xlogy(count, top) + special_functions.xlogy(n - count, 1 - top)
        )
        # brentq needs finite ends, and at 0 and 1 the log likelihood is −∞
        return max(here - best, -1e300) + drop

    low = 0.0 if count == 0 else root_between(above, 0.0, top)
    high = 1.0 if count == n else root_between(above, top, 1.0)
    return low, high


def _bootstrapped(count: int, n: int, level: float) -> Bounds:
    """Return the BCa ends of the share of binomial(n, ``count``/n) reports drawn again."""
    if count in (0, n):
        return clopper_pearson(count, n, level)
    share = count / n
    # z0 by the share of repetitions below, those equal counted half, as counts are discrete
    below = _at_most(count - 1, n, share)
    # Σ U³/(Σ U²)^1.5 of x ones and n − x zeros: the skewness of a binomial count
    skew = (1 - 2 * share) / math.sqrt(n * share * (1 - share))
    tails = _bca_tails((below + _at_most(count, n, share)) / 2, skew, level)
    low, high = scipy.stats.binom.ppf(tails, n, share) / n
    return float(low), float(high)


def _bca_tails(below: float, skew: float, level: float) -> npt.NDArray[np.float64]:
    """Return Φ(z0 + (z0 + z)/(1 − a·(z0 + z))) for z = ∓z_value(level): Efron (1987), eq. 3.9 and 7.3.

    ``below`` = Φ(z0) is the share of repetitions below the estimate; ``skew`` = Σ U³/(Σ U²)^1.5 over the
    reports' deviations U from their mean is six times the acceleration a.
    """
    start = float(special_functions.ndtri(below))
    # near 1 − a·(z0 + z) = 0 the end lies at the edge
    # of the repetitions; past it the sign would flip
    moved = start + z_value(level) * np.array([-1.0, 1.0])
    return np.asarray(
        special_functions.ndtr(start + moved / np.maximum(1 - skew / 6 * moved, 1e-3))
    )


BOOTSTRAP_SEED = 1979
"""The same reports give the same interval. Efron's year."""
REPETITIONS = 10_000
AT_ONCE = 1 << 22
"""How many counts of repeated draws are in memory at a time."""


def bootstrapped_mean(
    values: npt.NDArray[np.float64], counts: npt.NDArray[np.int64], level: float
) -> Bounds | None:
    """Return the BCa ends of the mean of ``values``, each seen as often as ``counts`` says.

    None where all that were seen are equal.

    Parameters
    ----------
    values : array of shape (r,)
        the pseudo-answer of each report.
    counts : array of shape (r,)
        how often each was seen; not all 0.
    level : above 0 and below 1
        of the interval.
    """
    seen = np.flatnonzero(counts)
    values, counts = values[seen], counts[seen]
    n = int(counts.sum())
    mean = float(counts @ values / n)
    deviations = values - mean
    spread = float(counts @ deviations**2)
    if len(np.unique(values)) == 1:
        return None
    rng = np.random.default_rng(BOOTSTRAP_SEED)
    size = max(AT_ONCE // len(values), 1)
    repeated = np.concatenate(
        [
            rng.multinomial(n, counts / n, size=min(size, REPETITIONS - start)) @ deviations / n
            for start in range(0, REPETITIONS, size)
        ]
    )
    # sums in another order differ by rounding; those are ties with the estimate
    rounding = 1e-12 * math.sqrt(spread / n)
    below = float(np.mean(repeated < -rounding) + np.mean(np.abs(repeated) <= rounding) / 2)
    # z0 is infinite where all repetitions lie on one side
    kept = min(max(below, 1 / REPETITIONS), 1 - 1 / REPETITIONS)
    tails = _bca_tails(kept, float(counts @ deviations**3) / spread**1.5, level)
    low, high = np.quantile(repeated, tails)
    return mean + float(low), mean + float(high)


SHARE_METHODS: dict[IntervalMethod, Callable[[int, int, float], Bounds]] = {
    IntervalMethod.WILSON: wilson,
    IntervalMethod.EXACT: clopper_pearson,
    IntervalMethod.MID_P: _mid_p,
    IntervalMethod.GUARDED: _guarded,
    IntervalMethod.LIKELIHOOD: _likelihood_ratio,
    IntervalMethod.BOOTSTRAP: _bootstrapped,
}
"""Take successes, from 0 to the trials, a fraction too but for ``guarded`` and ``bootstrap``; trials,
above 0; and the level of the interval, above 0 and below 1."""


def wald(prevalence: float, standard_error: float, level: float) -> Bounds:
    """Return π̂ ± z·standard error.

    Parameters
    ----------
    prevalence
        the estimate; may lie outside [0, 1].
    standard_error : at least 0
        of the estimate.
    level : above 0 and below 1
        of the interval.
    """
    reach = z_value(level) * standard_error
    return prevalence - reach, prevalence + reach


def score(prevalence: float, moments: tuple[float, float], n: float, level: float) -> Bounds:
    """Return the π with (π̂ − π)² ≤ z²·(π·own + (1 − π)·other − π²)/n: the score test turned round.

    ``moments`` are the second moments (own, other) of one report's pseudo-answer, for people with and
    without the answer. For two reports it is ``wilson``.

    Parameters
    ----------
    prevalence
        the estimate; may lie outside [0, 1].
    moments : (own, other)
        second moments of one report's pseudo-answer.
    n : above 0
        number of reports, or the effective one.
    level : above 0 and below 1
        of the interval.
    """
    own, other = moments
    unit = z_value(level) ** 2 / n
    # (1 + u)·π² − 2·half·π + rest ≤ 0 with u = z²/n
    half = prevalence + unit * (own - other) / 2
    rest = prevalence**2 - unit * other
    # without real roots the π that comes nearest: where the parabola is least
    reach = math.sqrt(max(half**2 - (1 + unit) * rest, 0.0))
    return (half - reach) / (1 + unit), (half + reach) / (1 + unit)


def inverted(
    prevalence: float,
    errors: Callable[[npt.NDArray[np.float64]], npt.NDArray[np.float64]],
    ends: Bounds,
    reach: float,
) -> Bounds:
    """Return the least and the largest π between ``ends`` with |π̂ − π| ≤ ``reach`` · error(π).

    The score test turned round where it has no formula. If no π passes, the one that comes nearest.

    Parameters
    ----------
    prevalence
        the estimate; may lie outside ``ends``.
    errors
        gives the standard error that the estimate would have, were each of several values true.
    ends : (least, most)
        of what is possible.
    reach : above 0
        how many standard errors the estimate may be away: z, or a quantile of t.
    """

    def beyond(values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        return np.asarray((prevalence - values) ** 2 - (reach * errors(values)) ** 2)

    least, most = ends
    middle = min(max(prevalence, least), most)
    near = (most - least) * 0.5 ** np.arange(2, 41)
    tried = np.concatenate((np.linspace(least, most, 65), [middle], middle - near, middle + near))
    tried = np.unique(np.clip(tried, least, most))
    found = beyond(tried)
    inside = np.flatnonzero(found <= 0)
    if not len(inside):
        nearest = float(tried[np.argmin(found)])
        return nearest, nearest

    def crossing(outside: int, last: int) -> float:
        if not 0 <= outside < len(tried):
            return float(tried[last])
        return root_between(
            lambda value: float(beyond(np.array([value]))[0]), tried[outside], tried[last]
        )

    first, last = int(inside[0]), int(inside[-1])
    return crossing(first - 1, first), crossing(last + 1, last)


def chebyshev(prevalence: float, worst_variance: float, level: float) -> Bounds:
    """Return π̂ ± √(V/c), V the largest possible variance of the estimate, c = 1 − level.

    Parameters
    ----------
    prevalence
        the estimate; may lie outside [0, 1].
    worst_variance : at least 0
        of the estimate, at the worst prevalences.
    level : above 0 and below 1
        of the interval.
    """
    reach = math.sqrt(worst_variance / (1 - level))
    return prevalence - reach, prevalence + reach


def shrunk_interval(bounds: Bounds, prevalence: float, ratio: float) -> Bounds:
    """Return ``bounds`` drawn towards ``prevalence`` by ``ratio`` (finite population).

    Parameters
    ----------
    bounds : (low, high)
        the ends for an infinite population.
    prevalence
        the point they are drawn towards.
    ratio : from 0 to 1
        of the standard errors with and without the finite population.
    """
    return prevalence + (bounds[0] - prevalence) * ratio, prevalence + (
        bounds[1] - prevalence
    ) * ratio


def cut(bounds: Bounds, level: float, method: IntervalMethod, *, least: float = 0.0) -> Interval:
    """Return ``bounds`` cut at ``least`` and 1; wholly outside they become one point, never flipped.

    Parameters
    ----------
    bounds : (low, high)
        the ends; may lie outside.
    level : above 0 and below 1
        of the interval.
    method
        what made the ends.
    least : default 0
        the smallest possible value: −1 for a difference.
    """
    low, high = (min(max(bound, least), 1.0) for bound in bounds)
    return Interval(low, high, level, method)
