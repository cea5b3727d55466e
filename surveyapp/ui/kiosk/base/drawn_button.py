"""Buttons that bear a drawing: words for it have no room in most languages, and are spoken instead."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
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
