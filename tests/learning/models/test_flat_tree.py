"""A tree of two questions, by hand.

The root asks for feature 1 (cells 3 to 6); its second child asks for feature 0 (cells 0 to 2). So the root
is node 0, its children are 1 to 4, and those of node 2 are 5 to 7.
"""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.models.flat_tree import LEAF, FlatTree, TreeBuilder

PLACES = CellLayout((0, 3, 7), (2, 3))


@pytest.fixture
def tree() -> FlatTree:
    builder = TreeBuilder()
    assert builder.split(0, 1, 4) == range(1, 5)
    assert builder.split(2, 0, 3) == range(5, 8)
    return builder.built()


def test_nodes_stand_level_by_level(tree):
    assert len(tree) == 8
    assert tree.feature.tolist() == [1, LEAF, 0, LEAF, LEAF, LEAF, LEAF, LEAF]
    assert (tree.first[0], tree.first[2]) == (1, 5)
    assert tree.parent.tolist() == [-1, 0, 0, 0, 0, 2, 2, 2]
    assert tree.depth.tolist() == [0, 1, 1, 1, 1, 2, 2, 2]
    assert tree.levels == 2
    assert tree.leaves.tolist() == [1, 3, 4, 5, 6, 7]
    assert [level.tolist() for level in tree.by_level()] == [[1, 2, 3, 4], [5, 6, 7]]


def test_rows_walk_down_and_stay_in_leaves(tree):
    # the cell of feature 0, then that of feature 1
    rows = np.array([[0, 3], [1, 4], [2, 4], [0, 4], [2, 6]])
    assert tree.walk(rows, PLACES).tolist() == [1, 6, 7, 5, 4]
    assert tree.walk(rows, PLACES, depth=1).tolist() == [1, 2, 2, 2, 4]
    assert tree.walk(rows, PLACES, depth=0).tolist() == [0] * 5
    assert tree.step(tree.walk(rows, PLACES), rows, PLACES).tolist() == [1, 6, 7, 5, 4]


def test_the_cell_that_leads_to_a_node_is_one_of_its_parents_feature(tree):
    assert tree.cells(np.array([1, 2, 4, 5, 7]), PLACES).tolist() == [3, 4, 6, 0, 2]


def test_the_levels_that_lead_to_a_node_are_those_asked_for_above_it(tree):
    none, first = [-1, -1], [[-1, level] for level in range(4)]
    assert tree.levels_on_path(PLACES).tolist() == [none, *first, [0, 1], [1, 1], [2, 1]]


def test_nodes_are_split_in_their_order_or_a_file_would_have_them_elsewhere():
    builder = TreeBuilder()
    builder.split(0, 0, 3)
    builder.split(2, 1, 2)
    with pytest.raises(ValueError, match="in the order"):
        builder.split(1, 1, 2)
