"""How often equal records occur, against a plain count."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from surveyapp.storage.project.database import Database
from surveyapp.storage.project.kiosk_tables import record_counts

PLACES = {'"a"': 2, '"b"': 3, '"t"': 4}
REPORTS = {'"b"': "b", '"t"': None}


def rows_of(n=400):
    """Return kiosk, group, a, b and t; each but the kiosk may be missing."""
    rng = np.random.default_rng(5)

    def one(values):
        return None if rng.random() < 0.2 else values[int(rng.integers(len(values)))]

    texts = ["", "0", "00", "ü", "1:2"]
    return [
        (int(rng.integers(1, 4)), *map(one, ([0, 1], range(9), [0, 255], texts))) for _ in range(n)
    ]


@pytest.fixture
def database():
    found = Database(None)
    found.execute("CREATE TABLE r (kiosk USMALLINT, g UTINYINT, a UTINYINT, b UTINYINT, t TEXT)")
    found.insert("r", rows_of())
    yield found
    found.close()


@pytest.mark.parametrize("direct", [(), ('"a"',)])
def test_equal_records_and_profiles_are_counted(database, direct):
    found = record_counts(database, "r", direct, REPORTS)
    profile_of = lambda row: tuple(row[PLACES[c]] for c in direct)  # noqa: E731
    kinds = Counter((profile_of(row), row[3], row[4]) for row in rows_of())
    by_kiosk = Counter((row[0], profile_of(row), row[3], row[4]) for row in rows_of())
    expected = sorted(
        (kiosk, -1 if b is None else b, often, kinds[profile, b, t])
        for (kiosk, profile, b, t), often in by_kiosk.items()
        if kinds[profile, b, t] > 1
    )
    columns = (found.codes["b"][found.record], found.often, found.times[found.record])
    assert (
        sorted(zip(found.kiosk.tolist(), *(c.tolist() for c in columns), strict=True)) == expected
    )
    profiles = Counter(map(profile_of, rows_of()))
    plain = Counter((row[0], profile_of(row)) for row in rows_of())
    often = zip(found.profile_kiosk.tolist(), found.profile_often.tolist(), strict=True)
    assert sorted(often) == sorted((k, n) for (k, p), n in plain.items() if profiles[p] > 1)
    sizes = np.bincount(found.profile_of, found.profile_often)
    records_of = np.bincount(found.profile, found.times, len(sizes))
    assert (records_of <= sizes).all()


def test_records_that_occur_once_are_left_out(database):
    found = record_counts(database, "(SELECT DISTINCT ON (a, b, t) * FROM r)", ('"a"',), REPORTS)
    assert len(found.times) == len(found.kiosk) == 0
    assert found.profile_often.sum() > 0
