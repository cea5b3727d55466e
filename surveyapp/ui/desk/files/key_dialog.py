"""Asking for the analyst's private key: one function, so that tests can answer in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QWidget

from surveyapp.storage.collection.key_file import KEY_ENDING
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.file_picker import (
    FileRequest,
    PickFiles,
    PickKind,
    local_paths,
    pick_files,
)
from surveyapp.ui.widgets.layout import button, text_label


@dataclass(frozen=True, slots=True)
class KeyRequest:
    """Why a key is needed: the message about the files or the last attempt; the key file tried last."""

    reason: str
    path: Path | None = None


@dataclass(frozen=True, slots=True)
class KeyAnswer:
    """The key file and its passphrase."""

    path: Path
    passphrase: str = field(repr=False)


AskKey = Callable[[QWidget, KeyRequest], KeyAnswer | None]


class KeyDialog(QDialog):
    """A file and a passphrase, which is never shown."""

    def __init__(
        self, parent: QWidget, request: KeyRequest, file_picker: PickFiles = pick_files
    ) -> None:
        super().__init__(parent)
        self.setObjectName("key_dialog")
        self.setWindowTitle(self.tr("The interviews are sealed"))
        self._file_picker = file_picker
        self.path, self.passphrase = QLineEdit(), QLineEdit()
        labelled(self.path, "key_path", self.tr("File of the analyst's private key"))
        labelled(self.passphrase, "passphrase", self.tr("Passphrase of the key file"))
        self.path.setText("" if request.path is None else str(request.path))
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        choose = button(self.tr("Choose…"), "choose_key")
        choose.setAutoDefault(False)
        choose.clicked.connect(self._choose)
        row = in_row((self.path, 1), choose)
        reason = text_label(request.reason, "plain", wraps=True, name="key_reason")
        kept = self.tr(
            "The key stays in memory until you close the desk. It is not saved anywhere."
        )
        column = in_column(
            reason,
            text_label(self.tr("Private key file"), "hint"),
            row,
            text_label(self.tr("Passphrase"), "hint"),
            self.passphrase,
            text_label(kept, "hint", wraps=True),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY),
        )
        buttons = QDialogButtonBox()
        self._open = buttons.addButton(self.tr("Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._open.setObjectName("open_key")
        buttons.addButton(self.tr("Not now"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.setMinimumWidth(theme.scaled(560))
        FollowsColourScheme(self)
        for one in (self.path, self.passphrase):
            one.textChanged.connect(self._look)
        self.setAcceptDrops(True)
        for one in (self.path, self.passphrase):  # a dropped file is not its address as text
            one.setAcceptDrops(False)
        self._look()
        (self.passphrase if request.path else self.path).setFocus()

    def _choose(self) -> None:
        filters = self.tr("Private keys (*{ending});;All files (*)").format(ending=KEY_ENDING)
        title = self.tr("The analyst's private key")
        for path in self._file_picker(self, FileRequest(PickKind.FILE, title, filters)):
            self._take(path)

    def _take(self, path: Path) -> None:
        self.path.setText(str(path))
        self.passphrase.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take one file."""
        if len(local_paths(event.mimeData())) == 1:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Use the dropped file as the key."""
        for path in local_paths(event.mimeData())[:1]:
            event.acceptProposedAction()
            self._take(path)

    def _look(self) -> None:
        self._open.setEnabled(bool(self.path.text() and self.passphrase.text()))


def ask_for_key(
    parent: QWidget, request: KeyRequest, file_picker: PickFiles = pick_files
) -> KeyAnswer | None:
    """Return the key file and passphrase that the person gave; None if the dialog was dismissed."""
    dialog = KeyDialog(parent.window(), request, file_picker)
    is_given = dialog.exec() == QDialog.DialogCode.Accepted
    answer = KeyAnswer(Path(dialog.path.text()), dialog.passphrase.text()) if is_given else None
    dialog.passphrase.clear()
    dialog.deleteLater()
    return answer


def why_wanted(files: int, first: str) -> str:
    """Return why a key is wanted for that many files; ``first`` is what was said of the first."""
    if files == 1:
        return first
    template = QCoreApplication.translate(
        "KeyDialog", "{first} (The same applies to {more} more files.)"
    )
    return template.format(first=first, more=files - 1)
