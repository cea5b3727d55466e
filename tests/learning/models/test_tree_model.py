"""A tree whose leaves add to an additive model, by hand."""

from __future__ import annotations

import json

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.models.flat_tree import LEAF, TreeBuilder
from surveyapp.learning.models.log_linear import LogLinear
from surveyapp.learning.models.serialization import tree_model_from_json, tree_model_to_json
from surveyapp.learning.models.tree_model import TreeModel, cut_tree, linear_only, tree_only

PLACES = CellLayout((0, 2, 5), (1, 2))
LINEAR = LogLinear(PLACES, np.arange(10.0).reshape(5, 2), np.array([1.0, -1.0]))
ROWS = np.array([[0, 2], [1, 4]])
ADDITIVE = [[1 + 0 + 4, -1 + 1 + 5], [1 + 2 + 8, -1 + 3 + 9]]


def two_levels():
    builder = TreeBuilder()
    builder.split(0, 0, 2)
    builder.split(2, 1, 3)
    return builder.built()


def test_the_additive_model_counts_by_its_share_beside_the_leaf():
    offsets = np.arange(12.0).reshape(6, 2) * 100
    half = TreeModel(PLACES, two_levels(), offsets, LINEAR, 0.5)
    # the rows end in nodes 1 and 5
    assert half.scores(ROWS).tolist() == [[200 + 2.5, 300 + 2.5], [1000 + 5.5, 1100 + 5.5]]


def test_either_part_alone():
    assert linear_only(LINEAR).scores(ROWS).tolist() == ADDITIVE
    assert linear_only(LINEAR).share == 1
    alone = tree_only(PLACES, two_levels(), np.arange(12.0).reshape(6, 2))
    assert alone.scores(ROWS).tolist() == [[2, 3], [10, 11]]
    assert alone.linear.scores(ROWS).tolist() == [[0, 0], [0, 0]]


def test_a_pruned_tree_ends_at_its_depth_and_keeps_the_places():
    short = cut_tree(two_levels(), 1)
    assert short.feature.tolist() == [0, LEAF, LEAF]
    assert short.first.tolist() == [1, 0, 0]
    assert short.depth.tolist() == [0, 1, 1]
    assert short.walk(ROWS, PLACES).tolist() == [1, 2]
    assert cut_tree(two_levels(), 0).feature.tolist() == [LEAF]
    assert cut_tree(two_levels(), 2).feature.tolist() == two_levels().feature.tolist()
    assert cut_tree(two_levels(), 1).levels == 1


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_whole_share_and_none(share):
    model = TreeModel(PLACES, two_levels(), np.zeros((6, 2)), LINEAR, share)
    assert model.scores(ROWS) == pytest.approx(share * np.array(ADDITIVE, dtype=float))


def test_class_shares_of_nodes_count_the_additive_model_along_the_path():
    """Node 5 is reached by cells 1 and 4."""
    rng = np.random.default_rng(1)
    linear = LogLinear(PLACES, rng.normal(size=(5, 2)), np.array([0.2, -0.1]))
    offsets = rng.normal(size=(6, 2))
    found = TreeModel(PLACES, two_levels(), offsets, linear, 0.5).class_shares
    by_hand = np.exp(offsets[5] + 0.5 * (linear.intercept + linear.weights[1] + linear.weights[4]))
    assert found[5] == pytest.approx(by_hand / by_hand.sum())
    assert found.sum(axis=1) == pytest.approx(np.ones(6))


def test_class_shares_that_were_kept_are_told_as_they_are_also_from_a_file():
    told = np.random.default_rng(1).dirichlet([1.0, 1.0], size=6)
    model = TreeModel(PLACES, two_levels(), np.zeros((6, 2)), LINEAR, 0.5, told)
    assert (model.class_shares == told).all()
    kept = json.loads(json.dumps(tree_model_to_json(model)))
    assert tree_model_from_json(kept, PLACES, 2).class_shares == pytest.approx(told, abs=1e-9)
    del kept["told"]  # as earlier versions wrote it
    assert tree_model_from_json(kept, PLACES, 2).told is None
