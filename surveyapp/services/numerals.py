"""Numbers in reports, as a language writes them; windows have their own in ``ui/desk/numbers``."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date

from surveyapp.designs.exact import rounded_up

NONE = "–"
MINUS = "\N{MINUS SIGN}"
"""A hyphen beside the dash of an interval would be taken for another dash."""


@dataclass(frozen=True, slots=True)
class Numerals:
    """How a language writes numbers: the decimal sign, and what stands between thousands."""

    decimal: str = "."
    thousands: str = ","

    def fixed(self, number: float, decimals: int) -> str:
        """Return ``number`` with so many decimals; −0 is 0."""
        shown = f"{round(number, decimals) + 0.0:,.{decimals}f}"
        signs = {",": self.thousands, ".": self.decimal, "-": MINUS}
        return "".join(signs.get(c, c) for c in shown)

    def whole(self, number: int) -> str:
        """Return a count with its thousands apart."""
        return self.fixed(number, 0)

    def percent(self, share: float | None, decimals: int = 2) -> str:
        """Return a share as ``12.34 %``; a dash where there is none."""
        if share is None or not math.isfinite(share):
            return NONE
        return f"{self.fixed(100 * share, decimals)}\N{NO-BREAK SPACE}%"

    def quantity(self, number: float | None) -> str:
        """Return a mean, a ratio or a statistic; a dash where there is none."""
        if number is None or not math.isfinite(number):
            return NONE
        return self.fixed(number, 2 if abs(number) < 10_000 else 0)

    def amount(self, number: float | None, *, is_share: bool) -> str:
        """Return a share in per cent, or a quantity."""
        return self.percent(number) if is_share else self.quantity(number)

    def span(self, low: float | None, high: float | None, *, is_share: bool) -> str:
        """Return an interval as ``10.21 – 14.45 %``."""
        if low is None or high is None:
            return NONE
        first = self.fixed(100 * low, 2) if is_share and math.isfinite(low) else self.quantity(low)
        return f"{first} – {self.amount(high, is_share=is_share)}"

    def p_value(self, p: float | None) -> str:
        """Return a p-value with three decimals, ``< 0.001`` below that."""
        if p is None or math.isnan(p):
            return NONE
        return f"< {self.fixed(0.001, 3)}" if p < 0.001 else self.fixed(p, 3)

    def level(self, level: float) -> str:
        """Return a confidence level: ``95 %``, or ``99.9 %`` where it has a decimal."""
        return self.percent(level, 1 if round(1000 * level) % 10 else 0)

    def epsilon(self, value: float | None) -> str:
        """Return ε with four decimals, rounded up; None is infinite."""
        if value is None or math.isinf(value):
            return "∞"
        return rounded_up(value).replace(".", self.decimal)

    def short_percent(self, share: float) -> str:
        """Return a share along an axis, with no more digits than it needs."""
        return f"{self.short(100 * share)}\N{NO-BREAK SPACE}%"

    def short(self, number: float) -> str:
        """Return a number along an axis, with no more digits than it needs."""
        return f"{number + 0.0:.6g}".replace(".", self.decimal).replace("-", MINUS)

    def day(self, day: date | None) -> str:
        """Return a day so that nobody takes it for the month."""
        return NONE if day is None else day.isoformat()
