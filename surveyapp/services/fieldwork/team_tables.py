"""Tables of the team: any kind that the program reads, refused by line, column and reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg, printable
from surveyapp.storage.files.csv_cells import cell_value
from surveyapp.storage.tables.reader import read_table

LONGEST_NAME = 64


@dataclass(frozen=True, slots=True)
class TeamTable:
    """A table of the team."""

    path: Path
    """Its file."""
    columns: tuple[str, ...]
    """Their names."""
    rows: tuple[tuple[int, tuple[str, ...]], ...]
    """The line of each row, and its cells, without blanks around them."""

    def place(self, column: str) -> int:
        """Return where a column stands.

        Parameters
        ----------
        column
            its name.

        Raises
        ------
        UserProblem
            if there is no such column.
        """
        if column not in self.columns:
            raise no_column(self.path, column, self.columns)
        return self.columns.index(column)

    def records(self, needed: Sequence[str] = ()) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield the line of each row, and its cells by column.

        Parameters
        ----------
        needed
            columns that must be there.

        Raises
        ------
        UserProblem
            if one of these is not.
        """
        for name in needed:
            self.place(name)
        for line, cells in self.rows:
            yield line, dict(zip(self.columns, cells, strict=True))

    def wrong_line(self, line: int, why: Message) -> UserProblem:
        """Return the refusal of the table for one of its lines.

        Parameters
        ----------
        line
            from 1.
        why
            what is wrong, without a full stop.
        """
        return wrong_line(self.path, line, why)


def wrong_line(path: Path, line: int, why: Message) -> UserProblem:
    """Return the refusal of a table for one of its lines.

    Parameters
    ----------
    path
        the table.
    line
        from 1.
    why
        what is wrong, without a full stop.
    """
    return UserProblem(msg("{file}, line {line}: {why}.", file=path.name, line=line, why=why))


def no_column(path: Path, name: str, columns: Sequence[str]) -> UserProblem:
    """Return the refusal of a table that lacks a column.

    Parameters
    ----------
    path
        the table.
    name
        what is lacking.
    columns
        what there is.
    """
    return UserProblem(
        msg(
            "{file} has no column {name}. It has: {columns}.",
            file=path.name,
            name=printable(name, LONGEST_NAME),
            columns=", ".join(printable(one, LONGEST_NAME) for one in columns),
        )
    )


def read_team_table(path: Path) -> TeamTable:
    """Return a table of the team: a workbook, or text with any usual delimiter and encoding.

    Cells that this program has written so that no spreadsheet runs them are read as they were meant.

    Parameters
    ----------
    path
        its file.

    Raises
    ------
    FileRefused
        if it cannot be read, or is no table.
    RowRefused
        if a row has more or fewer cells than the header.
    """
    table = read_table(path)
    for refused in table.refused:
        raise refused
    rows = zip(table.lines, table.rows, strict=True)
    return TeamTable(
        path,
        tuple(map(cell_value, table.columns)),
        tuple((line, tuple(map(cell_value, cells))) for line, cells in rows if any(cells)),
    )
