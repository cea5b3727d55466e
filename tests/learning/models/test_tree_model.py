"""A tree whose leaves add to an additive model, by hand."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.models.flat_tree import LEAF, TreeBuilder
from surveyapp.learning.models.log_linear import LogLinear
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
