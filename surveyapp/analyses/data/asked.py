"""Who was asked a question, and who of them gave a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.base.row_reports import CountsOnly
from surveyapp.survey.definition.expressions import Answer, holds, references
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.routing.placed import as_answer
from surveyapp.survey.types.base import AnswerKind, AskedQuestion

Mask = NDArray[np.bool_]


def are_drawn(survey: Survey) -> frozenset[str]:
    """Return the questions of which each respondent is asked a random few: nobody knows who was asked.

    Parameters
    ----------
    survey
        The survey.
    """
    return frozenset(name for group in survey.groups for name in group.of)


def count_asked(question: AskedQuestion, survey: Survey, source: Reports) -> int | None:
    """Return the number of interviews that were led to a question; None where nobody can count them.

    Parameters
    ----------
    question
        The question.
    survey
        The survey that it is of.
    source
        The reports.
    """
    if question.relevant is None:
        return source.interviews
    looked_at = _looked_at(question, survey)
    if not looked_at:
        return source.interviews if _leads(question, (), ()) else 0
    try:
        combinations = source.report_combinations(looked_at).items()
    except CountsOnly:  # no total counts these answers together
        return None
    return sum(count for cells, count in combinations if _leads(question, looked_at, cells))


def was_asked(question: AskedQuestion, survey: Survey, source: Reports) -> Mask:
    """Return which interviews were led to a question, in the order of ``codes``.

    Parameters
    ----------
    question
        The question.
    survey
        The survey that it is of.
    source
        The reports, one row an interview.

    Returns
    -------
    array of shape (interviews,)
    """
    if question.relevant is None:
        return np.ones(source.interviews, dtype=np.bool_)
    looked_at = _looked_at(question, survey)
    columns = [_as_recorded(one, source) for one in looked_at]
    if not columns:
        return np.full(source.interviews, _leads(question, (), ()), dtype=np.bool_)
    # many interviews have the same answers: each combination is looked at once
    numbered = np.column_stack([codes for _, codes in columns])
    kinds, which = np.unique(numbered, axis=0, return_inverse=True)
    led = [
        _leads(
            question,
            looked_at,
            [words[code] for (words, _), code in zip(columns, kind, strict=True)],
        )
        for kind in kinds.tolist()
    ]
    return np.asarray(led, dtype=np.bool_)[which.reshape(-1)]


def asked_combinations(
    question: AskedQuestion, survey: Survey, source: Reports, group: AskedQuestion | None
) -> Iterator[tuple[str, bool, bool, int]]:
    """Yield interviews that are alike: their group, whether they were asked, whether answered, how many.

    Counts are enough, so that engines count them too.

    Parameters
    ----------
    question
        The question.
    survey
        The survey that it is of.
    source
        The reports.
    group
        A direct question that forms groups; None: its answer is empty.
    """
    looked_at = _looked_at(question, survey)
    asked = list(dict.fromkeys([question, *looked_at, *([] if group is None else [group])]))
    for cells, count in source.report_combinations(asked).items():
        cell = dict(zip(asked, cells, strict=True))
        is_answered = cell[question] != ""
        is_asked = is_answered or _leads(question, looked_at, [cell[one] for one in looked_at])
        yield "" if group is None else cell[group], is_asked, is_answered, count


def has_report(question: AskedQuestion, source: Reports) -> Mask:
    """Return which interviews have a report of a question, in the order of ``codes``.

    Parameters
    ----------
    question
        The question.
    source
        The reports, one row an interview.

    Returns
    -------
    array of shape (interviews,)
    """
    if question.unlisted is None:
        return np.asarray(source.codes((question,))[question.id] >= 0)
    if question.answer_kind is AnswerKind.NUMBER:
        return np.asarray(~np.isnan(source.numbers(question)))
    return np.array([cell != "" for cell in source.cells(question)], dtype=np.bool_)


def _looked_at(question: AskedQuestion, survey: Survey) -> list[AskedQuestion]:
    condition = question.relevant
    return [] if condition is None else [survey.question(name) for name in references(condition)]


def _leads(
    question: AskedQuestion, looked_at: Sequence[AskedQuestion], cells: Sequence[str]
) -> bool:
    """Return whether answers, as they are recorded, lead to a question."""
    answers: dict[str, Answer] = {
        one.id: as_answer(one, cell) for one, cell in zip(looked_at, cells, strict=True)
    }
    return question.relevant is None or holds(question.relevant, answers)


def _as_recorded(question: AskedQuestion, source: Reports) -> tuple[list[str], NDArray[np.intp]]:
    """Return the texts that a direct question's cells can have, and the place of each interview's."""
    if question.unlisted is None:
        codes = source.codes((question,))[question.id]
        return [*question.reports, ""], np.asarray(codes, dtype=np.intp) % (
            len(question.reports) + 1
        )
    words, which = np.unique(np.array(source.cells(question), dtype=object), return_inverse=True)
    return list(words), np.asarray(which, dtype=np.intp)
