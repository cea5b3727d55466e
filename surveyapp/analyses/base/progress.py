"""Progress of long work, and how it is stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from surveyapp.errors import Cancelled


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


class Stop:
    """Lets another thread stop the work of this one: at its next round, and a query of a database at once."""

    def __init__(self) -> None:
        self._is_asked = threading.Event()
        self._is_idle = threading.Event()
        self._is_idle.set()
        self._lock = threading.Lock()
        self._under_way: list[Callable[[], None]] = []

    @property
    def is_asked(self) -> bool:
        """Whether the work is to stop."""
        return self._is_asked.is_set()

    def ask(self) -> None:
        """Ask the work to stop, and interrupt the query that it waits for."""
        self._is_asked.set()
        if self._interrupted():
            threading.Thread(target=self._insist, name="surveyapp-interrupt", daemon=True).start()

    def _insist(self) -> None:
        """Interrupt until the query has ended: one that has not quite begun does not notice."""
        while not self._is_idle.wait(BETWEEN_INTERRUPTS):
            self._interrupted()

    def _interrupted(self) -> bool:
        with self._lock:
            for interrupt in self._under_way:
                interrupt()
            return bool(self._under_way)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Let this stop the queries that this thread runs within."""
        token = _heard.set(self)
        try:
            yield
        finally:
            _heard.reset(token)

    @contextmanager
    def waiting(self, interrupt: Callable[[], None]) -> Iterator[None]:
        """Run a query within; see ``stoppable``."""
        with self._lock:
            if self.is_asked:  # nobody would interrupt a query that begins only now
                raise Cancelled
            self._under_way.append(interrupt)
            self._is_idle.clear()
        try:
            yield
        except Exception as problem:
            if self.is_asked:
                raise Cancelled from problem
            raise
        finally:
            with self._lock:
                self._under_way.remove(interrupt)
                if not self._under_way:
                    self._is_idle.set()


BETWEEN_INTERRUPTS = 0.1
"""Seconds."""
_heard: ContextVar[Stop | None] = ContextVar("stop", default=None)


@contextmanager
def stoppable(interrupt: Callable[[], None]) -> Iterator[None]:
    """Run a query within, which ``interrupt`` ends from another thread if somebody asks the work to stop.

    Parameters
    ----------
    interrupt
        Ends the query, which then raises; does nothing where none is running.

    Raises
    ------
    Cancelled
        if the work was asked to stop: before the query begins, or in place of what it then raises.
    """
    stop = _heard.get()
    if stop is None:
        yield
        return
    with stop.waiting(interrupt):
        yield


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
