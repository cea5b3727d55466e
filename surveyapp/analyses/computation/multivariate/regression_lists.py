"""List experiments regressed by other estimators than maximum likelihood."""

from __future__ import annotations

import math
from enum import Enum

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.item_count_linear import (
    ItemCountCoefficient,
    linear_item_count,
)
from surveyapp.estimation.regression.item_count_nls import (
    item_count_least_squares,
    least_squares_moments,
)
from surveyapp.estimation.regression.item_count_robust import likelihood_moments, tied_item_count
from surveyapp.estimation.regression.results import (
    INTERCEPT,
    Coefficient,
    Regression,
    StandardErrorKind,
)
from surveyapp.messages.message import msg

ITEMS = "items"
"""The equation of the innocuous statements."""


class ListEstimator(Enum):
    """How a list experiment is regressed."""

    ML = "ml"
    """Maximum likelihood of a binomial count, logistic share (Imai 2011, section 2.4)."""
    NLS = "nls"
    """Two steps of nonlinear least squares, logistic share (Imai 2011, section 2.3)."""
    LINEAR = "linear"
    """Least squares, linear share: the difference of means with covariates (Imai 2011, section 2.2)."""
    ROBUST_NLS = "robust-nls"
    """``NLS`` with the mean share tied to the difference of means (Blair, Chou & Imai 2019)."""
    ROBUST_ML = "robust-ml"
    """``ML`` with the mean share tied to the difference of means (Blair, Chou & Imai 2019)."""


_TIED = {
    ListEstimator.ROBUST_NLS: least_squares_moments,
    ListEstimator.ROBUST_ML: likelihood_moments,
}


def check_estimator(estimator: ListEstimator, *, is_list: bool, is_simple: bool) -> None:
    """Refuse another estimator than maximum likelihood where it is not defined.

    Parameters
    ----------
    estimator
        Of the regression.
    is_list
        Whether the outcome is a list experiment.
    is_simple
        Whether respondents were drawn simply, and predictors were asked directly.

    Raises
    ------
    UserProblem
        saying what it needs.
    """
    if estimator is not ListEstimator.ML and not (is_list and is_simple):
        raise UserProblem(
            msg(
                "Other estimators than ml are for a list experiment as outcome, direct predictors, and "
                "a sample without weights, strata and clusters. Leave the estimator out."
            )
        )


def list_regression(
    count: npt.NDArray[np.float64],
    has_long_list: npt.NDArray[np.bool_],
    items: int,
    table: Predictors,
    *,
    estimator: ListEstimator,
    level: float,
) -> Regression:
    """Return the regression of a list experiment by another estimator than maximum likelihood.

    Parameters
    ----------
    count : array of shape (n,)
        reported counts, NaN where missing.
    has_long_list : array of shape (n,)
        whether the list contained the sensitive statement.
    items
        number of the innocuous statements.
    table
        the predictors, one row a respondent.
    estimator
        not ``ML``.
    level
        of the intervals, between 0 and 1.

    Raises
    ------
    UserProblem
        if the coefficients cannot be told from each other.
    """
    if estimator is not ListEstimator.LINEAR:
        found = (
            item_count_least_squares(count, has_long_list, items, table, level=level)
            if estimator is ListEstimator.NLS
            else tied_item_count(
                count, has_long_list, items, table, moments=_TIED[estimator], level=level
            )
        )
        return _regression(
            found.sensitive, found.innocuous, found.covariance, found.n, found.left_out
        )
    used = np.isfinite(count) & np.isfinite(table.columns).all(axis=1)
    inside = [place for place, name in enumerate(table.names) if name != INTERCEPT]
    linear = linear_item_count(
        count[used],
        has_long_list[used],
        items,
        covariates=table.columns[used][:, inside],
        terms=[table.names[place] for place in inside],
    )
    half = z_value(level)
    sensitive = tuple(_wald(one, half) for one in linear.sensitive)
    innocuous = tuple(_wald(one, half, ITEMS) for one in linear.innocuous)
    n = int(used.sum())
    return _regression(sensitive, innocuous, linear.covariance, n, len(used) - n)


def _wald(one: ItemCountCoefficient, half: float, equation: str = "") -> Coefficient:
    term = INTERCEPT if one.term == "(Intercept)" else one.term
    reach = half * one.standard_error
    return Coefficient(
        term, one.estimate, one.standard_error, one.estimate - reach, one.estimate + reach, equation
    )


def _regression(
    sensitive: tuple[Coefficient, ...],
    innocuous: tuple[Coefficient, ...],
    covariance: npt.NDArray[np.float64],
    n: int,
    left_out: int,
) -> Regression:
    return Regression(
        coefficients=sensitive,
        covariance=covariance,
        other_parameters=innocuous,
        log_likelihood=math.nan,
        parameters=len(sensitive) + len(innocuous),
        n=n,
        left_out=left_out,
        errors=StandardErrorKind.SANDWICH,
        rounds=0,
        warnings=(),
    )
