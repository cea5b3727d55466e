"""The sample design of a project, from tables or its variables, and joint probabilities from a file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.filter import Filter
from surveyapp.analyses.data.filters import kept_answers
from surveyapp.analyses.data.sample_design import (
    ImportedSample,
    KnownCalibration,
    SampleColumn,
    SampleValues,
)
from surveyapp.analyses.data.weight_recipe import Weighted
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import WEIGHTS_STALE, Notice
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.sample_columns import (
    DRAWN,
    stored_more,
    stored_sample,
    stored_sample_counts,
)
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.survey.json_format.reading import RESERVED_IDS
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel, QuestionId, part_name

_KINDS = {
    "weights": MeasurementLevel.WEIGHT,
    "strata": MeasurementLevel.STRATUM,
    "clusters": MeasurementLevel.CLUSTER,
}
"""The kinds of what a sample design knows of a respondent, and the levels of variables that say it."""


def kinds_of(columns: Sequence[SampleColumn]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return which of weights, strata and clusters all interviews have, and which only some.

    Parameters
    ----------
    columns
        Those of a project.
    """
    found = {column.kind: column.is_used for column in columns}
    used = tuple(kind for kind, level in _KINDS.items() if found.get(level))
    return used, tuple(kind for kind, level in _KINDS.items() if not found.get(level, True))


def sample_columns(project: Project) -> tuple[SampleColumn, ...]:
    """Return the columns of the sample design of which some interview has a value.

    Parameters
    ----------
    project
        The project: its tables bring them, or its analyst says which variables they are.
    """
    everybody, said = project.interviews, _said(project)
    brought = {one.level: one for one in brought_sample(project)}
    shown = () if project.survey is None else [q.id for q in project.survey.recorded_questions]
    columns = []
    for kind, level in _KINDS.items():
        question, own = said.questions.get(kind), brought.get(level)
        if question is not None and (known := _known(said.reports, question)):
            is_shown = question.id in shown
            columns.append(SampleColumn(level, question.id, is_shown, known == everybody))
        elif question is None and own is not None:
            columns.append(SampleColumn(level, own.name, own.name in shown, own.known == everybody))
    return tuple(columns)


@dataclass(frozen=True, slots=True)
class BroughtColumn:
    """What tables brought of how respondents were drawn: its kind, its name, and of how many it is known."""

    level: MeasurementLevel
    name: str
    known: int


def brought_sample(project: Project) -> tuple[BroughtColumn, ...]:
    """Return the weights, strata and clusters that tables brought, called as the tables call them.

    Their rows are kept as ``weight``, ``stratum`` and ``cluster``, which are also the names where tables
    differ or something else in the record is called so.

    Parameters
    ----------
    project
        The project.
    """
    counts = stored_sample_counts(project) if project.has_rows(DRAWN) else {}
    if not any(counts.values()):
        return ()
    survey, mappings = project.survey, project.mappings()
    asked = () if survey is None else survey.recorded_questions
    taken = {column.name.casefold() for one in asked for column in one.columns} | RESERVED_IDS
    taken |= {part_name(one.id, part.id).casefold() for one in asked for part in one.part_columns}
    tables = [json.loads(mappings[one.number]) for one in project.files() if one.number in mappings]
    found = []
    for kind, level in _KINDS.items():
        called = {one[level.value] for one in tables if one.get(level.value)}
        own = called.pop() if len(called) == 1 else ""
        is_free = own and own.isprintable() and own.casefold() not in taken
        name = own if is_free else level.value
        taken.add(name.casefold())
        found.append(BroughtColumn(level, name, counts[kind]))
    return tuple(one for one in found if one.known)


def imported_sample(project: Project, columns: Sequence[SampleColumn]) -> ImportedSample:
    """Return the weights, strata and clusters that imported tables brought, or that variables are.

    Parameters
    ----------
    project
        The project.
    columns
        Those of its sample design.

    Raises
    ------
    UserProblem
        if a weight that a variable is is below 0.
    """
    used, partly = kinds_of(columns)
    more = stored_more(project)
    if not used:
        return ImportedSample(left_out=partly, sizes=more.populations)
    said = _said(project)
    values: dict[str, Any] = _values(project, said, used)
    weight = said.questions.get("weights")
    if weight is not None and "weights" in used and values["weights"].min(initial=0.0) < 0:
        raise UserProblem(
            msg("{name} is the weight, and some of its values are below 0.", name=weight.id)
        )
    found = ImportedSample(**values, used=used, left_out=partly)
    # sizes and replicates belong to the weights and units that the tables brought, not to variables
    if not {"strata", "clusters"} & said.questions.keys():
        found = replace(found, stages=more.stages, sizes=more.populations)
    if "weights" not in said.questions:
        found = replace(found, replicates=more.replicates, prefix=more.prefix)
    return found if weight is None or "weights" not in used else _calibrated(project, said, found)


