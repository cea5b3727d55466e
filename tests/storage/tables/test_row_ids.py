"""Ids of rows are made of their content alone, and the hash of all rows is the same in any order."""

import hashlib

import numpy as np
import pytest

from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.project.sample_columns import OF_ROWS
from surveyapp.storage.tables.row_ids import first_sha256, row_ids


def coded(*cells):
    return CodedColumn.of_cells(cells)


def pairs(found):
    return list(zip(found.high.tolist(), found.low.tolist(), strict=True))


TABLES = [
    [None, coded("n", "s", "n", "n"), None, coded("yes", "", "yes", "no"), coded(*"2121")],
    [coded("1.0", "0.5", "1.0", "1e-05"), None, None, coded("ä", "b", "ä", ""), coded(*"1111")],
    [None, None, None, coded("", "", "", "")],
]


@pytest.mark.parametrize("columns", TABLES)
def test_ids_are_of_the_cells_and_not_of_how_they_are_numbered(columns):
    found = row_ids("table", "survey", columns)
    recoded = [one and coded("other", *one.cells()) for one in columns]
    again = row_ids(
        "table", "survey", [one and CodedColumn(one.values, one.codes[1:]) for one in recoded]
    )
    assert pairs(again) == pairs(found)
    assert again.all_rows == found.all_rows
    assert len({*pairs(found)}) == 4
    assert {*pairs(row_ids("other", "survey", columns))}.isdisjoint(pairs(found))


def test_ids_stay_what_they_are():
    found = row_ids("table", "survey", TABLES[0])
    assert [f"{high:016x}{low:016x}" for high, low in pairs(found)] == IDS
    assert found.all_rows == OF_ROWS + WHOLE


IDS = [
    "5e40fa736603a0939ead56489418610e",
    "5d1b5fb0a2cbf8518ea3a83692acd1b8",
    "8aafbd1302c2108db774020e0c187ffe",
    "e68d5831718f67469942be09d1c5dac9",
]
WHOLE = "0dba75659fecf43485832106d16740bb33275ff34bf33bf8c80e52c1246a09f0"


def test_a_cell_tells_rows_apart_and_so_does_its_column():
    tables = [
        [coded("a"), coded("b"), None],
        [coded("b"), coded("a"), None],
        [coded("a"), None, coded("b")],
        [coded("a"), coded("b"), coded("")],
        [coded("a"), coded("b\n"), None],
    ]
    found = [row_ids("table", "", columns) for columns in tables]
    assert len({pair for one in found for pair in pairs(one)}) == len(tables)
    assert len({one.all_rows for one in found}) == len(tables)
    assert row_ids("table", "another survey", tables[0]).all_rows != found[0].all_rows


def test_cells_that_change_places_make_other_rows():
    rows = [coded("a", "b"), coded("x", "y")], [coded("a", "b"), coded("y", "x")]
    assert len({row_ids("table", "", one).all_rows for one in rows}) == 2


def test_equal_rows_are_counted_whatever_stands_between_them():
    many = CodedColumn.of_codes(("x", "y", "z"), np.arange(300_000) % 3)
    unique = CodedColumn.of_cells(map(str, range(300_000)))
    found = row_ids("table", "", [many])
    assert len({*pairs(found)}) == 300_000
    again = row_ids("table", "", [CodedColumn(many.values, many.codes[::-1])])
    assert {*pairs(again)} == {*pairs(found)}
    assert again.all_rows == found.all_rows
    fewer = row_ids("table", "", [CodedColumn(many.values, many.codes[:-3])])
    assert fewer.all_rows != found.all_rows
    assert pairs(fewer) == pairs(found)[:-3]
    assert len({*pairs(row_ids("table", "", [unique]))}) == 300_000


@pytest.mark.parametrize("columns", TABLES)
def test_the_hash_that_earlier_versions_made_is_that_of_the_texts_in_order(columns):
    rows = [
        "\x1f".join("\x00" if one is None else one.cell(row) for one in columns) for row in range(4)
    ]
    whole = hashlib.sha256(b"survey" + b"".join(row.encode() + b"\n" for row in sorted(rows)))
    assert first_sha256("survey", columns) == whole.hexdigest()
