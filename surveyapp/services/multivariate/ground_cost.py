"""A matrix of ground costs from a file: what it costs to carry one answer to another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.ground_costs import EQUAL, transport
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.storage.files.csv_tables import TableProblem, read_csv
from surveyapp.survey.definition.questions import AskedQuestion

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
    """Costs with the answers that they are between.

    Attributes
    ----------
    file
        The name of the file, for sentences.
    labels
        The answers' ids, in the order of rows and columns.
    costs : array of shape (t, t)
        From the answer of the row to that of the column.
    """

    file: str
    labels: tuple[str, ...]
    costs: NDArray[np.float64]

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
                    "{file} has costs between {labels}, and the answers to {question} are "
                    "{answers}. Give one row and one column for each answer, with its id.",
                    file=self.file,
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


def read_ground_cost(path: Path) -> GroundCost:
    """Return the costs in a CSV file with a row and a column for each answer, both labelled with its id.

    Parameters
    ----------
    path
        The file; what stands in the corner does not matter.

    Raises
    ------
    UserProblem
        if it is not square, or rows and columns have different labels; if a cost is no number from 0; if an
        answer costs something to itself, or nothing costs anything.
    FileRefused, TableProblem, EnvironmentProblem
        if it cannot be read.
    """
    header, rows = read_csv(path)
    columns = tuple(name.strip() for name in header[1:])
    labels = tuple(cells[0].strip() for _, cells in rows)
    if len(labels) != len(columns):
        raise UserProblem(
            msg(
                "{file} is not square: it has {rows} rows and {columns} columns of costs. Give one "
                "row and one column for each answer.",
                file=path.name,
                rows=len(labels),
                columns=len(columns),
            )
        )
    if sorted(labels) != sorted(columns) or len(set(labels)) < len(labels):
        raise UserProblem(
            msg(
                "The rows of {file} are {rows} and its columns {columns}. Give each answer one row "
                "and one column with the same label.",
                file=path.name,
                rows=", ".join(labels),
                columns=", ".join(columns),
            )
        )
    order = [columns.index(label) + 1 for label in labels]
    costs = np.array([_costs(path, line, cells, header, order) for line, cells in rows])
    for place, label in enumerate(labels):
        if costs[place, place] != 0:
            raise UserProblem(
                msg(
                    "{file}: the cost from {answer} to itself is {cost}. Write 0, as nothing is "
                    "carried.",
                    file=path.name,
                    answer=label,
                    cost=f"{costs[place, place]:g}",
                )
            )
    if not costs.any():
        raise UserProblem(msg("All costs in {file} are 0. Give some cost above 0.", file=path.name))
    return GroundCost(path.name, labels, costs)


def _costs(
    path: Path, line: int, cells: Sequence[str], header: Sequence[str], order: Sequence[int]
) -> list[float]:
    found = []
    for place in order:
        try:
            cost = float(cells[place])
        except ValueError:
            cost = math.nan
        if not 0 <= cost < math.inf:
            raise TableProblem(
                file=path.name,
                line=line,
                column=header[place],
                reason=msg("“{text}” is no cost; write a number from 0", text=cells[place][:40]),
            )
        found.append(cost)
    return found
