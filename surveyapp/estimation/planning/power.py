"""Power: the chance to detect a difference, and the number of interviews that detecting it takes.

A test compares an estimate with a value, or two groups' estimates with each other. The estimate is
taken as normal with the variance that the design gives it (sampling and coins) at the null and at
the alternative (Blair, Imai & Zhou 2015, section 3.4, for one answer; the same for all designs).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from surveyapp.estimation import special_functions
from surveyapp.estimation.planning.sample_size import (
    EXPECTED,
    INTERVIEWS,
    PlanProblem,
    out_of_range,
)
from surveyapp.estimation.planning.unit_variance import Precision
from surveyapp.messages.message import msg

Variance = Callable[[float], float]
"""The variance of one report's pseudo-answer at a prevalence."""

MOST = 10**12


@dataclass(frozen=True, slots=True)
class Contrast:
    """What is to be told apart, as prevalences; with groups, the second one is ``reference``.

    A comparison with a value has ``reference`` None: then ``null`` is that value and
    ``alternative`` what is expected to be true. With groups, ``alternative`` and ``reference`` are
    expected in them, and both are ``null`` if there is no difference.
    """

    null: float
    alternative: float
    reference: float | None = None
    significance: float = 0.05
    is_two_sided: bool = True

    def __post_init__(self) -> None:
        for value in (self.null, self.alternative, self.reference or 0):
            if not 0 <= value <= 1:
                raise out_of_range(EXPECTED, value)
        if not 0 < self.significance < 1:
            raise PlanProblem(
                msg(
                    "The significance level is {value}; it must be above 0 and below 1. Write 0.05 for 5 %.",
                    value=self.significance,
                )
            )

    @property
    def difference(self) -> float:
        """The difference that is to be detected."""
        return self.alternative - (self.null if self.reference is None else self.reference)

    def spread(self, variance: Variance) -> tuple[float, float]:
        """Return √n times the standard deviation at the null and at the alternative.

        Parameters
        ----------
        variance
            of one report's pseudo-answer, at a prevalence.
        """
        if self.reference is None:
            return math.sqrt(variance(self.null)), math.sqrt(variance(self.alternative))
        # with no difference both groups vary alike, so the variance of theirs is twice one group's
        at_null = math.sqrt(2 * variance(self.null))
        return at_null, math.sqrt(variance(self.alternative) + variance(self.reference))


def variance_of(precision: Precision) -> Variance:
    """Return n·Var of the estimate divided by its slope, which is an estimate of the prevalence.

    Parameters
    ----------
    precision
        how much one interview's contribution varies.
    """

    def at(prevalence: float) -> float:
        return max(float(precision.total(Fraction(prevalence)) / precision.slope**2), 0.0)

    return cache(at)


def power(variance: Variance, contrast: Contrast, n: int) -> float:
    """Return the chance that ``n`` interviews (in each group) detect the difference.

    Parameters
    ----------
    variance
        of one report's pseudo-answer, at a prevalence.
    contrast
        what is to be detected, and at which significance level.
    n : at least 1
        number of interviews (in each group).

    Raises
    ------
    PlanProblem
        if ``n`` is not a positive number.
    """
    if n < 1:
        raise out_of_range(INTERVIEWS, n)
    at_null, at_alternative = (spread / math.sqrt(n) for spread in contrast.spread(variance))
    tails = 2 if contrast.is_two_sided else 1
    # rejected beyond z standard errors of the null
    # hypothesis; the estimate varies as at the alternative
    reach = -special_functions.ndtri(contrast.significance / tails) * at_null
    towards = abs(contrast.difference)
    if at_alternative == 0:
        return float(towards > reach)
    detected = special_functions.ndtr((towards - reach) / at_alternative)
    if contrast.is_two_sided:
        detected += special_functions.ndtr((-reach - towards) / at_alternative)
    return float(detected)


def required_n_for_power(variance: Variance, contrast: Contrast, target_power: float) -> int:
    """Return the smallest number of interviews (in each group) whose power is at least ``target_power``.

    Parameters
    ----------
    variance
        of one report's pseudo-answer, at a prevalence.
    contrast
        what is to be detected, and at which significance level.
    target_power : above the significance level and below 1
        probability of detecting it.

    Raises
    ------
    PlanProblem
        if ``target_power`` is not between the significance level and 1, if there is no difference, or if no
        realistic number is enough.
    """
    if not contrast.significance < target_power < 1:
        raise PlanProblem(
            msg(
                "The power is {value}; it must be above the significance level, {significance}, and below 1. "
                "Write 0.8 for 80 %.",
                value=target_power,
                significance=contrast.significance,
            )
        )
    if contrast.difference == 0:
        raise PlanProblem(
            msg(
                "The two values to compare are the same, so there is no difference to detect. Change one of "
                "them."
            )
        )
    # power grows with n: what the near tail gains exceeds what the far one loses
    low, high = 0, 1
    while power(variance, contrast, high) < target_power:
        low, high = high, 2 * high
        if high > MOST:
            raise PlanProblem(
                msg(
                    "The two values to compare are so close that more than a million million interviews "
                    "would be needed. Choose values that are further apart."
                )
            )
    while high - low > 1:
        middle = (low + high) // 2
        if power(variance, contrast, middle) < target_power:
            low = middle
        else:
            high = middle
    return high
