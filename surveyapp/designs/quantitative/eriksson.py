"""Eriksson's design: the answer, or a number drawn from a known distribution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.parameters import distribution, probability
from surveyapp.designs.quantitative.scrambling import (
    NOTHING,
    Branch,
    Scrambling,
    unchanged_sentences,
)
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Eriksson(Scrambling):
    """Eriksson (1973): Z = x with p_truth, else S; r = (Z − (1 − p)·μ_S)/p.

    The only scrambling design with a finite ε: where S can take every possible answer, no report rules
    an answer out and e^ε = 1 + p/((1 − p)·q), q the smallest probability of such a value.
    """

    name: ClassVar[str] = "eriksson"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Eriksson's design")
    source: ClassVar[str] = "Eriksson (1973), International Statistical Review 41, 101–113"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For a number with few possible values: list all of them as replacements, and every "
        "recorded number may have been drawn.",
    )
    example: ClassVar[dict[str, Any]] = {
        "p_truth": "1/2",
        "replacement": "0, 1, 2, 3, 4, 5, 6, 7",
        "minimum": 0,
        "maximum": 7,
    }

    p_truth: Fraction = probability(
        "the probability that the answer itself is recorded", is_open=True
    )
    replacement: Distribution = distribution(
        "the distribution of the number that is recorded instead of the answer"
    )

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = x, or Z = S."""
        return (
            Branch(self.p_truth),
            Branch(1 - self.p_truth, slope=NOTHING, shift=self.replacement),
        )

    @property
    def worst_ratio(self) -> Fraction | None:
        """1 + p/((1 − p)·q); None where some possible answer is never drawn."""
        scale = self.scale
        if scale is None or not self.replacement.is_finite:
            return None
        chances = dict(self.replacement.outcomes)
        if len(chances) <= scale.steps:
            return None
        probabilities = [chances.get(answer, Fraction(0)) for answer in scale.answers()]
        if min(probabilities) == 0:
            return None
        return 1 + self.p_truth / ((1 - self.p_truth) * min(probabilities))

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State how often the number is recorded as it is, and what a record proves."""
        proves = PROVES_NOTHING if self.worst_ratio is not None else NOT_ALL_DRAWN
        return (*unchanged_sentences(self.p_truth), REPLACED, proves)


REPLACED = Message(
    QT_TRANSLATE_NOOP("messages", "In the other cases a number that the wheel draws is recorded.")
)
NOT_ALL_DRAWN = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The wheel does not draw every number: one that it never draws is recorded "
        "only if it is yours.",
    )
)
