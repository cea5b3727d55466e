"""Models whose log odds add up over features: naive Bayes and logistic regression."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Cells

Scores = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class LogLinear:
    """Scores ``intercept + Σ weights[cell]``; their softmax is the probability of each class.

    Attributes
    ----------
    layout
        where each feature's cells stand.
    weights
        shape (cells, classes), in natural logarithms.
    intercept
        shape (classes,).
    """

    layout: CellLayout
    weights: Scores
    intercept: Scores

    def scores(self, cells: Cells) -> Scores:
        """Return each row's score of each class, shape (n, classes).

        Parameters
        ----------
        cells : array of shape (n, d)
            the cells of the rows; fastest where its columns are contiguous.
        """
        totals = np.repeat(self.intercept[:, None], len(cells), axis=1)
        by_class = np.ascontiguousarray(self.weights.T)
        for column in cells.T:
            for place, weights in enumerate(by_class):
                totals[place] += weights[column]
        return totals.T


def softmax(scores: Scores) -> Scores:
    """Return the probabilities in proportion to exp(scores), along the last axis.

    Parameters
    ----------
    scores : array of shape (…, classes)
        in natural logarithms.
    """
    # the classes first: reducing over a short last axis is slow
    first = np.ascontiguousarray(np.moveaxis(scores, -1, 0))
    # a number taken off all scores of a row changes nothing; the largest prevents overflow
    powers = np.exp(first - first.max(axis=0))
    powers /= powers.sum(axis=0)
    shares: Scores = np.moveaxis(powers, 0, -1)
    return shares
