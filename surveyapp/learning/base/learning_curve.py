"""How accuracy grows with the number of rows, or with ε: many models of the same learner on public rows.

Each split of a cross-validation gives one accuracy a point. The interval around their mean is that of
Student's t with the variance of Nadeau & Bengio (2003), s²·(1/k + 1/(k − 1)) of k splits, since their
training rows overlap; where the test rows alone, each counted once, leave more open, it is theirs (Clopper &
Pearson 1934). Survey weights count test rows exactly, which are then worth (Σw)²/Σw² rows (Kish 1965; Korn &
Graubard 1998), and training rows as many whole times as they represent.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.intervals import clopper_pearson
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.evaluation import Split
from surveyapp.learning.base.table import Examples
from surveyapp.messages.message import msg

EPSILONS = (0.1, 0.3, 1.0, 3.0, 10.0, math.inf)
HALVINGS = 5
"""Points of a curve over rows, besides all rows: a half of them, a quarter and so on."""
FEWEST_ROWS = 20
"""A point of fewer rows is left out."""


class CurveOver(Enum):
    """What a learning curve goes over."""

    ROWS = "rows"
    EPSILON = "epsilon"


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The accuracy of models trained on so many rows at one ε."""

    rows: int
    """How many each of them was trained on, on average."""
    epsilon: float | None
    """Of each; None where it is not private."""
    accuracy: float
    low: float
    high: float
    """The mean over the splits, and its interval."""
    majority: float
    """Mean accuracy of saying the most frequent class of the training rows."""


@dataclass(frozen=True, slots=True, eq=False)
class CurveWeights:
    """How many people each row represents."""

    exact: NDArray[np.float64]
    """Array of shape (n,): in tests, 0 or more."""
    times: NDArray[np.int64]
    """Array of shape (n,): in training, whole."""

    @staticmethod
    def alike(rows: int) -> CurveWeights:
        """Return weights of one.

        Parameters
        ----------
        rows
            how many.
        """
        return CurveWeights(np.ones(rows), np.ones(rows, dtype=np.int64))


def learning_curve(
    train: Callable[[Examples, float], Classifier],
    examples: Examples,
    splits: Sequence[Split],
    *,
    over: CurveOver,
    epsilon: float,
    level: float,
    weights: CurveWeights | None = None,
) -> tuple[CurvePoint, ...]:
    """Return the points of a curve, from the fewest rows or the smallest ε on. For public data: nothing pays.

    Parameters
    ----------
    train
        returns a model trained on the rows that it is given, at an ε.
    examples
        rows with a class.
    splits
        of a cross-validation, two or more: the rows of each part in random order.
    over
        what the curve goes over.
    epsilon
        of the models of a curve over rows.
    level
        confidence of the intervals.
    weights
        of the rows; None: each counts once.

    Raises
    ------
    UserProblem
        if there are too few rows for two points.
    """
    weights = weights or CurveWeights.alike(len(examples))
    shares = [2.0**-halvings for halvings in range(HALVINGS, -1, -1)]
    fewest = min(len(rows) for rows, _test in splits)
    shares = [share for share in shares if share * fewest >= FEWEST_ROWS]
    if over is CurveOver.EPSILON:
        asked = [(1.0, one) for one in EPSILONS]
    elif len(shares) > 1:
        asked = [(share, epsilon) for share in shares]
    else:
        raise UserProblem(
            msg(
                "A learning curve over rows needs at least {least} rows to train on.",
                least=2 * FEWEST_ROWS,
            )
        )
    return tuple(
        _point(train, examples, splits, weights, share=share, epsilon=one, level=level)
        for share, one in asked
    )


def _point(
    train: Callable[[Examples, float], Classifier],
    examples: Examples,
    splits: Sequence[Split],
    weights: CurveWeights,
    *,
    share: float,
    epsilon: float,
    level: float,
) -> CurvePoint:
    right, sizes, used, majority = [], [], [], []
    for training, test in splits:
        some = training[: round(share * len(training))]
        known = examples.rows(np.repeat(some, weights.times[some]))
        model, held, counts = train(known, epsilon), examples.rows(test), weights.exact[test]
        right.append(float(counts @ (model.predict(held.features) == held.classes)))
        most = np.bincount(known.classes).argmax()
        majority.append(float(counts @ (held.classes == most)))
        sizes.append(float(counts.sum()))
        used.append(len(some))
    tested = weights.exact[np.concatenate([test for _, test in splits])]
    worth = float(tested.sum() ** 2 / (tested**2).sum())
    low, high = _interval(right, sizes, worth, level)
    total = sum(sizes)
    return CurvePoint(
        rows=round(float(np.mean(used))),
        epsilon=None if math.isinf(epsilon) else epsilon,
        accuracy=sum(right) / total,
        low=low,
        high=high,
        majority=sum(majority) / total,
    )


def _interval(
    right: Sequence[float], sizes: Sequence[float], worth: float, level: float
) -> tuple[float, float]:
    """Return the interval; ``worth`` is how many rows without weights the test rows are worth."""
    mean, parts = sum(right) / sum(sizes), len(right)
    each = np.array(right) / np.array(sizes)
    variance = float(each.var(ddof=1)) * (1 / parts + 1 / (parts - 1))
    reach = float(scipy.stats.t.isf((1 - level) / 2, parts - 1)) * math.sqrt(variance)
    low, high = clopper_pearson(mean * worth, worth, level)
    return max(0.0, min(low, mean - reach)), min(1.0, max(high, mean + reach))
