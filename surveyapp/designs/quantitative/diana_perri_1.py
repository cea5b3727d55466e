"""Diana and Perri's first design: the answer itself, or Saha's scrambling of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.parameters import distribution, probability
from surveyapp.designs.quantitative.scrambling import (
    NARROWS,
    Branch,
    Scrambling,
    unchanged_sentences,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True, kw_only=True)
class DianaPerri1(Scrambling):
    """Diana & Perri (2010): Z = x with p_truth, else W·(x + U).

    r = (Z − (1 − p)·μ_W·μ_U)/(p + (1 − p)·μ_W).
    """

    name: ClassVar[str] = "diana_perri_1"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Diana and Perri's first design")
    source: ClassVar[str] = "Diana & Perri (2010), Journal of Applied Statistics 37, 1875–1890"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where Saha's design is too noisy: some answers are recorded unchanged, which protects less.",
    )
    example: ClassVar[dict[str, Any]] = {
        "p_truth": "1/2",
        "multiplied_by": "0.5, 1, 1.5",
        "added": "1, 2, 3, 4, 5",
        "minimum": 0,
        "maximum": 10,
    }

    p_truth: Fraction = probability("the probability that the answer itself is recorded")
    multiplied_by: Distribution = distribution("the distribution of W")
    added: Distribution = distribution("the distribution of U, added before multiplying")

    @property
    def multiplier(self) -> str:
        """The distribution of W, if the answer is averaged away."""
        return "multiplied_by"

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = x, or Z = W·(x + U)."""
        return (
            Branch(self.p_truth),
            Branch(1 - self.p_truth, scale=self.multiplied_by, shift=self.added),
        )

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State how often the number is recorded as it is, and what is done to it otherwise."""
        return (*unchanged_sentences(self.p_truth), ELSE_SCRAMBLED, NARROWS)


ELSE_SCRAMBLED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "Else the wheel draws two numbers: one is added to yours, and the sum is "
        "multiplied by the other. Only the result is recorded; nobody sees what the "
        "wheel drew.",
    )
)
