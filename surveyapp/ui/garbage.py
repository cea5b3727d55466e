"""Python's garbage collector, run by the window's thread and by no other.

Widgets are often part of circles of references, so it is the collector that frees them, and it frees them
in the thread that it happens to run in. Qt objects that another thread frees crash the program. Python
starts a collection in whichever thread has just allocated an object; therefore, as in Anki:

* While a window is open or another thread works, automatic collection is off.
* A timer in the window's thread collects instead: young objects often and a few at a time, all objects
  rarely, so that no collection is noticed at the window and memory stays bounded.

Programs say by ``collected_by_this_thread`` how long they have windows, and ``surveyapp.ui.threads``, which
starts every thread, when one begins and ends; so it is in force in tests too, which open windows without a
program. No other module of the program calls ``gc``, except
``surveyapp.storage.tables.bulk_rows``, which leaves automatic collection as it finds it.
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer

from surveyapp.storage.tables.bulk_rows import are_rows_being_built

TICK_MS = 100
"""Between two looks at how many objects there are."""
YOUNG = 20_000
"""New objects that are looked at together; it takes some milliseconds."""
FEW = 700
"""New objects that are not worth a look before ``FEW_SECONDS`` have passed."""
FEW_SECONDS = 1.0
MIDDLE = 100_000
"""Objects made since the last collection of the two younger generations, before the next."""
ALL = 2_000_000
"""Objects made since the last collection of all, before the next does not wait until no thread works."""
ALL_SECONDS = 30.0
"""Least time between two collections of all objects ..."""
ALL_SHARE = 100
"""... and at least so many times as long as the last one took: they cost 1 % of the time at most."""
LONG_SECONDS = 0.04
"""A collection of all objects that takes longer leaves its survivors out of the next ones."""


class _Collector(QObject):
    """Collects garbage whenever the window's thread has a turn for it."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._last_young = self._all_not_before = time.monotonic()
        self._since_middle = self._since_all = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        """Collect from now on."""
        self._timer.start()

    def stop(self) -> None:
        """Collect no more."""
        self._timer.stop()

    def tick(self) -> None:
        """Look at how many objects were made, and collect the generations that are due."""
        if are_rows_being_built():
            return
        now = time.monotonic()
        few = FEW if now - self._last_young >= FEW_SECONDS else YOUNG
        if gc.get_count()[0] >= few:
            self._collect_young(now)
        if now >= self._all_not_before and self._is_all_due():
            self._collect_all()

    def collect_young(self) -> None:
        """Collect all but the old objects now."""
        if not are_rows_being_built():
            self._collect_young(time.monotonic(), middle=0)

    def _is_all_due(self) -> bool:
        # a thread at work may hold very many objects for a while: then the others wait for its end
        return self._since_all >= (ALL if _holds.are_threads_at_work else FEW)

    def _collect_young(self, now: float, middle: int = MIDDLE) -> None:
        made = gc.get_count()[0]
        self._last_young = now
        self._since_middle += made
        self._since_all += made
        if self._since_middle < middle:
            gc.collect(0)
            return
        self._since_middle = 0
        gc.collect(1)

    def _collect_all(self) -> None:
        begun = time.monotonic()
        gc.collect(2)
        ended = time.monotonic()
        self._since_middle = self._since_all = 0
        self._all_not_before = ended + max(ALL_SECONDS, ALL_SHARE * (ended - begun))
        if ended - begun > LONG_SECONDS:
            gc.freeze()


class _Holds:
    """Why automatic collection is off: the program's windows, and threads at work."""

    def __init__(self) -> None:
        self._windows = self._threads = 0
        self._collector: _Collector | None = None

    @property
    def are_threads_at_work(self) -> bool:
        return self._threads > 0

    @property
    def collector(self) -> _Collector | None:
        """The collector, as long as it is needed and its application is there."""
        collector = self._collector
        if collector is None or not shiboken6.isValid(collector):
            return None
        return collector if self._windows or self._threads else None

    def add(self, *, windows: int = 0, threads: int = 0) -> None:
        self._windows += windows
        self._threads += threads
        if self._windows or self._threads:
            self._begin()
        else:
            self._end()

    def _begin(self) -> None:
        gc.disable()
        application = QCoreApplication.instance()
        if self.collector is None and application is not None:
            self._collector = _Collector(application)
            self._collector.start()

    def _end(self) -> None:
        if self._collector is not None and shiboken6.isValid(self._collector):
            self._collector.stop()
            self._collector.deleteLater()
        self._collector = None
        gc.unfreeze()  # what extensions hold must be let go of before the process ends
        gc.enable()


_holds = _Holds()
"""The collector is one for the whole process."""


@contextmanager
def collected_by_this_thread() -> Iterator[None]:
    """Collect garbage in this thread only, the window's, for as long as a program has windows."""
    _holds.add(windows=1)
    try:
        yield
    finally:
        _holds.add(windows=-1)


def thread_begins() -> None:
    """Keep collections out of a thread that is about to begin; ``thread_has_ended`` undoes it."""
    assert threading.current_thread() is threading.main_thread()  # noqa: S101 - the window's
    _holds.add(threads=1)


def thread_has_ended() -> None:
    """Take note that a thread does not run any more."""
    _holds.add(threads=-1)


def collect_young() -> None:
    """Collect what was made lately: a figure holds itself in circles, and goes while it is young."""
    if _holds.collector is not None:
        _holds.collector.collect_young()


def leave_out_what_is_there() -> None:
    """Leave all objects that exist now out of collections: modules and windows, which stay to the end."""
    gc.freeze()
