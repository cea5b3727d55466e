"""Duchi's mechanism: the answer is rounded, at random, to the minimum or the maximum."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.coins import Coins
from surveyapp.designs.quantitative.base import Lattice, LinearMap
from surveyapp.designs.quantitative.bounded import BoundedMechanism
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Duchi(BoundedMechanism):
    """Duchi, Jordan & Wainwright (2018): report the maximum, the more likely the larger the answer.

    With t = (x − minimum)/(maximum − minimum): Pr(maximum | x) = (1 + t·(e^ε − 1))/(e^ε + 1), so the
    report's expectation is linear in x. Two reports alone do not show how widely the answers spread,
    so the randomization's part of the error is known only as a bound.
    """

    name: ClassVar[str] = "duchi"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Smallest or largest (Duchi)")
    source: ClassVar[str] = (
        "Duchi, Jordan & Wainwright (2018), "
        "Journal of the American Statistical Association 113, 182–201; "
        "in one dimension as in Wang et al. (2019), ICDE, algorithm 1"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "For the mean of a bounded number at small ε, below about 0.6."
    )
    example: ClassVar[dict[str, Any]] = {"epsilon": 0.5, "minimum": 0, "maximum": 100}
    mechanism_sentence: ClassVar[Message] = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The wheel records either the smallest or the largest possible number, never "
            "yours in between. The larger your number, the more often the largest; but "
            "both can happen with every number.",
        )
    )

    @property
    def worst_ratio(self) -> Fraction:
        """The ratio of the two ends, exact and not above e^ε."""
        return Fraction(*self.odds)

    @property
    def stated_lattice(self) -> Lattice:
        """The minimum and the maximum."""
        scale = self.stated_scale
        return Lattice(scale.minimum, scale.width, 2)

    @property
    def _denominator(self) -> int:
        return self.stated_scale.steps * sum(self.odds)

    def _weight(self, position: int) -> int:
        """The number of coins that report the maximum."""
        high, low = self.odds
        return low * self.stated_scale.steps + (high - low) * position

    @property
    def linear(self) -> LinearMap:
        """From position j to report 0 or 1: P = c0 + c1·j, variance P·(1 − P)."""
        # the report is a coin of 0 or 1 with probability P = c0 + c1·j; P·(1 − P) expands to
        # −c1²·j² + c1·(1 − 2·c0)·j + c0·(1 − c0)
        scale = self.stated_scale
        c0 = Fraction(self._weight(0), self._denominator)
        c1 = Fraction(self._weight(1), self._denominator) - c0
        on_positions = LinearMap(c1, c0, -(c1**2), c1 * (1 - 2 * c0), c0 * (1 - c0))
        return on_positions.rescaled((scale.minimum, scale.step), (scale.minimum, scale.width))

    def distribution_of(self, answer: Fraction) -> dict[Fraction, Fraction]:
        """Return the exact probabilities of the two reports."""
        scale = self.stated_scale
        top = Fraction(self._weight(scale.position(answer)), self._denominator)
        return {scale.minimum: 1 - top, scale.maximum: top}

    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:
        """Draw one coin, then compare it with the number of coins that report the maximum."""
        scale = self.stated_scale
        position = scale.position(answer)
        coin = coins.below(self._denominator)
        return (scale.minimum, scale.maximum)[coin < self._weight(position)]
