"""The smallest and the largest answer that a constraint states."""

from __future__ import annotations

from surveyapp.survey.definition.expressions import (
    AnswerComparison,
    CurrentAnswer,
    Expression,
    NumberLiteral,
    Relation,
    all_of,
    conjuncts,
)


def bounds(constraint: Expression | None) -> tuple[int | None, int | None, Expression | None]:
    """Return the bounds that ``. >= low and . <= high`` states, and the rest of the constraint.

    Parameters
    ----------
    constraint
        an integer question's constraint.

    Returns
    -------
    low, high : int or None
        the bounds; None if not stated.
    rest : Expression or None
        the other conjuncts.
    """
    low: int | None = None
    high: int | None = None
    rest = []
    for part in () if constraint is None else conjuncts(constraint):
        relation, number = _bound(part)
        if low is None and relation is Relation.AT_LEAST:
            low = number
        elif high is None and relation is Relation.AT_MOST:
            high = number
        else:
            rest.append(part)
    return low, high, all_of(*rest) if rest else None


def _bound(part: Expression) -> tuple[Relation | None, int]:
    """Return ``part`` as at least, or at most, a whole number; (None, 0) if it is neither."""
    match part:
        case AnswerComparison(relation, CurrentAnswer(), NumberLiteral(number)):
            pass
        case AnswerComparison(mirrored, NumberLiteral(number), CurrentAnswer()):
            relation = mirrored.mirrored
        case _:
            return None, 0
    if number != int(number):
        return None, 0
    match relation:
        case Relation.ABOVE:
            return Relation.AT_LEAST, int(number) + 1
        case Relation.BELOW:
            return Relation.AT_MOST, int(number) - 1
    return relation, int(number)
