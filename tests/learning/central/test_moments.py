from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from accounts import account_of

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.base.noise import Neighbours, SimulatedNoise, VettedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.moment_logistic import independent_rows, logistic_from_moments
from surveyapp.learning.central.moments import (
    NoisyMoments,
    equal_tables,
    naive_bayes_from_moments,
    noisy_moments,
)
from surveyapp.learning.models.log_linear import LogLinear, softmax

FEATURES = tuple(Attribute(name, ("0", "1", "2")) for name in "abcd")


def exact(rows: Examples) -> LogLinear:
    return naive_bayes_from_moments(noisy_moments(rows, account_of(rows, math.inf, VettedNoise())))


def independent(rows: int, weights: np.ndarray, seed: int = 1) -> Examples:
    """Return independent features and a class that follows a logistic regression on them."""
    rng = np.random.default_rng(seed)
    codes = rng.integers(0, 3, (rows, 4)).astype(np.int32)
    odds = weights[np.arange(4), codes].sum(axis=1)
    classes = (rng.random(rows) < 1 / (1 + np.exp(-odds))).astype(np.int32)
    return Examples(CodedTable(FEATURES, codes), Attribute("class", ("no", "yes")), classes)


def test_without_noise_weights_are_log_ratios_of_shares(draw):
    rows = draw(50_000)  # of fewer rows, what chance alone does to shares is drawn in too
    weights = exact(rows).weights
    for feature in range(4):
        for level in range(3):
            at = rows.features.codes[:, feature] == level
            for k in range(2):
                ratio = at[rows.classes == k].mean() / at.mean()
                assert weights[feature * 4 + level, k] == pytest.approx(math.log(ratio), abs=0.03)


def test_the_intercept_is_the_classes_shares(draw):
    rows = draw(500)
    shares = np.bincount(rows.classes) / 500
    assert np.exp(exact(rows).intercept) == pytest.approx(shares)


def test_a_table_that_is_all_noise_is_drawn_towards_independence(draw):
    sure = Examples(
        draw(300).features, Attribute("class", ("no", "yes")), np.zeros(300, dtype=np.int32)
    )
    noise = SimulatedNoise(np.random.default_rng(2))
    nothing = 0
    for _ in range(50):
        weights = naive_bayes_from_moments(
            noisy_moments(sure, account_of(sure, 0.02, noise))
        ).weights
        nothing += sum(np.abs(weights[4 * j : 4 * j + 4]).max() < 0.05 for j in range(4))
    assert nothing > 20  # of 200; the positive part would be 0 for none, were nothing drawn in


def test_independent_rows_have_the_released_shares(draw):
    moments = noisy_moments(draw(2000), account_of(draw(2000), math.inf, VettedNoise()))
    rows = independent_rows(moments, 1000)
    for feature in range(4):
        seen = np.bincount(rows[:, feature] - feature * 4, minlength=4) / 1000
        assert seen == pytest.approx(moments.levels(feature, 1.0), abs=2e-3)


def test_the_regression_finds_strong_weights_of_independent_features_better_than_naive_bayes():
    weights = np.array([[-4.0, 0, 4], [-3, 0, 3], [-2, 0, 2], [0, 0, 0]])
    rows, fresh = independent(8000, weights), independent(4000, weights, 2)
    moments = noisy_moments(rows, account_of(rows, math.inf, VettedNoise()))
    cells = fresh.features.codes + np.arange(4) * 4
    truth = softmax(
        np.stack([np.zeros(4000), weights[np.arange(4), fresh.features.codes].sum(axis=1)], 1)
    )
    off = [
        np.abs(softmax(model(moments).scores(cells)) - truth).mean()
        for model in (logistic_from_moments, naive_bayes_from_moments)
    ]
    assert off[0] < off[1] / 2
    assert off[0] < 0.05


def test_the_regression_meets_the_moments_it_was_given():
    rows = independent(5000, np.array([[-1.0, 0, 1]] * 4))
    moments = noisy_moments(rows, account_of(rows, math.inf, VettedNoise()))
    model = logistic_from_moments(moments)
    drawn = independent_rows(moments, 20_000)
    chances = softmax(model.scores(drawn))[:, 1]
    for cell in range(3):
        met = chances[drawn[:, 0] == cell].sum() / 20_000
        assert met == pytest.approx(moments.counts[cell, 1] / 5000, abs=0.01)


def test_class_totals_of_another_release_count_by_their_precision(draw):
    moments = noisy_moments(
        draw(2000), account_of(draw(2000), 1.0, SimulatedNoise(np.random.default_rng(1)))
    )
    # two tables of two features each: each class total adds up the noise of 16 cells, and is there twice
    own = 16 * 2 * (1 / 0.5) ** 2 / 2
    other = np.array([1000.0, 1000.0])
    both = replace(moments, known_totals=other, known_variance=own)
    assert both.counted_totals[0] == pytest.approx((moments.counted_totals[0] + other) / 2)
    assert both.counted_totals[1] == pytest.approx(own / 2)


@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_the_variance_is_that_of_noise_for_a_part_of_epsilon_each(draw, neighbours):
    """Two features share one of two tables; 4 counts of scale v/0.4 each are summed up: 4·2·(v/0.4)²."""
    noise = SimulatedNoise(np.random.default_rng(5), neighbours)
    rows = draw(100)
    found = noisy_moments(rows, account_of(rows, 0.8, noise))
    assert found.variances == pytest.approx([4 * 2 * (neighbours.value / 0.4) ** 2] * 4)
    apart = [
        noisy_moments(rows, account_of(rows, 0.8, noise)).counts
        - noisy_moments(rows, account_of(rows, math.inf, noise)).counts
        for _ in range(200)
    ]
    assert np.var(apart) == pytest.approx(found.variances[0], rel=0.1)


