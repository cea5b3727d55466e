"""What the noisy counts of a tree say together: computed from what was released, so it costs no more ε."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.central.tree_growth import GrownTree

Vector = NDArray[np.float64]


def make_consistent(grown: GrownTree) -> GrownTree:
    """Return the tree with counts in which each node's are the sum of its children's.

    They are the linear unbiased estimates of least variance (Hay, Rastogi, Miklau & Suciu 2010): upwards, a
    node's own count and its children's sum are weighted by their precision; downwards, the remaining
    difference is divided among the children by their variance. The precision in the result is that of the
    way up.

    Parameters
    ----------
    grown
        with noisy counts in its nodes.
    """
    # without noise counts already add up, and infinite precisions cannot be weighted
    if not np.isfinite(grown.precision).all():
        return grown
    # Laplace noise of scale 1/ε has variance 2/ε²; a common factor would cancel in the weights
    tree, counts, known = grown.tree, grown.counts.copy(), grown.precision**2 / 2
    # a node that was never counted has no information: infinite variance, weight 0
    with np.errstate(divide="ignore"):
        variance = 1 / known
    levels = list(tree.by_level())
    # upwards: a parent's own count and its children's sum, each weighted by its precision
    for nodes in reversed(levels):
        parents = tree.parent[nodes]
        above = np.unique(parents)
        sums, spread = _sums(counts, variance, nodes, parents)
        # independent estimates of the same number: their precisions add up
        variance[above] = 1 / (known[above] + 1 / spread[above])
        share = variance[above] / spread[above]
        counts[above] += share[:, None] * (sums[above] - counts[above])
    # downwards: what the children lack of their parent's final count, divided by their variances
    for nodes in levels:
        parents = tree.parent[nodes]
        sums, spread = _sums(counts, variance, nodes, parents)
        lacking = (counts - sums)[parents]
        counts[nodes] += (variance[nodes] / spread[parents])[:, None] * lacking
    return replace(grown, counts=counts, precision=np.sqrt(2 / variance))


def _sums(
    counts: NDArray[np.float64],
    variance: Vector,
    nodes: NDArray[np.int64],
    parents: NDArray[np.int64],
) -> tuple[NDArray[np.float64], Vector]:
    """Return, at each parent's place, its children's counts and variances, summed."""
    sums, spread = np.zeros_like(counts), np.zeros_like(variance)
    np.add.at(sums, parents, counts[nodes])
    np.add.at(spread, parents, variance[nodes])
    return sums, spread
