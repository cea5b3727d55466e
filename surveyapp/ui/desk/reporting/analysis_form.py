"""One more analysis for the report: which one, of which questions, by which groups."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate.crosstab import MOST_QUESTIONS
from surveyapp.analyses.computation.multivariate.regression import (
    possible_models,
    possible_outcomes,
    predictors_for,
)
from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.services.multivariate.registry import Analysis, AnalysisRequest, choosable
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.analysis_titles import title_of
from surveyapp.ui.desk.common.question_pickers import QuestionTicks, add_questions
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, text_label

translate = QCoreApplication.translate

OTHERS_HEIGHT = 110
"""Least pixels of the list of other questions: four lines."""


class AnalysisForm(QWidget):
    """Choosers of one analysis; ``wanted(asked)`` when it is to be added."""

    wanted = Signal(object)

    def __init__(self, buttons: QWidget) -> None:
        super().__init__()
        self._survey: Survey | None = None
        kind = translate("TogetherPage", "Analysis")
        self.kind = Chooser("report_analysis", kind, letters=8)
        for analysis in Analysis:
            self.kind.addItem(title_of(analysis), analysis)
        first = translate("ReportDialog", "First question")
        self._first = Chooser("analysis_first", first, letters=8)
        self._by = Chooser("analysis_by", translate("TogetherPage", "Groups"), letters=8)
        self._others_label = text_label("", "caption")
        others = translate("TogetherPage", "Other questions")
        self._others = QuestionTicks("analysis_others", others)
        self._others.setMinimumHeight(theme.scaled(OTHERS_HEIGHT))
        self._add = button(translate("ReportDialog", "Add"), "add_analysis")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.TIGHT)
        column.addLayout(_row(self.kind, self._add, buttons))
        column.addLayout(_row(self._first, self._by))
        column.addWidget(self._others_label)
        column.addWidget(self._others, 1)
        self._add.clicked.connect(self._put_in)
        self.kind.currentIndexChanged.connect(self._offer_questions)
        self._first.currentIndexChanged.connect(self._offer_rest)
        self._by.currentIndexChanged.connect(self._show_others)
        self._others.itemChanged.connect(self._enable)

    def offer(self, survey: Survey) -> None:
        """Offer the questions of ``survey``."""
        self._survey = survey
        self._offer_questions()

    @property
    def asked(self) -> AnalysisRequest | None:
        """The analysis that is chosen; None where something is missing, or does not go together."""
        analysis: Analysis = self.kind.currentData()
        survey, name = self._survey, self._first.currentData()
        if survey is None or name is None:
            return None
        by = self._by.currentData() if analysis.takes_groups else None
        others = self._others.ticked if analysis.takes_others and by is None else ()
        question = survey.question(name)
        if not _goes_together(analysis, question, others, by):
            return None
        if analysis is Analysis.REGRESSION:
            return AnalysisRequest(analysis, name, others, model=possible_models(question)[0])
        return AnalysisRequest(analysis, name, others, by)

    def _offer_questions(self) -> None:
        survey = self._survey
        if survey is None:
            return
        kind: Analysis = self.kind.currentData()
        before = self._first.currentData()
        self._first.clear()
        is_regression = kind is Analysis.REGRESSION
        offered = possible_outcomes(survey) if is_regression else choosable(survey, kind)
        add_questions(self._first, survey, offered)
        self._first.setCurrentIndex(max(0, self._first.findData(before)))
        self._offer_rest()

    def _offer_rest(self) -> None:
        """Offer the other questions and the groups, as the page of questions together does."""
        survey, analysis = self._survey, self.kind.currentData()
        name = self._first.currentData()
        if survey is None or name is None:
            return
        before = self._by.currentData()
        self._by.clear()
        if not analysis.needs_groups:
            self._by.addItem(translate("TogetherPage", "No groups"), None)
        is_comparison = analysis is Analysis.COMPARE
        offered = choosable(survey, analysis) if is_comparison else grouping_questions(survey)
        add_questions(self._by, survey, [one for one in offered if one.id != name])
        self._by.addItem(translate("TogetherPage", "Kiosks"), KIOSK)
        self._by.setCurrentIndex(max(0, self._by.findData(before)))
        self._by.setVisible(analysis.takes_groups)
        others = _others(survey, analysis, survey.question(name))
        self._others.offer(survey, [one for one in others if one.id != name])
        self._show_others()

    def _show_others(self) -> None:
        """Show the other questions where there are any to choose; of groups one question is ranked."""
        analysis: Analysis = self.kind.currentData()
        is_regression = analysis is Analysis.REGRESSION
        others = translate("TogetherPage", "Other questions")
        predictors = translate("TogetherPage", "&Predictors").replace("&", "")
        self._others_label.setText(predictors if is_regression else others)
        self._others.setAccessibleName(self._others_label.text())
        is_by = analysis.takes_groups and self._by.currentData() is not None
        is_shown = analysis.takes_others and not is_by and self._others.count() > 0
        self._others.setVisible(is_shown)
        self._others_label.setVisible(is_shown)
        self._enable()

    def _enable(self) -> None:
        self._add.setEnabled(self.asked is not None)

    def _put_in(self) -> None:
        if self.asked is not None:
            self.wanted.emit(self.asked)


def _others(survey: Survey, analysis: Analysis, first: AskedQuestion) -> tuple[AskedQuestion, ...]:
    """Return the questions that can go with ``first``: ranked questions have the same answers."""
    if analysis is Analysis.REGRESSION:
        return predictors_for(survey)
    if analysis is not Analysis.RANK:
        return choosable(survey, analysis)
    alike = (one for one in choosable(survey, analysis) if one.answers == first.answers)
    return tuple(one for one in alike if _has_worth(one))


def _goes_together(
    analysis: Analysis, first: AskedQuestion, others: tuple[str, ...], by: str | None
) -> bool:
    if analysis is Analysis.CROSSTAB:
        return 1 <= len(others) < MOST_QUESTIONS
    if analysis is Analysis.RANK:
        # without groups and worth the choices themselves are ranked, of one question
        is_several = by is not None or bool(others)
        return is_several == _has_worth(first)
    return bool(others) if analysis is Analysis.REGRESSION else by is not None


def _has_worth(question: AskedQuestion) -> bool:
    """Return whether the answers say how well a group does; else choices themselves are ranked."""
    return question.scores is not None


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(theme.TIGHT)
    for widget in widgets:
        row.addWidget(widget, 1 if isinstance(widget, Chooser) else 0)
    return row
