"""Conditions on answers: a small subset of XLSForm's expressions, as values that print and evaluate.

``${age} >= 18 and not(selected(${goods}, 'radio'))``. ``${id}`` is the answer to an earlier question and
``.`` the answer that is being given; there are comparisons, ``and``, ``or``, ``not()`` and ``selected()``,
and nothing else: no arithmetic, clock, position or device.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg

LONGEST_EXPRESSION = 2000
DEEPEST = 40

Answer = str | Decimal
"""A recorded answer: a number question's as a number, any other's as text; "" is not answered."""


class ExpressionProblem(UserProblem):
    """A text is no condition. Facts: ``reason`` and ``place``, the character (from 1) it shows at."""

    def __init__(self, *, reason: object, place: object) -> None:
        """Say what is wrong with a condition, and where.

        Parameters
        ----------
        reason
            what is wrong.
        place : 1 or more
            the character that shows it.
        """
        super().__init__(msg("{reason} (at character {place}).", reason=reason, place=place))


class Relation(Enum):
    """How two values are compared."""

    EQUAL = "="
    UNEQUAL = "!="
    BELOW = "<"
    AT_MOST = "<="
    ABOVE = ">"
    AT_LEAST = ">="

    @property
    def is_order(self) -> bool:
        """Whether it needs numbers."""
        return self not in {Relation.EQUAL, Relation.UNEQUAL}

    @property
    def mirrored(self) -> Relation:
        """The equivalent relation with the sides exchanged."""
        return _MIRRORED.get(self, self)


_MIRRORED = {
    Relation.BELOW: Relation.ABOVE,
    Relation.ABOVE: Relation.BELOW,
    Relation.AT_MOST: Relation.AT_LEAST,
    Relation.AT_LEAST: Relation.AT_MOST,
}


@dataclass(frozen=True, slots=True)
class Reference:
    """The answer to another question, ``${name}``."""

    name: str


@dataclass(frozen=True, slots=True)
class CurrentAnswer:
    """The answer that is being given, ``.``."""


@dataclass(frozen=True, slots=True)
class TextLiteral:
    """A text as it stands, such as a choice's id."""

    text: str


@dataclass(frozen=True, slots=True)
class NumberLiteral:
    """A number as it stands."""

    value: Decimal


Operand = Reference | CurrentAnswer | TextLiteral | NumberLiteral


@dataclass(frozen=True, slots=True)
class AnswerComparison:
    """Two values compared."""

    relation: Relation
    left: Operand
    right: Operand


@dataclass(frozen=True, slots=True)
class Selected:
    """Whether ``choice`` is among the choices of an answer."""

    of: Reference | CurrentAnswer
    choice: TextLiteral


@dataclass(frozen=True, slots=True)
class Not:
    """True if ``inner`` is not."""

    inner: Expression


