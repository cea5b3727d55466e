"""Whether records of one file occur again in another: the same people, or equal answers by chance?

If the respondents of both are drawn from one population, whose records are equal for a pair of people with
probability c, then a and b records make a·b·c equal pairs across on average, and the pairs within each
file tell c. The difference is −a·b/2 times the unbiased squared maximum mean discrepancy with the kernel
1[x = y] (Gretton et al. 2012, lemma 6). Files of different populations lower it, so they make no false alarm.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

FEWEST_SHARED = 5
"""People; fewer are never reported."""

ERRORS_AWAY = 4.0
"""So many standard errors above the expectation are more than chance."""

UNSEEN = 3.0
"""Equal pairs that may be expected where none was seen: the 95 % bound of a Poisson count (rule of three)."""


@dataclass(frozen=True, slots=True)
class SharedRecords:
    """Two files' records, compared."""

    here: int
    there: int
    """Number of records of each; 2 at least."""
    across: float
    """Equal pairs of one record here and one there."""
    pairs_here: float
    pairs_there: float
    """Ordered pairs of equal records within each, Σ n(n − 1) over the kinds."""
    triples_here: float
    triples_there: float
    """Σ n(n − 1)(n − 2)."""

    @property
    def alike(self) -> float:
        """Probability c that two people's records are equal, unbiased: the mean of both files'."""
        return (self.pairs_here / _pairs(self.here) + self.pairs_there / _pairs(self.there)) / 2

    @property
    def excess(self) -> float:
        """Equal pairs across beyond what chance makes; 0 on average where no person is in both."""
        return self.across - self.here * self.there * self.alike

    @property
    def shared(self) -> int:
        """How many people are in both files, estimated; 0 at least, the smaller file at most."""
        if self.alike >= 1:
            return 0
        # a copied record makes one pair equal for certain instead of with probability c
        return max(0, min(round(self.excess / (1 - self.alike)), self.here, self.there))

    @property
    def standard_error(self) -> float:
        """Of ``excess`` where no person is in both: (a + b)·√(V/2) with V = c − 2Σp³ + c²."""
        unseen = UNSEEN / (_pairs(self.here) + _pairs(self.there)) * 2
        alike = min(1.0, self.alike + unseen)
        # unbiased for Σ p³, the probability that three records are equal
        cubes = (
            self.triples_here / max(1, math.perm(self.here, 3))
            + self.triples_there / max(1, math.perm(self.there, 3))
        ) / 2
        # variance of the kernel centred in both arguments: E k² − 2·E[E[k | x]²] + (E k)²
        spread = max(alike - 2 * cubes + alike**2, unseen)
        # Under one population the U-statistic varies by 2·spread·(1/a + 1/b)²;
        # times (a·b/2)² this is (a + b)²·spread/2
        return (self.here + self.there) * math.sqrt(spread / 2)

    @property
    def is_beyond_chance(self) -> bool:
        """Whether people are in both files, as far as can be told."""
        return self.shared >= FEWEST_SHARED and self.excess > ERRORS_AWAY * self.standard_error


def _pairs(records: int) -> int:
    return records * (records - 1)
