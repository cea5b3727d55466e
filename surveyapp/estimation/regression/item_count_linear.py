"""The item count technique (list experiment) beyond the difference of means.

``latent_classes.estimate_latent`` gives the difference of means and the likelihood that assumes nothing about
the innocuous count; ``item_count_logistic`` maximum likelihood with covariates. Here: least squares with
covariates (Imai 2011), and the combination with a direct question (Aronow, Coppock, Crawford & Green 2015).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.prevalence.item_count_design_effect import too_few_counts
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]


def not_settled() -> UserProblem:
    """Least squares of item counts have no certain solution."""
    return UserProblem(
        msg(
            "The item count model cannot be estimated reliably: some coefficient cannot "
            "be separated from others, or rests on one person. Leave out covariates, "
            "merge rare levels, or use the difference in means."
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
    """Least-squares coefficients of a list experiment."""

    sensitive: tuple[ItemCountCoefficient, ...]
    """Of the sensitive statement."""
    innocuous: tuple[ItemCountCoefficient, ...]
    """Of the innocuous count."""
    prevalence: float
    """The mean fitted share."""
    covariance: Vector
    """Array of shape (k, k): of ``sensitive``."""


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
    for sample, size in ((1, int((~group).sum())), (2, int(group.sum()))):
        if size <= design.shape[1]:
            raise too_few_counts(sample=sample, n=size, needed=design.shape[1] + 1)
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
    for sample, part in ((1, first), (2, second)):
        if len(part) < 2:
            raise UserProblem(
                msg(
                    "In sample {sample} only {n} of the people did not say “yes” to the direct question; "
                    "at least 2 are needed. Import more interviews.",
                    sample=sample,
                    n=len(part),
                )
            )
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
