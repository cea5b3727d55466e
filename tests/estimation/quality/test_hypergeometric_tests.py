"""Exact p-values of sites: against all ways to draw, against Fisher's table, and sums over strata."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import hypergeom

from surveyapp.estimation.quality.hypergeometric_tests import (
    SMALLEST,
    largest_deviations,
    p_values,
    smaller_tails,
)


def ways_to_draw(terms):
    """The number of ways to draw each count of marked units; terms are (marked, drawn, total)."""
    ways = {0: 1}
    for marked, drawn, total in terms:
        more = {}
        for x in range(max(0, drawn + marked - total), min(drawn, marked) + 1):
            own = comb(marked, x) * comb(total - marked, drawn - x)
            for count, number in ways.items():
                more[count + x] = more.get(count + x, 0) + number * own
        ways = more
    return ways


def enumerated(count, terms):
    """The smaller tail of the sum, as an exact fraction."""
    ways = ways_to_draw(terms)
    below = sum(w for x, w in ways.items() if x <= count)
    above = sum(w for x, w in ways.items() if x >= count)
    return float(Fraction(min(below, above), sum(ways.values())))


def tail_of(count, terms):
    marked, drawn, total = (np.array([column]) for column in zip(*terms, strict=True))
    counts = np.zeros_like(marked)
    counts[0, int(drawn[0].argmax())] = count
    return float(smaller_tails(counts, marked, drawn, total)[0])


@st.composite
def a_sum(draw):
    terms = []
    for _ in range(draw(st.integers(1, 4))):
        total = draw(st.integers(1, 60))
        terms.append((draw(st.integers(0, total)), draw(st.integers(1, total)), total))
    return draw(st.sampled_from(sorted(ways_to_draw(terms)))), terms


@settings(max_examples=150, deadline=None)
@given(a_sum())
def test_tails_are_those_of_all_ways_to_draw(given_sum):
    count, terms = given_sum
    assert tail_of(count, terms) == pytest.approx(enumerated(count, terms), rel=1e-9, abs=SMALLEST)


@pytest.mark.parametrize("away", [-6, -3, -1, 0, 1, 3, 6])
@pytest.mark.parametrize(
    "terms",
    [
        [(500, 900, 3_000), (1_500, 1_000, 3_000)],
        [(600, 1_000, 2_000), (300, 700, 900), (5, 8, 40), (900, 900, 1_800)],
        [(40, 1_000, 3_000), (60, 900, 2_500), (1, 900, 2_500)],
    ],
)
def test_large_counts_have_the_tails_of_the_convolution(terms, away):
    moments = [(n * t / m, n * t / m * (1 - t / m) * (m - n) / (m - 1)) for t, n, m in terms]
    mean, variance = (sum(column) for column in zip(*moments, strict=True))
    masses = np.ones(1)
    for marked, drawn, total in terms:
        masses = np.convolve(masses, hypergeom.pmf(np.arange(drawn + 1), total, marked, drawn))
    count = max(int(mean + away * variance**0.5), 0)
    expected = min(masses[: count + 1].sum(), masses[count:].sum())
    assert tail_of(count, terms) == pytest.approx(expected, rel=1e-5, abs=SMALLEST)


def test_many_sums_at_once_are_those_of_each():
    rng = np.random.default_rng(1)
    total = rng.integers(1, 3_000, size=(300, 3))
    drawn, marked = (rng.integers(0, total + 1) for _ in range(2))
    counts = rng.hypergeometric(marked, total - marked, drawn)
    at_once = smaller_tails(counts, marked, drawn, total)
    columns = (counts, marked, drawn, total)
    each = [smaller_tails(*(column[[row]] for column in columns)) for row in range(300)]
    assert at_once == pytest.approx(np.concatenate(each), rel=1e-9)


def test_two_strata_are_added_and_not_averaged():
    # 8 of 10 here and 12 of 40 in all in either stratum: Pr(X ≥ 16) of the sum, by enumeration
    here = np.array([[[8, 2]], [[8, 2]]])
    everywhere = np.array([[[12, 28]], [[12, 28]]])
    expected = 2 * enumerated(16, [(12, 10, 40), (12, 10, 40)])
    assert p_values(here, everywhere)[0] == pytest.approx([expected], rel=1e-9)
    assert expected == pytest.approx(2.00922e-07, rel=1e-5)
    one = p_values(here[:1], everywhere[:1])[0][0]
    assert one == pytest.approx(2 * hypergeom.sf(7, 40, 12, 10))
    assert one > 100 * expected


def test_of_three_reports_the_smallest_tail_counts_three_times():
    here, everywhere = np.array([[[9, 1, 0]]]), np.array([[[30, 35, 35]]])
    p, report = p_values(here, everywhere)
    assert report.tolist() == [0]
    assert p == pytest.approx([3 * 2 * hypergeom.sf(8, 100, 30, 10)])


def test_a_stratum_in_which_the_others_have_nothing_is_left_out():
    here = np.array([[[9, 1]], [[5, 5]]])
    everywhere = np.array([[[9, 1]], [[25, 75]]])
    assert p_values(here, everywhere)[0] == pytest.approx(p_values(here[1:], everywhere[1:])[0])


def test_deviations_are_standard_deviations_of_the_sum():
    here, everywhere = np.array([[[8, 2]], [[5, 5]]]), np.array([[[12, 28]], [[25, 75]]])
    mean = 10 * 0.3 + 10 * 0.25
    variance = 10 * 0.3 * 0.7 * 30 / 39 + 10 * 0.25 * 0.75 * 90 / 99
    assert largest_deviations(here, everywhere) == pytest.approx([(13 - mean) / variance**0.5])


def test_sites_that_are_as_expected_lie_no_deviation_away():
    even = np.array([[[10, 20], [5, 10]]])
    everywhere = np.broadcast_to(even.sum(axis=1, keepdims=True), even.shape)
    assert largest_deviations(even, everywhere) == pytest.approx([0.0, 0.0])
    near = np.array([[[10, 20], [6, 9]]])
    everywhere = np.broadcast_to(near.sum(axis=1, keepdims=True), near.shape)
    # 15 of 45 drawn, 16 marked: 15·16/45 expected, variance 15·16·29·30/(45²·44)
    away = (6 - 15 * 16 / 45) / (15 * 16 * 29 * 30 / (45**2 * 44)) ** 0.5
    assert largest_deviations(near, everywhere) == pytest.approx([away, away])


def test_a_stratum_without_draws_is_no_part_of_the_sum():
    marked, drawn, total = (np.array([column]) for column in ((3, 5), (4, 0), (10, 20)))
    found = smaller_tails(np.array([[2, 0]]), marked, drawn, total)
    assert found[0] == pytest.approx(hypergeom.sf(1, 10, 3, 4), rel=1e-12)
