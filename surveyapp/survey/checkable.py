"""Which questions have coins that a respondent can check: few enough sides to lay out as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeGuard

from surveyapp.designs import Mode
from surveyapp.designs.checkable_coin import MOST_SIDES
from surveyapp.designs.coins import Randomizer
from surveyapp.survey.questions import AskedQuestion, Question

KEY = "checkable_coins"


class Notes(Protocol):
    """Where mistakes are noted."""

    def note(self, path: str, sentence: str) -> None:
        """Note one mistake."""


def has_coins(question: Question) -> TypeGuard[AskedQuestion]:
    """Return whether the kiosk's own coins fall at ``question``, hidden or shown."""
    if not isinstance(question, AskedQuestion):
        return False
    return question.design.is_randomized and question.mode is not Mode.OWN_DEVICE


def read_checkable_coins(reader: Notes, value: Any, questions: Sequence[Question]) -> bool:
    """Return whether the coins are checkable; note each question whose coins cannot be."""
    if not isinstance(value, bool):
        reader.note(KEY, "must be true or false.")
        return False
    with_coins = [q for q in questions if has_coins(q)]
    if value and questions and not with_coins:
        reader.note(KEY, "is true, but no question has the kiosk's coins; remove it.")
    for question in with_coins if value else ():
        reason = _why_not(question)
        if reason is not None:
            reader.note(KEY, f"is true, but {reason} (question {question.id}).")
    return bool(value)


def _why_not(question: AskedQuestion) -> str | None:
    design = question.design
    if question.samples > 1:
        return f"{design.name} has coins of several samples; ask by a design of one"
    if question.unlisted is not None:
        return f"{design.name} draws more than one coin below a small number; ask by another design"
    (randomizer,) = design.randomizers()
    if not isinstance(randomizer, Randomizer):
        return f"{design.name} draws more than one coin below a small number; ask by another design"
    if randomizer.denominator > MOST_SIDES:
        return (
            f"its coin has {randomizer.denominator} sides and {MOST_SIDES} cards are the most that can "
            "be laid out; choose odds with a smaller common denominator"
        )
    return None
