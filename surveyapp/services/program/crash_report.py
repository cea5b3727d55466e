"""What is written down when the program itself makes a mistake: where, never with what.

An exception's own words may hold a cell of a table or a touch of a respondent, and a traceback keeps
the values of every function it passed. So a report names kinds of exceptions, files of the program,
lines and functions, and nothing else.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from pathlib import PurePath
from types import TracebackType

from surveyapp import __version__

_PACKAGE = "surveyapp"
DEEPEST = 40
"""Lines reported of each exception; an endless recursion would fill the disk."""


def crash_report(problem: BaseException, program: str) -> str:
    """Return the report on an exception without any values: the program, the kind of machine, the places."""
    import platform  # noqa: PLC0415 - a kiosk loads it after its first screen

    facts = (
        f"program: {program} {__version__}",
        f"machine: {platform.system()} {platform.release()} {platform.machine()}",
        f"Python: {platform.python_version()}",
    )
    promise = "Holds no answers, reports, names or texts of a survey: places in the program only."
    return "\n".join(("Surveyapp crash report", promise, "", *facts, "", *places(problem), ""))


def places(problem: BaseException) -> Iterator[str]:
    """Yield a line for each exception, the first cause last, and one for each place it passed."""
    seen: set[int] = set()
    met: BaseException | None = problem
    while met is not None and id(met) not in seen:
        seen.add(id(met))
        yield f"{type(met).__module__}.{type(met).__qualname__} at"
        yield from (f"  {place}" for place in _passed(met.__traceback__))
        met = met.__cause__ or (None if met.__suppress_context__ else met.__context__)


def free_frames(problem: BaseException) -> None:
    """Drop what the functions that an exception passed still hold; where it came from stays known."""
    met: BaseException | None = problem
    while met is not None:
        traceback.clear_frames(met.__traceback__)
        met = met.__context__


def forget(problem: BaseException) -> None:
    """Drop what the functions that an exception passed still hold, and Python's memory of the last one."""
    free_frames(problem)
    met: BaseException | None = problem
    while met is not None:
        met.__traceback__ = None
        met = met.__context__
    for name in ("last_exc", "last_type", "last_value", "last_traceback"):
        if hasattr(sys, name):
            delattr(sys, name)


def _passed(trace: TracebackType | None) -> list[str]:
    frames = traceback.walk_tb(trace)
    lines = [
        f"{_short(frame.f_code.co_filename)}:{line} in {frame.f_code.co_qualname}"
        for frame, line in frames
    ]
    return (
        lines if len(lines) <= DEEPEST else [*lines[: DEEPEST // 2], "…", *lines[-DEEPEST // 2 :]]
    )


def _short(file: str) -> str:
    """Return a path without the parts that reveal the machine and its user."""
    parts = PurePath(file).parts
    if _PACKAGE in parts:
        last = len(parts) - 1 - parts[::-1].index(_PACKAGE)
        return "/".join(parts[last:])
    return "/".join(parts[-2:])
