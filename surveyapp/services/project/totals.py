"""Totals that trustees opened as the interviews of a project."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from surveyapp.errors import SurveyAppError, UserProblem
from surveyapp.messages.amounts import count
from surveyapp.messages.message import msg
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tallies.counts_file import is_counts_of, read_counts
from surveyapp.storage.tallies.held_totals import HeldTotals
from surveyapp.survey.definition.survey import Survey


class WhichSurvey(UserProblem):
    """It is not known which survey totals are of."""


class HeldByTrustees(UserProblem):
    """There is nothing of single interviews to show."""

    def __init__(self, totals: HeldTotals) -> None:
        super().__init__(
            msg(
                "The reports are held by trustees: there are no rows, only the totals of {interviews} "
                "interviews that they have opened.",
                interviews=count(totals.counts.interviews),
            )
        )


def take_totals(project: Path, file: Path, survey: Survey | None = None) -> HeldTotals:
    """Let totals that trustees opened be the interviews of a project, which has none of its own.

    Parameters
    ----------
    project
        Path of the project file; one that is not there is made.
    file
        The table of totals.
    survey
        The survey that was asked; None: the project's, or one in the folder of the file.

    Raises
    ------
    WhichSurvey
        if none of these is the survey of the totals.
    UserProblem, FileRefused, TableProblem
        if the totals are not right; if the project has interviews of its own.
    EnvironmentProblem
        if the project cannot be used.
    """
    was_there = project.exists()
    found = survey or _its_survey(file, _held(project) if was_there else ())
    if found is None:
        raise WhichSurvey(
            msg(
                "{file} holds totals of a survey that this project does not have. Choose the survey file "
                "that was asked.",
                file=file.name,
            )
        )
    totals = HeldTotals(file.name, read_counts(file, found))
    with Project(project) as opened:
        opened.take_totals(totals)
    return totals


def _held(project: Path) -> Sequence[Survey]:
    with Project(project) as opened:
        return opened.surveys()


def _its_survey(file: Path, held: Sequence[Survey]) -> Survey | None:
    candidates = (*held, *_beside(file))
    return next((one for one in candidates if is_counts_of(file, one)), None)


def _beside(file: Path) -> Iterator[Survey]:
    """Yield the surveys in the folder of a file that can be read."""
    for path in sorted(file.parent.glob("*.survey.json")):
        with suppress(SurveyAppError):
            yield load_survey(path)
