"""A list of long entries to tick."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from surveyapp.ui.widgets.column_table import labelled

PADDINGS = 14
"""Pixels of the style sheet's paddings and of the gap beside the box to tick."""


class _Wrapping(QStyledItemDelegate):
    """Asks for the height that an entry takes between the paddings, which Qt forgets."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        option.rect.setWidth(max(0, option.rect.width() - PADDINGS))
        return super().sizeHint(option, index)


class TickList(QListWidget):
    """Breaks its entries into lines, and shows every word of them."""

    def __init__(self, name: str, spoken_name: str) -> None:
        super().__init__()
        labelled(self, name, spoken_name)
        self.setProperty("role", "ticks")
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapping(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
