"""How often rows have each level, over features that share them, and rows weighted to meet it."""

import math

import numpy as np
import pytest

from surveyapp.learning.base.level_counts import LevelCounts, alike, count_levels, raked, resampled
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute

SQUARES = tuple(Attribute(f"s{place}", ("x", "o", "b")) for place in range(4))
OTHER = Attribute("age", ("young", "old"))


def account(epsilon: float, rows: int = 0) -> PrivacyAccount:
    return PrivacyAccount(epsilon, SimulatedNoise(np.random.default_rng(2)), rows)


def test_the_most_features_with_the_same_levels_are_alike():
    assert alike((OTHER, *SQUARES)) == (1, 2, 3, 4)
    assert alike((OTHER, *SQUARES[:3])) == ()


def test_a_row_counts_once_by_how_many_of_its_features_have_each_level_but_the_last():
    codes = np.array([[0, 0, 0, 1, 2], [1, 0, 0, 1, 2], [0, 2, 2, 2, -1]], dtype=np.int32)
    found = count_levels(codes, (2, 3, 3, 3, 3), (1, 2, 3, 4), account(math.inf))
    assert found.counts.shape == (5, 5)
    assert found.counts.sum() == 3
    assert found.counts[2, 1] == 2  # two x, one o
    assert found.counts[0, 0] == 1  # the missing one is none of them


def test_levels_are_left_out_where_cells_would_be_too_many():
    codes = np.zeros((2, 31), dtype=np.int32)
    for widths, label, shape in (
        ((5,) * 31, None, (31,)),
        ((2,) * 31, 30, (31, 2)),
        ((3,) * 31, 30, (31, 3)),
    ):
        found = count_levels(codes, widths, tuple(range(30)), account(1.0), label)
        assert found.counts.shape == shape


def test_rows_are_counted_by_the_level_of_a_label():
    codes = np.array([[1, 0, 0, 1, 1], [0, 0, 0, 1, 1], [1, 1, 1, 1, 1], [1, 0, 1, 0, 1]])
    found = count_levels(codes, (2,) * 5, (1, 2, 3, 4), account(math.inf), label=0)
    # how many of the four are 0: two in the first and the second, none in the third, two in the last
    assert found.counts.tolist() == [[0, 1], [0, 0], [1, 2], [0, 0], [0, 0]]


def test_noise_alone_leaves_what_is_expected():
    expected = np.full(80, 1 / 80)
    noisy = 20 + np.random.default_rng(1).laplace(0, 14, 80)
    shares = LevelCounts((0,), noisy, 2 * 14.0**2).shares(expected, 1600)
    # the noisy counts as they are would be a third of all rows from it
    assert np.abs(shares - expected).sum() / 2 < 0.06


def test_certain_counts_are_believed():
    expected = np.array([0.1, 0.2, 0.4, 0.2, 0.1])
    sure = LevelCounts((0, 1, 2, 3), np.array([500.0, 1.0, -1.0, 0.0, 300.0]), 1.0)
    assert sure.shares(expected, 800) == pytest.approx([0.625, 0, 0, 0, 0.375], abs=0.01)


def test_cells_that_nobody_is_in_are_told_by_all_of_them_together():
    """Each alone is within its noise, whose deviation is as large as what is expected."""
    found = []
    for seed in range(10):
        counts = np.random.default_rng(seed).laplace(0, 14, 80)
        counts[:20] += 80
        shares = LevelCounts((0,), counts, 2 * 14.0**2).shares(np.full(80, 1 / 80), 1600)
        found.append(shares[:20].sum())
    # a quarter of all rows by what is expected
    assert np.mean(found) > 0.8


def test_weights_meet_all_margins_and_rows_follow_them():
    rng = np.random.default_rng(3)
    cells = rng.integers(0, 2, (4000, 3))
    odd = cells.sum(axis=1) % 2
    aims = [(odd, np.array([0.1, 0.9])), (cells[:, 0], np.array([0.3, 0.7]))]
    weights, factors = raked(np.full(4000, 1 / 4000), aims)
    assert np.bincount(odd, weights) == pytest.approx([0.1, 0.9], abs=1e-6)
    assert np.bincount(cells[:, 0], weights) == pytest.approx([0.3, 0.7], abs=1e-6)
    product = factors[0][odd] * factors[1][cells[:, 0]]
    assert product / product.sum() == pytest.approx(weights)
    places = resampled(weights, 1000, rng)
    assert np.bincount(odd[places]) == pytest.approx([100, 900], abs=30)
    assert sorted(places) != places.tolist()


def test_margins_that_contradict_each_other_leave_no_row_all_the_weight():
    cells = np.repeat([0, 1], [990, 10])
    aims = [(cells, np.array([1.0, 0.0])), (cells, np.array([0.0, 1.0]))]
    weights, factors = raked(np.full(1000, 1e-3), aims)
    assert np.isfinite(weights).all()
    assert max(each.max() for each in factors) <= 100
