"""Records that occur more often at one site than chance repeats them: copies of an interview.

If the people of all sites answer alike, a site's n records are like n drawn without replacement from all N.
Then the number of equal pairs among them has moments that are known exactly, from the falling factorials
E[(c)_a] = (t)_a·(n)_a/(N)_a of hypergeometric counts (Johnson, Kotz & Balakrishnan 1997, chapter 39).
Its upper tail is taken from the shifted lognormal distribution of the same three moments: a few kinds of
many equal records make it longer than that of a gamma distribution, which would promise too much. Down to
1e-5 simulated tails are at most three times as long as this one, so p-values are three times the tail.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import perm

from scipy.special import ndtr

ALLOWANCE = 3.0
"""For what the approximation of the tail lacks at most."""

LEAST_SKEWNESS = 1e-3
"""Below this the tail is as that of the normal distribution, and there would be nothing to divide by."""


@dataclass(frozen=True, slots=True)
class Repeats:
    """Equal pairs of records at a site: how many there are, how many chance makes, its p-value."""

    pairs: int
    expected: float
    p_value: float


@dataclass(frozen=True, slots=True)
class Everywhere:
    """All records of a stratum: ``times`` counts the kinds that occur t times."""

    times: Counter[int]

    @classmethod
    def of(cls, occurrences: Iterable[int]) -> Everywhere:
        """Return what is needed of how often each kind occurs."""
        return cls(Counter(occurrences))

    @property
    def records(self) -> int:
        """Number of all records."""
        return sum(t * kinds for t, kinds in self.times.items())

    def of_one(self, a: int) -> int:
        """Σ (t)_a."""
        return sum(kinds * perm(t, a) for t, kinds in self.times.items())

    def of_two(self, a: int) -> int:
        """Σ (t)_a·(u)_2 over pairs of different kinds."""
        same = sum(kinds * perm(t, a) * perm(t, 2) for t, kinds in self.times.items())
        return self.of_one(a) * self.of_one(2) - same

    def of_three(self) -> int:
        """Σ (t)_2·(u)_2·(v)_2 over three different kinds."""
        squares = sum(kinds * perm(t, 2) ** 2 for t, kinds in self.times.items())
        cubes = sum(kinds * perm(t, 2) ** 3 for t, kinds in self.times.items())
        return self.of_one(2) ** 3 - 3 * self.of_one(2) * squares + 2 * cubes


@dataclass(frozen=True, slots=True)
class Kinds:
    """How often each kind of record occurs in a stratum: ``here`` at the site, ``everywhere`` in all."""

    here: Sequence[int]
    everywhere: Everywhere


def repeats(strata: Iterable[Kinds]) -> Repeats:
    """Test whether a site has more equal pairs of records than chance makes; strata add up."""
    pairs, mean, variance, third = 0, Fraction(0), Fraction(0), Fraction(0)
    for kinds in strata:
        pairs += sum(perm(count, 2) for count in kinds.here)
        first, second, cubed = _moments(kinds)
        mean, variance, third = mean + first, variance + second, third + cubed
    return Repeats(pairs // 2, float(mean / 2), _upper_tail(pairs, mean, variance, third))


def _upper_tail(pairs: int, mean: Fraction, variance: Fraction, third: Fraction) -> float:
    """Return Pr(as many ordered pairs or more): their number is even, so one less is half a step."""
    if variance <= 0 or pairs <= mean:
        return 1.0
    spread = math.sqrt(variance)
    skewness = max(float(third) / spread**3, LEAST_SKEWNESS)
    # (w + 2)·√(w − 1) is the skewness of a lognormal with w = e^σ²; with u = √(w − 1) it is u³ + 3u
    u = 2 * math.sinh(math.asinh(skewness / 2) / 3)
    sigma = math.sqrt(math.log1p(u**2))
    distance = (pairs - 1 - float(mean)) / spread
    place = max(1 + distance * u, 1e-300)
    return min(ALLOWANCE * float(ndtr(-(math.log(place) / sigma + sigma / 2))), 1.0)


def _moments(kinds: Kinds) -> tuple[Fraction, Fraction, Fraction]:
    """Return mean, variance and third central moment of the ordered pairs, exactly."""
    sums = kinds.everywhere
    n, of = sum(kinds.here), sums.records
    f = [Fraction(perm(n, a), perm(of, a)) if of >= a else Fraction(0) for a in range(7)]
    mean = f[2] * sums.of_one(2)
    square = (
        f[4] * sums.of_one(4)
        + 4 * f[3] * sums.of_one(3)
        + 2 * f[2] * sums.of_one(2)
        + f[4] * sums.of_two(2)
    )
    cube = (
        f[6] * sums.of_one(6)
        + 12 * f[5] * sums.of_one(5)
        + 38 * f[4] * sums.of_one(4)
        + 32 * f[3] * sums.of_one(3)
        + 4 * f[2] * sums.of_one(2)
        + 3 * (f[6] * sums.of_two(4) + 4 * f[5] * sums.of_two(3) + 2 * f[4] * sums.of_two(2))
        + f[6] * sums.of_three()
    )
    return mean, square - mean**2, cube - 3 * mean * square + 2 * mean**3
