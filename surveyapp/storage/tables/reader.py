"""Tables of other programs, read as what the ending of their name says."""

from __future__ import annotations

from pathlib import Path

from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import TableProblem, read_csv
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.storage.tables.bulk_rows import many_rows
from surveyapp.storage.tables.plain_table import LARGEST_FILE, PlainTable, TableForm
from surveyapp.storage.tables.registry import ENDINGS, TABLE_FORMATS

_CSV = ".csv"
AS_FOUND = TableForm()
"""Everything is to be found by looking."""


def read_cells(
    path: Path, *, has_header: bool = True
) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """Return the header, and the rows with their line numbers, of a table of any kind.

    A CSV table is one of ``read_csv``; codes that another program's file declares to be no answer are empty.

    Parameters
    ----------
    path
        The file.
    has_header
        Whether the first line names the columns; else it is the first row, and the header says nothing.

    Raises
    ------
    FileRefused
        if it cannot be read.
    TableProblem
        naming the first line that is no row of the table.
    """
    ending = path.suffix.lower()
    if ending == _CSV or ending not in ENDINGS:
        header, lines = read_csv(path)
        return header, lines if has_header else [(1, header), *lines]
    table = read_table(path, AS_FOUND if has_header else TableForm(header=0))
    for one in table.refused:
        raise TableProblem(
            **{name: one.facts[name] for name in ("file", "line", "column", "reason")}
        )
    missing = [table.missing.get(name, frozenset()) for name in table.columns]
    rows = [
        ["" if cell in none else cell for cell, none in zip(row, missing, strict=True)]
        for row in table.rows
    ]
    return list(table.columns), list(zip(table.lines, rows, strict=True))


def read_table(path: Path, form: TableForm = AS_FOUND) -> PlainTable:
    """Return the table in the file at ``path``; ``form`` says how it is written, where that is known.

    Raises
    ------
    FileRefused
        if it cannot be read, or is not what its ending says.
    TableProblem
        naming the first line that is no line of a table.
    """
    ending = path.suffix.lower()
    kind = next((one for one in TABLE_FORMATS if ending in one.endings), None)
    if kind is None:
        reason = msg(
            "its name does not end in one of {endings}, so it is not known what kind of "
            "table it is",
            endings=" ".join(ENDINGS),
        )
        raise FileRefused(file=path.name, reason=reason)
    data = read_regular(path, LARGEST_FILE)
    if not data:
        raise FileRefused(file=path.name, reason=msg("it is empty"))
    with many_rows():
        return kind.read(data, path.name, form)
