"""Logistic regression of a randomized yes/no answer with scikit-learn's interface."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Self

import numpy as np
import numpy.typing as npt

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.channels.direct import Direct
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import (
    Link,
    RandomizedOutcome,
    inverse_link,
    logistic_regression,
)
from surveyapp.estimation.regression.penalized import penalized_logistic_regression
from surveyapp.estimation.regression.results import Regression
from surveyapp.library.arrays import Array, ArrayClassifier, labels_of, weights_of
from surveyapp.library.problems import checked_design, not_usable, said_in_keywords

if TYPE_CHECKING:
    import pandas as pd


class RandomizedLogisticRegression(ArrayClassifier):
    """Logistic regression of a yes/no answer that was reported through a randomization design.

    The likelihood mixes both answers through the design's channel (Maddala 1983), so coefficients are of the
    answer, not of the report. Without a design it is ordinary logistic regression, without a penalty.

    Parameters
    ----------
    design : design, optional
        how the question was asked: one of two answers and one sample. None: y holds the answers.
    link : {"logit", "probit", "cloglog", "cauchit"}, default "logit"
        which function of the share is linear in the features.
    level : float, default 0.95
        confidence level of intervals.
    penalty : float, default 0.0
        of the squared coefficients (the inverse of scikit-learn's ``C``), for prediction from few respondents
        or many features. With it there are no standard errors: the coefficients are biased on purpose.

    Attributes
    ----------
    classes_ : array of shape (2,)
        the answers; ``predict_proba`` and coefficients are of the second.
    coef_ : array of shape (1, d)
        a coefficient a feature.
    intercept_ : array of shape (1,)
        the intercept.
    standard_errors_ : array of shape (1 + d,)
        of intercept and coefficients; robust with weights; not with a penalty.
    n_iter_ : int
        steps of the search.
    result_ : Regression
        the whole model: covariance, log likelihood, AIC, tests; not with a penalty.

    Examples
    --------
    >>> import numpy as np
    >>> from surveyapp.designs.channels.two_coins import TwoCoins
    >>> rng = np.random.default_rng(1)
    >>> x = rng.normal(size=20_000)
    >>> used = rng.random(20_000) < 1 / (1 + np.exp(1 - x))
    >>> reports = np.where(rng.random(20_000) < 0.5, used, rng.random(20_000) < 0.5)
    >>> model = RandomizedLogisticRegression(TwoCoins())
    >>> model = model.fit(x.reshape(-1, 1), np.where(reports, "yes", "no"))
    >>> bool(abs(model.coef_[0, 0] - 1) < 3 * model.standard_errors_[1])
    True
    """

    result_: Regression
    standard_errors_: npt.NDArray[np.float64]
    coef_: npt.NDArray[np.float64]
    intercept_: npt.NDArray[np.float64]
    n_iter_: int

    def __init__(
        self,
        design: AskableDesign | None = None,
        *,
        link: str = "logit",
        level: float = 0.95,
        penalty: float = 0.0,
    ) -> None:
        self.design = design
        self.link = link
        self.level = level
        self.penalty = penalty

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:  # noqa: N803 - scikit-learn's name
        """Fit the model; return it.

        Parameters
        ----------
        X : array or DataFrame of shape (n, d)
            numeric features, without missing values.
        y : array of shape (n,)
            the reports, by their names; without a design two classes.
        sample_weight : array of shape (n,), optional
            survey weights, from 0.

        Raises
        ------
        ValueError
            if X and y are no such table; if the data cannot be fitted, such as where a feature tells the
            answers apart without error.
        """
        columns = self._numbers(X, is_fit=True)
        given = labels_of(y, len(columns), type(self).__name__)
        weights = weights_of(sample_weight, len(columns))
        if weights is not None:
            columns, given, weights = columns[weights > 0], given[weights > 0], weights[weights > 0]
        outcome = self._outcome(given)
        with said_in_keywords():
            self._fit(outcome, columns, weights)
        return self

    def _fit(
        self,
        outcome: RandomizedOutcome,
        columns: npt.NDArray[np.float64],
        weights: npt.NDArray[np.float64] | None,
    ) -> None:
        for name in ("result_", "standard_errors_"):
            self.__dict__.pop(name, None)
        if not 0 <= self.penalty < math.inf:
            raise not_usable("penalty: give a number from 0; {given} is none.", given=self.penalty)
        if self.penalty > 0:
            estimates, rounds = penalized_logistic_regression(
                outcome, columns, self.penalty, link=self._link(), times=weights
            )
        else:
            predictors = Predictors.of(dict(zip(self._names(), columns.T, strict=True)))
            found = logistic_regression(
                outcome, predictors, link=self._link(), weights=weights, level=self.level
            )
            self.result_, self.standard_errors_ = found, found.standard_errors
            estimates, rounds = found.estimates, found.rounds
        self.intercept_, self.coef_ = estimates[:1], estimates[1:].reshape(1, -1)
        self.n_iter_ = max(rounds, 1)

    def _link(self) -> Link:
        try:
            return Link(self.link)
        except ValueError:
            raise not_usable(
                "There is no link {link}; take one of {known}.",
                link=self.link,
                known=", ".join(link.value for link in Link),
            ) from None

    def _numbers(self, table: Any, *, is_fit: bool) -> npt.NDArray[np.float64]:
        columns = self._columns(table, is_fit=is_fit)
        for name, column in zip(self._names(), columns, strict=True):
            if column.dtype.kind == "O":
                if any(not isinstance(value, str | None) for value in column.tolist()):
                    raise TypeError("an argument must be a string or a number, in every feature")
                raise not_usable(
                    "could not convert string to float: the feature {name} has words. Make an indicator for "
                    "each.",
                    name=name,
                )
        found = np.stack(columns, axis=1).astype(np.float64)
        if np.isnan(found).any():
            raise not_usable("Input X contains NaN. Leave out these rows, or fill them in.")
        return found

    def _outcome(self, given: Array) -> RandomizedOutcome:
        if self.design is None:
            self.classes_ = np.unique(given)
            if len(self.classes_) != 2:
                raise not_usable(
                    "Only binary classification is supported. The type of the target is multiclass: y has "
                    "{count} class(es), and a yes/no answer has two classes.",
                    count=len(self.classes_),
                )
            # yes comes first in a channel, and is the second class of scikit-learn
            codes = 1 - np.searchsorted(self.classes_, given)
            return RandomizedOutcome.of(Direct(k=2).channel, codes.astype(np.int64))
        checked_design(self.design)
        if not isinstance(self.design, Design) or self.design.answer_count != 2:
            raise not_usable(
                "The design {design} does not report one yes/no answer in one sample.",
                design=self.design.name,
            )
        self.classes_ = np.array(["no", "yes"])
        names = self.design.reports(("yes", "no"))
        places = {name: code for code, name in enumerate(names)}
        unknown = sorted({str(one) for one in given.tolist()} - places.keys())
        if unknown:
            raise not_usable(
                "{found} is no report of the design {design}, whose reports are {known}.",
                found=unknown[0],
                design=self.design.name,
                known=", ".join(names),
            )
        codes = np.array([places[str(one)] for one in given.tolist()], dtype=np.int64)
        return RandomizedOutcome.of(self.design.channel, codes)

    def decision_function(self, X: Any) -> npt.NDArray[np.float64]:  # noqa: N803 - scikit-learn's name
        """Return the linear predictor of each row, shape (n,).

        Parameters
        ----------
        X : array or DataFrame of shape (n, d)
            the features, as at ``fit``.
        """
        self._check_fitted()
        found = self._numbers(X, is_fit=False) @ self.coef_[0] + self.intercept_[0]
        return np.asarray(found)

    def predict_proba(self, X: Any) -> npt.NDArray[np.float64]:  # noqa: N803 - scikit-learn's name
        """Return the probability of each answer, shape (n, 2); parameters as of ``predict``."""
        found = inverse_link(self._link(), self.decision_function(X))
        return np.stack([found.rest, found.share], axis=1)

    def frame(self) -> pd.DataFrame:
        """Return the coefficients as a table: estimate, standard error, interval, z and p-value.

        Raises
        ------
        ValueError
            if it was fitted with a penalty: then there are no standard errors.
        """
        self._check_fitted()
        if not hasattr(self, "result_"):
            raise not_usable(
                "A model with a penalty has no standard errors; fit it with penalty=0."
            )
        import pandas as pd  # noqa: PLC0415 - only this needs it

        rows = [
            (one.term, one.estimate, one.standard_error, one.low, one.high, one.z, one.p_value)
            for one in self.result_.coefficients
        ]
        return pd.DataFrame(rows, columns=["term", "estimate", "se", "low", "high", "z", "p"])

    def __sklearn_is_fitted__(self) -> bool:
        return hasattr(self, "coef_")

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.multi_class = False
        return tags
