"""Formulas of forms, the whole language that field tools write, as values.

Surveys know only a small part of it (``definition.expressions``). A form's formula is read in full all the
same: what cannot be asked is then dropped with the reason, and chance that is built from formulas is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.expressions import DEEPEST, ExpressionProblem, strange_sign

LONGEST_FORMULA = 8000


@dataclass(frozen=True, slots=True)
class NumberValue:
    """A number as it stands."""

    value: Decimal


@dataclass(frozen=True, slots=True)
class TextValue:
    """A text as it stands."""

    text: str


@dataclass(frozen=True, slots=True)
class AnswerValue:
    """The value of another row, ``${name}``."""

    name: str


@dataclass(frozen=True, slots=True)
class CurrentValue:
    """The answer that is being given, ``.``."""


@dataclass(frozen=True, slots=True)
class PathValue:
    """A path in the form's data, such as a column in a filter; ``inner`` is what it refers to."""

    text: str
    inner: tuple[Formula, ...] = ()


@dataclass(frozen=True, slots=True)
class CallValue:
    """A function of arguments."""

    name: str
    arguments: tuple[Formula, ...]


@dataclass(frozen=True, slots=True)
class OperationValue:
    """Two values joined by an operator: ``or``, ``and``, a comparison, or arithmetic."""

    operator: str
    left: Formula
    right: Formula


Formula = (
    NumberValue | TextValue | AnswerValue | CurrentValue | PathValue | CallValue | OperationValue
)

TRUE, FALSE = CallValue("true", ()), CallValue("false", ())
COMPARISONS = frozenset({"=", "!=", "<", "<=", ">", ">="})
ARITHMETIC = frozenset({"+", "-", "*", "div", "mod", "|"})
_LEVELS = (
    frozenset({"or"}),
    frozenset({"and"}),
    frozenset({"=", "!="}),
    frozenset({"<", "<=", ">", ">="}),
    frozenset({"+", "-"}),
    frozenset({"*", "div", "mod"}),
    frozenset({"|"}),
)
"""Operators from the loosest to the tightest."""


def parts_of(formula: Formula) -> Iterator[Formula]:
    """Yield a formula and everything inside it.

    Parameters
    ----------
    formula
        the formula.
    """
    waiting = [formula]
    while waiting:
        one = waiting.pop()
        yield one
        match one:
            case CallValue(_, arguments):
                waiting.extend(reversed(arguments))
            case OperationValue(_, left, right):
                waiting.extend((right, left))
            case PathValue(_, inner):
                waiting.extend(reversed(inner))


def names_in(formula: Formula) -> tuple[str, ...]:
    """Return the rows that a formula refers to, each once.

    Parameters
    ----------
    formula
        the formula.
    """
    found = (one.name for one in parts_of(formula) if isinstance(one, AnswerValue))
    return tuple(dict.fromkeys(found))


def calls_in(formula: Formula) -> tuple[str, ...]:
    """Return the functions that a formula uses, each once.

    Parameters
    ----------
    formula
        the formula.
    """
    found = (one.name for one in parts_of(formula) if isinstance(one, CallValue))
    return tuple(dict.fromkeys(found))


def conjuncts_of(formula: Formula) -> tuple[Formula, ...]:
    """Return the formulas that must all hold.

    Parameters
    ----------
    formula
        a condition; one that is no conjunction is its only conjunct.
    """
    if isinstance(formula, OperationValue) and formula.operator == "and":
        return *conjuncts_of(formula.left), *conjuncts_of(formula.right)
    return (formula,)


# Reading

