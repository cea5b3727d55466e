"""Sites that stand out: each one's reports against those of all others, for many sites and questions at once.

The p-value is exact whatever shares the reports have: given how often each report was counted in all, the
count at a site that is like the others is hypergeometric (Fisher 1935). The χ² approximation of the binomial
deviance, which is shown beside it, promises too much where counts are small, so no p-value comes from it.

That a site differs is no fault by itself: people differ between places. Strata, within which alone sites are
compared, take out what a known question explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.special import gammaln, ndtri, xlogy
from scipy.stats import binom, hypergeom

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

FALSE_ALARMS = 0.01
"""The share of projects without any fault in which at least one test may say that there is one."""

ALARM_LEVEL = 0.005
"""Of adjusted p-values. Half of ``FALSE_ALARMS`` is kept for tests whose p-values are approximate."""

NEGLIGIBLE = 1e-18
"""Probabilities below this are left out of sums: no p-value of use is as small."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """How one site's reports differ from those of the sites that it is compared with.

    Attributes:
        n: reports here.
        report: the place of the report that differs most.
        share: its share here.
        elsewhere: its share at the other sites, weighted like the strata here; the limits of a funnel
            are drawn around it.
        deviance: 2·Σ observed·ln(observed/expected) over both, all reports and strata.
        p_value: exact, two-sided, for the most different of the reports (Bonferroni over them).
        is_set_aside: whether the others are compared without this site, because it stands out.
    """

    n: int
    report: int
    share: float
    elsewhere: float
    deviance: float
    p_value: float
    is_set_aside: bool


def holm(p_values: Sequence[float]) -> Vector:
    """Return adjusted p-values: those up to α are rejected with at most α false alarms in all (Holm 1979).

    Valid whatever the tests' dependence; between 0 and 1, in the order of ``p_values``.
    """
    given = np.asarray(p_values, dtype=np.float64)
    order = np.argsort(given, kind="stable")
    stepped = given[order] * np.arange(len(given), 0, -1)
    adjusted = np.empty_like(given)
    adjusted[order] = np.minimum(np.maximum.accumulate(stepped), 1.0)
    return adjusted


def deviations(counts: Whole, threshold: float) -> list[Deviation | None]:
    """Compare each site with all others; None where there is nobody to compare, or nothing that differs.

    A site whose p-value is at most ``threshold`` is set aside, the most different first, and the others are
    compared anew without it, so that one bad site does not make the good ones look bad; two sites are always
    left. While nothing is set aside all p-values are those of the first comparison, so with a threshold of
    α over the number of tests the false alarms stay at most α.

    Args:
        counts: strata by sites by reports.
        threshold: from 0 to 1.
    """
    sizes = counts.sum(axis=(0, 2))
    kept = [int(site) for site in np.flatnonzero(sizes)]
    while len(kept) > 2:
        p_values = [_p_value(counts, site, kept)[0] for site in kept]
        worst = int(np.argmin(p_values))
        if p_values[worst] > threshold:
            break
        del kept[worst]
    return [_deviation(counts, site, kept) for site in range(counts.shape[1])]


def first_p_values(counts: Whole) -> Vector:
    """Return each site's p-value against all others, before any is set aside; 1 where there is none."""
    everybody = list(range(counts.shape[1]))
    return np.array([_p_value(counts, site, everybody)[0] for site in everybody])


def _deviation(counts: Whole, site: int, kept: Sequence[int]) -> Deviation | None:
    others = [one for one in kept if one != site]
    here, there = counts[:, site], counts[:, others].sum(axis=1)
    shared = _comparable(here, there)
    here, there = here[shared], there[shared]
    n = int(here.sum())
    if n == 0 or np.count_nonzero((here + there).sum(axis=0)) < 2:
        return None
    p_value, report = _p_value(counts, site, [*others, site])
    like_here = here.sum(axis=1) @ (there / there.sum(axis=1, keepdims=True)) / n
    return Deviation(
        n=n,
        report=report,
        share=float(here[:, report].sum() / n),
        elsewhere=float(like_here[report]),
        deviance=_deviance(here, there),
        p_value=p_value,
        is_set_aside=site not in kept,
    )


