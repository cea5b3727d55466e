"""Items in the order that the respondent gives them, asked directly."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import listed
from surveyapp.survey.types.base import Entry, MeasurementLevel, QuestionPart
from surveyapp.survey.types.choices import ChoiceQuestion
from surveyapp.survey.types.fields import ChoicesField, Field
from surveyapp.survey.types.words import WordsQuestion

MOST_RANKED = 12


@dataclass(frozen=True, slots=True)
class Orders:
    """The orders of all items: their ids joined by a space, the first one first."""

    ids: tuple[str, ...]

    @property
    def longest_report(self) -> int:
        """Number of characters of every order."""
        return len(" ".join(self.ids))

    def is_report(self, text: str) -> bool:
        """Return whether a text has every id once, joined as it is recorded.

        Parameters
        ----------
        text
            a cell of the record.
        """
        return sorted(text.split(" ")) == sorted(self.ids)


@dataclass(frozen=True, slots=True)
class Ranking(ChoiceQuestion, WordsQuestion):
    """Recorded as the ids of all items joined by a space, the first one first."""

    type_name: ClassVar[str] = "ranking"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Ranking")
    since: ClassVar[int] = 2
    form_name: ClassVar[str] = "rank"
    fields: ClassVar[tuple[Field, ...]] = (ChoicesField(most=MOST_RANKED),)
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL
    is_one_column: ClassVar[bool] = False
    parts_level: ClassVar[MeasurementLevel] = MeasurementLevel.ORDINAL
    entry: ClassVar[Entry] = Entry.ORDER
    has_numbers: ClassVar[bool] = True
    contradiction: ClassVar[Message | None] = msg(
        "is not a rank that fits the others: each rank from the first to the last stands once"
    )

    @property
    def items(self) -> tuple[str, ...]:
        """The ids of what is ranked, as the survey lists it."""
        return tuple(choice.id for choice in self.choices)

    @property
    def unlisted(self) -> Orders:
        """All orders."""
        return Orders(self.items)

    @property
    def stands(self) -> str:
        """All ids in order."""
        return (
            f"the ids of all {len(self.items)} items in the order given, with a space between them"
        )

    def example(self, number: int) -> str:
        """Return one of the orders."""
        left, order = list(self.items), []
        number %= math.factorial(len(left))
        while left:  # the digits of a number in factorial base choose one order of all
            number, place = divmod(number, len(left))
            order.append(left.pop(place))
        return " ".join(order)

    def answers_in(self, cell: str) -> tuple[str, ...]:
        """Return the items, the first choice first."""
        return tuple(cell.split(" "))

    def ranks(self, cell: str) -> tuple[int, ...]:
        """Return the place of each item, from 1, in the order of ``items``.

        Parameters
        ----------
        cell
            a cell of the record that is not empty.
        """
        order = cell.split(" ")
        return tuple(order.index(item) + 1 for item in self.items)

    @property
    def part_columns(self) -> tuple[QuestionPart, ...]:
        """A column an item: its rank."""
        ranks = tuple(map(str, range(1, len(self.items) + 1)))
        labels = (f"{ranks[0]} (first)", *ranks[1:-1], f"{ranks[-1]} (last)")
        return tuple(
            QuestionPart(one, ranks, labels, f"the rank of “{one}”, 1 the first")
            for one in self.items
        )

    def taken_apart(self, cell: str) -> tuple[str, ...]:
        """Return the rank of each item."""
        return tuple(map(str, self.ranks(cell)))

    @property
    def record_in_words(self) -> Message:
        """All items, the first choice first."""
        return msg("the items in their order: {items}", items=listed(self.items))

    def put_together(self, cells: Mapping[str, str]) -> str | None:
        """Return the items by their ranks; None where ranks are missing or occur twice."""
        if not any(cells.values()):
            return ""
        by_rank = {cells.get(item, ""): item for item in self.items}
        ranks = [str(rank) for rank in range(1, len(self.items) + 1)]
        return " ".join(by_rank[rank] for rank in ranks) if {*ranks} == by_rank.keys() else None

    def number(self, cell: str, part: str) -> float:
        """Return the rank of an item."""
        return self.ranks(cell)[self.items.index(part)]
