"""Number questions in a regression: as outcome or predictor, with or without the noise of a randomization."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.data.questions import design_called
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.means import NumberAnswers, number_answers
from surveyapp.messages.message import msg
from surveyapp.survey.types.base import AskedQuestion


def is_quantity(question: AskedQuestion) -> bool:
    """Return whether the answer is a number with one known noise, or none."""
    return question.is_number and isinstance(question.design, QuantitativeDesign)


def noisy_numbers(
    opened: Dataset,
    outcome: AskedQuestion,
    predictors: Sequence[AskedQuestion],
    *,
    is_linear: bool,
) -> dict[str, NumberAnswers]:
    """Return of each number question the pseudo-answers with their noise.

    Raises
    ------
    UserProblem
        if it cannot be used like that.
    NoReports
        if nobody answered one.
    ImpossibleNumber
        if its design never gives one of the reports.
    """
    asked = [one for one in (outcome, *predictors) if is_quantity(one)]
    if outcome in asked and not is_linear:
        raise UserProblem(
            msg(
                "{question} is a number, so it needs the linear model, not the logistic one.",
                question=outcome.id,
            )
        )
    noisy = [one for one in asked if one.design.is_randomized]
    others = [q for q in predictors if q.design.is_randomized and q not in asked]
    if noisy and (others or not is_linear):
        raise UserProblem(
            msg(
                "{question} is a number with added noise. The linear model corrects for the "
                "noise only if the other predictors are asked directly or are numbers too. "
                "Leave out {question}, or the others.",
                question=noisy[0].id,
            )
        )
    made: dict[str, NumberAnswers] = {
        one.id: number_answers(one.design, opened.source.numbers(one))
        for one in asked
        if isinstance(one.design, QuantitativeDesign)
    }
    for one in noisy:
        if one in predictors and made[one.id].coins_are_bound:
            raise UserProblem(
                msg(
                    "{question} was asked with {design}, whose reports do not show how large "
                    "their noise is, so it cannot be a predictor. Leave it out.",
                    question=one.id,
                    design=design_called(one.design),
                )
            )
    return made


def number_values(number: NumberAnswers) -> npt.NDArray[np.float64]:
    """Return the pseudo-answers, NaN where nothing was answered."""
    return np.where(number.answered, number.values, np.nan)
