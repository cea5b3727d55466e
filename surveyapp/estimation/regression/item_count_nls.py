"""Least squares for the item count technique where the share is logistic (Imai 2011, section 2.3).

In sample 1 the count of J innocuous statements has the mean J·σ(xᵀψ), in sample 2 σ(xᵀδ) more. ψ comes from
sample 1 alone and δ from what it leaves of sample 2: consistent whatever the counts' distribution is about
these means, where the likelihood of ``item_count_logistic`` needs a binomial one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.estimation import special_functions
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Predictors,
    checked_regression_level,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.item_count_linear import not_settled
from surveyapp.estimation.regression.optimizer import FAR_COEFFICIENT
from surveyapp.estimation.regression.problems import constant_outcome
from surveyapp.estimation.regression.results import Coefficient, Matrix, Vector, wald_coefficients

PRECISE = 1e-14
SINGULAR_MOMENTS = 1e-10
BOUNDARY_VARIANCE = 1e-4
"""Where every share is this near to 0 or 1, larger coefficients would fit as well."""


@dataclass(frozen=True, slots=True, eq=False)
class LeastSquares:
    """Coefficients of a list experiment by least squares."""

    sensitive: tuple[Coefficient, ...]
    """δ of the sensitive statement."""
    innocuous: tuple[Coefficient, ...]
    """ψ of the innocuous ones."""
    n: int
    """Respondents used."""
    left_out: int
    """Respondents with a missing answer."""
    warnings: tuple[str, ...]
    """Sentences to show with the numbers."""
    covariance: Matrix
    """Array of shape (k, k): of δ."""


def item_count_least_squares(
    count: npt.ArrayLike,
    has_long_list: npt.ArrayLike,
    items: int,
    predictors: Predictors,
    *,
    level: float = 0.95,
) -> LeastSquares:
    """Return both sets of coefficients; standard errors by the sandwich of both steps' moments together.

    Parameters
    ----------
    count : array of shape (n,)
        reported counts, NaN where missing.
    has_long_list : array of shape (n,)
        whether the list contained the sensitive statement (sample 2).
    items
        J, without the sensitive statement.
    predictors
        the columns of x, the intercept among them.
    level
        of the Wald intervals, between 0 and 1, default 0.95.

    Raises
    ------
    RegressionProblem
        with what is wrong with the data.
    UserProblem
        if a coefficient has no end, or the two steps cannot separate the coefficients.
    """
    half = z_value(checked_regression_level(level))
    lists = prepare_lists(count, has_long_list, items, predictors)
    fit = fit_two_steps(lists)
    moments, bread = least_squares_moments(lists, fit)
    inverse = inverted_bread(bread)
    return in_given_units(lists, fit, inverse @ (moments.T @ moments) @ inverse.T, half)


@dataclass(frozen=True, slots=True, eq=False)
class Lists:
    """Checked counts."""

    reported: Vector
    """Array of shape (n,): the counts."""
    long: npt.NDArray[np.bool_]
    """Array of shape (n,): whether the list contained the sensitive statement."""
    items: int
    """J, without the sensitive statement."""
    prepared: DesignMatrix
    """The predictors on their working scale."""

    @property
    def x(self) -> Matrix:
        """The working predictors, respondents by rows."""
        return self.prepared.columns.T


@dataclass(frozen=True, slots=True, eq=False)
class ItemCountFit:
    """ψ and δ on the working scale of the predictors."""

    psi: Vector
    delta: Vector


def prepare_lists(
    count: npt.ArrayLike, has_long_list: npt.ArrayLike, items: int, predictors: Predictors
) -> Lists:
    """Return what ``item_count_least_squares`` is given, checked and without missing answers.

    Parameters
    ----------
    count, has_long_list, items, predictors
        as of ``item_count_least_squares``.

    Raises
    ------
    RegressionProblem
        with what is wrong with the data.
    """
    reported, long = np.asarray(count, dtype=np.float64), np.asarray(has_long_list).astype(bool)
    prepared = prepare_design_matrix(
        predictors, ~np.isfinite(reported), parameters=2 * len(predictors.names)
    )
    if prepared.kept is not None:
        reported, long = reported[prepared.kept], long[prepared.kept]
    if reported.min() == reported.max() or long.all() or not long.any():
        raise constant_outcome()
    return Lists(reported, long, items, prepared)


def fit_two_steps(lists: Lists) -> ItemCountFit:
    """Return ψ by least squares of sample 1, and δ by those of what ψ leaves of sample 2.

    Parameters
    ----------
    lists
        the checked counts.

    Raises
    ------
    UserProblem
        if a coefficient has no end.
    """
    x, long = lists.x, lists.long
    psi = _fit_logistic_mean(x[~long], lists.reported[~long], lists.items)
    # E[residual | long list] = σ(xᵀδ): the long list's surplus
    surplus = lists.reported[long] - lists.items * special_functions.expit(x[long] @ psi)
    return ItemCountFit(psi, _fit_logistic_mean(x[long], surplus, 1))


def in_given_units(
    lists: Lists, fit: ItemCountFit, covariance: Matrix, half: float
) -> LeastSquares:
    """Return a fit in the units the predictors were given in.

    Parameters
    ----------
    lists
        the checked counts.
    fit
        on the working scale.
    covariance : array of shape (2p, 2p)
        of (ψ, δ) on that scale.
    half
        half the width of the intervals, in standard errors.
    """
    prepared = lists.prepared
    size = len(prepared.names)
    back = np.kron(np.eye(2), prepared.back_transform)
    real = np.asarray(back @ covariance @ back.T, dtype=np.float64)
    theta = np.asarray(back @ np.append(fit.psi, fit.delta), dtype=np.float64)
    first, second = slice(size), slice(size, None)
    return LeastSquares(
        sensitive=wald_coefficients(prepared.names, theta[second], real[second, second], half),
        innocuous=wald_coefficients(
            prepared.names, theta[first], real[first, first], half, "items"
        ),
        n=prepared.n,
        left_out=prepared.left_out,
        warnings=prepared.warnings,
        covariance=real[second, second],
    )


def _fit_logistic_mean(x: Matrix, y: Vector, most: int) -> Vector:
    """Minimize Σ (y − most·σ(xᵀb))²; the problem is not convex, so several beginnings are tried."""
    found = [_least_squares_from(x, y, most, start) for start in (0.0, -1.5, 1.5)]
    best = min(
        found, key=lambda one: float(np.sum((y - most * special_functions.expit(x @ one)) ** 2))
    )
    share = special_functions.expit(x @ best)
    if np.abs(best).max() > FAR_COEFFICIENT or (share * (1 - share)).max() < BOUNDARY_VARIANCE:
        raise not_settled()
    return best


def _least_squares_from(x: Matrix, y: Vector, most: int, start: float) -> Vector:
    begin = np.zeros(x.shape[1])
    begin[0] = start

    def rest(b: Vector) -> Vector:
        return np.asarray(y - most * special_functions.expit(x @ b), dtype=np.float64)

    found = scipy.optimize.least_squares(rest, begin, xtol=PRECISE, ftol=PRECISE, gtol=PRECISE)
    return np.asarray(found.x, dtype=np.float64)


def least_squares_moments(lists: Lists, fit: ItemCountFit) -> tuple[Matrix, Matrix]:
    """Return each respondent's m = (u·e₁ in sample 1, v·e₂ in sample 2), and −Σ E[∂m/∂(ψ, δ)].

    u and v are the gradients of the two means by ψ and δ, and e the residuals.

    Parameters
    ----------
    lists
        the checked counts.
    fit
        where the moments are taken.
    """
    x, long = lists.x, lists.long
    base, extra = special_functions.expit(x @ fit.psi), special_functions.expit(x @ fit.delta)
    residual = lists.reported - lists.items * base
    u = (lists.items * base * (1 - base))[:, None] * x
    v = (extra * (1 - extra))[:, None] * x
    first = np.where(long, 0.0, residual)[:, None] * u
    second = np.where(long, residual - extra, 0.0)[:, None] * v
    u1, u2, v2 = u[~long], u[long], v[long]
    # terms with a residual in them have mean 0
    bread = np.block([[u1.T @ u1, np.zeros((len(fit.psi),) * 2)], [v2.T @ u2, v2.T @ v2]])
    # both sets of estimating equations at once, so that
    # ψ's error passes on to δ (Newey & McFadden 1994)
    return np.hstack([first, second]), np.asarray(bread)


def inverted_bread(bread: Matrix) -> Matrix:
    """Return A⁻¹, the outer factors of the sandwich A⁻¹(Σ m·mᵀ)A⁻ᵀ (Hansen 1982).

    Parameters
    ----------
    bread : array of shape (k, k)
        A.

    Raises
    ------
    UserProblem
        if the moments cannot separate the coefficients.
    """
    # scaled by rows and columns alike, so that units do not decide what is singular
    scale = np.sqrt(np.maximum(np.abs(np.diag(bread)), np.finfo(float).tiny))
    scaled = bread / np.outer(scale, scale)
    if np.linalg.svd(scaled, compute_uv=False)[-1] < SINGULAR_MOMENTS:
        raise not_settled()
    return np.asarray(np.linalg.inv(scaled) / np.outer(scale, scale))
