"""Any of several choices."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.oracles.unary import Unary
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import listed
from surveyapp.survey.types.base import (
    Answer,
    AnswerKind,
    Entry,
    MeasurementLevel,
    QuestionPart,
    Report,
    reports_in_words,
)
from surveyapp.survey.types.choices import ChoiceQuestion

TICKS = CHOSEN, NOT_CHOSEN = "1", "0"
"""What stands in the column of one choice."""
NONE = "none"
"""The choice of a question without coins that is recorded where columns say of all others: not chosen.

No chosen id at all is recorded where nobody answered.
"""


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
    contradiction: ClassVar[Message | None] = msg(
        "is not a report: for a randomized question each choice is recorded, or none"
    )

    @classmethod
    def form_cells(cls, stated: Mapping[str, Any]) -> Mapping[str, str]:
        """Return any of its list."""
        return {"type": f"select_multiple {stated['id']}"}

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

    @property
    def stands(self) -> str:
        """Bits, or ids."""
        if not self.design.is_randomized:
            return "the chosen ids, with a space between them"
        marks = f"{len(self.choices)} marks (1) or none (0), one a choice"
        return f"{marks}; read it as text: zeros in front count"

    @property
    def record_in_words(self) -> Message:
        """The choices, or what the design makes of them."""
        if self.design.is_randomized:
            return reports_in_words(self.design)
        return msg("one or more of {answers}", answers=listed(self.answers))

    def answers_in(self, cell: str) -> tuple[str, ...]:
        """Return what was chosen, or marked by the coins."""
        bits = self.bits(cell)
        if set(bits) - {"0", "1"} or len(bits) != len(self.answers):
            return (cell,)
        return tuple(one for one, bit in zip(self.answers, bits, strict=True) if bit == "1")

    @property
    def part_columns(self) -> tuple[QuestionPart, ...]:
        """A column a choice: whether it was chosen, or marked by the coins."""
        said = "marked" if self.design.is_randomized else "chosen"
        return tuple(
            QuestionPart(one, TICKS, ("Selected", "Not selected"), f"1 where “{one}” was {said}")
            for one in self.answers
        )

    @property
    def needs_all_parts(self) -> bool:
        """Whether they are random: none of the bits may be empty."""
        return self.design.is_randomized

    def taken_apart(self, cell: str) -> tuple[str, ...]:
        """Return a bit a choice."""
        return tuple(self.bits(cell))

    def put_together(self, cells: Mapping[str, str]) -> str | None:
        """Return the chosen ids, or the random bits.

        Where all are empty, the question is not answered. Else what is empty was not chosen, as programs
        write that leave such cells empty; but not of random bits, of which none may be empty: None. Where
        no choice was chosen, ``NONE`` was, if the question has it and no column is for it.
        """
        if not any(cells.values()):
            return ""
        ticks = [cells.get(choice, "") for choice in self.answers]
        if self.needs_all_parts:
            return "".join(ticks) if all(ticks) else None
        chosen = self.sets.written({place for place, tick in enumerate(ticks) if tick == CHOSEN})
        is_none = NONE in self.answers and NONE not in cells
        return chosen or (NONE if is_none else "")
