"""The wheel: its sectors have the design's true proportions, each with its words.

Stem & Bozman (1988): a spinner that one sees lowers anxiety more than a device that one hears about.
Blue is one's own answer, yellow and hatched what the wheel answers: the words and the hatching say it without
colours too. Where the wheel is shown first, its hand stops in the sector that was drawn; in the practice it
stops where each round's did; at other questions it has no hand.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.wording.wheel import OPPOSITE_SECTOR, OWN_SECTOR, Wheel
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.controls import in_a_row
from surveyapp.ui.kiosk.base.style import Sizes

TURNING_MS = 1400
TURNS = 3
MOST_SECTORS = 5
"""A wheel that picks any of more answers shows them in one sector."""
SMALLEST_LETTERS = 12
"""Points: on a small wheel too its words can be read."""
INNER = (0.6, 0.58, 0.56, 0.54, 0.52, 0.5, 0.48, 0.62, 0.64)
"""How far from the middle, as a share of the radius, the words of a sector may stand: the first is best."""
RIM = 1.5
"""Pixels between words and the lines around their sector, at least."""
GROUND = 3
"""Pixels that are without hatching around words, at most."""
OFF = 4
"""Pixels between the circle and the words beside it, at least."""
BESIDE = 0.4
"""Of the radius: words of a sector whose middle is less than that off an axis stand on the axis."""
LONGEST_LETTERS = 14
"""Of a longer answer the wheel shows the beginning: the buttons and the sentences have all of it."""


class WheelWords(QObject):
    """The words that stand in the wheel, and those that tell it to who does not see it."""

    def own(self) -> str:
        """Return what stands where one's own answer is recorded."""
        return self.tr("You")

    def any_answer(self) -> str:
        """Return what stands where the wheel picks one of many answers."""
        return self.tr("Any answer")

    def opposite(self) -> str:
        """Return what stands where the wheel records the opposite."""
        return self.tr("Opposite")

    def part(self) -> str:
        """Return the words of one sector and how often the wheel stops there."""
        return self.tr("{mark}: {count} of {of}")


@dataclass(frozen=True, slots=True)
class Sector:
    """A part of the circle, for the sectors (``sector_of``) in ``kinds``, with the words that stand in it."""

    kinds: tuple[int, ...]
    mark: str
    begin: Fraction
    share: Fraction

    @property
    def is_own(self) -> bool:
        """Whether one's own answer is recorded where the hand stops in it."""
        return self.kinds == (OWN_SECTOR,)

    @property
    def middle(self) -> Fraction:
        """Where it is halfway, as a share of the whole turn from the top, clockwise."""
        return self.begin + self.share / 2

    @property
    def beside_mark(self) -> float:
        """Where a hand is inside it and does not cover its mark."""
        return float(self.begin + self.share / 5)


def sectors(wheel: Wheel, labels: Sequence[str], *, most: int = MOST_SECTORS) -> tuple[Sector, ...]:
    """Return the parts of the circle, exact: one's own, then what the wheel answers, or the opposite.

    Where the wheel gives more than ``most`` answers, all equally often, one sector stands for them.
    """
    parts: list[tuple[tuple[int, ...], str, Fraction]] = [
        ((OWN_SECTOR,), WheelWords().own(), wheel.own)
    ]
    if wheel.is_even and len(wheel.forced) > most:
        kinds = tuple(range(1, 1 + len(wheel.forced)))
        parts.append(
            (
                kinds,
                WheelWords().any_answer(),
                sum(wheel.forced, Fraction(0)),
            )
        )
    else:
        given = zip(labels, wheel.forced, strict=False)
        parts += [((1 + j,), _short(label), share) for j, (label, share) in enumerate(given)]
    parts.append(((OPPOSITE_SECTOR,), WheelWords().opposite(), wheel.opposite))
    found, begin = [], Fraction(0)
    for kinds, mark, share in parts:
        if share:
            found.append(Sector(kinds, mark, begin, share))
        begin += share
    return tuple(found)


def mark_of(parts: Sequence[Sector], kind: int) -> str:
    """Return the words of the sector that stands for ``kind``."""
    return next(part.mark for part in parts if kind in part.kinds)


