"""The same small table as a file of each kind that is read: ten reports, with what the kind can say of them.

A kind of the registry that has no maker here fails ``tests/contracts/test_table_formats.py``.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path

import duckdb
import openpyxl
import pandas as pd
import pyreadstat
from samples import SAMPLES

COLUMNS = ("used", "region", "hours")
ROWS = (("yes", "north", 3), ("no", "south", 40)) * 5
MAGIC = {"dta": 11, "sas7bdat": 32, "xpt": 48, "arrow": 6, "rdata": 5, "rda": 5}
"""How many bytes at the beginning name the kind, where it is not four."""


def foreign_table(ending: str) -> bytes:
    """Return the table as the bytes of a file.

    Parameters
    ----------
    ending
        of the file's name, such as ``.sav``.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / ("good" + ending)
        _MAKERS[ending](path)
        return path.read_bytes()


def magic(ending: str) -> int:
    """Return how many bytes at the beginning of such a file name its kind."""
    return MAGIC.get(ending[1:], 4)


def frame() -> pd.DataFrame:
    """Return the table as a DataFrame."""
    return pd.DataFrame(ROWS, columns=list(COLUMNS)).astype({"hours": float})


def _text(separator: str) -> Callable[[Path], object]:
    return lambda path: frame().to_csv(path, sep=separator, index=False, float_format="%g")


def _workbook(path: Path) -> None:
    book = openpyxl.Workbook()
    for row in (COLUMNS, *ROWS):
        book.active.append(list(row))
    out = io.BytesIO()
    book.save(out)
    path.write_bytes(out.getvalue())


def _parquet(path: Path) -> None:
    reports = frame()  # noqa: F841 - DuckDB finds it by its name
    duckdb.sql(f"COPY (SELECT * FROM reports) TO '{path}' (FORMAT parquet)")  # noqa: S608 - our own path


def _r(path: Path) -> None:
    import rdata  # noqa: PLC0415 - for this only

    write = rdata.write_rds if path.suffix == ".rds" else _workspace
    write(path, frame().astype({"used": object, "region": object}))


def _workspace(path: Path, table: pd.DataFrame) -> None:
    import rdata  # noqa: PLC0415

    rdata.write_rda(path, {"study": table})


def _stream(path: Path) -> None:
    import pyarrow as pa  # noqa: PLC0415

    table = pa.Table.from_pandas(frame())
    with pa.ipc.new_stream(path, table.schema) as out:
        out.write_table(table)


_MAKERS: dict[str, Callable[[Path], object]] = {
    ".csv": _text(","),
    ".tsv": _text("\t"),
    ".tab": _text("\t"),
    ".txt": _text(";"),
    ".xlsx": _workbook,
    ".parquet": _parquet,
    ".sav": lambda path: pyreadstat.write_sav(frame(), str(path)),
    ".zsav": lambda path: pyreadstat.write_sav(frame(), str(path), compress=True),
    ".dta": lambda path: pyreadstat.write_dta(frame(), str(path)),
    # nothing of ours writes it: made by haven 2.5.1 in R
    ".sas7bdat": lambda path: path.write_bytes((SAMPLES / "reports.sas7bdat").read_bytes()),
    ".xpt": lambda path: pyreadstat.write_xport(frame(), str(path)),
    ".arrow": _stream,
    ".feather": lambda path: frame().to_feather(path),
    ".rds": _r,
    ".rda": _r,
    ".rdata": _r,
}
