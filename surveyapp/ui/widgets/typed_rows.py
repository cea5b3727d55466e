"""A small table to fill in: a row for each thing that is known, or as many as are typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.row_models import TYPED, Index

ROW_HEIGHT, MOST_ROWS, FRAME = 30, 7, 4
"""Pixels of a row, how many are seen at once, beyond which the table scrolls, and pixels of the frame."""
LEAST_WIDE = 76
"""Pixels in which a day can be typed."""
_NAME = Qt.ItemDataRole.UserRole


class _OneOfNames(QStyledItemDelegate):
    """Lets a person choose a name from a list where the names are known, and type one where not."""

    def __init__(self, table: TypedRows) -> None:
        super().__init__(table)
        self._table = table

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a list of the names, or a field."""
        if not self._table.names or index.column() != self._table.named:
            return super().createEditor(parent, option, index)
        chooser = QComboBox(parent)
        chooser.addItems(["", *self._table.names.values()])
        chooser.setCurrentText(index.data() or "")
        return chooser


class GoesDown(QObject):
    """Goes to the cell below when what was typed in a table is ended with Enter, as spreadsheets do.

    It becomes a part of the table, which has its delegate.
    """

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        table.itemDelegate().closeEditor.connect(self._go)

    def _go(self, _editor: QWidget, hint: QStyledItemDelegate.EndEditHint) -> None:
        current = self._table.currentIndex()
        below = current.siblingAtRow(current.row() + 1)
        while below.isValid() and not below.flags() & Qt.ItemFlag.ItemIsEditable:
            below = below.siblingAtRow(below.row() + 1)
        if hint is QStyledItemDelegate.EndEditHint.SubmitModelCache and below.isValid():
            self._table.setCurrentIndex(below)


class TypedRows(QTableWidget):
    """Cells of text. ``edited()`` when a person has changed one.

    The column ``named`` has names that may be known. With ``is_listing`` there is a row for each of them, and
    a person types the rest; without, the last row is empty, and one that is filled in gets another below it.
    """

    edited = Signal()

    def __init__(
        self, name: str, spoken: str, titles: Sequence[str], *, named: int, is_listing: bool
    ) -> None:
        super().__init__(0, len(titles))
        labelled(self, name, spoken)
        self.named, self._is_listing = named, is_listing
        self.names: dict[str, str] = {}
        """What the known names are called."""
        self.setHorizontalHeaderLabels(list(titles))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.scaled(ROW_HEIGHT))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(theme.scaled(LEAST_WIDE))
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self.setItemDelegate(_OneOfNames(self))
        GoesDown(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setEditTriggers(TYPED)
        self.setTabKeyNavigation(False)  # Tab goes on to the next field
        self.itemChanged.connect(self._changed)
        self._share()
        self.show_rows(())

    def know(self, names: Iterable[tuple[str, str]] | None) -> None:
        """Know the names that there are and what they are called, before rows are shown.

        None: there is one thing alone, and the column of names is hidden.
        """
        self.names = dict(names or ())
        self.setColumnHidden(self.named, names is None)
        self._share()

    def _share(self) -> None:
        """Give the room that is left to the names; without them all have the same."""
        stretch, fit = QHeaderView.ResizeMode.Stretch, QHeaderView.ResizeMode.ResizeToContents
        is_alone = self.isColumnHidden(self.named)
        for place in range(self.columnCount()):
            is_wide = is_alone or place == self.named
            self.horizontalHeader().setSectionResizeMode(place, stretch if is_wide else fit)

    @property
    def _is_open(self) -> bool:
        """Whether any number of rows can be typed."""
        is_known = bool(self.names) or self.isColumnHidden(self.named)
        return not (self._is_listing and is_known)

    def rows(self) -> list[list[str]]:
        """Return the rows in which anything is typed, with the names by which things are known."""
        found = []
        for row in range(self.rowCount()):
            cells = [self._text(row, column) for column in range(self.columnCount())]
            if any(text for place, text in enumerate(cells) if place != self.named) or (
                cells[self.named] and not self._is_known(row)
            ):
                found.append(cells)
        return found

    def show_rows(self, rows: Iterable[Sequence[str]]) -> None:
        """Show other rows; nobody is told."""
        given = [list(row) for row in rows]
        with QSignalBlocker(self):
            self.setRowCount(0)
            nothing = [""] * self.columnCount()
            for row in (*given, nothing) if self._is_open else self._listed(given):
                self._append(row)
        self._fit()

    def _listed(self, given: Sequence[list[str]]) -> list[list[str]]:
        """Return a row for each known name, and those that were given of others."""
        if not self.names:
            return [*given[:1]] or [[""] * self.columnCount()]
        typed = {self._name_of(row[self.named]): row for row in given}
        known = []
        for name in self.names:
            row = typed.pop(name, [""] * self.columnCount())
            row[self.named] = name
            known.append(row)
        return [*known, *typed.values()]

    def _name_of(self, text: str) -> str:
        """Return the name of what is called so."""
        called = {title: name for name, title in self.names.items()}
        return text if text in self.names else called.get(text, text)

    def _append(self, cells: Sequence[str]) -> None:
        row = self.rowCount()
        self.insertRow(row)
        for column, text in enumerate(cells):
            name = self._name_of(text) if column == self.named else text
            item = QTableWidgetItem(self.names.get(name, text) if column == self.named else text)
            if column == self.named:
                item.setToolTip(item.text())
                if self._is_listing and name in self.names:
                    item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.setItem(row, column, item)

    def _is_known(self, row: int) -> bool:
        """Return whether a row is there because its name is known."""
        item = self.item(row, self.named)
        return item is not None and not item.flags() & Qt.ItemFlag.ItemIsEditable

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        text = "" if item is None else item.text().strip()
        return self._name_of(text) if column == self.named else text

    def _changed(self, item: QTableWidgetItem) -> None:
        if self._is_open and item.row() == self.rowCount() - 1 and item.text().strip():
            with QSignalBlocker(self):
                self._append([""] * self.columnCount())
            self._fit()
        self.edited.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the selected cells by the keys that delete."""
        if event.key() not in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            super().keyPressEvent(event)
            return
        with QSignalBlocker(self):
            for item in self.selectedItems():
                if item.flags() & Qt.ItemFlag.ItemIsEditable:
                    item.setText("")
        self.edited.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Be as high as the rows are in another style."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the rows are, which is known only now."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        rows = sum(map(self.rowHeight, range(min(self.rowCount(), MOST_ROWS))))
        around = self.height() - self.viewport().height() if self.isVisible() else 0
        above = self.horizontalHeader().sizeHint().height() + 2 * FRAME
        self.setFixedHeight(rows + max(around, above))
