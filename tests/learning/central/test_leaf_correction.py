"""Nodes' shares against the same formulas written node by node and row by row."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.central.leaf_correction import correct_leaves, mean_shares_over_rows
from surveyapp.learning.central.tree_growth import GrownTree
from surveyapp.learning.models.flat_tree import TreeBuilder
from surveyapp.learning.models.log_linear import LogLinear

PLACES = CellLayout((0, 2, 5), (1, 2))
CLASSES = 3


@pytest.fixture
def grown() -> GrownTree:
    """Feature 0 at the root, feature 1 below its second child: six nodes; one count is negative."""
    builder = TreeBuilder()
    builder.split(0, 0, 2)
    builder.split(2, 1, 3)
    counts = np.array(
        [[50, 30, 20], [20, 25, 2], [30, 5, 18], [10, 1, 1], [15, 4, -3], [5, 0, 20]], dtype=float
    )
    precision = np.array([0.5, 0.5, 0.4, 1.0, 1.0, 1.0])
    return GrownTree(builder.built(), counts, precision, np.ones(6))


@pytest.fixture
def linear() -> LogLinear:
    rng = np.random.default_rng(4)
    return LogLinear(PLACES, rng.normal(size=(5, CLASSES)), np.array([0.3, 0.0, -0.2]))


def test_counts_are_drawn_towards_the_parents_and_the_models_shares(grown):
    """(n_c + w·π_c)/(n + w), w = 10 + deviation/ε; π = model·parent's counted/parent's model, as shares."""
    rng = np.random.default_rng(3)
    modelled = rng.dirichlet([2.0, 2.0, 2.0], size=6)
    found = correct_leaves(grown, modelled)
    counted = np.empty((6, CLASSES))
    for node in range(6):
        kept = np.maximum(grown.counts[node], 0)
        worth = 10 + 1 / grown.precision[node]
        prior = modelled[node].copy()
        parent = grown.tree.parent[node]
        if node:
            prior = prior * counted[parent] / modelled[parent]
        counted[node] = (kept + worth * prior / prior.sum()) / (kept.sum() + worth)
    assert found.counted == pytest.approx(counted, rel=1e-12)
    assert found.counted.sum(axis=1) == pytest.approx(np.ones(6))
    assert found.offsets(0.5) == pytest.approx(np.log(counted) - 0.5 * np.log(modelled))


def test_a_models_share_of_nothing_is_a_very_small_one(grown):
    none = np.tile([1.0, 0.0, 0.0], (6, 1))
    assert correct_leaves(grown, none).modelled.min() == 1e-12


def softmax_of(scores):
    powers = np.exp(scores - scores.max())
    return powers / powers.sum()


def test_the_mean_over_rows_puts_the_paths_values_in_place_of_their_own(grown, linear):
    rows = np.array([[0, 2], [1, 3], [1, 4], [0, 4]])
    paths = [{}, {0: 0}, {0: 1}, {0: 1, 1: 2}, {0: 1, 1: 3}, {0: 1, 1: 4}]
    expected = []
    for path in paths:
        moved = rows.copy()
        for feature, cell in path.items():
            moved[:, feature] = cell
        scores = linear.intercept + linear.weights[moved[:, 0]] + linear.weights[moved[:, 1]]
        expected.append(np.mean([softmax_of(row) for row in scores], axis=0))
    assert mean_shares_over_rows(grown, linear, rows) == pytest.approx(np.array(expected))
