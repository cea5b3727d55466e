"""Regression of one question's answers on others, from a project or straight from collection files.

Direct questions as predictors: yes/no and single choices by dummies against a reference (no, the first
choice), ratings by their number. A randomized question can be a predictor too: its answers are then latent
classes whose probabilities depend on the other predictors (``estimation/regression_predictor``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import singledispatch
from pathlib import Path

import numpy as np
import numpy.typing as npt

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.channel import Channel
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.regression import RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression_data import Predictors
from surveyapp.estimation.regression_multinomial import multinomial_regression
from surveyapp.estimation.regression_predictor import (
    RandomizedPredictor,
    linear_regression,
    logistic_regression_on_randomized,
)
from surveyapp.estimation.regression_values import Coefficient, Regression
from surveyapp.services.analyse import NoInterviews, NoSuchQuestion
from surveyapp.services.exchange import FileReport, import_into
from surveyapp.services.progress import Progress, no_progress
from surveyapp.storage.project import Project
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey

Codes = npt.NDArray[np.int32]

COLUMNS = ("term", "estimate", "se", "low", "high")
"""The columns of a regression in CSV and JSON, which people outside rely on."""
LOG_LIKELIHOOD = "log_likelihood"
"""The term of the last row: its estimate is the log likelihood, its other cells are empty."""


YES_OR_NO = ("yes", "no")


class Model(Enum):
    """What is regressed: the log odds of an answer, or a number."""

    LOGISTIC = "logistic"
    LINEAR = "linear"


class OutcomeAsPredictor(UserProblem):
    """A question would explain itself."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "{question} is the outcome and cannot be its own predictor. Leave it out there."
    )


class PredictorTwice(UserProblem):
    """A predictor is named twice."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "{question} is named twice among the predictors. Name it once."
    )


class OutcomeNoNumber(UserProblem):
    """Linear regression needs a number that is known of each respondent."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{question} is no number that is known of each respondent, so it cannot be the outcome of a "
        "linear regression: choose a rating that is asked directly, or the logistic model.",
    )


class RandomizedForChoices(UserProblem):
    """Several choices cannot be regressed on a randomized question."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{question} is randomized; as a predictor it works for a yes/no outcome or a number, "
        "and {outcome} has {choices} choices. Leave it out, or choose another outcome.",
    )


@dataclass(frozen=True, slots=True)
class RegressionRow:
    """One coefficient, other parameter, or the log likelihood; cells without a meaning are None."""

    term: str
    estimate: float
    se: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class RegressionTable:
    """A regression with what it comes from; ``warnings`` are sentences to show beside it."""

    survey: Survey
    outcome: str
    model: Model
    rows: tuple[RegressionRow, ...]
    n: int
    left_out: int
    log_likelihood: float
    aic: float
    errors: str
    warnings: tuple[str, ...]


def regress_files(
    paths: Sequence[Path],
    *,
    outcome: str,
    predictors: Sequence[str],
    survey: Survey | None = None,
    model: Model = Model.LOGISTIC,
    level: float = 0.95,
    progress: Progress = no_progress,
) -> tuple[RegressionTable, tuple[FileReport, ...]]:
    """Return the regression from collection files, and the verdict on each file; see ``regress``.

    Raises:
        UserProblem: if it cannot be computed.
    """
    with Project.in_memory() as opened:
        reports = import_into(opened, paths, progress, survey)
        refused = [report.reason for report in reports if report.problem]
        if opened.survey is None and refused:
            raise NoInterviews(where=f"these files ({refused[0].rstrip('.')})")
        table = regress(
            opened, "these files", outcome=outcome, predictors=predictors, model=model, level=level
        )
        return table, reports


def regress_project(
    project: Path,
    *,
    outcome: str,
    predictors: Sequence[str],
    model: Model = Model.LOGISTIC,
    level: float = 0.95,
) -> RegressionTable:
    """Return the regression from the project file at ``project``; see ``regress``.

    Raises:
        ProjectProblem: if it cannot be opened.
        UserProblem: if it cannot be computed.
    """
    with Project(project) as opened:
        return regress(
            opened, project.name, outcome=outcome, predictors=predictors, model=model, level=level
        )


def regress(
    project: Project,
    where: str,
    *,
    outcome: str,
    predictors: Sequence[str],
    model: Model = Model.LOGISTIC,
    level: float = 0.95,
) -> RegressionTable:
    """Return the coefficients of ``outcome`` on ``predictors``, and the log likelihood as the last row.

    Logistic: log odds of yes; of choices, of each against the first. Linear: a directly asked rating.
    Respondents with a missing answer are left out and counted.

    Raises:
        UserProblem: if it cannot be computed.
    """
    survey = project.survey
    if survey is None or project.interviews == 0:
        raise NoInterviews(where=where)
    explained = _question(survey, outcome)
    explaining = _distinct([_question(survey, name) for name in predictors], explained)
    for one in (explained, *explaining):
        _channel(one.design, one.id)
    codes = project.codes((explained, *explaining))
    direct = [q for q in explaining if not q.design.is_randomized]
    hidden = [q for q in explaining if q.design.is_randomized]
    columns, unseen = _columns(direct, codes)
    table = Predictors.of(columns, rows=len(codes[explained.id]))
    randomized = [_randomized(q, codes[q.id]) for q in hidden]
    if model is Model.LOGISTIC and hidden and explained.answers != YES_OR_NO:
        raise RandomizedForChoices(
            question=hidden[0].id, outcome=explained.id, choices=len(explained.answers)
        )
    fit = _fit(explained, codes[explained.id], table, randomized, model=model, level=level)
    rows = [_row(one) for one in (*fit.coefficients, *fit.others)]
    rows.append(RegressionRow(LOG_LIKELIHOOD, fit.log_likelihood, None, None, None))
    return RegressionTable(
        survey=survey,
        outcome=explained.id,
        model=model,
        rows=tuple(rows),
        n=fit.n,
        left_out=fit.left_out,
        log_likelihood=fit.log_likelihood,
        aic=fit.aic,
        errors=fit.errors.value,
        warnings=(*unseen, *fit.warnings),
    )


def _fit(
    outcome: AskedQuestion,
    reports: Codes,
    table: Predictors,
    randomized: Sequence[RandomizedPredictor],
    *,
    model: Model,
    level: float,
) -> Regression:
    if model is Model.LINEAR:
        if outcome.design.is_randomized or not _is_number(outcome):
            raise OutcomeNoNumber(question=outcome.id)
        values = np.where(reports < 0, np.nan, reports + 1.0)
        return linear_regression(values, table, randomized, level=level)
    channel = _channel(outcome.design, outcome.id)
    if outcome.answers == YES_OR_NO:
        reported = RandomizedOutcome.of(channel, reports)
        if not randomized:
            return logistic_regression(reported, table, level=level)
        return logistic_regression_on_randomized(reported, table, randomized, level=level)
    return multinomial_regression(channel, reports, outcome.answers, table, level=level)


class NotOneChannel(UserProblem):
    """A regression needs one known channel from answers to reports."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{question} was asked with {design}, which regressions do not know yet: they need a design of one "
        "sample whose reports can be listed. Leave it out.",
    )


