"""Estimates from a project, straight from collection files, or from plain tables.

Without weights, strata and clusters a question needs only the counts of its reports; with them it needs
every respondent's. Both ways end in the same rows.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.channel import Channel
from surveyapp.designs.latent import LatentDesign
from surveyapp.designs.oracle import OracleDesign
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.comparison import impossible_reports
from surveyapp.estimation.complex_samples import ZERO_WEIGHTS, StratifiedSample, stratified
from surveyapp.estimation.frequency import aggregate, estimate_frequencies
from surveyapp.estimation.intervals import DEFAULT_METHOD
from surveyapp.estimation.latent import EmptySample, TargetEstimate, estimate_latent
from surveyapp.estimation.prevalence import NoReports, estimate_prevalence
from surveyapp.estimation.values import Estimate, IntervalMethod
from surveyapp.estimation.weighted_prevalence import weighted_prevalence
from surveyapp.services.exchange import FileReport, import_into
from surveyapp.services.progress import Progress, no_progress
from surveyapp.storage.enrolment import EnrolledKiosk
from surveyapp.storage.project import ImportedFile, Project
from surveyapp.storage.respondents import (
    UNANSWERED,
    Respondents,
    RowRefused,
    SampleColumns,
    read_respondents,
)
from surveyapp.storage.sealing import Opener
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey

COLUMNS = (
    "question",
    "answer",
    "group",
    "design",
    "n",
    "estimate",
    "se",
    "se_sampling",
    "se_coins",
    "low",
    "high",
    "interval",
    "mle",
    "epsilon",
    "raw",
)
"""The columns of estimates in CSV and JSON, which people outside rely on."""

HARDLY_POSSIBLE = 0.001
"""Below this p-value it is said that reports are impossible: with tens of rows 1 in 20 is nothing."""

NOT_ANSWERED = "(not answered)"
"""The group of those who did not answer the grouping question; no choice can have this id."""


class NoInterviews(UserProblem):
    """There is nothing to estimate from."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "There are no interviews in {where}. Import collection files first."
    )


class NoSuchQuestion(UserProblem):
    """The survey does not record that question."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The survey {survey} records no question {question}; it records {known}."
    )


class GroupNotDirect(UserProblem):
    """Groups are formed by what is known of each respondent, so by a direct question."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{question} is randomized, so nobody's group is known. Group by a direct question; "
        "this survey has {known}.",
    )


class SampleNotDirect(UserProblem):
    """Strata, clusters and weights are known of each respondent, so no randomized question tells them."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{question} is randomized, so nobody's {kind} is known by it. Name a direct question; "
        "this survey has {known}.",
    )


class PopulationNeedsSimpleSample(UserProblem):
    """The population's size is that of everybody, drawn as one simple sample."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The size of the population goes with a simple sample of everybody; leave out {option}, or the "
        "population. How many people there are in each group, stratum or cluster is not known.",
    )


class NoUsableRows(UserProblem):
    """Every row of the tables was refused, or there is none."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "No row of {where} can be used: {refused} were refused{first}. Each row needs recorded "
        "reports in the survey's columns.",
    )


class NeedsCounts(UserProblem):
    """The design's reports are estimated together, not one respondent at a time."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{question} has the design {design}, whose reports are estimated together: use collection "
        "files or a project, without weights, strata and clusters, or ask for another --question.",
    )


@dataclass(frozen=True, slots=True)
class EstimateRow:
    """One answer of one question in one group. ``epsilon`` None is infinite; ``raw`` is the naive share."""

    question: str
    answer: str
    group: str
    design: str
    n: int
    estimate: float
    se: float | None
    se_sampling: float | None
    se_coins: float | None
    low: float
    high: float
    interval: str
    mle: float
    epsilon: float | None
    raw: float | None


