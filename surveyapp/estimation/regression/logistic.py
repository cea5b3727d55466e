"""Logistic regression of an answer that was reported through a channel.

The trait of respondent i has Pr(yes | xᵢ) = F(xᵢᵀβ), F the inverse of the link; the report yᵢ has

    Lᵢ = P[yes, yᵢ]·F(xᵢᵀβ) + P[no, yᵢ]·(1 − F(xᵢᵀβ)),

with P the channel of that respondent, which may differ from row to row: direct and randomized rows
together, kuk with several draws, two samples with known probabilities. For two reports it is
Pr(1 | x) = c + d·F(xᵀβ) (Maddala 1983, section 2.11; Scheers & Dayton 1988; van den Hout, van der
Heijden & Gilchrist 2007). With the logit link, score and information are the familiar ones with the
report replaced by what it makes probable, qᵢ = Pr(yes | yᵢ, xᵢ):

    s = Σ (qᵢ − μᵢ) xᵢ,    J = Σ {μᵢ(1 − μᵢ) − qᵢ(1 − qᵢ)} xᵢxᵢᵀ,

the second term of J being the information that the coins cost (Louis 1982).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Unpack

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation import special_functions
from surveyapp.estimation.labelled_counts import reports_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Fitting,
    Predictors,
    checked_regression_level,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.optimizer import (
    FAR_COEFFICIENT,
    InterruptibleLikelihood,
    LikelihoodPoint,
    check_maximum,
    maximize,
    parameter_covariance,
)
from surveyapp.estimation.regression.problems import (
    Separated,
    constant_outcome,
    different_lengths,
    nothing_learned,
    share_at_the_end,
    too_few_groups,
    unusable_report,
)
from surveyapp.estimation.regression.results import (
    Codes,
    Matrix,
    PredictedValue,
    Regression,
    StandardErrorKind,
    Vector,
)
from surveyapp.estimation.sampling.linearization import t_quantile

ROWS_PER_BLOCK = 8192
"""Rows worked on at a time: their intermediate results stay in the processor's cache."""
LARGEST_LOGIT = 500.0
SMALLEST_LIKELIHOOD = 1e-300


class Link(Enum):
    """Which function of the share is linear in the predictors."""

    LOGIT = "logit"
    PROBIT = "probit"
    CLOGLOG = "cloglog"
    CAUCHIT = "cauchit"


