"""How values of tables are written in reports and notebooks: as a language writes numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from surveyapp.analyses.base.formats import OF_POINTS, SPAN, SPAN_OF_POINTS, Format
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Translate, in_english
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import NONE, Numerals
from surveyapp.options import CONTEXT

YES = QT_TRANSLATE_NOOP("analyses", "yes")
NO = QT_TRANSLATE_NOOP("analyses", "no")

_WRITTEN: Mapping[Format, Callable[[Numerals, float, float], str]] = {
    Format.COUNT: lambda numerals, value, _: numerals.whole(round(value)),
    Format.SHARE: lambda numerals, value, _: numerals.percent(value),
    Format.QUANTITY: lambda numerals, value, error: numerals.quantity(value, error),
    Format.PRECISE: lambda numerals, value, _: numerals.precise(value),
    Format.P_VALUE: lambda numerals, value, _: numerals.p_value(value),
    Format.CHANCE: lambda numerals, value, error: numerals.chance(value, error),
    Format.POINTS: lambda numerals, value, _: numerals.percent(value),
    Format.GIVEN: lambda numerals, value, _: numerals.quantity(value),
    Format.GIVEN_SHARE: lambda numerals, value, _: numerals.short_percent(value),
}


@dataclass(frozen=True, slots=True)
class NumeralsWriter:
    """Writes values with the numerals of a language; see ``Writer``."""

    numerals: Numerals = Numerals()
    """How the language writes numbers."""
    translate: Translate = in_english
    """Translates the texts of the analyses."""

    def say(self, text: str, **facts: object) -> str:
        """Return a text of the analyses, translated and filled in."""
        return self.translate(CONTEXT, text).format(**facts)

    def sentence(self, text: str) -> str:
        """Return a notice in the language of the translation; other text as it is."""
        return text.render(self.translate) if isinstance(text, Notice) else text

    def level(self, level: float) -> str:
        """Return a confidence level, such as ``95 %``."""
        return self.numerals.level(level)

    def value(self, kind: Format, value: object, error: float = 0.0) -> str:
        """Return one value; a dash where there is none."""
        if kind is Format.FLAG:
            return self.say(YES) if value else self.say(NO)
        if kind is Format.EPSILON:
            return self.numerals.epsilon(value if isinstance(value, int | float) else None)
        if (
            value is None
            or kind is Format.NOTHING
            or (isinstance(value, float) and math.isnan(value))
        ):
            return NONE
        if isinstance(value, int | float) and kind is Format.DIFFERENCE:
            return self.say(OF_POINTS, number=self.numerals.fixed(100 * value, 2))
        if isinstance(value, int | float) and kind in _WRITTEN:
            return _WRITTEN[kind](self.numerals, value, error)
        return self.sentence(value) if isinstance(value, str) else str(value)

    def interval(
        self, kind: Format, low: float | None, high: float | None, error: float = 0.0
    ) -> str:
        """Return an interval as ``10.21 – 14.45 %``; a dash where there is none."""
        if low is None or high is None:
            return NONE
        if kind is Format.SHARE:
            return self.numerals.span(low, high, is_share=True)
        if kind is Format.DIFFERENCE:
            ends = (self.numerals.fixed(100 * end, 2) for end in (low, high))
            return self.say(SPAN_OF_POINTS, low=next(ends), high=next(ends))
        first, last = (self.value(kind, end, error) for end in (low, high))
        has_signs = low < 0 or kind is Format.PRECISE
        return self.say(SPAN, low=first, high=last) if has_signs else f"{first} – {last}"