@dataclass(frozen=True, slots=True)
class EstimateTable:
    """Estimates with what they come from; ``warnings`` are sentences about groups left out."""

    survey: Survey
    interviews: int
    rows: tuple[EstimateRow, ...]
    warnings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProjectSummary:
    """What a project holds."""

    survey: Survey | None
    interviews: int
    files: tuple[ImportedFile, ...]
    kiosks: tuple[EnrolledKiosk, ...] = ()
    is_closed: bool = False
    """Whether files of kiosks that were not accepted wait."""


def summarise_project(project: Path) -> ProjectSummary:
    """Return what the project file at ``project`` holds.

    Raises:
        ProjectProblem: if it cannot be opened.
    """
    with Project(project) as opened:
        return ProjectSummary(
            opened.survey, opened.interviews, opened.files(), opened.kiosks(), opened.is_closed
        )


@dataclass(frozen=True, slots=True)
class SampleQuestions:
    """Direct questions that tell how respondents were drawn, and how many people they were drawn from."""

    stratum: str | None = None
    cluster: str | None = None
    population: int | None = None


SIMPLE = SampleQuestions()
"""Everybody had the same chance to be asked, out of very many people."""


class Source(Protocol):
    """What holds interviews: a project, or the respondents of a table."""

    @property
    def survey(self) -> Survey | None:
        """The survey, if there is one yet."""

    @property
    def interviews(self) -> int:
        """Number of interviews."""

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report was given, by group; key None where there is no group."""

    def codes(self, questions: Sequence[AskedQuestion]) -> dict[str, NDArray[np.int32]]:
        """Return each interview's reports by question: the report's place, or −1."""


def estimate_project(
    project: Path,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
) -> EstimateTable:
    """Return the estimates from the project file at ``project``; see ``estimate``.

    Raises:
        ProjectProblem: if it cannot be opened.
        NoInterviews, NoSuchQuestion, GroupNotDirect: if there is nothing to estimate like that.
        SampleNotDirect, PopulationNeedsSimpleSample, PopulationTooSmall: if ``sample`` does not fit.
    """
    with Project(project) as opened:
        return estimate(
            opened,
            project.name,
            question=question,
            by=by,
            method=method,
            level=level,
            sample=sample,
        )


def estimate_files(
    paths: Sequence[Path],
    *,
    survey: Survey | None = None,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
    opener: Opener | None = None,
    progress: Progress = no_progress,
) -> tuple[EstimateTable, tuple[FileReport, ...]]:
    """Return the estimates from collection files, and the verdict on each file.

    Raises:
        NoInterviews, NoSuchQuestion, GroupNotDirect: if there is nothing to estimate like that.
        SampleNotDirect, PopulationNeedsSimpleSample, PopulationTooSmall: if ``sample`` does not fit.
    """
    with Project.in_memory() as opened:
        reports = import_into(opened, paths, progress, survey, opener=opener)
        refused = [report.reason for report in reports if report.problem]
        if opened.survey is None and refused:
            raise NoInterviews(where=f"these files ({refused[0].rstrip('.')})")
        table = estimate(
            opened,
            "these files",
            question=question,
            by=by,
            method=method,
            level=level,
            sample=sample,
        )
        return table, reports


def estimate_tables(
    paths: Sequence[Path],
    survey: Survey,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    level: float = 0.95,
    columns: SampleColumns = SampleColumns(),  # noqa: B008 - a frozen value
    population: int | None = None,
) -> tuple[EstimateTable, tuple[RowRefused, ...]]:
    """Return the estimates from plain tables of recorded reports, and every cell that was refused.

    A row with a refused cell is left out. ``columns`` names the tables' columns of weights, strata and
    clusters. The table's warnings count the rows left out and name the questions without a column.

    Raises:
        FileRefused, TableProblem, SameTable: if a table cannot be read.
        NoUsableRows: if no row is right.
        NoSuchQuestion, GroupNotDirect, SampleNotDirect, PopulationNeedsSimpleSample: if there is
            nothing to estimate like that.
        NeedsCounts: if the survey has a question of several samples, or with an oracle.
        NoWeight: if all weights are 0.
    """
    for one in survey.asked:
        _channel_of(one.design, one)
    named = {"weight": columns.weight, "stratum": columns.stratum, "cluster": columns.cluster}
    for kind, name in named.items():
        if name in {q.id for q in survey.randomized}:
            raise SampleNotDirect(question=name, kind=kind, known=_direct_ids(survey))
    needed = [_question(survey, question).id] if question is not None else []
    needed += [_direct_question(survey, by).id] if by is not None else []
    found = read_respondents(paths, survey, sample=columns, needed=needed)
    if not found.interviews:
        first = f" (first: {str(found.refused[0]).rstrip('.')})" if found.refused else ""
        where = ", ".join(path.name for path in paths)
        raise NoUsableRows(where=where, refused=found.refused_rows, first=first)
    _check_population(population, {"--by": by, **{f"--{k}": name for k, name in named.items()}})
    group = None if by is None else _direct_question(survey, by)
    absent = set.intersection(*(set(names) for _, names in found.absent))
    asked = [q for q in _asked(survey, question, group) if q.id not in absent]
    manner = _Manner(_drawn(found, columns), population, method, level)
    rows, warnings = _estimated(found, asked, group, manner)
    told = (*_left_out(found, [q.id for q in _asked(survey, question, group)]), *warnings)
    return EstimateTable(survey, found.interviews, rows, told), found.refused


def _drawn(found: Respondents, columns: SampleColumns) -> StratifiedSample | None:
    if not columns.names:
        return None
    weights = np.ones(found.interviews) if found.weights is None else found.weights
    return stratified(weights, strata=found.strata, clusters=found.clusters)


def _left_out(found: Respondents, asked: Sequence[str]) -> Iterator[str]:
    if found.refused_rows:
        of = found.refused_rows + found.interviews
        yield f"{found.refused_rows} of {of} rows were refused and left out."
    for file, names in found.absent:
        questions = [name for name in names if name in asked]
        if questions:
            yield f"{file} has no column for {', '.join(questions)}: nobody in it answered that."


def estimate(
    project: Project,
    where: str,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
) -> EstimateTable:
    """Return one row for each answer of each question (or of ``question``), by groups of ``by``."""
    survey = project.survey
    interviews = project.interviews
    if survey is None or interviews == 0:
        raise NoInterviews(where=where)
    group = None if by is None else _direct_question(survey, by)
    named = {"--by": by, "--stratum": sample.stratum, "--cluster": sample.cluster}
    _check_population(sample.population, named)
    drawn, silent = _drawn_by_questions(project, survey, sample)
    manner = _Manner(drawn, sample.population, method, level)
    rows, warnings = _estimated(project, _asked(survey, question, group), group, manner)
    return EstimateTable(survey, interviews, rows, (*silent, *warnings))


def _check_population(population: int | None, named: Mapping[str, str | None]) -> None:
    for option, value in named.items():
        if population is not None and value is not None:
            raise PopulationNeedsSimpleSample(option=option)


def _drawn_by_questions(
    project: Project, survey: Survey, sample: SampleQuestions
) -> tuple[StratifiedSample | None, tuple[str, ...]]:
    """Return how respondents were drawn, and a sentence on those who do not tell: they weigh nothing."""
    labels: dict[str, NDArray[np.int32]] = {}
    warnings = []
    for kind, name in (("stratum", sample.stratum), ("cluster", sample.cluster)):
        if name is None:
            continue
        question = _question(survey, name)
        if question.design.is_randomized:
            raise SampleNotDirect(question=name, kind=kind, known=_direct_ids(survey))
        labels[kind] = project.codes((question,))[name]
        silent = int(np.sum(labels[kind] == UNANSWERED))
        if silent:
            warnings.append(
                f"{silent} respondents did not answer {name}, so their {kind} is not known; "
                "they were left out."
            )
        labels[kind + " names"] = np.array([*question.reports, ""])[labels[kind]]
    if not labels:
        return None, ()
    told = np.all([labels[k] != UNANSWERED for k in ("stratum", "cluster") if k in labels], axis=0)
    if not told.any():
        raise NoReports
    drawn = stratified(
        told.astype(np.float64),
        strata=labels.get("stratum names"),
        clusters=labels.get("cluster names"),
    )
    # who has no stratum or cluster was given the weight 0, and that is told already
    kept = tuple(caution for caution in drawn.cautions if caution.sentence != ZERO_WEIGHTS)
    return replace(drawn, cautions=kept), tuple(warnings)


def _asked(
    survey: Survey, question: str | None, group: AskedQuestion | None
) -> tuple[AskedQuestion, ...]:
    asked = survey.asked if question is None else (_question(survey, question),)
    return tuple(one for one in asked if group is None or one.id != group.id)


@dataclass(frozen=True, slots=True)
class _Manner:
    """How to estimate; ``drawn`` None is a simple sample."""

    drawn: StratifiedSample | None
    population: int | None
    method: IntervalMethod | None
    """None takes the family's own: mid-p, or the likelihood where there are several samples."""
    level: float


