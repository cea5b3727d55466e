"""Filters: only interviews with certain answers to direct questions.

A randomized question does not reveal anybody's answer, so interviews cannot be chosen by it. Conditions
are written as ``region=north,south`` (either of them); several conditions must all hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.questions import answer_index, direct_ids, recorded_question
from surveyapp.storage.files.csv_tables import as_row
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.stored_reports import Kept
from surveyapp.survey.definition.survey import Survey

WHERE = "where"
"""The column that filtered rows have after all others."""

ONLY = QT_TRANSLATE_NOOP(
    "messages", "Only {kept} of {all} interviews are counted: those with {where}."
)


@dataclass(frozen=True, slots=True)
class FilterCondition:
    """A direct question and the answers that count, by their names."""

    question: str
    answers: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.question}={','.join(self.answers)}"


@dataclass(frozen=True, slots=True)
class Filter:
    """Conditions that must all hold; a filter without conditions keeps every interview."""

    conditions: tuple[FilterCondition, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.conditions)

    def __str__(self) -> str:
        return "; ".join(map(str, self.conditions))

    def without(self, question: str) -> Filter:
        """Return the filter without the condition on ``question``."""
        return Filter(tuple(one for one in self.conditions if one.question != question))

    def having(self, condition: FilterCondition) -> Filter:
        """Return the filter with a condition added; it replaces an earlier one on the same question.

        Parameters
        ----------
        condition
            The condition to add.
        """
        return Filter((*self.without(condition.question).conditions, condition))

    def questions(self) -> tuple[str, ...]:
        """Return the questions that are asked about."""
        return tuple(one.question for one in self.conditions)


EVERYBODY = Filter()


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


def with_filter(
    rows: Sequence[Any], columns: Sequence[str], where: Filter
) -> tuple[Sequence[Any], tuple[str, ...]]:
    """Return rows and columns for a file; with a filter, a last column states it in each row.

    Parameters
    ----------
    rows
        Dataclass instances or mappings.
    columns
        Names of the columns.
    where
        The filter.
    """
    if not where:
        return rows, tuple(columns)
    with_column: list[Mapping[str, Any]] = [{**as_row(row), WHERE: str(where)} for row in rows]
    return with_column, (*columns, WHERE)


@dataclass(frozen=True, slots=True)
class FilterCount:
    """How many interviews a filter keeps, of how many."""

    kept: int
    all: int


def count_kept(project: Path, where: Filter) -> FilterCount:
    """Return how many interviews of a project the filter keeps; 0 is no error here.

    Parameters
    ----------
    project
        Path of the project file.
    where
        The filter.

    Raises
    ------
    EnvironmentProblem
        if it cannot be opened.
    UserProblem
        if the filter does not fit.
    """
    with Project(project) as found:
        if found.survey is None or not where:
            return FilterCount(found.interviews, found.interviews)
        return FilterCount(
            found.only(kept_answers(found.survey, where)).interviews, found.interviews
        )
