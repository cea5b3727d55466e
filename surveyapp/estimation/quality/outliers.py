"""Sites that stand out: the reports of each one against those of all the others.

The p-values are exact whatever the shares of the reports (``hypergeometric_tests``) and adjusted for the
number of tests by Holm's method. The binomial deviance is shown as well, but gives no p-value: its χ²
approximation is too optimistic where counts are small.

That a site differs is not a fault in itself: people differ between places. Strata take out what a known
question explains, since sites are compared only within them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.estimation import special_functions
from surveyapp.estimation.quality.hypergeometric_tests import (
    comparable,
    largest_deviations,
    p_values,
)

Counts = NDArray[np.int64]
Vector = NDArray[np.float64]

FALSE_ALARMS = 0.01
"""The share of projects without any fault in which at least one test may say that there is one."""

ALARM_LEVEL = 0.005
"""Of adjusted p-values. Half of ``FALSE_ALARMS`` is kept for tests whose p-values are approximate."""

MOST_TESTED = 8
"""So many candidates for exclusion get exact p-values in one round: those farthest from expectation."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """How one site's reports differ from those of the sites that it is compared with."""

    n: int
    """Reports here."""
    report: int
    """The place of the report that differs most."""
    share: float
    """Its share here."""
    elsewhere: float
    """Its share at the other sites, weighted like the strata here; the limits of a funnel are drawn around
    it."""
    deviance: float
    """2·Σ observed·ln(observed/expected) over both, all reports and strata."""
    p_value: float
    """Exact, two-sided, for the most different of the reports (Bonferroni over them)."""


def holm(p_values: Sequence[float]) -> Vector:
    """Return p-values adjusted for multiple testing (Holm 1979).

    Rejecting those up to α makes a false alarm with probability at most α, whatever the dependence of the
    tests.

    Parameters
    ----------
    p_values : sequence of length k
        From 0 to 1.

    Returns
    -------
    array of shape (k,)
        From 0 to 1, in the order of ``p_values``.
    """
    given = np.asarray(p_values, dtype=np.float64)
    order = np.argsort(given, kind="stable")
    # Holm (1979): the i-th smallest of k p-values times k − i + 1
    stepped = given[order] * np.arange(len(given), 0, -1)
    adjusted = np.empty_like(given)
    # an adjusted value is never below one before it, or a larger p could be rejected first
    adjusted[order] = np.minimum(np.maximum.accumulate(stepped), 1.0)
    return adjusted


def kept_sites(counts: Counts, threshold: float) -> NDArray[np.bool_]:
    """Return which sites are left when those that stand out are excluded, the most different first.

    After each exclusion the others are compared again, so that one bad site does not make the good ones look
    bad. Candidates are the ``MOST_TESTED`` sites farthest from expectation in standard deviations; the one
    with the smallest exact p-value is excluded, if that is at most ``threshold``.

    Parameters
    ----------
    counts : array of shape (strata, sites, reports)
    threshold : from 0 to 1

    Returns
    -------
    array of shape (sites,)
        Sites without reports are not kept; at least two of the others are.
    """
    kept = np.flatnonzero(counts.sum(axis=(0, 2)))
    # of two sites neither is the odd one
    while len(kept) > 2:
        here = counts[:, kept]
        everywhere = np.broadcast_to(here.sum(axis=1, keepdims=True), here.shape)
        farthest = np.argsort(-largest_deviations(here, everywhere), kind="stable")[:MOST_TESTED]
        p, _ = p_values(here[:, farthest], everywhere[:, farthest])
        worst = int(p.argmin())  # of equal p-values the first, which is the farthest
        if p[worst] > threshold:
            break
        kept = np.delete(kept, farthest[worst])
    return np.isin(np.arange(counts.shape[1]), kept)


def deviations(counts: Counts, threshold: float) -> list[Deviation | None]:
    """Compare each site with all the others.

    A site whose p-value is at most ``threshold`` is excluded from the comparison of the others
    (``kept_sites``). While none is excluded, all p-values are those of the first comparison; so with a
    threshold of α divided by the number of tests, the probability of a false alarm stays at most α.

    Parameters
    ----------
    counts : array of shape (strata, sites, reports)
    threshold : from 0 to 1

    Returns
    -------
    list of length sites
        None where there are no others to compare with, or where all reports are the same.
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
        )
    return found


def _shares(counts: Counts) -> Vector:
    """Return counts over their sums; 0 where there are none."""
    return np.asarray(counts / np.maximum(counts.sum(axis=2, keepdims=True), 1))


def _deviances(here: Counts, there: Counts) -> Vector:
    """Return each site's 2·Σ observed·ln(observed/expected) over both, all reports and strata."""
    pooled = _shares(here + there)
    total = np.zeros(here.shape[1])
    for part in (here, there):
        expected = part.sum(axis=2, keepdims=True) * pooled
        total += (
            special_functions.xlogy(part, part) - special_functions.xlogy(part, expected)
        ).sum(axis=(0, 2))
    return np.asarray(np.maximum(2 * total, 0.0))


def binomial_p(count: int, n: int, share: float) -> float:
    """Return the exact two-sided p-value of a binomial count: twice the smaller tail.

    Parameters
    ----------
    count, n
        ``count`` of ``n`` reports.
    share : from 0 to 1
        The known probability of the report.
    """
    below, above = scipy.stats.binom.cdf(count, n, share), scipy.stats.binom.sf(count - 1, n, share)
    return min(2 * float(min(below, above)), 1.0)


def funnel_limits(share: float, sizes: Vector, level: float) -> tuple[Vector, Vector]:
    """Return the limits of a funnel plot (Spiegelhalter 2005).

    They are normal limits around the others' share, cut at 0 and 1, for the picture only.

    Parameters
    ----------
    share : from 0 to 1
        The share at the other sites.
    sizes : array of shape (k,)
        Numbers of reports, above 0.
    level : between 0 and 1
        The probability that a share lies within the limits.

    Returns
    -------
    low, high : arrays of shape (k,)
    """
    reach = float(special_functions.ndtri((1 + level) / 2)) * np.sqrt(share * (1 - share) / sizes)
    return np.clip(share - reach, 0, 1), np.clip(share + reach, 0, 1)
