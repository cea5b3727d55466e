"""The page of estimates: a table and its chart, and a sentence that explains the selected row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from surveyapp.analyses.base.charts import EstimateWords
from surveyapp.analyses.base.filter import Filter
from surveyapp.analyses.charts.panels import panels_of_one_chart
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.analyses.estimate import ESTIMATES, Estimates
from surveyapp.analyses.words.labels import METHOD_NAMES
from surveyapp.analyses.words.plain_words import explain_estimate
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.dataset.filters import with_filter
from surveyapp.services.estimates.estimate import ProjectSummary, SampleQuestions, estimate_project
from surveyapp.services.multivariate.registry import command_line
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common import estimate_text
from surveyapp.ui.desk.common.charts import localized_estimates_drawing
from surveyapp.ui.desk.common.filtering import FilterBar, Filtering
from surveyapp.ui.desk.common.levels import offer_levels
from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.common.question_pickers import offer_questions
from surveyapp.ui.desk.common.sample_design_box import SampleDesignBox
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.estimates.columns import estimate_columns
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportButton, ExportRows
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import level_text, sentences
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.result_pane import ResultPane, ResultView


@dataclass(frozen=True, slots=True)
class EstimateRequest:
    """What to estimate, as read from the choosers and the filter."""

    project: Path
    question: str | None
    by: str | None
    method: IntervalMethod
    level: float
    where: Filter
    is_unweighted: bool = False
    """Whether the project's weights, strata and clusters are left out."""

    def estimates(self) -> EstimateTable:
        """Return the estimates; see ``estimate_project``."""
        return estimate_project(
            self.project,
            question=self.question,
            by=self.by,
            method=self.method,
            level=self.level,
            where=self.where,
            sample=SampleQuestions(unweighted=self.is_unweighted),
        )

    @property
    def command(self) -> tuple[str, ...]:
        """The command that gives the same numbers."""
        options = {"--question": self.question, "--by": self.by, "--interval": self.method.value}
        texts = [part for name, value in options.items() if value for part in (name, value)]
        texts += ["--unweighted"] if self.is_unweighted else []
        return command_line("estimate", texts, self.level, self.where, self.project)


