"""The item count technique (list experiment) beyond the difference of means.

``latent_classes.estimate_latent`` gives the difference of means and the likelihood that assumes nothing about
the innocuous count; ``item_count_logistic`` maximum likelihood with covariates. Here: least squares with
covariates (Imai 2011), the test that the sensitive statement changes no other answer, and
the combination with a direct question (Aronow, Coppock, Crawford & Green 2015).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.labelled_counts import counts_by_name
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]

ORTHANT_DRAWS = 20_000
"""Draws for the weights of a χ̄² of more than three dimensions."""


def not_settled() -> UserProblem:
    """Least squares of item counts have no certain solution."""
    return UserProblem(
        msg(
            "The item count model cannot be estimated reliably: some coefficient cannot "
            "be separated from others, or rests on one person. Leave out covariates, "
            "merge rare levels, or use the difference in means."
        )
    )


def too_few_counts(*, group: object, n: object, needed: object) -> UserProblem:
    """A group has too few interviews."""
    return UserProblem(
        msg(
            "{group} has {n} interviews; at least {needed} are needed. Import more, "
            "or use a larger group.",
            group=group,
            n=n,
            needed=needed,
        )
    )


@dataclass(frozen=True, slots=True)
class ItemCountCoefficient:
    """A coefficient and its standard error."""

    term: str
    estimate: float
    standard_error: float


@dataclass(frozen=True, slots=True, eq=False)
class ItemCountRegression:
    """Least-squares coefficients of a list experiment.

    Attributes
    ----------
    sensitive
        of the sensitive statement.
    innocuous
        of the innocuous count.
    prevalence
        the mean fitted share.
    prevalence_error
        its standard error.
    covariance : array of shape (k, k)
        of ``sensitive``.
    """

    sensitive: tuple[ItemCountCoefficient, ...]
    innocuous: tuple[ItemCountCoefficient, ...]
    prevalence: float
    prevalence_error: float
    covariance: Vector


@dataclass(frozen=True, slots=True)
class _Lists:
    """Checked counts, sample and covariates (intercept first)."""

    counts: Vector
    treated: npt.NDArray[np.bool_]
    covariates: Vector
    terms: tuple[str, ...]


def _lists(
    counts: npt.ArrayLike,
    treated: npt.ArrayLike,
    items: int,
    covariates: npt.ArrayLike | None,
    terms: Sequence[str],
) -> _Lists:
    y = np.asarray(counts, dtype=np.float64)
    group = np.asarray(treated).astype(bool)
    most = np.where(group, items + 1, items)
    wrong = (y < 0) | (y > most) | (y != np.round(y))
    if wrong.any():
        first = int(np.argmax(wrong))
        raise UserProblem(
            msg(
                "A count of {count} was reported where only 0 to {most} is possible. Check "
                "the number of statements.",
                count=f"{y[first]:g}",
                most=int(most[first]),
            )
        )
    design = np.ones((len(y), 1))
    if covariates is not None:
        design = np.column_stack([design, np.asarray(covariates, dtype=np.float64)])
    for size, words in ((int((~group).sum()), "Sample 1"), (int(group.sum()), "Sample 2")):
        if size <= design.shape[1]:
            raise too_few_counts(group=words, n=size, needed=design.shape[1] + 1)
    return _Lists(y, group, design, ("(Intercept)", *terms))


def linear_item_count(
    counts: npt.ArrayLike,
    treated: npt.ArrayLike,
    items: int,
    *,
    covariates: npt.ArrayLike | None = None,
    terms: Sequence[str] = (),
) -> ItemCountRegression:
    """Return least squares of the count on x and sample·x (Imai 2011, section 2.2), standard errors HC3.

    Without covariates it is the difference of means. HC3 (MacKinnon & White 1985) is what the R package list
    uses; without covariates its variance is (n_g/(n_g − 1)) times the unbiased s²_g/n_g of ``latent``.

    Parameters
    ----------
    counts : array of shape (n,)
        reported counts.
    treated : array of shape (n,)
        whether the list contained the sensitive statement (sample 2).
    items
        number of innocuous statements.
    covariates : array of shape (n, p)
        without an intercept; default none.
    terms : p texts
        names of the covariates.

    Raises
    ------
    UserProblem
        if a list cannot give a count; if a sample has no more interviews than coefficients;
        if the covariates are collinear in a sample.
    """
    data = _lists(counts, treated, items, covariates, terms)
    # the second half is what the long list adds: the sensitive statement's coefficients
    both = np.column_stack([data.covariates, data.covariates * data.treated[:, None]])
    gram = both.T @ both
    if np.linalg.matrix_rank(gram) < len(gram):
        raise not_settled()
    bread = np.linalg.inv(gram)
    fitted = bread @ (both.T @ data.counts)
    # h_i = x_iᵀ(XᵀX)⁻¹x_i; a respondent of leverage 1 is fitted exactly and tells no variance
    leverage = np.einsum("ij,jk,ik->i", both, bread, both)
    if leverage.max() > 1 - 1e-12:
        raise not_settled()
    residuals = (data.counts - both @ fitted) / (1 - leverage)
    covariance = bread @ (both.T * residuals**2) @ both @ bread
    width = data.covariates.shape[1]
    mean = data.covariates.mean(axis=0)
    spread = covariance[width:, width:]
    return ItemCountRegression(
        sensitive=_named(data.terms, fitted[width:], spread),
        innocuous=_named(data.terms, fitted[:width], covariance[:width, :width]),
        # linear in the covariates, so the mean share is the share at the mean
        prevalence=float(mean @ fitted[width:]),
        prevalence_error=math.sqrt(mean @ spread @ mean),
        covariance=spread,
    )


def _named(
    terms: Sequence[str], values: Vector, covariance: Vector
) -> tuple[ItemCountCoefficient, ...]:
    errors = np.sqrt(np.diag(covariance))
    return tuple(
        ItemCountCoefficient(term, float(value), float(error))
        for term, value, error in zip(terms, values, errors, strict=True)
    )


@dataclass(frozen=True, slots=True)
class ItemCountDesignEffect:
    """The test that the sensitive statement changes no other answer.

    ``yes[y]`` and ``no[y]`` are the estimated joint shares of innocuous count y with a sensitive yes or no,
    with ``yes_errors`` and ``no_errors``; under the null hypothesis none is negative.
    """

    yes: tuple[float, ...]
    yes_errors: tuple[float, ...]
    no: tuple[float, ...]
    no_errors: tuple[float, ...]
    p_value: float


def item_count_design_effect(
    control_counts: Sequence[int],
    treatment_counts: Sequence[int],
    *,
    select_like_ict_test: bool = False,
    rng: np.random.Generator | None = None,
) -> ItemCountDesignEffect:
    """Test for a design effect (Blair & Imai 2012, section 3.1), with Bonferroni's 2·min of two p-values.

    π(y, 1) = F₁(y) − F₂(y) and π(y, 0) = F₂(y) − F₁(y − 1) with F the distribution functions of samples 1 and
    2. Each set is tested against "one is negative" by the distance of its estimates from the positive
    orthant, which is χ̄² (Kudô 1963); a single one by Welch's t. Estimates that are clearly positive do not
    bind and are left out: those above √ln n standard errors (generalized moment selection: Andrews &
    Soares 2010).

    Parameters
    ----------
    control_counts : items + 1 numbers
        of reports 0 … items in sample 1.
    treatment_counts : items + 2 numbers
        of reports 0 … items + 1 in sample 2.
    select_like_ict_test
        select as ict.test of the R package list does, which divides by the spread *between* the estimates
        instead of by their standard errors, default False. Nearly every positive estimate is then left out,
        and p-values are smaller; tests/golden/test_latent.py compares the two.
    rng
        for the weights of χ̄² in more than three dimensions; by default seeded, so repeatable.

    Raises
    ------
    UserProblem
        if a sample has fewer than 2 reports; if the counts are labelled, as those of a number of
        statements that nobody gave would be missing.
    """
    control_counts = counts_by_name(None, control_counts)
    treatment_counts = counts_by_name(None, treatment_counts)
    sizes = (int(sum(control_counts)), int(sum(treatment_counts)))
    for size, words in zip(sizes, ("Sample 1", "Sample 2"), strict=True):
        if size < 2:
            raise too_few_counts(group=words, n=size, needed=2)
    # F₁ over 0 … J; F₂ over 0 … J, its last value 1 at J + 1 left out
    first = np.cumsum(control_counts) / sizes[0]
    second = np.cumsum(treatment_counts)[:-1] / sizes[1]
    before = np.concatenate([[0.0], first[:-1]])
    yes = _Moments(
        first - second, _covariance(first, sizes[0]), _covariance(second, sizes[1]), sizes
    )
    no = _Moments(
        second - before, _covariance(before, sizes[0]), _covariance(second, sizes[1]), sizes
    )
    generator = np.random.default_rng(1) if rng is None else rng
    # π(items, 1) and π(0, 0) are shares of reports themselves and cannot be negative
    tested = (yes.only(slice(0, -1)), no.only(slice(1, None)))
    p_values = [
        _p_value(part, generator, select_like_ict_test=select_like_ict_test) for part in tested
    ]
    return ItemCountDesignEffect(
        tuple(map(float, yes.estimates)),
        tuple(map(float, yes.errors)),
        tuple(map(float, no.estimates)),
        tuple(map(float, no.errors)),
        min(1.0, 2 * min(p_values)),
    )


def _covariance(distribution: Vector, n: int) -> Vector:
    """Cov(F̂(y), F̂(y′)) = F(min)·(1 − F(max))/n."""
    low = np.minimum.outer(distribution, distribution)
    high = np.maximum.outer(distribution, distribution)
    # Cov(F̂(a), F̂(b)) = F(min)·(1 − F(max))/n of an empirical distribution function
    return np.asarray(low * (1 - high) / n)


@dataclass(frozen=True, slots=True)
class _Moments:
    """Estimates that should not be negative, and what each sample adds to their covariance."""

    estimates: Vector
    first: Vector
    second: Vector
    sizes: tuple[int, int]

    @property
    def covariance(self) -> Vector:
        return self.first + self.second

    @property
    def errors(self) -> Vector:
        return np.sqrt(np.diag(self.covariance))

    def only(self, chosen: slice | npt.NDArray[np.intp]) -> _Moments:
        one, other = self.first[chosen][:, chosen], self.second[chosen][:, chosen]
        return _Moments(self.estimates[chosen], one, other, self.sizes)

    def welch(self) -> float:
        """Pr of an estimate as low as this single one, by Welch's t (1947)."""
        parts = [
            # from division by n to division by n − 1
            float(part[0, 0]) * n / (n - 1)
            for part, n in zip((self.first, self.second), self.sizes, strict=True)
        ]
        total = sum(parts)
        degrees = total**2 / sum(
            part**2 / (n - 1) for part, n in zip(parts, self.sizes, strict=True)
        )
        return float(special_functions.stdtr(degrees, float(self.estimates[0]) / math.sqrt(total)))