def _calibrated(project: Project, said: _Said, found: ImportedSample) -> ImportedSample:
    """Return the sample with what its weights were calibrated to, if they were made here and still are."""
    from surveyapp.analyses.data.weight_making import (  # noqa: PLC0415
        are_met,
        base_weights,
        calibrated_again,
        known_totals,
        weight_columns,
    )

    weight, survey = said.questions["weights"], said.reports.survey
    recipes = (one.derivation for one in project.variables.derived if one.name == weight.id)
    recipe = next(recipes, None)
    if not isinstance(recipe, Weighted) or survey is None or found.weights is None:
        return found
    columns = weight_columns(said.reports, survey, recipe)
    if recipe.is_calibrated and are_met(columns, recipe, found.weights):
        auxiliary, _totals = known_totals(columns, recipe)
        again = calibrated_again(columns, recipe)
        known = KnownCalibration(auxiliary, base_weights(columns, recipe), again)
        return replace(found, calibration=known)
    if not recipe.is_calibrated and recipe.interviews == columns.interviews:
        return found
    facts = {"name": weight.id, "then": recipe.interviews, "now": columns.interviews}
    return replace(found, notes=(Notice(Message(WEIGHTS_STALE, facts)),))


def recorded_sample(
    project: Project, where: Filter, columns: Sequence[SampleColumn]
) -> tuple[SampleValues, ...]:
    """Return columns of a project's sample design, with the values of the interviews that a filter keeps.

    Parameters
    ----------
    project
        The project.
    where
        The filter.
    columns
        Which columns; what questions fill has no values here.
    """
    kinds = {
        one.kind: kind for one in columns for kind, level in _KINDS.items() if level is one.kind
    }
    wanted = [kinds[one.kind] for one in columns if not one.is_asked]
    said = _said(project)
    kept = replace(said, reports=_kept(said.reports, where))
    values = _values(_kept(project, where), kept, wanted)
    return tuple(SampleValues(one, values.get(kinds[one.kind])) for one in columns)


def _kept(reports: StoredReports, where: Filter) -> StoredReports:
    survey = reports.survey
    return reports if survey is None or not where else reports.only(kept_answers(survey, where))


@dataclass(frozen=True, slots=True, eq=False)
class _Said:
    """The variables that are weights, strata and clusters, as the analyst says, and what has them."""

    questions: Mapping[str, AskedQuestion]
    reports: StoredReports


def _said(project: Project) -> _Said:
    """Return what the analyst says of the sample; a variable that is hidden counts like any other."""
    named = {kind: project.variables.with_level(level) for kind, level in _KINDS.items()}
    if project.survey is None or not any(named.values()):
        return _Said({}, project)
    reports = project.seen_with(project.variables.all_shown())
    asked = {q.id: q for q in (reports.survey or project.survey).recorded_questions}
    found = {kind: asked[QuestionId(names[0])] for kind, names in named.items() if names}
    return _Said(found, reports)


def _known(reports: StoredReports, question: AskedQuestion) -> int:
    """Return how many interviews have a value of a variable."""
    if question.unlisted is not None:
        return reports.answered(question)
    return int(reports.counts(question)[None].sum())


def _values(
    brought: StoredReports, said: _Said, kinds: Sequence[str]
) -> dict[str, NDArray[np.float64] | list[str]]:
    """Return the values of some kinds: those that tables brought, or of the variables that are said."""
    own = [kind for kind in kinds if kind not in said.questions]
    values = stored_sample(brought, own) if own else {}
    return {
        kind: _of_variable(said.reports, said.questions[kind])
        if kind in said.questions
        else values[kind]
        for kind in kinds
    }


def _of_variable(
    reports: StoredReports, question: AskedQuestion
) -> NDArray[np.float64] | list[str]:
    if question.is_number:
        return reports.numbers(question)
    codes = reports.codes((question,))[question.id]
    known = (*question.reports, "")
    return [known[code] for code in codes.tolist()]


def read_joint(path: Path) -> NDArray[np.float64]:
    """Return the joint inclusion probabilities in a table: numbers alone, without a header.

    Parameters
    ----------
    path
        The file.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read, or a cell is no number.
    """
    from surveyapp.storage.tables.reader import read_cells  # noqa: PLC0415

    _, lines = read_cells(path, has_header=False)
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
