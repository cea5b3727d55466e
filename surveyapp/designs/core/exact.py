"""Exact numbers: probabilities as fractions, natural frequencies, logarithms rounded up."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from decimal import Decimal, localcontext
from fractions import Fraction

_DECIMAL = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?")
_RATIO = re.compile(r"[+-]?[0-9]+/[0-9]+")
_LONGEST = 64
COIN_BITS = range(20, 80, 4)
"""Sizes of the coin of a design that is stated by ε: a power of two, so it is drawn in one go."""


def exact(value: object) -> Fraction:
    """Return the rational number that ``value`` writes.

    Parameters
    ----------
    value
        an int, a fraction, a decimal, a float (read as its shortest decimal notation, so 0.1 is 1/10)
        or a text of at most 64 characters such as ``"3/4"``, ``"0.75"`` or ``"1e-3"``.

    Raises
    ------
    ValueError
        if ``value`` is not a finite number in one of these notations.

    Examples
    --------
    >>> exact("3/4") == exact("0.75") == exact(0.75)
    True
    """
    match value:
        case bool():
            raise ValueError("true and false are not numbers")
        case int() | Fraction():
            return Fraction(value)
        case float():
            return exact(repr(value))
        case Decimal():
            return exact(str(value))
        case str():
            return _from_text(value)
    raise ValueError("not a number")


def _from_text(text: str) -> Fraction:
    is_number = _DECIMAL.fullmatch(text) or _RATIO.fullmatch(text)
    if len(text) > _LONGEST or is_number is None:
        raise ValueError("not a number")
    numerator, _, denominator = text.partition("/")
    if denominator and int(denominator) == 0:
        raise ValueError("the denominator is zero")
    number = Fraction(text) if denominator else Fraction(Decimal(numerator))
    if len(fraction_text(number)) > _LONGEST:  # what is accepted can be written, and read again
        raise ValueError("too many digits")
    return number


def fraction_text(number: Fraction) -> str:
    """Return ``number`` as survey files write it: ``"3/4"``, ``"1"``.

    Parameters
    ----------
    number
        any rational number.
    """
    return str(number)


def log_up(ratio: Fraction) -> float:
    """Return ln(``ratio``) rounded up to a float: never below it, and at most a few units above.

    Parameters
    ----------
    ratio : 1 or more
        exp(ε), exact.

    Raises
    ------
    ValueError
        if the ratio is below 1.
    """
    if ratio < 1:
        raise ValueError("the ratio must be at least 1")
    excess = ratio - 1
    if excess < Fraction(1, 10**30):  # ln(1 + x) ≤ x, and as floats they are equal
        bound = float(excess)
        return bound if Fraction(bound) >= excess else math.nextafter(bound, math.inf)
    with localcontext() as context:
        context.prec = 60
        logarithm = (Decimal(ratio.numerator) / Decimal(ratio.denominator)).ln()
        # 60 digits leave an error far below one unit of a float, so one step up is enough
        nearest = float(logarithm)
        return nearest if Decimal(nearest) > logarithm else math.nextafter(nearest, math.inf)


def exponential_down(exponent: Fraction) -> Fraction:
    """Return a rational number just below e to the ``exponent`` (relative error under 1e-30).

    Parameters
    ----------
    exponent
        any rational number, such as ε or −ε/2.
    """
    with localcontext() as context:
        context.prec = 60
        power = (Decimal(exponent.numerator) / Decimal(exponent.denominator)).exp()
        return Fraction(power) * (1 - Fraction(1, 10**40))


def common_frequencies(weights: Sequence[Fraction]) -> tuple[tuple[int, ...], int, bool]:
    """Return probabilities as natural frequencies: "2 of 4, 1 of 4, 1 of 4".

    People understand natural frequencies better than probabilities (Gigerenzer & Hoffrage 1995). A
    common denominator up to 36 (two dice) is kept; otherwise the counts are of 100, 1,000 or 10,000: the
    first that is exact, else of the first power of ten in which no possible event rounds to 0 of them.

    Parameters
    ----------
    weights : length c
        the probabilities, summing to 1.

    Returns
    -------
    counts : length c
        how many of the cases, summing to ``of``.
    of : int
        the number of cases.
    is_exact : bool
        False if the counts are rounded.
    """
    denominator = math.lcm(*(weight.denominator for weight in weights))
    if denominator <= 36:
        return tuple(int(weight * denominator) for weight in weights), denominator, True
    for of in (100, 1000, 10_000):
        if of % denominator == 0:
            return tuple(int(weight * of) for weight in weights), of, True
    of = 100
    while not all(
        count for count, weight in zip(_apportioned(weights, of), weights, strict=True) if weight
    ):
        of *= 10
    return _apportioned(weights, of), of, False


def _apportioned(weights: Sequence[Fraction], of: int) -> tuple[int, ...]:
    """Round by largest remainders (Hamilton 1792): counts that still sum to ``of``."""
    counts = [math.floor(weight * of) for weight in weights]
    by_remainder = sorted(range(len(weights)), key=lambda i: counts[i] - weights[i] * of)
    for i in by_remainder[: of - sum(counts)]:
        counts[i] += 1
    return tuple(counts)
