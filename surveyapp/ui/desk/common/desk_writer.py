"""Values and titles of declared tables, in the analyst's language."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from datetime import date

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.formats import OF_POINTS, SPAN, SPAN_OF_POINTS, Format
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import NONE
from surveyapp.options import CONTEXT
from surveyapp.services.analyses.writer import NO, YES
from surveyapp.ui.languages import in_its_direction
from surveyapp.ui.widgets.number_format import (
    chance_text,
    day,
    decimal,
    epsilon,
    level_text,
    percent,
    percent_number,
    percent_range,
    points_text,
    quantity,
    quantity_range,
    sentence,
    short_percent,
    whole_text,
)

DECIMALS = 4
POINT_DECIMALS = 3
LARGEST_SHOWN = 1e6


def _number_text(value: float | None) -> str:
    """Return a coefficient or a ratio with four decimals; a dash where there is none."""
    if value is None or not math.isfinite(value):
        return NONE
    if abs(value) >= LARGEST_SHOWN:
        return decimal(value, "g", 4)
    return decimal(round(value, DECIMALS), "f", DECIMALS)


def _p_text(value: float | None) -> str:
    """Return a p-value with four decimals."""
    if value is None:
        return NONE
    least = 10.0**-DECIMALS
    return f"< {_number_text(least)}" if value < least else _number_text(value)


_WRITTEN: Mapping[Format, Callable[[float, float], str]] = {
    Format.COUNT: lambda value, _error: whole_text(round(value)),
    Format.SHARE: lambda value, _error: percent(value),
    Format.QUANTITY: quantity,
    Format.PRECISE: lambda value, _error: _number_text(value),
    Format.P_VALUE: lambda value, _error: _p_text(value),
    Format.CHANCE: chance_text,
    Format.POINTS: lambda value, _error: points_text(value, POINT_DECIMALS),
    Format.GIVEN: lambda value, _error: decimal(value, "g", 6),
    Format.GIVEN_SHARE: lambda value, _error: short_percent(value),
}


class DeskWriter:
    """Writes for the desk's windows; see ``Writer``."""

    def say(self, text: str, **facts: object) -> str:
        """Return a text of the analyses, translated and filled in."""
        return QCoreApplication.translate(CONTEXT, text).format(**facts)

    def sentence(self, text: str) -> str:
        """Return a notice in the language of the program, beginning large; other text in its direction."""
        if not isinstance(text, Notice):
            return in_its_direction(text)
        said = sentence(text)
        return said[:1].upper() + said[1:]

    def level(self, level: float) -> str:
        """Return a confidence level."""
        return level_text(level)

    def value(self, kind: Format, value: object, error: float = 0.0) -> str:
        """Return one value; a dash where there is none."""
        if kind is Format.FLAG:
            return self.say(YES) if value else self.say(NO)
        if kind is Format.EPSILON:
            return epsilon(value if isinstance(value, int | float) else None)
        if value is None or kind is Format.NOTHING:
            return NONE
        if isinstance(value, date):
            return day(value)
        if isinstance(value, int | float) and kind is Format.DIFFERENCE:
            return self.say(OF_POINTS, number=percent_number(value))
        if isinstance(value, int | float) and kind in _WRITTEN:
            return _WRITTEN[kind](value, error)
        return sentence(str(value) if not isinstance(value, str) else value) or NONE

    def interval(
        self, kind: Format, low: float | None, high: float | None, error: float = 0.0
    ) -> str:
        """Return an interval; a dash where there is none."""
        if low is None or high is None:
            return NONE
        match kind:
            case Format.SHARE:
                return percent_range(low, high)
            case Format.DIFFERENCE:
                return self.say(SPAN_OF_POINTS, low=percent_number(low), high=percent_number(high))
            case Format.QUANTITY if low >= 0:
                return quantity_range(low, high, error)
        first, last = (self.value(kind, end, error) for end in (low, high))
        has_signs = low < 0 or kind is Format.PRECISE
        return self.say(SPAN, low=first, high=last) if has_signs else f"{first} – {last}"
