"""Average marginal effects against shares that can be counted, and against changed predictions."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.warner import Warner
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import (
    Link,
    RandomizedOutcome,
    inverse_link,
    logistic_regression,
)
from surveyapp.estimation.regression.marginal_effects import average_difference, average_slope
from surveyapp.estimation.regression.randomized_predictors import linear_regression

GROUP = np.repeat([0.0, 1.0], (40, 60))
YES = np.concatenate([np.arange(40) < 10, np.arange(60) < 36])
REPORTS = np.where(YES, 0, 1)


def both(group: float) -> np.ndarray:
    return np.column_stack([np.ones(100), np.full(100, group)])


@pytest.mark.parametrize("link", [Link.LOGIT, Link.PROBIT, Link.CLOGLOG])
def test_the_effect_of_two_groups_is_the_difference_of_their_shares(link):
    """10 of 40 and 36 of 60 say yes: 0.35 ± √(0.25·0.75/40 + 0.6·0.4/60), whatever the link."""
    outcome = RandomizedOutcome.of(Direct(2).channel, REPORTS)
    fit = logistic_regression(outcome, Predictors.of({"x": GROUP}), link=link)
    made = average_difference(fit, both(1), both(0), link=link)
    error = math.sqrt(0.25 * 0.75 / 40 + 0.6 * 0.4 / 60)
    assert made.estimate == pytest.approx(0.35, abs=1e-8)
    assert made.standard_error == pytest.approx(error, rel=1e-6)
    assert made.high == pytest.approx(0.35 + 1.959964 * error, rel=1e-6)
    assert made.p_value == pytest.approx(math.erfc(0.35 / error / math.sqrt(2)), rel=1e-5)


def test_coins_widen_the_effect_of_two_groups():
    """16 of 40 and 36 of 60 report yes, λ = 1/4 + π/2: shares 0.3 and 0.7, with twice λ's errors."""
    # 16 of 40: a share of 0.3, and 36 of 60: 0.7
    reports = np.where(np.concatenate([np.arange(40) < 16, np.arange(60) < 36]), 0, 1)
    outcome = RandomizedOutcome.of(Warner(p=Fraction(3, 4)).channel, reports)
    fit = logistic_regression(outcome, Predictors.of({"x": GROUP}))
    made = average_difference(fit, both(1), both(0))
    assert made.estimate == pytest.approx(0.4, abs=1e-7)
    error = 2 * math.sqrt(0.4 * 0.6 / 40 + 0.6 * 0.4 / 60)
    assert made.standard_error == pytest.approx(error, rel=1e-5)


@pytest.mark.parametrize("link", [Link.LOGIT, Link.PROBIT, Link.CLOGLOG, None])
def test_a_slope_is_what_a_small_change_does_to_the_mean_prediction(link):
    """Of b₀ + b₁x + b₂x²: the difference of mean predictions at x ± h over 2h, and its error by changed b."""
    rng = np.random.default_rng(7)
    x = rng.normal(size=200)
    columns = {"x": x, "x^2": x**2}
    if link is None:
        fit = linear_regression(1 + x + rng.normal(size=200), Predictors.of(columns), ())
    else:
        reports = np.where(rng.random(200) < 0.4, 0, 1)
        outcome = RandomizedOutcome.of(Direct(2).channel, reports)
        fit = logistic_regression(outcome, Predictors.of(columns), link=link)
    weights = rng.random(200)

    def rows(at: np.ndarray) -> np.ndarray:
        return np.column_stack([np.ones(200), at, at**2])

    def mean_at(at: np.ndarray, b: np.ndarray) -> float:
        eta = rows(at) @ b
        return float(
            np.average(eta if link is None else inverse_link(link, eta).share, weights=weights)
        )

    def slope(b: np.ndarray) -> float:
        return (mean_at(x + 1e-4, b) - mean_at(x - 1e-4, b)) / 2e-4

    changes = np.column_stack([np.zeros(200), np.ones(200), 2 * x])
    made = average_slope(fit, rows(x), changes, link=link, weights=weights)
    assert made.estimate == pytest.approx(slope(fit.estimates), rel=1e-6)
    steps = 1e-4 * np.eye(3)
    gradient = np.array(
        [(slope(fit.estimates + s) - slope(fit.estimates - s)) / 2e-4 for s in steps]
    )
    variance = float(gradient @ fit.covariance @ gradient)
    assert made.standard_error == pytest.approx(math.sqrt(variance), rel=1e-4)
