"""Records as Excel workbooks and Parquet files."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_cells import cell
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.files.safe_files import folder_beside
from surveyapp.storage.project.database import errors_in_words, literal, only_files
from surveyapp.storage.project.stored_reports import quoted

MOST_ROWS = 1_048_576
"""Of a sheet in Excel, with the header."""

FIRST_YEAR = 1900
"""Excel knows no day before."""
Cell = str | float | date | None


def write_workbook(path: Path, sheets: Mapping[str, Sequence[Sequence[Cell]]]) -> None:
    """Write sheets of rows, the header first; nothing in them is run as a formula.

    Raises
    ------
    UserProblem
        if a sheet has too many rows.
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    from openpyxl import Workbook  # noqa: PLC0415 - needed for this only

    book = Workbook(write_only=True)
    for title, rows in sheets.items():
        if len(rows) > MOST_ROWS:
            raise UserProblem(
                msg(
                    "An Excel sheet can have {most} rows, and there are {rows}. Write .csv, "
                    ".parquet, .sav or .dta.",
                    most=f"{MOST_ROWS:,}",
                    rows=f"{len(rows):,}",
                )
            )
        sheet = book.create_sheet(title)
        sheet.freeze_panes = "A2"
        for row in rows:
            sheet.append([_shown(value) for value in row])
    out = io.BytesIO()
    book.save(out)
    write_bytes(path, out.getvalue())


def _shown(value: Cell) -> Cell:
    if isinstance(value, date) and value.year < FIRST_YEAR:
        return value.isoformat()
    return cell(value) if isinstance(value, str) else value


def write_parquet(
    path: Path, columns: Mapping[str, Sequence[Cell]], about: Mapping[str, str]
) -> None:
    """Write columns of texts or numbers (None: missing), with ``about`` as the file's metadata.

    Raises
    ------
    DiskProblem
        if it cannot be written; an old file is then intact.
    EnvironmentProblem
        if the database cannot make it.
    """
    arrays = {name: _array(values) for name, values in columns.items()}
    days = [quoted(name) for name, array in arrays.items() if array.dtype.kind == "M"]
    as_days = ", ".join(f"CAST({name} AS DATE) AS {name}" for name in days)
    every = f"* REPLACE ({as_days})" if days else "*"
    metadata = ", ".join(f"{quoted(name)}: {literal(text)}" for name, text in about.items())
    with folder_beside(path) as folder:
        made = folder / "made"
        with only_files(made) as connection, errors_in_words(path.name):
            connection.register("records", arrays)
            connection.execute(
                # both are quoted: a path of our own, and texts of the survey
                f"COPY (SELECT {every} FROM records) TO {literal(str(made))}"
                f" (FORMAT parquet, COMPRESSION zstd, KV_METADATA {{{metadata}}})"
            )
        write_bytes(path, made.read_bytes())


def _array(values: Sequence[Cell]) -> Any:
    if any(isinstance(value, date) for value in values):
        # NumPy's days are no days to DuckDB; its times are, cut off to days
        return np.array(values, dtype="datetime64[D]").astype("datetime64[s]")
    is_text = any(isinstance(value, str) for value in values)
    if is_text:
        return np.array([value or None for value in values], dtype=object)
    return np.ma.masked_invalid(np.array([np.nan if v is None else v for v in values], dtype=float))
