"""Cells of two features, of 2 and 3 levels, by hand: 0 1 | 2 (missing), 3 4 5 | 6 (missing)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.class_counts import (
    CellLayout,
    cell_layout,
    count_classes,
    indicator_matrix,
)
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable

ATTRIBUTES = Attribute("sex", ("f", "m")), Attribute("age", ("young", "middle", "old"))
ROWS = CodedTable(ATTRIBUTES, np.array([[0, 2], [1, MISSING], [MISSING, 0]], dtype=np.int32))
CELLS = [[0, 5], [1, 6], [2, 3]]


def test_each_feature_has_a_cell_a_level_and_one_for_missing():
    places = cell_layout(ATTRIBUTES)
    assert places == CellLayout((0, 3, 7), (2, 3))
    assert (len(places), places.cells) == (2, 7)
    assert [places.width(feature) for feature in range(2)] == [3, 4]
    assert [places.of(feature) for feature in range(2)] == [slice(0, 3), slice(3, 7)]


def test_a_feature_that_is_never_missing_has_no_such_cell():
    never = replace(ATTRIBUTES[0], can_be_missing=False), ATTRIBUTES[1]
    assert cell_layout(never) == CellLayout((0, 2, 6), (2, 3))
    rows = CodedTable(never, ROWS.codes[:2])
    assert cell_layout(never).placed(rows).tolist() == [[0, 4], [1, 5]]
    with pytest.raises(UserProblem, match="Column sex is empty in row 3"):
        cell_layout(never).placed(CodedTable(never, ROWS.codes))


def test_values_and_missing_ones_stand_in_their_cells():
    assert cell_layout(ATTRIBUTES).placed(ROWS).tolist() == CELLS


def test_sums_are_over_each_feature():
    by_cell = np.arange(14.0).reshape(7, 2)
    assert cell_layout(ATTRIBUTES).sums(by_cell).tolist() == [[0 + 2 + 4, 1 + 3 + 5], [36, 40]]


def test_rows_of_each_class_are_counted_in_each_cell():
    found = count_classes(np.array(CELLS), np.array([1, 1, 0]), (7, 2))
    assert found.tolist() == [[0, 1], [0, 1], [1, 0], [1, 0], [0, 0], [0, 1], [0, 1]]


def test_marks_are_ones_in_the_cells_of_each_row():
    dense = indicator_matrix(np.array(CELLS), 7).toarray()
    assert dense.tolist() == [[1, 0, 0, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0, 1], [0, 0, 1, 1, 0, 0, 0]]


@pytest.mark.parametrize("classes", [1, 3])
def test_counts_sum_to_the_rows_once_a_feature(classes):
    rng = np.random.default_rng(classes)
    codes = np.column_stack([rng.integers(-1, 2, 50), rng.integers(-1, 3, 50)]).astype(np.int32)
    places = cell_layout(ATTRIBUTES)
    of = rng.integers(0, classes, 50)
    found = count_classes(places.placed(CodedTable(ATTRIBUTES, codes)), of, (7, classes))
    assert (places.sums(found) == np.bincount(of, minlength=classes)).all()
