"""How good a classifier is.

On public or synthetic data all of this is free. On a private table each look costs: `noisy_holdout`
releases how many rows were classified correctly and how many were not, for a stated ε. Rows that a model
was not trained on are other rows, so training and holdout together cost the larger of their two ε.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.intervals import checked_level, clopper_pearson
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
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


def nothing_to_evaluate() -> UserProblem:
    """No row with a class."""
    return UserProblem(msg("There is no row with a class to evaluate on."))


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
    """Accuracies of models trained and tested on several splits.

    Attributes
    ----------
    each
        one accuracy a split.
    baseline
        mean accuracy of always saying the test rows' most frequent class of the training.
    """

    each: tuple[float, ...]
    baseline: float

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


@dataclass(frozen=True, slots=True)
class NoisyAccuracy:
    """An accuracy that was paid for.

    Attributes
    ----------
    accuracy
        the noisy count of right rows over that of all rows, within 0 and 1.
    low
        lower bound.
    high
        upper bound; at ``level`` both the sampling of the rows and the noise are covered.
    level
        confidence of the interval.
    rows
        number of held-out rows with a class, as the two noisy counts tell it; exact without noise.
    epsilon
        what it cost.
    """

    accuracy: float
    low: float
    high: float
    level: float
    rows: int
    epsilon: float


def noisy_holdout(
    model: Classifier, held_out: Examples, epsilon: float, noise: Noise, level: float = 0.95
) -> NoisyAccuracy:
    """Release the model's accuracy on rows that it was not trained on, for ``epsilon``.

    The rows are counted by whether the model is right: one row is in one of the two counts, and how many
    rows there are is not looked at besides. Half of the error goes to the noise, half to the rows:
    Clopper & Pearson's bounds at the two ends of where the true counts may be.

    Parameters
    ----------
    model
        trained on other rows.
    held_out
        with the model's features and label.
    epsilon
        above 0; may be infinite.
    noise
        where the noise comes from.
    level
        of the interval, between 0 and 1, default 0.95.

    Raises
    ------
    EpsilonUnusable
        if ``epsilon`` is not above 0.
    UserProblem
        if ``level`` is not between 0 and 1; without noise, if there is no row.
    """
    account = PrivacyAccount(epsilon, noise)
    checked_level(level)
    if math.isinf(epsilon) and not len(held_out):
        raise nothing_to_evaluate()
    is_right = model.predict(held_out.features) == held_out.classes
    exact = np.array([np.count_nonzero(is_right), np.count_nonzero(~is_right)])
    right, wrong = np.clip(account.counts(exact, epsilon), 0, None)
    # union bound: the bounds miss with probability `half`, and so does, at either end, one of two noises
    half = (1 - level) / 2
    reach = noise_reach(epsilon / noise.neighbours.value, half / 2)
    low = _bounds(right - reach, wrong + reach, 1 - half)[0]
    high = _bounds(right + reach, wrong - reach, 1 - half)[1]
    rows = right + wrong
    # where noise has left no row, nothing is known
    share = float(right / rows) if rows else 0.5
    return NoisyAccuracy(share, low, high, level, round(rows), epsilon)


def _bounds(right: float, wrong: float, level: float) -> tuple[float, float]:
    fewest, rest = round(max(right, 0)), round(max(wrong, 0))
    low, high = clopper_pearson(fewest, fewest + rest, level) if fewest + rest else (0.0, 1.0)
    return low, high


def noise_reach(epsilon: float, error: float) -> int:
    """Return the least r with Pr(|noise| > r) ≤ ``error``, for discrete Laplace noise of 1/ε.

    Pr(|noise| > r) = 2·a^(r + 1)/(1 + a) with a = e^−ε (Ghosh, Roughgarden & Sundararajan 2012).

    Parameters
    ----------
    epsilon
        of one count, above 0; may be infinite.
    error
        probability, between 0 and 1.
    """
    if math.isinf(epsilon):
        return 0
    # solved for the tail: a^(r + 1) ≤ error·(1 + a)/2, and ln a = -ε
    a = math.exp(-epsilon)
    return max(0, math.ceil(math.log(2 / (error * (1 + a))) / epsilon) - 1)


def confusion(
    truth: NDArray[np.integer], predicted: NDArray[np.integer], classes: int
) -> NDArray[np.int64]:
    """Return how many rows of each class (row) were predicted as each class (column).

    Parameters
    ----------
    truth : array of shape (n,)
        places of the true classes.
    predicted : array of shape (n,)
        places of the predicted classes.
    classes
        their number.
    """
    mixed = truth.astype(np.int64) * classes + predicted
    return np.bincount(mixed, minlength=classes**2).reshape(classes, classes)


@dataclass(frozen=True, slots=True, eq=False)
class Roc:
    """Receiver operating characteristic of one class against the others.

    Attributes
    ----------
    false_positive
        rising from 0 to 1.
    true_positive
        rising from 0 to 1.
    area
        below it; 1/2 for chance, 1 for certainty, NaN where one of the two sides has no row.
    """

    false_positive: NDArray[np.float64]
    true_positive: NDArray[np.float64]
    area: float


def roc(chances: NDArray[np.float64], is_positive: NDArray[np.bool_]) -> Roc:
    """Return the ROC curve over all thresholds; rows of equal probability are one step (Fawcett 2006).

    Parameters
    ----------
    chances : array of shape (n,)
        predicted probabilities of the class.
    is_positive : array of shape (n,)
        whether the row is of the class.
    """
    order = np.argsort(-chances, kind="stable")
    ranked, hits = chances[order], is_positive[order]
    # only the last row of each tie is a point of the curve: a threshold cannot part equal scores
    ends = np.append(np.flatnonzero(np.diff(ranked)), len(ranked) - 1)
    up, across = np.cumsum(hits)[ends], np.cumsum(~hits)[ends]
    with np.errstate(invalid="ignore"):
        true = np.concatenate([[0.0], up / up[-1]])
        false = np.concatenate([[0.0], across / across[-1]])
    return Roc(false, true, float(np.trapezoid(true, false)))


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """Rows whose most probable class was given about the same probability."""

    low: float
    high: float
    rows: int
    confidence: float
    right: float


def calibration(
    chances: NDArray[np.float64], truth: NDArray[np.integer], bins: int = 10
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
    """
    top, chosen = chances.max(axis=1), chances.argmax(axis=1)
    # a probability of exactly 1 belongs to the last bin, not to one beyond it
    place = np.minimum((top * bins).astype(np.int64), bins - 1)
    found = []
    for number in np.unique(place):
        rows = place == number
        right = float((chosen == truth)[rows].mean())
        edges = number / bins, (number + 1) / bins
        found.append(CalibrationBin(*edges, int(rows.sum()), float(top[rows].mean()), right))
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
