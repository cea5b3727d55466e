"""Multinomial logistic regression of one of k choices that was reported through a channel.

Pr(choice m | xᵢ) = exp(xᵢᵀβ_m)/Σ_l exp(xᵢᵀβ_l) with β of the first choice 0 (McFadden 1974), and
Lᵢ = Σ_m P[m, yᵢ]·Pr(m | xᵢ). With qᵢ the probabilities of the choices given the report too,

    s = Σ (qᵢ − πᵢ) ⊗ xᵢ,    J = Σ {[diag πᵢ − πᵢπᵢᵀ] − [diag qᵢ − qᵢqᵢᵀ]} ⊗ xᵢxᵢᵀ

without the first choice (Louis 1982). Any design whose channel can be debiased will do, also with more
reports than choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Unpack

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.labelled_counts import reports_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.maximum_likelihood import maximize_mixture
from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Fitting,
    Predictors,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.logistic import ROWS_PER_BLOCK
from surveyapp.estimation.regression.optimizer import (
    InterruptibleLikelihood,
    LikelihoodPoint,
    check_maximum,
    maximize,
    parameter_covariance,
)
from surveyapp.estimation.regression.problems import (
    constant_outcome,
    nothing_learned,
    unusable_report,
)
from surveyapp.estimation.regression.results import (
    Codes,
    Matrix,
    Regression,
    StandardErrorKind,
    Vector,
)


def multinomial_regression(
    channel: Channel,
    reports: npt.ArrayLike,
    choices: Sequence[str],
    predictors: Predictors,
    **fitting: Unpack[Fitting],
) -> Regression:
    """Return the coefficients of every choice against the first, choice by choice.

    ``Coefficient.equation`` is the choice.

    Parameters
    ----------
    channel
        with one answer for each choice.
    reports : array of shape (n,)
        codes in the channel's order, negative where missing.
    choices : t texts
        names of the choices, in the channel's order.
    predictors
        the columns of x, the intercept among them.
    **fitting
        see ``Fitting``; of errors observed, outer product or sandwich.

    Raises
    ------
    RegressionProblem
        with what is wrong; see ``logistic_regression``.
    ValueError
        if there is not one name for each choice, or expected information is asked for.
    """
    if len(choices) != channel.answers or fitting.get("errors") is StandardErrorKind.EXPECTED:
        raise ValueError("needs a name for each choice, and errors other than expected")
    codes = np.asarray(reports_in_order(channel, reports)).astype(np.int64)
    rows = matrix(channel.rows)
    _check_reports(codes, rows)
    size = len(predictors.names)
    parameters = size * (channel.answers - 1)
    prepared = prepare_design_matrix(predictors, codes < 0, parameters=parameters, **fitting)
    used = codes if prepared.kept is None else codes[prepared.kept]
    counts = np.bincount(used, prepared.counts, channel.reports).astype(np.float64)
    if np.count_nonzero(counts) == 1:
        raise constant_outcome()
    likelihood = ChoiceLikelihood(prepared, rows, used)
    interruptible = InterruptibleLikelihood(likelihood, prepared.each_round)
    optimum = maximize(interruptible, _start(rows, counts, prepared))
    names = tuple(
        name if choice is None else f"{name} of {choice}"
        for choice in choices[1:]
        for name in prepared.names
    )
    check_maximum(interruptible, optimum, names)
    working = parameter_covariance(
        likelihood, optimum, prepared.errors, clusters=prepared.clusters, sample=prepared.sample
    )
    back = np.kron(np.eye(channel.answers - 1), prepared.back_transform)
    real, theta = back @ working @ back.T, back @ optimum.theta
    parts = [slice(m * size, (m + 1) * size) for m in range(channel.answers - 1)]
    coefficients = [
        one
        for choice, part in zip(choices[1:], parts, strict=True)
        for one in prepared.wald_coefficients(prepared.names, theta[part], real[part, part], choice)
    ]
    return prepared.regression(
        tuple(coefficients),
        real,
        log_likelihood=optimum.point.log_likelihood,
        parameters=parameters,
        rounds=optimum.rounds,
    )


def _check_reports(codes: Codes, rows: Matrix) -> None:
    wrong = codes >= rows.shape[1]
    if not wrong.any():
        wrong = (codes >= 0) & (rows.sum(axis=0)[np.maximum(codes, 0)] == 0)
    if wrong.any():
        raise unusable_report(row=int(np.argmax(wrong)) + 1)
    if np.linalg.matrix_rank(rows) < len(rows):
        raise nothing_learned()


def _start(rows: Matrix, counts: Vector, prepared: DesignMatrix) -> Vector:
    """Begin at the shares that are most likely without predictors, kept off the ends."""
    shares = maximize_mixture(rows, counts)
    shares = 0.9 * shares + 0.1 / len(shares)
    start = np.zeros((len(shares) - 1, len(prepared.names)))
    if prepared.intercept is not None:
        start[:, prepared.intercept] = np.log(shares[1:] / shares[0])
    return start.reshape(-1)


def choice_probabilities(eta: Matrix) -> Matrix:
    """Return the probabilities of choices whose log odds against the first are given: softmax.

    Parameters
    ----------
    eta : array of shape (t, n)
        one column a respondent; the first row is 0.
    """
    # odds over the largest: nothing overflows
    odds = np.exp(eta - eta.max(axis=0))
    return np.asarray(odds / odds.sum(axis=0))


@dataclass(frozen=True, slots=True, eq=False)
class ChoiceLikelihood:
    """Σ w·log Lᵢ; θ are the working coefficients of the choices but the first, one after another."""

    prepared: DesignMatrix
    """The design matrix of p columns and n rows."""
    rows: Matrix
    """Array of shape (t, r): the channel, Pr(report | choice)."""
    reports: Codes
    """Array of shape (n,): codes of the reports."""

    def _block(self, theta: Vector, begin: int) -> tuple[Matrix, Matrix, Matrix, Vector]:
        """Return x, π and q (choices by rows) and L of a block."""
        x = self.prepared.columns[:, begin : begin + ROWS_PER_BLOCK]
        beta = theta.reshape(len(self.rows) - 1, len(x))
        prior = choice_probabilities(np.vstack([np.zeros(x.shape[1]), beta @ x]))
        joint = prior * self.rows[:, self.reports[begin : begin + ROWS_PER_BLOCK]]
        mixed = np.maximum(joint.sum(axis=0), 1e-300)
        return x, prior, joint / mixed, mixed

    def at(self, theta: Vector) -> LikelihoodPoint:
        """Return the log likelihood, its gradient and the observed information, a block of rows at a time.

        Parameters
        ----------
        theta : array of shape ((t − 1)·p,)
            working coefficients.
        """
        size, others = len(self.prepared.columns), len(self.rows) - 1
        log_likelihood, gradient = 0.0, np.zeros((others, size))
        information = np.zeros((others, size, others, size))
        for begin in range(0, self.prepared.n, ROWS_PER_BLOCK):
            x, prior, likely, mixed = self._block(theta, begin)
            weight = _part(self.prepared.weights, begin, x.shape[1])
            log_likelihood += float(weight @ np.log(mixed))
            gradient += ((likely - prior)[1:] * weight) @ x.T
            for m in range(others):
                for other in range(m + 1):
                    # −∂²log L/∂η_m∂η_l = π_m([m = l] − π_l) − q_m([m = l] − q_l)
                    bend = likely[m + 1] * likely[other + 1] - prior[m + 1] * prior[other + 1]
                    if m == other:
                        bend += prior[m + 1] - likely[m + 1]
                    part = (x * (bend * weight)) @ x.T
                    information[m, :, other, :] += part
                    if m != other:
                        information[other, :, m, :] += part
        return LikelihoodPoint(
            log_likelihood, gradient.reshape(-1), information.reshape(others * size, others * size)
        )

    def scores(self, theta: Vector) -> Matrix:
        """Return wᵢ·∂log Lᵢ/∂θ, shape ((t − 1)·p, n); for a row of c equal respondents √c times that of one.

        Parameters
        ----------
        theta : array of shape ((t − 1)·p,)
            working coefficients.
        """
        blocks = []
        for begin in range(0, self.prepared.n, ROWS_PER_BLOCK):
            x, prior, likely, _ = self._block(theta, begin)
            weight = _part(self.prepared.score_weights, begin, x.shape[1])
            change = (likely - prior)[1:] * weight
            # row k of block m is (q_m − π_m)·x_k, the order of the parameters
            blocks.append((change[:, np.newaxis, :] * x).reshape(-1, x.shape[1]))
        return np.concatenate(blocks, axis=1)


def _part(weights: Vector | None, begin: int, size: int) -> Vector:
    return np.ones(size) if weights is None else weights[begin : begin + ROWS_PER_BLOCK]
