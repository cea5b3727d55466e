"""A result: table and chart, the meaning of the selected row, the command for the same numbers."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from surveyapp.services.charts.drawing import Drawing
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import MOST_FITTED_ROWS, Column, TableView, labelled
from surveyapp.ui.widgets.export_button import ExportButton, ExportRows
from surveyapp.ui.widgets.layout import button, card, in_readable_lines, segment, text_label
from surveyapp.ui.widgets.outdated_note import OutdatedNote
from surveyapp.ui.widgets.splitters import TableAndChart
from surveyapp.ui.widgets.tab_order import put_before
from surveyapp.ui.widgets.wrapping_row import FlowingRow

TAB_MARGINS = 34
LINES_READ = 3
LEAST_HIGH, PART_OF_WINDOW = 240, 0.6
"""Pixels, and how much of a window's height: more of a result is not seen at a time."""
LEAST_NAME = 180
"""Pixels for the names of the rows, which are long."""
MOST_HIGH = 420
"""Pixels of the table and of the chart of a result among others; higher ones scroll."""
CHART_FRAME = 2 * theme.TIGHT + 8
"""Pixels around a chart in its frame."""


@dataclass(frozen=True, slots=True)
class ResultView:
    """One way to see a result.

    ``meanings`` say what each row means; without a chosen row ``summary`` stands there. ``options`` of the
    command give its numbers.
    """

    title: str
    columns: tuple[Column, ...]
    rows: ExportRows
    drawing: Drawing | None
    meanings: tuple[str, ...]
    summary: str = ""
    options: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    """Of each row, what is told to who points at it: its cells have no others."""

    @property
    def hinted(self) -> tuple[Column, ...]:
        """The columns, each cell with a tooltip."""
        return tuple(replace(c, hints=c.hints or self.hints) for c in self.columns)


def _longest(columns: Sequence[Column]) -> str:
    """Return the name of the column of the longest texts: it takes the room that is left."""
    texts = [one for one in columns if not one.is_number]
    letters = [max(map(len, one.texts[:MOST_FITTED_ROWS]), default=0) for one in texts]
    return next(iter(texts[letters.index(max(letters))].exact)) if texts else ""