class EstimatesPage(Page):
    """Choosers, the table of estimates, what the selected row means, the chart."""

    def __init__(self, session: DeskSession, file_picker: PickFiles, filtering: Filtering) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Estimates"),
            self.tr("Estimates with the effect of the coins removed, and how certain they are."),
        )
        self._session = session
        self._filtering = filtering
        self._is_stale = True
        self._export = ExportButton("estimates", session.runner, file_picker, self.messages)
        self._export.add_charts()
        self.buttons.addWidget(self._export)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._new_empty_state())
        self._stack.addWidget(self._new_body())
        self.content.addWidget(self._stack, 1)
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self.messages.clear)
        filtering.changed.connect(self._filtered)
        self._summarised(session.summary)

    def _new_empty_state(self) -> QWidget:
        return NoInterviewsYet(
            "estimates",
            self._session,
            self.tr(
                "Import collection files first. Then this page shows, for every question, the "
                "estimated shares with their uncertainty, next to what a naive reading of the "
                "reports would have said."
            ),
        )

    def _new_body(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        column.addLayout(self._new_choosers())
        self._uses_sample_design = SampleDesignBox("uses_drawn")
        self._uses_sample_design.clicked.connect(self.estimate)
        column.addWidget(self._uses_sample_design)
        column.addWidget(FilterBar(self._filtering))
        names = ("estimates", "estimates_chart", "reading")
        self._pane = ResultPane(names, self.tr("Estimates"), self._export, stretch=1)
        self._pane.watch(self._question, self._by, self._method, self._level)
        self.keep(self._question, self._by, self._method, self._level, self._pane.sides)
        column.addWidget(self._pane, 1)
        return body

    def _new_choosers(self) -> QHBoxLayout:
        self._question = Chooser("question", self.tr("Question"), letters=24)
        self._by = Chooser("group_by", self.tr("Group by"))
        self._method = Chooser("interval_method", self.tr("Interval method"))
        self._level = Chooser("level", self.tr("Confidence level"), letters=5)
        for method in METHOD_NAMES:
            self._method.addItem(estimate_text.interval_method_name(method.value), method)
            promise = estimate_text.interval_method_promise(method)
            self._method.setItemData(self._method.count() - 1, promise, Qt.ItemDataRole.ToolTipRole)
        offer_levels(self._level)
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

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Restore the choices; the estimates follow when the page is shown."""
        super().restore_state(state)
        self._is_stale = True
        if self.isVisible():
            self.estimate()

    def showEvent(self, event: QShowEvent) -> None:
        """Estimate when the page is looked at, if something has changed since or was stopped."""
        super().showEvent(event)
        if self._is_stale or self._pane.is_empty:
            self.estimate()

    def _summarised(self, summary: ProjectSummary) -> None:
        self._is_stale = True
        has_interviews = summary.interviews > 0 and summary.survey is not None
        self._stack.setCurrentIndex(1 if has_interviews else 0)
        self._uses_sample_design.setVisible(bool(summary.sample_kinds))
        self._export.setVisible(has_interviews)
        if summary.survey is None or not has_interviews:
            self._export.offer(None, None)
            return
        self._offer_questions(summary.survey)
        if self.isVisible():
            self.estimate()

    def _offer_questions(self, survey: Survey) -> None:
        offer_questions(self._question, self.tr("All questions"), survey, survey.recorded_questions)
        offer_questions(self._by, self.tr("No groups"), survey, grouping_questions(survey))
        self._by.setEnabled(self._by.count() > 1)

    def _filtered(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self.estimate()

    def estimate(self) -> None:
        """Estimate again with the present choices."""
        if not self._session.summary.interviews:
            return
        self._is_stale = False
        asked = EstimateRequest(
            self._session.project,
            self._question.currentData(),
            self._by.currentData(),
            self._method.currentData(),
            self._level.currentData(),
            self._filtering.where,
            is_unweighted=not self._uses_sample_design.isChecked(),
        )
        job = self._session.runner.start("estimate", lambda _progress: asked.estimates())
        job.succeeded.connect(lambda table: self._show(table, asked))
        job.failed.connect(self._fail)
        self._pane.await_job(job)
        self.busy.follow(job, self.tr("Estimating…"))

    def _fail(self, problem: Exception) -> None:
        self._is_stale = True
        self._pane.clear("")
        self.messages.problem(problem)

    def _show(self, table: EstimateTable, asked: EstimateRequest) -> None:
        labels = estimate_text.TranslatedLabels(table.survey)
        view = ResultView(
            self.tr("Estimates"),
            tuple(estimate_columns(table, asked.by, asked.level)),
            ExportRows(*with_filter(table.rows, ESTIMATES.keys(table, Estimates()), table.where)),
            self._drawing(table, asked.by, asked.level),
            tuple(
                sentences(explain_estimate(row, labels, asked.by, asked.level))
                for row in table.rows
            ),
        )
        self._pane.show_views((view,), asked.command)
        self._show_notes(table, asked.by)

    def _show_notes(self, table: EstimateTable, by: str | None) -> None:
        warnings = map(
            translated, map(estimate_text.TranslatedLabels(table.survey).sentence, table.warnings)
        )
        notes = [note for note in (*estimate_text.notes(table, by), *warnings) if note]
        if notes:
            self.messages.say(MessageKind.WARNING, "\n".join(notes))
        else:
            self.messages.clear()

    def _drawing(self, table: EstimateTable, by: str | None, level: float) -> Drawing | None:
        panels = panels_of_one_chart(estimate_text.panels(table, by))
        if not panels:
            return None
        words = EstimateWords(
            estimate=self.tr("Estimate"),
            interval=self.tr("{level} interval").format(level=level_text(level)),
            coins=self.tr("The coins' part of it"),
            naive=self.tr("Naive reading of the reports"),
            axis=self.tr("Mean answer") if panels[0].is_mean else self.tr("Share of respondents"),
            spoken=self.tr("Chart of the estimates with intervals; the table has the same numbers"),
            likely="" if panels[0].is_mean else self.tr("Most likely"),
        )
        drawing = localized_estimates_drawing(panels, words)
        return drawing.captioned(" ".join(map(translated, (*table.notes, *table.used))))
