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

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

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


class CrashDialog(QDialog):
    """Says calmly what happened, and offers the report; the program behind it goes on."""

    def __init__(self, crash: Crash, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("crash_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong in Surveyapp"))
        self.resize(620, 420)
        self._crash = crash
        words = QLabel(
            self.tr(
                "Something went wrong in Surveyapp. Your last action may not have been "
                "carried out. Everything already stored in the project is safe. You can "
                "continue; if it happens again, restart the program."
            )
        )
        words.setWordWrap(True)
        promise = QLabel(
            self.tr(
                "The report below describes where the program failed. It contains nothing "
                "from your survey. Please send it to whoever supports Surveyapp for you."
            )
        )
        promise.setWordWrap(True)
        self._report = QPlainTextEdit(crash.report)
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setObjectName("crash_report")
        self._report.setAccessibleName(self.tr("The report"))
        row = QHBoxLayout()
        for one in (self._copy_button(), self._folder_button()):
            row.addWidget(one)
        row.addStretch(1)
        close = QPushButton(self.tr("Continue"))
        close.setObjectName("crash_close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(12)
        for part in (words, promise):
            column.addWidget(part)
        column.addWidget(self._report, 1)
        column.addLayout(row)
        # the kiosk, which has a look of its own, loads this module but shows no such dialog
        from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme  # noqa: PLC0415

        FollowsColourScheme(self)

    def _copy_button(self) -> QPushButton:
        copy = QPushButton(self.tr("Copy the report"))
        copy.setObjectName("crash_copy")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._crash.report))
        return copy

    def _folder_button(self) -> QPushButton:
        path = self._crash.path
        show = QPushButton(self.tr("Open its folder"))
        show.setObjectName("crash_folder")
        show.setEnabled(path is not None)
        if path is not None:
            folder = QUrl.fromLocalFile(str(path.parent))
            show.clicked.connect(lambda: QDesktopServices.openUrl(folder))
        return show


class CrashDialogs(QObject):
    """Shows one dialog at a time: a mistake in painting would else pile up windows."""

    def __init__(self, over: Callable[[], QWidget | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._over = over
        self._is_shown = False

    def show_crash(self, crash: Crash) -> None:
        """Show the dialog, unless one is shown."""
        if self._is_shown:
            return
        self._is_shown = True
        dialog = CrashDialog(crash, self._over())
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        self._is_shown = False
