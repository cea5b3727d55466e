"""Direct questions without randomization, for what is not sensitive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.design import MOST_CHOICES, Design, Mode
from surveyapp.designs.core.parameters import integer
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True)
class Direct(Design):
    """The answer is the report: the channel is the identity and ε is infinite."""

    name: ClassVar[str] = "direct"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Direct question")
    source: ClassVar[str] = "No randomization"
    is_randomized: ClassVar[bool] = False
    derives_k: ClassVar[bool] = True

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For questions that are not sensitive, such as region or age group: no error is added, and "
        "nothing protects the answer.",
    )
    example: ClassVar[Mapping[str, object]] = {}
    example_k: ClassVar[int] = 3

    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)

    @property
    def channel(self) -> Channel:
        """The identity."""
        size = range(self.k)
        return Channel(tuple(tuple(Fraction(int(i == j)) for j in size) for i in size))

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """Say plainly that nothing protects this answer but the absence of a name."""
        return (AS_GIVEN,)


AS_GIVEN = Message(QT_TRANSLATE_NOOP("messages", "Recorded as you answer."))
"""What every question says that is asked directly; the first screen says so of them."""
