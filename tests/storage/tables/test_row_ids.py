"""Ids of rows are what every project has kept: hashes of a table's name, a count and the row's text."""

import hashlib
from collections import Counter

import numpy as np
import pytest

from surveyapp.storage.tables.coded_column import CodedColumn
from surveyapp.storage.tables.row_ids import row_ids


def coded(*cells):
    return CodedColumn.of_cells(cells)


@pytest.mark.parametrize(
    "columns",
    [
        [None, coded("n", "s", "n", "n"), None, coded("yes", "", "yes", "no"), coded(*"2121")],
        [coded("1.0", "0.5", "1.0", "1e-05"), None, None, coded("ä", "b", "ä", ""), coded(*"1111")],
        [None, None, None, coded("", "", "", "")],
    ],
)
def test_ids_and_the_hash_of_all_rows(columns):
    rows = [
        "\x1f".join("\x00" if one is None else one.cell(row) for one in columns) for row in range(4)
    ]
    seen = Counter()
    expected = []
    for row in rows:
        seen[row] += 1
        expected.append(hashlib.sha256(f"table\n{seen[row]}\n{row}".encode()).digest()[:16])
    found = row_ids("table", "survey", columns)
    halves = zip(found.high.tolist(), found.low.tolist(), strict=True)
    assert [(a << 64 | b).to_bytes(16, "big") for a, b in halves] == expected
    whole = hashlib.sha256(b"survey" + b"".join(row.encode() + b"\n" for row in sorted(rows)))
    assert found.sha256 == whole.hexdigest()


def test_equal_rows_are_counted_whatever_stands_between_them():
    many = CodedColumn.of_codes(("x", "y", "z"), np.arange(3_000) % 3)
    found = row_ids("table", "", [many])
    assert len({*zip(found.high.tolist(), found.low.tolist(), strict=True)}) == 3_000
    again = row_ids("table", "", [many.of_rows(np.arange(3_000)[::-1].astype(np.intp))])
    assert set(again.high.tolist()) == set(found.high.tolist())
    assert again.sha256 == found.sha256
