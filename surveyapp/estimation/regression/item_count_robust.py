"""Estimators of a list experiment whose mean share is tied to the difference of means.

Both samples' means hold that difference whatever the counts' distribution is, so a model that is wrong about
the counts is kept from a wrong prevalence: to the equations of least squares or of the likelihood comes one
more, σ(xᵀδ) − (ȳ₂ − ȳ₁), and all together are made as small as can be (Blair, Chou & Imai 2019, "List
experiments with measurement error", Political Analysis 27; generalized method of moments: Hansen 1982).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.estimation import special_functions
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.estimation.regression.design_matrix import Predictors, checked_regression_level
from surveyapp.estimation.regression.item_count_linear import not_settled
from surveyapp.estimation.regression.item_count_nls import (
    PRECISE,
    ItemCountFit,
    LeastSquares,
    Lists,
    fit_two_steps,
    in_given_units,
    inverted_bread,
    least_squares_moments,
    prepare_lists,
)
from surveyapp.estimation.regression.optimizer import FAR_COEFFICIENT
from surveyapp.estimation.regression.results import Matrix, Vector

STEPS = 3
"""How often the weights are computed anew from the coefficients before."""
LEAST_SHARE_VARIANCE = 1e-6
"""Of the share among respondents, in the weights: without predictors it varies nothing."""

Moments = Callable[[Lists, ItemCountFit], tuple[Matrix, Matrix]]


def tied_item_count(
    count: npt.ArrayLike,
    has_long_list: npt.ArrayLike,
    items: int,
    predictors: Predictors,
    *,
    moments: Moments = least_squares_moments,
    level: float = 0.95,
) -> LeastSquares:
    """Return both sets of coefficients with the mean share tied to the difference of means.

    The weights are those of the R package list: the inverse of the mean of m·mᵀ, in which the difference of
    means counts as known, so the tie is close. The standard errors do count its error.

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
    moments
        ``least_squares_moments`` (default) or ``likelihood_moments``.
    level
        of the Wald intervals, between 0 and 1, default 0.95.

    Raises
    ------
    RegressionProblem
        with what is wrong with the data.
    UserProblem
        if a coefficient has no end, or the equations cannot separate the coefficients.
    """
    half = z_value(checked_regression_level(level))
    lists = prepare_lists(count, has_long_list, items, predictors)
    fit = fit_two_steps(lists)
    for _ in range(STEPS):
        fit = _least_moments(lists, fit, moments, _weights(lists, fit, moments))
    theta = np.append(fit.psi, fit.delta)
    if not np.isfinite(theta).all() or np.abs(theta).max() > FAR_COEFFICIENT:
        raise not_settled()
    return in_given_units(lists, fit, _covariance(lists, fit, moments), half)


def likelihood_moments(lists: Lists, fit: ItemCountFit) -> tuple[Matrix, Matrix]:
    """Return each respondent's score by (ψ, δ) of the binomial model, and minus the sum of its derivative.

    With w = Pr(z = 1 | count, x) of the sensitive statement the scores are (y − w − J·σ(xᵀψ))·x and
    (w − σ(xᵀδ))·x in sample 2, and (y − J·σ(xᵀψ))·x and 0 in sample 1 (Imai 2011, section 2.4).

    Parameters
    ----------
    lists
        the checked counts.
    fit
        where the moments are taken.
    """
    x, long, items = lists.x, lists.long, lists.items
    base, extra = special_functions.expit(x @ fit.psi), special_functions.expit(x @ fit.delta)
    # C(J, y − 1) : C(J, y) = y : (J − y + 1), so w has the odds σ(xᵀδ)/(1 − σ) · y/(J − y + 1) · (1 − μ)/μ
    carrying = extra * lists.reported * (1 - base)
    others = (1 - extra) * (items + 1 - lists.reported) * base
    posterior = np.where(long, carrying / (carrying + others), 0.0)
    first = (lists.reported - posterior - items * base)[:, None] * x
    second = np.where(long, posterior - extra, 0.0)[:, None] * x
    # ∂w/∂δ = w(1 − w)·x = −∂w/∂ψ
    either = posterior * (1 - posterior)
    both = -(x.T * either) @ x
    by_psi = (x.T * (items * base * (1 - base) - either)) @ x
    by_delta = (x.T * np.where(long, extra * (1 - extra) - either, 0.0)) @ x
    bread = np.block([[by_psi, -both], [-both, by_delta]])
    return np.hstack([first, second]), np.asarray(bread)


def _difference(lists: Lists) -> float:
    long = lists.long
    return float(lists.reported[long].mean() - lists.reported[~long].mean())


def _tied(lists: Lists, fit: ItemCountFit, moments: Moments) -> Matrix:
    """Return the moments of each respondent, the tie last."""
    tie = special_functions.expit(lists.x @ fit.delta) - _difference(lists)
    return np.column_stack([moments(lists, fit)[0], tie])


def _weights(lists: Lists, fit: ItemCountFit, moments: Moments) -> Matrix:
    tied = _tied(lists, fit, moments)
    outer = tied.T @ tied / len(tied)
    outer[-1, -1] = max(outer[-1, -1], LEAST_SHARE_VARIANCE)
    return inverted_bread(outer)


def _least_moments(
    lists: Lists, start: ItemCountFit, moments: Moments, weights: Matrix
) -> ItemCountFit:
    """Minimize m̄ᵀ·W·m̄, m̄ the mean of the moments, as the squared length of a root of W times m̄."""
    size = len(start.psi)
    root = np.linalg.cholesky(weights).T

    def split(theta: Vector) -> ItemCountFit:
        return ItemCountFit(theta[:size], theta[size:])

    def rest(theta: Vector) -> Vector:
        return np.asarray(root @ _tied(lists, split(theta), moments).mean(axis=0))

    begin = np.append(start.psi, start.delta)
    found = scipy.optimize.least_squares(
        rest, begin, jac="3-point", xtol=PRECISE, ftol=PRECISE, gtol=PRECISE
    )
    return split(np.asarray(found.x, dtype=np.float64))


def _covariance(lists: Lists, fit: ItemCountFit, moments: Moments) -> Matrix:
    """(GᵀWG)⁻¹GᵀW(Σ a·aᵀ)WG(GᵀWG)⁻¹, a the moments with the error of the difference of means in the tie."""
    each, bread = moments(lists, fit)
    x, long, reported = lists.x, lists.long, lists.reported
    share = special_functions.expit(x @ fit.delta)
    slope = np.append(np.zeros(len(fit.psi)), (share * (1 - share)) @ x)
    gradient = np.vstack([-bread, slope])
    # what a respondent adds to ȳ₂ − ȳ₁, from the mean of the own sample
    n, long_n = len(long), int(long.sum())
    second = (reported - reported[long].mean()) * n / long_n
    first = (reported - reported[~long].mean()) * n / (n - long_n)
    adds = np.column_stack([each, share - _difference(lists) - np.where(long, second, -first)])
    weights = _weights(lists, fit, moments)
    inverse = inverted_bread(gradient.T @ weights @ gradient)
    outer = inverse @ gradient.T @ weights
    return np.asarray(outer @ (adds.T @ adds) @ outer.T)
