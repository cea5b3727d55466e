"""Respondents whom their direct answers set apart: cells of cross-tables with few people in them.

A combination of direct answers that k people share hides each of them among k (Sweeney 2002, k-anonymity).
Who knows these answers of a person, and that the person took part, finds a record that is alone in its cell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.base.row_reports import CountsOnly
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, QuestionId

JOINED = " × "


@dataclass(frozen=True, slots=True)
class SmallGroupRow:
    """Direct questions crossed, and how many people are in small cells.

    ``coarser`` is the question whose leaving out sets most of them free; empty for one question.
    """

    questions: str
    cells: int
    smallest_cell: int
    small_cells: int
    people_in_small_cells: int
    alone: int
    coarser: str

    @property
    def is_small(self) -> bool:
        """Whether anybody stands in a small cell."""
        return self.small_cells > 0

    def sentence(self, smallest: int) -> Notice:
        """Return what a small cell means and what to do; for rows with small cells."""
        facts = {
            "questions": self.questions,
            "cells": amounts.count(self.small_cells),
            "people": amounts.count(self.people_in_small_cells),
            "alone": amounts.count(self.alone),
            "smallest": smallest,
            "coarser": self.coarser,
        }
        return Notice(Message(CROSSED if self.coarser else SMALL, facts))


SMALL = QT_TRANSLATE_NOOP(
    "messages",
    "{questions}: groups of fewer than {smallest}: {cells}, people in them: "
    "{people}, of whom alone: {alone}. Merge categories before you publish "
    "anything by it.",
)
CROSSED = QT_TRANSLATE_NOOP(
    "messages",
    "{questions}: groups of fewer than {smallest}: {cells}, people in them: "
    "{people}, of whom alone: {alone}. Do not publish these together, or make "
    "{coarser} coarser first.",
)


def small_groups(reports: Reports, survey: Survey, smallest: int) -> tuple[SmallGroupRow, ...]:
    """Cross the direct questions: each alone, each pair, and all together.

    Parameters
    ----------
    reports
        The reports of interviews.
    survey
        Their survey.
    smallest
        Groups of fewer people are small.
    """
    direct = [q for q in survey.recorded_questions if not q.design.is_randomized]
    if not direct:
        return ()
    try:
        together = AnswerCombinations([q.id for q in direct], reports.report_combinations(direct))
    except CountsOnly:
        return tuple(_row_by_row(reports, direct, smallest))
    return tuple(_row(names, together, smallest) for names in _crossed(direct))


def _row_by_row(
    reports: Reports, direct: Sequence[AskedQuestion], smallest: int
) -> Iterator[SmallGroupRow]:
    """Yield the same where not all combinations are counted: of those questions alone that are."""
    by_id = {question.id: question for question in direct}
    for names in _crossed(direct):
        with suppress(CountsOnly):
            counted = reports.report_combinations([by_id[QuestionId(name)] for name in names])
            yield _row(names, AnswerCombinations(names, counted), smallest)


@dataclass(frozen=True, slots=True)
class AnswerCombinations:
    """How often each combination of answers to the questions ``names`` occurs."""

    names: Sequence[str]
    times: Mapping[tuple[str, ...], int]

    def counted(self, names: Sequence[str]) -> list[int]:
        """Return how often each combination of answers to some of them occurs."""
        places = [self.names.index(name) for name in names]
        of: dict[tuple[str, ...], int] = defaultdict(int)
        for combination, count in self.times.items():
            of[tuple(combination[place] for place in places)] += count
        return list(of.values())


def _crossed(direct: Sequence[AskedQuestion]) -> Iterator[tuple[str, ...]]:
    names = [question.id for question in direct]
    yield from ((name,) for name in names)
    yield from combinations(names, 2)
    # crossing only splits cells: the smallest groups are in the table of all questions together
    if len(names) > 2:
        yield tuple(names)


def _row(names: tuple[str, ...], together: AnswerCombinations, smallest: int) -> SmallGroupRow:
    counts = together.counted(names)
    small = [count for count in counts if count < smallest]
    return SmallGroupRow(
        questions=JOINED.join(names),
        cells=len(counts),
        smallest_cell=min(counts, default=0),
        small_cells=len(small),
        people_in_small_cells=sum(small),
        alone=counts.count(1),
        coarser=_coarser(names, together, smallest) if small and len(names) > 1 else "",
    )


def _coarser(names: tuple[str, ...], together: AnswerCombinations, smallest: int) -> str:
    def left(without: str) -> int:
        kept = [name for name in names if name != without]
        return sum(count for count in together.counted(kept) if count < smallest)

    return min(names, key=left)
