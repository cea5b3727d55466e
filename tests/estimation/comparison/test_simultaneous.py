"""Simultaneous levels and adjusted p-values."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from scipy.special import ndtr, ndtri
from scipy.stats import studentized_range

from surveyapp.estimation.comparison.simultaneous import MAX_T, SIDAK, SINGLE, Simultaneous


def of_pairs(groups):
    """The covariance of all differences of so many independent means."""
    pairs = list(combinations(range(groups), 2))
    signs = np.zeros((len(pairs), groups))
    for row, (i, j) in enumerate(pairs):
        signs[row, i], signs[row, j] = 1, -1
    return signs @ signs.T


@pytest.mark.parametrize("groups", [3, 4, 5, 8])
def test_all_pairs_of_equal_groups_have_tukeys_quantile(groups):
    """R: ``qtukey(0.95, groups, Inf)``, which is 3.314493 for three groups, over √2."""
    found = Simultaneous.of_correlations(of_pairs(groups), 0.95)
    exact = studentized_range.ppf(0.95, groups, np.inf) / np.sqrt(2)
    assert found.method == MAX_T
    assert ndtri((1 + found.each) / 2) == pytest.approx(exact, abs=0.004)
    assert exact == pytest.approx(3.314493 / np.sqrt(2), abs=1e-5) or groups != 3


@pytest.mark.parametrize("z", [0.5, 1.5, 2.2, 3.0, 4.0])
def test_adjusted_p_values_of_equal_groups_are_tukeys(z):
    (found,) = Simultaneous.of_correlations(of_pairs(4), 0.95).adjusted([2 * (1 - ndtr(z))])
    exact = studentized_range.sf(z * np.sqrt(2), 4, np.inf)
    # in the far tail it is Šidák's bound
    assert found == pytest.approx(exact, abs=0.001, rel=0.2 if z == 4 else 0.02)


def test_independent_estimates_have_sidaks_level():
    found = Simultaneous.of_correlations(np.eye(5), 0.95)
    assert found.each == pytest.approx(0.95**0.2, abs=2e-4)
    assert Simultaneous.of_number(5, 0.95).each == 0.95**0.2
    assert Simultaneous.of_number(5, 0.95).method == SIDAK


def test_two_answers_are_one_estimate():
    found = Simultaneous.of_correlations(np.array([[2.0, -2.0], [-2.0, 2.0]]), 0.9)
    assert (found.each, found.method, found.adjusted([0.03])) == (0.9, SINGLE, [0.03])


def test_estimates_that_cannot_err_are_left_out():
    covariance = np.diag([1.0, 0.0, 1.0])
    assert Simultaneous.of_correlations(covariance, 0.95).number == 2
    assert Simultaneous.of_correlations(np.zeros((3, 3)), 0.95).each == 0.95


def test_sidaks_p_values_keep_their_digits():
    assert Simultaneous.of_number(3, 0.95).adjusted([1e-20, 0.5, 1.0]) == pytest.approx(
        [3e-20, 0.875, 1.0]
    )


def test_the_whole_holds_together_with_its_level():
    """Five answers behind a channel, 20,000 surveys of 2,000, Wald intervals at the level of each."""
    rng = np.random.default_rng(20261122)
    shares, n, k = np.array([0.4, 0.3, 0.15, 0.1, 0.05]), 2000, 5
    channel = np.full((k, k), 0.1) + 0.5 * np.eye(k)
    debiasing = np.linalg.inv(channel)
    reports = shares @ channel
    single = (np.diag(reports) - np.outer(reports, reports)) / n
    found = Simultaneous.of_correlations(debiasing.T @ single @ debiasing, 0.95)
    seen = rng.multinomial(n, reports, size=20_000) / n
    estimates = seen @ debiasing
    errors = np.sqrt((seen @ debiasing**2 - estimates**2) / (n - 1))
    off = np.abs(estimates - shares) / errors
    together = (off <= ndtri((1 + found.each) / 2)).all(axis=1).mean()
    alone = (off <= ndtri(0.975)).all(axis=1).mean()
    # Monte Carlo error 0.0016; intervals of 0.95 each would hold together in 0.79 of the surveys
    assert together == pytest.approx(0.95, abs=0.006)
    assert alone < 0.82
    assert found.each < 0.95 ** (1 / k)
