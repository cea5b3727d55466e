"""Reports of the respondents of a complex sample: weighted means of scores, and how these covary.

A score of the reports, as a pseudo-answer or a difference of them, has the mean ȳ = Σ w·y/Σ w (Hájek 1971)
over those who are looked at. Linearized (Taylor; Woodruff 1971) it is the total of z_i = w_i·(y_i − ȳ)/Σ w,
0 for everybody else, who stay in the sample: so the chance of falling into the group counts (Cochran 1977,
§2.13). The variance of such totals is the sample's (``sampling``). As the coins fall independently of how
people were drawn, it holds their part too (``complex_samples``); that part is known by itself,

    Σ e_i²·V_i,  e_i = w_i/Σ w,

V_i what the coins do to a respondent. Averaged with the weights e², it is Σ e² times their mean.

A design of several samples has pseudo-answers for each of them, and what is estimated is the sum of the
samples' means: Σ_g ȳ_g, ȳ_g = Σ_{i in g} w·y/Σ_{i in g} w. The samples are domains that coins have drawn:
with e_i = w_i/W_g, W_g the weights found in i's own sample g, the sum is Σ e·y, linearized
z_i = e_i·(y_i − ȳ_g). No share of a sample need be known, and what its pseudo-answers have in common varies
nothing. With questions of several samples each, the combinations of samples take their place: "cells" below.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation import special_functions
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.estimation.sampling.sample_designs import (
    Codes,
    Mask,
    StratifiedSample,
    Vector,
    lengths_differ,
)


@dataclass(frozen=True, slots=True, eq=False)
class KnownCoins:
    """What coins do to reports, so that what finite populations do not shrink can be added."""

    rows: Vector
    """Array of shape (t, r): Pr(report | answer)."""
    debiasing: Vector
    """Array of shape (r, t): B, the pseudo-answers of each report."""

    @classmethod
    def of(cls, *channels: Channel) -> KnownCoins:
        """Return what the coins of several questions do together; the last question runs fastest.

        Parameters
        ----------
        channels
            one a question.
        """
        rows: Vector = np.ones((1, 1))
        debiasing: Vector = rows
        for one in channels:
            rows = np.kron(rows, matrix(one.rows)).astype(np.float64)
            debiasing = np.kron(debiasing, matrix(one.debiasing())).astype(np.float64)
        return cls(rows, debiasing)

    def covariance(self, scores: Vector, weights: Vector) -> Vector:
        """Return Σ weights·C, C an unbiased estimate of how the coins alone vary a respondent's scores.

        Of a person with answer a they vary by C_a = Σ_j P[a, j]·y_j·y_jᵀ − μ_a·μ_aᵀ; over the coins the mean
        of B[j, a] is 1 for the answer given and 0 for others, so that Σ_a B[j, a]·C_a has the mean C_a.

        Parameters
        ----------
        scores : array of shape (r, m)
            the score of each report.
        weights : array of shape (r,)
            summed over those who gave each report.
        """
        often = np.maximum(weights @ self.debiasing, 0.0)
        means = self.rows @ scores
        second = scores.T @ ((often @ self.rows)[:, None] * scores)
        return np.asarray(second - means.T @ (often[:, None] * means))


@dataclass(frozen=True, slots=True, eq=False)
class SampleReports:
    """Who of a complex sample gave which report; make one by ``of``."""

    codes: Codes
    """The report, or combination of reports, of each respondent, from 0; below 0 are those who gave none or
    are not looked at."""
    sample: StratifiedSample
    """How all were drawn."""
    shares: Vector
    """E_i, each respondent's part in the mean; 0 for those below 0 and for weights of 0."""
    cells: Codes | None = None
    """Of each report the sample that gives it, from 0: the mean is the sum of the samples'; None: one."""
    coins: KnownCoins | None = None
    """What coins do to the reports, of a finite population."""

    @classmethod
    def of(
        cls,
        codes: npt.NDArray[np.integer],
        sample: StratifiedSample,
        cells: Codes | None = None,
        coins: KnownCoins | None = None,
    ) -> SampleReports:
        """Return the reports with what each counts.

        Parameters
        ----------
        codes : array of shape (n,)
            the report of each respondent, from 0; below 0: none.
        sample
            how all n were drawn.
        cells : array of shape (r,), default None
            of each report the sample that gives it, from 0; None: there is one sample.
        coins : default None
            what coins do to the reports; None: a finite population is taken as endless, as nobody knows which
            part of the variance does not shrink with it.

        Raises
        ------
        UserProblem
            if there is not one report, or none, for each weight.
        NoReports
            if nobody who counts gave one, or in some sample.
        """
        if len(codes) != len(sample.weights):
            raise lengths_differ(reports=len(codes), column="weight", length=len(sample.weights))
        if coins is None or cells is not None:
            sample = sample.endless()
        weights = np.where(codes >= 0, sample.weights, 0.0)
        if not np.any(weights > 0):
            raise NoReports
        shown = np.asarray(codes, dtype=np.intp)
        if cells is None:
            return cls(shown, sample, weights / weights.sum(), coins=coins)
        cell = cells[np.where(shown >= 0, shown, 0)]
        found = np.bincount(cell, weights, int(cells.max()) + 1)
        if not found.all():
            raise NoReports
        return cls(shown, sample, weights / found[cell], cells)

    def among(self, chosen: Mask) -> SampleReports:
        """Return the reports of those ``chosen`` alone.

        Parameters
        ----------
        chosen : array of shape (n,)
            True for those who stay; the others count as without a report.

        Raises
        ------
        NoReports
            if none of them gave one.
        """
        return SampleReports.of(
            np.where(chosen, self.codes, -1), self.sample, self.cells, self.coins
        )

    @property
    def members(self) -> Mask:
        """Who counts."""
        return np.asarray(self.shares > 0)

    @property
    def n(self) -> int:
        """Number of respondents who count."""
        return int(self.members.sum())

    @property
    def kish(self) -> float:
        """Σ e²: one over the effective number of respondents by the weights alone (Kish 1965)."""
        return float(np.sum(self._plain**2))

    @property
    def _plain(self) -> Vector:
        """w_i/Σ w over all samples."""
        if self.cells is None:
            return self.shares
        weights = np.where(self.members, self.sample.weights, 0.0)
        return np.asarray(weights / weights.sum())

    @property
    def freedom(self) -> int | None:
        """Units less strata, of those that hold a member (Korn & Graubard 1999, §5.2).

        None, for the normal distribution, where these are as many as in a simple sample.
        """
        found = self.sample.among(self.members)[1]
        return None if found >= self.n - 1 else max(found, 1)

    def counted(self, size: int) -> Vector:
        """Return the weighted counts of the reports, scaled so that their sum is ``n``.

        Parameters
        ----------
        size : above every code
            r, the number of different reports.
        """
        return self.n * self._summed(self._plain, size)

    def counted_twice(self, size: int) -> Vector:
        """Return the same with squared weights, as the coins' part of a variance is averaged.

        Parameters
        ----------
        size : above every code
            r, the number of different reports.
        """
        return self.n * self.squares(size) / float(np.sum(self.shares**2))

    def squares(self, size: int) -> Vector:
        """Return Σ e² over those who gave each report.

        Parameters
        ----------
        size : above every code
            r, the number of different reports.
        """
        return self._summed(self.shares**2, size)

    def _summed(self, weights: Vector, size: int) -> Vector:
        inside = self.members
        return np.asarray(np.bincount(self.codes[inside], weights[inside], size))

    def mean(self, scores: Vector) -> Vector:
        """Return the means of ``scores``, reports by columns.

        Parameters
        ----------
        scores : array of shape (r, m)
            the score of each report, one column a mean.
        """
        return np.asarray(self._summed(self.shares, len(scores)) @ scores)

    def _apart(self, scores: Vector) -> Vector:
        """Return each report's scores less their mean in the sample that gives it."""
        if self.cells is None:
            return np.asarray(scores - self.mean(scores))
        weighted = self._summed(self.shares, len(scores))[:, None] * scores
        means = np.zeros((int(self.cells.max()) + 1, scores.shape[1]))
        np.add.at(means, self.cells, weighted)
        return np.asarray(scores - means[self.cells])

    def linearized(self, scores: Vector) -> Vector:
        """Return z_i of each column of ``scores``, respondents by columns.

        Parameters
        ----------
        scores : array of shape (r, m)
            the score of each report, one column a mean.
        """
        # derivative of Σ w·y/Σ w by the respondent's part: e_i·(y_i − ȳ)
        apart = self._apart(scores)
        shown = np.where(self.members, self.codes, 0)
        return np.asarray(self.shares[:, None] * apart[shown])

    def covariance(self, scores: Vector) -> Vector | None:
        """Return how the means of ``scores`` covary; None where all members lie in one unit.

        Parameters
        ----------
        scores : array of shape (r, m)
            the score of each report, one column a mean.
        """
        if self.sample.among(self.members)[0] == 1:
            return None
        drawn = self.sample.covariance(self.linearized(scores), self.shares)
        return None if drawn is None else drawn + self.spared_coins(scores)

    def spared_coins(self, scores: Vector) -> Vector:
        """Return Σ f·e²·C, the coins' part that the variance of a finite population does not count.

        Parameters
        ----------
        scores : array of shape (r, m)
            the score of each report, one column a mean.
        """
        if self.coins is None or not self.sample.is_finite:
            return np.zeros((scores.shape[1],) * 2)
        weights = self._summed(self.sample.fractions * self.shares**2, len(scores))
        return self.coins.covariance(scores, weights)

    def simple_covariance(self, scores: Vector) -> Vector:
        """Return the same as if as many had been drawn simply: Σ e·(y − ȳ)(y − ȳ)ᵀ/n, by N/(N − 1).

        N are all in the sample, as the chance of being a member counts; for weights that are all alike,
        without strata and clusters, it is ``covariance``. Of several samples the covariances add up.

        Parameters
        ----------
        scores : array of shape (r, m)
            the score of each report, one column a mean.
        """
        apart = self._apart(scores)
        shares = self._summed(self.shares, len(scores))
        everybody = int(np.sum(self.sample.weights > 0))
        # n members of N: their z_i = (y_i − ȳ)/n vary by N/(N − 1)·Σ z_i², the others' being 0
        grown = everybody / max(everybody - 1, 1)
        if self.cells is None:
            return np.asarray(grown / self.n * (shares[:, None] * apart).T @ apart)
        given = np.bincount(self.codes[self.members], minlength=len(scores))
        sizes = np.bincount(self.cells, given)[self.cells]
        return np.asarray(grown * ((shares / sizes)[:, None] * apart).T @ apart)

    def design_effect(self, scores: Vector) -> float:
        """Return the mean generalized design effect of the means of ``scores`` (Rao & Scott 1984).

        tr(V₀⁺·V) over the rank of V₀, the variance of a simple sample; Kish's where nothing varies or
        all lie in one unit.

        Parameters
        ----------
        scores : array of shape (r, m)
            the score of each report, one column a mean.
        """
        drawn, simple = self.covariance(scores), self.simple_covariance(scores)
        values = np.linalg.eigvalsh(simple)
        # directions without variance count as none, whatever the scores' size
        rank = int(np.sum(values > 1e-10 * max(float(values[-1]), 1e-300)))
        if drawn is None or values[-1] <= 1e-15 / self.n:
            return self.n * self.kish
        # the mean of the generalized design effects, the eigenvalues of V₀⁺·V
        effect = float(np.trace(np.linalg.pinv(simple, rcond=1e-10, hermitian=True) @ drawn)) / rank
        return effect if effect > 0 else self.n * self.kish


