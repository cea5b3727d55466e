"""Nested models by the likelihoods of shares that can be counted."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression.nested_models import compare_nested

GROUP = np.repeat([0.0, 1.0], (40, 60))
OUTCOME = RandomizedOutcome.of(
    Direct(2).channel, np.where(np.concatenate([np.arange(40) < 10, np.arange(60) < 36]), 0, 1)
)


def log_likelihood(yes: int, n: int) -> float:
    return yes * math.log(yes / n) + (n - yes) * math.log(1 - yes / n)


def test_two_groups_against_one_by_hand():
    """G² = 2·{ℓ(10 of 40) + ℓ(36 of 60) − ℓ(46 of 100)}, one degree of freedom."""
    one = logistic_regression(OUTCOME, Predictors.of({}, rows=100))
    two = logistic_regression(OUTCOME, Predictors.of({"x": GROUP}))
    made = compare_nested(one, two)
    expected = 2 * (log_likelihood(10, 40) + log_likelihood(36, 60) - log_likelihood(46, 100))
    assert made.statistic == pytest.approx(expected, rel=1e-8)
    assert made.degrees_of_freedom == 1
    # χ² with one degree of freedom is a squared normal variable
    assert made.p_value == pytest.approx(math.erfc(math.sqrt(expected / 2)), rel=1e-8)


def test_models_of_other_respondents_or_without_more_parameters_are_not_compared():
    one = logistic_regression(OUTCOME, Predictors.of({}, rows=100))
    two = logistic_regression(OUTCOME, Predictors.of({"x": GROUP}))
    assert compare_nested(two, one) is None
    assert compare_nested(replace(one, n=99), two) is None
    assert compare_nested(replace(one, log_likelihood=math.nan), two) is None
    assert compare_nested(replace(one, log_likelihood=0.0), two) is None