def _estimated(
    source: Source,
    asked: Sequence[AskedQuestion],
    group: AskedQuestion | None,
    manner: _Manner,
) -> tuple[tuple[EstimateRow, ...], tuple[str, ...]]:
    """Return the rows, and the sentences about groups that have none or must be read with care."""
    rows: list[EstimateRow] = []
    drawn = manner.drawn
    general = [] if drawn is None else [str(caution) for caution in drawn.cautions]
    warnings = list(general)
    for one in asked:
        made = (
            _by_counts(one.design, source, one, group, manner)
            if drawn is None
            else _by_respondents(source, one, group, drawn, manner)
        )
        for name, estimates, cautions in made:
            group_name = NOT_ANSWERED if group is not None and name is None else name or ""
            of = f"{one.id} in group {group_name}" if group_name else one.id
            warnings += [f"{of}: {told}" for told in cautions if told not in general]
            rows += _rows(one, group_name, estimates) if estimates else []
    return tuple(rows), tuple(warnings)


Made = Iterator[tuple[str | None, Sequence[Estimate], Sequence[str]]]
"""Of each group its name, the estimates (none where nobody answered) and the cautions."""


def _project(source: Source, question: AskedQuestion) -> Project:
    """Return the project that ``source`` is; a table keeps nothing but one column a question."""
    if isinstance(source, Project):
        return source
    raise NeedsCounts(question=question.id, design=question.design.name)


