"""A table of another program as it stands in its file: names of columns, and cells as text.

Nothing is interpreted here: what a cell means is a mapping's to say. Every row keeps the line of the
file (or the row of the sheet) that it came from, so that whatever is refused later can be found again.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time
from decimal import Decimal
from typing import Protocol, runtime_checkable

from surveyapp.messages.message import Message, msg
from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.files.csv_tables import RowRefused, ragged
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.bulk_rows import handed_over

LARGEST_FILE = 2**30
WORKBOOK_ENDING = ".xlsx"
MOST_COLUMNS = 5_000
MOST_ROWS = 2_000_000
MOST_CELLS = 40_000_000
"""Of what is text in memory, where it takes some 3 GB."""
STORED_FROM = 4_000_000
"""Cells from which a table stays in its file."""
MOST_STORED_ROWS, MOST_STORED_CELLS = 50_000_000, 1_000_000_000
"""Of tables that stay columns in their file."""
LONGEST_CELL = 100_000
"""Characters; a cell of a questionnaire has a few."""

MOST_KEPT = 50_000
"""Different values of a column whose counts are remembered."""

MOST_GUESSED = 2_000
"""Different values of a large table's column from which its type is guessed."""

MOST_COUNTED_IN_PART = 200
"""Columns of that many values whose first ones are remembered: some 50 MB of Python's texts."""

Line = tuple[int, Sequence[str]]
"""A record: the line it begins on, and its cells."""


@dataclass(frozen=True, slots=True)
class TableForm:
    """How a table is written in its file. None is to be found by looking, or is not of that format."""

    encoding: str | None = None
    """Of text files, by Python's name."""
    delimiter: str | None = None
    """Between the cells of text files."""
    decimal: str | None = None
    """The sign before the fraction of a number, a point or a comma."""
    sheet: str | None = None
    """Of a workbook."""
    header: int | None = None
    """The line that names the columns, from 1; 0 where none does."""
    first: int | None = None
    """The line of the first respondent."""
    foot: int | None = None
    """How many filled lines at the end are no respondents, such as totals; None is none."""

    def above_foot(self, lines: list[Line]) -> list[Line]:
        """Return lines without those of the foot."""
        return lines[: max(0, len(lines) - (self.foot or 0))]


@runtime_checkable
class CountedRows(Protocol):
    """Rows that stay columns, and count their values themselves."""

    def counts(self, place: int, most: int | None = None) -> Mapping[str, int]:
        """Return how often each value stands in a column; of ``most`` of them, and the least and greatest."""

    def coded(self, place: int) -> CodedColumn:
        """Return a column as numbers."""

    def held(self, place: int, values: Iterable[str]) -> frozenset[str]:
        """Return those of ``values`` that stand in a column."""

    def first_values(self, place: int, most: int) -> tuple[str, ...]:
        """Return the first values of a column, each once, without the empty one."""


