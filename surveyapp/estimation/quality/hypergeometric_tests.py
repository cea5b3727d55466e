"""Exact p-values of sites' counts against those of all others, for many sites at once.

Within one stratum the count of a report at a site that is like the others is hypergeometric (Fisher 1935);
over strata it is a sum of independent ones. A site's p-value is twice the smaller tail of its most
different report, Bonferroni over the reports.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.stats import hypergeom

from surveyapp.estimation.quality.hypergeometric_sums import tails as tails_of_sums

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

NEGLIGIBLE = 1e-18
"""Probabilities below this are left out of sums: no p-value of use is as small."""


def p_values(here: Whole, everywhere: Whole) -> tuple[Vector, Whole]:
    """Return each site's p-value among all, and the place of the report that it is of.

    Parameters
    ----------
    here
        strata by sites by reports.
    everywhere
        those of a site together with those it is compared with; the same shape.
    """
    shared = comparable(here, everywhere - here)[..., None]
    here, everywhere = np.where(shared, here, 0), np.where(shared, everywhere, 0)
    possible, tested = looked_at(everywhere.sum(axis=0))
    tails = np.full(possible.shape, np.inf)
    is_alone = shared.sum(axis=0) == 1
    _put_tails_alone(tails, here.sum(axis=0), everywhere.sum(axis=0), tested & is_alone)
    _put_tails_of_sums(tails, here, everywhere, tested & ~is_alone)
    is_told = tested.any(axis=1)
    best = np.where(is_told, tails.argmin(axis=1), possible.argmax(axis=1))
    smallest = np.take_along_axis(tails, best[:, None], axis=1)[:, 0]
    with np.errstate(invalid="ignore"):  # nothing looked at: none of infinitely many
        p = np.minimum(smallest * tested.sum(axis=1), 1.0)
    return np.where(is_told, p, 1.0), best.astype(np.int64)


def looked_at(everywhere: Whole) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return sites by reports: which there are, and which are tested."""
    possible = everywhere > 0
    number = possible.sum(axis=1, keepdims=True)
    # of two, one tells the other
    first = np.arange(possible.shape[1]) == possible.argmax(axis=1)[:, None]
    return possible, np.where(number == 2, first, possible) & (number >= 2)


def comparable(here: Whole, there: Whole) -> NDArray[np.bool_]:
    """Return strata by sites: whether there are reports on both sides."""
    return np.asarray((here.sum(axis=-1) > 0) & (there.sum(axis=-1) > 0))


def _put_tails_alone(
    tails: Vector, here: Whole, everywhere: Whole, tested: NDArray[np.bool_]
) -> None:
    site, report = np.nonzero(tested)
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
    tails: Vector, here: Whole, everywhere: Whole, tested: NDArray[np.bool_]
) -> None:
    site, report = np.nonzero(tested)
    if not len(site):
        return
    drawn, everybody = here.sum(axis=2)[:, site].T, everywhere.sum(axis=2)[:, site].T
    counts, totals = here[:, site, report].sum(axis=0), everywhere[:, site, report].T
    found = tails_of_sums(counts, totals, drawn, everybody)
    tails[site, report] = np.minimum(2 * np.maximum(found, NEGLIGIBLE), 1.0)
