from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest
from accounts import account_of

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.noise import Neighbours, SimulatedNoise, VettedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.consistent_counts import make_consistent
from surveyapp.learning.central.optimism import optimism
from surveyapp.learning.central.tree_growth import GrownTree, grow_tree
from surveyapp.learning.models.flat_tree import LEAF, FlatTree

LEVELS = tuple(str(level) for level in range(60))


def by_chance(rows: int, seed: int) -> Examples:
    """Return one feature of many levels, and a class that has nothing to do with it."""
    rng = np.random.default_rng(seed)
    table = CodedTable((Attribute("a", LEVELS),), rng.integers(0, 60, (rows, 1)).astype(np.int32))
    classes = rng.integers(0, 2, rows).astype(np.int32)
    return Examples(table, Attribute("class", ("no", "yes")), classes)


@pytest.mark.parametrize("epsilon", [math.inf, 1.0])
def test_it_is_what_a_tree_has_right_beyond_half_where_all_is_chance(epsilon):
    expected, seen = [], []
    for seed in range(60):
        rows = by_chance(1200, seed)
        noise = (
            VettedNoise() if math.isinf(epsilon) else SimulatedNoise(np.random.default_rng(seed))
        )
        grown = make_consistent(grow_tree(rows, account_of(rows, epsilon, noise), 1))
        places = cell_layout(rows.features.attributes)
        leaf = grown.tree.walk(places.placed(rows.features), places)
        right = (grown.counts[leaf].argmax(axis=1) == rows.classes).sum()
        seen.append(right - len(rows) / 2)
        expected.append(optimism(grown)[1])
    # the margin that was seen stands for the true one, which is 0 here: φ of it is smaller on average
    assert 0.5 * np.mean(seen) < np.mean(expected) < np.mean(seen)


def test_deeper_trees_are_more_optimistic_and_none_is_not(draw):
    found = optimism(grow_tree(draw(500), account_of(draw(500), math.inf, VettedNoise()), 3))
    assert found[0] == 0
    assert all(a <= b for a, b in pairwise(found))
    assert found[-1] > found[1]


def test_noise_for_a_changed_row_counts_as_what_it_is():
    """It is twice as large at the same ε, so the margins vary more: as with half of ε for one row more."""
    rows = by_chance(2000, 3)

    class Exact(SimulatedNoise):
        def counts(self, true, epsilon):
            return np.asarray(true, dtype=np.float64)

    found = [
        optimism(grow_tree(rows, account_of(rows, epsilon, Exact(rng, neighbours)), 1))
        for epsilon, neighbours in ((0.2, Neighbours.ONE_MORE), (0.4, Neighbours.ONE_CHANGED))
        for rng in [np.random.default_rng(1)]
    ]
    assert found[0] == pytest.approx(found[1])


def test_sure_leaves_are_not_optimistic():
    rows = by_chance(60_000, 1)
    sure = Examples(rows.features, rows.label, (rows.features.codes[:, 0] > 30).astype(np.int32))
    assert optimism(grow_tree(sure, account_of(sure, math.inf, VettedNoise()), 1))[1] < 1e-9


def test_the_noise_of_both_counts_adds_to_the_spread_of_their_margin():
    """Two leaves of 30 and 10 and of 5 and 5 rows, counted with noise of scale 1/2."""
    tree = FlatTree(
        *(np.array(each) for each in ([0, LEAF, LEAF], [1, 0, 0], [-1, 0, 0], [0, 1, 1]))
    )
    counts = np.array([[35.0, 15.0], [30.0, 10.0], [5.0, 5.0]])
    found = optimism(GrownTree(tree, counts, np.full(3, 2.0), np.zeros(3)))
    first = 40 / math.sqrt(41) * math.exp(-(20**2) / 82) / math.sqrt(2 * math.pi)
    second = 10 / math.sqrt(11) / math.sqrt(2 * math.pi)
    assert found == pytest.approx([0, first + second])
