"""Additive noise: a drawn number is added to the answer."""

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
class AdditiveNoise(Scrambling):
    """Pollock & Bek (1976): Z = x + S, so r = Z − μ_S and Var[r | x] = σ_S², whatever the answer."""

    name: ClassVar[str] = "additive_noise"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Additive noise")
    source: ClassVar[str] = (
        "Pollock & Bek (1976), Journal of the American Statistical Association 71, 884–886"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For a number whose size is known roughly: the noise must be as wide as the answers, "
        "or sums at the edge give them away.",
    )
    example: ClassVar[dict[str, Any]] = {
        "added": "0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
        "minimum": 0,
        "maximum": 10,
    }

    added: Distribution = distribution("the distribution of the number that is added")

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = x + S."""
        return (Branch(Fraction(1), shift=self.added),)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State that a number is added, and what the sum can reveal."""
        return (ADDED, NARROWS)


ADDED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The wheel draws a number and adds it to yours. Only the sum is recorded; "
        "nobody sees what was added.",
    )
)
