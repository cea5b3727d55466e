"""Estimates of small areas from direct estimates and what is known of the areas (Fay & Herriot 1979).

The direct estimate of area a is θ̂ₐ = θₐ + eₐ with a known variance Dₐ, and θₐ = xₐᵀβ + uₐ with variance A
between areas of equal x. The best linear unbiased prediction is γₐ·θ̂ₐ + (1 − γₐ)·xₐᵀβ̂, γₐ = A/(A + Dₐ): an
area with a precise estimate keeps it, others move toward the line. Direct estimates of randomized answers
are means of pseudo-answers, and Dₐ holds the coins' part: nothing here needs to know of coins.

There are two ways to take A:

* ``AVERAGED``, the default: the predictions and their errors are averaged over all A, as far as the
  restricted likelihood makes each probable (a flat prior for A: Morris & Tang 2011; Rao & Molina 2015,
  section 10.3). With noisy direct estimates, as coins make them, A is hardly known; errors must hold that.
* ``REML``: A by restricted maximum likelihood, as most programs take it. Where it is 0, all areas would get
  the line itself, with errors as if A were known to be 0. Then the likelihood is multiplied by
  arctan(Σ γₐ)^(1/m), which vanishes at A = 0 and hardly counts with many areas (Yoshimori & Lahiri 2014; the
  idea is Li & Lahiri 2010). The mean squared error has the second-order terms of Prasad & Rao (1990) as Datta
  & Lahiri (2000) give them: g₁ + g₂ + 2·g₃, where g₁ = γ·D, g₂ comes from β̂, and g₃ = D²/(A + D)³·Var(Â),
  Var(Â) = 2/Σ(A + D)⁻². The adjusted likelihood has the same terms.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]
Matrix = npt.NDArray[np.float64]

FAR = 1e4
"""A is looked for up to this multiple of the spread of the direct estimates and their variances."""
GRID = 121
"""Points between which the highest likelihood is looked for: it may have two peaks."""
LEAST_SPARE = 3
"""Areas beyond the columns: with fewer, a flat prior for A leaves all A equally probable without end."""
STEPS = 400
"""Values of A over which predictions are averaged."""


class BetweenVariance(Enum):
    """How the variance between areas is taken."""

    AVERAGED = "averaged"
    REML = "reml"


@dataclass(frozen=True, slots=True, eq=False)
class AreaModel:
    """What a Fay–Herriot model says of m areas."""

    estimates: Vector
    """Array of shape (m,): the predictions; xᵀβ̂ of areas without a direct estimate."""
    mean_squared_errors: Vector
    """Array of shape (m,): of ``estimates``, of second order."""
    weights: Vector
    """Array of shape (m,): γ, what the direct estimate counts; 0 of areas without one."""
    coefficients: Vector
    """Array of shape (p,): β̂."""
    covariance: Matrix
    """Array of shape (p, p): of β̂."""
    between: float
    """At least 0: A, the variance between areas of equal x; its mean where predictions are averaged over
    it."""
    restricted: float
    """At least 0: A by REML, before it was adjusted."""
    heterogeneity: float
    """Σ (θ̂ − xᵀβ̃)²/D with the β̃ of A = 0: chi-squared if areas of equal x do not differ."""
    freedom: int
    """Its degrees of freedom, m − p."""
    p_value: float
    """Of this test."""
    explained: float | None
    """From 0 to 1: by how much x lowers A (Raudenbush 2009); None where A is 0 without x too."""


def fay_herriot(
    direct: npt.ArrayLike,
    variances: npt.ArrayLike,
    known: npt.ArrayLike,
    *,
    between: BetweenVariance = BetweenVariance.AVERAGED,
) -> AreaModel:
    """Return the model's predictions.

    Parameters
    ----------
    direct : array of shape (m,)
        direct estimates; NaN of areas without one.
    variances : array of shape (m,)
        D, above 0; not looked at where there is no direct estimate.
    known : array of shape (m, p)
        what is known of each area, a column of ones among it.
    between : default ``AVERAGED``
        how the variance between areas is taken.

    Raises
    ------
    UserProblem
        if there are too few areas with direct estimates for so many columns; if a variance is not above 0;
        if one column follows from others.
    """
    y, d, x = (np.asarray(one, dtype=np.float64) for one in (direct, variances, known))
    there = ~np.isnan(y)
    m, p = int(there.sum()), x.shape[1]
    if m < p + LEAST_SPARE:
        raise UserProblem(
            msg(
                "The model needs estimates of at least {least} areas, and there are {areas}. Take fewer "
                "columns of the table, or only direct estimates.",
                least=p + LEAST_SPARE,
                areas=m,
            )
        )
    if not np.all(np.isfinite(d[there]) & (d[there] > 0)):
        raise UserProblem(
            msg("The variance of each area's direct estimate must be a number above 0.")
        )
    # columns of unit length, so that large numbers (of people, say) lose no digits
    scale = np.sqrt(np.mean(x[there] ** 2, axis=0))
    if np.any(scale == 0) or np.linalg.matrix_rank(x[there] / scale) < p:
        raise UserProblem(
            msg(
                "A column of the table follows from the others in the areas with interviews, so its effect "
                "cannot be estimated. Leave it out."
            )
        )
    likelihood = _Restricted(y[there], d[there], x[there] / scale)
    restricted = likelihood.highest(is_adjusted=False)
    q = likelihood.at(0.0).squares
    areas = _Areas(np.where(there, y, 0.0), np.where(there, d, np.inf), x / scale)
    if between is BetweenVariance.AVERAGED:
        found = _averaged(likelihood, areas)
    else:
        a = restricted if restricted > 0 else likelihood.highest(is_adjusted=True)
        found = areas.predicted(a, likelihood.at(a), variance=likelihood.variance(a))
    return AreaModel(
        estimates=found.estimates,
        mean_squared_errors=found.squares,
        weights=found.weights,
        coefficients=found.beta / scale,
        covariance=found.covariance / np.outer(scale, scale),
        between=found.between,
        restricted=restricted,
        heterogeneity=q,
        freedom=m - p,
        p_value=float(scipy.stats.chi2.sf(q, m - p)),
        explained=likelihood.explained(restricted),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Predicted:
    """Predictions at one A, or on average."""

    between: float
    estimates: Vector
    squares: Vector
    weights: Vector
    beta: Vector
    covariance: Matrix


@dataclass(frozen=True, slots=True, eq=False)
class _Areas:
    """All areas; D is infinite where there is no direct estimate, so that it counts nothing."""

    y: Vector
    d: Vector
    x: Matrix

    def predicted(self, a: float, fitted: _At, *, variance: float = 0.0) -> _Predicted:
        """Return the predictions at one A, with its variance for their errors: g₁ + g₂ + 2·g₃."""
        gamma = a / (a + self.d)
        rest = 1.0 - gamma
        estimates = gamma * self.y + rest * (self.x @ fitted.beta)
        of_beta = rest**2 * np.einsum("ij,jk,ik->i", self.x, fitted.covariance, self.x)
        # a·D/(a + D), which is a where D is infinite; then γ is 0 whatever A is, and g₃ too
        of_area = a * rest
        squares = of_area + of_beta + 2.0 * rest**2 / (a + self.d) * variance
        return _Predicted(a, estimates, squares, gamma, fitted.beta, fitted.covariance)


def _averaged(likelihood: _Restricted, areas: _Areas) -> _Predicted:
    """Return predictions averaged over A; their errors hold how they differ between one A and another."""
    points = likelihood.points(STEPS)
    fits = [likelihood.at(float(a)) for a in points]
    logs = np.array([one.logarithm for one in fits])
    # a flat prior for A: each point stands for the stretch around it
    chances = np.exp(logs - logs.max()) * np.gradient(points)
    chances /= chances.sum()
    every = [areas.predicted(float(a), one) for a, one in zip(points, fits, strict=True)]
    estimates = np.array([one.estimates for one in every])
    mean = chances @ estimates
    squares = chances @ np.array([one.squares for one in every])
    betas = np.array([one.beta for one in every])
    beta = chances @ betas
    spread = (betas - beta).T @ ((betas - beta) * chances[:, None])
    return _Predicted(
        float(chances @ points),
        mean,
        squares + chances @ (estimates - mean) ** 2,
        chances @ np.array([one.weights for one in every]),
        beta,
        np.einsum("k,kij->ij", chances, np.array([one.covariance for one in every])) + spread,
    )


@dataclass(frozen=True, slots=True)
class _At:
    """The likelihood's parts at one A: its logarithm, β̂, Cov(β̂), and Σ (y − xᵀβ̂)²/(A + D)."""

    logarithm: float
    beta: Vector
    covariance: Matrix
    squares: float


