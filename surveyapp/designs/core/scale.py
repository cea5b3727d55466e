"""The scale of a number question: from minimum to maximum in equal steps, exact."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.parameters import NotTogether
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

FROM_QUESTION = ("minimum", "maximum", "step")
"""Parameters that a survey file states with the question and not with its design."""
MOST_STEPS = 1_000_000
"""Of a scale whose answers are randomized: their reports are counted one by one."""
MOST_STEPS_DIRECT = 10**18
"""Of a scale whose answers are recorded as given; positions on it are whole numbers of 64 bits."""
FINEST_DECIMALS = 15
"""Of the numbers of a scale without steps."""


class AnswerOffScale(UserProblem):
    """A number that the question does not allow; the message does not repeat it, because it is an answer."""

    def __init__(self, *, minimum: object, maximum: object, step: object = None) -> None:
        """Say which numbers the question allows.

        Parameters
        ----------
        minimum, maximum, step
            the scale, as decimals; None where it has no steps.
        """
        ends = msg(
            "The number must be from {minimum} to {maximum}.", minimum=minimum, maximum=maximum
        )
        super().__init__(
            ends
            if step is None
            else msg(
                "The number must be from {minimum} to {maximum}, in steps of {step}.",
                minimum=minimum,
                maximum=maximum,
                step=step,
            )
        )


@dataclass(frozen=True, slots=True)
class Scale:
    """The possible answers ``minimum``, ``minimum`` + ``step`` … ``maximum``.

    With ``is_any`` people give any decimal number between the ends; ``step`` is then as fine as numbers are
    kept, and nobody is told of it.

    Raises
    ------
    NotTogether
        if ``minimum`` is not below ``maximum``, ``step`` is not positive, does not divide the distance, or
        makes more than 10¹⁸ steps.
    """

    minimum: Fraction
    maximum: Fraction
    step: Fraction
    is_any: bool = False

    def __post_init__(self) -> None:
        if self.minimum >= self.maximum:
            raise NotTogether(parameter="minimum", reason=msg("it must be below the maximum"))
        if self.step <= 0:
            raise NotTogether(parameter="step", reason=msg("it must be above 0"))
        steps = self.width / self.step
        if steps.denominator != 1:
            reason = msg("whole steps must lead from the minimum to the maximum")
            raise NotTogether(parameter="step", reason=reason)
        if steps > MOST_STEPS_DIRECT:
            reason = msg("it is too small for numbers so far apart")
            raise NotTogether(parameter="step", reason=reason)

    @classmethod
    def without_steps(cls, minimum: Fraction, maximum: Fraction) -> Scale:
        """Return the scale of all decimal numbers between two ends, as finely as they are kept.

        Parameters
        ----------
        minimum, maximum
            the ends, both included.

        Raises
        ------
        NotTogether
            if ``minimum`` is not below ``maximum``, or an end has more decimals than are kept.
        """
        step = Fraction(1, 10**FINEST_DECIMALS)
        while maximum - minimum > step * MOST_STEPS_DIRECT:
            step *= 10
        return cls(minimum, maximum, step, is_any=True)

    def check_countable(self) -> None:
        """Refuse a scale of too many answers for reports that are counted one by one.

        Raises
        ------
        NotTogether
            if there are more than a million steps.
        """
        if self.is_continuous:
            reason = msg("it is so small that there are more than a million possible answers")
            raise NotTogether(parameter="step", reason=reason)

    @property
    def is_continuous(self) -> bool:
        """Whether there are more steps than anybody counts, so that the last digits mean nothing."""
        return self.steps > MOST_STEPS

    @property
    def is_whole(self) -> bool:
        """Whether all its answers are whole numbers."""
        return self.minimum.denominator == self.step.denominator == 1 and not self.is_any

    @property
    def in_words(self) -> str:
        """The ends, and the steps where people are told of them."""
        low, high, step = map(decimal_text, (self.minimum, self.maximum, self.step))
        return f"from {low} to {high}" + ("" if self.is_any else f" in steps of {step}")

    def nearest(self, number: Fraction) -> Fraction:
        """Return the answer of the scale, which goes on beyond its ends, that is nearest to a number.

        Parameters
        ----------
        number
            any number.
        """
        return self.minimum + round((number - self.minimum) / self.step) * self.step

    def reaching(self, low: Fraction, high: Fraction) -> Scale:
        """Return the scale with ends that two numbers lie within; its answers stay answers.

        Parameters
        ----------
        low, high
            the least and the greatest number.
        """
        if self.minimum <= low and high <= self.maximum:
            return self
        if self.is_any:
            least = self.minimum if self.minimum <= low else Fraction(math.floor(low))
            most = self.maximum if high <= self.maximum else Fraction(math.ceil(high))
            return Scale.without_steps(least, most)
        below = max(0, math.ceil((self.minimum - low) / self.step))
        above = max(0, math.ceil((high - self.maximum) / self.step))
        ends = self.minimum - below * self.step, self.maximum + above * self.step
        return Scale(*ends, self.step)

    @property
    def width(self) -> Fraction:
        """Distance between the ends."""
        return self.maximum - self.minimum

    @property
    def ends(self) -> tuple[float, float]:
        """The minimum and the maximum, rounded to doubles."""
        return float(self.minimum), float(self.maximum)

    @property
    def steps(self) -> int:
        """Number of steps from the minimum to the maximum: one less than the number of answers."""
        return int(self.width / self.step)

    def answer(self, position: int) -> Fraction:
        """Return the answer ``position`` steps above the minimum.

        Parameters
        ----------
        position : 0 … steps
            the number of steps.
        """
        return self.minimum + position * self.step

    def answers(self) -> tuple[Fraction, ...]:
        """Return all possible answers, from the minimum."""
        return tuple(self.answer(position) for position in range(self.steps + 1))

    def position(self, answer: Fraction) -> int:
        """Return how many steps an answer is above the minimum.

        Parameters
        ----------
        answer
            a number of the scale.

        Returns
        -------
        int
            0 … steps.

        Raises
        ------
        AnswerOffScale
            if it is not on the scale.
        """
        steps = (answer - self.minimum) / self.step
        if steps.denominator != 1 or not 0 <= steps <= self.steps:
            raise AnswerOffScale(
                minimum=decimal_text(self.minimum),
                maximum=decimal_text(self.maximum),
                step=None if self.is_any else decimal_text(self.step),
            )
        return int(steps)
