"""Question types: what a respondent can answer and what each answer is called in the record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, NewType

from surveyapp.designs import AskableDesign, Mode
from surveyapp.designs.oracle import OracleDesign
from surveyapp.errors import QT_TRANSLATE_NOOP
from surveyapp.survey.texts import Text

QuestionId = NewType("QuestionId", str)
Translate = Callable[[str], str]


SAMPLE = ".sample"
"""Ends the name of the column that holds a question's sample; no question's id has a point."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the record: its name, and the values that may stand in it (or none)."""

    name: str
    values: tuple[str, ...]
    unlisted: OracleDesign | None = None
    """The design whose reports stand in the column, where they are too many to list."""

    @property
    def longest(self) -> int:
        """Characters of the longest cell that can stand here."""
        if self.unlisted is not None:
            return self.unlisted.longest_report
        return max(map(len, self.values), default=0)

    def accepts(self, cell: str) -> bool:
        """Return whether ``cell`` may stand in this column; empty is not answered."""
        if not cell or self.unlisted is None:
            return not cell or cell in self.values
        return self.unlisted.is_report(cell)


@dataclass(frozen=True, slots=True)
class Question:
    """Base of everything that gets a screen of its own."""

    type_name: ClassVar[str]

    id: QuestionId
    text: Text


@dataclass(frozen=True, slots=True)
class Note(Question):
    """A text to read; it records nothing."""

    type_name: ClassVar[str] = "note"


@dataclass(frozen=True, slots=True)
class AskedQuestion(Question, ABC):
    """A question with answers: it has a design, a mode and a column in the record."""

    design: AskableDesign
    mode: Mode
    required: bool

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """The true answers by their recorded names, in the channel's order."""

    @abstractmethod
    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:
        """Return the answers as the respondent reads them, in the channel's order."""

    @property
    def reports(self) -> tuple[str, ...]:
        """What may stand in the record, in the order of the channel's columns; of any sample.

        Empty where the reports are too many to list.
        """
        return tuple(dict.fromkeys(chain(*self.alphabets)))

    @property
    def alphabets(self) -> tuple[tuple[str, ...], ...]:
        """What may stand in the record in each sample, in the order of its channel's columns."""
        return self.design.alphabets(self.answers)

    @property
    def samples(self) -> int:
        """Number of samples that the question divides its respondents into."""
        return len(self.design.sample_shares)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of the record that this question fills: report, and sample if it has several."""
        report = Column(self.id, self.reports, self.design.unlisted)
        if self.samples == 1:
            return (report,)
        return report, Column(f"{self.id}{SAMPLE}", tuple(map(str, range(1, self.samples + 1))))

    def cells(self, report: str, sample: int | None) -> tuple[str, ...]:
        """Return what a report in ``sample`` fills the columns with; whoever skips has no sample."""
        if self.samples == 1:
            return (report,)
        return (report, str(sample)) if report else ("", "")


YES = QT_TRANSLATE_NOOP("survey", "Yes")
NO = QT_TRANSLATE_NOOP("survey", "No")


@dataclass(frozen=True, slots=True)
class YesNo(AskedQuestion):
    """Recorded as ``yes`` or ``no``."""

    type_name: ClassVar[str] = "yes_no"

    @property
    def answers(self) -> tuple[str, ...]:
        """Yes comes first: designs for yes/no questions state Pr(· | yes) in the first row."""
        return ("yes", "no")

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the translated words for yes and no: they are the program's, not the survey's."""
        return (translate(YES), translate(NO))


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers of a single choice."""

    id: str
    text: Text


@dataclass(frozen=True, slots=True)
class SingleChoice(AskedQuestion):
    """Recorded as the id of one choice."""

    type_name: ClassVar[str] = "single_choice"

    choices: tuple[Choice, ...]

    @property
    def answers(self) -> tuple[str, ...]:
        """The choices' ids."""
        return tuple(choice.id for choice in self.choices)

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the choices' texts."""
        return tuple(choice.text.in_language(language) for choice in self.choices)


@dataclass(frozen=True, slots=True)
class Rating(AskedQuestion):
    """Recorded as a whole number from 1 to ``levels``."""

    type_name: ClassVar[str] = "rating"

    levels: int

    @property
    def answers(self) -> tuple[str, ...]:
        """The levels, from the lowest."""
        return tuple(str(level) for level in range(1, self.levels + 1))

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the levels as numbers."""
        return self.answers


QUESTION_TYPES: tuple[type[Question], ...] = (YesNo, SingleChoice, Rating, Note)