@dataclass(frozen=True, slots=True)
class AllOf:
    """True if all parts are; no part is itself an ``AllOf``."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """True if at least one part is; no part is itself an ``AnyOf``."""

    parts: tuple[Expression, ...]


Expression = AnswerComparison | Selected | Not | AllOf | AnyOf


def all_of(*parts: Expression) -> Expression:
    """Return the conjunction of conditions, flattened.

    Parameters
    ----------
    *parts : at least one
        the conditions.
    """
    flat = [one for part in parts for one in (part.parts if isinstance(part, AllOf) else (part,))]
    return flat[0] if len(flat) == 1 else AllOf(tuple(flat))


def any_of(*parts: Expression) -> Expression:
    """Return the disjunction of conditions, flattened.

    Parameters
    ----------
    *parts : at least one
        the conditions.
    """
    flat = [one for part in parts for one in (part.parts if isinstance(part, AnyOf) else (part,))]
    return flat[0] if len(flat) == 1 else AnyOf(tuple(flat))


def conjuncts(expression: Expression) -> tuple[Expression, ...]:
    """Return the conditions that must all hold.

    Parameters
    ----------
    expression
        a condition; one that is no conjunction is its only conjunct.
    """
    return expression.parts if isinstance(expression, AllOf) else (expression,)


# Evaluation


def holds(expression: Expression, answers: Mapping[str, Answer], current: Answer = "") -> bool:
    """Return whether a condition holds.

    As in XPath, a comparison with a missing answer holds only as ``!=``; ``= ''`` tests for a missing one.

    Parameters
    ----------
    expression
        the condition.
    answers
        the earlier answers by question id; an id that is not there is not answered.
    current
        the answer that is being given; "" is not answered.
    """
    match expression:
        case AllOf(parts):
            return all(holds(part, answers, current) for part in parts)
        case AnyOf(parts):
            return any(holds(part, answers, current) for part in parts)
        case Not(inner):
            return not holds(inner, answers, current)
        case Selected(of, choice):
            return choice.text in str(_value(of, answers, current)).split()
        case AnswerComparison(relation, left, right):
            return _compared(
                relation, _value(left, answers, current), _value(right, answers, current)
            )


def _value(operand: Operand, answers: Mapping[str, Answer], current: Answer) -> Answer:
    match operand:
        case Reference(name):
            return answers.get(name, "")
        case CurrentAnswer():
            return current
        case TextLiteral(text):
            return text
        case NumberLiteral(value):
            return value


_ORDERS: dict[Relation, Callable[[Decimal, Decimal], bool]] = {
    Relation.BELOW: lambda a, b: a < b,
    Relation.AT_MOST: lambda a, b: a <= b,
    Relation.ABOVE: lambda a, b: a > b,
    Relation.AT_LEAST: lambda a, b: a >= b,
}


def _compared(relation: Relation, left: Answer, right: Answer) -> bool:
    if not relation.is_order:
        return (left == right) is (relation is Relation.EQUAL)
    if isinstance(left, str) or isinstance(right, str):
        return False
    return _ORDERS[relation](left, right)


# What it is about


def leaves(expression: Expression) -> Iterator[AnswerComparison | Selected]:
    """Yield the comparisons and ``selected()`` of a condition, from left to right.

    Parameters
    ----------
    expression
        the condition.
    """
    match expression:
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from leaves(part)
        case Not(inner):
            yield from leaves(inner)
        case AnswerComparison() | Selected():
            yield expression


def operands(leaf: AnswerComparison | Selected) -> tuple[Operand, ...]:
    """Return the operands of a comparison or ``selected()``.

    Parameters
    ----------
    leaf
        a part of a condition, as ``leaves`` yields it.
    """
    return (leaf.left, leaf.right) if isinstance(leaf, AnswerComparison) else (leaf.of, leaf.choice)


def references(expression: Expression) -> tuple[str, ...]:
    """Return the ids of the questions that a condition refers to, each once, from left to right.

    Parameters
    ----------
    expression
        the condition.
    """
    found = (operand for leaf in leaves(expression) for operand in operands(leaf))
    return tuple(dict.fromkeys(each.name for each in found if isinstance(each, Reference)))


def uses_current_answer(expression: Expression) -> bool:
    """Return whether a condition refers to the answer that is being given.

    Parameters
    ----------
    expression
        the condition.
    """
    return any(
        isinstance(each, CurrentAnswer) for leaf in leaves(expression) for each in operands(leaf)
    )


# Writing


def printed(expression: Expression) -> str:
    """Return the text of a condition; ``parse_expression`` turns it back into an equal one.

    Parameters
    ----------
    expression
        the condition.
    """
    match expression:
        case AllOf(parts):
            return " and ".join(
                f"({printed(part)})" if isinstance(part, AnyOf) else printed(part) for part in parts
            )
        case AnyOf(parts):
            return " or ".join(map(printed, parts))
        case Not(inner):
            return f"not({printed(inner)})"
        case Selected(of, choice):
            return f"selected({_printed(of)}, {_printed(choice)})"
        case AnswerComparison(relation, left, right):
            return f"{_printed(left)} {relation.value} {_printed(right)}"


def _printed(operand: Operand) -> str:
    match operand:
        case Reference(name):
            return f"${{{name}}}"
        case CurrentAnswer():
            return "."
        case TextLiteral(text):
            return f'"{text}"' if "'" in text else f"'{text}'"
        case NumberLiteral(value):
            return format(value, "f")


# Reading

_TOKEN = re.compile(
    r"""\s*(?:
      \$\{\s*(?P<reference>[^\s${}]+)\s*\}
    | (?P<text>'[^']*'|"[^"]*")
    | (?P<number>-?(?:[0-9]{1,15}(?:\.[0-9]{1,15})?|\.[0-9]{1,15})(?![0-9.]))
    | (?P<own>\.)
    | (?P<relation>!=|<=|>=|=|<|>)
    | (?P<word>[A-Za-z][A-Za-z0-9_-]*)
    | (?P<mark>[(),])
    )""",
    re.VERBOSE,
)
_KNOWN = "${id}, ., numbers, 'texts', =, !=, <, <=, >, >=, and, or, not() and selected()"
_CURLY = "\u2018\u2019\u201a\u201c\u201d\u201e"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of an expression: which group of the pattern it is, and its first character, from 1."""

    kind: str
    text: str
    place: int


