"""The tree of information gain: what a leaf predicts is its rows' shares, drawn towards those above it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.noise import VettedNoise
from surveyapp.learning.base.table import MISSING
from surveyapp.learning.central.dp_id3 import DPID3
from surveyapp.learning.models.flat_tree import LEAF


@pytest.fixture
def rows(draw):
    return draw(2000)


def test_a_leaf_predicts_its_shares_with_ten_rows_of_its_parents(rows):
    """(n_c + 10·p_c)/(n + 10) at every node from the root down, where the classes are even at first."""
    model = DPID3(math.inf).fit(rows, VettedNoise())
    tree = model.model_.tree
    assert tree.levels >= 1
    places = cell_layout(rows.features.attributes)
    cells = places.placed(rows.features)
    shares = np.full((len(tree), 2), 0.5)
    for node in range(len(tree)):
        at = tree.walk(cells, places, depth=int(tree.depth[node])) == node
        counts = np.bincount(rows.classes[at], minlength=2)
        above = shares[tree.parent[node]] if node else np.full(2, 0.5)
        shares[node] = (counts + 10 * above) / (counts.sum() + 10)
    expected = shares[tree.walk(cells, places)]
    assert model.predict_proba(rows.features) == pytest.approx(expected)


def test_the_feature_of_the_root_gains_most(rows):
    model = DPID3(math.inf).fit(rows, VettedNoise())
    first = int(model.model_.tree.feature[0])
    assert first != LEAF

    def bits(classes):
        shares = np.bincount(classes, minlength=2) / max(len(classes), 1)
        return -sum(p * math.log2(p) for p in shares if p) * len(classes)

    left = [
        sum(bits(rows.classes[codes == level]) for level in (MISSING, 0, 1, 2))
        for codes in rows.features.codes.T
    ]
    assert first == int(np.argmin(left))


def test_it_spends_its_epsilon(rows):
    assert DPID3(1.5).fit(rows, VettedNoise()).spent_ == pytest.approx(1.5)


def test_a_tree_is_redrawn_around_its_counts(rows):
    """Another sample of as many people, and as much noise: little else than chance moves."""
    model = DPID3(1000.0).fit(rows, VettedNoise())
    again = model.redrawn(np.random.default_rng(1))
    assert again is not None
    before, after = (one.predict_proba(rows.features) for one in (model, again))
    # 2,000 rows drawn anew from its leaves; trees of coins alone differ by a third
    assert 0.001 < np.abs(before - after).mean() < 0.1
    assert DPID3(1.0).redrawn(np.random.default_rng(1)) is None
