from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.local.class_tables import Evidence, estimate_class_tables
from surveyapp.learning.local.simulation import simulate_bundles
from surveyapp.learning.local.table_errors import table_errors


def test_open_answers_have_the_errors_of_a_sample():
    counts = np.array([[300.0, 40.0], [100.0, 160.0]])
    table, prior = counts / counts.sum(axis=0), counts.sum(axis=0) / counts.sum()
    found = table_errors(Evidence(np.eye(4), counts.ravel()), table, prior)
    assert found == pytest.approx(np.sqrt(table * (1 - table) / counts.sum(axis=0)), rel=0.01)


def test_coins_widen_the_error_as_they_do_a_warner_estimate():
    """Reports that tell the truth with probability p have 1/(2p − 1)² times the variance, near 1/2."""
    p, rows = 0.75, 4000.0
    coins = np.array([[p, 1 - p], [1 - p, p]])
    likelihoods = np.kron(coins, np.eye(2))
    table, prior = np.full((2, 2), 0.5), np.full(2, 0.5)
    met = likelihoods @ np.full(4, 0.25)
    found = table_errors(Evidence(likelihoods, rows * met), table, prior)
    sample = math.sqrt(0.25 / (rows / 2))
    assert found == pytest.approx(np.full((2, 2), sample / (2 * p - 1)), rel=0.01)


@pytest.mark.parametrize("epsilon", [1, 4])
def test_the_bounds_hold_what_is_true_of_the_population(made_examples, epsilon):
    population = made_examples(200_000, seed=1)
    covered = []
    for seed in range(12):
        rng = np.random.default_rng(seed)
        rows = population.rows(rng.integers(len(population), size=3000))
        reports = simulate_bundles(rows, epsilon, rng)
        found = estimate_class_tables(reports.pairs, 2)
        for place, (pair, table) in enumerate(zip(reports.pairs, found.tables, strict=True)):
            true = [
                np.bincount(
                    population.features.codes[population.classes == c, place], minlength=len(table)
                )
                / (population.classes == c).sum()
                for c in (0, 1)
            ]
            errors = table_errors(pair, table, found.prior)
            covered.append((np.abs(np.stack(true, axis=1) - table) <= 1.96 * errors).ravel())
    shares = np.concatenate(covered)
    assert shares.mean() > 0.95 - 3 * math.sqrt(0.95 * 0.05 / len(shares))
