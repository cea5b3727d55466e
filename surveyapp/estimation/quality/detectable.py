"""What tests could have found: the fewest forged or copied records that they see with a given power.

A forged report is the forger's choice, whatever the person answered; the other reports of a site are like
those elsewhere. A copy is a record of the site under a new id, each record copied once at most, which is the
hardest to find. The tests are those of ``hypergeometric_tests`` and ``duplicates_within``, at the level that
is left to each of them when all are judged together.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.estimation import special_functions
from surveyapp.estimation.comparison.reports_fit import at_least
from surveyapp.estimation.quality.duplicates_within import RepeatedRecords, twins_p_value

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

POWER = 0.8
"""In so many of all cases the tests find as much as is said."""


def fewest_forged(here: Whole, there: Whole, level: float) -> Whole:
    """Return the fewest forged reports that each site's comparison with the others would see.

    Parameters
    ----------
    here : array of shape (sites,)
        How many reports each site has.
    there : array of shape (sites, reports)
        How often each report was given at the other sites.
    level : between 0 and 1
        The p-value up to which a test raises an alarm.

    Returns
    -------
    array of shape (sites, reports)
        For each report that could be forged; more than ``here`` where all of them would not be seen.
    """
    others = there.sum(axis=1, keepdims=True)
    possible = (there > 0).sum(axis=1, keepdims=True)
    # of two reports one is tested, of more each of them (Bonferroni); p is twice the smaller tail
    tail = level / 2 / np.where(possible > 2, possible, 1)
    n, shares = np.broadcast_to(here[:, None], there.shape), there / np.maximum(others, 1)
    least = np.ceil(n * shares).astype(np.int64)
    seen = _first(
        least,
        n + 1,
        lambda x: (
            scipy.stats.hypergeom.sf(x - 1, n + others, np.minimum(there + x, n + others), n)
            <= tail
        ),
    )
    forged = _first(
        np.zeros_like(n), n + 1, lambda m: at_least(seen - m, np.maximum(n - m, 0), shares) >= POWER
    )
    return np.where((others > 0) & (seen <= n), forged, n + 1)


def _first(low: Whole, high: Whole, holds: Callable[[Whole], NDArray[np.bool_]]) -> Whole:
    """Return the smallest whole numbers in [low, high) from which on ``holds``, else ``high``: bisection."""
    low, high = low.copy(), np.maximum(low, high)
    while np.any(low < high):
        middle = (low + high) // 2
        is_there = holds(middle)
        low, high = (
            np.where(is_there | (low >= high), low, middle + 1),
            np.where(is_there, middle, high),
        )
    return np.asarray(low, dtype=np.int64)


def fewest_copies(found: RepeatedRecords, n: int, level: float) -> int | None:
    """Return the fewest copies that a site's comparison with the others would see; None: no number.

    Parameters
    ----------
    found
        what was compared.
    n
        records of the site.
    level : between 0 and 1
        The p-value up to which the test raises an alarm.
    """
    beyond = float(special_functions.ndtri(POWER))
    low, high = 1, n // 2 + 1
    while low < high:  # bisection: the more copies, the smaller the p-value
        copies = (low + high) // 2
        likely = found.with_copies(copies, n)
        # so does the standard deviation of the statistic, a sum of products
        spread = math.sqrt(likely.variance) * (1 + 2 * copies / n)
        if replace(likely, excess=likely.excess - beyond * spread).p_value <= level:
            high = copies
        else:
            low = copies + 1
    return low if low <= n // 2 else None


def fewest_twins(pairs: int, *, alone: int, n: int, coincidence: float, level: float) -> int | None:
    """Return the fewest copies that the reports of equal profiles would show; None: no number.

    Parameters
    ----------
    pairs
        pairs of interviews of the site with a profile of their own.
    alone, n
        ``alone`` of the site's ``n`` interviews have a profile that occurs once.
    coincidence
        as in ``twins_p_value``.
    level
        as in ``fewest_copies``.
    """
    needed = next(
        (m for m in range(1, alone + 1) if twins_p_value(m, pairs + m, coincidence) <= level), None
    )
    if needed is None:
        return None
    # copies of others do not count here, so more are needed until enough of these are among them
    copies = np.arange(needed, n // 2 + 1)
    enough = np.flatnonzero(scipy.stats.binom.sf(needed - 1, copies, alone / n) >= POWER)
    return int(copies[enough[0]]) if len(enough) else None
