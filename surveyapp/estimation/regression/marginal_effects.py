"""Average marginal effects: what one more of a predictor does to the outcome itself, on average.

A coefficient of a logistic model is a change of log odds, which means another change of the share at every
share. The average marginal effect is the mean over the respondents, each with the other answers as they are:

* of a category against the reference: Σ {F(x₁ᵀβ) − F(x₀ᵀβ)}/n, x₁ and x₀ the row with either answer;
* of a number: Σ ∂F(xᵀβ)/∂x/n.

Errors are by the delta method with the rows fixed, as for predictions (Bartus 2005, Stata Journal 5, 309–329,
and R's package ``margins``). In a linear model F is the identity.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from surveyapp.estimation.regression.design_matrix import checked_regression_level
from surveyapp.estimation.regression.logistic import InverseLink, Link, inverse_link
from surveyapp.estimation.regression.results import Matrix, Regression, Vector
from surveyapp.estimation.sampling.linearization import t_quantile, two_sided_p_value


@dataclass(frozen=True, slots=True)
class AverageEffect:
    """An average marginal effect with its interval and Wald's test of no effect."""

    estimate: float
    """Of a share of yes: a difference of shares, or for one more of a number."""
    standard_error: float
    """By the delta method."""
    low: float
    high: float
    """Ends of the interval."""
    p_value: float | None
    """Two-sided; None where the error is 0."""


def average_difference(
    fit: Regression,
    rows: Matrix,
    reference_rows: Matrix,
    *,
    link: Link | None = Link.LOGIT,
    level: float = 0.95,
    weights: Vector | None = None,
) -> AverageEffect:
    """Return the mean of F(xᵀβ) over ``rows`` less that over ``reference_rows``.

    Parameters
    ----------
    fit
        a regression of one equation.
    rows, reference_rows : arrays of shape (m, k)
        x of the same respondents with either answer, in the order of the coefficients.
    link : default logit
        that of the fit; None: a linear model.
    level : above 0 and below 1, default 0.95
        of the interval.
    weights : array of shape (m,), default equal
        of the rows in the mean.
    """
    found = [_curve(link, part @ fit.estimates) for part in (rows, reference_rows)]
    means = [np.average(curve.share, weights=weights) for curve in found]
    # the gradient of a mean of F(xᵀβ) is the mean of F′·x
    gradients = [
        np.average(curve.slope[:, None] * part, axis=0, weights=weights)
        for curve, part in zip(found, (rows, reference_rows), strict=True)
    ]
    return _effect(fit, float(means[0] - means[1]), gradients[0] - gradients[1], level)


def average_slope(
    fit: Regression,
    rows: Matrix,
    changes: Matrix,
    *,
    link: Link | None = Link.LOGIT,
    level: float = 0.95,
    weights: Vector | None = None,
) -> AverageEffect:
    """Return the mean derivative of F(xᵀβ) by a number that some columns of x are made of.

    Parameters
    ----------
    fit, link, level, weights
        as of ``average_difference``.
    rows : array of shape (m, k)
        x, in the order of the coefficients.
    changes : array of shape (m, k)
        the derivative of each column of x by the number: 1 for itself, 2x for its square, 0 for others.
    """
    curve = _curve(link, rows @ fit.estimates)
    rise = changes @ fit.estimates
    estimate = float(np.average(curve.slope * rise, weights=weights))
    # ∂{F′(xᵀβ)·dᵀβ}/∂β = F″·(dᵀβ)·x + F′·d
    each = (curve.bend * rise)[:, None] * rows + curve.slope[:, None] * changes
    return _effect(fit, estimate, np.average(each, axis=0, weights=weights), level)


def _curve(link: Link | None, eta: Vector) -> InverseLink:
    if link is not None:
        return inverse_link(link, eta)
    return InverseLink(eta, 1 - eta, np.ones(len(eta)), np.zeros(len(eta)))


def _effect(fit: Regression, estimate: float, gradient: Vector, level: float) -> AverageEffect:
    reach = t_quantile(checked_regression_level(level), fit.freedom)
    error = math.sqrt(max(float(gradient @ fit.covariance @ gradient), 0.0))
    p_value = two_sided_p_value(estimate / error, fit.freedom) if error > 0 else None
    return AverageEffect(
        estimate, error, estimate - reach * error, estimate + reach * error, p_value
    )
