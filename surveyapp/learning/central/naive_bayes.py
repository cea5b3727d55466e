"""Naive Bayes of a central table."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import Cells, cell_layout
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.redrawing import redrawn_tables
from surveyapp.learning.base.shared_tables import Groups
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.kept_release import noise_from_json
from surveyapp.learning.central.moments import (
    NoisyMoments,
    level_shares_given_class,
    naive_bayes_from_moments,
    noisy_moments,
)
from surveyapp.learning.central.shrinkage import HALF_A_ROW
from surveyapp.learning.models.log_linear import LogLinear, softmax
from surveyapp.learning.models.serialization import (
    array_of_shape,
    rounded_lists,
    tree_model_from_json,
    tree_model_to_json,
)
from surveyapp.learning.models.tree_model import TreeModel, linear_only
from surveyapp.messages.message import QT_TRANSLATE_NOOP


class OneModel(CentralClassifier):
    """A learner whose model is one `TreeModel`."""

    model_: TreeModel

    def _scores(self, cells: Cells) -> NDArray[np.float64]:
        return self.model_.scores(cells)

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        return tree_model_to_json(self.model_)

    def _restore(self, parameters: dict[str, Any]) -> None:
        self.model_ = tree_model_from_json(
            parameters, cell_layout(self.features_), len(self.label_.levels)
        )


class NaiveBayes(OneModel):
    """Naive Bayes from noisy tables of the features by class (Vaidya, Shafiq, Basu & Hong 2013).

    Features with few levels share a table (`noisy_moments`), and each table has an equal part of ε. The
    classes come from the tables' totals, so they cost nothing more.
    """

    method = "naive-bayes"
    learner = "naive-bayes"
    title = QT_TRANSLATE_NOOP("messages", "Naive Bayes")
    given_class_: NDArray[np.float64]
    """Shape (cells, classes); Pr(level | class) of every feature, as released."""
    deviation_: NDArray[np.float64]
    """Of the noise in each count that they come from, shape (features,)."""
    counts_: NDArray[np.float64] | None = None
    """The tables as released, shape (cells, classes); None of a model of an earlier version."""
    groups_: Groups = ()
    """Which features were counted together; none of a model of an earlier version."""

    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        moments = noisy_moments(examples, account)
        self.given_class_, self.deviation_ = (
            level_shares_given_class(moments),
            np.sqrt(moments.variances),
        )
        self.groups_ = moments.groups
        self.model_ = linear_only(naive_bayes_from_moments(moments))
        self.class_shares_, self.counts_ = moments.classes, moments.counts

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        own = {
            "deviation": self.deviation_.tolist(),
            "groups": [list(group) for group in self.groups_],
            "given_class": rounded_lists(self.given_class_),
        }
        counts = {} if self.counts_ is None else {"counts": rounded_lists(self.counts_)}
        return {**super().parameters(), **own, **counts}

    def _restore(self, parameters: dict[str, Any]) -> None:
        super()._restore(parameters)
        self.given_class_ = array_of_shape(
            parameters["given_class"], self.model_.linear.weights.shape
        )
        self.deviation_, self.groups_ = noise_from_json(
            parameters, "deviation", len(self.features_)
        )
        if "counts" in parameters:
            self.counts_ = array_of_shape(parameters["counts"], self.given_class_.shape)

    def redrawn(self, rng: np.random.Generator, weight: float = 1) -> Self | None:
        """See `Classifier.redrawn`."""
        if self.counts_ is None:
            return None
        layout, variance = self.model_.layout, self.deviation_**2
        moments = NoisyMoments(layout, self.counts_, variance, self.groups_)
        scales = np.sqrt(variance / 2)
        drawn = redrawn_tables(self.counts_, layout.starts, moments.totals, scales, rng, weight)
        other = copy.copy(self)
        other.model_ = linear_only(naive_bayes_from_moments(replace(moments, counts=drawn)))
        return other

    def without_pull(self) -> Self | None:
        """See `Classifier.without_pull`."""
        if self.counts_ is None:
            return None
        layout = self.model_.layout
        shares = np.clip(self.counts_, 0, None) + HALF_A_ROW
        for place in range(len(layout)):
            shares[layout.of(place)] /= shares[layout.of(place)].sum(axis=0)
        other, intercept = copy.copy(self), self.model_.linear.intercept
        other.model_ = linear_only(LogLinear(layout, np.log(shares), intercept))
        return other

    def level_shares(self) -> tuple[NDArray[np.float64] | None, ...]:
        """Return the released shares of each feature's levels."""
        shares = self.given_class_ @ softmax(self.model_.linear.intercept)
        layout = self.model_.layout
        return tuple(shares[layout.of(place)] for place in range(len(layout)))
