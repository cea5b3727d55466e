"""The projects that were open lately, in a menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.storage.program.recent_projects import (
    RecentProject,
    forget_projects,
    recent_projects,
)


class RecentMenu(QMenu):
    """Filled each time it is shown; ``chosen(Path)`` names the project to open.

    ``tell`` is told what goes wrong.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget, tell: Callable[[Exception], None]) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &recent"))
        self.setObjectName("recent_menu")
        self.setToolTipsVisible(True)
        self._tell = tell
        self.aboutToShow.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """Read the list of projects again."""
        self.clear()
        projects = recent_projects()
        for number, project in enumerate(projects):
            self._add(number, project)
        if not projects:
            self.addAction(self.tr("None yet")).setEnabled(False)
        self.addSeparator()
        clear = self.addAction(self.tr("&Clear the list"))
        clear.setObjectName("clear_recent")
        clear.setEnabled(bool(projects))
        clear.triggered.connect(self._clear)

    def _add(self, number: int, project: RecentProject) -> None:
        name = _shown_name(project.path)
        text = name if project.is_there else self.tr("{name} (not found)").format(name=name)
        action = self.addAction(text.replace("&", "&&"))
        action.setObjectName(f"recent_{number}")
        action.setToolTip(str(project.path))
        action.setEnabled(project.is_there)
        action.triggered.connect(partial(self._choose, project.path))

    def _choose(self, path: Path) -> None:
        self.chosen.emit(path)

    def _clear(self) -> None:
        try:
            forget_projects()
        except SurveyAppError as problem:
            self._tell(problem)


def _shown_name(project: Path) -> str:
    """Return a project's name with its folder's: several may have the same name."""
    return f"{project.stem} – {project.parent.name}" if project.parent.name else project.stem
