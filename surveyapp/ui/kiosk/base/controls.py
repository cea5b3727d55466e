"""The few controls of the kiosk: a button whose words wrap, labels, a panel of equal answers."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.style import SMALLEST_TARGET, Sizes

WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
NUMBERS_IN_A_ROW = 10
_ENDLESS = 100_000


class Button(QPushButton):
    """A large button. Its words wrap, and are drawn as they are: no mnemonics, no rich text.

    It takes the keyboard focus by Tab only, so a touch leaves no ring. The second touch of a double tap
    does nothing on a screen that has just come, so nobody answers that by it; a quick touch of another
    button of the same screen counts, though Qt calls it a double click too.
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
        self.words = words
        self._ink = QColor("white" if role == "primary" else style.INK)
        self._pad = QSize(sizes.mm(0.5 if role == "number" else 4), sizes.space(2))
        self._least = QSize(sizes.mm(SMALLEST_TARGET), sizes.target(height))
        self._takes_double_taps = role == "pad"
        self._shown = QElapsedTimer()
        self.setProperty("role", role)
        self.setObjectName(name)
        self.setAccessibleName(says or words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)  # Enter presses it too
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._act = act
        self.clicked.connect(self._pressed)

    def _pressed(self) -> None:
        self._act()

    def rename(self, words: str) -> None:
        """Show and tell other words."""
        self.words = words
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
        inside = QRect(0, 0, max(width - 2 * self._pad.width(), 1), _ENDLESS)
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

    def showEvent(self, event: QShowEvent) -> None:
        """Remember since when it can be touched."""
        super().showEvent(event)
        self._shown.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, then its words."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self._ink if self.isEnabled() else QColor(style.OFF_INK))
        inside = self.rect().adjusted(self._pad.width(), 2, -self._pad.width(), -2)
        painter.setFont(self._fitting(inside))
        painter.setLayoutDirection(side_of(self.words))
        painter.drawText(inside, WRAPPED, self.words)

    def _fitting(self, inside: QRect) -> QFont:
        """Return the font, smaller where the words would not fit otherwise."""
        font = QFont(self.font())
        while font.pixelSize() > 8:
            metrics = QFontMetrics(font)
            widest = max(
                (metrics.horizontalAdvance(word) for word in self.words.split()), default=0
            )
            if widest <= inside.width() and (
                metrics.boundingRect(inside, WRAPPED, self.words).height() <= inside.height()
            ):
                break
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing if the first of two quick touches was on the screen before; else it is a touch."""
        was_there = (
            self._shown.isValid() and self._shown.elapsed() > QApplication.doubleClickInterval()
        )
        if self._takes_double_taps or was_there:
            super().mouseDoubleClickEvent(event)


def side_of(words: str) -> Qt.LayoutDirection:
    """Return from which side ``words`` are read, whatever is around them."""
    is_from_right = any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in words)
    return Qt.LayoutDirection.RightToLeft if is_from_right else Qt.LayoutDirection.LeftToRight


class Words(QLabel):
    """A text whose wrapped lines from right to left stand at the right edge, none of them cut off.

    Qt's label puts the space at which such a line breaks before its first word and cuts off as much
    of its last one; a text layout hangs that space outside.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, then the lines."""
        if side_of(self.text()) is Qt.LayoutDirection.LeftToRight:
            super().paintEvent(event)
            return
        QFrame.paintEvent(self, event)
        layout, height = self._lines()
        box = self.contentsRect()
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        layout.draw(painter, QPointF(box.x(), box.y() + (box.height() - height) / 2))

    def _lines(self) -> tuple[QTextLayout, float]:
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        wrap = QTextOption.WrapMode.WordWrap if self.wordWrap() else QTextOption.WrapMode.NoWrap
        option.setWrapMode(wrap)
        layout = QTextLayout(self.text().replace("\n", "\N{LINE SEPARATOR}"), self.font(), self)
        layout.setTextOption(option)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.contentsRect().width())
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout, height


def label(words: str, role: str, *, centred: bool = False) -> QLabel:
    """Return a text: plain, wrapped, not selectable."""
    result = Words()
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setText(words)
    result.setWordWrap(True)
    result.setProperty("role", role)
    result.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    side = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
    result.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return result


class Panel(QWidget):
    """Equal buttons in equal columns; every button is as high as the highest needs."""

    def __init__(self, buttons: Sequence[Button], sizes: Sizes, *, most_columns: int) -> None:
        super().__init__()
        self.buttons = tuple(buttons)
        self._gap = sizes.mm(8.2)
        self._most = most_columns
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for button in self.buttons:
            button.setParent(self)

    def keyed(self, digit: int) -> Button | None:
        """Return the button that a digit touches: the n-th."""
        return self.buttons[digit - 1] if 0 < digit <= len(self.buttons) else None

    def hasHeightForWidth(self) -> bool:
        """Fewer columns make it higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        columns = self._columns(width)
        rows = -(-len(self.buttons) // columns)
        return rows * self._row_height(width, columns) + (rows - 1) * self._gap

    def sizeHint(self) -> QSize:
        """Return the size in a usual width."""
        return QSize(600, self.heightForWidth(600))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one column."""
        return QSize(120, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons, from the side where the language begins."""
        super().resizeEvent(event)
        columns = self._columns(self.width())
        width = self._column_width(self.width(), columns)
        height = self._row_height(self.width(), columns)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for place, button in enumerate(self.buttons):
            row, column = divmod(place, columns)
            column = columns - 1 - column if is_mirrored else column
            x, y = column * (width + self._gap), row * (height + self._gap)
            button.setGeometry(x, y, width, height)

    def _columns(self, width: int) -> int:
        columns = min(self._fitting(width), self._most, len(self.buttons))
        rows = -(-len(self.buttons) // columns)
        return -(-len(self.buttons) // rows)  # 5 + 5 rather than 7 + 3

    def _fitting(self, width: int) -> int:
        needed = max(button.natural_width() for button in self.buttons)
        return max((width + self._gap) // (needed + self._gap), 1)

    def _column_width(self, width: int, columns: int) -> int:
        return (width - (columns - 1) * self._gap) // columns

    def _row_height(self, width: int, columns: int) -> int:
        column = self._column_width(width, columns)
        return max(button.heightForWidth(column) for button in self.buttons)


class NumberPanel(Panel):
    """Numbers in a row; more than ten stand closer, in rows of ten or of five, so that tens align.

    A digit touches the button that bears it. Where some have two digits it touches none: nobody who
    types 12 shall have touched 1.
    """

    def __init__(self, buttons: Sequence[Button], sizes: Sizes) -> None:
        super().__init__(buttons, sizes, most_columns=NUMBERS_IN_A_ROW)
        self._is_compact = len(buttons) > NUMBERS_IN_A_ROW
        if self._is_compact:
            self._gap = sizes.mm(3)

    def keyed(self, digit: int) -> Button | None:
        """Return the button that bears ``digit`` where no other is meant by it."""
        if any(len(button.words) > 1 for button in self.buttons):
            return None
        return next((button for button in self.buttons if button.words == str(digit)), None)

    def _columns(self, width: int) -> int:
        if not self._is_compact:
            return super()._columns(width)
        fitting = self._fitting(width)
        return next((tidy for tidy in (NUMBERS_IN_A_ROW, 5) if tidy <= fitting), fitting)


class Scroll(QWidget):
    """What does not fit scrolls, by a broad bar or by a button that says that there is more."""

    def __init__(self, content: QWidget, more_words: str, sizes: Sizes) -> None:
        super().__init__()
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(content)
        self._scroll_bar = self._area.verticalScrollBar()
        self._scroll_bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_bar.setAccessibleName(more_words)
        self._more = Button(more_words, "more", self.turn_page, sizes, role="bar", height=15)
        self._more_row = QWidget()
        row = QHBoxLayout(self._more_row)
        row.setContentsMargins(sizes.mm(6), sizes.mm(1), sizes.mm(6), sizes.mm(1))
        row.addStretch(1)
        row.addWidget(self._more)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._area, 1)
        column.addWidget(self._more_row)
        self._scroll_bar.rangeChanged.connect(self._announce)
        self._scroll_bar.valueChanged.connect(self._announce)

    def turn_page(self) -> None:
        """Show what lies below."""
        self._scroll_bar.setValue(
            self._scroll_bar.value() + self._area.viewport().height() * 4 // 5
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Say from the start whether there is more."""
        super().showEvent(event)
        self._announce()

    def _announce(self) -> None:
        # the row keeps its place while anything scrolls, so that nothing jumps under a finger
        self._more_row.setVisible(self._scroll_bar.maximum() > 0)
        self._more.setEnabled(self._scroll_bar.value() < self._scroll_bar.maximum())
