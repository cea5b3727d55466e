"""Numbers as the analyst's language writes them, and as people type them."""

from __future__ import annotations

import math
from datetime import date
from fractions import Fraction

from PySide6.QtCore import QLocale

from surveyapp.designs.exact import exact, rounded_up
from surveyapp.designs.parameters import NotANumber

NONE = "–"


def whole(number: int) -> str:
    """Return a count with its thousands apart."""
    return QLocale().toString(number)


def percent(share: float | None, decimals: int = 2) -> str:
    """Return a share as ``12.34 %``; a dash where there is none."""
    if share is None or not math.isfinite(share):
        return NONE
    return f"{percent_number(share, decimals)}\N{NO-BREAK SPACE}%"


def percent_number(share: float, decimals: int = 2) -> str:
    """Return a share in per cent, without the sign."""
    rounded = round(100 * share, decimals)
    return QLocale().toString(rounded + 0.0, "f", decimals)  # + 0.0 turns −0.00 into 0.00


def percent_range(low: float, high: float, decimals: int = 2) -> str:
    """Return an interval of shares as ``10.21 – 14.45 %``."""
    return f"{percent_number(low, decimals)} – {percent(high, decimals)}"


def epsilon(value: float | None) -> str:
    """Return ε with four decimals, rounded up; None is infinite."""
    if value is None:
        return "∞"
    return rounded_up(value).replace(".", QLocale().decimalPoint())


def day(value: date | None) -> str:
    """Return a day in the short form of the language."""
    if value is None:
        return NONE
    return QLocale().toString(value, QLocale.FormatType.ShortFormat)


def typed(name: str, text: str) -> Fraction:
    """Return the number that a person typed: ``0.05``, ``1/20``, ``5 %`` or, in French, ``0,05``.

    Raises:
        NotANumber: about ``name``, if it is none of these.
    """
    try:
        return exact_text(text)
    except ValueError as problem:
        raise NotANumber(parameter=name, value=f'"{text}"') from problem


def exact_text(text: str) -> Fraction:
    """Return the number that ``text`` writes.

    Raises:
        ValueError: if it writes none.
    """
    plain = "".join(text.split())
    if QLocale().decimalPoint() == ",":
        plain = plain.replace(",", ".")
    if plain.endswith("%"):
        return exact(plain[:-1]) / 100
    return exact(plain)
