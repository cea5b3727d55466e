"""Python's garbage collector, run by the window's thread and by no other.

Widgets are often part of reference cycles, so it is the collector that frees them, and it frees them
in the thread in which it runs. If that is not the window's thread, the program may crash. By default
Python collects in whichever thread has just allocated an object. Therefore, as in Anki:

* While a window is open or a background thread runs, automatic collection is off.
* A timer in the window's thread collects instead: young objects often and a few at a time, all objects
  rarely. So no collection delays the window noticeably, and memory stays bounded.
* After the last window it stays off while the application is there. Qt holds a lock while it destroys an
  object, and calls Python meanwhile; a collection that began then could wait for that lock for ever.

A program is in ``collected_by_this_thread`` as long as it has windows. ``surveyapp.ui.threads``, which
starts every thread, reports when one begins and ends, so the rule also holds in tests that open windows
without a program. Elsewhere ``gc`` is used by ``surveyapp.storage.tables.bulk_rows`` and at the start of a
command only.
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
"""Time between two checks of how many objects there are."""
YOUNG = 20_000
"""So many new objects are collected at once; that takes some milliseconds."""
FEW = 700
"""So many new objects are collected after ``FEW_SECONDS``."""
FEW_SECONDS = 1.0
MIDDLE = 100_000
"""New objects between two collections of both younger generations."""
ALL = 2_000_000
"""New objects between two collections of all objects while a background thread runs."""
ALL_SECONDS = 30.0
"""The shortest time between two collections of all objects."""
ALL_SHARE = 100
"""That time is also at least so many times as long as the last one took: at most 1 % of the time."""
LONG_SECONDS = 0.04
"""After a longer collection of all objects, later ones leave out what survived it (``gc.freeze``)."""


class _Collector(QObject):
    """Collects garbage on a timer of the window's thread."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._last_young = time.monotonic()
        self._all_not_before = self._last_young + ALL_SECONDS
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
        """Collect the generations that are due by the number of new objects."""
        if _is_much_being_made():
            return
        now = time.monotonic()
        few = FEW if now - self._last_young >= FEW_SECONDS else YOUNG
        if gc.get_count()[0] >= few:
            self._collect_young(now)
        if now >= self._all_not_before and self._is_all_due():
            self._collect_all()

    def collect_young(self) -> None:
        """Collect both younger generations now."""
        if not _is_much_being_made():
            self._collect_young(time.monotonic(), middle=0)

    def _is_all_due(self) -> bool:
        # a running thread may hold very many objects for a while: if possible, wait for its end
        return self._since_all >= (ALL if _users.are_threads_running else FEW)

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
        begun = time.thread_time()
        gc.collect(2)
        seconds = time.thread_time() - begun
        self._since_middle = self._since_all = 0
        self._all_not_before = time.monotonic() + max(ALL_SECONDS, ALL_SHARE * seconds)
        if seconds > LONG_SECONDS:
            gc.freeze()


class _Users:
    """Counts what automatic collection is off for: programs with windows, and background threads."""

    def __init__(self) -> None:
        self._windows = self._threads = 0
        self._collector: _Collector | None = None

    @property
    def are_threads_running(self) -> bool:
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
        gc.unfreeze()  # extension modules complain at exit about objects that were not freed
        if QCoreApplication.instance() is None:
            gc.enable()


_users = _Users()
"""One for the process, as the collector is."""


@contextmanager
def collected_by_this_thread() -> Iterator[None]:
    """Collect garbage in this thread only, the window's, for as long as a program has windows."""
    _users.add(windows=1)
    try:
        yield
    finally:
        _users.add(windows=-1)


def thread_begins() -> None:
    """Turn automatic collection off before a background thread starts; undone by ``thread_has_ended``."""
    assert threading.current_thread() is threading.main_thread()  # noqa: S101 - the window's
    _users.add(threads=1)


def thread_has_ended() -> None:
    """Collect automatically again if this was the last thread and there is no application."""
    _users.add(threads=-1)


def collect_young() -> None:
    """Collect the younger generations now, for example a chart's figure, which is a reference cycle."""
    if _users.collector is not None:
        _users.collector.collect_young()


class _Makers:
    """Counts the threads that make much of which nothing is garbage yet."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._count = 0

    @property
    def is_any(self) -> bool:
        return self._count > 0

    def add(self, number: int) -> None:
        with self._lock:
            self._count += number


_makers = _Makers()


def _is_much_being_made() -> bool:
    return _makers.is_any or are_rows_being_built()


@contextmanager
def much_being_made() -> Iterator[None]:
    """Collect nothing while this thread makes many objects that belong together, as those of a chart.

    A collection in between finds none of them to be garbage, takes time, and counts them among the old:
    they would stay when they are no longer used, until all objects are looked at, which takes longest.
    """
    _makers.add(1)
    try:
        yield
    finally:
        _makers.add(-1)


@contextmanager
def modules_loading() -> Iterator[None]:
    """Collect nothing while this thread loads modules; then leave them out of later collections."""
    with much_being_made():
        try:
            yield
        finally:
            leave_out_what_is_there()


def leave_out_what_is_there() -> None:
    """Leave all present objects out of later collections: modules and windows, which stay to the end."""
    gc.freeze()
