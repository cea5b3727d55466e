"""Surveys that one respondent answers, from files and a project with its interviews."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from surveyapp.analyses.base.dataset import Surveys
from surveyapp.analyses.data.variables_file import read_seen_survey
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.storage.surveys.survey_files import load_json, load_survey
from surveyapp.survey.definition.survey import Survey


def load_seen_survey(path: Path) -> Survey:
    """Return the survey in a file as its analyst sees it: with the variables that the file states.

    Parameters
    ----------
    path
        The survey file.

    Raises
    ------
    SurveyMistakes, FileRefused
        if it cannot be read.
    UserProblem
        if its variables cannot be.
    """
    return read_seen_survey(load_json(path), path.name)


@contextmanager
def open_surveys(surveys: Sequence[Path], project: Path | None) -> Iterator[Surveys]:
    """Open survey files and a project, and close it at the end of the ``with`` block.

    Parameters
    ----------
    surveys
        Survey files.
    project
        A project, whose survey comes first and whose interviews are counted; or None.

    Raises
    ------
    SurveyMistakes, FileRefused
        if a survey cannot be read.
    EnvironmentProblem, UserProblem
        if the project cannot be used.
    """
    more = tuple(load_survey(path) for path in surveys)
    if project is None:
        yield Surveys(more)
        return
    with open_source(SourceRequest(project=project)) as found:
        yield replace(found.asked, surveys=(*found.asked.surveys, *more))
