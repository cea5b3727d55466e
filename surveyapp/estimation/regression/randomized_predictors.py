"""Regression on answers that were reported through channels: randomized predictors.

The true answers zᵢ of respondent i are one of C classes: the combinations of the answers to all randomized
predictors. The class is unknown, but each has a probability that may depend on the other predictors,

    Lᵢ = Σ_c Pr(c | xᵢ; γ)·Pr(reportsᵢ | c)·f(vᵢ | xᵢᵀβ + d_cᵀδ),

with Pr(c | x) multinomial logistic, d_c the dummies of the answers, and f normal with variance σ² (linear
regression) or that of a yes/no outcome, direct or randomized itself (logistic regression).

Pr(c | x) depends on x for consistency. With the same Pr(c) for everybody, as in RRreg's RRlin, the
coefficients are inconsistent as soon as the trait is associated with another predictor; that model is kept
(``trait_depends=False``) for comparison. Blair, Imai & Zhou (2015) do the same for one forced-response item
and a logistic outcome. Score and information by Fisher's and Louis's (1982) identities:
s = Σ_c q_c s_c and J = −Σ_c q_c H_c − Σ_c q_c s_c s_cᵀ + ssᵀ.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, Unpack

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.maximum_likelihood import maximize_mixture
from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Fitting,
    Mask,
    Predictors,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.logistic import (
    ROWS_PER_BLOCK,
    Link,
    RandomizedOutcome,
    inverse_link,
)
from surveyapp.estimation.regression.optimizer import (
    InterruptibleLikelihood,
    LikelihoodPoint,
    Optimum,
    best_proper_optimum,
    check_maximum,
    inverse_information,
    maximize,
    parameter_covariance,
)
from surveyapp.estimation.regression.problems import (
    RegressionProblem,
    Separated,
    constant_outcome,
    constant_predictor,
    different_lengths,
    not_identified,
    too_few_rows,
    unusable_report,
)
from surveyapp.estimation.regression.results import (
    INTERCEPT,
    TOGETHER,
    Codes,
    Coefficient,
    Matrix,
    Regression,
    StandardErrorKind,
    Vector,
    wald_coefficients,
)
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.messages.message import msg

MOST_CLASSES = 64


@dataclass(frozen=True, slots=True, eq=False)
class RandomizedPredictor:
    """A predictor behind a channel: its coefficients are those of every answer but ``reference``."""

    terms: tuple[str, ...]
    """t texts: a name for each answer in the channel's order; that of the reference is not used."""
    channel: Channel
    """That it was reported through."""
    reports: Codes
    """Array of shape (n,): codes in the channel's order; negative where missing."""
    reference: int = 0
    """The answer that the others are compared with, default the first."""
    within: Matrix | None = None
    """Array of shape (t, r): Pr(report | answer) within the sample that gives it, where the channel is of
    several side by side."""

    def __post_init__(self) -> None:
        if len(self.terms) != self.channel.answers:
            raise different_lengths(column="terms", length=len(self.terms), n=self.channel.answers)
        table = self.table
        wrong = self.reports >= table.shape[1]
        if not wrong.any():
            wrong = (self.reports >= 0) & (table.sum(axis=0)[np.maximum(self.reports, 0)] == 0)
        if wrong.any():
            raise unusable_report(row=int(np.argmax(wrong)) + 1)
        if np.linalg.matrix_rank(table) < len(table):
            raise RegressionProblem(
                msg(
                    "The design of {question} gives the same reports whatever the answer, so nothing can be "
                    "learned from them. Use a design whose reports depend on the answer.",
                    question=" / ".join(self.terms),
                )
            )

    @property
    def table(self) -> Matrix:
        """Pr(report | answer), of shape (t, r): within the report's sample, if there are several."""
        if self.within is not None:
            return self.within
        return matrix(self.channel.rows)

    @property
    def answers(self) -> tuple[int, ...]:
        """The answers, the reference first."""
        others = [a for a in range(self.channel.answers) if a != self.reference]
        return (self.reference, *others)


