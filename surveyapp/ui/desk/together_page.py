"""The page of questions together: cross-tables, groups compared, ranks, distances, regression."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from surveyapp.services.analyse import ProjectSummary
from surveyapp.services.groups import KIOSK
from surveyapp.services.questions import groupable
from surveyapp.services.regress import Model
from surveyapp.storage.project import ImportedFile
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey
from surveyapp.ui import theme
from surveyapp.ui.desk.chart_view import ChartView
from surveyapp.ui.desk.charts import forest_drawing
from surveyapp.ui.desk.chooser import Chooser
from surveyapp.ui.desk.estimates_page import LEVELS, USUAL_LEVEL
from surveyapp.ui.desk.export import ExportButton
from surveyapp.ui.desk.message_bar import Kind
from surveyapp.ui.desk.numbers import level_text
from surveyapp.ui.desk.page import EmptyState, Page, button, card, text_label
from surveyapp.ui.desk.pick import Pick
from surveyapp.ui.desk.readings import Labels
from surveyapp.ui.desk.session import DeskSession, PageName
from surveyapp.ui.desk.tables import TableView, labelled
from surveyapp.ui.desk.together import Analysis, Asked, Result, choosable, computed
from surveyapp.ui.desk.together_views import shown

WORKED_OUT = "worked_out"
NAME = Qt.ItemDataRole.UserRole


class TogetherPage(Page):
    """What to work out at the left; at the right its table, what it means, its chart."""

    def __init__(self, session: DeskSession, pick: Pick) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Together"),
            self.tr("How answers, groups and sites go together, with the coins taken out."),
        )
        self._session = session
        self._survey: Survey | None = None
        self._is_awaited = False
        self._seen: tuple[Survey | None, tuple[ImportedFile, ...]] = (None, ())
        self._export = ExportButton("together", session.runner, pick, self.messages)
        self._export.add_charts()
        self.buttons.addWidget(self._export)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._new_empty_state())
        self._stack.addWidget(self._new_body())
        self.content.addWidget(self._stack, 1)
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self._forget)
        self._summarised(session.summary)

    def _new_empty_state(self) -> QWidget:
        empty = EmptyState(
            "together",
            self.tr("No interviews yet"),
            self.tr(
                "Import collection files first. Then this page makes cross-tables, compares groups and "
                "sites, ranks, and fits regressions, also where answers were randomized."
            ),
        )
        leads = button(self.tr("Go to Files"), "together_go_to_files", role="primary")
        leads.clicked.connect(lambda: self._session.page_wanted.emit(PageName.FILES))
        empty.buttons.addWidget(leads)
        return empty

    def save_state(self) -> dict[str, object]:
        """Return what was chosen, and whether it was worked out."""
        return {**super().save_state(), WORKED_OUT: self._view.table.rowCount() > 0}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Choose what was chosen; what was worked out is worked out again when it is looked at."""
        super().restore_state(state)
        self._show_fields()
        super().restore_state(state)  # the groups on offer depend on the analysis and the question
        self._is_awaited = state.get(WORKED_OUT) is True and self._survey is not None
        if self.isVisible():
            self._work_out_awaited()

    def showEvent(self, event: QShowEvent) -> None:
        """Work out what had been worked out when the project was left."""
        super().showEvent(event)
        self._work_out_awaited()

    def _work_out_awaited(self) -> None:
        if self._is_awaited:
            self._is_awaited = False
            self.work_it_out()

    def _new_body(self) -> QWidget:
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.ROOMY)
        row.addWidget(self._new_form())
        row.addWidget(self._new_answer(), 1)
        return body

    def _new_form(self) -> QWidget:
        self._analysis = Chooser("analysis", self.tr("What to work out"), letters=20)
        for analysis, title in (
            (Analysis.CROSSTAB, self.tr("Cross-table")),
            (Analysis.COMPARE, self.tr("Compare groups")),
            (Analysis.RANK, self.tr("Rank")),
            (Analysis.DISTANCE, self.tr("Distance between groups")),
            (Analysis.REGRESSION, self.tr("Regression")),
        ):
            self._analysis.addItem(title, analysis)
        self._question = Chooser("together_question", self.tr("Question"), letters=20)
        self._others = QListWidget()
        labelled(self._others, "others", self.tr("Other questions"))
        self._others.setWordWrap(True)
        self._others.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._by = Chooser("together_by", self.tr("Groups"), letters=20)
        self._model = Chooser("model", self.tr("Model"), letters=20)
        self._model.addItem(self.tr("Logistic: how likely an answer is"), Model.LOGISTIC)
        self._model.addItem(self.tr("Linear: a rating as a number"), Model.LINEAR)
        self._level = Chooser("together_level", self.tr("Confidence level"), letters=5)
        for level in LEVELS:
            self._level.addItem(level_text(level), level)
        self._level.setCurrentIndex(LEVELS.index(USUAL_LEVEL))
        self._go = button(self.tr("Work it out"), "work_it_out", role="primary")
        self._go.setDefault(True)
        self._go.clicked.connect(self.work_it_out)
        self.keep(self._analysis, self._question, self._others, self._by, self._model, self._level)
        self._analysis.activated.connect(self._show_fields)
        self._question.activated.connect(self._show_fields)
        return self._laid_out()

    def _laid_out(self) -> QWidget:
        frame, column = card()
        frame.setFixedWidth(330)
        self._labels: dict[QWidget, QWidget] = {}
        for text, widget in (
            (self.tr("&What to work out"), self._analysis),
            (self.tr("&Question"), self._question),
            (self.tr("Other &questions"), self._others),
            (self.tr("&Groups"), self._by),
            (self.tr("&Model"), self._model),
            (self.tr("&Level"), self._level),
        ):
            label = text_label(text, "caption")
            label.setBuddy(widget)
            self._labels[widget] = label
            column.addWidget(label)
            column.addWidget(widget, 4 if widget is self._others else 0)
        column.addSpacing(theme.TIGHT)
        column.addWidget(self._go)
        column.addStretch(1)
        return frame

    def _new_answer(self) -> QWidget:
        self._view = TableView("together_table", self.tr("Result"), stretch=0)
        well = QFrame()
        well.setProperty("role", "well")
        self._sentence = text_label("", "plain", wraps=True)
        labelled(self._sentence, "together_sentence", self.tr("What it means"))
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._command = text_label("", "hint", wraps=True)
        labelled(self._command, "together_command", self.tr("The same on the command line"))
        self._command.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inside = QVBoxLayout(well)
        inside.setContentsMargins(theme.GAP, theme.TIGHT + 2, theme.GAP, theme.TIGHT + 2)
        inside.addWidget(self._sentence)
        inside.addWidget(self._command)
        self._chart = ChartView("together_chart")
        frame, column = card()
        column.setContentsMargins(theme.TIGHT, theme.TIGHT, theme.TIGHT, theme.TIGHT)
        column.addWidget(self._chart)
        whole = QWidget()
        rows = QVBoxLayout(whole)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(theme.GAP)
        rows.addWidget(self._view, 1)
        rows.addWidget(well)
        rows.addWidget(frame, 1)
        return whole

    def _summarised(self, summary: ProjectSummary) -> None:
        if (summary.survey, summary.files) != self._seen:  # the result shown is of other interviews
            self._seen = summary.survey, summary.files
            self._forget()
        self._survey = summary.survey if summary.interviews else None
        self._stack.setCurrentIndex(0 if self._survey is None else 1)
        self._export.setVisible(self._survey is not None)
        if self._survey is not None:
            self._offer_questions(self._survey)

    def _offer_questions(self, survey: Survey) -> None:
        before = self._question.currentData()
        self._question.clear()
        self._others.clear()
        for question in choosable(survey):
            text = self._named(survey, question)
            self._question.addItem(text, question.id)
            item = QListWidgetItem(text)
            item.setData(NAME, question.id)
            item.setCheckState(Qt.CheckState.Unchecked)
            self._others.addItem(item)
        self._question.setCurrentIndex(max(0, self._question.findData(before)))
        self._go.setEnabled(self._question.count() > 0)
        self._show_fields()

    def _named(self, survey: Survey, question: AskedQuestion) -> str:
        text = question.text.in_language(survey.languages[0])
        return self.tr("{id}: {text}").format(id=question.id, text=text)

    def _show_fields(self) -> None:
        analysis: Analysis = self._analysis.currentData()
        for widget, is_there in (
            (self._others, analysis.takes_others),
            (self._by, analysis.takes_groups),
            (self._model, analysis is Analysis.REGRESSION),
        ):
            widget.setVisible(is_there)
            self._labels[widget].setVisible(is_there)
        for row in range(self._others.count()):
            item = self._others.item(row)
            item.setHidden(item.data(NAME) == self._question.currentData())
        self._offer_groups(analysis)

    def _offer_groups(self, analysis: Analysis) -> None:
        if self._survey is None:
            return
        before = self._by.currentData()
        self._by.clear()
        if not analysis.needs_groups:
            self._by.addItem(self.tr("No groups"), None)
        # differences can be told between groups that coins hide too, from the joint distribution
        offered = (
            choosable(self._survey) if analysis is Analysis.COMPARE else groupable(self._survey)
        )
        for question in offered:
            if question.id != self._question.currentData():
                self._by.addItem(self._named(self._survey, question), question.id)
        self._by.addItem(self.tr("Kiosks"), KIOSK)
        self._by.setCurrentIndex(max(0, self._by.findData(before)))

    def asked(self) -> Asked:
        """Return what the form asks for."""
        analysis: Analysis = self._analysis.currentData()
        items = [self._others.item(row) for row in range(self._others.count())]
        others = [
            item.data(NAME)
            for item in items
            if item.checkState() is Qt.CheckState.Checked and not item.isHidden()
        ]
        return Asked(
            analysis,
            self._question.currentData(),
            tuple(others) if analysis.takes_others else (),
            self._by.currentData() if analysis.takes_groups else None,
            self._model.currentData(),
            self._level.currentData(),
        )

    def work_it_out(self) -> None:
        """Compute what the form asks for, off the UI thread."""
        asked = self.asked()
        work = partial(computed, self._session.project, asked)
        job = self._session.runner.start("together", lambda _progress: work())
        job.succeeded.connect(lambda result: self._show(result, asked))
        job.failed.connect(self._fail)
        self.busy.follow(job, self.tr("Working it out…"))

    def _show(self, result: Result, asked: Asked) -> None:
        made = shown(result, Labels(result.survey), asked.level)
        self._view.show_columns(made.columns)
        self._sentence.setText(made.sentence)
        self._command.setText(
            self.tr("The same on the command line: {command}").format(
                command=f"surveyapp {asked.command} --project {self._session.project.name}"
            )
        )
        drawing = None if made.forest is None else forest_drawing(made.forest)
        if drawing is None:
            self._chart.clear()
        else:
            self._chart.show_drawing(drawing)
        self._export.offer(made.rows, drawing)
        if made.warnings:
            self.messages.say(Kind.WARNING, "\n".join(made.warnings))
        else:
            self.messages.clear()

    def _fail(self, problem: Exception) -> None:
        self._forget()
        self.messages.problem(problem)

    def _forget(self) -> None:
        self.messages.clear()
        self._view.show_columns(())
        self._chart.clear()
        self._sentence.setText(self.tr("Choose what to work out, and from which questions."))
        self._command.setText("")
        self._export.offer(None, None)
