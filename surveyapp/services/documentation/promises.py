"""What respondents of a survey are promised, place by place, as rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from surveyapp.designs.channels.direct import AS_GIVEN
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, Translate
from surveyapp.survey.definition.counted_words import of_totals
from surveyapp.survey.definition.promises import (
    NOT_KEPT,
    Line,
    details,
    facts_of,
    script,
    welcome_lines,
)
from surveyapp.survey.definition.survey import Survey

WELCOME = QT_TRANSLATE_NOOP("messages", "On the first screen")
MORE = QT_TRANSLATE_NOOP("messages", "Behind “Learn more”")
AT_QUESTIONS = QT_TRANSLATE_NOOP("messages", "At questions that are asked directly: {questions}")
AT_UNKEPT = QT_TRANSLATE_NOOP("messages", "At questions that no total counts: {questions}")
SURVEYOR = QT_TRANSLATE_NOOP("messages", "What the surveyor says")


@dataclass(frozen=True, slots=True)
class PromiseRow:
    """One promise: where it is made, and its sentences."""

    place: str
    promise: str


def promises(survey: Survey, translate: Translate) -> tuple[PromiseRow, ...]:
    """Return what may be promised to respondents of a survey, made from its facts.

    Parameters
    ----------
    survey
        the survey.
    translate
        translates the sentences.
    """
    facts = facts_of(survey)
    where = Message(AT_QUESTIONS, {"questions": ", ".join(facts.direct)})
    nowhere = Message(AT_UNKEPT, {"questions": ", ".join(facts.unkept)})
    said = (AS_GIVEN,) if facts.held is None else of_totals((AS_GIVEN,))
    return (
        *_rows(Message(WELCOME), welcome_lines(facts), translate),
        *_rows(Message(MORE), details(facts), translate),
        *_rows(where, (said,) if facts.direct else (), translate),
        *_rows(nowhere, ((NOT_KEPT,),) if facts.unkept else (), translate),
        *_rows(Message(SURVEYOR), script(facts), translate),
    )


def _rows(place: Message, lines: Iterable[Line], translate: Translate) -> tuple[PromiseRow, ...]:
    return tuple(
        PromiseRow(place.render(translate), " ".join(each.render(translate) for each in line))
        for line in lines
    )
