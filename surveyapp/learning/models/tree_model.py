"""A tree whose leaves add to the scores of an additive model: what the private learners release."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Cells
from surveyapp.learning.models.flat_tree import LEAF, FlatTree, TreeBuilder
from surveyapp.learning.models.log_linear import LogLinear, softmax

Scores = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class TreeModel:
    """Scores ``offsets[leaf] + share·linear``; their softmax is the probability of each class."""

    layout: CellLayout
    """Where each feature's cells stand."""
    tree: FlatTree
    """The tree; of one node where there is none."""
    offsets: Scores
    """Shape (nodes, classes)."""
    linear: LogLinear
    """The additive model."""
    share: float
    """How much of its scores counts, 0 to 1."""
    told: Scores | None = None
    """Array of shape (nodes, classes): the class shares in each node, as they were estimated; None where they
    were not kept."""

    @property
    def class_shares(self) -> Scores:
        """The class shares in each node, shape (nodes, classes).

        Where they were not kept they are those of a row with the path's levels whose other features say
        nothing: for a naive Bayes, whose weights are log Pr(level | class)/Pr(level), that is the same.
        """
        if self.told is not None:
            return self.told
        linear = np.zeros_like(self.offsets)
        linear[0] = self.linear.intercept
        for nodes in self.tree.by_level():
            put = self.linear.weights[self.tree.cells(nodes, self.layout)]
            linear[nodes] = linear[self.tree.parent[nodes]] + put
        return softmax(self.offsets + self.share * linear)

    def scores(self, cells: Cells) -> Scores:
        """Return each row's score of each class, shape (n, classes).

        Parameters
        ----------
        cells : array of shape (n, d)
            the cells of the rows.
        """
        total: Scores = self.offsets[self.tree.walk(cells, self.layout)]
        return total + self.share * self.linear.scores(cells) if self.share else total


def linear_only(linear: LogLinear) -> TreeModel:
    """Return a model of the additive model alone.

    Parameters
    ----------
    linear
        its scores count in full.
    """
    return TreeModel(
        linear.layout, TreeBuilder().built(), np.zeros((1, len(linear.intercept))), linear, 1.0
    )


def tree_only(layout: CellLayout, tree: FlatTree, offsets: Scores) -> TreeModel:
    """Return a model of the tree alone.

    Parameters
    ----------
    layout
        of the features' cells.
    tree
        of any size.
    offsets : array of shape (nodes, classes)
        the scores of its nodes.
    """
    none = LogLinear(layout, np.zeros((layout.cells, offsets.shape[1])), np.zeros(offsets.shape[1]))
    return TreeModel(layout, tree, offsets, none, 0.0)


def cut_tree(tree: FlatTree, depth: int) -> FlatTree:
    """Return the tree down to ``depth``; its nodes keep their places.

    Parameters
    ----------
    tree
        of any depth.
    depth
        of the result, from 0.
    """
    kept = int((tree.depth <= depth).sum())
    ends = tree.depth[:kept] == depth
    return FlatTree(
        np.where(ends, LEAF, tree.feature[:kept]),
        np.where(ends, 0, tree.first[:kept]),
        tree.parent[:kept],
        tree.depth[:kept],
    )
