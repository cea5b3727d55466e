"""A filter as a value: only interviews with certain answers, or numbers, to direct questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeGuard

WHERE = "where"
"""The column that filtered rows have after all others."""


@dataclass(frozen=True, slots=True)
class NumberRange:
    """Numbers from ``low`` to ``high``; None: without that end."""

    low: Fraction | None = None
    high: Fraction | None = None
    """The ends."""
    has_low: bool = True
    has_high: bool = True
    """Whether the end itself belongs to it."""

    def holds(self, number: Fraction) -> bool:
        """Return whether it contains a number.

        Parameters
        ----------
        number
            any number.
        """
        is_above = self.low is None or number > self.low or (self.has_low and number == self.low)
        is_below = (
            self.high is None or number < self.high or (self.has_high and number == self.high)
        )
        return is_above and is_below


NumberRanges = tuple[NumberRange, ...]
"""Ranges of a number, of which one must contain it."""
Kept = Sequence[tuple[str, Sequence[int] | NumberRanges]]
"""Questions with the indices of the answers that count, or with ranges of numbers; all must fit."""


def are_ranges(kept: Sequence[int] | NumberRanges) -> TypeGuard[NumberRanges]:
    """Return whether numbers are kept by their size, not answers by their places.

    Parameters
    ----------
    kept
        what stands beside a question in ``Kept``; it is never empty.
    """
    return isinstance(kept[0], NumberRange)


def places_of(kept: Sequence[int] | NumberRanges) -> tuple[int, ...]:
    """Return the places of the answers that are kept; of ranges of numbers there are none.

    Parameters
    ----------
    kept
        what stands beside a question in ``Kept``.
    """
    return tuple(one for one in kept if not isinstance(one, NumberRange))


@dataclass(frozen=True, slots=True)
class FilterCondition:
    """A direct question and the answers that count, by their names or, of a number, as ranges."""

    question: str
    """Its id."""
    answers: tuple[str, ...]
    """Names of answers, or numbers and ranges such as ``18..29``; one number after a comparison."""
    comparison: str = "="
    """``=``, or ``<``, ``<=``, ``>``, ``>=`` for numbers and ratings."""

    def __str__(self) -> str:
        return f"{self.question}{self.comparison}{','.join(self.answers)}"


@dataclass(frozen=True, slots=True)
class Filter:
    """Conditions that must all hold; a filter without conditions keeps every interview."""

    conditions: tuple[FilterCondition, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.conditions)

    def __str__(self) -> str:
        return "; ".join(map(str, self.conditions))

    def without(self, question: str) -> Filter:
        """Return the filter without the condition on ``question``."""
        return Filter(tuple(one for one in self.conditions if one.question != question))

    def having(self, condition: FilterCondition) -> Filter:
        """Return the filter with a condition added; it replaces an earlier one on the same question.

        Parameters
        ----------
        condition
            The condition to add.
        """
        return Filter((*self.without(condition.question).conditions, condition))

    def questions(self) -> tuple[str, ...]:
        """Return the questions that are asked about."""
        return tuple(one.question for one in self.conditions)


EVERYBODY = Filter()
