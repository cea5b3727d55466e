"""The interviews of a survey as its analyst sees them, as one query over those that are stored.

Each rule of ``variables_view`` becomes an expression of SQL, so that variables are computed where the rows
are, only those that are asked for, and at any number of rows. No text of an analyst is ever part of it but
as a quoted name or literal; numbers are written by the program.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from surveyapp.analyses.data.computed import (
    COMPARISONS,
    Call,
    Kind,
    Term,
    answer_compared,
    direct_source,
    span_of,
)
from surveyapp.analyses.data.variables_view import (
    Brought,
    Copied,
    Cut,
    Formula,
    Listed,
    Measured,
    Numbers,
    Places,
    Rule,
    VariablesView,
    Without,
    WithoutWords,
)
from surveyapp.storage.project.database import literal
from surveyapp.storage.project.stored_reports import stored
from surveyapp.survey.definition.expressions import NumberLiteral, Reference, TextLiteral
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AnswerKind

_INTERVIEW = "file, kiosk, id_high, id_low"
"""The columns of an interview besides its reports."""


def seen_interviews(relation: str, view: VariablesView) -> str:
    """Return what to select interviews from as the analyst sees them.

    Parameters
    ----------
    relation
        What to select the stored interviews from.
    view
        The survey as the analyst sees it.
    """
    seen = f"(SELECT {_INTERVIEW}{_columns(view.asked)} FROM {relation})"
    for layer in view.layers():
        seen = f"(SELECT *{_columns(layer)} FROM {seen} i)"
    return seen


def _columns(rules: Iterable[tuple[str, Rule]]) -> str:
    return "".join(f", {_filled(rule)} AS {stored(name)}" for name, rule in rules)


def _filled(rule: Rule) -> str:
    match rule:
        case Copied(column):
            return stored(column)
        case Places(column, to):
            return _cases(column, [(n, str(one)) for n, one in enumerate(to) if one is not None])
        case Numbers(column, texts):
            return _cases(
                column, [(n, literal(one)) for n, one in enumerate(texts) if one is not None], ""
            )
        case Listed(column, numbers):
            number = f"{stored(column)}::DOUBLE"
            cases = " ".join(f"WHEN {_float(n)} THEN {place}" for place, n in enumerate(numbers))
            return f"(CASE {number} {cases} END)::USMALLINT"
        case Without(column, missing):
            codes = ", ".join(map(_float, missing))
            return f"CASE WHEN {stored(column)}::DOUBLE NOT IN ({codes}) THEN {stored(column)} END"
        case WithoutWords(column, missing):
            codes = ", ".join(map(literal, missing))
            return f"CASE WHEN {stored(column)} NOT IN ({codes}) THEN {stored(column)} END"
        case Cut(column, cuts, measured):
            return _band(stored(column), cuts, _MEASURED[measured].format(stored(column)))
        case Brought() | Formula():
            return _formula(rule) if isinstance(rule, Formula) else _DRAWN_WEIGHT


_DRAWN_WEIGHT = (
    "(SELECT any_value(d.weight) FROM drawn d"
    " WHERE d.file = i.file AND d.id_high = i.id_high AND d.id_low = i.id_low)::VARCHAR"
)


def _float(number: Fraction) -> str:
    """Return a number as exactly as columns of numbers are read elsewhere."""
    return f"{float(number)!r}::DOUBLE"


def _cases(column: str, cases: Sequence[tuple[int, str]], kind: str = "::USMALLINT") -> str:
    if not cases:
        return f"NULL{kind}"
    listed = " ".join(f"WHEN {place} THEN {value}" for place, value in cases)
    return f"(CASE {stored(column)} {listed} END){kind}"


_DAYS = "date_diff('day', DATE '1970-01-01', {0}::DATE)::DOUBLE"
_MEASURED = {
    Measured.NUMBER: "{0}::DOUBLE",
    Measured.LEVEL: "({0} + 1)::DOUBLE",
    Measured.DAY: _DAYS,
}


def _band(column: str, cuts: Sequence[Fraction], number: str) -> str:
    cases = " ".join(
        f"WHEN {number} < {_float(cut)} THEN {place}" for place, cut in enumerate(cuts)
    )
    return f"(CASE WHEN {column} IS NULL THEN NULL {cases} ELSE {len(cuts)} END)::USMALLINT"


def _formula(rule: Formula) -> str:
    value = _sql(rule.term, rule.survey)
    if rule.decimals is None:  # yes is the first answer
        return f"(CASE WHEN {value} THEN 0 WHEN NOT {value} THEN 1 END)::USMALLINT"
    kept = f"({value})::DOUBLE"
    written = f"CAST(CAST({kept} AS DECIMAL(38, {rule.decimals})) AS VARCHAR)"
    if rule.decimals:
        written = f"rtrim(rtrim({written}, '0'), '.')"
    within = f"{kept} BETWEEN {_float(rule.low)} AND {_float(rule.high)}"
    return f"CASE WHEN {within} THEN {written} END"


def _sql(term: Term, survey: Survey) -> str:
    match term:
        case NumberLiteral(value):
            return f"{float(value)!r}::DOUBLE"
        case TextLiteral(text):
            return literal(text)
        case Reference(name):
            return _number_of(name, survey)
        case Call(name, parts) if name in COMPARISONS and (found := answer_compared(parts, survey)):
            question, answer = found
            return _is_answer(question.id, answer, survey, is_equal=name == "=")
        case Call("selected", (Reference(name), TextLiteral(choice))):
            question = direct_source(survey, name)
            if question.answer_kind is AnswerKind.CHOICES:
                return f"list_contains(string_split({stored(name)}, ' '), {literal(choice)})"
            return _is_answer(name, choice, survey, is_equal=True)
        case Call(("year" | "month" | "days") as name, (Reference(day),)):
            return _OF_DAYS[name].format(stored(day))
        case Call(name, parts):
            return _call(name, [_sql(part, survey) for part in parts], span_of(term, survey).kind)


def _number_of(name: str, survey: Survey) -> str:
    """Return a question's answer as a number; of listed answers their scores."""
    question = direct_source(survey, name)
    if question.is_number or question.scores is None:
        return f"{stored(name)}::DOUBLE"
    cases = " ".join(f"WHEN {n} THEN {score!r}" for n, score in enumerate(question.scores))
    return f"(CASE {stored(name)} {cases} END)::DOUBLE"


