"""Two-step least squares of a list experiment."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.special import expit

from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.item_count_nls import item_count_least_squares
from surveyapp.estimation.regression.problems import RegressionProblem

ITEMS = 3


def simulated(n, seed, alike=0.0):
    """Counts whose innocuous items go together where ``alike`` is above 0, so are not binomial."""
    rng = np.random.default_rng(seed)
    x, long = rng.normal(size=n), rng.random(n) < 0.5
    share = expit(0.3 - 0.4 * x)[:, None]
    together = np.where(rng.random((n, 1)) < alike, rng.random((n, 1)), rng.random((n, ITEMS)))
    innocuous = (together < share).sum(axis=1)
    return innocuous + long * (rng.random(n) < expit(-0.5 + 0.8 * x)), long, x


@pytest.mark.parametrize("alike", [0.0, 0.8])
def test_what_was_simulated_is_found_whatever_the_counts_distribution(alike):
    count, long, x = simulated(20_000, 4, alike)
    fit = item_count_least_squares(count, long, ITEMS, Predictors.of({"x": x}))
    truth = (-0.5, 0.8, 0.3, -0.4)
    for one, value in zip((*fit.sensitive, *fit.innocuous), truth, strict=True):
        assert abs(one.estimate - value) < 4 * one.standard_error
    assert (fit.n, fit.left_out) == (20_000, 0)


def test_errors_are_those_of_repeated_surveys():
    fits = []
    for seed in range(60):
        count, long, x = simulated(1500, seed)
        fits.append(item_count_least_squares(count, long, ITEMS, Predictors.of({"x": x})).sensitive)
    spread = np.std([fit[0].estimate for fit in fits], ddof=1)
    told = np.mean([fit[0].standard_error for fit in fits])
    assert spread == pytest.approx(told, rel=4 / np.sqrt(2 * 59))


def test_what_cannot_be_computed_is_told():
    count, long, x = simulated(400, 1)
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        item_count_least_squares(np.ones(400), long, ITEMS, Predictors.of({"x": x}))
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        item_count_least_squares(count, np.ones(400), ITEMS, Predictors.of({"x": x}))
    with pytest.raises(RegressionProblem, match="respondents answered"):
        item_count_least_squares(count[:4], long[:4], ITEMS, Predictors.of({"x": x[:4]}))
    with pytest.raises(RegressionProblem, match="so their effects cannot"):
        item_count_least_squares(count, long, ITEMS, Predictors.of({"x": x, "y": 2 * x}))
    with pytest.raises(
        UserProblem, match="The item count model"
    ):  # nobody in sample 2 has anything more than in sample 1
        item_count_least_squares(np.where(long, 0, count), long, ITEMS, Predictors.of({"x": x}))
