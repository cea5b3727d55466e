"""Filters: only interviews with certain answers to direct questions.

A randomized question does not reveal anybody's answer, so interviews cannot be chosen by it. Conditions
are written as ``region=north,south`` (either of them); several conditions must all hold.
"""

from __future__ import annotations

from collections.abc import Sequence

from surveyapp.analyses.base.filter import EVERYBODY, Filter, FilterCondition, Kept
from surveyapp.analyses.data.questions import answer_index, direct_ids, recorded_question
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey

ONLY = QT_TRANSLATE_NOOP(
    "messages", "Only {kept} of {all} interviews are counted: those with {where}."
)


def read_filter(written: Sequence[str]) -> Filter:
    """Return the filter of the option ``--where``.

    Parameters
    ----------
    written
        One text a condition, as ``region=north,south``.

    Raises
    ------
    UserProblem
        if a text is no condition; if two are about the same question.
    """
    made = EVERYBODY
    for text in written:
        question, equals, answers = text.partition("=")
        names = tuple(dict.fromkeys(part.strip() for part in answers.split(",") if part.strip()))
        if not (equals and question.strip() and names):
            raise UserProblem(
                msg(
                    "“{written}” is no filter. Write a question and its answers, as in "
                    "region=north,south.",
                    written=text,
                )
            )
        if question.strip() in made.questions():
            raise UserProblem(
                msg(
                    "{question} is named in two filters. Name it once; write several answers "
                    "with commas between them.",
                    question=question.strip(),
                )
            )
        made = made.having(FilterCondition(question.strip(), names))
    return made


def kept_answers(survey: Survey, where: Filter) -> Kept:
    """Return the filter as ids of questions with the indices of the answers that count.

    Parameters
    ----------
    survey
        The survey that the filter is for.
    where
        The filter.

    Returns
    -------
    list of (id, indices)
        One pair a condition; an index is a place in the question's ``answers``.

    Raises
    ------
    UserProblem
        if there is none of that name; if a question is randomized, or has no list of
        answers.
    """
    kept = []
    for condition in where.conditions:
        question = recorded_question(survey, condition.question)
        if question.design.is_randomized:
            raise UserProblem(
                msg(
                    "{question} is randomized, so nobody's answer to it is known and no "
                    "interviews can be chosen by it. Filter by a direct question with listed "
                    "answers; this survey has {known}.",
                    question=question.id,
                    known=direct_ids(survey),
                )
            )
        if question.unlisted is not None:
            raise UserProblem(
                msg(
                    "{question} has no list of answers, so no interviews can be chosen by it. "
                    "Filter by a direct question with listed answers; this survey has {known}.",
                    question=question.id,
                    known=direct_ids(survey),
                )
            )
        kept.append((question.id, [answer_index(question, name) for name in condition.answers]))
    return kept


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
                "None of the {all} interviews has {where}. Take a filter away, or choose "
                "other answers.",
                all=interviews,
                where=where,
            )
        )
    return (Notice(Message(ONLY, {"kept": kept, "all": interviews, "where": str(where)})),)
