"""A drawn shield with a person behind it: this part is only for you."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.pictures.odds import paint_figure


class Shield(QWidget):
    """Says nothing that the words beside it do not say."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.setObjectName("shield")
        self.setFixedSize(sizes.space(24), sizes.space(28))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(style.INK), 2))
        painter.setBrush(QColor(style.DEEP))
        painter.drawPath(outline(place))
        side = place.width() * 0.7
        middle = place.center() - QPointF(0, place.height() * 0.06)
        paint_figure(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))


def outline(place: QRectF) -> QPainterPath:
    """Return a shield that fills ``place``."""
    left, right, top, bottom = place.left(), place.right(), place.top(), place.bottom()
    middle, wide, high = place.center().x(), place.width(), place.height()
    shoulder, waist, foot = top + 0.13 * high, top + 0.6 * high, bottom - 0.1 * high
    shape = QPainterPath(QPointF(middle, top))
    shape.quadTo((middle + right) / 2, shoulder, right, shoulder)
    shape.cubicTo(right, waist, middle + 0.3 * wide, foot, middle, bottom)
    shape.cubicTo(middle - 0.3 * wide, foot, left, waist, left, shoulder)
    shape.quadTo((middle + left) / 2, shoulder, middle, top)
    return shape
