"""What a respondent enters before it is an answer: a number key by key, choices mark by mark.

It is kept in bytes that are overwritten when they are taken or given up; text would stay in memory
until something else is written there.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from enum import Enum
from fractions import Fraction

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.scale import AnswerOffScale, Scale

MINUS, POINT = "-", "."


class EntryProblem(Enum):
    """Why a number cannot be taken yet."""

    EMPTY = "empty"
    OUTSIDE = "outside"
    BETWEEN_STEPS = "between steps"


def wipe(entered: bytearray) -> None:
    """Overwrite what was entered, then forget its length too."""
    entered[:] = bytes(len(entered))
    entered.clear()


def number_in(entered: bytearray) -> Fraction:
    """Return the number that the keys wrote."""
    return Fraction(entered.decode("ascii"))


def marked_in(entered: bytearray) -> AbstractSet[int]:
    """Return the places of the marks."""
    return frozenset(place for place, mark in enumerate(entered) if mark)


def words_in(entered: bytearray) -> str:
    """Return the text that was entered."""
    return entered.decode()


class NumberEntry:
    """A number while it is entered: digits, one sign and one point where the scale needs them."""

    def __init__(self, scale: Scale) -> None:
        self._scale = scale
        self.keys = bytearray()
        """What was entered so far, as ASCII."""
        self.takes_minus = scale.minimum < 0
        self._places = max(
            len(decimal_text(n).partition(POINT)[2]) for n in (scale.minimum, scale.step)
        )
        farthest = max(abs(scale.minimum), abs(scale.maximum))
        self._digits = len(str(int(farthest))) + 1  # one more, so that nobody wonders

    def __repr__(self) -> str:
        return "<NumberEntry>"

    @property
    def takes_point(self) -> bool:
        """Whether some answer has decimals."""
        return self._places > 0

    def press(self, key: str) -> None:
        """Take a digit, a point or the minus, which turns the sign; what has no place is ignored."""
        if key == MINUS:
            self._turn_sign()
        elif key == POINT:
            self._add_point()
        elif key.isascii() and key.isdigit() and self._has_room():
            self._add_digit(key)

    def delete(self) -> None:
        """Take the last key back."""
        if self.keys:
            self.keys[-1] = 0
            del self.keys[-1]

    def shown(self, point: str) -> str:
        """Return what was entered as one reads it."""
        return self.keys.decode("ascii").replace(MINUS, "\N{MINUS SIGN}").replace(POINT, point)

    @property
    def problem(self) -> EntryProblem | None:
        """Why this cannot be the answer, or None."""
        if not any(chr(key).isdigit() for key in self.keys):
            return EntryProblem.EMPTY
        number = number_in(self.keys)
        if not self._scale.minimum <= number <= self._scale.maximum:
            return EntryProblem.OUTSIDE
        try:
            self._scale.position(number)
        except AnswerOffScale:
            return EntryProblem.BETWEEN_STEPS
        return None

    def _turn_sign(self) -> None:
        if self.keys.startswith(MINUS.encode()):
            del self.keys[0]
        elif self.takes_minus:
            self.keys.insert(0, ord(MINUS))

    def _add_point(self) -> None:
        if not self.takes_point or POINT.encode() in self.keys:
            return
        if not self._whole_digits():
            self.keys += b"0"
        self.keys += POINT.encode()

    def _add_digit(self, key: str) -> None:
        if self._parts() == ("0", "", ""):  # no leading zero
            del self.keys[-1]
        self.keys += key.encode()

    def _parts(self) -> tuple[str, str, str]:
        return self.keys.decode("ascii").lstrip(MINUS).partition(POINT)

    def _whole_digits(self) -> int:
        return len(self._parts()[0])

    def _has_room(self) -> bool:
        _, point, decimals = self._parts()
        return len(decimals) < self._places if point else self._whole_digits() < self._digits
