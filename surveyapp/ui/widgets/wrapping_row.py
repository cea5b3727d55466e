"""Rows that become several, one above the other, where there is not enough room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QWidget

from surveyapp.ui.appearance import theme


class _Row(QLayout):
    """Parts in a line that becomes several; how many are needed follows from the width."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many there are."""
        return len(self._items)

    def itemAt(self, place: int) -> QLayoutItem | None:
        """Return the one at ``place``."""
        return self._items[place] if 0 <= place < len(self._items) else None

    def takeAt(self, place: int) -> QLayoutItem | None:
        """Give the one at ``place`` away."""
        return self._items.pop(place) if 0 <= place < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Need no more room than there is to be had."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Tell that a narrow one is higher."""
        return True

    def minimumSize(self) -> QSize:
        """Return the size of the widest part."""
        hints = [item.sizeHint() for item in self._shown()]
        width = max((hint.width() for hint in hints), default=0)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def _is_mirrored(self) -> bool:
        parent = self.parentWidget()
        return parent is not None and parent.layoutDirection() is Qt.LayoutDirection.RightToLeft

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]


class WrappingRow(_Row):
    """The first at the beginning of the line, the second at its end, or at the beginning of the next."""

    def __init__(self, first: QWidget, second: QWidget) -> None:
        super().__init__()
        self.addWidget(first)
        self.addWidget(second)

    def heightForWidth(self, width: int) -> int:
        """Return the pixels that are needed at ``width``."""
        heights = [item.sizeHint().height() for item in self._shown()]
        if self._is_one_line(width):
            return max(heights, default=0)
        return sum(heights) + theme.TIGHT

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        hints = [item.sizeHint() for item in self._shown()]
        return QSize(self._line(), max((hint.height() for hint in hints), default=0))

    def setGeometry(self, room: QRect) -> None:
        """Place both."""
        super().setGeometry(room)
        is_one_line = self._is_one_line(room.width())
        is_mirrored = self._is_mirrored()
        top = room.top()
        for place, item in enumerate(self._shown()):
            hint = item.sizeHint()
            width = min(hint.width(), room.width())
            is_at_right = (is_one_line and place > 0) != is_mirrored
            left = room.right() + 1 - width if is_at_right else room.left()
            item.setGeometry(QRect(left, top, width, hint.height()))
            top += 0 if is_one_line else hint.height() + theme.TIGHT

    def _line(self) -> int:
        return sum(item.sizeHint().width() for item in self._shown()) + theme.GAP

    def _is_one_line(self, width: int) -> bool:
        return self._line() <= width


class FlowingRow(_Row):
    """Any number of parts, ``gap`` pixels apart; those that have no room begin the next line."""

    def __init__(self, gap: int = 0) -> None:
        super().__init__()
        self._gap = gap
        self.is_one_line = False
        """Whether it asks for the room of one line."""

    def heightForWidth(self, width: int) -> int:
        """Return the pixels that are needed at ``width``."""
        return self._needed(self._lines(width))

    def _needed(self, lines: list[list[QLayoutItem]]) -> int:
        return sum(map(_height, lines)) + theme.TIGHT * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        shown = self._shown()
        widths = [item.sizeHint().width() for item in shown]
        return QSize(sum(widths) + self._gap * max(0, len(widths) - 1), _height(shown))

    def minimumSize(self) -> QSize:
        """Return the size of the widest part, or of the line."""
        return self.sizeHint() if self.is_one_line else super().minimumSize()

    def setGeometry(self, room: QRect) -> None:
        """Place all, in the middle of the height."""
        super().setGeometry(room)
        lines, is_mirrored = self._lines(room.width()), self._is_mirrored()
        top = room.top() + max(0, room.height() - self._needed(lines)) // 2
        for line in lines:
            start = 0
            for item in line:
                width = min(item.sizeHint().width(), room.width())
                left = room.right() + 1 - start - width if is_mirrored else room.left() + start
                item.setGeometry(QRect(left, top, width, _height(line)))
                start += width + self._gap
            top += _height(line) + theme.TIGHT

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            needed = item.sizeHint().width()
            if not lines or needed > left:
                lines.append([])
                left = width
            lines[-1].append(item)
            left -= needed + self._gap
        return lines


def _height(items: Sequence[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in items), default=0)


class TurningRow(QBoxLayout):
    """A row whose parts stand one above the other where it has fewer than ``needed()`` pixels.

    ``turned(bool)`` tells whether they do, each time that this changes.
    """

    turned = Signal(bool)

    def __init__(self, needed: Callable[[], int]) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._needed = needed

    @property
    def is_turned(self) -> bool:
        """Whether the parts stand one above the other."""
        return self.direction() is QBoxLayout.Direction.TopToBottom

    def minimumSize(self) -> QSize:
        """Return the width of the widest part: that is enough."""
        parts = [self.itemAt(place) for place in range(self.count())]
        widths = [0 if part is None else part.minimumSize().width() for part in parts]
        return QSize(max(widths, default=0), super().minimumSize().height())

    def setGeometry(self, room: QRect) -> None:
        """Turn where the room has changed, and place the parts."""
        is_narrow = room.width() < self._needed()
        below, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        if is_narrow is not self.is_turned:
            self.setDirection(below if is_narrow else beside)
            self.turned.emit(is_narrow)
        super().setGeometry(room)


def in_a_holder(row: QHBoxLayout) -> QWidget:
    """Return a widget that holds nothing but ``row``."""
    holder = QWidget()
    row.setContentsMargins(0, 0, 0, 0)
    holder.setLayout(row)
    return holder
