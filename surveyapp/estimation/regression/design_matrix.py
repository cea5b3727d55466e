"""Predictors, weights and clusters prepared: listwise deletion, checks, one common scale."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict, Unpack

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.regression.problems import (
    RegressionProblem,
    constant_predictor,
    different_lengths,
    too_few_rows,
)
from surveyapp.estimation.regression.results import (
    INTERCEPT,
    Codes,
    Coefficient,
    Matrix,
    Regression,
    StandardErrorKind,
    Vector,
    wald_coefficients,
)
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice

Mask = npt.NDArray[np.bool_]

COLLINEAR_SHARE = 1e-10
"""Share of a column's variance that the columns before it leave over, below which it is theirs."""


@dataclass(frozen=True, slots=True, eq=False)
class Predictors:
    """Named numeric columns, one row a respondent.

    With ``counts`` each row stands for that many respondents who are equal in everything: a regression of
    rows and counts is the regression of all of them.

    Raises
    ------
    RegressionProblem
        if there is not one name for each column, or one count for each row.
    """

    names: tuple[str, ...]
    """p texts: of the columns."""
    columns: Matrix
    """Array of shape (n, p): the values, NaN where missing."""
    counts: Vector | None = None
    """Array of shape (n,): how many respondents each row stands for; None: one."""

    def __post_init__(self) -> None:
        if self.columns.ndim != 2 or self.columns.shape[1] != len(self.names):
            raise different_lengths(
                column="names", length=len(self.names), n=self.columns.shape[-1]
            )
        if self.counts is not None and self.counts.shape != self.columns.shape[:1]:
            raise different_lengths(column="counts", length=len(self.counts), n=len(self.columns))

    @classmethod
    def of(
        cls,
        columns: Mapping[str, npt.ArrayLike],
        *,
        rows: int | None = None,
        intercept: bool = True,
        counts: Vector | None = None,
    ) -> Predictors:
        """Return the columns by name, after an intercept unless it is switched off.

        Parameters
        ----------
        columns : arrays of shape (n,) by name
            the values, NaN where missing.
        rows
            n, needed where there is no column.
        intercept
            whether a column of ones comes first, default True.
        counts : array of shape (n,)
            how many respondents each row stands for; None: one.

        Raises
        ------
        RegressionProblem
            if the columns differ in length.
        """
        arrays = {name: np.asarray(column, dtype=np.float64) for name, column in columns.items()}
        n = rows if rows is not None else len(next(iter(arrays.values())))
        for name, column in arrays.items():
            if column.shape != (n,):
                raise different_lengths(column=name, length=len(column), n=n)
        if intercept:
            arrays = {INTERCEPT: np.ones(n), **arrays}
        table = np.empty((n, len(arrays)))
        for place, column in enumerate(arrays.values()):
            table[:, place] = column
        return cls(tuple(arrays), table, counts)


class Fitting(TypedDict, total=False):
    """What every regression by likelihood takes by keyword."""

    errors: StandardErrorKind | None
    """See ``StandardErrorKind``; default observed, with weights or clusters sandwich."""
    weights: npt.ArrayLike | None
    """Array of shape (n,), from 0: survey weights; pseudo maximum likelihood (Binder 1983). Only their ratios
    matter."""
    clusters: npt.ArrayLike | None
    """Array of shape (n,): a label for each respondent; respondents of a cluster may depend on each other."""
    sample: StratifiedSample | None
    """How the respondents were sampled, in place of both: the scores' variance is that of the sample, with
    its strata, and intervals are Student's with its degrees of freedom; who is left out stays in it."""
    level: float
    """Of the Wald intervals, above 0 and below 1; default 0.95."""
    each_round: EachRound
    """Called before each evaluation of the likelihood; may raise to stop the search."""


