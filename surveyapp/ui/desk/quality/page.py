"""The page of data quality: the verdict, the findings with what to do, and the tables behind them."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from surveyapp.analyses.base.formats import Sign
from surveyapp.analyses.base.tables import Table
from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.analyses.quality import RECORDS, SIGNS, DataQuality, Quality, item_funnel
from surveyapp.errors import UserProblem
from surveyapp.services.analyses.request import AnalysisRequest, FinishedAnalysis, run_request
from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.line_icons import ColouredIcon
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.declared_tables import SIGNS as DRAWN_SIGNS
from surveyapp.ui.desk.common.declared_tables import DeclaredResult, drawn
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.common.pickers import offer_questions
from surveyapp.ui.desk.common.project_page import BODY, ProjectPage
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.common.table_switch import TableSwitch
from surveyapp.ui.widgets.chart_view import ChartCard
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportButton
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import above_each_other, captioned, reading_frame, text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import own_text, sentence, typed_count
from surveyapp.ui.widgets.outdated_note import NOTE_MS, OutdatedNote
from surveyapp.ui.widgets.wrapping_row import WrappingRow, in_a_holder

STRETCHED = {
    "findings": "finding",
    "kiosks": "kiosk",
    "batches": "kiosk",
    "questions": "question",
    "tests": "test",
    "detectable": "report",
    "records": "answer",
}
"""Of each table the column that takes the room that is left."""
KINDS = {Sign.GOOD: "done", Sign.WARN: "warning", Sign.BAD: "problem"}
"""The kind of the verdict's bar."""
LEAST_CHART = 130
"""Pixels that the chart has in any case."""


NOTHING_YET = BODY + 1
"""What the page shows before the first result."""


