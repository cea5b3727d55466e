"""Columns as numbers are the cells that they stand for."""

import numpy as np
import pytest

from surveyapp.storage.collection import coded_column
from surveyapp.storage.collection.coded_column import CodedColumn

A = CodedColumn.of_cells(["x", "", "y", "x", "z"])
B = CodedColumn.of_cells(["1", "2", "1", "1", "2"])
C = CodedColumn.of_cells(["k", "k", "k", "l", "k"])


@pytest.mark.parametrize("marked", [2**24, 0])
def test_cells_of_several_columns_are_joined_by_row(monkeypatch, marked):
    monkeypatch.setattr(coded_column, "_MOST_MARKED", marked)
    asked = []
    joined = CodedColumn.joined([A, B, C], lambda cells: asked.append(cells) or "/".join(cells))
    assert joined.cells().tolist() == ["x/1/k", "/2/k", "y/1/k", "x/1/l", "z/2/k"]
    assert len(asked) == 5
    first = CodedColumn.joined([A, B], lambda cells: cells[1])
    assert (first.cells().tolist(), len(first.values)) == (["1", "2", "1", "1", "2"], 2)


def test_equal_cells_are_one_value():
    changed = A.changed(lambda cell: "same" if cell in {"x", "y"} else cell)
    assert changed.cells().tolist() == ["same", "", "same", "same", "z"]
    assert len(changed.values) == 3
    emptied = A.without(np.array([True, False, False, False, True]))
    assert emptied.cells().tolist() == ["", "", "y", "x", ""]
    assert len(emptied.values) == len({*emptied.values})
    assert A.where(lambda cell: cell == "x").tolist() == [True, False, False, True, False]
    assert CodedColumn.of_cells([]).cells().tolist() == []
