"""What variables are computed by: the conditions of surveys, with arithmetic, as values.

``(${weight} / ${height} * 10000)`` or ``if(${age} >= 65 and ${region} = 'north', 1, 0)``. Names may stand
without ``${ }``. There are + - * / mod, comparisons, and, or, not(), selected(), if(), coalesce(), abs(),
round(), int(), min(), max(), sqrt(), exp(), log(), log10(), pow(), of dates year(), month() and days() since
1970, and nothing else. What is computed from
a missing answer is missing; coalesce() says what stands for it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import Enum
from fractions import Fraction

from surveyapp.analyses.data.questions import no_such_answer
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.survey.definition.expressions import (
    ExpressionProblem,
    NumberLiteral,
    Reference,
    TextLiteral,
    Token,
    TokenReader,
    check_length,
    tokens_of,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AnswerKind, AskedQuestion
from surveyapp.survey.types.date import Days


class Kind(Enum):
    """What a part of an expression is."""

    NUMBER = QT_TRANSLATE_NOOP("messages", "a number")
    TRUTH = QT_TRANSLATE_NOOP("messages", "a condition")
    CATEGORY = QT_TRANSLATE_NOOP("messages", "an answer")
    CHOICES = QT_TRANSLATE_NOOP("messages", "several choices")
    DAY = QT_TRANSLATE_NOOP("messages", "a day")
    TEXT = QT_TRANSLATE_NOOP("messages", "a text")


@dataclass(frozen=True, slots=True)
class Call:
    """An operator or a function with what it is applied to."""

    name: str
    parts: tuple[Term, ...]


Term = Reference | TextLiteral | NumberLiteral | Call

COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
FUNCTIONS: dict[str, tuple[int, int]] = {
    "if": (3, 3),
    "coalesce": (2, 2),
    "not": (1, 1),
    "selected": (2, 2),
    "abs": (1, 1),
    "int": (1, 1),
    "round": (1, 2),
    "min": (1, 20),
    "max": (1, 20),
    "sqrt": (1, 1),
    "exp": (1, 1),
    "log": (1, 1),
    "log10": (1, 1),
    "pow": (2, 2),
    "year": (1, 1),
    "month": (1, 1),
    "days": (1, 1),
}
"""The functions, with the fewest and the most values that they take."""
KNOWN = "+ - * / mod = != < <= > >= and or " + " ".join(f"{name}()" for name in FUNCTIONS)

_TOKEN = re.compile(
    r"""\s*(?:
      \$\{\s*(?P<reference>[^\s${}]+)\s*\}
    | (?P<text>'[^']*'|"[^"]*")
    | (?P<number>(?:[0-9]{1,15}(?:\.[0-9]{1,15})?|\.[0-9]{1,15})(?![0-9.A-Za-z_]))
    | (?P<mark>!=|<=|>=|[-=<>+*/(),])
    | (?P<word>[A-Za-z][A-Za-z0-9_]*)
    )""",
    re.VERBOSE,
)
_SAME = {"≠": "!=", "≤": "<=", "≥": ">=", "×": "*", "÷": "/", "−": "-"}


def parse_computed(text: str) -> Term:
    """Return what an expression writes.

    Parameters
    ----------
    text
        An expression of at most 2,000 characters.

    Raises
    ------
    ExpressionProblem
        if it is none, with the first character that shows it.
    """
    check_length(text)
    plain = "".join(_SAME.get(one, one) for one in text)
    parser = _Parser(tokens_of(plain, _TOKEN, f"${{id}} 'text' {KNOWN}"), len(text.rstrip()) + 1)
    term = parser.either()
    parser.end()
    return term


def is_plain_name(name: str) -> bool:
    """Return whether a variable can be written in an expression by its name alone.

    Parameters
    ----------
    name
        of a variable.
    """
    try:
        return parse_computed(name) == Reference(name)
    except ExpressionProblem:
        return False


class _Parser(TokenReader):
    """Recursive descent: ``or`` binds least, then ``and``, comparisons, sums, products, signs."""

    def either(self) -> Term:
        return self._row(("or",), self._both)

    def end(self) -> None:
        if self._next is not None and self._next.text == ",":
            raise self._problem(
                msg(
                    "has a comma outside of a function; a number is written with a point here, as 1.5"
                )
            )
        if self._next is not None:
            raise self._problem(
                msg("has {text}, where an operator or the end is expected", text=self._next.text)
            )

    def _both(self) -> Term:
        return self._row(("and",), self._comparison)

    def _comparison(self) -> Term:
        left = self._sum()
        name = self._takes(*COMPARISONS)
        return left if name is None else Call(name, (left, self._sum()))

    def _sum(self) -> Term:
        return self._row(("+", "-"), self._product)

    def _product(self) -> Term:
        return self._row(("*", "/", "div", "mod"), self._signed)

    def _row(self, names: Sequence[str], part: object) -> Term:
        assert callable(part)  # noqa: S101 - a method of the parser
        term: Term = part()
        while (name := self._takes(*names)) is not None:
            term = Call("/" if name == "div" else name, (term, part()))
        return term

    def _signed(self) -> Term:
        self._deeper()
        if self._takes("-") is not None:
            term: Term = Call("-", (NumberLiteral(Decimal(0)), self._signed()))
        else:
            term = self._primary()
        self._depth -= 1
        return term

    def _primary(self) -> Term:
        token = self._next
        if token is None or (token.kind == "mark" and token.text != "("):
            raise self._problem(
                msg("{found} where a variable, a number or a 'text' is expected", found=self._found)
            )
        self._at += 1
        match token.kind:
            case "reference":
                return Reference(token.text)
            case "text":
                return TextLiteral(token.text[1:-1])
            case "number":
                return NumberLiteral(Decimal(token.text))
            case "word":
                return self._called(token)
        inner = self.either()
        self._needs(")")
        return inner

    def _called(self, word: Token) -> Term:
        if self._next is None or self._next.text != "(" or self._next.kind != "mark":
            return Reference(word.text)
        if word.text not in FUNCTIONS:
            self._at -= 1
            raise self._problem(
                msg(
                    "has {text}, which is not known here; put texts in quotes. Allowed: {known}",
                    text=word.text,
                    known=KNOWN,
                )
            )
        self._needs("(")
        parts = [self.either()]
        while self._takes(",") is not None:
            parts.append(self.either())
        self._needs(")")
        fewest, most = FUNCTIONS[word.text]
        if not fewest <= len(parts) <= most:
            raise ExpressionProblem(
                reason=msg(
                    "has {name}() with {count} values; it takes {fewest} to {most}",
                    name=word.text,
                    count=len(parts),
                    fewest=fewest,
                    most=most,
                ),
                place=word.place,
            )
        return Call(word.text, tuple(parts))


def names_in(term: Term) -> tuple[str, ...]:
    """Return the names of the variables in an expression, each once, from left to right.

    Parameters
    ----------
    term
        The expression.
    """
    return tuple(dict.fromkeys(_names(term)))


def _names(term: Term) -> Iterator[str]:
    if isinstance(term, Reference):
        yield term.name
    elif isinstance(term, Call):
        for part in term.parts:
            yield from _names(part)


# What it is of


@dataclass(frozen=True, slots=True)
class Span:
    """What is known of a part's value: its kind and, of a number, its ends and whether it is whole.

    An end that is infinite is not known.
    """

    kind: Kind
    low: float = -math.inf
    high: float = math.inf
    is_whole: bool = False


_TRUTH = Span(Kind.TRUTH)


def span_of(term: Term, survey: Survey) -> Span:
    """Return what is known of an expression's value.

    Parameters
    ----------
    term
        The expression.
    survey
        The survey whose direct questions it names.

    Raises
    ------
    UserProblem
        if it names what is no direct question there, or applies something to what it does not fit.
    """
    match term:
        case NumberLiteral(value):
            number = float(value)
            return Span(Kind.NUMBER, number, number, value == value.to_integral_value())
        case TextLiteral():
            return Span(Kind.TEXT)
        case Reference(name):
            return _span_of_question(direct_source(survey, name))
        case Call(name, parts):
            return _span_of_call(name, parts, survey)


def direct_source(survey: Survey, name: str) -> AskedQuestion:
    """Return the direct question of that name: what others can be made from.

    Parameters
    ----------
    survey
        The survey, as the analyst sees it.
    name
        The question's name.

    Raises
    ------
    UserProblem
        if there is none; if it is randomized.
    """
    try:
        question = survey.question(name)
    except KeyError as problem:
        raise UserProblem(msg("There is no variable {name}.", name=name)) from problem
    if question.design.is_randomized:
        raise UserProblem(
            msg(
                "{name} is randomized: its reports are not answers, so nothing can be computed from them. "
                "Only its reports can be merged.",
                name=name,
            )
        )
    return question


def _span_of_question(question: AskedQuestion) -> Span:
    scale = question.number_scale
    if scale is not None:
        return Span(Kind.NUMBER, *scale.ends, scale.is_whole)
    if question.answer_kind is AnswerKind.CHOICES:
        return Span(Kind.CHOICES)
    if isinstance(question.unlisted, Days):
        return Span(Kind.DAY)
    if question.scores is not None:
        return Span(Kind.NUMBER, min(question.scores), max(question.scores), is_whole=True)
    return Span(Kind.CATEGORY)


def _span_of_call(name: str, parts: tuple[Term, ...], survey: Survey) -> Span:
    if name in COMPARISONS:
        _check_compared(name, parts, survey)
        return _TRUTH
    if name == "selected":
        _check_selected(parts, survey)
        return _TRUTH
    if name in _OF_DAYS:
        return _span_of_days(name, parts[0], survey)
    spans = [span_of(part, survey) for part in parts]
    if name in {"and", "or", "not"}:
        _check_kinds(name, spans, Kind.TRUTH)
        return _TRUTH
    if name == "if":
        _check_kinds(name, spans[:1], Kind.TRUTH)
        spans = spans[1:]
    if name in {"if", "coalesce"} and spans[0].kind is Kind.TRUTH:
        _check_kinds(name, spans, Kind.TRUTH)
        return _TRUTH
    _check_kinds(name, spans, Kind.NUMBER)
    if name == "round":
        _check_digits(parts[1:], spans[1:])
    low, high = _ends(name, spans)
    is_whole = name in _WHOLE_OF_WHOLE and all(one.is_whole for one in spans)
    return Span(
        Kind.NUMBER, low, high, is_whole or name == "int" or (name == "round" and len(spans) == 1)
    )


def _check_digits(parts: Sequence[Term], spans: Sequence[Span]) -> None:
    """Refuse digits to round to that are no whole number stated in the expression."""
    for part, span in zip(parts, spans, strict=True):
        if names_in(part) or not span.is_whole or abs(span.low) > _MOST_DIGITS:
            raise UserProblem(
                msg(
                    "Give round() the number of decimals as a whole number from {low} to {high}.",
                    low=-_MOST_DIGITS,
                    high=_MOST_DIGITS,
                )
            )


_MOST_DIGITS = 15
_OF_DAYS = {"year", "month", "days"}


def _span_of_days(name: str, part: Term, survey: Survey) -> Span:
    """Return the ends of what is computed from a day: ``days`` counts them from the beginning of 1970."""
    question = direct_source(survey, part.name) if isinstance(part, Reference) else None
    days = None if question is None else question.unlisted
    if not isinstance(days, Days):
        _check_kinds(name, [span_of(part, survey)], Kind.DAY)
        raise UserProblem(msg("Give {name}() the name of a date.", name=name))
    first, last = days.minimum, days.maximum
    ends = {
        "year": (first.year, last.year),
        "month": (1, 12),
        "days": (first.toordinal() - DAY_ZERO, last.toordinal() - DAY_ZERO),
    }[name]
    return Span(Kind.NUMBER, float(ends[0]), float(ends[1]), is_whole=True)


DAY_ZERO = date(1970, 1, 1).toordinal()
_WHOLE_OF_WHOLE = {"+", "-", "*", "mod", "abs", "min", "max", "if", "coalesce", "round"}


def _check_kinds(name: str, spans: Sequence[Span], wanted: Kind) -> None:
    for span in spans:
        if span.kind is not wanted:
            raise UserProblem(
                msg(
                    "{operation} needs {wanted}, and gets {found}.",
                    operation=f"{name}()" if name in FUNCTIONS else name,
                    wanted=Message(wanted.value),
                    found=Message(span.kind.value),
                )
            )


def answer_compared(parts: Sequence[Term], survey: Survey) -> tuple[AskedQuestion, str] | None:
    """Return the listed question and the text that two sides of a comparison are; None: they are others.

    Parameters
    ----------
    parts
        The two sides.
    survey
        The survey whose direct questions they name.
    """
    for one, other in (parts, parts[::-1]):
        if isinstance(one, Reference) and isinstance(other, TextLiteral):
            return direct_source(survey, one.name), other.text
    for one, other in (parts, parts[::-1]):
        # a code that is a number, as of an imported file: region = 2
        if isinstance(one, Reference) and isinstance(other, NumberLiteral):
            question = direct_source(survey, one.name)
            if _span_of_question(question).kind is Kind.CATEGORY:
                return question, format(other.value, "f")
    return None


def _check_compared(name: str, parts: tuple[Term, ...], survey: Survey) -> None:
    found = answer_compared(parts, survey)
    if found is None:
        _check_kinds(name, [span_of(part, survey) for part in parts], Kind.NUMBER)
        return
    question, answer = found
    if answer and question.answer_kind is AnswerKind.TEXT:
        raise UserProblem(
            msg(
                "{question} has no list of answers that a text could be compared with. Of a day, compare "
                "its year(), month() or days().",
                question=question.id,
            )
        )
    if answer and question.answer_kind is AnswerKind.CHOICES:
        raise UserProblem(
            msg(
                "{question} can have several answers at once; ask for one by {selected}.",
                question=question.id,
                selected=f"selected({question.id}, '{answer}')",
            )
        )
    if name not in {"=", "!="}:
        raise UserProblem(
            msg("A text can only be compared with = or !=, not with {relation}.", relation=name)
        )
    _check_answer(question, answer)


def _check_answer(question: AskedQuestion, answer: str) -> None:
    if answer and answer not in question.answers:
        raise no_such_answer(question=question.id, answer=answer, known=question.answers)


def _check_selected(parts: tuple[Term, ...], survey: Survey) -> None:
    of, choice = parts
    question = direct_source(survey, of.name) if isinstance(of, Reference) else None
    if question is None or not question.answers or not isinstance(choice, TextLiteral):
        raise UserProblem(
            msg("Give selected() a question with choices, and one of its choices in quotes.")
        )
    _check_answer(question, choice.text)


Ends = list[float]


def _ends(name: str, spans: Sequence[Span]) -> tuple[float, float]:
    """Return the ends of an operation's value by interval arithmetic; infinite where they are not known."""
    is_known = all(math.isfinite(end) for span in spans for end in (span.low, span.high))
    found = _ENDS[name](spans) if is_known else []
    if not found or any(math.isnan(one) for one in found):
        return -math.inf, math.inf
    return float(min(found)), float(max(found))


