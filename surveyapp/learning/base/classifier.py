"""The base of every classifier."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute, CodedTable, Codes
from surveyapp.messages.message import msg
from surveyapp.options import Option, taken_options


class Classifier(ABC):
    """A model that gives each row a probability for each class.

    What trains it differs (a central table with ε, or randomized reports); what it is good for
    afterwards does not. Attributes learned from data end with an underscore.

    A learner declares its options as attributes, as in ``trees: int = whole("Trees", "…", default=8,
    low=1)``. The keyword of Python, the command's option, the field of the desk's form, the model's card and
    file follow from that.

    Raises
    ------
    OptionProblem
        if an option cannot be used.
    UserProblem
        if there is no such option.
    """

    title: ClassVar[str] = ""
    """The name that forms and cards show, marked for translation."""
    options: ClassVar[tuple[Option, ...]] = ()
    """What the learner declares, in the order of a form."""

    features_: tuple[Attribute, ...]
    label_: Attribute
    class_weights_: tuple[float, ...] = ()
    """What the odds of each class are multiplied by: see `weighted`."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.options = taken_options(cls, cls.options)

    def __init__(self, **options: Any) -> None:
        self.choose(options)

    def choose(self, options: Mapping[str, object]) -> None:
        """Set all options; those that are not named have their defaults.

        Parameters
        ----------
        options
            By name, as typed, as in JSON or as they are kept.

        Raises
        ------
        OptionProblem
            if one cannot be used.
        UserProblem
            if there is no such option.
        """
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise UserProblem(
                    msg(
                        "{option} is not an option of {learner}; it takes {known}.",
                        option=name,
                        learner=type(self).__name__,
                        known=", ".join(names) or "none",
                    )
                )
        for option in self.options:
            setattr(self, option.name, option.read(options.get(option.name)))

    def get_params(self) -> dict[str, Any]:
        """Return the options by name, as scikit-learn's estimators do."""
        return {option.name: getattr(self, option.name) for option in self.options}

    def chosen_options(self) -> dict[str, Any]:
        """Return the options that differ from their defaults, as JSON holds them."""
        every = ((option, getattr(self, option.name)) for option in self.options)
        return {one.name: one.to_json(value) for one, value in every if value != one.default}

    @property
    def classes_(self) -> tuple[str, ...]:
        """The classes, in the order of ``predict_proba``'s columns."""
        return self.label_.levels

    def weighted(self, chances: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return probabilities for a population in which classes are as much more frequent as their weights.

        By Bayes' rule a prior shift multiplies the odds and nothing else (Saerens, Latinne & Decaestecker
        2002), so weights of classes look at no row and cost no ε.

        Parameters
        ----------
        chances : array of shape (n, classes)
            probabilities without weights.
        """
        if not self.class_weights_:
            return chances
        odds = chances * np.array(self.class_weights_)
        shares: NDArray[np.float64] = odds / odds.sum(axis=1, keepdims=True)
        return shares

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
