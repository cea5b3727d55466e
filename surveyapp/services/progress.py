"""Progress of long work, told to whoever waits for it."""

from __future__ import annotations

from typing import Protocol


class Progress(Protocol):
    """Called with ``done`` of ``total`` at each round; raises ``Cancelled`` to stop the work."""

    def __call__(self, done: int, total: int) -> None:
        """Take note, or raise ``Cancelled``."""


def no_progress(done: int, total: int) -> None:
    """Nobody waits."""
