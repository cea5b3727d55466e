"""Weights made for a table of respondents: written next to its columns, with the weights before."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.analyses.data.weight_making import weight_columns
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.dataset.source import check_usable
from surveyapp.services.mapping.recorded_lines import plain_lines, recorded_lines
from surveyapp.services.weighting.making import (
    NO_BASE,
    PlannedWeight,
    WeightPlan,
    check_errors,
    planned,
    recipe_of,
)
from surveyapp.storage.files.csv_tables import write_csv
from surveyapp.storage.tables.respondent_tables import Respondents, read_respondents
from surveyapp.survey.definition.survey import Survey

BEFORE = "_before"
"""What the name of the column with weights before calibration ends with."""


def check_table_weight(table: Path, survey: Survey, plan: WeightPlan) -> PlannedWeight:
    """Return what would come of a plan for a table; ``base`` of the plan is one of its columns.

    Parameters
    ----------
    table
        Of any kind, one row a respondent.
    survey
        What its columns mean.
    plan
        What is asked for.

    Raises
    ------
    UserProblem
        if a variable or an answer is not there; if margins do not agree.
    FileRefused, TableProblem
        if the table cannot be read.
    """
    return _planned(_respondents(table, survey, plan), plan)


def make_table_weight(table: Path, survey: Survey, plan: WeightPlan, out: Path) -> PlannedWeight:
    """Write a table again with a column of weights, and one of the weights before calibration.

    Parameters
    ----------
    table
        Of any kind, one row a respondent.
    survey
        What its columns mean.
    plan
        What is asked for; its name is that of the column, ``NAME_before`` of the other.
    out
        Where the table is written.

    Raises
    ------
    UserProblem
        if rows of the table cannot be used, or a column of that name is there; as ``check_table_weight``.
    FileRefused, TableProblem, EnvironmentProblem
        if the table cannot be read, or none can be written.
    """
    found = _respondents(table, survey, plan)
    if found.refused:
        raise UserProblem(
            msg(
                "{count} rows of {file} cannot be used (first: {reason}). Correct them, so that every row "
                "gets its weight.",
                count=found.refused_rows,
                file=table.name,
                reason=str(found.refused[0]).rstrip("."),
            )
        )
    names, rows = plain_lines(table)
    added = (plan.name, *((plan.name + BEFORE,) if plan.margins else ()))
    for name in added:
        if name in names:
            raise UserProblem(
                msg("There is a variable {name} already. Choose another name.", name=name)
            )
    made = _planned(found, plan)
    check_errors(made)
    assert made.weights is not None  # noqa: S101 - there was no error
    columns = (made.weights.tolist(), made.before.tolist())[: len(added)]
    written = [
        dict(zip((*names, *added), (*cells, *values), strict=True))
        for (_line, cells), *values in zip(rows, *columns, strict=True)
    ]
    write_csv(out, written, (*names, *added))
    return made


def _respondents(table: Path, survey: Survey, plan: WeightPlan) -> Respondents:
    base = None if plan.base in (None, NO_BASE) else plan.base
    read = partial(recorded_lines, survey=survey)
    found = read_respondents((table,), survey, sample=SampleColumns(base=base), read=read)
    check_usable(found, (table,))
    return found


def _planned(found: Respondents, plan: WeightPlan) -> PlannedWeight:
    recipe, notes = recipe_of(plan, None)
    columns = weight_columns(found, found.survey, recipe)
    if found.base is not None:
        columns = replace(columns, base=found.base)
    return planned(columns, found.survey, recipe, notes)
