"""Question types: what a respondent can answer and what each answer is called in the record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NewType

from surveyapp.designs import Design, Mode
from surveyapp.errors import QT_TRANSLATE_NOOP
from surveyapp.survey.texts import Text

QuestionId = NewType("QuestionId", str)
Translate = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the record: its name, and the values that may stand in it (or none)."""

    name: str
    values: tuple[str, ...]

    def accepts(self, cell: str) -> bool:
        """Return whether ``cell`` may stand in this column; empty is not answered."""
        return not cell or cell in self.values


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

    design: Design
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
        """What may stand in the record, in the order of the channel's columns."""
        return self.design.reports(self.answers)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of the record that this question fills."""
        return (Column(self.id, self.reports),)


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