def linear_regression(
    outcome: npt.ArrayLike,
    predictors: Predictors,
    randomized: Sequence[RandomizedPredictor] = (),
    *,
    trait_depends: bool = True,
    **fitting: Unpack[Fitting],
) -> Regression:
    """Return the coefficients of E[v | x, z] = xᵀβ + dᵀδ for a numeric outcome.

    Without randomized predictors it is least squares: s² with n − p, Student intervals; ``sandwich`` is HC3
    (MacKinnon & White 1985; Long & Ervin 2000) or, with clusters, CR1, or with a ``sample`` its own
    variance of the scores (Binder 1983). With them it is maximum likelihood of the mixture; σ and the
    probability of the trait are in ``other_parameters``. With weights the log likelihood is that of the
    weights scaled to mean 1.

    Parameters
    ----------
    outcome : array of shape (n,)
        numbers, NaN where missing.
    predictors
        the columns of x, the intercept among them.
    randomized
        the predictors behind channels, at most 64 combinations of their answers; default none.
    trait_depends
        whether the class probabilities depend on x, default True.
    **fitting
        see ``Fitting``; of errors observed or sandwich, with randomized predictors outer product too.

    Raises
    ------
    RegressionProblem
        with what is wrong.
    ValueError
        if expected or outer-product errors are asked for where they do not exist.
    """
    values = np.asarray(outcome, dtype=np.float64)
    if values.shape != (len(predictors.columns),):
        raise different_lengths(column="outcome", length=len(values), n=len(predictors.columns))
    missing = ~np.isfinite(values)
    if randomized:
        return _fit_mixture(
            _Normal,
            values,
            missing,
            predictors,
            randomized,
            trait_depends=trait_depends,
            **fitting,
        )
    return _least_squares(values, prepare_design_matrix(predictors, missing, **fitting))


def logistic_regression_on_randomized(
    outcome: RandomizedOutcome,
    predictors: Predictors,
    randomized: Sequence[RandomizedPredictor],
    *,
    link: Link = Link.LOGIT,
    trait_depends: bool = True,
    **fitting: Unpack[Fitting],
) -> Regression:
    """Return the coefficients of Pr(yes | x, z) = F(xᵀβ + dᵀδ); the outcome may be randomized too.

    Given the true answers, the coins of outcome and predictors are independent.

    Parameters
    ----------
    outcome
        yes or no, with its channel; a direct question has the identity.
    predictors
        the columns of x, the intercept among them.
    randomized
        the predictors behind channels, at most 64 combinations of their answers.
    link
        F is its inverse; default logit.
    trait_depends
        whether the class probabilities depend on x, default True.
    **fitting
        see ``Fitting``; of errors observed, outer product or sandwich.

    Raises
    ------
    RegressionProblem
        with what is wrong.
    """
    if len(np.unique(outcome.reports[outcome.reports >= 0])) == 1:
        raise constant_outcome()
    pairs = np.column_stack([outcome.report_probability(0), outcome.report_probability(1)])
    return _fit_mixture(
        partial(_Binary, link=link),
        pairs,
        outcome.reports < 0,
        predictors,
        randomized,
        trait_depends=trait_depends,
        **fitting,
    )


