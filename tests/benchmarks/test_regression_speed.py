"""Logistic regression with a randomized outcome, 3 covariates, beside bare NumPy Fisher scoring.

pytest -m slow -s tests/benchmarks/test_regression_speed.py
"""

import time

import numpy as np
import pytest

from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome, logistic_regression

pytestmark = pytest.mark.slow

ROUNDS = 9
C, D = 0.25, 0.5


def simulated(n):
    rng = np.random.default_rng(7)
    x = np.column_stack([np.ones(n), rng.normal(size=n), rng.integers(0, 2, n), rng.normal(size=n)])
    trait = rng.random(n) < 1 / (1 + np.exp(-(x @ [-1.0, 0.5, 0.3, -0.4])))
    return x, (rng.random(n) < C + D * trait).astype(np.float64)


def bare(x, y):
    """Fisher scoring and the standard errors, nothing else: no checks, no likelihood."""
    beta = np.zeros(x.shape[1])
    for _ in range(50):
        mu = 1 / (1 + np.exp(-(x @ beta)))
        report = C + D * mu
        slope = D * mu * (1 - mu)
        variance = report * (1 - report)
        information = x.T @ (x * (slope**2 / variance)[:, None])
        step = np.linalg.solve(information, x.T @ (slope * (y - report) / variance))
        beta = beta + step
        if np.abs(step).max() < 1e-8:
            break
    return beta, np.sqrt(np.diag(np.linalg.inv(information)))


def ours(x, y):
    names = ("(intercept)", "a", "b", "c")
    return logistic_regression(RandomizedOutcome.binary(y, C, D), Predictors(names, x))


def in_turn(first, second, *arguments):
    """Return the best times of two, measured in turn so that a busy machine slows down both."""
    seconds = ([], [])
    for _ in range(ROUNDS):
        for work, times in zip((first, second), seconds, strict=True):
            begin = time.perf_counter()
            work(*arguments)
            times.append(time.perf_counter() - begin)
    return min(seconds[0]), min(seconds[1])


@pytest.mark.parametrize("n", [100_000, 1_000_000])
def test_at_most_twice_as_long_as_bare_numpy(n):
    x, y = simulated(n)
    plain, full = in_turn(bare, ours, x, y)
    (beta, error), fit = bare(x, y), ours(x, y)
    print(
        f"\nn = {n:,}: ours {full:.3f} s ({fit.rounds} steps, all checks, log likelihood), "
        f"bare {plain:.3f} s, ratio {full / plain:.2f} (aim ≤ 2)"
    )
    np.testing.assert_allclose(fit.estimates, beta, rtol=1e-6)
    np.testing.assert_allclose(fit.standard_errors, error, rtol=0.02)
    assert full <= 2 * plain
