"""A chart on the screen: as wide as there is room, as high as it needs, scrolled if it is higher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea

from surveyapp.ui.desk import charts

if TYPE_CHECKING:
    from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg


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

    def show_drawing(self, drawing: charts.Drawing) -> None:
        """Draw ``drawing`` in the place of the one before."""
        self.drawing = drawing
        canvas = self._canvas or self._new_canvas()
        canvas.figure.clear()
        drawing.draw(canvas.figure)
        canvas.setMinimumHeight(round(drawing.inches * canvas.figure.dpi))
        self.setAccessibleName(drawing.spoken)
        canvas.show()
        canvas.draw_idle()  # type: ignore[no-untyped-call]

    def clear(self) -> None:
        """Show nothing."""
        self.drawing = None
        if self._canvas is not None:
            self._canvas.hide()

    def sizeHint(self) -> QSize:
        """Return a size at which most charts can be read."""
        return QSize(640, 320)

    def _new_canvas(self) -> FigureCanvasQTAgg:
        charts.prepared()
        from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg  # noqa: PLC0415
        from matplotlib.figure import Figure  # noqa: PLC0415

        canvas = FigureCanvasQTAgg(Figure(layout="constrained"))  # type: ignore[no-untyped-call]
        # the wheel scrolls the page; the chart itself has nothing to click
        canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(canvas)
        self._canvas = canvas
        return canvas
