"""How long computations let whoever waits for them stop them."""

from __future__ import annotations

from collections.abc import Callable

EachRound = Callable[[], None]
"""Called at each round of a computation; what it raises ends the computation, and nothing is kept."""


def no_rounds() -> None:
    """Nobody waits."""
