"""What a project holds: its surveys, interviews, files and kiosks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.analyses.data.tally_reports import TallyReports
from surveyapp.analyses.data.variables import NO_VARIABLES, Variables
from surveyapp.services.dataset.sample_design import kinds_of, sample_columns
from surveyapp.storage.project.enrolment import EnrolledKiosk
from surveyapp.storage.project.project import Connection, ImportedFile, Project
from surveyapp.storage.project.sample_columns import stored_replicates
from surveyapp.storage.project.undo_history import HistoryStep
from surveyapp.storage.tallies.held_totals import HeldTotals
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class ProjectSummary:
    """What a project holds."""

    survey: Survey | None
    """The chosen one as its analyst sees it, with all variables."""
    interviews: int
    files: tuple[ImportedFile, ...]
    kiosks: tuple[EnrolledKiosk, ...] = ()
    is_closed: bool = False
    """Whether files of kiosks that were not accepted wait."""
    surveys: tuple[Survey, ...] = ()
    """All that it holds, as they were asked; the interviews and files are of the chosen one."""
    steps: tuple[HistoryStep, ...] = ()
    """What can be undone, then what can be redone."""
    sample_kinds: tuple[str, ...] = ()
    """Which of weights, strata and clusters all interviews have from their tables."""
    is_sealed: bool = False
    """Whether its file is encrypted."""
    is_read_only: bool = False
    """Whether nothing can be changed in it."""
    connection: Connection | None = None
    """The engine's table whose rows are its interviews."""
    totals: HeldTotals | None = None
    """The totals that are in the place of its interviews; trustees opened them."""
    in_the_clear: int = 0
    """How many interviews of all surveys kiosks had sealed that are in a file which is not encrypted."""
    asked_survey: Survey | None = None
    """The chosen one as it was asked."""
    variables: Variables = NO_VARIABLES
    """What its analyst says about its columns."""
    sample_columns: tuple[SampleColumn, ...] = ()
    """The columns that say how respondents were drawn, also those that only some interviews have."""
    replicates: tuple[str, int] = ("", 0)
    """What the columns of replicate weights begin with that tables brought, and how many there are."""
    levels: str = ""
    """What columns of tables can contain, as ``stated_columns`` writes it."""


def summarise_project(project: Path) -> ProjectSummary:
    """Return a summary of a project: its surveys, interviews, files and kiosks.

    Parameters
    ----------
    project
        Path of the project file.

    Raises
    ------
    EnvironmentProblem
        if it cannot be opened.
    """
    with Project(project) as opened:
        connection, totals, columns = opened.connection, opened.totals, sample_columns(opened)
        return ProjectSummary(
            survey=opened.survey if totals is None else TallyReports(totals.counts).survey,
            interviews=totals.counts.interviews
            if totals is not None
            else opened.interviews
            if connection is None
            else connection.interviews,
            files=opened.files(),
            kiosks=opened.kiosks(),
            is_closed=opened.is_closed,
            surveys=opened.surveys(),
            steps=opened.history.steps(),
            sample_kinds=kinds_of(columns)[0],
            is_sealed=opened.is_sealed,
            is_read_only=opened.is_read_only,
            connection=connection,
            totals=totals,
            in_the_clear=0 if opened.is_sealed else opened.sealed_interviews(),
            asked_survey=opened.asked_survey,
            variables=opened.variables,
            sample_columns=columns,
            replicates=("", 0) if opened.survey is None else stored_replicates(opened),
            levels=opened.kept_levels(),
        )
