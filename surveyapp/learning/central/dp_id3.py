"""ID3 under ε: each feature chosen by its noisy information gain."""

from __future__ import annotations

import copy
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.redrawing import redrawn_counts
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.leaf_correction import correct_leaves
from surveyapp.learning.central.naive_bayes import OneModel
from surveyapp.learning.central.shrinkage import HALF_A_ROW
from surveyapp.learning.central.tree_growth import (
    GrownTree,
    InformationGain,
    grow_tree,
    worthwhile_levels,
)
from surveyapp.learning.models.flat_tree import shares_below, summed_up
from surveyapp.learning.models.serialization import array_of_shape, rounded_lists
from surveyapp.learning.models.tree_model import tree_only
from surveyapp.messages.message import QT_TRANSLATE_NOOP

ROWS_ABOVE = 4
"""Deviations of the released number of rows that are allowed for above it."""


class DPID3(OneModel):
    """One decision tree, grown by information gain (Friedman & Schuster 2010).

    The gain moves by up to log₂(n + 1) + 1/ln 2 with one row, so it takes many rows to choose by it;
    the default learner chooses by another measure. The rest is as in `tree_growth`.
    """

    method = "dp-id3"
    learner = "tree"
    title = QT_TRANSLATE_NOOP("messages", "Decision tree")
    counts_: NDArray[np.float64] | None = None
    """Of each node by class, as released and made consistent; None of a model of an earlier version."""
    scales_: NDArray[np.float64] | None = None
    """Of the noise in each node's counts."""

    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        account.release_rows()
        # more rows than this are unlikely; were there more, the gain would only be a little less exact
        most = account.rows + ROWS_ABOVE * account.rows_deviation
        levels = worthwhile_levels(examples.features.sizes, account.rows, account.left)
        grown = grow_tree(examples, account.allot(account.left), levels, InformationGain(most))
        # with an even model a leaf's correction is its log share itself, drawn towards its parent's
        even = np.full(grown.counts.shape, 1 / grown.counts.shape[1])
        shares = correct_leaves(grown, even).counted
        places = cell_layout(examples.features.attributes)
        self.model_ = tree_only(places, grown.tree, np.log(shares))
        self.class_shares_ = shares[0]
        with np.errstate(divide="ignore"):
            self.counts_, self.scales_ = grown.counts, 1 / grown.precision

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        if self.counts_ is None or self.scales_ is None:
            return super().parameters()
        own = {"counts": rounded_lists(self.counts_), "scales": rounded_lists(self.scales_)}
        return {**super().parameters(), **own}

    def _restore(self, parameters: dict[str, Any]) -> None:
        super()._restore(parameters)
        if "counts" in parameters:
            shape = self.model_.offsets.shape
            self.counts_ = array_of_shape(parameters["counts"], shape)
            self.scales_ = array_of_shape(parameters["scales"], shape[:1])

    def redrawn(self, rng: np.random.Generator, weight: float = 1) -> Self | None:
        """See `Classifier.redrawn`."""
        if self.counts_ is None or self.scales_ is None:
            return None
        tree = self.model_.tree
        drawn = redrawn_counts(self.counts_, self.scales_[:, None], rng, weight)
        with np.errstate(divide="ignore"):
            precision = 1 / self.scales_
        grown = GrownTree(tree, summed_up(tree, drawn), precision, np.zeros(len(tree)))
        even = np.full(drawn.shape, 1 / drawn.shape[1])
        other = copy.copy(self)
        offsets = np.log(correct_leaves(grown, even).counted)
        other.model_ = tree_only(self.model_.layout, tree, offsets)
        return other

    def without_pull(self) -> Self | None:
        """See `Classifier.without_pull`."""
        if self.counts_ is None:
            return None
        kept = np.clip(self.counts_, 0, None) + HALF_A_ROW
        offsets = np.log(kept / kept.sum(axis=1, keepdims=True))
        other = copy.copy(self)
        other.model_ = tree_only(self.model_.layout, self.model_.tree, offsets)
        return other

    def level_shares(self) -> tuple[NDArray[np.float64] | None, ...]:
        """Return the shares of each feature's levels as the counts below the nodes that ask for it tell."""
        if self.counts_ is None:
            return super().level_shares()
        rows = np.clip(self.counts_, 0, None).sum(axis=1)
        return shares_below(self.model_.layout, [self.model_.tree], [rows])
