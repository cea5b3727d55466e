"""A view of planning that is about a whole survey: it says which, and what stands where there is none."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.planning.planned_survey import PlannedSurvey, planned_survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.form_panel import FormPanel, Tools
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.languages import own_language
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import EmptyState, button, text_label


class SurveyPanel(FormPanel):
    """A form that begins with the survey that it is about."""

    def __init__(
        self, name: str, tools: Tools, source: PlannedSource, words: tuple[str, str, str]
    ) -> None:
        super().__init__(name, tools, *words)
        self._source = source
        self._title = text_label("", "heading", wraps=True, name=f"{name}_survey")
        choose = button(self.tr("Another survey…"), f"{name}_choose", role="quiet")
        choose.clicked.connect(self.ask_for_survey)
        self.form.addWidget(self._title)
        self.form.addWidget(choose)
        source.changed.connect(self._follow)

    def ask_for_survey(self) -> None:
        """Ask for another survey file."""
        problem = self._source.ask(
            self, self.tr("Choose a survey"), self.tr("Surveys (*.survey.json)")
        )
        if problem is not None:
            self._tools.messages.problem(problem)

    def _follow(self) -> None:
        planned = self._source.planned
        self._title.setText(
            "" if planned is None else planned.survey.title.for_reader(own_language())
        )
        self._was_worked_out = False
        self.pane.clear("")
        if planned is not None:
            self.show_survey()
            if self.isVisible() and self.works_at_once:
                self.work_out()

    def show_survey(self) -> None:
        """Offer what the survey has."""
        raise NotImplementedError


class WithSurvey(QStackedWidget):
    """A view of a survey, or what stands there while there is none."""

    def __init__(self, panel: SurveyPanel, source: PlannedSource, text: str) -> None:
        super().__init__()
        self.panel, self._source = panel, source
        empty = EmptyState("survey", self.tr("No survey yet"), text)
        choose = button(
            self.tr("Choose a survey…"), f"{panel.pane.table.objectName()}_first", role="primary"
        )
        choose.clicked.connect(panel.ask_for_survey)
        empty.buttons.addWidget(choose)
        holder = QWidget()
        in_column(empty, inside=holder, margins=(0, theme.TIGHT, 0, 0))
        self.addWidget(holder)
        self.addWidget(panel)
        source.changed.connect(self._arrange)
        self._arrange()

    def _arrange(self) -> None:
        self.setCurrentIndex(0 if self._source.planned is None else 1)
        self.panel.export.setEnabled(not self.panel.pane.is_empty)


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