def parse_expression(text: str) -> Expression:
    """Return the condition that ``text`` writes.

    Parameters
    ----------
    text
        a condition of at most 2,000 characters.

    Raises
    ------
    ExpressionProblem
        if it is none, with the first character that shows it.
    """
    check_length(text)
    parser = _Parser(tokens_of(text, _TOKEN, _KNOWN), len(text.rstrip()) + 1)
    expression = parser.condition()
    parser.end()
    return expression


def check_length(text: str) -> None:
    """Refuse an expression that is too long to be read.

    Parameters
    ----------
    text
        The expression.

    Raises
    ------
    ExpressionProblem
        at the first character too many.
    """
    if len(text) > LONGEST_EXPRESSION:
        reason = msg(
            "has {count} characters, and {longest_expression} are the most",
            count=len(text),
            longest_expression=LONGEST_EXPRESSION,
        )
        raise ExpressionProblem(reason=reason, place=LONGEST_EXPRESSION + 1)


def tokens_of(text: str, pattern: re.Pattern[str], known: str) -> list[Token]:
    """Return the pieces of an expression.

    Parameters
    ----------
    text
        The expression.
    pattern
        Matches any piece, with blanks before it, as a named group.
    known
        What may stand in an expression, for the problem's sentence.

    Raises
    ------
    ExpressionProblem
        at what is no piece.
    """
    tokens, place, end = [], 0, len(text.rstrip())
    while place < end:
        match = pattern.match(text, place)
        if match is None:
            raise _unknown(text, place, known)
        kind = str(match.lastgroup)
        tokens.append(Token(kind, match[kind], match.start(kind) + 1))
        place = match.end()
    return tokens


def _unknown(text: str, place: int, known: str) -> ExpressionProblem:
    while text[place].isspace():
        place += 1
    reason = strange_sign(text[place]) or msg(
        "has {character}, which means nothing here; allowed: {known}",
        character=text[place],
        known=known,
    )
    return ExpressionProblem(reason=reason, place=place + 1)


def strange_sign(character: str) -> Message | None:
    """Return what is wrong with a sign that is no piece, where that is known whatever may stand there.

    Parameters
    ----------
    character
        the sign.
    """
    if character in _CURLY:
        return msg(
            "has the curly quote {character}; type a straight ' instead", character=character
        )
    if character in "'\"":
        return msg("has a text without a closing {character}", character=character)
    return (
        msg("has a $ that begins no ${{id}}; write the id in braces") if character == "$" else None
    )


