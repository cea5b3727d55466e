"""Asking a person for files and folders: one function, so that tests can answer in its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme


class PickKind(Enum):
    """What a file dialog asks for."""

    FILES = "files"
    FILE = "file"
    FOLDER = "folder"
    SAVE = "save"


@dataclass(frozen=True, slots=True)
class FileRequest:
    """What the dialog says. ``filters`` as Qt writes them; ``suggested`` is a file or folder name.

    ``ending`` (dot included) is added to the name of a file to save. Where ``overwrites``, the person
    is asked before a file that is there is chosen. ``accept`` stands on the button instead of Qt's word.
    ``folder`` is where the person begins to look.
    """

    kind: PickKind
    title: str
    filters: str = ""
    suggested: str = ""
    ending: str = ""
    overwrites: bool = True
    accept: str = ""
    folder: Path | None = field(default=None, compare=False)


PickFiles = Callable[[QWidget, FileRequest], tuple[Path, ...]]

_MODES = {
    PickKind.FILES: QFileDialog.FileMode.ExistingFiles,
    PickKind.FILE: QFileDialog.FileMode.ExistingFile,
    PickKind.FOLDER: QFileDialog.FileMode.Directory,
    PickKind.SAVE: QFileDialog.FileMode.AnyFile,
}


def pick_files(parent: QWidget, request: FileRequest) -> tuple[Path, ...]:
    """Return the paths that the person chose; none if the dialog was dismissed."""
    folder = "" if request.folder is None else str(request.folder)
    dialog = QFileDialog(parent.window(), request.title, folder, request.filters)
    dialog.setFileMode(_MODES[request.kind])
    dialog.setOption(QFileDialog.Option.ShowDirsOnly, request.kind is PickKind.FOLDER)
    if request.kind is PickKind.SAVE:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(request.ending.removeprefix("."))
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not request.overwrites)
    if request.accept:
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, request.accept)
    if request.suggested:
        dialog.selectFile(request.suggested)
    for chooser in dialog.findChildren(QComboBox):  # else as wide as the longest list of endings
        chooser.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
    FollowsColourScheme(dialog)
    is_chosen = dialog.exec() == QFileDialog.DialogCode.Accepted
    dialog.deleteLater()
    return tuple(Path(name) for name in dialog.selectedFiles()) if is_chosen else ()


class PicksFromLastFolder:
    """Lets ``pick`` begin in the folder of the last choice; before the first one, at ``home``."""

    def __init__(self, pick: PickFiles, home: Callable[[], Path]) -> None:
        self._pick, self._home = pick, home
        self._last: Path | None = None

    def __call__(self, parent: QWidget, request: FileRequest) -> tuple[Path, ...]:
        """Return the paths that the person chose; none if the dialog was dismissed."""
        last = self._last if self._last is not None and self._last.is_dir() else self._home()
        chosen = self._pick(parent, replace(request, folder=last))
        if chosen:
            is_folder = request.kind is PickKind.FOLDER
            self._last = chosen[0] if is_folder else chosen[0].parent
        return chosen

    def forget(self) -> None:
        """Begin at home again."""
        self._last = None


def with_ending(path: Path, ending: str) -> Path:
    """Return ``path`` with ``ending`` (dot included) where it lacks it; dialogs add it by themselves."""
    return path if path.name.endswith(ending) else path.with_name(path.name + ending)


def local_paths(data: QMimeData) -> tuple[Path, ...]:
    """Return the files and folders that are dragged."""
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
