"""A picture of the odds: one tile a case, in true proportion, told apart by shape as well as colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from surveyapp.designs import Design, Mode
from surveyapp.designs.exact import common_frequencies
from surveyapp.ui.kiosk import style
from surveyapp.ui.kiosk.style import Sizes

MOST_TILES = 100
TILINGS = ((8, 16, 8), (12, 13, 12), (20, 11, 10), (40, 9.5, 10), (MOST_TILES, 7, 20))
"""Up to how many cases, the side of a tile in millimetres, and how many stand in a row."""
UNTOSSED = "?"


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


def odds_of(design: Design, mode: Mode = Mode.KIOSK_COINS) -> Odds | None:
    """Return the odds of a design as the respondent reads them; None where no picture would tell them.

    The picture shows coins that leave the answer alone, answer by themselves or turn it round: so it
    tells nothing of one's own device, nor of reports that are not the answers. A design whose coins
    can be shown asks for the truth or answers by itself. One of two answers that cannot, turns the
    answer round.
    """
    if mode is Mode.OWN_DEVICE or not reports_are_answers(design):
        return None
    form = design.channel.forced_form()
    if form is None:
        return None
    if Mode.SHOWN_COINS in design.modes:
        (own, *forced), _, is_exact = common_frequencies((form.truth, *form.forced))
        return Odds(own, tuple(forced), 0, is_exact)
    same, turned = design.channel.rows[0][:2]
    if design.channel.rows != ((same, turned), (turned, same)):
        return None
    (own, opposite), _, is_exact = common_frequencies((same, turned))
    return Odds(own, (), opposite, is_exact)


class OddsPicture(QWidget):
    """Round tiles with a figure are one's own answer; square ones bear what the coins answer.

    More than a hundred cases are drawn as a strip.
    """

    def __init__(self, odds: Odds, labels: Sequence[str], twin: str, sizes: Sizes) -> None:
        super().__init__()
        self._sizes = sizes
        self._marks: list[str | None] = [None] * odds.own
        for count, mark in zip(odds.forced, labels, strict=False):
            self._marks += [mark] * count
        self._marks += ["⇄"] * odds.opposite
        self.setObjectName("odds")
        self.setAccessibleName(twin)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Tiles wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows of tiles."""
        if self._is_strip:
            return self._sizes.space(14)
        side, columns = self._tiling(width)
        rows = -(-len(self._marks) // columns)
        return rows * side

    def sizeHint(self) -> QSize:
        """Return the size in a usual width."""
        return QSize(600, self.heightForWidth(600))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw each case."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_strip:
            self._paint_strip(painter)
            return
        side, columns = self._tiling(self.width())
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for place, mark in enumerate(self._marks):
            row, column = divmod(place, columns)
            x = self.width() - (column + 1) * side if is_mirrored else column * side
            inset = max(side // 12, 1)
            tile = QRect(x, row * side, side, side).adjusted(inset, inset, -inset, -inset)
            _paint_tile(painter, QRectF(tile), mark)

    @property
    def _is_strip(self) -> bool:
        return len(self._marks) > MOST_TILES

    def _tiling(self, width: int) -> tuple[int, int]:
        cases = len(self._marks)
        millimetres, columns = next(t for t in TILINGS if cases <= t[0])[1:]
        side = self._sizes.space(millimetres)
        return side, max(min(width // side, columns), 1)

    def _paint_strip(self, painter: QPainter) -> None:
        done = 0.0
        whole = len(self._marks)
        for mark in dict.fromkeys(self._marks):
            share = self._marks.count(mark) / whole * self.width()
            piece = QRectF(done, 0, share, self.height()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(QColor(style.EDGE), 2))
            painter.setBrush(QColor(style.DEEP if mark is None else style.WARM))
            painter.drawRect(piece)
            if mark is None:
                _paint_figure(painter, piece)
            else:
                _paint_mark(painter, piece, mark)
            done += share


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
        _paint_mark(painter, tile, UNTOSSED)


def _paint_tile(painter: QPainter, tile: QRectF, mark: str | None) -> None:
    if mark is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(style.DEEP))
        painter.drawEllipse(tile)
        _paint_figure(painter, tile)
    else:
        painter.setPen(QPen(QColor(style.INK), 2))
        painter.setBrush(QColor(style.WARM))
        painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), 4, 4)
        _paint_mark(painter, tile, mark)


def _paint_figure(painter: QPainter, place: QRectF) -> None:
    size = min(place.width(), place.height())
    middle = place.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("white"))
    head = QPointF(middle.x(), middle.y() - size * 0.15)
    painter.drawEllipse(head, size * 0.13, size * 0.13)
    shoulders = QRectF(middle.x() - size * 0.24, middle.y() + size * 0.04, size * 0.48, size * 0.46)
    painter.drawChord(shoulders, 0, 180 * 16)


def _paint_mark(painter: QPainter, place: QRectF, mark: str) -> None:
    letters = painter.font()
    letters.setPixelSize(max(round(place.height() * (0.42 if len(mark) < 3 else 0.34)), 8))
    letters.setBold(True)
    painter.setFont(letters)
    too_wide = painter.fontMetrics().horizontalAdvance(mark) / max(place.width() * 0.86, 1)
    if too_wide > 1:
        letters.setPixelSize(max(round(letters.pixelSize() / too_wide), 6))
        painter.setFont(letters)
    painter.setPen(QColor(style.INK))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, mark)