@dataclass(frozen=True, slots=True, eq=False)
class _Restricted:
    """The restricted likelihood of A."""

    y: Vector
    d: Vector
    x: Matrix

    def at(self, a: float) -> _At:
        """Return what it is at one A."""
        inverse = 1.0 / (a + self.d)
        weighted = self.x * inverse[:, None]
        information = self.x.T @ weighted
        covariance: Matrix = np.linalg.inv(information).astype(np.float64)
        beta = covariance @ (weighted.T @ self.y)
        squares = float(inverse @ (self.y - self.x @ beta) ** 2)
        logarithm = 0.5 * float(np.sum(np.log(inverse)))
        logarithm -= 0.5 * float(np.linalg.slogdet(information)[1]) + 0.5 * squares
        return _At(logarithm, beta, covariance, squares)

    def highest(self, *, is_adjusted: bool) -> float:
        """Return the A at which the likelihood is highest; exactly 0 where it is highest there."""

        def height(a: float) -> float:
            found = self.at(a).logarithm
            if is_adjusted:
                found += math.log(math.atan(float(np.sum(a / (a + self.d))))) / len(self.y)
            return found

        grid = self.points(GRID)[1:]
        heights = np.array([height(float(a)) for a in grid])
        best = int(np.argmax(heights))
        low = math.log(grid[max(best - 1, 0)])
        high = math.log(grid[min(best + 1, len(grid) - 1)])
        found = scipy.optimize.minimize_scalar(
            lambda log_a: -height(math.exp(log_a)),
            bounds=(low, high),
            method="bounded",
            options={"xatol": 1e-10},
        )
        a = math.exp(float(found.x))
        if is_adjusted:
            return a
        return a if best > 0 and height(a) > self.at(0.0).logarithm else 0.0

    def points(self, count: int) -> Vector:
        """Return 0 and values of A, closer to each other where they are small."""
        top = FAR * max(float(np.var(self.y)), float(self.d.max()))
        return np.append(0.0, np.geomspace(float(self.d.min()) * 1e-8, top, count))

    def variance(self, a: float) -> float:
        """Return the asymptotic variance of an estimated A."""
        return 2.0 / float(np.sum((a + self.d) ** -2.0))

    def explained(self, between: float) -> float | None:
        """Return by which part A is lower with x than without."""
        alone = _Restricted(self.y, self.d, np.ones((len(self.y), 1))).highest(is_adjusted=False)
        return max(0.0, 1.0 - between / alone) if alone > 0 else None
