"""The sample design that imported tables brought into a project, and joint probabilities from a file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.sample_design import ImportedSample
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import read_csv
from surveyapp.storage.project.sample_columns import DRAWN, stored_sample, stored_sample_counts
from surveyapp.storage.project.stored_reports import StoredReports


def imported_kinds(reports: StoredReports) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return which of weights, strata and clusters all interviews have, and which only some.

    Parameters
    ----------
    reports
        The reports of a project.
    """
    if not reports.has_rows(DRAWN):
        return (), ()
    everybody = reports.interviews
    counts = stored_sample_counts(reports)
    used = tuple(kind for kind, count in counts.items() if 0 < count == everybody)
    return used, tuple(kind for kind, count in counts.items() if 0 < count < everybody)


def imported_sample(reports: StoredReports) -> ImportedSample:
    """Return the weights, strata and clusters that imported tables brought.

    Parameters
    ----------
    reports
        The reports of a project.
    """
    used, partly = imported_kinds(reports)
    if not used:
        return ImportedSample(left_out=partly)
    rows = stored_sample(reports)
    return ImportedSample(
        weights=rows.weights if "weights" in used else None,
        strata=[one or "" for one in rows.strata] if "strata" in used else None,
        clusters=[one or "" for one in rows.clusters] if "clusters" in used else None,
        used=used,
        left_out=partly,
    )


def read_joint(path: Path) -> NDArray[np.float64]:
    """Return the joint inclusion probabilities in a CSV file: numbers alone, without a header.

    Parameters
    ----------
    path
        The file.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read, or a cell is no number.
    """
    header, rows = read_csv(path)
    lines = [(1, header), *rows]
    return np.array([[_probability(path, line, cell) for cell in cells] for line, cells in lines])


def _probability(path: Path, line: int, cell: str) -> float:
    try:
        return float(cell)
    except ValueError as problem:
        raise UserProblem(
            msg(
                "{file}, line {line}: “{cell}” is not a number. Give the joint inclusion "
                "probabilities alone, one row and one column for each respondent, without a "
                "header.",
                file=path.name,
                line=line,
                cell=cell[:40],
            )
        ) from problem