def _p_value(moments: _Moments, rng: np.random.Generator, *, select_like_ict_test: bool) -> float:
    """Pr(χ̄² ≥ distance² of the estimates from the positive orthant), clearly positive ones left out."""
    estimates, n = moments.estimates, sum(moments.sizes)
    scale = moments.errors
    if select_like_ict_test:
        between = estimates.var(ddof=1) if len(estimates) > 1 else 0.0
        scale = np.full(len(estimates), math.sqrt(between / n))
    # moments clearly above 0 are no bounds, and would only weaken the test
    binds = (moments.errors > 0) & (estimates <= scale * math.sqrt(math.log(n)))
    if not binds.any() or estimates[binds].min() >= 0:
        return 1.0
    left = moments.only(np.flatnonzero(binds))
    if len(left.estimates) == 1:
        return left.welch()
    distance, _ = _distance(left.estimates, left.covariance)
    weights = _orthant_weights(left.covariance, rng)
    # no bound at 0 has probability w_0, where the distance is 0
    return float(
        sum(weights[k] * special_functions.chdtrc(k, distance) for k in range(1, len(weights)))
    )


def _distance(point: Vector, covariance: Vector) -> tuple[float, int]:
    """Return min over t ≥ 0 of (point − t)ᵀC⁻¹(point − t), and how many t are 0 there."""
    # with V = L·Lᵀ, (x − y)ᵀV⁻¹(x − y) = |L⁻¹x − L⁻¹y|²: least squares over y ≥ 0
    root = np.linalg.inv(np.linalg.cholesky(covariance))
    nearest, residual = scipy.optimize.nnls(root, root @ point)
    return float(residual**2), int((nearest == 0).sum())


