"""Background threads that never free a Qt object.

A thread that drops the last reference to a widget destroys it, and the program may crash. Work is a
function, which may hold a widget, a page or the runner that started it. The window's thread therefore
keeps both the work and its outcome until the background thread has ended:

* The background thread knows one plain object, ``_Shared``, which holds the work and its outcome.
* The window's thread keeps this object until the thread has ended, and only then frees what it holds.
* Messages wake the window's thread through one ``_Waker`` that lives as long as the program, so that a
  background thread never holds the object that receives them.

Nor is garbage collected in these threads, see ``surveyapp.ui.garbage``.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal

from surveyapp.ui import garbage

Send = Callable[[object], None]
"""Sends a message to the window's thread."""
Work = Callable[[Send], object]
"""Runs in the background thread; what it returns or raises is the outcome."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the work returned, or the exception that it raised."""

    result: object = None
    problem: BaseException | None = None


@dataclass(eq=False, slots=True)
class _Shared:
    """What both threads know; apart from the work, nothing that could hold a Qt object."""

    work: Work | None
    wake: Callable[[], None]
    messages: deque[object] = field(default_factory=deque)
    outcome: Outcome | None = None

    def send(self, message: object) -> None:
        """Send a message to the window's thread."""
        self.messages.append(message)
        self.wake()


def _run(shared: _Shared) -> None:
    """Do the work; after the assignment this thread holds neither the work nor its outcome."""
    shared.outcome = _outcome(shared)
    shared.wake()


def _outcome(shared: _Shared) -> Outcome:
    assert shared.work is not None  # noqa: S101 - it is taken away only when this thread has ended
    try:
        return Outcome(shared.work(shared.send))
    except BaseException as problem:  # noqa: BLE001 - the window's thread handles it
        return Outcome(problem=problem)


class BackgroundThread:
    """One piece of work in a background thread, as the window's thread sees it.

    Created and used in the window's thread only. ``work`` gets a function that sends messages. In the
    window's thread ``on_message`` is called with each of them, and ``on_end`` with the outcome once the
    background thread has ended; neither is called after ``wait``. ``name`` is for debuggers.
    """

    def __init__(
        self,
        name: str,
        work: Work,
        on_message: Callable[[object], None] | None = None,
        on_end: Callable[[Outcome], None] | None = None,
    ) -> None:
        garbage.thread_begins()
        self._on_message, self._on_end = on_message, on_end
        self._shared = _Shared(work, _waker().wake)
        self._last_message: object = None
        self._outcome: Outcome | None = None
        self._thread = threading.Thread(target=_run, args=(self._shared,), name=name, daemon=True)
        self._thread.start()
        _threads.append(self)

    @property
    def is_done(self) -> bool:
        """Whether the thread has ended."""
        return not self._thread.is_alive()

    def outcome(self) -> Outcome:
        """Return the outcome; wait for the end of the thread if it still runs."""
        self._end()
        assert self._outcome is not None  # noqa: S101 - the thread has ended
        return self._outcome

    def wait(self) -> None:
        """Wait for the end of the thread, without calling ``on_message`` or ``on_end``."""
        self._on_message = self._on_end = None
        self._end()

    def deliver(self) -> None:
        """Deliver the messages so far, and the outcome if there is one."""
        shared = self._shared
        has_ended = shared.outcome is not None
        while shared.messages:
            # kept until the next message: the background thread may not have left ``send`` yet
            self._last_message = shared.messages.popleft()
            if self._on_message is not None:
                self._on_message(self._last_message)
        if has_ended:
            on_end, self._on_end = self._on_end, None
            outcome = self.outcome()
            if on_end is not None:
                on_end(outcome)

    def _end(self) -> None:
        """Wait for the thread, then take what it shared."""
        self._thread.join()
        if self not in _threads:
            return
        _threads.remove(self)
        self._outcome, self._shared.outcome, self._shared.work = self._shared.outcome, None, None
        self._last_message = None
        garbage.thread_has_ended()


_threads: list[BackgroundThread] = []
"""Keeps the work of each thread, even if the object that started it is gone."""


def _deliver_all() -> None:
    """Deliver the messages and outcomes of all threads, and drop the threads that have ended."""
    for thread in tuple(_threads):
        thread.deliver()


def wait_for_all() -> None:
    """Wait for the end of all threads, without delivering their messages or outcomes."""
    for thread in tuple(_threads):
        thread.wait()


class _Waker(QObject):
    """Wakes the window's thread."""

    _woken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._woken.connect(_deliver_all, Qt.ConnectionType.QueuedConnection)

    def wake(self) -> None:
        """Have ``_deliver_all`` called soon; may be called in any thread."""
        self._woken.emit()


@cache
def _waker() -> _Waker:
    """Return the only waker, created in the window's thread and never freed."""
    return _Waker()
