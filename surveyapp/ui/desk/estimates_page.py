"""The page of estimates: a table next to the naive reading, a chart, a sentence for each row."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from surveyapp.estimation.values import IntervalMethod
from surveyapp.services.analyse import COLUMNS, EstimateTable, ProjectSummary, estimate_project
from surveyapp.services.labels import METHOD_NAMES
from surveyapp.services.panels import readable
from surveyapp.services.questions import groupable
from surveyapp.survey.survey import Survey
from surveyapp.ui import theme
from surveyapp.ui.desk import readings
from surveyapp.ui.desk.chart_view import ChartView
from surveyapp.ui.desk.charts import Drawing, EstimateWords, estimates_drawing
from surveyapp.ui.desk.chooser import Chooser
from surveyapp.ui.desk.estimate_columns import estimate_columns
from surveyapp.ui.desk.export import ExportButton, Rows
from surveyapp.ui.desk.message_bar import Kind
from surveyapp.ui.desk.numbers import level_text
from surveyapp.ui.desk.page import EmptyState, Page, button, card, text_label
from surveyapp.ui.desk.pick import Pick
from surveyapp.ui.desk.session import DeskSession, PageName
from surveyapp.ui.desk.tables import TableView, labelled
from surveyapp.ui.messages import notice

LEVELS = (0.5, 0.8, 0.9, 0.95, 0.99, 0.999)
USUAL_LEVEL = 0.95


class EstimatesPage(Page):
    """Choosers, the table of estimates, what the selected row means, the chart."""

    def __init__(self, session: DeskSession, pick: Pick) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Estimates"),
            self.tr("What the reports say once the coins are taken out, and how sure that is."),
        )
        self._session = session
        self._table: EstimateTable | None = None
        self._is_stale = True
        self._level_used = USUAL_LEVEL
        self._by_used: str | None = None
        self._export = ExportButton("estimates", session.runner, pick, self.messages)
        self._export.add_charts()
        self.buttons.addWidget(self._export)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._new_empty_state())
        self._stack.addWidget(self._new_body())
        self.content.addWidget(self._stack, 1)
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self.messages.clear)
        self._summarised(session.summary)

    def _new_empty_state(self) -> QWidget:
        empty = EmptyState(
            "estimates",
            self.tr("No interviews yet"),
            self.tr(
                "Import collection files first. Then this page shows, for every question, the "
                "estimated shares with their uncertainty, next to what a naive reading of the "
                "reports would have said."
            ),
        )
        leads = button(self.tr("Go to Files"), "go_to_files", role="primary")
        leads.clicked.connect(lambda: self._session.page_wanted.emit(PageName.FILES))
        empty.buttons.addWidget(leads)
        return empty

    def _new_body(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        column.addLayout(self._new_choosers())
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._new_table())
        splitter.addWidget(self._new_chart())
        splitter.setSizes([300, 330])
        column.addWidget(splitter, 1)
        return body

    def _new_choosers(self) -> QHBoxLayout:
        self._question = Chooser("question", self.tr("Question"), letters=24)
        self._by = Chooser("group_by", self.tr("Group by"))
        self._method = Chooser("interval_method", self.tr("Interval method"))
        self._level = Chooser("level", self.tr("Confidence level"), letters=5)
        for method in METHOD_NAMES:
            self._method.addItem(readings.method_name(method.value), method)
            promise = readings.method_promise(method)
            self._method.setItemData(self._method.count() - 1, promise, Qt.ItemDataRole.ToolTipRole)
        for level in LEVELS:
            self._level.addItem(level_text(level), level)
        self._level.setCurrentIndex(LEVELS.index(USUAL_LEVEL))
        for chooser in (self._question, self._by, self._method, self._level):
            chooser.activated.connect(self.estimate)
        return self._in_a_row()

    def _in_a_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.ROOMY)
        for text, widget, stretch in (
            (self.tr("&Question"), self._question, 5),
            (self.tr("&Group by"), self._by, 3),
            (self.tr("&Interval"), self._method, 3),
            (self.tr("&Level"), self._level, 1),
        ):
            column = QVBoxLayout()
            column.setSpacing(3)
            label = text_label(text, "caption")
            label.setBuddy(widget)
            column.addWidget(label)
            column.addWidget(widget)
            row.addLayout(column, stretch)
        return row

    def _new_table(self) -> QWidget:
        self._view = TableView("estimates", self.tr("Estimates"), stretch=1)
        self._view.row_changed.connect(self._show_reading)
        well = QFrame()
        well.setProperty("role", "well")
        self._reading = text_label("", "plain", wraps=True)
        labelled(self._reading, "reading", self.tr("What the selected row means"))
        self._reading.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inside = QVBoxLayout(well)
        inside.setContentsMargins(theme.GAP, theme.TIGHT + 2, theme.GAP, theme.TIGHT + 2)
        inside.addWidget(self._reading)
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.TIGHT + 2)
        column.addWidget(self._view, 1)
        column.addWidget(well)
        return upper

    def _new_chart(self) -> QWidget:
        self._chart = ChartView("estimates_chart")
        frame, column = card()
        column.setContentsMargins(theme.TIGHT, theme.TIGHT, theme.TIGHT, theme.TIGHT)
        column.addWidget(self._chart)
        frame.setMinimumHeight(190)
        return frame

    def showEvent(self, event: QShowEvent) -> None:
        """Estimate when the page is looked at, if something has changed since."""
        super().showEvent(event)
        if self._is_stale:
            self.estimate()

    def _summarised(self, summary: ProjectSummary) -> None:
        self._is_stale = True
        has_interviews = summary.interviews > 0 and summary.survey is not None
        self._stack.setCurrentIndex(1 if has_interviews else 0)
        self._export.setVisible(has_interviews)
        if summary.survey is None or not has_interviews:
            self._export.offer(None, None)
            return
        self._offer_questions(summary.survey)
        if self.isVisible():
            self.estimate()

    def _offer_questions(self, survey: Survey) -> None:
        language = survey.languages[0]
        for chooser, first, questions in (
            (self._question, self.tr("All questions"), survey.asked),
            (self._by, self.tr("No groups"), groupable(survey)),
        ):
            before = chooser.currentData()
            chooser.clear()
            chooser.addItem(first, None)
            for question in questions:
                text = question.text.in_language(language)
                chooser.addItem(
                    self.tr("{id}: {text}").format(id=question.id, text=text), question.id
                )
                chooser.setItemData(chooser.count() - 1, text, Qt.ItemDataRole.ToolTipRole)
            chooser.setCurrentIndex(max(0, chooser.findData(before)))
        self._by.setEnabled(self._by.count() > 1)

    def estimate(self) -> None:
        """Estimate anew with what is chosen."""
        if not self._session.summary.interviews:
            return
        self._is_stale = False
        question: str | None = self._question.currentData()
        by: str | None = self._by.currentData()
        method: IntervalMethod = self._method.currentData()
        level: float = self._level.currentData()
        work = partial(
            estimate_project,
            self._session.project,
            question=question,
            by=by,
            method=method,
            level=level,
        )
        job = self._session.runner.start("estimate", lambda _progress: work())
        job.succeeded.connect(lambda table: self._show(table, by, level))
        job.failed.connect(self._fail)
        self.busy.follow(job, self.tr("Estimating…"))

    def _fail(self, problem: Exception) -> None:
        self._is_stale = True
        self.messages.problem(problem)

    def _show(self, table: EstimateTable, by: str | None, level: float) -> None:
        self._table, self._by_used, self._level_used = table, by, level
        self._view.show_columns(estimate_columns(table, by, level))
        drawing = self._drawing(table, by, level)
        if drawing is None:
            self._chart.clear()
        else:
            self._chart.show_drawing(drawing)
        self._export.offer(Rows(table.rows, COLUMNS), drawing)
        self._show_notes(table)

    def _show_notes(self, table: EstimateTable) -> None:
        warnings = map(notice, table.warnings)
        notes = [note for note in (*readings.notes(table, self._by_used), *warnings) if note]
        if notes:
            self.messages.say(Kind.WARNING, "\n".join(notes))
        else:
            self.messages.clear()

    def _drawing(self, table: EstimateTable, by: str | None, level: float) -> Drawing | None:
        panels = readable(readings.panels(table, by))
        if not panels:
            return None
        words = EstimateWords(
            estimate=self.tr("Estimate"),
            interval=self.tr("{level} interval").format(level=level_text(level)),
            coins=self.tr("The coins' part of it"),
            naive=self.tr("Naive reading of the reports"),
            axis=self.tr("Mean answer") if panels[0].is_mean else self.tr("Share of respondents"),
            spoken=self.tr("Chart of the estimates with intervals; the table has the same numbers"),
        )
        return estimates_drawing(panels, words)

    def _show_reading(self, row: int) -> None:
        table = self._table
        if table is None or not 0 <= row < len(table.rows):
            self._reading.setText(self.tr("Select a row to read what it means."))
            return
        self._reading.setText(
            readings.reading(table, table.rows[row], self._by_used, self._level_used)
        )
