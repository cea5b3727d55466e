"""Which columns a tree of a label asks together."""

from __future__ import annotations

import numpy as np

from surveyapp.learning.joint.label_paths import columns_on_paths


def rows_of(label, columns: int, rows: int = 2000) -> np.ndarray:
    """Return columns of two levels, and last a label that is computed of them."""
    cells = np.random.default_rng(1).integers(0, 2, (rows, columns))
    return np.column_stack([cells, label(*cells.T)])


def test_columns_that_tell_the_label_together_are_those_that_are_asked():
    def label(a, b, c, d, e):
        return np.where(d, a & e, a | b)

    found = columns_on_paths(rows_of(label, 5), 5, [2] * 6)
    assert found == [(0, 1, 3, 5), (0, 3, 4, 5)]


def test_the_label_may_stand_anywhere_and_a_node_has_a_child_for_each_cell():
    cells = rows_of(lambda a, b, c: a & b & c, 3)
    turned = cells[:, [3, 0, 1, 2]]
    turned[:, 1] *= 2  # a column of three levels, one of which no row has
    assert columns_on_paths(turned, 0, [2, 3, 2, 2]) == [(0, 1, 2, 3)]


def test_a_label_that_two_columns_tell_or_none_has_no_larger_set():
    assert columns_on_paths(rows_of(lambda a, b, c: a & b, 3), 3, [2] * 4) == []
    assert columns_on_paths(rows_of(lambda a, b: a | b, 2), 2, [2] * 3) == []
    assert columns_on_paths(rows_of(np.zeros_like, 1), 1, [2, 1]) == []
