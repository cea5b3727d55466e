from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.evaluation import (
    accuracies,
    accuracy,
    calibration,
    calibration_error,
    folds,
    majority_accuracy,
    roc,
)
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
