"""Opened totals as the source of analyses: what trustees have opened, and nobody's report.

Everything that is asked for comes out of *one* tally: the smallest that counts all its questions, and those
of the filter, together. Cells of two tallies are never put beside each other, so nothing can be told of
questions that no tally counts together. What needs the reports one by one is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED, AlikeInterviews, Codes, ReportColumn
from surveyapp.analyses.base.filter import Kept, places_of
from surveyapp.analyses.base.row_reports import CountedReports, CountsOnly
from surveyapp.analyses.data.report_counts import Supports, count_answered, tallies_of
from surveyapp.analyses.data.variables import Bands
from surveyapp.designs.core.exact import exact
from surveyapp.errors import UserProblem
from surveyapp.estimation.sampling.response_patterns import Patterns, patterns_of
from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.question_groups import AskRandom
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Axis, Tally
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.survey.definition.tally_layout import TallyLayout
from surveyapp.survey.types.base import AskedQuestion, QuestionId


class NotInTotals(CountsOnly):
    """What is asked for is in none of the totals."""

    def __init__(self, message: Message) -> None:
        UserProblem.__init__(self, message)


def _needs_reports(questions: Iterable[AskedQuestion]) -> NotInTotals:
    return NotInTotals(
        msg(
            "The analysis of {questions} needs the reports one by one, and nobody has them: these are totals "
            "that trustees opened.",
            questions=", ".join(question.id for question in questions),
        )
    )


class TallyReports(CountedReports):
    """The counts of opened totals, as analyses take them.

    A number that is counted in bands is here the question of its bands.
    """

    def __init__(self, counts: TallyCounts, kept: Kept = ()) -> None:
        self._totals = counts
        self._kept = tuple(kept)

    @property
    def is_simulated(self) -> bool:
        """Whether a computer answered, and no person."""
        return self._totals.is_simulated

    @cached_property
    def survey(self) -> Survey:
        """The survey whose reports were counted."""
        from surveyapp.analyses.data.variables_view import banded_question  # noqa: PLC0415

        layout = self._totals.layout
        bands = layout.tallies.bands or {}
        return replace(
            layout.survey,
            questions=tuple(
                banded_question(
                    layout.survey, q.id, Bands(q.id, tuple(map(exact, bands[QuestionId(q.id)])))
                )[0]
                if q.id in bands
                else q
                for q in layout.survey.questions
            ),
        )

    @cached_property
    def interviews(self) -> int:
        """Number of interviews; with a filter, of those that it keeps."""
        return self._totals.interviews if not self._kept else self._cells(()).respondents

    @property
    def absent(self) -> tuple[str, ...]:
        """The questions that are in no tally."""
        counted = {name for tally in self._totals.layout.counted for name in tally.questions}
        return tuple(q.id for q in self.survey.recorded_questions if q.id not in counted)

    def only(self, answers: Kept) -> TallyReports:
        """Return those interviews that a filter keeps.

        Parameters
        ----------
        answers
            Ids of direct questions with the indices of the answers that count; all must hold.

        Raises
        ------
        NotInTotals
            if no tally counts the questions of the filter together.
        """
        made = TallyReports(self._totals, (*self._kept, *answers))
        made._cells(())
        return made

    def check_counted(self, questions: Iterable[AskedQuestion]) -> None:
        """Look whether each of ``questions`` is in a tally.

        Raises
        ------
        NotInTotals
            naming the first that is in none.
        """
        for question in questions:
            if question.id in self.absent:
                raise not_together(self._totals.layout, (question.id,))

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report was given, as ``StoredReports.counts`` does.

        Raises
        ------
        NotInTotals
            if no tally counts both questions together.
        """
        return {name: table.sum(axis=0) for name, table in self._tables(question, by).items()}

    def tallies(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, tuple[NDArray[np.int64], ...]]:
        """Return ``counts`` for each sample of ``question``, as ``StoredReports.tallies`` does."""
        return tallies_of(question, self._tables(question, by))

    def supports(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> Mapping[str | None, Supports]:
        """Return how many reports support each choice, by group as ``counts``.

        Each choice has a total of its own.

        Parameters
        ----------
        question
            A question whose reports say of each choice whether they support it.
        by
            A direct question that forms groups; None counts everybody together.

        Raises
        ------
        NotInTotals
            if no tally counts both questions together.
        UserProblem
            if the totals of two choices are of different numbers of reports.
        """
        choices = [self._choice(question, by, place) for place in range(len(question.answers))]
        found: dict[str | None, Supports] = {}
        for name in dict.fromkeys(name for one in choices for name in one):
            tables = [one.get(name, np.zeros(2, dtype=np.int64)) for one in choices]
            given = {int(table.sum()) for table in tables}
            if len(given) > 1:
                raise UserProblem(
                    msg(
                        "The totals of {question} contradict each other: one person gives a report of all "
                        "its choices, and there are from {fewest} to {most} reports of them. Some kiosk "
                        "counted wrongly.",
                        question=question.id,
                        fewest=min(given),
                        most=max(given),
                    )
                )
            supports = np.array([table[1] for table in tables], dtype=np.int64)
            found[name] = Supports(supports, given.pop())
        return found

    def unanswered(self, group: AskRandom) -> int:
        """Return how many of the questions that were drawn from ``group`` have no report; 0: nobody knows."""
        try:
            given = [self.counts(self.survey.question(name))[None].sum() for name in group.of]
        except NotInTotals:
            return 0
        return group.size * self.interviews - int(sum(given))

    def patterns(self, questions: Sequence[AskedQuestion]) -> Patterns:
        """Return the distinct combinations of ``codes``, as ``StoredReports.patterns`` does.

        Raises
        ------
        NotInTotals
            if no tally counts all of them together, or their reports are not listed.
        """
        return self._cells(questions)

    def report_combinations(
        self, questions: Sequence[AskedQuestion]
    ) -> Mapping[tuple[str, ...], int]:
        """Return how often each combination of recorded reports occurs; empty where there is none."""
        found = self._cells(questions)
        often: dict[tuple[str, ...], int] = {}
        named = [np.array([*q.reports, ""])[found.codes[q.id]].tolist() for q in questions]
        for words, times in zip(zip(*named, strict=True), found.counts.tolist(), strict=True):
            often[words] = often.get(words, 0) + times  # samples are told apart there, not here
        return often

    def distinct_reports(
        self, questions: Sequence[AskedQuestion]
    ) -> tuple[Mapping[str, ReportColumn], NDArray[np.int64]]:
        """Return the distinct combinations of reports, as ``StoredReports.distinct_reports`` does."""
        found = self._cells(questions)
        return found.codes, found.counts

    def alike(
        self, direct: Sequence[AskedQuestion], randomized: Sequence[AskedQuestion]
    ) -> list[AlikeInterviews]:
        """Return the groups of interviews with equal answers to those of ``direct`` that are counted.

        Totals are of all files of a list, so files tell nothing apart.

        Raises
        ------
        NotInTotals
            if no tally counts ``direct`` together; if a report is missing, since totals do not say whose.
        """
        released = [q for q in randomized if q.id not in self.absent]
        if any(count_answered(self, question) < self.interviews for question in released):
            raise _needs_reports(released)
        given = (True,) * len(randomized)
        known = [q for q in direct if q.id not in self.absent]
        if not known:
            return [AlikeInterviews(given, self.interviews)]
        return [AlikeInterviews(given, n) for n in self.report_combinations(known).values()]

    def answered(self, question: AskedQuestion) -> int:
        """Return how many interviews have a report of a question that is counted choice by choice."""
        self.check_counted((question,))
        return self.supports(question)[None].n

    def _refuse(self, questions: Sequence[AskedQuestion]) -> NoReturn:
        raise _needs_reports(questions)

    def counts_by_kiosk(self, question: AskedQuestion) -> NoReturn:  # noqa: ARG002
        """Refuse."""
        raise _no_kiosks()

    def kiosk_of_each(self) -> NoReturn:
        """Refuse."""
        raise _no_kiosks()

    def _tables(
        self, question: AskedQuestion, by: AskedQuestion | None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return counts by group: samples by rows, reports by columns."""
        found = self._cells((question,) if by is None else (question, by))
        reports = found.codes[question.id]
        sample = np.zeros_like(reports)
        if question.samples > 1:
            sample = found.codes[question.columns[1].name]
        shape = (question.samples, len(question.reports))
        return _by_group(shape, (sample, reports), found, by)

    def _choice(
        self, question: AskedQuestion, by: AskedQuestion | None, choice: int
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return by group how many reports do not support a choice, and do."""
        found = self._cells((question,) if by is None else (question, by), choice)
        return _by_group((2,), (found.codes[question.id],), found, by)

    def _cells(self, questions: Sequence[AskedQuestion], choice: int | None = None) -> Patterns:
        """Return the cells of the one tally that counts all ``questions`` and the filter's, merged.

        Of a question that is counted choice by choice, ``choice`` says which; it is then the first.
        """
        wanted = dict.fromkeys((*(q.id for q in questions), *(name for name, _ in self._kept)))
        by_choice = [q for q in questions if q.unlisted is not None]
        if by_choice and (choice is None or by_choice != [questions[0]]):
            raise _needs_reports(by_choice)
        held = [
            (tally, cells)
            for tally, cells in self._totals.tables()
            if wanted.keys() <= set(tally.questions)
            and (choice is None or _has_choice(tally, questions[0], choice))
        ]
        if not held:
            raise not_together(self._totals.layout, tuple(wanted))
        tally, cells = min(held, key=lambda one: one[0].cells)
        columns, often = _columns(tally), np.array(cells, dtype=np.int64)
        fits = often > 0
        for name, kept in self._kept:
            fits &= np.isin(columns[name], places_of(kept))
        names = dict.fromkeys(column.name for question in questions for column in question.columns)
        if not names:
            return Patterns({}, often[fits])
        return patterns_of({name: columns[name][fits] for name in names}, often[fits])


def not_together(layout: TallyLayout, questions: Sequence[str]) -> NotInTotals:
    """Return the problem that no tally counts questions together, or one of them at all.

    Parameters
    ----------
    layout
        the tallies.
    questions
        the ids of the questions.
    """
    facts = {"questions": ", ".join(questions), "tallies": tallies_in_words(layout)}
    if len(questions) == 1:
        return NotInTotals(
            msg(
                "{questions} is in no tally of this survey, and a total that was not declared can never "
                "be opened. Its tallies are {tallies}.",
                **facts,
            )
        )
    return NotInTotals(
        msg(
            "No tally counts {questions} together, and a total that was not declared can never be "
            "opened. The tallies of this survey are {tallies}.",
            **facts,
        )
    )


def tallies_in_words(layout: TallyLayout) -> str:
    """Return the declared tallies by the ids of their questions: ``drugs; region × drugs``.

    Parameters
    ----------
    layout
        the tallies.
    """
    return "; ".join(" × ".join(names) for names in layout.tallies.of)


def _has_choice(tally: Tally, question: AskedQuestion, choice: int) -> bool:
    return any(one.question.id == question.id and one.choice == choice for one in tally.axes)


def _columns(tally: Tally) -> dict[str, Codes]:
    """Return for each cell of a tally the codes of its reports and samples, −1 for none."""
    sizes = [len(axis.values) for axis in tally.axes]
    places = np.unravel_index(np.arange(tally.cells), sizes)
    return {
        name: codes[place]
        for axis, place in zip(tally.axes, places, strict=True)
        for name, codes in _axis_columns(axis).items()
    }


def _axis_columns(axis: Axis) -> dict[str, Codes]:
    """Return for each value of one side its codes; of a choice 0 and 1, of bands their places."""
    question, given = axis.question, axis.values[:-1]
    if axis.choice is not None or axis.bands:
        return {question.id: _codes(list(range(len(given))))}
    report, *sample = question.columns
    found = {report.name: _codes([report.values.index(word) for word, _ in given])}
    if sample:
        found[sample[0].name] = _codes([sample[0].values.index(word) for _, word in given])
    return found


def _codes(given: Sequence[int]) -> Codes:
    return np.array([*given, UNANSWERED], dtype=np.int32)


def _by_group(
    shape: tuple[int, ...], places: tuple[Codes, ...], found: Patterns, by: AskedQuestion | None
) -> dict[str | None, NDArray[np.int64]]:
    """Return counts by the places that have a report, a table for each group."""
    names: Sequence[str | None] = by.reports if by else (None,)
    tables = {name: np.zeros(shape, dtype=np.int64) for name in names}
    is_given = places[-1] >= 0
    groups = found.codes[by.id] if by else np.zeros_like(places[-1])
    for group in np.unique(groups[is_given]).tolist():
        name = names[group] if group >= 0 else None
        table = tables.setdefault(name, np.zeros(shape, dtype=np.int64))
        is_there = is_given & (groups == group)
        np.add.at(table, tuple(one[is_there] for one in places), found.counts[is_there])
    return tables


def _no_kiosks() -> NotInTotals:
    return NotInTotals(
        msg(
            "Totals do not say which kiosk an interview comes from: trustees opened them for all kiosks "
            "together. Group by a direct question that a tally counts with it."
        )
    )
