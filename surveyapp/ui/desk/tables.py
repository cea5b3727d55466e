"""Tables over columns: what a cell shows, what it explains, what is copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QIcon, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

MOST_FITTED_ROWS = 50
"""Above this, columns are as wide as the first rows need, and rows are fitted when they are seen."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Column:
    """One column: a title, a text a row, and optionally an explanation or an icon a row."""

    title: str
    texts: Sequence[str]
    is_number: bool = False
    hints: Sequence[str] = ()
    icons: Sequence[QIcon] = ()
    about: str = ""


class ColumnTable(QAbstractTableModel):
    """A read-only table that holds arrays of columns."""

    def __init__(self, columns: Sequence[Column] = ()) -> None:
        super().__init__()
        self._columns = tuple(columns)

    def show(self, columns: Sequence[Column]) -> None:
        """Show other columns."""
        self.beginResetModel()
        self._columns = tuple(columns)
        self.endResetModel()

    def text(self, row: int, title: str) -> str:
        """Return the text in the column called ``title``."""
        return next(column for column in self._columns if column.title == title).texts[row]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of rows (cells have none)."""
        return 0 if parent.isValid() or not self._columns else len(self._columns[0].texts)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns (cells have none)."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows in that role."""
        if not index.isValid():
            return None
        return _cell(self._columns[index.column()], index.row(), role)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return a column's title, or what it means."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.title
            case Qt.ItemDataRole.ToolTipRole:
                return column.about or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column.is_number else _LEFT
        return None


def _cell(column: Column, row: int, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return column.texts[row]
        case Qt.ItemDataRole.ToolTipRole:
            return (column.hints[row] if column.hints else "") or None
        case Qt.ItemDataRole.DecorationRole:
            return column.icons[row] if column.icons else None
        case Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column.is_number else _LEFT
    return None


LEAST_STRETCHED = 90
"""Pixels that the stretched column has in any case; the table scrolls then."""


class TableView(QTableView):
    """A quiet table: rows are selected whole, Ctrl+C copies them with tabs between the cells."""

    row_changed = Signal(int)
    """The current row; −1 where there is none."""

    def __init__(self, name: str, spoken_name: str, *, stretch: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken_name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(28)
        self.horizontalHeader().setResizeContentsPrecision(MOST_FITTED_ROWS)
        self.verticalScrollBar().valueChanged.connect(self._fit_rows)
        self.horizontalHeader().setHighlightSections(False)
        self._stretch = stretch
        self._needed = 0
        self.table = ColumnTable()
        self.setModel(self.table)
        self.selectionModel().currentRowChanged.connect(
            lambda current, _before: self.row_changed.emit(current.row())
        )

    def show_columns(self, columns: Sequence[Column]) -> None:
        """Show other columns, as wide as they need, and select the first row."""
        self.table.show(columns)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.resizeColumnsToContents()
        self._needed = min(self.columnWidth(self._stretch), LEAST_STRETCHED) if columns else 0
        self._fit()
        self._fit_rows()
        if self.table.rowCount():
            self.selectRow(0)
        else:
            self.row_changed.emit(-1)

    def _fit(self) -> None:
        """Stretch one column, unless long words of a language leave it less than it needs."""
        header = self.horizontalHeader()
        if not self._needed:
            return
        others = header.length() - header.sectionSize(self._stretch)
        modes = QHeaderView.ResizeMode
        if self.viewport().width() - others >= self._needed:
            header.setSectionResizeMode(self._stretch, modes.Stretch)
        else:
            header.setSectionResizeMode(self._stretch, modes.Interactive)
            self.setColumnWidth(self._stretch, self._needed)

    def selectRow(self, row: int) -> None:
        """Select one row alone, whatever keys are held down."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(
            self.table.index(row, 0), flags.ClearAndSelect | flags.Rows
        )

    def fit_height(self) -> None:
        """Be exactly as high as all rows together: for tables of a few rows."""
        rows = sum(self.rowHeight(row) for row in range(self.table.rowCount()))
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give one column the new room, and make every row as high as its longest text needs then."""
        super().resizeEvent(event)
        self._fit()
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Make rows as high as their longest text needs: all of a short table, of a long one those seen."""
        count = self.table.rowCount()
        if count <= MOST_FITTED_ROWS:
            self.resizeRowsToContents()
            return
        first = max(self.rowAt(0), 0)
        last = self.rowAt(self.viewport().height())
        for row in range(first, count if last < 0 else last + 1):
            if row - first > MOST_FITTED_ROWS:
                break
            self.resizeRowToContents(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; leave every other key to Qt."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selected_text())
        else:
            super().keyPressEvent(event)

    def selected_text(self) -> str:
        """Return the selected rows with tabs between the cells, under the titles."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        columns = range(self.table.columnCount())
        titles = [str(self.table.headerData(c, Qt.Orientation.Horizontal)) for c in columns]
        cells = [[str(self.table.index(r, c).data()) for c in columns] for r in rows]
        return "\n".join("\t".join(line) for line in [titles, *cells])


def labelled(widget: QWidget, name: str, spoken_name: str) -> None:
    """Give ``widget`` the name that tests find and the one that screen readers say."""
    widget.setObjectName(name)
    widget.setAccessibleName(spoken_name)
