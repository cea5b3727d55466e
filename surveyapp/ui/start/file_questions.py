"""File dialogs before a window opens: the project to import into."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QWidget

from surveyapp.services.program.documents import PROJECT_ENDING, proposed_project
from surveyapp.ui.widgets.file_picker import (
    FileRequest,
    PickFiles,
    PickKind,
    pick_files,
    with_ending,
)


def ask_for_project(collection: Path, *, file_picker: PickFiles = pick_files) -> Path | None:
    """Return the project that collection files shall go to; None if the dialog is dismissed.

    One dialog for both: a name that is there is opened and added to, a new one makes a project.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    request = FileRequest(
        PickKind.SAVE,
        QCoreApplication.translate(
            "opening", "Import into which project? Type a new name to create one"
        ),
        QCoreApplication.translate("opening", "Projects (*{ending})").format(ending=PROJECT_ENDING),
        str(proposed_project(collection, Path(documents))),
        PROJECT_ENDING,
        overwrites=False,
        accept=QCoreApplication.translate("opening", "Import"),
    )
    chosen = _asked(file_picker, request)
    return None if chosen is None else with_ending(chosen, PROJECT_ENDING)


def _asked(file_picker: PickFiles, request: FileRequest) -> Path | None:
    nobody = QWidget()  # a dialog wants a window to belong to
    paths = file_picker(nobody, request)
    nobody.deleteLater()
    return paths[0] if paths else None
