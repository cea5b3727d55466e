"""Exact tests of the counts of many sites, each against all the others.

Within one stratum, the number of times a site that is like the others recorded a report is hypergeometric,
given how often the report was recorded in all (Fisher 1935). Over several strata it is a sum of independent
hypergeometric counts. A site's p-value is twice the smaller tail of its most different report, Bonferroni
over the reports.
"""

from __future__ import annotations

import numpy as np
import scipy
from numpy.typing import NDArray

Counts = NDArray[np.int64]
Vector = NDArray[np.float64]
Mask = NDArray[np.bool_]

SMALLEST = 1e-12
"""No p-value over several strata is given as smaller: Fourier transforms are exact to about 1e-15."""

OUT_OF_REACH = 1e-16
"""How probable it may be that a stratum's count lies farther from its mean than is summed."""

AT_ONCE = 2**22
"""Probabilities held in memory at a time, about 60 MB."""


def p_values(here: Counts, everywhere: Counts) -> tuple[Vector, Counts]:
    """Return each site's p-value and the index of the report that it belongs to.

    Parameters
    ----------
    here : array of shape (strata, sites, reports)
        How often each report was recorded at each site.
    everywhere : array of shape (strata, sites, reports)
        The same counts of a site together with those of the sites that it is compared with.

    Returns
    -------
    p : array of shape (sites,)
        1 where there is nothing to compare. Over several strata never below ``SMALLEST``.
    report : array of shape (sites,)
    """
    here, everywhere = _comparable(here, everywhere)
    possible, tested = _reports(everywhere)
    tails = np.full(possible.shape, np.inf)
    site, report = np.nonzero(tested)
    drawn, total = here.sum(axis=2).T[site], everywhere.sum(axis=2).T[site]
    counts, marked = here[:, site, report].T, everywhere[:, site, report].T
    tails[site, report] = np.minimum(2 * smaller_tails(counts, marked, drawn, total), 1.0)
    is_tested = tested.any(axis=1)
    best = np.where(is_tested, tails.argmin(axis=1), possible.argmax(axis=1))
    smallest = np.take_along_axis(tails, best[:, None], axis=1)[:, 0]
    with np.errstate(invalid="ignore"):  # infinity times 0 where no report is tested
        p = np.minimum(smallest * tested.sum(axis=1), 1.0)
    return np.where(is_tested, p, 1.0), best.astype(np.int64)


def largest_deviations(here: Counts, everywhere: Counts) -> Vector:
    """Return how many standard deviations each site's most different report lies from its expectation.

    Parameters
    ----------
    here, everywhere : arrays of shape (strata, sites, reports)
        As in ``p_values``.
    """
    here, everywhere = _comparable(here, everywhere)
    drawn = here.sum(axis=2, keepdims=True)
    mean, variance = _moments(everywhere, drawn, everywhere.sum(axis=2, keepdims=True))
    # the strata are independent: means and variances add
    away = np.abs((here - mean).sum(axis=0))
    spread = np.sqrt(variance.sum(axis=0))
    scores = np.divide(away, spread, out=np.zeros_like(away), where=spread > 0)
    return np.asarray(scores.max(axis=1, initial=0.0))


