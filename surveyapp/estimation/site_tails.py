"""Exact p-values of sites' counts against those of all others, for many sites at once.

Within one stratum the count of a report at a site that is like the others is hypergeometric (Fisher 1935);
over strata it is a sum of independent ones. A site's p-value is twice the smaller tail of its most
different report, Bonferroni over the reports.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.special import gammaln
from scipy.stats import hypergeom

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

NEGLIGIBLE = 1e-18
"""Probabilities below this are left out of sums: no p-value of use is as small."""

ROUNDING = 1e-3
"""More than logarithms of factorials of whole populations can be wrong by."""

UNDERFLOW = -700.0
"""Logarithms of probabilities below this may be rounded to 0, all alike."""

AT_ONCE = 16


def p_values(here: Whole, everywhere: Whole) -> tuple[Vector, Whole]:
    """Return each site's p-value among all, and the place of the report that it is of.

    Args:
        here: strata by sites by reports.
        everywhere: those of a site together with those it is compared with; the same shape.
    """
    shared = comparable(here, everywhere - here)[..., None]
    here, everywhere = np.where(shared, here, 0), np.where(shared, everywhere, 0)
    possible, looked_at = _looked_at(everywhere.sum(axis=0))
    tails = np.full(possible.shape, np.inf)
    is_alone = shared.sum(axis=0) == 1
    _put_tails_alone(tails, here.sum(axis=0), everywhere.sum(axis=0), looked_at & is_alone)
    _put_tails_of_sums(tails, here, everywhere, looked_at & ~is_alone)
    is_told = looked_at.any(axis=1)
    best = np.where(is_told, tails.argmin(axis=1), possible.argmax(axis=1))
    smallest = np.take_along_axis(tails, best[:, None], axis=1)[:, 0]
    with np.errstate(invalid="ignore"):  # nothing looked at: none of infinitely many
        p = np.minimum(smallest * looked_at.sum(axis=1), 1.0)
    return np.where(is_told, p, 1.0), best.astype(np.int64)


def _looked_at(everywhere: Whole) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return sites by reports: which there are, and which are tested."""
    possible = everywhere > 0
    number = possible.sum(axis=1, keepdims=True)
    # of two, one tells the other
    first = np.arange(possible.shape[1]) == possible.argmax(axis=1)[:, None]
    return possible, np.where(number == 2, first, possible) & (number >= 2)


def comparable(here: Whole, there: Whole) -> NDArray[np.bool_]:
    """Return strata by sites: whether there are reports on both sides."""
    return np.asarray((here.sum(axis=-1) > 0) & (there.sum(axis=-1) > 0))


def most_different(here: Whole, everywhere: Whole) -> tuple[int, float]:
    """Return the first site of the smallest p-value, and that: the same as from ``p_values``.

    The exact value is computed only of those that can be it. A tail is at least its first probability, and at
    most a geometric series from there on: probabilities fall by ratios that fall.

    Args:
        here: strata by sites by reports; each site can be compared in one stratum.
        everywhere: of all that a site is compared with; the same shape.
    """
    own = comparable(here, everywhere - here)[..., None]
    at_least, at_most = _log_tails((here * own).sum(axis=0), (everywhere * own).sum(axis=0))
    near = np.flatnonzero(at_least <= max(float(at_most.min()), UNDERFLOW) + 2 * ROUNDING)
    best, smallest = 0, np.inf
    for begin in range(0, len(near), AT_ONCE):
        sites = near[begin : begin + AT_ONCE]
        p, _ = p_values(here[:, sites], everywhere[:, sites])
        least = int(p.argmin())
        if p[least] < smallest:
            best, smallest = int(sites[least]), float(p[least])
        if smallest == 0:
            break
    return (best, smallest) if smallest < 1 else (0, 1.0)


def _log_tails(here: Whole, everywhere: Whole) -> tuple[Vector, Vector]:
    """Return between which logarithms half of a site's p-value lies, sites by reports being given."""
    _, looked_at = _looked_at(everywhere)
    used = looked_at.any(axis=0)
    x, total = here[:, used].astype(np.float64), everywhere[:, used].astype(np.float64)
    n, of = (a.sum(axis=1, keepdims=True).astype(np.float64) for a in (here, everywhere))
    masses = _log_choose(total, x) + _log_choose(of - total, n - x) - _log_choose(of, n)
    rising = (total - x) * (n - x) / ((x + 1) * (of - total - n + x + 1))
    falling = x * (of - total - n + x) / ((total - x + 1) * (n - x + 1))
    ratio = np.minimum(rising, falling)
    with np.errstate(divide="ignore", invalid="ignore"):
        sums = np.where(ratio < 1, masses - np.log1p(-ratio), 0.0)
    tests = looked_at.sum(axis=1)
    is_told, several = tests > 0, np.log(np.maximum(tests, 1))
    lowest, highest = (
        np.where(looked_at[:, used], bound, np.inf).min(axis=1, initial=np.inf)
        for bound in (masses, np.minimum(sums, 0.0))
    )
    return np.where(is_told, lowest + several, 0.0), np.where(is_told, highest + several, 0.0)


