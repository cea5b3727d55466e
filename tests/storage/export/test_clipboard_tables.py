"""Copied tables: read back by the programs that they are pasted into, as far as tests can play them."""

import csv
import io
import re

import pytest

from surveyapp.storage.export.clipboard_tables import (
    ClipboardTable,
    csv_grid,
    latex_text,
    markdown_text,
    spreadsheet_text,
)

AWKWARD = ClipboardTable(
    ("Answer", "Share", "n"),
    (
        ("50 % & more_$#{}~^\\", 1 / 3, 12),
        ("a|b *c*\nd\te", None, 7),
        ("=HYPERLINK(1)", -0.25, 0),
    ),
    frozenset({1, 2}),
)


def test_csv_gives_the_cells_back_with_every_digit():
    rows = list(csv.reader(io.StringIO(csv_grid(AWKWARD))))
    assert rows[0] == ["Answer", "Share", "n"]
    assert float(rows[1][1]) == 1 / 3
    assert rows[2] == ["a|b *c*\nd\te", "", "7"]


def test_no_copied_cell_runs_as_a_formula_and_negative_numbers_stay_numbers():
    for rows in (
        list(csv.reader(io.StringIO(csv_grid(AWKWARD)))),
        [line.split("\t") for line in spreadsheet_text(AWKWARD).split("\n")],
    ):
        assert rows[3] == ["'=HYPERLINK(1)", "-0.25", "0"]


def test_a_spreadsheet_gets_one_line_a_row_and_one_cell_a_column():
    lines = [line.split("\t") for line in spreadsheet_text(AWKWARD, ",").split("\n")]
    assert [len(line) for line in lines] == [3, 3, 3, 3]
    assert lines[1][1] == repr(1 / 3).replace(".", ",")
    assert lines[2][0] == "a|b *c* d e"


def test_markdown_keeps_pipes_within_their_cell():
    lines = markdown_text(AWKWARD).splitlines()
    assert lines[1] == "| --- | ---: | ---: |"
    assert len(lines) == 5
    cells = [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines]
    assert {len(line) for line in cells} == {3}
    assert cells[3][0].strip() == "a\\|b \\*c\\* d\te"


def test_latex_escapes_everything_that_it_would_read_as_a_command():
    text = latex_text(AWKWARD)
    assert text.startswith("\\begin{tabular}{lrr}\n\\hline\n")
    assert text.endswith("\\hline\n\\end{tabular}\n")
    line = text.splitlines()[4]
    assert line.startswith(
        r"50 \% \& more\_\$\#\{\}\textasciitilde{}\textasciicircum{}\textbackslash{} & "
    )
    assert line.count(" & ") == 2


@pytest.mark.parametrize(
    ("shown", "written"),
    [("12.3\N{NO-BREAK SPACE}%", r"12.3~\%"), ("1 – 2", "1 -- 2"), ("∞", r"$\infty$")],
)
def test_latex_writes_what_tables_show(shown, written):
    assert written in latex_text(ClipboardTable(("t",), ((shown,),)))
