"""Regression on answers that no single channel hides, by unbiased estimating equations.

A predictor of k answers enters a regression through dummies d. Whatever the outcome's model, a score
ψ(y, x, d) is a sum over the answers, Σ_c [answer is c]·ψ(y, x, d_c), so it is linear in their indicators.
With their pseudo-answers R_c in place of the indicators (``prevalence.pseudo_answers``)

    U(β) = Σ over combinations of samples of the mean of Σ_c R_c·ψ(y, x, d_c; β)

has the mean 0 at the true β, over coins and samples: a corrected score (Nakamura 1990, Biometrika 77), here
exact, because answers are categories. For yes/no outcomes ψ = (s − t·F(η))·(x, d), where s and t stand for
"yes" and for "yes or no", so the outcome may be hidden in the same way; for numbers ψ = (v − η)·(x, d).
Nothing is assumed of how the answer depends on the other predictors, nor of people who have none, such as
those who follow no card: the regression is of people who have an answer.

The root is searched by Powell's hybrid method. Errors are the sandwich J⁻¹·V(U)·J⁻ᵀ, U linearized over the
combinations of samples (``sampling.linearization``) and over strata and clusters (Binder 1983).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.prevalence.pseudo_answers import SampleScores, empty_combination
from surveyapp.estimation.regression.design_matrix import (
    DesignMatrix,
    Predictors,
    checked_regression_level,
    prepare_design_matrix,
)
from surveyapp.estimation.regression.logistic import Link, inverse_link
from surveyapp.estimation.regression.problems import (
    Separated,
    constant_outcome,
    different_lengths,
    not_converged,
    not_identified,
    too_few_rows,
)
from surveyapp.estimation.regression.results import (
    Codes,
    Matrix,
    Regression,
    StandardErrorKind,
    Vector,
    wald_coefficients,
)
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.sample_designs import StratifiedSample

FARTHEST = 15.0
"""A working coefficient beyond this means that a predictor separates the outcome."""

POLISHED = 3
"""Newton steps from the root that was found."""

CONVERGED = 1e-8
"""How near 0 the estimating equations are at their root, in units of their errors."""


@dataclass(frozen=True, slots=True, eq=False)
class ScoredQuestion:
    """A question with what each report to it stands for."""

    terms: tuple[str, ...]
    """t texts: a name for each answer; that of the reference is not used."""
    scores: SampleScores
    """What the reports stand for, with at least t columns: the answers first."""
    reports: Codes
    """Array of shape (n,): each respondent's report among those of all samples, one sample after another; −1
    for none."""
    reference: int = 0
    """The answer that the others are compared with, default the first."""

    def values(self, kept: npt.NDArray[np.bool_] | slice) -> Matrix:
        """Return the pseudo-answers of respondents who are ``kept``, shape (n, t).

        Parameters
        ----------
        kept
            who of the respondents; all of them have reports.
        """
        return np.asarray(self.scores.values[:, : len(self.terms)][self.reports[kept]])


def regression_on_scores(
    outcome: ScoredQuestion | npt.ArrayLike,
    predictors: Predictors,
    scored: Sequence[ScoredQuestion],
    *,
    link: Link = Link.LOGIT,
    sample: StratifiedSample | None = None,
    level: float = 0.95,
    each_round: EachRound = no_rounds,
) -> Regression:
    """Return the coefficients of a yes/no question or of a number on answers behind any design.

    Parameters
    ----------
    outcome : ScoredQuestion of yes and no, or array of shape (n,)
        what is explained: numbers are NaN where missing, and their model is linear.
    predictors
        the columns of x, the intercept among them.
    scored
        the predictors of which each report stands for something.
    link
        of a yes/no outcome.
    sample
        how the respondents were sampled; None: simply.
    level
        of the intervals, between 0 and 1, default 0.95.
    each_round
        called before each evaluation of the equations; may raise to stop the search.

    Raises
    ------
    RegressionProblem
        with what is wrong.
    UserProblem
        if nobody is in a combination of the questions' samples.
    """
    of_questions = [*scored, *([outcome] if isinstance(outcome, ScoredQuestion) else [])]
    n = len(predictors.columns)
    missing = np.zeros(n, dtype=np.bool_)
    numbers = None if isinstance(outcome, ScoredQuestion) else np.asarray(outcome, np.float64)
    if numbers is not None:
        if numbers.shape != (n,):
            raise different_lengths(column="outcome", length=len(numbers), n=n)
        missing |= ~np.isfinite(numbers)
    for one in of_questions:
        if len(one.reports) != n:
            raise different_lengths(column=one.terms[0], length=len(one.reports), n=n)
        missing |= one.reports < 0
    prepared = prepare_design_matrix(predictors, missing, sample=sample)
    keep = slice(None) if prepared.kept is None else prepared.kept
    if isinstance(outcome, ScoredQuestion):
        pairs = outcome.values(keep)
        yes, anybody = pairs[:, 0], pairs.sum(axis=1)
    else:
        assert numbers is not None  # noqa: S101 - as there is no question
        yes, anybody = numbers[keep], np.ones(prepared.n)
    if yes.min() == yes.max() and np.ptp(anybody) == 0:
        raise constant_outcome()
    equations = _Equations.of(
        (yes, anybody), prepared, scored, of_questions, None if numbers is not None else link
    )
    return _solved(equations, prepared, scored, checked_regression_level(level), each_round)


@dataclass(frozen=True, slots=True, eq=False)
class _Equations:
    """U(β), with m = p + q coefficients, C combinations of answers and n rows."""

    yes: Vector
    anybody: Vector
    """Arrays of shape (n,): s and t."""
    x: Matrix
    """Array of shape (p, n): the working columns."""
    dummies: Matrix
    """Array of shape (C, q): of the combinations."""
    given: Matrix
    """Array of shape (C, n): R, what the reports of a row say of the combinations."""
    parts: Vector
    """Array of shape (n,): e, what a respondent of each row counts in the mean of his or her combination of
    samples."""
    times: Vector
    """Array of shape (n,): how many respondents each row stands for."""
    cells: Codes
    """Array of shape (n,): the combination of samples."""
    link: Link | None
    """Of yes; None: the outcome is a number."""

    @classmethod
    def of(
        cls,
        said: tuple[Vector, Vector],
        prepared: DesignMatrix,
        scored: Sequence[ScoredQuestion],
        of_questions: Sequence[ScoredQuestion],
        link: Link | None,
    ) -> _Equations:
        keep = slice(None) if prepared.kept is None else prepared.kept
        cells, size = np.zeros(prepared.n, dtype=np.intp), 1
        for one in of_questions:
            samples = len(one.scores.sizes)
            cells = cells * samples + one.scores.cells[one.reports[keep]]
            size *= samples
        times = np.ones(prepared.n) if prepared.counts is None else prepared.counts
        weights = np.ones(prepared.n) if prepared.counts is not None else prepared.weights
        weights = np.ones(prepared.n) if weights is None else weights
        found = np.bincount(cells, times * weights, size)
        if not found.all():
            raise empty_combination()
        values = [one.values(keep) for one in scored]
        given, dummies = [], []
        for answers in itertools.product(*(range(len(one.terms)) for one in scored)):
            each = list(zip(values, answers, strict=True))
            nothing = np.ones(prepared.n)
            given.append(np.prod([nothing, *(table[:, a] for table, a in each)], axis=0))
            dummies.append(
                [
                    float(a == b)
                    for one, a in zip(scored, answers, strict=True)
                    for b in range(len(one.terms))
                    if b != one.reference
                ]
            )
        return cls(
            *said,
            prepared.columns,
            np.array(dummies),
            np.array(given),
            weights / found[cells],
            times,
            cells,
            link,
        )

    def scores(self, theta: Vector) -> Matrix:
        """Return Σ_c R_c·ψ of each row, shape (m, n)."""
        p = len(self.x)
        total = np.zeros((len(theta), self.x.shape[1]))
        for given, dummy in zip(self.given, self.dummies, strict=True):
            share, _ = self._mean(theta[:p] @ self.x + float(theta[p:] @ dummy))
            rest = given * (self.yes - self.anybody * share)
            total[:p] += rest * self.x
            total[p:] += rest * dummy[:, None]
        return total

    def total(self, theta: Vector) -> Vector:
        """Return U."""
        return np.asarray(self.scores(theta) @ (self.parts * self.times))

    def slope(self, theta: Vector) -> Matrix:
        """Return −∂U/∂β, shape (m, m)."""
        p, found = len(self.x), np.zeros((len(theta), len(theta)))
        for given, dummy in zip(self.given, self.dummies, strict=True):
            _, bend = self._mean(theta[:p] @ self.x + float(theta[p:] @ dummy))
            weight = self.parts * self.times * given * self.anybody * bend
            design = np.vstack([self.x, np.repeat(dummy[:, None], self.x.shape[1], axis=1)])
            found += (design * weight) @ design.T
        return found

    def _mean(self, eta: Vector) -> tuple[Vector, Vector]:
        """Return the expected outcome, and its derivative."""
        if self.link is None:
            return eta, np.ones_like(eta)
        made = inverse_link(self.link, eta)
        return made.share, made.slope

    def linearized(self, theta: Vector) -> Matrix:
        """Return what a respondent of each row adds to U, shape (n, m), about the mean of the samples."""
        scores = self.scores(theta)
        sums = np.zeros((int(self.cells.max()) + 1, len(theta)))
        np.add.at(sums, self.cells, (scores * (self.parts * self.times)).T)
        return np.asarray(self.parts[:, None] * (scores.T - sums[self.cells]))


def _symmetric(matrix: Matrix) -> Matrix:
    return np.asarray((matrix + matrix.T) / 2)


def _solved(
    equations: _Equations,
    prepared: DesignMatrix,
    scored: Sequence[ScoredQuestion],
    level: float,
    each_round: EachRound,
) -> Regression:
    terms = tuple(term for one in scored for a, term in enumerate(one.terms) if a != one.reference)
    names, p = (*prepared.names, *terms), len(prepared.names)
    n = prepared.respondents
    if n <= len(names):
        raise too_few_rows(n=n, parameters=len(names))

    def asked(theta: Any) -> Any:
        each_round()
        return equations.total(theta)

    def fall(theta: Any) -> Any:
        return -equations.slope(theta)

    found = scipy.optimize.root(asked, np.zeros(len(names)), jac=fall, method="hybr")
    theta = np.asarray(found.x)
    far = int(np.argmax(np.abs(theta)))
    if equations.link is not None and abs(theta[far]) > FARTHEST:
        raise Separated(predictor=names[far])
    if np.linalg.eigvalsh(_symmetric(equations.slope(theta)))[0] <= 0:
        raise not_identified(" / ".join(terms))
    for _ in range(POLISHED):  # for the last digits
        theta = theta + np.linalg.solve(equations.slope(theta), asked(theta))
    slope, linearized = equations.slope(theta), equations.linearized(theta)
    drawn = None if prepared.sample is None else prepared.sample.covariance(linearized)
    if drawn is None:
        root_times = np.sqrt(equations.times)[:, None]
        drawn = (linearized * root_times).T @ (linearized * root_times) * n / (n - 1)
    errors = np.sqrt(np.maximum(np.diag(drawn), 1e-300))
    if not np.all(np.abs(equations.total(theta)) <= CONVERGED * errors):
        raise not_converged(steps=int(found.nfev))
    bread = np.linalg.inv(slope)
    back = np.eye(len(names))
    back[:p, :p] = prepared.back_transform
    covariance = back @ bread @ drawn @ bread.T @ back.T
    freedom = prepared.freedom
    freedom = None if freedom is None else max(freedom - len(terms), 1)
    return Regression(
        coefficients=wald_coefficients(
            names, back @ theta, covariance, t_quantile(level, freedom), freedom=freedom
        ),
        covariance=covariance,
        other_parameters=(),
        log_likelihood=math.nan,
        parameters=len(names),
        n=n,
        left_out=prepared.left_out,
        errors=StandardErrorKind.SANDWICH,
        rounds=int(found.nfev),
        warnings=prepared.warnings,
        freedom=freedom,
    )
