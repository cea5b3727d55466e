from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.stats import beta

from surveyapp.errors import UserProblem
from surveyapp.learning.base.evaluation import (
    accuracies,
    accuracy,
    calibration,
    calibration_error,
    confusion,
    folds,
    majority_accuracy,
    noise_reach,
    noisy_holdout,
    roc,
)
from surveyapp.learning.base.noise import EpsilonUnusable, Neighbours, SimulatedNoise, VettedNoise
from surveyapp.learning.decision_tree import DecisionTree


def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def test_folds_test_each_row_once():
    tested = [test for _, test in folds(11, 3, rng())]
    assert sorted(np.concatenate(tested)) == list(range(11))
    assert [len(test) for test in tested] == [4, 4, 3]


@pytest.mark.parametrize(
    "split",
    [
        lambda: folds(3, 4, rng()),
        lambda: folds(3, 1, rng()),
    ],
)
def test_rows_that_cannot_be_parted_are_refused(split):
    with pytest.raises(UserProblem, match="rows cannot be divided into"):
        next(split())


def test_accuracies_stand_beside_the_majority_class(draw):
    found = accuracies(lambda rows: DecisionTree().fit(rows), draw(600), folds(600, 4, rng()))
    assert len(found.each) == 4
    assert found.mean > found.baseline + 0.1
    assert found.baseline == pytest.approx(majority_accuracy(draw(600)), abs=0.02)
    assert 0 < found.standard_deviation < 0.1


def test_a_noisy_accuracy_covers_the_true_one(draw):
    model = DecisionTree().fit(draw(500, 1))
    true = accuracy(model, draw(20_000, 8))
    seeded = SimulatedNoise(rng())
    found = [noisy_holdout(model, draw(100, seed), 0.5, seeded) for seed in range(10, 210)]
    covered = np.mean([each.low <= true <= each.high for each in found])
    assert covered >= 0.95 - 4 * math.sqrt(0.05 * 0.95 / 200)
    assert all(each.low <= each.accuracy <= each.high for each in found)


def test_an_accuracy_without_limit_is_the_true_one(draw):
    model = DecisionTree().fit(draw(500, 1))
    found = noisy_holdout(model, draw(100, 2), math.inf, VettedNoise())
    assert found.accuracy == accuracy(model, draw(100, 2))


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


def test_confusion_counts_truth_by_prediction():
    table = confusion(np.array([0, 0, 1, 2]), np.array([0, 1, 1, 0]), 3)
    assert table.tolist() == [[1, 1, 0], [0, 1, 0], [1, 0, 0]]


def test_roc_of_perfect_reversed_and_equal_scores():
    positive = np.array([True, True, False, False])
    scores = np.array([0.9, 0.8, 0.2, 0.1])
    assert roc(scores, positive).area == 1
    assert roc(-scores, positive).area == 0
    assert roc(np.zeros(4), positive).area == 0.5


def test_the_area_is_the_chance_that_a_positive_scores_higher():
    scores, positive = rng().integers(0, 5, 60) / 5, rng().random(60) < 0.4
    pairs = scores[positive][:, None] - scores[~positive]
    assert roc(scores, positive).area == pytest.approx((pairs > 0).mean() + (pairs == 0).mean() / 2)


def test_roc_of_one_side_alone_has_no_area():
    assert math.isnan(roc(np.array([0.1, 0.2]), np.array([True, True])).area)


def test_calibration_compares_confidence_with_what_was_right():
    chances = np.array([[0.85, 0.15], [0.85, 0.15], [0.4, 0.6], [0.0, 1.0]])
    bins = calibration(chances, np.array([0, 1, 1, 1]))
    assert [(each.rows, each.right) for each in bins] == [(1, 1.0), (2, 0.5), (1, 1.0)]
    assert calibration_error(bins) == pytest.approx((0.4 + 2 * 0.35 + 0) / 4)


def test_certainty_is_in_the_last_bin_and_an_edge_belongs_to_the_bin_above_it():
    chances = np.array([[1.0, 0.0], [0.95, 0.05], [0.25, 0.75], [0.5, 0.5], [0.8, 0.2]])
    bins = calibration(chances, np.array([0, 1, 1, 0, 1]), bins=4)
    assert [(each.low, each.high, each.rows) for each in bins] == [(0.5, 0.75, 1), (0.75, 1.0, 4)]
    assert bins[1].confidence == pytest.approx((1.0 + 0.95 + 0.75 + 0.8) / 4)
    assert bins[1].right == 0.5


def test_nothing_is_evaluated_on_no_row(draw):
    none = draw(10).rows(np.zeros(10, dtype=bool))
    with pytest.raises(UserProblem, match="There is no row with"):
        majority_accuracy(none)
    with pytest.raises(UserProblem, match="There is no row with"):
        accuracy(DecisionTree().fit(draw(50)), none)
    with pytest.raises(UserProblem, match="There is no row with"):
        noisy_holdout(DecisionTree().fit(draw(50)), none, math.inf, VettedNoise())


class ThreeMore:
    """Noise that always adds three."""

    neighbours = Neighbours.ONE_MORE

    def counts(self, true, epsilon):
        return np.asarray(true, dtype=float) + 3


def test_the_bounds_of_a_noisy_accuracy_are_clopper_and_pearsons_at_its_two_ends(draw):
    """Half of the error, 0.05, goes to the two counts' noise; the other half to the rows, at one end each."""
    model, rows = DecisionTree().fit(draw(500, 1)), draw(100, 2)
    exact = round(accuracy(model, rows) * 100)
    found = noisy_holdout(model, rows, 1.0, ThreeMore(), level=0.9)
    reach = noise_reach(1.0, 0.025)
    right, wrong = exact + 3, 100 - exact + 3
    assert found.accuracy == pytest.approx(right / 106)
    assert found.low == pytest.approx(beta.ppf(0.025, right - reach, wrong + reach + 1))
    others = max(wrong - reach, 0)
    high = beta.ppf(0.975, right + reach + 1, others) if others else 1
    assert found.high == pytest.approx(high)
    assert (found.level, found.rows, found.epsilon) == (0.9, 106, 1.0)


def test_a_holdout_without_a_row_gives_noise_and_no_refusal(draw):
    """A refusal would tell it from a holdout of one row."""
    none = draw(10).rows(np.zeros(10, dtype=bool))
    found = noisy_holdout(DecisionTree().fit(draw(50)), none, 1.0, SimulatedNoise(rng()))
    assert 0 <= found.low <= found.accuracy <= found.high <= 1
