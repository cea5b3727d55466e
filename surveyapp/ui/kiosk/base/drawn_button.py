"""Buttons that bear a drawing: words for it have no room in most languages, and are spoken instead."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton

from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import Sizes


class Drawing(Enum):
    """What is drawn: polygons whose corners are shares of half the button's height, from its middle."""

    UP = (((-0.4, 0.28), (0.4, 0.28), (0.0, -0.4)),)
    """A triangle that points up: to the page before."""
    HALT = (
        ((-0.35, -0.4), (-0.1, -0.4), (-0.1, 0.4), (-0.35, 0.4)),
        ((0.1, -0.4), (0.35, -0.4), (0.35, 0.4), (0.1, 0.4)),
    )
    """Two bars: what moves stands still."""
    MOVE = (((-0.28, -0.4), (-0.28, 0.4), (0.4, 0.0)),)
    """A triangle that points to the right: it moves again."""


class DrawnButton(Button):
    """A button with a drawing; ``says`` names it."""

    def __init__(
        self, drawing: Drawing, name: str, act: Callable[[], object], sizes: Sizes, *, says: str
    ) -> None:
        super().__init__("", name, act, sizes, role="bar", says=says)
        self._drawing = drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button and what it bears."""
        QPushButton.paintEvent(self, event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.INK if self.isEnabled() else style.OFF_INK))
        middle, half = QPointF(self.width() / 2, self.height() / 2), self.height() / 2
        for corners in self._drawing.value:
            places = [middle + QPointF(x * half, y * half) for x, y in corners]
            painter.drawPolygon(QPolygonF(places))


LISTEN = "listen"
LOUDSPEAKER = (
    (-0.42, -0.14),
    (-0.22, -0.14),
    (0.02, -0.36),
    (0.02, 0.36),
    (-0.22, 0.14),
    (-0.42, 0.14),
)
"""Corners of the loudspeaker, in shares of the picture's height from its middle."""
WAVES = (0.18, 0.32)
PICTURE = 0.62
"""Of the button's height."""


class Loudspeaker(Button):
    """A picture and no word: who needs it does not read."""

    def __init__(self, says: str, act: Callable[[], object], sizes: Sizes) -> None:
        super().__init__("", LISTEN, act, sizes, role="bar", says=says)
        self.is_speaking = False

    def show_speaking(self, *, is_speaking: bool) -> None:
        """Show the waves as lines, or filled while the screen is spoken."""
        self.is_speaking = is_speaking
        self.mark_spoken(is_spoken=is_speaking)

    def tell_view(self) -> None:
        """Tell nobody of the touch: it is the one that does not silence the screen by itself."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button and the loudspeaker; while it speaks a square, which ends it."""
        QPushButton.paintEvent(self, event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.height() * PICTURE
        middle = QPointF(self.rect().center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.INK))
        corners = [QPointF(middle.x() + x * size, middle.y() + y * size) for x, y in LOUDSPEAKER]
        painter.drawPolygon(QPolygonF(corners))
        if self.is_speaking:
            side = size * 0.3
            left = middle.x() + size * 0.14
            painter.drawRect(QRectF(left, middle.y() - side / 2, side, side))
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(style.INK), size * 0.07)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        centre = middle.x() + size * 0.04
        for wave in WAVES:
            box = QRectF(
                centre - wave * size, middle.y() - wave * size, 2 * wave * size, 2 * wave * size
            )
            painter.drawArc(box, -48 * 16, 96 * 16)