@dataclass(frozen=True, slots=True, eq=False)
class RandomizedOutcome:
    """Yes or no for each respondent, as it was reported.

    Raises
    ------
    RegressionProblem
        naming the first respondent whose report the channel never gives.
    """

    channels: Matrix
    """Array of shape (g, 2, r): ``channels[i, 0]`` and ``channels[i, 1]`` are Pr(report | yes) and Pr(report
    | no) in channel i."""
    reports: Codes
    """Array of shape (n,): code of each respondent's report, from 0; negative where it is missing."""
    which: Codes | None = None
    """Array of shape (n,): the channel of each respondent; None if all have the first."""

    def __post_init__(self) -> None:
        if self.which is not None and len(self.which) != len(self.reports):
            raise different_lengths(column="design", length=len(self.which), n=len(self.reports))
        size = self.channels.shape[2]
        if int(self.reports.max(initial=-1)) >= size:
            raise unusable_report(row=int(np.argmax(self.reports >= size)) + 1)
        if (self.channels.sum(axis=1) == 0).any():
            both = self.report_probability(0) + self.report_probability(1)
            wrong = (both == 0) & (self.reports >= 0)
            if wrong.any():
                raise unusable_report(row=int(np.argmax(wrong)) + 1)

    @classmethod
    def of(cls, channel: Channel, reports: npt.ArrayLike) -> RandomizedOutcome:
        """Return reports through one channel.

        Parameters
        ----------
        channel
            with two answers, yes first.
        reports : array of shape (n,)
            codes in the channel's order, negative where missing.
        """
        return cls.through_channels((channel,), None, reports_in_order(channel, reports))

    @classmethod
    def through_channels(
        cls, channels: Sequence[Channel], which: npt.ArrayLike | None, reports: npt.ArrayLike
    ) -> RandomizedOutcome:
        """Return reports through several channels.

        Parameters
        ----------
        channels
            each with two answers, yes first.
        which : array of shape (n,) or None
            the place of each respondent's channel in ``channels``; None: all have the first.
        reports : array of shape (n,)
            codes in the order of the respondent's channel, negative where missing.

        Raises
        ------
        ValueError
            if a channel does not have two answers.
        """
        size = max(channel.reports for channel in channels)
        table = np.zeros((len(channels), 2, size))
        for place, channel in enumerate(channels):
            if channel.answers != 2:
                raise ValueError("a yes/no outcome has a channel with two answers")
            table[place, :, : channel.reports] = matrix(channel.rows)
        return cls(table, _codes(reports), None if which is None else _codes(which))

    @classmethod
    def binary(cls, report: npt.ArrayLike, c: npt.ArrayLike, d: npt.ArrayLike) -> RandomizedOutcome:
        """Return reports 1 or 0 with Pr(1 | no) = c and Pr(1 | yes) = c + d.

        c = 0 and d = 1 is a direct question.

        Parameters
        ----------
        report : array of shape (n,)
            1 or 0; NaN or negative where missing.
        c : number or array of shape (n,), from 0 to 1
            Pr(1 | no), for all or by respondent.
        d : number or array of shape (n,), from −c to 1 − c
            Pr(1 | yes) − c, for all or by respondent.
        """
        ones = np.asarray(report, dtype=np.float64)
        pairs = np.column_stack(
            [np.broadcast_to(np.asarray(v, dtype=float), ones.shape) for v in (c, d)]
        )
        if np.ndim(c) == 0 and np.ndim(d) == 0:
            kinds, which = pairs[:1], None
        else:
            kinds, which = np.unique(pairs, axis=0, return_inverse=True)
        # of a row: Pr(1 | yes) = c + d, Pr(1 | no) = c; report 1 is the first code
        table = np.array([[[a + b, 1 - a - b], [a, 1 - a]] for a, b in kinds])
        codes = np.where(np.isnan(ones) | (ones < 0), -1, 1 - np.nan_to_num(ones)).astype(np.int64)
        return cls(table, codes, None if which is None else which.reshape(-1).astype(np.int64))

    @property
    def is_missing(self) -> npt.NDArray[np.bool_] | None:
        """Which respondents gave no report; None if all did."""
        return self.reports < 0 if int(self.reports.min(initial=0)) < 0 else None

    def report_probability(self, answer: int) -> Vector:
        """Return Pr(their report | ``answer``) of each respondent, shape (n,); undefined where it is missing.

        Parameters
        ----------
        answer
            0 for yes, 1 for no.
        """
        if self.which is None:
            # missing reports, −1, wrap round to the last one; their rows are left out later
            found = np.take(self.channels[0, answer], self.reports, mode="wrap")
            return np.asarray(found, dtype=np.float64)
        flat = np.ascontiguousarray(self.channels[:, answer, :]).reshape(-1)
        codes = self.which * self.channels.shape[2] + self.reports
        return np.asarray(np.take(flat, codes, mode="wrap"), dtype=np.float64)

    def used_rows(self, prepared: DesignMatrix) -> RandomizedOutcome:
        """Return the outcome of the rows that a regression uses.

        Parameters
        ----------
        prepared
            the design matrix, which knows them.
        """
        if prepared.kept is None:
            return self
        which = None if self.which is None else self.which[prepared.kept]
        return RandomizedOutcome(self.channels, self.reports[prepared.kept], which)

    def distinct_reports(self, times: Vector | None = None) -> tuple[Matrix, Vector]:
        """Return the distinct reports and how often each was given.

        Parameters
        ----------
        times : array of shape (n,)
            how many respondents each row stands for; None: one.

        Returns
        -------
        arrays of shape (k, 2) and (k,)
            (Pr given yes, Pr given no) of each report that was given, and the number of respondents.
        """
        size = self.channels.shape[2]
        codes = self.reports if self.which is None else self.which * size + self.reports
        counts = np.bincount(codes, times, len(self.channels) * size).astype(np.float64)
        pairs = np.moveaxis(self.channels, 1, 2).reshape(-1, 2)
        return pairs[counts > 0], counts[counts > 0]


