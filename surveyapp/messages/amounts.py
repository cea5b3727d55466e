"""Numbers in sentences: what they count, so that each language can write them its own way."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
LEAST_WRITTEN_OUT = 1e-6
MOST_WRITTEN_OUT = 1e15
"""A number closer to 0 than the first, or as far from it as the second, is written with a power of ten."""


class Unit(Enum):
    """What a number in a sentence is."""

    SHARE = "share"
    """Of all; written in per cent."""
    POINTS = "points"
    """A distance of two shares; written in percentage points, without their name."""
    CHANCE = "chance"
    """A probability that draws tell: in per cent, and never certain or impossible."""
    LEVEL = "level"
    COUNT = "count"
    MEAN = "mean"
    """In the units of the answers."""
    NUMBER = "number"
    """Three significant digits are enough, and no more than it needs; above 1,000 whole ones."""
    SIGNIFICANT = "significant"
    """Three significant digits, zeros too, as it stands beside others: a ratio, a coefficient, a distance."""
    GIVEN = "given"
    """Somebody gave it: all its digits."""
    EXACT = "exact"
    """Four decimals, to be compared with another: a likelihood, a statistic of a test."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number with its unit; as text it is plain English."""

    value: float
    unit: Unit

    def __str__(self) -> str:
        value = self.value + 0.0
        match self.unit:
            case Unit.SHARE:
                return f"{100 * value:.1f} %"
            case Unit.POINTS:
                return f"{100 * value:.1f}"
            case Unit.CHANCE:
                return {"100.0 %": "> 99.9 %", "0.0 %": "< 0.1 %"}.get(
                    told := f"{100 * value:.1f} %", told
                )
            case Unit.LEVEL:
                return f"{100 * value:.4g} %"
            case Unit.COUNT:
                return f"{round(value):,}"
            case Unit.MEAN:
                return f"{value:,.2f}"
            case Unit.EXACT:
                return f"{value:.4f}"
        power, decimals = significant_digits(self)
        return f"{value / 10.0**power:,.{decimals}f}{power_of_ten(power)}"


def significant_digits(amount: Amount) -> tuple[int, int]:
    """Return how a number is written: the power of ten that follows it, mostly 0, and its decimals.

    Parameters
    ----------
    amount
        The number. Three digits say what is known of it, or all of one that was given; before the decimal
        sign there may be more. Only of ``SIGNIFICANT`` ones zeros at the end stay.
    """
    value, digits = amount.value, _DIGITS.get(amount.unit, 3)
    if not math.isfinite(value) or value == 0:
        return 0, 0
    exponent = int(f"{value:.{digits - 1}e}".partition("e")[2])  # of the rounded number
    power = 0 if LEAST_WRITTEN_OUT <= abs(value) < MOST_WRITTEN_OUT else exponent
    decimals = max(0, digits - 1 - (exponent - power))
    if amount.unit is not Unit.SIGNIFICANT:
        shown = f"{value / 10.0**power:.{decimals}f}"
        decimals = len(shown.rstrip("0").partition(".")[2])
    return power, decimals


_DIGITS = {Unit.GIVEN: 12}


def power_of_ten(power: int) -> str:
    """Return `` × 10⁻⁹``; nothing for 0."""
    return (
        f"\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}10{str(power).translate(SUPERSCRIPTS)}"
        if power
        else ""
    )


def share(value: float) -> Amount:
    """Return a share."""
    return Amount(value, Unit.SHARE)


def points(value: float) -> Amount:
    """Return a distance of two shares."""
    return Amount(value, Unit.POINTS)


def chance(value: float) -> Amount:
    """Return a probability that draws tell."""
    return Amount(value, Unit.CHANCE)


def level(value: float) -> Amount:
    """Return a confidence level."""
    return Amount(value, Unit.LEVEL)


def count(value: int) -> Amount:
    """Return a number of people or of times."""
    return Amount(value, Unit.COUNT)


def mean(value: float) -> Amount:
    """Return a number in the units of the answers."""
    return Amount(value, Unit.MEAN)


def number(value: float) -> Amount:
    """Return any other number."""
    return Amount(value, Unit.NUMBER)


def significant(value: float) -> Amount:
    """Return a ratio, a coefficient or a distance, whose zeros stay."""
    return Amount(value, Unit.SIGNIFICANT)


def given(value: float) -> Amount:
    """Return a number that somebody gave."""
    return Amount(value, Unit.GIVEN)


def exact(value: float) -> Amount:
    """Return a number with four decimals."""
    return Amount(value, Unit.EXACT)
