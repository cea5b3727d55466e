"""Logistic regression where the design has a probability of its own that is unknown.

Two samples, or an anchor item, identify it. Respondent i's report has

    Lᵢ = (a₁ + b₁φᵢ)·μᵢ + (a₀ + b₀φᵢ)·(1 − μᵢ),   μᵢ = F(xᵢᵀβ),   φᵢ = σ(zᵢᵀτ),

with F the inverse of the link and constants a, b that sample and report determine. β and τ are estimated
together. The members:

* ``unrelated_question_unknown``: φ is the prevalence of the unrelated trait (Greenberg et al. 1969).
* ``stochastic_lie_detector``: φ is the share t of carriers who tell the truth (Moshagen, Musch &
  Erdfelder 2012).
* ``cheater_detection``: φ is the share γ of cheaters, who say no whatever the cards; μ is the share of
  honest carriers among all, so 1 − μ − γ are honest non-carriers (Clark & Desharnais 1998).
* ``crosswise_anchor``: φ is the probability of an attentive answer; inattentive ones fall evenly on both
  reports (Atsusaka & Stevenson 2023).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Unpack

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Fitting,
    Predictors,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.logistic import (
    Link,
    RandomizedOutcome,
    inverse_link,
    linked,
    logistic_regression,
)
from surveyapp.estimation.regression.optimizer import (
    InterruptibleLikelihood,
    LikelihoodPoint,
    Optimum,
    best_proper_optimum,
    check_maximum,
    maximize,
    parameter_covariance,
)
from surveyapp.estimation.regression.problems import (
    constant_outcome,
    not_identified,
    unusable_report,
)
from surveyapp.estimation.regression.results import (
    Coefficient,
    Matrix,
    Regression,
    StandardErrorKind,
    Vector,
    share_coefficient,
)
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice

STARTS = ((-1.0, 0.0), (0.0, 1.5), (-1.0, -2.0), (1.0, -1.5), (-2.0, 3.0), (-2.0, -4.0), (0.0, 0.0))
"""Logits of share and nuisance to begin at; the best of the first three that end is taken."""
INSEPARABLE = 1e-5
"""Share of a nuisance's information that the trait must leave: about (p₁ − p₂)² of two samples."""
BOUNDARY_LOGIT = 9.0
"""Logit of a nuisance beyond which its end, 0 or 1, is tried instead."""


@dataclass(frozen=True, slots=True, eq=False)
class NuisanceOutcome:
    """Each row's likelihood given yes and given no, each linear in φ: a + b·φ; NaN is missing."""

    nuisance: str
    """The name of φ."""
    yes: tuple[Vector, Vector]
    """Two arrays of shape (n,): (a₁, b₁) by row."""
    no: tuple[Vector, Vector]
    """Two arrays of shape (n,): (a₀, b₀) by row."""

    @property
    def is_missing(self) -> npt.NDArray[np.bool_]:
        """Which rows gave no report."""
        return np.isnan(self.yes[0])

    def report_probabilities(self, value: float) -> tuple[Vector, Vector]:
        """Return Pr(report | yes) and Pr(report | no) with φ known, each of shape (n,).

        Parameters
        ----------
        value
            φ, from 0 to 1.
        """
        return (self.yes[0] + value * self.yes[1], self.no[0] + value * self.no[1])


def unrelated_question_unknown(
    report: npt.ArrayLike, sample: npt.ArrayLike, p_truth: tuple[float, float]
) -> NuisanceOutcome:
    """Return reports to an unrelated-question design: Pr(1 | x) = p_g·μ + (1 − p_g)·φ in sample g.

    Parameters
    ----------
    report : array of shape (n,)
        1 yes, 0 no; −1 or NaN where missing.
    sample : array of shape (n,)
        1 or 2; 0 was asked directly.
    p_truth
        p₁ and p₂, the probabilities of the sensitive question; φ is identified only if they differ.
    """
    p = _by_sample(sample, (1.0, *p_truth))
    # λ = p·μ + (1 − p)·φ: the unrelated question is answered alike with and without the trait
    return _two_samples("unrelated", report, (p, 1 - p), (np.zeros_like(p), 1 - p))


