"""Correcting an additive model by what a tree's leaves have counted.

In a leaf with class shares p, an additive model that would give its rows q on average is corrected
to log p − log q + its own scores: the path's features then count jointly, as counted, and
the others still add what the model says (Kohavi 1996 keeps a naive Bayes in each leaf; here all
leaves share one, which needs no more ε). With the model's scores taken at a share below 1, features
that say the same as the path are not believed twice; at 0 only the tree speaks.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import Cells
from surveyapp.learning.central.tree_growth import GrownTree
from surveyapp.learning.models.log_linear import LogLinear, softmax

PRIOR_ROWS = 10
"""Rows that a node's parent and the additive model are worth, besides one deviation of the noise."""
SMALLEST_SHARE = 1e-12
"""A model's share of a class, at least: far down a path it can be too small for a number."""

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class LeafCorrection:
    """What each node of a tree adds to an additive model."""

    counted: Shares
    """Array of shape (nodes, classes): class shares from counts, shrunk towards those of the parent and the
    model."""
    modelled: Shares
    """Array of shape (nodes, classes): class shares that the model alone gives."""

    def offsets(self, share: float) -> Shares:
        """Return what each node adds to the model's scores, shape (nodes, classes).

        Parameters
        ----------
        share
            how much the model's scores count, 0 to 1.
        """
        added: Shares = np.log(self.counted) - share * np.log(self.modelled)
        return added


def correct_leaves(grown: GrownTree, modelled: Shares) -> LeafCorrection:
    """Return the class shares of the nodes, by counts and by the model.

    Parameters
    ----------
    grown
        a tree with noisy counts.
    modelled : array of shape (nodes, classes)
        the class shares that an additive model gives each node.
    """
    modelled = np.maximum(modelled, SMALLEST_SHARE)
    kept = np.clip(grown.counts, 0, None)
    worth = (PRIOR_ROWS + 1 / grown.precision)[:, None]
    counted, prior = np.empty_like(modelled), modelled.copy()
    for nodes in (np.zeros(1, dtype=np.int64), *grown.tree.by_level()):
        parents = grown.tree.parent[nodes]
        if parents[0] >= 0:
            prior[nodes] *= counted[parents] / modelled[parents]
        # a Dirichlet prior of `worth` rows: the parent's shares, changed as the model changes them
        drawn = worth[nodes] * prior[nodes] / prior[nodes].sum(axis=1, keepdims=True)
        rows = kept[nodes].sum(axis=1, keepdims=True)
        counted[nodes] = (kept[nodes] + drawn) / (rows + worth[nodes])
    return LeafCorrection(counted, modelled)


def mean_shares_over_rows(grown: GrownTree, linear: LogLinear, rows: Cells) -> Shares:
    """Return the model's mean probabilities over rows whose values on the path are replaced by the path's.

    Parameters
    ----------
    grown
        the tree whose paths are meant.
    linear
        the additive model.
    rows : array of shape (n, d)
        cells of rows that stand for the features' distribution.

    Returns
    -------
    array of shape (nodes, classes)
    """
    scores = np.empty((len(grown.tree), len(rows), len(linear.intercept)))
    scores[0] = linear.scores(rows)
    for nodes in grown.tree.by_level():
        parents = grown.tree.parent[nodes]
        # an additive score changes by the new cell's weight less that of the row's own cell
        taken = linear.weights[rows.T[grown.tree.feature[parents]]]
        put = linear.weights[grown.tree.cells(nodes, linear.layout)]
        scores[nodes] = scores[parents] - taken + put[:, None, :]
    means: Shares = softmax(scores).mean(axis=1)
    return means
