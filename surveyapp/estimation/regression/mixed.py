"""Logistic regression of a randomized answer with a random intercept of each group.

Respondent i of group g has Pr(yes | x, u) = F(xᵢᵀβ + σ·u_g), u_g standard normal; the report's likelihood
Lᵢ is that of ``regression``. The log likelihood is Σ_g log ∫ Π_{i in g} Lᵢ(u)·φ(u) du, by Gauss–Hermite
quadrature about the integrand's mode, scaled by its curvature there (Liu & Pierce 1994; Pinheiro &
Bates 1995). One node is Laplace's approximation; package RRreg (lme4) takes it with the expected instead
of the observed curvature, and is further from the integral. σ may have either sign in the search, which
makes 0 no end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Predictors,
    checked_regression_level,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.logistic import (
    Link,
    RandomizedOutcome,
    inverse_link,
    logistic_regression,
)
from surveyapp.estimation.regression.optimizer import FAR_COEFFICIENT, inverse_information
from surveyapp.estimation.regression.problems import not_converged
from surveyapp.estimation.regression.results import (
    Codes,
    Coefficient,
    Matrix,
    Regression,
    StandardErrorKind,
    Vector,
    wald_coefficients,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP

NODES = 25
GROUP_DEVIATION_TERM = "standard deviation of groups"
MODE_STEPS = 100
LEAST_CURVATURE = 0.1
"""Reports through coins need not make the integrand concave; nodes are spread no further than this."""
DIFFERENCE_STEP = 1e-4
"""Of the central differences for the information; coefficients are of columns with unit variance."""
SMALLEST_DEVIATION = 1e-2
"""A σ below this is reported as 0, and has no standard error."""

NO_GROUP_VARIATION = QT_TRANSLATE_NOOP(
    "messages",
    "The groups do not differ more than chance lets them: their standard deviation is estimated as 0.",
)


def random_intercept_regression(
    outcome: RandomizedOutcome,
    predictors: Predictors,
    groups: npt.ArrayLike,
    *,
    link: Link = Link.LOGIT,
    nodes: int = NODES,
    level: float = 0.95,
    each_round: EachRound = no_rounds,
) -> Regression:
    """Return β in ``coefficients`` and σ in ``other_parameters``; β holds within a group.

    Parameters
    ----------
    outcome
        what was reported, through which channel.
    predictors
        the columns of x, the intercept among them.
    groups : array of shape (n,)
        a label for each respondent.
    link
        default logit.
    nodes
        of the quadrature, at least 1, default 25; 1 is Laplace's approximation.
    level
        of the Wald intervals, between 0 and 1, default 0.95.
    each_round
        called before each evaluation of the likelihood; may raise to stop the search.

    Raises
    ------
    RegressionProblem
        with what is wrong, as ``logistic_regression`` does; if there is one group only.
    """
    half = z_value(checked_regression_level(level))
    alone = logistic_regression(outcome, predictors, link=link, each_round=each_round)
    size = len(predictors.names)
    prepared = prepare_design_matrix(
        predictors, outcome.is_missing, clusters=groups, parameters=size + 1
    )
    likelihood = _Marginal.of(prepared, outcome.used_rows(prepared), link, nodes)
    # the solver works with scaled columns, and starts from the model without groups
    start = np.append(np.linalg.solve(prepared.back_transform, alone.estimates), 0.5)

    def depth(at: Vector) -> float:
        each_round()
        return -likelihood.log_likelihood(at)

    found = scipy.optimize.minimize(depth, start, method="BFGS")
    theta = np.asarray(found.x, dtype=np.float64)
    if not np.isfinite(found.fun) or np.abs(theta).max() > FAR_COEFFICIENT:
        raise not_converged(steps=int(found.nit))
    # −σ describes the same groups
    fixed, spread = theta[:size], abs(float(theta[size]))
    is_spread = spread > SMALLEST_DEVIATION
    # The likelihood is even in σ, so its slope at 0 is 0 whatever the
    # data; a σ of 0 is therefore held, not counted among the free
    free = size + 1 if is_spread else size
    working = inverse_information(likelihood.information(theta, free, each_round))
    real = prepared.back_transform @ working[:size, :size] @ prepared.back_transform.T
    warnings = prepared.warnings if is_spread else (*prepared.warnings, NO_GROUP_VARIATION)
    return replace(
        alone,
        coefficients=wald_coefficients(prepared.names, prepared.back_transform @ fixed, real, half),
        covariance=real,
        other_parameters=(
            _spread(spread, float(working[size, size]) if is_spread else None, half),
        ),
        log_likelihood=likelihood.log_likelihood(theta),
        parameters=size + 1,
        errors=StandardErrorKind.OBSERVED,
        rounds=int(found.nit),
        warnings=warnings,
    )


def _spread(spread: float, variance: float | None, half: float) -> Coefficient:
    if variance is None:
        return Coefficient(GROUP_DEVIATION_TERM, 0.0, None, None, None)
    error = float(np.sqrt(variance))
    return Coefficient(
        GROUP_DEVIATION_TERM, spread, error, max(spread - half * error, 0.0), spread + half * error
    )


@dataclass(frozen=True, eq=False)
class _Marginal:
    """The log likelihood of θ = (working β, σ); rows are sorted by group."""

    columns: Matrix
    yes: Vector
    no: Vector
    groups: Codes
    link: Link
    nodes: int

    @classmethod
    def of(
        cls, prepared: DesignMatrix, outcome: RandomizedOutcome, link: Link, nodes: int
    ) -> _Marginal:
        groups = prepared.clusters
        assert groups is not None  # noqa: S101 - groups were given
        # sorted by group, so that sums over groups are sums over stretches
        order = np.argsort(groups, kind="stable")
        given = outcome.report_probability(0)[order], outcome.report_probability(1)[order]
        return cls(prepared.columns[:, order], *given, groups[order], link, nodes)

    @cached_property
    def starts(self) -> npt.NDArray[np.intp]:
        """Where each group begins."""
        return np.flatnonzero(np.diff(self.groups, prepend=-1))

    @cached_property
    def rule(self) -> tuple[Vector, Vector]:
        """Gauss–Hermite nodes, and weights for ∫ f(z) dz."""
        nodes, weights = np.polynomial.hermite.hermgauss(self.nodes)
        # hermgauss weighs by exp(−z²), which is divided out of the integrand
        return nodes, weights * np.exp(nodes**2)

    def log_likelihood(self, theta: Vector) -> float:
        """Return the log likelihood."""
        fixed, sigma = theta[:-1] @ self.columns, float(theta[-1])
        mode, curvature = self._mode(fixed, sigma)
        nodes, weights = self.rule
        scale = np.sqrt(2 / curvature)[:, None]
        # in z = (u − mode)·√(curvature/2) the integrand is near exp(−z²), for which the nodes are made
        u = mode[:, None] + scale * nodes
        # ln of Π L·φ(u), but for √(2π)
        tall = self._sums(self._logs(fixed[:, None] + sigma * u[self.groups])) - u**2 / 2
        # the largest is taken out, so that no product of many likelihoods underflows
        top = tall.max(axis=1)
        area = np.exp(tall - top[:, None]) @ weights * scale[:, 0] / np.sqrt(2 * np.pi)
        return float(np.sum(top + np.log(area)))

    def _logs(self, eta: Matrix) -> Matrix:
        f = inverse_link(self.link, eta)
        yes, no = self.yes[:, None], self.no[:, None]
        return np.log(np.maximum(yes * f.share + no * f.rest, 1e-300))

    def _sums(self, rows: Matrix) -> Matrix:
        return np.asarray(np.add.reduceat(rows, self.starts, axis=0))

    def _mode(self, fixed: Vector, sigma: float) -> tuple[Vector, Vector]:
        """Return of each group the u where Σ log L − u²/2 is highest, and the curvature there."""
        u = np.zeros(len(self.starts))
        for _ in range(MODE_STEPS):
            f = inverse_link(self.link, fixed + sigma * u[self.groups])
            mixed = np.maximum(self.yes * f.share + self.no * f.rest, 1e-300)
            score = (self.yes - self.no) * f.slope / mixed
            bend = score**2 - (self.yes - self.no) * f.bend / mixed
            # the slope and minus the curvature of Σ ln L − u²/2
            slope = sigma * self._sums(score) - u
            # ln L of a randomized report is not concave: the floor keeps the step going uphill
            curvature = np.maximum(1 + sigma**2 * self._sums(bend), LEAST_CURVATURE)
            step = np.clip(slope / curvature, -1.0, 1.0)
            u = u + step
            if np.abs(step).max() < 1e-10:
                break
        return u, curvature

    def information(self, theta: Vector, free: int, each_round: EachRound = no_rounds) -> Matrix:
        """Return minus the second derivative in the first ``free`` parameters, by central differences."""
        moves = np.eye(len(theta))[:free] * DIFFERENCE_STEP
        result = np.empty((free, free))
        for i in range(free):
            for j in range(i + 1):
                each_round()
                corners = [
                    self.log_likelihood(theta + a * moves[i] + b * moves[j]) * a * b
                    for a in (1, -1)
                    for b in (1, -1)
                ]
                # the mixed difference (f₊₊ − f₊₋ − f₋₊ + f₋₋)/4h²; for i = j it is that of step 2h
                result[i, j] = result[j, i] = -sum(corners) / (4 * DIFFERENCE_STEP**2)
        return result