class Verdict(QFrame):
    """The whole in one sentence, with an icon and a colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self._icon = ColouredIcon(28)
        self._text = text_label("", "heading", wraps=True)
        labelled(self._text, "quality_verdict", self.tr("Verdict"))
        in_row(
            self._icon,
            (self._text, 1),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP),
        )

    def show_quality(self, found: Quality) -> None:
        """Show the findings."""
        sign = SIGNS[found.worst]
        self.setProperty("kind", KINDS[sign])
        self.style().unpolish(self)
        self.style().polish(self)
        self._icon.draw(*DRAWN_SIGNS[sign])
        self._text.setText(sentence(TranslatedLabels(found.survey).sentence(found.verdict)))


class QualityPage(ProjectPage):
    """Choosers, the verdict, and one table at a time with its meaning and its chart."""

    def __init__(self, session: DeskSession, file_picker: PickFiles) -> None:
        super().__init__(session)
        self.set_heading(
            self.tr("Quality"),
            self.tr("Whether anything is wrong with the interviews, and what to do about it."),
        )
        self._export = ExportButton("quality", session.runner, file_picker, self.messages)
        self._export.add_charts()
        self.buttons.addWidget(self._export)
        # before the first result there is nothing but the bar that says what is worked on
        self.lay_out(self._new_empty_state(), self._new_body(), QWidget())
        session.project_changed.connect(self._forget)

    def _new_empty_state(self) -> QWidget:
        return NoInterviewsYet(
            "quality",
            self._session,
            self.tr(
                "Import collection files or a table first. This page then counts interviews and "
                "break-offs, compares the kiosks, looks for impossible reports, and says "
                "what to do."
            ),
        )

    def _new_body(self) -> QWidget:
        body = QWidget()
        self._verdict = Verdict()
        column = in_column(self._verdict, inside=body, spacing=theme.GAP)
        self._tables = TableSwitch("quality", DataQuality.tables, STRETCHED, first="findings")
        self._tables.looked_at.connect(self._show_chart)
        column.addLayout(self._new_choosers())
        self._chart = ChartCard("quality_chart", least=LEAST_CHART)
        above = (self._tables, in_a_holder(self._new_reading()))
        panes = above_each_other("quality_panes", above, self._chart)
        self.keep(panes)
        self._outdated = OutdatedNote("quality", panes, patience_ms=NOTE_MS)
        self._outdated.watch(self._by, self._forged)
        column.addWidget(self._outdated)
        column.addWidget(panes, 1)
        return body

    def _new_choosers(self) -> WrappingRow:
        options = QHBoxLayout()
        options.setSpacing(0)
        self._item = Chooser("quality_item", self.tr("Question in the chart"), letters=12)
        self._by = Chooser("quality_by", self.tr("Compare kiosks within"), letters=12)
        self._forged = QLineEdit()
        labelled(self._forged, "forged", self.tr("How many interviews may be forged"))
        self._forged.setFixedWidth(theme.scaled(90))
        for field in (self._item, self._by, self._forged):
            field.setToolTip(field.accessibleName())
        self._within = captioned(self.tr("&Compare within"), self._by)
        self._how_many = captioned(self.tr("&Forged"), self._forged)
        self._chosen_item = captioned(self.tr("&Chart of"), self._item)
        options.addWidget(self._within)
        options.addWidget(self._how_many)
        self._item.activated.connect(self._show_chart)
        self._by.activated.connect(self._changed)
        self._forged.editingFinished.connect(self._forged_typed)
        return WrappingRow(self._tables.segments, in_a_holder(options))

    def _new_reading(self) -> QHBoxLayout:
        frame, self._advice = reading_frame("quality_advice", self.tr("What to do"))
        return in_row((frame, 1), self._chosen_item, spacing=0)

    def _summarised(self, summary: ProjectSummary) -> None:
        survey = summary.survey if summary.interviews else None
        self._export.setVisible(survey is not None)
        if survey is not None:
            offer_questions(self._by, self.tr("All interviews"), grouping_questions(survey))
        super()._summarised(summary)
        if survey is not None and self._tables.shown is None:
            self._stack.setCurrentIndex(NOTHING_YET)

    def _forged_typed(self) -> None:
        shown = self._tables.shown
        if shown is None or self._forged.text() != own_text(str(shown.result.forged)):
            self._changed()

    def begin(self) -> None:
        """Check the data again, off the UI thread."""
        typed = self._forged.text().strip()
        try:
            forged = typed_count(self._forged.accessibleName(), typed) if typed else None
            asked = DataQuality(by=self._by.currentData(), forged=forged)
        except UserProblem as problem:
            self.messages.problem(problem)
            return
        work = partial(run_request, self._session.project, AnalysisRequest(asked))
        job = self._session.runner.start("quality", lambda progress: work(progress=progress))
        job.succeeded.connect(self._show)
        self._outdated.await_job(job)
        self.follow(job, self.tr("Looking at the data…"))

    def stopped(self) -> None:
        """Show the findings that there are."""
        super().stopped()
        self._stack.setCurrentIndex(BODY)

    def _show(self, done: FinishedAnalysis) -> None:
        found = done.result
        assert isinstance(found, Quality)  # noqa: S101 - what this analysis finds
        self.messages.clear()
        if found.warnings:
            self.messages.say(MessageKind.WARNING, "\n".join(map(sentence, found.warnings)))
        self._verdict.show_quality(found)
        if not self._forged.text() and found.weights:
            self._forged.setText(own_text(str(found.forged)))
            self._outdated.agree()
        else:
            self._outdated.result_shown()
        self._item.offer((one.item.name, one.item.name) for one in found.compared)
        self._tables.show_result(DeclaredResult(done.request.analysis, found))
        self._stack.setCurrentIndex(BODY)

    def _show_chart(self) -> None:
        """Say what to do about the selected finding, and show the chart of the table that is looked at."""
        table, shown = self._tables.table, self._tables.shown
        self._advice.setText(self._tables.meaning)
        is_funnel = bool(table.charts) and table is not RECORDS
        self._chosen_item.setVisible(is_funnel and self._item.count() > 0)
        self._within.setVisible(table is not RECORDS)
        self._how_many.setVisible(table is RECORDS)
        drawing = None if shown is None else self._drawing(shown, table, is_funnel=is_funnel)
        self._tables.draw(drawing, self._chart, self._export)

    def _drawing(
        self, shown: DeclaredResult, table: Table[Quality], *, is_funnel: bool
    ) -> Drawing | None:
        """Return the funnel of the chosen item, or the chart of the table."""
        item = self._item.currentData()
        if is_funnel:
            return None if item is None else drawn(item_funnel(shown.result, item, shown.pen))
        return drawn(shown.chart(table))

    def _forget(self) -> None:
        self._outdated.forget()
        self._forged.clear()
        self.messages.clear()
        self._tables.show_result(None)
