"""Linear regression on numbers that were reported with noise, by the method of moments.

A scrambled report gives a pseudo-answer r, unbiased for the number x, and an estimate v̂ that is unbiased
for what the coins add to its variance (``means``). As an outcome r only adds variance. As a predictor it
draws its coefficient towards 0 (Spearman 1904); the known variance takes that back: with Λ_i the diagonal of
the v̂ of respondent i, 0 for columns without noise,

    β̂ = (Σ w_i·(r_i·r_iᵀ − Λ_i))⁻¹·Σ w_i·r_i·v_i

solves Σ w_i·ψ_i = 0, ψ_i = r_i·(v_i − r_iᵀβ) + Λ_i·β, whose mean is 0 at the true β also where the noise
depends on the number (Fuller 1987, Measurement Error Models, §3.1; Stefanski 1985). Errors are the sandwich
of ψ, with weights, strata and clusters that of the sample. Without noise in the predictors it is least
squares.

Assumes that the coins of different questions fall independently.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Predictors,
    checked_regression_level,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.problems import (
    constant_outcome,
    different_lengths,
    noise_too_large,
)
from surveyapp.estimation.regression.results import (
    Matrix,
    Regression,
    StandardErrorKind,
    Vector,
    wald_coefficients,
)
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.sample_designs import StratifiedSample

LEAST_SIGNAL_SHARE = 0.05
"""A predictor whose variance, given the others, is noise but for less than this share is refused."""


def noisy_regression(
    outcome: npt.ArrayLike,
    predictors: Predictors,
    noise: Mapping[str, Vector],
    *,
    sample: StratifiedSample | None = None,
    level: float = 0.95,
) -> Regression:
    """Return the coefficients of E[v | x] = xᵀβ; the log likelihood is NaN, for there is none.

    Parameters
    ----------
    outcome : array of shape (n,)
        numbers or pseudo-answers, NaN where missing.
    predictors
        columns of numbers or pseudo-answers, the intercept among them.
    noise : arrays of shape (n,) by column name
        of each column with noise the v̂ of each respondent; may be negative.
    sample
        how the respondents were sampled; None for a simple sample.
    level
        of the intervals, Student's, between 0 and 1, default 0.95.

    Raises
    ------
    RegressionProblem
        naming a predictor of which the noise leaves too little; with what else is wrong.
    """
    values = np.asarray(outcome, dtype=np.float64)
    n = len(predictors.columns)
    for name, column in (("outcome", values), *noise.items()):
        if column.shape != (n,):
            raise different_lengths(column=name, length=len(column), n=n)
    prepared = prepare_design_matrix(predictors, ~np.isfinite(values), sample=sample)
    keep = slice(None) if prepared.kept is None else prepared.kept
    v = values[keep]
    if v.min() == v.max():
        raise constant_outcome()
    spread = _noise_variances(prepared, {name: column[keep] for name, column in noise.items()})
    return _solve(v, prepared, spread, checked_regression_level(level))


def _noise_variances(prepared: DesignMatrix, noise: Mapping[str, Vector]) -> Matrix:
    """Return v̂ of each scaled column, columns by rows."""
    spread = np.zeros(prepared.columns.shape)
    for name, column in noise.items():
        place = prepared.names.index(name)
        # a working column is the number over its scale, so variances go with the square
        spread[place] = column * prepared.back_transform[place, place] ** 2
    return spread


def _solve(v: Vector, prepared: DesignMatrix, spread: Matrix, level: float) -> Regression:
    x, n, size = prepared.columns, prepared.n, len(prepared.names)
    weight = np.ones(n) if prepared.weights is None else prepared.weights
    noise = spread @ weight
    # E[Σ w·r·rᵀ] = Σ w·x·xᵀ + Σ w·Λ: the noise that is known is taken off
    moments = (x * weight) @ x.T - np.diag(noise)
    _check_signal(prepared, moments, noise)
    bread = np.linalg.inv(moments)
    # the outcome's own noise is independent of the predictors', so r·v needs no correction
    theta = bread @ (x @ (weight * v))
    # Λ·θ gives the scores the mean 0 at the true β
    scores = weight * (x * (v - theta @ x) + spread * theta[:, None])
    linearized = None if prepared.sample is None else prepared.sample.covariance(scores.T)
    # n/(n − p) as in HC1; the sample's variance has its own n − 1
    middle = scores @ scores.T * n / (n - size) if linearized is None else linearized
    real = prepared.back_transform @ bread @ middle @ bread.T @ prepared.back_transform.T
    freedom = prepared.freedom or n - size
    half = t_quantile(level, freedom)
    return Regression(
        coefficients=wald_coefficients(
            prepared.names, prepared.back_transform @ theta, real, half, freedom=freedom
        ),
        covariance=real,
        other_parameters=(),
        log_likelihood=math.nan,
        parameters=size,
        n=n,
        left_out=prepared.left_out,
        errors=StandardErrorKind.SANDWICH,
        rounds=1,
        warnings=prepared.warnings,
        freedom=freedom,
    )


def _check_signal(prepared: DesignMatrix, moments: Matrix, noise: Vector) -> None:
    """Refuse a predictor whose variance given the other predictors is nearly all noise (Fuller 1987, §2.5).

    Raises
    ------
    RegressionProblem
        naming the first.
    """
    for place in np.flatnonzero(noise > 0):
        others = [k for k in range(len(noise)) if k != place]
        inside = moments[np.ix_(others, others)]
        left = moments[place, place]
        if others:
            if np.linalg.eigvalsh(inside)[0] <= 0:
                continue  # another one's noise is too large, and is named
            # Schur complement: the signal of this column that the others do not explain
            left -= moments[place, others] @ np.linalg.solve(inside, moments[others, place])
        if left <= LEAST_SIGNAL_SHARE * (left + noise[place]):
            raise noise_too_large(predictor=prepared.names[place])
    if np.linalg.eigvalsh(moments)[0] <= 0:
        raise noise_too_large(predictor=prepared.names[int(np.argmax(noise))])
