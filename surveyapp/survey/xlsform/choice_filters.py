"""Filters of choices: which choices an answer offers, and which parts of a filter say nothing new."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from surveyapp.survey.xlsform.chance import NotReadable, answer_to, value_of
from surveyapp.survey.xlsform.formulas import Formula, OperationValue, conjuncts_of, names_in
from surveyapp.survey.xlsform.sheets import FormRow

MOST_PAIRS = 100_000
"""Answers times choices that are looked at."""


@dataclass(frozen=True, slots=True)
class Parent:
    """A question that a filter looks at: the names of its choices, and the rows that list them."""

    answers: Sequence[str]
    rows: Sequence[FormRow]


def passes(row: FormRow, formula: Formula, name: str, answer: str) -> bool:
    """Return whether a choice is offered where a question has an answer.

    Parameters
    ----------
    row
        the choice.
    formula
        the filter, which looks at that question alone.
    name
        the question.
    answer
        the name of its choice.

    Raises
    ------
    NotReadable
        if the formula has no value that can be read.
    """
    columns = {
        said: row.at(header).strip()
        for header in row.table.headers
        for said in (header.base, header.text.strip())
    }
    return value_of(formula, {**columns, answer_to(name): answer}) is True


def without_implied(
    formula: Formula, rows: Sequence[FormRow], parents: Mapping[str, Parent]
) -> Formula:
    """Return a filter without the parts that another part implies.

    In ``state = ${state} and county = ${county}`` the first part says nothing new where each county belongs
    to one state, in its own row as in those of the filtered choices.

    Parameters
    ----------
    formula
        the filter.
    rows
        the choices that it filters.
    parents
        the questions that it looks at, by their names; a part that looks at others stays.
    """
    parts = [*conjuncts_of(formula)]
    for stays, goes in permutations(conjuncts_of(formula), 2):
        if stays in parts and goes in parts and _is_implied(goes, stays, rows, parents):
            parts.remove(goes)
    return _all_of(parts)


def _is_implied(
    goes: Formula, stays: Formula, rows: Sequence[FormRow], parents: Mapping[str, Parent]
) -> bool:
    looked_at = names_in(goes), names_in(stays)
    if any(len(names) != 1 or names[0] not in parents for names in looked_at):
        return False
    (above,), (below,) = looked_at
    upper, lower = parents[above], parents[below]
    work = len(lower.answers) * len(rows) * (1 + len(upper.answers))
    if above == below or work > MOST_PAIRS:
        return False

    def allowed(row: FormRow) -> set[str]:
        return {answer for answer in upper.answers if passes(row, goes, above, answer)}

    try:
        for answer in lower.answers:
            own = [allowed(row) for row in lower.rows if row.get("name") == answer]
            offered = [row for row in rows if passes(row, stays, below, answer)]
            if offered and (not own or not own[0] or any(own[0] - allowed(r) for r in offered)):
                return False
    except NotReadable:
        return False
    return True


def _all_of(parts: Iterable[Formula]) -> Formula:
    first, *others = parts
    for other in others:
        first = OperationValue("and", first, other)
    return first
