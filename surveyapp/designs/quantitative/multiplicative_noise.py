"""Multiplicative noise: the answer is multiplied by a drawn number."""

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

ZERO_STAYS = Message(QT_TRANSLATE_NOOP("messages", "A 0 stays 0 and is recorded as 0."))
"""Told wherever a product is recorded alone and 0 is a possible answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MultiplicativeNoise(Scrambling):
    """Eichhorn & Hayre (1983): Z = S·x, so r = Z/μ_S and Var[r | x] = (σ_S/μ_S)²·x²."""

    name: ClassVar[str] = "multiplicative_noise"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Multiplicative noise")
    source: ClassVar[str] = (
        "Eichhorn & Hayre (1983), Journal of Statistical Planning and Inference 7, 307–316"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For amounts that are never 0, such as an income: it hides large amounts as well as small "
        "ones, but a 0 not at all.",
    )
    example: ClassVar[dict[str, Any]] = {
        "multiplied_by": "0.5, 0.75, 1, 1.25, 1.5",
        "minimum": 1,
        "maximum": 100,
    }

    multiplied_by: Distribution = distribution(
        "the distribution of the number that the answer is multiplied by; its mean is not 0"
    )

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = S·x."""
        return (Branch(Fraction(1), slope=self.multiplied_by),)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State that the number is multiplied, and what the product can reveal."""
        return (MULTIPLIED, *zero_sentences(self), NARROWS)


MULTIPLIED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The wheel draws a number and multiplies yours by it. Only the product is "
        "recorded; nobody sees what yours was multiplied by.",
    )
)


def zero_sentences(design: Scrambling) -> tuple[Message, ...]:
    """Return the sentence about 0 if 0 is a possible answer, or no scale is stated.

    Parameters
    ----------
    design
        a design that multiplies the answer.
    """
    scale = design.scale
    has_zero = scale is None or scale.minimum <= 0 <= scale.maximum
    return (ZERO_STAYS,) if has_zero else ()
