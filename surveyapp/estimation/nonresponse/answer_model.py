"""The probability of each answer given what is known of everybody, fitted through the coins.

Those who gave a report are regressed on the known answers by multinomial logistic regression behind the
channel (``regression.multinomial``). If skipping depends on the known answers alone (missing at random: Rubin
1976), the same probabilities hold for those who skipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.multinomial import choice_probabilities, multinomial_regression
from surveyapp.estimation.sampling.sample_designs import StratifiedSample

Codes = npt.NDArray[np.integer]
Mask = npt.NDArray[np.bool_]
Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class AskedPeople:
    """Those who were asked a question: their reports, what is known of them, how they were drawn."""

    channel: Channel
    """t answers by r reports: of the question."""
    reports: Codes
    """Array of shape (n,): the report of each respondent, from 0; −1 for none."""
    asked: Mask
    """Array of shape (n,): who was asked; the others count nowhere, but stay in the sample."""
    known: Sequence[Codes]
    """Each an array of shape (n,): the answer of each respondent to direct questions, from 0; −1 for none,
    which is a kind of its own."""
    sample: StratifiedSample
    """How all n were drawn, out of very many."""

    @property
    def reported(self) -> Mask:
        """Who was asked and gave a report."""
        return np.asarray(self.asked & (self.reports >= 0))

    @property
    def skipped(self) -> Mask:
        """Who was asked and gave none."""
        return np.asarray(self.asked & (self.reports < 0))

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """Each respondent's part in a mean over all who were asked, shape (n,); they add up to 1."""
        weights = np.where(self.asked, self.sample.weights, 0.0)
        return np.asarray(weights / weights.sum())

    def pseudo_answers(self, table: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Return what each report stands for, shape (n,); 0 where there is none.

        Parameters
        ----------
        table : array of shape (r,)
            the pseudo-answer of each report.
        """
        return np.where(self.reported, table[np.maximum(self.reports, 0)], 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class AnswerModel:
    """Multinomial logistic probabilities with the uncertainty of their coefficients."""

    columns: Matrix
    """Array of shape (m, p): what is known of the m who skipped, after a column of ones."""
    estimates: npt.NDArray[np.float64]
    """Array of shape ((t − 1)·p,): coefficients of each answer against the first, answer by answer."""
    covariance: Matrix
    """Array of shape ((t − 1)·p, (t − 1)·p): of ``estimates``."""
    is_alone: tuple[tuple[int, int], ...]
    """Tuple of (place in ``known``, level): kinds that only people who skipped are of: they count as the
    reference."""

    def probabilities(self, theta: npt.NDArray[np.float64]) -> Matrix:
        """Return Pr(answer) of each who skipped, shape (m, t).

        Parameters
        ----------
        theta : array of shape ((t − 1)·p,)
            coefficients.
        """
        scores = self.columns @ theta.reshape(-1, self.columns.shape[1]).T
        return choice_probabilities(np.vstack([np.zeros(len(scores)), scores.T])).T

    def drawn(self, rng: np.random.Generator) -> npt.NDArray[np.float64]:
        """Return coefficients drawn from their normal posterior, so that imputations are proper (Rubin 1987).

        Parameters
        ----------
        rng
            of the simulation.
        """
        return rng.multivariate_normal(self.estimates, self.covariance, method="eigh")


def answer_model(people: AskedPeople, *, each_round: EachRound = no_rounds) -> AnswerModel:
    """Return the probabilities of the answers, fitted on those who gave a report.

    Parameters
    ----------
    people
        those who were asked.
    each_round
        called before each evaluation of the likelihood; may raise to stop the search.

    Raises
    ------
    RegressionProblem
        if nobody gave a report, or these do not tell the coefficients.
    """
    columns, is_alone = _indicators(people)
    table = np.column_stack([np.ones(len(people.reports)), *columns.values()])
    fit = multinomial_regression(
        people.channel,
        np.where(people.asked, people.reports, -1),
        [str(place) for place in range(people.channel.answers)],
        Predictors.of(columns, rows=len(people.reports)),
        sample=None if people.sample.is_simple else people.sample,
        each_round=each_round,
    )
    return AnswerModel(table[people.skipped], fit.estimates, fit.covariance, is_alone)


def _indicators(people: AskedPeople) -> tuple[dict[str, Matrix], tuple[tuple[int, int], ...]]:
    """Return a column for each level but the commonest, and the levels of which nobody gave a report."""
    columns: dict[str, Matrix] = {}
    alone = []
    for place, codes in enumerate(people.known):
        found = np.bincount(codes[people.reported] + 1)
        reference = int(np.argmax(found)) - 1 if len(found) else -1
        for level in np.unique(codes[people.asked]).tolist():
            if level + 1 >= len(found) or not found[level + 1]:
                alone.append((place, level))
            elif level != reference:
                columns[f"{place}:{level}"] = (codes == level).astype(np.float64)
    return columns, tuple(alone)
