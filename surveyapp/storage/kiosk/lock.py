"""One instance per store: a lock that the kernel releases when the process ends, however it ends."""

from __future__ import annotations

import os
from pathlib import Path

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.kernel_lock import is_locked_now, open_lock
from surveyapp.storage.files.safe_files import disk_problem


class StoreInUse(EnvironmentProblem):
    """Another kiosk has the folder."""


class StoreLock:
    """Holds the lock file of a folder from construction until ``release`` or the process's end.

    Raises
    ------
    StoreInUse
        if another process holds it.
    DiskProblem
        if the lock file cannot be made.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / "kiosk.lock"
        try:
            self._descriptor = open_lock(path)
        except OSError as problem:
            raise disk_problem(path, msg("opened"), problem) from problem
        if not is_locked_now(self._descriptor):
            os.close(self._descriptor)
            raise StoreInUse(
                msg(
                    "Another Surveyapp kiosk is using {folder}. Close it, or export from its "
                    "supervisor's screen.",
                    folder=folder,
                )
            )

    def release(self) -> None:
        """Let go. A second call does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
