"""The base of every classifier."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.table import Attribute, CodedTable, Codes


class Classifier(ABC):
    """A model that gives each row a probability for each class.

    What trains it differs (a central table with ε, or randomized reports); what it is good for
    afterwards does not. Attributes learned from data end with an underscore.
    """

    features_: tuple[Attribute, ...]
    label_: Attribute

    @property
    def classes_(self) -> tuple[str, ...]:
        """The classes, in the order of ``predict_proba``'s columns."""
        return self.label_.levels

    @abstractmethod
    def predict_proba(self, features: CodedTable) -> NDArray[np.float64]:
        """Return each row's probability of each class: shape (n, classes), rows sum to 1.

        Parameters
        ----------
        features
            with this model's attributes, in its order; values may be missing.
        """

    def predict(self, features: CodedTable) -> Codes:
        """Return the place of each row's most probable class, shape (n,); the first of equals.

        Parameters
        ----------
        features
            with this model's attributes, in its order; values may be missing.
        """
        chosen: Codes = np.argmax(self.predict_proba(features), axis=1).astype(np.int32)
        return chosen