def _least_squares(values: Vector, prepared: DesignMatrix) -> Regression:
    """(XᵀWX)⁻¹XᵀWv. Log likelihood at σ̂² = RSS/n, as R's logLik.

    Raises
    ------
    RegressionProblem
        if all values are the same.
    """
    if prepared.errors not in {StandardErrorKind.OBSERVED, StandardErrorKind.SANDWICH}:
        raise ValueError("least squares has classical (observed) and sandwich errors")
    v = values if prepared.kept is None else values[prepared.kept]
    if v.min() == v.max():
        raise constant_outcome()
    x, n, size = prepared.columns, prepared.respondents, len(prepared.names)
    weight = np.ones(n) if prepared.weights is None else prepared.weights
    bread = inverse_information((x * weight) @ x.T)
    theta = bread @ (x @ (weight * v))
    theta += bread @ (x @ (weight * (v - theta @ x)))  # once more for the last digits
    rest = v - theta @ x
    squares = float(weight @ rest**2)
    if prepared.errors is StandardErrorKind.OBSERVED:
        working = bread * squares / (n - size)
    else:
        # √c for a row of c equal respondents, so that the outer product of scores counts each of them
        of_row = np.ones(n) if prepared.score_weights is None else prepared.score_weights
        scores = x * (of_row * rest)
        groups, correction = n, 1.0
        linearized = None if prepared.sample is None else prepared.sample.covariance(scores.T)
        if linearized is not None:
            working = bread @ linearized @ bread
        elif prepared.clusters is not None:
            groups = int(prepared.clusters.max()) + 1
            scores = np.array([np.bincount(prepared.clusters, row, groups) for row in scores])
            # CR1: G/(G − 1)·(n − 1)/(n − p)
            correction = groups / (groups - 1) * (n - 1) / (n - size)
        else:
            leverage = np.einsum("in,ij,jn->n", x, bread, x)
            if prepared.is_weighted:
                leverage *= weight
            scores /= np.maximum(1 - leverage, 1e-8)
        if linearized is None:
            working = bread @ (scores @ scores.T) @ bread * correction
    freedom = prepared.freedom or (n - size if prepared.clusters is None else groups - 1)
    half = t_quantile(prepared.level, freedom)
    real = prepared.back_transform @ working @ prepared.back_transform.T
    sigma = float(np.sqrt(squares / (n - size)))
    # the likelihood's own σ², with n, not n − p: at it the exponent is −n/2
    variance = max(squares / n, 1e-300)
    log_likelihood = -n / 2 * (np.log(2 * np.pi * variance) + 1)
    if prepared.is_weighted:
        # a respondent of weight w has variance σ²/w, which adds ½·ln w
        log_likelihood += float(np.log(np.maximum(weight, 1e-300)).sum() / 2)
    return Regression(
        coefficients=wald_coefficients(
            prepared.names, prepared.back_transform @ theta, real, half, freedom=freedom
        ),
        covariance=real,
        other_parameters=(Coefficient("sigma", sigma, None, None, None, "residual"),),
        log_likelihood=float(log_likelihood),
        parameters=size + 1,
        n=n,
        left_out=prepared.left_out,
        errors=prepared.errors,
        rounds=1,
        warnings=prepared.warnings,
        freedom=freedom,
    )


OutcomeDerivatives = tuple[Vector, Vector, Vector, Vector, Vector, Vector]
"""log f, ∂η, −∂²η, and ∂κ, −∂η∂κ, −∂²κ for one more parameter κ (zeros without)."""


class OutcomeFamily(Protocol):
    """How the outcome depends on its linear predictor, and perhaps on one more parameter."""

    @property
    def extra(self) -> int:
        """1 if there is one more parameter, else 0."""

    def rows(self, c: int, begin: int, eta: Vector, extra: Vector) -> OutcomeDerivatives:
        """Return log f and its derivatives for a block of rows in one class.

        Parameters
        ----------
        c
            the class.
        begin
            the first row of the block.
        eta : array of shape (rows of the block,)
            linear predictors of the block in that class.
        extra : array of shape (0,) or (1,)
            the further parameter κ, if there is one.
        """


@dataclass(frozen=True, slots=True, eq=False)
class _Normal:
    """Normal with κ = log σ."""

    values: Matrix
    extra: int = 1

    def rows(
        self,
        c: int,  # noqa: ARG002
        begin: int,
        eta: Vector,
        extra: Vector,
    ) -> OutcomeDerivatives:
        # the parameter is ln σ, which has no end to run into
        precision = np.exp(-2 * extra[0])
        rest = self.values[begin : begin + ROWS_PER_BLOCK] - eta
        square = rest**2 * precision
        log_likelihood = -0.5 * (square + np.log(2 * np.pi)) - extra[0]
        bend = np.full_like(eta, precision)
        # by η: r/σ² and 1/σ²; by ln σ: r²/σ² − 1 and 2r²/σ²; mixed: 2r/σ²; second derivatives with
        # a minus, as the information takes them
        return log_likelihood, rest * precision, bend, square - 1, 2 * rest * precision, 2 * square


