"""ID3 under ε: each feature chosen by its noisy information gain."""

from __future__ import annotations

import numpy as np

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.leaf_correction import correct_leaves
from surveyapp.learning.central.naive_bayes import OneModel
from surveyapp.learning.central.tree_growth import InformationGain, grow_tree, worthwhile_levels
from surveyapp.learning.models.tree_model import tree_only
from surveyapp.messages.message import QT_TRANSLATE_NOOP


class DPID3(OneModel):
    """One decision tree, grown by information gain (Friedman & Schuster 2010).

    The gain moves by up to log₂(n + 1) + 1/ln 2 with one row, so it takes many rows to choose by it;
    the default learner chooses by another measure. The rest is as in `tree_growth`.
    """

    method = "dp-id3"
    learner = "tree"
    title = QT_TRANSLATE_NOOP("messages", "Decision tree")

    def _fit(self, examples: Examples, noise: Noise) -> float:
        levels = worthwhile_levels(examples, self.epsilon)
        grown = grow_tree(examples, self.epsilon, levels, noise, InformationGain(len(examples)))
        # with an even model a leaf's correction is its log share itself, drawn towards its parent's
        even = np.full(grown.counts.shape, 1 / grown.counts.shape[1])
        shares = correct_leaves(grown, even, noise.neighbours.value).counted
        places = cell_layout(examples.features.attributes)
        self.model_ = tree_only(places, grown.tree, np.log(shares))
        # nodes of one level share no row (parallel composition), so the dearest path is the price
        return float(grown.spent[grown.tree.leaves].max())
