"""What estimators with scikit-learn's interface share: parameters, and tables checked as scikit-learn does.

scikit-learn is no dependency: who uses its ``Pipeline``, ``clone`` or ``cross_val_score`` has it, and nobody
else needs it. So nothing is derived from its classes; the protocol is kept by what is here, and its own
``check_estimator`` is run on every estimator by the tests.
"""

from __future__ import annotations

import inspect
import sys
import warnings
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from surveyapp.library.problems import not_usable

Array = npt.NDArray[Any]
Column = npt.NDArray[Any]


class NotFitted(ValueError, AttributeError):
    """An estimator was asked before ``fit``."""


def _not_fitted(name: str) -> Exception:
    """Return the error that scikit-learn's tools look for, where it is loaded."""
    known = sys.modules.get("sklearn.exceptions")
    kind = NotFitted if known is None else known.NotFittedError
    made: Exception = kind(f"This {name} is not fitted yet. Call fit first.")
    return made


class ArrayEstimator:
    """An estimator of arrays and DataFrames: parameters as keywords, and what they hold read back.

    Attributes
    ----------
    n_features_in_
        number of features at ``fit``.
    feature_names_in_ : array of shape (n_features_in_,)
        their names, where ``fit`` was given a DataFrame.
    """

    n_features_in_: int
    feature_names_in_: Array

    @classmethod
    def _parameter_names(cls) -> list[str]:
        return [name for name in inspect.signature(cls).parameters if name != "self"]

    def get_params(self, deep: bool = True) -> dict[str, Any]:  # noqa: ARG002, FBT001, FBT002 - scikit-learn's
        """Return the parameters by name.

        Parameters
        ----------
        deep
            scikit-learn's; there is nothing deeper here.
        """
        return {name: getattr(self, name) for name in self._parameter_names()}

    def set_params(self, **parameters: Any) -> Self:
        """Set parameters; return this estimator.

        Parameters
        ----------
        **parameters
            by name.

        Raises
        ------
        ValueError
            if there is no such parameter.
        """
        known = self._parameter_names()
        for name, value in parameters.items():
            if name not in known:
                raise not_usable(
                    "Invalid parameter {name} for {estimator}. Valid parameters are: {known}.",
                    name=repr(name),
                    estimator=type(self).__name__,
                    known=", ".join(known),
                )
            setattr(self, name, value)
        return self

    def __repr__(self) -> str:
        defaults = inspect.signature(type(self)).parameters
        given = (
            f"{name}={value!r}"
            for name, value in self.get_params().items()
            if not _is_same(value, defaults[name].default)
        )
        return f"{type(self).__name__}({', '.join(given)})"

    def __sklearn_tags__(self) -> Any:
        """Return what scikit-learn asks of an estimator; only scikit-learn calls this."""
        from sklearn.utils import ClassifierTags, InputTags, Tags, TargetTags  # noqa: PLC0415

        return Tags(
            estimator_type="classifier",
            target_tags=TargetTags(required=True),
            classifier_tags=ClassifierTags(),
            input_tags=InputTags(),
        )

    def __sklearn_is_fitted__(self) -> bool:
        return hasattr(self, "n_features_in_")

    def _check_fitted(self) -> None:
        if not self.__sklearn_is_fitted__():
            raise _not_fitted(type(self).__name__)

    def _columns(self, table: Any, *, is_fit: bool) -> list[Column]:
        """Return the columns of a table, checked; at ``fit`` their number and names are kept.

        Parameters
        ----------
        table : array or DataFrame of shape (n, d)
            as it was given.
        is_fit
            whether to keep or to compare the number and the names of the features.

        Raises
        ------
        ValueError, TypeError
            if it is no such table.
        """
        names = _names_of(table)
        columns = columns_of(table)
        if is_fit:
            self.n_features_in_ = len(columns)
            self.__dict__.pop("feature_names_in_", None)
            if names is not None:
                self.feature_names_in_ = names
            return columns
        self._check_names(names)
        if len(columns) != self.n_features_in_:
            raise not_usable(
                "X has {found} features, but {estimator} is expecting {needed} features as input.",
                found=len(columns),
                estimator=type(self).__name__,
                needed=self.n_features_in_,
            )
        return columns

    def _check_names(self, names: Array | None) -> None:
        fitted = getattr(self, "feature_names_in_", None)
        if fitted is None or names is None:
            if (fitted is None) != (names is None):
                which, how = (
                    ("X has feature names", "without")
                    if fitted is None
                    else ("X does not have valid feature names", "with")
                )
                warnings.warn(
                    f"{which}, but {type(self).__name__} was fitted {how} feature names",
                    stacklevel=4,
                )
            return
        if list(names) == list(fitted):
            return
        # the lines are scikit-learn's, whose tools and users know them
        lines = ["The feature names should match those that were passed during fit."]
        unseen, missing = sorted({*names} - {*fitted}), sorted({*fitted} - {*names})
        if unseen:
            lines += ["Feature names unseen at fit time:", *(f"- {name}" for name in unseen[:5])]
        if missing:
            lines += [
                "Feature names seen at fit time, yet now missing:",
                *(f"- {name}" for name in missing[:5]),
            ]
        if not (unseen or missing):
            lines.append("Feature names must be in the same order as they were in fit.")
        raise ValueError("\n".join([*lines, ""]))

    def _names(self) -> list[str]:
        """Return a name for each feature."""
        names = getattr(self, "feature_names_in_", None)
        return (
            [f"x{place}" for place in range(self.n_features_in_)] if names is None else list(names)
        )