def _is_answer(name: str, answer: str, survey: Survey, *, is_equal: bool) -> str:
    """Return whether the answer is that one; an empty text is a missing one, which is known."""
    if not answer:
        return f"({stored(name)} IS {'' if is_equal else 'NOT '}NULL)"
    place = direct_source(survey, name).answers.index(answer)
    return f"({stored(name)} {'=' if is_equal else '<>'} {place})"


_OF_DAYS = {"year": "year({0}::DATE)::DOUBLE", "month": "month({0}::DATE)::DOUBLE", "days": _DAYS}
_OPERATORS = {"+": "+", "-": "-", "*": "*", "and": "AND", "or": "OR", "!=": "<>"}
_TEMPLATES = {
    "/": "({0} / nullif({1}, 0))",
    # as in mathematics: the remainder has the sign of the divisor
    "mod": "({0} - {1} * floor({0} / nullif({1}, 0)))",
    "not": "(NOT {0})",
    "if": "(CASE WHEN {0} THEN {1} WHEN NOT {0} THEN {2} END)",
    "coalesce": "coalesce({0}, {1})",
    "abs": "abs({0})",
    "int": "trunc({0})",
    "sqrt": "(CASE WHEN {0} >= 0 THEN sqrt({0}) END)",
    "exp": "(CASE WHEN {0} < 700 THEN exp({0}) END)",
    "log": "(CASE WHEN {0} > 0 THEN ln({0}) END)",
    "log10": "(CASE WHEN {0} > 0 THEN log10({0}) END)",
    "pow": "(CASE WHEN {0} > 0 OR ({0} = 0 AND {1} >= 0) OR ({0} < 0 AND {1} = floor({1}))"
    " THEN pow({0}, {1}) END)",
}


def _call(name: str, parts: Sequence[str], kind: Kind) -> str:
    if name in {"min", "max"}:
        known = " AND ".join(f"{part} IS NOT NULL" for part in parts)
        chosen = {"min": "least", "max": "greatest"}[name]
        return f"(CASE WHEN {known} THEN {chosen}({', '.join(parts)}) END)"
    if name == "round":
        digits = f"CAST({parts[1]} AS INTEGER)" if len(parts) > 1 else "0"
        return f"round({parts[0]}, {digits})"
    if name in _TEMPLATES:
        return _TEMPLATES[name].format(*parts)
    assert kind is Kind.NUMBER or name in {*COMPARISONS, "and", "or"}  # noqa: S101 - as was checked
    return f"({parts[0]} {_OPERATORS.get(name, name)} {parts[1]})"
