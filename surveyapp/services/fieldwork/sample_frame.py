"""A frame: the table of addresses, villages or strata that a sample is drawn from or divided among."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from pathlib import Path

from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.allocation import PlannedStratum
from surveyapp.messages.message import Message, msg, printable
from surveyapp.services.fieldwork.team_tables import no_column, wrong_line
from surveyapp.storage.tables.reader import read_table

JOINED = " / "
"""Between the labels of a stratum that several columns make."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A frame."""

    file: str
    """Its name, for what is said of it."""
    columns: tuple[str, ...]
    """Their names, each once."""
    rows: Sequence[tuple[str, ...]]
    """One cell a column."""
    lines: Sequence[int]
    """Where each row begins in the file, from 1."""

    def place(self, column: str) -> int:
        """Return the place of a column.

        Parameters
        ----------
        column
            its name.

        Raises
        ------
        UserProblem
            if there is none.
        """
        if column not in self.columns:
            raise no_column(Path(self.file), column, self.columns)
        return self.columns.index(column)

    def labels(self, columns: Sequence[str]) -> tuple[str, ...]:
        """Return of each row the labels in some columns, joined; none where there are no columns.

        Parameters
        ----------
        columns
            their names.

        Raises
        ------
        UserProblem
            if a column is missing, or a cell is empty.
        """
        places = [self.place(column) for column in columns]
        found = []
        for line, row in zip(self.lines, self.rows, strict=True):
            cells = [row[place] for place in places]
            if not all(cells):
                empty = columns[cells.index("")]
                raise self._wrong(line, msg("{column} is empty", column=printable(empty, 64)))
            found.append(JOINED.join(cells))
        return tuple(found)

    def numbers(self, column: str) -> tuple[Fraction, ...]:
        """Return the numbers in a column, exactly.

        Parameters
        ----------
        column
            its name.

        Raises
        ------
        UserProblem
            if the column is missing, or a cell is no number.
        """
        place = self.place(column)
        found = []
        for line, row in zip(self.lines, self.rows, strict=True):
            try:
                found.append(typed_number(row[place]))
            except NotANumber as problem:
                raise self._wrong(line, problem.reason) from problem
        return tuple(found)

    def sizes(self, column: str) -> tuple[int, ...]:
        """Return the sizes in a column, in a unit in which all are whole numbers.

        Parameters
        ----------
        column
            its name.

        Raises
        ------
        UserProblem
            if a size is no number above 0.
        """
        given = self.numbers(column)
        for line, size in zip(self.lines, given, strict=True):
            if size <= 0:
                raise self._wrong(
                    line,
                    msg(
                        "{column} must be above 0; leave out rows without people",
                        column=printable(column, 64),
                    ),
                )
        unit = lcm(*(size.denominator for size in given))
        return tuple(int(size * unit) for size in given)

    def sorted_by(self, columns: Sequence[str]) -> Frame:
        """Return the frame with its rows in the order of some columns: numbers by size, else as texts.

        Parameters
        ----------
        columns
            their names, the most important first.

        Raises
        ------
        UserProblem
            if a column is missing.
        """
        keys = []
        for place in map(self.place, columns):
            cells = [row[place] for row in self.rows]
            try:
                keys.append([float(typed_number(cell)) for cell in cells])
            except NotANumber:
                keys.append(cells)  # type: ignore[arg-type]
        order = sorted(range(len(self.rows)), key=lambda row: tuple(key[row] for key in keys))
        rows, lines = [self.rows[row] for row in order], [self.lines[row] for row in order]
        return Frame(self.file, self.columns, rows, lines)

    def _wrong(self, line: int, why: Message) -> UserProblem:
        return wrong_line(Path(self.file), line, why)


def read_frame(path: Path) -> Frame:
    """Return a frame from a table: CSV, or a file of a spreadsheet or another statistics program.

    Parameters
    ----------
    path
        the file.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read.
    UserProblem
        if it has no rows, or a row does not fit.
    """
    table = read_table(path)
    if table.refused:
        raise table.refused[0]
    if not table.rows:
        raise UserProblem(msg("{file} has no rows.", file=path.name))
    return Frame(path.name, table.columns, table.rows, table.lines)


def planned_strata(
    frame: Frame,
    strata: Sequence[str],
    *,
    size: str | None = None,
    share: str | None = None,
    cost: str | None = None,
) -> tuple[PlannedStratum, ...]:
    """Return the strata of a frame: of each its people, and the mean share and cost of its rows.

    Parameters
    ----------
    frame
        a row an address, a village or a whole stratum.
    strata
        the columns that make strata.
    size
        the column of people a row stands for; None: one.
    share
        the column of the expected share of the sensitive answer, or one number for all; None: the worst.
    cost
        the column of the cost of an interview; None: all cost alike.

    Raises
    ------
    UserProblem
        if a column is missing, or a cell is no number.
    """
    labels = frame.labels(strata)
    counts = (Fraction(1),) * len(labels) if size is None else frame.numbers(size)
    shares = _numbers(frame, share)
    costs = (Fraction(1),) * len(labels) if cost is None else frame.numbers(cost)
    by_stratum: dict[str, list[int]] = {}
    for row, label in enumerate(labels):
        by_stratum.setdefault(label, []).append(row)
    found = []
    for label, rows in by_stratum.items():
        people = sum((counts[row] for row in rows), Fraction(0))
        if people < 1:
            raise UserProblem(msg("Stratum {stratum} has no people.", stratum=label))

        def mean(
            values: Sequence[Fraction], rows: list[int] = rows, of: Fraction = people
        ) -> Fraction:
            return sum((counts[row] * values[row] for row in rows), Fraction(0)) / of

        found.append(
            PlannedStratum(
                label,
                round(people),
                None if shares is None else mean(shares),
                mean(costs),
            )
        )
    return tuple(found)


def _numbers(frame: Frame, given: str | None) -> tuple[Fraction, ...] | None:
    """Return a column's numbers, or the one number that stands for a column."""
    if given is None:
        return None
    if given not in frame.columns:
        try:
            return (typed_number(given),) * len(frame.rows)
        except NotANumber:
            pass
    return frame.numbers(given)