def between(
    first: SampleReports,
    second: SampleReports,
    scores: Vector,
    second_scores: Vector | None = None,
) -> Vector | None:
    """Return how the means of ``scores`` in two groups covary, the first group's before the second's.

    Groups that share units are not independent: both are parts of one sample. None where a group lies in
    one unit, so that how it varies cannot be seen.

    Parameters
    ----------
    first
        the reports of the first group.
    second
        those of the second group, of the same sample.
    scores : array of shape (r, m)
        the score of each report, one column a mean.
    second_scores : array of shape (r, m), default ``scores``
        those of the second group, where a linearized ratio has others in each group.
    """
    other = scores if second_scores is None else second_scores
    if any(one.sample.among(one.members)[0] == 1 for one in (first, second)):
        return None
    # in one sample: side by side, the linearized totals also show how the groups covary
    both = np.column_stack((first.linearized(scores), second.linearized(other)))
    shares = np.column_stack((repeated(first.shares, scores), repeated(second.shares, other)))
    drawn = first.sample.covariance(both, shares)
    # nobody is in both groups, and coins fall for each by themselves
    spared = scipy.linalg.block_diag(first.spared_coins(scores), second.spared_coins(other))
    return None if drawn is None else np.asarray(drawn + spared)


def repeated(shares: Vector, scores: Vector) -> Vector:
    """Return the respondents' parts once for each column of ``scores``.

    Parameters
    ----------
    shares : array of shape (n,)
        e, each respondent's part in the means.
    scores : array of shape (r, m)
        one column a mean.
    """
    return np.repeat(shares[:, None], scores.shape[1], axis=1)