def _corners(of: Callable[[float, float], float]) -> Callable[[Sequence[Span]], Ends]:
    """Return the ends of what is monotone in each of two numbers: they are at the corners."""
    return lambda spans: [
        of(a, b) for a in (spans[0].low, spans[0].high) for b in (spans[-1].low, spans[-1].high)
    ]


def _hull(spans: Sequence[Span]) -> Ends:
    return [end for span in spans for end in (span.low, span.high)]


def _quotient(spans: Sequence[Span]) -> Ends:
    is_never_0 = spans[1].low > 0 or spans[1].high < 0
    return _corners(lambda a, b: a / b)(spans) if is_never_0 else []


def _remainder(spans: Sequence[Span]) -> Ends:
    return [min(spans[1].low, 0.0), max(spans[1].high, 0.0)]


def _size(spans: Sequence[Span]) -> Ends:
    sizes = [abs(end) for end in _hull(spans)]
    return [*sizes, *([0.0] if spans[0].low <= 0 <= spans[0].high else [])]


def _rounded(spans: Sequence[Span]) -> Ends:
    # the decimals are stated; of fewer than none, to tens and hundreds
    unit = 10.0 ** -min(0.0, *(one.low for one in spans[1:]), 0.0)
    return [math.floor(spans[0].low / unit) * unit, math.ceil(spans[0].high / unit) * unit]


