"""One instance per store: a lock that the kernel releases when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import disk_problem

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def _opened_to_read(path: Path, problem: OSError) -> int:
    """Open the lock of a store whose disk takes no writes any more, so that it can be exported."""
    try:
        return os.open(path, os.O_RDONLY)
    except OSError:
        raise disk_problem(path, msg("opened"), problem) from problem


class StoreLock:
    """Holds the lock file of a folder from construction until ``release`` or the process's end.

    Raises
    ------
    EnvironmentProblem
        if another process holds it.
    DiskProblem
        if the lock file cannot be made.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / "kiosk.lock"
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            self._descriptor = _opened_to_read(path, problem)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._descriptor, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            os.close(self._descriptor)
            raise EnvironmentProblem(
                msg(
                    "Another Surveyapp kiosk is using {folder}. Close it, or export from its "
                    "supervisor's screen.",
                    folder=folder,
                )
            ) from problem

    def release(self) -> None:
        """Let go. A second call does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
