"""A spinner whose sectors have the design's true proportions.

Stem & Bozman (1988): a spinner that one sees lowers anxiety more than a device that one hears about.
Where the coins are shown, its hand stops in the sector that the coins drew; where they are not, it
turns on the explanation alone, with chances of its own, and never after an answer.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRandomGenerator,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.pictures.odds import TURNED, Shares, paint_figure, paint_mark

TURNING_MS = 1400
TURNS = 3
SMALLEST_LETTERS = 11
SMALLEST_MARK = 0.34
"""A sector narrower than this share of the radius, where its mark would be, bears none."""


@dataclass(frozen=True, slots=True)
class Sector:
    """A part of the circle; ``mark`` is what the coins answer there, None where one answers oneself."""

    mark: str | None
    begin: Fraction
    share: Fraction

    @property
    def middle(self) -> Fraction:
        """Where it is halfway, as a share of the whole turn from the top, clockwise."""
        return self.begin + self.share / 2

    @property
    def beside_mark(self) -> float:
        """Where a hand is inside it and does not cover its mark."""
        return float(self.begin + self.share / 5)


def sectors(shares: Shares, labels: Sequence[str]) -> tuple[Sector, ...]:
    """Return the parts of the circle, exact: one's own, each forced answer's, and the turned round."""
    marks = (None, *labels[: len(shares.forced)], TURNED)
    parts = (shares.own, *shares.forced, shares.opposite)
    begins = accumulate(parts, initial=Fraction(0))
    return tuple(Sector(*each) for each in zip(marks, begins, parts, strict=False) if each[2])


class Spinner(QWidget):
    """A circle of sectors and a hand; ``point_to`` turns the hand, or sets it where nothing may move."""

    def __init__(
        self, parts: Sequence[Sector], twin: str, diameter: int, *, moves: bool = False
    ) -> None:
        super().__init__()
        self.parts = tuple(parts)
        self.moves = moves
        self._turn = self.parts[0].beside_mark
        self._from = 0.0
        self._way = 0.0
        self._then: Callable[[], object] = lambda: None
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(TURNING_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._moved)
        self._animation.finished.connect(self._arrived)
        self.setObjectName("odds")
        self.setAccessibleName(twin)
        self.setFixedSize(diameter, diameter)

    @property
    def turn(self) -> float:
        """Where the hand points, as a share of the whole turn from the top, clockwise."""
        return self._turn % 1.0

    @property
    def is_turning(self) -> bool:
        """Whether the hand is on its way."""
        return self._animation.state() is QVariantAnimation.State.Running

    def at(self, turn: float) -> Sector:
        """Return the sector that ``turn`` points into."""
        return next((s for s in reversed(self.parts) if s.begin <= turn), self.parts[0])

    def point_to(self, turn: float, then: Callable[[], object] = lambda: None) -> None:
        """Turn the hand to ``turn``, then call ``then``."""
        self._then = then
        self._from = self.turn
        self._way = TURNS + (turn - self._from) % 1.0
        if self.moves:
            self._animation.start()
        else:
            self._turn = turn
            self._arrived()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand still when the screen is left."""
        super().hideEvent(event)
        self._animation.stop()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the sectors, their marks and the hand."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        for part in self.parts:
            _paint_sector(painter, circle, part)
        for part in self.parts:
            _paint_sector_mark(painter, circle, part)
        _paint_hand(painter, circle, self._turn)

    def _moved(self, done: float) -> None:
        self._turn = self._from + self._way * done
        self.update()

    def _arrived(self) -> None:
        self.update()
        self._then()


class Spinning(QWidget):
    """The spinner of the explanation: a touch turns it, and a line says where it stopped."""

    def __init__(
        self,
        parts: Sequence[Sector],
        twin: str,
        sizes: Sizes,
        *,
        moves: bool,
        chance: Callable[[], float] = lambda: QRandomGenerator.system().generateDouble(),
    ) -> None:
        super().__init__()
        self._chance = chance  # a demonstration protects nobody: a float will do
        self.spinner = Spinner(parts, twin, round(sizes.pt(116) * sizes.room), moves=moves)
        self.says = label(self.tr("See where it stops."), "soft", centred=True)
        self.says.setObjectName("spun")
        self._spin = Button(self.tr("Spin"), "spin", self.spin, sizes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.space(1.5))
        column.addWidget(self.spinner, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.says)
        column.addWidget(self._spin)
        column.addStretch(1)

    def spin(self) -> None:
        """Turn to a place that chance picks."""
        if not self.spinner.is_turning:
            self.says.setText(" ")
            self.spinner.point_to(self._chance(), self._announce)

    def _announce(self) -> None:
        mark = self.spinner.at(self.spinner.turn).mark
        if mark is None:
            words = self.tr("It stopped where your own answer is recorded.")
        elif mark == TURNED:
            words = self.tr("It stopped where the opposite is recorded.")
        else:
            words = self.tr("It stopped where “{label}” is recorded.").format(label=mark)
        self.says.setText(words)


def _on(circle: QRectF, turn: float, part_of_radius: float) -> QPointF:
    angle = 2 * math.pi * turn
    radius = circle.width() / 2 * part_of_radius
    return circle.center() + QPointF(radius * math.sin(angle), -radius * math.cos(angle))


def _sixteenths(turn: Fraction) -> int:
    """Return Qt's angle: sixteenths of a degree, anticlockwise from the right."""
    return round((90 - 360 * turn) * 16)


def _paint_sector(painter: QPainter, circle: QRectF, part: Sector) -> None:
    painter.setPen(QPen(QColor(style.INK), 2))
    painter.setBrush(QColor(style.DEEP if part.mark is None else style.WARM))
    if part.share == 1:
        painter.drawEllipse(circle)
        return
    begin, end = _sixteenths(part.begin), _sixteenths(part.begin + part.share)
    painter.drawPie(circle, begin, end - begin)


def _paint_sector_mark(painter: QPainter, circle: QRectF, part: Sector) -> None:
    radius = circle.width() / 2
    narrow = 2 * 0.64 * math.sin(math.pi * min(float(part.share), 0.5))  # of the radius
    if narrow < SMALLEST_MARK:
        return
    side = radius * min(narrow * 0.8, 0.56)
    middle = _on(circle, float(part.middle), 0.64)
    place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    if part.mark is None:
        paint_figure(painter, place)
    elif _is_legible(painter, part.mark, side):
        paint_mark(painter, place, part.mark)


def _is_legible(painter: QPainter, mark: str, side: float) -> bool:
    """Return whether ``mark`` has room in letters that can be read; the words beside tell it anyway."""
    letters = QFont(painter.font())
    letters.setPixelSize(SMALLEST_LETTERS)
    letters.setBold(True)
    return QFontMetrics(letters).horizontalAdvance(mark) <= side


def _paint_hand(painter: QPainter, circle: QRectF, turn: float) -> None:
    tip = _on(circle, turn, 0.94)
    foot = circle.width() * 0.045
    side = QPointF(math.cos(2 * math.pi * turn), math.sin(2 * math.pi * turn)) * foot
    middle = circle.center()
    painter.setPen(QPen(QColor("white"), 2))
    painter.setBrush(QColor(style.INK))
    painter.drawPolygon(QPolygonF([middle + side, tip, middle - side]))
    painter.drawEllipse(middle, foot * 1.4, foot * 1.4)
