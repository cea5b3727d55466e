"""How good a classifier is on public or synthetic data, where looking is free.

On a private table each look costs: `confusion` and `private_roc` release what is known of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.confusion import nothing_to_evaluate
from surveyapp.learning.base.table import Examples
from surveyapp.messages.message import msg

Split = tuple[NDArray[np.intp], NDArray[np.intp]]
"""Places of the rows to train on, and of those to test on."""


def split_impossible(*, rows: object, parts: object) -> UserProblem:
    """Rows that cannot be parted as asked."""
    return UserProblem(
        msg(
            "{rows} rows cannot be divided into {parts} parts with rows in each.",
            rows=rows,
            parts=parts,
        )
    )


def folds(rows: int, parts: int, rng: np.random.Generator) -> Iterator[Split]:
    """Yield the splits of a cross-validation: each row is tested on once.

    Parameters
    ----------
    rows
        number of rows.
    parts
        number of splits, 2 to ``rows``.
    rng
        for the order of the rows.

    Raises
    ------
    UserProblem
        if there are fewer than two parts, or fewer rows than parts.
    """
    if not 2 <= parts <= rows:
        raise split_impossible(rows=rows, parts=parts)
    blocks = np.array_split(rng.permutation(rows), parts)
    for place, block in enumerate(blocks):
        yield np.concatenate([*blocks[:place], *blocks[place + 1 :]]), block


@dataclass(frozen=True, slots=True)
class Accuracies:
    """Accuracies of models trained and tested on several splits."""

    each: tuple[float, ...]
    """One accuracy a split."""
    baseline: float
    """Mean accuracy of always saying the test rows' most frequent class of the training."""

    @property
    def mean(self) -> float:
        """Their mean."""
        return float(np.mean(self.each))

    @property
    def standard_deviation(self) -> float:
        """How much they differ from split to split; 0 for one."""
        return float(np.std(self.each, ddof=1)) if len(self.each) > 1 else 0.0


def accuracies(
    trained: Callable[[Examples], Classifier], examples: Examples, splits: Iterator[Split]
) -> Accuracies:
    """Train and test on each split. For public data: nothing here pays.

    Parameters
    ----------
    trained
        returns a classifier trained on the examples that it is given.
    examples
        n rows, all with a class.
    splits
        places of the rows to train on and to test on.
    """
    each, baselines = [], []
    for train, test in splits:
        held = examples.rows(test)
        each.append(accuracy(trained(examples.rows(train)), held))
        most = np.bincount(examples.classes[train]).argmax()
        baselines.append(float((held.classes == most).mean()))
    return Accuracies(tuple(each), float(np.mean(baselines)))


def accuracy(model: Classifier, examples: Examples) -> float:
    """Return the share of rows that the model classifies correctly, 0 to 1.

    Parameters
    ----------
    model
        trained.
    examples
        with the model's features and label.

    Raises
    ------
    UserProblem
        if there is no row.
    """
    if not len(examples):
        raise nothing_to_evaluate()
    return float((model.predict(examples.features) == examples.classes).mean())


def majority_accuracy(examples: Examples) -> float:
    """Return the accuracy of always predicting the most frequent class, 0 to 1.

    Parameters
    ----------
    examples
        rows with a class.

    Raises
    ------
    UserProblem
        if there is no row.
    """
    if not len(examples):
        raise nothing_to_evaluate()
    return float(np.bincount(examples.classes).max() / len(examples))


@dataclass(frozen=True, slots=True, eq=False)
class Roc:
    """Receiver operating characteristic of one class against the others."""

    false_positive: NDArray[np.float64]
    """Rising from 0 to 1."""
    true_positive: NDArray[np.float64]
    """Rising from 0 to 1."""
    area: float
    """Below it; 1/2 for chance, 1 for certainty, NaN where one of the two sides has no row."""


def roc(
    chances: NDArray[np.float64],
    is_positive: NDArray[np.bool_],
    weights: NDArray[np.float64] | None = None,
) -> Roc:
    """Return the ROC curve over all thresholds; rows of equal probability are one step (Fawcett 2006).

    Parameters
    ----------
    chances : array of shape (n,)
        predicted probabilities of the class.
    is_positive : array of shape (n,)
        whether the row is of the class.
    weights : array of shape (n,), optional
        what each row counts, 0 or more; default 1.
    """
    each = np.ones(len(chances)) if weights is None else weights
    order = np.argsort(-chances, kind="stable")
    ranked, hits, each = chances[order], is_positive[order], each[order]
    # only the last row of each tie is a point of the curve: a threshold cannot part equal scores
    ends = np.append(np.flatnonzero(np.diff(ranked)), len(ranked) - 1)
    up, across = np.cumsum(hits * each)[ends], np.cumsum(~hits * each)[ends]
    with np.errstate(invalid="ignore"):
        true = np.concatenate([[0.0], up / up[-1]])
        false = np.concatenate([[0.0], across / across[-1]])
    return Roc(false, true, float(np.trapezoid(true, false)))


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """Rows whose most probable class was given about the same probability."""

    low: float
    high: float
    rows: float
    confidence: float
    right: float


def calibration(
    chances: NDArray[np.float64],
    truth: NDArray[np.integer],
    bins: int = 10,
    weights: NDArray[np.float64] | None = None,
) -> tuple[CalibrationBin, ...]:
    """Return, for each bin of confidence that has rows, its mean and the share that was correct.

    Parameters
    ----------
    chances : array of shape (n, classes)
        predicted probabilities.
    truth : array of shape (n,)
        places of the true classes.
    bins
        number of bins of equal width between 0 and 1, default 10.
    weights : array of shape (n,), optional
        what each row counts, 0 or more; default 1.
    """
    top, chosen = chances.max(axis=1), chances.argmax(axis=1)
    each = np.ones(len(top)) if weights is None else weights
    # a probability of exactly 1 belongs to the last bin, not to one beyond it
    place = np.minimum((top * bins).astype(np.int64), bins - 1)
    found = []
    for number in np.unique(place):
        rows = place == number
        count = float(each[rows].sum())
        if count == 0:  # rows of weight 0 alone
            continue
        right = float(each[rows] @ (chosen == truth)[rows]) / count
        edges = number / bins, (number + 1) / bins
        found.append(CalibrationBin(*edges, count, float(each[rows] @ top[rows]) / count, right))
    return tuple(found)


def calibration_error(bins: tuple[CalibrationBin, ...]) -> float:
    """Return the mean distance of confidence and share correct, each bin weighted by its rows.

    Parameters
    ----------
    bins
        of ``calibration``.
    """
    rows = sum(each.rows for each in bins)
    return sum(each.rows * abs(each.confidence - each.right) for each in bins) / rows
