"""A number is entered on a pad of large keys, or by the keyboard; no line edit, no clipboard, no history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Protocol

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.scale import Scale
from surveyapp.services.kiosk.answer_entry import MINUS, POINT, EntryProblem, NumberEntry, wipe
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button, label, one_line
from surveyapp.ui.kiosk.base.panel import DELETES, Flat, KeyPad, Panel
from surveyapp.ui.kiosk.base.style import GAP, Sizes
from surveyapp.ui.kiosk.base.view import ENTER, digit_of

LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"
"""A number with a sign stays one in a sentence from right to left."""


class Entering(QWidget):
    """What an answer is entered with; ``confirm_button`` leads on."""

    confirm_button: Button
    panel: Panel | None = None
    """Its buttons that digits touch, where it has any."""

    def key_pressed(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """Let a key of the keyboard enter something; return whether it did."""
        return False

    def turned_away(self) -> Sequence[Button]:
        """Return the buttons that are there and cannot be seen yet."""
        return ()

    def confirm(self) -> None:
        """Hand the answer on and forget it; or say what is missing."""
        raise NotImplementedError


class PadEntry(Protocol):
    """What a pad enters, key by key, in bytes that are overwritten."""

    keys: bytearray

    def press(self, key: str) -> None:
        """Take a key; what has no place is ignored."""

    def delete(self) -> None:
        """Take the last key back."""


BESIDE = 33.0
"""Millimetres beside the keys from which what was entered has room there."""


class Pad(Entering, Flat):
    """A pad of digits above which stands what was entered; what cannot be the answer it does not take.

    Where the screen has little room, what was entered stands beside the keys.
    """

    def __init__(self, entry: PadEntry, take: Callable[[bytearray], object], sizes: Sizes) -> None:
        super().__init__()
        self._entry = entry
        self._take = take
        self._is_taken = False
        self._sizes = sizes
        self._hint = hint_label(self._bounds(), sizes)
        speak_as(self._hint, self._bounds().splitlines())  # what is entered changes no sound
        self._number = one_line("number_display")
        speak_as(self._number, [])
        self._number.setObjectName("number_display")
        self._number.setFixedHeight(sizes.mm(13))
        self._number.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.confirm_button = Button(
            self.tr("Confirm"), "number_confirm", self.confirm, sizes, role="primary"
        )
        column = self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.space(3))
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(sizes.mm(5))
        row.addWidget(self._hint, 2)
        row.addWidget(self._number, 1)
        column.addLayout(row, 1)
        delete = Button(
            DELETES, "number_delete", self.delete, sizes, role="pad", says=self.tr("Delete")
        )
        others = [delete, *self._signs()]
        if (
            sizes.is_narrow and not sizes.is_high and len(others) > 2
        ):  # else there is a row too many
            row.setSpacing(sizes.mm(2))
            self._number.setFixedWidth(sizes.mm(26))
            row.addSpacing(sizes.mm(GAP - 4))
            row.addWidget(others.pop(0))
            column.setSpacing(sizes.mm(GAP))
        keys = KeyPad([self._key(digit) for digit in "1234567890"], others, sizes)
        column.addWidget(keys)
        left = sizes.width - 2 * sizes.side - keys.minimumSizeHint().width() - sizes.mm(GAP)
        self._has_room_beside = row.count() == 2 and left >= sizes.mm(BESIDE)
        self._show()

    def flatten(self, *, is_flat: bool) -> None:
        """Have what was entered stand beside the keys, or above them."""
        is_beside = is_flat and self._has_room_beside
        sizes, way = self._sizes, QBoxLayout.Direction
        self._column.setDirection(way.LeftToRight if is_beside else way.TopToBottom)
        self._column.setSpacing(sizes.mm(GAP) if is_beside else sizes.space(3))
        self._row.setDirection(way.TopToBottom if is_beside else way.LeftToRight)
        self._row.setSpacing(0 if is_beside else sizes.mm(5))

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Let the keyboard do what the pad's keys do."""
        digit = digit_of(event)
        if digit is not None:
            self.press(str(digit))
        elif event.key() in ENTER and not event.isAutoRepeat():
            self.confirm()
        elif event.key() == Qt.Key.Key_Backspace:
            self.delete()
        else:
            sign = self._sign_of(event)
            if sign:
                self.press(sign)
        return True

    def press(self, key: str) -> None:
        """Take a key."""
        if not self._is_taken:
            self._entry.press(key)
            self._show()

    def delete(self) -> None:
        """Take the last key back."""
        if not self._is_taken:
            self._entry.delete()
            self._show()

    def confirm(self) -> None:
        """Hand on what was entered and forget it; or say what can be."""
        if self._is_taken:
            return
        problem = self._problem()
        if problem:
            say_in(self._hint, problem, is_problem=True)
        else:
            self._is_taken = True
            self._take(self._answer())

    def hideEvent(self, event: QHideEvent) -> None:
        """Overwrite what was entered when the screen is left, whatever leads away from it."""
        super().hideEvent(event)
        wipe(self._entry.keys)
        self._show()

    def _answer(self) -> bytearray:
        """Return what is handed on; it is overwritten there."""
        return self._entry.keys

    def _signs(self) -> list[Button]:
        """Return the keys beside the digits and Delete."""
        return []

    def _sign_of(self, event: QKeyEvent) -> str:  # noqa: ARG002
        """Return the sign that a key of the keyboard presses; empty if none."""
        return ""

    def _bounds(self) -> str:
        """Return what can be entered."""
        raise NotImplementedError

    def _problem(self) -> str:
        """Return why this cannot be the answer yet; empty if it can."""
        raise NotImplementedError

    def _shown(self) -> str:
        """Return what was entered as one reads it."""
        raise NotImplementedError

    def _says(self, shown: str) -> str:
        """Return what a screen reader says of it."""
        raise NotImplementedError

    def _key(self, key: str, words: str = "", says: str = "", name: str = "") -> Button:
        return Button(
            words or key,
            name or f"number_{key}",
            lambda: self.press(key),
            self._sizes,
            role="pad",
            says=says,
        )

    def _show(self) -> None:
        shown = self._shown()
        self._number.setText(LEFT_TO_RIGHT.format(shown) if shown else "")
        self._number.setAccessibleName(self._says(shown))
        say_in(self._hint, self._bounds(), is_problem=False)


