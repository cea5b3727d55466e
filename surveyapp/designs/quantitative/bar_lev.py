"""The design of Bar-Lev, Bobovitch and Boukai: the answer itself, or a multiple of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.parameters import distribution, probability
from surveyapp.designs.quantitative.multiplicative_noise import zero_sentences
from surveyapp.designs.quantitative.scrambling import (
    NARROWS,
    Branch,
    Scrambling,
    unchanged_sentences,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True, kw_only=True)
class BarLev(Scrambling):
    """Bar-Lev, Bobovitch & Boukai (2004): Z = x with p_truth, else S·x; r = Z/(p + (1 − p)·μ_S)."""

    name: ClassVar[str] = "bar_lev"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Bar-Lev, Bobovitch and Boukai's design")
    source: ClassVar[str] = "Bar-Lev, Bobovitch & Boukai (2004), Metrika 60, 255–260"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where multiplicative noise is too noisy: some answers are recorded unchanged, which "
        "protects less; a 0 is not hidden.",
    )
    example: ClassVar[dict[str, Any]] = {
        "p_truth": "1/2",
        "multiplied_by": "0.5, 0.75, 1, 1.25, 1.5",
        "minimum": 1,
        "maximum": 100,
    }

    p_truth: Fraction = probability("the probability that the answer itself is recorded")
    multiplied_by: Distribution = distribution("the distribution of S")

    @property
    def multiplier(self) -> str:
        """The distribution of S, if the answer is averaged away."""
        return "multiplied_by"

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = x, or Z = S·x."""
        return (Branch(self.p_truth), Branch(1 - self.p_truth, slope=self.multiplied_by))

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State how often the number is recorded as it is, and what is done to it otherwise."""
        return (*unchanged_sentences(self.p_truth), ELSE_MULTIPLIED, *zero_sentences(self), NARROWS)


ELSE_MULTIPLIED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "Else the wheel draws a number and multiplies yours by it. Only the product is "
        "recorded; nobody sees what the wheel drew.",
    )
)
