"""The sample design of a project, from tables or its variables, and joint probabilities from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.sample_design import ImportedSample
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import read_csv
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.sample_columns import (
    DRAWN,
    StoredSample,
    stored_sample,
    stored_sample_counts,
)
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel, QuestionId
from surveyapp.survey.types.number import Number

_LEVELS = {
    "weights": MeasurementLevel.WEIGHT,
    "strata": MeasurementLevel.STRATUM,
    "clusters": MeasurementLevel.CLUSTER,
}
"""The kinds of what a sample design knows of a respondent, and the levels of variables that say it."""


def imported_kinds(project: Project) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return which of weights, strata and clusters all interviews have, and which only some.

    Parameters
    ----------
    project
        The project: its tables bring them, or its analyst says which variables they are.
    """
    everybody = project.interviews
    counts = stored_sample_counts(project) if project.has_rows(DRAWN) else {}
    counts |= {kind: _known(project, one) for kind, one in _said(project).items()}
    used = tuple(kind for kind in _LEVELS if 0 < counts.get(kind, 0) == everybody)
    return used, tuple(kind for kind in _LEVELS if 0 < counts.get(kind, 0) < everybody)


def imported_sample(project: Project) -> ImportedSample:
    """Return the weights, strata and clusters that imported tables brought, or that variables are.

    Parameters
    ----------
    project
        The project.

    Raises
    ------
    UserProblem
        if a weight that a variable is is below 0.
    """
    used, partly = imported_kinds(project)
    if not used:
        return ImportedSample(left_out=partly)
    said = _said(project)
    rows = stored_sample(project) if set(used) - said.keys() else StoredSample(NO_WEIGHTS, [], [])
    brought: dict[str, Any] = {
        "weights": rows.weights,
        "strata": [one or "" for one in rows.strata],
        "clusters": [one or "" for one in rows.clusters],
    }
    values: dict[str, Any] = {
        kind: _values(project, said[kind]) if kind in said else brought[kind] for kind in used
    }
    return ImportedSample(**values, used=used, left_out=partly)


NO_WEIGHTS = np.zeros(0)


def _said(project: Project) -> dict[str, AskedQuestion]:
    """Return the variables that are weights, strata and clusters, as the analyst says."""
    survey = project.survey
    named = {kind: project.variables.with_level(level) for kind, level in _LEVELS.items()}
    asked = {} if survey is None else {q.id: q for q in survey.recorded_questions}
    return {
        kind: asked[QuestionId(names[0])]
        for kind, names in named.items()
        if names and names[0] in asked
    }


def _known(project: Project, question: AskedQuestion) -> int:
    """Return how many interviews have a value of a variable."""
    if question.unlisted is not None:
        return project.answered(question)
    return int(project.counts(question)[None].sum())


def _values(project: Project, question: AskedQuestion) -> NDArray[np.float64] | list[str]:
    if isinstance(question, Number):
        weights = project.numbers(question)
        if weights.min(initial=0.0) < 0:
            raise UserProblem(
                msg("{name} is the weight, and some of its values are below 0.", name=question.id)
            )
        return weights
    codes = project.codes((question,))[question.id]
    return [question.reports[code] for code in codes.tolist()]


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
