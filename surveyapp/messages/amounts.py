"""Numbers in sentences: what they count, so that each language can write them its own way."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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
    """Three significant digits are enough: a ratio, a coefficient, a distance."""
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
        return f"{value:.3g}"


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


def exact(value: float) -> Amount:
    """Return a number with four decimals."""
    return Amount(value, Unit.EXACT)
