"""The window that says calmly that the program made a mistake; a kiosk has a screen of its own for that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QPushButton, QWidget

from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.crash import Crash


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
        close = QPushButton(self.tr("Continue"))
        close.setObjectName("crash_close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        in_column(
            words,
            promise,
            (self._report, 1),
            in_row(self._copy_button(), self._folder_button(), Stretch(), close),
            inside=self,
            spacing=12,
            margins=(28, 20, 28, 20),
        )
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
