"""Models whose log odds add up over features: naive Bayes and logistic regression."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Cells

Scores = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Together:
    """Weights of the levels of several features together."""

    features: tuple[int, ...]
    """Their places, two or more."""
    weights: Scores
    """Shape (levels of each feature…, classes), in natural logarithms."""


@dataclass(frozen=True, slots=True, eq=False)
class LogLinear:
    """Scores ``intercept + Σ weights[cell] + Σ together``; their softmax is the probability of each class."""

    layout: CellLayout
    """Where each feature's cells stand."""
    weights: Scores
    """Shape (cells, classes), in natural logarithms."""
    intercept: Scores
    """Shape (classes,)."""
    together: tuple[Together, ...] = ()
    """Weights of features together, besides those of each."""

    def scores(self, cells: Cells) -> Scores:
        """Return each row's score of each class, shape (n, classes).

        Parameters
        ----------
        cells : array of shape (n, d)
            the cells of the rows; fastest where its columns are contiguous.
        """
        totals = np.repeat(self.intercept[:, None], len(cells), axis=1)
        asked = [*zip(cells.T, [self.weights] * len(self.layout), strict=True)]
        for joint in self.together:
            *widths, classes = joint.weights.shape
            levels = tuple(cells[:, place] - self.layout.starts[place] for place in joint.features)
            asked.append((np.ravel_multi_index(levels, widths), joint.weights.reshape(-1, classes)))
        for column, weights in asked:
            for place, of_class in enumerate(np.ascontiguousarray(weights.T)):
                totals[place] += of_class[column]
        return totals.T

    def most(self, against: int) -> Scores:
        """Return the most that the features can say for each class against one, shape (classes,).

        Parameters
        ----------
        against
            the place of that class.
        """
        apart = self.weights - self.weights[:, [against]]
        most: Scores = np.maximum.reduceat(apart, self.layout.starts[:-1], axis=0).sum(axis=0)
        for joint in self.together:
            apart = joint.weights - joint.weights[..., [against]]
            most = most + apart.reshape(-1, len(most)).max(axis=0)
        return most

    def mixed(self, share: float, other: LogLinear, other_share: float) -> LogLinear:
        """Return the model whose scores are a weighted sum of this one's and another's.

        Parameters
        ----------
        share
            what this model's scores are multiplied by.
        other
            of the same features.
        other_share
            what the other's scores are multiplied by.
        """
        together: dict[tuple[int, ...], Scores] = {}
        for own, model in ((share, self), (other_share, other)):
            for joint in model.together if own else ():
                summed = together.get(joint.features, 0) + own * joint.weights
                together[joint.features] = summed
        return LogLinear(
            self.layout,
            share * self.weights + other_share * other.weights,
            share * self.intercept + other_share * other.intercept,
            tuple(Together(features, weights) for features, weights in together.items()),
        )


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
