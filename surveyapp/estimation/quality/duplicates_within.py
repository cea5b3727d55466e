"""Whether equal records occur at one site more often than by chance: copies under new ids.

*Against the other sites.* Take every record that occurs t ≥ 2 times anywhere. If its t owners are
different people, whether one of them is at this site depends on the record alone: with a chance π, which the
site's share of the profile (the answers to direct questions) and the site's own shares of each report tell.
So with z the indicator of being here, Σ over ordered pairs (z − π)(z′ − π) has mean 0; copies are at the same
site together and raise it. Each record's term has the weight 1/max(tπ, 1), which is locally most powerful
against copies of records that are common (the second Charlier polynomial, the score of a doubled Poisson
count), and counts pairs where records are rare. What places differ in, question by question, is in π and
raises no alarm. Its tail is that of the shifted lognormal with the same three moments, which are known
exactly; as in simulations the true tail is at most three times it, p-values are three times it.

*By the coins alone.* Where a profile occurs twice at a site and nowhere else, two people's reports are equal
with a probability of at most Π max Σ P(report | answer)² (Cauchy & Schwarz), whatever they answered. So the
number of such pairs that are equal is at most binomial: this test is exact.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.estimation import special_functions

Vector = NDArray[np.float64]
Whole = NDArray[np.int64]

ALLOWANCE = 3.0
"""The largest ratio of the true tail to the approximation, in simulations."""

MOST_LEFT_OUT = 8
"""So many sites are left out one after the other; the rest is compared all together."""

LEAST_SKEWNESS = 1e-3
"""Below this the distribution is as good as normal; the formula for σ would divide by zero."""


@dataclass(frozen=True, slots=True)
class RepeatedRecords:
    """Equal records at a site, and whether they are more than chance."""

    pairs: int
    expected: float
    """Equal pairs here, and how many chance makes."""
    excess: float
    """The statistic; its mean without copies is 0."""
    variance: float
    third: float
    """Its second and third moment without copies."""
    gain: float
    """What one copy of a record here adds to it on average."""
    fitted: float = 0.0
    """By how much fitting the chances to these records lowers the sum; the statistic makes up for it."""
    more_variance: float = 0.0
    more_third: float = 0.0
    """What one such copy adds to these moments, where it makes a record occur twice that occurred once."""

    def with_copies(self, copies: int, n: int) -> RepeatedRecords:
        """Return what is expected if some of the records here are copies of others.

        Parameters
        ----------
        copies, n
            ``copies`` of the site's ``n`` records, each of another one.
        """
        return replace(
            self,
            # a copied record weighs twice in every sum, whose variances grow by 1 + 2·copies/n
            excess=copies * self.gain - self.fitted * 2 * copies / n,
            variance=self.variance + copies * self.more_variance,
            third=self.third + copies * self.more_third,
        )

    @property
    def copies(self) -> float:
        """How many records here are copies of others here, estimated; at least 0."""
        return max(self.excess / self.gain, 0.0) if self.gain > 0 else 0.0

    @property
    def p_value(self) -> float:
        """Probability of as much without copies, at most."""
        if self.variance <= 0 or self.excess <= 0:
            return 1.0
        u, sigma = _lognormal(self.variance, self.third)
        # the lognormal e^(σZ − σ²/2) has mean 1 and standard deviation u
        place = 1 + self.excess / math.sqrt(self.variance) * u
        return min(
            ALLOWANCE * float(special_functions.ndtr(-(math.log(place) / sigma + sigma / 2))), 1.0
        )


@dataclass(frozen=True, slots=True, eq=False)
class ComparedRecords:
    """The records of a site beside those of all sites."""

    times: Whole
    here: Whole
    """Arrays of shape (records,): how often each record occurs at all sites, twice at least, and at this
    one."""
    chances: Vector
    """Array of shape (records,): the chance that an owner of this record is at this site, from 0 to 1."""
    profile: Whole
    """Array of shape (records,): the place of each record's profile."""
    profile_times: Whole
    profile_here: Whole
    """Arrays of shape (profiles,): how many records have each profile at all sites, and at this one."""
    levels: Sequence[Whole] = ()
    """Sequence of arrays of shape (records,): By question the code of each record's report; ``chances`` was
    fitted to these. −1 is none."""