class ResultPane(QWidget):
    """Shows views of one result; names of its parts begin with the name of the page."""

    view_changed = Signal(int)
    """Another view of the result is looked at."""

    filled = Signal()
    """There is a result, or none any more."""

    def __init__(self, names: tuple[str, str, str], spoken: str, export: ExportButton) -> None:
        """``names`` are of the table, the chart and the sentence; ``export`` is offered what is shown."""
        super().__init__()
        table, chart, sentence = names
        self._export = export
        self._views: tuple[ResultView, ...] = ()
        self._command: tuple[str, ...] = ()
        self._at = 0
        self._is_folded = False
        self._outdated = OutdatedNote(table, self)
        self.table = TableView(table, spoken, stretch=0, least=LEAST_NAME)
        self.table.row_changed.connect(self._show_meaning)
        self.chart = ChartView(chart)
        copy = self.table.copy_actions()
        self.chart.add_actions([copy[0], *export.chart_actions])
        column = in_column(
            self._outdated, self._new_tabs(), (self._new_sides(), 1), inside=self, spacing=theme.GAP
        )
        self._reading = self._new_meaning(sentence)
        column.addWidget(self._reading)
        column.addLayout(self._new_command(table))
        self._foot = column.count()
        column.addStretch(0)
        self._column = column

    def _new_tabs(self) -> FlowingRow:
        self._tabs = FlowingRow()
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._look_at)
        return self._tabs

    def _new_sides(self) -> QWidget:
        frame, inside = card()
        inside.setContentsMargins(theme.TIGHT, theme.TIGHT, theme.TIGHT, theme.TIGHT)
        inside.addWidget(self.chart)
        frame.setMinimumSize(240, 120)
        self._chart_frame = frame
        self.table.setMinimumWidth(240)
        self.sides = TableAndChart(f"{self.table.objectName()}_sides", self.table, frame)
        return self.sides

    def _new_meaning(self, name: str) -> QWidget:
        frame = QFrame()
        frame.setProperty("role", "well")
        self._meaning = text_label("", "plain", wraps=True)
        labelled(self._meaning, name, self.tr("What does this mean?"))
        self._meaning.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._asked = text_label(self.tr("What does this mean?"), "caption")
        in_column(
            self._asked,
            self._in_a_few_lines(self._meaning),
            inside=frame,
            spacing=2,
            margins=(theme.GAP, theme.TIGHT + 2, theme.GAP, theme.TIGHT + 2),
        )
        return frame

    @staticmethod
    def _in_a_few_lines(label: QLabel) -> QWidget:
        """Return a place of one height, so that nothing moves while one goes through the rows."""
        area = QScrollArea()
        area.setProperty("role", "reading")
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        holder = QWidget()
        holder.setLayout(in_readable_lines(label))
        area.setWidget(holder)
        area.setFixedHeight(label.fontMetrics().lineSpacing() * LINES_READ + 4)
        return area

    def _new_command(self, name: str) -> QHBoxLayout:
        self._line = QLineEdit()
        labelled(self._line, name + "_command", self.tr("The same on the command line"))
        self._line.setReadOnly(True)
        self._line.setFont(theme.fixed_font())
        self._line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        caption = text_label(self.tr("The same on the command &line"), "caption")
        caption.setBuddy(self._line)
        self._copy = button(self.tr("Copy"), name + "_copy_command", role="quiet")
        self._copy.setAccessibleName(self.tr("Copy the command"))
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._line.text()))
        row = in_row(caption, (self._line, 1), self._copy, spacing=theme.TIGHT)
        self._command_parts: tuple[QWidget, ...] = (caption, self._line, self._copy)
        return row

    def fit(self) -> None:
        """Be as high as the table and the chart need, within limits: for results one below the other."""
        self.sides.is_free_high = True
        self.sides.share()
        seen = max(LEAST_HIGH, round(PART_OF_WINDOW * self.window().height()))
        most = min(theme.scaled(MOST_HIGH), seen)
        table = min(self.table.whole_height, most)
        if not self._has_chart:
            self.sides.setFixedHeight(table)
            return
        chart = min(self.chart.needed_height + CHART_FRAME, most)
        if self.sides.orientation() is Qt.Orientation.Horizontal:
            self.sides.setFixedHeight(max(table, chart))
        else:
            self.sides.setFixedHeight(table + chart + self.sides.handleWidth())
            self.sides.setSizes([table, chart])

    @property
    def _has_chart(self) -> bool:
        return bool(self._views) and self._views[self._at].drawing is not None

    def fold(self, *, is_folded: bool) -> None:
        """Show the table and the chart alone, or what the row means and the command too."""
        self._is_folded = is_folded
        self._reading.setVisible(not is_folded)
        self._show_command()

    def watch(self, *forms: QWidget, go: QPushButton | None = None) -> None:
        """Say so when the fields in ``forms`` ask for another result than is shown; ``go`` makes that."""
        self._outdated.watch(*forms, go=go)

    def await_job(self, job: Job) -> None:
        """Look as old as it is until ``job`` has an end; if that is stopped, show nothing old."""
        self._outdated.await_job(job)
        job.cancelled.connect(lambda: self._stopped(job))

    def _stopped(self, job: Job) -> None:
        if self._outdated.is_awaited(job):
            self.clear(self.tr("This was stopped, so there is nothing to show."))

    @property
    def is_empty(self) -> bool:
        """Whether no result is shown."""
        return not self._views

    def add_below(self, widget: QWidget) -> None:
        """Put a widget below the result, at its end."""
        self._column.addWidget(widget, 0, Qt.AlignmentFlag.AlignTrailing)

    def show_views(self, views: Sequence[ResultView], command: Sequence[str]) -> None:
        """Show another result; ``command`` is what gives the same, in parts."""
        self._views, self._command = tuple(views), tuple(command)
        self._at = min(self._at, len(views) - 1)
        self._make_room(is_empty=False)
        self._reading.setVisible(not self._is_folded)
        self.filled.emit()
        self._outdated.result_shown()
        self._offer_tabs()
        self._look_at(self._at)

    def clear(self, sentence: str) -> None:
        """Show nothing but a sentence."""
        self._views, self._command, self._at = (), (), 0
        self.filled.emit()
        self._outdated.forget()
        self._offer_tabs()
        self.table.show_columns(())
        self._make_room(is_empty=True)
        self.chart.clear()
        self._meaning.setText(sentence)
        self._reading.setVisible(bool(sentence) and not self._is_folded)
        self._show_command()
        self._export.offer(None, None)

    def _make_room(self, *, is_empty: bool) -> None:
        """Show the table and the chart, or let what there is to say instead stand alone at the top."""
        self.sides.setVisible(not is_empty)
        self._asked.setVisible(not is_empty)
        self._column.setStretch(self._foot, int(is_empty))

    def _offer_tabs(self) -> None:
        for old in self._group.buttons():
            self._group.removeButton(old)
        while (item := self._tabs.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if len(self._views) < 2:
            return
        last = len(self._views) - 1
        for place, view in enumerate(self._views):
            end = "left" if place == 0 else "right" if place == last else ""
            tab = segment(view.title, f"view_{place}", end)
            tab.setChecked(place == self._at)
            bold = tab.font()
            bold.setBold(True)
            tab.setMinimumWidth(QFontMetrics(bold).horizontalAdvance(view.title) + TAB_MARGINS)
            self._group.addButton(tab, place)
            self._tabs.addWidget(tab)
        put_before(self.table, self._group.buttons())

    def _look_at(self, place: int) -> None:
        self._at = place
        view = self._views[place]
        self.table.show_columns(view.hinted, _longest(view.columns))
        self.sides.share()
        self._chart_frame.setVisible(view.drawing is not None)
        if view.drawing is None:
            self.chart.clear()
        else:
            self.chart.show_drawing(view.drawing)
        self._export.offer(view.rows, view.drawing)
        self._show_command()
        self.view_changed.emit(place)

    def _show_command(self) -> None:
        parts = [*self._command, *(self._views[self._at].options if self._views else ())]
        self._line.setText(shlex.join(parts))
        self._line.setCursorPosition(0)
        for part in self._command_parts:
            part.setVisible(bool(parts) and not self._is_folded)

    def _show_meaning(self, row: int) -> None:
        if not self._views:
            return
        view = self._views[self._at]
        if 0 <= row < len(view.meanings):
            parts = [part for part in (view.meanings[row], view.summary) if part]
            self._meaning.setText(" ".join(parts))
        else:
            self._meaning.setText(view.summary)
