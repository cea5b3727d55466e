"""Pearson's test in plain Python, against SciPy."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from scipy import stats

from surveyapp.designs.core.chi_square import ChiSquareTest, combined_test, fit_test, upper_tail

THIRDS = (Fraction(1, 3),) * 3


@pytest.mark.parametrize("degrees", [1, 2, 3, 4, 5, 9, 10, 35, 100, 399])
@pytest.mark.parametrize("statistic", [1e-9, 1e-3, 0.5, 1, 3.841458820694124, 20, 100, 400, 1000])
def test_the_tail_is_that_of_scipy(statistic, degrees):
    expected = stats.chi2.sf(statistic, degrees)
    assert upper_tail(statistic, degrees) == pytest.approx(expected, rel=1e-11, abs=1e-300)


def test_the_ends_of_the_tail_are_exact():
    assert upper_tail(0, 3) == 1
    assert upper_tail(math.inf, 3) == 0
    assert upper_tail(1e9, 2) == 0


@pytest.mark.parametrize(("statistic", "degrees"), [(-1, 2), (1, 0), (math.nan, 2)])
def test_what_has_no_tail_is_refused(statistic, degrees):
    with pytest.raises(ValueError, match="at least"):
        upper_tail(statistic, degrees)


def test_the_test_is_that_of_scipy():
    counts = (340, 310, 350)
    expected = stats.chisquare(counts)
    test = fit_test(counts, THIRDS)
    assert test.statistic == pytest.approx(expected.statistic, rel=1e-14)
    assert test.p_value == pytest.approx(expected.pvalue, rel=1e-12)
    assert test.degrees == 2


def test_counts_as_expected_stray_not_at_all():
    assert fit_test((5, 5, 5), THIRDS) == ChiSquareTest(0.0, 2, 1.0)


def test_what_cannot_happen_and_has_happened_leaves_no_doubt():
    test = fit_test((999, 1), (Fraction(1), Fraction(0)))
    assert (test.statistic, test.p_value) == (math.inf, 0.0)


def test_what_cannot_happen_and_has_not_is_no_category():
    assert fit_test((10, 10, 0), (Fraction(1, 2), Fraction(1, 2), Fraction(0))).degrees == 1


def test_a_certain_report_strays_not_at_all():
    assert fit_test((7,), (Fraction(1),)) == ChiSquareTest(0.0, 0, 1.0)


@pytest.mark.parametrize("counts", [(0, 0, 0), (1, 2)])
def test_nothing_to_test_is_refused(counts):
    with pytest.raises(ValueError, match="a count for each share"):
        fit_test(counts, THIRDS)


def test_independent_tests_add_up():
    both = combined_test([ChiSquareTest(1.5, 1, 0.2), ChiSquareTest(4.0, 2, 0.1)])
    assert (both.statistic, both.degrees) == (5.5, 3)
    assert both.p_value == pytest.approx(stats.chi2.sf(5.5, 3), rel=1e-12)


def test_an_impossible_report_is_not_pooled_away():
    assert combined_test([ChiSquareTest(1.5, 1, 0.2), ChiSquareTest(math.inf, 0, 0.0)]).p_value == 0
    assert combined_test([ChiSquareTest(0.0, 0, 1.0), ChiSquareTest(math.inf, 0, 0.0)]).p_value == 0
    assert combined_test([ChiSquareTest(0.0, 0, 1.0)]).p_value == 1
