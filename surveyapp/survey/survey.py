"""A survey: what is asked, in which languages, and how each answer is protected."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NewType

from surveyapp.designs.ledger import total_epsilon
from surveyapp.survey.questions import AskedQuestion, Column, Question
from surveyapp.survey.texts import Text

SurveyId = NewType("SurveyId", str)

FORMAT = "surveyapp-survey/1"


@dataclass(frozen=True, slots=True)
class Survey:
    """A checked survey definition; ``reading.read_survey`` makes one."""

    id: SurveyId
    version: int
    languages: tuple[str, ...]
    title: Text
    questions: tuple[Question, ...]

    @property
    def asked(self) -> tuple[AskedQuestion, ...]:
        """The questions that are recorded, in order: the columns of the record."""
        return tuple(q for q in self.questions if isinstance(q, AskedQuestion))

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of the record, in order, without the interview's id."""
        return tuple(column for q in self.asked for column in q.columns)

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
