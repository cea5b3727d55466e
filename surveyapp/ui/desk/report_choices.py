"""What shall be in a report: groups, questions together, the level, the language of the survey's texts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from surveyapp.services.groups import KIOSK
from surveyapp.services.questions import YES_OR_NO, groupable, is_number
from surveyapp.services.regress import outcomes
from surveyapp.services.report import Wanted
from surveyapp.services.together import USUAL_LEVEL, Analysis, Asked, choosable
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey
from surveyapp.ui import theme
from surveyapp.ui.desk.analysis_titles import title_of
from surveyapp.ui.desk.chooser import Chooser
from surveyapp.ui.desk.numbers import level_text
from surveyapp.ui.desk.page import button, card, text_label
from surveyapp.ui.desk.question_lists import add_questions
from surveyapp.ui.desk.report_contents import told
from surveyapp.ui.desk.report_list import ReportList
from surveyapp.ui.desk.tables import labelled
from surveyapp.ui.languages import native_name

translate = QCoreApplication.translate

LEVELS = (0.8, 0.9, 0.95, 0.99)
NAME = Qt.ItemDataRole.UserRole


class ReportChoices(QWidget):
    """The card of choices; ``changed()`` when another report would be written."""

    changed = Signal()

    def __init__(self, analyses: ReportList) -> None:
        super().__init__()
        self._analyses = analyses
        self._survey: Survey | None = None
        self._groups = QListWidget()
        labelled(self._groups, "report_groups", translate("ReportDialog", "Groups"))
        self._groups.setMaximumHeight(120)
        self._groups.setProperty("role", "ticks")
        self._compare = QCheckBox(
            translate("ReportDialog", "Differences between the groups, with tests")
        )
        self._compare.setObjectName("report_compare")
        self._level = Chooser(
            "report_level", translate("ReportDialog", "Confidence level"), letters=5
        )
        for level in LEVELS:
            self._level.addItem(level_text(level), level)
        self._level.setCurrentIndex(LEVELS.index(USUAL_LEVEL))
        self._language = Chooser(
            "report_language", translate("ReportDialog", "Language of questions and answers")
        )
        self._lay_out()
        self._groups.itemChanged.connect(self._changed)
        self._compare.toggled.connect(self._changed)
        analyses.changed.connect(self._show_list)
        self._show_list()

    def _lay_out(self) -> None:
        frame, column = card()
        title = translate("ReportDialog", "Also by &groups of")
        column.addWidget(_titled(title, self._groups))
        column.addWidget(self._groups)
        column.addWidget(self._compare)
        self._add_analyses(column)
        languages = translate("ReportDialog", "Language of &questions and answers")
        for title, chooser in (
            (translate("ReportDialog", "&Level of intervals"), self._level),
            (languages, self._language),
        ):
            column.addWidget(_titled(title, chooser))
            column.addWidget(chooser)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)

    def _add_analyses(self, column: QVBoxLayout) -> None:
        """Add the choosers of one more analysis, and the list of those that are wanted."""
        self._kind = Chooser(
            "report_analysis", translate("TogetherPage", "What to work out"), letters=8
        )
        for analysis in Analysis:
            self._kind.addItem(title_of(analysis), analysis)
        first = translate("ReportDialog", "First question")
        self._first = Chooser("analysis_first", first, letters=8)
        second = translate("ReportDialog", "Second question")
        self._second = Chooser("analysis_second", second, letters=8)
        self._add = button(translate("ReportDialog", "Add"), "add_analysis")
        self._remove = button(translate("ReportDialog", "Remove"), "remove_analysis")
        self._list = QListWidget()
        together = translate("ReportDialog", "Questions &together")
        labelled(self._list, "report_analyses", together.replace("&", ""))
        self._list.setProperty("role", "ticks")
        self._list.setToolTip(translate("ReportDialog", "Press Delete to take a table out"))
        column.addWidget(_titled(together, self._kind))
        column.addLayout(_row(self._kind, self._add, self._remove))
        column.addLayout(_row(self._first, self._second))
        column.addWidget(self._list, 1)
        take = QAction(self._list)
        take.setShortcut(Qt.Key.Key_Delete)
        take.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._list.addAction(take)
        take.triggered.connect(self._take_out)
        self._remove.clicked.connect(self._take_out)
        self._add.clicked.connect(self._put_in)
        self._kind.currentIndexChanged.connect(self._offer_questions)
        self._first.currentIndexChanged.connect(self._offer_second)
        self._second.currentIndexChanged.connect(self._enable)
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
        self._groups.clear()
        self._language.clear()
        for question in groupable(survey):
            self._groups.addItem(_checkable(question.id, question.text.any()))
        self._compare.setEnabled(self._groups.count() > 0)
        for language in survey.languages:
            self._language.addItem(native_name(language), language)
        self._offer_questions()

    def wanted(self) -> Wanted:
        """Return what the report shall hold, as chosen."""
        compared = self._by if self._compare.isChecked() else ()
        questions = () if self._survey is None else choosable(self._survey)
        differences = (
            Asked(Analysis.COMPARE, question.id, by=by)
            for by in compared
            for question in questions
            if question.id != by
        )
        analyses = tuple(dict.fromkeys((*self._analyses.asked, *differences)))
        return Wanted(by=self._by, analyses=analyses, level=self._level.currentData())

    @property
    def _by(self) -> tuple[str, ...]:
        items = (self._groups.item(row) for row in range(self._groups.count()))
        return tuple(i.data(NAME) for i in items if i.checkState() is Qt.CheckState.Checked)

    def _asked(self) -> Asked | None:
        """Return the analysis that the choosers name, if they name one."""
        analysis: Analysis = self._kind.currentData()
        first, second = self._first.currentData(), self._second.currentData()
        if self._survey is None or first is None or self._second.currentIndex() < 0:
            return None
        question = self._survey.question(first)
        if analysis is Analysis.RANK and _has_worth(question) == (second is None):
            return None
        if analysis.takes_groups:
            return Asked(analysis, first, by=second)
        return Asked(analysis, first, (second,))

    def _offer_questions(self) -> None:
        survey = self._survey
        if survey is None:
            return
        is_regression = self._kind.currentData() is Analysis.REGRESSION
        before = self._first.currentData()
        self._first.clear()
        add_questions(self._first, survey, outcomes(survey) if is_regression else choosable(survey))
        self._first.setCurrentIndex(max(0, self._first.findData(before)))
        self._offer_second()

    def _offer_second(self) -> None:
        """Offer the other question, or the groups, as the page of questions together does."""
        survey, analysis = self._survey, self._kind.currentData()
        if survey is None:
            return
        before, first = self._second.currentData(), self._first.currentData()
        self._second.clear()
        if analysis is Analysis.RANK:
            self._second.addItem(translate("TogetherPage", "No groups"), None)
        is_known = analysis in {Analysis.RANK, Analysis.DISTANCE}
        offered = groupable(survey) if is_known else choosable(survey)
        add_questions(self._second, survey, [one for one in offered if one.id != first])
        if analysis.takes_groups:
            self._second.addItem(translate("TogetherPage", "Kiosks"), KIOSK)
        self._second.setCurrentIndex(max(0, self._second.findData(before)))
        self._enable()

    def _put_in(self) -> None:
        asked = self._asked()
        if asked is not None:
            self._analyses.add(asked)
            self._list.setCurrentRow(self._analyses.asked.index(asked))

    def _take_out(self) -> None:
        item = self._list.currentItem()
        if item is not None:
            self._analyses.remove(item.data(NAME))

    def _show_list(self) -> None:
        self._list.clear()
        for asked in self._analyses.asked:
            item = QListWidgetItem(told(asked))
            item.setData(NAME, asked)
            self._list.addItem(item)
        self._changed()

    def _changed(self) -> None:
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self._add.setEnabled(self._asked() is not None)
        self._remove.setEnabled(self._list.currentRow() >= 0)


def _has_worth(question: AskedQuestion) -> bool:
    """Return whether the answers say how well a group does; else choices themselves are ranked."""
    return is_number(question) or question.answers == YES_OR_NO


def _titled(title: str, buddy: QWidget) -> QLabel:
    label = text_label(title, "caption")
    label.setBuddy(buddy)
    return label


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(theme.TIGHT)
    for widget in widgets:
        row.addWidget(widget, 1 if isinstance(widget, Chooser) else 0)
    return row


def _checkable(name: str, text: str) -> QListWidgetItem:
    item = QListWidgetItem(f"{name}: {text}")
    item.setData(NAME, name)
    item.setToolTip(text)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Unchecked)
    return item
