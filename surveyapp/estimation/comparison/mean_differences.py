"""The difference of the means of two groups, with an interval and a test."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.estimation import special_functions
from surveyapp.estimation.mean_interval import MeanInterval
from surveyapp.estimation.means import MeanEstimate, NumberInterval, by_variance, number_answers
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.estimation.sampling.sample_designs import StratifiedSample

Vector = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class MeanDifference:
    """The mean of a first group minus that of a second."""

    difference: float
    """Unbiased."""
    standard_error: float | None
    """Of sampling and coins together; None where one respondent cannot tell."""
    coin_error: float
    """The part of it that the randomization causes."""
    interval: NumberInterval | None = None
    """By Student's t; None without a standard error."""
    statistic: float | None = None
    """t, the difference over its standard error; None without one, or where it is 0."""
    freedom: float | None = None
    """Degrees of freedom of t."""
    p_value: float | None = None
    """Of the test that the means are equal, two-sided."""


def independent_means(
    first: MeanEstimate, second: MeanEstimate, *, level: float = 0.95
) -> MeanDifference:
    """Return the difference of two means of different people, with Welch's t.

    d = μ̂₁ − μ̂₂ with variance v₁ + v₂, and (v₁ + v₂)²/(v₁²/(n₁ − 1) + v₂²/(n₂ − 1)) degrees of freedom (Welch
    1947; Satterthwaite 1946). The variances contain the coins.

    Parameters
    ----------
    first, second
        means of two groups of a simple sample.
    level : above 0 and below 1, default 0.95
        of the interval.

    Raises
    ------
    UserProblem
        if ``level`` is not between 0 and 1.
    """
    difference = first.value - second.value
    coins = first.coin_error**2 + second.coin_error**2
    if first.standard_error is None or second.standard_error is None:
        return _tested(difference, None, coins, 0.0, level)
    parts = [(one.standard_error or 0.0) ** 2 for one in (first, second)]
    below = sum(v**2 / (one.n - 1) for v, one in zip(parts, (first, second), strict=True) if v)
    total = sum(parts)
    return _tested(difference, total, coins, total**2 / below if below else 0.0, level)


def weighted_means(
    design: QuantitativeDesign,
    reports: Sequence[float] | Vector,
    members: tuple[Mask, Mask],
    sample: StratifiedSample,
    *,
    level: float = 0.95,
) -> MeanDifference:
    """Return the difference of two groups' means in a complex sample, which may share clusters.

    Each mean is Σ w·r/Σ w over its group (Hájek 1971), linearized as z = w·(r − μ̂)/Σ w; the variance is that
    of Σ (z₁ − z₂), v₁ + v₂ − 2·cov (Binder 1983), with units less strata as degrees of freedom.

    Parameters
    ----------
    design
        the design that the reports come from.
    reports : array of shape (n,)
        one number a respondent, NaN where nothing was answered.
    members : two arrays of shape (n,)
        who belongs to the first group, and who to the second; nobody to both.
    sample
        how the n respondents were drawn.
    level : above 0 and below 1, default 0.95
        of the interval.

    Raises
    ------
    NoReports
        if nobody with a positive weight answered in one of the groups.
    ImpossibleNumber
        if the design never gives one of the reports.
    UserProblem
        if ``level`` is not between 0 and 1.
    """
    answers = number_answers(design, reports)
    means, shares, linearized = [], [], []
    for group in members:
        weights = np.where(group & answers.answered, sample.weights, 0.0)
        if not weights.any():
            raise NoReports
        share = weights / weights.sum()
        means.append(float(share @ answers.values))
        shares.append(share)
        linearized.append(share * (answers.values - means[-1]))
    # nobody is in both groups, so that squares of the parts in the difference are sums of squares
    squares = shares[0] ** 2 + shares[1] ** 2
    least = float(design.least_variance) * float(squares.sum())
    by_coins = squares * answers.coins
    drawn = sample.covariance(np.column_stack(linearized), np.column_stack(shares))
    total = None
    if drawn is not None:
        spread = float(drawn[0, 0] + drawn[1, 1] - 2 * drawn[0, 1])
        # without replacement v holds (1 − f) of the coins' part: f·e²·v̂ adds what it lacks
        total = max(spread + float(np.sum(sample.fractions * by_coins)), least)
    coins = max(float(by_coins.sum()), least)
    return _tested(means[0] - means[1], total, coins, float(sample.freedom), level)


def _tested(
    difference: float, variance: float | None, coins: float, freedom: float, level: float
) -> MeanDifference:
    checked_level(level)
    if variance is None:
        return MeanDifference(difference, None, math.sqrt(coins))
    # an estimated part may exceed the estimated whole by chance
    error, coin_error = math.sqrt(variance), math.sqrt(min(coins, variance))
    interval = by_variance(difference, variance, freedom, MeanInterval.STUDENT, level)
    if not error:
        return MeanDifference(difference, error, coin_error, interval)
    t = difference / error
    tail = (
        special_functions.stdtr(freedom, -abs(t))
        if freedom >= 1
        else special_functions.ndtr(-abs(t))
    )
    return MeanDifference(difference, error, coin_error, interval, t, freedom, float(2 * tail))
