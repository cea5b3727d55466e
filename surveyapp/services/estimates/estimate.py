"""Estimates from a project, straight from collection files, or from plain tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.data.questions import direct_question, no_interviews, recorded_question
from surveyapp.analyses.data.sample_design import (
    Inclusion,
    SampleColumns,
    check_columns_direct,
)
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.means import MeanInterval
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.sample_design import imported_kinds
from surveyapp.services.dataset.source import (
    CountedReports,
    SampleUse,
    SourceRequest,
    check_usable,
    opened_reports,
    opened_rows,
)
from surveyapp.services.estimates.external_engines import estimate_engine
from surveyapp.services.project.connections import usable_connection
from surveyapp.services.project.import_collections import FileReport, import_notes, read_files
from surveyapp.services.project.kiosk_trust import NOBODY, KioskTrust
from surveyapp.services.project.surveys import SurveyName, select_survey
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.csv_tables import RowRefused
from surveyapp.storage.project.enrolment import EnrolledKiosk
from surveyapp.storage.project.project import Connection, ImportedFile, Project
from surveyapp.storage.project.undo_history import HistoryStep
from surveyapp.storage.tables.respondent_tables import read_respondents
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class ProjectSummary:
    """What a project holds."""

    survey: Survey | None
    interviews: int
    files: tuple[ImportedFile, ...]
    kiosks: tuple[EnrolledKiosk, ...] = ()
    is_closed: bool = False
    """Whether files of kiosks that were not accepted wait."""
    surveys: tuple[Survey, ...] = ()
    """All that it holds; ``survey`` is the chosen one, of which the interviews and files are."""
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
    in_the_clear: int = 0
    """How many interviews of all surveys kiosks had sealed that are in a file which is not encrypted."""


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
        connection = opened.connection
        return ProjectSummary(
            opened.survey,
            opened.interviews if connection is None else connection.interviews,
            opened.files(),
            opened.kiosks(),
            opened.is_closed,
            opened.surveys(),
            opened.history.steps(),
            imported_kinds(opened)[0],
            opened.is_sealed,
            opened.is_read_only,
            connection,
            0 if opened.is_sealed else opened.sealed_interviews(),
        )


@dataclass(frozen=True, slots=True)
class SampleQuestions:
    """The sample design by direct questions, and the size of the population.

    Where no question is named, the weights, strata and clusters of imported tables are used, unless
    ``unweighted``.
    """

    stratum: str | None = None
    cluster: str | None = None
    population: int | None = None
    unweighted: bool = False


SIMPLE = SampleQuestions()
"""Everybody had the same chance to be asked, out of very many people."""


def estimate_project(
    project: Path,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
    survey: SurveyName | None = None,
    where: Filter = EVERYBODY,
    non_adherence: NonAdherence | None = None,
    is_simultaneous: bool = False,
    is_total: bool = False,
) -> EstimateTable:
    """Return the estimates from a project file.

    Parameters
    ----------
    project
        Path of the project file.
    question
        The id of the only question to estimate; None estimates all.
    by
        The id of a direct question that forms groups.
    method
        Interval of shares; None is the usual one of the design.
    mean_method
        Interval of means; None follows ``method``.
    level : between 0 and 1
        Confidence level of the intervals.
    sample
        The sample design and the size of the population.
    survey
        One of the project's surveys; None is the chosen one.
    where
        The filter.
    non_adherence
        Which sensitivity curves to compute; None: none.
    is_simultaneous
        Whether the intervals of all answers of a question hold together with ``level``.
    is_total
        Whether numbers of people are estimated, by the weights, and not shares.

    Raises
    ------
    EnvironmentProblem
        if it cannot be opened.
    UserProblem
        if it does not hold the survey; if there is nothing to estimate like that; if
        ``sample`` does not fit.
    """
    with Project(project) as opened:
        select_survey(opened, survey)
        connection, chosen = usable_connection(opened), opened.survey
        if connection is not None and chosen is not None:
            return estimate_engine(
                connection.source,
                chosen,
                question=question,
                by=by,
                method=method,
                mean_method=mean_method,
                level=level,
                population=sample.population,
                where=where,
                non_adherence=non_adherence,
                is_simultaneous=is_simultaneous,
            )
        return estimate(
            opened,
            project.name,
            question=question,
            by=by,
            method=method,
            mean_method=mean_method,
            level=level,
            sample=sample,
            where=where,
            non_adherence=non_adherence,
            is_simultaneous=is_simultaneous,
            is_total=is_total,
        )


def estimate_files(
    paths: Sequence[Path],
    *,
    survey: Survey | None = None,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
    where: Filter = EVERYBODY,
    non_adherence: NonAdherence | None = None,
    is_simultaneous: bool = False,
    is_total: bool = False,
    opener: Opener | None = None,
    trust: KioskTrust = NOBODY,
    progress: Progress = no_progress,
) -> tuple[EstimateTable, tuple[FileReport, ...]]:
    """Return the estimates from collection files, and the verdict on each file.

    Parameters
    ----------
    paths
        Collection files, or folders of them.
    survey
        Refuses files of any other survey; None takes the survey of the files.
    question, by, method, mean_method, level, sample, where, non_adherence, is_simultaneous, is_total
        As in ``estimate_project``.
    opener
        The key that opens sealed interviews.
    trust
        The kiosks whose sealed files are read.
    progress
        Called with the number of interviews imported and of all.

    Raises
    ------
    UserProblem
        if there is nothing to estimate like that; if ``sample`` does not fit.
    KiosksNotEnrolled
        if a sealed file is of a kiosk that ``trust`` does not take.
    """
    with Project.in_memory() as opened:
        reports = read_files(opened, paths, progress, survey, opener=opener, trust=trust)
        refused = [report.reason for report in reports if report.problem]
        if opened.survey is None and refused:
            raise no_interviews(where=f"these files ({refused[0].rstrip('.')})")
        table = estimate(
            opened,
            "these files",
            question=question,
            by=by,
            method=method,
            mean_method=mean_method,
            level=level,
            sample=sample,
            where=where,
            non_adherence=non_adherence,
            is_simultaneous=is_simultaneous,
            is_total=is_total,
        )
        notes = map(Notice, import_notes(reports))
        return replace(table, notes=(*table.notes, *notes)), reports


def estimate_csv_tables(
    paths: Sequence[Path],
    survey: Survey,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    columns: SampleColumns = SampleColumns(),  # noqa: B008 - a frozen value
    inclusion: Inclusion | None = None,
    population: int | None = None,
    where: Filter = EVERYBODY,
    non_adherence: NonAdherence | None = None,
    is_simultaneous: bool = False,
    is_total: bool = False,
) -> tuple[EstimateTable, tuple[RowRefused, ...]]:
    """Return the estimates from plain tables of recorded reports, and every cell that was refused.

    A row with a refused cell is left out. The warnings count these rows and name questions without a column.

    Parameters
    ----------
    paths
        CSV tables, one row a respondent.
    survey
        The survey whose questions the columns are.
    question, by, method, mean_method, level, where, non_adherence, is_simultaneous, is_total
        As in ``estimate_project``.
    columns
        Names of the columns of weights, strata and clusters.
    inclusion
        What the column of weights is, if it has inclusion probabilities; None: weights.
    population
        Number of people in the population, for the finite population correction; of a sample with
        inclusion probabilities, what its totals are divided by.

    Raises
    ------
    FileRefused, TableProblem, UserProblem
        if a table cannot be read.
    UserProblem
        if no row is right; if there is nothing to estimate like that; if all weights are 0.
    """
    check_columns_direct(survey, columns)
    needed = [recorded_question(survey, question).id] if question is not None else []
    needed += [direct_question(survey, by).id] if by is not None else []
    found = read_respondents(paths, survey, sample=columns, needed=(*needed, *where.questions()))
    check_usable(found, paths)
    wanted = WantedEstimates(
        question,
        by,
        method,
        mean_method,
        level,
        population,
        inclusion,
        non_adherence,
        is_simultaneous,
        is_total,
    )
    data = opened_rows(found, SourceRequest(columns=columns, where=where))
    return estimates_of(data, wanted), found.refused


def estimate(
    project: CountedReports,
    place: str,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
    where: Filter = EVERYBODY,
    non_adherence: NonAdherence | None = None,
    is_simultaneous: bool = False,
    is_total: bool = False,
) -> EstimateTable:
    """Return one row for each answer of each question, by groups.

    Parameters
    ----------
    project
        The reports.
    place
        The name of their source, for errors.
    question, by, method, mean_method, level, sample, where, non_adherence, is_simultaneous, is_total
        As in ``estimate_project``.
    """
    request = SourceRequest(
        columns=SampleColumns(None, sample.stratum, sample.cluster),
        where=where,
        sample_use=SampleUse.LEFT_OUT if sample.unweighted else SampleUse.USED,
    )
    wanted = WantedEstimates(
        question,
        by,
        method,
        mean_method,
        level,
        sample.population,
        None,
        non_adherence,
        is_simultaneous,
        is_total,
    )
    return estimates_of(opened_reports(project, place, request), wanted)
