"""Filters: only interviews with certain answers to direct questions.

A randomized question does not reveal anybody's answer, so interviews cannot be chosen by it. Conditions
are written as ``region=north,south`` (either of them), ``age>=30`` or ``age=18..29,65..`` (both ends belong
to a range); several conditions must all hold.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from surveyapp.analyses.base.filter import (
    EVERYBODY,
    Filter,
    FilterCondition,
    Kept,
    NumberRange,
    NumberRanges,
)
from surveyapp.analyses.data.questions import answer_index, is_ordinal, recorded_question
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, ColumnKind

ONLY = QT_TRANSLATE_NOOP(
    "messages", "Only {kept} of {all} interviews are counted: those with {where}."
)


def read_filter(written: Sequence[str]) -> Filter:
    """Return the filter of the option ``--where``.

    Parameters
    ----------
    written
        One text a condition, as ``region=north,south``; of numbers as ``age>=30`` or ``age=18..29``.

    Raises
    ------
    UserProblem
        if a text is no condition; if two are about the same question, unless both compare it with a number.
    """
    made = EVERYBODY
    for text in written:
        condition = _condition(text)
        others = [one for one in made.conditions if one.question == condition.question]
        if any("=" in {one.comparison, condition.comparison} for one in others):
            raise UserProblem(
                msg(
                    "{question} is named in two filters. Name it once; write several answers "
                    "with commas between them.",
                    question=condition.question,
                )
            )
        made = Filter((*made.conditions, condition))
    return made


_CONDITION = re.compile(r"\s*([^<>=≤≥]+?)\s*(<=|>=|=|<|>|≤|≥)(.*)", re.DOTALL)


def _condition(text: str) -> FilterCondition:
    found = _CONDITION.fullmatch(text)
    comparison = {"≤": "<=", "≥": ">="}.get(found[2], found[2]) if found else ""
    given = found[3] if found else ""
    answers = given.split(",") if comparison == "=" else [given]  # a number may have a comma
    names = tuple(dict.fromkeys(part.strip() for part in answers if part.strip()))
    if found is None or not names:
        raise UserProblem(
            msg(
                "“{written}” is not a filter. Write a question and its answers, as in "
                "region=north,south, or a number, as in age>=30 or age=18..29.",
                written=text,
            )
        )
    return FilterCondition(found[1], names, comparison)


def kept_answers(survey: Survey, where: Filter) -> Kept:
    """Return the filter as ids of questions with the indices of the answers, or the numbers, that count.

    Parameters
    ----------
    survey
        The survey that the filter is for.
    where
        The filter.

    Returns
    -------
    list of (id, indices or ranges)
        One pair a condition; an index is a place in the question's ``answers``.

    Raises
    ------
    UserProblem
        if there is none of that name; if a question is randomized, or has neither a list of answers nor
        numbers; if something else than a number is given where one is needed.
    """
    kept: list[tuple[str, Sequence[int] | NumberRanges]] = []
    for condition in where.conditions:
        question = recorded_question(survey, condition.question)
        if question.design.is_randomized:
            raise UserProblem(
                msg(
                    "{question} is randomized, so nobody's answer to it is known and no "
                    "interviews can be chosen by it. Filter by a direct question; this survey "
                    "has {known}.",
                    question=question.id,
                    known=_filter_ids(survey),
                )
            )
        if question.column_kind is ColumnKind.NUMBER:
            kept.append((question.id, _ranges(question, condition)))
        elif question.unlisted is not None:
            raise UserProblem(
                msg(
                    "{question} has no list of answers, so no interviews can be chosen by it. "
                    "Filter by a direct question with listed answers; this survey has {known}.",
                    question=question.id,
                    known=_filter_ids(survey),
                )
            )
        else:
            kept.append((question.id, _places(question, condition)))
    return kept


def filter_questions(survey: Survey) -> tuple[AskedQuestion, ...]:
    """Return the questions that interviews can be chosen by: direct, with listed answers or numbers.

    Parameters
    ----------
    survey
        The survey.
    """
    return tuple(
        q
        for q in survey.recorded_questions
        if not q.design.is_randomized and (q.unlisted is None or q.column_kind is ColumnKind.NUMBER)
    )


def _filter_ids(survey: Survey) -> str:
    return ", ".join(q.id for q in filter_questions(survey)) or "none"


def _places(question: AskedQuestion, condition: FilterCondition) -> list[int]:
    """Return the places of the answers that count; of a rating also those above or below a level."""
    if condition.comparison == "=":
        return [answer_index(question, name) for name in condition.answers]
    if not is_ordinal(question):
        raise UserProblem(
            msg(
                "The answers to {question} have no order. Name those that count, as in "
                "{question}={first}.",
                question=question.id,
                first=question.answers[0],
            )
        )
    (wanted,) = _ranges(question, condition)
    levels = range(1, len(question.answers) + 1)
    return [place for place, level in enumerate(levels) if wanted.holds(Fraction(level))] or [-1]


def _ranges(question: AskedQuestion, condition: FilterCondition) -> NumberRanges:
    """Return the numbers that count.

    Raises
    ------
    UserProblem
        naming what is no number.
    """
    numbers = tuple(_range(question, text) for text in condition.answers)
    match condition.comparison:
        case "=":
            return numbers
        case ">=" | ">":
            has_end = condition.comparison == ">="
            return (NumberRange(low=_single(question, condition, numbers), has_low=has_end),)
    has_end = condition.comparison == "<="
    return (NumberRange(high=_single(question, condition, numbers), has_high=has_end),)


def _single(question: AskedQuestion, condition: FilterCondition, numbers: NumberRanges) -> Fraction:
    (one,) = numbers
    if one.low is None or one.low != one.high:
        raise _no_number(question, condition.answers[0])
    return one.low


def _range(question: AskedQuestion, text: str) -> NumberRange:
    first, is_range, last = text.partition("..")
    try:
        low, high = (
            typed_number(end) if end.strip() else None
            for end in (first, last if is_range else first)
        )
    except NotANumber as problem:
        raise _no_number(question, text) from problem
    is_open = low is None and high is None
    if is_open or (low is not None and high is not None and low > high):
        raise _no_number(question, text)
    return NumberRange(low, high)


def _no_number(question: AskedQuestion, text: str) -> UserProblem:
    return UserProblem(
        msg(
            "“{answer}” is not a number or range for {question}. Write {question}>=30, "
            "{question}<65 or {question}=18..29.",
            answer=text,
            question=question.id,
        )
    )


def filter_notes(kept: int, interviews: int, where: Filter) -> tuple[Notice, ...]:
    """Return the sentence that goes with filtered numbers; nothing without a filter.

    Parameters
    ----------
    kept
        Number of interviews that the filter keeps.
    interviews
        Number of all interviews.
    where
        The filter.

    Raises
    ------
    UserProblem
        if nobody is left.
    """
    if not where:
        return ()
    if not kept:
        raise UserProblem(
            msg(
                "None of the {all} interviews has {where}. Remove a filter, or choose other "
                "answers.",
                all=interviews,
                where=where,
            )
        )
    return (Notice(Message(ONLY, {"kept": kept, "all": interviews, "where": str(where)})),)
