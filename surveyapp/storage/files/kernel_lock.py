"""Locks that the kernel releases when the process ends, however it ends: a crash leaves none behind."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import disk_problem

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LONGEST_WAIT = 20.0
"""Seconds for another run to finish writing."""
_BETWEEN = 0.02


def open_lock(path: Path) -> int:
    """Return a descriptor of a lock file, which is made where it is missing.

    Raises
    ------
    OSError
        if it can neither be written nor read.
    """
    flags = os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)
    try:
        return os.open(path, os.O_RDWR | flags, 0o600)
    except OSError as problem:
        try:  # on a disk that takes no writes, and of another account: reading is enough to lock
            return os.open(path, os.O_RDONLY)
        except OSError:
            raise problem from None


def is_locked_now(descriptor: int) -> bool:
    """Lock an open file for this process; return whether that was possible."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def locked_alone(file: Path) -> Iterator[None]:
    """Keep other runs from writing ``file`` meanwhile, by a lock file beside it that goes away afterwards.

    Parameters
    ----------
    file : Path
        what is written.

    Raises
    ------
    EnvironmentProblem
        if another run holds the lock for longer than ``LONGEST_WAIT``.
    DiskProblem
        if the lock file cannot be made.
    """
    path = file.with_name(file.name + ".lock")
    last = time.monotonic() + LONGEST_WAIT
    while (descriptor := taken_lock(path)) is None:
        if time.monotonic() > last:
            raise EnvironmentProblem(
                msg(
                    "{file} is being written by another run. Wait until it has finished, and try again.",
                    file=file.name,
                )
            )
        time.sleep(_BETWEEN)
    try:
        yield
    finally:
        release_lock(path, descriptor)


def taken_lock(path: Path) -> int | None:
    """Lock the file at ``path``, which is made; return its descriptor, or None where another run has it.

    Raises
    ------
    DiskProblem
        if it cannot be made.
    """
    try:
        descriptor = open_lock(path)
    except OSError as problem:
        raise disk_problem(path, msg("written"), problem) from problem
    # a descriptor of one that was just removed locks nothing
    if is_locked_now(descriptor) and _is_at(path, descriptor):
        return descriptor
    os.close(descriptor)
    return None


def release_lock(path: Path, descriptor: int) -> None:
    """Let a lock go that ``taken_lock`` has taken, and take its file away."""
    with contextlib.suppress(OSError):  # Windows removes no open file; an empty one is no harm
        path.unlink()
    os.close(descriptor)


def _is_at(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
