"""Copies of a synthetic table, from files or DataFrames."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pandas as pd

from surveyapp.analyses.computation.estimates.synthetic_copies import SyntheticCopies
from surveyapp.library.problems import not_usable
from surveyapp.services.models.synthetic_copies import copies_of, read_copies
from surveyapp.services.models.training_table import CsvTable
from surveyapp.storage.models.measured_pairs import load_measured
from surveyapp.storage.tables.plain_table import cell_text


def synthetic_copies(copies: Any, measured: str | Path | None = None) -> SyntheticCopies:
    """Return copies of a synthetic table.

    Parameters
    ----------
    copies : list of DataFrames, or of paths of CSV files
        two or more, all of one release.
    measured : path, optional
        the file that says which pairs of columns were measured; default the one beside files.

    Raises
    ------
    NotUsable
        if it is no such list.
    SurveyAppError
        if there are fewer than two; if they do not have the same columns; if ``measured`` is no such file.
    """
    if not isinstance(copies, Sequence) or isinstance(copies, str):
        raise not_usable("Give a list of copies: DataFrames, or paths of CSV files.")
    known = None if measured is None else load_measured(Path(measured))
    if all(isinstance(one, str | Path) for one in copies):
        return read_copies([Path(one) for one in copies], known)
    if not all(isinstance(one, pd.DataFrame) for one in copies):
        raise not_usable("Give a list of copies: DataFrames, or paths of CSV files.")
    return copies_of([_cells(number, one) for number, one in enumerate(copies, start=1)], known)


def _cells(number: int, frame: pd.DataFrame) -> CsvTable:
    """Return the texts of a DataFrame's cells."""
    columns = [
        [None if pd.isna(value) else cell_text(value) for value in frame[name].tolist()]
        for name in frame.columns
    ]
    rows = tuple(zip(*columns, strict=True))
    return CsvTable(f"copies[{number - 1}]", tuple(map(str, frame.columns)), rows)
