"""Numbers as the analyst's language writes them, and as people type them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Literal

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from surveyapp.designs.core.parameters import Mistyped, Parameter, ParameterName
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number, typed_whole
from surveyapp.errors import SurveyAppError
from surveyapp.messages import amounts
from surveyapp.messages.amounts import Amount, Unit, power_of_ten, significant_digits
from surveyapp.messages.language import Language
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, printable, render_fact
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import MINUS, NONE, held_decimals, rounded_up
from surveyapp.ui.digits import in_own_signs, locale
from surveyapp.ui.languages import in_its_direction, native_name

_usual_decimals = [2]
_FILED = re.compile(r"[+-]?[0-9]+(?:\.[0-9]+)?")
_SET = re.compile(r"[+-]?(?:[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?|[0-9]+\.[0-9]+)(?: %)?")
"""A number that was set in English; a whole number without groups may be a code."""
A_VALUE = QT_TRANSLATE_NOOP("messages", "A value")
QUOTED = QT_TRANSLATE_NOOP("messages", "‘{text}’")
NAMED = QT_TRANSLATE_NOOP("messages", "{name}: {meaning}")
MOST_DECIMALS = 12


def use_decimals(decimals: int) -> None:
    """Write percentages and means with so many decimals from now on."""
    _usual_decimals[0] = decimals


def decimal(number: float, form: Literal["f", "g"], digits: int) -> str:
    """Return a number in one of Qt's forms, with a true minus sign; −0 is 0.

    One with significant digits is written out, 0.000001, unless that takes more than twelve decimals.
    """
    if form == "g" and number and not 1e-4 <= abs(number) < 10**digits:
        decimals = -int(Decimal(f"{number:.{digits - 1}e}").normalize().as_tuple().exponent)
        if decimals <= MOST_DECIMALS:
            form, digits = "f", max(0, decimals)
    return locale().toString(number + 0.0, form, digits).replace("-", MINUS)


def whole_text(number: int) -> str:
    """Return a count with its thousands apart."""
    return locale().toString(number)


def percent(share: float | None, decimals: int | None = None) -> str:
    """Return a share as ``12.34 %``, with the decimals that are preferred; a dash where there is none."""
    if share is None or not math.isfinite(share):
        return NONE
    return f"{percent_number(share, decimals)}\N{NO-BREAK SPACE}%"


def chance_text(probability: float | None, error: float | None = None, decimals: int = 1) -> str:
    """Return a probability estimated from draws: ``> 99.9 %`` where it would be rounded to certainty.

    ``error`` is its Monte Carlo standard error: it has the decimals that it holds.
    """
    decimals = held_decimals(100 * (error or 0.0), decimals)
    least = 10.0 ** (-2 - decimals)
    if probability is None:
        return NONE
    if probability >= 1 - least / 2:
        return f"> {percent(1 - least, decimals)}"
    return (
        f"< {percent(least, decimals)}"
        if probability < least / 2
        else percent(probability, decimals)
    )


def points_text(distance: float, decimals: int | None = None) -> str:
    """Return a distance between two shares as ``1.00 percentage points``."""
    return QCoreApplication.translate("numbers", "{number} percentage points").format(
        number=percent_number(distance, decimals)
    )


def percent_number(share: float, decimals: int | None = None) -> str:
    """Return a share in per cent, without the sign."""
    decimals = _usual_decimals[0] if decimals is None else decimals
    return decimal(round(100 * share, decimals), "f", decimals)


def percent_range(low: float, high: float, decimals: int | None = None) -> str:
    """Return an interval of shares as ``10.21 – 14.45 %``."""
    return f"{percent_number(low, decimals)} – {percent(high, decimals)}"


def quantity(number: float | None, error: float = 0.0) -> str:
    """Return a mean or its error, in the units of the answers: ``12.34``; a dash where there is none.

    ``error`` is the Monte Carlo standard error of a number from random draws: it has the decimals that it
    holds.
    """
    if number is None or not math.isfinite(number):
        return NONE
    decimals = held_decimals(error, _usual_decimals[0] if abs(number) < 10_000 else 0)
    return decimal(round(number, decimals), "f", decimals)


def quantity_range(low: float, high: float, error: float = 0.0) -> str:
    """Return an interval of means as ``10.21 – 14.45``; ``error`` as of ``quantity``."""
    return f"{quantity(low, error)} – {quantity(high, error)}"


def short_quantity(number: float) -> str:
    """Return a number with no more digits than it needs: ``5``, ``0.25``."""
    return written(amounts.given(float(f"{number:.6g}")))


def short_percent(share: float) -> str:
    """Return a share with no more digits than it needs: ``5 %``, ``0.25 %``."""
    return f"{decimal(100 * share, 'g', 4)}\N{NO-BREAK SPACE}%"


def level_text(level: float) -> str:
    """Return a confidence level: ``95 %``, or ``99.9 %`` where it has a decimal."""
    return percent(level, 1 if round(1000 * level) % 10 else 0)


def epsilon(value: float | None) -> str:
    """Return ε with four decimals, rounded up; None is infinite."""
    if value is None:
        return "∞"
    return decimal(float(rounded_up(value)), "f", 4)


def written(fact: object) -> str:
    """Return a fact of a sentence as the person's language writes it."""
    if isinstance(fact, Language):
        return native_name(fact.code)
    if isinstance(fact, ParameterName):
        return _parameter_words(fact)
    if isinstance(fact, Amount):
        if write := _OF_UNIT.get(fact.unit):
            return write(fact.value)
        power, decimals = significant_digits(fact)
        return decimal(fact.value / 10.0**power, "f", decimals) + power_of_ten(power)
    if isinstance(fact, date):
        return day(fact)
    if type(fact) is int:
        return whole_text(fact)
    text = printable(fact)
    return (
        in_own_signs(text).replace("-", MINUS) if _SET.fullmatch(text) else in_its_direction(text)
    )


