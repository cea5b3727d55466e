"""Whether equal records occur at one site more often than by chance: copies of an interview.

If the people of all sites answer alike, a site's n records are like n drawn without replacement from all N.
Then the number of equal pairs among them has moments that are known exactly, from the falling factorials
E[(c)_a] = (t)_a·(n)_a/(N)_a of hypergeometric counts (Johnson, Kotz & Balakrishnan 1997, chapter 39).
Its upper tail is approximated by the shifted lognormal distribution with the same three moments, since a few
kinds with many equal records make it heavier than the tail of a gamma distribution. In simulations the true
tail was at most three times the approximation, down to 1e-5; so p-values are three times the approximation.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import perm

from scipy.special import ndtr

ALLOWANCE = 3.0
"""The largest ratio of the true tail to the approximation, in simulations."""

LEAST_SKEWNESS = 1e-3
"""Below this the distribution is as good as normal; the formula for σ would divide by zero."""


@dataclass(frozen=True, slots=True)
class RepeatedPairs:
    """Equal pairs of records at a site: their number, the number expected by chance, and the p-value."""

    pairs: int
    expected: float
    p_value: float


@dataclass(frozen=True, slots=True)
class AllRecords:
    """All records of a stratum, as sums over kinds that occur t times.

    Attributes
    ----------
    records
        number of all records.
    of_one
        Σ (t)_a for a = 0 … 6.
    of_two
        Σ (t)_a·(u)_2 over pairs of different kinds, for a = 0 … 4.
    of_three
        Σ (t)_2·(u)_2·(v)_2 over three different kinds.
    """

    records: int
    of_one: tuple[int, ...]
    of_two: tuple[int, ...]
    of_three: int

    @classmethod
    def of(cls, occurrences: Iterable[int]) -> AllRecords:
        """Return the sums for kinds of records.

        Parameters
        ----------
        occurrences
            How often each kind occurs, whole numbers of at least 1.
        """
        return cls.of_times(Counter(occurrences))

    @classmethod
    def of_times(cls, times: Mapping[int, int]) -> AllRecords:
        """Return the sums for numbers of kinds.

        Parameters
        ----------
        times
            For each t, the number of kinds that occur t times.
        """
        one = tuple(sum(kinds * perm(t, a) for t, kinds in times.items()) for a in range(7))
        # Over pairs of different kinds: the product of the sums less the terms of one kind with
        # itself; for three kinds p₁³ − 3·p₁·p₂ + 2·p₃ (Newton's identities)
        same = [
            sum(kinds * perm(t, a) * perm(t, 2) for t, kinds in times.items()) for a in range(5)
        ]
        cubes = sum(kinds * perm(t, 2) ** 3 for t, kinds in times.items())
        return cls(
            one[1],
            one,
            tuple(one[a] * one[2] - same[a] for a in range(5)),
            one[2] ** 3 - 3 * one[2] * same[2] + 2 * cubes,
        )


@dataclass(frozen=True, slots=True)
class RecordKinds:
    """How equal the records of a stratum are at a site, and in all.

    ``n`` are the site's records, ``pairs`` its ordered equal pairs: Σ c·(c − 1), where kinds occur c times.
    """

    n: int
    pairs: int
    everywhere: AllRecords

    @classmethod
    def of(cls, here: Sequence[int], everywhere: AllRecords) -> RecordKinds:
        """Return the counts of one site.

        Parameters
        ----------
        here
            How often each kind of record occurs at the site.
        everywhere
            All records of the stratum, those of the site included.
        """
        return cls(sum(here), sum(perm(count, 2) for count in here), everywhere)


def repeated_pairs(strata: Iterable[RecordKinds]) -> RepeatedPairs:
    """Test whether a site has more equal pairs of records than expected by chance.

    Parameters
    ----------
    strata
        The site's records in each stratum; pairs are counted within strata and added up.
    """
    pairs, mean, variance, third = 0, Fraction(0), Fraction(0), Fraction(0)
    for kinds in strata:
        pairs += kinds.pairs
        first, second, cubed = _moments(kinds)
        mean, variance, third = mean + first, variance + second, third + cubed
    return RepeatedPairs(pairs // 2, float(mean / 2), _upper_tail(pairs, mean, variance, third))


def _upper_tail(pairs: int, mean: Fraction, variance: Fraction, third: Fraction) -> float:
    """Return Pr(as many ordered pairs or more): their number is even, so one less is half a step."""
    if variance <= 0 or pairs <= mean:
        return 1.0
    spread = math.sqrt(variance)
    skewness = max(float(third) / spread**3, LEAST_SKEWNESS)
    # (w + 2)·√(w − 1) is the skewness of a lognormal with w = e^σ²; with u = √(w − 1) it is u³ + 3u
    # u³ + 3u = skewness: with u = 2·sinh θ the left side is 2·sinh 3θ
    u = 2 * math.sinh(math.asinh(skewness / 2) / 3)
    sigma = math.sqrt(math.log1p(u**2))
    # pairs are ordered and come by twos, so half a step is 1
    distance = (pairs - 1 - float(mean)) / spread
    # the lognormal e^(σZ − σ²/2) has mean 1 and standard deviation u
    place = max(1 + distance * u, 1e-300)
    return min(ALLOWANCE * float(ndtr(-(math.log(place) / sigma + sigma / 2))), 1.0)


def _moments(kinds: RecordKinds) -> tuple[Fraction, Fraction, Fraction]:
    """Return mean, variance and third central moment of the ordered pairs, exactly."""
    n, sums = kinds.n, kinds.everywhere
    of, one, two = sums.records, sums.of_one, sums.of_two
    # over one denominator whole numbers do: (n)_a/(N)_a = (n)_a·(N − a)_(r − a)/(N)_r
    most = min(of, 6)
    whole = perm(of, most)
    f = [perm(n, a) * perm(of - a, most - a) if a <= most else 0 for a in range(7)]
    mean = f[2] * one[2]
    # (c)₂² = (c)₄ + 4(c)₃ + 2(c)₂, and (c)₂³ = (c)₆ + 12(c)₅ + 38(c)₄ + 32(c)₃ + 4(c)₂
    square = f[4] * one[4] + 4 * f[3] * one[3] + 2 * f[2] * one[2] + f[4] * two[2]
    cube = (
        f[6] * one[6]
        + 12 * f[5] * one[5]
        + 38 * f[4] * one[4]
        + 32 * f[3] * one[3]
        + 4 * f[2] * one[2]
        + 3 * (f[6] * two[4] + 4 * f[5] * two[3] + 2 * f[4] * two[2])
        + f[6] * sums.of_three
    )
    # central moments over the denominators whole² and whole³
    variance = square * whole - mean**2
    third = cube * whole**2 - 3 * mean * square * whole + 2 * mean**3
    return Fraction(mean, whole), Fraction(variance, whole**2), Fraction(third, whole**3)