@dataclass(frozen=True, slots=True, eq=False)
class DesignMatrix:
    """Complete rows on a common scale: the working coefficients are b, the real ones T·b."""

    names: tuple[str, ...]
    """p texts: of the columns."""
    columns: Matrix
    """Array of shape (p, n): each but the intercept centred (where there is an intercept) and of unit
    variance."""
    back_transform: Matrix
    """Array of shape (p, p): T, from working to real coefficients."""
    intercept: int | None
    """Place of the intercept, or None."""
    weights: Vector | None
    """Array of shape (n,): of each row in sums over respondents: scaled to a mean of 1, or the rows' counts,
    or None."""
    clusters: Codes | None
    """Array of shape (n,): numbered from 0, or None."""
    kept: Mask | None
    """Array of shape (given rows,): which of the given rows are used; None if all are."""
    left_out: int
    """Number of given respondents who are not used."""
    warnings: tuple[str, ...]
    """Sentences about them."""
    counts: Vector | None = None
    """Array of shape (n,): how many respondents each row stands for; None: one."""
    sample: StratifiedSample | None = None
    """How the rows were sampled, where that is known instead of ``clusters``."""
    level: float = 0.95
    """Of intervals."""
    errors: StandardErrorKind = StandardErrorKind.OBSERVED
    """Where the standard errors come from."""
    each_round: EachRound = no_rounds
    """Called before each evaluation of the likelihood."""

    @property
    def freedom(self) -> int | None:
        """Degrees of freedom: units less strata, less one for each column but one, as in R's ``svyglm``.

        None, for the normal distribution, without a sample, or where these are as many as in a simple one.
        """
        if self.sample is None:
            return None
        sample_freedom = self.sample.among(np.ones(self.n, dtype=np.bool_))[1]
        # the sample's degrees of freedom + 1 − p, as R's ``svyglm`` has them
        return (
            None if sample_freedom >= self.n - 1 else max(sample_freedom - len(self.names) + 1, 1)
        )

    @property
    def interval_half_width(self) -> float:
        """The half width, in standard errors, of the intervals."""
        return t_quantile(self.level, self.freedom)

    def wald_coefficients(
        self,
        terms: tuple[str, ...],
        estimates: Vector,
        covariance: Matrix,
        equation: str = "",
    ) -> tuple[Coefficient, ...]:
        """Return coefficients with their Wald intervals.

        Parameters
        ----------
        terms : k texts
            names of the coefficients.
        estimates : array of shape (k,)
            real, not working, coefficients.
        covariance : array of shape (k, k)
            of the same.
        equation
            what they explain, where a model has several equations.
        """
        return wald_coefficients(
            terms,
            estimates,
            covariance,
            self.interval_half_width,
            equation,
            freedom=self.freedom,
        )

    def regression(
        self,
        coefficients: tuple[Coefficient, ...],
        covariance: Matrix,
        *,
        log_likelihood: float,
        parameters: int,
        rounds: int,
        other_parameters: tuple[Coefficient, ...] = (),
        notes: tuple[str, ...] = (),
    ) -> Regression:
        """Return the model that was fitted to these rows.

        Parameters
        ----------
        coefficients, covariance, log_likelihood, parameters, rounds, other_parameters
            as ``Regression`` has them.
        notes
            sentences that stand after those on the rows.
        """
        return Regression(
            coefficients=coefficients,
            covariance=covariance,
            other_parameters=other_parameters,
            log_likelihood=log_likelihood,
            parameters=parameters,
            n=self.respondents,
            left_out=self.left_out,
            errors=self.errors,
            rounds=rounds,
            warnings=(*self.warnings, *notes),
            freedom=self.freedom,
        )

    @property
    def n(self) -> int:
        """Number of rows."""
        return int(self.columns.shape[1])

    @property
    def respondents(self) -> int:
        """Number of respondents that the rows stand for."""
        return self.n if self.counts is None else int(self.counts.sum())

    @property
    def score_weights(self) -> Vector | None:
        """Weights of the rows' scores: √c for a row of c respondents, so that outer products add up."""
        return self.weights if self.counts is None else np.sqrt(self.counts)

    @property
    def is_weighted(self) -> bool:
        """Whether respondents have different weights: the likelihood is then a pseudo likelihood."""
        return self.weights is not None and self.counts is None


