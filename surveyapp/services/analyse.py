"""Estimates from a project or straight from collection files."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch
from pathlib import Path

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.latent import LatentDesign
from surveyapp.designs.oracle import OracleDesign
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.frequency import aggregate, estimate_frequencies
from surveyapp.estimation.intervals import DEFAULT_METHOD
from surveyapp.estimation.latent import EmptySample, TargetEstimate, estimate_latent
from surveyapp.estimation.prevalence import NoReports, estimate_prevalence
from surveyapp.estimation.values import Estimate, IntervalMethod
from surveyapp.services.exchange import FileReport, import_into
from surveyapp.services.progress import Progress, no_progress
from surveyapp.storage.project import ImportedFile, Project
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

NOT_ANSWERED = "(not answered)"
"""The group of those who did not answer the grouping question; no choice can have this id."""

BEYOND_CHANCE = 0.001
"""Reports that do not fit their design are told below this p-value: a survey has many questions."""


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


def summarise_project(project: Path) -> ProjectSummary:
    """Return what the project file at ``project`` holds.

    Raises:
        ProjectProblem: if it cannot be opened.
    """
    with Project(project) as opened:
        return ProjectSummary(opened.survey, opened.interviews, opened.files())


def estimate_project(
    project: Path,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    level: float = 0.95,
) -> EstimateTable:
    """Return the estimates from the project file at ``project``; see ``estimate``.

    Raises:
        ProjectProblem: if it cannot be opened.
        NoInterviews, NoSuchQuestion, GroupNotDirect: if there is nothing to estimate like that.
    """
    with Project(project) as opened:
        return estimate(opened, project.name, question=question, by=by, method=method, level=level)


def estimate_files(
    paths: Sequence[Path],
    *,
    survey: Survey | None = None,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    level: float = 0.95,
    progress: Progress = no_progress,
) -> tuple[EstimateTable, tuple[FileReport, ...]]:
    """Return the estimates from collection files, and the verdict on each file.

    Raises:
        NoInterviews, NoSuchQuestion, GroupNotDirect: if there is nothing to estimate like that.
    """
    with Project.in_memory() as opened:
        reports = import_into(opened, paths, progress, survey)
        refused = [report.reason for report in reports if report.problem]
        if opened.survey is None and refused:
            raise NoInterviews(where=f"these files ({refused[0].rstrip('.')})")
        table = estimate(
            opened, "these files", question=question, by=by, method=method, level=level
        )
        return table, reports


def estimate(
    project: Project,
    where: str,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    level: float = 0.95,
) -> EstimateTable:
    """Return one row for each answer of each question (or of ``question``), by groups of ``by``."""
    survey = project.survey
    interviews = project.interviews
    if survey is None or interviews == 0:
        raise NoInterviews(where=where)
    group = None if by is None else _direct_question(survey, by)
    asked = survey.asked if question is None else (_question(survey, question),)
    rows: list[EstimateRow] = []
    warnings: list[str] = []
    for one in asked:
        if group is not None and one.id == group.id:
            continue
        asking = _Asking(one, group, method, level)
        for name, found in _estimates(one.design, asking, project).items():
            group_name = NOT_ANSWERED if group is not None and name is None else name or ""
            of = f"{one.id} in group {group_name}" if group_name else one.id
            rows += _rows(one, group_name, found.estimates)
            warnings += [f"{of}: {warning}" for warning in found.warnings]
    return EstimateTable(survey, interviews, tuple(rows), tuple(warnings))


@dataclass(frozen=True, slots=True)
class _Asking:
    """What is to be estimated, and how."""

    question: AskedQuestion
    by: AskedQuestion | None
    method: IntervalMethod | None
    level: float


@dataclass(frozen=True, slots=True)
class _Found:
    """Estimates of all answers, or none and a sentence why."""

    estimates: Sequence[Estimate]
    warnings: tuple[str, ...] = ()


_ByGroup = dict[str | None, _Found]


@singledispatch
def _estimates(design: AskableDesign, asking: _Asking, project: Project) -> _ByGroup:
    """Return what the reports tell, by group, as the design's family does."""
    raise NotImplementedError(type(design), asking, project)


@_estimates.register
def _(design: Design, asking: _Asking, project: Project) -> _ByGroup:
    found: _ByGroup = {}
    for name, counts in project.counts(asking.question, asking.by).items():
        method = asking.method or DEFAULT_METHOD
        try:
            made = estimate_prevalence(design.channel, counts, method=method, level=asking.level)
        except NoReports as problem:
            found[name] = _Found((), (str(problem),))
        else:
            found[name] = _Found(made)
    return found


@_estimates.register
def _(design: OracleDesign, asking: _Asking, project: Project) -> _ByGroup:
    found: _ByGroup = {}
    for name, reports in project.texts(asking.question, asking.by).items():
        method = asking.method or DEFAULT_METHOD
        if not reports:
            found[name] = _Found((), (str(NoReports()),))
            continue
        supports = aggregate(design, reports)
        found[name] = _Found(
            estimate_frequencies(design, supports, len(reports), method=method, level=asking.level)
        )
    return found


@_estimates.register
def _(design: LatentDesign, asking: _Asking, project: Project) -> _ByGroup:
    tallies = project.tallies(asking.question, asking.by)
    return {
        name: _of_latent(design, asking, [c.tolist() for c in counts])
        for name, counts in tallies.items()
    }


def _of_latent(design: LatentDesign, asking: _Asking, counts: Sequence[Sequence[int]]) -> _Found:
    n = sum(int(sum(sample)) for sample in counts)
    if n == 0:
        return _Found((), (str(NoReports()),))
    method = asking.method or IntervalMethod.LIKELIHOOD
    try:
        made = estimate_latent(
            design, counts, method=method, level=asking.level, beyond_chance=BEYOND_CHANCE
        )
    except EmptySample as problem:
        return _Found((), (str(problem),))
    warnings = tuple(map(str, made.warnings))
    told = [_as_estimate(made.target(answer), n) for answer in design.answers]
    estimates = [one for one in told if one is not None]
    if len(estimates) < len(told):
        return _Found((), (*warnings, NOT_TOLD))
    return _Found(estimates, warnings)


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
            raw=one.raw_share,
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
        known = ", ".join(q.id for q in survey.asked if not q.design.is_randomized) or "none"
        raise GroupNotDirect(question=name, known=known)
    return question
