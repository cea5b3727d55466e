"""Estimates from a project, straight from collection files, or from plain tables.

Without weights, strata and clusters a question needs only the counts of its reports; with them it needs
every respondent's. Both ways end in the same rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.estimates.all_questions import estimate_questions
from surveyapp.analyses.computation.estimates.filtered_answers import with_decided_shares
from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence, sensitivity_curves
from surveyapp.analyses.computation.estimates.options import EstimateOptions
from surveyapp.analyses.computation.estimates.rows import CurveRow, EstimateTable
from surveyapp.analyses.data.filters import filter_notes, kept_answers
from surveyapp.analyses.data.questions import direct_question, no_interviews, recorded_question
from surveyapp.analyses.data.sample_design import (
    ImportedSample,
    Inclusion,
    SampleColumns,
    check_columns_direct,
    sample_by_columns,
    sample_by_questions,
)
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.means import MeanInterval
from surveyapp.estimation.sampling.resampling import OF_PAIRS
from surveyapp.estimation.sampling.sample_designs import Sample
from surveyapp.estimation.sampling.weighted_estimates import Target
from surveyapp.messages import notice
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.sample_design import imported_kinds, imported_sample
from surveyapp.services.dataset.source import check_usable, filtered_reports, refused_row_notes
from surveyapp.services.project.import_collections import FileReport, import_notes, read_files
from surveyapp.services.project.kiosk_trust import NOBODY, KioskTrust
from surveyapp.services.project.surveys import SurveyName, select_survey
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.csv_tables import RowRefused
from surveyapp.storage.project.enrolment import EnrolledKiosk
from surveyapp.storage.project.external_engine import EngineTable
from surveyapp.storage.project.project import ImportedFile, Project
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.storage.project.undo_history import HistoryStep
from surveyapp.storage.tables.respondent_tables import Respondents, read_respondents
from surveyapp.survey.definition.questions import AskedQuestion
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
        return ProjectSummary(
            opened.survey,
            opened.interviews,
            opened.files(),
            opened.kiosks(),
            opened.is_closed,
            opened.surveys(),
            opened.history.steps(),
            imported_kinds(opened)[0],
            opened.is_sealed,
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
    named = {"weight": columns.weight, "stratum": columns.stratum, "cluster": columns.cluster}
    check_columns_direct(survey, columns)
    needed = [recorded_question(survey, question).id] if question is not None else []
    needed += [direct_question(survey, by).id] if by is not None else []
    kept = kept_answers(survey, where)
    wanted = (*needed, *where.questions())
    found = read_respondents(paths, survey, sample=columns, needed=wanted)
    check_usable(found, paths)
    drawn = {} if inclusion is not None else {f"--{k}": n for k, n in named.items()}
    _check_population(population, {"--by": by, "--where": where or None, **drawn})
    group = None if by is None else direct_question(survey, by)
    absent = set.intersection(*(set(names) for _, names in found.absent))
    asked = [q for q in _asked(survey, question, group) if q.id not in absent]
    complex_sample = sample_by_columns(found) if inclusion is None else inclusion.sample(found)
    target, size = Target.SHARE, None
    if inclusion is not None and population is not None and inclusion.how not in OF_PAIRS:
        target, size = Target.SHARE_OF_POPULATION, population
    options = EstimateOptions(
        complex_sample,
        None if inclusion is not None else population,
        method,
        level,
        mean_method,
        is_simultaneous,
        _total(complex_sample) if is_total else target,
        size,
    )
    interviews = int(found.kept(kept).sum())
    notes = filter_notes(interviews, found.interviews, where)
    # of a complex sample the others stay in the design: how many fit is itself by chance
    counted = (
        found
        if not where
        else found.only(kept)
        if complex_sample is None
        else found.others_missing(kept)
    )
    made = estimate_questions(counted, asked, group, options)
    warnings = (*_left_out(found, [q.id for q in _asked(survey, question, group)]), *made.warnings)
    rows, decided = with_decided_shares(made.rows, survey, where)
    curves, without = _curves(counted, asked, group, options, non_adherence)
    said: tuple[str, ...] = (*notes, *decided, *made.notes, *without)
    tests = tuple(made.tests)
    table = EstimateTable(survey, interviews, rows, warnings, tests, said, where, curves=curves)
    return table, found.refused


def _total(sample: Sample | None) -> Target:
    if sample is None:
        raise UserProblem(
            msg(
                "How many people the respondents stand for is not known: give the size of the population, or "
                "weights."
            )
        )
    return Target.TOTAL


def _left_out(found: Respondents, asked: Sequence[str]) -> Iterator[str]:
    yield from refused_row_notes(found)
    for file, names in found.absent:
        questions = [name for name in names if name in asked]
        if questions:
            facts = {"file": file, "questions": ", ".join(questions)}
            yield Notice(Message(notice.NO_COLUMN, facts))


def estimate(
    project: StoredReports | EngineTable,
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
    survey = project.survey
    interviews = project.interviews
    if survey is None or interviews == 0:
        raise no_interviews(where=place)
    group = None if by is None else direct_question(survey, by)
    named = {"--by": by, "--stratum": sample.stratum, "--cluster": sample.cluster}
    _check_population(sample.population, {**named, "--where": where or None})
    used = _kept_sample(project, sample)
    if used.is_there:
        _check_population(sample.population, {f"the project's {used.used[0]} (--unweighted)": ""})
    complex_sample, unknown = sample_by_questions(
        project, survey, sample.stratum, sample.cluster, used
    )
    options = EstimateOptions(
        complex_sample,
        sample.population,
        method,
        level,
        mean_method,
        is_simultaneous,
        _total(complex_sample) if is_total else Target.SHARE,
    )
    kept, notes = filtered_reports(project, survey, where)
    counted: StoredReports | EngineTable = kept
    if where and complex_sample is not None and isinstance(project, Project):
        # of a complex sample the others stay in the design: how many fit is itself by chance
        counted = project.others_missing(kept_answers(survey, where))
    asked = _asked(survey, question, group)
    made = estimate_questions(counted, asked, group, options)
    warnings = (*unknown, *used.warnings(), *_unanswered(kept, survey), *made.warnings)
    rows, decided = with_decided_shares(made.rows, survey, where)
    curves, without = _curves(counted, asked, group, options, non_adherence)
    said: tuple[str, ...] = (*notes, *decided, *made.notes, *without)
    tests = tuple(made.tests)
    return EstimateTable(
        survey,
        kept.interviews,
        rows,
        warnings,
        tests,
        said,
        where,
        used=used.used_notes(),
        curves=curves,
    )


def _curves(
    source: Reports,
    questions: Sequence[AskedQuestion],
    group: AskedQuestion | None,
    options: EstimateOptions,
    wanted: NonAdherence | None,
) -> tuple[tuple[CurveRow, ...], tuple[Notice, ...]]:
    """Return the sensitivity curves where they are wanted, and notes on questions without one."""
    if wanted is None:
        return (), ()
    return sensitivity_curves(source, questions, group, options, wanted)


def _kept_sample(project: StoredReports | EngineTable, sample: SampleQuestions) -> ImportedSample:
    """Return how a project's tables say that respondents were drawn; other reports say nothing."""
    if sample.unweighted or not isinstance(project, Project):
        return ImportedSample()
    return imported_sample(project)


def _unanswered(project: StoredReports | EngineTable, survey: Survey) -> Iterator[str]:
    """Yield how many drawn questions of each group were skipped; of which question is not recorded."""
    for group in survey.groups:
        skipped = project.unanswered(group)
        if skipped:
            asked = group.size * project.interviews
            facts = {"skipped": skipped, "asked": asked, "questions": ", ".join(group.of)}
            yield Notice(Message(notice.SKIPPED, facts))


def _check_population(population: int | None, named: Mapping[str, object]) -> None:
    for option, value in named.items():
        if population is not None and value is not None:
            raise UserProblem(
                msg(
                    "The size of the population goes with a simple sample of everybody; leave "
                    "out {option}, or the population. How many people there are in each "
                    "group, stratum or cluster is not known.",
                    option=option,
                )
            )


def _asked(
    survey: Survey, question: str | None, group: AskedQuestion | None
) -> tuple[AskedQuestion, ...]:
    asked = (
        survey.recorded_questions if question is None else (recorded_question(survey, question),)
    )
    return tuple(one for one in asked if group is None or one.id != group.id)
