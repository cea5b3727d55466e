"""The few controls of the kiosk: a button whose words wrap, and labels."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from math import ceil

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QStyle

from surveyapp.ui.appearance.fonts import LATIN, below_the_middle, font, overhang, script_of
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.bare_view import view_of
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes

WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
PADS = {"number": 0.5, "pad": 0.5, "bar": 0.5, "corner": 0.5, "primary": 2, "row": 2}
"""Millimetres beside the words of buttons whose width is given; others have four, and two if words wrap."""
COMMAS = {"ARABIC": "\N{ARABIC COMMA} ", "ETHIOPIC": "\N{ETHIOPIC COMMA} "}
CLOSE_LINES = 1.2
"""From one line to the next where lines stand close, in sizes of the letters."""
LEFT_TO_RIGHT = Qt.LayoutDirection.LeftToRight
_ENDLESS = 100_000
_BEFORE_A_MARK = re.compile(r"(?<=«) | (?=»)|(?<!\.) (?=[?!:;%])")
"""A space at which no line may break, as French has them beside its quotation marks and before others."""


class Button(QPushButton):
    """A large button. Its words wrap, and are drawn as they are: no mnemonics, no rich text.

    It takes the keyboard focus by Tab only, so a touch leaves no ring. On a screen that has just come it
    does nothing yet. While it is down all buttons of the screen look touched: a bystander sees that
    something was, and not what.
    """

    def __init__(
        self,
        words: str,
        name: str,
        act: Callable[[], object],
        sizes: Sizes,
        *,
        role: str = "answer",
        says: str = "",
        height: float = 15,
    ) -> None:
        super().__init__()
        self.words = _unbroken(words)
        self.setFont(font(words))
        self._ink = QColor("white" if role == "primary" else style.INK)
        self._pad = QSize(sizes.mm(PADS.get(role, 4)), sizes.space(1.5))
        self._least_pad = min(self._pad.width(), sizes.mm(2))
        self._least = QSize(sizes.mm(SMALLEST_TARGET), sizes.target(height))
        self.setProperty("role", role)
        self.setObjectName(name)
        self.setAccessibleName(says or words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)  # Enter presses it too
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._act = act
        self.pressed.connect(lambda: self._look_touched(is_down=True))
        self.released.connect(lambda: self._look_touched(is_down=False))
        self.clicked.connect(self._touched)

    def _touched(self) -> None:
        if not self._is_dead:
            self.tell_view()
            self._act()

    def tell_view(self) -> None:
        """Tell the screen that something of it was touched, and not what: it is silent from then on."""
        view = view_of(self)
        if view is not None:
            view.touched.emit()

    def mark_spoken(self, *, is_spoken: bool) -> None:
        """Mark it while it is spoken."""
        self.setProperty("spoken", is_spoken)
        self.style().unpolish(self)
        self.style().polish(self)

    @property
    def _is_dead(self) -> bool:
        view = view_of(self)
        return view is not None and view.is_dead

    def _look_touched(self, *, is_down: bool) -> None:
        view = view_of(self)
        others = [] if view is None else view.findChildren(Button)
        for other in others:
            if other is not self and other.isEnabled():
                other.setDown(is_down)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a touch, but none on a screen that has just come."""
        if not self._is_dead:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Act first and look released afterwards: Qt would paint that before it tells of the touch."""
        self.setUpdatesEnabled(False)
        super().mouseReleaseEvent(event)
        self.setUpdatesEnabled(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be seen, on whichever page."""
        super().focusInEvent(event)
        view = view_of(self)
        if view is not None:
            view.reveal(self)

    def rename(self, words: str) -> None:
        """Show and tell other words."""
        self.words = _unbroken(words)
        self.setFont(font(words))
        self.setAccessibleName(words)
        self.update()

    def natural_width(self) -> int:
        """Return the width that holds the words on one line."""
        self.ensurePolished()
        words = QFontMetrics(self.font()).boundingRect(
            QRect(0, 0, _ENDLESS, _ENDLESS), 0, self.words
        )
        return max(words.width() + 2 * self._pad.width() + 8, self._least.width())

    def heightForWidth(self, width: int) -> int:
        """Return the height that holds the words at ``width``."""
        self.ensurePolished()
        inside = QRect(0, 0, max(width - 2 * self._least_pad, 1), _ENDLESS)
        words = QFontMetrics(self.font()).boundingRect(inside, WRAPPED, self.words)
        return max(words.height() + 2 * self._pad.height(), self._least.height())

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def sizeHint(self) -> QSize:
        """Return the size with the words on one line."""
        return QSize(self.natural_width(), self.heightForWidth(self.natural_width()))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size that a finger finds."""
        return self._least

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, then its words."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self._pen_of_words())
        self.draw_words(painter, self._inside(self.rect()), WRAPPED)

    def has_room(self, size: QSize) -> bool:
        """Return whether a button of that size shows the words in letters of their full size."""
        self.ensurePolished()
        fitting = self._fitting(self._inside(QRect(QPoint(0, 0), size)))
        return fitting.pixelSize() == self.font().pixelSize()

    def _inside(self, box: QRect) -> QRect:
        """Return what its frame and white space leave for the words."""
        return box.adjusted(self._least_pad, 2, -self._least_pad, -2)

    def draw_words(
        self, painter: QPainter, inside: QRect, how: Qt.AlignmentFlag | Qt.TextFlag
    ) -> None:
        """Draw the words so that their letters, and not only their lines, stand in the middle."""
        fitting = self._fitting(inside)
        painter.setFont(fitting)
        painter.setLayoutDirection(side_of(self.words))
        painter.translate(0, below_the_middle(fitting, script_of(self.words)))
        painter.drawText(inside, how, self.words)

    def _pen_of_words(self) -> QColor:
        if not self.isEnabled():
            return QColor(style.OFF_INK)
        return QColor(style.INK) if self.isDown() else self._ink

    def _fitting(self, inside: QRect) -> QFont:
        """Return the font, smaller where the words would not fit otherwise."""
        fitting = QFont(self.font())
        while fitting.pixelSize() > 8:
            metrics = QFontMetrics(fitting)
            widest = max(
                (metrics.horizontalAdvance(word) for word in self.words.split()), default=0
            )
            if widest <= inside.width() and (
                metrics.boundingRect(inside, WRAPPED, self.words).height() <= inside.height()
            ):
                break
            fitting.setPixelSize(fitting.pixelSize() - 1)
        return fitting


def side_of(words: str, without_letters: Qt.LayoutDirection = LEFT_TO_RIGHT) -> Qt.LayoutDirection:
    """Return from which side ``words`` are read, whatever is around them; of numbers alone what is given."""
    kinds = set(map(unicodedata.bidirectional, words))
    if kinds & {"R", "AL"}:
        return Qt.LayoutDirection.RightToLeft
    return LEFT_TO_RIGHT if "L" in kinds else without_letters


def _unbroken(words: str) -> str:
    """Return words with no-break spaces beside marks that must not begin or end a line."""
    return _BEFORE_A_MARK.sub("\N{NO-BREAK SPACE}", words)


def in_a_row(words: Iterable[str]) -> str:
    """Return words with commas between them, as their script has them."""
    said = list(words)
    return COMMAS.get(script_of(" ".join(said)), ", ").join(said)


class Words(QLabel):
    """A text whose wrapped lines from right to left stand at the right edge, none of them cut off.

    Qt's label puts the space at which such a line breaks before its first word and cuts off as much
    of its last one; a text layout hangs that space outside. Where a screen has little room, the lines of
    Latin letters stand closer to each other, as they do in print.
    """

    is_close = False
    """Whether its lines may stand close."""

    def stand_close(self, *, is_close: bool) -> None:
        """Have lines stand close to each other, or as usual."""
        if is_close is not self.is_close:
            self.is_close = is_close
            self.updateGeometry()
            self.update()

    def setText(self, words: str) -> None:
        """Show other words, in the font of their script."""
        self.setFont(font(words))
        super().setText(_unbroken(words))

    def heightForWidth(self, width: int) -> int:
        """Return the height at ``width`` that cuts no letter, however high it rises above its line."""
        height = super().heightForWidth(width)
        if height < 0:
            return height
        return height + self._overhang() - self._saved(width - self._frame.width())

    def sizeHint(self) -> QSize:
        """Return the size with room for all of the letters."""
        size = super().sizeHint()
        saved = self._saved(size.width() - self._frame.width())
        return size.grownBy(QMargins(0, 0, 0, self._overhang() - saved))

    @property
    def _frame(self) -> QSize:
        """What its frame and padding take of its size."""
        return self.size() - self.contentsRect().size()

    @property
    def _closer(self) -> int:
        """Return by how many pixels a line stands closer to the one above it."""
        if not self.is_close or script_of(self.text()) != LATIN or self._overhang():
            return 0
        metrics = QFontMetrics(self.font())
        return max(metrics.lineSpacing() - ceil(self.font().pixelSize() * CLOSE_LINES), 0)

    def _saved(self, width: int) -> int:
        """Return how much lower it is than with the usual lines, in a line so wide."""
        self.ensurePolished()
        closer = self._closer
        return closer and self._lines(width)[0].lineCount() * closer

    def _overhang(self) -> int:
        """Return how much higher than its lines a text is, whose lines stand in the middle."""
        self.ensurePolished()
        return 2 * max(overhang(self.font(), self.text()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, then the lines; numbers follow each other as the screen is read: “1 / 6” too."""
        is_read_from_left = side_of(self.text(), self.layoutDirection()) is LEFT_TO_RIGHT
        if is_read_from_left and not self._closer:
            super().paintEvent(event)
            return
        QFrame.paintEvent(self, event)
        box = self.contentsRect()
        layout, height = self._lines(box.width())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        layout.draw(painter, QPointF(box.x(), box.y() + (box.height() - height) / 2))

    def _lines(self, width: int) -> tuple[QTextLayout, float]:
        """Return the lines in a box so wide, and how high they are together."""
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setTextDirection(side_of(self.text(), self.layoutDirection()))
        wrap = QTextOption.WrapMode.WordWrap if self.wordWrap() else QTextOption.WrapMode.NoWrap
        option.setWrapMode(wrap)
        layout = QTextLayout(self.text().replace("\n", "\N{LINE SEPARATOR}"), self.font(), self)
        layout.setTextOption(option)
        layout.beginLayout()
        height, closer = 0.0, self._closer
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height - closer / 2))
            height += line.height() - closer
        layout.endLayout()
        return layout, height


