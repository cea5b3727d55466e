"""Who was taken for whom: the confusion matrix, exact or released under ε, and the measures that follow.

A row is in one cell, by its class and its prediction, so all cells are released for one ε (parallel
composition), and accuracy, sensitivity and the like are computed from them for nothing more.

**Intervals** cover the sampling of the rows and the noise. Each measure is hits / (hits + others) over two
sets of cells. Half of the error goes to the noise: the least r that the sum of a set's noises exceeds with
so small a probability, from the exact distribution of that sum. Half goes to the rows: Clopper & Pearson's
bounds at both ends of where the true counts may be. By the union bound they cover with the stated
probability or more, whatever the counts are.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.intervals import checked_level, clopper_pearson
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Examples
from surveyapp.messages.message import msg

Cells = NDArray[np.bool_]
"""Shape (classes, classes): which cells of a confusion matrix are meant."""

COARSE = 0.005
"""ε of a count below which the distribution of a sum of noises is that at this ε, stretched."""


def nothing_to_evaluate() -> UserProblem:
    """No row with a class."""
    return UserProblem(msg("There is no row with a class to evaluate on."))


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, eq=False)
class Confusion:
    """A confusion matrix, exact or with noise."""

    counts: NDArray[np.float64]
    """Array of shape (classes, classes): rows of each class (row) that were predicted as each class (column);
    with noise perhaps below 0."""
    epsilon: float = math.inf
    """Of the noise in each count, which is discrete Laplace noise of scale 1/epsilon; infinite without."""
    level: float = 0.95
    """Confidence of the intervals."""
    most_weight: int = 1
    """How many of the rows are one person at most: intervals then take as few people as there can be, for
    Σw²/(Σw)² is at most most_weight/Σw (Kish 1965)."""
    squares: NDArray[np.float64] | None = None
    """Array of shape (classes, classes): of weighted rows, the sum of the squared weights in each cell:
    intervals then take as many rows as they are worth, (Σw)²/Σw² (Kish 1965), in Clopper & Pearson's bounds
    (Korn & Graubard 1998)."""

    @property
    def rows(self) -> int:
        """Number of rows, as the counts tell it."""
        return max(round(float(self.counts.sum())), 0)

    @property
    def _own(self) -> Cells:
        return np.eye(len(self.counts), dtype=np.bool_)

    @property
    def accuracy(self) -> Share:
        """Share of rows whose prediction is their class."""
        return self.share(self._own, ~self._own)

    def sensitivity(self, place: int) -> Share:
        """Return the share of the rows of a class that were predicted as it (recall).

        Parameters
        ----------
        place
            of the class.
        """
        of_class = _line(len(self.counts), place)
        return self.share(of_class & self._own, of_class & ~self._own)

    def specificity(self, place: int) -> Share:
        """Return the share of the rows of other classes that were not predicted as a class.

        Parameters
        ----------
        place
            of the class.
        """
        others, said = ~_line(len(self.counts), place), _line(len(self.counts), place).T
        return self.share(others & ~said, others & said)

    def precision(self, place: int) -> Share:
        """Return the share of the rows predicted as a class that are of it (positive predictive value).

        Parameters
        ----------
        place
            of the class.
        """
        said = _line(len(self.counts), place).T
        return self.share(said & self._own, said & ~self._own)

    @property
    def balanced_accuracy(self) -> Share:
        """Mean sensitivity of the classes; always saying one class has 1/classes.

        Its interval is MOVER's: the classes' rows and noises are independent, and the distances of each
        sensitivity to its own bounds take the place of normal errors (Zou & Donner 2008).
        """
        each = [self.sensitivity(place) for place in range(len(self.counts))]
        mean = float(np.mean([one.value for one in each]))
        below = math.hypot(*(one.value - one.low for one in each)) / len(each)
        above = math.hypot(*(one.high - one.value for one in each)) / len(each)
        return Share(mean, max(0.0, mean - below), min(1.0, mean + above))

    @property
    def majority(self) -> float:
        """Accuracy of always saying the most frequent class."""
        of_class = np.clip(self.counts.sum(axis=1), 0, None)
        # where noise has left no row, nothing is known
        return float(of_class.max() / of_class.sum()) if of_class.any() else 1 / len(of_class)

    def share(self, hits: Cells, others: Cells) -> Share:
        """Return hits / (hits + others) with its interval; 1/2, of which nothing is known, of no row.

        Parameters
        ----------
        hits, others : array of shape (classes, classes)
            which cells are meant; they have none in common.
        """
        right, wrong = (max(float(self.counts[cells].sum()), 0.0) for cells in (hits, others))
        # union bound: the bounds miss with probability `half`, and so does, at either end, one of two sums;
        # without noise the rows have all of the error
        half = (1 - self.level) / 2 if math.isfinite(self.epsilon) else 1 - self.level
        up, down = (noise_reach(self.epsilon, half / 2, int(c.sum())) for c in (hits, others))
        people = self._people(hits | others)
        low = _bounds((right - up) * people, (wrong + down) * people, 1 - half)[0]
        high = _bounds((right + up) * people, (wrong - down) * people, 1 - half)[1]
        rows = right + wrong
        return Share(right / rows if rows else 0.5, low, high)

    def _people(self, cells: Cells) -> float:
        """Return for how many rows without weights one unit of some cells stands, 1 or less as a rule."""
        if self.squares is None:
            return 1 / self.most_weight
        squared = float(self.squares[cells].sum())
        return float(self.counts[cells].sum()) / squared if squared else 1.0


def _line(classes: int, place: int) -> Cells:
    """Return the cells of the rows of one class."""
    cells = np.zeros((classes, classes), dtype=np.bool_)
    cells[place] = True
    return cells


def _bounds(right: float, wrong: float, level: float) -> tuple[float, float]:
    hits, rows = max(right, 0.0), max(right, 0.0) + max(wrong, 0.0)
    return clopper_pearson(hits, rows, level) if rows else (0.0, 1.0)


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
    return weighted_confusion(truth, predicted, classes, None).astype(np.int64)


def weighted_confusion(
    truth: NDArray[np.integer],
    predicted: NDArray[np.integer],
    classes: int,
    weights: NDArray[np.float64] | None,
) -> NDArray[np.float64]:
    """Return the sum of the weights of the rows of each class (row) that were predicted as each (column).

    Parameters
    ----------
    truth : array of shape (n,)
        places of the true classes.
    predicted : array of shape (n,)
        places of the predicted classes.
    classes
        their number.
    weights : array of shape (n,), optional
        what each row counts, 0 or more; None: 1.
    """
    mixed = truth.astype(np.int64) * classes + predicted
    sums = np.bincount(mixed, weights, minlength=classes**2).astype(np.float64)
    return sums.reshape(classes, classes)


def release_confusion(
    exact: NDArray[np.integer], account: PrivacyAccount, level: float = 0.95
) -> Confusion:
    """Release a confusion matrix for all that an account has.

    Parameters
    ----------
    exact : array of shape (classes, classes)
        each row of the table is in one cell, by itself and what was released.
    account
        of the table.
    level
        of the intervals, between 0 and 1, default 0.95.

    Raises
    ------
    UserProblem
        if ``level`` is not between 0 and 1; without noise, if there is no row.
    """
    checked_level(level)
    epsilon = account.left
    if math.isinf(epsilon) and not exact.any():
        raise nothing_to_evaluate()
    counts = account.counts(exact, epsilon)
    return Confusion(counts, epsilon / account.noise.neighbours.value, level)


def noisy_holdout(
    model: Classifier, held_out: Examples, epsilon: float, noise: Noise, level: float = 0.95
) -> Confusion:
    """Release the model's confusion matrix on rows that it was not trained on, for ``epsilon``.

    How many rows there are is not looked at besides: their number is the sum of the cells.

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
        of the intervals, between 0 and 1, default 0.95.

    Raises
    ------
    EpsilonUnusable
        if ``epsilon`` is not above 0.
    UserProblem
        if ``level`` is not between 0 and 1; without noise, if there is no row.
    """
    account = PrivacyAccount(epsilon, noise)
    predicted = model.predict(held_out.features)
    exact = confusion(held_out.classes, predicted, len(model.classes_))
    return release_confusion(exact, account, level)


def class_measures(found: Confusion) -> Iterator[tuple[str, int, Share]]:
    """Yield the measures of each class by their names.

    Parameters
    ----------
    found
        any confusion matrix.
    """
    for place in range(len(found.counts)):
        yield "sensitivity", place, found.sensitivity(place)
        yield "specificity", place, found.specificity(place)
        yield "precision", place, found.precision(place)


@lru_cache(maxsize=256)
def noise_reach(epsilon: float, error: float, counts: int = 1) -> int:
    """Return the least r with Pr(|sum of noises| > r) ≤ ``error``, for discrete Laplace noise of 1/ε.

    Of one count Pr(|noise| > r) = 2·a^(r + 1)/(1 + a) with a = e^−ε (Ghosh, Roughgarden & Sundararajan
    2012). A sum of m has the characteristic function ((1 − a)²/(1 − 2a·cos t + a²))^m, whose inverse is
    its exact distribution.

    Parameters
    ----------
    epsilon
        of each count, above 0; may be infinite.
    error
        probability, between 0 and 1.
    counts
        how many independent noises are summed, default 1.
    """
    if math.isinf(epsilon) or not counts:
        return 0
    a = math.exp(-epsilon)
    if counts == 1:
        # solved for the tail: a^(r + 1) ≤ error·(1 + a)/2, and ln a = -ε
        return max(0, math.ceil(math.log(2 / (error * (1 + a))) / epsilon) - 1)
    if epsilon < COARSE:
        # so wide a noise is as good as continuous: its quantiles go with 1/ε
        return math.ceil((noise_reach(COARSE, error, counts) + 1) * COARSE / epsilon)
    deviation = math.sqrt(2 * a * counts) / -math.expm1(-epsilon)
    # beyond twelve deviations and forty scales is less than e^-40: nothing is folded back
    size = 2 ** math.ceil(math.log2(2 * (12 * deviation + 40 / epsilon) + 3))
    turns = 2 * np.pi * np.arange(size // 2 + 1) / size
    waves = ((1 - a) ** 2 / (1 - 2 * a * np.cos(turns) + a**2)) ** counts
    chances = np.fft.irfft(waves, size)[: size // 2]
    # Pr(|sum| > r) is twice what is above r, summed from the smallest
    tails = 2 * np.cumsum(chances[::-1])[::-1]
    beyond = np.append(tails[1:], 0.0)
    return int(np.argmax(beyond <= error))
