"""Any of several choices."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.oracles.unary import Unary
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.types.base import (
    Answer,
    AnswerKind,
    Entry,
    MeasurementLevel,
    Report,
)
from surveyapp.survey.types.choices import ChoiceQuestion


@dataclass(frozen=True, slots=True)
class ChosenIds:
    """The sets of choices that can be recorded: ids in the question's order, joined by a space.

    An empty set would be the empty cell of those who did not answer, so at least one must be chosen.
    """

    ids: tuple[str, ...]

    @property
    def longest_report(self) -> int:
        """Number of characters if all are chosen."""
        return len(" ".join(self.ids))

    def is_report(self, text: str) -> bool:
        """Return whether a text is a set, written as it is recorded.

        Parameters
        ----------
        text
            a cell of the record.
        """
        return bool(text) and text == self.written(self.chosen(text))

    def written(self, chosen: AbstractSet[int]) -> str:
        """Return the recorded text of a set.

        Parameters
        ----------
        chosen
            the indices of the chosen.
        """
        return " ".join(word for place, word in enumerate(self.ids) if place in chosen)

    def chosen(self, text: str) -> frozenset[int]:
        """Return the indices of the ids in a text; unknown words are left out.

        Parameters
        ----------
        text
            a cell of the record.
        """
        words = set(text.split(" "))
        return frozenset(place for place, word in enumerate(self.ids) if word in words)


@dataclass(frozen=True, slots=True)
class MultipleChoice(ChoiceQuestion):
    """Recorded as the chosen ids joined by a space, or by its design as one bit a choice."""

    type_name: ClassVar[str] = "multiple_choice"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Multiple choice")
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL
    answer_kind: ClassVar[AnswerKind] = AnswerKind.CHOICES
    designs: ClassVar[str] = "multiple_choice"
    entry: ClassVar[Entry] = Entry.TICKS

    @property
    def answers(self) -> tuple[str, ...]:
        """The choices' ids."""
        return tuple(choice.id for choice in self.choices)

    @property
    def sets(self) -> ChosenIds:
        """The choices as they are recorded without coins."""
        return ChosenIds(self.answers)

    @property
    def unlisted(self) -> Unlisted | None:
        """The design's bits; without coins the sets of choices."""
        return self.design.unlisted if self.design.is_randomized else self.sets

    @property
    def fewest(self) -> int:
        """The fewest that must be chosen: 1 without randomization, because an empty set is not answered."""
        return 0 if self.design.is_randomized else 1

    @property
    def most(self) -> int:
        """The most that may be chosen."""
        stated = self.design.at_most if isinstance(self.design, Unary) else None
        return stated or len(self.choices)

    def is_answer(self, answer: Answer) -> bool:
        """Return whether ``answer`` is a set of indices, neither too few nor too many."""
        if isinstance(answer, int | str | Fraction):
            return False
        return self.fewest <= len(answer) <= self.most and answer <= frozenset(
            range(len(self.choices))
        )

    def written(self, report: Report) -> str:
        """Return bits as they are, and a set as its ids."""
        return self.sets.written(report) if isinstance(report, AbstractSet) else str(report)

    def bits(self, cell: str) -> str:
        """Return a recorded report as one bit a choice.

        Parameters
        ----------
        cell
            a cell of the record that is not empty.
        """
        if self.design.is_randomized:
            return cell
        chosen = self.sets.chosen(cell)
        return "".join("01"[place in chosen] for place in range(len(self.choices)))
