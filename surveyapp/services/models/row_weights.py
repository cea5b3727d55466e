"""Survey weights in private training and evaluation: how many people each row represents.

A row that counts w times can change a count by w, so weights need a public bound W: the noise of every
release is W times as wide. That holds for any learner: each row is taken as up to W equal rows, and a learner
that is ε/W-private for one of these is ε-private for all of them (group privacy; Dwork & Roth 2014, theorem
2.2). Weights are made whole by a coin of each row, so that their mean is right: 2.3 is 2 or, in three of ten
rows, 3. Larger weights than W count as W (trimming; Potter 1990).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import is_number
from surveyapp.messages.message import msg
from surveyapp.services.models.training_table import CsvTable

LARGEST_BOUND = 1000


@dataclass(frozen=True, slots=True)
class RowWeights:
    """A column of weights, and how often a row counts at most.

    Raises
    ------
    UserProblem
        if the bound is not between 1 and 1000.
    """

    column: str
    """Numbers from 0."""
    most: int | None = None
    """The public bound W, from 1; None where nothing private is released, and weights are taken exactly."""

    def __post_init__(self) -> None:
        if self.most is not None and not 1 <= self.most <= LARGEST_BOUND:
            raise UserProblem(
                msg(
                    "A row cannot count {most} times at most; give a whole number from 1 to {largest}, from "
                    "knowledge and not from the data.",
                    most=self.most,
                    largest=LARGEST_BOUND,
                )
            )

    @property
    def bound(self) -> int:
        """The public bound W.

        Raises
        ------
        UserProblem
            if there is none.
        """
        if self.most is None:
            raise UserProblem(
                msg(
                    "Say how often a row counts at most: the largest survey weight, from knowledge and not "
                    "from the data."
                )
            )
        return self.most

    def checked(
        self, cells: CsvTable, label: str, features: tuple[str, ...] | None, *, rows_public: bool
    ) -> tuple[str, ...]:
        """Return the features, the weights not among them; refuse weights that cannot be used.

        Parameters
        ----------
        cells
            the table.
        label
            what is to be predicted.
        features
            what it is predicted from; None: everything else.
        rows_public
            whether the number of rows is declared public.

        Raises
        ------
        UserProblem
            if there is no such column, or it is the label or a feature; if a weight is no number from 0; if
            the number of rows is public: that of weighted rows is not.
        """
        self.values(cells)
        if self.column == label or self.column in (features or ()):
            raise UserProblem(
                msg(
                    "{column} holds weights; it cannot be the label or a feature too.",
                    column=self.column,
                )
            )
        if rows_public:
            raise UserProblem(
                msg(
                    "The number of rows may be public, but the sum of their weights is not: train with "
                    "weights without declaring the number of rows public."
                )
            )
        if features is not None:
            return features
        others = {self.column, label}
        return tuple(name for name in cells.header if name not in others)

    def values(self, cells: CsvTable) -> NDArray[np.float64]:
        """Return the weights as they are, shape (n,).

        Parameters
        ----------
        cells
            the table.

        Raises
        ------
        UserProblem
            naming the first that is no number from 0.
        """
        texts = cells.column(self.column)
        for line, text in zip(cells.lines, texts, strict=True):
            if text is None or not is_number(text) or float(text) < 0:
                raise UserProblem(
                    msg(
                        "Line {line}: the weight in the column {column} is {value}; it must be a number, 0 "
                        "or more.",
                        line=line,
                        column=self.column,
                        value=text or "–",
                    )
                )
        return np.array([float(text or 0) for text in texts])

    def times(self, cells: CsvTable) -> NDArray[np.int64]:
        """Return how often each row counts, 0 to the bound, shape (n,): by a coin of its own, never seeded.

        Parameters
        ----------
        cells
            the table.
        """
        return whole_weights(self.values(cells), self.bound)


def whole_weights(
    weights: NDArray[np.float64], most: float, seed: int | None = None
) -> NDArray[np.int64]:
    """Return how often each row counts, shape (n,): whole numbers with the weights as their means.

    Parameters
    ----------
    weights : array of shape (n,)
        how many people each row represents, 0 or more.
    most
        the public bound; larger weights count as this.
    seed
        of the coins, for simulations; default the operating system's.
    """
    cut = np.minimum(weights, most)
    whole = np.floor(cut)
    up = np.random.default_rng(seed).random(len(cut)) < cut - whole
    return (whole + up).astype(np.int64)
