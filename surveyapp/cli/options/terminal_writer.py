"""How values of tables are written at a terminal: in English, with four decimals."""

from __future__ import annotations

from surveyapp.analyses.base.formats import Format
from surveyapp.cli.options.output import shown_chance, shown_number, shown_p
from surveyapp.messages.numerals import NONE, rounded_up


class TerminalWriter:
    """Writes values for a terminal; see ``Writer``."""

    def say(self, text: str, **facts: object) -> str:
        """Return a text, filled in."""
        return text.format(**facts)

    def level(self, level: float) -> str:
        """Return a confidence level, such as ``95 %``."""
        return f"{100 * level:g} %"

    def value(self, kind: Format, value: object, error: float = 0.0) -> str:
        """Return one value; see ``Writer.value``."""
        match kind:
            case Format.TEXT:
                return "" if value is None else str(value)
            case Format.COUNT:
                return NONE if value is None else str(value)
            case Format.FLAG:
                return "yes" if value else "no"
        number = value if isinstance(value, int | float) else None
        match kind:
            case Format.P_VALUE:
                return shown_p(number)
            case Format.CHANCE:
                return shown_chance(number, error)
            case Format.EPSILON:
                return "∞" if number is None else rounded_up(number)
        return shown_number(number, error)

    def interval(
        self, kind: Format, low: float | None, high: float | None, error: float = 0.0
    ) -> str:
        """Return an interval; see ``Writer.interval``."""
        return " – ".join(self.value(kind, end, error) for end in (low, high))
