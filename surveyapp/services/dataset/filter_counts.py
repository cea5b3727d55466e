"""How many interviews of a project a filter keeps."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.base.filter import Filter
from surveyapp.analyses.data.filters import kept_answers
from surveyapp.analyses.data.tally_reports import TallyReports
from surveyapp.services.project.connections import usable_connection
from surveyapp.storage.project.external_engine import EngineTable
from surveyapp.storage.project.project import Project


@dataclass(frozen=True, slots=True)
class FilterCount:
    """How many interviews a filter keeps, of how many."""

    kept: int
    all: int


def count_kept(project: Path, where: Filter) -> FilterCount:
    """Return how many interviews of a project the filter keeps; 0 is no error here.

    Parameters
    ----------
    project
        Path of the project file.
    where
        The filter.

    Raises
    ------
    EnvironmentProblem
        if it cannot be opened.
    UserProblem
        if the filter does not fit.
    """
    with Project(project) as found:
        totals = found.totals
        if totals is not None:
            reports = TallyReports(totals.counts)
            only = reports.only(kept_answers(reports.survey, where)) if where else reports
            return FilterCount(only.interviews, reports.interviews)
        survey, connection = found.survey, usable_connection(found)
        if survey is None or not where:
            there = found.interviews if connection is None else connection.interviews
            return FilterCount(there, there)
        kept = kept_answers(survey, where)
        if connection is None:
            return FilterCount(found.only(kept).interviews, found.interviews)
    with EngineTable(connection.source, survey) as table:
        return FilterCount(table.only(kept).interviews, table.interviews)
