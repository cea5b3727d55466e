"""Chooses among the surveys of a project, where it holds several."""

from __future__ import annotations

from PySide6.QtCore import Qt

from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.project.surveys import SurveyName
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.languages import own_language, survey_facts
from surveyapp.ui.widgets.combo_box import Chooser


class SurveyChooser(Chooser):
    """Follows the session's summary; hidden where there is nothing to choose."""

    def __init__(self, session: DeskSession) -> None:
        super().__init__("survey_chooser", self.tr("Survey of the project"), letters=36)
        self.setToolTip(self.tr("The survey shown on all pages. This project contains several."))
        self._session = session
        self.activated.connect(self._choose)
        session.summary_changed.connect(self._show)
        self._show(session.summary)

    def _show(self, summary: ProjectSummary) -> None:
        self.clear()
        for survey in summary.surveys:
            self.addItem(self._named(survey), SurveyName.of(survey))
            text = survey.title.for_reader(own_language())
            self.setItemData(self.count() - 1, text, Qt.ItemDataRole.ToolTipRole)
        if summary.asked_survey is not None:
            self.setCurrentIndex(summary.surveys.index(summary.asked_survey))
        self.setVisible(len(summary.surveys) > 1)
        self.setEnabled(not summary.is_read_only)  # which survey is chosen is kept in the project

    def _named(self, survey: Survey) -> str:
        return self.tr("{title} ({id}, version {version})").format(**survey_facts(survey))

    def _choose(self, place: int) -> None:
        wanted: SurveyName = self.itemData(place)
        if wanted.definition != self._session.summary.asked_survey:
            self._session.choose_survey(wanted)
