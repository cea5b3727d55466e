"""The search for the most likely parameters, the checks of its result, and the standard errors.

Newton's method on the observed information; where that is not positive definite, the outer product of
the scores takes its place (Berndt, Hall, Hall & Hausman 1974), which always gives an ascent direction. A step
that lowers the likelihood is halved. Whether the likelihood keeps rising without end is tested by evaluating
it far out, not guessed from large coefficients.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.regression.problems import (
    RegressionProblem,
    Separated,
    not_converged,
    not_identified,
    share_at_the_end,
)
from surveyapp.estimation.regression.results import (
    INTERCEPT,
    Codes,
    Matrix,
    StandardErrorKind,
    Vector,
)
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import msg
from surveyapp.messages.notice import Notice

MOST_NEWTON_STEPS = 200
LARGEST_COEFFICIENT = 400.0
"""A coefficient of a predictor of unit variance beyond which nothing is sought; cauchit may get to 100."""
DECREMENT_TOLERANCE = 1e-8
"""Newton's decrement gᵀJ⁻¹g, twice what is left to climb, before the last step; which squares it."""
LONGEST_STEP = 5.0
SUSPICIOUS_ERROR = 5.0
"""Of a predictor of unit variance. Nothing is decided by it: far places are then tried."""
FAR_COEFFICIENT = 60.0
LIKELIHOOD_TOLERANCE = 1e-5
SINGULAR_INFORMATION = 1e-13


@dataclass(frozen=True, slots=True, eq=False)
class LikelihoodPoint:
    """The log likelihood at a point θ of k parameters."""

    log_likelihood: float
    """Its value; −∞ where a report is impossible."""
    gradient: Vector
    """Array of shape (k,): its first derivative."""
    information: Matrix
    """Array of shape (k, k): minus its second derivative."""


class Likelihood(Protocol):
    """A log likelihood of working parameters."""

    def at(self, theta: Vector) -> LikelihoodPoint:
        """Return the log likelihood, its gradient and the observed information.

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """

    def scores(self, theta: Vector) -> Matrix:
        """Return the weighted score of each row, shape (k, n).

        The score of a row that stands for c respondents is √c times that of one: the outer product is then
        that of all of them.

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """


@dataclass(frozen=True, slots=True, eq=False)
class InterruptibleLikelihood:
    """A likelihood that calls ``each_round`` before each evaluation, which may raise to stop the search."""

    likelihood: Likelihood
    each_round: EachRound

    def at(self, theta: Vector) -> LikelihoodPoint:
        """Return the log likelihood, its gradient and the observed information.

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """
        self.each_round()
        return self.likelihood.at(theta)

    def scores(self, theta: Vector) -> Matrix:
        """Return the weighted score of each row, shape (k, n).

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """
        self.each_round()
        return self.likelihood.scores(theta)


@dataclass(frozen=True, slots=True, eq=False)
class Optimum:
    """Where the search ended."""

    theta: Vector
    """Array of shape (k,): working parameters."""
    point: LikelihoodPoint
    """The likelihood there."""
    rounds: int
    """How many steps it took."""
    is_converged: bool = True
    """Whether that is a maximum."""

    def converged(self) -> Optimum:
        """Return itself if it is a maximum.

        Raises
        ------
        RegressionProblem
            if it is not.
        """
        if not self.is_converged:
            raise not_converged(steps=self.rounds)
        return self


def maximize(likelihood: Likelihood, start: Vector) -> Optimum:
    """Return the maximum that is reached from ``start``, or where the search was given up.

    It is given up where no step raises the likelihood, or where a coefficient exceeds
    ``LARGEST_COEFFICIENT``; ``check_maximum`` finds out why.

    Parameters
    ----------
    likelihood
        of k working parameters.
    start : array of shape (k,)
        where the likelihood is finite.
    """
    theta, point = start, likelihood.at(start)
    for rounds in range(1, MOST_NEWTON_STEPS + 1):
        direction, is_newton = _ascent_direction(likelihood, theta, point)
        # gradient·H⁻¹·gradient, twice what the quadratic model still promises to gain
        decrement = float(point.gradient @ direction)
        length = float(np.abs(direction).max(initial=0.0))
        if length > LONGEST_STEP:
            direction = direction * (LONGEST_STEP / length)
        ahead = likelihood.at(theta + direction)
        # near the maximum rounding may lower the sum of many logarithms a little
        least = point.log_likelihood - 1e-11 * (1 + abs(point.log_likelihood))
        while not ahead.log_likelihood >= least:
            direction = direction / 2
            if np.abs(direction).max() < 1e-12:
                return Optimum(theta, point, rounds, is_converged=False)
            ahead = likelihood.at(theta + direction)
        theta, point = theta + direction, ahead
        # other steps than Newton's converge slowly, so a small one proves less
        if decrement < (DECREMENT_TOLERANCE if is_newton else DECREMENT_TOLERANCE**2):
            return Optimum(theta, point, rounds)
        if np.abs(theta).max() > LARGEST_COEFFICIENT:
            break
    return Optimum(theta, point, rounds, is_converged=False)


