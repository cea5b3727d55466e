"""Tables as text that is pasted elsewhere: a spreadsheet, CSV, Markdown, LaTeX.

For a spreadsheet and as CSV numbers have full precision and no cell is a formula, as in exported files. For
papers, as Markdown and LaTeX, cells stay as they are read on the screen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from surveyapp.messages.visible_text import visible
from surveyapp.storage.files.csv_cells import cell, csv_line, quoted

_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>|~#$])")
_LATEX = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': "''",
    "\N{NO-BREAK SPACE}": "~",
    "\N{NARROW NO-BREAK SPACE}": r"\,",
    "–": "--",
    "\N{MINUS SIGN}": "$-$",
    "ε": r"$\varepsilon$",
    "∞": r"$\infty$",
    "…": r"\ldots{}",
}


@dataclass(frozen=True, slots=True)
class ClipboardTable:
    """A table: titles, rows of as many cells, and which columns are numbers."""

    titles: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]
    numbers: frozenset[int] = frozenset()


def spreadsheet_text(grid: ClipboardTable, point: str = ".") -> str:
    """Return cells with tabs between them, which a spreadsheet takes apart; ``point`` as it reads numbers."""
    lines = [grid.titles, *grid.rows]
    return "\n".join("\t".join(_tabbed(value, point) for value in line) for line in lines)


def _tabbed(value: object, point: str) -> str:
    if isinstance(value, str):
        text = cell(" ".join(value.replace("\t", " ").splitlines()))
        return quoted(text) if '"' in text else text  # else it takes all up to the next quote
    return cell(value).replace(".", point) if isinstance(value, float) else cell(value)


def csv_grid(grid: ClipboardTable) -> str:
    """Return the table as CSV, as ``csv_tables.csv_text`` writes rows."""
    return "".join(map(csv_line, (grid.titles, *grid.rows)))


def markdown_text(grid: ClipboardTable) -> str:
    """Return the table in the pipes of GitHub's Markdown; numbers stand at the right."""
    rules = ["---:" if place in grid.numbers else "---" for place in range(len(grid.titles))]
    lines = [map(_marked, grid.titles), rules, *(map(_marked, row) for row in grid.rows)]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def _marked(value: object) -> str:
    return " ".join(_MARKDOWN.sub(r"\\\1", _shown(value)).splitlines())


def latex_text(grid: ClipboardTable) -> str:
    """Return the table as a plain ``tabular``: no package is needed, every special letter is escaped."""
    places = range(len(grid.titles))
    kinds = "".join("r" if place in grid.numbers else "l" for place in places)
    body = [_line(grid.titles), r"\hline", *(_line(row) for row in grid.rows)]
    parts = [rf"\begin{{tabular}}{{{kinds}}}", r"\hline", *body, r"\hline", r"\end{tabular}"]
    return "\n".join(parts) + "\n"


def _line(values: Sequence[object]) -> str:
    return " & ".join(_escaped(value) for value in values) + r" \\"


def _escaped(value: object) -> str:
    text = " ".join(_shown(value).splitlines())
    return "".join(_LATEX.get(letter, letter) for letter in text)


def _shown(value: object) -> str:
    return "" if value is None else visible(str(value), keep="\t\n\r")
