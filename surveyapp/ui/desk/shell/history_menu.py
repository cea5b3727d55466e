"""Undo and redo in the menu, with the names of the steps."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.project.undo_history import step_name
from surveyapp.storage.project.undo_history import HistoryStep
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.widgets.number_format import sentence

KEYS = {"undo_step": "Ctrl+Z", "redo_step": "Ctrl+Shift+Z"}


class HistoryMenu(QObject):
    """Two actions in ``menu``; they follow the session and rest while files are imported."""

    def __init__(self, session: DeskSession, menu: QMenu) -> None:
        super().__init__(menu)
        self._session = session
        self._undo, self._redo = QAction(menu), QAction(menu)
        for action, name, does in (
            (self._undo, "undo_step", session.undo),
            (self._redo, "redo_step", session.redo),
        ):
            action.setObjectName(name)
            action.triggered.connect(does)
            menu.addAction(action)
        self.take_keys(are_taken=True)
        session.summary_changed.connect(self._show)
        session.steps_changed.connect(self._show)
        session.import_started.connect(self._rest)
        self._show(session.summary)

    def take_keys(self, *, are_taken: bool) -> None:
        """Take the keys, or leave them to a page that has an undo of its own."""
        for action in (self._undo, self._redo):
            keys = KEYS[action.objectName()] if are_taken else ""
            action.setShortcut(QKeySequence(keys))

    def _rest(self) -> None:
        self._undo.setEnabled(False)
        self._redo.setEnabled(False)

    def _show(self, summary: ProjectSummary) -> None:
        done = [step for step in summary.steps if not step.is_undone]
        undone = [step for step in summary.steps if step.is_undone]
        is_free = self._session.can_change
        self._undo.setEnabled(bool(done) and is_free)
        self._redo.setEnabled(bool(undone) and is_free)
        self._undo.setText(
            self.tr("&Undo: {action}").format(action=_in_a_menu(done[-1]))
            if done
            else self.tr("&Undo")
        )
        self._redo.setText(
            self.tr("&Redo: {action}").format(action=_in_a_menu(undone[0]))
            if undone
            else self.tr("&Redo")
        )


def _in_a_menu(step: HistoryStep) -> str:
    return sentence(step_name(step)).replace("&", "&&")  # one & would mark a letter
