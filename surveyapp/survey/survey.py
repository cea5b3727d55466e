"""A survey: what is asked, in which languages, and how each answer is protected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NewType

from surveyapp.designs.ledger import total_epsilon
from surveyapp.survey.analyst_key import AnalystKey
from surveyapp.survey.questions import AskedQuestion, Column, Question
from surveyapp.survey.texts import Text

SurveyId = NewType("SurveyId", str)

FORMAT = "surveyapp-survey/1"


@dataclass(frozen=True, slots=True)
class Record:
    """What one interview fills: its columns, and which reports each sample of a question can give.

    ``sampled`` has, for each question of several samples, the place of its report and its alphabets.
    """

    columns: tuple[Column, ...]
    sampled: tuple[tuple[int, tuple[tuple[str, ...], ...]], ...]

    def misfit(self, cells: Sequence[str]) -> str | None:
        """Return the name of the first column whose cell its design never gives; None: all fit."""
        for column, cell in zip(self.columns, cells, strict=True):
            if not column.accepts(cell):
                return column.name
        for place, alphabets in self.sampled:
            report, sample = cells[place], cells[place + 1]
            if bool(report) != bool(sample) or (
                report and report not in alphabets[int(sample) - 1]
            ):
                return self.columns[place + 1].name
        return None


@dataclass(frozen=True, slots=True)
class Survey:
    """A checked survey definition; ``reading.read_survey`` makes one."""

    id: SurveyId
    version: int
    languages: tuple[str, ...]
    title: Text
    questions: tuple[Question, ...]
    analyst_key: AnalystKey | None = None
    """Whom the interviews are sealed to; None: they are stored as they are."""

    @property
    def asked(self) -> tuple[AskedQuestion, ...]:
        """The questions that are recorded, in order: the columns of the record."""
        return tuple(q for q in self.questions if isinstance(q, AskedQuestion))

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of the record, in order, without the interview's id."""
        return tuple(column for q in self.asked for column in q.columns)

    @property
    def record(self) -> Record:
        """What an interview fills, ready to check many."""
        sampled, place = [], 0
        for question in self.asked:
            if question.samples > 1:
                sampled.append((place, question.alphabets))
            place += len(question.columns)
        return Record(self.columns, tuple(sampled))

    @property
    def randomized(self) -> tuple[AskedQuestion, ...]:
        """The questions whose answers pass through coins."""
        return tuple(q for q in self.asked if q.design.is_randomized)

    def question(self, question_id: str) -> AskedQuestion:
        """Return the recorded question with that id.

        Raises:
            KeyError: if the survey records no such question.
        """
        return next((q for q in self.asked if q.id == question_id), None) or _missing(question_id)

    @property
    def total_epsilon(self) -> float:
        """ε of all randomized questions that one respondent answers; infinite if one of them is."""
        ratios: list[Fraction | None] = [q.design.worst_ratio for q in self.randomized]
        return total_epsilon(ratios)


def _missing(question_id: str) -> AskedQuestion:
    raise KeyError(question_id)
