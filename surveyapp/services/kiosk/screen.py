"""What an interview shows: its stages, and everything that a screen needs to be drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from surveyapp.designs.core.coins import (
    ShownCoin,
)
from surveyapp.services.kiosk.checkable_coin import Cards
from surveyapp.services.kiosk.comprehension_check import ComprehensionCheck
from surveyapp.survey.definition.questions import (
    AskedQuestion,
    Question,
)


class Stage(Enum):
    """Which kind of screen the interview is at."""

    LANGUAGE = "language"
    WELCOME = "welcome"
    EXPLANATION = "explanation"
    PRACTICE = "practice"
    PRACTICE_RESULT = "practice_result"
    CHECK = "check"
    """The comprehension check; its questions are in ``comprehension_check``."""
    QUESTION = "question"
    AFTER = "after"
    """In words, what chance did to the answer just given; the same whatever it was."""
    THANKS = "thanks"
    DISCARDED = "discarded"
    TROUBLE = "trouble"


ABOUT_PRACTISED = frozenset({Stage.EXPLANATION, Stage.PRACTICE, Stage.PRACTICE_RESULT, Stage.CHECK})


OVER = frozenset({Stage.THANKS, Stage.DISCARDED, Stage.TROUBLE})


class NotNow(RuntimeError):
    """A step that the present screen does not offer: a bug in the caller."""


@dataclass(frozen=True, slots=True)
class PracticeRound:
    """What a practice round showed, as indices; ``touched`` is None where the coins answered.

    With one's own device both are the report: an index into ``touchable``.
    """

    touched: int | None
    recorded: int


@dataclass(frozen=True, slots=True)
class Screen:
    """All that a view needs to draw the present screen."""

    stage: Stage
    language: str
    question: Question | None = None
    member: AskedQuestion | None = None
    """Which member of a joint question is asked; None at all other screens."""
    number: int = 0
    total: int = 0
    """How many questions this respondent is asked, each member of a joint one counted."""
    must_toss: bool = False
    coin: ShownCoin | None = None
    device_step: int | None = None
    """Which screen before the answers it is, where the respondent throws or draws; then only go on."""
    takes_report: bool = False
    """True where the respondent's own device randomizes: offer ``touchable`` and call ``report``."""
    can_go_back: bool = False
    can_skip: bool = False
    practice: PracticeRound | None = None
    rounds: tuple[PracticeRound, ...] = ()
    """All practice rounds so far, the last included, to see how the record varies."""
    check: ComprehensionCheck | None = None
    order: tuple[int, ...] = ()
    """In which order the answers stand; empty where it is their own."""
    is_refused: bool = False
    """True where the answer just given does not meet the question's constraint; nothing is kept of it."""
    cards: Cards | None = None
    """The round of a checkable coin, until it is used; None elsewhere."""
    is_recorded: bool = False
    """Whether the interview is stored; at trouble too, where it comes after that."""
