"""What an interview shows: its stages, and everything that a screen needs to be drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from surveyapp.designs.core.coins import ShownCoin
from surveyapp.survey.types.base import AskedQuestion, Question

if TYPE_CHECKING:
    from surveyapp.services.kiosk.checkable_coin import Cards
    from surveyapp.services.kiosk.comprehension_check import ComprehensionCheck
    from surveyapp.services.kiosk.practice import PracticeRound


class Stage(Enum):
    """Which kind of screen the interview is at."""

    LANGUAGE = "language"
    WELCOME = "welcome"
    PRACTICE = "practice"
    """What chance does at the question that follows, and a harmless question to try it on."""
    PRACTICE_RESULT = "practice_result"
    CHECK = "check"
    """The comprehension check; its questions are in ``comprehension_check``."""
    QUESTION = "question"
    AFTER = "after"
    """In words, what chance did to the answer just given; the same whatever it was."""
    THANKS = "thanks"
    DISCARDED = "discarded"
    TROUBLE = "trouble"


PRACTISING = frozenset({Stage.PRACTICE, Stage.PRACTICE_RESULT, Stage.CHECK})
"""Where a question's rule is explained and practised, directly before it."""


OVER = frozenset({Stage.THANKS, Stage.DISCARDED, Stage.TROUBLE})


class NotNow(RuntimeError):
    """A step that the present screen does not offer: a bug in the caller."""


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
    explains_cards: bool = False
    """Whether the practice has not begun yet, where cards come before it: only go on."""
    coin: ShownCoin | None = None
    device_step: int | None = None
    """Which screen before the answers it is, where the respondent throws or draws; then only go on."""
    takes_report: bool = False
    """True where the respondent's own device randomizes: offer ``touchable`` and call ``report``."""
    can_go_back: bool = False
    can_skip: bool = False
    rounds: tuple[PracticeRound, ...] = ()
    """The rounds of the practice that one touch has started, until the record differed."""
    check: ComprehensionCheck | None = None
    order: tuple[int, ...] = ()
    """In which order the answers stand; empty where it is their own."""
    is_refused: bool = False
    """True where the answer just given does not meet the question's constraint; nothing is kept of it."""
    cards: Cards | None = None
    """The round of a checkable coin, until it is used; None elsewhere."""
    is_recorded: bool = False
    """Whether the interview is stored; at trouble too, where it comes after that."""
