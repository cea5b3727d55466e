"""The collector rests while rows are built, and only then."""

import gc
import weakref

import pytest

from surveyapp.storage.tables.bulk_rows import handed_over, let_go, many_rows


def test_the_collector_rests_and_goes_on():
    with many_rows():
        assert not gc.isenabled()
        with many_rows():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_goes_on_after_a_mistake_too():
    with pytest.raises(ValueError, match="row"), many_rows():
        raise ValueError("row")
    assert gc.isenabled()


def test_rows_that_are_handed_over_are_held_by_nobody_else() -> None:
    rows = [object(), object()]
    first, second = rows
    assert list(handed_over(rows)) == [first, second]
    assert rows == []


def test_what_nobody_else_holds_is_freed_when_it_is_let_go() -> None:
    class Row:
        """One that can be watched."""

    kept, held = Row(), [tuple(Row() for _ in range(2500))]
    held.append((kept,))
    watched = [weakref.ref(row) for rows in held for row in rows]
    let_go(held)
    assert held == []
    assert [one() for one in watched if one() is not None] == [kept]
