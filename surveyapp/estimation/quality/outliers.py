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
from scipy.special import ndtri, xlogy
from scipy.stats import binom

from surveyapp.estimation.quality.hypergeometric_tests import comparable, p_values
from surveyapp.estimation.quality.sequential_exclusion import kept_sites

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

FALSE_ALARMS = 0.01
"""The share of projects without any fault in which at least one test may say that there is one."""

ALARM_LEVEL = 0.005
"""Of adjusted p-values. Half of ``FALSE_ALARMS`` is kept for tests whose p-values are approximate."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """How one site's reports differ from those of the sites that it is compared with.

    Attributes
    ----------
    n
        reports here.
    report
        the place of the report that differs most.
    share
        its share here.
    elsewhere
        its share at the other sites, weighted like the strata here; the limits of a funnel are drawn
        around it.
    deviance
        2·Σ observed·ln(observed/expected) over both, all reports and strata.
    p_value
        exact, two-sided, for the most different of the reports (Bonferroni over them).
    is_set_aside
        whether the others are compared without this site, because it stands out.
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

    Parameters
    ----------
    counts
        strata by sites by reports.
    threshold
        from 0 to 1.
    """
    is_kept = kept_sites(counts, threshold)
    there = counts[:, is_kept].sum(axis=1, keepdims=True) - np.where(is_kept[:, None], counts, 0)
    p, reports = p_values(counts, there + counts)
    shared = comparable(counts, there)[..., None]
    here, there = np.where(shared, counts, 0), np.where(shared, there, 0)
    n = here.sum(axis=(0, 2))
    differs = (n > 0) & (np.count_nonzero((here + there).sum(axis=0), axis=1) >= 2)
    weights, likes = here.sum(axis=2, keepdims=True), _shares(there)
    elsewhere, deviances = (weights * likes).sum(axis=0), _deviances(here, there)
    found: list[Deviation | None] = [None] * len(n)
    for site in np.flatnonzero(differs).tolist():
        report = int(reports[site])
        found[site] = Deviation(
            n=int(n[site]),
            report=report,
            share=float(here[:, site, report].sum() / n[site]),
            elsewhere=float(elsewhere[site, report] / n[site]),
            deviance=float(deviances[site]),
            p_value=float(p[site]),
            is_set_aside=not is_kept[site],
        )
    return found


def first_p_values(counts: Whole) -> Vector:
    """Return each site's p-value against all others, before any is set aside; 1 where there is none."""
    return p_values(counts, np.broadcast_to(counts.sum(axis=1, keepdims=True), counts.shape))[0]


def _shares(counts: Whole) -> Vector:
    """Return counts over their sums; 0 where there are none."""
    return np.asarray(counts / np.maximum(counts.sum(axis=2, keepdims=True), 1))


def _deviances(here: Whole, there: Whole) -> Vector:
    """Return each site's 2·Σ observed·ln(observed/expected) over both, all reports and strata."""
    pooled = _shares(here + there)
    total = np.zeros(here.shape[1])
    for part in (here, there):
        expected = part.sum(axis=2, keepdims=True) * pooled
        total += (xlogy(part, part) - xlogy(part, expected)).sum(axis=(0, 2))
    return np.asarray(np.maximum(2 * total, 0.0))


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