def _root(spans: Sequence[Span]) -> Ends:
    return [math.sqrt(max(0.0, end)) for end in _hull(spans)]


def _exponential(spans: Sequence[Span]) -> Ends:
    return list(map(math.exp, _hull(spans))) if spans[0].high < _LARGEST_EXPONENT else []


def _logarithm(of: Callable[[float], float]) -> Callable[[Sequence[Span]], Ends]:
    return lambda spans: list(map(of, _hull(spans))) if spans[0].low > 0 else []


def _power(spans: Sequence[Span]) -> Ends:
    base, power = spans
    if power.low != power.high or not power.is_whole or not 0 <= power.low <= _LARGEST_POWER:
        return []
    zero = [0.0] if base.low <= 0 <= base.high else []
    return [base.low**power.low, base.high**power.low, *zero]


_LARGEST_EXPONENT = 600
_LARGEST_POWER = 10
_ENDS: dict[str, Callable[[Sequence[Span]], Ends]] = {
    "if": _hull,
    "coalesce": _hull,
    "+": _corners(lambda a, b: a + b),
    "-": _corners(lambda a, b: a - b),
    "*": _corners(lambda a, b: a * b),
    "/": _quotient,
    "mod": _remainder,
    "abs": _size,
    "int": _rounded,
    "round": _rounded,
    "min": lambda spans: [min(one.low for one in spans), min(one.high for one in spans)],
    "max": lambda spans: [max(one.low for one in spans), max(one.high for one in spans)],
    "sqrt": _root,
    "exp": _exponential,
    "log": _logarithm(math.log),
    "log10": _logarithm(math.log10),
    "pow": _power,
}
"""The ends of each operation's value from those of its parts; empty where they are not known."""


def outward(low: float, high: float) -> tuple[Fraction, Fraction]:
    """Return ends with few digits that are not inside the given ones.

    Parameters
    ----------
    low, high
        finite numbers.
    """
    width = max(abs(low), abs(high), high - low, 1e-9)
    unit = Fraction(10) ** (math.floor(math.log10(width)) - 5)
    lowest = Fraction(math.floor(Fraction(low) / unit)) * unit
    return lowest, max(Fraction(math.ceil(Fraction(high) / unit)) * unit, lowest + unit)
