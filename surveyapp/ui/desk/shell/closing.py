"""Work that is under way, and the question before it is stopped: closing, or opening another project."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.languages import in_its_direction

AskStop = Callable[[QWidget, str], bool]
"""Takes what would be stopped, in a sentence; returns whether the person means it so."""

_WRITES = QT_TRANSLATE_NOOP(
    "closing", "A file is being written. If you stop now, it is not written."
)
_STOPPED = {
    "import": QT_TRANSLATE_NOOP(
        "closing",
        "Files are being imported. If you stop now, the project stays as it was before the import.",
    ),
    "save_as": QT_TRANSLATE_NOOP(
        "closing", "A copy of the project is being saved. If you stop now, there is no copy."
    ),
    "purge": QT_TRANSLATE_NOOP(
        "closing",
        "What was removed is being erased. If you stop now, it may still be in the project’s file.",
    ),
    "seal": QT_TRANSLATE_NOOP(
        "closing",
        "The project is being encrypted. If you stop now, it may still be unencrypted.",
    ),
    "report": QT_TRANSLATE_NOOP(
        "closing", "A report is being written. If you stop now, it is not written."
    ),
    "learn": QT_TRANSLATE_NOOP(
        "closing", "A model is being computed. If you stop now, its result is lost."
    ),
    "plan_rehearsal": QT_TRANSLATE_NOOP(
        "closing", "The survey is being rehearsed. If you stop now, the result is lost."
    ),
    "export": _WRITES,
    "guide": _WRITES,
}
"""By the slot of the job: what the person began and would miss. What a page computes by itself is no loss.

Slots that end in ``_save`` write a file."""


def what_would_stop(runner: JobRunner) -> str:
    """Return a sentence on the work that closing would stop; empty where nobody would miss any."""
    for slot in runner.slots:
        kind = slot.split(" ")[0]
        sentence = _WRITES if kind.endswith("_save") else _STOPPED.get(kind)
        if sentence is not None:
            return QCoreApplication.translate("closing", sentence)
    return ""


def ask_to_stop(parent: QWidget, sentence: str) -> bool:
    """Ask whether work shall be stopped; Enter and Escape let it go on."""
    return _ask(
        parent,
        QCoreApplication.translate("closing", "Work is under way"),
        sentence,
        QCoreApplication.translate("closing", "&Stop it"),
        QCoreApplication.translate("closing", "&Let it go on"),
    )


def ask_to_lose(parent: QWidget, sentence: str) -> bool:
    """Ask whether what cannot be saved shall be lost; Enter and Escape keep it on the screen."""
    return _ask(
        parent,
        QCoreApplication.translate("closing", "Not everything is saved"),
        sentence,
        QCoreApplication.translate("closing", "&Leave without it"),
        QCoreApplication.translate("closing", "&Stay"),
    )


def unsaved_output(is_read_only: bool) -> str:  # noqa: FBT001 - one fact
    """Return a sentence on changes of the output that would be lost."""
    return (
        QCoreApplication.translate(
            "closing",
            "This project is read-only, so your changes of the output are not saved. “File”, “Save "
            "project as” makes a copy with them.",
        )
        if is_read_only
        else QCoreApplication.translate(
            "closing",
            "The project’s file cannot be written now, so your last changes of the output are not "
            "saved. Another program may have it open.",
        )
    )


def unfinished_imports(files: Sequence[str]) -> str:
    """Return a sentence on what was entered to import tables, which would be lost."""
    text = QCoreApplication.translate(
        "closing",
        "Not imported yet: {files}. What you entered for the import is lost when you close the program.",
    )
    return text.format(files=in_its_direction(", ".join(files)))


def _ask(parent: QWidget, title: str, sentence: str, goes: str, stays: str) -> bool:
    box = QMessageBox(parent.window())
    box.setObjectName("stop_box")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    leaving = box.addButton(goes, QMessageBox.ButtonRole.DestructiveRole)
    leaving.setObjectName("stop_work")
    staying = box.addButton(stays, QMessageBox.ButtonRole.RejectRole)
    staying.setObjectName("keep_working")
    box.setDefaultButton(staying)
    box.setEscapeButton(staying)
    FollowsColourScheme(box)
    box.exec()
    is_meant = box.clickedButton() is leaving
    box.deleteLater()
    return is_meant