class OneLine(Words):
    """A text on one line, in smaller letters where it would not fit: none of what was entered is hidden."""

    def minimumSizeHint(self) -> QSize:
        """Leave the width to what is beside it."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, then the line."""
        QFrame.paintEvent(self, event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.fitting())
        painter.setLayoutDirection(side_of(self.text()))
        painter.drawText(self.contentsRect(), Qt.AlignmentFlag.AlignCenter, self.text())

    def fitting(self) -> QFont:
        """Return the font in which the line has room."""
        fitting, box = QFont(self.font()), self.contentsRect()
        room = max(box.width() - box.height() // 2, 1)
        needed = QFontMetrics(fitting).horizontalAdvance(self.text())
        if needed > room:
            fitting.setPixelSize(max(fitting.pixelSize() * room // needed, 8))
        return fitting


def label(words: str, role: str, *, centred: bool = False) -> Words:
    """Return a text: plain, wrapped, not selectable."""
    result = Words()
    _make_plain(result, role)
    result.setText(words)
    result.setWordWrap(True)
    side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
    result.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return result


def one_line(role: str) -> OneLine:
    """Return a text of one line, plain and not selectable, that is empty yet."""
    result = OneLine()
    _make_plain(result, role)
    return result


def _make_plain(made: QLabel, role: str) -> None:
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
