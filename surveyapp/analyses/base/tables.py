"""Tables of results, declared once: each column with its key, title, format and priority.

The command's table, CSV and JSON, the desk's table, the report's table and the documentation of the columns
all read these declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import IntEnum
from itertools import chain
from typing import Any, Generic, TypeVar

from surveyapp.analyses.base.formats import Format, Sign, Writer
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice

R = TypeVar("R")
Row = Any
"""A frozen value with the columns' keys as attributes or properties."""

INTERVAL = QT_TRANSLATE_NOOP("analyses", "{level} interval")


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a table: how values are written for them, and the labels of the survey or its ids."""

    writer: Writer
    labels: Any

    def named(self, names: str) -> str:
        """Return what people read for names of questions."""
        return names if self.labels is None or self.has_ids else self.labels.named(names)

    def sentence(self, text: str) -> str:
        """Return a text, of a notice with labels in the place of names."""
        has_names = self.labels is None or self.has_ids
        return self.writer.sentence(text if has_names else self.labels.sentence(text))

    @property
    def has_ids(self) -> bool:
        """Whether it reads the ids and codes of files."""
        return bool(getattr(self.labels, "has_ids", False))


class Priority(IntEnum):
    """Who sees a column; what comes first stays visible in narrow windows."""

    ESSENTIAL = 0
    """Everybody, always."""
    USUAL = 1
    """Terminal, reports and the desk."""
    MORE = 2
    """The desk, where there is room."""
    FILE = 3
    """CSV and JSON alone."""


ESSENTIAL, USUAL, MORE, FILE = Priority
"""As declarations write them."""


@dataclass(frozen=True, slots=True)
class Column:
    """A declared column."""

    key: str
    """Its name in CSV and JSON, and the attribute of a row that holds its value."""
    title: str
    """Its heading for people; ``{level}`` in it is filled in, as in ``INTERVAL``."""
    format: Format | Callable[[Row], Format] = Format.TEXT
    """How its values are written, or a function that says so of a row."""
    priority: Priority = Priority.USUAL
    """Who sees it."""
    help: str = ""
    """What it is, in a phrase: for a tooltip and for the documentation of files."""
    high: str = ""
    """The key of an interval's upper end, where ``key`` is its lower one."""
    error: str = ""
    """The key of the Monte Carlo standard errors of its values; empty where they are computed."""
    short: str = ""
    """Its heading at a terminal; empty is the key."""
    words: Mapping[Any, str] = field(default_factory=dict)
    """By each code of files what people read for it, in the context ``analyses``; terminals have codes."""
    label: Callable[[Row, Any, Any], str] | None = None
    """``label(row, result, labels)`` is what people read for a row, where files have an id; a terminal's
    labels are the ids themselves, but names of kiosks."""
    only: Callable[[Any, Any], bool] | None = None
    """Of which results (with their analysis) it is a column; None of all."""
    is_at_terminal: bool | None = None
    """Whether a terminal has it; None: its priority says so."""
    value: Callable[[Row], object] | None = None
    """``value(row)`` is its value where no attribute of the row holds it."""
    missing: str = ""
    """What people read where there is no value; empty is a dash."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """What goes into the places of the title."""
    asked: str = ""
    """The question whose answers it has, where that is its title."""
    sign: Callable[[Row], Sign | None] | None = None
    """``sign(row)`` is drawn beside a value in windows; None: nothing is."""

    def of_priority(self, priority: Priority) -> Column:
        """Return the same column for others to see."""
        return replace(self, priority=priority)

    def value_of(self, row: Row) -> Any:
        """Return the value of a row; of an interval its lower end."""
        return getattr(row, self.key) if self.value is None else self.value(row)

    @property
    def keys(self) -> tuple[str, ...]:
        """Its names in CSV and JSON: two of an interval."""
        return (self.key, self.high) if self.high else (self.key,)

    @property
    def is_number(self) -> bool:
        """Whether its texts stand at the right."""
        return self.format.is_number if isinstance(self.format, Format) else True

    def says_something(self, rows: Sequence[Row]) -> bool:
        """Return whether people read a value in any row, not a dash in each."""
        if not rows or self.missing:
            return True
        lower = map(self.value_of, rows)
        upper = (getattr(row, self.high) for row in rows) if self.high else ()
        # what is not equal to itself is no number
        return any(value not in {None, ""} and value == value for value in chain(lower, upper))  # noqa: PLR0124

    def format_of(self, row: Row) -> Format:
        """Return how the value of a row is written."""
        return self.format if isinstance(self.format, Format) else self.format(row)

    def text(self, row: Row, writer: Writer) -> str:
        """Return the text of a row's value, an interval with both ends.

        Parameters
        ----------
        row
            A row of the table.
        writer
            Writes values for one place.
        """
        kind, error = self.format_of(row), getattr(row, self.error) if self.error else 0.0
        if self.high:
            low, high = (getattr(row, key) for key in self.keys)
            if low is None and self.missing:
                return writer.say(self.missing)
            return writer.interval(kind, low, high, error or 0.0)
        value = self.value_of(row)
        if value is None and self.missing:
            return writer.say(self.missing)
        return writer.value(kind, value, error or 0.0)

    def read(self, row: Row, result: Any, reader: Reader) -> str:
        """Return what people read for a row: its label, or the text of its value.

        Parameters
        ----------
        row
            A row of the table.
        result
            What the analysis found.
        reader
            Who reads it.
        """
        if self.label is not None:
            return reader.writer.sentence(self.label(row, result, reader.labels))
        value = None if self.high else self.value_of(row)
        if self.words and not reader.has_ids:
            return reader.writer.say(self.words[value])
        if not isinstance(value, str):
            return self.text(row, reader.writer)
        if self.format is Format.QUESTION:
            return reader.writer.sentence(reader.named(value))
        return reader.sentence(value)

    def split(self) -> tuple[Column, ...]:
        """Return the ends of an interval as columns of their own, as a terminal has them."""
        if not self.high:
            return (self,)
        shorts = self.short.split() or self.keys
        return tuple(
            replace(self, key=key, high="", short=short, title=key)
            for key, short in zip(self.keys, shorts, strict=True)
        )


class NoLabels:
    """What stands for labels where there is no survey: whoever asks reads the value of the file."""

    has_ids = True


@dataclass(frozen=True, slots=True)
class Chart(Generic[R]):
    """A declared chart of a table."""

    title: str
    """What it is called beside others; empty for the only one."""
    drawn: Callable[[R, Sequence[Row], Any, Sequence[str]], Any]
    """``drawn(result, rows, text, hints)`` is the value that is drawn, or None where there is nothing to
    draw. ``text`` is how charts are written, ``hints`` what is told of each row that is pointed at."""
    is_of_parts: bool = False
    """Whether reports draw it of the rows of each table, and not of all."""


@dataclass(frozen=True, slots=True)
class Table(Generic[R]):
    """A declared table of results."""

    key: str
    """Ends the name of its file; empty for the first table of an analysis."""
    title: str
    """What it is called."""
    rows: Callable[[R], Sequence[Row]]
    """Its rows, of a result."""
    columns: Sequence[Column] | Callable[[R], Sequence[Column]]
    """Its columns in the order in which people read them; a function where they depend on the result."""
    meaning: Callable[[Row, R, Any, float], Sequence[Notice]] | None = None
    """``meaning(row, result, labels, level)`` says what a row means, in sentences."""
    formulas: Callable[[Row, R], Sequence[Any]] | None = None
    """``formulas(row, result)`` says where its numbers come from, with sources."""
    charts: tuple[Chart[R], ...] = ()
    """What is drawn of it."""
    option: str = ""
    """The command's option that writes this table in place of the first; empty for the first."""
    option_help: str = ""
    """What the command's help says of the option."""
    heading: str | Callable[[R], str] = ""
    """Where it is printed below the first table too: the line above it. What also has an option comes after
    the facts of the result."""
    parts: Mapping[str, str] | None = None
    """Titles by the value of ``part_key``: windows show these rows apart, files together."""
    part_key: str = ""
    """The attribute that parts the rows."""
    is_there: Callable[[R], bool] | None = None
    """Whether a result has this table."""
    why_not: Callable[[R, Any], Message] | None = None
    """``why_not(result, analysis)`` says why a result has not this table; None: it is then a table without
    rows."""
    files: tuple[str, ...] = ()
    """The order of their keys in CSV and JSON, where it is another one."""
    is_shown: Callable[[Row], bool] | None = None
    """Whether people read a row; files have all."""
    facts: Callable[[R], Sequence[str]] | None = None
    """Sentences that stand below the table where its ``option`` writes it."""
    remarks: Callable[[R], Sequence[str]] | None = None
    """What is to be known where its ``option`` writes it."""
    caption: Callable[[Row, R, Any], Message] | None = None
    """``caption(row, result, labels)`` stands in reports above a table of the rows that share
    ``caption_key``; None: one table with its title."""
    caption_key: str = ""
    """The key of the column that the caption takes the place of."""
    summary: Callable[[Sequence[Row], R, Any, float], Sequence[Notice]] | None = None
    """``summary(rows, result, labels, level)`` says in a report what such a table means; None: the meaning of
    its first rows."""
    said_rows: int = 4
    """Of how many: one shows how to read a table whose rows are all alike."""
    order: Callable[[Row], Any] | None = None
    """``order(row)`` is what people's rows are sorted by; files keep the order of the result."""
    notes: Callable[[R], Sequence[Notice]] | None = None
    """``notes(result)`` is said in windows below the warnings."""
    empty: Callable[[R], Notice] | None = None
    """``empty(result)`` is said in windows where it has no rows."""
    lines: Callable[[R], Iterable[str] | None] | None = None
    """``lines(result)`` is what a terminal prints in place of the table, where its rows are sentences; None
    prints the table."""
    is_drawn: bool = False
    """Whether windows and reports show it by the chart of another table alone."""

    def shown_rows(self, result: R) -> Sequence[Row]:
        """Return the rows that people read, in their order.

        Parameters
        ----------
        result
            What the analysis found.
        """
        rows = self.rows(result)
        if self.is_shown is not None:
            rows = [row for row in rows if self.is_shown(row)]
        return rows if self.order is None else sorted(rows, key=self.order)

    def columns_of(self, result: R, analysis: object) -> tuple[Column, ...]:
        """Return the columns that a result has.

        Parameters
        ----------
        result
            What the analysis found.
        analysis
            The analysis with its options.
        """
        every = self.columns(result) if callable(self.columns) else self.columns
        return tuple(one for one in every if one.only is None or one.only(result, analysis))

    def said_columns(
        self, result: R, analysis: object, rows: Sequence[Row], least: Priority
    ) -> list[Column]:
        """Return the columns that windows and reports show: none that is empty in all rows.

        Parameters
        ----------
        result
            What the analysis found.
        analysis
            The analysis with its options.
        rows
            The rows that are shown.
        least
            Columns of a lower priority are left out.
        """
        every = self.columns_of(result, analysis)
        return [one for one in every if one.priority <= least and one.says_something(rows)]

    def keys(self, result: R, analysis: object) -> tuple[str, ...]:
        """Return the names of the columns in CSV and JSON; parameters as of ``columns_of``."""
        found = tuple(key for one in self.columns_of(result, analysis) for key in one.keys)
        return tuple(sorted(found, key=self.files.index)) if self.files else found

    def records(self, result: R, analysis: object) -> list[dict[str, Any]]:
        """Return the rows as CSV and JSON have them; parameters as of ``columns_of``."""
        every = self.columns_of(result, analysis)
        column_of = {key: one for one in every for key in one.keys}
        keys = self.keys(result, analysis)
        return [
            {key: _filed(column_of[key], key, row) for key in keys} for row in self.rows(result)
        ]