def _ascent_direction(
    likelihood: Likelihood, theta: Vector, point: LikelihoodPoint
) -> tuple[Vector, bool]:
    """Return Newton's direction, or one that is uphill in any case."""
    root = _cholesky(point.information)
    if root is not None:
        return _cholesky_solve(root, point.gradient), True
    scores = likelihood.scores(theta)
    outer = scores @ scores.T
    # the outer product is singular where fewer scores differ than there are parameters
    ridge = 1e-9 * np.trace(outer) / len(outer) + 1e-300
    root = _cholesky(outer + ridge * np.eye(len(outer)))
    if root is None:
        return point.gradient, False
    return _cholesky_solve(root, point.gradient), False


def _cholesky(matrix: Matrix) -> Matrix | None:
    try:
        return np.asarray(np.linalg.cholesky(matrix), dtype=np.float64)
    except np.linalg.LinAlgError:
        return None


def _cholesky_solve(root: Matrix, gradient: Vector) -> Vector:
    return np.linalg.solve(root.T, np.linalg.solve(root, gradient))


def check_maximum(
    likelihood: Likelihood, optimum: Optimum, names: tuple[str, ...], far: float = FAR_COEFFICIENT
) -> None:
    """Make sure that the likelihood has a maximum and does not keep rising as a coefficient grows.

    Directions are tried in the first coefficients of θ alone. Away from a true maximum the likelihood must
    fall; where it does not, the coefficient is infinite.

    Parameters
    ----------
    likelihood
        of the working parameters.
    optimum
        where the search ended.
    names
        of the coefficients that come first in θ.
    far
        how far from the optimum the likelihood is tried, in working units.

    Raises
    ------
    Separated
        naming the predictors whose coefficients are infinite.
    RegressionProblem
        if it is the intercept; if the likelihood is flat both ways; if it has an end that
        was not found.
    """
    size = len(names)
    information = optimum.point.information[:size, :size]
    # a small eigenvalue is a direction that the data hardly tell: error = 1/√eigenvalue
    values, vectors = np.linalg.eigh(information)
    if values[0] > 1 / SUSPICIOUS_ERROR**2:
        optimum.converged()
        return
    # first whether a share is 0 or 1 whatever the predictors: that is no predictor's fault
    directions = [row for row, name in zip(np.eye(size), names, strict=True) if _is_intercept(name)]
    directions += [vectors[:, k] for k in range(size) if values[k] <= 1 / SUSPICIOUS_ERROR**2]
    directions += (
        [optimum.theta[:size], -optimum.theta[:size]] if np.any(optimum.theta[:size]) else []
    )
    for direction in directions:
        rises = [
            sign
            for sign in (1, -1)
            if _never_falls(likelihood, optimum, sign * direction, far, size)
        ]
        if len(rises) == 2:
            raise not_identified(msg("the effects of the predictors"))
        if rises:
            raise _unbounded_coefficient(names, direction)
    optimum.converged()


def _never_falls(
    likelihood: Likelihood, optimum: Optimum, direction: Vector, far: float, size: int
) -> bool:
    step = np.zeros(len(optimum.theta))
    # the longest component is 1, so that ``far`` is a change of some coefficient
    step[:size] = direction / np.abs(direction).max()
    least = optimum.point.log_likelihood - LIKELIHOOD_TOLERANCE
    return all(
        likelihood.at(optimum.theta + times * step).log_likelihood >= least
        for times in (1.0, far / 6, far)
    )


