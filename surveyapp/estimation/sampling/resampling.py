"""Variances by leaving units out, and other estimators for samples of unequal chances.

Each is a sample as ``estimate_weighted`` asks for one: what leaving a respondent out does to a mean is, up
to a factor, that respondent's linearized value z; these variances differ only in how they square and sum z.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np

from surveyapp.estimation.sampling.sample_designs import (
    Labels,
    StratifiedSample,
    UnequalSample,
    Vector,
    hajek_joint,
    joint_covariances,
    stratified,
)


class InclusionVariance(Enum):
    """How the variance of a sample with known inclusion probabilities is estimated."""

    DEVILLE = "deville"
    """Deville's (1993) approximation, without joint probabilities."""
    HORVITZ_THOMPSON = "horvitz-thompson"
    """Horvitz & Thompson (1952), with joint probabilities."""
    JACKKNIFE = "jackknife"
    """Delete-one jackknife (Quenouille 1949) of respondents, or of clusters, within strata."""
    JACKKNIFE_REPLACED = "jackknife-with-replacement"
    ESCOBAR_BERGER = "escobar-berger"
    """Escobar & Berger (2013), with joint probabilities."""
    CAMPBELL_BERGER_SKINNER = "campbell-berger-skinner"
    """Campbell's (1980) jackknife (Berger & Skinner 2005), with joint probabilities."""


JACKKNIFES = (InclusionVariance.JACKKNIFE, InclusionVariance.JACKKNIFE_REPLACED)
OF_PAIRS = (InclusionVariance.ESCOBAR_BERGER, InclusionVariance.CAMPBELL_BERGER_SKINNER)
"""Those that sum over pairs of respondents: of means and shares, not of totals."""


def inclusion_sample(
    inclusion: Vector,
    how: InclusionVariance,
    *,
    joint: Vector | None = None,
    strata: Labels | None = None,
    clusters: Labels | None = None,
) -> StratifiedSample | UnequalSample:
    """Return the sample whose variance is estimated like that.

    Parameters
    ----------
    inclusion : array of shape (n,), above 0 and at most 1
        π, each respondent's inclusion probability.
    how
        the estimator.
    joint : array of shape (n, n), default None
        π_kl; None: Hájek's (1964) approximation, where they are needed.
    strata : length n, default None
        label of each respondent's stratum; only for jackknifes.
    clusters : length n, default None
        label of each respondent's cluster; only for jackknifes.

    Raises
    ------
    UserProblem
        if a probability is none, or ``joint`` does not fit them.
    """
    if how in JACKKNIFES:
        is_replaced = how is InclusionVariance.JACKKNIFE_REPLACED
        return jackknife_sample(
            inclusion, strata=strata, clusters=clusters, is_replaced=is_replaced
        )
    if how is InclusionVariance.DEVILLE:
        return UnequalSample(inclusion)
    pairs = hajek_joint(UnequalSample(inclusion).inclusion) if joint is None else joint
    if how is InclusionVariance.HORVITZ_THOMPSON:
        return UnequalSample(inclusion, pairs)
    return PairedSample(inclusion, pairs, is_escobar_berger=how is InclusionVariance.ESCOBAR_BERGER)


@dataclass(frozen=True, slots=True, eq=False)
class PairedSample(UnequalSample):
    """The same respondents, with Sen's (1953) and Yates & Grundy's (1953) sum over pairs.

    v = −½·Σ_kl (π_kl − π_k·π_l)/π_kl·(z_k − z_l)², which needs a sample of fixed size. With z the linearized
    mean it is Campbell's jackknife; Escobar & Berger take one person less for each respondent where Campbell
    leaves out all for whom he stands, which multiplies it by (N̂/(N̂ − 1))², N̂ = Σ 1/π.
    """

    is_escobar_berger: bool = False

    def variance(
        self,
        expanded: Vector,
        shares: Vector | None = None,  # noqa: ARG002 - what is linearized needs none
    ) -> float | None:
        """Return v for ``expanded`` z.

        Parameters
        ----------
        expanded : array of shape (n,)
            z, the linearized variable times the weight, one a respondent.
        shares : array of shape (n,), default None
            e, each respondent's part in a mean.
        """
        pairs = hajek_joint(self.inclusion) if self.joint is None else self.joint
        crossed = _sen_yates_grundy(expanded, self.inclusion, pairs)
        size = float(self.weights.sum())
        return crossed * (size / (size - 1)) ** 2 if self.is_escobar_berger else crossed


def jackknife_sample(
    inclusion: Vector,
    *,
    strata: Labels | None = None,
    clusters: Labels | None = None,
    is_replaced: bool = False,
) -> StratifiedSample:
    """Return the stratified sample whose variance is the delete-one jackknife's.

    Parameters
    ----------
    inclusion : array of shape (n,), above 0 and at most 1
        π, each respondent's inclusion probability.
    strata : length n, default None
        label of each respondent's stratum.
    clusters : length n, default None
        label of each respondent's cluster.
    is_replaced : default False
        whether units were drawn with replacement: then nothing is corrected for finite strata. RRTCS divides
        the corrected sum by 1 − mean π of all, which is the same where the strata's means are alike.
    """
    everything = UnequalSample(inclusion)
    sample = stratified(everything.weights, strata=strata, clusters=clusters)
    people = np.bincount(sample.stratum)
    # mean π of a stratum: the fraction that its correction 1 − f takes
    sampled = np.bincount(sample.stratum, weights=everything.inclusion) / people
    return StratifiedSample(
        sample.weights,
        sample.stratum,
        sample.unit,
        sample.stratum_of_unit,
        np.zeros(len(people)) if is_replaced else sampled,
        sample.cautions,
    )


def _sen_yates_grundy(expanded: Vector, inclusion: Vector, joint: Vector) -> float:
    """Return −½·Σ_kl (π_kl − π_k·π_l)/π_kl·(z_k − z_l)² (Sen 1953; Yates & Grundy 1953)."""
    table = joint_covariances(inclusion, joint)
    # −½·Σ_kl d_kl·(x_k − x_l)² = Σ_kl d_kl·x_k·x_l − Σ_k x_k²·Σ_l d_kl; the diagonal drops out
    return float(expanded @ table @ expanded - expanded**2 @ table.sum(axis=1))
