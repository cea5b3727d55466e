"""Drawn instructions for what one throws, draws or remembers oneself: coins, dice, cards, birthdays.

A picture is a row of steps, each a drawing and what it means; beside each stands its sentence in the
design's instruction, so nobody depends on the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, singledispatch

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from surveyapp.designs import AskableDesign
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.triangular import Triangular
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.own_device import Device, OwnDevice
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.wording.devices import number_range, throw_for
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.pictures.odds import paint_figure, paint_mark

DrawDevice = Callable[[QPainter, QRectF], None]
SHORT = 2
"""Words below with more characters need the room of two drawings."""
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a face are, from its middle."""


@dataclass(frozen=True, slots=True)
class DrawnStep:
    """Drawings side by side, and the words or numbers below them."""

    drawings: tuple[DrawDevice, ...]
    below: str = ""


def begin_of(steps: OwnDevice, design: AskableDesign) -> tuple[DrawnStep, ...] | None:
    """Return what is thrown, drawn or got ready before anything else; None where there is nothing."""
    if steps.device is not None:
        return (THROWN[steps.device],)
    if design.needs_harmless_trait:
        return (DrawnStep((partial(_draw_card, words="1"), partial(_draw_card, words="2"))),)
    return (DrawnStep((partial(_draw_card, words="?"),)),) if steps.meaning else None


@singledispatch
def picture_of(design: AskableDesign, labels: Sequence[str]) -> tuple[DrawnStep, ...] | None:  # noqa: ARG001
    """Return the steps of a design in the mode *own device*; None where none is drawn."""
    return None


@picture_of.register
def _(design: ForcedResponse, labels: Sequence[str]) -> tuple[DrawnStep, ...]:
    throw = throw_for(design.form)
    parts: list[tuple[int, int, DrawDevice]] = [
        (throw.low, throw.last_yes, partial(_draw_answer, words=labels[0])),
        (throw.last_yes + 1, throw.first_no - 1, own),
        (throw.first_no, throw.high, partial(_draw_answer, words=labels[1])),
    ]
    meant = [
        DrawnStep((drawing,), number_range(low, high))
        for low, high, drawing in parts
        if low <= high
    ]
    return tuple(meant)


@picture_of.register
def _(design: TwoCoins, labels: Sequence[str]) -> tuple[DrawnStep, ...]:  # noqa: ARG001
    yes, no = (partial(_draw_answer, words=word) for word in labels[:2])
    heads, tails = partial(coin, is_heads=True), partial(coin, is_heads=False)
    return (
        DrawnStep((heads, arrow, own)),
        DrawnStep((tails, heads, arrow, yes)),
        DrawnStep((tails, tails, arrow, no)),
    )


def _two_questions(design: AskableDesign, labels: Sequence[str]) -> tuple[DrawnStep, ...]:  # noqa: ARG001
    yes, no = (partial(_draw_answer, words=word) for word in labels[:2])
    return (
        DrawnStep((yes, yes), "="),
        DrawnStep((no, no), "="),
        DrawnStep((yes, no), "≠"),
        DrawnStep((no, yes), "≠"),
    )


picture_of.register(Crosswise, _two_questions)
picture_of.register(ExtendedCrosswise, _two_questions)


@picture_of.register
def _(design: Triangular, labels: Sequence[str]) -> tuple[DrawnStep, ...]:  # noqa: ARG001
    yes, no = (partial(_draw_answer, words=word) for word in labels[:2])
    return (
        DrawnStep((yes, yes), "2"),  # how often yes: read alike from both sides
        DrawnStep((yes, no), "1"),
        DrawnStep((no, yes), "1"),
        DrawnStep((no, no), "0"),
    )


