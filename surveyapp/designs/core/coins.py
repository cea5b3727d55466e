"""The coins that protect people: the operating system's generator, and exact arithmetic on it.

The whole coin of an answer is drawn first, as one integer below the channel's denominator; only
then is it combined with the answer, in the same steps whatever the answer is.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

from surveyapp.designs.core.channel import Channel, position, thresholds
from surveyapp.errors import QT_TRANSLATE_NOOP, EnvironmentProblem


class RandomnessFailed(EnvironmentProblem):
    """The operating system gives no random numbers."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The operating system's random generator does not answer, so no question is asked. "
        "Restart the device; if it happens again, do not use it for interviews.",
    )


class Coins(Protocol):
    """A source of uniform integers."""

    def below(self, bound: int) -> int:
        """Return an integer drawn uniformly from 0 … bound − 1."""


class SystemCoins:
    """Coins from the operating system's generator: no seed, no state, no floating point."""

    def below(self, bound: int) -> int:
        """Return an integer drawn uniformly from 0 … bound − 1.

        Raises
        ------
        RandomnessFailed
            if the operating system gives no randomness.
        """
        try:
            if bound & (bound - 1) == 0:  # a power of two needs no redraws
                return secrets.randbits(bound.bit_length() - 1)
            return secrets.randbelow(bound)
        except (OSError, NotImplementedError) as problem:
            raise RandomnessFailed from problem


class Randomizes(Protocol):
    """What draws a report: its place among the listed ones; where they are not listed a text or number.

    An answer is its index, for multiple choice the set of indices, or the number itself.
    """

    def randomize(self, answer: Any, coins: Coins) -> int | str | Fraction:
        """Draw all coins, then combine them with the answer."""


@dataclass(frozen=True, slots=True)
class ShownCoin:
    """What privately shown coins decided: ``forced`` is the report they give, None asks the respondent.

    ``question`` is 1 or 2 where the coins choose one of two questions.
    """

    forced: int | None
    question: int | None = None


class Tosses(Protocol):
    """What has coins that can fall before anything is answered."""

    def toss(self, coins: Coins) -> ShownCoin:
        """Draw the coin and show what it decides."""


def draw_sample(shares: Sequence[Fraction], coins: Coins) -> int:
    """Draw the sample (from 1) of one interview: one whole number, no floating point."""
    denominator = math.lcm(*(share.denominator for share in shares))
    return 1 + position(coins.below(denominator), thresholds(shares, denominator))


def draw_subset(of: int, size: int, coins: Coins) -> tuple[int, ...]:
    """Draw ``size`` of the places 0 … ``of`` − 1, in rising order, each subset as likely as any other.

    One whole number below C(of, size) is drawn and names the subset by its place in lexicographic
    order (the combinatorial number system: Knuth, volume 4A, section 7.2.1.3), so equal odds are exact.
    """
    left = coins.below(math.comb(of, size))
    chosen: list[int] = []
    for place in range(of):
        if len(chosen) == size:
            break
        with_it = math.comb(of - place - 1, size - len(chosen) - 1)
        if left < with_it:
            chosen.append(place)
        else:
            left -= with_it
    return tuple(chosen)


def draw_order(of: int, coins: Coins) -> tuple[int, ...]:
    """Draw an order of the places 0 … ``of`` − 1, each order as likely as any other.

    One whole number below ``of``! is drawn and names the order by its digits in the factorial number
    system (Knuth, volume 2, section 3.3.2, algorithm P), so equal odds are exact.
    """
    code = coins.below(math.factorial(of))
    left, order = list(range(of)), []
    for remaining in range(of, 0, -1):
        code, place = divmod(code, remaining)
        order.append(left.pop(place))
    return tuple(order)


class Randomizer:
    """A channel made ready for the kiosk: all fractions are turned into integers once."""

    __slots__ = ("_bounds", "_shown_bounds", "denominator")

    def __init__(self, channel: Channel) -> None:
        self.denominator = channel.denominator
        self._bounds = tuple(thresholds(row, self.denominator) for row in channel.rows)
        form = channel.forced_form()
        self._shown_bounds = (
            None
            if form is None or form.truth < 0
            else thresholds((form.truth, *form.forced), self.denominator)
        )

    @property
    def answers(self) -> int:
        """Number of answers."""
        return len(self._bounds)

    def report(self, answer: int, coin: int) -> int:
        """Return the report that ``coin`` (0 … denominator − 1) makes of ``answer``."""
        return position(coin, self._bounds[answer])

    def randomize(self, answer: int, coins: Coins) -> int:
        """Draw the coin, then return the report."""
        coin = coins.below(self.denominator)
        return self.report(answer, coin)

    def shown(self, coin: int) -> ShownCoin:
        """Return what ``coin`` decides before anything is answered (*shown coins*).

        Raises
        ------
        ValueError
            if the channel is not one of truth and forced answers.
        """
        if self._shown_bounds is None:
            raise ValueError("this channel has no coins that could be shown before the answer")
        place = position(coin, self._shown_bounds)
        return ShownCoin(None if place == 0 else place - 1)

    def toss(self, coins: Coins) -> ShownCoin:
        """Draw the coin and show what it decides."""
        return self.shown(coins.below(self.denominator))
