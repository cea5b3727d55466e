"""The tile of what was drawn, where no wheel shows it, and the marks that drawings bear."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from surveyapp.ui.appearance.fonts import suited
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.style import Sizes

UNTOSSED = "?"


class CoinPicture(QWidget):
    """What one toss decided, as the tile that the picture of the odds has for it; "?" before."""

    def __init__(self, mark: str | None, says: str, sizes: Sizes) -> None:
        super().__init__()
        self._mark = mark
        self.setObjectName("coin")
        self.setAccessibleName(says)
        self.setFixedSize(sizes.space(14), sizes.space(14))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tile = QRectF(self.rect().adjusted(1, 1, -1, -1))
        if self._mark != UNTOSSED:
            _paint_tile(painter, tile, self._mark)
            return
        painter.setPen(QPen(QColor(style.EDGE), 2, Qt.PenStyle.DashLine))
        painter.drawEllipse(tile.adjusted(1, 1, -1, -1))
        paint_mark(painter, tile, UNTOSSED)


def _paint_tile(painter: QPainter, tile: QRectF, mark: str | None) -> None:
    if mark is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.DEEP))
        painter.drawEllipse(tile)
        paint_figure(painter, tile)
    else:
        painter.setPen(QPen(QColor(style.INK), 2))
        painter.setBrush(QColor(style.WARM))
        painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), 4, 4)
        paint_mark(painter, tile, mark)


def paint_figure(painter: QPainter, place: QRectF, colour: str = "white") -> None:
    """Draw a person: one's own answer."""
    size = min(place.width(), place.height())
    middle = place.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    head = QPointF(middle.x(), middle.y() - size * 0.15)
    painter.drawEllipse(head, size * 0.13, size * 0.13)
    shoulders = QRectF(middle.x() - size * 0.24, middle.y() + size * 0.04, size * 0.48, size * 0.46)
    painter.drawChord(shoulders, 0, 180 * 16)


def paint_mark(painter: QPainter, place: QRectF, mark: str) -> None:
    """Write what the coins answer, as large as it fits."""
    letters = suited(painter.font(), mark)
    letters.setPixelSize(max(round(place.height() * (0.42 if len(mark) < 3 else 0.34)), 8))
    letters.setBold(True)
    painter.setFont(letters)
    too_wide = painter.fontMetrics().horizontalAdvance(mark) / max(place.width() * 0.86, 1)
    if too_wide > 1:
        letters.setPixelSize(max(round(letters.pixelSize() / too_wide), 6))
        painter.setFont(letters)
    painter.setPen(QColor(style.INK))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, mark)
