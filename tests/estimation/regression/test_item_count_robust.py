"""Estimators of a list experiment that are tied to the difference of means."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.special import expit
from scipy.stats import binom

from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.item_count_logistic import item_count_regression
from surveyapp.estimation.regression.item_count_nls import (
    ItemCountFit,
    least_squares_moments,
    prepare_lists,
)
from surveyapp.estimation.regression.item_count_robust import likelihood_moments, tied_item_count
from surveyapp.estimation.regression.problems import RegressionProblem

ITEMS = 3
BOTH = pytest.mark.parametrize("moments", [least_squares_moments, likelihood_moments])


def simulated(n, seed, careless=0.0):
    """Counts; of the given share of people, any count of the own list, each as likely."""
    rng = np.random.default_rng(seed)
    x, long = rng.normal(size=n), rng.random(n) < 0.5
    count = (rng.random((n, ITEMS)) < expit(0.3 - 0.4 * x)[:, None]).sum(axis=1)
    count = count + long * (rng.random(n) < expit(-2.0 + 0.8 * x))
    any_count = rng.integers(0, ITEMS + 1 + long)
    return np.where(rng.random(n) < careless, any_count, count), long, x


def mean_share(coefficients, covariance, x):
    """The mean share and its standard error."""
    columns = np.column_stack([np.ones(len(x)), x])
    share = expit(columns @ [one.estimate for one in coefficients])
    slope = (share * (1 - share)) @ columns / len(x)
    return share.mean(), math.sqrt(slope @ covariance @ slope)


def difference(count, long):
    """The difference of means and its standard error."""
    error = count[long].var(ddof=1) / long.sum() + count[~long].var(ddof=1) / (~long).sum()
    return count[long].mean() - count[~long].mean(), math.sqrt(error)


@BOTH
def test_what_was_simulated_is_found(moments):
    count, long, x = simulated(20_000, 4)
    fit = tied_item_count(count, long, ITEMS, Predictors.of({"x": x}), moments=moments)
    for one, value in zip((*fit.sensitive, *fit.innocuous), (-2.0, 0.8, 0.3, -0.4), strict=True):
        assert abs(one.estimate - value) < 4 * one.standard_error
    assert (fit.n, fit.left_out) == (20_000, 0)


@BOTH
def test_errors_are_those_of_repeated_surveys(moments):
    fits = []
    for seed in range(50):
        count, long, x = simulated(4000, seed)
        fit = tied_item_count(count, long, ITEMS, Predictors.of({"x": x}), moments=moments)
        fits.append([*fit.sensitive, *fit.innocuous])
    spread = np.std([[one.estimate for one in fit] for fit in fits], axis=0, ddof=1)
    told = np.mean([[one.standard_error for one in fit] for fit in fits], axis=0)
    assert spread == pytest.approx(told, rel=4 / np.sqrt(2 * 49))


@BOTH
def test_the_mean_share_is_the_difference_of_means_with_its_error(moments):
    count, long, x = simulated(8000, 2, careless=0.05)
    fit = tied_item_count(count, long, ITEMS, Predictors.of({"x": x}), moments=moments)
    share, error = mean_share(fit.sensitive, fit.covariance, x)
    expected, its_error = difference(count, long)
    assert share == pytest.approx(expected, abs=0.02 * its_error)
    assert error == pytest.approx(its_error, rel=0.03)


def test_careless_answers_mislead_the_likelihood_and_not_the_tie():
    # the difference of means is then .85·E[σ] + .15·(2 − 1.5), and the likelihood takes them for carriers
    count, long, x = simulated(8000, 2, careless=0.15)
    table = Predictors.of({"x": x})
    plain = item_count_regression(count, long, ITEMS, table)
    expected, error = difference(count, long)
    assert abs(mean_share(plain.coefficients, plain.covariance, x)[0] - expected) > 3 * error
    tied = tied_item_count(count, long, ITEMS, table, moments=likelihood_moments)
    assert abs(mean_share(tied.sensitive, tied.covariance, x)[0] - expected) < 0.02 * error


@BOTH
def test_without_predictors_it_is_the_difference_of_means(moments):
    count, long, _ = simulated(3000, 5, careless=0.05)
    table = Predictors.of({}, rows=len(count))
    fit = tied_item_count(count, long, ITEMS, table, moments=moments)
    expected, error = difference(count, long)
    share, its_error = expit(fit.sensitive[0].estimate), fit.sensitive[0].standard_error
    assert share == pytest.approx(expected, abs=1e-5)
    assert its_error * share * (1 - share) == pytest.approx(error, rel=1e-3)


def test_scores_are_the_derivatives_of_the_likelihood():
    count, long, x = simulated(300, 3)
    lists = prepare_lists(count, long, ITEMS, Predictors.of({"x": x}))
    theta, step = np.array([0.2, -0.3, -0.7, 0.5]), 1e-5

    def log_likelihood(at):
        base, share = expit(lists.x @ at[:2]), expit(lists.x @ at[2:])
        without, carrying = (binom.pmf(count - z, ITEMS, base) for z in (0, 1))
        return np.log(np.where(long, (1 - share) * without + share * carrying, without))

    def scores(at):
        return likelihood_moments(lists, ItemCountFit(at[:2], at[2:]))

    for place, way in enumerate(step * np.eye(4)):
        slope = (log_likelihood(theta + way) - log_likelihood(theta - way)) / (2 * step)
        assert scores(theta)[0][:, place] == pytest.approx(slope, abs=1e-7)
        bend = (scores(theta + way)[0] - scores(theta - way)[0]).sum(axis=0) / (2 * step)
        assert -scores(theta)[1][:, place] == pytest.approx(bend, abs=1e-4)


@BOTH
def test_what_cannot_be_computed_is_told(moments):
    count, long, x = simulated(400, 1)
    table = Predictors.of({"x": x})
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        tied_item_count(count, np.ones(400), ITEMS, table, moments=moments)
    with pytest.raises(UserProblem, match="The item count model"):
        tied_item_count(np.where(long, 0, count), long, ITEMS, table, moments=moments)
