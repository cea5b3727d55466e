"""Logistic regression from moments: margins, derivatives, and the moments that it meets."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.optimize import approx_fprime

from surveyapp.learning.base.class_counts import CellLayout, indicator_matrix
from surveyapp.learning.base.level_counts import count_levels
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.moment_logistic import (
    _aim,
    _Problem,
    calibrated,
    independent_rows,
    logistic_from_moments,
    raked_rows,
)
from surveyapp.learning.central.moments import NoisyMoments, noisy_moments
from surveyapp.learning.models.log_linear import LogLinear, softmax

PLACES = CellLayout((0, 3, 6), (2, 2))


def moments(variance=0.0):
    """800 rows of two classes; each feature has two levels and nothing missing."""
    counts = np.array([[300, 100], [180, 220], [0, 0], [240, 80], [240, 240], [0, 0]], dtype=float)
    return NoisyMoments(PLACES, counts, variance)


def test_drawn_rows_have_the_levels_shares_each_feature_by_itself():
    rows = independent_rows(moments(), 1000)
    for feature in range(2):
        shares = moments().levels(feature, 1.0)
        found = np.bincount(rows[:, feature] - PLACES.starts[feature], minlength=3) / 1000
        assert found == pytest.approx(shares, abs=0.0011)
    both = ((rows[:, 0] == 0) & (rows[:, 1] == 3)).mean()
    assert both == pytest.approx(0.5 * 0.4, abs=0.05)


def test_the_aim_has_the_margins_of_levels_and_classes():
    """Half a row is in each cell of the levels, so 400.5/801.5, 400.5/801.5 and 0.5/801.5."""
    shares = moments().classes
    aim = _aim(moments(), shares)
    assert shares == pytest.approx([0.6, 0.4])
    for feature in range(2):
        cells = PLACES.of(feature)
        assert aim[cells].sum(axis=0) == pytest.approx(shares)
        assert aim[cells].sum(axis=1) == pytest.approx(moments().levels(feature, 1.0))
    # nearly the counts' own shares: 300/800 of level 0 with the first class
    assert aim[0, 0] == pytest.approx(300 / 800, abs=0.001)
    assert aim[1, 1] == pytest.approx(220 / 800, abs=0.001)


def test_the_slope_is_that_of_the_value():
    rows = independent_rows(moments(), 50)
    shares = np.array([0.6, 0.4])
    problem = _Problem(indicator_matrix(rows, PLACES.cells), _aim(moments(), shares), shares, 0.3)
    at = np.random.default_rng(2).normal(size=14)
    slope = approx_fprime(at, lambda flat: problem.value(flat)[0], 1e-6)
    assert problem.value(at)[1] == pytest.approx(slope, abs=1e-5)


def test_the_value_is_minus_the_mean_log_likelihood_and_the_ridge():
    rows = np.array([[0, 3], [1, 4]])
    aim = np.zeros((6, 2))
    problem = _Problem(indicator_matrix(rows, 6), aim, np.array([0.5, 0.5]), 0.4)
    weights = np.arange(12.0).reshape(6, 2) / 10
    intercept = np.array([0.2, -0.1])
    scores = np.array([weights[0] + weights[3], weights[1] + weights[4]]) + intercept
    expected = np.log(np.exp(scores).sum(axis=1)).mean() - 0.05 + 0.2 * (weights**2).sum()
    value, _ = problem.value(np.vstack([weights, intercept]).ravel())
    assert value == pytest.approx(expected)


def test_the_regression_meets_the_moments_up_to_its_ridge():
    model = logistic_from_moments(moments())
    rows = independent_rows(moments(), 1000)
    chances = softmax(model.scores(rows))
    assert chances.mean(axis=0) == pytest.approx([0.6, 0.4], abs=0.001)
    joint = [chances[rows[:, 0] == level].sum(axis=0) / 1000 for level in (0, 1)]
    assert joint[0] == pytest.approx(_aim(moments(), moments().classes)[0], abs=0.002)
    assert joint[1] == pytest.approx(_aim(moments(), moments().classes)[1], abs=0.002)


def test_a_level_that_nobody_has_says_nothing_of_the_class():
    """Six rows fewer than none in one class and five in the other, by noise of deviation 4."""
    counts = moments().counts.copy()
    counts[2] = [-6.0, 5.0]
    noisy = NoisyMoments(PLACES, counts, 16.0)
    rows = independent_rows(noisy, 1000)
    rows[:, 0] = 2
    chances = softmax(logistic_from_moments(noisy).scores(rows)).mean(axis=0)
    assert chances == pytest.approx(noisy.classes, abs=0.05)


def test_noise_draws_the_weights_towards_nothing():
    """The ridge is 0.1·(σ²/2 + 1) over the rows."""
    sharp, soft = (np.abs(logistic_from_moments(moments(v)).weights).max() for v in (0.0, 2000.0))
    assert soft < sharp / 2


def test_a_model_that_is_too_certain_is_drawn_towards_the_classes_shares():
    """One feature that is right for three in four: log 3 is what it may add; by half of it as it is."""
    weights = np.zeros((6, 2))
    weights[:2] = 4 * np.log(3) / 2 * np.array([[1, -1], [-1, 1]])
    rows = np.tile([[0, 3], [0, 3], [0, 3], [1, 3]], (50, 1))
    cells, classes = np.vstack([rows, 1 - rows]), np.repeat([0, 1], 200)
    cells[:, 1] = 3
    sure = LogLinear(PLACES, weights, np.zeros(2))
    found = calibrated(sure, np.array([0.5, 0.5]), cells, classes)
    assert found.weights == pytest.approx(weights / 4, abs=1e-3)
    right = LogLinear(PLACES, weights / 4, np.zeros(2))
    kept = calibrated(right, np.array([0.5, 0.5]), cells, classes)
    assert kept.weights == pytest.approx(weights / 4, abs=1e-3)


def people(rows: int) -> Examples:
    """Return people who agree to all or to none of five items, mostly."""
    rng = np.random.default_rng(6)
    whole = rng.integers(0, 2, rows)
    codes = np.where(rng.random((rows, 5)) < 0.9, whole[:, None], 1 - whole[:, None])
    items = tuple(Attribute(f"i{place}", ("no", "yes"), can_be_missing=False) for place in range(5))
    return Examples(
        CodedTable(items, codes.astype(np.int32)),
        Attribute("class", ("a", "b")),
        rng.integers(0, 2, rows).astype(np.int32),
    )


def test_raked_rows_have_the_shares_of_each_feature_and_go_together_as_counted():
    examples = people(2000)
    tables = noisy_moments(examples, PrivacyAccount(math.inf, None, 2000))
    counted = count_levels(
        examples.features.codes, (2,) * 5, tuple(range(5)), PrivacyAccount(math.inf)
    )
    rows = raked_rows(tables, counted, 1000)
    levels = rows - np.array(tables.layout.starts[:-1])
    assert levels.mean(axis=0) == pytest.approx(examples.features.codes.mean(axis=0), abs=0.02)
    true, found = np.corrcoef(examples.features.codes.T), np.corrcoef(levels.T)
    assert found == pytest.approx(true, abs=0.05)
    assert found[0, 1] > 0.5  # independent rows have 0
