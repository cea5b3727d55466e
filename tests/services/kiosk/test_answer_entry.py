"""What is entered before it is an answer."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.core.scale import Scale
from surveyapp.services.kiosk.answer_entry import (
    EntryProblem,
    NumberEntry,
    marked_in,
    number_in,
    wipe,
)


def entered(keys: str, low: str = "0", high: str = "40", step: str = "1") -> NumberEntry:
    entry = NumberEntry(Scale(Fraction(low), Fraction(high), Fraction(step)))
    for key in keys:
        if key == "<":
            entry.delete()
        else:
            entry.press(key)
    return entry


@pytest.mark.parametrize(
    ("keys", "scale", "written"),
    [
        ("12", (), "12"),
        ("12<3", (), "13"),
        ("<<7", (), "7"),
        ("007", (), "7"),
        ("0", (), "0"),
        ("1.5", (), "15"),
        ("-5", (), "5"),
        ("99999", (), "999"),
        ("-5", ("-50", "50"), "-5"),
        ("5-", ("-50", "50"), "-5"),
        ("-5-", ("-50", "50"), "5"),
        ("1.55", ("0", "40", "0.5"), "1.5"),
        (".5", ("0", "40", "0.5"), "0.5"),
        ("1..5", ("0", "40", "0.5"), "1.5"),
        ("a1٣", (), "1"),
    ],
)
def test_keys_write_a_number_and_what_has_no_place_is_ignored(keys, scale, written):
    entry = entered(keys, *scale)
    assert entry.keys.decode() == written


@pytest.mark.parametrize(
    ("keys", "scale", "problem"),
    [
        ("", (), EntryProblem.EMPTY),
        ("-", ("-50", "50"), EntryProblem.EMPTY),
        ("41", (), EntryProblem.OUTSIDE),
        ("-51", ("-50", "50"), EntryProblem.OUTSIDE),
        ("3", ("0", "40", "2"), EntryProblem.BETWEEN_STEPS),
        ("1.3", ("0", "40", "0.5"), EntryProblem.BETWEEN_STEPS),
        ("40", (), None),
        ("-0", ("-50", "50"), None),
        ("1.", ("0", "40", "0.5"), None),
    ],
)
def test_what_is_off_the_scale_is_told_apart(keys, scale, problem):
    assert entered(keys, *scale).problem is problem


def test_a_number_is_read_exactly_and_shown_as_the_language_writes_it():
    entry = entered("-1.5", "-50", "50", "0.5")
    assert number_in(entry.keys) == Fraction(-3, 2)
    assert entry.shown(",") == "\N{MINUS SIGN}1,5"
    assert "1" not in repr(entry)


class Watched(bytearray):
    """Remembers what it held just before it was emptied."""

    def clear(self) -> None:
        self.last = bytes(self)
        super().clear()


def test_what_is_wiped_is_overwritten_before_it_is_let_go():
    keys = Watched(b"12")
    wipe(keys)
    assert keys == b""
    assert keys.last == b"\0\0"


def test_marks_are_read_as_places():
    assert marked_in(bytearray((0, 1, 0, 1))) == {1, 3}
