"""Random intercepts: against a plain integral, against no groups, and against what was simulated."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.special import expit
from scipy.stats import norm

from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import Link, RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression.mixed import (
    GROUP_DEVIATION_TERM,
    LEAST_CURVATURE,
    NO_GROUP_VARIATION,
    _Marginal,
    random_intercept_regression,
)
from surveyapp.estimation.regression.problems import RegressionProblem

C, D = 0.2, 0.7


def simulated(groups, each, spread, seed):
    rng = np.random.default_rng(seed)
    group = np.repeat(np.arange(groups), each)
    x = rng.normal(size=groups * each)
    share = expit(-0.5 + 0.8 * x + spread * rng.normal(size=groups)[group])
    report = rng.random(len(x)) < C + D * (rng.random(len(x)) < share)
    return report.astype(float), x, group


def fitted(report, x, group, **more):
    outcome = RandomizedOutcome.binary(report, C, D)
    return random_intercept_regression(outcome, Predictors.of({"x": x}), group, **more)


def test_the_log_likelihood_is_the_integral_over_each_group():
    report, x, group = simulated(8, 12, 1.0, 3)
    fit = fitted(report, x, group)
    beta, sigma = fit.estimates, fit.other_parameters[0].estimate

    def integrand(u, one):
        yes = C + D * expit(beta[0] + beta[1] * x[group == one] + sigma * u)
        said = report[group == one]
        return float(np.prod(np.where(said == 1, yes, 1 - yes))) * norm.pdf(u)

    areas = [quad(integrand, -8, 8, args=(one,), epsabs=1e-14)[0] for one in range(8)]
    assert fit.log_likelihood == pytest.approx(sum(map(math.log, areas)), rel=1e-8)


def test_what_was_simulated_is_found():
    fit = fitted(*simulated(200, 25, 1.0, 1))
    for one, truth in zip(
        (*fit.coefficients, *fit.other_parameters), (-0.5, 0.8, 1.0), strict=True
    ):
        assert abs(one.estimate - truth) < 3 * one.standard_error
        assert one.low < one.estimate < one.high
    assert fit.other_parameters[0].term == GROUP_DEVIATION_TERM
    assert fit.parameters == 3  # two coefficients and the groups' deviation


def test_errors_are_those_of_repeated_surveys():
    fits = [fitted(*simulated(40, 25, 0.8, seed), nodes=9) for seed in range(100, 130)]
    slopes = np.array([fit.estimates[1] for fit in fits])
    told = np.mean([fit.standard_errors[1] for fit in fits])
    assert slopes.std(ddof=1) == pytest.approx(told, rel=4 / math.sqrt(2 * 29))


def test_groups_that_do_not_differ_give_the_regression_without_them():
    report, x, _ = simulated(1, 400, 0.0, 2)
    group = np.arange(400) % 20
    fit = fitted(report, x, group)
    plain = logistic_regression(RandomizedOutcome.binary(report, C, D), Predictors.of({"x": x}))
    assert fit.log_likelihood >= plain.log_likelihood - 1e-9
    if fit.other_parameters[0].standard_error is None:
        assert fit.warnings == (NO_GROUP_VARIATION,)
        assert fit.estimates == pytest.approx(plain.estimates, abs=1e-3)
        assert fit.standard_errors == pytest.approx(plain.standard_errors, rel=1e-3)


def test_one_group_and_one_report_are_told():
    report, x, group = simulated(4, 10, 1.0, 2)
    with pytest.raises(RegressionProblem, match="in one cluster; at least 2"):
        fitted(report, x, np.zeros(40))
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        fitted(np.ones(40), x, group)


def test_the_nodes_stand_around_the_top_of_each_groups_integrand():
    """At the mode of Σ log L − u²/2 its slope is 0, and the curvature is minus the second derivative."""
    rng = np.random.default_rng(3)
    groups = np.repeat(np.arange(5), 8)
    yes, no = np.where(rng.random((40, 1)) < 0.4, (0.75, 0.25), (0.25, 0.75)).T
    marginal = _Marginal(np.ones((1, 40)), yes, no, groups, Link.LOGIT, 9)
    fixed, sigma = rng.normal(size=40), 1.7
    mode, curvature = marginal._mode(fixed, sigma)

    def height(u, group):
        share = expit(fixed + sigma * u)
        return np.log(yes * share + no * (1 - share))[groups == group].sum() - u**2 / 2

    step = 1e-4
    for group in range(5):
        up, at, down = (height(mode[group] + k * step, group) for k in (1, 0, -1))
        assert (up - down) / (2 * step) == pytest.approx(0, abs=1e-5)
        bend = -(up - 2 * at + down) / step**2
        assert curvature[group] == pytest.approx(max(bend, LEAST_CURVATURE), rel=1e-3)
