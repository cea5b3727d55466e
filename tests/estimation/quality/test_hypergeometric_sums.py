"""Tails of sums of hypergeometric counts: against all ways to draw, and against sums of all probabilities."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import hypergeom

from surveyapp.estimation.quality.hypergeometric_sums import LEFT_OUT, tails


def ways_to_draw(terms):
    """By count how many ways there are to draw so many marked ones; terms are (marked, drawn, everybody)."""
    ways = {0: 1}
    for marked, drawn, everybody in terms:
        more = {}
        for x in range(max(0, drawn + marked - everybody), min(drawn, marked) + 1):
            own = comb(marked, x) * comb(everybody - marked, drawn - x)
            for count, number in ways.items():
                more[count + x] = more.get(count + x, 0) + number * own
        ways = more
    return ways


def enumerated(count, terms):
    """The tail on the count's side of the mean."""
    ways = ways_to_draw(terms)
    of = sum(ways.values())
    is_above = count > sum(Fraction(marked * drawn, all_) for marked, drawn, all_ in terms if all_)
    found = sum(w for x, w in ways.items() if (x >= count if is_above else x <= count))
    return float(Fraction(found, of))


def tail(count, terms):
    marked, drawn, everybody = (np.array([column]) for column in zip(*terms, strict=True))
    return float(tails(np.array([count]), marked, drawn, everybody)[0])


@st.composite
def a_sum(draw):
    terms = []
    for _ in range(draw(st.integers(1, 4))):
        everybody = draw(st.integers(0, 60))
        terms.append((*(draw(st.integers(0, everybody)) for _ in range(2)), everybody))
    possible = sorted(ways_to_draw(terms))
    return draw(st.sampled_from(possible)), terms


@settings(max_examples=150, deadline=None)
@given(a_sum())
def test_tails_are_those_of_all_ways_to_draw(given_sum):
    count, terms = given_sum
    assert tail(count, terms) == pytest.approx(enumerated(count, terms), rel=1e-9, abs=LEFT_OUT)


@pytest.mark.parametrize("away", [0, 1, 3, 6, 8])
@pytest.mark.parametrize(
    "terms",
    [
        [(500, 900, 3_000), (1_500, 1_000, 3_000)],
        [(600, 1_000, 2_000), (300, 700, 900), (5, 8, 40), (900, 900, 1_800)],
        [(40, 1_000, 3_000), (60, 900, 2_500), (1, 900, 2_500)],
        [(0, 500, 1_000), (700, 500, 1_000), (1_000, 500, 1_000), (800, 400, 900)],
    ],
)
def test_looking_at_every_third_of_a_spread_is_enough(terms, away):
    moments = [(n * t / m, n * t / m * (1 - t / m) * (m - n) / (m - 1)) for t, n, m in terms]
    mean, variance = (sum(column) for column in zip(*moments, strict=True))
    masses = np.ones(1)
    for marked, drawn, everybody in terms:
        counts = np.arange(drawn + 1)
        masses = np.convolve(masses, hypergeom.pmf(counts, everybody, marked, drawn))
    for side in (-1, 1):
        count = int(mean + side * away * variance**0.5)
        part = masses[count:] if count > mean else masses[: max(count + 1, 0)]
        assert tail(count, terms) == pytest.approx(part.sum(), rel=1e-6, abs=LEFT_OUT)


def test_many_sums_together_are_those_of_each():
    rng = np.random.default_rng(1)
    everybody = rng.integers(1, 3_000, size=(300, 3))
    drawn, marked = (rng.integers(0, everybody + 1) for _ in range(2))
    count = rng.hypergeometric(marked, everybody - marked, drawn).sum(axis=1)
    together = tails(count, marked, drawn, everybody)
    one_by_one = [
        tails(*(column[[row]] for column in (count, marked, drawn, everybody)))
        for row in range(300)
    ]
    assert together == pytest.approx(np.concatenate(one_by_one), rel=1e-9)
