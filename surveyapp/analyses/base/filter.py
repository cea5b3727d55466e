"""A filter as a value: only interviews with certain answers to direct questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

WHERE = "where"
"""The column that filtered rows have after all others."""

Kept = Sequence[tuple[str, Sequence[int]]]
"""Questions, and the indices of the answers that count; interviews that fit all of them are kept."""


@dataclass(frozen=True, slots=True)
class FilterCondition:
    """A direct question and the answers that count, by their names."""

    question: str
    answers: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.question}={','.join(self.answers)}"


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
