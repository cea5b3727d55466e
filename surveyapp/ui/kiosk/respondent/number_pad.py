"""A number is entered on a pad of large keys, or by the keyboard; no line edit, no clipboard, no history."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.scale import Scale
from surveyapp.services.kiosk.answer_entry import MINUS, POINT, EntryProblem, NumberEntry, wipe
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.panel import DELETES, KeyPad
from surveyapp.ui.kiosk.base.speech import speak_as
from surveyapp.ui.kiosk.base.style import GAP, Sizes
from surveyapp.ui.kiosk.base.view import digit_of

LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"
"""A number with a sign stays one in a sentence from right to left."""


class NumberPad(QWidget):
    """Takes one number of a scale and hands it on once; what is off the scale it does not take."""

    def __init__(
        self, scale: Scale, language: str, take: Callable[[bytearray], object], sizes: Sizes
    ) -> None:
        super().__init__()
        self._entry = NumberEntry(scale)
        self._scale = scale
        self._take = take
        self._is_taken = False
        self._sizes = sizes
        self._point = _decimal_point(language)
        self._hint = hint_label(self._bounds(), sizes)
        speak_as(self._hint, [self._bounds()])  # what is entered changes no sound
        self._number = label("", "number_display", centred=True)
        speak_as(self._number, [])
        self._number.setObjectName("number_display")
        self._number.setFixedHeight(sizes.mm(13))
        self._number.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.confirm_button = Button(
            self.tr("Confirm"), "number_confirm", self.confirm, sizes, role="primary"
        )
        """What leads on."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.space(3))
        row = QHBoxLayout()
        row.setSpacing(sizes.mm(5))
        row.addWidget(self._hint, 2)
        row.addWidget(self._number, 1)
        column.addLayout(row)
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
        column.addWidget(KeyPad([self._key(digit) for digit in "1234567890"], others, sizes))
        self._show()

    def key_pressed(self, event: QKeyEvent) -> None:
        """Let the keyboard do what the pad's keys do."""
        digit = digit_of(event)
        if digit is not None:
            self.press(str(digit))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.confirm()
        elif event.key() == Qt.Key.Key_Backspace:
            self.delete()
        elif event.key() == Qt.Key.Key_Minus and not event.isAutoRepeat():
            self.press(MINUS)
        elif event.key() in {Qt.Key.Key_Period, Qt.Key.Key_Comma}:
            self.press(POINT)

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
        """Hand the number on and forget it; or say which numbers there are."""
        if self._is_taken:
            return
        problem = self._entry.problem
        if problem is None:
            self._is_taken = True
            self._take(self._entry.keys)
        else:
            say_in(self._hint, self._sentence(problem), is_problem=True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Overwrite what was entered when the screen is left, whatever leads away from it."""
        super().hideEvent(event)
        wipe(self._entry.keys)
        self._show()

    def _signs(self) -> list[Button]:
        signs = []
        if self._entry.takes_minus:
            minus = self.tr("Minus")
            signs.append(self._key(MINUS, "\N{MINUS SIGN}", minus, "number_minus"))
        if self._entry.takes_point:
            point = self.tr("Decimal point")
            signs.append(self._key(POINT, self._point, point, "number_point"))
        return signs

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
        shown = self._entry.shown(self._point)
        self._number.setText(LEFT_TO_RIGHT.format(shown) if shown else "")
        self._number.setAccessibleName(self.tr("Your number: {number}").format(number=shown))
        say_in(self._hint, self._bounds(), is_problem=False)

    def _bounds(self) -> str:
        words = (
            self.tr("A number from {low} to {high}")
            if self._scale.step == 1 or self._scale.is_any
            else self.tr("A number from {low} to {high}, in steps of {step}")
        )
        return self._filled(words)

    def _sentence(self, problem: EntryProblem) -> str:
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


def hint_label(words: str, sizes: Sizes, *, centred: bool = False) -> QLabel:
    """Return a line that states what can be entered, with room for a problem."""
    hint = label(words, "hint", centred=centred)
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
