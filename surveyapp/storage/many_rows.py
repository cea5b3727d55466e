"""Rows by the million are built without the collector: it would look at all of them again and again.

It holds Python's one lock meanwhile, and with it the window.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def many_rows() -> Iterator[None]:
    """Leave the collector out as long as rows are built, none of which is part of a circle."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