def _filed(column: Column, key: str, row: Row) -> Any:
    """Return a value as files have it: days in ISO 8601."""
    found = column.value_of(row) if key == column.key else getattr(row, key)
    return found.isoformat() if isinstance(found, date) else found


@dataclass(frozen=True, slots=True)
class WrittenTable:
    """A table as people read it: titles, whether columns are numbers, and the texts of each row."""

    titles: tuple[str, ...]
    numbers: tuple[bool, ...]
    cells: tuple[tuple[str, ...], ...]


def written_table(
    table: Table[R], result: R, analysis: Any, reader: Reader, least: Priority
) -> WrittenTable:
    """Return a table as people read it in windows and reports, with labels in place of ids.

    Parameters
    ----------
    table
        The table.
    result
        What the analysis found.
    analysis
        The analysis with its options.
    reader
        Who reads it.
    least
        Columns of a lower priority are left out.
    """
    rows = table.shown_rows(result)
    columns = table.said_columns(result, analysis, rows, least)
    return WrittenTable(
        tuple(column_title(one, reader, analysis) for one in columns),
        tuple(one.is_number for one in columns),
        tuple(tuple(one.read(row, result, reader) for one in columns) for row in rows),
    )


def column_title(column: Column, reader: Reader, analysis: Any) -> str:
    """Return the heading of a column for people.

    Parameters
    ----------
    column
        The column.
    reader
        Who reads it.
    analysis
        The analysis, whose level an interval has.
    """
    if column.asked:
        return reader.named(column.asked)
    if "{level}" in column.title:
        level = reader.writer.level(analysis.level)
        return reader.writer.say(column.title, level=level, **column.facts)
    return reader.writer.say(column.title, **column.facts)


def terminal_table(table: Table[R], result: R, analysis: Any, reader: Reader) -> list[list[str]]:
    """Return the header and the rows of a table as a terminal has them: ids, and each end by itself.

    Parameters
    ----------
    table
        The table.
    result
        What the analysis found.
    analysis
        The analysis with its options.
    reader
        Who reads it: with ids for labels.
    """
    usual = (
        one
        for one in table.columns_of(result, analysis)
        if (one.priority <= Priority.USUAL if one.is_at_terminal is None else one.is_at_terminal)
    )
    columns = [part for one in usual for part in one.split()]
    header = [one.short or one.key for one in columns]
    rows = table.shown_rows(result)
    return [header, *([one.read(row, result, reader) for one in columns] for row in rows)]