@dataclass(frozen=True, slots=True, eq=False)
class _Binary:
    """Yes or no behind a channel."""

    values: Matrix
    extra: int = 0
    link: Link = Link.LOGIT

    def rows(
        self,
        c: int,  # noqa: ARG002
        begin: int,
        eta: Vector,
        extra: Vector,  # noqa: ARG002
    ) -> OutcomeDerivatives:
        yes, no = self.values[begin : begin + ROWS_PER_BLOCK].T
        f = inverse_link(self.link, eta)
        mixed = np.maximum(yes * f.share + no * f.rest, 1e-300)
        nothing = np.zeros_like(eta)
        if self.link is Link.LOGIT:
            likely = yes * f.share / mixed
            bend = f.share * f.rest - likely * (no * f.rest / mixed)
            return np.log(mixed), likely - f.share, bend, nothing, nothing, nothing
        # log L = log(no + (yes − no)·F(η)), differentiated twice
        score = (yes - no) * f.slope / mixed
        bend = score**2 - (yes - no) * f.bend / mixed
        return np.log(mixed), score, bend, nothing, nothing, nothing


@dataclass(frozen=True, slots=True, eq=False)
class MixtureLikelihood:
    """Σ w·log Lᵢ of n rows and C classes; θ = (β, δ, κ, γ of every equation of the classes)."""

    base: Matrix
    """Array of shape (b, n): what the designs of the classes are made of: the working columns, and a row of
    ones."""
    z: Matrix
    """Array of shape (q, n): the columns that explain the class."""
    given: Matrix
    """Array of shape (C, n): Pr(reports of the row | class)."""
    class_designs: Matrix
    """Array of shape (C, p, b): for each class the matrix that makes its design of the base: dummies of the
    class after the common columns, or two equations of different coefficients."""
    codes: Matrix
    """Array of shape (C, m): K: log Pr(c | z) = Σ_m K[c, m]·zᵀγ_m + constant. One equation for each class but
    the first leaves open how the items depend on each other; one for each item makes the items independent
    given z."""
    family: OutcomeFamily
    """The outcome's distribution."""
    weights: Vector | None
    """Array of shape (n,): of the rows in the log likelihood; None: 1."""
    score_weights: Vector | None
    """Array of shape (n,): of the rows' scores; None: 1."""

    @property
    def offsets(self) -> tuple[int, int, int]:
        """Ends of the parts of θ: of (β, δ), of κ, and the length of θ."""
        second = self.class_designs.shape[1]
        third = second + self.family.extra
        return second, third, third + self.codes.shape[1] * len(self.z)

    def at(self, theta: Vector) -> LikelihoodPoint:
        """Return the log likelihood, its gradient and the observed information, a block of rows at a time.

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """
        second, third, size = self.offsets
        log_likelihood, gradient, information = 0.0, np.zeros(size), np.zeros((size, size))
        for begin in range(0, self.base.shape[1], ROWS_PER_BLOCK):
            logs, prior, parts = self._block(theta, begin)
            top = logs.max(axis=0)
            # the largest is taken out before the exponential: ln Σ exp without underflow
            joint = np.exp(logs - top)
            total = joint.sum(axis=0)
            likely = joint / total
            n = len(total)
            weight = (
                np.ones(n) if self.weights is None else self.weights[begin : begin + ROWS_PER_BLOCK]
            )
            z = self.z[:, begin : begin + ROWS_PER_BLOCK]
            base = self.base[:, begin : begin + ROWS_PER_BLOCK]
            log_likelihood += float(weight @ (top + np.log(total)))
            mean = np.zeros((size, n))
            for c, class_design in enumerate(self.class_designs):
                share = likely[c] * weight
                design = class_design @ base
                _, _, bend, _, mixed, extra_bend = parts[c]
                score = self._score(c, design, prior, begin, parts[c])
                # Louis (1982): J = Σ_c q_c·(−H_c) − Σ_c q_c·s_c·s_cᵀ + s·sᵀ with s = Σ_c q_c·s_c
                mean += likely[c] * score
                information[:second, :second] += (design * (share * bend)) @ design.T
                if third > second:
                    cross = design @ (share * mixed)
                    information[:second, second] += cross
                    information[second, :second] += cross
                    information[second, second] += float(share @ extra_bend)
                information -= (score * share) @ score.T
            information += (mean * weight) @ mean.T
            gradient += mean @ weight
            # the class probabilities' −H is the same in every class, so it needs no q
            means = self.codes.T @ prior
            # −H of the class probabilities: the covariance of the codes given z, times z·zᵀ
            for m, column in enumerate(self.codes.T):
                for other, row in enumerate(self.codes.T):
                    bend = (column * row) @ prior - means[m] * means[other]
                    at, to = (third + k * len(z) for k in (m, other))
                    information[at : at + len(z), to : to + len(z)] += (z * (weight * bend)) @ z.T
        return LikelihoodPoint(log_likelihood, gradient, information)

    def scores(self, theta: Vector) -> Matrix:
        """Return wᵢ·∂log Lᵢ/∂θ, shape (k, n); for a row of c equal respondents √c times that of one of them.

        Parameters
        ----------
        theta : array of shape (k,)
            working parameters.
        """
        blocks = []
        for begin in range(0, self.base.shape[1], ROWS_PER_BLOCK):
            logs, prior, parts = self._block(theta, begin)
            joint = np.exp(logs - logs.max(axis=0))
            likely = joint / joint.sum(axis=0)
            base = self.base[:, begin : begin + ROWS_PER_BLOCK]
            mean = np.zeros((len(theta), base.shape[1]))
            for c, class_design in enumerate(self.class_designs):
                mean += likely[c] * self._score(c, class_design @ base, prior, begin, parts[c])
            if self.score_weights is not None:
                mean *= self.score_weights[begin : begin + ROWS_PER_BLOCK]
            blocks.append(mean)
        return np.concatenate(blocks, axis=1)

    def _score(
        self, c: int, design: Matrix, prior: Matrix, begin: int, derivatives: OutcomeDerivatives
    ) -> Matrix:
        z = self.z[:, begin : begin + ROWS_PER_BLOCK]
        parts = [design * derivatives[1]]
        if self.family.extra:
            parts.append(derivatives[3][np.newaxis])
        # multinomial logit: (code − expected code) ⊗ z
        parts += [z * surprise for surprise in self.codes[c][:, None] - self.codes.T @ prior]
        return np.vstack(parts)

    def _block(self, theta: Vector, begin: int) -> tuple[Matrix, Matrix, list[OutcomeDerivatives]]:
        """Return log joint densities (classes by rows), Pr(class | z), and the outcome's derivatives."""
        second, third, _ = self.offsets
        base, z = (
            self.base[:, begin : begin + ROWS_PER_BLOCK],
            self.z[:, begin : begin + ROWS_PER_BLOCK],
        )
        gamma = theta[third:].reshape(-1, len(z))
        # eta of the first class is 0, as its code is
        eta = self.codes @ (gamma @ z)
        odds = np.exp(eta - eta.max(axis=0))
        prior = odds / odds.sum(axis=0)
        extra = theta[second:third]
        parts = [
            self.family.rows(c, begin, (theta[:second] @ class_design) @ base, extra)
            for c, class_design in enumerate(self.class_designs)
        ]
        given = np.maximum(prior * self.given[:, begin : begin + ROWS_PER_BLOCK], 1e-300)
        return np.log(given) + np.array([part[0] for part in parts]), prior, parts


