"""Cells that no program runs, whatever it takes for the separator, and that are read back as they were."""

from __future__ import annotations

import csv
import io
import math
import re
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.storage.files.csv_cells import cell, cell_value, csv_line

HOSTILE = [
    "=1+1", "+1", "-1", "@SUM(A1)", "＝1", "|calc", "\ufeff=1+1", "a\n=1+1", "a;=1+1", "a;;  +1",
    '"=1+1', '""=1+1', "'=1+1", "\u200b=1+1", "\xa0=1+1", "\u202e=1+1", "\x1b]0;title\x07", "\x9b31m", "\x7f",
    "\x00=1", "a\tb\t=1", "\ta", "\rb", "a\r\n-1", "x\u2028=1", "\ud800", "\\x1b", "\\u202e", "\\",
    "a;'=1", ",=1", "a;b", '";=1;"', "\U000e0041=1", "\xad=1", " =1", "\n", ";", "'", '"',
]  # fmt: skip
NUMBER = re.compile(r"-?[0-9][0-9.e+-]*")
LETTERS = st.text(alphabet="=+-@|;,\n\t\r'\" ax\\u202e5cb1\x1b\u202e\ufeff\xa0\ud800", max_size=12)


def live_cells(text):
    """Return what a program would run, by any separator that some program takes."""
    for delimiter in ",;\t":
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter):
            for one in row:
                begin = one.lstrip('\ufeff\u200b\xa0 \n\xad"')
                if begin.startswith(tuple("=+-@|＝＋－＠")) and not NUMBER.fullmatch(begin):
                    yield one


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
@pytest.mark.parametrize("row", ["{0}", "q,{0}", "{0},q", "x y,{0},{0}"])
def test_no_cell_is_run_by_any_program(text, row):
    line = csv_line(part.format(text) for part in row.split(","))
    assert list(live_cells(line)) == []
    assert not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]", line)


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_a_hostile_cell_is_read_back_as_it_was(text):
    (row,) = csv.reader(io.StringIO(csv_line([text, "q"]), newline=""))
    assert [cell_value(one) for one in row] == [text, "q"]


@given(LETTERS)
def test_every_text_is_read_back_as_it_was(text):
    assert cell_value(cell(text)) == text
    (row,) = csv.reader(io.StringIO(csv_line([text, text]), newline=""))
    assert [cell_value(one) for one in row] == [text, text]
    assert list(live_cells(csv_line(["x", text]))) == []


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (None, ""), (True, "yes"), (False, "no"), (math.inf, ""), (-0.1 + 0.3, "0.19999999999999998"),
        (np.float64(-0.1) + 0.3, "0.19999999999999998"), (-3, "-3"),
        (Fraction(-1, 3), "-1/3"), ("a b", "a b"), ("a = b", "a = b"), ("é", "é"), ("C:\\data", "C:\\data"),
    ],
)  # fmt: skip
def test_what_harms_nobody_stays_as_it_is(value, written):
    assert csv_line([value, "x"]) == f"{written},x\n"


@pytest.mark.parametrize(
    ("values", "line"),
    [
        (["a;b"], '"a;b"\n'), ([" a"], '" a"\n'), (["\u200ba"], '"\u200ba"\n'), ([""], '""\n'),
        (["", ""], ",\n"), (["a;=1"], '"a;\'=1"\n'), (['a"b'], '"a""b"\n'),
    ],
)  # fmt: skip
def test_what_some_program_takes_apart_stands_in_quotes(values, line):
    assert csv_line(values) == line


@pytest.mark.parametrize(
    "text", ["\n" * 10**5, ";" * 10**5 + "a", ("\n" * 99 + "=") * 10**3, "'" * 10**5 + "="]
)
def test_a_long_cell_takes_no_longer_for_each_letter(text):
    assert cell_value(cell(text)) == text
