"""Every way in which coins can fall, with its exact probability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

T = TypeVar("T")


class ScriptedCoins:
    """Coins that fall as they are told, then 0; they remember how many ways there were."""

    def __init__(self, script: list[int]) -> None:
        self._script = script
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        place = len(self.bounds)
        self.bounds.append(bound)
        return self._script[place] if place < len(self._script) else 0


def every_outcome(make: Callable[[ScriptedCoins], T]) -> Iterator[tuple[Fraction, T]]:
    """Yield what ``make`` does for every fall of its coins, with the probability of that fall."""
    script: list[int] = []
    while True:
        coins = ScriptedCoins(script)
        made = make(coins)
        chance = Fraction(1)
        for bound in coins.bounds:
            chance /= bound
        yield chance, made
        script = (script + [0] * len(coins.bounds))[: len(coins.bounds)]
        # the last coin that has another side is turned; those after it begin again
        while script and script[-1] == coins.bounds[len(script) - 1] - 1:
            script.pop()
        if not script:
            return
        script[-1] += 1
