from __future__ import annotations

import math

import numpy as np
import pytest
from accounts import account_of

from surveyapp.learning.base.noise import SimulatedNoise, VettedNoise
from surveyapp.learning.central.consistent_counts import make_consistent
from surveyapp.learning.central.tree_growth import GrownTree, grow_tree


def children(grown: GrownTree, node: int) -> np.ndarray:
    return np.flatnonzero(grown.tree.parent == node)


def test_each_nodes_counts_are_the_sum_of_its_childrens(draw):
    found = make_consistent(
        grow_tree(
            draw(3000), account_of(draw(3000), 8.0, SimulatedNoise(np.random.default_rng(1))), 3
        )
    )
    inner = np.flatnonzero(found.tree.feature >= 0)
    assert len(inner) > 1
    for node in inner:
        assert found.counts[children(found, node)].sum(axis=0) == pytest.approx(found.counts[node])


def test_without_noise_nothing_changes(draw):
    grown = grow_tree(draw(500), account_of(draw(500), math.inf, VettedNoise()), 2)
    assert make_consistent(grown) is grown


def test_two_counts_of_the_same_rows_are_weighed_by_their_precision(draw):
    """A root counted with precision 1, and its leaves with 2: their sum has k/4 of its variance."""
    grown = grow_tree(
        draw(2000), account_of(draw(2000), 20.0, SimulatedNoise(np.random.default_rng(2))), 1
    )
    leaves = children(grown, 0)
    own, sums = grown.counts[0], grown.counts[leaves].sum(axis=0)
    variances = 2 / grown.precision[0] ** 2, (2 / grown.precision[leaves] ** 2).sum()
    expected = (own / variances[0] + sums / variances[1]) / (1 / variances[0] + 1 / variances[1])
    found = make_consistent(grown)
    assert found.counts[0] == pytest.approx(expected)
    assert 2 / found.precision[0] ** 2 == pytest.approx(1 / sum(1 / v for v in variances))


def test_the_root_is_nearer_to_the_truth(draw):
    rows = draw(2000)
    true = np.bincount(rows.classes)
    before, after = [], []
    for seed in range(60):
        grown = grow_tree(
            rows, account_of(rows, 3.0, SimulatedNoise(np.random.default_rng(seed))), 2
        )
        before.append(((grown.counts[0] - true) ** 2).mean())
        after.append(((make_consistent(grown).counts[0] - true) ** 2).mean())
    assert np.mean(after) < np.mean(before)