@dataclass(frozen=True, slots=True)
class PlainTable:
    """A table whose rows all have one cell a column."""

    file: str
    """Its name, without folders."""
    sha256: str
    """Of the file's bytes."""
    form: TableForm
    """How it was read, with nothing left to be found."""
    columns: tuple[str, ...]
    """Their names, each once."""
    rows: Sequence[tuple[str, ...]]
    """Their cells, without blanks around them; ``lines`` are the lines where each begins."""
    lines: Sequence[int]
    refused: tuple[RowRefused, ...] = ()
    """Rows that are left out here already, with the reason."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """What the file says a column asks, where it says that."""
    labels: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What it says its codes mean, by column and code."""
    missing: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The codes that it declares to stand for no answer, by column."""
    measures: Mapping[str, str] = field(default_factory=dict)
    """What it says that a column measures, where it says that: ``nominal``, ``ordinal`` or ``scale``."""
    sheets: tuple[str, ...] = ()
    """Of a workbook, to choose from."""
    sets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The columns that tick the answers to one question each, where the file says so, by its name."""
    _counted: dict[str, Mapping[str, int]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _counted_in_part: dict[str, Mapping[str, int]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def declaring(self, missing: Mapping[str, frozenset[str]]) -> PlainTable:
        """Return the table with these codes for no answer; what was counted stays known."""
        made = replace(self, missing=missing)
        made._counted.update(self._counted)  # noqa: SLF001 - of its own kind
        made._counted_in_part.update(self._counted_in_part)  # noqa: SLF001
        return made

    def counts(self, column: str) -> Mapping[str, int]:
        """Return how many cells of one column have each value, in the order in which they come first.

        They are counted once, but for columns of ever other values.

        Raises
        ------
        ValueError
            if the table has no such column.
        """
        found = self._counted.get(column)
        if found is None:
            place = self.columns.index(column)
            if isinstance(self.rows, CountedRows):
                found = self.rows.counts(place)
            else:
                found = Counter(row[place] for row in self.rows)
            if len(found) <= MOST_KEPT:
                self._counted[column] = found
        return found

    def some_counts(self, column: str) -> Mapping[str, int]:
        """Return what ``counts`` does; of a large table's column of ever other values only some.

        They are the first ``MOST_GUESSED``, the least and the greatest: enough to guess what a column is.

        Raises
        ------
        ValueError
            if the table has no such column.
        """
        if column in self._counted or not isinstance(self.rows, CountedRows):
            return self.counts(column)
        if column in self._counted_in_part:
            return self._counted_in_part[column]
        found = self.rows.counts(self.columns.index(column), MOST_GUESSED)
        if len(found) < MOST_GUESSED:
            self._counted[column] = found
        elif len(self._counted_in_part) < MOST_COUNTED_IN_PART:
            self._counted_in_part[column] = found
        return found

    def coded(self, column: str) -> CodedColumn:
        """Return a column as numbers.

        Raises
        ------
        ValueError
            if the table has no such column.
        """
        place = self.columns.index(column)
        if isinstance(self.rows, CountedRows):
            return self.rows.coded(place)
        return CodedColumn.of_cells(row[place] for row in self.rows)

    def held(self, column: str, values: Iterable[str]) -> frozenset[str]:
        """Return those of ``values`` that stand in a column.

        Raises
        ------
        ValueError
            if the table has no such column.
        """
        if column in self._counted or not isinstance(self.rows, CountedRows):
            return frozenset(values).intersection(self.counts(column))
        return self.rows.held(self.columns.index(column), values)

    def first_values(self, column: str, most: int) -> tuple[str, ...]:
        """Return the first values of a column, each once, without the empty one.

        Raises
        ------
        ValueError
            if the table has no such column.
        """
        place = self.columns.index(column)
        counted = self._counted.get(column)
        if counted is None and isinstance(self.rows, CountedRows):
            return self.rows.first_values(place, most)
        values = (row[place] for row in self.rows) if counted is None else iter(counted)
        found: dict[str, None] = {}
        for value in values:
            if value:
                found.setdefault(value)
            if len(found) >= most:
                break
        return tuple(found)


def too_large(
    rows: int, columns: int, most_cells: int = MOST_CELLS, most_rows: int | None = None
) -> Message | None:
    """Return why a table is larger than any questionnaire's, before it is read; None if it is not."""
    for count, most, what in (
        (columns, MOST_COLUMNS, msg("columns")),
        (rows, MOST_ROWS if most_rows is None else most_rows, msg("rows")),
        (rows * columns, most_cells, msg("cells")),
    ):
        if count > most:
            return msg(
                "it has {count} {what}, more than the {most} allowed",
                count=f"{count:,}",
                what=what,
                most=f"{most:,}",
            )
    return None


def stays_in_file(rows: int, columns: int) -> bool:
    """Return whether a table is so large that its rows stay columns in a file."""
    return rows > MOST_ROWS or rows * columns >= STORED_FROM


def digest(data: bytes) -> str:
    """Return the SHA-256 of a file's content, in hex."""
    return hashlib.sha256(data).hexdigest()


def cell_text(value: object) -> str:
    """Return a cell of a typed table as text: whole numbers without a point, dates as year-month-day."""
    match value:
        case bool():
            return "true" if value else "false"
        case None | float() if value is None or not math.isfinite(value):
            return ""
        case float() if value.is_integer() and abs(value) < 2**53:
            return str(int(value))
        case Decimal() if value.is_finite():
            return _without_zeros(value)
        case datetime():
            is_day = value.time() == time() and value.tzinfo is None
            return value.date().isoformat() if is_day else value.isoformat(sep=" ")
        case date() | time():
            return value.isoformat()
        case bytes() | bytearray():
            return bytes(value).hex()
    return str(value).strip()


def _without_zeros(value: Decimal) -> str:
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def named_columns(cells: Sequence[str], file: str) -> tuple[str, ...]:
    """Return a name for each column: the header's, made different where it is empty or there already.

    Raises
    ------
    FileRefused
        if there are too many columns.
    """
    reason = too_large(0, len(cells))
    if reason:
        raise FileRefused(file=file, reason=reason)
    names: dict[str, None] = {}
    for place, cell in enumerate(cells, start=1):
        name = wanted = " ".join(cell.split()) or f"column {place}"
        again = 2
        while name in names:
            name, again = f"{wanted} ({again})", again + 1
        names[name] = None
    return tuple(names)


def heading(records: Sequence[Line], header: int | None) -> tuple[Line, Sequence[Line]]:
    """Return the line that names the columns, and those below it; line 0 without names if ``header`` is 0."""
    if header != 0:
        return records[0], records[1:]
    return (0, [""] * len(records[0][1])), records


def rectangular(
    records: list[Line], columns: Sequence[str], file: str
) -> tuple[list[Line], list[RowRefused]]:
    """Return the records that have one cell a column, and a refusal for each of the others.

    The list of ``records`` is left empty.

    Raises
    ------
    FileRefused
        if there are too many rows.
    """
    reason = too_large(len(records), 0)
    if reason:
        raise FileRefused(file=file, reason=reason)
    kept: list[Line] = []
    refused: list[RowRefused] = []
    for line, cells in handed_over(records):
        wrong = _misshapen(cells, columns)
        if wrong is None:
            kept.append((line, tuple([cell.strip() for cell in cells])))
            continue
        place = min(len(cells), len(columns) + 1)
        value = cells[place - 1] if cells else ""
        refused.append(
            RowRefused(file=file, line=line, column=str(place), value=value[:200], reason=wrong)
        )
    return kept, refused


def rows_and_lines(
    kept: list[Line],
) -> tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]:
    """Return the cells of rectangular records, and where each begins; the list is left empty."""
    lines = tuple(line for line, _ in kept)
    return tuple(tuple(cells) for _, cells in handed_over(kept)), lines


def _misshapen(cells: Sequence[str], columns: Sequence[str]) -> Message | None:
    if len(cells) != len(columns):
        return ragged(len(cells), len(columns))
    longest = max(map(len, cells), default=0)
    if longest > LONGEST_CELL:
        return msg(
            "ends a row with a cell of {longest} characters, more than {allowed}",
            longest=f"{longest:,}",
            allowed=f"{LONGEST_CELL:,}",
        )
    return None


def padded(records: Sequence[Line], width: int) -> list[Line]:
    """Return the records of a sheet, which ends each row at its last filled cell; empty ones are no rows."""
    return [
        (line, [*cells, *[""] * (width - len(cells))])
        for line, cells in records
        if any(cell.strip() for cell in cells)
    ]
