"""Estimates from a project or straight from collection files."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.intervals import DEFAULT_METHOD
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
        for name, counts in project.counts(one, group).items():
            group_name = NOT_ANSWERED if group is not None and name is None else name or ""
            try:
                estimates = estimate_prevalence(
                    one.design.channel, counts, method=method or DEFAULT_METHOD, level=level
                )
            except NoReports as problem:
                of = f"{one.id} in group {group_name}" if group_name else one.id
                warnings.append(f"{of}: {problem}")
                continue
            rows += _rows(one, group_name, estimates)
    return EstimateTable(survey, interviews, tuple(rows), tuple(warnings))


def _rows(question: AskedQuestion, group: str, estimates: Sequence[Estimate]) -> list[EstimateRow]:
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
