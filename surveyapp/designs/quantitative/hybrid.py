"""The hybrid mechanism: a random mixture of the piecewise mechanism and Duchi's."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar

from surveyapp.designs.core.coins import Coins
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.quantitative.base import Lattice, LinearMap
from surveyapp.designs.quantitative.bounded import (
    NARROWEST,
    BoundedMechanism,
    Window,
    on_scale,
    window,
    window_lattice,
)
from surveyapp.designs.quantitative.piecewise import NEAR_OR_ANY
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

PIECEWISE_HELPS = Fraction(61, 100)
"""ε* of Wang et al. (2019), theorem 2: below it Duchi's two reports alone are best."""
MIX_BITS = 20
LEAST_LEAN = Fraction(999, 1000)
"""Rounding to the lattice may cost Duchi's part a thousandth of its lean."""


@dataclass(frozen=True, slots=True)
class TwoPointPart:
    """Duchi's mechanism on the window's lattice: report ``first`` or ``first + span``.

    Pr(the upper | j) = (1 + lean·(2j/steps − 1))/2, with the lean that makes its expectation move as the
    window's does; then a mixture of both is one linear map. e^ε = (1 + lean)/(1 − lean).
    """

    steps: int
    """1 or more: the number of answers less one."""
    first: int
    """0 or more: the lower report's position on the lattice."""
    span: int
    """1 or more: the distance of both reports, in positions."""
    lean: Fraction
    """0 … 1: how strongly the largest answer prefers the upper report."""

    @property
    def denominator(self) -> int:
        """The number of values of its coin."""
        return 2 * self.steps * self.lean.denominator

    def weight(self, position: int) -> int:
        """Return the number of coin values that report the upper end.

        Parameters
        ----------
        position : 0 … steps
            the answer j.
        """
        n, d = self.lean.numerator, self.lean.denominator
        return self.steps * d + n * (2 * position - self.steps)

    @property
    def ratio(self) -> Fraction:
        """e^ε."""
        return (1 + self.lean) / (1 - self.lean)


@lru_cache(maxsize=32)
def two_point_part(window: Window) -> TwoPointPart:
    """Return Duchi's mechanism on the lattice of a window, with the narrowest span that keeps ε.

    Parameters
    ----------
    window
        the piecewise part.
    """
    # From the first to the last answer the window's expectation moves by ``move``, and that of the two
    # points by span·lean: they agree where lean = move/span, and ε holds where lean ≤ ``most``.
    move = window.moments[0] * window.steps
    most = Fraction(window.high - window.low, window.high + window.low)
    span = math.ceil(move / most)
    span += (window.points - 1 - span) % 2  # so that both ends are reports of the lattice
    return TwoPointPart(window.steps, (window.points - 1 - span) // 2, span, move / span)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hybrid(BoundedMechanism):
    """Wang et al. (2019), section III-C: piecewise with α = 1 − e^(−ε/2), else Duchi's; α = 0 for ε ≤ 0.61.

    Both are unbiased on one lattice, and the variance of the mixture is nearly the same at all answers.
    """

    name: ClassVar[str] = "hybrid"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Hybrid mechanism")
    source: ClassVar[str] = (
        "Wang, Xiao, Yang, Zhao, Hui, Shin, Shin & Yu (2019), ICDE, 638–649, section III-C"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For the mean of a bounded number at any ε: never worse than Duchi or piecewise.",
    )
    example: ClassVar[dict[str, Any]] = {"epsilon": 1, "minimum": 0, "maximum": 100}
    mechanism_sentence: ClassVar[Message] = NEAR_OR_ANY

    @property
    def window(self) -> Window:
        """The piecewise part, on a lattice that is fine enough for Duchi's part too."""
        high, low = self.odds
        most = Fraction(high - low, high + low)
        narrowest = NARROWEST
        while True:
            candidate = window(self.stated_scale, self.epsilon, self.odds, narrowest)
            if two_point_part(candidate).lean >= LEAST_LEAN * most:
                return candidate
            narrowest *= 10

    @property
    def mix(self) -> Fraction:
        """α, the share of the piecewise part; a fraction of 2²⁰."""
        if self.epsilon <= PIECEWISE_HELPS:
            return Fraction(0)
        exact = 1 - exponential_down(-self.epsilon / 2)
        return Fraction(math.floor(exact * 2**MIX_BITS), 2**MIX_BITS)

    @property
    def worst_ratio(self) -> Fraction:
        """The worse of both parts, exact and not above e^ε.

        Where both give the same report its two probabilities are averaged, which cannot raise the ratio.
        """
        ends = two_point_part(self.window).ratio
        return ends if self.mix == 0 else max(ends, Fraction(*self.odds))

    @property
    def stated_lattice(self) -> Lattice:
        """The reports."""
        return window_lattice(self.stated_scale, self.window)

    @property
    def linear(self) -> LinearMap:
        """The window's map; the variances are averaged, because the expectations agree."""
        window = self.window
        c1, c0, *inner = window.moments
        ends, mix = two_point_part(window), self.mix
        # Duchi's part is one of two points ``span`` apart, the upper with (1 + lean·(2j/steps − 1))/2:
        # its variance is span²·p·(1 − p) = span²/4·(1 − lean²·(2j/steps − 1)²), expanded here in j.
        top, lean = Fraction(ends.span**2, 4), ends.lean**2
        outer = (
            -4 * top * lean / ends.steps**2,
            4 * top * lean / ends.steps,
            top * (1 - lean),
        )
        q2, q1, q0 = (mix * i + (1 - mix) * o for i, o in zip(inner, outer, strict=True))
        moments = (c1, c0, q2, q1, q0)
        return on_scale(moments, self.stated_scale, window.pace, window.width)

    def distribution_of(self, answer: Fraction) -> dict[Fraction, Fraction]:
        """Return the exact probability of every report."""
        position, lattice, window = (
            self.stated_scale.position(answer),
            self.stated_lattice,
            self.window,
        )
        ends, mix = two_point_part(window), self.mix
        upper = Fraction(ends.weight(position), ends.denominator)
        chances = {m: mix * window.chance(position, m) for m in range(window.points) if mix}
        for m, chance in ((ends.first, 1 - upper), (ends.first + ends.span, upper)):
            chances[m] = chances.get(m, Fraction(0)) + (1 - mix) * chance
        return {lattice.start + m * lattice.unit: chance for m, chance in chances.items()}

    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:
        """Draw one coin for the mixture and both parts, then make both reports and keep one."""
        position, lattice, window = (
            self.stated_scale.position(answer),
            self.stated_lattice,
            self.window,
        )
        ends, mix = two_point_part(window), self.mix
        coin = coins.below(mix.denominator * window.denominator * ends.denominator)
        # one coin gives three independent ones: its digits in a mixed radix
        rest, mix_coin = divmod(coin, mix.denominator)
        ends_coin, window_coin = divmod(rest, window.denominator)
        outer = ends.first + ends.span * (ends_coin < ends.weight(position))
        report = (outer, window.report(position, window_coin))[mix_coin < mix.numerator]
        return lattice.start + report * lattice.unit
