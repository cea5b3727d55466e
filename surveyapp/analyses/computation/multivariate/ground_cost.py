"""Ground costs: what it costs to carry one answer to another."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.ground_costs import EQUAL, transport
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.types.base import AskedQuestion

NOT_SYMMETRIC = QT_TRANSLATE_NOOP(
    "messages",
    "The costs are not symmetric: from {first} to {second} it is {there}, and back {back}. Distances are "
    "from the first group to the second.",
)
SHORTER_WAY = QT_TRANSLATE_NOOP(
    "messages",
    "From {first} to {second} it costs {cost}, and {cheapest} by way of other answers; the cheapest way "
    "counts.",
)


@dataclass(frozen=True, slots=True, eq=False)
class GroundCost:
    """Costs with the answers that they are between."""

    labels: tuple[str, ...]
    """The answers' ids, in the order of rows and columns."""
    costs: NDArray[np.float64]
    """Array of shape (t, t): From the answer of the row to that of the column."""

    def between(self, question: AskedQuestion) -> NDArray[np.float64]:
        """Return the costs in the order of a question's answers.

        Parameters
        ----------
        question
            The question whose answers are compared.

        Raises
        ------
        UserProblem
            if the labels are not its answers.
        """
        if sorted(self.labels) != sorted(question.answers):
            raise UserProblem(
                msg(
                    "The costs are between {labels}, and the answers to {question} are "
                    "{answers}. Give one row and one column for each answer, with its id.",
                    labels=", ".join(self.labels),
                    question=question.id,
                    answers=", ".join(question.answers),
                )
            )
        order = [self.labels.index(answer) for answer in question.answers]
        return np.asarray(self.costs[np.ix_(order, order)])

    @property
    def notes(self) -> tuple[Notice, ...]:
        """What is unusual about the costs: one way costs more than back, or there is a cheaper way."""
        cheapest = transport(self.costs, len(self.labels)).costs
        tolerance = EQUAL * self.costs.max()
        pairs = []
        if found := self._first(np.abs(self.costs - self.costs.T) > tolerance):
            row, column = found
            facts = {"there": self.costs[row, column], "back": self.costs[column, row]}
            pairs.append((NOT_SYMMETRIC, found, facts))
        if found := self._first(self.costs - cheapest > tolerance):
            facts = {"cost": self.costs[found], "cheapest": cheapest[found]}
            pairs.append((SHORTER_WAY, found, facts))
        return tuple(
            Notice(
                Message(
                    template,
                    {
                        "first": self.labels[row],
                        "second": self.labels[column],
                        **{name: f"{cost:g}" for name, cost in costs.items()},
                    },
                )
            )
            for template, (row, column), costs in pairs
        )

    def _first(self, where: NDArray[np.bool_]) -> tuple[int, int] | None:
        places = np.argwhere(where)
        return (int(places[0, 0]), int(places[0, 1])) if len(places) else None