def stochastic_lie_detector(
    report: npt.ArrayLike, sample: npt.ArrayLike, p: tuple[float, float]
) -> NuisanceOutcome:
    """Return reports of two samples: Pr(1 | x) = t·μ + (1 − p_g)·(1 − μ) in sample g.

    Sample 0 was asked directly, and is taken to answer truthfully.

    Parameters
    ----------
    report : array of shape (n,)
        1 yes, 0 no; −1 or NaN where missing.
    sample : array of shape (n,)
        1 or 2; 0 was asked directly.
    p
        p₁ and p₂, the probabilities that a non-carrier answers truthfully; t is identified only if they
        differ.
    """
    truthful = _by_sample(sample, (1.0, *p))
    direct = _by_sample(sample, (1.0, 0.0, 0.0))
    zero = np.zeros_like(truthful)
    # carriers say yes with φ (directly: always), the others with 1 − p
    return _two_samples("truthful", report, (direct, 1 - direct), (1 - truthful, zero))


def cheater_detection(
    report: npt.ArrayLike,
    sample: npt.ArrayLike,
    p_yes: tuple[float, float],
    p_no: tuple[float, float] = (0.0, 0.0),
) -> NuisanceOutcome:
    """Return reports of two samples with forced answers: Pr(1 | x) = (1 − p_no)·μ + p_yes·(1 − μ − γ).

    Parameters
    ----------
    report : array of shape (n,)
        1 yes, 0 no; −1 or NaN where missing.
    sample : array of shape (n,)
        1 or 2; 0 was asked directly.
    p_yes
        the probabilities of a forced yes in samples 1 and 2; γ is identified only if they differ.
    p_no
        the probabilities of a forced no in samples 1 and 2, default 0.
    """
    forced = _by_sample(sample, (0.0, *p_yes))
    honest = 1 - _by_sample(sample, (0.0, *p_no))
    # λ = μ·honest + (1 − μ − φ)·forced, and φ·forced = φ·forced·μ + φ·forced·(1 − μ)
    return _two_samples("cheaters", report, (honest, -forced), (forced, -forced))


def crosswise_anchor(
    report: npt.ArrayLike, anchor: npt.ArrayLike, p: float, p_anchor: float
) -> NuisanceOutcome:
    """Return crosswise reports, and reports to an anchor item that nobody carries.

    Attention is one respondent's in both, so L = φ·Pr(report | x)·Pr(anchor) + (1 − φ)/4 where an
    attentive respondent has Pr(anchor = 1) = 1 − p_anchor.

    Parameters
    ----------
    report : array of shape (n,)
        1 same, 0 different; −1 or NaN where missing.
    anchor : array of shape (n,)
        the same of the anchor item.
    p
        prevalence of the harmless item, between 0 and 1.
    p_anchor
        prevalence of the anchor's harmless item, between 0 and 1.
    """
    reported, other = _binary(report), _binary(anchor)
    attentive = np.where(other == 1, 1 - p_anchor, p_anchor)
    yes, no = np.where(reported == 1, p, 1 - p), np.where(reported == 1, 1 - p, p)
    # the inattentive give each pair of reports with probability ¼
    quarter = np.where(np.isnan(reported + other), np.nan, 0.25)
    return NuisanceOutcome(
        "attentive", (quarter, yes * attentive - 0.25), (quarter, no * attentive - 0.25)
    )


def _by_sample(sample: npt.ArrayLike, values: tuple[float, float, float]) -> Vector:
    codes = np.asarray(sample)
    if not np.isin(codes, (0, 1, 2)).all():
        raise unusable_report(row=int(np.argmin(np.isin(codes, (0, 1, 2)))) + 1)
    return np.array(values)[codes.astype(np.int64)]


def _binary(report: npt.ArrayLike) -> Vector:
    ones = np.asarray(report, dtype=np.float64)
    wrong = ~(np.isnan(ones) | np.isin(ones, (-1, 0, 1)))
    if wrong.any():
        raise unusable_report(row=int(np.argmax(wrong)) + 1)
    return np.where(ones < 0, np.nan, ones)


