"""The odds that a respondent sees and reads, told apart by shape as well as colour."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from surveyapp.designs import Design, Mode
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.ui.appearance.fonts import suited
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.style import Sizes

UNTOSSED = "?"
TURNED = "⇄"
"""The mark of coins that turn the answer round."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The exact probabilities of the coins that leave the answer, give ``forced[j]`` or turn it round."""

    own: Fraction
    forced: tuple[Fraction, ...]
    opposite: Fraction


@dataclass(frozen=True, slots=True)
class Odds:
    """Of ``own + sum(forced)`` cases, ``own`` are the respondent's and ``forced[j]`` the coins'.

    ``opposite`` of them turn the answer round instead.
    """

    own: int
    forced: tuple[int, ...]
    opposite: int
    is_exact: bool

    @property
    def of(self) -> int:
        """All cases."""
        return self.own + sum(self.forced) + self.opposite


def reports_are_answers(design: Design) -> bool:
    """Return whether the record names answers, so that what was touched can be compared with it."""
    answers = tuple(f"answer {number}" for number in range(design.channel.answers))
    return design.reports(answers) == answers


def shares_of(design: Design, mode: Mode = Mode.KIOSK_COINS) -> Shares | None:
    """Return what the coins of a design do, with probabilities; None where no picture can show them.

    A picture shows coins that leave the answer alone, answer by themselves or turn it round: so it
    tells nothing of one's own device, nor of reports that are not the answers.
    """
    if mode is Mode.OWN_DEVICE or not reports_are_answers(design):
        return None
    form = design.channel.forced_form()
    if form is None:
        return None
    if Mode.SHOWN_COINS in design.modes:
        return Shares(form.truth, form.forced, Fraction(0))
    if not design.turns_round:
        return None
    same, turned = design.channel.rows[0]
    return Shares(same, (), turned)


def odds_of(design: Design, mode: Mode = Mode.KIOSK_COINS) -> Odds | None:
    """Return the odds of a design as the respondent reads them; None where ``shares_of`` has none."""
    shares = shares_of(design, mode)
    if shares is None:
        return None
    if shares.forced:
        (own, *forced), _, is_exact = common_frequencies((shares.own, *shares.forced))
        return Odds(own, tuple(forced), 0, is_exact)
    (own, opposite), _, is_exact = common_frequencies((shares.own, shares.opposite))
    return Odds(own, (), opposite, is_exact)


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
