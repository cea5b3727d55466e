"""Long commands: how far they are, where somebody looks on, and an orderly end at Ctrl+C."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from surveyapp.analyses.base.progress import Progress, pace
from surveyapp.cli.options.output import behind
from surveyapp.errors import Cancelled

SECONDS_BETWEEN = 0.2
CLEAR_LINE = "\r\x1b[K"


@contextmanager
def terminal_progress(unit: str) -> Iterator[Progress]:
    """Yield a progress that writes a line to a terminal's stderr and stops at Ctrl+C."""
    line = _Line(unit)
    before = signal.signal(signal.SIGINT, line.stop)
    try:
        yield line
    finally:
        signal.signal(signal.SIGINT, before)
        line.clear()


class _Line:
    """One line of a terminal, written again and again."""

    def __init__(self, unit: str) -> None:
        self._unit = unit
        self._begin = self._told = time.monotonic()
        self._is_stopped = self._is_written = False

    def __call__(self, done: int, total: int) -> None:
        if self._is_stopped:
            raise Cancelled
        now = time.monotonic()
        if sys.stderr.isatty() and now - self._told >= SECONDS_BETWEEN:
            self._told, self._is_written = now, True
            behind(sys.stderr).write(CLEAR_LINE)
            sys.stderr.write(progress_in_words(done, total, now - self._begin, self._unit))
            sys.stderr.flush()

    def stop(self, _number: int, _frame: FrameType | None) -> None:
        """Stop at the next round."""
        self._is_stopped = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def clear(self) -> None:
        """Leave the terminal's line empty."""
        if self._is_written:
            behind(sys.stderr).write(CLEAR_LINE)
            sys.stderr.flush()


def progress_in_words(done: int, total: int, seconds: float, unit: str) -> str:
    """Return progress in words: what is done and, of a known total, the pace and the time left.

    Parameters
    ----------
    done
        Units done.
    total
        Units in all; 0 is unknown.
    seconds
        Seconds of work so far.
    unit
        The name of the units.
    """
    far = f"{done:,} of {total:,} {unit}" if total else f"{done:,} {unit}"
    known = pace(done, total, seconds)
    if known is None or not total:
        return far
    return f"{far}, {known.rate:,.0f} a second, {known.seconds_left:.0f} s left"
