"""A block is dragged by its heading to another place, by mouse or finger; a line shows where it would be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QToolButton, QWidget

from surveyapp.ui.appearance import theme

LINE = 4
"""Pixels that the line is thick."""
NEAR_THE_END = 48
"""Pixels from an end of what is seen: from there on it scrolls."""
SCROLL_MS, SCROLL_STEP = 30, 14


class DragHandle(QToolButton):
    """A button that can also be dragged.

    Signals: ``dragged(QPoint)`` it is held at that point of the screen; ``dropped(QPoint)`` it was let go
    there; ``drag_ended()`` whichever way the dragging has ended, also by Esc.
    """

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    drag_ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._begin: QPoint | None = None
        self.is_dragged = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where it is held."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._begin = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Be dragged, once the pointer is further than a hand trembles."""
        at = event.globalPosition().toPoint()
        if self._begin is None:
            super().mouseMoveEvent(event)
            return
        far = (at - self._begin).manhattanLength() >= QApplication.startDragDistance()
        if far and not self.is_dragged:
            self.is_dragged = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.setFocus(Qt.FocusReason.MouseFocusReason)  # it hears of Esc
        if self.is_dragged:
            self.dragged.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be let go, or be clicked where it was not dragged."""
        self._begin = None
        if not self.is_dragged:
            super().mouseReleaseEvent(event)
            return
        self._end()
        self.dropped.emit(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stay where it was on Esc."""
        if self.is_dragged and event.key() == Qt.Key.Key_Escape:
            self._begin = None
            self._end()
        else:
            super().keyPressEvent(event)

    def _end(self) -> None:
        self.is_dragged = False
        self.unsetCursor()
        self.drag_ended.emit()


class DropPlaces:
    """The places that a part of the scrolled ``area`` can be dropped at, and the line that shows one of them.

    ``others`` are the parts in their order, without the one that is dragged.
    """

    def __init__(self, area: QScrollArea, others: Callable[[], Sequence[QWidget]]) -> None:
        self._area, self._others = area, others
        self._inside = area.widget() or area.viewport()
        self._at = QPoint()
        self._line = QFrame(self._inside)
        self._line.setObjectName("drop_line")
        self._line.setProperty("role", "drop_line")
        self._line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._line.hide()
        self._scrolls = QTimer(area)
        self._scrolls.setInterval(SCROLL_MS)
        self._scrolls.timeout.connect(self._scroll)

    def place(self, at: QPoint) -> int:
        """Return the place among the others that a point of the screen stands for."""
        point = self._inside.mapFromGlobal(at)
        return sum(self._is_after(point, one) for one in self._others())

    def show(self, at: QPoint) -> None:
        """Show the place, and scroll where the point is near an end of what is seen."""
        self._at = at
        self._line.setGeometry(self._line_at(self.place(at)))
        self._line.raise_()
        self._line.show()
        if self._step():
            self._scrolls.start()

    def hide(self) -> None:
        """Show no place any more."""
        self._line.hide()
        self._scrolls.stop()

    def _rectangle(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self._inside, QPoint(0, 0)), part.size())

    def _is_after(self, point: QPoint, part: QWidget) -> bool:
        place = self._rectangle(part)
        if not self._has_neighbour(part):
            return point.y() > place.center().y()
        if not place.top() <= point.y() <= place.bottom():
            return point.y() > place.bottom()
        is_right = point.x() > place.center().x()
        return is_right is not theme.is_mirrored()

    def _has_neighbour(self, part: QWidget) -> bool:
        row = part.parentWidget()
        return any(one is not part and one.parentWidget() is row for one in self._others())

    def _line_at(self, place: int) -> QRect:
        others = self._others()
        if not others:
            return QRect()
        is_last = place == len(others)
        part = others[-1] if is_last else others[place]
        there, half = self._rectangle(part), (theme.GAP + LINE) // 2
        if self._has_neighbour(part):
            is_right = is_last is not theme.is_mirrored()
            left = there.right() + half - LINE if is_right else there.left() - half
            return QRect(left, there.top(), LINE, there.height())
        top = there.bottom() + half - LINE if is_last else there.top() - half
        return QRect(there.left(), max(0, top), there.width(), LINE)

    def _step(self) -> int:
        seen = self._area.viewport()
        y = seen.mapFromGlobal(self._at).y()
        if y < NEAR_THE_END:
            return -SCROLL_STEP
        return SCROLL_STEP if y > seen.height() - NEAR_THE_END else 0

    def _scroll(self) -> None:
        bar, step = self._area.verticalScrollBar(), self._step()
        before = bar.value()
        bar.setValue(before + step)
        if bar.value() == before:
            self._scrolls.stop()
        else:
            self._line.setGeometry(self._line_at(self.place(self._at)))
