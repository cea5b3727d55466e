"""Variances by leaving units out, and other estimators for samples of unequal chances."""

from __future__ import annotations

import numpy as np

from surveyapp.estimation.sampling.sample_designs import (
    Labels,
    StratifiedSample,
    UnequalSample,
    Vector,
    joint_covariances,
    stratified,
)


def jackknife_variance(
    values: Vector,
    inclusion: Vector,
    *,
    strata: Labels | None = None,
    clusters: Labels | None = None,
    is_replaced: bool = False,
) -> float | None:
    """Return the delete-one jackknife variance of the total Σ r/π (Quenouille 1949), as RRTCS takes it.

    Σ_h (1 − mean π_h)·(n_h − 1)/n_h·Σ_c (T_h(c) − T̄_h)², T_h(c) = n_h/(n_h − 1)·(T_h − t_hc) the stratum's
    total without unit c; summed up, the deviations are n_h/(n_h − 1)·(t_hc − t̄_h), so nothing need be left
    out in turn. It does not add Σ V̂/π: where π is not small it understates what the coins cause; use
    ``estimate_weighted`` then. ``is_replaced`` divides by 1 − mean π.

    Parameters
    ----------
    values : array of shape (n,)
        r, the pseudo-answers.
    inclusion : array of shape (n,), above 0 and at most 1
        π, each respondent's inclusion probability.
    strata : length n, default None
        label of each respondent's stratum.
    clusters : length n, default None
        label of each respondent's cluster.
    is_replaced : default False
        whether units were drawn with replacement.

    Returns
    -------
        None where a stratum has one unit.
    """
    everything = UnequalSample(inclusion)
    sample = stratified(everything.weights, strata=strata, clusters=clusters)
    drawn = np.bincount(sample.stratum_of_unit)
    if np.any(drawn == 1):
        return None
    people = np.bincount(sample.stratum)
    # mean π of a stratum: the fraction that its correction 1 − f takes
    sampled = np.bincount(sample.stratum, weights=everything.inclusion) / people
    corrected = StratifiedSample(
        sample.weights, sample.stratum, sample.unit, sample.stratum_of_unit, sampled
    )
    variance = corrected.variance(values / everything.inclusion)
    # undoes the correction 1 − f, exactly where that is alike in all strata
    left = 1 - float(np.mean(everything.inclusion))
    return variance / left if variance is not None and is_replaced else variance


def escobar_berger_variance(
    values: Vector, inclusion: Vector, joint: Vector, *, population: float | None = None
) -> float:
    """Return Escobar & Berger's (2013) replicate variance of Hájek's mean, or of N times it.

    ν_k = w_k·(μ̂ − μ̂*_k), μ̂*_k = (Σ w·r − r_k)/(Σ w − 1); v = −½·Σ_kl (π_kl − π_k·π_l)/π_kl·(ν_k − ν_l)²
    (Sen 1953; Yates & Grundy 1953).

    Parameters
    ----------
    values : array of shape (n,)
        r, the pseudo-answers.
    inclusion : array of shape (n,), above 0 and at most 1
        π.
    joint : array of shape (n, n)
        π_kl, symmetric, with π on the diagonal.
    population : above 0, default None
        N, to get the variance of N times the mean; None: of the mean.
    """
    weights = 1 / inclusion
    total, size = float(weights @ values), float(weights.sum())
    # one person less: of the w_k whom k stands for, the mean loses one
    without = (total - values) / (size - 1)
    return _sen_yates_grundy(weights * (total / size - without), inclusion, joint, population)


def campbell_berger_skinner_variance(
    values: Vector, inclusion: Vector, joint: Vector, *, population: float | None = None
) -> float:
    """Return Campbell's (1980) jackknife variance of Hájek's mean, or of N·mean (Berger & Skinner 2005).

    ε_k = (1 − w_k/Σ w)·(μ̂ − μ̂_(k)), μ̂_(k) the mean without respondent k; v = −½·Σ_kl
    (π_kl − π_k·π_l)/π_kl·(ε_k − ε_l)².

    Parameters
    ----------
    values : array of shape (n,)
        r, the pseudo-answers.
    inclusion : array of shape (n,), above 0 and at most 1
        π.
    joint : array of shape (n, n)
        π_kl, symmetric, with π on the diagonal.
    population : above 0, default None
        N, to get the variance of N times the mean; None: of the mean.
    """
    weights = 1 / inclusion
    total, size = float(weights @ values), float(weights.sum())
    # respondent k and all whom k stands for are left out
    without = (total - weights * values) / (size - weights)
    errors = (1 - weights / size) * (total / size - without)
    return _sen_yates_grundy(errors, inclusion, joint, population)


def _sen_yates_grundy(
    errors: Vector, inclusion: Vector, joint: Vector, population: float | None
) -> float:
    table = joint_covariances(inclusion, joint)
    # −½·Σ_kl d_kl·(x_k − x_l)² = Σ_kl d_kl·x_k·x_l − Σ_k x_k²·Σ_l d_kl; the diagonal drops out
    crossed = float(errors @ table @ errors - errors**2 @ table.sum(axis=1))
    return crossed * (1.0 if population is None else population) ** 2