@singledispatch
def _channel(design: AskableDesign, question: str) -> Channel:
    """Return the one channel of a question's design.

    Raises:
        NotOneChannel: if it has several samples, or reports that are too many to list.
    """
    raise NotOneChannel(question=question, design=design.name)


@_channel.register
def _(design: Design, question: str) -> Channel:  # noqa: ARG001
    return design.channel


def _question(survey: Survey, name: str) -> AskedQuestion:
    try:
        return survey.question(name)
    except KeyError as problem:
        known = ", ".join(q.id for q in survey.asked)
        raise NoSuchQuestion(survey=survey.id, question=name, known=known) from problem


def _distinct(
    predictors: Sequence[AskedQuestion], outcome: AskedQuestion
) -> Sequence[AskedQuestion]:
    for place, question in enumerate(predictors):
        if question.id == outcome.id:
            raise OutcomeAsPredictor(question=question.id)
        if question in predictors[:place]:
            raise PredictorTwice(question=question.id)
    return predictors


def _is_number(question: AskedQuestion) -> bool:
    """Return whether the answers are numbers in order: the levels of a rating."""
    return question.answers == tuple(str(n) for n in range(1, len(question.answers) + 1))


def _reference(question: AskedQuestion) -> int:
    """Return the answer that others are compared with: no, or the first choice."""
    return 1 if question.answers == YES_OR_NO else 0


def _columns(
    questions: Sequence[AskedQuestion], codes: dict[str, Codes]
) -> tuple[dict[str, npt.NDArray[np.float64]], list[str]]:
    """Return one column for each rating and each dummy, and a sentence for each level never seen."""
    columns: dict[str, npt.NDArray[np.float64]] = {}
    unseen: list[str] = []
    for question in questions:
        seen = codes[question.id]
        missing = seen < 0
        if _is_number(question):
            columns[question.id] = np.where(missing, np.nan, seen + 1.0)
            continue
        present = [a for a in range(len(question.answers)) if (seen == a).any()]
        unseen += [
            f"Nobody answered {answer} to {question.id}, so this level is left out."
            for a, answer in enumerate(question.answers)
            if a not in present
        ]
        reference = _reference(question)
        if reference not in present and present:
            reference = present[0]
            unseen.append(f"{question.id} is compared with {question.answers[reference]} instead.")
        compared = [a for a in present if a != reference] or present[:1]
        for a in compared:
            name = f"{question.id}: {question.answers[a]}"
            columns[name] = np.where(missing, np.nan, (seen == a).astype(np.float64))
        if not present:
            columns[question.id] = np.full(len(seen), np.nan)
    return columns, unseen


def _randomized(question: AskedQuestion, reports: Codes) -> RandomizedPredictor:
    terms = tuple(f"{question.id}: {answer}" for answer in question.answers)
    return RandomizedPredictor(
        terms, _channel(question.design, question.id), reports, _reference(question)
    )


def _row(one: Coefficient) -> RegressionRow:
    term = f"{one.equation} ~ {one.term}" if one.equation else one.term
    return RegressionRow(term, one.estimate, one.standard_error, one.low, one.high)
