"""What happens when the program itself makes a mistake: a report without values, and calm words.

Python calls ``sys.excepthook`` for an exception that leaves a slot or an event; the program goes on.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

from surveyapp.services.program.crash_report import crash_report, forget
from surveyapp.storage.program.log_files import keep_crash_report

_log = logging.getLogger(__name__)

ShowCrash = Callable[["Crash"], None]


@dataclass(frozen=True, slots=True)
class Crash:
    """A mistake of the program: its report, and where that was written (None: nowhere)."""

    report: str
    path: Path | None

    @property
    def name(self) -> str:
        """The name of the report's file; empty where there is none."""
        return "" if self.path is None else self.path.name


class CrashWatch(QObject):
    """Writes a report of each uncaught exception, and has it shown on the UI thread.

    As a context manager it listens from the beginning of the block to its end.
    """

    _met = Signal(object)

    def __init__(
        self, program: str, folder: Path, show_crash: ShowCrash, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._program, self._folder = program, folder
        self._met.connect(show_crash, Qt.ConnectionType.QueuedConnection)

    def __enter__(self) -> CrashWatch:
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self.met
        threading.excepthook = lambda facts: self.met(
            facts.exc_type, facts.exc_value or facts.exc_type(), facts.exc_traceback
        )
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, threading.excepthook = self._before

    def met(
        self,
        _kind: type[BaseException],
        problem: BaseException,
        _trace: TracebackType | None = None,
    ) -> None:
        """Write down where an exception came from, drop it, and have the crash shown."""
        report = crash_report(problem, self._program)
        forget(problem)
        crash = Crash(report, keep_crash_report(self._folder, report))
        _log.error("a mistake of the program; report: %s", crash.name or "not written")
        self._met.emit(crash)
