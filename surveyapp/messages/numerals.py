"""Numbers in reports, as a language writes them; windows have their own in ``ui/desk/numbers``."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from surveyapp.messages import amounts
from surveyapp.messages.amounts import Amount, Unit, power_of_ten, significant_digits
from surveyapp.messages.message import printable

NONE = "–"
LARGEST_PRECISE = 1e6
"""From here on, four digits are told and not four decimals."""
MINUS = "\N{MINUS SIGN}"
"""A hyphen beside the dash of an interval would be taken for another dash."""


@dataclass(frozen=True, slots=True)
class Numerals:
    """How a language writes numbers: the decimal sign, and what stands between thousands.

    With ``keeps_minus`` words from the right leave the minus at the left of its number.
    """

    decimal: str = "."
    thousands: str = ","
    keeps_minus: bool = False

    def fixed(self, number: float, decimals: int) -> str:
        """Return ``number`` with so many decimals; −0 is 0."""
        shown = f"{round(number, decimals) + 0.0:,.{decimals}f}"
        written = {",": self.thousands, ".": self.decimal, "-": MINUS}
        number_told = "".join(written.get(c, c) for c in shown)
        if self.keeps_minus and number_told.startswith(MINUS):
            return f"\N{LEFT-TO-RIGHT ISOLATE}{number_told}\N{POP DIRECTIONAL ISOLATE}"
        return number_told

    def whole(self, number: int) -> str:
        """Return a count with its thousands apart."""
        return self.fixed(number, 0)

    def chance(self, probability: float | None, error: float | None) -> str:
        """Return a probability from random draws with the decimals that it holds, never as certain."""
        if probability is None:
            return NONE
        held = held_decimals(100 * (error or 0.0), 1)
        least = 10.0 ** (-2 - held)
        if probability >= 1 - least / 2:
            return f"> {self.percent(1 - least, held)}"
        if probability < least / 2:
            return f"< {self.percent(least, held)}"
        return self.percent(probability, held)

    def percent(self, share: float | None, decimals: int = 2) -> str:
        """Return a share as ``12.34 %``; a dash where there is none."""
        if share is None or not math.isfinite(share):
            return NONE
        return f"{self.fixed(100 * share, decimals)}\N{NO-BREAK SPACE}%"

    def quantity(self, number: float | None, error: float = 0.0) -> str:
        """Return a mean, a ratio or a statistic, with the decimals that it holds; a dash for none.

        ``error`` is the Monte Carlo standard error of a number from random draws.
        """
        if number is None or not math.isfinite(number):
            return NONE
        return self.fixed(number, held_decimals(error, 2 if abs(number) < 10_000 else 0))

    def amount(self, number: float | None, *, is_share: bool) -> str:
        """Return a share in per cent, or a quantity."""
        return self.percent(number) if is_share else self.quantity(number)

    def span(self, low: float | None, high: float | None, *, is_share: bool) -> str:
        """Return an interval as ``10.21 – 14.45 %``."""
        if low is None or high is None:
            return NONE
        first = self.fixed(100 * low, 2) if is_share and math.isfinite(low) else self.quantity(low)
        return f"{first} – {self.amount(high, is_share=is_share)}"

    def precise(self, number: float | None) -> str:
        """Return a coefficient, a ratio or a distance with four decimals; a dash where there is none."""
        if number is None or not math.isfinite(number):
            return NONE
        return self.fixed(number, 4) if abs(number) < LARGEST_PRECISE else self.short(number, 4)

    def written(self, fact: object) -> str:
        """Return a fact of a sentence: a number by what it counts, anything else as text."""
        if not isinstance(fact, Amount):
            return self.whole(fact) if type(fact) is int else printable(fact)
        match fact.unit:
            case Unit.SHARE:
                return self.percent(fact.value, 1)
            case Unit.POINTS:
                return self.fixed(100 * fact.value, 1)
            case Unit.LEVEL:
                return self.level(fact.value)
            case Unit.COUNT:
                return self.whole(round(fact.value))
            case Unit.MEAN:
                return self.quantity(fact.value)
            case Unit.EXACT:
                return self.fixed(fact.value, 4)
        power, decimals = significant_digits(fact)
        return self.fixed(fact.value / 10.0**power, decimals) + power_of_ten(power)

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

    def short(self, number: float, digits: int = 6) -> str:
        """Return a number with no more digits than it needs, and at most so many."""
        return self.written(amounts.given(float(f"{number:.{digits}g}")))

    def day(self, day: date | None) -> str:
        """Return a day so that nobody takes it for the month."""
        return NONE if day is None else day.isoformat()


def held_decimals(error: float, most: int) -> int:
    """Return how many decimals a number from random draws holds.

    Twice its Monte Carlo standard error is at most one unit of the last decimal, so that with other draws the
    last one changes by about one, and none before it.

    Parameters
    ----------
    error
        the Monte Carlo standard error; 0 for a number that is computed, which holds ``most``.
    most
        no more decimals than these are shown.
    """
    if error <= 0:
        return most
    if not math.isfinite(error):
        return 0
    return max(0, min(most, math.floor(-math.log10(2 * error))))


def short_up(number: float) -> str:
    """Return ``number`` as briefly as people write it, never below its true value: 2, 0.3, 19.4082.

    Parameters
    ----------
    number
        an ε, such as a card states; ``inf`` where it is infinite.
    """
    text = f"{number:g}"
    return (
        text
        if math.isinf(number) or Fraction(text) >= Fraction(str(number))
        else rounded_up(number).rstrip("0")
    )


def rounded_up(number: float) -> str:
    """Return ``number`` with four decimals, never below its true value; ``∞`` if infinite."""
    if math.isinf(number):
        return "∞"
    return f"{math.ceil(Fraction(number) * 10_000) / 10_000:.4f}"