@singledispatch
def _by_counts(
    design: AskableDesign,
    _source: Source,
    _question: AskedQuestion,
    _group: AskedQuestion | None,
    _manner: _Manner,
) -> Made:
    """Estimate as the design's family does."""
    raise TypeError(f"no estimator for {design.name}")


@_by_counts.register
def _(
    design: Design,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> Made:
    for name, counts in source.counts(question, group).items():
        try:
            estimates = estimate_prevalence(
                design.channel,
                counts,
                method=manner.method or DEFAULT_METHOD,
                level=manner.level,
                population=manner.population,
            )
        except NoReports as problem:
            yield name, (), (str(problem),)
        else:
            yield name, estimates, _suspicions(design, counts)


@_by_counts.register
def _(
    design: OracleDesign,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> Made:
    for name, reports in _project(source, question).texts(question, group).items():
        if not reports:
            yield name, (), (str(NoReports()),)
            continue
        estimates = estimate_frequencies(
            design,
            aggregate(design, reports),
            len(reports),
            method=manner.method or DEFAULT_METHOD,
            level=manner.level,
            population=manner.population,
        )
        yield name, estimates, ()


@_by_counts.register
def _(
    design: LatentDesign,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> Made:
    for name, tallies in _project(source, question).tallies(question, group).items():
        estimates, warnings = _of_latent(design, [counts.tolist() for counts in tallies], manner)
        yield name, estimates, warnings


def _suspicions(design: Design, counts: NDArray[np.int64]) -> tuple[str, ...]:
    """Return a sentence where the reports could hardly come from any answers through this design."""
    if not design.is_randomized:
        return ()
    fit = impossible_reports(design.channel, counts)
    return tuple(map(str, fit.cautions)) if fit.p_value < HARDLY_POSSIBLE else ()


def _by_respondents(
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    drawn: StratifiedSample,
    manner: _Manner,
) -> Made:
    codes = source.codes((question,) if group is None else (question, group))
    for name in source.counts(question, group):
        domain = None
        if group is not None:
            domain = codes[group.id] == (UNANSWERED if name is None else group.reports.index(name))
        try:
            weighted = weighted_prevalence(
                _channel_of(question.design, question),
                codes[question.id],
                drawn,
                domain=domain,
                method=manner.method or DEFAULT_METHOD,
                level=manner.level,
            )
        except NoReports as problem:
            yield name, (), (str(problem),)
        else:
            yield name, weighted.estimates, [str(caution) for caution in weighted.cautions]


def _of_latent(
    design: LatentDesign, counts: Sequence[Sequence[int]], manner: _Manner
) -> tuple[Sequence[Estimate], tuple[str, ...]]:
    n = sum(int(sum(sample)) for sample in counts)
    if n == 0:
        return (), (str(NoReports()),)
    try:
        made = estimate_latent(
            design,
            counts,
            method=manner.method or IntervalMethod.LIKELIHOOD,
            level=manner.level,
            population=manner.population,
            beyond_chance=HARDLY_POSSIBLE,
        )
    except EmptySample as problem:
        return (), (str(problem),)
    warnings = tuple(map(str, made.warnings))
    told = [_as_estimate(made.target(answer), n) for answer in design.answers]
    estimates = [one for one in told if one is not None]
    return (estimates, warnings) if len(estimates) == len(told) else ((), (*warnings, NOT_TOLD))


NOT_TOLD = (
    "The reports do not tell the share of any answer; too few people followed the instruction."
)


def _as_estimate(target: TargetEstimate, n: int) -> Estimate | None:
    """Return the estimate of an answer; None for a ratio whose denominator is estimated as 0."""
    if target.estimate is None or target.maximum_likelihood is None:
        return None
    return Estimate(
        prevalence=target.estimate,
        standard_error=target.standard_error,
        sampling_error=target.sampling_error,
        coin_error=target.coin_error,
        interval=target.interval,
        n=n,
        raw_share=None,
        maximum_likelihood=target.maximum_likelihood,
    )


@singledispatch
def _channel_of(design: AskableDesign, question: AskedQuestion) -> Channel:
    """Return the one channel that pseudo-answers need."""
    raise NeedsCounts(question=question.id, design=design.name)


@_channel_of.register
def _(design: Design, question: AskedQuestion) -> Channel:  # noqa: ARG001 - only refusals name it
    return design.channel


def _rows(question: AskedQuestion, group: str, estimates: Sequence[Estimate]) -> list[EstimateRow]:
    if not estimates:
        return []
    epsilon = question.design.privacy_loss
    return [
        EstimateRow(
            question=question.id,
            answer=answer,
            group=group,
            design=question.design.name,
            n=one.n,
            estimate=one.prevalence,
            se=one.standard_error,
            se_sampling=one.sampling_error,
            se_coins=one.coin_error,
            low=one.interval.low,
            high=one.interval.high,
            interval=one.interval.method.value,
            mle=one.maximum_likelihood,
            epsilon=None if math.isinf(epsilon) else epsilon,
            raw=one.raw_share if question.reports == question.answers else None,
        )
        for answer, one in zip(question.answers, estimates, strict=True)
    ]


def _question(survey: Survey, name: str) -> AskedQuestion:
    try:
        return survey.question(name)
    except KeyError as problem:
        known = ", ".join(q.id for q in survey.asked)
        raise NoSuchQuestion(survey=survey.id, question=name, known=known) from problem


def _direct_question(survey: Survey, name: str) -> AskedQuestion:
    question = _question(survey, name)
    if question.design.is_randomized:
        raise GroupNotDirect(question=name, known=_direct_ids(survey))
    return question


def _direct_ids(survey: Survey) -> str:
    return ", ".join(q.id for q in survey.asked if not q.design.is_randomized) or "none"
