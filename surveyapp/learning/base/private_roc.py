"""The area under the ROC curve, from a noisy histogram of scores by class.

The scores' bins are public: they follow from the released model and the public domains alone. A row is in
one bin of one class, so the histogram is released for one ε (Stoddard, Chen & Machanavajjhala 2014 count
rows above public thresholds, which costs ε for each). The area is then that of the binned scores.

**Interval.** The area of the scores themselves lies between those that the pairs of rows in one bin have
when all of them are ordered wrongly, and rightly: both ends are taken. Beyond these, the sampling of the
rows by Newcombe's (2006, method 5) interval, which solves |area − θ| = z·√V(θ) with Hanley & McNeil's (1982)
variance at θ, so that it does not collapse at 1; V includes the variance that the noise causes.
"""

from __future__ import annotations

import math
from statistics import NormalDist

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.confusion import Share
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import CodedTable, Examples

BINS = 32
"""The most bins: with more, noise costs more than what is won within the bins (an area is known to 1/BINS
at worst, and the noise in it grows with √BINS)."""
DRAWN_ROWS = 4000
DEVIATIONS_SEEN = 3.0
"""By how many deviations of its noise a class must have rows for anything to be known of an area."""

Vector = NDArray[np.float64]


def public_thresholds(model: Classifier, place: int, bins: int = BINS) -> Vector:
    """Return where the scores of a class are cut, at most ``bins`` − 1 of them.

    They are quantiles of the scores of rows drawn evenly from the features' domains: no row of a table is
    looked at. Where there are few different scores each gets a bin of its own.

    Parameters
    ----------
    model
        released.
    place
        of the class whose probability is the score.
    bins
        the most bins, 2 or more.
    """
    rng = np.random.default_rng(0)
    codes = [rng.integers(len(f.levels), size=DRAWN_ROWS) for f in model.features_]
    drawn = CodedTable(model.features_, np.stack(codes, axis=1).astype(np.int32))
    scores = np.unique(model.predict_proba(drawn)[:, place].round(12), return_counts=True)
    if len(scores[0]) <= bins:
        cuts: Vector = (scores[0][1:] + scores[0][:-1]) / 2
        return cuts
    shares = np.arange(1, bins) / bins
    return np.unique(np.quantile(np.repeat(*scores), shares, method="higher"))


def release_area(
    model: Classifier,
    examples: Examples,
    account: PrivacyAccount,
    place: int,
    level: float = 0.95,
    *,
    most_weight: int = 1,
) -> Share:
    """Release the area under the ROC curve of a class against the others, for all that an account has.

    Parameters
    ----------
    model
        released; trained on other rows.
    examples
        with the model's features and label.
    account
        of the table.
    place
        of the class.
    level
        of the interval, between 0 and 1, default 0.95.
    most_weight
        how many of the rows are one person at most, default 1.
    """
    score = model.predict_proba(examples.features)[:, place]
    is_own = examples.classes == place
    epsilon = account.left
    people = np.full(2, 1 / most_weight)
    if math.isinf(epsilon):
        exact = _histogram(np.unique(score, return_inverse=True)[1], is_own)
        return area_of(exact, 0.0, level, people=people)
    cuts = public_thresholds(model, place)
    exact = _histogram(np.searchsorted(cuts, score, side="right"), is_own, len(cuts) + 1)
    counts = account.counts(exact, epsilon)
    # of discrete Laplace noise of scale s the variance is 2a/(1 - a)², a = e^(-1/s)
    variance = 1 / (2 * math.sinh(1 / (2 * account.scale(epsilon))) ** 2)
    return area_of(counts, variance, level, is_binned=True, people=people)


def weighted_area(
    score: Vector, is_own: NDArray[np.bool_], weights: Vector | None = None, level: float = 0.95
) -> Share:
    """Return the area under the ROC curve of public rows, with its interval.

    Parameters
    ----------
    score : array of shape (n,)
        predicted probabilities of the class.
    is_own : array of shape (n,)
        whether the row is of the class.
    weights : array of shape (n,), optional
        what each row counts, 0 or more; the interval then takes as many rows of either side as they are
        worth, (Σw)²/Σw² (Kish 1965). Default 1.
    level
        of the interval, between 0 and 1, default 0.95.
    """
    places = np.unique(score, return_inverse=True)[1]
    each = np.ones(len(score)) if weights is None else weights
    sums, squares = (
        np.array([of_row[~is_own].sum(), of_row[is_own].sum()]) for of_row in (each, each**2)
    )
    people = np.divide(sums, squares, out=np.ones(2), where=squares > 0)
    return area_of(_histogram(places, is_own, weights=each), 0.0, level, people=people)


