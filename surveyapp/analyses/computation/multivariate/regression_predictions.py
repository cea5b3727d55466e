"""What a regression predicts for groups: everybody answers one question alike, all else stays as it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.analyses.computation.multivariate.regression_terms import Column, ModelColumns
from surveyapp.analyses.data.questions import is_ordinal
from surveyapp.estimation.regression.logistic import Link, predicted_mean
from surveyapp.estimation.regression.results import PredictedValue, Regression
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.survey.definition.questions import AskedQuestion

COLUMNS = ("question", "answer", "n", "estimate", "se", "low", "high")
"""The columns of predictions in CSV and JSON, which people outside rely on."""


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
        columns = self.columns.design(bases).values()
        rows = np.column_stack([np.ones(len(self.weights)), *columns])
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
