"""Level|class tables from noisy counts: posterior means under a prior that the counts suggest.

A count of level v in class c is normal about n_c·θ_vc, with the variance of the noise and n_c·m_v of the
sample; θ_vc is normal about m_v with variance t·m_v; both given what the levels sum to. In mean and
covariance that is a Dirichlet of strength 1/t − 1 about the levels m that the classes have in common,
so each class is shrunk towards those as its noise requires: a rare class more than a frequent one. t is
averaged over `SPREADS`, each weighted by its evidence (empirical Bayes, Morris 1983).
A share below 0 is impossible, so a mean is that of the normal distribution cut off there.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from surveyapp.estimation import special_functions
from surveyapp.learning.base.class_counts import Counts

SPREADS = np.geomspace(3e-3, 2 / 3, 12)[:, None, None]
"""How much classes can differ in a feature's levels: from hardly at all to nearly completely."""
HALF_A_ROW = 0.5
"""What is added to each class, spread over the levels, so that no share is 0 (Jeffreys 1946)."""

Grid = NDArray[np.float64]
"""Shape (spreads, levels, classes)."""


def shrunken_table(counts: Counts, totals: Counts, variance: float) -> Counts:
    """Return Pr(level | class) of one feature, shape (levels, classes); columns sum to 1.

    Parameters
    ----------
    counts : array of shape (levels, classes)
        noisy; may be negative.
    totals : array of shape (classes,)
        rows of each class, 1 or more.
    variance
        of the noise in each count; 0 without noise.
    """
    common = _common(counts, totals, variance)
    return _posterior_mean(counts, common, totals, variance + common * totals)


def shrunken_shares(counts: Counts, variance: float) -> Counts:
    """Return the share of each class, shape (classes,): as many classes are alike, the noisier the counts.

    The same posterior mean as of a table's levels, where what is common is that all are equally frequent, of
    the noise alone: without noise the shares are those of the rows.

    Parameters
    ----------
    counts : array of shape (classes,)
        noisy; may be negative.
    variance
        of the noise in each count; 0 without noise.
    """
    rows = np.clip(counts.sum(keepdims=True), 1, None)
    if not variance:
        return np.asarray(counts / rows)
    alike = np.full((1, len(counts), 1), 1 / len(counts))
    return _posterior_mean(counts[:, None], alike, rows, np.array(variance))[:, 0]


def _posterior_mean(counts: Counts, common: Grid, totals: Counts, seen: Grid) -> Counts:
    """Return the mean shares of each column given noisy counts, whose variance is ``seen``."""
    expected = common * totals
    # Var(n_c·θ_vc) = n_c²·t·m_v; of the count itself: the noise, and Poisson-like n_c·m_v
    prior = SPREADS * common * totals**2
    apart = counts - expected
    # two normal distributions combined: posterior variance `left`, posterior shift `moved` of each count
    left = prior * seen / (prior + seen)
    moved = prior / (prior + seen) * apart
    spare, summed = moved.sum(axis=1, keepdims=True), left.sum(axis=1, keepdims=True)
    # given that a class's counts add up to its total, what they have too much is taken off by variance
    # independent normals of variance a_v, given their sum, have variance a_v·(1 - a_v/Σa)
    means = _above_zero(expected + moved - left / summed * spare, left * (1 - left / summed))
    shares = means + HALF_A_ROW * common
    shares /= shares.sum(axis=1, keepdims=True)
    # twice the log density of the counts under each spread, conditioned on their sums
    # Bayes: p(counts | sum) = p(counts)·p(sum | counts)/p(sum), at a sum of deviations of 0. Given
    # the counts it is normal about `spare` with variance `summed`; before, about 0 with Σ prior
    evidence = -(
        (apart**2 / (prior + seen) + np.log(prior + seen)).sum(axis=(1, 2))
        + (spare**2 / summed + np.log(summed / prior.sum(axis=1, keepdims=True))).sum(axis=(1, 2))
    )
    odds = np.exp((evidence - evidence.max()) / 2)
    table: Counts = np.tensordot(odds / odds.sum(), shares, 1)
    return table


def _common(counts: Counts, totals: Counts, variance: float) -> Grid:
    """Return what the classes have in common, one class: their shares, each weighed by its precision."""
    # a class's share of a level varies by σ²/n² + m·(1/n + t); m is taken as 1, so that one weight
    # serves all levels: less than optimal, but a weighted mean stays unbiased. (1/levels in its place
    # is nearer to the mean m, but predicts no better: log loss 0.000 to 0.013 more on five data sets)
    noise = variance / totals**2
    weights = 1 / (noise + 1 / totals + SPREADS)
    weights /= weights.sum(axis=2, keepdims=True)
    means = (weights * (counts / totals)).sum(axis=2, keepdims=True)
    # shares should sum to 1: equal noise in every level, so what lacks is divided evenly
    means += (1 - means.sum(axis=1, keepdims=True)) / len(counts)
    # subtracting the mean over k levels leaves 1 - 1/k of the variance of each
    left = (weights**2 * noise).sum(axis=2, keepdims=True) * (1 - 1 / len(counts))
    levels = _above_zero(means, left) + HALF_A_ROW / totals.sum()
    return np.asarray(levels / levels.sum(axis=1, keepdims=True))


def _above_zero(means: Grid, variances: Grid) -> Grid:
    """Return the means of normal distributions cut off below 0: μ + σ·φ(μ/σ)/Φ(μ/σ)."""
    deviations = np.sqrt(np.maximum(variances, 1e-18))
    # φ(x)/Φ(x) = √(2/π)/erfcx(-x/√2); unlike the quotient, it does not become 0/0 far below 0
    inverse_mills = np.sqrt(2 / np.pi) / special_functions.erfcx(-means / deviations / np.sqrt(2))
    return np.asarray(np.maximum(means + deviations * inverse_mills, 0))