@dataclass(frozen=True, slots=True, eq=False)
class _Classes:
    """The latent classes: Pr(reports | class) by rows, their dummies and codes, and how all are called."""

    given: Matrix
    dummies: Matrix
    codes: Matrix
    shares: Vector
    terms: tuple[str, ...]
    equations: tuple[str, ...]


def _latent_classes(randomized: Sequence[RandomizedPredictor], prepared: DesignMatrix) -> _Classes:
    """Return the combinations of answers, with one equation for each but the first.

    Raises
    ------
    RegressionProblem
        naming a predictor with but one report; if there are more combinations than
        ``MOST_CLASSES``.
    """
    keep = slice(None) if prepared.kept is None else prepared.kept
    reports = [one.reports[keep] for one in randomized]
    for one, codes in zip(randomized, reports, strict=True):
        if codes.min() == codes.max():
            raise constant_predictor(predictor=_label(one))
    classes = list(itertools.product(*(one.answers for one in randomized)))
    if len(classes) > MOST_CLASSES:
        parameters = len(classes) * len(prepared.names)
        raise too_few_rows(n=prepared.respondents, parameters=parameters)
    given, dummies, shares = [], [], []
    singles = [
        _shares_of_answers(one, codes, prepared.counts)
        for one, codes in zip(randomized, reports, strict=True)
    ]
    for combination in classes:
        items = list(zip(randomized, combination, reports, strict=True))
        # coins of different questions are independent, so their probabilities multiply
        given.append(np.prod([one.table[a][codes] for one, a, codes in items], axis=0))
        dummies.append([float(a == b) for one, a, _ in items for b in one.answers[1:]])
        shares.append(np.prod([single[a] for single, a in zip(singles, combination, strict=True)]))
    return _Classes(
        np.array(given),
        np.array(dummies),
        np.eye(len(classes))[:, 1:],
        np.array(shares),
        tuple(one.terms[a] for one in randomized for a in one.answers[1:]),
        tuple(
            TOGETHER.join(one.terms[a] for one, a in zip(randomized, c, strict=True))
            for c in classes[1:]
        ),
    )


