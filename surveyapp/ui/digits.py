"""The digits of the person's language, in which windows write all numbers."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

_OF_PROSE = re.compile(
    r"(?<![^\s(±\u200f])(?<![=+−·×/<>≥≤…] )"
    r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+(?:\.[0-9]+)?)"
    r"(?=[\s)?؟;؛،…]|[.,:](?!\S)|$)(?! [=+−·×/<>≥≤…])"
)
"""A number that stands by itself in a sentence."""

_PLAIN = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


def locale() -> QLocale:
    """Return the person's locale; plain English where the system names none."""
    chosen = QLocale()
    # its language is asked for thousands of times, and an enum is slow
    return _PLAIN if chosen.name() == "C" else chosen


def has_own_digits() -> bool:
    """Return whether the locale has other digits than 0 to 9."""
    return locale().zeroDigit() != "0"


def in_own_digits(text: str) -> str:
    """Return a translated text with its own numbers in the digits of the locale: ``95 %`` as ``٩٥ %``.

    Numbers in names, in dates, in formulas and in what is to be typed stay as they are.
    """
    return _OF_PROSE.sub(_with_own_signs, text) if has_own_digits() else text


def _with_own_signs(found: re.Match[str]) -> str:
    return in_own_signs(found[0])


def in_own_signs(number: str) -> str:
    """Return an English number in the digits, the decimal sign and the separator of the locale."""
    own = locale()
    zero = ord(own.zeroDigit())
    signs = {".": own.decimalPoint(), ",": own.groupSeparator()}
    return "".join(chr(zero + int(c)) if c.isdigit() else signs.get(c, c) for c in number)
