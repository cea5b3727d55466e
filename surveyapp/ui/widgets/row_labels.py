"""What rows are about, written above their numbers where a table has no room for both side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from surveyapp.messages.visible_text import isolated
from surveyapp.ui.appearance import theme

PADDING = 9
"""Pixels at each side of a cell, as the style sheet has them."""
CLOSE = 4
"""Pixels at each side of a number below its label."""
ABOVE, BETWEEN = 4, 1
"""Pixels above a label, and between it and its numbers."""
TITLE_LINES = 3
DOT = " \N{MIDDLE DOT} "
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
_ROOT = QModelIndex()


class RowLabels:
    """The texts of some columns of a table, of each row in one."""

    def __init__(self, view: QTableView) -> None:
        self._view = view
        self.is_used = False
        """Whether texts stand above numbers, and these close to each other."""
        self.columns: tuple[int, ...] = ()
        """The columns whose texts stand above the others."""
        self.covered = 0
        """Pixels at the end of their titles that something else stands on."""
        self._heights: dict[tuple[str, int, str], int] = {}
        """What labels in a room and a type need: each cell of their row asks."""

    def use(self, columns: tuple[int, ...] | None) -> None:
        """Put the texts of some columns above the others; None: every column stands by itself."""
        self.is_used, self.columns, self.covered = columns is not None, columns or (), 0
        self._heights = {}

    @property
    def state(self) -> tuple[object, ...]:
        """What the size of the titles depends on."""
        return self.is_used, self.columns, self.covered

    def text(self, row: int) -> str:
        """Return what is written above the numbers of a row."""
        said = (self._said(row, place) for place in self.columns)
        return DOT.join(isolated(one) for one in said if one)

    def _said(self, row: int, place: int) -> str:
        return str(self._view.model().index(row, place).data() or "")

    def _icon(self, row: int) -> QIcon:
        model = self._view.model()
        role = Qt.ItemDataRole.DecorationRole
        icons = (model.index(row, place).data(role) for place in self.columns)
        return next((one for one in icons if isinstance(one, QIcon) and not one.isNull()), QIcon())

    @property
    def titles(self) -> str:
        """What is written above the titles of the other columns."""
        model, across = self._view.model(), Qt.Orientation.Horizontal
        titles = (str(model.headerData(place, across)) for place in self.columns)
        return DOT.join(map(isolated, titles))

    @property
    def _room(self) -> int:
        return self._view.viewport().width() - 2 * PADDING

    def height(self, row: int) -> int:
        """Return how many pixels a row needs more for its label."""
        if not self.columns:
            return 0
        room = self._room - (0 if self._icon(row).isNull() else self._icon_room)
        text, font = self.text(row), self._view.font()
        if (text, room, font.key()) not in self._heights:
            words = QFontMetrics(font).boundingRect(
                QRect(0, 0, max(room, 1), 10_000), _WRAPPED, text
            )
            self._heights[text, room, font.key()] = words.height() + ABOVE + BETWEEN
        return self._heights[text, room, font.key()]

    @property
    def _icon_room(self) -> int:
        return self._view.iconSize().width() if self._view.iconSize().isValid() else 20

    def title_height(self, font: QFont) -> int:
        """Return how many pixels the titles need more for those of the labels."""
        if not self.columns:
            return 0
        metrics = QFontMetrics(font)
        room = max(self._room - self.covered, 1)
        words = metrics.boundingRect(QRect(0, 0, room, 10_000), _WRAPPED, self.titles).height()
        return min(words, TITLE_LINES * metrics.lineSpacing()) + 2 * ABOVE

    def paint(self, first: int, last: int) -> None:
        """Write the labels of the rows from ``first`` to ``last``."""
        view = self._view
        painter = QPainter(view.viewport())
        painter.setFont(view.font())
        group = QPalette.ColorGroup.Active if view.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(view.palette().color(group, QPalette.ColorRole.Text))
        whole = view.viewport().rect()
        for row in range(first, last + 1):
            top = view.rowViewportPosition(row) + ABOVE
            place = QRect(PADDING, top, self._room, self.height(row) - ABOVE)
            icon = self._icon(row)
            if not icon.isNull():
                size = self._icon_room - CLOSE
                at = QRect(place.topLeft(), QSize(size, size))
                icon.paint(painter, QStyle.visualRect(view.layoutDirection(), whole, at))
                place.setLeft(place.left() + self._icon_room)
            self._write(painter, whole, place, self.text(row))
        painter.end()

    def paint_titles(self, painter: QPainter, whole: QRect, font: QFont) -> None:
        """Write the titles above those of the other columns."""
        painter.setFont(font)
        painter.setPen(QColor(theme.current_theme().muted))
        height = self.title_height(font) - ABOVE
        place = QRect(PADDING, ABOVE, self._room - self.covered, height)
        painter.setClipRect(QStyle.visualRect(self._view.layoutDirection(), whole, place))
        self._write(painter, whole, place, self.titles)

    def _write(self, painter: QPainter, whole: QRect, place: QRect, text: str) -> None:
        direction = self._view.layoutDirection()
        flags = QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft) | _WRAPPED
        painter.drawText(QStyle.visualRect(direction, whole, place), int(flags), text)


class LabelledRows(QStyledItemDelegate):
    """Draws cells: wrapped texts, and numbers under the labels of their rows."""

    def __init__(self, view: QTableView, labels: RowLabels) -> None:
        super().__init__(view)
        self._labels = labels

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a cell; Qt forgets the paddings when it breaks lines."""
        if not self._labels.is_used:
            option.rect.adjust(PADDING, 0, -PADDING, 0)
            return super().sizeHint(option, index)
        above = self._labels.height(index.row())
        room = QRect(0, 0, option.rect.width() - 2 * CLOSE, 10_000)
        words = option.fontMetrics.boundingRect(room, _WRAPPED, str(index.data() or ""))
        return QSize(option.rect.width(), above + words.height() + ABOVE)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell; the label of the row has the upper part of it."""
        if not self._labels.is_used:
            super().paint(painter, option, index)
            return
        above = self._labels.height(index.row())
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        icon, option.icon = option.icon, QIcon()
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        place = option.rect.adjusted(CLOSE, above, -CLOSE, -ABOVE)
        if not icon.isNull():
            icon.paint(painter, place, QStyle.visualAlignment(option.direction, _ICON_END))
        is_there = option.state & QStyle.StateFlag.State_Enabled
        group = QPalette.ColorGroup.Active if is_there else QPalette.ColorGroup.Disabled
        painter.save()
        painter.setFont(option.font)
        painter.setPen(option.palette.color(group, QPalette.ColorRole.Text))
        flags = QStyle.visualAlignment(option.direction, option.displayAlignment)
        painter.drawText(place, int(flags | Qt.TextFlag.TextWordWrap), text)
        painter.restore()


_ICON_END = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def widest(metrics: QFontMetrics, texts: Sequence[str]) -> int:
    """Return the pixels of the longest line of some texts."""
    lines = (line for text in texts for line in text.split("\n"))
    return max(map(metrics.horizontalAdvance, lines), default=0)
