"""Copies of a synthetic table, pooled: what is asked of them, and what they tell with intervals."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from surveyapp.analyses.base.tables import Table
from surveyapp.analyses.computation.estimates.synthetic_copies import SyntheticCopies
from surveyapp.analyses.synthetic_copies import PoolCopies, PooledCopies
from surveyapp.options import OptionProblem
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.declared_tables import WRITER, DeclaredResult, drawn
from surveyapp.ui.desk.common.option_fields import Columns
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportButton
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind
from surveyapp.ui.widgets.number_format import sentences
from surveyapp.ui.widgets.splitters import FormAndResult, TableAndChart, above_its_button

WIDTH, HEIGHT, FORM_WIDTH = 960, 640, 250
SLOT = "pool"


class CopiesDialog(QDialog):
    """Copies of one synthetic table: the form at the left, the table and its chart at the right."""

    def __init__(
        self, copies: SyntheticCopies, runner: JobRunner, file_picker: PickFiles, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("copies_dialog")
        self.setWindowTitle(self.tr("Synthetic copies"))
        self._copies, self._runner = copies, runner
        self._shown: DeclaredResult | None = None
        self.messages, self._busy = MessageBar(), BusyBar()
        self._form = OptionsForm(PoolCopies.options(), {}, Columns(copies.columns))
        self._go = button(self.tr("Pool"), "pool_copies", role="primary")
        self._go.setDefault(True)
        self._go.clicked.connect(self.pool)
        self._facts = text_label("", "plain", wraps=True, name="copies_facts")
        self._which = Chooser("copies_table", self.tr("Which table"))
        self._which.currentIndexChanged.connect(self._show_table)
        self._export = ExportButton("copies", runner, file_picker, self.messages)
        self._export.add_charts()
        self._table = TableView("copies_rows", self.tr("Estimates of the copies"), stretch=0)
        self._chart = ChartView("copies_chart")
        self._lay_out()
        FollowsColourScheme(self)
        self.finished.connect(lambda _code: self._busy.forget())
        self.pool()

    def _lay_out(self) -> None:
        row = in_row((self._facts, 1), self._which, self._export, spacing=theme.GAP)
        right = QWidget()
        in_column(
            row,
            (TableAndChart("copies_panes", self._table, self._chart), 1),
            inside=right,
            spacing=theme.GAP,
        )
        form = above_its_button(self._form, self._go)
        close = button(self.tr("Close"), "close_copies")
        close.setAutoDefault(False)
        close.clicked.connect(self.accept)
        below = in_row(Stretch(), close)
        in_column(
            self.messages,
            self._busy,
            (FormAndResult("copies_form", form, right, FORM_WIDTH), 1),
            below,
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY),
        )
        theme.resize_window(self, WIDTH, HEIGHT)

    def pool(self) -> None:
        """Work out what the form asks for."""
        self.messages.clear()
        self._form.complain(None)
        try:
            asked = PoolCopies.read(**self._form.options)
        except OptionProblem as problem:
            if not self._form.complain(problem):
                self.messages.problem(problem)
            return
        job = self._runner.start(SLOT, lambda progress: asked.run(self._copies, progress))
        job.succeeded.connect(lambda found: self._show(asked, found))
        job.failed.connect(self.messages.problem)
        self._busy.follow(job, self.tr("Pooling…"))

    def _show(self, asked: PoolCopies, found: PooledCopies) -> None:
        self._shown = DeclaredResult(asked, found)
        self._facts.setText(sentences(asked.facts(found)))
        if found.warnings:
            self.messages.say(MessageKind.WARNING, sentences(found.warnings))
        self._which.clear()
        there = [one for one in asked.tables if one.is_there is None or one.is_there(found)]
        for table in there:
            self._which.addItem(WRITER.say(table.title), table)
        self._which.setEnabled(len(there) > 1)
        # who asks for a regression looks for it
        self._which.setCurrentIndex(len(there) - 1 if found.coefficients else 0)
        self._show_table()

    def _show_table(self) -> None:
        table: Table[PooledCopies] | None = self._which.currentData()
        if table is None or self._shown is None:
            return
        self._table.show_columns(self._shown.columns(table))
        drawing = drawn(self._shown.chart(table))
        self._chart.clear()
        self._chart.setVisible(drawing is not None)
        if drawing is not None:
            self._chart.show_drawing(drawing)
        self._export.offer(self._shown.export(table), drawing)