def _orthant_weights(covariance: Vector, rng: np.random.Generator) -> Vector:
    """Weights of χ²₀ … χ²_k in χ̄² (Kudô 1963): Pr(k − j parts of the nearest point are positive)."""
    size = len(covariance)
    # from four dimensions on, orthant probabilities have no elementary form
    if size <= 3:
        return _exact_weights(covariance)
    draws = rng.multivariate_normal(np.zeros(size), covariance, ORTHANT_DRAWS)
    held = [_distance(draw, covariance)[1] for draw in draws]
    return np.bincount(held, minlength=size + 1) / ORTHANT_DRAWS


def _exact_weights(covariance: Vector) -> Vector:
    """Sum over which parts are held at 0: Pr(held parts of C_hh⁻¹z < 0)·Pr(others given them > 0)."""
    size = len(covariance)
    weights = np.zeros(size + 1)
    for count in range(size + 1):
        for held in combinations(range(size), count):
            free = [i for i in range(size) if i not in held]
            inside: Vector = np.empty((0, 0))
            if held:
                inside = np.asarray(np.linalg.inv(covariance[np.ix_(held, held)]), dtype=np.float64)
            across = covariance[np.ix_(free, held)]
            # covariance of the free ones given the held ones
            rest = covariance[np.ix_(free, free)] - across @ inside @ across.T
            # Kudô (1963): Pr(a normal of covariance V_held⁻¹ is positive) times the same of the rest
            weights[count] += _orthant(inside) * _orthant(rest)
    return weights


