"""How many interviews of a project a filter keeps."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.base.filter import Filter
from surveyapp.analyses.data.filters import kept_answers
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
        if found.survey is None or not where:
            return FilterCount(found.interviews, found.interviews)
        return FilterCount(
            found.only(kept_answers(found.survey, where)).interviews, found.interviews
        )
