"""A survey: what is asked, in which languages, and how each answer is protected."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, NewType

from surveyapp.designs.core.composition import largest_ratios, total_epsilon
from surveyapp.survey.definition.kiosk_texts import KioskTexts
from surveyapp.survey.definition.presentation import Presentation
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.types.base import AskedQuestion, Question, QuestionColumn

if TYPE_CHECKING:
    from surveyapp.survey.definition.analyst_key import AnalystKey
    from surveyapp.survey.definition.question_groups import AskRandom
    from surveyapp.survey.definition.tallies import Tallies

SurveyId = NewType("SurveyId", str)

PROTECTS_NOBODY_FROM = 8.0
"""The total ε of one respondent from which nothing is promised: exp(8) is 2,981 times the odds."""


@dataclass(frozen=True, slots=True)
class RecordLayout:
    """What one interview fills: its columns, and which reports each sample of a question can give."""

    columns: tuple[QuestionColumn, ...]
    """The columns of the record, in order."""
    sampled: tuple[tuple[int, tuple[tuple[str, ...], ...]], ...]
    """For each question of several samples, the place of its report and its alphabets; where reports are not
    listed, every sample can give all of them."""
    group_limits: tuple[tuple[tuple[int, ...], int], ...] = ()
    """For each group, the places of its questions' reports and how many of them can be filled."""

    def misfit(self, cells: Sequence[str]) -> str | None:
        """Return the name of the first column whose cell its design never gives; None if all fit.

        Parameters
        ----------
        cells : one a column
            one interview's cells.
        """
        for column, cell in zip(self.columns, cells, strict=True):
            if not column.accepts(cell):
                return column.name
        for place, alphabets in self.sampled:
            report, sample = cells[place], cells[place + 1]
            if bool(report) != bool(sample):
                return self.columns[place + 1].name
            is_listed = self.columns[place].unlisted is None
            if report and is_listed and report not in alphabets[int(sample) - 1]:
                return self.columns[place + 1].name
        for places, size in self.group_limits:
            given = [place for place in places if cells[place]]
            if len(given) > size:
                return self.columns[given[size]].name
        return None


@dataclass(frozen=True, slots=True)
class Survey:
    """A checked survey definition; ``reading.read_survey`` makes one."""

    id: SurveyId
    version: int
    languages: tuple[str, ...]
    title: Text
    questions: tuple[Question, ...]
    groups: tuple[AskRandom, ...] = ()
    """Of whose questions each respondent is asked only some; no question is in two of them."""
    analyst_key: AnalystKey | None = None
    """Whom the interviews are sealed to; None: they are stored as they are."""
    tallies: Tallies | None = None
    """What is counted instead of kept, and who opens it; None: every interview is a record."""
    checkable_coins: bool = False
    """Whether the kiosk commits to its coins and respondents add a card to them."""
    presentation: Presentation = Presentation()
    kiosk_texts: KioskTexts = KioskTexts()
    confirmed_epsilon: Fraction | None = None
    """The total ε up to which the author has confirmed that the survey is meant so."""
    """The kiosk's own texts in languages that the program does not ship, or where this survey has its own."""

    @property
    def recorded_questions(self) -> tuple[AskedQuestion, ...]:
        """The questions that are recorded, in order: all but notes."""
        return tuple(q for q in self.questions if isinstance(q, AskedQuestion))

    @property
    def columns(self) -> tuple[QuestionColumn, ...]:
        """The columns of the record, in order, without the interview's id."""
        return tuple(column for q in self.recorded_questions for column in q.columns)

    @property
    def record(self) -> RecordLayout:
        """The layout of the record, for checking many interviews."""
        sampled, place, places = [], 0, {}
        for question in self.recorded_questions:
            places[question.id] = place
            if question.samples > 1:
                sampled.append((place, question.alphabets))
            place += len(question.columns)
        group_limits = tuple((tuple(places[name] for name in g.of), g.size) for g in self.groups)
        return RecordLayout(self.columns, tuple(sampled), group_limits)

    @property
    def randomized(self) -> tuple[AskedQuestion, ...]:
        """The questions whose answers pass through coins."""
        return tuple(q for q in self.recorded_questions if q.design.is_randomized)

    def question(self, question_id: str) -> AskedQuestion:
        """Return the recorded question with that id.

        Parameters
        ----------
        question_id
            a question's id.

        Raises
        ------
        KeyError
            if the survey records no such question.
        """
        return next((q for q in self.recorded_questions if q.id == question_id), None) or _missing(
            question_id
        )

    @property
    def total_epsilon(self) -> float:
        """ε of the randomized questions that one respondent can be asked; infinite if one of them is."""
        return total_epsilon(self.worst_ratios)

    @property
    def worst_ratios(self) -> tuple[Fraction | None, ...]:
        """exp(ε), exact, of each randomized question that one respondent can be asked; None: infinite.

        Of a group that asks m of its questions, the m with the largest ε count.
        """
        ratio_of = {q.id: q.design.worst_ratio for q in self.randomized}
        grouped = {name for group in self.groups for name in group.of}
        ratios: list[Fraction | None] = [r for n, r in ratio_of.items() if n not in grouped]
        for group in self.groups:
            ratios += largest_ratios((ratio_of[name] for name in group.of), group.size)
        return tuple(ratios)

    @property
    def without_arms(self) -> Survey:
        """The survey without direct arms and opposite wordings."""
        plain = (
            replace(q, design=q.design.without_arms, negated=None)
            if isinstance(q, AskedQuestion)
            else q
            for q in self.questions
        )
        return replace(self, questions=tuple(plain))

    @property
    def most_randomized(self) -> int:
        """Number of randomized questions that one respondent is asked."""
        return len(self.randomized) - sum(len(g.of) - g.size for g in self.groups)

    @property
    def members(self) -> tuple[AskedQuestion, ...]:
        """The members of joint questions, each once, in the order of their first use."""
        of = (member for q in self.recorded_questions for member in q.answered_together)
        return tuple({member.id: member for member in of}.values())

    def without_repeats(self) -> Survey:
        """Return the survey with each answer told once: analysts can make variables from its questions."""
        return self

    def origins(self, question: str) -> frozenset[str]:
        """Return the questions that were asked and from which a question is made: itself, if it was asked.

        Parameters
        ----------
        question
            its id.
        """
        return frozenset({question})

    def check_different(self, questions: Collection[str]) -> None:
        """Refuse variables of the same reports: analyses of several take their coins as independent.

        Parameters
        ----------
        questions
            the ids of questions to be analysed together.

        Raises
        ------
        UserProblem
            naming two of them.
        """

    def check_together(self, questions: Collection[str]) -> None:
        """Refuse questions that no respondent is asked together.

        Parameters
        ----------
        questions
            the ids of questions to be analysed together.

        Raises
        ------
        UserProblem
            naming them.
        """
        for group in self.groups:
            group.check_together(questions)


def _missing(question_id: str) -> AskedQuestion:
    raise KeyError(question_id)