def _comparable(here: Whole, there: Whole) -> NDArray[np.bool_]:
    """Return the strata that have reports on both sides."""
    return np.asarray((here.sum(axis=1) > 0) & (there.sum(axis=1) > 0))


def _p_value(counts: Whole, site: int, among: Sequence[int]) -> tuple[float, int]:
    """Return the p-value of ``site`` among sites, and the report that it is of."""
    here = counts[:, site]
    everywhere = counts[:, list(among)].sum(axis=1)
    shared = _comparable(here, everywhere - here)
    here, everywhere = here[shared], everywhere[shared]
    possible = np.flatnonzero(everywhere.sum(axis=0))
    if len(possible) < 2:
        return 1.0, int(possible[0]) if len(possible) else 0
    looked_at = possible[:1] if len(possible) == 2 else possible  # of two, one tells the other
    tails = _tails(here[:, looked_at], everywhere[:, looked_at], here.sum(1), everywhere.sum(1))
    best = int(np.argmin(tails))
    return min(float(tails[best]) * len(looked_at), 1.0), int(looked_at[best])


def _tails(counts: Whole, totals: Whole, drawn: Whole, everybody: Whole) -> Vector:
    """Return twice the smaller tail of each report's count, at most 1; exact within and over strata."""
    if len(counts) == 1:
        n, of = int(drawn[0]), int(everybody[0])
        below = hypergeom.cdf(counts[0], of, totals[0], n)
        above = hypergeom.sf(counts[0] - 1, of, totals[0], n)
    else:
        pairs = [
            _tails_of_sum(int(counts[:, j].sum()), totals[:, j], drawn, everybody)
            for j in range(counts.shape[1])
        ]
        below, above = np.array(pairs).T
    return np.asarray(np.clip(2 * np.minimum(below, above), 0.0, 1.0), dtype=np.float64)


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
    low, high = max(0, n + total - of), min(n, total)
    x = np.arange(low, high + 1, dtype=np.float64)
    logs = _log_choose(total, x) + _log_choose(of - total, n - x) - _log_choose(of, np.float64(n))
    masses = np.exp(logs)
    seen = np.flatnonzero(masses > NEGLIGIBLE)
    return low + int(seen[0]), np.asarray(masses[seen[0] : seen[-1] + 1])


def _log_choose(n: int, k: Vector | np.float64) -> Vector:
    return np.asarray(gammaln(n + 1.0) - gammaln(k + 1.0) - gammaln(n - k + 1.0))


def _deviance(here: Whole, there: Whole) -> float:
    both = here + there
    pooled = both / both.sum(axis=1, keepdims=True)
    total = 0.0
    for part in (here, there):
        expected = part.sum(axis=1, keepdims=True) * pooled
        total += float((xlogy(part, part) - xlogy(part, expected)).sum())
    return max(2 * total, 0.0)


def binomial_p(count: int, n: int, share: float) -> float:
    """Return the exact two-sided p-value of a count whose share is known: twice the smaller tail."""
    below, above = binom.cdf(count, n, share), binom.sf(count - 1, n, share)
    return min(2 * float(min(below, above)), 1.0)


def funnel_limits(share: float, sizes: Vector, level: float) -> tuple[Vector, Vector]:
    """Return the limits between which a share of ``sizes`` reports lies with probability ``level``.

    Normal limits around the others' share, cut at 0 and 1, for the picture only (Spiegelhalter 2005).
    """
    reach = float(ndtri((1 + level) / 2)) * np.sqrt(share * (1 - share) / sizes)
    return np.clip(share - reach, 0, 1), np.clip(share + reach, 0, 1)
