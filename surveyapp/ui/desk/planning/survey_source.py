"""Which survey is planned: that of the project, or a file that was chosen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.planning.planned_survey import PlannedSurvey, planned_survey
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind


class PlannedSource(QObject):
    """Follows the project's survey until a file is chosen; ``changed`` is emitted with another survey."""

    changed = Signal()

    def __init__(self, session: DeskSession, file_picker: PickFiles, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._file_picker = session, file_picker
        self._file: PlannedSurvey | None = None
        self._last: PlannedSurvey | None = None
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self._forget)

    @property
    def planned(self) -> PlannedSurvey | None:
        """The survey, if there is one."""
        if self._file is not None:
            return self._file
        survey = self._session.summary.asked_survey
        return None if survey is None else PlannedSurvey(survey, project=self._session.project)

    def ask(self, parent: QWidget, title: str, filters: str) -> SurveyAppError | None:
        """Ask for a survey file; return its problem, if any."""
        for path in self._file_picker(parent, FileRequest(PickKind.FILE, title, filters)):
            return self.take(path)
        return None

    def take(self, path: Path) -> SurveyAppError | None:
        """Plan the survey in a file; return its problem, if any."""
        try:
            self._file = planned_survey(path, None)
        except SurveyAppError as problem:
            return problem
        self.emit_if_changed()
        return None

    def _summarised(self, _summary: ProjectSummary) -> None:
        self.emit_if_changed()

    def _forget(self) -> None:
        self._file = None
        self.emit_if_changed()

    def emit_if_changed(self) -> None:
        """Emit ``changed`` if the survey is another than the last one."""
        before, self._last = self._last, self.planned
        if before != self._last:
            self.changed.emit()
