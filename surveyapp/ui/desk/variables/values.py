"""Values with labels and counts: those of a variable, or those that a new one would have."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from surveyapp.services.dataset.variable_preview import CountedBin, CountedDays
from surveyapp.services.dataset.variables import ValueRow
from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.number_format import day, short_quantity, whole_text
from surveyapp.ui.widgets.row_models import RIGHT, TYPED, Index, RowModel, look_quiet

VALUE, LABEL, COUNT, NEW = range(4)
"""The columns; the last is there where values are given new names."""
ROW_HEIGHT = 30
LEAST_TEXT = 120
COUNT_WIDTH = 130
BAR = 3
"""Pixels of the bar under a count."""
SHARE = Qt.ItemDataRole.UserRole
"""The role of a count as a share of the largest."""


class ValuesModel(RowModel):
    """Values with labels and counts.

    ``labelled(value, label)``: a label was typed. ``named()``: a new name was typed; see ``names``.
    """

    labelled = Signal(str, str)
    named = Signal()
    numbers = (COUNT,)

    def __init__(self, *, gives_names: bool = False) -> None:
        super().__init__()
        self._rows: tuple[ValueRow, ...] = ()
        self._names: list[str] = []
        titles = (self.tr("Value"), self.tr("Label"), self.tr("Count"), self.tr("New value"))
        self.titles = titles[: NEW + gives_names]
        self._can_label = False

    def show(self, rows: Sequence[ValueRow], *, can_label: bool = False) -> None:
        """Show other values, whose labels can be changed where ``can_label``."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self._names = [row.value for row in rows]
        self._can_label = can_label
        self.endResetModel()

    @property
    def names(self) -> dict[str, str]:
        """The new name of each value that has another than its own; empty: missing."""
        pairs = zip(self._rows, self._names, strict=True)
        return {row.value: name for row, name in pairs if name != row.value}

    @property
    def row_total(self) -> int:
        """The number of values."""
        return len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return whether a cell can be changed."""
        is_label = index.column() == LABEL and self._can_label
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsEditable if is_label or index.column() == NEW else found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows in that role."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return (
                    row.value,
                    row.label,
                    whole_text(row.count),
                    self._names[index.row()],
                )[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return self.tr("Counts as missing") if row.is_missing else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if index.column() == COUNT else None
            case Qt.ItemDataRole.ForegroundRole if row.is_missing:
                return QColor(theme.current_theme().muted)
        if role == SHARE:
            return row.count / max(1, *(one.count for one in self._rows))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take what was typed."""
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or text == self.data(index):
            return False
        if index.column() == NEW:
            self._names[index.row()] = text
            self.named.emit()
        else:
            self.labelled.emit(self._rows[index.row()].value, text)
        self.dataChanged.emit(index, index)
        return True


def bin_text(one: CountedBin | CountedDays) -> str:
    """Return the ends of a bin, or its one number or day."""
    if isinstance(one, CountedDays):
        ends = dict.fromkeys((day(one.first), day(one.last)))
        return " – ".join(ends)
    if one.low == one.high:
        return short_quantity(one.low)
    return f"{short_quantity(one.low)} – {'<' if one.is_open else ''}{short_quantity(one.high)}"


class _Bars(QStyledItemDelegate):
    """A thin bar under each count, as long as the count is large beside the largest."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if not isinstance(share, float):
            return
        room: QRect = option.rect.adjusted(theme.GAP, 0, -theme.GAP, 0)
        width = round(room.width() * share)
        is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        left = room.left() if is_mirrored else room.right() + 1 - width
        bar = QRect(left, room.bottom() - BAR, width, BAR)
        painter.fillRect(bar, QColor(theme.current_theme().accent))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return room for a bar that can be compared with others."""
        return super().sizeHint(option, index).expandedTo(QSize(theme.scaled(COUNT_WIDTH), 0))


class ValuesTable(QTableView):
    """Shows a ``ValuesModel``; what can be changed is changed in its cell."""

    def __init__(self, name: str, spoken_name: str, model: ValuesModel) -> None:
        super().__init__()
        labelled(self, name, spoken_name)
        self.setModel(model)
        look_quiet(self, ROW_HEIGHT)
        self.setWordWrap(False)
        self.setEditTriggers(TYPED)
        titles = self.horizontalHeader()
        titles.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        titles.setMinimumSectionSize(theme.scaled(LEAST_TEXT // 2))
        titles.setSectionResizeMode(LABEL, QHeaderView.ResizeMode.Stretch)
        self._bars = _Bars(self)
        self.setItemDelegateForColumn(COUNT, self._bars)