def _put_tails_alone(
    tails: Vector, here: Whole, everywhere: Whole, looked_at: NDArray[np.bool_]
) -> None:
    site, report = np.nonzero(looked_at)
    drawn, everybody = here.sum(axis=1)[site], everywhere.sum(axis=1)[site]
    count, total = here[site, report], everywhere[site, report]
    arguments = np.array([count, everybody, total, drawn])
    tails[site, report] = np.clip(2 * _smaller_tails(arguments), 0.0, 1.0)


def _smaller_tails(arguments: Whole) -> Vector:
    """Return min(Pr(X ≤ count), Pr(X ≥ count)) of columns of count, everybody, total and drawn."""
    count, everybody, total, drawn = arguments
    is_below = count * everybody <= total * drawn
    found = np.where(is_below, 0.0, 1.0)
    found[is_below] = _below(arguments[:, is_below])
    found[~is_below] = _above(arguments[:, ~is_below])
    # the two sum to more than 1, so a tail up to one half is the smaller one
    unsure = np.flatnonzero(found > 0.5)
    rest = arguments[:, unsure]
    found[unsure] = np.minimum(_below(rest), _above(rest))
    return found


def _below(arguments: Whole) -> Vector:
    return np.asarray(hypergeom.cdf(*arguments))


def _above(arguments: Whole) -> Vector:
    count, *rest = arguments
    return np.asarray(hypergeom.sf(count - 1, *rest))


def _put_tails_of_sums(
    tails: Vector, here: Whole, everywhere: Whole, looked_at: NDArray[np.bool_]
) -> None:
    drawn, everybody = here.sum(axis=2), everywhere.sum(axis=2)
    for site, report in zip(*np.nonzero(looked_at), strict=True):
        strata = np.flatnonzero(drawn[:, site])
        both = _tails_of_sum(
            int(here[:, site, report].sum()),
            everywhere[strata, site, report],
            drawn[strata, site],
            everybody[strata, site],
        )
        tails[site, report] = min(2 * min(both), 1.0)


def _tails_of_sum(count: int, totals: Whole, drawn: Whole, everybody: Whole) -> tuple[float, float]:
    """Return Pr(X ≤ count) and Pr(X ≥ count) for the sum X of independent hypergeometric counts."""
    start, masses = 0, np.ones(1)
    for total, n, of in zip(totals, drawn, everybody, strict=True):
        first, more = _hypergeometric(int(of), int(total), int(n))
        start, masses = start + first, np.convolve(masses, more)
    at = count - start
    below = masses[: max(at + 1, 0)].sum()
    above = masses[max(at, 0) :].sum()
    return float(max(below, NEGLIGIBLE)), float(max(above, NEGLIGIBLE))


def _hypergeometric(of: int, total: int, n: int) -> tuple[int, Vector]:
    """Return the first count that is not negligible, and the probabilities from there on."""
    # farther from the mean than this all are: Pr ≤ exp(−2·distance²/n) (Hoeffding 1963)
    mean, reach = n * total / of, np.sqrt(n * -np.log(NEGLIGIBLE) / 2) + 1
    low = max(0, n + total - of, int(mean - reach))
    high = min(n, total, int(mean + reach) + 1)
    x = np.arange(low, high + 1, dtype=np.float64)
    logs = _log_choose(total, x) + _log_choose(of - total, n - x) - _log_choose(of, np.float64(n))
    masses = np.exp(logs)
    seen = np.flatnonzero(masses > NEGLIGIBLE)
    return low + int(seen[0]), np.asarray(masses[seen[0] : seen[-1] + 1])


def _log_choose(n: float | Vector, k: Vector | np.float64) -> Vector:
    return np.asarray(gammaln(n + 1.0) - gammaln(k + 1.0) - gammaln(n - k + 1.0))
