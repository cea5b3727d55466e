"""Diana and Perri's second design: a weighted sum of the answer and a drawn number, multiplied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.parameters import distribution, probability
from surveyapp.designs.quantitative.scrambling import NARROWS, Branch, Scrambling
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True, kw_only=True)
class DianaPerri2(Scrambling):
    """Diana & Perri (2010): Z = W·(β·U + (1 − β)·x), so r = (Z − β·μ_W·μ_U)/((1 − β)·μ_W)."""

    name: ClassVar[str] = "diana_perri_2"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Diana and Perri's second design")
    source: ClassVar[str] = "Diana & Perri (2010), Journal of Applied Statistics 37, 1875–1890"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Like Saha's design, with the share β of the drawn number in the sum to choose."
    )
    example: ClassVar[dict[str, Any]] = {
        "beta": "1/2",
        "multiplied_by": "0.5, 1, 1.5",
        "added": "1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        "minimum": 0,
        "maximum": 10,
    }

    beta: Fraction = probability(
        "the weight β of the drawn number in the sum", excluding=(Fraction(1),)
    )
    multiplied_by: Distribution = distribution("the distribution of W; its mean is not 0")
    added: Distribution = distribution("the distribution of U, mixed with the answer")

    @property
    def multiplier(self) -> str:
        """The distribution of W, if the answer is averaged away."""
        return "multiplied_by"

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Z = W·((1 − β)·x + β·U)."""
        own = Distribution.always(1 - self.beta)
        mixed = self.added.times(self.beta)
        return (Branch(Fraction(1), scale=self.multiplied_by, slope=own, shift=mixed),)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State what is done to the number, and what the result can reveal."""
        return (MIXED, NARROWS)


MIXED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The wheel draws two numbers. Yours is averaged with one of them, and the "
        "average is multiplied by the other. Only the result is recorded; nobody sees "
        "what the wheel drew.",
    )
)
