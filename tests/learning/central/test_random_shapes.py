"""Random shapes: when branches go on, and what rows they expect."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.central.random_shapes import Growth, GrowthLimits, RandomShape

PLACES = CellLayout((0, 4, 8, 12), (3, 3, 3))  # three features of three levels and missing
EVEN = np.ones(3)


def start(rows=90, weights=EVEN):
    return RandomShape(PLACES, rows, weights, np.random.default_rng(1))


def test_a_branch_expects_its_parents_rows_over_the_levels_and_none_where_the_value_is_missing():
    shape = start()
    shape.descend(GrowthLimits(Growth.EXPECTED, 1, 3))
    assert shape.expected.tolist() == [30.0, 30.0, 30.0, 0.0]
    assert shape.nodes.tolist() == [1, 2, 3, 4]
    assert (shape.depth, len(shape.built())) == (1, 5)


@pytest.mark.parametrize(("branch_min", "depths"), [(91, 0), (90, 1), (30, 2), (10, 3), (1, 3)])
def test_a_branch_goes_on_while_its_expected_rows_are_enough_and_features_are_left(
    branch_min, depths
):
    shape = start()
    for _ in range(5):
        shape.descend(GrowthLimits(Growth.EXPECTED, branch_min, 9))
    assert shape.built().levels == depths
    assert shape.depth == 5


def test_no_branch_is_shorter_than_the_shallowest():
    shape = start(rows=1)
    for _ in range(3):
        shape.descend(GrowthLimits(Growth.EXPECTED, 100, 3, shallowest=2))
    assert shape.built().levels == 2


def test_counted_rows_say_which_branches_go_on():
    shape = start()
    rule = GrowthLimits(Growth.NOISY, 20, 3)
    shape.descend(rule, np.array([90.0]))
    shape.descend(rule, np.array([19.9, 20.0, 0.0, 50.0]))
    tree = shape.built()
    assert (tree.feature[1] >= 0, tree.feature[2] >= 0) == (False, True)
    assert (tree.feature[3] >= 0, tree.feature[4] >= 0) == (False, True)


def test_a_fixed_shape_goes_on_without_any_rows():
    shape = start(rows=0)
    for _ in range(2):
        shape.descend(GrowthLimits(Growth.FIXED, 100, 2))
    assert shape.built().levels == 2


def test_a_feature_that_is_never_missing_has_a_branch_a_level():
    never = RandomShape(CellLayout((0, 3, 5), (3, 2)), 60, np.ones(2), np.random.default_rng(1))
    for _ in range(2):
        never.descend(GrowthLimits(Growth.EXPECTED, 1, 3))
    assert len(never.built().leaves) == 6
    assert never.expected.tolist() == [10.0] * 6


def test_a_feature_is_asked_for_by_its_weight_and_once_on_a_branch():
    shape = start(weights=np.array([0.0, 5.0, 1e-9]))
    for _ in range(2):
        shape.descend(GrowthLimits(Growth.FIXED, 1, 2))
    tree = shape.built()
    assert tree.feature[0] == 1
    assert set(tree.feature[1:5].tolist()) == {2}
