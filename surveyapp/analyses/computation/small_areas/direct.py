"""Direct estimates by area: those of the analysis of estimates by groups, through any design and sample."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.computation.estimates.rows import MEAN, EstimateRow
from surveyapp.analyses.computation.small_areas.rows import AnswerAreas
from surveyapp.analyses.data.questions import YES_OR_NO, no_such_answer
from surveyapp.errors import UserProblem
from surveyapp.estimation.small_areas.smoothed_variances import smoothed_variances
from surveyapp.messages.message import msg
from surveyapp.survey.types.base import AskedQuestion

Vector = NDArray[np.float64]


def wanted_answers(question: AskedQuestion, answer: str | None) -> tuple[str, ...]:
    """Return whose shares are estimated: the named answer, else yes, else all; of numbers the mean.

    Parameters
    ----------
    question
        The question.
    answer
        The name of an answer; None: not chosen.

    Raises
    ------
    UserProblem
        if there is no such answer.
    """
    if question.is_number:
        known: tuple[str, ...] = (MEAN,)
    else:
        known = question.answers
    if answer is not None:
        if answer not in known:
            raise no_such_answer(question=question.id, answer=answer, known=known)
        return (answer,)
    return ("yes",) if set(known) >= set(YES_OR_NO) else known


def direct_estimates(
    data: Dataset,
    question: AskedQuestion,
    answers: Sequence[str],
    by: AskedQuestion,
    *,
    level: float,
    is_smoothed: bool,
) -> tuple[tuple[AnswerAreas, ...], bool]:
    """Return the direct estimates of each answer in each area of the question, and if the sample is complex.

    Parameters
    ----------
    data
        The reports, with how people were drawn.
    question, answers
        What is estimated.
    by
        The question that holds the area.
    level
        Of the intervals.
    is_smoothed
        Whether one variance of a single interview is taken for all areas.

    Raises
    ------
    UserProblem
        if the question cannot be estimated by groups.
    """
    table = estimates_of(data, WantedEstimates(question.id, by.id, level=level))
    own = [one for one in table.warnings if one not in data.warnings]
    if not table.rows and own:  # as of totals that were not counted by area
        raise UserProblem(msg("Areas cannot be estimated. {reason}", reason=own[-1]))
    effects = _weight_effects(data, by)
    found = []
    for answer in answers:
        rows = {one.group: one for one in table.rows if one.answer == answer}
        every = [rows.get(area) for area in by.answers]
        n = np.array([0 if one is None else one.n for one in every], dtype=np.int64)
        errors = _column(every, "se")
        seen = np.where(errors > 0, errors**2, np.nan)
        smooth = smoothed_variances(
            np.where(np.isnan(seen) & ~np.isnan(errors), 0.0, seen), n, effects
        )
        variances = smooth if is_smoothed else np.where(np.isnan(seen), smooth, seen)
        found.append(
            AnswerAreas(
                question.id,
                answer,
                n,
                _column(every, "estimate"),
                errors,
                _column(every, "low"),
                _column(every, "high"),
                np.where(n > 0, variances, np.nan),
                question.is_number,
            )
        )
    return tuple(found), table.is_complex_sample


def _column(rows: Sequence[EstimateRow | None], name: str) -> Vector:
    found = (None if one is None else getattr(one, name) for one in rows)
    return np.array([np.nan if one is None else one for one in found], dtype=np.float64)


def _weight_effects(data: Dataset, by: AskedQuestion) -> Vector:
    """Return Kish's design effect of the weights of each area's interviews, n·Σ w²/(Σ w)²."""
    drawn = data.everybody
    if drawn.sample is None:
        return np.ones(len(by.answers))
    codes = drawn.source.codes((by,))[by.id]
    weights = drawn.sample.weights
    inside = (codes >= 0) & (weights > 0)
    n, sums, squares = (
        np.bincount(codes[inside], values[inside], len(by.answers))
        for values in (np.ones_like(weights), weights, weights**2)
    )
    return np.where(n > 0, n * squares / np.where(n > 0, sums, 1.0) ** 2, 1.0)