def comparison_freedom(first: SampleReports, second: SampleReports) -> int | None:
    """Return the degrees of freedom of a comparison of two groups; None as ``DrawnReports.freedom``.

    Parameters
    ----------
    first
        the reports of the first group.
    second
        those of the second group, of the same sample.
    """
    members = first.members | second.members
    found = first.sample.among(np.asarray(members))[1]
    return None if found >= int(members.sum()) - 1 else max(found, 1)


def t_quantile(level: float, freedom: int | None) -> float:
    """Return the half width in standard errors: of Student's t, or the normal distribution at None.

    Parameters
    ----------
    level : above 0 and below 1
        of a two-sided interval.
    freedom : at least 1
        degrees of freedom; None: the normal distribution.
    """
    if freedom is None:
        return z_value(level)
    return float(special_functions.stdtrit(freedom, 1 - (1 - level) / 2))


def two_sided_p_value(statistic: float, freedom: int | None) -> float:
    """Return the two-sided p-value of estimate over standard error, by the same distribution.

    Parameters
    ----------
    statistic
        estimate over standard error.
    freedom : at least 1
        degrees of freedom; None: the normal distribution.
    """
    if freedom is None:
        return float(2 * special_functions.ndtr(-abs(statistic)))
    return float(2 * special_functions.stdtr(freedom, -abs(statistic)))


