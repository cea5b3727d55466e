"""A row at the foot of a table that adds up the others: no respondent, though it would count as one."""

from __future__ import annotations

import re
from dataclasses import dataclass

from surveyapp.storage.tables.plain_table import PlainTable

TOTALS = {
    *("sum", "total", "totals", "grand total", "overall total", "mean", "average"),
    *("summe", "gesamt", "gesamtsumme", "insgesamt", "mittelwert", "durchschnitt"),
    *("somme", "total général", "ensemble", "moyenne"),
    *("suma", "total general", "media", "promedio", "totale", "somma", "soma", "totaal"),
    *("المجموع", "الإجمالي", "المتوسط", "कुल", "योग", "औसत", "jumla", "wastani"),
}
"""What such rows are called, in the languages of the program and some more."""
LAST_ROWS = 4
"""Rows at the foot that are looked at."""
FIRST_ROWS = 100
"""Rows in which the same word would show that it is an answer."""
_NUMBER = re.compile(r"[-+]?[\d.,\u202f\xa0 ]*%?")


@dataclass(frozen=True, slots=True)
class TotalsRow:
    """A row that looks like a total."""

    line: int
    """Where it is."""
    word: str
    """What it is called there."""
    foot: int
    """How many lines there are from it to the end."""


def totals_row(table: PlainTable) -> TotalsRow | None:
    """Return the first of the last rows that has the name of a total, and besides it numbers at most.

    Parameters
    ----------
    table
        the table.
    """
    count = 0 if table.form.first is None else len(table.rows)  # others have no lines to leave out
    for place in range(max(1, count - LAST_ROWS), count):
        row = table.rows[place]
        for column, cell in enumerate(row):
            others = row[:column] + row[column + 1 :]
            if _is_total(cell) and all(map(_NUMBER.fullmatch, others)):
                if any(cell == one[column] for one in table.rows[: min(FIRST_ROWS, place)]):
                    continue
                line = table.lines[place]
                refused = {one.facts["line"] for one in table.refused}
                below = sum(int(str(each)) > line for each in refused)
                return TotalsRow(line, cell, (table.form.foot or 0) + count - place + below)
    return None


def _is_total(cell: str) -> bool:
    return cell.rstrip(" :").casefold() in TOTALS