class DevicePicture(QWidget):
    """Steps in a row, from the side where the language begins; they wrap where the window is narrow."""

    def __init__(
        self, steps: Sequence[DrawnStep], sizes: Sizes, *, millimetres: float = 13
    ) -> None:
        super().__init__()
        self._steps = tuple(steps)
        self._side = sizes.space(millimetres)
        self._gap = sizes.space(7)
        self._below = sizes.pt(20) * 3 // 2 if any(step.below for step in steps) else 0
        self.setObjectName("drawing")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Steps wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        return len(self._rows(width)) * self._row_height

    def sizeHint(self) -> QSize:
        """Return the size in a usual width."""
        return QSize(600, self.heightForWidth(600))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw each step."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, row in enumerate(self._rows(self.width())):
            x = 0
            for step in row:
                self._paint(painter, step, x, number * self._row_height)
                x += self._width(step) + self._gap

    @property
    def _row_height(self) -> int:
        return self._side + self._below + self._gap // 2

    def _width(self, step: DrawnStep) -> int:
        return max(len(step.drawings), 2 if len(step.below) > SHORT else 1) * self._side

    def _rows(self, width: int) -> list[list[DrawnStep]]:
        rows: list[list[DrawnStep]] = [[]]
        used = 0
        for step in self._steps:
            if rows[-1] and used + self._width(step) > width:
                rows.append([])
                used = 0
            rows[-1].append(step)
            used += self._width(step) + self._gap
        return rows

    def _paint(self, painter: QPainter, step: DrawnStep, x: int, y: int) -> None:
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for place, drawing in enumerate(step.drawings):
            begin = (
                x + (self._width(step) - len(step.drawings) * self._side) // 2 + place * self._side
            )
            left = self.width() - begin - self._side if is_mirrored else begin
            inset = self._side * 0.06
            square = QRectF(left, y, self._side, self._side).adjusted(inset, inset, -inset, -inset)
            if drawing is arrow and is_mirrored:
                arrow(painter, square, is_mirrored=True)
            else:
                drawing(painter, square)
        if step.below:
            whole = self._width(step)
            left = self.width() - x - whole if is_mirrored else x
            below = QRectF(left, y + self._side, whole, self._below)
            letters = painter.font()
            letters.setPixelSize(self._below * 2 // 3)
            letters.setBold(False)
            painter.setFont(letters)
            painter.setPen(QColor(style.INK))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, step.below)


def die(painter: QPainter, square: QRectF, *, pips: int) -> None:
    """Draw a die."""
    _outline(painter)
    painter.drawRoundedRect(square, square.width() * 0.16, square.width() * 0.16)
    painter.setBrush(QColor(style.INK))
    for x, y in PIPS[pips]:
        at = square.center() + QPointF(x, y) * square.width() * 0.26
        painter.drawEllipse(at, square.width() * 0.08, square.width() * 0.08)


def coin(painter: QPainter, square: QRectF, *, is_heads: bool) -> None:
    """Draw a coin: with a head, or with a number."""
    _outline(painter)
    painter.drawEllipse(square)
    inner = square.width() * 0.1
    painter.drawEllipse(square.adjusted(inner, inner, -inner, -inner))
    if is_heads:
        paint_figure(painter, square.adjusted(inner, inner, -inner, -inner), style.INK)
    else:
        paint_mark(painter, square, "1")


def _draw_card(painter: QPainter, square: QRectF, *, words: str) -> None:
    """Draw a card that bears ``words``."""
    _outline(painter)
    narrow = square.width() * 0.12
    whole = square.adjusted(narrow, 0, -narrow, 0)
    painter.drawRoundedRect(whole, 4, 4)
    paint_mark(painter, whole, words)


def _draw_answer(painter: QPainter, square: QRectF, *, words: str) -> None:
    """Draw an answer that chance gives, or that is one of two."""
    painter.setPen(QPen(QColor(style.INK), 2))
    painter.setBrush(QColor(style.WARM))
    painter.drawRoundedRect(square, 4, 4)
    paint_mark(painter, square, words)


def own(painter: QPainter, square: QRectF) -> None:
    """Draw the person: one's own answer."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.DEEP))
    painter.drawEllipse(square)
    paint_figure(painter, square)


def arrow(painter: QPainter, square: QRectF, *, is_mirrored: bool = False) -> None:
    """Draw what leads on."""
    painter.setPen(QPen(QColor(style.INK), max(square.width() / 14, 2)))
    way = -1 if is_mirrored else 1
    middle, reach = square.center(), square.width() * 0.3
    tip = middle + QPointF(way * reach, 0)
    painter.drawLine(middle - QPointF(way * reach, 0), tip)
    for side in (-1, 1):
        painter.drawLine(tip, tip + QPointF(-way * reach / 2, side * reach / 2))


def _outline(painter: QPainter) -> None:
    painter.setPen(QPen(QColor(style.INK), 2))
    painter.setBrush(QColor(style.SHEET))


THROWN = {
    Device.COINS: DrawnStep((partial(coin, is_heads=True), partial(coin, is_heads=False))),
    Device.TWO_DICE: DrawnStep((partial(die, pips=5), partial(die, pips=2))),
    Device.DIE: DrawnStep((partial(die, pips=5),)),
    Device.CARDS: DrawnStep((partial(_draw_card, words="7"),)),
}
"""What is thrown or drawn, as it is seen before anything else."""
