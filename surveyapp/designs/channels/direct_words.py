"""Direct questions whose answers are too many to list: a day, a text, an order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.channels.direct import AS_GIVEN, Direct
from surveyapp.designs.core.coins import Randomizes
from surveyapp.designs.core.design import AskableDesign, Mode
from surveyapp.messages.message import Message


@dataclass(frozen=True, slots=True)
class DirectWords(AskableDesign):
    """The answer is recorded as its question writes it, and ε is infinite."""

    name: ClassVar[str] = Direct.name
    title: ClassVar[str] = Direct.title
    source: ClassVar[str] = Direct.source
    is_randomized: ClassVar[bool] = False
    when: ClassVar[str] = Direct.when
    example: ClassVar[Mapping[str, object]] = {}

    @property
    def worst_ratio(self) -> Fraction | None:
        """None: every report gives its answer away."""
        return None

    @property
    def answer_count(self) -> int:
        """0: the answers are not listed."""
        return 0

    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """Return nothing listed."""
        return ((),)

    def randomizers(self) -> tuple[Randomizes, ...]:
        """There are none."""
        return ()

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """Say plainly that nothing protects this answer but the absence of a name."""
        return (AS_GIVEN,)
