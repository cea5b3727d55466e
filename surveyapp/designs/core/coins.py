"""Random draws for the kiosk: the operating system's generator, and exact arithmetic on it.

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
from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg


class RandomnessFailed(EnvironmentProblem):
    """The operating system gives no random numbers."""

    def __init__(self) -> None:
        super().__init__(
            msg(
                "The operating system's random generator does not answer, so no "
                "question is asked. Restart the device; if it happens again, do not "
                "use it for interviews."
            )
        )


class Coins(Protocol):
    """A source of uniform integers."""

    def below(self, bound: int) -> int:
        """Return an integer drawn uniformly from 0 … bound − 1.

        Parameters
        ----------
        bound : 1 or more
            the number of equally likely values.
        """


class SystemCoins:
    """Coins from the operating system's generator: no seed, no state, no floating point."""

    def below(self, bound: int) -> int:
        """Return an integer drawn uniformly from 0 … bound − 1.

        Parameters
        ----------
        bound : 1 or more
            the number of equally likely values.

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
    """Something that draws a report.

    The report is its place among the listed reports; where reports are not listed, a text or a number.
    An answer is its index, for multiple choice the set of indices, or the number itself.
    """

    def randomize(self, answer: Any, coins: Coins) -> int | str | Fraction:
        """Draw all coins, then combine them with the answer.

        Parameters
        ----------
        answer
            the respondent's true answer.
        coins
            the source of randomness.
        """


@dataclass(frozen=True, slots=True)
class ShownCoin:
    """What coins that are shown privately before the answer decide."""

    forced: int | None
    """The report that the coins give, as its index; None: the respondent answers."""
    question: int | None = None
    """1 or 2: which of two questions is to be answered, in designs with two; else None."""


class Tosses(Protocol):
    """Something whose coins can fall before anything is answered."""

    def toss(self, coins: Coins) -> ShownCoin:
        """Draw the coin and return what it decides.

        Parameters
        ----------
        coins
            the source of randomness.
        """


def draw_sample(shares: Sequence[Fraction], coins: Coins) -> int:
    """Draw the sample of one interview with one exact draw, without floating point.

    Parameters
    ----------
    shares : length s
        the samples' probabilities, summing to 1.
    coins
        the source of randomness.

    Returns
    -------
    int
        1 … s.
    """
    denominator = math.lcm(*(share.denominator for share in shares))
    return 1 + position(coins.below(denominator), thresholds(shares, denominator))


def draw_subset(of: int, size: int, coins: Coins) -> tuple[int, ...]:
    """Draw ``size`` of the places 0 … ``of`` − 1, each subset equally likely.

    One integer below C(of, size) is drawn and names the subset by its place in lexicographic
    order (the combinatorial number system: Knuth, volume 4A, section 7.2.1.3), so the odds are exact.

    Parameters
    ----------
    of : 0 or more
        the number of places.
    size : 0 … of
        the number of places to draw.
    coins
        the source of randomness.

    Returns
    -------
    tuple of int
        the places drawn, in rising order.
    """
    # Of the subsets that remain, those with the next place come first in lexicographic order; there are
    # ``with_it`` of them. A rank below that puts the place in; otherwise they are skipped.
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
    """Draw an order of the places 0 … ``of`` − 1, each order equally likely.

    One integer below ``of``! is drawn and names the order by its digits in the factorial number
    system (Knuth, volume 2, section 3.3.2, algorithm P), so the odds are exact.

    Parameters
    ----------
    of : 0 or more
        the number of places.
    coins
        the source of randomness.

    Returns
    -------
    tuple of int
        the places in the order drawn.
    """
    code = coins.below(math.factorial(of))
    left, order = list(range(of)), []
    for remaining in range(of, 0, -1):
        code, place = divmod(code, remaining)
        order.append(left.pop(place))
    return tuple(order)


class Randomizer:
    """A channel prepared for drawing reports: all fractions are turned into integers once.

    Coins that leave the answer, give a report themselves or turn the answer round do so in these very
    steps, as respondents are told; of any other channel each answer has its own table of coins. (Of two
    answers and forced reports the tables are those steps already: yes, one's own, no.)
    """

    __slots__ = ("_bounds", "_shown_bounds", "_turned_bounds", "answers", "denominator")

    def __init__(self, channel: Channel, *, turns_round: bool = False) -> None:
        """Prepare a channel for drawing reports.

        Parameters
        ----------
        channel : t answers, r reports
            the design's channel.
        turns_round
            whether respondents are told that the coins leave the answer or record the opposite: of
            symmetric channels of two answers and two reports.
        """
        self.answers = channel.answers
        self.denominator = channel.denominator
        self._bounds = tuple(thresholds(row, self.denominator) for row in channel.rows)
        self._turned_bounds = self._bounds[0] if turns_round else None
        form = None if turns_round else channel.forced_form()
        self._shown_bounds = (
            None
            if form is None or form.truth < 0
            else thresholds((form.truth, *form.forced), self.denominator)
        )

    def report(self, answer: int, coin: int) -> int:
        """Return the report that a coin value makes of an answer.

        Parameters
        ----------
        answer : 0 … t − 1
            the index of the true answer.
        coin : 0 … denominator − 1
            the value drawn.

        Returns
        -------
        int
            the index of the report, 0 … r − 1.
        """
        if self._shown_bounds is not None and self.answers > 2:
            place = position(coin, self._shown_bounds)
            return (int(answer), place - 1)[place > 0]  # never the answer's own object
        if self._turned_bounds is not None:
            return (answer, 1 - answer)[position(coin, self._turned_bounds)]
        return position(coin, self._bounds[answer])

    def is_certain(self, answer: int) -> bool:
        """Return whether every coin makes the same report of an answer.

        Parameters
        ----------
        answer : 0 … t − 1
            the index of the answer.
        """
        bounds = self._bounds[answer]
        return position(0, bounds) == position(self.denominator - 1, bounds)

    def randomize(self, answer: int, coins: Coins) -> int:
        """Draw the coin, then return the report.

        Parameters
        ----------
        answer : 0 … t − 1
            the index of the true answer.
        coins
            the source of randomness.

        Returns
        -------
        int
            the index of the report, 0 … r − 1.
        """
        coin = coins.below(self.denominator)
        return self.report(answer, coin)

    def shown(self, coin: int) -> ShownCoin:
        """Return what a coin value decides before anything is answered (*shown coins*).

        Parameters
        ----------
        coin : 0 … denominator − 1
            the value drawn.

        Raises
        ------
        ValueError
            if the channel is not one of truth and forced reports.
        """
        if self._shown_bounds is None:
            raise ValueError("this channel has no coins that could be shown before the answer")
        place = position(coin, self._shown_bounds)
        return ShownCoin(None if place == 0 else place - 1)

    def toss(self, coins: Coins) -> ShownCoin:
        """Draw the coin and return what it decides before anything is answered.

        Parameters
        ----------
        coins
            the source of randomness.

        Raises
        ------
        ValueError
            if the channel is not one of truth and forced reports.
        """
        return self.shown(coins.below(self.denominator))
