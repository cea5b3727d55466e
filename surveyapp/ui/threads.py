"""Threads beside the window's, so arranged that none of them ever frees a Qt object.

A thread that drops the last reference to a widget destroys it, and the program may crash. Work is a
function, which may hold a widget, a page or the runner that started it; so the window's thread keeps the
work, and takes what came of it, until the other thread has forgotten both:

* The thread knows an ``_Errand``, a plain object. It alone holds the work and its outcome.
* The window's thread keeps the errand until the thread has ended, and then frees it.
* News wake the window's thread by one ``_Bell`` that lives as long as the program, so that a thread
  never holds what is to be woken.

Garbage is not collected in these threads either: ``surveyapp.ui.garbage``.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal

from surveyapp.ui import garbage

Post = Callable[[object], None]
"""Sends news to the window's thread."""
Work = Callable[[Post], object]
"""Done in the other thread; what it returns or raises is the outcome."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What work has returned, or the exception that it has raised."""

    result: object = None
    problem: BaseException | None = None


@dataclass(eq=False, slots=True)
class _Errand:
    """What both threads know: nothing of Qt, except through the work, which is the window's."""

    work: Work | None
    ring: Callable[[], None]
    news: deque[object] = field(default_factory=deque)
    outcome: Outcome | None = None

    def post(self, news: object) -> None:
        """Send news."""
        self.news.append(news)
        self.ring()


def _run(errand: _Errand) -> None:
    """Do the work. The outcome is set by an assignment, so that this thread holds it no longer."""
    errand.outcome = _outcome(errand)
    errand.ring()


def _outcome(errand: _Errand) -> Outcome:
    assert errand.work is not None  # noqa: S101 - the window's thread takes it when this one has ended
    try:
        return Outcome(errand.work(errand.post))
    except BaseException as problem:  # noqa: BLE001 - the window's thread decides what it means
        return Outcome(problem=problem)


class Running:
    """A piece of work in another thread, as the window's thread knows it.

    Parameters
    ----------
    name :
        of the thread, as debuggers and logs show it.
    work :
        done in the other thread; gets a function that sends news.
    heard :
        called in the window's thread with each of the news.
    over :
        called in the window's thread with the outcome, when the other thread has ended. Neither is called
        after ``wait``.
    """

    def __init__(
        self,
        name: str,
        work: Work,
        heard: Callable[[object], None] | None = None,
        over: Callable[[Outcome], None] | None = None,
    ) -> None:
        garbage.thread_begins()
        self._heard, self._over = heard, over
        self._errand = _Errand(work, _bell().ring)
        self._last_news: object = None
        self._outcome: Outcome | None = None
        self._thread = threading.Thread(target=_run, args=(self._errand,), name=name, daemon=True)
        _all_running.append(self)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether the thread has ended."""
        return not self._thread.is_alive()

    def outcome(self) -> Outcome:
        """Return what came of it; waits for the end of the thread."""
        self._end()
        assert self._outcome is not None  # noqa: S101 - the thread has ended
        return self._outcome

    def wait(self) -> None:
        """Wait for the end of the thread, and tell nobody."""
        self._heard = self._over = None
        self._end()

    def look(self) -> None:
        """Pass on the news, and the outcome if there is one."""
        errand = self._errand
        is_over = errand.outcome is not None
        while errand.news:
            # kept until the next, since the other thread may still be about to forget it
            self._last_news = errand.news.popleft()
            if self._heard is not None:
                self._heard(self._last_news)
        if is_over:
            over, self._over = self._over, None
            outcome = self.outcome()
            if over is not None:
                over(outcome)

    def _end(self) -> None:
        """Wait for the thread, then take what it knew."""
        self._thread.join()
        if self not in _all_running:
            return
        _all_running.remove(self)
        self._outcome, self._errand.outcome, self._errand.work = self._errand.outcome, None, None
        self._last_news = None
        garbage.thread_has_ended()


_all_running: list[Running] = []
"""Keeps the work of each thread, also when who started it is gone. Used in the window's thread only."""


def look_at_all() -> None:
    """Pass on the news of all threads, and forget those that have ended."""
    for running in tuple(_all_running):
        running.look()


def wait_for_all() -> None:
    """Wait for the end of all threads, and tell nobody."""
    for running in tuple(_all_running):
        running.wait()


class _Bell(QObject):
    """Wakes the window's thread."""

    _rung = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rung.connect(look_at_all, Qt.ConnectionType.QueuedConnection)

    def ring(self) -> None:
        """Have ``look_at_all`` called soon; may be called in any thread."""
        self._rung.emit()


@cache
def _bell() -> _Bell:
    """Return the one bell, made in the window's thread and never freed."""
    return _Bell()
