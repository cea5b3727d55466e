"""A ridge penalty: the maximum that its formula has, also where there is none without it."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.designs import TwoCoins
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.regression.logistic import RandomizedOutcome
from surveyapp.estimation.regression.penalized import penalized_logistic_regression


@pytest.fixture
def rows() -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(3)
    x = rng.normal([1.0, -2.0], [1.0, 3.0], (400, 2))
    used = rng.random(400) < 1 / (1 + np.exp(-x[:, 0]))
    reports = np.where(rng.random(400) < 0.5, used, rng.random(400) < 0.5)
    return x, 1 - reports.astype(int)


def slopes(beta: np.ndarray, x: np.ndarray, codes: np.ndarray, penalty: float) -> np.ndarray:
    """The derivatives of the penalized log likelihood, row by row as it is written down."""
    z = np.column_stack([np.ones(len(x)), x])
    share = 1 / (1 + np.exp(-z @ beta))
    yes, no = np.where(codes == 0, 0.75, 0.25), np.where(codes == 0, 0.25, 0.75)
    weight = (yes - no) * share * (1 - share) / (yes * share + no * (1 - share))
    return weight @ z - penalty * np.array([0.0, *beta[1:]])


@pytest.mark.parametrize("penalty", [0.01, 1.0, 50.0])
def test_all_derivatives_are_0_at_the_coefficients(rows, penalty):
    x, codes = rows
    outcome = RandomizedOutcome.of(TwoCoins().channel, codes)
    beta, rounds = penalized_logistic_regression(outcome, x, penalty)
    assert slopes(beta, x, codes, penalty) == pytest.approx(np.zeros(3), abs=1e-5)
    assert rounds < 30


def test_a_row_that_counts_twice_is_two_rows(rows):
    x, codes = rows
    channel = TwoCoins().channel
    times = np.where(np.arange(len(x)) % 3 == 0, 2.0, 1.0)
    counted, _ = penalized_logistic_regression(
        RandomizedOutcome.of(channel, codes), x, 1.0, times=times
    )
    twice = np.repeat(np.arange(len(x)), times.astype(int))
    repeated, _ = penalized_logistic_regression(
        RandomizedOutcome.of(channel, codes[twice]), x[twice], 1.0
    )
    assert counted == pytest.approx(repeated, abs=1e-7)


def test_separated_answers_and_constant_features_have_finite_coefficients():
    x = np.column_stack([np.arange(-5.0, 5.0) + 0.5, np.ones(10)])
    direct = Channel(((1, 0), (0, 1)))
    beta, _ = penalized_logistic_regression(
        RandomizedOutcome.of(direct, (x[:, 0] < 0).astype(int)), x, 1.0
    )
    assert 0 < beta[1] < 5
    assert beta[2] == pytest.approx(0, abs=1e-9)


def test_without_a_penalty_it_is_another_function():
    outcome = RandomizedOutcome.of(TwoCoins().channel, [0, 1])
    with pytest.raises(ValueError, match="above 0"):
        penalized_logistic_regression(outcome, np.ones((2, 1)), 0.0)
