"""What tables have in common that show a row a thing: the size and titles of their models, and their look."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from surveyapp.ui.appearance import theme

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TYPED = (
    QAbstractItemView.EditTrigger.DoubleClicked
    | QAbstractItemView.EditTrigger.SelectedClicked
    | QAbstractItemView.EditTrigger.EditKeyPressed
    | QAbstractItemView.EditTrigger.AnyKeyPressed
)
"""What begins to change a cell where most are typed into."""


class RowModel(QAbstractTableModel):
    """A row a thing; a derived class says how many rows there are, sets the titles, and fills the cells."""

    titles: tuple[str, ...] = ()
    """Of all columns."""
    numbers: Collection[int] = ()
    """The columns whose titles stand at the right, as their cells do."""
    texts_stand: ClassVar[Qt.AlignmentFlag | None] = LEFT
    """Where the other titles stand; None: as the style has it."""

    @property
    def row_total(self) -> int:
        """The number of rows."""
        raise NotImplementedError

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of rows (cells have none)."""
        return 0 if parent.isValid() else self.row_total

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of columns (cells have none)."""
        return 0 if parent.isValid() else len(self.titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return what is known of a column; rows have no titles."""
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.titles):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.titles[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if section in self.numbers else self.texts_stand
        return self.about_column(section, role)

    def about_column(self, _column: int, _role: int) -> object:
        """Return what else is known of a column in a role; mostly nothing."""
        return None

    def tell_all(self) -> None:
        """Tell that every cell may show something else."""
        if self.rowCount():
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)


def look_quiet(view: QTableView, row_height: int) -> None:
    """Let a table have rows of so many pixels, without lines and numbers; Tab goes on to what follows it."""
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setTabKeyNavigation(False)
    numbers = view.verticalHeader()
    numbers.hide()
    numbers.setDefaultSectionSize(theme.scaled(row_height))
    numbers.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.horizontalHeader().setHighlightSections(False)
