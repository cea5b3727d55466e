"""What the desk is working on, and the signals by which its panels hear of changes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from surveyapp.services.analyse import ProjectSummary, summarise_project
from surveyapp.services.exchange import import_files
from surveyapp.ui.jobs import JobRunner


class PageName(IntEnum):
    """The pages, in the order of the navigation."""

    FILES = 0
    ESTIMATES = 1
    PLAN = 2
    SURVEY = 3
    HELP = 4


class DeskSession(QObject):
    """One project and the work on it.

    Signals: ``project_changed(Path)`` another project was opened; ``summary_changed(ProjectSummary)``
    what it holds is known anew; ``import_started(Job)``; ``import_ended(tuple of FileReport)``;
    ``troubled(Exception)`` the project cannot be read; ``page_wanted(PageName)``.
    """

    project_changed = Signal(object)
    summary_changed = Signal(object)
    import_started = Signal(object)
    import_ended = Signal(object)
    troubled = Signal(object)
    page_wanted = Signal(object)

    def __init__(self, project: Path, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.project = project
        self.runner = runner
        self.summary = ProjectSummary(survey=None, interviews=0, files=())
        self.is_known = False
        self.is_importing = False

    def open_project(self, project: Path) -> None:
        """Work on another project."""
        self.runner.cancel_all()
        self.project = project
        self._know(ProjectSummary(survey=None, interviews=0, files=()), is_known=False)
        self.project_changed.emit(project)
        self.refresh()

    def refresh(self) -> None:
        """Look anew at what the project holds."""
        project = self.project
        job = self.runner.start("summary", lambda _progress: summarise_project(project))
        job.succeeded.connect(lambda summary: self._know(summary, is_known=True))
        job.failed.connect(self.troubled)

    def import_paths(self, paths: Sequence[Path]) -> None:
        """Import files and folders into the project, off the UI thread; one import at a time."""
        if self.is_importing:
            return
        project, asked = self.project, tuple(paths)
        job = self.runner.start("import", lambda progress: import_files(asked, project, progress))
        self.is_importing = True
        job.succeeded.connect(self.import_ended)
        job.finished.connect(self._import_finished)
        self.import_started.emit(job)

    def _import_finished(self) -> None:
        self.is_importing = False
        self.refresh()

    def _know(self, summary: ProjectSummary, *, is_known: bool) -> None:
        self.summary = summary
        self.is_known = is_known
        self.summary_changed.emit(summary)
