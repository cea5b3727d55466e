"""What several types share: listed choices, and that one prefers not to say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.types.base import AskedQuestion, Question, Translate
from surveyapp.survey.types.fields import ChoicesField, Field, FlagField

PREFER_NOT = QT_TRANSLATE_NOOP("survey", "I prefer not to say")
PREFER_NOT_ID = "prefer_not_to_say"
"""Recorded for the choice that a survey adds inside the channel, so that the coins cover it too."""
PREFER_NOT_FIELD = FlagField(
    key=PREFER_NOT_ID, description="one more answer, which the coins cover as the others"
)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers that a question lists."""

    id: str
    text: Text


@dataclass(frozen=True, slots=True)
class ChoiceQuestion(AskedQuestion):
    """Base of the types that list choices."""

    fields: ClassVar[tuple[Field, ...]] = (ChoicesField(most=MOST_CHOICES),)

    choices: tuple[Choice, ...]

    @classmethod
    def stated_answers(cls, stated: Mapping[str, Any]) -> int:
        """Return the number of choices, with the one that prefers not to say."""
        return len(stated.get("choices", ())) + bool(stated.get(PREFER_NOT_ID))

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the choices' texts."""
        return tuple(choice.text.in_language(language) for choice in self.choices)


def may_prefer_not(question: Question) -> bool:
    """Return whether "I prefer not to say" is one of the answers to a question.

    Parameters
    ----------
    question
        any question of a survey.
    """
    return isinstance(question, AskedQuestion) and question.prefer_not_to_say


def choices_of(question: Question) -> tuple[Choice, ...]:
    """Return the choices of a question; none if its type has none.

    Parameters
    ----------
    question
        any question of a survey.
    """
    return question.choices if isinstance(question, ChoiceQuestion) else ()