def in_words(parts: Sequence[Sector]) -> str:
    """Return the wheel for those who do not see it: how often it stops where."""
    counts, of, _ = common_frequencies([part.share for part in parts])
    told = WheelWords().part()
    pairs = zip(parts, counts, strict=True)
    return in_a_row(told.format(mark=part.mark, count=count, of=of) for part, count in pairs)


def _short(words: str) -> str:
    return words if len(words) <= LONGEST_LETTERS else f"{words[: LONGEST_LETTERS - 1].rstrip()}…"


class WheelPicture(QWidget):
    """A circle of sectors, with a hand or without; ``turn_to`` turns it, or sets it without movement."""

    def __init__(
        self,
        parts: Sequence[Sector],
        sizes: Sizes,
        *,
        millimetres: float,
        moves: bool = False,
        has_hand: bool = True,
    ) -> None:
        super().__init__()
        self.parts = tuple(parts)
        self.moves = moves
        self._has_hand = has_hand
        self._turn = self.parts[0].beside_mark
        self._from = 0.0
        self._way = 0.0
        self._then: Callable[[], object] = lambda: None
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._moved)
        self._animation.finished.connect(self._arrived)
        self.setObjectName("odds")
        self.setAccessibleName(in_words(parts))
        diameter = sizes.space(millimetres)
        self._letters = self.font()
        self._letters.setPixelSize(
            min(sizes.pt(18), max(diameter // 7, sizes.pt(SMALLEST_LETTERS)))
        )
        self._letters.setBold(True)
        metrics = QFontMetricsF(self._letters)
        self._words = {part: metrics.size(0, part.mark) for part in self.parts}
        self._ink = {part: metrics.tightBoundingRect(part.mark) for part in self.parts}
        self._circle = QRectF(2, 2, diameter - 4, diameter - 4)
        drawn = QRectF(0, 0, diameter, diameter)
        for part in self.parts:
            if self._inside(part) is None:
                drawn |= self._beside(part).adjusted(-2, 0, 2, 0)
        self._circle.translate(math.ceil(-drawn.left()), math.ceil(-drawn.top()))
        self.setFixedSize(math.ceil(drawn.width()) + 1, math.ceil(drawn.height()) + 1)

    @property
    def turn(self) -> float:
        """Where the hand points, as a share of the whole turn from the top, clockwise."""
        return self._turn % 1.0

    @property
    def is_turning(self) -> bool:
        """Whether the hand is on its way."""
        return self._animation.state() is QVariantAnimation.State.Running

    def turn_to(
        self,
        kind: int,
        then: Callable[[], object] = lambda: None,
        *,
        within: float = 0.2,
        milliseconds: int = TURNING_MS,
    ) -> None:
        """Turn the hand into the sector of ``kind``, ``within`` of it from its start, then call ``then``."""
        part = next(part for part in self.parts if kind in part.kinds)
        turn = float(part.begin) + float(part.share) * within
        self._then = then
        self._from = self.turn
        self._way = TURNS + (turn - self._from) % 1.0
        if self.moves:
            self._animation.setDuration(milliseconds)
            self._animation.start()
        else:
            self._turn = turn
            self._arrived()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand still when the screen is left."""
        super().hideEvent(event)
        self._animation.stop()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the sectors, their words and the hand."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._letters)
        for part in self.parts:
            _paint_sector(painter, self._circle, part)
        if self._has_hand:  # below the words: it hides none
            _paint_hand(painter, self._circle, self._turn)
        for part in self.parts:
            self._paint_words(painter, part)

    def _inside(self, part: Sector) -> QRectF | None:
        """Return where the words stand within the lines around their sector; None: they stand beside it.

        What the wheel answers stands all within the circle, or all beside it.
        """
        place = self._within(part)
        if not part.is_own and any(
            self._within(one) is None for one in self.parts if not one.is_own
        ):
            return None
        return place

    def _within(self, part: Sector) -> QRectF | None:
        """Return the rectangle of the letters in the middle of a sector; None where it has no room."""
        place = QRectF(QPointF(), self._ink[part].size())
        best, most = None, 0.0
        for share in INNER:
            place.moveCenter(_on(self._circle, float(part.middle), share))
            room = min(_room(self._circle, part, place), RIM + GROUND)
            if room >= RIM and room > most:
                best, most = QRectF(place), room
        return best

    def _paint_words(self, painter: QPainter, part: Sector) -> None:
        place = self._inside(part)
        if place is None:
            painter.setPen(QColor(style.INK))
            painter.drawText(self._beside(part), Qt.AlignmentFlag.AlignCenter, part.mark)
            return
        if not part.is_own:  # no hatching behind letters
            ground = min(_room(self._circle, part, place) - RIM, GROUND)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.YELLOW))
            painter.drawRoundedRect(place.adjusted(-ground, -ground, ground, ground), 3, 3)
        painter.setPen(QColor("white" if part.is_own else style.INK))
        painter.drawText(place.topLeft() - self._ink[part].topLeft(), part.mark)

    def _beside(self, part: Sector) -> QRectF:
        """Return where the words of a sector stand that have no room in it: wholly off the circle."""
        radius = self._circle.width() / 2
        share = 1 + max(OFF / radius, 0.05)
        edge = _on(self._circle, float(part.middle), share)
        place = QRectF(QPointF(), self._words[part])
        outwards = (edge - self._circle.center()) / (radius * share)
        across = _outwards(outwards.x()) * place.width() / 2
        place.moveCenter(edge + QPointF(across, _outwards(outwards.y()) * place.height() / 2))
        return place

    def _moved(self, done: float) -> None:
        self._turn = self._from + self._way * done
        self.update()

    def _arrived(self) -> None:
        self.update()
        self._then()


def _room(circle: QRectF, part: Sector, place: QRectF) -> float:
    """Return the pixels between a rectangle and the lines around its sector, below 0 where it crosses.

    The corners are nearest to the rim, and to the two straight lines from the middle.
    """
    half = math.pi * float(part.share)
    corners = (place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight())
    room = math.inf
    for corner in corners:
        from_middle = corner - circle.center()
        far = math.hypot(from_middle.x(), from_middle.y())
        turn = math.atan2(from_middle.x(), -from_middle.y()) - 2 * math.pi * float(part.middle)
        off = abs((turn + math.pi) % (2 * math.pi) - math.pi)  # from the middle line of the sector
        room = min(room, circle.width() / 2 - far)
        if part.share < 1:
            room = min(room, far * math.sin(max(min(half - off, math.pi / 2), -math.pi / 2)))
    return room


def _outwards(share: float) -> float:
    """Return how far words are moved off the circle: wholly, but where they stand above or beside it."""
    return math.copysign(1, share) if abs(share) > BESIDE else share


def _on(circle: QRectF, turn: float, part_of_radius: float) -> QPointF:
    angle = 2 * math.pi * turn
    radius = circle.width() / 2 * part_of_radius
    return circle.center() + QPointF(radius * math.sin(angle), -radius * math.cos(angle))


def _sixteenths(turn: Fraction) -> int:
    """Return Qt's angle: sixteenths of a degree, anticlockwise from the right."""
    return round((90 - 360 * turn) * 16)


def _paint_sector(painter: QPainter, circle: QRectF, part: Sector) -> None:
    painter.setPen(QPen(QColor(style.INK), 2))
    fillings = [QBrush(QColor(style.DEEP if part.is_own else style.YELLOW))]
    if not part.is_own:
        fillings.append(QBrush(QColor(style.HATCHING), Qt.BrushStyle.BDiagPattern))
    for filling in fillings:
        painter.setBrush(filling)
        if part.share == 1:
            painter.drawEllipse(circle)
        else:
            begin, end = _sixteenths(part.begin), _sixteenths(part.begin + part.share)
            painter.drawPie(circle, begin, end - begin)


def _paint_hand(painter: QPainter, circle: QRectF, turn: float) -> None:
    tip = _on(circle, turn, 0.94)
    foot = circle.width() * 0.045
    side = QPointF(math.cos(2 * math.pi * turn), math.sin(2 * math.pi * turn)) * foot
    middle = circle.center()
    painter.setPen(QPen(QColor("white"), 2))
    painter.setBrush(QColor(style.INK))
    painter.drawPolygon(QPolygonF([middle + side, tip, middle - side]))
    painter.drawEllipse(middle, foot * 1.4, foot * 1.4)
