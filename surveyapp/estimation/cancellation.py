"""How a caller stops a long computation."""

from __future__ import annotations

from collections.abc import Callable

EachRound = Callable[[], None]
"""Called at each round of a computation. An exception that it raises ends it, and nothing is kept."""


def no_rounds() -> None:
    """Do nothing: the computation is never stopped."""
