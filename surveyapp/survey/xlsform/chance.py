"""The odds of what a form calculates from random draws, exact.

A draw of ``random()`` is uniform between 0 and 1. Formulas use it in steps: compared with a number, or
rounded. Between two steps nothing changes, so that one draw inside each interval tells all, and the
interval's length is its probability.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise, product

from surveyapp.survey.xlsform.formulas import (
    COMPARISONS,
    AnswerValue,
    CallValue,
    Formula,
    NumberValue,
    OperationValue,
    PathValue,
    TextValue,
    parts_of,
)

MOST_WORK = 200_000
"""Cases times the parts of the formula."""
MOST_PARTS = 5_000
MOST_STEPS = 500
DRAW = "draw of "
"""Begins the path that stands for one random draw."""

Value = Fraction | str | bool
Odds = Mapping[str, Fraction]
"""The probability of each outcome, by its text."""


class NotReadable(Exception):
    """A formula has no odds that can be read."""


@dataclass(slots=True)
class Draws:
    """A formula with its calculations put in place, and each random draw a name of its own."""

    calculations: Mapping[str, Formula]
    _size: int = 0

    def unfolded(self, name: str) -> Formula:
        """Return a calculation with all that it refers to in place.

        Parameters
        ----------
        name
            the calculation's name.

        Raises
        ------
        NotReadable
            if it refers to itself, or is too long.
        """
        return self.in_place(self.calculations[name], name, (name,))

    def in_place(self, formula: Formula, where: str, inside: tuple[str, ...] = ()) -> Formula:
        """Return a formula with all that it refers to in place.

        Parameters
        ----------
        formula
            the formula.
        where
            a name for its own draws.
        inside
            the calculations that are being put in place.

        Raises
        ------
        NotReadable
            if it refers to itself, or is too long.
        """
        count = iter(range(MOST_PARTS))
        return self._replaced(formula, where, inside, count)

    def _replaced(
        self, formula: Formula, where: str, inside: tuple[str, ...], count: Iterator[int]
    ) -> Formula:
        self._size += 1
        if self._size > MOST_PARTS or len(inside) > 30:
            raise NotReadable
        match formula:
            case CallValue("random", _):
                return PathValue(f"{DRAW}{where} {next(count)}")
            case CallValue("once", (inner,)):
                return self._replaced(inner, where, inside, count)
            case CallValue(name, arguments):
                found = (self._replaced(each, where, inside, count) for each in arguments)
                return CallValue(name, tuple(found))
            case OperationValue(operator, left, right):
                first = self._replaced(left, where, inside, count)
                return OperationValue(operator, first, self._replaced(right, where, inside, count))
            case AnswerValue(name) if name in self.calculations:
                if name in inside:
                    raise NotReadable
                return self.in_place(self.calculations[name], name, (*inside, name))
        return formula


def odds_of(formula: Formula, known: Mapping[str, str], coins: Mapping[str, Sequence[str]]) -> Odds:
    """Return the probability of each value of a formula.

    Parameters
    ----------
    formula
        a formula as ``Draws`` returns it.
    known
        the answers that it refers to, by the rows' names.
    coins
        the answers of rows that are coins, each as likely as the others, by the rows' names.

    Raises
    ------
    NotReadable
        if it uses what is not known here, or depends on a draw other than in steps.
    """
    _check_steps(formula)
    draws = list(dict.fromkeys(_draws_in(formula)))
    cases: list[list[tuple[Value, Fraction]]] = [_intervals(formula, draw) for draw in draws]
    cases += [[(face, Fraction(1, len(faces))) for face in faces] for faces in coins.values()]
    work = math.prod(len(each) for each in cases) * sum(1 for _ in parts_of(formula))
    if work > MOST_WORK:
        raise NotReadable
    found: dict[str, Fraction] = {}
    for case in product(*cases):
        names = (*draws, *map(answer_to, coins))
        values: dict[str, Value] = {answer_to(name): answer for name, answer in known.items()}
        values |= {name: value for name, (value, _) in zip(names, case, strict=True)}
        outcome = text_of(value_of(formula, values))
        found[outcome] = found.get(outcome, Fraction(0)) + math.prod(
            (weight for _, weight in case), start=Fraction(1)
        )
    return found


def answer_to(name: str) -> str:
    """Return the key of a row among values; a column of the choices may have the same name.

    Parameters
    ----------
    name
        the row's name.
    """
    return f"${{{name}}}"


def text_of(value: Value) -> str:
    """Return a value as a form records it.

    Parameters
    ----------
    value
        the value.
    """
    match value:
        case bool():
            return "true" if value else "false"
        case Fraction():
            return str(value.numerator) if value.denominator == 1 else str(float(value))
    return value


def _draws_in(formula: Formula) -> Iterator[str]:
    for part in parts_of(formula):
        if isinstance(part, PathValue) and part.text.startswith(DRAW):
            yield part.text


_ROUNDING: Mapping[str, Callable[[Fraction], int]] = {
    "int": math.trunc,
    "floor": math.floor,
    "ceiling": math.ceil,
    "round": lambda number: math.floor(number + Fraction(1, 2)),
}


def _check_steps(formula: Formula) -> None:
    """Refuse a formula whose value moves with a draw: only comparisons and roundings make steps."""
    match formula:
        case PathValue(text) if text.startswith(DRAW):
            raise NotReadable
        case OperationValue(operator, left, right) if operator not in COMPARISONS:
            _check_steps(left)
            _check_steps(right)
        case CallValue(name, arguments) if name not in _ROUNDING:
            for each in arguments:
                _check_steps(each)


def _intervals(formula: Formula, draw: str) -> list[tuple[Value, Fraction]]:
    """Return a draw inside each interval between two steps, and the interval's length."""
    ends = {Fraction(0), Fraction(1)}
    for part in parts_of(formula):
        ends |= {end for end in _steps(part, draw) if 0 < end < 1}
    return [((low + high) / 2, high - low) for low, high in pairwise(sorted(ends))]


