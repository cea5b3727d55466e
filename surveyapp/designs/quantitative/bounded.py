"""What the mechanisms for a bounded number under local differential privacy have in common."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import ClassVar

from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.core.parameters import privacy_loss
from surveyapp.designs.core.scale import Scale
from surveyapp.designs.quantitative.base import Lattice, LinearMap, QuantitativeDesign
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import Message

ODDS_BITS = 40
"""e^ε is kept as a whole number over 2⁴⁰: it loses less than a thousandth of e^ε − 1 at any ε."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundedMechanism(QuantitativeDesign):
    """A mechanism for numbers from ``minimum`` to ``maximum``, stated by ε."""

    is_bounded: ClassVar[bool] = True
    mechanism_sentence: ClassVar[Message]

    epsilon: Fraction = privacy_loss("the privacy loss ε")

    @property
    def reach(self) -> tuple[Fraction, Fraction]:
        """The ends of the lattice of reports."""
        lattice = self.stated_lattice
        return lattice.start, lattice.start + (lattice.count - 1) * lattice.unit

    @property
    def lattice(self) -> Lattice | None:
        """All reports."""
        return self.stated_lattice

    @property
    def stated_lattice(self) -> Lattice:
        """All reports; by default the answers themselves."""
        scale = self.stated_scale
        return Lattice(scale.minimum, scale.step, scale.steps + 1)

    @property
    def odds(self) -> tuple[int, int]:
        """``(high, low)`` with high/low just below e^ε: the largest ratio of any two probabilities."""
        return _odds(self.epsilon, 2**ODDS_BITS)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State what the coins do, and that no record proves anything: every answer can lead to it."""
        return (self.mechanism_sentence, PROVES_NOTHING)


@lru_cache(maxsize=32)
def _odds(epsilon: Fraction, low: int) -> tuple[int, int]:
    return math.floor(exponential_down(epsilon) * low), low


@dataclass(frozen=True, slots=True)
class Window:
    """The piecewise mechanism on integers: reports 0 … ``points`` − 1, with a window of likely ones.

    For answer j of 0 … ``steps`` the ``width`` reports from ``pace``·j on have weight ``high`` and the
    other ``pace``·``steps`` have weight ``low``. So each report's probability is high/D or low/D with
    D = width·high + pace·steps·low, whatever the answer: ε = ln(high/low) exactly. Moving the window
    by equal steps makes E[report | j] exactly linear and Var[report | j] exactly quadratic in j.
    """

    steps: int
    """1 or more: the number of answers less one."""
    pace: int
    """1 or more: how far the window moves from one answer to the next."""
    width: int
    """1 or more: the number of reports in the window."""
    high: int
    low: int
    """High > low > 0: the weights in and outside the window."""

    @property
    def points(self) -> int:
        """Number of reports."""
        return self.width + self.outside

    @property
    def outside(self) -> int:
        """Number of reports outside the window."""
        return self.pace * self.steps

    @property
    def denominator(self) -> int:
        """The number of values of its coin."""
        return self.width * self.high + self.outside * self.low

    def report(self, position: int, coin: int) -> int:
        """Return the report that a coin value makes of an answer, in the same steps whatever the answer is.

        Parameters
        ----------
        position : 0 … steps
            the answer j.
        coin : 0 … denominator − 1
            the value drawn.

        Returns
        -------
        int
            0 … points − 1.
        """
        # The first width·high coin values fill the window, ``high`` a report; the others fill what is
        # outside, ``low`` a report, counted from 0 and jumping over the window. Both are computed.
        inside = coin // self.high
        beyond = (coin - self.width * self.high) // self.low
        start = self.pace * position
        moved = beyond + self.width * (beyond >= start)
        return (moved, start + inside)[inside < self.width]

    def chance(self, position: int, report: int) -> Fraction:
        """Return Pr(report | answer).

        Parameters
        ----------
        position : 0 … steps
            the answer j.
        report : 0 … points − 1
            the report.
        """
        is_inside = 0 <= report - self.pace * position < self.width
        return Fraction(self.high if is_inside else self.low, self.denominator)

    @property
    def moments(self) -> tuple[Fraction, Fraction, Fraction, Fraction, Fraction]:
        """(c1, c0, q2, q1, q0) with E[report | j] = c1·j + c0 and Var[report | j] = q2·j² + q1·j + q0."""
        # The weights are ``low`` on all reports 0 … points − 1 plus ``extra`` on those of the window,
        # pace·j + i for i = 0 … width − 1. So with m the report and D the denominator
        #   D·E[m | j]  = low·Σm + extra·Σ(pace·j + i)    linear in j,
        #   D·E[m² | j] = low·Σm² + extra·Σ(pace·j + i)²  quadratic in j;
        # subtracting the square of the first from the second gives the variance.
        extra = self.high - self.low
        c1 = Fraction(extra * self.width * self.pace, self.denominator)
        c0 = Fraction(self.low * _sum(self.points) + extra * _sum(self.width), self.denominator)
        second2 = Fraction(extra * self.width * self.pace**2, self.denominator)
        second1 = Fraction(2 * extra * self.pace * _sum(self.width), self.denominator)
        second0 = Fraction(
            self.low * _squares(self.points) + extra * _squares(self.width), self.denominator
        )
        return c1, c0, second2 - c1**2, second1 - 2 * c0 * c1, second0 - c0**2


def _sum(count: int) -> int:
    """0 + 1 + … + (count − 1)."""
    return count * (count - 1) // 2


def _squares(count: int) -> int:
    """0² + 1² + … + (count − 1)²."""
    return (count - 1) * count * (2 * count - 1) // 6


NARROWEST = 32
"""The window has about this many reports at least, so rounding it costs nothing to speak of."""


@lru_cache(maxsize=32)
def window(scale: Scale, epsilon: Fraction, odds: tuple[int, int], narrowest: int) -> Window:
    """Return the window of the piecewise mechanism for ε on ``scale``.

    Wang et al. (2019), algorithm 2: the window's width is to the way that it moves as e^(−ε/2) to 1. The
    pace is a power of ten, so that reports are decimals where answers are, and the width is odd, so that
    the middle of the window is the answer.

    Parameters
    ----------
    scale
        the question's possible answers.
    epsilon : above 0
        the privacy loss ε.
    odds : (high, low)
        weights with high/low just below e^ε.
    narrowest : 1 or more
        about the least number of reports in the window; rounding costs less the larger it is.
    """
    shrink = exponential_down(-epsilon / 2)
    pace = 1
    while pace * scale.steps * shrink < narrowest:
        pace *= 10
    width = 2 * math.floor(pace * scale.steps * shrink / 2) + 1
    return Window(scale.steps, pace, width, *odds)


@lru_cache(maxsize=32)
def on_scale(moments: tuple[Fraction, ...], scale: Scale, pace: int, width: int) -> LinearMap:
    """Return the map of a window's lattice, from positions to positions, in the question's units.

    Parameters
    ----------
    moments : (c1, c0, q2, q1, q0)
        as ``Window.moments``.
    scale
        the question's possible answers.
    pace, width
        those of the window.
    """
    unit = scale.step / pace
    c1, c0, q2, q1, q0 = moments
    start = scale.minimum - unit * (width // 2)
    return LinearMap(c1, c0, q2, q1, q0).rescaled((scale.minimum, scale.step), (start, unit))


def window_lattice(scale: Scale, window: Window) -> Lattice:
    """Return a window's reports in the question's units: the middle of the window lies at the answer.

    Parameters
    ----------
    scale
        the question's possible answers.
    window
        the window on integers.
    """
    unit = scale.step / window.pace
    return Lattice(scale.minimum - unit * (window.width // 2), unit, window.points)
