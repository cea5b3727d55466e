"""What a regression predicts for groups: everybody answers one question alike, all else stays as it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import predicted_mean
from surveyapp.estimation.regression.results import PredictedValue, Regression
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.services.dataset.questions import is_rating
from surveyapp.survey.definition.questions import AskedQuestion

Matrix = npt.NDArray[np.float64]

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
    """A fit of one equation, with the rows that it was made from, weights, and its ``n`` respondents."""

    fit: Regression
    names: tuple[str, ...]
    rows: Matrix
    weights: npt.NDArray[np.float64]
    n: int
    is_linear: bool
    level: float

    @classmethod
    def of(
        cls,
        fit: Regression,
        table: Predictors,
        answered: npt.NDArray[np.bool_],
        weights: npt.NDArray[np.float64] | None,
        *,
        is_linear: bool,
        level: float,
    ) -> FittedRows:
        """Keep the rows that are complete, ``answered`` and of some weight."""
        used = answered & np.isfinite(table.columns).all(axis=1)
        if weights is not None:
            used &= weights > 0
        times = np.ones(len(used)) if table.counts is None else table.counts
        shares = times if weights is None else times * weights
        n = int(times[used].sum())
        return cls(fit, table.names, table.columns[used], shares[used], n, is_linear, level)

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
                rows = self._all_alike(question, place)
                if rows is not None:
                    made = self._mean(rows)
                    yield PredictedRow(
                        question.id,
                        answer,
                        self.n,
                        made.estimate,
                        made.standard_error,
                        made.low,
                        made.high,
                    )

    def _all_alike(self, question: AskedQuestion, answer: int) -> Matrix | None:
        """Return the rows as if all had given ``answer``; None where the fit knows nothing of it."""
        rows = self.rows.copy()
        if is_rating(question):
            rows[:, self.names.index(question.id)] = answer + 1.0
            return rows
        dummies = {a: f"{question.id}: {name}" for a, name in enumerate(question.answers)}
        known = {a: self.names.index(name) for a, name in dummies.items() if name in self.names}
        own = known.get(answer)
        if own is None and not self._is_reference(known):
            return None
        rows[:, list(known.values())] = 0.0
        if own is not None:
            rows[:, own] = 1.0
        return rows

    def _is_reference(self, known: dict[int, int]) -> bool:
        """Return whether somebody has none of the dummies: then no dummy means the reference."""
        return bool((self.rows[:, list(known.values())].sum(axis=1) == 0).any())

    def _mean(self, rows: Matrix) -> PredictedValue:
        if not self.is_linear:
            return predicted_mean(self.fit, rows, level=self.level, weights=self.weights)
        # a linear prediction averages to the prediction at the average row m: variance mᵀVm
        middle = np.average(rows, axis=0, weights=self.weights)
        estimate = float(middle @ self.fit.estimates)
        error = float(np.sqrt(middle @ self.fit.covariance @ middle))
        reach = t_quantile(self.level, self.fit.freedom) * error
        return PredictedValue(estimate, error, estimate - reach, estimate + reach)
