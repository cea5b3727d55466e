"""A chart on the screen: as wide as there is room, as high as it needs, scrolled if it is higher.

Whoever points at a number is told where it comes from; the menu copies and saves the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QImage,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QToolTip

from surveyapp.ui.desk import charts

if TYPE_CHECKING:
    from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg

WIDTH_STEP = 90
"""Pixels by which a chart must grow or shrink until its words are set anew."""

MOST_STRETCHED = 1.25
"""How many times as high as needed a chart becomes where there is room: whiskers must not become ladders."""


class ChartView(QScrollArea):
    """Shows one drawing; matplotlib is imported with the first."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("role", "chart")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.drawing: charts.Drawing | None = None
        self._canvas: FigureCanvasQTAgg | None = None
        self._spots: Sequence[charts.Spot] = ()
        self._drawn_width = 0
        self._menu = QMenu(self)
        self._copy = self._menu.addAction(self.tr("&Copy the picture"))
        self._copy.setObjectName("copy_picture")
        self._copy.triggered.connect(self.copy_picture)

    def add_actions(self, actions: Sequence[QAction]) -> None:
        """Offer more in the menu: to copy the numbers, to save the picture."""
        self._menu.addActions(list(actions))

    def show_drawing(self, drawing: charts.Drawing) -> None:
        """Draw ``drawing`` in the place of the one before."""
        self.drawing = drawing
        canvas = self._canvas or self._new_canvas()
        self._drawn_width = self.viewport().width()
        canvas.figure.clear()
        canvas.figure.set_size_inches(
            max(2.0, self._drawn_width / canvas.figure.dpi), canvas.figure.get_figheight()
        )
        self._spots = drawing.draw(canvas.figure) or ()
        needed = round(drawing.inches * canvas.figure.dpi)
        canvas.setMinimumHeight(needed)
        canvas.setMaximumHeight(round(needed * MOST_STRETCHED))
        self.setAccessibleName(drawing.spoken)
        canvas.show()
        canvas.draw_idle()  # type: ignore[no-untyped-call]

    def clear(self) -> None:
        """Show nothing."""
        self.drawing, self._spots = None, ()
        if self._canvas is not None:
            self._canvas.hide()

    def sizeHint(self) -> QSize:
        """Return a size at which most charts can be read."""
        return QSize(640, 320)

    def hint_at(self, place: QPoint) -> str:
        """Return what is told of the part of the chart at ``place`` of the view, if anything."""
        canvas = self._canvas
        if canvas is None or self.drawing is None:
            return ""
        within = canvas.mapFrom(self.viewport(), place)
        ratio = canvas.devicePixelRatioF()
        x, y = within.x() * ratio, (canvas.height() - within.y()) * ratio
        return next((spot.hint for spot in self._spots if spot.holds(x, y)), "")

    def copy_picture(self) -> None:
        """Put the chart on the clipboard, as wide and as sharp as it is saved."""
        if self.drawing is not None:
            picture = charts.as_bytes(self.drawing, "png", charts.INCHES_WIDE)
            QGuiApplication.clipboard().setImage(QImage.fromData(picture))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the chart, also by the key for menus."""
        self._copy.setEnabled(self.drawing is not None)
        self._menu.popup(event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell what is pointed at."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.hint_at(event.pos()), self)
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the words anew where there is much more room, or much less."""
        super().resizeEvent(event)
        is_other = abs(self.viewport().width() - self._drawn_width) >= WIDTH_STEP
        if self.drawing is not None and is_other:
            self.show_drawing(self.drawing)

    def _new_canvas(self) -> FigureCanvasQTAgg:
        charts.prepared()
        from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg  # noqa: PLC0415
        from matplotlib.figure import Figure  # noqa: PLC0415

        canvas = FigureCanvasQTAgg(Figure(layout="constrained"))  # type: ignore[no-untyped-call]
        # the wheel scrolls the page, and the view itself tells what is pointed at
        canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(canvas)
        self._canvas = canvas
        return canvas
