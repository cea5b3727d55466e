"""A line to be made 50 mm long: so the kiosk learns how large a millimetre is on its panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from surveyapp.storage.kiosk.panel_size import POSSIBLE_DPI
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View

LINE = 50
"""Millimetres."""
_INCH = 25.4
HELD_MS = 25
"""Between two pixels while the button is held down."""


class Line(QWidget):
    """A line between two marks, as long as it is made."""

    def __init__(self, pixels: int, sizes: Sizes) -> None:
        super().__init__()
        self.pixels = pixels
        self._thick = max(sizes.mm(0.6), 2)
        self.setObjectName("ruler_line")
        self.setFixedHeight(sizes.mm(14))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it from the outer edge of one mark to that of the other."""
        painter = QPainter(self)
        left, middle = (self.width() - self.pixels) // 2, self.height() // 2
        ink = QColor(style.INK)
        painter.fillRect(QRect(left, middle, self.pixels, self._thick), ink)
        for x in (left, left + self.pixels - self._thick):
            painter.fillRect(QRect(x, 0, self._thick, self.height()), ink)

    def sizeHint(self) -> QSize:
        """Return the size of the longest line."""
        return QSize(self.pixels, self.height())


class RulerView(View):
    """Asks for the length that only somebody with a ruler can see."""

    def __init__(
        self,
        measured: Callable[[float], None],
        sizes: Sizes,
        *,
        back: tuple[str, str, Callable[[], None]],
        problem: str = "",
    ) -> None:
        super().__init__(sizes)
        self._measured = measured
        self.say(self.tr("How large is this screen?"), "title")
        self.say(problem, "problem")
        self.say(
            self.tr(
                "Hold a ruler against the screen. Make this line {length} mm long. Then touch “Go on”."
            ).format(length=LINE),
            "lead",
        )
        self._line = Line(round(LINE * sizes.dpi / _INCH), sizes)
        self.put_below(self._line)
        minus, plus = (
            self._changing("\N{MINUS SIGN}", "shorter", self.tr("Shorter"), -1),
            self._changing("+", "longer", self.tr("Longer"), 1),
        )
        self.offer([minus, plus], most_columns=2)
        self.offer(
            [Button(self.tr("Go on"), "ruler_go_on", self._take, sizes, role="primary")],
            most_columns=1,
        )
        words, name, act = back
        self.bar_button(Button(words, name, act, sizes, role="bar"))
        self._name_line()

    @property
    def dpi(self) -> float:
        """Pixels an inch, if the line is as long as it is said to be."""
        return self._line.pixels * _INCH / LINE

    def _changing(self, words: str, name: str, says: str, pixels: int) -> Button:
        button = Button(words, name, lambda: self._change(pixels), self.sizes, says=says, height=25)
        button.setAutoRepeat(True)
        button.setAutoRepeatInterval(HELD_MS)
        return button

    def _change(self, pixels: int) -> None:
        shortest, longest = (round(LINE * dpi / _INCH) for dpi in POSSIBLE_DPI)
        longest = min(longest, self._line.width())
        self._line.pixels = min(max(self._line.pixels + pixels, shortest), longest)
        self._name_line()
        self._line.update()

    def _name_line(self) -> None:
        words = self.tr("A line of {pixels} pixels").format(pixels=self._line.pixels)
        self._line.setAccessibleName(words)

    def _take(self) -> None:
        self._measured(self.dpi)
