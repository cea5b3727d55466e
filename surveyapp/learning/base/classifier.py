"""The base of every classifier."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute, CodedTable, Codes
from surveyapp.messages.message import msg
from surveyapp.options import Option, flag, taken_options, weights

SMALLEST_SHARE = 1e-4
"""Of a class, at least, where classes are balanced: noise can leave it none."""

EQUAL_TO = 6
"""Decimals to which probabilities are compared."""


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
    card_title: ClassVar[str] = ""
    """The name that cards show, where forms have another."""
    options: ClassVar[tuple[Option, ...]] = ()
    """What the learner declares, in the order of a form."""

    balanced: bool = flag(
        "Balanced classes",
        "weigh rare classes as much as frequent ones, for balanced accuracy: probabilities are then those of "
        "a population with equally many of each class; costs no ε",
        is_advanced=True,
    )
    class_weight: Mapping[str, float] | None = weights(
        "Weights of classes",
        "how much more a class counts in predictions, others counting 1; costs no ε; may be repeated",
        metavar="CLASS=5",
        is_advanced=True,
    )

    redraws: ClassVar[int] = 100
    """How often it is drawn again for an interval: a standard error is then known to within 7 %."""

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

    def weigh_classes(self, shares: Callable[[], NDArray[np.float64] | None]) -> None:
        """Set the weights of the classes as the options ask for.

        Parameters
        ----------
        shares
            returns the share of each class, as it was released, or None where it was not: asked where
            classes are to be balanced.

        Raises
        ------
        OptionProblem
            if a weight is that of no class; if classes are to be balanced whose shares are not known.
        """
        given = check_class_weights(self, self.label_)
        if not self.balanced and not given:
            self.class_weights_ = ()
            return
        found = np.array([given.get(name, 1.0) for name in self.classes_])
        if self.balanced:
            known = shares()
            if known is None:
                raise _option(self, "balanced").problem(
                    msg(
                        "this learner does not release how frequent classes are; give their weights"
                    )
                )
            found /= np.maximum(known, SMALLEST_SHARE)
        # only ratios matter; a mean of 1 is how weights are usually written
        self.class_weights_ = tuple((found / found.mean()).round(9).clip(1e-9).tolist())

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

    def redrawn(self, rng: np.random.Generator, weight: float = 1) -> Self | None:  # noqa: ARG002 - of those that can
        """Return the model that another sample and other noise would have given, for intervals.

        It follows from what was released alone. None where the model does not hold that.

        Parameters
        ----------
        rng
            of the simulation.
        weight
            how many rows one person made at most, default 1.
        """
        return None

    def without_pull(self) -> Self | None:
        """Return the model of the released counts as they are, not pulled toward equal classes or levels.

        It predicts worse; how far it is from the model tells how much the pull hides. None as of `redrawn`.
        """
        return None

    def asking_for(self, place: int) -> Self:  # noqa: ARG002 - of those that have parts
        """Return the model of those of its parts that ask for a feature; itself where it has no parts.

        Parts that do not ask say that the feature has no effect, which they do not know.

        Parameters
        ----------
        place
            of the feature.
        """
        return self

    def level_shares(self) -> tuple[NDArray[np.float64] | None, ...]:
        """Return the released shares of each feature's levels; None of a feature for which there are none."""
        return (None,) * len(self.features_)

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

        Probabilities that agree to 6 decimals are equal: which of two is larger in the last digit differs
        between machines, orders of rows, and a model and its file.

        Parameters
        ----------
        features
            with this model's attributes, in its order; values may be missing.
        """
        chances = np.round(self.predict_proba(features), EQUAL_TO)
        chosen: Codes = np.argmax(chances, axis=1).astype(np.int32)
        return chosen


Classifier.options = taken_options(Classifier)


def check_class_weights(model: Classifier, label: Attribute) -> Mapping[str, float]:
    """Return the weights of classes that a learner was given, which must be the label's.

    Parameters
    ----------
    model
        with its options.
    label
        what it predicts.

    Raises
    ------
    OptionProblem
        if a weight is that of no class.
    """
    given = model.class_weight or {}
    for name in given:
        if name not in label.levels:
            raise _option(model, "class_weight").problem(
                msg(
                    "{name} is no class; there are {known}",
                    name=name,
                    known=", ".join(label.levels),
                )
            )
    return given


def _option(model: Classifier, name: str) -> Option:
    (found,) = (option for option in model.options if option.name == name)
    return found