def checked_regression_level(level: float) -> float:
    """Return ``level`` if it is above 0 and below 1.

    Parameters
    ----------
    level
        of intervals.

    Raises
    ------
    RegressionProblem
        if it is not.
    """
    if not 0 < level < 1:
        raise RegressionProblem(
            msg(
                "The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %.",
                level=level,
            )
        )
    return level


def prepare_design_matrix(
    predictors: Predictors,
    is_missing: Mask | None,
    *,
    parameters: int | None = None,
    **fitting: Unpack[Fitting],
) -> DesignMatrix:
    """Return the complete rows, scaled.

    Parameters
    ----------
    predictors
        the columns, the intercept among them.
    is_missing : array of shape (n,) or None
        marks rows whose outcome is missing.
    parameters
        the number that the model estimates; default the number of columns.
    **fitting
        see ``Fitting``.

    Raises
    ------
    RegressionProblem
        where the regression cannot be computed: incomplete rows leave too few, unusable weights, a constant
        or collinear predictor, one cluster only.
    ValueError
        if rows that stand for several respondents have weights or clusters, or if these are given
        besides a sample.
    """
    weights, clusters = fitting.get("weights"), fitting.get("clusters")
    sample = fitting.get("sample")
    level = checked_regression_level(fitting.get("level", 0.95))
    table, counts = predictors.columns, predictors.counts
    n = len(table)
    if sample is not None:
        if weights is not None or clusters is not None:
            raise ValueError("a sample has its own weights and clusters")
        weights = sample.weights
    if counts is not None and (weights is not None or clusters is not None):
        raise ValueError("weights and clusters are of respondents; give one row for each of them")
    respondents = n if counts is None else int(counts.sum())
    warnings: list[str] = []
    drop = _missing(table, is_missing)
    if drop is not None:
        dropped = drop.sum() if counts is None else counts[drop].sum()
        warnings.append(_of_respondents(ANSWER_MISSING, dropped, respondents))
    weight = _checked_weights(weights, n)
    if weight is not None and not weight.all():
        zero = weight == 0
        if sample is None:  # else its own cautions say so
            warnings.append(_of_respondents(WEIGHT_ZERO, zero.sum(), n))
        drop = zero if drop is None else np.logical_or(drop, zero)
    groups = _cluster_codes(clusters, n)
    kept = None if drop is None else ~drop
    if kept is not None:
        table = table[kept]
        weight = None if weight is None else weight[kept]
        groups = None if groups is None else _cluster_codes(groups[kept], int(kept.sum()))
        counts = None if counts is None else counts[kept]
    used = len(table) if counts is None else int(counts.sum())
    wanted = parameters or table.shape[1]
    if used <= wanted:
        raise too_few_rows(n=used, parameters=wanted)
    if weight is not None:
        # the scale of weights is arbitrary; at mean 1 the log likelihood is in units of respondents
        weight = weight / weight.mean()
    columns, back, intercept = _scaled(predictors.names, table, counts)
    if groups is not None and groups.max() < 1:
        raise RegressionProblem(
            msg(
                "All rows are in one cluster; at least 2 are needed to measure how much they differ. "
                "Leave the cluster column out."
            )
        )
    is_plain = weight is None and groups is None
    return DesignMatrix(
        names=predictors.names,
        columns=columns,
        back_transform=back,
        intercept=intercept,
        weights=weight if counts is None else counts,
        clusters=groups,
        kept=kept,
        left_out=respondents - used,
        warnings=tuple(warnings),
        counts=counts,
        sample=sample if sample is None or kept is None else sample.only(kept),
        level=level,
        errors=fitting.get("errors")
        or (StandardErrorKind.OBSERVED if is_plain else StandardErrorKind.SANDWICH),
        each_round=fitting.get("each_round", no_rounds),
    )


