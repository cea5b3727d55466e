"""The central ε of reports in random order, against exact sums and against the whole of small collections."""

from __future__ import annotations

import math
from decimal import Decimal, getcontext
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.estimation.shuffling import delta_of_shuffling, shuffled_epsilon, smallest_crowd

MILLIONTH = Fraction(1, 10**6)


def exact_delta(growth: Fraction, people: int, grown: Fraction) -> Fraction:
    """Return δ of the two pairs of counts of theorem 3.2, term by term in fractions."""
    own, total = growth / (growth + 1), Fraction(0)
    for c in range(people):
        weight = math.comb(people - 1, c) * growth**-c * (1 - 1 / growth) ** (people - 1 - c)
        coins = [Fraction(math.comb(c, a), 2**c) for a in range(c + 1)]
        at = [0, *coins, 0]  # at[a + 1] is Pr(A = a)
        for first in range(c + 2):
            p = own * at[first] + (1 - own) * at[first + 1]
            q = (1 - own) * at[first] + own * at[first + 1]
            total += weight * max(Fraction(0), p - grown * q)
    return total


@pytest.mark.parametrize(
    ("growth", "people", "grown"),
    [
        (Fraction(3), 1, Fraction(2)),
        (Fraction(3), 40, Fraction(3, 2)),
        (Fraction(3, 2), 60, Fraction(9, 8)),
        (Fraction(8), 50, Fraction(4)),
        pytest.param(Fraction(3), 200, Fraction(5, 4), marks=pytest.mark.slow),
    ],
)
def test_it_is_the_exact_sum_rounded_up(growth, people, grown):
    true = float(exact_delta(growth, people, grown))
    found = delta_of_shuffling(float(growth), people, math.log(grown))
    assert true <= found <= true * (1 + 1e-5) + 1e-14


def randomized_response(growth: float, ones: int, zeros: int) -> np.ndarray:
    """Return the distribution of the reports "yes" of people of whom ``ones`` have it."""
    true = growth / (growth + 1)
    found = np.ones(1)
    for chance in [true] * ones + [1 - true] * zeros:
        found = np.convolve(found, [1 - chance, chance])
    return found


@pytest.mark.parametrize(
    ("ratio", "people"), [(Fraction(3), 150), (Fraction(3, 2), 90), (Fraction(6), 300)]
)
def test_no_collection_of_two_answers_gives_more_away(ratio, people):
    """Of randomized response all that shows is how many say yes: its whole distribution is at hand."""
    delta = Fraction(1, 10)
    epsilon = shuffled_epsilon(ratio, people, delta)
    assert 0 < epsilon < math.log(ratio)
    for ones in range(0, people, 7):
        one = randomized_response(float(ratio), ones + 1, people - ones - 1)
        other = randomized_response(float(ratio), ones, people - ones)
        for p, q in ((one, other), (other, one)):
            assert np.maximum(p - math.exp(epsilon) * q, 0).sum() <= delta


def test_a_smaller_epsilon_would_be_broken_by_a_collection():
    """The statement is not merely safe: with much less, people who all have it are told apart."""
    epsilon = shuffled_epsilon(Fraction(3), 1000, MILLIONTH)
    p = randomized_response(3.0, 1, 999)
    q = randomized_response(3.0, 0, 1000)
    assert np.maximum(p - math.exp(epsilon / 3) * q, 0).sum() > MILLIONTH


def closed_form(ratio: Fraction, people: int, delta: Fraction) -> float:
    """Return theorem 3.1, with fifty digits."""
    getcontext().prec = 50
    growth = Decimal(ratio.numerator) / Decimal(ratio.denominator)
    logarithm = (4 * Decimal(delta.denominator) / Decimal(delta.numerator)).ln()
    crowd = 8 * (growth * logarithm / people).sqrt() + 8 * growth / people
    return float((1 + (growth - 1) / (growth + 1) * crowd).ln())


@pytest.mark.parametrize("ratio", [Fraction(11, 10), Fraction(3), Fraction(20)])
@pytest.mark.parametrize("times", [1, 10, 500])
def test_it_is_below_the_closed_form_of_the_theorem(ratio, times):
    people = times * smallest_crowd(ratio, MILLIONTH)
    found = shuffled_epsilon(ratio, people, MILLIONTH)
    assert closed_form(ratio, people, MILLIONTH) / 8 < found
    assert found < min(closed_form(ratio, people, MILLIONTH), math.log(ratio))


def test_the_numbers_of_two_coins():
    # 16·ln(2·10⁶)·3 = 696.42
    assert smallest_crowd(Fraction(3), MILLIONTH) == 697
    assert shuffled_epsilon(Fraction(3), 696, MILLIONTH) is None
    assert shuffled_epsilon(Fraction(3), 1000, MILLIONTH) == pytest.approx(0.20942, abs=2e-5)
    assert shuffled_epsilon(Fraction(3), 10_000, MILLIONTH) == pytest.approx(0.06083, abs=2e-5)


def test_reports_that_give_nothing_away_cannot_give_less():
    assert shuffled_epsilon(Fraction(1), 10**6, MILLIONTH) is None
