"""Which of a project's surveys is meant, and choosing another."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import SURVEY_READ, Notice
from surveyapp.storage.project.project import Project
from surveyapp.survey.definition.survey import Survey

_WRITTEN = re.compile(r"(?P<id>[A-Za-z0-9][A-Za-z0-9_-]{0,63})(?:@(?P<version>[0-9]{1,9}))?")


@dataclass(frozen=True, slots=True)
class SurveyName:
    """One of a project's surveys: its latest, where ``version`` is None.

    ``definition`` is the very survey, if that is known.
    """

    id: str
    version: int | None = None
    definition: Survey | None = None

    @classmethod
    def of(cls, survey: Survey) -> Self:
        """Return the name of ``survey``."""
        return cls(survey.id, survey.version, survey)

    @classmethod
    def read(cls, written: str) -> Self:
        """Return the name that is written as an id, or as id@version.

        Raises
        ------
        UserProblem
            if it is not.
        """
        found = _WRITTEN.fullmatch(written)
        if found is None:
            raise UserProblem(
                msg(
                    "{written} is not a survey: give a survey file, or the id of one of the "
                    "project's surveys, as clinic or clinic@3 for its version 3.",
                    written=written,
                )
            )
        version = found["version"]
        return cls(found["id"], None if version is None else int(version))

    def __str__(self) -> str:
        return self.id if self.version is None else f"{self.id}@{self.version}"


def select_survey(project: Project, survey_name: SurveyName | None) -> None:
    """Select the survey whose interviews are read from now on.

    Parameters
    ----------
    project
        An open project.
    survey_name
        The survey; None keeps the chosen one.

    Raises
    ------
    UserProblem
        if the project does not hold it; if the project's survey of that name is not the
        same.
    """
    if survey_name is None:
        return
    project.look_at(survey_name.id, survey_name.version)
    if survey_name.definition not in (None, project.asked_survey):
        raise UserProblem(
            msg(
                "The project {file} contains a survey {survey} that is not the one in the "
                "given file; one of them was changed without a new version.",
                file=project.name,
                survey=survey_name,
            )
        )


def which_survey(project: Path, survey_name: SurveyName | None) -> Notice | None:
    """Return a sentence that states which of several surveys is read; None where there is only one.

    Parameters
    ----------
    project
        Path of the project file.
    survey_name
        The survey; None is the chosen one.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    UserProblem
        if the ``survey_name`` one is not there.
    """
    with Project(project) as opened:
        select_survey(opened, survey_name)
        count, survey = len(opened.surveys()), opened.survey
        if survey is None or count < 2:
            return None
        facts = {"survey": SurveyName.of(survey), "count": count}
        return Notice(Message(SURVEY_READ, facts))


@dataclass(frozen=True, slots=True)
class SurveyRow:
    """One of a project's surveys: its id as ``survey``, and how much of it there is."""

    survey: str
    version: int
    title: str
    interviews: int
    files: int
    chosen: bool


def list_surveys(project: Path) -> tuple[SurveyRow, ...]:
    """Return the project's surveys in the order in which they came.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    """
    with Project(project) as opened:
        chosen, rows = opened.asked_survey, []
        for survey in opened.surveys():
            opened.look_at(survey.id, survey.version)
            counts = opened.interviews, len(opened.files())
            title = survey.title.any()
            rows.append(SurveyRow(survey.id, survey.version, title, *counts, survey == chosen))
        return tuple(rows)


def choose_survey(project: Path, survey_name: SurveyName) -> None:
    """Choose the survey that the project is opened with from now on.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    UserProblem
        if it does not hold the survey.
    """
    with Project(project) as opened:
        opened.choose(survey_name.id, survey_name.version)
