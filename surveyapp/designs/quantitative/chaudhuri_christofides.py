"""Chaudhuri and Christofides' design: multiplied by one drawn number, and another one added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.parameters import distribution
from surveyapp.designs.quantitative.scrambling import NARROWS, Branch, Scrambling
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaudhuriChristofides(Scrambling):
    """Chaudhuri & Christofides (2013): Z = S₁·x + S₂, so r = (Z − μ₂)/μ₁."""

    name: ClassVar[str] = "chaudhuri_christofides"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Chaudhuri and Christofides' design")
    source: ClassVar[str] = (
        "Chaudhuri & Christofides (2013), Indirect Questioning in Sample Surveys, Springer, chapter 5"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For respondents with two packs of cards: multiply by a card of the first and add one of "
        "the second. The card pack is easy to make.",
    )
    example: ClassVar[dict[str, Any]] = {
        "multiplied_by": "1, 2, 3",
        "added": "0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
        "minimum": 0,
        "maximum": 10,
    }

    multiplied_by: Distribution = distribution("the distribution of S₁; its mean is not 0")
    added: Distribution = distribution("the distribution of S₂, added after multiplying")

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = S₁·x + S₂."""
        return (Branch(Fraction(1), slope=self.multiplied_by, shift=self.added),)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State what is done to the number, and what the result can reveal."""
        return (MULTIPLIED_THEN_ADDED, NARROWS)


MULTIPLIED_THEN_ADDED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The wheel draws two numbers. Yours is multiplied by one of them, and the "
        "other is added. Only the result is recorded; nobody sees what the wheel drew.",
    )
)
