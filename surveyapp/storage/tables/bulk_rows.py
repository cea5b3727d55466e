"""Rows by the million are built without the collector, and let go of little by little.

The collector would look at all of them again and again, and one list's rows are all freed together. Both
hold Python's one lock meanwhile, and with it the window.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
_TOGETHER = 1000
"""Rows that are freed in one go."""


@contextmanager
def many_rows() -> Iterator[None]:
    """Leave the collector out as long as rows are built, none of which is part of a circle.

    Where it leaves out all that the program consists of (``ui.answering``) it leaves these out too; each
    goes with the last who holds it.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            if gc.get_freeze_count():
                gc.freeze()
            gc.enable()


def handed_over(rows: list[T]) -> Iterator[T]:
    """Yield the rows, each of which then belongs to who takes it; the list is left empty."""
    rows.reverse()
    while rows:
        yield rows.pop()


def let_go(held: list[Sequence[Any]]) -> None:
    """Empty the list of tables' rows: of those that nobody else holds a few are freed at a time."""
    while held:
        rows = list(held.pop())
        while rows:
            del rows[-_TOGETHER:]
