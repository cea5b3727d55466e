"""Several questions answered as one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from surveyapp.designs import Mode
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel, Translate
from surveyapp.survey.types.fields import Field, MembersField
from surveyapp.survey.types.single_choice import SingleChoice

MOST_MEMBERS = 8
"""2⁸ combinations are the most that one answer can have."""
JOINED = "+"
"""Between the members' answers in the record of a joint question; no answer's id has a plus."""


@dataclass(frozen=True, slots=True)
class Joint(AskedQuestion):
    """Several questions answered as one: the product of their answers is randomized once.

    Recorded in one column as the members' answers joined, such as ``yes+north``. The last member's
    answer varies fastest. ε is that of the one design over the product.

    A member is a question without a design and column of its own: its design and mode are ignored, and
    only its text, answers and look are used.
    """

    type_name: ClassVar[str] = "joint"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Joint question")
    fields: ClassVar[tuple[Field, ...]] = (MembersField(most=MOST_MEMBERS),)
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL
    is_one_column: ClassVar[bool] = False
    asked_like: ClassVar[str] = SingleChoice.type_name
    """Combinations of answers are choices out of a list, whatever the members look like."""
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.SHOWN_COINS)
    """No card or die makes one report of several answers."""
    is_always_private: ClassVar[bool] = True

    members: tuple[AskedQuestion, ...]

    @property
    def answered_together(self) -> tuple[AskedQuestion, ...]:
        """The members."""
        return self.members

    @property
    def sizes(self) -> tuple[int, ...]:
        """Number of answers of each member."""
        return tuple(len(member.answers) for member in self.members)

    @property
    def answers(self) -> tuple[str, ...]:
        """All combinations of the members' answers."""
        return tuple(map(JOINED.join, product(*(member.answers for member in self.members))))

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:
        """Return all combinations as the respondent reads them."""
        labels = (member.labels(language, translate) for member in self.members)
        return tuple(map(" + ".join, product(*labels)))

    @property
    def stands(self) -> str:
        """The members' answers, or what the design makes of them."""
        return f"the answers of {len(self.members)} members, joined by {JOINED}"

    def combined(self, parts: Sequence[int]) -> int:
        """Return the index of a combination of the members' answers.

        Parameters
        ----------
        parts : one a member
            the index of each member's answer.
        """
        # mixed radix: the last member is the lowest digit
        index = 0
        for part, size in zip(parts, self.sizes, strict=True):
            index = index * size + part
        return index

    def parts(self, answer: int) -> tuple[int, ...]:
        """Return the members' indices in a combination.

        Parameters
        ----------
        answer : 0 … number of combinations − 1
            the index of the combination.
        """
        found: list[int] = []
        for size in reversed(self.sizes):
            answer, part = divmod(answer, size)
            found.append(part)
        return tuple(reversed(found))

    def part_of_each(self, place: int) -> tuple[int, ...]:
        """Return for each combination the index of one member's answer.

        Parameters
        ----------
        place : 0 … number of members − 1
            which member.
        """
        return tuple(self.parts(answer)[place] for answer in range(math.prod(self.sizes)))
