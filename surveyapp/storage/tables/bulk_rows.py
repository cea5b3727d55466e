"""Rows by the million are built without the collector, and let go of little by little.

The collector would look at all of them again and again, and one list's rows are all freed together. Both
hold Python's one lock meanwhile, and with it the window.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
_TOGETHER = 1000
"""Rows that are freed in one go."""
_MANY = 100_000
"""With more new objects than this, a collection would delay the window noticeably."""


class _Builders:
    """Counts the threads that build rows, and knows whether collection is automatic otherwise."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._count = 0
        self._is_automatic = True

    @property
    def is_any(self) -> bool:
        return self._count > 0

    def begin(self) -> None:
        with self._lock:
            if not self._count:
                self._is_automatic = gc.isenabled()
                gc.disable()
            self._count += 1

    def end(self) -> None:
        with self._lock:
            self._count -= 1
            if self._is_automatic:
                if not self._count:
                    gc.enable()
            elif gc.get_count()[0] > _MANY:
                gc.freeze()


_builders = _Builders()


def are_rows_being_built() -> bool:
    """Return whether a thread is in ``many_rows``; the window's collector (``ui.garbage``) then waits."""
    return _builders.is_any


@contextmanager
def many_rows() -> Iterator[None]:
    """Leave the collector out as long as rows are built, none of which is part of a circle.

    In a program with windows automatic collection is off already and stays off (``ui.garbage``). There
    many rows are left out of later collections too; each is freed with the last reference to it.
    """
    _builders.begin()
    try:
        yield
    finally:
        _builders.end()


def handed_over(rows: list[T]) -> Iterator[T]:
    """Yield the rows, each of which then belongs to who takes it; the list is left empty."""
    rows.reverse()
    while rows:
        yield rows.pop()


def let_go(held: list[Sequence[Any]]) -> None:
    """Empty the list of tables' rows: of those that nobody else holds a few are freed at a time."""
    while held:
        last = held.pop()
        if not isinstance(last, tuple | list):
            continue  # it holds no rows, but a file of them
        rows = list(last)
        del last
        while rows:
            del rows[-_TOGETHER:]
