"""Progress of long work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Protocol


class Progress(Protocol):
    """Called with ``done`` of ``total`` at each round; raises ``Cancelled`` to stop the work.

    A ``total`` of 0 is one that nobody knows.
    """

    def __call__(self, done: int, total: int) -> None:
        """Take note, or raise ``Cancelled``."""


def count_rounds(progress: Progress) -> Callable[[], None]:
    """Return a function that reports one more round to ``progress``, of an unknown number."""
    rounds = count(1)
    return lambda: progress(next(rounds), 0)


def no_progress(done: int, total: int) -> None:
    """Nobody waits."""


SOONEST_PACE = 1.0
"""Seconds of work before which its pace says little."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast work goes: rounds a second, and the seconds that are left if it goes on like that."""

    rate: float
    seconds_left: float


def pace(done: int, total: int, seconds: float) -> Pace | None:
    """Return the pace of work that has done ``done`` of ``total`` in ``seconds``; None: too soon to know."""
    if done <= 0 or seconds < SOONEST_PACE:
        return None
    rate = done / seconds
    return Pace(rate, max(total - done, 0) / rate)
