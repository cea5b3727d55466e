"""What types share whose answers are too many to list: asked directly, recorded as their own text."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from surveyapp.designs.core.design import Unlisted
from surveyapp.messages.message import Message
from surveyapp.survey.types.base import Answer, AnswerKind, AskedQuestion, Report, Translate


@dataclass(frozen=True, slots=True)
class WordsQuestion(AskedQuestion):
    """Base of the types whose answer is handed on as the text that is recorded."""

    answer_kind: ClassVar[AnswerKind] = AnswerKind.TEXT
    designs: ClassVar[str] = "words"
    is_estimated: ClassVar[bool] = False
    has_numbers: ClassVar[bool] = False
    """Whether ``number`` says what its answers count as, so that they have a mean and a median."""

    @property
    def answers(self) -> tuple[str, ...]:
        """None are listed."""
        return ()

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return nothing: the answer is entered."""
        return ()

    @property
    @abstractmethod
    def unlisted(self) -> Unlisted:
        """What knows the texts that can be recorded."""

    @property
    @abstractmethod
    def stands(self) -> str:
        """What may stand in the column, for the codebook."""

    @property
    def record_in_words(self) -> Message:
        """What is recorded, in a few words; a type that has none of its own has those of the codebook."""
        return Message("{stands}", {"stands": self.stands})

    @abstractmethod
    def example(self, number: int) -> str:
        """Return one of the answers: the same of the same number, and of many numbers many answers.

        Parameters
        ----------
        number : 0 or more
            chooses among the answers, as evenly as a simulation needs.
        """

    def number(self, cell: str, part: str) -> float:
        """Return what a recorded answer counts as: a day's number, an item's rank.

        Parameters
        ----------
        cell
            a cell of the record that is not empty.
        part
            the id of one of the ``part_columns``, where it has any.
        """
        raise NotImplementedError(cell, part)

    def is_answer(self, answer: Answer) -> bool:
        """Return whether ``answer`` is a text that can be recorded."""
        return isinstance(answer, str) and self.unlisted.is_report(answer)

    def written(self, report: Report) -> str:
        """Return the text."""
        return str(report)
