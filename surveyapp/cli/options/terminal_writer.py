"""How values of tables are written at a terminal: in English, with four decimals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from surveyapp.analyses.base.formats import Format
from surveyapp.cli.options.output import shown_chance, shown_number, shown_p
from surveyapp.messages.numerals import NONE, rounded_up

_WRITTEN: Mapping[Format, Callable[[Any], str]] = {
    Format.TEXT: lambda value: "" if value is None else str(value),
    Format.COUNT: lambda value: NONE if value is None else str(value),
    Format.FLAG: lambda value: "yes" if value else "no",
    Format.DAY: lambda value: NONE if value is None else str(value),
    Format.NOTHING: lambda _value: NONE,
    Format.EPSILON: lambda value: "∞" if value is None else rounded_up(value),
    **dict.fromkeys(
        (Format.GIVEN, Format.GIVEN_SHARE),
        lambda value: NONE if value is None else f"{value:.6g}",
    ),
}


class TerminalWriter:
    """Writes values for a terminal; see ``Writer``."""

    def say(self, text: str, **facts: object) -> str:
        """Return a text, filled in."""
        return text.format(**facts)

    def sentence(self, text: str) -> str:
        """Return a text in English."""
        return str(text)

    def level(self, level: float) -> str:
        """Return a confidence level, such as ``95 %``."""
        return f"{100 * level:g} %"

    def value(self, kind: Format, value: object, error: float = 0.0) -> str:
        """Return one value; see ``Writer.value``."""
        if kind in _WRITTEN:
            return _WRITTEN[kind](value)
        number = value if isinstance(value, int | float) else None
        match kind:
            case Format.P_VALUE:
                return shown_p(number)
            case Format.CHANCE:
                return shown_chance(number, error)
        return shown_number(number, error)

    def interval(
        self, kind: Format, low: float | None, high: float | None, error: float = 0.0
    ) -> str:
        """Return an interval; see ``Writer.interval``."""
        return " – ".join(self.value(kind, end, error) for end in (low, high))
