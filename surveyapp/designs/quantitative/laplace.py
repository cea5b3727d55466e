"""The Laplace mechanism on a grid: two-sided geometric noise, truncated at the ends of the scale."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.coins import Coins
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.core.parameters import NotTogether
from surveyapp.designs.quantitative.base import EndReport, LinearMap
from surveyapp.designs.quantitative.bounded import BoundedMechanism
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

MOST_STEPS = 1000
"""The coin has some 30 bits for each step: more steps would make it slow, and no survey needs them."""
RATIO_BITS = range(20, 80, 4)
TINY = Fraction(1, 10**30)
"""``exponential_down`` is below by less than this share."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laplace(BoundedMechanism):
    """The truncated geometric mechanism (Ghosh, Roughgarden & Sundararajan 2009), debiased exactly.

    The discrete Laplace noise Y, Pr(Y = y) = (1 − α)/(1 + α)·α^|y| steps, is added and the sum truncated at
    minimum and maximum. α is a fraction just above e^(−ε/steps), so all probabilities are fractions, and
    two answers' odds of a report differ by at most α^(−steps) ≤ e^ε: exactly that at the ends.

    Truncating would bias the mean. But the geometric tail has no memory: beyond an end it always goes
    α/(1 − α) steps farther on average, with variance α/(1 − α)², whatever the answer. So a report at an
    end stands for the end ± α/(1 − α) steps, any other for itself; that is unbiased at every answer,
    and less noisy than the untruncated noise, whose variance is 2α/(1 − α)².
    """

    name: ClassVar[str] = "laplace"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Discrete Laplace noise")
    source: ClassVar[str] = (
        "Dwork, McSherry, Nissim & Smith (2006), TCC, 265–284; on a grid and cut as in "
        "Ghosh, Roughgarden & Sundararajan (2009), STOC, 351–360"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For a bounded number when single reports should stay near the answers; for the mean alone, "
        "hybrid needs fewer respondents.",
    )
    example: ClassVar[dict[str, Any]] = {"epsilon": 1, "minimum": 0, "maximum": 20}
    mechanism_sentence: ClassVar[Message] = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The wheel moves your number up or down and records where it lands; it stops "
            "at the ends of the scale. Small moves are more frequent, but every number can "
            "land anywhere.",
        )
    )

    def check_design(self) -> None:
        """Refuse a scale that is too fine."""
        if self.stated_scale.steps > MOST_STEPS:
            reason = msg(
                "it makes more than {most_steps} steps from minimum to maximum; choose "
                "a larger step, or the hybrid mechanism",
                most_steps=MOST_STEPS,
            )
            raise NotTogether(parameter="step", reason=reason)

    @property
    def _decay(self) -> Fraction:
        """α: a fraction of a power of two, fine enough that less than a thousandth of ε is lost."""
        exponent = self.epsilon / self.stated_scale.steps
        # never below e^(−ε/steps), so that α^(−steps) ≤ e^ε
        above = exponential_down(-exponent) * (1 + TINY)
        for bits in RATIO_BITS:
            alpha = Fraction(math.ceil(above * 2**bits), 2**bits)
            if alpha <= above * (1 + exponent / 1000):
                break
        return alpha

    @property
    def worst_ratio(self) -> Fraction:
        """α^(−steps), from end to end."""
        return self._decay**-self.stated_scale.steps

    @property
    def linear(self) -> LinearMap:
        """Between the ends a report stands for itself, and varies by 2α/(1 − α)² steps²."""
        variance = 2 * self._tail_variance
        return LinearMap(Fraction(1), Fraction(0), Fraction(0), Fraction(0), variance)

    @property
    def _tail_variance(self) -> Fraction:
        alpha = self._decay
        return self.step**2 * alpha / (1 - alpha) ** 2

    @property
    def end_reports(self) -> Mapping[Fraction, EndReport]:
        """The pseudo-answers and coins' variances of the two ends.

        With v the variance of a tail, an end gets v instead of the 2v in between. The expectation of this
        estimate, 2v − v·Pr(an end | x), equals Var[r | x] at every x.
        """
        scale, alpha = self.stated_scale, self._decay
        beyond = scale.step * alpha / (1 - alpha)
        return {
            scale.minimum: EndReport(scale.minimum - beyond, self._tail_variance),
            scale.maximum: EndReport(scale.maximum + beyond, self._tail_variance),
        }

    def variance_at(self, answer: Fraction) -> Fraction:
        """Return v·(2 − (α^j + α^(steps − j))/(1 + α)), v = α/(1 − α)² steps²."""
        position, steps, alpha = self._place(answer), self.stated_scale.steps, self._decay
        # Pr(a report at an end | x): each end takes in the whole tail beyond it
        at_ends = (alpha**position + alpha ** (steps - position)) / (1 + alpha)
        return self._tail_variance * (2 - at_ends)

    def _place(self, answer: Fraction) -> int:
        return self.stated_scale.position(answer)

    @property
    def largest_variance(self) -> Fraction:
        """In the middle of the scale."""
        scale = self.stated_scale
        return self.variance_at(scale.answer(scale.steps // 2))

    @property
    def least_variance(self) -> Fraction:
        """At the ends of the scale."""
        return self.variance_at(self.stated_scale.minimum)

    def distribution_of(self, answer: Fraction) -> dict[Fraction, Fraction]:
        """Return the exact probability of every report."""
        scale, alpha = self.stated_scale, self._decay
        position, steps = scale.position(answer), scale.steps
        chances = {
            scale.answer(m): (1 - alpha) / (1 + alpha) * alpha ** abs(m - position)
            for m in range(steps + 1)
        }
        chances[scale.minimum] = alpha**position / (1 + alpha)
        chances[scale.maximum] = alpha ** (steps - position) / (1 + alpha)
        return chances

    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:
        """Draw the noise with one coin, truncated to the width of the scale; then add it to ``answer``."""
        scale = self.stated_scale
        position = scale.position(answer)
        noise = self._noise(coins)
        return scale.answer(min(max(position + noise, 0), scale.steps))

    @property
    def noise_weights(self) -> tuple[int, ...]:
        """The number of coin values for each Y = −steps … steps, where the noise is truncated.

        With α = A/B there are (A + B)·B^(steps − 1) values: A^steps for each end,
        (B − A)·A^|y|·B^(steps − 1 − |y|) between.
        """
        steps, a, b = self.stated_scale.steps, self._decay.numerator, self._decay.denominator
        tail = a**steps
        # the weights of 0, 1, …, steps − 1: each is the one before times α = a/b, and stays an integer
        weights = [(b - a) * b ** (steps - 1)]
        for _ in range(steps - 1):
            weights.append(weights[-1] // b * a)
        return (tail, *reversed(weights[1:]), *weights, tail)

    def _noise(self, coins: Coins) -> int:
        """Return Y. All bounds are compared: no early return."""
        # the number of cumulative weights that the coin reaches is the place of its noise value
        weights = self.noise_weights
        coin = coins.below(sum(weights))
        bound, passed = 0, 0
        for weight in weights[:-1]:
            bound += weight
            passed += int(coin >= bound)
        return passed - self.stated_scale.steps
