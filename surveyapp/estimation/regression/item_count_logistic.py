"""Logistic regression of the sensitive item of a list experiment.

Of J innocuous items respondent i counts Binomial(J, σ(xᵢᵀψ)); with the long list (sample 2) the sensitive
item adds 1 where zᵢ = 1, Pr(zᵢ = 1 | xᵢ) = σ(xᵢᵀδ). Maximum likelihood of the mixture over z (Imai 2011;
Blair & Imai 2012). Constrained, ψ is the same for both z; else each has its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Unpack

import numpy as np
import numpy.typing as npt

from surveyapp.estimation import special_functions
from surveyapp.estimation.regression.design_matrix import Fitting, Predictors, prepare_design_matrix
from surveyapp.estimation.regression.logistic import ROWS_PER_BLOCK, Link, inverse_link
from surveyapp.estimation.regression.optimizer import (
    InterruptibleLikelihood,
    best_proper_optimum,
    check_maximum,
    maximize,
    parameter_covariance,
)
from surveyapp.estimation.regression.problems import constant_outcome, unusable_report
from surveyapp.estimation.regression.randomized_predictors import (
    MixtureLikelihood,
    OutcomeDerivatives,
)
from surveyapp.estimation.regression.results import Matrix, Regression, StandardErrorKind, Vector


def item_count_regression(
    count: npt.ArrayLike,
    has_long_list: npt.ArrayLike,
    items: int,
    predictors: Predictors,
    *,
    constrained: bool = True,
    **fitting: Unpack[Fitting],
) -> Regression:
    """Return δ in ``coefficients`` and ψ in ``other_parameters``.

    The log likelihood is that of the counts, with the binomial coefficients.

    Parameters
    ----------
    count : array of shape (n,)
        reported counts, NaN where missing.
    has_long_list : array of shape (n,)
        whether the list contained the sensitive item (sample 2).
    items
        J, without the sensitive item.
    predictors
        the columns of x, the intercept among them.
    constrained
        whether ψ is the same for carriers and others, default True.
    **fitting
        see ``Fitting``; of errors observed, outer product or sandwich.

    Raises
    ------
    RegressionProblem
        with what is wrong.
    ValueError
        if expected errors are asked for.
    """
    if fitting.get("errors") is StandardErrorKind.EXPECTED:
        raise ValueError("expected information is not offered for item counts")
    reported = np.asarray(count, dtype=np.float64)
    long = np.asarray(has_long_list).astype(bool)
    wrong = (
        (reported < 0)
        | (reported > items + long)
        | (reported != np.floor(reported)) & np.isfinite(reported)
    )
    if wrong.any():
        raise unusable_report(row=int(np.argmax(wrong)) + 1)
    size = len(predictors.names)
    total = size * (2 if constrained else 3)
    prepared = prepare_design_matrix(
        predictors, ~np.isfinite(reported), parameters=total, **fitting
    )
    if prepared.kept is not None:
        reported, long = reported[prepared.kept], long[prepared.kept]
    if reported.min() == reported.max() or long.all() or not long.any():
        raise constant_outcome()
    # the innocuous count if z = 0, and if z = 1; with the short list z changes nothing
    counts = np.array([reported, reported - long])
    possible = (counts >= 0) & (counts <= items)
    # impossible counts have probability 0 by ``given``; clipped, their logarithm stays finite
    family = _Counts(np.clip(counts, 0, items), items)
    # ψ is common to both z, or each z picks its own half of the parameters
    one, none = np.eye(size), np.zeros((size, size))
    class_designs = (
        np.array([one, one])
        if constrained
        else np.array([np.vstack([one, none]), np.vstack([none, one])])
    )
    likelihood = MixtureLikelihood(
        prepared.columns,
        prepared.columns,
        possible.astype(np.float64),
        class_designs,
        np.array([[0.0], [1.0]]),
        family,
        prepared.weights,
        prepared.score_weights,
    )
    interruptible = InterruptibleLikelihood(likelihood, prepared.each_round)
    # mixtures have several maxima; the starts are rare, even and very rare traits
    starts = [_start(likelihood, prepared.intercept, share) for share in (-1.5, 0.0, -3.0)]
    names = prepared.names * (total // size)
    optimum, notes = best_proper_optimum(
        [maximize(interruptible, start) for start in starts],
        lambda one: check_maximum(interruptible, one, names),
    )
    working = parameter_covariance(
        likelihood, optimum, prepared.errors, clusters=prepared.clusters, sample=prepared.sample
    )
    back = np.kron(np.eye(total // size), prepared.back_transform)
    real, theta = back @ working @ back.T, back @ optimum.theta
    labels = ("items",) if constrained else ("items, trait no", "items, trait yes")
    others = [
        one
        for at, label in enumerate(labels)
        for part in [slice(at * size, (at + 1) * size)]
        for one in prepared.wald_coefficients(prepared.names, theta[part], real[part, part], label)
    ]
    of_trait = real[-size:, -size:]
    return prepared.regression(
        prepared.wald_coefficients(prepared.names, theta[-size:], of_trait),
        of_trait,
        other_parameters=tuple(others),
        log_likelihood=optimum.point.log_likelihood,
        parameters=total,
        rounds=optimum.rounds,
        notes=notes,
    )


def _start(likelihood: MixtureLikelihood, intercept: int | None, share: float) -> Vector:
    start = np.zeros(likelihood.offsets[2])
    if intercept is not None:
        start[likelihood.offsets[0] + intercept] = share
    return start


@dataclass(frozen=True, slots=True, eq=False)
class _Counts:
    """Binomial(items, σ(η)); ``values`` are the innocuous items of each class, classes by rows."""

    values: Matrix
    items: int
    extra: int = 0

    def rows(
        self,
        c: int,
        begin: int,
        eta: Vector,
        extra: Vector,  # noqa: ARG002
    ) -> OutcomeDerivatives:
        y, size = self.values[c, begin : begin + ROWS_PER_BLOCK], self.items
        f = inverse_link(Link.LOGIT, eta)
        log_factorial = special_functions.gammaln
        ways = log_factorial(size + 1) - log_factorial(y + 1) - log_factorial(size - y + 1)
        log_likelihood = ways + y * np.log(f.share) + (size - y) * np.log(f.rest)
        nothing = np.zeros_like(eta)
        # y − J·μ and J·μ(1 − μ): the score and information of a binomial count with the logit link
        return log_likelihood, y - size * f.share, size * f.slope, nothing, nothing, nothing