def _codes(values: npt.ArrayLike) -> Codes:
    array = np.asarray(values)
    return array if array.dtype.kind == "i" else array.astype(np.int64)


def logistic_regression(
    outcome: RandomizedOutcome,
    predictors: Predictors,
    *,
    link: Link = Link.LOGIT,
    **fitting: Unpack[Fitting],
) -> Regression:
    """Return the most likely coefficients of Pr(yes | x) = F(xᵀβ).

    Parameters
    ----------
    outcome
        what was reported, through which channel.
    predictors
        the columns of x, the intercept among them.
    link
        default logit.
    **fitting
        see ``Fitting``.

    Raises
    ------
    RegressionProblem
        with what is wrong: too few rows, constant outcome or predictor, collinear predictors, perfect
        separation, unusable weights, no convergence.
    """
    prepared = prepare_design_matrix(predictors, outcome.is_missing, **fitting)
    used = outcome.used_rows(prepared)
    start = _start(used, prepared, link)
    likelihood = BinaryLikelihood(prepared, used, link)
    interruptible = InterruptibleLikelihood(likelihood, prepared.each_round)
    optimum = maximize(interruptible, start)
    try:
        check_maximum(
            interruptible,
            optimum,
            prepared.names,
            FAR_COEFFICIENT if link is not Link.CAUCHIT else 1e9,
        )
    except Separated:
        if likelihood.is_share_at_boundary:  # then that is no predictor's fault
            raise share_at_the_end() from None
        raise
    is_expected = prepared.errors is StandardErrorKind.EXPECTED
    working = parameter_covariance(
        likelihood,
        optimum,
        prepared.errors,
        clusters=prepared.clusters,
        sample=prepared.sample,
        expected=likelihood.expected(optimum.theta) if is_expected else None,
    )
    real = prepared.back_transform @ working @ prepared.back_transform.T
    theta = prepared.back_transform @ optimum.theta
    return prepared.regression(
        prepared.wald_coefficients(prepared.names, theta, real),
        real,
        log_likelihood=optimum.point.log_likelihood,
        parameters=len(prepared.names),
        rounds=optimum.rounds,
    )


def _start(outcome: RandomizedOutcome, prepared: DesignMatrix, link: Link) -> Vector:
    """Begin at the share that is most likely without predictors, found by EM and kept off the ends.

    Raises
    ------
    RegressionProblem
        if there is but one report; if no report depends on the answer.
    """
    pairs, counts = outcome.distinct_reports(prepared.counts)
    if len(np.unique(outcome.reports)) == 1:
        raise constant_outcome()
    if np.abs(np.diff(outcome.channels, axis=1)).max() < 1e-12:
        raise nothing_learned()
    start = np.zeros(len(prepared.names))
    if prepared.intercept is not None:
        share = 0.5
        # EM for one share: the mean probability of yes given the report
        for _ in range(100):
            mixed = pairs[:, 0] * share + pairs[:, 1] * (1 - share)
            share = float(counts @ (pairs[:, 0] * share / mixed) / counts.sum())
        # away from 0 and 1, where the link is infinite
        start[prepared.intercept] = linked(link, min(max(share, 0.02), 0.98))
    return start


