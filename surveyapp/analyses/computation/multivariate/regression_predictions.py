"""What a regression predicts for groups, and what one more of a predictor does on average.

Everybody answers one question alike, all else stays as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.analyses.computation.multivariate.regression_terms import Column, ModelColumns
from surveyapp.analyses.data.questions import is_ordinal
from surveyapp.estimation.regression.logistic import Link, predicted_mean
from surveyapp.estimation.regression.marginal_effects import (
    AverageEffect,
    average_difference,
    average_slope,
)
from surveyapp.estimation.regression.results import PredictedValue, Regression
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True, slots=True)
class PredictedRow:
    """The mean prediction for all ``n`` respondents, if all had given ``answer`` to ``question``.

    A share of yes, or of a linear model the mean of the outcome.
    """

    question: str
    answer: str
    n: int
    estimate: float
    se: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class EffectRow:
    """An average marginal effect on the share of yes, or of a linear model on the mean of the outcome.

    Of ``answer`` against ``reference``; where both are empty, of one more of the number or level.
    """

    question: str
    answer: str
    reference: str
    n: int
    estimate: float
    se: float
    low: float
    high: float
    p_value: float | None


@dataclass(frozen=True, slots=True, eq=False)
class FittedRows:
    """A fit of one equation, with the rows that it was made from, weights, and its ``n`` respondents.

    ``bases`` are what the columns of the model are made of, so that a product changes with its parts.
    ``link`` is None for a linear model.
    """

    fit: Regression
    columns: ModelColumns
    bases: Mapping[str, Column]
    weights: Column
    n: int
    link: Link | None
    level: float

    @classmethod
    def of(
        cls,
        fit: Regression,
        columns: ModelColumns,
        answered: npt.NDArray[np.bool_],
        weights: Column | None,
        *,
        counts: Column | None,
        link: Link | None,
        level: float,
    ) -> FittedRows:
        """Keep the rows that are complete, ``answered`` and of some weight."""
        used = answered & np.all([np.isfinite(one) for one in columns.bases.values()], axis=0)
        if weights is not None:
            used &= weights > 0
        times = np.ones(len(used)) if counts is None else counts
        shares = times if weights is None else times * weights
        bases = {name: column[used] for name, column in columns.bases.items()}
        n = int(times[used].sum())
        return cls(fit, columns, bases, shares[used], n, link, level)

    def predicted(
        self,
        questions: Sequence[AskedQuestion],
        left_out: Collection[tuple[object, object]] = (),
    ) -> Iterator[PredictedRow]:
        """Yield a prediction for each answer of each of the direct ``questions`` that the fit knows.

        Of the pairs of question and answer that were ``left_out`` it knows nothing: they have no dummy, like
        the reference, and must not be taken for it.
        """
        for question in questions:
            for place, answer in enumerate(question.answers):
                if (question.id, answer) in left_out:
                    continue
                bases = self._all_alike(question, place)
                if bases is not None:
                    made = self._mean(bases)
                    yield PredictedRow(
                        question.id,
                        answer,
                        self.n,
                        made.estimate,
                        made.standard_error,
                        made.low,
                        made.high,
                    )

    def effects(
        self,
        questions: Sequence[AskedQuestion],
        left_out: Collection[tuple[object, object]] = (),
    ) -> Iterator[EffectRow]:
        """Yield the average marginal effects of each of the direct ``questions``, whatever terms it is in.

        Parameters
        ----------
        questions
            the predictors.
        left_out
            pairs of a question and an answer of which the fit knows nothing.
        """
        for question in questions:
            if question.id in self.columns.bases:
                yield self._effect_row(question.id, "", "", self._slope(question.id))
                continue
            answers = [a for a in question.answers if (question.id, a) not in left_out]
            known = self.columns.of_question[question.id]
            reference = [a for a in answers if f"{question.id}: {a}" not in known]
            alike = {
                answer: self._all_alike(question, question.answers.index(answer))
                for answer in answers
            }
            base = alike[reference[0]] if len(reference) == 1 else None
            if base is None:
                continue
            for answer, bases in alike.items():
                if answer != reference[0] and bases is not None:
                    found = self._difference(bases, base)
                    yield self._effect_row(question.id, answer, reference[0], found)

    def _effect_row(
        self, question: str, answer: str, reference: str, found: AverageEffect
    ) -> EffectRow:
        ends = (found.estimate, found.standard_error, found.low, found.high, found.p_value)
        return EffectRow(question, answer, reference, self.n, *ends)

    def _difference(
        self, bases: Mapping[str, Column], reference: Mapping[str, Column]
    ) -> AverageEffect:
        return average_difference(
            self.fit,
            self._rows(bases),
            self._rows(reference),
            link=self.link,
            level=self.level,
            weights=self.weights,
        )

    def _slope(self, base: str) -> AverageEffect:
        changes = self.columns.derivative(base, self.bases).values()
        return average_slope(
            self.fit,
            self._rows(self.bases),
            np.column_stack([np.zeros(len(self.weights)), *changes]),
            link=self.link,
            level=self.level,
            weights=self.weights,
        )

    def _rows(self, bases: Mapping[str, Column]) -> npt.NDArray[np.float64]:
        """Return the rows of the model, the intercept first."""
        columns = self.columns.design(bases).values()
        return np.column_stack([np.ones(len(self.weights)), *columns])

    def _all_alike(self, question: AskedQuestion, answer: int) -> Mapping[str, Column] | None:
        """Return the bases as if all had given ``answer``; None where the fit knows nothing of it."""
        size = len(self.weights)
        if is_ordinal(question):
            return {**self.bases, question.id: np.full(size, answer + 1.0)}
        known = self.columns.of_question[question.id]
        own = f"{question.id}: {question.answers[answer]}"
        if own not in known and not self._is_reference(known):
            return None
        return {**self.bases, **{name: np.full(size, float(name == own)) for name in known}}

    def _is_reference(self, known: Sequence[str]) -> bool:
        """Return whether somebody has none of the dummies: then no dummy means the reference."""
        return bool((np.sum([self.bases[name] for name in known], axis=0) == 0).any())

    def _mean(self, bases: Mapping[str, Column]) -> PredictedValue:
        rows = self._rows(bases)
        if self.link is not None:
            return predicted_mean(
                self.fit, rows, link=self.link, level=self.level, weights=self.weights
            )
        # a linear prediction averages to the prediction at the average row m: variance mᵀVm
        middle = np.average(rows, axis=0, weights=self.weights)
        estimate = float(middle @ self.fit.estimates)
        error = float(np.sqrt(middle @ self.fit.covariance @ middle))
        reach = t_quantile(self.level, self.fit.freedom) * error
        return PredictedValue(estimate, error, estimate - reach, estimate + reach)
