"""A form's formulas as conditions of a survey, exactly or not at all.

What surveys cannot say is never approximated: the reason comes back in place of a condition. Names of rows
and choices are those of the survey; a calculation that a condition refers to is put in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.expressions import (
    LONGEST_EXPRESSION,
    AllOf,
    AnswerComparison,
    AnyOf,
    CurrentAnswer,
    Expression,
    Not,
    NumberLiteral,
    Operand,
    Reference,
    Relation,
    Selected,
    TextLiteral,
    all_of,
    any_of,
    leaves,
    printed,
)
from surveyapp.survey.types.base import AnswerKind
from surveyapp.survey.xlsform.formulas import (
    ARITHMETIC,
    COMPARISONS,
    AnswerValue,
    CallValue,
    CurrentValue,
    Formula,
    NumberValue,
    OperationValue,
    PathValue,
    TextValue,
    calls_in,
)

Truth = Expression | bool
"""A condition, or what is known of it whatever is answered."""

MOST_LEAVES = 100
MOST_STEPS = 2000
CHANCE = frozenset({"random", "randomize", "pulldata", "uuid"})
"""Functions whose values nobody can tell from the answers."""


@dataclass(frozen=True, slots=True)
class KnownRow:
    """A row that is asked: how conditions refer to it."""

    id: str
    kind: AnswerKind
    choices: Mapping[str, str] = field(default_factory=dict)
    """The ids of its choices by their names in the form."""
    parts: tuple[tuple[str, frozenset[str]], ...] = ()
    """The questions that it became, each with its choices' ids; nothing if it is one question."""


@dataclass(slots=True)
class FormConditions:
    """What conditions can refer to, while the rows of a form are read from top to bottom."""

    rows: dict[str, KnownRow] = field(default_factory=dict)
    gone: dict[str, str] = field(default_factory=dict)
    """The cells of rows that are dropped, by name."""
    calculations: dict[str, Formula] = field(default_factory=dict)

    def condition(self, formula: Formula, current: KnownRow | None) -> Truth | Message:
        """Return the condition of a formula, or why surveys cannot have it; True if it always holds.

        Parameters
        ----------
        formula
            the formula of a relevance or constraint.
        current
            the row whose answer ``.`` is; None where none is given.
        """
        try:
            found = _Rewriting(self, current).truth(formula)
        except _Unsayable as problem:
            return problem.reason
        if isinstance(found, bool):
            return found
        is_long = len([*leaves(found)]) > MOST_LEAVES or len(printed(found)) > LONGEST_EXPRESSION
        return msg("it is too long") if is_long else found


