from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import multivariate_normal, truncnorm

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.central.shrinkage import shrunken_shares, shrunken_table

TRUE = np.array([[0.6, 0.2], [0.3, 0.3], [0.1, 0.5]])
ROWS = np.array([9000.0, 1000.0])


def noisy(shares: np.ndarray, epsilon: float, seed: int) -> tuple[np.ndarray, float]:
    counts = SimulatedNoise(np.random.default_rng(seed)).counts(shares * ROWS, epsilon)
    return counts, 2 / epsilon**2


@pytest.mark.parametrize("epsilon", [0.001, 0.1, 10.0])
def test_each_class_is_a_distribution_over_the_levels(epsilon):
    for seed in range(20):
        table = shrunken_table(*_with_totals(noisy(TRUE, epsilon, seed)))
        assert table.sum(axis=0) == pytest.approx([1, 1])
        assert (table > 0).all()


def test_without_noise_the_table_is_that_of_the_rows():
    assert shrunken_table(TRUE * ROWS, ROWS, 0.0) == pytest.approx(TRUE, abs=0.005)


def test_a_rare_class_is_drawn_further_to_what_the_classes_have_in_common():
    """Both classes depart by as much; the noise of the rare one is nine times as large a share."""
    counts = np.array([[0.6, 0.4], [0.4, 0.6]]) * ROWS
    table = shrunken_table(counts, ROWS, 150.0**2)
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
        off.append(((shrunken_table(counts, ROWS, variance) - true) ** 2).sum())
        cut.append(((plain / plain.sum(axis=0) - true) ** 2).sum())
    assert np.mean(off) < 0.8 * np.mean(cut)


def test_a_feature_without_effect_says_next_to_nothing():
    same = np.repeat(TRUE[:, :1], 2, axis=1)
    apart = [_spread(shrunken_table(*_with_totals(noisy(same, 0.02, seed)))) for seed in range(100)]
    told = [_spread(shrunken_table(*_with_totals(noisy(TRUE, 0.02, seed)))) for seed in range(100)]
    assert np.median(apart) < np.median(told) / 3


def cut_mean(mean: float, variance: float) -> float:
    """The mean of a normal distribution cut off below 0."""
    if variance <= 1e-18:
        return max(mean, 0.0)
    spread = variance**0.5
    return float(truncnorm.mean(-mean / spread, np.inf, loc=mean, scale=spread))


def common_levels(counts: np.ndarray, totals: np.ndarray, variance: float, t: float) -> np.ndarray:
    """What the classes have in common: shares with weights 1/(their noise + sample + spread), sum 1."""
    levels, classes = counts.shape
    noise = [variance / totals[c] ** 2 for c in range(classes)]
    weights = np.array([1 / (noise[c] + 1 / totals[c] + t) for c in range(classes)])
    weights /= weights.sum()
    means = [
        sum(weights[c] * counts[v, c] / totals[c] for c in range(classes)) for v in range(levels)
    ]
    missing = (1 - sum(means)) / levels
    # the mean of noise of equal variance, given that its sum over the levels is 0
    left = sum(weights[c] ** 2 * noise[c] for c in range(classes)) * (1 - 1 / levels)
    cut = np.array([cut_mean(mean + missing, left) for mean in means]) + 0.5 / totals.sum()
    return cut / cut.sum()


def given_their_sum(
    counts: np.ndarray, total: float, variance: float, common: np.ndarray, t: float
) -> tuple[np.ndarray, float]:
    """One class by matrices: the normal posterior of its counts given that they sum to its rows.

    Expected counts are normal about n·m with variance t·m·n², counts about them with variance
    σ² + n·m; returns the cut means, and twice the log of the evidence up to a constant.
    """
    prior = np.diag(t * common * total**2)
    seen = np.diag(variance + common * total)
    gain = prior @ np.linalg.inv(prior + seen)
    mean = common * total + gain @ (counts - common * total)
    spread = prior - gain @ prior
    ones = np.ones(len(counts))
    along = spread @ ones
    mean = mean + along / (ones @ along) * (total - ones @ mean)
    spread = spread - np.outer(along, along) / (ones @ along)
    cut = np.array([cut_mean(m, v) for m, v in zip(mean, np.diag(spread), strict=True)])
    # the counts given Σ x = n: x is first conditioned on its sum, then seen with noise
    bound = prior - prior @ np.outer(ones, ones) @ prior / (ones @ prior @ ones)
    density = multivariate_normal(common * total, bound + seen).logpdf(counts)
    return cut, 2 * density


def slowly_shrunk(counts: np.ndarray, totals: np.ndarray, variance: float) -> np.ndarray:
    """The module's definition by general formulas of normal vectors, one spread and class at a time."""
    tables, evidence = [], []
    for t in np.geomspace(3e-3, 2 / 3, 12):
        common = common_levels(counts, totals, variance, t)
        columns, logs = zip(
            *(
                given_their_sum(counts[:, c], totals[c], variance, common, t)
                for c in range(counts.shape[1])
            ),
            strict=True,
        )
        columns = [column + 0.5 * common for column in columns]
        tables.append(np.array([column / column.sum() for column in columns]).T)
        evidence.append(sum(logs) / 2)
    odds = np.exp(np.array(evidence) - max(evidence))
    return np.tensordot(odds / odds.sum(), np.array(tables), 1)


@pytest.mark.parametrize("variance", [0.0, 200.0, 50_000.0])
@pytest.mark.parametrize("seed", range(3))
def test_the_table_is_that_of_normal_vectors_conditioned_on_their_sums(variance, seed):
    rng = np.random.default_rng(seed)
    totals = np.array([900.0, 150.0, 40.0])
    shares = rng.dirichlet([2.0, 1.0, 0.5, 0.2], size=3).T
    counts = shares * totals + rng.normal(0, variance**0.5, shares.shape)
    assert shrunken_table(counts, totals, variance) == pytest.approx(
        slowly_shrunk(counts, totals, variance), rel=1e-6, abs=1e-9
    )


def _with_totals(released: tuple[np.ndarray, float]) -> tuple[np.ndarray, np.ndarray, float]:
    counts, variance = released
    return counts, ROWS, variance


def _spread(table: np.ndarray) -> float:
    return float(np.abs(np.log(table[:, 0] / table[:, 1])).mean())


def test_class_shares_from_noisy_counts_are_nearer_to_the_truth_than_cut_counts():
    """Ten classes of 40 rows or so, with noise of deviation 35: as of led displays at a small ε."""
    rng = np.random.default_rng(3)
    off, cut = [], []
    for _ in range(200):
        true = rng.dirichlet(np.full(10, 5.0))
        counts = 400 * true + rng.laplace(0, 25, 10)
        plain = np.maximum(counts, 1)
        off.append(((shrunken_shares(counts, 2 * 25**2) - true) ** 2).sum())
        cut.append(((plain / plain.sum() - true) ** 2).sum())
    assert np.mean(off) < 0.5 * np.mean(cut)
    assert shrunken_shares(np.array([30.0, 10.0]), 0.0) == pytest.approx([0.75, 0.25])
