"""Accuracy over rows and over ε."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.intervals import clopper_pearson
from surveyapp.learning.base.evaluation import folds
from surveyapp.learning.base.learning_curve import (
    EPSILONS,
    CurveOver,
    CurveWeights,
    _interval,
    learning_curve,
)
from surveyapp.learning.decision_tree import DecisionTree


def curve_of(examples, over, *, parts=4, seen=None, weights=None):
    def train(rows, epsilon):
        if seen is not None:
            seen.append((len(rows), epsilon))
        return DecisionTree(splits="every-level").fit(rows)

    splits = list(folds(len(examples), parts, np.random.default_rng(2)))
    return learning_curve(
        train, examples, splits, over=over, epsilon=2.0, level=0.95, weights=weights
    )


def test_a_curve_over_rows_halves_them_and_ends_with_all_of_the_training(draw):
    seen = []
    points = curve_of(draw(800), CurveOver.ROWS, seen=seen)
    assert [point.rows for point in points] == [38, 75, 150, 300, 600]
    assert seen == [(point.rows, 2.0) for point in points for _split in range(4)]
    assert {point.epsilon for point in points} == {2.0}
    assert points[-1].accuracy > points[0].accuracy
    assert points[-1].accuracy > points[-1].majority


def test_a_curve_over_epsilon_has_all_rows_and_ends_without_privacy(draw):
    seen = []
    points = curve_of(draw(200), CurveOver.EPSILON, seen=seen)
    assert [point.epsilon for point in points] == [*EPSILONS[:-1], None]
    assert seen == [(150, epsilon) for epsilon in EPSILONS for _split in range(4)]


def test_the_accuracy_is_that_of_all_test_rows_each_counted_once(draw):
    examples = draw(400)
    splits = list(folds(400, 4, np.random.default_rng(2)))
    right = 0
    for training, test in splits:
        model = DecisionTree(splits="every-level").fit(examples.rows(training))
        held = examples.rows(test)
        right += int((model.predict(held.features) == held.classes).sum())
    assert curve_of(examples, CurveOver.ROWS)[-1].accuracy == right / 400


def test_the_interval_allows_for_training_rows_that_overlap():
    """Of accuracies .6, .7, .8 and .9 the variance is 1/60; t at 3 degrees of freedom is 3.1824."""
    low, high = _interval([60, 70, 80, 90], [100] * 4, 400, 0.95)
    reach = 3.182446 * math.sqrt(1 / 60 * (1 / 4 + 1 / 3))
    assert (low, high) == pytest.approx((0.75 - reach, min(1.0, 0.75 + reach)), abs=1e-6)


def test_the_interval_is_never_narrower_than_the_rows_that_were_tested_allow():
    assert _interval([75] * 4, [100] * 4, 400, 0.95) == clopper_pearson(300, 400, 0.95)
    assert _interval([10, 10], [10, 10], 20, 0.95)[0] == clopper_pearson(20, 20, 0.95)[0] < 1


def test_too_few_rows_make_no_curve(draw):
    with pytest.raises(UserProblem, match="at least 40 rows"):
        curve_of(draw(50), CurveOver.ROWS)


@pytest.mark.slow
def test_the_interval_covers_the_accuracy_to_be_expected_of_so_many_rows(draw):
    """The mean accuracy over many tables is inside in at least 95 % of them, within Monte Carlo error."""
    runs = [curve_of(draw(300, seed), CurveOver.ROWS)[-1] for seed in range(60)]
    truth = float(np.mean([run.accuracy for run in runs]))
    covered = np.mean([run.low <= truth <= run.high for run in runs])
    assert covered >= 0.95 - 2 * math.sqrt(0.95 * 0.05 / len(runs))


def test_weighted_rows_train_as_many_times_and_are_tested_by_what_they_represent(draw):
    examples = draw(400)
    exact = np.where(examples.classes == 0, 0.4, 2.6)
    times = np.where(examples.classes == 0, 0, 3)
    times[::5] = 1
    (*_, last) = curve_of(examples, CurveOver.ROWS, weights=CurveWeights(exact, times))
    right = total = 0.0
    for training, test in folds(400, 4, np.random.default_rng(2)):
        known = examples.rows(np.repeat(training, times[training]))
        model, held = DecisionTree(splits="every-level").fit(known), examples.rows(test)
        right += exact[test] @ (model.predict(held.features) == held.classes)
        total += exact[test].sum()
    assert last.accuracy == pytest.approx(right / total)
    assert last.rows == 300
    # (Σw)²/Σw² rows are fewer than 400, so the interval is wider than theirs
    worth = exact.sum() ** 2 / (exact**2).sum()
    low, high = clopper_pearson(last.accuracy * worth, worth, 0.95)
    assert last.low <= low + 1e-12
    assert last.high >= high - 1e-12
    assert high - low > 1.05 * np.subtract(*clopper_pearson(last.accuracy * 400, 400, 0.95)[::-1])