_TOKEN = re.compile(
    r"""\s*(?:
      \$\{\s*(?P<reference>[^\s${}]+)\s*\}
    | (?P<text>'[^']*'|"[^"]*")
    | (?P<number>(?:[0-9]{1,15}(?:\.[0-9]{0,15})?|\.[0-9]{1,15})(?![0-9.]))
    | (?P<mark>\.\.|//|!=|<=|>=|[=<>(),.+*/\[\]|@-])
    | (?P<word>[A-Za-z_][\w.:-]*)
    )""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    start: int
    end: int


def parse_formula(text: str) -> Formula:
    """Return the formula that ``text`` writes.

    Parameters
    ----------
    text
        the cell's text, at most 8,000 characters.

    Raises
    ------
    ExpressionProblem
        if it is none, with the first character that shows it.
    """
    if len(text) > LONGEST_FORMULA:
        reason = msg(
            "has {count} characters, and {longest} are the most",
            count=len(text),
            longest=LONGEST_FORMULA,
        )
        raise ExpressionProblem(reason=reason, place=LONGEST_FORMULA + 1)
    parser = _Parser(text, _tokens(text))
    formula = parser.formula(0)
    parser.end()
    return formula


def _tokens(text: str) -> list[_Token]:
    tokens, place, end = [], 0, len(text.rstrip())
    while place < end:
        match = _TOKEN.match(text, place)
        if match is None:
            while text[place].isspace():
                place += 1
            reason = strange_sign(text[place]) or msg(
                "has {character}, which means nothing in a formula", character=text[place]
            )
            raise ExpressionProblem(reason=reason, place=place + 1)
        kind = str(match.lastgroup)
        start = match.end() - len(match[0].lstrip())
        tokens.append(_Token(kind, match[kind], start, match.end()))
        place = match.end()
    return tokens


class _Parser:
    """Recursive descent over the tokens, by the operators' precedence."""

    def __init__(self, text: str, tokens: list[_Token]) -> None:
        self._text, self._tokens = text, tokens
        self._at = self._depth = 0

    def formula(self, level: int) -> Formula:
        if level == 0:
            self._depth += 1
            if self._depth > DEEPEST:
                raise self._problem(msg("is nested too deeply"))
        left = self._operand() if level == len(_LEVELS) else self.formula(level + 1)
        while level < len(_LEVELS) and self._next_text in _LEVELS[level]:
            operator = self._take().text
            left = OperationValue(operator, left, self.formula(level + 1))
        if level == 0:
            self._depth -= 1
        return left

    def end(self) -> None:
        if self._at < len(self._tokens):
            text = self._tokens[self._at].text
            raise self._problem(msg("has {text}, where and, or or the end is expected", text=text))

    def _operand(self) -> Formula:
        if self._at == len(self._tokens):
            raise self._problem(msg("ends where a value is expected"))
        token = self._take()
        match token.kind, token.text:
            case "number", text:
                return NumberValue(Decimal(text))
            case "text", text:
                return TextValue(text[1:-1])
            case "reference", name:
                return self._path_from(token, AnswerValue(name))
            case "mark", "-":
                return self._minus()
            case "mark", "(":
                inner = self.formula(0)
                self._needs(")")
                return inner
            case "mark", ".":
                return self._path_from(token, CurrentValue())
            case "mark", "/" | "//" | "..":
                self._at -= 1
                return self._path_from(token, None)
            case "word", name:
                return self._word(token, name)
        self._at -= 1
        raise self._problem(msg("has {text} where a value is expected", text=token.text))

    def _minus(self) -> Formula:
        inner = self._operand()
        if isinstance(inner, NumberValue):
            return NumberValue(-inner.value)
        return OperationValue("-", NumberValue(Decimal(0)), inner)

    def _word(self, token: _Token, name: str) -> Formula:
        if self._next_text != "(":
            return self._path_from(token, PathValue(name))
        self._at += 1
        arguments: list[Formula] = []
        while self._next_text != ")":
            arguments.append(self.formula(0))
            if self._next_text != ",":
                break
            self._at += 1
        self._needs(")")
        return self._path_from(token, CallValue(name, tuple(arguments)))

    def _path_from(self, first: _Token, value: Formula | None) -> Formula:
        """Return ``value``, or the path that begins with it: steps and what stands in brackets."""
        inner = [] if value is None else [value]
        begins = self._at
        while self._next_text in {"/", "//", "["} or (value is None and self._at == begins):
            mark = self._take().text
            if mark == "[":
                inner.append(self.formula(0))
                self._needs("]")
            elif mark in {"/", "//"} and self._at < len(self._tokens):
                self._step(inner)
        if self._at == begins and value is not None:
            return value
        return PathValue(self._text[first.start : self._tokens[self._at - 1].end], tuple(inner))

    def _step(self, inner: list[Formula]) -> None:
        if self._next_text == "@":
            self._at += 1
        if self._at < len(self._tokens):
            step = self._take()
            if step.kind == "reference":
                inner.append(AnswerValue(step.text))

    def _take(self) -> _Token:
        self._at += 1
        return self._tokens[self._at - 1]

    def _needs(self, mark: str) -> None:
        if self._next_text != mark:
            raise self._problem(msg("has no closing {mark}", mark=mark))
        self._at += 1

    @property
    def _next_text(self) -> str:
        if self._at == len(self._tokens):
            return ""
        token = self._tokens[self._at]
        return token.text if token.kind in {"mark", "word"} else f"\0{token.text}"

    def _problem(self, reason: Message) -> ExpressionProblem:
        place = self._tokens[self._at].start if self._at < len(self._tokens) else len(self._text)
        return ExpressionProblem(reason=reason, place=place + 1)