def _two_samples(
    name: str,
    report: npt.ArrayLike,
    yes: tuple[Vector, Vector],
    no: tuple[Vector, Vector],
) -> NuisanceOutcome:
    """Turn probabilities of report 1 into those of the report given."""
    ones = _binary(report)
    if len(set(ones[~np.isnan(ones)])) == 1:
        raise constant_outcome()

    def of_report(side: tuple[Vector, Vector]) -> tuple[Vector, Vector]:
        # no is the other report, so a becomes 1 − a and b becomes −b
        reported = np.where(ones == 1, side[0], 1 - side[0])
        return np.where(np.isnan(ones), np.nan, reported), np.where(ones == 1, side[1], -side[1])

    return NuisanceOutcome(name, of_report(yes), of_report(no))


def nuisance_regression(
    outcome: NuisanceOutcome,
    predictors: Predictors,
    *,
    nuisance_predictors: Predictors | None = None,
    link: Link = Link.LOGIT,
    **fitting: Unpack[Fitting],
) -> Regression:
    """Return β, and in ``other_parameters`` the nuisance: a probability, or coefficients of its predictors.

    A nuisance whose most likely value is 0 or 1 is set there, with a warning and without a standard error.

    Parameters
    ----------
    outcome
        the reports, with the name of the nuisance.
    predictors
        the columns of x, the intercept among them.
    nuisance_predictors
        the columns of z; default the intercept alone.
    link
        of the trait, default logit; that of the nuisance is always the logit.
    **fitting
        see ``Fitting``; of errors observed, outer product or sandwich.

    Raises
    ------
    RegressionProblem
        with what is wrong; see ``logistic_regression``.
    ValueError
        if expected information is asked for, which these designs do not have in closed form.
    """
    if fitting.get("errors") is StandardErrorKind.EXPECTED:
        raise ValueError("expected information is offered for designs without nuisance parameters")
    alone = Predictors.of({}, rows=len(predictors.columns), counts=predictors.counts)
    others = nuisance_predictors or alone
    size, more = len(predictors.names), len(others.names)
    missing = outcome.is_missing | ~np.isfinite(others.columns).all(axis=1)
    main = prepare_design_matrix(predictors, missing, parameters=size + more, **fitting)
    incomplete = ~np.isfinite(predictors.columns).all(axis=1) | missing
    alike: Fitting = {**fitting, "clusters": None}
    side = prepare_design_matrix(others, incomplete, parameters=size + more, **alike)
    likelihood, optima = _maximized(outcome, main, side, link, main.each_round)
    optimum, notes = best_proper_optimum(
        optima, lambda one: check_maximum(likelihood, one, main.names)
    )
    if more == 1 and side.intercept == 0 and abs(optimum.theta[size]) > BOUNDARY_LOGIT:
        end = 1.0 if optimum.theta[size] > 0 else 0.0
        return _at_boundary(outcome, predictors, end=end, link=link, notes=notes, **fitting)
    _check_identified(optimum, size, outcome.nuisance)
    working = parameter_covariance(
        likelihood, optimum, main.errors, clusters=main.clusters, sample=main.sample
    )
    back = np.zeros((size + more, size + more))
    back[:size, :size], back[size:, size:] = main.back_transform, side.back_transform
    real, theta = back @ working @ back.T, back @ optimum.theta
    if nuisance_predictors is None:
        name = outcome.nuisance
        other_parameters: tuple[Coefficient, ...] = (
            share_coefficient(
                name,
                float(theta[size]),
                float(real[size, size]),
                main.interval_half_width,
                equation="nuisance",
                freedom=main.freedom,
            ),
        )
    else:
        other_parameters = main.wald_coefficients(
            side.names, theta[size:], real[size:, size:], outcome.nuisance
        )
    return main.regression(
        main.wald_coefficients(main.names, theta[:size], real[:size, :size]),
        real[:size, :size],
        other_parameters=other_parameters,
        log_likelihood=optimum.point.log_likelihood,
        parameters=size + more,
        rounds=optimum.rounds,
        notes=notes,
    )


