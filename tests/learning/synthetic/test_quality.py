"""The few numbers on a synthetic table: by hand, their price, and that one row moves each by one at most."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.synthetic.quality import synthetic_quality

ATTRIBUTES = (
    Attribute("x", ("a", "b"), can_be_missing=False),
    Attribute("y", ("no", "yes"), can_be_missing=False),
    Attribute("z", ("1", "2", "3")),
)


def table(rows: list[tuple[int, int, int]]) -> CodedTable:
    return CodedTable(ATTRIBUTES, np.array(rows, dtype=np.int32))


def drawn(rows: int, seed: int) -> CodedTable:
    rng = np.random.default_rng(seed)
    x = rng.integers(0, 2, rows)
    y = np.where(rng.random(rows) < 0.8, x, 1 - x)
    return table(list(zip(x, y, rng.integers(-1, 3, rows), strict=True)))


def test_without_noise_the_numbers_are_exact():
    authentic = table([(0, 0, 0)] * 600 + [(1, 1, 0)] * 400)
    made = table([(0, 0, 0)] * 800 + [(1, 1, 0)] * 800 + [(1, 0, 1)] * 400)
    found = synthetic_quality(authentic, made, PrivacyAccount(math.inf), 1000, "y")
    # x: .6 and .4 against .4 and .6; y: against .6 and .4; z: 1 against .8
    assert found.singles == pytest.approx((0.2 + 0 + 0.2) / 3)
    # xy: (0,0) .6 | .4, (1,1) .4 | .4, (1,0) 0 | .2; xz: .6 | .4, .4 | .4, 0 | .2; yz: .6 | .4, 0 | .2
    assert found.pairs == pytest.approx(0.2)
    assert found.worst == pytest.approx(0.2)
    assert found.right == pytest.approx(1.0)
    assert found.error == 0
    assert found.is_exact


def test_one_row_moves_each_number_by_one_at_most():
    made = drawn(400, 9)
    rng = np.random.default_rng(1)
    spent: list[np.ndarray] = []

    class Exact(SimulatedNoise):
        def counts(self, true, epsilon):
            spent.append(np.array(true))
            return np.asarray(true, dtype=float)

    for seed in range(30):
        before = drawn(40, seed)
        extra = np.array([[*rng.integers(0, 2, 2), rng.integers(-1, 3)]], dtype=np.int32)
        after = CodedTable(ATTRIBUTES, np.concatenate([before.codes, extra]))
        for each in (before, after):
            account = PrivacyAccount(1.0, Exact(rng), len(each))
            synthetic_quality(each, made, account, 40, "y")
    moved = np.array(spent).reshape(30, 2, 4)
    assert np.abs(moved[:, 1] - moved[:, 0]).max() <= 1
    assert np.abs(moved[:, 1] - moved[:, 0]).max(axis=0).tolist() == [1, 1, 1, 1]


@pytest.mark.parametrize("label", [None, "y"])
def test_it_costs_its_epsilon_and_states_its_error(label):
    authentic, made = drawn(2000, 1), drawn(2000, 2)
    exact = synthetic_quality(authentic, made, PrivacyAccount(math.inf), 2000, label)
    missed = []
    for seed in range(200):
        account = PrivacyAccount(0.5, SimulatedNoise(np.random.default_rng(seed)), 2000)
        found = synthetic_quality(authentic, made, account, 2000, label)
        assert account.spent == pytest.approx(0.5)
        missed.append(abs(found.pairs - exact.pairs) > found.error + 1 / 2000)
    assert found.error == pytest.approx((4 if label else 3) / 0.5 * math.log(20) / 2000)
    assert 0.01 <= np.mean(missed) <= 0.1
    assert (found.right is None) == (label is None)
