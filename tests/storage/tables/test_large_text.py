"""Large text tables whose rows stay columns in a file are what they would be in memory."""

import random

import pytest

from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables import delimited, plain_table
from surveyapp.storage.tables.plain_table import TableForm
from surveyapp.storage.tables.stored_rows import StoredRows

WORDS = (
    "",
    "yes",
    " no ",
    "1,5",
    "-99",
    "Köln",
    "\u00a0x\u00a0",
    "it's",
    "#1",
    "\\",
    "NULL",
    "a b",
)
ROWS = 400


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    """What is large here fits in a test."""
    monkeypatch.setattr(plain_table, "STORED_FROM", 10)
    monkeypatch.setattr(delimited, "_SAMPLE", 2_000)


def lines_of(words, delimiter=";", rows=ROWS):
    random.seed(2)
    cells = [[random.choice(words) for _ in range(3)] for _ in range(rows)]  # noqa: S311
    return [delimiter.join(("a", "b", "c")), *(delimiter.join((*row, "end")[:3]) for row in cells)]


def both(data, form=TableForm()):  # noqa: B008 - a frozen value
    """Return the table as it is read, and as it would be in memory."""
    read = delimited.read_delimited(data, "t.csv", form)
    return read, delimited._in_memory(data, "t.csv", form)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("has_quotes", [False, True])
def test_a_large_table_is_the_one_in_memory(encoding, end, has_quotes):
    words = (*WORDS, '"x; y"', '""', '"z"') if has_quotes else WORDS
    data = (end.join(lines_of(words)) + end).encode(encoding)
    form = TableForm(encoding="cp1252") if encoding == "cp1252" else TableForm()
    large, small = both(data, form)
    assert isinstance(large.rows, StoredRows)
    assert tuple(large.rows) == small.rows
    assert tuple(large.lines) == small.lines
    assert (large.columns, large.form, large.sha256) == (small.columns, small.form, small.sha256)
    assert large.counts("b") == small.counts("b")


@pytest.mark.parametrize("foot", [1, 2])
def test_titles_above_and_totals_below_are_no_rows(foot):
    lines = ["A study;;", "", *lines_of(WORDS[1:5]), "", "Sum;;12", "Mean;;1"][
        : None if foot > 1 else -1
    ]
    large, small = both("\n".join(lines).encode(), TableForm(header=3, first=4, foot=foot))
    assert isinstance(large.rows, StoredRows)
    assert tuple(large.rows) == small.rows
    assert tuple(large.lines) == small.lines


@pytest.mark.parametrize(
    "odd", ["x;y", 'x"y";"z"', 'x;"two\nlines";z', "", 'x; "y";z', '"a""b";y;z', "x;y;z;w"]
)
def test_a_line_that_may_be_no_row_is_looked_at_in_memory(odd):
    lines = lines_of(WORDS)
    lines.insert(-5, odd)
    data = "\n".join(lines).encode()
    large, small = both(data)
    assert isinstance(large.rows, tuple)
    assert large.rows == small.rows
    assert [one.facts["line"] for one in large.refused] == [
        one.facts["line"] for one in small.refused
    ]


def test_more_rows_than_fit_in_memory_need_lines_that_are_rows(monkeypatch):
    monkeypatch.setattr(delimited, "MOST_ROWS", 100)
    lines = lines_of(WORDS)
    table = delimited.read_delimited("\n".join(lines).encode(), "t.csv", TableForm())
    assert len(table.rows) == ROWS
    lines.insert(-5, "x;y")
    with pytest.raises(FileRefused, match="401 lines, and not each of them is one row"):
        delimited.read_delimited("\n".join(lines).encode(), "t.csv", TableForm())


def test_a_nul_character_is_told_with_its_line():
    lines = lines_of(WORDS)
    lines[300] = "a;\0;c"
    with pytest.raises(delimited.TableProblem, match="line 301"):
        delimited.read_delimited("\n".join(lines).encode(), "t.csv", TableForm())