def _with_known_nuisance(outcome: NuisanceOutcome, value: float) -> RandomizedOutcome:
    """Return the outcome with the nuisance known: each distinct pair of likelihoods is a report."""
    yes, no = outcome.report_probabilities(value)
    missing = outcome.is_missing
    pairs = np.column_stack([yes, no])
    # NaN differs from NaN, so that every missing row would be a kind of its own
    pairs[missing] = 1.0
    kinds, codes = np.unique(pairs, axis=0, return_inverse=True)
    table = np.ascontiguousarray(kinds.T)[np.newaxis]
    return RandomizedOutcome(table, np.where(missing, -1, codes.reshape(-1)))


AT_AN_END = QT_TRANSLATE_NOOP(
    "messages",
    "The most likely value of {parameter} is {value}, the end of its range, so it has no standard error, "
    "and those of the coefficients take it as known.",
)


def _at_boundary(
    outcome: NuisanceOutcome,
    predictors: Predictors,
    *,
    end: float,
    link: Link,
    notes: tuple[str, ...],
    **fitting: Unpack[Fitting],
) -> Regression:
    fit = logistic_regression(_with_known_nuisance(outcome, end), predictors, link=link, **fitting)
    sentence = Notice(
        Message(AT_AN_END, {"parameter": outcome.nuisance, "value": amounts.number(end)})
    )
    return replace(
        fit,
        other_parameters=(Coefficient(outcome.nuisance, end, None, None, None, "nuisance"),),
        parameters=fit.parameters + 1,
        warnings=(*fit.warnings, *notes, sentence),
    )


def _check_identified(optimum: Optimum, size: int, nuisance: str) -> None:
    """Make sure that the trait leaves the nuisance some information of its own (a Schur complement).

    Raises
    ------
    RegressionProblem
        if it does not.
    """
    info = optimum.point.information
    own = info[size:, size:]
    if np.diag(own).min() <= 0:  # no report depends on φ, as where all were asked directly
        raise not_identified(msg("the outcome and {nuisance}", nuisance=nuisance))
    # Schur complement: what the reports tell of φ when β is not known
    shared = info[size:, :size] @ np.linalg.solve(info[:size, :size], info[:size, size:])
    scale = np.sqrt(np.diag(own))
    # scaled by what they tell of φ when β is known: the least share of it that is left
    if np.linalg.eigvalsh((own - shared) / np.outer(scale, scale))[0] < INSEPARABLE:
        raise not_identified(msg("the outcome and {nuisance}", nuisance=nuisance))


def _maximized(
    outcome: NuisanceOutcome,
    main: DesignMatrix,
    side: DesignMatrix,
    link: Link,
    each_round: EachRound = no_rounds,
) -> tuple[InterruptibleLikelihood, list[Optimum]]:
    """Climb from several shares and nuisances; these likelihoods may have more than one summit.

    Raises
    ------
    RegressionProblem
        if no climb ends.
    """
    yes, yes_slope, no, no_slope = (
        p if main.kept is None else p[main.kept] for p in (*outcome.yes, *outcome.no)
    )
    likelihood = InterruptibleLikelihood(
        NuisanceLikelihood(
            main.columns,
            side.columns,
            yes,
            yes_slope,
            no,
            no_slope,
            main.weights,
            main.score_weights,
            link,
        ),
        each_round,
    )
    size = len(main.names)
    found: list[Optimum] = []
    for share, nuisance in STARTS:
        start = np.zeros(size + len(side.names))
        if main.intercept is not None:
            start[main.intercept] = linked(link, 1 / (1 + math.exp(-share)))
        if side.intercept is not None:
            start[size + side.intercept] = nuisance
        if not np.isfinite(likelihood.at(start).log_likelihood):
            continue
        found.append(maximize(likelihood, start))
        if len(found) == 3:
            break
    if not found:
        raise not_identified(msg("the outcome and {nuisance}", nuisance=outcome.nuisance))
    return likelihood, found