class NumberPad(Pad):
    """Takes one number of a scale and hands it on once; what is off the scale it does not take."""

    def __init__(
        self, scale: Scale, language: str, take: Callable[[bytearray], object], sizes: Sizes
    ) -> None:
        self._entered = NumberEntry(scale)
        self._scale = scale
        self._point = _decimal_point(language)
        super().__init__(self._entered, take, sizes)

    def _signs(self) -> list[Button]:
        signs = []
        if self._entered.takes_minus:
            minus = self.tr("Minus")
            signs.append(self._key(MINUS, "\N{MINUS SIGN}", minus, "number_minus"))
        if self._entered.takes_point:
            point = self.tr("Decimal point")
            signs.append(self._key(POINT, self._point, point, "number_point"))
        return signs

    def _sign_of(self, event: QKeyEvent) -> str:
        if event.key() == Qt.Key.Key_Minus and not event.isAutoRepeat():
            return MINUS
        return POINT if event.key() in {Qt.Key.Key_Period, Qt.Key.Key_Comma} else ""

    def _shown(self) -> str:
        return self._entered.shown(self._point)

    def _says(self, shown: str) -> str:
        return self.tr("Your number: {number}").format(number=shown)

    def _bounds(self) -> str:
        words = (
            self.tr("A number from {low} to {high}")
            if self._scale.step == 1 or self._scale.is_any
            else self.tr("A number from {low} to {high}, in steps of {step}")
        )
        return self._filled(words)

    def _problem(self) -> str:
        problem = self._entered.problem
        if problem is None:
            return ""
        words = {
            EntryProblem.EMPTY: self.tr("Please enter a number from {low} to {high}."),
            EntryProblem.OUTSIDE: self.tr(
                "The number must be from {low} to {high}. Please change it."
            ),
            EntryProblem.BETWEEN_STEPS: self.tr(
                "From {low}, numbers go in steps of {step}. Please change yours."
            ),
        }
        return self._filled(words[problem])

    def _filled(self, words: str) -> str:
        scale = self._scale
        return words.format(
            low=self._read(scale.minimum),
            high=self._read(scale.maximum),
            step=self._read(scale.step),
        )

    def _read(self, number: Fraction) -> str:
        text = decimal_text(number).replace(MINUS, "\N{MINUS SIGN}").replace(POINT, self._point)
        return LEFT_TO_RIGHT.format(text)


def _decimal_point(language: str) -> str:
    """Return a point or a comma, as the language writes numbers in digits 0 to 9."""
    return "," if QLocale(language).decimalPoint() == "," else POINT


def hint_label(words: str, sizes: Sizes) -> QLabel:
    """Return a line that states what can be entered, with room for a problem."""
    hint = label(words, "hint", centred=False)
    hint.setObjectName("entry_hint")
    hint.setMinimumHeight(sizes.pt(18) * 8 // 5)
    return hint


def say_in(hint: QLabel, words: str, *, is_problem: bool) -> None:
    """Show ``words`` in a hint, calmly marked where they state a problem."""
    role = "problem" if is_problem else "hint"
    hint.setText(words)
    if hint.property("role") != role:
        hint.setProperty("role", role)
        hint.style().unpolish(hint)
        hint.style().polish(hint)
