"""Tables: CSV that any spreadsheet or statistics program reads the same way, and JSON rows."""

from __future__ import annotations

import csv
import io
import json
import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg, printable
from surveyapp.messages.visible_text import json_escaped
from surveyapp.storage.files.safe_files import disk_problem, read_regular, replace_file

LARGEST_TABLE = 2**31
_OTHER_MARKS = ";\t|"
"""What spreadsheets write between cells where a comma is none."""
_SHOWN = 60
"""Letters of a header that a sentence shows."""


class TableProblem(UserProblem):
    """A table cannot be read. Facts: ``file``, ``line``, ``column`` and ``reason``."""

    def __init__(self, *, file: object, line: object, column: object, reason: object) -> None:
        super().__init__(
            msg(
                "{file}, line {line}, column {column}: {reason}.",
                file=file,
                line=line,
                column=column,
                reason=reason,
            )
        )


class RowRefused(UserProblem):
    """A row of a table cannot be used. Facts: ``file``, ``line``, ``column``, ``value`` and ``reason``."""

    def __init__(
        self, *, file: object, line: object, column: object, value: object, reason: object
    ) -> None:
        super().__init__(
            msg(
                "{file}, line {line}, column {column}: “{value}” {reason}.",
                file=file,
                line=line,
                column=column,
                value=value,
                reason=reason,
            )
        )


def ragged(cells: int, columns: int) -> Message:
    """Return why a row is refused that has more or fewer cells than the header."""
    return msg(
        "is not expected: the row has {count} cells and the header {columns}",
        count=cells,
        columns=columns,
    )


Row = Mapping[str, Any]


def as_row(value: Any) -> Row:
    """Return a dataclass instance, or a mapping, as a row."""
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value


def csv_text(rows: Sequence[Any], columns: Sequence[str] | None = None) -> str:
    """Return ``rows`` (dataclass instances or mappings) as CSV with a header."""
    from surveyapp.storage.files.csv_cells import csv_line  # noqa: PLC0415

    mappings = [as_row(row) for row in rows]
    header = columns or (list(mappings[0]) if mappings else [])
    lines = (csv_line([row[name] for name in header]) for row in mappings)
    return "".join([csv_line(header), *lines])


def json_rows(rows: Sequence[Any], columns: Sequence[str] | None = None) -> str:
    """Return ``rows`` as a JSON list of objects; infinite numbers are null."""
    mappings = [as_row(row) for row in rows]
    kept = [{n: _json_value(row[n]) for n in (columns or row)} for row in mappings]
    text = json.dumps(kept, ensure_ascii=False, indent=2, allow_nan=False)
    # outside of texts JSON has no such character, and within them \\u009b is the same text
    return json_escaped(text) + "\n"


def _json_value(value: Any) -> Any:
    return None if isinstance(value, float) and not math.isfinite(value) else value


def write_csv(path: Path, rows: Sequence[Any], columns: Sequence[str] | None = None) -> None:
    """Write ``rows`` to ``path`` as UTF-8 CSV.

    Raises
    ------
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    write_bytes(path, csv_text(rows, columns).encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path``, whole or not at all; links are followed, devices written to.

    Raises
    ------
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    if target.exists() and not target.is_file():
        try:
            target.write_bytes(data)
        except OSError as problem:
            raise disk_problem(path, msg("written"), problem) from problem
        return
    replace_file(target, data, mode=0o644)


def read_csv(path: Path) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """Return the header, and the rows with their line numbers, of a comma-separated UTF-8 table.

    Raises
    ------
    FileRefused
        if the file cannot be read.
    TableProblem
        naming the first line and column that is wrong.
    """
    return parse_csv(read_regular(path, LARGEST_TABLE), path.name)


def parse_csv(data: bytes, file: str) -> tuple[list[str], list[tuple[int, list[str]]]]:
    """Return what ``read_csv`` does, of a table that was read as ``data``.

    Parameters
    ----------
    data : bytes
        the content of the table's file.
    file : str
        its name, for what is said of it.

    Raises
    ------
    TableProblem
        naming the first line and column that is wrong.
    """
    header, rows = _ragged(data, file)
    for line, row in rows:
        if len(row) != len(header):
            reason = msg(
                "the row has {count} cells and the header {columns}",
                count=len(row),
                columns=len(header),
            )
            raise TableProblem(file=file, line=line, column=len(row), reason=reason)
    return header, rows


def _ragged(data: bytes, file: str) -> tuple[list[str], list[tuple[int, list[str]]]]:
    reader = csv.reader(io.StringIO(_text_of(data, file), newline=""), strict=True)
    rows: list[tuple[int, list[str]]] = []
    try:
        rows.extend((reader.line_num, row) for row in reader if row)
    except csv.Error as problem:
        raise TableProblem(
            file=file,
            line=reader.line_num,
            column=1,
            reason=msg("it is not CSV ({problem})", problem=problem),
        ) from problem
    if not rows:
        raise TableProblem(file=file, line=1, column=1, reason=msg("it is empty"))
    header = rows[0][1]
    if len(header) == 1 and any(mark in header[0] for mark in _OTHER_MARKS):
        reason = msg(
            "it is not a table of cells with “{delimiter}” between them ({problem})",
            delimiter=",",
            problem=printable(header[0], _SHOWN),
        )
        raise TableProblem(file=file, line=1, column=1, reason=reason)
    return header, rows[1:]


def _text_of(data: bytes, file: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise TableProblem(
            file=file, line=line, column=1, reason=msg("it is not UTF-8; save it as UTF-8")
        ) from problem
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise TableProblem(
            file=file, line=line, column=1, reason=msg("it contains a NUL character")
        )
    return text