def smaller_tails(counts: Counts, marked: Counts, drawn: Counts, total: Counts) -> Vector:
    """Return min(Pr(X ≤ x), Pr(X ≥ x)) of sums X of independent hypergeometric counts.

    Parameters
    ----------
    counts : array of shape (sums, strata)
        What was counted; x is the sum over the strata.
    marked, drawn, total : arrays of shape (sums, strata)
        Of ``total`` units ``marked`` bear the mark, and ``drawn`` are drawn without replacement.
    """
    found = np.empty(len(counts))
    is_one = np.count_nonzero(drawn, axis=1) <= 1
    # the strata without draws add nothing, so one stratum's count is the whole sum
    x, *parameters = (
        column[is_one].sum(axis=1) for column in _drawn_only(counts, total, marked, drawn)
    )
    found[is_one] = np.minimum(
        scipy.stats.hypergeom.cdf(x, *parameters), scipy.stats.hypergeom.sf(x - 1, *parameters)
    )
    several = np.flatnonzero(~is_one)
    rows = max(AT_ONCE // max(_length(marked, drawn, total) * counts.shape[1], 1), 1)
    for start in range(0, len(several), rows):
        part = several[start : start + rows]
        x = counts[part].sum(axis=1)
        found[part] = _tails_of_sums(x, marked[part], drawn[part], total[part])
    return found


def _drawn_only(counts: Counts, total: Counts, marked: Counts, drawn: Counts) -> list[Counts]:
    """Return the columns with 0 in the strata where nothing is drawn."""
    return [np.where(drawn > 0, column, 0) for column in (counts, total, marked, drawn)]


def _length(marked: Counts, drawn: Counts, total: Counts) -> int:
    """Return how many values the longest of the sums can take."""
    width = _support(marked, drawn, total)[1]
    return int((width - 1).sum(axis=1).max(initial=0)) + 1


def _tails_of_sums(x: Counts, marked: Counts, drawn: Counts, total: Counts) -> Vector:
    """Return the smaller tails of sums over several strata.

    The distribution of a sum of independent counts is the convolution of theirs, so its Fourier transform
    is the product of theirs.
    """
    low, width = _support(marked, drawn, total)
    # long enough for the whole convolution: nothing wraps around
    length = scipy.fft.next_fast_len(_length(marked, drawn, total), real=True)
    masses = _masses(low, int(width.max()), marked, drawn, total)
    distribution = scipy.fft.irfft(
        scipy.fft.rfft(masses, length, axis=-1).prod(axis=1), length, axis=-1
    )
    distribution = np.maximum(distribution, 0.0)
    place = x - low.sum(axis=1)
    ends = np.clip(place, -1, length)[:, None]
    steps = np.arange(length)
    below = np.where(steps <= ends, distribution, 0.0).sum(axis=1)
    above = np.where(steps >= ends, distribution, 0.0).sum(axis=1)
    # the transform's rounding, of the order of 1e-16, would decide about much smaller tails
    return np.asarray(np.clip(np.minimum(below, above), SMALLEST, 1.0))


def _masses(low: Counts, width: int, marked: Counts, drawn: Counts, total: Counts) -> Vector:
    """Return Pr(count = low + 0, 1, … width − 1) of each sum and stratum; they add up to 1.

    Pr(x + 1) / Pr(x) = (marked − x)(drawn − x) / ((x + 1)(total − marked − drawn + x + 1)), which is 0 from
    the largest possible count on. Starting at the mean would be no more exact: ``low`` lies within reach.
    """
    x = low[..., None] + np.arange(width - 1, dtype=np.float64)
    rising = np.maximum(marked[..., None] - x, 0.0) * np.maximum(drawn[..., None] - x, 0.0)
    falling = (x + 1) * np.maximum((total - marked - drawn)[..., None] + x + 1, 1.0)
    # masses relative to the first one; divided by their sum they are probabilities
    masses = np.ones((*low.shape, width))
    np.cumprod(rising / falling, axis=-1, out=masses[..., 1:])
    return np.asarray(masses / masses.sum(axis=-1, keepdims=True))


def _support(marked: Counts, drawn: Counts, total: Counts) -> tuple[Counts, Counts]:
    """Return the smallest count that is summed, and how many counts are.

    Pr(farther than d from the mean) ≤ exp(−d²/(2·(variance + d/3))) on either side (Bernstein 1924), which
    holds for hypergeometric counts since they are sums of independent indicators (Vatutin & Mikhailov 1982).
    """
    mean, variance = _moments(marked, drawn, total)
    bound = -np.log(OUT_OF_REACH)
    # the root of d² = 2·bound·(variance + d/3)
    reach = bound / 3 + np.sqrt((bound / 3) ** 2 + 2 * bound * variance)
    low = np.maximum(np.maximum(drawn + marked - total, 0), np.floor(mean - reach))
    high = np.minimum(np.minimum(drawn, marked), np.ceil(mean + reach))
    return low.astype(np.int64), (high - low).astype(np.int64) + 1


def _moments(marked: Counts, drawn: Counts, total: Counts) -> tuple[Vector, Vector]:
    """Return mean and variance of hypergeometric counts."""
    share = marked / np.maximum(total, 1)
    mean = drawn * share
    # n·p·(1 − p)·(N − n)/(N − 1)
    return mean, mean * (1 - share) * (total - drawn) / np.maximum(total - 1, 1)


def _comparable(here: Counts, everywhere: Counts) -> tuple[Counts, Counts]:
    """Return the counts without the strata in which the site or all the others have no reports."""
    shared = comparable(here, everywhere - here)[..., None]
    return np.where(shared, here, 0), np.where(shared, everywhere, 0)


def comparable(here: Counts, there: Counts) -> Mask:
    """Return whether there are reports on both sides.

    Parameters
    ----------
    here, there : arrays of shape (strata, sites, reports)
        The counts of each site, and of those that it is compared with.

    Returns
    -------
    array of shape (strata, sites)
    """
    return np.asarray((here.sum(axis=-1) > 0) & (there.sum(axis=-1) > 0))


def _reports(everywhere: Counts) -> tuple[Mask, Mask]:
    """Return which reports were recorded, and which are tested, by site and report."""
    possible = everywhere.sum(axis=0) > 0
    number = possible.sum(axis=1, keepdims=True)
    # the counts of two reports are one number, so one of them is tested
    first = np.arange(possible.shape[1]) == possible.argmax(axis=1)[:, None]
    return possible, np.where(number == 2, first, possible) & (number >= 2)
