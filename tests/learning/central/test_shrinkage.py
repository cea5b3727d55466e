from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.central.shrinkage import shrunk

TRUE = np.array([[0.6, 0.2], [0.3, 0.3], [0.1, 0.5]])
ROWS = np.array([9000.0, 1000.0])


def noisy(shares: np.ndarray, epsilon: float, seed: int) -> tuple[np.ndarray, float]:
    counts = SimulatedNoise(np.random.default_rng(seed)).counts(shares * ROWS, epsilon)
    return counts, 2 / epsilon**2


@pytest.mark.parametrize("epsilon", [0.001, 0.1, 10.0])
def test_each_class_is_a_distribution_over_the_levels(epsilon):
    for seed in range(20):
        table = shrunk(*_with_totals(noisy(TRUE, epsilon, seed)))
        assert table.sum(axis=0) == pytest.approx([1, 1])
        assert (table > 0).all()


def test_without_noise_the_table_is_that_of_the_rows():
    assert shrunk(TRUE * ROWS, ROWS, 0.0) == pytest.approx(TRUE, abs=0.005)


def test_a_rare_class_is_drawn_further_to_what_the_classes_have_in_common():
    """Both classes depart by as much; the noise of the rare one is nine times as large a share."""
    counts = np.array([[0.6, 0.4], [0.4, 0.6]]) * ROWS
    table = shrunk(counts, ROWS, 150.0**2)
    assert 0.6 - table[0, 0] < 0.02
    assert table[0, 1] - 0.4 > 0.05


def test_tables_of_features_that_tell_more_or_less_are_nearer_to_the_truth_than_cut_counts():
    rng = np.random.default_rng(5)
    off, cut = [], []
    for seed in range(300):
        common = rng.dirichlet([2, 2, 2])
        true = rng.dirichlet(common * np.exp(rng.uniform(0, 5)) + 0.05, 2).T
        counts, variance = noisy(true, 0.01, seed)
        plain = np.maximum(counts, 0) + 0.5
        off.append(((shrunk(counts, ROWS, variance) - true) ** 2).sum())
        cut.append(((plain / plain.sum(axis=0) - true) ** 2).sum())
    assert np.mean(off) < 0.8 * np.mean(cut)


def test_a_feature_without_effect_says_next_to_nothing():
    same = np.repeat(TRUE[:, :1], 2, axis=1)
    apart = [_spread(shrunk(*_with_totals(noisy(same, 0.02, seed)))) for seed in range(100)]
    told = [_spread(shrunk(*_with_totals(noisy(TRUE, 0.02, seed)))) for seed in range(100)]
    assert np.median(apart) < np.median(told) / 3


def _with_totals(released: tuple[np.ndarray, float]) -> tuple[np.ndarray, np.ndarray, float]:
    counts, variance = released
    return counts, ROWS, variance


def _spread(table: np.ndarray) -> float:
    return float(np.abs(np.log(table[:, 0] / table[:, 1])).mean())