class TokenReader:
    """What every reader of expressions by recursive descent does with the pieces.

    Parameters
    ----------
    tokens
        the pieces.
    end
        the place behind the last one, from 1.
    """

    def __init__(self, tokens: list[Token], end: int) -> None:
        self._tokens = tokens
        self._at = 0
        self._end = end
        self._depth = 0

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise self._problem(msg("is nested too deeply"))

    def _takes(self, *texts: str) -> str | None:
        """Go on over the word or mark that comes next, where it is one of these."""
        token = self._next
        if token is None or token.kind not in {"word", "mark"} or token.text not in texts:
            return None
        self._at += 1
        return token.text

    def _needs(self, mark: str) -> None:
        if self._takes(mark) is None:
            raise self._problem(
                msg("{found} where {mark} is expected", found=self._found, mark=mark)
            )

    @property
    def _next(self) -> Token | None:
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    @property
    def _found(self) -> Message:
        token = self._next
        return msg("ends") if token is None else msg("has {text}", text=token.text)

    def _problem(self, reason: Message) -> ExpressionProblem:
        place = self._end if self._next is None else self._next.place
        return ExpressionProblem(reason=reason, place=place)


class _Parser(TokenReader):
    """Recursive descent over the tokens; ``or`` binds least, then ``and``."""

    def condition(self) -> Expression:
        self._deeper()
        parts = [self._conjunction()]
        while self._takes("or"):
            parts.append(self._conjunction())
        self._depth -= 1
        return any_of(*parts)

    def end(self) -> None:
        if self._next is not None:
            raise self._problem(
                msg("has {text}, where and, or or the end is expected", text=self._next.text)
            )

    def _conjunction(self) -> Expression:
        parts = [self._part()]
        while self._takes("and"):
            parts.append(self._part())
        return all_of(*parts)

    def _part(self) -> Expression:
        if self._takes("("):
            inner = self.condition()
            self._needs(")")
            return inner
        if self._next is not None and self._next.kind == "word":
            return self._call(self._next)
        left = self._operand()
        return AnswerComparison(self._relation(), left, self._operand())

    def _call(self, name: Token) -> Expression:
        if name.text not in {"not", "selected"}:
            raise self._problem(
                msg(
                    "has {text}, which is not known here; put texts in quotes. Allowed: {known}",
                    text=name.text,
                    known=_KNOWN,
                )
            )
        self._at += 1
        self._needs("(")
        if name.text == "not":
            called: Expression = Not(self.condition())
        else:
            called = self._selected()
        self._needs(")")
        return called

    def _selected(self) -> Selected:
        of = self._operand()
        if not isinstance(of, Reference | CurrentAnswer):
            raise self._problem(msg("has a selected() that does not begin with ${{id}} or ."))
        self._needs(",")
        choice = self._operand()
        if not isinstance(choice, TextLiteral):
            raise self._problem(msg("has a selected() that does not end with a choice in quotes"))
        return Selected(of, choice)

    def _operand(self) -> Operand:
        token = self._next
        operand = None if token is None else _operand(token)
        if operand is None:
            raise self._problem(
                msg("{found} where ${{id}}, ., a number or a 'text' is expected", found=self._found)
            )
        self._at += 1
        return operand

    def _relation(self) -> Relation:
        token = self._next
        if token is None or token.kind != "relation":
            raise self._problem(
                msg("{found} where one of =, !=, <, <=, > and >= is expected", found=self._found)
            )
        self._at += 1
        return Relation(token.text)


def _operand(token: Token) -> Operand | None:
    match token.kind:
        case "reference":
            return Reference(token.text)
        case "own":
            return CurrentAnswer()
        case "text":
            return TextLiteral(token.text[1:-1])
        case "number":
            return NumberLiteral(Decimal(token.text))
    return None
