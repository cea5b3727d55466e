"""ID3 under ε: each feature chosen by its noisy information gain."""

from __future__ import annotations

import numpy as np

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.leaf_correction import correct_leaves
from surveyapp.learning.central.naive_bayes import OneModel
from surveyapp.learning.central.tree_growth import InformationGain, grow_tree, worthwhile_levels
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
