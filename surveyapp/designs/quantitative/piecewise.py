"""The piecewise mechanism: a number near the answer, or any other."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.coins import Coins
from surveyapp.designs.quantitative.base import Lattice, LinearMap
from surveyapp.designs.quantitative.bounded import (
    NARROWEST,
    BoundedMechanism,
    Window,
    on_scale,
    window,
    window_lattice,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

NEAR_OR_ANY = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The wheel draws the number that is recorded. Often it is near yours, but it can be "
        "any number.",
    )
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Piecewise(BoundedMechanism):
    """Wang et al. (2019), algorithm 2, on whole numbers instead of an interval: see ``Window``."""

    name: ClassVar[str] = "piecewise"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Piecewise mechanism")
    source: ClassVar[str] = (
        "Wang, Xiao, Yang, Zhao, Hui, Shin, Shin & Yu (2019), ICDE, 638–649, algorithm 2"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "For the mean of a bounded number at larger ε, above about 2."
    )
    example: ClassVar[dict[str, Any]] = {"epsilon": 2, "minimum": 0, "maximum": 100}
    mechanism_sentence: ClassVar[Message] = NEAR_OR_ANY

    @property
    def window(self) -> Window:
        """The mechanism on whole numbers."""
        return window(self.stated_scale, self.epsilon, self.odds, NARROWEST)

    @property
    def worst_ratio(self) -> Fraction:
        """Inside the window against outside, exact and not above e^ε."""
        return Fraction(*self.odds)

    @property
    def stated_lattice(self) -> Lattice:
        """The reports."""
        return window_lattice(self.stated_scale, self.window)

    @property
    def linear(self) -> LinearMap:
        """The window's map, in the question's units."""
        window = self.window
        return on_scale(window.moments, self.stated_scale, window.pace, window.width)

    def distribution_of(self, answer: Fraction) -> dict[Fraction, Fraction]:
        """Return the exact probability of every report."""
        position, lattice, window = (
            self.stated_scale.position(answer),
            self.stated_lattice,
            self.window,
        )
        return {
            lattice.start + m * lattice.unit: window.chance(position, m)
            for m in range(window.points)
        }

    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:
        """Draw one coin, then place it on the window of ``answer``."""
        position, lattice, window = (
            self.stated_scale.position(answer),
            self.stated_lattice,
            self.window,
        )
        coin = coins.below(window.denominator)
        return lattice.start + window.report(position, coin) * lattice.unit
