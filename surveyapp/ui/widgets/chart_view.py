"""A chart on the screen: it fits its place, smaller if need be; if it is scrolled, its axis stays in sight.

It is as dark as the window; what is copied, saved and printed of it is light. One that is disabled, since it
is out of date, is pale.

Charts are drawn in a thread of their own, since matplotlib takes longer than a window may stand still.
That thread holds no Qt object: the view looks for its picture now and then. Whoever points at a number is
told where it comes from; the menu copies and saves the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QToolTip, QWidget

from surveyapp.services.charts.dark import darkened
from surveyapp.services.charts.drawing import (
    INCHES_WIDE,
    Drawing,
    HintPlace,
    Pixels,
    as_bytes,
    as_pixels,
)
from surveyapp.ui import garbage
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.threads import BackgroundThread, Send

LOOK_MS = 15
"""Between looks whether the picture is there."""
LOOKS_BEFORE = 2
"""Before a picture is begun: the window lays itself out and paints its tables first. Both at once take
several times as long, since each cell that is painted needs Python's one lock, and so does matplotlib."""
SCREEN_DPI = 100
SMALLEST = 0.8
"""How much smaller than usual a chart may be drawn, letters too, where it fits its place then."""
PLANE = 0.6
"""How high a chart of curves becomes where there is room, as a part of its width."""
LEAST_PLANE = 170
"""Pixels to which a chart of curves is pressed together where its place is low."""
MOST_STRETCHED = 1.25
"""How many times as high as needed a chart becomes where there is room: whiskers must not become ladders."""

PALE = 0.35
"""How much of a chart that is out of date is seen."""


@dataclass(frozen=True, slots=True)
class _Size:
    """Of a picture: pixels of the screen, how many points of the display make one, pixels an inch."""

    width: int
    height: int
    ratio: float
    dpi: int = SCREEN_DPI
    scheme: theme.Theme = theme.LIGHT


Made = TypeVar("Made", Pixels, bytes)


class _Making(Generic[Made]):
    """One picture in the making."""

    def __init__(self, make: Callable[[], Made]) -> None:
        def work(_send: Send) -> Made:
            with garbage.much_being_made():  # a figure is garbage all at once
                return make()

        self._thread = BackgroundThread("surveyapp-chart", work)

    @property
    def is_done(self) -> bool:
        """Whether the thread has ended."""
        return self._thread.is_done

    def made(self) -> Made:
        """Return the picture of a thread that has ended, or raise what it failed of."""
        outcome = self._thread.outcome()
        if outcome.problem is not None:
            raise outcome.problem
        return cast("Made", outcome.result)


class _Rendering(_Making[Pixels]):
    """A drawing that becomes what is seen, of a size."""

    def __init__(self, drawing: Drawing, size: _Size) -> None:
        self.drawing, self.size = drawing, size
        inches = size.width / size.dpi, size.height / size.dpi
        super().__init__(partial(_made, drawing, inches, size))


def _made(drawing: Drawing, inches: tuple[float, float], size: _Size) -> Pixels:
    pixels = as_pixels(drawing, *inches, size.ratio * size.dpi)
    if size.scheme is theme.LIGHT:
        return pixels
    return darkened(pixels, size.scheme.card, size.scheme.ink)


class _Picture(QWidget):
    """Shows an image at its size."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.ground = QColor(Qt.GlobalColor.white)
        # the wheel scrolls the page, and the view itself tells what is pointed at
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the image; while a new size is drawn, the old picture."""
        if self.image.isNull():  # a white card would flash up in the dark
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.ground)
        painter.setOpacity(1 if self.isEnabled() else PALE)
        painter.drawImage(0, 0, self.image)
        painter.end()


class _Foot(QWidget):
    """Shows the lowest rows of an image, those of its axis, at the lower end of the view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.image = QImage()
        self.ground = QColor(Qt.GlobalColor.white)
        self.setObjectName("chart_axis")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the rows, and a line above them that says that more is behind."""
        painter = QPainter(self)
        ratio = self.image.devicePixelRatioF()
        height = round(self.height() * ratio)
        rows = QRect(0, self.image.height() - height, self.image.width(), height)
        painter.fillRect(self.rect(), self.ground)
        painter.setOpacity(1 if self.isEnabled() else PALE)
        painter.drawImage(self.rect(), self.image, rows)
        painter.setPen(QColor(theme.current_theme().line))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


