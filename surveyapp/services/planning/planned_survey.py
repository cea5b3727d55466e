"""The survey that is planned: a file, or the survey of a project."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey


def _no_planned_survey() -> UserProblem:
    """Nothing was given, or two things."""
    return UserProblem(msg("Give either a survey file or a project that has a survey."))


@dataclass(frozen=True, slots=True)
class PlannedSurvey:
    """A survey, and where it is: a file, or a project."""

    survey: Survey
    file: Path | None = None
    project: Path | None = None

    @property
    def options(self) -> tuple[str, ...]:
        """What names it on the command line."""
        return ("--project", str(self.project)) if self.file is None else (str(self.file),)


def planned_survey(file: Path | None, project: Path | None) -> PlannedSurvey:
    """Return the survey in a file, or the chosen one of a project.

    Raises
    ------
    UserProblem
        if not one of them is given, or the project has none.
    SurveyMistakes, FileRefused
        if the file cannot be read.
    EnvironmentProblem
        if the project cannot be opened.
    """
    if (file is None) == (project is None):
        raise _no_planned_survey()
    if file is not None:
        return PlannedSurvey(load_survey(file), file=file)
    assert project is not None  # noqa: S101 - one of them is given
    survey = summarise_project(project).asked_survey
    if survey is None:
        raise _no_planned_survey()
    return PlannedSurvey(survey, project=project)