def _shares_of_answers(one: RandomizedPredictor, codes: Codes, times: Vector | None) -> Vector:
    """Return the most likely shares of one item's answers, kept off the ends."""
    counts = np.bincount(codes, times, one.channel.reports).astype(np.float64)
    rows = matrix(one.channel.rows)
    return np.asarray(0.9 * maximize_mixture(rows, counts) + 0.1 / one.channel.answers)


def _fit_mixture(
    family: Callable[[Matrix], _Normal | _Binary],
    values: Matrix,
    missing: Mask,
    predictors: Predictors,
    randomized: Sequence[RandomizedPredictor],
    *,
    trait_depends: bool,
    **fitting: Unpack[Fitting],
) -> Regression:
    if fitting.get("errors") is StandardErrorKind.EXPECTED:
        raise ValueError("expected information is not offered for randomized predictors")
    for one in randomized:
        if len(one.reports) != len(missing):
            raise different_lengths(column=one.terms[-1], length=len(one.reports), n=len(missing))
        missing = missing | (one.reports < 0)
    prepared = prepare_design_matrix(predictors, missing, **fitting)
    kept = values if prepared.kept is None else values[prepared.kept]
    classes = _latent_classes(randomized, prepared)
    return _fit_classes(family(kept), prepared, classes, trait_depends=trait_depends)


def _fit_classes(
    outcome: _Normal | _Binary, prepared: DesignMatrix, classes: _Classes, *, trait_depends: bool
) -> Regression:
    z = prepared.columns if trait_depends else np.ones((1, prepared.n))
    first = len(prepared.names)
    likelihood = MixtureLikelihood(
        np.vstack([prepared.columns, np.ones(prepared.n)]),
        z,
        classes.given,
        _class_designs(first, classes.dummies),
        classes.codes,
        outcome,
        prepared.weights,
        prepared.score_weights,
    )
    second, third, size = likelihood.offsets
    if prepared.respondents <= size:
        raise too_few_rows(n=prepared.respondents, parameters=size)
    if isinstance(outcome, _Normal) and outcome.values.min() == outcome.values.max():
        raise constant_outcome()
    names = (*prepared.names, *classes.terms)
    interruptible = InterruptibleLikelihood(likelihood, prepared.each_round)

    def check(optimum: Optimum) -> None:
        if not isinstance(outcome, _Normal):
            check_maximum(interruptible, optimum, names)
        _check_classes(likelihood, optimum, classes)

    starts = _starts(likelihood, outcome, classes, prepared)
    optimum, notes = best_proper_optimum(
        [maximize(interruptible, start) for start in starts], check
    )
    working = parameter_covariance(
        likelihood, optimum, prepared.errors, clusters=prepared.clusters, sample=prepared.sample
    )
    back = np.eye(size)
    back[:first, :first] = prepared.back_transform
    if trait_depends:
        for at in range(third, size, first):
            back[at : at + first, at : at + first] = prepared.back_transform
    real, theta = back @ working @ back.T, back @ optimum.theta
    others = list(_sigma(theta, real, second, third, prepared.interval_half_width))
    about = prepared.names if trait_depends else (INTERCEPT,)
    for label, at in zip(classes.equations, range(third, size, len(z)), strict=True):
        part = slice(at, at + len(z))
        others += prepared.wald_coefficients(about, theta[part], real[part, part], label)
    return prepared.regression(
        prepared.wald_coefficients(names, theta[:second], real[:second, :second]),
        real[:second, :second],
        other_parameters=tuple(others),
        log_likelihood=optimum.point.log_likelihood,
        parameters=size,
        rounds=optimum.rounds,
        notes=notes,
    )