_OF_UNIT: Mapping[Unit, Callable[[float], str]] = {
    Unit.SHARE: lambda value: percent(value, 1),
    Unit.POINTS: lambda value: percent_number(value, 1),
    Unit.CHANCE: chance_text,
    Unit.LEVEL: level_text,
    Unit.COUNT: lambda value: whole_text(round(value)),
    Unit.MEAN: quantity,
    Unit.EXACT: lambda value: decimal(value, "f", 4),
}


def sentence(said: SurveyAppError | Message | str) -> str:
    """Return an error, a message or a notice in the person's language, its numbers too; other text as it is.

    A kiosk says ``ui.messages.translated``: the language of a respondent is not that of the device.
    """
    is_bare = isinstance(said, str) and not isinstance(said, Notice)
    return str(said) if is_bare else fact_text(said)


def fact_text(fact: object) -> str:
    """Return a fact of a message, or what carries one, in the person's language."""
    is_english = locale().language() is QLocale.Language.English  # these say their numbers so
    return render_fact(fact, QCoreApplication.translate, _as_said if is_english else written)


def _as_said(fact: object) -> str:
    if isinstance(fact, ParameterName):
        return _parameter_words(fact)
    return (
        native_name(fact.code) if isinstance(fact, Language) else in_its_direction(printable(fact))
    )


def _parameter_words(name: ParameterName) -> str:
    """Return what a parameter is called within a sentence: its symbol, or what it is."""
    if name.is_symbol:
        return name.name
    if name.is_told:
        return QCoreApplication.translate("messages", A_VALUE)
    said = QCoreApplication.translate("messages", name.meaning)
    return QCoreApplication.translate("messages", QUOTED).format(text=said)


def parameter_label(name: str, parameter: Parameter) -> str:
    """Return what the field of a parameter is called: its symbol, if it has one, and what it is."""
    said = QCoreApplication.translate("messages", parameter.meaning)
    if not ParameterName(name, parameter.meaning).is_symbol:
        return said[:1].upper() + said[1:]
    text = QCoreApplication.translate("messages", NAMED)
    return text.format(name=name, meaning=said)


def sentences(notices: Iterable[str]) -> str:
    """Return sentences about numbers in the person's language, one after another; other text as it is."""
    return " ".join(
        one.as_sentence(QCoreApplication.translate, written) if isinstance(one, Notice) else one
        for one in notices
    )


def day(value: date | None) -> str:
    """Return a date with the month in letters, so that day and month cannot be confused."""
    if value is None:
        return NONE
    return locale().toString(QDate(value.year, value.month, value.day), "d MMM yyyy")


def typed(name: str, text: str) -> Fraction:
    """Return the number that a person typed: ``0.05``, ``0,05``, ``5 %`` or ``1/20``.

    A ``ParameterProblem`` about ``name`` where it is none of these.
    """
    try:
        return typed_number(text, decimal_sign())
    except NotANumber as problem:
        raise Mistyped(parameter=name, reason=problem.reason) from problem


def typed_count(name: str, text: str) -> int:
    """Return the whole number that a person typed: ``1200``, ``1,200`` or ``1 200``.

    A ``ParameterProblem`` about ``name`` where it is none.
    """
    try:
        return typed_whole(text)
    except NotANumber as problem:
        raise Mistyped(parameter=name, reason=problem.reason) from problem


def share_text(text: str) -> str:
    """Return a share that was typed, such as ``0.04`` or ``4 %``, in per cent; other text as it is."""
    try:
        share = typed_number(text, decimal_sign())
        shown = short_percent(float(share))
        is_same = typed_number(shown, decimal_sign()) == share
    except (NotANumber, OverflowError):
        return text
    return shown if is_same and abs(share) <= 1 else text


def own_text(filed: str) -> str:
    """Return a number of a file, such as ``1/5``, in the person's own digits and sign; else the text."""
    return in_own_signs(filed) if _FILED.fullmatch(filed) else filed


def decimal_sign() -> str:
    """Return the person's own decimal sign, by which ``1,234`` is read."""
    return locale().decimalPoint()
