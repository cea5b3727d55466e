"""Naive Bayes of a central table."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import Cells, cell_layout
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.moments import (
    level_shares_given_class,
    naive_bayes_from_moments,
    noisy_moments,
)
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
    """Naive Bayes from one noisy table a feature, ε/d each (Vaidya, Shafiq, Basu & Hong 2013).

    The classes come from the tables' totals, so they cost nothing more.

    Attributes
    ----------
    given_class_
        shape (cells, classes); Pr(level | class) of every feature, as released.
    deviation_
        of the noise in each count that they come from.
    """

    method = "naive-bayes"
    learner = "naive-bayes"
    title = QT_TRANSLATE_NOOP("messages", "Naive Bayes")
    given_class_: NDArray[np.float64]
    deviation_: float

    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        moments = noisy_moments(examples, account)
        self.given_class_, self.deviation_ = (
            level_shares_given_class(moments),
            math.sqrt(moments.variance),
        )
        self.model_ = linear_only(naive_bayes_from_moments(moments))
        self.class_shares_ = moments.classes

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        own = {"deviation": self.deviation_, "given_class": rounded_lists(self.given_class_)}
        return {**super().parameters(), **own}

    def _restore(self, parameters: dict[str, Any]) -> None:
        super()._restore(parameters)
        self.given_class_ = array_of_shape(
            parameters["given_class"], self.model_.linear.weights.shape
        )
        self.deviation_ = float(parameters["deviation"])
