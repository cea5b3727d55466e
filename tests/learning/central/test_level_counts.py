"""How often rows have each level, over features that share them, and rows weighted to meet it."""

import math

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.level_counts import LevelCounts, alike, count_levels, raked_rows
from surveyapp.learning.central.moments import NoisyMoments, noisy_moments

SQUARES = tuple(Attribute(f"s{place}", ("x", "o", "b")) for place in range(4))
OTHER = Attribute("age", ("young", "old"))


def account(epsilon: float, rows: int = 0) -> PrivacyAccount:
    return PrivacyAccount(epsilon, SimulatedNoise(np.random.default_rng(2)), rows)


def test_the_most_features_with_the_same_levels_are_alike():
    assert alike((OTHER, *SQUARES)) == (1, 2, 3, 4)
    assert alike((OTHER, *SQUARES[:3])) == ()


def test_a_row_counts_once_by_how_many_of_its_features_have_each_level_but_the_last():
    codes = np.array([[0, 0, 0, 1, 2], [1, 0, 0, 1, 2], [0, 2, 2, 2, -1]], dtype=np.int32)
    table = CodedTable((OTHER, *SQUARES), codes)
    found = count_levels(table, (1, 2, 3, 4), account(math.inf))
    assert found.counts.shape == (5, 5)
    assert found.counts.sum() == 3
    assert found.counts[2, 1] == 2  # two x, one o
    assert found.counts[0, 0] == 1  # the missing one is none of them


def test_levels_are_left_out_where_cells_would_be_too_many():
    many = tuple(Attribute(f"q{place}", ("1", "2", "3", "4", "5")) for place in range(30))
    table = CodedTable(many, np.zeros((2, 30), dtype=np.int32))
    assert count_levels(table, tuple(range(30)), account(1.0)).counts.shape == (31,)


def test_noise_alone_leaves_independence():
    expected = np.array([0.1, 0.2, 0.4, 0.2, 0.1])
    noise = LevelCounts((0, 1, 2, 3), np.array([30.0, -12.0, 9.0, 21.0, -5.0]), 20.0**2)
    assert noise.shares(expected) == pytest.approx(expected)


def test_certain_counts_are_believed():
    expected = np.array([0.1, 0.2, 0.4, 0.2, 0.1])
    sure = LevelCounts((0, 1, 2, 3), np.array([500.0, 1.0, -1.0, 0.0, 500.0]), 1.0)
    assert sure.shares(expected) == pytest.approx([0.5, 0, 0, 0, 0.5], abs=1e-4)


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
    moments: NoisyMoments = noisy_moments(examples, account(math.inf, 2000))
    counted = count_levels(examples.features, tuple(range(5)), account(math.inf))
    rows = raked_rows(moments, counted, 1000)
    layout = cell_layout(examples.features.attributes)
    levels = rows - np.array(layout.starts[:-1])
    assert levels.mean(axis=0) == pytest.approx(examples.features.codes.mean(axis=0), abs=0.02)
    true, found = np.corrcoef(examples.features.codes.T), np.corrcoef(levels.T)
    assert found == pytest.approx(true, abs=0.05)
    assert found[0, 1] > 0.5  # independent rows have 0
