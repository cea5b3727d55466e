"""What shall be in a report: groups, questions together, the level, the language of the survey's texts."""

from __future__ import annotations

from contextlib import ExitStack

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.services.multivariate.registry import (
    USUAL_LEVEL,
    Analysis,
    AnalysisRequest,
    choosable,
)
from surveyapp.services.reporting.contents import ReportRequest
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.levels import REPORT_LEVELS, offer_levels
from surveyapp.ui.desk.common.question_pickers import QuestionTicks
from surveyapp.ui.desk.common.report_requests import ReportList
from surveyapp.ui.desk.reporting.analysis_form import AnalysisForm
from surveyapp.ui.desk.reporting.contents import request_title
from surveyapp.ui.languages import native_name
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, card, text_label
from surveyapp.ui.widgets.widget_state import restore_all, states_of

translate = QCoreApplication.translate

NAME = Qt.ItemDataRole.UserRole
GROUPS_HEIGHT = 76
LIST_HEIGHT = 64
"""Pixels of the list of groups, and the least ones of the list of analyses; both scroll."""


class ReportChoices(QWidget):
    """The card of choices; ``changed()`` when another report would be written."""

    changed = Signal()

    def __init__(self, analyses: ReportList) -> None:
        super().__init__()
        self._analyses = analyses
        self._survey: Survey | None = None
        self._groups = QuestionTicks("report_groups", translate("ReportDialog", "Groups"))
        self._groups.setFixedHeight(theme.scaled(GROUPS_HEIGHT))
        self._compare = QCheckBox(
            translate("ReportDialog", "Differences between the groups, with tests")
        )
        self._compare.setObjectName("report_compare")
        self._level = Chooser(
            "report_level", translate("ReportDialog", "Confidence level"), letters=5
        )
        offer_levels(self._level, REPORT_LEVELS)
        self._language = Chooser(
            "report_language", translate("ReportDialog", "Language of questions and answers")
        )
        self._lay_out()
        self._kept = (self._groups, self._compare, self._level, self._language)
        self._groups.itemChanged.connect(self._choose)
        self._compare.toggled.connect(self._choose)
        for chooser in (self._level, self._language):
            chooser.currentIndexChanged.connect(self._choose)
        analyses.changed.connect(self._show_list)
        analyses.restored.connect(self._bring_back)
        self._show_list()

    def _lay_out(self) -> None:
        frame, column = card()
        title = translate("ReportDialog", "Also by &groups of")
        column.addWidget(_titled(title, self._groups))
        column.addWidget(self._groups)
        column.addWidget(self._compare)
        self._add_analyses(column)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.TIGHT)
        grid.setVerticalSpacing(theme.TIGHT)
        languages = translate("ReportDialog", "Language of &questions and answers")
        for place, (title, chooser) in enumerate(
            (
                (translate("ReportDialog", "&Level of intervals"), self._level),
                (languages, self._language),
            )
        ):
            grid.addWidget(_titled(title, chooser), 0, place)
            grid.addWidget(chooser, 1, place)
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)

    def _add_analyses(self, column: QVBoxLayout) -> None:
        """Add the form of one more analysis, and the list of those that are wanted."""
        self._remove = button(translate("ReportDialog", "Remove"), "remove_analysis")
        self._form = AnalysisForm(self._remove)
        self._form.wanted.connect(self._put_in)
        self._list = QListWidget()
        together = translate("ReportDialog", "Questions &together")
        labelled(self._list, "report_analyses", together.replace("&", ""))
        self._list.setProperty("role", "ticks")
        self._list.setToolTip(translate("ReportDialog", "Press Delete to take a table out"))
        column.addWidget(_titled(together, self._form.kind))
        column.addWidget(self._form, 1)
        self._list.setMinimumHeight(theme.scaled(LIST_HEIGHT))
        column.addWidget(self._list, 1)
        take = QAction(self._list)
        take.setShortcut(Qt.Key.Key_Delete)
        take.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._list.addAction(take)
        take.triggered.connect(self._take_out)
        self._remove.clicked.connect(self._take_out)
        self._list.currentRowChanged.connect(self._enable)

    @property
    def language(self) -> str | None:
        """The language of the survey's texts."""
        chosen: str | None = self._language.currentData()
        return chosen

    def offer(self, survey: Survey) -> None:
        """Offer what can be chosen of ``survey``."""
        self._survey = survey
        self._analyses.keep_of(survey)
        self._form.offer(survey)
        with self._unheard():
            self._groups.offer(survey, grouping_questions(survey))
            self._language.clear()
            for language in survey.languages:
                self._language.addItem(native_name(language), language)
        self._compare.setEnabled(self._groups.count() > 0)
        self._bring_back()

    def _bring_back(self) -> None:
        """Restore the choices of this project, with the defaults for all others."""
        with self._unheard():
            restore_all(self._kept, {**self._usual, **self._analyses.choices})
        self.changed.emit()

    @property
    def _usual(self) -> dict[str, object]:
        """The default choices."""
        return {
            self._groups.objectName(): [],
            self._compare.objectName(): False,
            self._level.objectName(): str(USUAL_LEVEL),
            self._language.objectName(): self._language.itemData(0),
        }

    def _unheard(self) -> ExitStack:
        """Return a context in which choices can be set without their being a person's."""
        quiet = ExitStack()
        for widget in self._kept:
            quiet.enter_context(QSignalBlocker(widget))
        return quiet

    def _choose(self) -> None:
        """Note what a person has chosen."""
        if self._survey is not None:
            self._analyses.note(states_of(self._kept))
        self.changed.emit()

    def wanted(self) -> ReportRequest:
        """Return what the report shall hold, as chosen."""
        compared = self._groups.ticked if self._compare.isChecked() else ()
        questions = () if self._survey is None else choosable(self._survey, Analysis.COMPARE)
        differences = (
            AnalysisRequest(Analysis.COMPARE, question.id, by=by)
            for by in compared
            for question in questions
            if question.id != by
        )
        analyses = tuple(dict.fromkeys((*self._analyses.asked, *differences)))
        return ReportRequest(
            by=self._groups.ticked, analyses=analyses, level=self._level.currentData()
        )

    def _put_in(self, asked: AnalysisRequest) -> None:
        self._analyses.add(asked)
        self._list.setCurrentRow(self._analyses.asked.index(asked))

    def _take_out(self) -> None:
        item = self._list.currentItem()
        if item is not None:
            self._analyses.remove(item.data(NAME))

    def _show_list(self) -> None:
        self._list.clear()
        for asked in self._analyses.asked:
            item = QListWidgetItem(request_title(asked))
            item.setData(NAME, asked)
            self._list.addItem(item)
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self._remove.setEnabled(self._list.currentRow() >= 0)


def _titled(title: str, buddy: QWidget) -> QLabel:
    label = text_label(title, "caption")
    label.setBuddy(buddy)
    return label
