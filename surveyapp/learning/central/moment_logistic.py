"""Logistic regression from noisy moments alone.

The likelihood equations of multinomial logistic regression need the rows only through the table of
each feature by class, E[1(x_j = v)·1(y = c)], and through the distribution of x. The tables are
already released; for x, independent features with the released shares are taken. The regression is
then computed from what is public, so it costs nothing more. Where features are nearly independent
(designed studies, surveys of unrelated questions) it is what a regression on the rows would give;
where they are not, naive Bayes assumes the better of two wrong things, so a learner should try both.

Features that all tell the class cannot be independent: no regression on independent rows meets what the
tables say, and its weights grow until nothing is uncertain. So they are weakened (`calibrated`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import Cells, indicator_matrix
from surveyapp.learning.base.level_counts import LevelCounts, raked, resampled
from surveyapp.learning.central.moments import NoisyMoments
from surveyapp.learning.models.log_linear import LogLinear

WEIGHTED_ROWS = 5000
"""Independent rows that are weighted to meet level counts."""
DRAWN_ROWS = 1000
"""Rows drawn to stand for the distribution of x."""
MOST_ITERATIONS = 100
RIDGE_STRENGTH = 0.05
"""Strength of the ridge besides the noise of the moments."""

Matrix = NDArray[np.float64]


def independent_rows(moments: NoisyMoments, rows: int) -> Cells:
    """Return rows whose features are independent and have the released shares, shape (rows, d).

    Each feature's values are spread evenly and shuffled by a fixed generator: nothing here protects
    anybody, and equal moments should give equal models.

    Parameters
    ----------
    moments
        the released tables.
    rows
        how many.
    """
    rng = np.random.default_rng(0)
    drawn = np.empty((rows, len(moments.layout)), dtype=np.int64)
    for feature in range(len(moments.layout)):
        edges = np.cumsum(moments.levels(feature, 1.0))[:-1]
        # quantiles of (i + 1/2)/n meet the shares to within 1/n, unlike random draws (error ~ 1/√n)
        even = (rng.permutation(rows) + 0.5) / rows
        drawn[:, feature] = np.searchsorted(edges, even) + moments.layout.starts[feature]
    return drawn


def raked_rows(moments: NoisyMoments, counted: LevelCounts, rows: int) -> Cells:
    """Return rows that have the released shares of each feature and of the level counts, shape (rows, d).

    Parameters
    ----------
    moments
        the tables of these features by class.
    counted
        their level counts.
    rows
        how many.
    """
    drawn = independent_rows(moments, WEIGHTED_ROWS)
    levels = drawn - np.array(moments.layout.starts[:-1])
    cells = counted.cells(levels)
    expected = np.bincount(cells, minlength=counted.counts.size) / WEIGHTED_ROWS
    aims = [(cells, counted.shares(expected, float(moments.totals.sum())))]
    aims += [(column, moments.levels(place, 1.0)) for place, column in enumerate(levels.T)]
    weights, _ = raked(np.full(WEIGHTED_ROWS, 1 / WEIGHTED_ROWS), aims)
    return drawn[resampled(weights, rows, np.random.default_rng(0))]


@dataclass(frozen=True, slots=True, eq=False)
class _Problem:
    """Minus the mean log likelihood and a ridge, as a function of (weights, intercept)."""

    marks: scipy.sparse.csr_array
    """Shape (draws, cells), 1 where a row that stands for x has the cell."""
    aim: Matrix
    """Shape (cells, classes), the moments to be met."""
    shares: Matrix
    """Shape (classes,)."""
    ridge: Matrix
    """Array of shape (cells, 1): the penalty of a squared weight."""

    def value(self, flat: Matrix) -> tuple[float, Matrix]:
        weights, intercept = self.parts(flat)
        scores = (self.marks @ weights + intercept).T
        top = scores.max(axis=0)
        powers = np.exp(scores - top)
        sums = powers.sum(axis=0)
        # the data enter the log likelihood here only, by the shares of each cell and class
        met = (self.aim * weights).sum() + self.shares @ intercept
        # mean over rows of log Σ exp(score); each row's largest score is taken out against overflow
        cost = (top + np.log(sums)).mean() - met + (self.ridge / 2 * weights**2).sum()
        chances = (powers / sums).T / self.marks.shape[0]
        slope = np.empty((len(weights) + 1, len(intercept)))
        # gradient: expected cell-by-class shares under the model, less those released
        slope[:-1] = self.marks.T @ chances + self.ridge * weights - self.aim
        slope[-1] = chances.sum(axis=0) - self.shares
        return float(cost), slope.ravel()

    def parts(self, flat: Matrix) -> tuple[Matrix, Matrix]:
        table = flat.reshape(-1, len(self.shares))
        return table[:-1], table[-1]


def logistic_from_moments(moments: NoisyMoments, rows: Cells | None = None) -> LogLinear:
    """Return the logistic regression that meets the moments up to their noise.

    Parameters
    ----------
    moments
        the released tables of each feature by class.
    rows : array of shape (n, d)
        rows that stand for the features' distribution; default independent ones.
    """
    shares = moments.classes
    # variance/2 = (Δ/ε)²: more noise, stronger ridge; the 1 stands for the sample without noise
    by_feature = RIDGE_STRENGTH * (moments.variances / 2 + 1) / moments.rows
    ridge = np.repeat(by_feature, np.diff(moments.layout.starts))[:, None]
    rows = independent_rows(moments, DRAWN_ROWS) if rows is None else rows
    problem = _Problem(
        indicator_matrix(rows, moments.layout.cells), _aim(moments, shares), shares, ridge
    )
    # weights 0 and log shares: the regression of features that tell nothing
    start = np.vstack([np.zeros_like(moments.counts), np.log(shares)]).ravel()
    found = scipy.optimize.minimize(
        problem.value, start, jac=True, method="L-BFGS-B", options={"maxiter": MOST_ITERATIONS}
    )
    weights, intercept = problem.parts(found.x)
    return LogLinear(moments.layout, weights, intercept)


def calibrated(
    linear: LogLinear, shares: Matrix, cells: Cells, classes: NDArray[np.intp]
) -> LogLinear:
    """Return a model drawn towards the classes' shares, by as much as makes rows most likely.

    Which class is most probable by the features stays as it is; how probable changes (temperature scaling,
    Guo, Pleiss, Sun & Weinberger 2017).

    Parameters
    ----------
    linear
        the model.
    shares : array of shape (classes,)
        the share of each class.
    cells : array of shape (n, d)
        of rows that stand for the features' distribution in each class.
    classes : array of shape (n,)
        the places of the rows' classes.
    """
    scores, prior = linear.scores(cells), np.log(shares)
    own = np.arange(len(classes)), classes

    def cost(share: float) -> float:
        mixed = share * scores + (1 - share) * prior
        return float((scipy.special.logsumexp(mixed, axis=1) - mixed[own]).mean())

    # convex in the share, as scores are linear in it
    share = float(scipy.optimize.minimize_scalar(cost, bounds=(0, 1), method="bounded").x)
    intercept = share * linear.intercept + (1 - share) * prior
    return LogLinear(linear.layout, share * linear.weights, intercept, linear.together)


def _aim(moments: NoisyMoments, shares: Matrix) -> Matrix:
    """Return joint shares of cell and class whose margins are the estimated ones."""
    aim = np.empty_like(moments.counts)
    for feature in range(len(moments.layout)):
        cells = moments.layout.of(feature)
        expected = moments.levels(feature, 1.0)[:, None] * shares
        apart = moments.counts[cells] / moments.rows - expected
        # double centring: departures that sum to 0 over levels and over classes leave both margins
        # alone. So all features' tables agree on the classes, as those of any fitted model do. What is
        # counted of a level that nobody has is noise, and asks for weights without end
        seen = ~moments.are_absent(feature, 1.0)
        if seen.any():
            apart[seen] -= apart[seen].mean(axis=0, keepdims=True)
        apart[~seen] = 0.0
        aim[cells] = expected + apart - apart.mean(axis=1, keepdims=True)
    return aim
