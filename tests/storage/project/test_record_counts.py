"""How often equal records occur, against a plain count."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from surveyapp.storage.project import record_counts
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.record_counts import RecordQuery, record_kinds

LISTED = {'"a"': 3, '"b"': 256}
TEXTS = {'"t"': None, '"u"': None}
KIOSKS = 4


def rows_of(n=500):
    """Return kiosk, group, a, b, t and u; each but the kiosk may be missing."""
    rng = np.random.default_rng(5)
    texts = ["", "0", "00", "ü", "1:2"]

    def one(values):
        return None if rng.random() < 0.2 else values[int(rng.integers(len(values)))]

    return [
        (int(rng.integers(1, KIOSKS)), *map(one, ([0, 1], [0, 2], [0, 255], texts, ["x", "y"])))
        for _ in range(n)
    ]


@pytest.fixture
def database():
    found = Database(None)
    found.execute(
        "CREATE TABLE r (kiosk USMALLINT, g UTINYINT, a UTINYINT, b UTINYINT, t TEXT, u TEXT)"
    )
    found.insert("r", rows_of())
    yield found
    found.close()


def plain(columns, group, where=lambda _row: True):
    """Return n and ordered equal pairs of each kiosk and group, and how many kinds occur how often."""
    place = {'"a"': 2, '"b"': 3, '"t"': 4, '"u"': 5}
    records = [
        (row[1] if group else 0, row[0], tuple(row[place[c]] for c in columns))
        for row in rows_of()
        if where(row) and not (group and row[1] is None)
    ]
    sites = {}
    for (g, kiosk, _), often in Counter(records).items():
        n, pairs = sites.get((g, kiosk), (0, 0))
        sites[g, kiosk] = n + often, pairs + often * (often - 1)
    times = [
        dict(Counter(Counter(kind for g, _, kind in records if g == stratum).values()))
        for stratum in range(2 if group else 1)
    ]
    return sites, times


def found_in(database, columns, group, relation="r"):
    asked = RecordQuery(relation, columns, "g" if group else None, 2 if group else 1, KIOSKS)
    found = record_kinds(database, asked)
    sites = zip(found.group, found.kiosk, found.n, found.pairs, strict=True)
    return {(g, k): (n, pairs) for g, k, n, pairs in sites}, [dict(each) for each in found.times]


@pytest.mark.parametrize("group", [False, True])
@pytest.mark.parametrize("columns", [LISTED, TEXTS, {**LISTED, **TEXTS}])
@pytest.mark.parametrize("limit", [None, "MOST_TEXTS", "FIRST_ROWS"])
def test_equal_records_are_counted(database, monkeypatch, columns, group, limit):
    grouped = []
    if limit:
        monkeypatch.setattr(record_counts, limit, 3)
        monkeypatch.setattr(record_counts, "_grouped", _told(record_counts._grouped, grouped))
    else:
        monkeypatch.setattr(record_counts, "_grouped", None)
    assert found_in(database, columns, group) == plain(columns, group)
    assert len(grouped) == (limit is not None and columns is not LISTED)


@pytest.mark.parametrize("group", [False, True])
def test_long_numbers_are_sorted_too(database, monkeypatch, group):
    monkeypatch.setattr(record_counts, "SHORT", 100)
    monkeypatch.setattr(record_counts, "_grouped", None)
    columns = {**LISTED, **TEXTS}
    assert found_in(database, columns, group) == plain(columns, group)


def _told(work, told):
    def done(*arguments):
        told.append(arguments)
        return work(*arguments)

    return done


def test_records_too_long_for_a_number_are_grouped(database, monkeypatch):
    monkeypatch.setattr(record_counts, "LARGEST", 100)
    monkeypatch.setattr(record_counts, "_sorted", None)
    assert found_in(database, {**LISTED, **TEXTS}, True) == plain({**LISTED, **TEXTS}, True)


def test_texts_that_nobody_gave_and_a_part_of_the_interviews(database):
    columns = {'"t"': None, '"a"': 3}
    part = "(SELECT * FROM r WHERE u = 'x' AND t IS NULL)"
    expected = plain(columns, True, lambda row: row[5] == "x" and row[4] is None)
    assert found_in(database, columns, True, part) == expected
    assert found_in(database, columns, False, "(SELECT * FROM r WHERE false)") == ({}, [{}])
