"""What can be told of reports of which each respondent's are known, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import NumberRows, ReportColumn, Reports
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.types.base import AskedQuestion

if TYPE_CHECKING:
    from surveyapp.survey.definition.question_groups import AskRandom


def _no_kiosks() -> UserProblem:
    """A table does not say where its rows were asked."""
    return UserProblem(
        msg(
            "A table does not say which kiosk its rows come from. Use collection files "
            "or a project, or group by a direct question."
        )
    )


class CountsOnly(UserProblem):
    """What is asked for needs each respondent."""

    def __init__(self, *, questions: object) -> None:
        super().__init__(
            msg(
                "The analysis of {questions} needs the reports one by one, and a database "
                "table is only counted: import its rows as a CSV table, or leave it out.",
                questions=questions,
            )
        )


def each_number_row(
    source: Reports, question: AskedQuestion, group: AskedQuestion | None
) -> NumberRows:
    """Return the reports of a number question with their samples and groups, a row a respondent.

    Parameters
    ----------
    source
        The reports.
    question
        A number question.
    group
        A direct question that forms groups.
    """
    reports = source.numbers(question)
    none = np.zeros(len(reports), dtype=np.int32)
    return NumberRows(
        reports,
        none if question.samples == 1 else source.samples(question),
        none - 1 if group is None else source.codes((group,))[group.id],
        np.ones(len(reports)),
    )


class RowReports:
    """The part of ``Reports`` that follows from ``codes``, ``cells``, ``numbers``, ``samples`` and ``texts``.

    A source that does not count by itself, and whose rows come from no kiosk, derives from this.
    """

    __slots__ = ()

    def report_combinations(
        self: Reports, questions: Sequence[AskedQuestion]
    ) -> Mapping[tuple[str, ...], int]:
        """Return how often each combination of recorded reports occurs."""
        return Counter(zip(*(_words(self, question) for question in questions), strict=True))

    def distinct_reports(
        self: Reports, questions: Sequence[AskedQuestion]
    ) -> tuple[Mapping[str, ReportColumn], NDArray[np.int64] | None]:
        """Return the reports of each respondent."""
        return each_report(self, questions), None

    def answered(self: Reports, question: AskedQuestion) -> int:
        """Return how many respondents have a report of a question whose reports are not listed."""
        if question.is_number:
            return int(np.sum(~np.isnan(self.numbers(question))))
        return sum(map(bool, self.cells(question)))

    def numbers_counted(
        self: Reports, question: AskedQuestion
    ) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Return the different numbers that were given, ascending, and how often each was."""
        given = self.numbers(question)
        reports, often = np.unique(given[~np.isnan(given)], return_counts=True)
        return reports, often.astype(np.int64)

    def texts_counted(
        self: Reports, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> Mapping[str | None, Mapping[str, int]]:
        """Return how often each of ``texts`` was given, by group."""
        return {name: Counter(texts) for name, texts in self.texts(question, by).items()}

    def number_rows(
        self: Reports, question: AskedQuestion, group: AskedQuestion | None
    ) -> NumberRows:
        """Return the reports of a number question, a row a respondent."""
        return each_number_row(self, question, group)

    def counts_by_kiosk(self, question: AskedQuestion) -> NoReturn:  # noqa: ARG002
        """Refuse."""
        raise _no_kiosks()

    def kiosk_of_each(self) -> NoReturn:
        """Refuse."""
        raise _no_kiosks()

    def unanswered(self, group: AskRandom) -> int:  # noqa: ARG002
        """Return 0: of rows that others have written nobody knows what was asked."""
        return 0

    def ids(self) -> Sequence[str] | None:
        """Return None: rows have no ids."""
        return None


class CountedReports(RowReports):
    """Reports that are only counted: whatever needs each respondent's is refused."""

    __slots__ = ()

    def _refuse(self, questions: Sequence[AskedQuestion]) -> NoReturn:
        raise CountsOnly(questions=", ".join(question.id for question in questions))

    def codes(self, questions: Sequence[AskedQuestion]) -> NoReturn:
        """Refuse."""
        self._refuse(questions)

    def cells(self, question: AskedQuestion) -> NoReturn:
        """Refuse."""
        self._refuse((question,))

    def texts(self, question: AskedQuestion, by: AskedQuestion | None = None) -> NoReturn:  # noqa: ARG002
        """Refuse."""
        self._refuse((question,))

    def numbers(self, question: AskedQuestion) -> NoReturn:
        """Refuse."""
        self._refuse((question,))

    def samples(self, question: AskedQuestion) -> NoReturn:
        """Refuse."""
        self._refuse((question,))


def each_report(source: Reports, questions: Sequence[AskedQuestion]) -> dict[str, ReportColumn]:
    """Return the reports of each respondent by question: listed ones as ``codes``, others as ``cells``.

    Parameters
    ----------
    source
        The reports.
    questions
        Any questions that the survey records.
    """
    return {question.id: _column(source, question) for question in questions}


def _column(source: Reports, question: AskedQuestion) -> ReportColumn:
    if question.unlisted is not None:
        return source.cells(question)
    return source.codes((question,))[question.id]


def _words(source: Reports, question: AskedQuestion) -> Sequence[str]:
    if question.is_number:
        numbers, which = np.unique(source.numbers(question), return_inverse=True)
        texts = ["" if np.isnan(one) else decimal_text(exact(float(one))) for one in numbers]
        return [texts[place] for place in which]
    if question.unlisted is not None:
        return source.cells(question)
    named = np.array([*question.reports, ""])
    words: list[str] = named[source.codes((question,))[question.id]].tolist()
    return words
