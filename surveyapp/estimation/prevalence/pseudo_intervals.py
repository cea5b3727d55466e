"""The interval of an estimate, made of the same variance as the standard error beside it.

Whatever was asked and however people were drawn, an estimate is a mean of pseudo-answers (``pseudo_answers``)
with a variance. ``interval_of`` makes its interval in three steps:

1. the formula of the method (``intervals``) at the effective number of reports, through the share that the
   estimate follows, or the score test; else Student's or Chebyshev's, from the variance itself;
2. what no people could give is cut off;
3. what is left is never empty, and never less than the standard error allows (``_with_one_error``).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from surveyapp.estimation import special_functions
from surveyapp.estimation.estimate import Interval, IntervalMethod
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, SHARE_METHODS, Bounds
from surveyapp.estimation.prevalence.pseudo_answers import Pool

if TYPE_CHECKING:
    from surveyapp.estimation.prevalence.score_tests import ScoreTest

ROUNDING = 1e-12
"""A variance is below another only by more than this part of it."""

BEYOND = 1e-6
"""An estimate that is farther outside what is possible is impossible, and not only rounded."""

MOST_REPORTS = 1e15
"""An effective number of reports beyond this says no more: floats do not tell them apart."""


@dataclass(frozen=True, slots=True)
class PseudoMean:
    """An estimate that is a mean of pseudo-answers, with its variance and what else is known of it.

    ``PseudoMean(estimate, variance)`` is enough: its interval is Wald's.
    """

    estimate: float
    """The mean; may lie outside what is possible."""
    variance: float | None
    """At least 0: the square of the standard error that is shown: weighted, and not below what the coins
    cause. None where it cannot be told."""
    coins: float = 0.0
    """At least 0: the part of the variance that the randomization causes, known also where the variance is
    not."""
    stretch: float = 1.0
    """At least 1: how much longer few degrees of freedom make the interval; see ``few_units_stretch``."""
    worst: float = math.inf
    """Above 0: a variance that no people could exceed, for Chebyshev's interval."""
    n: float | None = None
    """Above 0: as many reports of a simple sample would have this variance: whole where they are counted,
    else the effective number, ``stretch`` already in it. None: only the variance is used."""
    line: Pool | None = None
    """The share of reports that the estimate follows, where there is one."""
    count: int | None = None
    """From 0 to ``n``: the exact number of these reports, where they are counted."""
    moments: tuple[float, float] | None = None
    """(own, other): second moments of one pseudo-answer, where there is no such share."""
    score_test: ScoreTest | None = None
    """Of several samples, or of a ratio; in place of ``n`` and ``moments``."""
    ratio: float = 1.0
    """From 0 to 1: of the standard errors with and without the finite population, where ``n`` leaves it out,
    and which a ``score_test`` is without."""
    least: float = 0.0
    most: float = 1.0
    """The ends of what is possible."""

    @property
    def error(self) -> float:
        """The standard error; where it cannot be told, the coins' part of it."""
        return math.sqrt(self.coins if self.variance is None else self.variance)

    @property
    def sampling_error(self) -> float | None:
        """What the coins leave of the standard error, in squares."""
        return None if self.variance is None else math.sqrt(max(self.variance - self.coins, 0.0))

    def nearest(self, value: float) -> float:
        """Return ``value``, or the end of what is possible that is nearest to it.

        Parameters
        ----------
        value
            any number.
        """
        return min(max(value, self.least), self.most)


def interval_of(mean: PseudoMean, method: IntervalMethod, level: float) -> Interval:
    """Return the interval of ``mean`` at ``level``; its ``method`` tells which one was possible.

    ``bayes`` needs counts and a prior, so it becomes ``wilson``; ``bootstrap`` without ``count``, and
    ``guarded`` where the reports are not whole, become ``mid_p``. Without ``n`` all formulas for shares
    become ``wald``, and without a variance ``chebyshev``.

    Parameters
    ----------
    mean
        the estimate and what is known of it.
    method
        that is asked for.
    level : above 0 and below 1
        of the interval.
    """
    ends, used = _ends(mean, method, level)
    return possible_interval(mean, ends, used, level, is_default=method is DEFAULT_METHOD)


def possible_interval(
    mean: PseudoMean, ends: Bounds, method: IntervalMethod, level: float, *, is_default: bool
) -> Interval:
    """Return ``ends``, cut at what is possible and never empty (steps 2 and 3).

    Parameters
    ----------
    mean
        the estimate with its variance.
    ends : (low, high)
        not yet cut.
    method
        that made them.
    level : above 0 and below 1
        of the interval.
    is_default
        whether nothing less than one standard error around a possible estimate will do; a formula that was
        asked for by name is left as it is.
    """
    low, high = map(mean.nearest, ends)
    if is_default or mean.nearest(mean.estimate) != mean.estimate:
        low, high = _with_one_error(mean, (low, high), level)
    return Interval(low, high, level, method)


