"""The table of records: asks for what is in sight, and copies what is selected."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from surveyapp.storage.export.clipboard_tables import ClipboardTable, spreadsheet_text
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.rows.records import RecordsModel
from surveyapp.ui.digits import locale
from surveyapp.ui.widgets.column_table import MOST_FITTED_ROWS, labelled

ROW_HEIGHT = 28
LEAST_COLUMN, MOST_COLUMN = 90, 260
"""Pixels of a column at first: the person can make it any width."""
PATIENCE_MS = 20
"""A row that is in sight for less is never asked for: somebody scrolls past it."""
MOST_COPIED = 5_000


class RecordsView(QTableView):
    """Shows a ``RecordsModel``.

    ``wanted(first, last)`` asks for the rows in sight where some are not there yet. ``copied(int, int)``
    tells how many rows are on the clipboard, of how many that are selected.
    """

    wanted = Signal(int, int)
    copied = Signal(int, int)

    def __init__(self, model: RecordsModel) -> None:
        super().__init__()
        labelled(self, "rows_table", self.tr("Rows"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        numbers, titles = self.verticalHeader(), self.horizontalHeader()
        numbers.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        numbers.setDefaultSectionSize(theme.scaled(ROW_HEIGHT))
        numbers.setHighlightSections(False)
        titles.setHighlightSections(False)
        titles.setStretchLastSection(True)
        titles.setResizeContentsPrecision(MOST_FITTED_ROWS)
        self._model = model
        self._is_unfitted = True
        self.setModel(model)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._ask)
        model.missed.connect(self._patience.start)
        model.modelReset.connect(self._begin)

    def _begin(self) -> None:
        self._is_unfitted = True
        # as wide as the number of the last row needs: Qt would ask every row for its own
        last = self._model.headerData(self._model.rowCount() - 1, Qt.Orientation.Vertical)
        width = self.fontMetrics().horizontalAdvance(f"{last}0")
        self.verticalHeader().setFixedWidth(width + 2 * theme.GAP)

    def _ask(self) -> None:
        first, last = self.seen
        if self._model.missing(first, last):
            self.wanted.emit(first, last)

    @property
    def seen(self) -> tuple[int, int]:
        """The first and the last row in sight."""
        last = self.rowAt(self.viewport().height() - 1)
        return max(self.rowAt(0), 0), last if last >= 0 else self._model.rowCount() - 1

    def fit(self) -> None:
        """Make columns as wide as the first rows need that are there, once for the same records."""
        if not self._is_unfitted or not self._model.columnCount():
            return
        self._is_unfitted = False
        self.resizeColumnsToContents()
        least, most = theme.scaled(LEAST_COLUMN), theme.scaled(MOST_COLUMN)
        for place in range(self._model.columnCount()):
            self.setColumnWidth(place, min(max(self.columnWidth(place), least), most))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; leave every other key to Qt."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the selected rows on the clipboard, as far as they are there and not too many."""
        rows = self._selected()
        found = map(self._model.written, islice(rows, MOST_COPIED))
        there = [one for one in found if one is not None]
        if there:
            table = ClipboardTable(self._model.titles, tuple(there))
            QGuiApplication.clipboard().setText(spreadsheet_text(table, locale().decimalPoint()))
        self.copied.emit(len(there), len(rows))

    def _selected(self) -> Sequence[int]:
        """Return the selected rows, of which there can be millions."""
        selection = self.selectionModel().selection()
        parts = (selection.at(place) for place in range(selection.size()))
        ranges = [(one.top(), one.bottom() + 1) for one in parts]
        if len(set(ranges)) == 1:
            return range(*ranges[0])
        return sorted({row for first, end in ranges for row in range(first, end)})
