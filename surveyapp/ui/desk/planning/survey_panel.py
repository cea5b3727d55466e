"""A view of planning that is about a whole survey: it says which, and what stands where there is none."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.form_panel import FormPanel, Tools
from surveyapp.ui.desk.planning.survey_source import PlannedSource
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
        self._title.setText("" if planned is None else planned.survey.title.any())
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
