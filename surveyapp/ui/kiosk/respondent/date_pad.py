"""A day is entered on the pad of digits: day, month, year, or the year first where a language writes so."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeyEvent

from surveyapp.services.kiosk.answer_entry import wipe
from surveyapp.survey.types.date import EARLIEST, LATEST, Date
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.respondent.number_pad import Pad

NEXT = "/"
"""The key that ends a day or month of one digit."""
AS_ITS_WORDS = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"
"""A day reads in the direction of its month's name."""
_LENGTHS = {"d": 2, "m": 2, "y": 4}
_LARGEST_FIRST = {"d": "3", "m": "1", "y": "9"}
"""The largest first digit of each part; a larger one is the whole day or month."""


class DayEntry:
    """A day while it is entered: digits, in bytes that are overwritten."""

    def __init__(self, order: str) -> None:
        self.keys = bytearray()
        self._order = order

    def __repr__(self) -> str:
        return "<DayEntry>"

    def press(self, key: str) -> None:
        """Take a digit, or the key that ends a day or month of one digit; what has no place is ignored."""
        part, at = self._place
        if key == NEXT:
            if part in {"d", "m"} and at == 1 and self.keys[-1:] != b"0":
                self.keys[-1:] = b"0" + self.keys[-1:]
        elif part and key.isascii() and key.isdigit():
            if at == 0 and key > _LARGEST_FIRST[part]:
                self.keys += b"0"
            self.keys += key.encode()

    def delete(self) -> None:
        """Take the last key back."""
        if self.keys:
            self.keys[-1] = 0
            del self.keys[-1]

    @property
    def parts(self) -> dict[str, str]:
        """The digits so far of the day, the month and the year, in the order in which they are entered."""
        digits, found = self.keys.decode("ascii"), {}
        for part in self._order:
            found[part], digits = digits[: _LENGTHS[part]], digits[_LENGTHS[part] :]
        return found

    @property
    def day(self) -> date | None:
        """The day that was entered; None where it is none, or not yet."""
        parts = self.parts
        if len(parts["d"]) == 1 and self._order.endswith("d"):  # nothing follows it
            parts["d"] = parts["d"].zfill(2)
        if any(len(parts[part]) < length for part, length in _LENGTHS.items()):
            return None
        try:
            return date(int(parts["y"]), int(parts["m"]), int(parts["d"]))
        except ValueError:
            return None

    @property
    def _place(self) -> tuple[str, int]:
        """The part that the next digit belongs to, and how many it has; no part where all are there."""
        for part, digits in self.parts.items():
            if len(digits) < _LENGTHS[part]:
                return part, len(digits)
        return "", 0


class DatePad(Pad):
    """Takes one day and hands it on once; a day that there is not it does not take."""

    def __init__(
        self, asked: Date, language: str, take: Callable[[bytearray], object], sizes: Sizes
    ) -> None:
        self._locale = QLocale(language)
        short = self._locale.dateFormat(QLocale.FormatType.ShortFormat)
        self._is_year_first = short.lstrip("'\u200e\u200f").startswith("y")
        self._days = asked.unlisted
        self._entered = DayEntry("ymd" if self._is_year_first else "dmy")
        super().__init__(self._entered, take, sizes)

    def _signs(self) -> list[Button]:
        return [self._key(NEXT, NEXT, self.tr("Next part"), "date_next")]

    def _sign_of(self, event: QKeyEvent) -> str:
        ends = {Qt.Key.Key_Slash, Qt.Key.Key_Period, Qt.Key.Key_Comma, Qt.Key.Key_Minus}
        return NEXT if event.key() in {*ends, Qt.Key.Key_Space} else ""

    def _answer(self) -> bytearray:
        day = self._entered.day
        assert day is not None  # noqa: S101 - there was no problem
        wipe(self._entered.keys)
        return bytearray(day.isoformat(), "ascii")

    def _bounds(self) -> str:
        words = (
            self.tr("Year, month and day: {day}")
            if self._is_year_first
            else self.tr("Day, month and year: {day}")
        )
        parts = ("2026", "11", "22") if self._is_year_first else ("22", "11", "2026")
        return "\n".join((words.format(day=f" {NEXT} ".join(parts)), self._ends())).strip()

    def _ends(self) -> str:
        """Return the ends that the survey names."""
        days = self._days
        first, last = self._read(days.minimum), self._read(days.maximum)
        if days.minimum > EARLIEST and days.maximum < LATEST:
            return self.tr("From {first} to {last}").format(first=first, last=last)
        if days.minimum > EARLIEST:
            return self.tr("Not before {first}").format(first=first)
        return self.tr("Not after {last}").format(last=last) if days.maximum < LATEST else ""

    def _problem(self) -> str:
        if not self._entered.keys:
            return self.tr("Please enter a date.")
        day = self._entered.day
        if day is None:
            return self.tr("This is not a date yet. Please change it.")
        if not self._days.minimum <= day <= self._days.maximum:
            return self._ends()
        return ""

    def _shown(self) -> str:
        day = self._entered.day
        if day is not None:
            return self._read(day)
        parts = self._entered.parts.items()
        return (
            f" {NEXT} ".join(digits.ljust(_LENGTHS[part], "–") for part, digits in parts)
            if self._entered.keys
            else ""
        )

    def _says(self, shown: str) -> str:
        return self.tr("Your date: {date}").format(date=shown)

    def _read(self, day: date) -> str:
        """Return a day with its month as a word, so that nobody takes one for the other."""
        month = self._locale.monthName(day.month, QLocale.FormatType.ShortFormat)
        parts = [str(day.day), month, str(day.year)]  # digits as those of the keys
        return AS_ITS_WORDS.format(" ".join(reversed(parts) if self._is_year_first else parts))