def few_units_stretch(freedom: int, n: int, level: float) -> float:
    """Return t_df/t_{n−1}: how much longer few units make the interval; 1 for a simple sample.

    Parameters
    ----------
    freedom
        degrees of freedom of the variance: units less strata; below 1 counts as 1.
    n : at least 1
        number of reports.
    level : above 0 and below 1
        of the interval.
    """
    tail = 1 - (1 - level) / 2
    if freedom >= n - 1:
        return 1.0
    # relative to n − 1, so that a simple sample is left as it is
    return float(
        special_functions.stdtrit(max(freedom, 1), tail) / special_functions.stdtrit(n - 1, tail)
    )


def near_whole(count: float, n: float) -> float:
    """Return ``count`` without the rounding of floats, so that equal weights give the very counts.

    Parameters
    ----------
    count : from 0 to n
        of reports.
    n : above 0
        of all reports.
    """
    nearest = float(round(count))
    return nearest if abs(count - nearest) <= 1e-9 * max(n, 1.0) else count


def _ends(mean: PseudoMean, method: IntervalMethod, level: float) -> tuple[Bounds, IntervalMethod]:
    """Return the ends, not yet cut, and the method that made them."""
    if method is IntervalMethod.BAYES:
        method = IntervalMethod.WILSON
    if method in SHARE_METHODS and mean.n is not None and mean.line is not None:
        return _of_share(mean, mean.line, mean.n, method, level)
    if method in SHARE_METHODS and mean.n is not None and mean.moments is not None:
        ends = intervals.score(mean.estimate, mean.moments, mean.n, level)
        return _shrunk(mean, ends), IntervalMethod.WILSON
    if method in SHARE_METHODS and mean.score_test is not None and mean.variance is not None:
        return _by_score_test(mean, mean.score_test, mean.variance, level), IntervalMethod.WILSON
    if method is IntervalMethod.CHEBYSHEV or mean.variance is None:
        ends = intervals.chebyshev(mean.estimate, mean.worst, level)
        return ends, IntervalMethod.CHEBYSHEV
    ends = intervals.wald(mean.estimate, mean.error * mean.stretch, level)
    return ends, IntervalMethod.WALD


def _of_share(
    mean: PseudoMean, line: Pool, n: float, method: IntervalMethod, level: float
) -> tuple[Bounds, IntervalMethod]:
    """Map the interval of the share of reports that the estimate follows."""
    low, slope = float(line.low), float(line.slope)
    # the pooled reports' share that would give this very estimate
    share = min(max((mean.estimate - low) / slope, 0.0), 1.0)
    count = near_whole(share * n, n) if mean.count is None else mean.count
    if method is IntervalMethod.BOOTSTRAP and mean.count is None:
        method = IntervalMethod.MID_P  # respondents who differ are not drawn alike
    if method is IntervalMethod.GUARDED:
        if float(n).is_integer() and float(count).is_integer():
            count, n = int(count), int(n)
        else:
            method = IntervalMethod.MID_P  # it promises nothing that needs whole reports
    # the formulas hold for fractions of a report as well
    formula = cast(Callable[[float, float, float], Bounds], SHARE_METHODS[method])
    ends = formula(count, n, level)
    return _shrunk(mean, (low + slope * ends[0], low + slope * ends[1])), method


def _by_score_test(mean: PseudoMean, test: ScoreTest, variance: float, level: float) -> Bounds:
    endless = variance / mean.ratio**2 if mean.ratio else variance
    reach = intervals.z_value(level) * mean.stretch
    ends = intervals.inverted(
        mean.estimate, lambda values: test.errors(values, endless), (mean.least, mean.most), reach
    )
    return _shrunk(mean, ends)


def _shrunk(mean: PseudoMean, ends: Bounds) -> Bounds:
    return intervals.shrunk_interval(ends, mean.estimate, mean.ratio)


def _with_one_error(mean: PseudoMean, ends: Bounds, level: float) -> Bounds:
    """Return ``ends``, at least one standard error (at levels below 0.683: z of them) around the estimate.

    Where the estimate lies outside what is possible, around the nearest possible value: as it stands in for
    the estimate, the interval is not empty, however far outside the estimate lies (Mandelkern & Schultz
    2000, J. Math. Phys. 41). Ends only move outwards, so that no share is held less often.

    Where the reports of each sample were alike, the error that was seen is 0; of an impossible estimate that
    is no knowledge, and the error that no people could exceed stands in for it.
    """
    middle, part = mean.nearest(mean.estimate), min(intervals.z_value(level), 1.0)

    def widened(error: float) -> Bounds:
        reach = part * error
        return (
            min(ends[0], mean.nearest(middle - reach)),
            max(ends[1], mean.nearest(middle + reach)),
        )

    low, high = widened(mean.error)
    is_impossible = abs(mean.estimate - middle) > BEYOND
    return widened(math.sqrt(mean.worst)) if low == high and is_impossible else (low, high)