def _orthant(covariance: Vector) -> float:
    """Pr(all of up to three centred normals are positive) (Sheppard 1899)."""
    size = len(covariance)
    scale = np.sqrt(np.diag(covariance))
    angles = [
        math.asin(float(np.clip(covariance[i, k] / (scale[i] * scale[k]), -1, 1)))
        for i, k in combinations(range(size), 2)
    ]
    # ¼ + asin(ρ)/2π for two, ⅛ + Σ asin(ρ)/4π for three normals
    return (1.0, 0.5, 0.25, 0.125)[size] + sum(angles) / ((1, 1, 2, 4)[size] * math.pi)


@dataclass(frozen=True, slots=True)
class CombinedEstimate:
    """A prevalence from the direct question, from the list, and from both; with two placebo tests.

    ``list_if_direct_yes`` should be 1 (``first_p_value``), and the list must not change the direct answers
    (``second_p_value``); None where no one, or one person only, answers so.
    """

    combined: float
    combined_error: float
    direct: float
    direct_error: float
    difference: float
    difference_error: float
    list_if_direct_yes: float | None
    first_p_value: float | None
    second_p_value: float | None


def combine_with_direct(
    counts: npt.ArrayLike, treated: npt.ArrayLike, direct: npt.ArrayLike
) -> CombinedEstimate:
    """Return π̂ = d̄ + (1 − d̄)·(difference of means among those who say "no" directly) and its variance.

    V̂ = [(1 − π̂)²·d̄/(1 − d̄) + (1 − d̄)·(s²₂/p̂ + s²₁/(1 − p̂))]/n with p̂ the share in sample 2 (Aronow,
    Coppock, Crawford & Green 2015, theorem 1). It assumes that nobody claims the trait directly without
    having it.

    Parameters
    ----------
    counts : array of shape (n,)
        reported counts.
    treated : array of shape (n,)
        whether the list contained the sensitive statement (sample 2).
    direct : array of shape (n,)
        whether the respondent says "yes" when asked directly.

    Raises
    ------
    UserProblem
        if fewer than two people in a sample say "no" directly.
    """
    y = np.asarray(counts, dtype=np.float64)
    group = np.asarray(treated).astype(bool)
    direct_yes = np.asarray(direct).astype(bool)
    difference, variance = _difference(y, group)
    hidden, parts = _hidden(y, group, direct_yes)
    share, in_2 = float(direct_yes.mean()), float(group.mean())
    # only those who deny it directly need the list
    combined = share + (1 - share) * hidden
    # ∂π/∂d = 1 − hidden = (1 − π)/(1 − d) and Var(d̄) = d(1 − d)/n give (1 − π)²·d/(1 − d)/n
    spread = (1 - combined) ** 2 * share / (1 - share)
    # (1 − d)²·s²/(n(1 − d)·p): the square cancels against the number of those asked
    spread += (1 - share) * (parts[1] / in_2 + parts[0] / (1 - in_2))
    among_yes = _placebo(y[direct_yes], group[direct_yes], 1.0)
    on_direct = _placebo(direct_yes.astype(np.float64), group, 0.0)
    return CombinedEstimate(
        combined=combined,
        combined_error=math.sqrt(spread / len(y)),
        direct=share,
        direct_error=math.sqrt(direct_yes.var(ddof=1) / len(y)),
        difference=difference,
        difference_error=math.sqrt(variance),
        list_if_direct_yes=None if among_yes is None else among_yes[0],
        first_p_value=None if among_yes is None else among_yes[1],
        second_p_value=None if on_direct is None else on_direct[1],
    )


def _hidden(
    y: Vector, group: npt.NDArray[np.bool_], direct_yes: npt.NDArray[np.bool_]
) -> tuple[float, tuple[float, float]]:
    first, second = y[~direct_yes & ~group], y[~direct_yes & group]
    for part, words in ((first, "Sample 1"), (second, "Sample 2")):
        if len(part) < 2:
            raise too_few_counts(group=f"{words} without a direct “yes”", n=len(part), needed=2)
    parts = (float(first.var(ddof=1)), float(second.var(ddof=1)))
    return float(second.mean() - first.mean()), parts


def _difference(y: Vector, group: npt.NDArray[np.bool_]) -> tuple[float, float]:
    first, second = y[~group], y[group]
    variance = first.var(ddof=1) / len(first) + second.var(ddof=1) / len(second)
    return float(second.mean() - first.mean()), float(variance)


def _placebo(
    y: Vector, group: npt.NDArray[np.bool_], expected: float
) -> tuple[float, float] | None:
    """Return the difference of means and the p-value of its being ``expected``."""
    if min(int(group.sum()), int((~group).sum())) < 2:
        return None
    difference, variance = _difference(y, group)
    if variance == 0:
        return difference, float(difference == expected)
    return difference, float(
        2 * special_functions.ndtr(-abs(difference - expected) / math.sqrt(variance))
    )