@dataclass(frozen=True, slots=True, eq=False)
class NuisanceLikelihood:
    """Σ w·log L for L bilinear in μ = F(xᵀβ) and φ = σ(zᵀτ); θ = (β, τ)."""

    x: Matrix
    """Array of shape (p, n): working predictors of the trait."""
    z: Matrix
    """Array of shape (q, n): working predictors of the nuisance."""
    yes: Vector
    """Array of shape (n,): a₁."""
    yes_slope: Vector
    """Array of shape (n,): b₁."""
    no: Vector
    """Array of shape (n,): a₀."""
    no_slope: Vector
    """Array of shape (n,): b₀."""
    weights: Vector | None
    """Array of shape (n,): of the rows in the log likelihood; None: 1."""
    score_weights: Vector | None
    """Array of shape (n,): of the rows' scores; None: 1."""
    link: Link = Link.LOGIT
    """F is its inverse, default logit."""

    def at(self, theta: Vector) -> LikelihoodPoint:
        """Return the log likelihood, its gradient and the observed information.

        Parameters
        ----------
        theta : array of shape (p + q,)
            β, then τ.
        """
        likelihood, (first, second), (aa, ab, bb) = self._rows(theta)
        if likelihood.min() <= 0:
            return LikelihoodPoint(-np.inf, np.zeros_like(theta), np.eye(len(theta)))
        first, second = first / likelihood, second / likelihood
        weight = np.ones_like(first) if self.weights is None else self.weights
        # minus the second derivatives of ln L: (∂L/L)² − ∂²L/L
        one = weight * (first**2 - aa / likelihood)
        mix = weight * (first * second - ab / likelihood)
        two = weight * (second**2 - bb / likelihood)
        corner = (self.x * mix) @ self.z.T
        information = np.block(
            [[(self.x * one) @ self.x.T, corner], [corner.T, (self.z * two) @ self.z.T]]
        )
        gradient = np.concatenate([self.x @ (weight * first), self.z @ (weight * second)])
        return LikelihoodPoint(float(weight @ np.log(likelihood)), gradient, information)

    def scores(self, theta: Vector) -> Matrix:
        """Return wᵢ·∂log Lᵢ/∂θ, shape (p + q, n); for a row of c equal respondents √c times that of one.

        Parameters
        ----------
        theta : array of shape (p + q,)
            β, then τ.
        """
        likelihood, (first, second), _ = self._rows(theta)
        weight = 1.0 if self.score_weights is None else self.score_weights
        safe = np.maximum(likelihood, 1e-300)
        return np.vstack([self.x * (weight * first / safe), self.z * (weight * second / safe)])

    def _rows(
        self, theta: Vector
    ) -> tuple[Vector, tuple[Vector, Vector], tuple[Vector, Vector, Vector]]:
        """Return L, its first derivatives by η and ζ, and its second ones."""
        eta, zeta = theta[: len(self.x)] @ self.x, theta[len(self.x) :] @ self.z
        share = inverse_link(self.link, eta)
        mu, f, phi = share.share, share.slope, 1 / (1 + np.exp(-np.clip(zeta, -500, 500)))
        # dμ/dη = f = F' and dφ/dζ = φ(1 − φ) = g; L is linear in μ and in φ, so that ∂L/∂η = f·∂L/∂μ
        # and ∂²L/∂η² = F''·∂L/∂μ, and in the same way by ζ with φ'' = (1 − 2φ)·g
        g = phi * (1 - phi)
        # ∂L/∂μ and ∂L/∂φ of L = (a₁ + b₁φ)μ + (a₀ + b₀φ)(1 − μ)
        by_mu = (self.yes - self.no) + (self.yes_slope - self.no_slope) * phi
        by_phi = self.no_slope + (self.yes_slope - self.no_slope) * mu
        likelihood = (self.yes + self.yes_slope * phi) * mu
        likelihood += (self.no + self.no_slope * phi) * share.rest
        first = (by_mu * f, by_phi * g)
        second = (
            by_mu * share.bend,
            (self.yes_slope - self.no_slope) * f * g,
            by_phi * g * (1 - 2 * phi),
        )
        return likelihood, first, second