def linked(link: Link, share: float) -> float:
    """Return the linear predictor of a share, F⁻¹.

    Parameters
    ----------
    link
        which function.
    share
        above 0 and below 1.
    """
    match link:
        case Link.LOGIT:
            return float(np.log(share / (1 - share)))
        case Link.PROBIT:
            return float(special_functions.ndtri(share))
        case Link.CLOGLOG:
            return float(np.log(-np.log1p(-share)))
    return float(np.tan(np.pi * (share - 0.5)))


@dataclass(frozen=True, slots=True, eq=False)
class InverseLink:
    """F, 1 − F and the first two derivatives of F, each of shape (n,), at each row's linear predictor."""

    share: Vector
    rest: Vector
    slope: Vector
    bend: Vector


def inverse_link(link: Link, eta: Vector) -> InverseLink:
    """Return F(η), 1 − F(η), F' and F''; both tails are exact.

    Parameters
    ----------
    link
        which link F is the inverse of.
    eta : array of shape (n,)
        linear predictors.
    """
    match link:
        case Link.LOGIT:
            odds = np.exp(np.clip(eta, -LARGEST_LOGIT, LARGEST_LOGIT))
            # 1/(1 + e^η) loses nothing for large η, where 1 − share would
            rest = 1 / (1 + odds)
            share = odds * rest
            slope = share * rest
            return InverseLink(share, rest, slope, slope * (rest - share))
        case Link.PROBIT:
            # beyond 37 the normal tail is at the end of a float's range
            at = np.clip(eta, -37.0, 37.0)
            slope = np.exp(-(at**2) / 2) / np.sqrt(2 * np.pi)
            return InverseLink(
                special_functions.ndtr(at), special_functions.ndtr(-at), slope, -at * slope
            )
        case Link.CLOGLOG:
            # e^6.5 = 665, and exp(−665) is still above 0
            rate = np.exp(np.clip(eta, -LARGEST_LOGIT, 6.5))
            rest = np.exp(-rate)
            slope = rate * rest
            return InverseLink(-np.expm1(-rate), rest, slope, slope * (1 - rate))
    # ½ + atan(η)/π cancels far below 0, where atan2(1, −η)/π is near −1/(π·η)
    slope = 1 / (np.pi * (1 + eta**2))
    share = np.arctan2(1.0, -eta) / np.pi
    rest = np.arctan2(1.0, eta) / np.pi
    return InverseLink(share, rest, slope, -2 * np.pi * eta * slope**2)


