"""Models whose log odds add up over features: naive Bayes and logistic regression."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.class_counts import Cells, Layout

Scores = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class LogLinear:
    """Scores ``intercept + Σ weights[cell]``; their softmax is the probability of each class.

    Attributes:
        layout: where each feature's cells stand.
        weights: shape (cells, classes), in natural logarithms.
        intercept: shape (classes,).
    """

    layout: Layout
    weights: Scores
    intercept: Scores

    def scores(self, cells: Cells) -> Scores:
        """Return each row's score of each class, for rows given by their cells."""
        total = np.repeat(self.intercept[None, :], len(cells), axis=0)
        for column in cells.T:
            total += self.weights[column]
        return total


def softmax(scores: Scores) -> Scores:
    """Return the probabilities in proportion to exp(scores), along the last axis."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares: Scores = powers / powers.sum(axis=-1, keepdims=True)
    return shares