def _histogram(
    bins: NDArray[np.integer],
    is_own: NDArray[np.bool_],
    size: int = 1,
    weights: Vector | None = None,
) -> NDArray[np.float64]:
    """Return how many rows of the others and of the class are in each bin, shape (2, bins)."""
    size = max(size, int(bins.max(initial=-1)) + 1)
    mixed = is_own.astype(np.int64) * size + bins
    return np.bincount(mixed, weights, minlength=2 * size).reshape(2, size).astype(np.float64)


def area_of(
    counts: NDArray[np.float64],
    variance: float,
    level: float = 0.95,
    *,
    is_binned: bool = False,
    people: Vector | None = None,
) -> Share:
    """Return the area under the ROC curve of a histogram, with its interval.

    Parameters
    ----------
    counts : array of shape (2, bins)
        the others' rows and the class's, by rising score; with noise perhaps below 0.
    variance
        of the noise in each count; 0 without.
    level
        of the interval, between 0 and 1, default 0.95.
    is_binned
        whether rows of one bin may have different scores; otherwise they are ties, which count half.
    people : array of shape (2,), optional
        for how many rows without weights one counted row of either side stands; default 1.
    """
    others, own = counts
    sizes = counts.sum(axis=1)
    if not (sizes > max(DEVIATIONS_SEEN * math.sqrt(variance * counts.shape[1]), 0.5)).all():
        return Share(0.5, 0.0, 1.0)
    # where each bin's rows stand among those of the other side; their means are the area (DeLong 1988)
    among_others = (np.cumsum(others) - others / 2) / sizes[0]
    among_own = 1 - (np.cumsum(own) - own / 2) / sizes[1]
    area = float(own @ among_others / sizes[1])
    # pairs in one bin; noise may leave a count below 0, of which there are no pairs
    tied = float(np.clip(others, 0, None) @ np.clip(own, 0, None)) / float(sizes.prod())
    unsure = tied / 2 if is_binned else 0.0
    noise = variance * (
        float(((among_others - area) ** 2).sum()) / sizes[1] ** 2
        + float(((among_own - area) ** 2).sum()) / sizes[0] ** 2
    )
    if variance:
        # the product of both sides' noises adds that of all pairs of bins: (order - area)²
        order = (np.sign(np.subtract.outer(np.arange(len(own)), np.arange(len(own)))) + 1) / 2
        noise += variance**2 * float(((order - area) ** 2).sum()) / float(sizes.prod()) ** 2
    area = min(max(area, 0.0), 1.0)
    sizes = sizes if people is None else sizes * people
    reach = NormalDist().inv_cdf((1 + level) / 2)
    low = _end(max(area - unsure, 0.0), 0.0, sizes, noise, reach)
    high = _end(min(area + unsure, 1.0), 1.0, sizes, noise, reach)
    return Share(area, low, high)


def _end(area: float, end: float, sizes: Vector, noise: float, reach: float) -> float:
    """Return the bound between the area and 0 or 1 at which it is ``reach`` deviations away."""

    def beyond(theta: float) -> float:
        return abs(area - theta) - reach * math.sqrt(_hanley_mcneil(theta, sizes) + noise)

    if beyond(end) <= 0:
        return end
    # near the area θ is within reach; not at it where it is 0 or 1, for there the variance vanishes
    return float(scipy.optimize.brentq(beyond, area + (end - area) * 1e-9, end))


def _hanley_mcneil(area: float, sizes: Vector) -> float:
    """Return the variance of an area that the sampling of the rows causes; Newcombe's mean of sizes."""
    rest = float(sizes.mean()) - 1
    spread = rest * ((1 - area) / (2 - area) + area / (1 + area))
    return area * (1 - area) * (1 + spread) / float(sizes.prod())