@dataclass(frozen=True, eq=False)
class BinaryLikelihood:
    """Σ wᵢ·log Lᵢ of a binary outcome; θ are the k working coefficients."""

    prepared: DesignMatrix
    outcome: RandomizedOutcome
    link: Link

    @cached_property
    def given(self) -> tuple[Vector, Vector]:
        """Pr(report | yes) and Pr(report | no) of each row."""
        return self.outcome.report_probability(0), self.outcome.report_probability(1)

    @property
    def is_share_at_boundary(self) -> bool:
        """Whether the reports, whatever the predictors, are most likely if nobody or everybody says yes.

        Σ w·log(s·Pr(report | yes) + (1 − s)·Pr(report | no)) is concave in s: its slopes at 0 and 1 decide.
        """
        yes, no = self.given
        weights = 1.0 if self.prepared.weights is None else self.prepared.weights
        # the derivatives by s at s = 0 and s = 1; a report
        # that is impossible there makes one infinite
        with np.errstate(divide="ignore", invalid="ignore"):
            at_0, at_1 = (float(np.sum(weights * (yes - no) / end)) for end in (no, yes))
        return at_0 <= 0 or at_1 >= 0

    def at(self, theta: Vector) -> LikelihoodPoint:
        """Return the log likelihood, its gradient and the observed information, a block of rows at a time.

        The products of a block are too small to be worth the threads that BLAS would use for matrix times
        vector: on a busy machine they wait for each other.

        Parameters
        ----------
        theta : array of shape (k,)
            working coefficients.
        """
        size = len(theta)
        log_likelihood, gradient, information = 0.0, np.zeros(size), np.zeros((size, size))
        for begin in range(0, self.prepared.n, ROWS_PER_BLOCK):
            x = self.prepared.columns[:, begin : begin + ROWS_PER_BLOCK]
            mixed, score, bend = self._rows(np.einsum("i,ij->j", theta, x), begin)
            log_likelihoods = np.log(mixed)
            if self.prepared.weights is not None:
                weight = self.prepared.weights[begin : begin + ROWS_PER_BLOCK]
                log_likelihoods, score, bend = (
                    log_likelihoods * weight,
                    score * weight,
                    bend * weight,
                )
            log_likelihood += float(log_likelihoods.sum())
            gradient += np.einsum("ij,j->i", x, score)
            information += (x * bend) @ x.T
        return LikelihoodPoint(log_likelihood, gradient, information)

    def _rows(self, eta: Vector, begin: int) -> tuple[Vector, Vector, Vector]:
        """Return L, ∂log L/∂η and −∂²log L/∂η² of a block."""
        yes, no = (side[begin : begin + ROWS_PER_BLOCK] for side in self.given)
        if self.link is Link.LOGIT:
            # L = (P_yes·e^η + P_no)/(1 + e^η), so one exponential does for all
            odds = np.exp(np.clip(eta, -LARGEST_LOGIT, LARGEST_LOGIT))
            both = yes * odds
            rest = 1 / (1 + odds)
            share = odds * rest
            mixed = both + no
            likely = both / mixed  # Pr(yes | report, x)
            # μ(1 − μ) − q(1 − q), with 1 − q = P_no/mixed: −∂² ln L/∂η² by Louis (1982)
            bend = share * rest - likely * (no / mixed)
            return mixed * rest, likely - share, bend
        f = inverse_link(self.link, eta)
        mixed = np.maximum(yes * f.share + no * f.rest, SMALLEST_LIKELIHOOD)
        # ∂ ln L = L′/L and −∂² ln L = (L′/L)² − L″/L, L linear in F
        score = (yes - no) * f.slope / mixed
        return mixed, score, score**2 - (yes - no) * f.bend / mixed

    def scores(self, theta: Vector) -> Matrix:
        """Return wᵢ·∂log Lᵢ/∂θ, shape (k, n); for a row of c equal respondents √c times that of one of them.

        Parameters
        ----------
        theta : array of shape (k,)
            working coefficients.
        """
        x = self.prepared.columns
        result = np.empty_like(x)
        for begin in range(0, self.prepared.n, ROWS_PER_BLOCK):
            block = x[:, begin : begin + ROWS_PER_BLOCK]
            result[:, begin : begin + ROWS_PER_BLOCK] = block * self._rows(theta @ block, begin)[1]
        if self.prepared.score_weights is not None:
            result *= self.prepared.score_weights
        return result

    def expected(self, theta: Vector) -> Matrix:
        """Return Fisher's information Σ wᵢ·Σ_y (P[yes, y] − P[no, y])²·F'²/Pr(y | xᵢ)·xᵢxᵢᵀ, shape (k, k).

        Parameters
        ----------
        theta : array of shape (k,)
            working coefficients.
        """
        x = self.prepared.columns
        f = inverse_link(self.link, theta @ x)
        total = np.zeros(self.prepared.n)
        for report in range(self.outcome.channels.shape[2]):
            yes, no = self._either(report)
            mixed = yes * f.share + no * f.rest
            # E[(∂ ln L)²] = Σ over reports of (∂L)²/L; a report of probability 0 adds nothing
            part = ((yes - no) * f.slope) ** 2
            total += np.divide(part, mixed, out=np.zeros_like(part), where=mixed > 0)
        if self.prepared.weights is not None:
            total *= self.prepared.weights
        return np.asarray((x * total) @ x.T)

    def _either(self, report: int) -> tuple[Vector, Vector]:
        tables = self.outcome.channels[:, :, report]
        which = self.outcome.which
        rows = tables[np.zeros(self.prepared.n, dtype=int) if which is None else which]
        return rows[:, 0], rows[:, 1]


