"""What protects the project's file, in the menu: erasing what was removed, and encrypting the file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.desk.common.session import DeskSession

Confirm = Callable[[QWidget, str, str], bool]
"""Takes a question and what the button says that does it; returns whether the person means it so."""


def ask_to_go_on(parent: QWidget, question: str, does: str) -> bool:
    """Ask before something that cannot be undone; Enter and Escape leave everything as it is."""
    box = QMessageBox(parent.window())
    box.setObjectName("protection_box")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("ProtectionMenu", "This cannot be undone"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    goes_on = box.addButton(does, QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    FollowsColourScheme(box)
    box.exec()
    is_meant = box.clickedButton() is goes_on
    box.deleteLater()
    return is_meant


class ProtectionMenu(QObject):
    """Two actions in ``menu``, asked about by ``confirm`` over ``window``; they rest during an import."""

    def __init__(
        self, session: DeskSession, menu: QMenu, window: QWidget, confirm: Confirm
    ) -> None:
        super().__init__(menu)
        self._session, self._window, self._confirm = session, window, confirm
        menu.addSeparator()
        self._erase = QAction(self.tr("&Erase what was removed…"), menu)
        self._erase.setObjectName("purge_project")
        self._erase.triggered.connect(self._ask_to_erase)
        self._seal = QAction(self.tr("E&ncrypt this project…"), menu)
        self._seal.setObjectName("seal_project")
        self._seal.triggered.connect(self._ask_to_seal)
        menu.addActions([self._erase, self._seal])
        session.summary_changed.connect(self._show)
        session.import_started.connect(self._rest)
        self._show(session.summary)

    def _ask_to_erase(self) -> None:
        question = self.tr(
            "Everything that was removed from this project or undone will be "
            "permanently erased. Afterwards nothing can be undone or redone.\n\nThis does "
            "not erase collection files, copies, backups, or old blocks on a "
            "solid-state disk."
        )
        if self._confirm(self._window, question, self.tr("Erase")):
            self._session.purge()

    def _ask_to_seal(self) -> None:
        question = self.tr(
            "The project's file will be encrypted. From then on it opens only with the "
            "analyst's key and its passphrase: if they are lost, the project is lost. "
            "Older versions of the program cannot open it.\n\nCopies and backups of the "
            "file, and old blocks on a solid-state disk, stay as they are."
        )
        if self._confirm(self._window, question, self.tr("Encrypt")):
            self._session.seal()

    def _rest(self) -> None:
        self._erase.setEnabled(False)
        self._seal.setEnabled(False)

    def _show(self, summary: ProjectSummary) -> None:
        is_free = self._session.can_change
        self._erase.setEnabled(is_free)
        self._seal.setEnabled(is_free and not summary.is_sealed and bool(summary.surveys))
