"""Randomized questions in a regression: through their channel, or by what each report stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from surveyapp.analyses.data.questions import required_scores
from surveyapp.analyses.data.report_counts import codes_by_sample
from surveyapp.designs import Design
from surveyapp.designs.latent.arms import Arms
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.estimation.regression.pseudo_scores import ScoredQuestion
from surveyapp.estimation.regression.randomized_predictors import RandomizedPredictor
from surveyapp.survey.types.base import AskedQuestion

Codes = npt.NDArray[np.int32]


def has_channels(question: AskedQuestion) -> bool:
    """Return whether the answers alone decide a report's chances: one channel, or one in each sample.

    Parameters
    ----------
    question
        The question.
    """
    return isinstance(question.design, Design | ExtendedCrosswise)


def needs_scores(outcome: AskedQuestion, hidden: Sequence[AskedQuestion]) -> bool:
    """Return whether a likelihood would need more than the channels of the outcome and the predictors.

    Parameters
    ----------
    outcome
        The outcome, a question with answers.
    hidden
        The randomized predictors.
    """
    is_known = has_channels(outcome) or isinstance(outcome.design, Arms)
    return bool(hidden) and not (is_known and all(map(has_channels, hidden)))


def channel_predictor(
    question: AskedQuestion, codes: Mapping[str, Codes], reference: int
) -> RandomizedPredictor:
    """Return a predictor through its channels, those of several samples side by side.

    Parameters
    ----------
    question
        A question that ``has_channels``.
    codes
        Of its columns.
    reference
        The place of the answer that the others are compared with.
    """
    scores = required_scores(question, [1] * question.samples)
    # which sample somebody is in says nothing, so the likelihood is of the reports within them
    within = None if len(scores.sizes) == 1 else scores.conditional
    reports = codes_by_sample(question, codes)
    return RandomizedPredictor(_terms(question), scores.channel, reports, reference, within)


def scored_question(
    question: AskedQuestion,
    codes: Mapping[str, Codes],
    used: npt.NDArray[np.bool_],
    reference: int,
) -> ScoredQuestion:
    """Return a question with what each report to it stands for.

    Parameters
    ----------
    question
        A question whose reports are listed.
    codes
        Of its columns.
    used : array of shape (rows,)
        Who counts.
    reference
        The place of the answer that the others are compared with.

    Raises
    ------
    UserProblem
        if its reports cannot be listed.
    """
    sizes = [len(alphabet) for alphabet in question.alphabets]
    reports = codes_by_sample(question, codes)
    samples = np.repeat(np.arange(len(sizes)), sizes)[reports[used & (reports >= 0)]]
    there = np.maximum(np.bincount(samples, minlength=len(sizes)), 1).tolist()
    return ScoredQuestion(_terms(question), required_scores(question, there), reports, reference)


def _terms(question: AskedQuestion) -> tuple[str, ...]:
    return tuple(f"{question.id}: {answer}" for answer in question.answers)
