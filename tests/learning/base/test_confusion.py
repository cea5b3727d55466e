"""Who was taken for whom, exact and under ε, and the intervals of what follows."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import beta

from surveyapp.errors import UserProblem
from surveyapp.learning.base.confusion import (
    Confusion,
    class_measures,
    confusion,
    noise_reach,
    noisy_holdout,
)
from surveyapp.learning.base.evaluation import accuracy
from surveyapp.learning.base.noise import EpsilonUnusable, Neighbours, SimulatedNoise, VettedNoise
from surveyapp.learning.decision_tree import DecisionTree


def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def test_noisy_measures_cover_the_true_ones(draw):
    model, fresh = DecisionTree().fit(draw(500, 1)), draw(20_000, 8)
    exact = confusion(fresh.classes, model.predict(fresh.features), 2)
    seeded = SimulatedNoise(rng())
    found = [noisy_holdout(model, draw(100, seed), 0.5, seeded) for seed in range(10, 110)]
    for measure in (
        lambda one: one.accuracy,
        lambda one: one.balanced_accuracy,
        lambda one: one.sensitivity(1),
        lambda one: one.specificity(1),
        lambda one: one.precision(1),
    ):
        true, shares = measure(Confusion(exact)).value, [measure(one) for one in found]
        covered = np.mean([share.low <= true <= share.high for share in shares])
        assert covered >= 0.95 - 3 * math.sqrt(0.05 * 0.95 / 100)
        assert all(share.low <= share.value <= share.high for share in shares)


def test_an_accuracy_without_limit_is_the_true_one_with_the_rows_interval(draw):
    model = DecisionTree().fit(draw(500, 1))
    found = noisy_holdout(model, draw(100, 2), math.inf, VettedNoise()).accuracy
    assert found.value == accuracy(model, draw(100, 2))
    right = round(100 * found.value)
    assert found.low == pytest.approx(beta.ppf(0.025, right, 101 - right))


def test_the_measures_of_a_worked_matrix():
    """Fawcett (2006), figure 1, of the second class: 40 hits, 10 misses, 20 false alarms, 30 rejections."""
    found = Confusion(np.array([[30.0, 20.0], [10.0, 40.0]]))
    measures = {(name, place): share.value for name, place, share in class_measures(found)}
    assert measures == pytest.approx(
        {
            ("sensitivity", 0): 0.6,
            ("specificity", 0): 0.8,
            ("precision", 0): 0.75,
            ("sensitivity", 1): 0.8,
            ("specificity", 1): 0.6,
            ("precision", 1): 2 / 3,
        }
    )
    assert found.accuracy.value == pytest.approx(0.7)
    assert found.balanced_accuracy.value == pytest.approx(0.7)
    assert found.majority == 0.5


def test_of_three_classes_the_others_are_all_others():
    found = Confusion(np.array([[5.0, 1.0, 2.0], [3.0, 7.0, 4.0], [6.0, 8.0, 9.0]]))
    assert found.specificity(1).value == pytest.approx((5 + 2 + 6 + 9) / (5 + 1 + 2 + 6 + 8 + 9))
    assert found.precision(2).value == pytest.approx(9 / 15)
    assert found.sensitivity(2).value == pytest.approx(9 / 23)
    assert found.balanced_accuracy.value == pytest.approx((5 / 8 + 7 / 14 + 9 / 23) / 3)
    assert found.majority == pytest.approx(23 / 45)


def test_the_interval_of_a_balanced_accuracy_adds_the_distances_of_its_classes_as_errors_do():
    found = Confusion(np.array([[30.0, 20.0], [10.0, 40.0]]), 1.0)
    ends = [found.sensitivity(place) for place in range(2)]
    below = math.hypot(*(one.value - one.low for one in ends)) / 2
    above = math.hypot(*(one.high - one.value for one in ends)) / 2
    assert found.balanced_accuracy.low == pytest.approx(0.7 - below)
    assert found.balanced_accuracy.high == pytest.approx(0.7 + above)


def test_where_noise_has_left_no_row_nothing_is_known():
    found = Confusion(np.array([[-3.0, -1.0], [-2.0, 0.0]]), 0.5)
    assert (found.accuracy.value, found.accuracy.low, found.accuracy.high) == (0.5, 0.0, 1.0)
    assert (found.majority, found.rows) == (0.5, 0)


def test_an_accuracy_costs_more_than_nothing(draw):
    with pytest.raises(EpsilonUnusable):
        noisy_holdout(DecisionTree().fit(draw(50)), draw(50), 0, VettedNoise())


@pytest.mark.parametrize("epsilon", [0.1, 0.7, 3.0])
@pytest.mark.parametrize("error", [0.025, 0.2])
def test_the_reach_of_noise_is_the_least_that_suffices(epsilon, error):
    a = math.exp(-epsilon)
    reach = noise_reach(epsilon, error)
    beyond = [2 * a ** (r + 1) / (1 + a) for r in (reach, reach - 1)]
    assert beyond[0] <= error
    assert reach == 0 or beyond[1] > error


@pytest.mark.parametrize("counts", [2, 7])
@pytest.mark.parametrize("epsilon", [0.004, 0.7, 3.0])
def test_the_reach_of_summed_noises_is_a_quantile_of_their_sum(epsilon, counts):
    """Against sums that were drawn, by other means than the formula."""
    drawn = SimulatedNoise(rng()).counts(np.zeros((40_000, counts)), epsilon).sum(axis=1)
    reach = noise_reach(epsilon, 0.05, counts)
    slack = 4 * math.sqrt(0.05 * 0.95 / 40_000)
    assert np.mean(np.abs(drawn) > reach) <= 0.05 + slack
    assert np.mean(np.abs(drawn) >= reach * 0.98) > 0.05 - slack


def test_the_reach_of_a_sum_of_two_noises_is_that_of_their_convolution():
    a, error = math.exp(-0.5), 0.03
    places = np.arange(-200, 201)
    one = (1 - a) / (1 + a) * a ** np.abs(places)
    two = np.convolve(one, one)
    tails = [two[np.abs(np.arange(-400, 401)) > r].sum() for r in range(60)]
    assert noise_reach(0.5, error, 2) == next(r for r in range(60) if tails[r] <= error)


def test_confusion_counts_truth_by_prediction():
    table = confusion(np.array([0, 0, 1, 2]), np.array([0, 1, 1, 0]), 3)
    assert table.tolist() == [[1, 1, 0], [0, 1, 0], [1, 0, 0]]


class ThreeMore:
    """Noise that always adds three."""

    neighbours = Neighbours.ONE_MORE

    def counts(self, true, epsilon):
        return np.asarray(true, dtype=float) + 3


def test_the_bounds_of_a_noisy_accuracy_are_clopper_and_pearsons_at_its_two_ends(draw):
    """Half of the error, 0.05, goes to the noise of the two sums; the other half to the rows."""
    model, rows = DecisionTree().fit(draw(500, 1)), draw(100, 2)
    exact = round(accuracy(model, rows) * 100)
    found = noisy_holdout(model, rows, 1.0, ThreeMore(), level=0.9)
    reach = noise_reach(1.0, 0.025, 2)
    right, wrong = exact + 6, 100 - exact + 6
    assert found.accuracy.value == pytest.approx(right / 112)
    assert found.accuracy.low == pytest.approx(beta.ppf(0.025, right - reach, wrong + reach + 1))
    others = max(wrong - reach, 0)
    high = beta.ppf(0.975, right + reach + 1, others) if others else 1
    assert found.accuracy.high == pytest.approx(high)
    assert (found.level, found.rows, found.epsilon) == (0.9, 112, 1.0)


def test_where_the_number_of_rows_is_public_the_noise_is_twice_as_wide(draw):
    noise = SimulatedNoise(rng(), Neighbours.ONE_CHANGED)
    assert noisy_holdout(DecisionTree().fit(draw(50)), draw(50), 3.0, noise).epsilon == 1.5


def test_a_holdout_without_a_row_gives_noise_and_no_refusal(draw):
    """A refusal would tell it from a holdout of one row."""
    none = draw(10).rows(np.zeros(10, dtype=bool))
    tree = DecisionTree().fit(draw(50))
    found = noisy_holdout(tree, none, 1.0, SimulatedNoise(rng())).accuracy
    assert 0 <= found.low <= found.value <= found.high <= 1
    with pytest.raises(UserProblem, match="There is no row with"):
        noisy_holdout(tree, none, math.inf, VettedNoise())