def _missing(table: Matrix, is_missing: Mask | None) -> Mask | None:
    incomplete = None if is_missing is None or not is_missing.any() else is_missing
    # one pass for the usual case: a NaN or an infinity makes the sum one
    if not np.isfinite(table.sum()):
        complete: Mask = np.all(np.isfinite(table), axis=1)
        incomplete = ~complete if incomplete is None else np.logical_or(~complete, incomplete)
    return incomplete if incomplete is not None and incomplete.any() else None


ANSWER_MISSING = QT_TRANSLATE_NOOP(
    "messages", "{count} of {all} respondents are left out because an answer is missing."
)
WEIGHT_ZERO = QT_TRANSLATE_NOOP(
    "messages", "{count} of {all} respondents have weight 0 and do not count."
)


def _of_respondents(template: str, count: int, everybody: int) -> Notice:
    facts = {"count": amounts.count(int(count)), "all": amounts.count(everybody)}
    return Notice(Message(template, facts))


def _checked_weights(weights: npt.ArrayLike | None, n: int) -> Vector | None:
    if weights is None:
        return None
    values = np.asarray(weights, dtype=np.float64)
    if values.shape != (n,):
        raise different_lengths(column="weight", length=len(values), n=n)
    wrong = ~(np.isfinite(values) & (values >= 0))
    if wrong.any():
        row = int(np.argmax(wrong))
        raise RegressionProblem(
            msg(
                "The weight of respondent number {row} is {weight}; weights must be numbers "
                "from 0. Correct the column or leave it out.",
                row=row + 1,
                weight=values[row],
            )
        )
    if not values.any():
        raise RegressionProblem(
            msg("All weights are 0, so nobody counts. Correct the column or leave it out.")
        )
    return values


def _cluster_codes(clusters: npt.ArrayLike | None, n: int) -> Codes | None:
    if clusters is None:
        return None
    values = np.asarray(clusters)
    if values.shape != (n,):
        raise different_lengths(column="cluster", length=len(values), n=n)
    return np.unique(values, return_inverse=True)[1].astype(np.int64)


def _scaled(
    names: tuple[str, ...], table: Matrix, counts: Vector | None
) -> tuple[Matrix, Matrix, int | None]:
    """Centre and scale; find what is constant or collinear."""
    columns = np.array(table.T, order="C")  # a copy, which may be changed
    size = len(names)
    means = np.average(columns, axis=1, weights=counts)
    lows, highs = columns.min(axis=1), columns.max(axis=1)
    intercept = names.index(INTERCEPT) if INTERCEPT in names else None
    back = np.eye(size)
    for place, name in enumerate(names):
        if place == intercept:
            continue
        if lows[place] == highs[place] and (intercept is not None or lows[place] == 0):
            raise constant_predictor(predictor=name)
        column = columns[place]
        if intercept is not None:
            column -= means[place]
        # the root mean square, which is the standard deviation where the mean was taken off
        scale = float(np.sqrt(np.average(column**2, weights=counts)))
        column /= scale
        back[place, place] = 1 / scale
        # b·(x − m)/s = (b/s)·x − b·m/s: the slope is divided by s, and the intercept takes −b·m/s
        if intercept is not None:
            back[intercept, place] = -means[place] / scale
    _check_rank(names, columns if counts is None else columns * np.sqrt(counts / counts.mean()))
    return columns, back, intercept


def _check_rank(names: tuple[str, ...], columns: Matrix) -> None:
    """Raise for the first column that the columns before it determine: Cholesky's factor row by row."""
    gram = columns @ columns.T / columns.shape[1]
    # Gaussian elimination: what is left of a column's square after the columns before it, 1 − R²
    for place in range(len(names)):
        before = gram[:place, :place]
        shares = np.linalg.solve(before, gram[:place, place]) if place else np.zeros(0)
        if gram[place, place] - gram[:place, place] @ shares < COLLINEAR_SHARE:
            others = [names[k] for k in range(place) if abs(shares[k]) > 1e-6]
            raise RegressionProblem(
                msg(
                    "The predictor {predictor} is fully determined by {others}, so their "
                    "effects cannot be separated. Leave one of them out.",
                    predictor=names[place],
                    others=" and ".join(others),
                )
            )
