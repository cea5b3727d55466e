"""Logistic regression of a randomized yes/no answer with a ridge penalty.

Maximized is ℓ(β) − ½·λ·Σ_j β_j² over the coefficients but for the intercept (Schaefer, Roi & Wolfe 1984;
le Cessie & van Houwelingen 1992), with ℓ the log likelihood of ``logistic``. There is a maximum also where
the answers are separated or features outnumber respondents. The coefficients are drawn towards 0, so they
have no standard errors that mean anything: it is for prediction.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from surveyapp.estimation.regression.design_matrix import DesignMatrix
from surveyapp.estimation.regression.logistic import BinaryLikelihood, Link, RandomizedOutcome
from surveyapp.estimation.regression.optimizer import LikelihoodPoint, maximize
from surveyapp.estimation.regression.results import INTERCEPT, Matrix, Vector


@dataclass(frozen=True, slots=True, eq=False)
class PenalizedLikelihood:
    """A log likelihood less ½·Σ λ_j·θ_j²."""

    likelihood: BinaryLikelihood
    """Of k parameters."""
    penalties: Vector
    """Array of shape (k,): λ_j, from 0."""

    def at(self, theta: Vector) -> LikelihoodPoint:
        """Return its value, gradient and information.

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """
        point = self.likelihood.at(theta)
        return LikelihoodPoint(
            point.log_likelihood - float(self.penalties @ theta**2) / 2,
            point.gradient - self.penalties * theta,
            point.information + np.diag(self.penalties),
        )

    def scores(self, theta: Vector) -> Matrix:
        """Return the score of each row, shape (k, n), and as further rows the roots of the penalties.

        Their outer product is then positive definite in every penalized direction.

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """
        return np.hstack([self.likelihood.scores(theta), np.diag(np.sqrt(self.penalties))])


def penalized_logistic_regression(
    outcome: RandomizedOutcome,
    features: Matrix,
    penalty: float,
    *,
    link: Link = Link.LOGIT,
    times: Vector | None = None,
) -> tuple[Vector, int]:
    """Return the intercept and the coefficients, shape (1 + d,), and the number of steps of the search.

    Parameters
    ----------
    outcome
        what was reported by n respondents, none missing.
    features : array of shape (n, d)
        numbers.
    penalty
        λ, above 0, on the scale of the features.
    link
        which function of the share is linear in the features.
    times : array of shape (n,), above 0
        how many respondents each row stands for; None: one.

    Raises
    ------
    ValueError
        if ``penalty`` is not above 0.
    RegressionProblem
        if the search does not converge.
    """
    if not penalty > 0:
        raise ValueError("the penalty must be above 0")
    # columns of unit variance keep the search well conditioned; the penalty is of the real coefficients
    scale = features.std(axis=0)
    scale[scale == 0] = 1.0
    middle = features.mean(axis=0)
    columns = np.vstack([np.ones(len(features)), ((features - middle) / scale).T])
    size = len(columns)
    names = (INTERCEPT, *(f"x{place}" for place in range(size - 1)))
    prepared = DesignMatrix(
        names=names,
        columns=columns,
        back_transform=np.eye(size),
        intercept=0,
        weights=times,
        clusters=None,
        kept=None,
        left_out=0,
        warnings=(),
        counts=times,
    )
    likelihood = PenalizedLikelihood(
        BinaryLikelihood(prepared, outcome, link), np.concatenate([[0.0], penalty / scale**2])
    )
    optimum = maximize(likelihood, np.zeros(size)).converged()
    coefficients = optimum.theta[1:] / scale
    intercept = optimum.theta[0] - coefficients @ middle
    return np.concatenate([[intercept], coefficients]), optimum.rounds