def rao_scott(statistic: float, effects: Vector, freedom: int | None) -> tuple[float, float]:
    """Return a likelihood ratio freed of the mean design effect, and its p-value.

    With the generalized design effects δ_1 … δ_k, G² is distributed like Σ δ·χ²₁ (Rao & Scott 1981, 1984).
    To the second order (Satterthwaite) F = G²/Σδ has d = (Σδ)²/Σδ² and d·ν degrees of freedom, ν those of
    the sample (Thomas & Rao 1987; R's ``svychisq``); without ν, d·F is χ² with d.

    Parameters
    ----------
    statistic : at least 0
        G², the likelihood-ratio statistic of the weighted counts.
    effects : array of shape (k,)
        the generalized design effects δ, with a sum above 0.
    freedom : at least 1
        ν, degrees of freedom of the sample; None: infinite.
    """
    total = float(effects.sum())
    d = total**2 / float(effects @ effects)
    # Σ δ·χ²₁ has the mean Σδ and the variance 2Σδ², those of (Σδ²/Σδ)·χ² with d degrees of freedom
    f = statistic / total
    # F with so many degrees of freedom is χ² to nine digits
    p_value = float(special_functions.fdtrc(d, d * (1e9 if freedom is None else freedom), f))
    # G² over the mean δ, comparable with χ² on k
    return statistic * len(effects) / total, p_value
