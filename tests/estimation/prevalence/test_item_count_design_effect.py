"""The test of a list experiment."""

import math

import numpy as np
import pytest
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.item_count_design_effect import (
    _distance,
    _exact_weights,
    _orthant,
    _orthant_weights,
    item_count_design_effect,
)


def test_no_design_effect_where_all_joint_shares_are_positive():
    assert item_count_design_effect([10, 20, 30, 40], [5, 15, 25, 35, 20]).p_value == 1


@pytest.mark.parametrize("items", [1, 2, 3, 4, 6])
def test_a_gross_design_effect_is_seen_with_any_number_of_items(items):
    alone = [10] * items + [200]
    together = [200] + [10] * (items + 1)
    found = item_count_design_effect(alone, together)
    assert found.p_value < 1e-6
    assert found.yes[0] < 0
    assert sum(found.yes) + sum(found.no) == pytest.approx(1)


def test_a_design_effect_is_tested_alike_each_time():
    tallies = ([60, 60, 60, 60, 60, 60], [70, 62, 60, 58, 60, 50, 3])
    assert item_count_design_effect(*tallies).p_value == item_count_design_effect(*tallies).p_value


def test_orthant_probabilities_of_sheppard():
    assert _orthant(np.eye(3)) == pytest.approx(1 / 8)
    assert _orthant(np.array([[1.0, 0.5], [0.5, 1.0]])) == pytest.approx(1 / 3)
    assert _orthant(np.full((3, 3), 0.5) + np.eye(3) / 2) == pytest.approx(1 / 4)


def projected(point, covariance):
    """Least squares over the positive orthant (Lawson & Hanson 1974): distance², and how many are at 0."""
    root = np.linalg.inv(np.linalg.cholesky(covariance))
    nearest, residual = scipy.optimize.nnls(root, root @ point)
    return residual**2, int((nearest == 0).sum())


def test_distances_are_those_of_least_squares_over_the_orthant():
    rng = np.random.default_rng(3)
    for size in (1, 2, 3, 5):
        root = rng.normal(size=(size, size))
        covariance = root @ root.T + 0.1 * np.eye(size)
        for point in rng.normal(size=(20, size)):
            expected = projected(point, covariance)[0]
            assert _distance(point, covariance) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_weights_are_what_projections_of_draws_show(size):
    covariance = 0.5 ** np.abs(np.subtract.outer(range(size), range(size))) * np.linspace(
        1, 2, size
    )
    covariance = (covariance + covariance.T) / 2
    weights = _orthant_weights(covariance, np.random.default_rng(1))
    assert weights.sum() == pytest.approx(1)
    draws = np.random.default_rng(2).multivariate_normal(np.zeros(size), covariance, 8000)
    held = [projected(draw, covariance)[1] for draw in draws]
    seen = np.bincount(held, minlength=size + 1) / len(draws)
    assert np.abs(seen - weights).max() < 4 * math.sqrt(0.25 / len(draws) + 0.25 / 20_000)


def test_exact_weights_of_two():
    """Half of the plane has one bound held; the angle of the correlation parts the rest (Kudô 1963)."""
    covariance = np.array([[1.0, 0.5], [0.5, 1.0]])
    assert _exact_weights(covariance) == pytest.approx([1 / 3, 1 / 2, 1 / 6])


def test_the_shares_with_a_yes_add_up_to_the_difference_of_the_means():
    found = item_count_design_effect([13, 125, 270, 188], [3, 90, 202, 199, 89])
    assert sum(found.yes) == pytest.approx(
        (90 + 2 * 202 + 3 * 199 + 4 * 89) / 583 - (125 + 2 * 270 + 3 * 188) / 596
    )
    assert (found.statistic, found.p_value) == (0, 1)


def test_a_list_with_one_share_clearly_below_0_by_hand():
    """Only π(0, yes) = .10 − .20 binds: Welch's t of two shares, and twice its tail."""
    alone, together = [40, 130, 30], [80, 20, 90, 10]
    found = item_count_design_effect(alone, together)
    assert found.yes[0] == pytest.approx(40 / 200 - 80 / 200)
    t_squared = 0.2**2 / (0.2 * 0.8 / 199 + 0.4 * 0.6 / 199)
    assert (found.bounds, found.statistic) == (1, pytest.approx(t_squared))
    degrees = (0.16 + 0.24) ** 2 / (0.16**2 + 0.24**2) * 199
    assert found.p_value == pytest.approx(2 * scipy.stats.t.cdf(-math.sqrt(t_squared), degrees))


def test_a_count_that_nobody_reported_adds_no_bound():
    """With the empty count merged away the estimates, and so the test, are the same."""
    with_gap = item_count_design_effect([60, 0, 40], [70, 0, 20, 10])
    assert with_gap.bounds == 1
    assert 0 < with_gap.p_value < 1


@pytest.mark.parametrize("counts", [([0, 9, 0], [0, 0, 9, 0]), ([5, 0, 5], [0, 5, 0, 5])])
def test_lists_with_almost_no_different_counts_are_tested_too(counts):
    found = item_count_design_effect(*counts)
    assert 0 <= found.p_value <= 1


def test_a_sample_of_one_cannot_be_tested():
    with pytest.raises(
        UserProblem, match=r"^(?=.*are needed\. Import more,).*Sample 1 has 1 interviews"
    ):
        item_count_design_effect([1, 0], [3, 3, 3])