class _Unsayable(Exception):
    """A formula says what no condition can; it never leaves this module."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(slots=True)
class _Rewriting:
    form: FormConditions
    current: KnownRow | None
    opened: tuple[str, ...] = ()
    """The calculations that are being put in place."""
    steps: list[int] = field(default_factory=lambda: [0])
    """How much was done, counted over all calculations that are put in place."""

    def truth(self, formula: Formula) -> Truth:  # noqa: PLR0911 - one a kind of formula
        """Return when a formula counts as true."""
        self._count()
        match formula:
            case OperationValue("and", left, right):
                return _both(self.truth(left), self.truth(right))
            case OperationValue("or", left, right):
                return _either(self.truth(left), self.truth(right))
            case OperationValue(operator, left, right) if operator in COMPARISONS:
                return self.compared(Relation(operator), left, right)
            case CallValue("not", (inner,)):
                return _not(self.truth(inner))
            case CallValue("true", ()):
                return True
            case CallValue("false", ()):
                return False
            case CallValue("boolean" | "once", (inner,)):
                return self.truth(inner)
            case CallValue("selected", (of, choice)):
                return self._selected(of, choice)
            case CallValue("if", (condition, then, other)):
                when = self.truth(condition)
                return _either(_both(when, self.truth(then)), _both(_not(when), self.truth(other)))
            case AnswerValue(name) if name in self.form.calculations:
                return self._inside(name).truth(self.form.calculations[name])
            case AnswerValue() | CurrentValue() if self._kind(formula) is not AnswerKind.NUMBER:
                return self.compared(Relation.UNEQUAL, formula, TextValue(""))
        raise _Unsayable(_why_not(formula))

    # Comparisons

    def compared(self, relation: Relation, left: Formula, right: Formula) -> Truth:
        """Return when a comparison holds."""
        self._count()
        for one, other, asked in ((left, right, relation), (right, left, relation.mirrored)):
            match one:
                case AnswerValue(name) if name in self.form.calculations:
                    inside = self._inside(name)
                    return inside.compared(asked, self.form.calculations[name], other)
                case CallValue("once" | "number" | "int" | "string" | "round", (inner,)) if (
                    isinstance(inner, AnswerValue | CurrentValue)
                ):
                    return self.compared(asked, inner, other)
                case CallValue("coalesce", (inner, TextValue(""))):
                    return self.compared(asked, inner, other)
                case CallValue("if", (condition, then, otherwise)):
                    when = self.truth(condition)
                    return _either(
                        _both(when, self.compared(asked, then, other)),
                        _both(_not(when), self.compared(asked, otherwise, other)),
                    )
                case CallValue("count-selected" | "string-length" | "count", (inner,)):
                    return self._counted(asked, inner, other)
                case _ if _is_truth(one) and _truth_of(other) is not None:
                    if asked in {Relation.EQUAL, Relation.UNEQUAL}:
                        is_same = (asked is Relation.EQUAL) is _truth_of(other)
                        when = self.truth(one)
                        return when if is_same else _not(when)
        return self._plain(relation, left, right)

    def _plain(self, relation: Relation, left: Formula, right: Formula) -> Truth:
        match left, right:
            case NumberValue(one), NumberValue(other):
                return _holds(relation, one, other)
            case TextValue(one), TextValue(other) if not relation.is_order:
                return (one == other) is (relation is Relation.EQUAL)
        known = self._known(left) or self._known(right)
        is_text = known is not None and known.kind is AnswerKind.TEXT
        if is_text and (relation.is_order or TextValue("") not in {left, right}):
            raise _Unsayable(_NO_CHOICE)
        if known is not None and known.parts:
            return self._in_parts(relation, known, left, right)
        return AnswerComparison(relation, self._operand(left, known), self._operand(right, known))

    def _counted(self, relation: Relation, inner: Formula, other: Formula) -> Truth:
        """Return a comparison of a number of choices or letters: only whether there are any."""
        if not isinstance(other, NumberValue) or not isinstance(inner, AnswerValue | CurrentValue):
            raise _Unsayable(_why_not(CallValue("count-selected", ())))
        holds_without = _holds(relation, Decimal(0), other.value)
        with_some = {_holds(relation, Decimal(count), other.value) for count in (1, 2, 3, 10**6)}
        if len(with_some) > 1:
            raise _Unsayable(msg("it counts choices or letters, which conditions cannot"))
        if with_some == {holds_without}:
            return holds_without
        is_empty = Relation.EQUAL if holds_without else Relation.UNEQUAL
        return self.compared(is_empty, inner, TextValue(""))

    def _selected(self, of: Formula, choice: Formula) -> Truth:
        known = self._known(of)
        if known is not None and known.kind is AnswerKind.TEXT:
            raise _Unsayable(_NO_CHOICE)
        if isinstance(choice, NumberValue):
            choice = TextValue(_number_text(choice.value))
        if not isinstance(choice, TextValue) or not isinstance(of, AnswerValue | CurrentValue):
            raise _Unsayable(_why_not(CallValue("selected", ())))
        if known is not None and (known.parts or known.kind is AnswerKind.NUMBER):
            return self.compared(Relation.EQUAL, of, choice)
        operand = self._operand(of, None)
        if not isinstance(operand, Reference | CurrentAnswer):
            raise _Unsayable(_why_not(of))
        text = choice.text if known is None else known.choices.get(choice.text, choice.text)
        return Selected(operand, TextLiteral(text))

    def _in_parts(
        self, relation: Relation, known: KnownRow, left: Formula, right: Formula
    ) -> Truth:
        """Return a comparison with a row that became several questions, of which one is asked."""
        literal = right if isinstance(left, AnswerValue) else left
        if relation.is_order or not isinstance(literal, TextValue | NumberValue):
            raise _Unsayable(msg("it compares ${{{name}}} with an answer", name=known.id))
        said = literal.text if isinstance(literal, TextValue) else _number_text(literal.value)
        text = known.choices.get(said, said)
        parts = [part for part, ids in known.parts if not text or text in ids]
        if not parts:  # the reader names the stranger
            return AnswerComparison(relation, Reference(known.parts[0][0]), TextLiteral(text))
        each = [AnswerComparison(relation, Reference(part), TextLiteral(text)) for part in parts]
        is_any = (relation is Relation.EQUAL) is bool(text)
        return any_of(*each) if is_any else all_of(*each)

    def _operand(self, formula: Formula, known: KnownRow | None) -> Operand:
        match formula:
            case CurrentValue():
                return CurrentAnswer()
            case AnswerValue(name):
                if name in self.form.gone:
                    cell = self.form.gone[name]
                    raise _Unsayable(
                        msg(
                            "it depends on ${{{name}}}, which is left out ({cell})",
                            name=name,
                            cell=cell,
                        )
                    )
                row = self.form.rows.get(name)
                return Reference(name if row is None else row.id)
            case NumberValue(value):
                if known is not None and known.kind is not AnswerKind.NUMBER:
                    text = _number_text(value)
                    return TextLiteral(known.choices.get(text, text))
                return NumberLiteral(value)
            case TextValue(text):
                if known is not None and known.kind is AnswerKind.NUMBER and _is_number(text):
                    return NumberLiteral(Decimal(text.strip()))
                return TextLiteral(text if known is None else known.choices.get(text, text))
        raise _Unsayable(_why_not(formula))

    def _known(self, formula: Formula) -> KnownRow | None:
        match formula:
            case CurrentValue():
                return self.current
            case AnswerValue(name):
                return self.form.rows.get(name)
        return None

    def _kind(self, formula: Formula) -> AnswerKind | None:
        known = self._known(formula)
        return None if known is None else known.kind

    def _inside(self, name: str) -> _Rewriting:
        if name in self.opened:
            raise _Unsayable(msg("${{{name}}} is calculated from itself", name=name))
        formula = self.form.calculations[name]
        chance = next((one for one in calls_in(formula) if one in CHANCE), None)
        if chance is not None:
            raise _Unsayable(
                msg(
                    "it depends on ${{{name}}}, which chance decides ({chance})",
                    name=name,
                    chance=chance,
                )
            )
        return _Rewriting(self.form, None, (*self.opened, name), self.steps)

    def _count(self) -> None:
        self.steps[0] += 1
        if self.steps[0] > MOST_STEPS:
            raise _Unsayable(msg("it is too long"))


_NO_CHOICE = msg("it compares what was written, and only whether there is an answer can be asked")


def _why_not(formula: Formula) -> Message:
    match formula:
        case CallValue(name):
            return msg("it uses {function}, which surveys do not have", function=f"{name}()")
        case OperationValue(operator) if operator in ARITHMETIC:
            return msg("it calculates, and conditions only compare answers")
        case PathValue(text):
            return msg("it looks at {what}, which surveys do not have", what=text)
    return msg("it does not compare answers")


def _is_truth(formula: Formula) -> bool:
    match formula:
        case OperationValue(operator):
            return operator in {"and", "or"} or operator in COMPARISONS
        case CallValue(name):
            return name in {"not", "selected", "boolean", "true", "false"}
    return False


def _truth_of(formula: Formula) -> bool | None:
    match formula:
        case CallValue("true", ()) | TextValue("true" | "1"):
            return True
        case CallValue("false", ()) | TextValue("false" | "0" | ""):
            return False
        case NumberValue(value) if value in {0, 1}:
            return value == 1
    return None


def _both(left: Truth, right: Truth) -> Truth:
    if isinstance(left, bool):
        return right if left else False
    if isinstance(right, bool):
        return left if right else False
    return all_of(left, right)


def _either(left: Truth, right: Truth) -> Truth:
    if isinstance(left, bool):
        return True if left else right
    if isinstance(right, bool):
        return True if right else left
    return any_of(left, right)


def _not(inner: Truth) -> Truth:
    if isinstance(inner, bool):
        return not inner
    return inner.inner if isinstance(inner, Not) else Not(inner)


def _holds(relation: Relation, left: Decimal, right: Decimal) -> bool:
    return {
        Relation.EQUAL: left == right,
        Relation.UNEQUAL: left != right,
        Relation.BELOW: left < right,
        Relation.AT_MOST: left <= right,
        Relation.ABOVE: left > right,
        Relation.AT_LEAST: left >= right,
    }[relation]


def _is_number(text: str) -> bool:
    digits = text.strip().removeprefix("-").replace(".", "", 1)
    return digits.isascii() and digits.isdigit() and len(digits) <= 30


def _number_text(value: Decimal) -> str:
    return str(int(value)) if value == int(value) else format(value.normalize(), "f")


# Bounds


def hull(condition: Expression) -> tuple[Decimal | None, Decimal | None]:
    """Return the least and the greatest number for which a constraint can hold; None: without end.

    Parameters
    ----------
    condition
        a number's constraint.
    """
    match condition:
        case AllOf(parts):
            ends = [hull(part) for part in parts]
            lows = [low for low, _ in ends if low is not None]
            highs = [high for _, high in ends if high is not None]
            return max(lows, default=None), min(highs, default=None)
        case AnyOf(parts):
            ends = [hull(part) for part in parts]
            low = (
                None
                if any(e is None for e, _ in ends)
                else min(e for e, _ in ends if e is not None)
            )
            high = (
                None
                if any(e is None for _, e in ends)
                else max(e for _, e in ends if e is not None)
            )
            return low, high
        case AnswerComparison(relation, CurrentAnswer(), NumberLiteral(number)):
            return _end(relation, number)
        case AnswerComparison(relation, NumberLiteral(number), CurrentAnswer()):
            return _end(relation.mirrored, number)
    return None, None


def _end(relation: Relation, number: Decimal) -> tuple[Decimal | None, Decimal | None]:
    match relation:
        case Relation.EQUAL:
            return number, number
        case Relation.AT_LEAST | Relation.ABOVE:
            return number, None
        case Relation.AT_MOST | Relation.BELOW:
            return None, number
    return None, None
