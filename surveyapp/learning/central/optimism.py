"""How many more rows a tree classifies correctly among those that it has counted than among new ones.

A leaf predicts the class that it has counted most. Where chance decided that, the same chance is in the rows,
so that they agree too often: by the covariance of prediction and outcome (Efron 2004). With n rows in the
two largest classes, a margin d between them and noise of variance σ² in each count, that is
n/s·φ(d/s) rows, s² = n + 2σ². It is computed from released counts, so it costs no more ε.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.central.tree_growth import GrownTree


def optimism(grown: GrownTree) -> NDArray[np.float64]:
    """Return that number of rows for the tree cut at each depth, shape (levels + 1,); 0 without a split.

    Parameters
    ----------
    grown
        with noisy counts in its nodes.
    """
    # below 0 a count is noise; the leaf's decision is between its two largest classes only
    ordered = np.sort(np.clip(grown.counts, 0, None), axis=1)
    most, next_most = ordered[:, -1], ordered[:, -2]
    rows = most + next_most
    # the margin of two counts varies by their rows (binomial, at even odds: n) and twice the
    # noise of one count, 2/precision²; the floor avoids 0/0 in an empty leaf without noise
    variance = np.maximum(rows + 4 / grown.precision**2, 1e-9)
    by_chance = np.exp(-((most - next_most) ** 2) / (2 * variance)) / np.sqrt(2 * np.pi)
    nodes, depth = rows / np.sqrt(variance) * by_chance, grown.tree.depth
    ends = np.isin(np.arange(len(depth)), grown.tree.leaves)
    # a tree cut at a depth ends in the nodes there and in the leaves above
    cut = [
        nodes[(depth == at) | (ends & (depth < at))].sum() for at in range(1, grown.tree.levels + 1)
    ]
    return np.array([0.0, *cut])