def _class_designs(size: int, dummies: Matrix) -> Matrix:
    """Return for each class the matrix that puts its dummies below the common columns."""
    class_designs = np.zeros((len(dummies), size + dummies.shape[1], size + 1))
    class_designs[:, :size, :size] = np.eye(size)
    class_designs[:, size:, size] = dummies
    return class_designs


def _label(one: RandomizedPredictor) -> str:
    return " / ".join(term for a, term in enumerate(one.terms) if a != one.reference)


def _sigma(
    theta: Vector, real: Matrix, second: int, third: int, half: float
) -> tuple[Coefficient, ...]:
    if third == second:
        return ()
    # the interval is that of ln σ, transformed; the error σ·se(ln σ) by the delta method
    sigma, error = float(np.exp(theta[second])), float(np.sqrt(real[second, second]))
    low, high = sigma * np.exp(-half * error), sigma * np.exp(half * error)
    return (Coefficient("sigma", sigma, sigma * error, float(low), float(high), "residual"),)


def _starts(
    likelihood: MixtureLikelihood,
    outcome: _Normal | _Binary,
    classes: _Classes,
    prepared: DesignMatrix,
) -> list[Vector]:
    """Begin with the classes' shares from the reports, and effects of both signs."""
    first, (second, third, size) = len(prepared.names), likelihood.offsets
    start = np.zeros(size)
    # log odds against the first class; no share is 0 here
    odds, *_ = np.linalg.lstsq(
        classes.codes[1:], np.log(classes.shares[1:] / classes.shares[0]), rcond=None
    )
    at = 0 if len(likelihood.z) == 1 else prepared.intercept
    if at is not None:
        start[third + at :: len(likelihood.z)] = odds
    # Bayes: each respondent's class probabilities, before the outcome is looked at
    likely = classes.given * classes.shares[:, None]
    likely /= likely.sum(axis=0)
    scale = 1.0
    if isinstance(outcome, _Normal):
        design = np.vstack([prepared.columns, classes.dummies.T @ likely])
        times = np.ones(prepared.n) if prepared.counts is None else prepared.counts
        root = np.sqrt(times)
        start[:second], *_ = np.linalg.lstsq((design * root).T, outcome.values * root, rcond=None)
        rest = outcome.values - start[:second] @ design
        scale = max(float(np.sqrt(times @ rest**2 / times.sum())), 1e-12)
        start[second] = np.log(scale)
    starts = []
    for sign in (0.0, 1.0, -1.0):
        moved = start.copy()
        # the likelihood may have a maximum on either side
        moved[first:second] += sign * scale
        starts.append(moved)
    return starts


def _check_classes(likelihood: MixtureLikelihood, optimum: Optimum, classes: _Classes) -> None:
    """Make sure that every class has a share, and that the data distinguish the classes.

    Raises
    ------
    Separated, RegressionProblem
        if not.
    RegressionProblem
        if no maximum was found.
    """
    about = " / ".join(classes.equations)
    gamma = optimum.theta[likelihood.offsets[1] :]
    if np.abs(gamma).max(initial=0.0) > 12.0:
        raise Separated(predictor=about)
    if np.linalg.eigvalsh(optimum.point.information)[0] <= 0:
        raise not_identified(about)
    optimum.converged()