class ChartView(QScrollArea):
    """Shows one drawing; matplotlib is imported with the first."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Chart"))
        self.setProperty("role", "chart")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.drawing: Drawing | None = None
        # letters grow with the system's, but less: the picture needs room too
        self._dpi = (SCREEN_DPI + theme.scaled(SCREEN_DPI)) // 2
        self._picture = _Picture()
        self._picture.hide()
        self.setWidget(self._picture)
        self._foot = _Foot(self.viewport())
        self._foot_rows = 0
        self._picture.setAutoFillBackground(False)  # nothing is seen before the first picture
        self._shown: tuple[Drawing, _Size] | None = None
        self._rendering: _Rendering | None = None
        self._looks_left = 0
        self._copying: _Making[bytes] | None = None
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_MS)
        self._looks.timeout.connect(self._look)
        self._hints: Sequence[HintPlace] = ()
        self._menu = QMenu(self)
        self._copy = self._menu.addAction(self.tr("&Copy the picture"))
        self._copy.setObjectName("copy_picture")
        self._copy.triggered.connect(self.copy_picture)

    def add_actions(self, actions: Sequence[QAction]) -> None:
        """Offer more in the menu: to copy the numbers, to save the picture."""
        self._menu.addActions(list(actions))

    @property
    def is_drawn(self) -> bool:
        """Whether what is seen is the drawing, at this size."""
        return self._rendering is None and not self._looks_left

    def show_drawing(self, drawing: Drawing) -> None:
        """Draw ``drawing`` in the place of the one before."""
        self.drawing = drawing
        self._fit(drawing)
        self.setAccessibleName(drawing.spoken)
        self._picture.show()
        self._render()

    def clear(self) -> None:
        """Show nothing."""
        self.drawing = self._shown = None
        self._hints = ()
        self._picture.image = QImage()
        self._picture.hide()
        self._foot.hide()

    @property
    def needed_height(self) -> int:
        """The pixels at which the chart can be read; 0 of none."""
        return 0 if self.drawing is None else round(self.drawing.inches * self._dpi)

    def sizeHint(self) -> QSize:
        """Return a size at which most charts can be read."""
        return QSize(640, 320)

    def hint_at(self, place: QPoint) -> str:
        """Return what is told of the part of the chart at ``place`` of the view, if anything."""
        if self._shown is None:
            return ""
        within = self._picture.mapFrom(self.viewport(), place)
        size = self._shown[1]
        x, y = within.x() * size.ratio, (size.height - within.y()) * size.ratio
        return next((place.hint for place in self._hints if place.holds(x, y)), "")

    def copy_picture(self) -> None:
        """Put the chart on the clipboard, as wide and as sharp as it is saved."""
        if self.drawing is not None:
            self._copying = _Making(partial(as_bytes, self.drawing, "png", INCHES_WIDE))
            self._looks.start()

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
        """Draw anew for the new size."""
        super().resizeEvent(event)
        if self.drawing is not None:
            self._fit(self.drawing)
        self._render()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew in another colour scheme."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.PaletteChange}:
            self._render()

    def _fit(self, drawing: Drawing) -> None:
        """Give the picture the height that the drawing needs, at the size at which it fits its place."""
        needed = round(drawing.inches * self._dpi_of(drawing))
        if drawing.is_plane:
            needed = min(needed, max(LEAST_PLANE, self.viewport().height()))
        self._picture.setMinimumHeight(needed)
        self._picture.setMaximumHeight(self._most_height(drawing))

    def _dpi_of(self, drawing: Drawing) -> int:
        """Return the pixels an inch: fewer than usual where the whole chart can be seen then."""
        fitting = int(self.viewport().height() / drawing.inches)
        return min(fitting, self._dpi) if fitting >= SMALLEST * self._dpi else self._dpi

    def scrollContentsBy(self, across: int, down: int) -> None:
        """Keep the axis where it is while the lines are scrolled."""
        super().scrollContentsBy(across, down)
        self._show_foot()

    def _show_foot(self) -> None:
        """Show the axis at the lower end of the view where the chart's own is below it."""
        image, view = self._picture.image, self.viewport()
        ratio = image.devicePixelRatioF() or 1.0
        rows = round(self._foot_rows / ratio)
        bottom = self._picture.y() + round(image.height() / ratio)
        is_below = not image.isNull() and 0 < rows < view.height() // 2 and bottom > view.height()
        if is_below:
            self._foot.image, self._foot.ground = image, self._picture.ground
            self._foot.setGeometry(0, view.height() - rows, view.width(), rows)
            self._foot.raise_()
            self._foot.update()
        self._foot.setVisible(is_below)

    def _most_height(self, drawing: Drawing) -> int:
        """Return the pixels that a chart may be stretched to: curves as far as they keep their shape."""
        most = round(drawing.inches * self._dpi * MOST_STRETCHED)
        is_plane = drawing.is_plane
        return max(most, round(PLANE * self.viewport().width())) if is_plane else most

    def _wanted(self) -> tuple[Drawing, _Size] | None:
        if self.drawing is None:
            return None
        needed = self._picture.minimumHeight()
        height = max(needed, min(self.viewport().height(), self._most_height(self.drawing)))
        scheme, dpi = theme.current_theme(), self._dpi_of(self.drawing)
        size = _Size(self.viewport().width(), height, self.devicePixelRatioF(), dpi, scheme)
        return (self.drawing, size) if size.width > 0 else None

    def _render(self) -> None:
        """Have the picture begun that is wanted, unless it is there or another is in the making."""
        if self._missing() is not None and self._rendering is None and not self._looks_left:
            self._looks_left = LOOKS_BEFORE
            self._looks.start()

    def _missing(self) -> tuple[Drawing, _Size] | None:
        wanted = self._wanted()
        return None if wanted == self._shown else wanted

    def _begin(self) -> None:
        """Begin the picture that is wanted by now."""
        wanted = self._missing()
        if wanted is not None:
            self._rendering = _Rendering(*wanted)

    def _look(self) -> None:
        """See what has become of the pictures in the making, and begin the next."""
        self._tidy_up()
        if self._looks_left:
            self._looks_left -= 1
            if not self._looks_left:
                self._begin()
        if self.is_drawn and self._copying is None:
            self._looks.stop()

    def _tidy_up(self) -> None:
        """Take the pictures that are done."""
        rendered, copied = self._rendering, self._copying
        if rendered is not None and rendered.is_done:
            self._rendering = None
            self._show_rendered(rendered)
        if copied is not None and copied.is_done:
            self._copying = None
            QGuiApplication.clipboard().setImage(QImage.fromData(copied.made()))
        if rendered is not self._rendering or copied is not self._copying:
            garbage.collect_young()

    def _show_rendered(self, done: _Rendering) -> None:
        pixels = done.made()
        if self.drawing is not None:
            self._shown = done.drawing, done.size
            self._picture.image = _image(pixels, done.size.ratio)
            self._picture.ground = QColor(done.size.scheme.card)
            self._hints, self._foot_rows = pixels.hints, pixels.foot
            self._picture.update()
            self._show_foot()
        self._render()  # what is wanted may have changed meanwhile


def _image(pixels: Pixels, ratio: float) -> QImage:
    width, height = pixels.width, pixels.height
    shared = QImage(pixels.rgba, width, height, 4 * width, QImage.Format.Format_RGBA8888)
    image = shared.copy()  # which owns its bytes
    image.setDevicePixelRatio(ratio)
    return image


class ChartCard(QFrame):
    """A raised frame with a chart in it, which is only there while there is something to draw."""

    def __init__(self, name: str, *, least: int) -> None:
        """Name the chart; ``least`` are the pixels that the frame has in any case."""
        super().__init__()
        self.setProperty("role", "card")
        self._view = ChartView(name)
        in_column(
            self._view, inside=self, margins=(theme.TIGHT, theme.TIGHT, theme.TIGHT, theme.TIGHT)
        )
        self.setMinimumHeight(least)

    def show_drawing(self, drawing: Drawing | None) -> None:
        """Show ``drawing``; None hides the frame."""
        self.setVisible(drawing is not None)
        if drawing is None:
            self._view.clear()
        else:
            self._view.show_drawing(drawing)