def repeated_records(found: ComparedRecords) -> RepeatedRecords:
    """Compare the records of a site with those of all sites.

    Parameters
    ----------
    found
        the records.
    """
    t, x, chance = found.times.astype(np.float64), found.here.astype(np.float64), found.chances
    v = chance * (1 - chance)
    skew = v * (1 - 2 * chance)
    weight = 1 / np.maximum(t * chance, 1)
    pairs = t * (t - 1)
    # Σ over ordered pairs of (z − π)(z′ − π), where x of the t indicators are 1; as many of a profile are
    # here as there are, which makes the indicators of a pair correlate by −1/(size − 1)
    size = np.maximum(found.profile_times[found.profile] - 1, 1)
    terms = x * (x - 1) - 2 * (t - 1) * chance * x + pairs * (chance**2 + v / size)
    # of Σ u·u′: E² = 2t(t − 1)v², E³ = 4t(t − 1)κ² + 8t(t − 1)(t − 2)v³
    thirds = 4 * pairs * skew**2 + 8 * pairs * (t - 2) * v**3
    once = found.profile_here - np.bincount(found.profile, x, len(found.profile_here))
    owned = max(float(x.sum() + once.sum()), 1.0)
    # a copy makes one more pair, in both orders, and one more of its record's profile
    more = (found.profile_here + 1) / (found.profile_times + 1)
    shares = found.profile_here / np.maximum(found.profile_times, 1)
    grown = np.where(shares > 0, more / np.maximum(shares, 1e-12), 1.0)[found.profile]
    gained = _gained(np.minimum(chance * grown, 1), size + 1)
    gain = (x * 2 * gained / np.maximum((t + 1) * chance, 1)).sum()
    gain += (once * 2 * _gained(more, found.profile_times)).sum()
    single = more * (1 - more)
    fitted = _fitted(found, weight, t * v)
    return RepeatedRecords(
        pairs=int((found.here * (found.here - 1)).sum()) // 2,
        expected=float((pairs * chance**2).sum()) / 2,
        excess=float((weight * terms).sum()) + fitted,
        variance=float((2 * weight**2 * pairs * v**2).sum()),
        third=float((weight**3 * thirds).sum()),
        gain=float(gain) / owned,
        fitted=fitted,
        more_variance=float((once * 4 * single**2).sum()) / owned,
        more_third=float((once * 8 * (single * (1 - 2 * more)) ** 2).sum()) / owned,
    )


def _gained(chance: Vector, size: NDArray[np.number]) -> Vector:
    return np.asarray((1 - chance) ** 2 + chance * (1 - chance) / np.maximum(size, 1))


def _fitted(found: ComparedRecords, weight: Vector, spread: Vector) -> float:
    """Return by how much fitting ``chances`` to the reports' own shares here lowers the sum on average.

    A fitted share takes the variance Σs of its sum away from its records, from each in proportion to its s.
    """
    # records that occur once took part in the fit too
    whole = max(float(found.profile_times.sum()) / max(float(found.times.sum()), 1.0), 1.0)
    lowered = 0.0
    squared = weight * spread**2
    for codes in found.levels:
        known = codes >= 0
        if known.all():
            sums, squares = np.bincount(codes, spread), np.bincount(codes, squared)
        else:
            sums = np.bincount(codes[known], spread[known])
            squares = np.bincount(codes[known], squared[known])
        # less what the sum of all, which the profiles fix already, takes away
        shared = float(squares.sum()) / max(float(sums.sum()), 1e-12)
        lowered += float((squares[sums > 0] / sums[sums > 0]).sum()) - shared
    return lowered / whole


def without_stand_outs(
    are_kept: NDArray[np.bool_],
    compare: Callable[[int, NDArray[np.bool_]], RepeatedRecords],
    level: float,
) -> NDArray[np.bool_]:
    """Return which sites are left when those that stand out are left out, the farthest first.

    Copies at one site are too few at the others, so each time the others are compared again.

    Parameters
    ----------
    are_kept : array of shape (sites,)
        Which sites to begin with.
    compare
        Compares one site with those that are kept.
    level : between 0 and 1
        The p-value up to which a site stands out.
    """
    kept = are_kept.copy()
    for _ in range(MOST_LEFT_OUT):
        found = [(place, compare(place, kept)) for place in np.flatnonzero(kept).tolist()]
        out = [
            (one.excess / math.sqrt(one.variance), p) for p, one in found if one.p_value <= level
        ]
        if not out or len(found) <= 2:
            break
        kept[max(out)[1]] = False
    return kept


def twins_p_value(equal: int, pairs: int, coincidence: float) -> float:
    """Return the probability of as many equal pairs, at most.

    Parameters
    ----------
    equal, pairs
        ``equal`` of ``pairs`` pairs of interviews with a profile of their own have the same reports.
    coincidence : from 0 to 1
        The largest probability that two people's reports are equal.
    """
    return float(scipy.stats.binom.sf(equal - 1, pairs, coincidence)) if equal else 1.0


def _lognormal(variance: float, third: float) -> tuple[float, float]:
    """Return the standard deviation u of a lognormal of mean 1 with this skewness, and its σ."""
    skewness = max(third / variance**1.5, LEAST_SKEWNESS)
    # (w + 2)·√(w − 1) is the skewness of a lognormal with w = e^σ²; with u = √(w − 1) it is u³ + 3u
    # u³ + 3u = skewness: with u = 2·sinh θ the left side is 2·sinh 3θ
    u = 2 * math.sinh(math.asinh(skewness / 2) / 3)
    return u, math.sqrt(math.log1p(u**2))