def test_totals_weigh_each_feature_by_how_little_noise_it_adds_up():
    """Features of 2 and 4 cells weigh 1/2 and 1/4; what another release says is taken in by its variance."""
    counts = np.array([[6.0, 1.0], [6.0, 2.0], [3.0, 2.0], [3.0, 2.0], [3.0, 2.0], [6.0, 3.0]])
    moments = NoisyMoments(CellLayout((0, 2, 6), (1, 3)), counts, 9.0)
    # class totals 12 and 3 by the first feature, 15 and 9 by the second: (2·12 + 15)/3 and (2·3 + 9)/3
    assert moments.counted_totals[0] == pytest.approx([13.0, 5.0])
    assert moments.rows == pytest.approx(18)
    # the totals' own variance is 9/(3/4) = 12, the other's 4: three quarters of the way
    both = replace(moments, known_totals=np.array([9.0, 9.0]), known_variance=4.0)
    assert both.counted_totals[0] == pytest.approx([13 - 3, 5 + 3])
    small = replace(moments, known_totals=np.array([-90.0, 9.0]), known_variance=4.0)
    assert small.totals[0] >= 1


def test_class_totals_are_as_far_alike_as_noise_may_have_made_them_differ():
    """Noise of deviation 40 in totals of 90 and 10 says little; one of .1 says that they differ so."""
    counts = np.array([[45.0, 5.0], [45.0, 5.0]])
    sure, unsure = (
        NoisyMoments(CellLayout((0, 2), (2,)), counts, deviation**2 / 2).totals
        for deviation in (0.1, 40.0)
    )
    assert sure == pytest.approx([90, 10], abs=0.5)
    assert unsure.sum() == pytest.approx(100)
    assert 50 < unsure[0] < 75
    exact = NoisyMoments(CellLayout((0, 2), (2,)), counts, 0.0)
    assert exact.totals == pytest.approx([90, 10], abs=1e-9)


def test_levels_below_the_floor_count_as_half_a_row():
    """A level's total of two classes has deviation √(2·9); one below it counts as nothing."""
    counts = np.array([[6.0, 1.0], [2.0, 2.0], [-3.0, 1.0]])
    moments = NoisyMoments(CellLayout((0, 3), (2,)), counts, 9.0)
    assert moments.levels(0, 1.0) == pytest.approx(np.array([7.5, 0.5, 0.5]) / 8.5)
    assert moments.levels(0, 0.0) == pytest.approx(np.array([7.5, 4.5, 0.5]) / 12.5)


def test_each_features_table_is_the_sum_of_those_that_were_counted(draw):
    found = noisy_moments(
        draw(500), account_of(draw(500), 1.0, SimulatedNoise(np.random.default_rng(1))), 64
    )
    assert [len(group) for group in found.groups] == [3, 1]
    for group, table in zip(found.groups, found.tables, strict=True):
        for axis, feature in enumerate(group):
            others = tuple(other for other in range(len(group)) if other != axis)
            assert found.counts[found.layout.of(feature)] == pytest.approx(table.sum(axis=others))
    # two tables share ε: each count has the noise of half of it
    assert found.variance_together == pytest.approx(2 * (1 / 0.5) ** 2)


def test_yes_no_questions_have_less_noise_together_and_questions_of_four_answers_as_much():
    """Three of 2: variance 2²/3² of that of a table each; two of 4: 4/2²."""
    assert equal_tables([2, 2, 2]) == pytest.approx(3 * 2 / 3)
    assert equal_tables([2] * 8) == pytest.approx(8 * math.sqrt(8 / 16))
    assert equal_tables([4, 4]) == pytest.approx(2.0)
    assert equal_tables([5, 5]) == 2.0


def test_of_questions_that_share_a_table_each_has_the_noise_that_is_stated():
    """A feature of 2 levels and one of 5 have one table of 10 cells at ε: the sums add up 5 and 2 counts."""
    rng = np.random.default_rng(3)
    names = tuple(
        Attribute(f"f{size}", tuple(map(str, range(size))), can_be_missing=False) for size in (2, 5)
    )
    codes = np.column_stack([rng.integers(0, size, 300) for size in (2, 5)]).astype(np.int32)
    classes = rng.integers(0, 2, 300).astype(np.int32)
    rows = Examples(CodedTable(names, codes), Attribute("class", ("no", "yes")), classes)
    noise = SimulatedNoise(rng)
    found = [noisy_moments(rows, account_of(rows, 0.5, noise)) for _ in range(2000)]
    assert found[0].variances == pytest.approx([5 * 2 * 2**2, 2 * 2 * 2**2])
    true = np.array([[(classes[codes[:, 0] == v] == k).sum() for k in (0, 1)] for v in (0, 1)])
    apart = np.array([each.counts[:2] - true for each in found])
    assert apart.mean() == pytest.approx(0, abs=0.3)
    # the discrete noise 2a/(1 − a)², a = e^(−.5), is a little less than 2·2²
    a = math.exp(-0.5)
    assert apart.var() == pytest.approx(5 * 2 * a / (1 - a) ** 2, rel=0.08)
    # both features' totals are those of one table, not two that say the same
    assert found[0].rows_by_tables[1] == pytest.approx(10 * 2 * 2**2 * 2)