def _steps(part: Formula, draw: str) -> set[Fraction]:
    match part:
        case OperationValue(operator, left, right) if operator in COMPARISONS:
            line = _line(OperationValue("-", left, right), draw)
            return {-line[1] / line[0]} if line is not None and line[0] else set()
        case CallValue(name, (inner, *_)) if name in _ROUNDING:
            line = _line(inner, draw)
            if line is None or not line[0]:
                return set()
            slope, start = line
            low, high = sorted((start, start + slope))
            shift = Fraction(1, 2) if name == "round" else Fraction(0)
            if high - low > MOST_STEPS:
                raise NotReadable
            whole = range(math.floor(low) - 1, math.ceil(high) + 2)
            return {(number + shift - start) / slope for number in whole}
    return set()


def _line(formula: Formula, draw: str) -> tuple[Fraction, Fraction] | None:
    """Return slope and start of a formula that is a straight line in a draw; None if it is not."""
    match formula:
        case PathValue(text) if text == draw:
            return Fraction(1), Fraction(0)
        case NumberValue(value):
            return Fraction(0), Fraction(value)
        case OperationValue(operator, left, right):
            first, second = _line(left, draw), _line(right, draw)
            if first is None or second is None:
                return None
            return _joined(operator, first, second)
    return None


def _joined(
    operator: str, first: tuple[Fraction, Fraction], second: tuple[Fraction, Fraction]
) -> tuple[Fraction, Fraction] | None:
    (a, b), (c, d) = first, second
    match operator:
        case "+":
            return a + c, b + d
        case "-":
            return a - c, b - d
        case "*" if not a or not c:
            return a * d + c * b, b * d
        case "div" if not c and d:
            return a / d, b / d
    return None


# Values


def value_of(formula: Formula, values: Mapping[str, Value]) -> Value:
    """Return the value of a formula.

    Parameters
    ----------
    formula
        the formula.
    values
        the values of what it refers to: columns and random draws by name, rows by ``answer_to``.

    Raises
    ------
    NotReadable
        if it uses what is not known here.
    """
    match formula:
        case NumberValue(value):
            return Fraction(value)
        case TextValue(text):
            return text
        case AnswerValue(name) if answer_to(name) in values:
            return values[answer_to(name)]
        case PathValue(name) if name in values:
            return values[name]
        case OperationValue(operator, left, right):
            return _operation(operator, left, right, values)
        case CallValue(name, arguments):
            return _called(name, arguments, values)
    raise NotReadable


def _operation(  # noqa: PLR0911 - one an operator
    operator: str, left: Formula, right: Formula, values: Mapping[str, Value]
) -> Value:
    one = value_of(left, values)
    if operator in {"and", "or"}:
        if _truth(one) is (operator == "or"):
            return operator == "or"
        return _truth(value_of(right, values))
    other = value_of(right, values)
    if operator in {"=", "!="}:
        return _equal(one, other) is (operator == "=")
    first, second = _number(one), _number(other)
    if operator in COMPARISONS:
        if first is None or second is None:
            return False
        return {"<": first < second, "<=": first <= second}.get(
            operator, first > second if operator == ">" else first >= second
        )
    if first is None or second is None or (operator in {"div", "mod"} and not second):
        raise NotReadable
    match operator:
        case "+":
            return first + second
        case "-":
            return first - second
        case "*":
            return first * second
        case "div":
            return first / second
        case "mod":
            return first - second * math.trunc(first / second)
    raise NotReadable


def _called(  # noqa: PLR0911 - one a function
    name: str, arguments: Sequence[Formula], values: Mapping[str, Value]
) -> Value:
    match name, arguments:
        case "if", (condition, then, otherwise):
            return value_of(then if _truth(value_of(condition, values)) else otherwise, values)
        case "not", (inner,):
            return not _truth(value_of(inner, values))
        case (("true" | "false"), ()):
            return name == "true"
        case "selected", (of, choice):
            chosen = text_of(value_of(of, values)).split()
            return text_of(value_of(choice, values)) in chosen
        case (("string" | "boolean" | "number"), (inner,)):
            value = value_of(inner, values)
            if name == "boolean":
                return _truth(value)
            number = _number(value)
            return text_of(value) if name == "string" or number is None else number
        case "coalesce", (first, second):
            return value_of(first, values) or value_of(second, values)
        case "concat", _:
            return "".join(text_of(value_of(each, values)) for each in arguments)
    if name in _ROUNDING and arguments:
        number = _number(value_of(arguments[0], values))
        if number is not None:
            return Fraction(_ROUNDING[name](number))
    raise NotReadable


def _truth(value: Value) -> bool:
    return bool(value)


def _equal(one: Value, other: Value) -> bool:
    if isinstance(one, bool) or isinstance(other, bool):
        return _truth(one) is _truth(other)
    if isinstance(one, Fraction) or isinstance(other, Fraction):
        first, second = _number(one), _number(other)
        return first is not None and first == second
    return one == other


def _number(value: Value) -> Fraction | None:
    if isinstance(value, str):
        try:
            return Fraction(value.strip()) if "/" not in value and len(value) < 40 else None
        except ValueError:
            return None
    return Fraction(value)
