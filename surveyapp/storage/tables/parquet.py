"""Tables in Parquet files, read by DuckDB, which may open that one file and load nothing."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.plain_table import (
    LONGEST_CELL,
    MOST_STORED_CELLS,
    MOST_STORED_ROWS,
    Line,
    PlainTable,
    TableForm,
    cell_text,
    digest,
    named_columns,
    rectangular,
    rows_and_lines,
    stays_in_file,
    too_large,
)
from surveyapp.storage.tables.stored_rows import StoredRows
from surveyapp.storage.tables.table_format import TableFormat

if TYPE_CHECKING:
    import duckdb

_PLAIN = re.compile(
    r"(VARCHAR|BOOLEAN|U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?|FLOAT|DOUBLE|DECIMAL\(\d+,\d+\)|DATE)$"
)

_MAGIC = b"PAR1"
_MEASURES = {"nominal", "ordinal", "scale"}


def read_parquet(data: bytes, file: str, form: TableForm) -> PlainTable:
    """Return the table in a Parquet file's bytes.

    Lines are rows, from 1. Lists and structures come as DuckDB writes them.

    Raises
    ------
    FileRefused
        if it is no Parquet file, is damaged, encrypted, or has too many rows or columns.
    """
    if not (data.startswith(_MAGIC) and data.endswith(_MAGIC)):
        raise FileRefused(file=file, reason=msg("it is not a Parquet file, or not a complete one"))
    import duckdb  # noqa: PLC0415 - as long to load as a window

    try:
        stored = _stored(data, file)
        if stored is not None:
            return _large(stored, data, file, form)
        names, values, about = _content(data, file)
    except (duckdb.Error, OSError, UnicodeError, ValueError, OverflowError) as problem:
        reason = msg("it is a damaged Parquet file, or of a kind that cannot be read")
        raise FileRefused(file=file, reason=reason) from problem
    columns = named_columns(names, file)
    records: list[Line] = [
        (line, [cell_text(v) for v in row]) for line, row in enumerate(values, start=1)
    ]
    kept, refused = rectangular(records, columns, file)
    said = _said(about, columns)
    rows, lines = rows_and_lines(kept)
    return PlainTable(
        file=file,
        sha256=digest(data),
        form=_form(form),
        columns=columns,
        rows=rows,
        lines=lines,
        refused=tuple(refused),
        titles=said.titles,
        labels=said.labels,
        measures=said.measures,
    )


def _stored(data: bytes, file: str) -> tuple[StoredRows, Mapping[str, Any]] | None:
    """Return the rows of a large table, which stay in a file, and what is said of them; None of others.

    A cell that is no plain value, or longer than allowed, needs a look at each row.
    """
    with _copy(data) as (path, connection):
        columns, rows = _size(path, connection)
        refused = too_large(rows, columns, MOST_STORED_CELLS, MOST_STORED_ROWS)
        if refused:
            raise FileRefused(file=file, reason=refused)
        if not stays_in_file(rows, columns):
            return None
        about = _about(path, connection)
    with tempfile.TemporaryDirectory(prefix="surveyapp-") as folder:
        (Path(folder) / "t").write_bytes(data)
        found = StoredRows(Path(folder) / "t", file)
    plain = all(_PLAIN.match(kind) for kind in found.types.values())
    if plain and found.longest_cell() <= LONGEST_CELL:
        return found, about
    found.close()
    return None


def _large(
    stored: tuple[StoredRows, Mapping[str, Any]], data: bytes, file: str, form: TableForm
) -> PlainTable:
    rows, about = stored
    columns = named_columns(list(rows.types), file)
    said = _said(about, columns)
    return PlainTable(
        file=file,
        sha256=digest(data),
        form=_form(form),
        columns=columns,
        rows=rows,
        lines=range(1, len(rows) + 1),
        titles=said.titles,
        labels=said.labels,
        measures=said.measures,
    )


def _form(form: TableForm) -> TableForm:
    return replace(form, encoding=None, delimiter=None, decimal=".", header=None, first=None)


@dataclass(frozen=True, slots=True)
class _Said:
    titles: dict[str, str]
    labels: dict[str, dict[str, str]]
    measures: dict[str, str]


def _said(about: Mapping[str, Any], columns: Sequence[str]) -> _Said:
    """Return the labels that ``services/export/table_files.py`` writes, of known columns."""
    known = {name: one for name, one in about.items() if name in columns and isinstance(one, dict)}
    values = {name: one.get("values") for name, one in known.items()}
    return _Said(
        titles={n: str(one["label"]) for n, one in known.items() if one.get("label")},
        labels={
            name: {str(code): str(label) for code, label in labels.items()}
            for name, labels in values.items()
            if labels and isinstance(labels, dict)
        },
        measures={n: one["measure"] for n, one in known.items() if one.get("measure") in _MEASURES},
    )


@contextmanager
def _copy(data: bytes) -> Iterator[tuple[str, duckdb.DuckDBPyConnection]]:
    """Give a copy of the file, whose name is no pattern and which nobody exchanges, and what reads it."""
    from surveyapp.storage.project.database import only_files  # noqa: PLC0415 - loads DuckDB

    with tempfile.TemporaryDirectory(prefix="surveyapp-") as folder:
        copy = Path(folder) / "table.parquet"
        copy.write_bytes(data)
        with only_files(copy) as connection:
            yield str(copy), connection


def _size(path: str, connection: duckdb.DuckDBPyConnection) -> tuple[int, int]:
    """Return how many columns and rows there are: a few bytes can stand for any number of rows."""
    (rows,) = connection.execute("SELECT count(*) FROM read_parquet(?)", [path]).fetchone() or (0,)
    found = connection.execute("SELECT * FROM read_parquet(?) LIMIT 0", [path])
    return len(found.description or ()), rows


def _content(
    data: bytes, file: str
) -> tuple[list[str], list[tuple[object, ...]], Mapping[str, Any]]:
    """Return the names, the rows, and what is said of the columns."""
    with _copy(data) as (path, connection):
        columns, rows = _size(path, connection)
        reason = too_large(rows, columns)
        if reason:
            raise FileRefused(file=file, reason=reason)
        found = connection.execute("SELECT * FROM read_parquet(?)", [path])
        names = [str(column[0]) for column in found.description or ()]
        return names, found.fetchall(), _about(path, connection)


def _about(path: str, connection: duckdb.DuckDBPyConnection) -> Mapping[str, Any]:
    """Return what a file says of its columns; nothing where it is not what we write."""
    kept = connection.execute(
        "SELECT value FROM parquet_kv_metadata(?) WHERE key::VARCHAR = 'labels'", [path]
    ).fetchone()
    try:
        said = json.loads(kept[0]) if kept else {}
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


FORMATS = (TableFormat("Parquet", (".parquet",), read_parquet),)
