"""Tables in Parquet files, read by DuckDB, which may open that one file and load nothing."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

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
        form=replace(form, encoding=None, delimiter=None, decimal=".", header=None, first=None),
        columns=columns,
        rows=rows,
        lines=lines,
        refused=tuple(refused),
        titles=said.titles,
        labels=said.labels,
        measures=said.measures,
    )


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


def _content(
    data: bytes, file: str
) -> tuple[list[str], list[tuple[object, ...]], Mapping[str, Any]]:
    """Return the names, the rows, and what is said of the columns.

    DuckDB gets a copy, whose name is no pattern and which nobody exchanges.
    """
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
            values = found.fetchall()
            kept = connection.execute(
                "SELECT value FROM parquet_kv_metadata(?) WHERE key::VARCHAR = 'labels'",
                [str(copy)],
            ).fetchone()
            return names, values, _about(kept[0] if kept else b"")


def _about(kept: bytes) -> Mapping[str, Any]:
    """Return what a file says of its columns; nothing where it is not what we write."""
    try:
        said = json.loads(kept)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


FORMATS = (TableFormat("Parquet", (".parquet",), read_parquet),)