class ArrayClassifier(ArrayEstimator):
    """A classifier of arrays and DataFrames.

    Attributes
    ----------
    classes_ : array of shape (k,)
        the classes, in the order of the columns of ``predict_proba``.
    """

    classes_: Array
    _estimator_type = "classifier"

    @abstractmethod
    def predict_proba(self, X: Any) -> npt.NDArray[np.float64]:  # noqa: N803 - scikit-learn's name
        """Return the probability of each class, shape (n, k).

        Parameters
        ----------
        X : array or DataFrame of shape (n, d)
            the features, as at ``fit``.
        """

    def predict(self, X: Any) -> Array:  # noqa: N803 - scikit-learn's name
        """Return the most probable class of each row, shape (n,).

        Parameters
        ----------
        X : array or DataFrame of shape (n, d)
            the features, as at ``fit``.
        """
        chosen = np.argmax(self.predict_proba(X), axis=1)
        return np.asarray(self.classes_[chosen])

    def score(self, X: Any, y: Any, sample_weight: Any = None) -> float:  # noqa: N803 - scikit-learn's name
        """Return the share of rows whose class is predicted.

        Parameters
        ----------
        X : array or DataFrame of shape (n, d)
            the features, as at ``fit``.
        y : array of shape (n,)
            the true classes.
        sample_weight : array of shape (n,), optional
            how many people each row stands for, 0 or more; default 1.

        Raises
        ------
        ValueError
            if a weight is negative or no number, or all are 0.
        """
        is_right = self.predict(X) == np.asarray(y)
        weights = weights_of(sample_weight, len(is_right))
        return float(np.average(is_right, weights=weights))


def _is_same(value: object, default: object) -> bool:
    return value is default or (isinstance(value, str | int | float) and value == default)


def _names_of(table: Any) -> Array | None:
    """Return the columns' names if all of them are texts; None for arrays."""
    columns = getattr(table, "columns", None)
    if columns is None:
        return None
    names = list(columns)
    if not all(isinstance(name, str) for name in names):
        return None
    twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if twice is not None:
        raise not_usable(
            "Two features are called {name}. Rename one of them, so that it is clear which is meant.",
            name=twice,
        )
    return np.array(names, dtype=object)


def columns_of(table: Any) -> list[Column]:
    """Return the columns of an array or a DataFrame of shape (n, d), each of numbers or of objects.

    Parameters
    ----------
    table : array, list of rows or DataFrame
        the features.

    Raises
    ------
    TypeError
        if it is sparse.
    ValueError
        if it is no table, empty, complex, or has infinite numbers or dates.
    """
    if hasattr(table, "toarray"):
        raise TypeError("Sparse data was passed, but dense data is required. Use X.toarray().")
    if hasattr(table, "iloc"):
        columns = [_cells(table.iloc[:, place]) for place in range(table.shape[1])]
        _check_shape(table.shape)
    else:
        values = np.asarray(table)
        _check_shape(values.shape)
        columns = list(values.T)
    return [_plain(column) for column in columns]


def _cells(series: Any) -> Array:
    """Return the cells of a Series or a DataFrame; what pandas says is missing is NaN."""
    cells = np.asarray(series)
    if cells.dtype.kind == "O":
        cells = np.where(np.asarray(series.isna()), np.nan, cells)
    return cells


