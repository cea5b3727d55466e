"""Tables in Parquet files, read by DuckDB, which may open that one file and load nothing."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.plain_table import (
    Line,
    PlainTable,
    TableForm,
    cell_text,
    digest,
    named_columns,
    rectangular,
    rows_and_lines,
    too_large,
)
from surveyapp.storage.tables.table_format import TableFormat

_MAGIC = b"PAR1"


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
        names, values = _content(data, file)
    except (duckdb.Error, OSError, UnicodeError, ValueError, OverflowError) as problem:
        reason = msg("it is a damaged Parquet file, or of a kind that cannot be read")
        raise FileRefused(file=file, reason=reason) from problem
    columns = named_columns(names, file)
    records: list[Line] = [
        (line, [cell_text(v) for v in row]) for line, row in enumerate(values, start=1)
    ]
    kept, refused = rectangular(records, columns, file)
    rows, lines = rows_and_lines(kept)
    return PlainTable(
        file=file,
        sha256=digest(data),
        form=replace(form, encoding=None, delimiter=None, decimal=".", header=None, first=None),
        columns=columns,
        rows=rows,
        lines=lines,
        refused=tuple(refused),
    )


def _content(data: bytes, file: str) -> tuple[list[str], list[tuple[object, ...]]]:
    """Return the names and rows; DuckDB gets a copy, whose name is no pattern and which nobody exchanges."""
    from surveyapp.storage.project.database import only_file  # noqa: PLC0415 - loads DuckDB

    with tempfile.TemporaryDirectory(prefix="surveyapp-") as folder:
        copy = Path(folder) / "table.parquet"
        copy.write_bytes(data)
        with only_file(copy) as connection:
            # a few bytes can stand for any number of rows, so they are counted before they are read
            counted = connection.execute("SELECT count(*) FROM read_parquet(?)", [str(copy)])
            (rows,) = counted.fetchone() or (0,)
            found = connection.execute("SELECT * FROM read_parquet(?)", [str(copy)])
            names = [str(column[0]) for column in found.description or ()]
            reason = too_large(rows, len(names))
            if reason:
                raise FileRefused(file=file, reason=reason)
            return names, found.fetchall()


FORMATS = (TableFormat("Parquet", (".parquet",), read_parquet),)
