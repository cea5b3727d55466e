"""A chart on the screen: as wide as there is room, as high as it needs, scrolled if it is higher.

Charts are drawn in a thread of their own, since matplotlib takes longer than a window may stand still.
That thread holds no Qt object: the view looks for its picture now and then.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from surveyapp.ui.desk import charts

LOOK_MS = 15
"""Between looks whether the picture is there."""
SCREEN_DPI = 100


@dataclass(frozen=True, slots=True)
class _Size:
    """Of a picture: pixels of the screen, and how many points of the display make one."""

    width: int
    height: int
    ratio: float


class _Rendering:
    """One picture in the making; ``pixels`` is there when it is done, ``problem`` where it failed."""

    def __init__(self, drawing: charts.Drawing, size: _Size) -> None:
        self.drawing, self.size = drawing, size
        self.pixels: charts.Pixels | None = None
        self.problem: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="surveyapp-chart", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        size = self.size
        try:
            self.pixels = charts.as_pixels(
                self.drawing, size.width / SCREEN_DPI, size.height / SCREEN_DPI, size.ratio * SCREEN_DPI
            )  # fmt: skip
        except Exception as problem:  # noqa: BLE001 - raised again in the window's thread
            self.problem = problem

    @property
    def is_done(self) -> bool:
        """Whether the thread has ended."""
        return not self._thread.is_alive()


class _Picture(QWidget):
    """Shows an image at its size."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        # the wheel scrolls the page; the chart itself has nothing to click
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the image; while a new size is drawn, the old picture."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        painter.drawImage(0, 0, self.image)
        painter.end()


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
        self._picture = _Picture()
        self._picture.hide()
        self.setWidget(self._picture)
        self._shown: tuple[charts.Drawing, _Size] | None = None
        self._rendering: _Rendering | None = None
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_MS)
        self._looks.timeout.connect(self._look)

    @property
    def is_drawn(self) -> bool:
        """Whether what is seen is the drawing, at this size."""
        return self._rendering is None

    def show_drawing(self, drawing: charts.Drawing) -> None:
        """Draw ``drawing`` in the place of the one before."""
        self.drawing = drawing
        self._picture.setMinimumHeight(round(drawing.inches * SCREEN_DPI))
        self.setAccessibleName(drawing.spoken)
        self._picture.show()
        self._render()

    def clear(self) -> None:
        """Show nothing."""
        self.drawing = self._shown = None
        self._picture.image = QImage()
        self._picture.hide()

    def sizeHint(self) -> QSize:
        """Return a size at which most charts can be read."""
        return QSize(640, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw anew for the new size."""
        super().resizeEvent(event)
        self._render()

    def _wanted(self) -> tuple[charts.Drawing, _Size] | None:
        if self.drawing is None:
            return None
        height = max(self._picture.minimumHeight(), self.viewport().height())
        size = _Size(self.viewport().width(), height, self.devicePixelRatioF())
        return (self.drawing, size) if size.width > 0 else None

    def _render(self) -> None:
        """Begin the picture that is wanted, unless it is there or another is in the making."""
        wanted = self._wanted()
        if wanted is None or wanted == self._shown or self._rendering is not None:
            return
        self._rendering = _Rendering(*wanted)
        self._looks.start()

    def _look(self) -> None:
        done = self._rendering
        if done is None or not done.is_done:
            return
        self._looks.stop()
        self._rendering = None
        if done.problem is not None:
            raise done.problem
        if done.pixels is not None and self.drawing is not None:
            self._shown = done.drawing, done.size
            self._picture.image = _image(done.pixels, done.size.ratio)
            self._picture.update()
        self._render()  # what is wanted may have changed meanwhile


def _image(pixels: charts.Pixels, ratio: float) -> QImage:
    width, height = pixels.width, pixels.height
    shared = QImage(pixels.rgba, width, height, 4 * width, QImage.Format.Format_RGBA8888)
    image = shared.copy()  # which owns its bytes
    image.setDevicePixelRatio(ratio)
    return image
