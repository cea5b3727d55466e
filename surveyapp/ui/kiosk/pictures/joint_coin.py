"""Pictures and texts of a coin that two make: the device's hidden number and the respondent's card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from surveyapp.services.kiosk.checkable_coin import Cards
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.style import Sizes

HIDDEN = "?"


class SumPicture(QWidget):
    """Three tiles: the hidden number, the card and the coin; a number that is not open is "?".

    Arithmetic is read from left to right in every language, so nothing here is mirrored.
    """

    def __init__(self, numbers: tuple[str, str, str], says: str, sizes: Sizes) -> None:
        super().__init__()
        self._numbers = numbers
        self._tile = sizes.space(15)
        self.setObjectName("sum")
        self.setAccessibleName(says)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(QSize(self._tile * 5, self._tile))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw a dashed round tile, a card and a coin, and the signs between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hidden, card, coin = self._numbers
        dashes = Qt.PenStyle.DashLine if hidden == HIDDEN else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(style.INK), 2, dashes))
        painter.setBrush(QColor(style.SHEET))
        painter.drawRoundedRect(self._place(0), 6, 6)
        painter.setPen(QPen(QColor(style.INK), 2))
        painter.drawRoundedRect(self._place(2), 6, 6)
        painter.setBrush(QColor(style.WARM))
        painter.drawEllipse(self._place(4))
        for place, mark in enumerate((hidden, "+", card, "→", coin)):
            self._mark(painter, self._place(place), mark)

    def _place(self, place: int) -> QRectF:
        return QRectF(place * self._tile, 0, self._tile, self._tile).adjusted(3, 3, -3, -3)

    def _mark(self, painter: QPainter, place: QRectF, mark: str) -> None:
        letters = painter.font()
        letters.setPixelSize(max(self._tile * 45 // 100, 8))
        letters.setBold(True)
        painter.setFont(letters)
        painter.setPen(QColor(style.INK))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, mark)


class MadeTogether(QWidget):
    """The explanation: who adds what to where the wheel stops, and how the device is tested."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        says = self.tr("The hidden number and your card together say where the wheel stops.")
        row = in_row(
            (SumPicture((HIDDEN, "4", HIDDEN), says, sizes), 0, Qt.AlignmentFlag.AlignVCenter),
            inside=self,
            spacing=sizes.mm(6),
        )
        text = self.tr(
            "This device hides a number. You pick a card. The two together say where the wheel stops, so "
            "the device cannot choose it. You can test that. A device could still remember what you "
            "touch. No test rules that out. Only dice of your own do."
        )
        row.addWidget(label(text, "body"), 1)


class PickedCard(QWidget):
    """Beside a question: the card, the words that name the seal, and the check."""

    def __init__(self, cards: Cards, check: Callable[[], object], sizes: Sizes) -> None:
        super().__init__()
        text = self.tr("Your card is {card}. Name of the square: {words}")
        card = "" if cards.picked is None else cards.picked + 1
        words = label(text.format(card=card, words=spaced(cards.words)), "soft")
        words.setObjectName("sealed")
        speak_as(words, [])  # random words: they are compared by eye
        row = in_row(
            (words, 1), _check_button(self.tr("Test it"), check, sizes), spacing=sizes.mm(6)
        )
        in_column(row, inside=self)


def _check_button(words: str, check: Callable[[], object], sizes: Sizes) -> Button:
    """Return the button that opens the round."""
    return Button(words, "check", check, sizes, role="bar", height=15)


def spaced(words: str) -> str:
    """Return hyphenated words so that they are read from left to right, whatever stands around them."""
    return f"\u2066{words.replace('-', ' · ')}\u2069"
