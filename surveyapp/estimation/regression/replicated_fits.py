"""A model fitted again with every replicate's weights: standard errors by replication (Wolter 2007)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from surveyapp.estimation.regression.problems import RegressionProblem
from surveyapp.estimation.regression.results import Regression, StandardErrorKind
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.replicates import ReplicatedSample
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

MOST_FITS = 1_000
"""Replicates up to which the model is fitted in each."""
NOT_IN_EACH = QT_TRANSLATE_NOOP(
    "messages",
    "The model cannot be fitted in every replicate. The standard errors are those of the replicated "
    "estimating function.",
)


def replicated_regression(
    fit: Callable[[StratifiedSample], Regression], sample: StratifiedSample, level: float
) -> Regression:
    """Return a model with the covariance Σ c_r·(β_r − β)(β_r − β)ᵀ, β_r fitted with the weights of r.

    Where the sample has no replicates, too many of them, or weights whose calibration is not replicated,
    ``fit`` itself has the standard errors: of replicates those of its estimating function.

    Parameters
    ----------
    fit
        fits the model to a sample.
    sample
        how respondents were drawn.
    level : above 0 and below 1
        of the intervals.

    Raises
    ------
    RegressionProblem
        if the model cannot be fitted.
    """
    main = fit(sample)
    if not isinstance(sample, ReplicatedSample) or not sample.repeats_calibration:
        return main
    if len(sample.scales) > MOST_FITS:
        return main
    try:
        found = [fit(sample.replicate(place)) for place in range(len(sample.scales))]
    except RegressionProblem:
        found = []
    if any(len(one.coefficients) != len(main.coefficients) for one in found) or not found:
        return replace(main, warnings=(*main.warnings, str(Message(NOT_IN_EACH))))
    apart = np.array([one.estimates - main.estimates for one in found])
    covariance = (apart * sample.corrected_scales[:, None]).T @ apart
    half = t_quantile(level, main.freedom)
    errors = np.sqrt(np.diag(covariance)).tolist()
    coefficients = tuple(
        replace(
            one,
            standard_error=error,
            low=one.estimate - half * error,
            high=one.estimate + half * error,
        )
        for one, error in zip(main.coefficients, errors, strict=True)
    )
    return replace(
        main,
        coefficients=coefficients,
        covariance=covariance,
        errors=StandardErrorKind.REPLICATES,
    )
