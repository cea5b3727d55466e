"""Saha's design: a drawn number is added, and the sum multiplied by another."""

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

ADDED_THEN_MULTIPLIED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The wheel draws two numbers. One is added to yours, and the sum is multiplied "
        "by the other. Only the result is recorded; nobody sees what the wheel drew.",
    )
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Saha(Scrambling):
    """Saha (2007): Z = W·(x + U), so r = Z/μ_W − μ_U."""

    name: ClassVar[str] = "saha"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Saha's design")
    source: ClassVar[str] = "Saha (2007), Metron 65, 59–66"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "For amounts that may be 0: adding before multiplying hides the 0 as well."
    )
    example: ClassVar[dict[str, Any]] = {
        "multiplied_by": "0.5, 1, 1.5",
        "added": "1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "minimum": 0,
        "maximum": 10,
    }

    multiplied_by: Distribution = distribution("the distribution of W; its mean is not 0")
    added: Distribution = distribution("the distribution of U, added before multiplying")

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = W·(x + U)."""
        return (Branch(Fraction(1), scale=self.multiplied_by, shift=self.added),)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State what is done to the number, and what the result can reveal."""
        return (ADDED_THEN_MULTIPLIED, NARROWS)
