"""Distributions drawn from the posterior given noisy marginals, for synthetic tables whose intervals cover.

The rows of a table are a sample, and its marginals have noise. Of a log-linear distribution with
potentials θ over n rows, the noisy counts y of its own columns are about normal around n·μ(θ), with a
covariance of n·Σ(θ) for the sample and of V for the noise. Given y and a flat prior θ is about normal
around its best fit (Laplace's approximation), as in NAPSU-MQ (Räisä, Jälkö, Kaski & Honkela 2023).

A draw of it needs no matrix: fit the same marginals once more, each with another sample of the fitted
distribution and another noise added. The log-linear fit has as many free potentials as counts to reach,
so what is fitted to y + e spreads as the inverse of the information in y does ("perturb and optimize":
Papandreou & Yuille 2010; the parametric bootstrap of Ferrando, Wang & Sheldon 2022 is the same draw
around 0). Where counts near 0 are cut, the draws follow, which a normal law of θ would not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np

from surveyapp.learning.base.level_counts import LevelCounts
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.marginals import Cells, Marginal, Shares, combined, counted
from surveyapp.learning.joint.max_entropy import fit_joint
from surveyapp.learning.joint.measured import MeasuredPairs
from surveyapp.learning.joint.selection import fits


def posterior_draws(joint: Joint, copies: int, rng: np.random.Generator) -> Iterator[Joint]:
    """Yield distributions drawn from the posterior given what was released.

    Parameters
    ----------
    joint
        as it was released, with its marginals.
    copies
        how many, from 1.
    rng
        for the draws; may be seeded, because nothing private is left to protect.
    """
    rows = max(1, round(joint.rows))
    fitted = fitted_marginals(joint)
    best = replace(
        fit_joint(joint.attributes, fitted, joint.rows, is_shrunk=False),
        level_counts=joint.level_counts,
    )
    for _ in range(copies):
        sample = best.draw_cells(rows, rng, independently=True)
        moved = [_moved(each, best, sample, rng) for each in fitted]
        drawn = fit_joint(joint.attributes, moved, joint.rows, best, is_shrunk=False)
        yield replace(drawn, level_counts=_moved_levels(best, sample, rng))


def fitted_marginals(joint: Joint) -> list[Marginal]:
    """Return the marginals that draws of the posterior are fitted to: all, or as many as a model can have.

    Intervals hold for their columns together; what others would say is taken from them.

    Parameters
    ----------
    joint
        as it was released, with its marginals.
    """
    if fits({each.columns for each in joint.released}, joint.widths):
        return list(joint.released)
    fitted = [each for each in joint.released if each.columns in joint.subsets]
    # of those that are left out each column's own values are known too
    others = [each for each in joint.released if each.columns not in joint.subsets]
    singles = [each for each in combined(others, joint.rows).values() if len(each.columns) == 1]
    return [*fitted, *singles]


def measured_pairs(joint: Joint) -> MeasuredPairs:
    """Return which pairs of columns draws of the posterior are fitted to.

    Parameters
    ----------
    joint
        as it was released, with its marginals.
    """
    together = {pair for each in fitted_marginals(joint) for pair in combinations(each.columns, 2)}
    names = [attribute.name for attribute in joint.attributes]
    return MeasuredPairs(tuple(names), tuple((names[i], names[j]) for i, j in sorted(together)))


def _moved(marginal: Marginal, best: Joint, sample: Cells, rng: np.random.Generator) -> Marginal:
    """Return a marginal with what another sample and another noise would add to it."""
    of_sample = counted(sample, marginal.columns, best.widths)
    expected = len(sample) * best.marginal(marginal.columns)
    noise = geometric_noise(marginal.variance, marginal.counts.shape, rng)
    counts = marginal.counts + of_sample - expected + noise
    return Marginal(marginal.columns, counts, marginal.variance)


def _moved_levels(best: Joint, sample: Cells, rng: np.random.Generator) -> LevelCounts | None:
    """Return level counts with what another sample and another noise would add to them."""
    if best.level_counts is None or best.weighted is None:
        return None
    released, expected = best.level_counts, best.weighted.level_shares
    of_sample = np.bincount(released.cells(sample), minlength=expected.size)
    change = (of_sample - len(sample) * expected).reshape(released.counts.shape)
    noise = geometric_noise(released.variance, change.shape, rng)
    return replace(released, counts=released.counts + change + noise)


def geometric_noise(variance: float, shape: tuple[int, ...], rng: np.random.Generator) -> Shares:
    """Return two-sided geometric noise of a variance: for draws, never for a release.

    Parameters
    ----------
    variance
        0 or more.
    shape
        of the result.
    rng
        for the draws.
    """
    if variance == 0:
        return np.zeros(shape)
    # of v = 2a/(1 - a)² the chance 1 - a of each geometric number to stop
    stops = (np.sqrt(1 + 2 * variance) - 1) / variance
    one, other = rng.geometric(stops, (2, *shape))
    noise: Shares = (one - other).astype(np.float64)
    return noise
