"""What answers are entered with that no single touch gives: one widget for each kind of entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from surveyapp.services.kiosk.screen import Screen
from surveyapp.survey.types.base import AskedQuestion, Entry
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.respondent.date_pad import DatePad
from surveyapp.ui.kiosk.respondent.multiple_choice import Choosing
from surveyapp.ui.kiosk.respondent.number_pad import Entering, NumberPad
from surveyapp.ui.kiosk.respondent.ordering import Ordering
from surveyapp.ui.kiosk.respondent.text_keys import TextKeys
from surveyapp.ui.kiosk.respondent.view import Touches


@dataclass(frozen=True, slots=True)
class Asking:
    """What is asked, and who takes what is entered."""

    asked: AskedQuestion
    labels: tuple[str, ...]
    screen: Screen
    touches: Touches
    sizes: Sizes


def _number(asking: Asking) -> Entering:
    touches, screen = asking.touches, asking.screen
    take = touches.report_number if screen.takes_report else touches.answer_number
    return NumberPad(asking.asked.scale, screen.language, take, asking.sizes)  # type: ignore[attr-defined]


def _choices(asking: Asking) -> Entering:
    return Choosing(asking.asked, asking.labels, asking.touches.answer_choices, asking.sizes)  # type: ignore[arg-type]


def _date(asking: Asking) -> Entering:
    take = asking.touches.answer_words
    return DatePad(asking.asked, asking.screen.language, take, asking.sizes)  # type: ignore[arg-type]


def _order(asking: Asking) -> Entering:
    return Ordering(asking.asked, asking.labels, asking.touches.answer_words, asking.sizes)  # type: ignore[arg-type]


def _text(asking: Asking) -> Entering:
    take = asking.touches.answer_words
    return TextKeys(asking.asked, asking.screen.language, take, asking.sizes)  # type: ignore[arg-type]


ENTERED_WITH: Mapping[Entry, Callable[[Asking], Entering]] = {
    Entry.PAD: _number,
    Entry.TICKS: _choices,
    Entry.DATE: _date,
    Entry.TEXT: _text,
    Entry.ORDER: _order,
}
"""The kinds that are entered; all others are touched."""
HIGH = frozenset({Entry.PAD, Entry.DATE, Entry.TEXT})
"""The kinds that leave little room around them."""
