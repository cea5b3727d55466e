"""What is touched on a screen: equal buttons in columns, numbers in rows, the keys of a pad."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import GAP, SMALLEST_TARGET, Sizes

NUMBERS_IN_A_ROW = 10
NARROWEST_COLUMN = 40.0
"""Millimetres of a column in which words wrap."""
WIDEST_PAD = 170.0
"""Millimetres."""
_Rows = list[list[Button | None]]
DELETES = "\N{LEFTWARDS ARROW}"
"""On the key that deletes: words have no room on it in most languages."""


class Flat:
    """What can be made lower where a screen has little room."""

    def flatten(self, *, is_flat: bool) -> None:
        """Be as low as is possible, or as usual."""


class Panel(QWidget, Flat):
    """Equal buttons in equal columns; every button is as high as the highest needs.

    Words stand on one line, unless the panel is made flat: then they wrap, and more columns save rows.
    """

    def __init__(self, buttons: Sequence[Button], sizes: Sizes, *, most_columns: int) -> None:
        super().__init__()
        self.buttons = tuple(buttons)
        self._gap = sizes.mm(GAP)
        self._most = most_columns
        self._narrowest_column = sizes.mm(NARROWEST_COLUMN)
        self._is_flat = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for button in self.buttons:
            button.setParent(self)

    def keyed(self, digit: int) -> Button | None:
        """Return the button that a digit touches: the n-th."""
        return self.buttons[digit - 1] if 0 < digit <= len(self.buttons) else None

    def flatten(self, *, is_flat: bool) -> None:
        """Be as low as words that wrap allow, or as usual."""
        self._is_flat = is_flat

    def hasHeightForWidth(self) -> bool:
        """Fewer columns make it higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        return self._height(width, self._columns(width))

    def sizeHint(self) -> QSize:
        """Return the size in a usual width."""
        return QSize(600, self.heightForWidth(600))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one column."""
        return QSize(120, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Place the buttons, from the side where the language begins."""
        columns = self._columns(self.width())
        width = self._column_width(self.width(), columns)
        height = self._row_height(self.width(), columns)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for place, button in enumerate(self.buttons):
            row, column = divmod(place, columns)
            column = columns - 1 - column if is_mirrored else column
            x, y = column * (width + self._gap), row * (height + self._gap)
            button.setGeometry(x, y, width, height)

    def rows(self) -> Iterator[QRect]:
        """Yield the boxes of the rows, from the top."""
        tops = sorted({button.y() for button in self.buttons})
        for top in tops:
            high = max(button.height() for button in self.buttons if button.y() == top)
            yield QRect(0, top, self.width(), high)

    def _columns(self, width: int) -> int:
        if self._is_flat:
            return min(self._columns_of_words(width), key=lambda each: self._height(width, each))
        if len(self.buttons) == 3 and self._most == 2:
            return 1  # none of three hangs alone below the first
        columns = min(self._fitting(width), self._most, len(self.buttons))
        rows = -(-len(self.buttons) // columns)
        return -(-len(self.buttons) // rows)  # 5 + 5 rather than 7 + 3

    def _columns_of_words(self, width: int) -> Iterator[int]:
        """Yield each number of columns in which no row is nearly empty and no word is cut."""
        count = len(self.buttons)
        for rows in range(count, 0, -1):
            columns = -(-count // rows)
            size = QSize(self._column_width(width, columns), self._row_height(width, columns))
            is_even = count != 3 or columns != 2
            is_wide = is_even and size.width() >= self._narrowest_column
            if columns == 1 or (is_wide and all(each.has_room(size) for each in self.buttons)):
                yield columns

    def _height(self, width: int, columns: int) -> int:
        rows = -(-len(self.buttons) // columns)
        return rows * self._row_height(width, columns) + (rows - 1) * self._gap

    def _fitting(self, width: int) -> int:
        needed = max(button.natural_width() for button in self.buttons)
        return max((width + self._gap) // (needed + self._gap), 1)

    def _column_width(self, width: int, columns: int) -> int:
        return (width - (columns - 1) * self._gap) // columns

    def _row_height(self, width: int, columns: int) -> int:
        column = self._column_width(width, columns)
        return max(button.heightForWidth(column) for button in self.buttons)


class NumberPanel(Panel):
    """Numbers in a row; more than ten stand in rows of ten or of five, so that tens align.

    A digit touches the button that bears it. Where some have two digits it touches none: nobody who
    types 12 shall have touched 1.
    """

    def __init__(self, buttons: Sequence[Button], sizes: Sizes) -> None:
        super().__init__(buttons, sizes, most_columns=NUMBERS_IN_A_ROW)
        self._is_compact = len(buttons) > NUMBERS_IN_A_ROW

    def keyed(self, digit: int) -> Button | None:
        """Return the button that bears ``digit`` where no other is meant by it."""
        if any(len(button.words) > 1 for button in self.buttons):
            return None
        return next((button for button in self.buttons if button.words == str(digit)), None)

    def flatten(self, *, is_flat: bool) -> None:
        """Stay as it is: numbers do not wrap."""

    def _columns(self, width: int) -> int:
        if not self._is_compact:
            return super()._columns(width)
        fitting = self._fitting(width)
        return next((tidy for tidy in (NUMBERS_IN_A_ROW, 5) if tidy <= fitting), fitting)


class KeyPad(Panel):
    """The keys of a pad, in the order of a telephone's where the panel is high enough for its rows.

    A lower panel has more keys in a row, but four where something stands beside them. Digits stand the same
    in every language.
    """

    def __init__(
        self,
        digits: Sequence[Button],
        others: Sequence[Button],
        sizes: Sizes,
        *,
        is_beside: bool = False,
    ) -> None:
        super().__init__([*digits, *others], sizes, most_columns=1)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._key = QSize(sizes.mm(SMALLEST_TARGET), sizes.mm(SMALLEST_TARGET))
        keys = list(digits), list(others)
        is_slim = sizes.is_narrow or is_beside
        self._low = _low_rows(*keys, is_slim=is_slim)
        self._high = _high_rows(*keys) if sizes.is_high else self._low
        self._rows_of_keys = self._high
        self._widest = sizes.mm(WIDEST_PAD)
        self._narrowest = max(map(len, self._low)) * (self._key.width() + self._gap) - self._gap

    def flatten(self, *, is_flat: bool) -> None:
        """Have fewer rows, or as many as the panel has room for."""
        self._rows_of_keys = self._low if is_flat else self._high
        self._place()

    def heightForWidth(self, width: int) -> int:  # noqa: ARG002 - keys do not wrap
        """Return the height of all rows."""
        rows = len(self._rows_of_keys)
        return rows * self._key.height() + (rows - 1) * self._gap

    def minimumSizeHint(self) -> QSize:
        """Return the width of the smallest keys."""
        return QSize(self._narrowest, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the keys in the middle."""
        QWidget.resizeEvent(self, event)
        self._place()

    def _place(self) -> None:
        most = max(len(row) for row in self._rows_of_keys)
        across = min(self.width(), self._widest)
        width = min((across - (most - 1) * self._gap) // most, 2 * self._key.width())
        left = (self.width() - most * width - (most - 1) * self._gap) // 2
        for row, keys in enumerate(self._rows_of_keys):
            for column, key in enumerate(keys):
                if key is not None:
                    x, y = (
                        left + column * (width + self._gap),
                        row * (self._key.height() + self._gap),
                    )
                    key.setGeometry(x, y, width, self._key.height())


def _high_rows(digits: list[Button], others: list[Button]) -> _Rows:
    """Return a telephone's rows; ``digits`` go from 1 to 9, then 0, and ``others`` begin with Delete."""
    zero, delete = digits[9], others[0]
    rows: _Rows = [[*digits[at : at + 3]] for at in (0, 3, 6)]
    if len(others) > 2:
        return [[*rows[0], delete], *rows[1:], [others[1], zero, others[2]]]
    return [*rows, [others[1] if len(others) > 1 else None, zero, delete]]


def _low_rows(digits: list[Button], others: list[Button], *, is_slim: bool) -> _Rows:
    """Return fewer rows with more keys in each, or with four of them."""
    keys = [*digits, *others]
    if is_slim:
        return [[*keys[at : at + 4]] for at in range(0, len(keys), 4)]
    return [[*digits[:5], *others[0:1]], [*digits[5:], *others[1:]]]