def predicted_mean(
    fit: Regression,
    rows: Matrix,
    *,
    link: Link = Link.LOGIT,
    level: float = 0.95,
    weights: Vector | None = None,
) -> PredictedValue:
    """Return the mean of Pr(yes | x) over ``rows``; its error is by the delta method, with the rows fixed.

    Parameters
    ----------
    fit
        of ``logistic_regression``.
    rows : array of shape (m, k)
        x, in the order of the coefficients.
    link
        that of the fit, default logit.
    level
        of the interval, between 0 and 1, default 0.95.
    weights : array of shape (m,)
        of the rows in the mean; default equal.
    """
    half = t_quantile(checked_regression_level(level), fit.freedom)
    f = inverse_link(link, rows @ fit.estimates)
    mean = float(np.average(f.share, weights=weights))
    # delta method: the gradient of a mean of F(xᵀβ) is the mean of F′·x
    gradient = np.average(f.slope[:, np.newaxis] * rows, axis=0, weights=weights)
    error = float(np.sqrt(gradient @ fit.covariance @ gradient))
    return PredictedValue(mean, error, max(0.0, mean - half * error), min(1.0, mean + half * error))


@dataclass(frozen=True, slots=True)
class HosmerLemeshowTest:
    """A goodness-of-fit statistic against χ²."""

    statistic: float
    degrees_of_freedom: int
    p_value: float


def hosmer_lemeshow(
    fit: Regression,
    outcome: RandomizedOutcome,
    rows: Matrix,
    *,
    link: Link = Link.LOGIT,
    groups: int = 10,
) -> HosmerLemeshowTest:
    """Return Σ_g n_g(ō_g − ē_g)²/{ē_g(1 − ē_g)} over groups of equal size of the fitted Pr(report 1).

    For complete rows of designs with two reports. Hosmer & Lemeshow (1980), with the reports in place of
    the answers, as in GLMMRR; the rows are cut at the quantiles of their rank. Equal fitted values stay in
    one group, so that the order of the rows does not matter.

    Parameters
    ----------
    fit
        of ``logistic_regression``.
    outcome
        of the same respondents, none missing.
    rows : array of shape (n, k)
        x, in the order of the coefficients.
    link
        that of the fit, default logit.
    groups
        how many, at least 3, default 10; the test has two degrees of freedom fewer than there are groups,
        which are fewer where many fitted values are equal.

    Raises
    ------
    RegressionProblem
        if fewer than 3 groups can be made.
    """
    f = inverse_link(link, rows @ fit.estimates)
    tables = outcome.channels[:, :, 0]
    pairs = tables[np.zeros(len(rows), dtype=int) if outcome.which is None else outcome.which]
    fitted = pairs[:, 0] * f.share + pairs[:, 1] * f.rest
    # equal values have their mean rank; the last bits of equal rows may differ by their place in a block
    _, place, times = np.unique(np.round(fitted, 12), return_inverse=True, return_counts=True)
    ranks = (np.cumsum(times) - (times - 1) / 2)[place]
    # the cuts of R's ``quantile`` (type 7) of the ranks 1 … n
    bounds = 1 + (len(fitted) - 1) * np.arange(1, groups) / groups
    _, group = np.unique(np.searchsorted(bounds, ranks, side="left"), return_inverse=True)
    sizes = np.bincount(group)
    if len(sizes) < 3:
        raise too_few_groups(groups=len(sizes))
    expected = np.bincount(group, fitted) / sizes
    observed = np.bincount(group, (outcome.reports == 0).astype(float)) / sizes
    statistic = float(np.sum(sizes * (observed - expected) ** 2 / (expected * (1 - expected))))
    freedom = len(sizes) - 2
    return HosmerLemeshowTest(
        statistic, freedom, float(special_functions.chdtrc(freedom, statistic))
    )
