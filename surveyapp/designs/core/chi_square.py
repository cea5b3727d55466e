"""Pearson's χ² test against known shares, in plain Python: the kiosk loads no numerical library."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class ChiSquareTest:
    """The result of a χ² test."""

    statistic: float
    """0 … ∞: Σ (count − n·share)² / (n·share)."""
    degrees: int
    """The degrees of freedom."""
    p_value: float
    """0 … 1: the upper tail probability of ``statistic``."""


def fit_test(counts: Sequence[int], shares: Sequence[Fraction]) -> ChiSquareTest:
    """Test whether ``counts`` follow known ``shares`` (Pearson 1900).

    A category with share 0 is no category: a count in it is impossible and gives p = 0. If only one
    category remains there are no degrees of freedom, and p = 1.

    Parameters
    ----------
    counts : length c
        how often each category was observed.
    shares : length c
        the categories' probabilities, exact, summing to 1.

    Returns
    -------
    ChiSquareTest
        with as many degrees of freedom as there are positive shares, less one.

    Raises
    ------
    ValueError
        if nothing was counted, or the lengths differ.
    """
    n = sum(counts)
    if n <= 0 or len(counts) != len(shares):
        raise ValueError("there must be a count for each share, and something counted")
    pairs = list(zip(counts, shares, strict=True))
    degrees = sum(share > 0 for share in shares) - 1
    if any(count for count, share in pairs if share == 0):
        return ChiSquareTest(math.inf, degrees, 0.0)
    statistic = float(
        sum((count - n * share) ** 2 / (n * share) for count, share in pairs if share)
    )
    return ChiSquareTest(
        statistic, degrees, 1.0 if degrees == 0 else upper_tail(statistic, degrees)
    )


def combined_test(tests: Sequence[ChiSquareTest]) -> ChiSquareTest:
    """Return the joint test of independent counts: statistics and degrees of freedom add up.

    Parameters
    ----------
    tests
        tests of independent counts; none at all give p = 1.
    """
    statistic = math.fsum(test.statistic for test in tests)
    degrees = sum(test.degrees for test in tests)
    if degrees == 0:
        return ChiSquareTest(statistic, 0, min((test.p_value for test in tests), default=1.0))
    return ChiSquareTest(statistic, degrees, upper_tail(statistic, degrees))


def upper_tail(statistic: float, degrees: int) -> float:
    """Return Pr(χ² ≥ statistic), the regularized incomplete gamma function Q(degrees/2, statistic/2).

    With integer degrees of freedom it is a finite sum of positive terms, so there is nothing to
    converge and nothing to cancel (Abramowitz and Stegun 1964, 26.4.4 and 26.4.5).

    Parameters
    ----------
    statistic : 0 … ∞
        the value of χ².
    degrees : 1 or more
        the degrees of freedom.

    Raises
    ------
    ValueError
        if the statistic is below 0 or not a number, or there are no degrees of freedom.
    """
    if not statistic >= 0 or degrees < 1:
        raise ValueError("the statistic must be at least 0, and the degrees at least 1")
    half = statistic / 2
    if half == 0 or math.isinf(half):
        return float(half == 0)
    # even degrees: Σ e^−h h^a/a! for a = 0 … degrees/2 − 1; odd: erfc(√h) plus the terms a = 1/2, 3/2, …
    is_odd = degrees % 2
    first = math.erfc(math.sqrt(half)) if is_odd else 0.0
    powers = (a + is_odd / 2 for a in range(degrees // 2))
    # each term is e^−h h^a / Γ(a + 1), by logarithms: h^a alone overflows
    terms = (math.exp(a * math.log(half) - half - math.lgamma(a + 1)) for a in powers)
    return min(first + math.fsum(terms), 1.0)
