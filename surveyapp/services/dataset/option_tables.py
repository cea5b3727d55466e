"""Tables that options are read from: of areas, of kinds of people, and shapes of areas."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from surveyapp.analyses.data.shapes import shapes_table
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.options import is_typed_table
from surveyapp.storage.files.safe_files import read_regular
from surveyapp.storage.tables.reader import read_table

Rows = tuple[tuple[str, ...], ...]

LARGEST_SHAPES = 200_000_000
"""Bytes."""
KEPT = ".json"
"""The ending of a file in which a report keeps the table of an option: its rows as JSON."""


def kept_text(rows: Rows) -> str:
    """Return what a file holds that keeps a table for ``OPTION_TABLES`` to read, a row a line.

    Parameters
    ----------
    rows
        The header and the rows.
    """
    lines = (json.dumps(row, ensure_ascii=False) for row in rows)
    return "[" + ",\n".join(lines) + "]\n"


def _kept(content: bytes, path: Path) -> Rows | None:
    """Return the table that ``kept_text`` wrote; None if the file is something else."""
    if path.suffix.lower() != KEPT or not is_typed_table(content[:2].decode("latin-1")):
        return None
    try:
        return tuple(tuple(map(str, row)) for row in json.loads(content))
    except (ValueError, RecursionError, TypeError) as problem:
        raise UserProblem(msg("{file} holds no rows of a table.", file=path.name)) from problem


def _read_rows(path: Path) -> Rows:
    """Return the header and the rows of a table: text with any delimiter, or a file of another program."""
    if path.suffix.lower() == KEPT:
        kept = _kept(read_regular(path, LARGEST_SHAPES), path)
        if kept is not None:
            return kept
    found = read_table(path)
    for refused in found.refused:
        raise refused
    rows = (tuple(cell.strip() for cell in row) for row in found.rows)
    return (tuple(one.strip() for one in found.columns), *(row for row in rows if any(row)))


def _read_shapes(path: Path) -> Rows:
    """Return the shapes of a GeoJSON file, as a table; a report's file holds that table already."""
    content = read_regular(path, LARGEST_SHAPES)
    kept = _kept(content, path)
    if kept is not None:
        return kept
    try:
        document = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as problem:
        raise UserProblem(
            msg("{file} is no GeoJSON: it cannot be read as JSON.", file=path.name)
        ) from problem
    try:
        return shapes_table(document)
    except UserProblem as problem:
        raise UserProblem(
            msg("{file} cannot be drawn. {problem}", file=path.name, problem=problem.message)
        ) from problem


OPTION_TABLES: Mapping[str, Callable[[Path], Rows]] = {"table": _read_rows, "shapes": _read_shapes}
"""By what an option declares of its table: what reads it."""