def _check_shape(shape: Sequence[int]) -> None:
    if len(shape) != 2:
        raise not_usable(
            "Expected 2D array, got {dimensions}D array instead. Reshape your data using "
            "array.reshape(-1, 1) if it has a single feature or array.reshape(1, -1) if it contains a single "
            "sample.",
            dimensions=len(shape),
        )
    for size, what in zip(shape, ("sample", "feature"), strict=True):
        if size == 0:
            raise not_usable(
                "Found array with 0 {what}(s) (shape={shape}) while a minimum of 1 is required.",
                what=what,
                shape=tuple(shape),
            )


def _plain(column: Array) -> Column:
    """Return a column of finite numbers (NaN where missing), or of objects."""
    if column.dtype.kind == "c":
        raise not_usable("Complex data not supported.")
    if column.dtype.kind in "Mm":
        raise not_usable("Input X has dates or times. Make numbers of them, such as years.")
    if column.dtype.kind in "OUST":
        numbers = _as_numbers(column)
        if numbers is None:
            return column.astype(object)
        column = numbers
    found = column.astype(np.float64)
    if np.isinf(found).any():
        raise not_usable(
            "Input X contains infinity. Replace it by a number, or by NaN where it is missing."
        )
    return found


def _as_numbers(column: Array) -> Array | None:
    """Return objects that are all numbers as such; None for words."""
    if any(isinstance(value, str | bytes) for value in column.tolist()):
        return None
    try:
        return column.astype(np.float64)
    except (TypeError, ValueError):
        return None


def labels_of(y: Any, n: int, estimator: str) -> Array:
    """Return the classes of n rows, shape (n,).

    Parameters
    ----------
    y : array of shape (n,)
        as it was given.
    n
        number of rows.
    estimator
        whose they are, for errors.

    Raises
    ------
    ValueError
        if there are none, not as many, or they are no classes.
    """
    if y is None:
        raise not_usable(
            "{estimator} requires y to be passed, but the target y is None.", estimator=estimator
        )
    values = _cells(y) if hasattr(y, "isna") else np.asarray(y)
    if values.ndim == 2 and values.shape[1] == 1:
        _warn_of_column()
        values = values[:, 0]
    if values.ndim != 1:
        raise not_usable(
            "y should be a 1d array, got an array of shape {shape} instead.", shape=values.shape
        )
    if len(values) != n:
        raise not_usable(
            "Found input variables with inconsistent numbers of samples: [{rows}, {labels}].",
            rows=n,
            labels=len(values),
        )
    if values.dtype.kind == "f":
        if not np.isfinite(values).all():
            raise not_usable("Input y contains NaN or infinity. Leave out rows without a class.")
        if (values != np.floor(values)).any():
            raise not_usable(
                "Unknown label type: continuous numbers are no classes. Cut them into classes."
            )
    elif values.dtype.kind == "O" and any(
        value is None or value != value  # noqa: PLR0124 - NaN is not itself
        for value in values.tolist()
    ):
        raise not_usable("Input y contains NaN. Leave out rows without a class.")
    return values


def _warn_of_column() -> None:
    known = sys.modules.get("sklearn.exceptions")
    kind = UserWarning if known is None else known.DataConversionWarning
    warnings.warn(
        "A column-vector y was passed when a 1d array was expected. Please change the shape of y to "
        "(n_samples,), for example using ravel().",
        kind,
        stacklevel=5,
    )


def weights_of(given: Any, n: int) -> npt.NDArray[np.float64] | None:
    """Return weights of rows, checked; None where there are none.

    Parameters
    ----------
    given : array of shape (n,), or None
        how many people each row stands for, 0 or more.
    n
        number of rows.

    Raises
    ------
    NotUsable
        if there are more or fewer; if one is negative or no number; if all are 0.
    """
    if given is None:
        return None
    weights = np.asarray(given, dtype=np.float64)
    if weights.shape != (n,):
        raise not_usable(
            "sample_weight has the shape {shape}; give one weight for each of the {n} rows.",
            shape=weights.shape,
            n=n,
        )
    if not np.all(np.isfinite(weights) & (weights >= 0)):
        raise not_usable("A sample_weight is negative or no number.")
    if not weights.any():
        raise not_usable("Every sample_weight is zero, so nobody counts; give a weight above zero.")
    return weights
