"""A question in its place, with its conditions, and its answers as conditions see them.

Most surveys have no condition: what conditions are made of is loaded with the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.survey.types.base import AnswerKind, AskedQuestion, Question

if TYPE_CHECKING:
    from surveyapp.survey.definition.expressions import Answer, Expression


@dataclass(frozen=True, slots=True)
class Placed:
    """A question and its JSON path."""

    path: str
    question: Question


def conditions_of(question: Question) -> dict[str, Expression]:
    """Return the conditions of a question by their keys in survey files.

    Parameters
    ----------
    question
        any question of a survey.
    """
    constraint = question.constraint if isinstance(question, AskedQuestion) else None
    named = {"relevant": question.relevant, "constraint": constraint}
    return {key: condition for key, condition in named.items() if condition is not None}


def named_in(condition: Expression) -> tuple[str, ...]:
    """Return the ids of the questions that a condition refers to, each once.

    Parameters
    ----------
    condition
        any condition.
    """
    from surveyapp.survey.definition.expressions import references  # noqa: PLC0415

    return references(condition)


def looked_at(question: Question) -> Iterator[str]:
    """Yield the ids of the questions that the conditions of one refer to.

    Parameters
    ----------
    question
        any question of a survey.
    """
    for condition in conditions_of(question).values():
        yield from named_in(condition)


def as_answer(question: AskedQuestion, recorded: str) -> Answer:
    """Return a recorded answer as conditions see it.

    Parameters
    ----------
    question
        a recorded question without randomization.
    recorded
        its cell of the record; "" is not answered.
    """
    return Decimal(recorded) if recorded and question.answer_kind is AnswerKind.NUMBER else recorded


def scale_ends(question: AskedQuestion) -> tuple[Answer, ...]:
    """Return the smallest and the largest answer of a number question; nothing for other types.

    Parameters
    ----------
    question
        a recorded question.
    """
    scale = question.number_scale
    if scale is None:
        return ()
    return tuple(Decimal(decimal_text(end)) for end in (scale.minimum, scale.maximum))
