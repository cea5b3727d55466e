"""Lists of long entries, of which every word is seen; such a list to tick."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from surveyapp.ui.widgets.column_table import labelled

PADDINGS = 14
"""Pixels of the style sheet's paddings and of the gap beside the box to tick."""


class _Wrapping(QStyledItemDelegate):
    """Asks for the height that an entry takes between so many pixels of paddings, which Qt forgets."""

    def __init__(self, view: QListWidget, paddings: int) -> None:
        super().__init__(view)
        self._paddings = paddings

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size that an entry needs."""
        option.rect.setWidth(max(0, option.rect.width() - self._paddings))
        return super().sizeHint(option, index)


class LongEntries(QListWidget):
    """Breaks its entries into lines, between so many pixels of paddings, and shows every word of them."""

    def __init__(self, name: str, spoken_name: str, paddings: int) -> None:
        super().__init__()
        labelled(self, name, spoken_name)
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapping(self, paddings))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)

    def sizeHintForRow(self, row: int) -> int:
        """Return the height of an entry with all its lines where no scroll bar takes room from them."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(
            0, 0, self.maximumViewportSize().width(), 1
        )  # no line breaks in a height of 0
        return self.itemDelegate().sizeHint(option, self.indexFromItem(self.item(row))).height()

    def changeEvent(self, event: QEvent) -> None:
        """Break the lines again in another colour scheme: Qt does so before the paddings are known."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.scheduleDelayedItemsLayout()


class TickList(LongEntries):
    """Long entries to tick; a click on the words ticks them too."""

    def __init__(self, name: str, spoken_name: str) -> None:
        super().__init__(name, spoken_name, PADDINGS)
        self.setProperty("role", "ticks")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick or untick what was clicked, on its box or on its words."""
        item = self.itemAt(event.position().toPoint())
        before = None if item is None else item.checkState()
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and item is not None:
            _toggle(item, before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick or untick the current entry by the space bar."""
        item = self.currentItem()
        before = None if item is None else item.checkState()
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Space and item is not None:
            _toggle(item, before)


def _toggle(item: QListWidgetItem, before: Qt.CheckState | None) -> None:
    """Tick an entry that was not ticked before, or untick it, whether Qt has done so or not."""
    is_able = bool(item.flags() & Qt.ItemFlag.ItemIsEnabled)
    has_box = item.data(Qt.ItemDataRole.CheckStateRole) is not None
    if is_able and has_box:
        is_on = before is Qt.CheckState.Checked
        item.setCheckState(Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked)
