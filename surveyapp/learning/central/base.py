"""What all learners of a central table share: ε, features, and how the model is kept."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.learning.base.blas import one_thread
from surveyapp.learning.base.class_counts import Cells, cell_layout
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.noise import Noise, checked_epsilon
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import CodedTable, Examples
from surveyapp.learning.models.log_linear import softmax
from surveyapp.messages.message import msg


class CentralClassifier(Classifier):
    """A classifier trained on a table of true values under ε.

    ``fit`` spends exactly ``epsilon``, by whatever noise it is given: the vetted one by default.
    ``epsilon`` may be infinite, which is the non-private twin.

    Raises
    ------
    EpsilonUnusable
        if ``epsilon`` is not above 0.
    """

    method: ClassVar[str]
    """The name that models and their cards keep."""
    learner: ClassVar[str]
    """The name that commands take."""
    spent_: float
    rows_: float | None
    """The number of rows, as far as it was released or is public."""
    class_shares_: NDArray[np.float64] | None = None
    """The share of each class, as it was released: set by `_fit`, not kept in files."""

    def __init__(self, epsilon: float = 1.0, **options: Any) -> None:
        super().__init__(**options)
        self.epsilon = checked_epsilon(epsilon)

    def get_params(self) -> dict[str, Any]:
        """Return ε and the options by name."""
        return {"epsilon": self.epsilon, **super().get_params()}

    def fit(self, examples: Examples, noise: Noise | None = None) -> Self:
        """Train under ε; return this classifier.

        Parameters
        ----------
        examples
            rows with a class; they are not changed.
        noise
            where the noise comes from; default the vetted one.
        """
        account = PrivacyAccount(self.epsilon, noise, len(examples), examples.table_rows)
        return self.fit_under(account, examples)

    def fit_under(self, account: PrivacyAccount, examples: Examples) -> Self:
        """Train with the ε of an account, in place of this learner's own; return this classifier.

        Parameters
        ----------
        account
            of the table; all that is learned of the rows passes through it.
        examples
            rows with a class; they are not changed.
        """
        self.features_, self.label_ = examples.features.attributes, examples.label
        with one_thread():
            self._fit(examples, account)
            self.weigh_classes(lambda: self.class_shares_)
        self.spent_ = account.spent
        self.rows_ = account.rows if math.isfinite(account.rows_deviation) else None
        return self

    @classmethod
    def configured(cls, epsilon: float, **options: Any) -> Self:
        """Return the learner, not yet trained.

        Parameters
        ----------
        epsilon
            Above 0; infinite is not private.
        **options
            By name; those that this learner does not declare are left out.
        """
        known = {option.name for option in cls.options}
        return cls(epsilon, **{name: one for name, one in options.items() if name in known})

    @abstractmethod
    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        """Learn the model; what depends on the rows, their number too, is asked of ``account``."""

    @abstractmethod
    def _scores(self, cells: Cells) -> NDArray[np.float64]:
        """Return each row's score of each class; the softmax of it are probabilities."""

    @abstractmethod
    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""

    @abstractmethod
    def _restore(self, parameters: dict[str, Any]) -> None:
        """Take the model from ``parameters``; ``features_`` and ``label_`` are there."""

    @classmethod
    def restored(cls, kept: StoredModel) -> Self:
        """Return the trained classifier that was stored.

        Parameters
        ----------
        kept
            the content of its file.

        Raises
        ------
        KeyError, TypeError, ValueError, IndexError
            if they describe none.
        """
        model = cls(kept.epsilon)
        model.features_, model.label_, model.spent_ = kept.features, kept.label, kept.epsilon
        model.rows_ = None
        model._restore(kept.parameters)
        return model

    def predict_proba(self, features: CodedTable) -> NDArray[np.float64]:
        """Return each row's probability of each class: shape (n, classes).

        Raises
        ------
        UserProblem
            if the table's attributes are not the model's.
        """
        return self.weighted(softmax(self._scores(self._cells(features))))

    def _cells(self, features: CodedTable) -> Cells:
        if features.attributes != self.features_:
            raise UserProblem(
                msg(
                    "The model needs the features {needed}, in this order and with its "
                    "levels; got {given}.",
                    needed=", ".join(a.name for a in self.features_),
                    given=", ".join(a.name for a in features.attributes),
                )
            )
        return cell_layout(self.features_).placed(features)