def _unbounded_coefficient(
    names: tuple[str, ...], direction: Vector
) -> Separated | RegressionProblem:
    effects = {
        name: abs(float(part))
        for name, part in zip(names, direction, strict=True)
        if not _is_intercept(name)
    }
    largest = max(effects.values(), default=0.0)
    if largest < 0.05 * float(np.abs(direction).max()):
        return share_at_the_end()
    separating = [name for name, part in effects.items() if part > 0.3 * largest]
    return Separated(predictor=" with ".join(separating))


def _is_intercept(name: str) -> bool:
    """Whether ``name`` is the intercept, or that of one of several choices."""
    return name.startswith(INTERCEPT)


def best_proper_optimum(
    optima: Sequence[Optimum], check: Callable[[Optimum], None]
) -> tuple[Optimum, tuple[str, ...]]:
    """Return the highest of ``optima`` that passes ``check``, and a warning if a higher one does not.

    For likelihoods with several maxima: in small samples an infinite coefficient, which fits a few reports
    perfectly, may reach a higher likelihood than the sensible maximum.

    Parameters
    ----------
    optima
        results of searches from several starts.
    check
        raises a ``RegressionProblem`` for an optimum that is no proper maximum.

    Raises
    ------
    RegressionProblem
        of the highest one, if none passes.
    """
    problems: list[RegressionProblem] = []
    for optimum in sorted(optima, key=lambda one: -one.point.log_likelihood):
        try:
            check(optimum)
        except RegressionProblem as problem:
            problems.append(problem)
            continue
        return optimum, (UNBOUNDED_ABOVE,) if problems else ()
    raise problems[0]


UNBOUNDED_ABOVE = Notice(
    msg(
        "The likelihood is higher still where a coefficient has no end; the numbers are those of its "
        "highest proper maximum. More interviews would settle it."
    )
)


def parameter_covariance(
    likelihood: Likelihood,
    optimum: Optimum,
    kind: StandardErrorKind,
    *,
    clusters: Codes | None = None,
    sample: StratifiedSample | None = None,
    expected: Matrix | None = None,
) -> Matrix:
    """Return the covariance of the working parameters, shape (k, k).

    With a ``sample`` the middle of the sandwich is the sample's variance of the sums of scores (Binder 1983).

    Parameters
    ----------
    likelihood
        of the working parameters.
    optimum
        its maximum.
    kind
        where the standard errors come from.
    clusters : array of shape (n,)
        numbered from 0; for the sandwich.
    sample
        strata and clusters of a complex sample; for the sandwich.
    expected : array of shape (k, k)
        Fisher's information, for expected errors.

    Raises
    ------
    RegressionProblem
        if the information is singular.
    """
    if kind is StandardErrorKind.EXPECTED and expected is not None:
        return inverse_information(expected)
    if kind is StandardErrorKind.OBSERVED:
        return inverse_information(optimum.point.information)
    scores = likelihood.scores(optimum.theta)
    if kind is StandardErrorKind.OUTER_PRODUCT:
        return inverse_information(scores @ scores.T)
    bread = inverse_information(optimum.point.information)
    linearized = None if sample is None else sample.covariance(scores.T)
    if linearized is not None:
        return np.asarray(bread @ linearized @ bread)
    if clusters is not None:
        size = int(clusters.max()) + 1
        # scores within a cluster are dependent, and their sum is the unit
        scores = np.array([np.bincount(clusters, row, size) for row in scores])
    units = scores.shape[1]  # rows, or clusters with their rows' scores summed
    # units/(units − 1), as the scores' mean 0 is estimated
    return np.asarray(bread @ (scores @ scores.T) @ bread * units / (units - 1))


def inverse_information(information: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix.

    Parameters
    ----------
    information : array of shape (k, k)
        symmetric.

    Raises
    ------
    RegressionProblem
        if it is not.
    """
    # scaled to a unit diagonal, so that being singular does not depend on the parameters' units
    scale = np.sqrt(np.maximum(np.diag(information), 1e-300))
    root = _cholesky(information / np.outer(scale, scale))
    if root is None or np.diag(root).min() ** 2 < SINGULAR_INFORMATION:
        raise not_identified(msg("the effects of the predictors"))
    # (D·L·Lᵀ·D)⁻¹ = (L⁻¹D⁻¹)ᵀ(L⁻¹D⁻¹), symmetric by construction
    half = np.linalg.inv(root) / scale
    return np.asarray(half.T @ half)
