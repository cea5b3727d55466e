"""Which questions have coins that a respondent can check: few enough sides to lay out as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeGuard

from surveyapp.designs import Mode
from surveyapp.messages.message import Message, msg
from surveyapp.survey.types.base import AskedQuestion, Question

KEY = "checkable_coins"
CHALLENGE = "challenge"
"""The key of a question whose rounds may be shown after the touch."""


class MistakeNotes(Protocol):
    """Something that collects mistakes."""

    def note(self, path: str, sentence: Message) -> None:
        """Add one mistake.

        Parameters
        ----------
        path
            the JSON path of the mistake.
        sentence
            what is wrong and what to do.
        """


def has_coins(question: Question) -> TypeGuard[AskedQuestion]:
    """Return whether the kiosk draws coins at a question, hidden or shown.

    Parameters
    ----------
    question
        any question of a survey.
    """
    if not isinstance(question, AskedQuestion):
        return False
    return question.design.is_randomized and question.mode is not Mode.OWN_DEVICE


def read_checkable_coins(reader: MistakeNotes, value: Any, questions: Sequence[Question]) -> bool:
    """Return whether the survey asks for checkable coins; each question whose coins cannot be is noted.

    Parameters
    ----------
    reader
        collects the mistakes.
    value
        the JSON value of the key ``checkable_coins``.
    questions
        the survey's questions that could be read.
    """
    if not isinstance(value, bool):
        reader.note(KEY, msg("must be true or false."))
        return False
    with_coins = [q for q in questions if has_coins(q)]
    if value and questions and not with_coins:
        reader.note(KEY, msg("is true, but no question has the kiosk's coins; remove it."))
    for question in with_coins if value else ():
        reason = _why_not(question)
        if reason is not None:
            reader.note(
                KEY,
                msg("is true, but {reason} (question {name}).", reason=reason, name=question.id),
            )
    return bool(value)


def check_challenges(
    reader: MistakeNotes,
    placed: Sequence[tuple[str, Question]],
    *,
    are_checkable: bool,
) -> None:
    """Note each question whose rounds cannot be shown after the touch, though it says so.

    Parameters
    ----------
    reader
        collects the mistakes.
    placed
        the questions that could be read, each with its path.
    are_checkable
        whether the survey's coins can be checked.
    """
    for path, question in placed:
        if not isinstance(question, AskedQuestion) or not question.challenge:
            continue
        where = f"{path}.{CHALLENGE}"
        if not are_checkable:
            reader.note(where, msg("needs coins that can be checked; set checkable_coins to true."))
        elif not has_coins(question) or question.mode is not Mode.KIOSK_COINS:
            # who has seen the coins fall could have them thrown away until they please
            reader.note(where, msg("needs the kiosk's coins after the answer; remove it here."))


def _why_not(question: AskedQuestion) -> Message | None:
    from surveyapp.designs.core.checkable_coin import MOST_SIDES  # noqa: PLC0415
    from surveyapp.designs.core.coins import Randomizer  # noqa: PLC0415

    design = question.design
    if question.samples > 1:
        return msg("{name} has coins of several samples; ask by a design of one", name=design.name)
    if question.unlisted is not None:
        return msg(
            "{name} draws more than one coin below a small number; ask by another design",
            name=design.name,
        )
    (randomizer,) = design.randomizers()
    if not isinstance(randomizer, Randomizer):
        return msg(
            "{name} draws more than one coin below a small number; ask by another design",
            name=design.name,
        )
    if randomizer.denominator > MOST_SIDES:
        return msg(
            "its coin has {denominator} sides and {most_sides} cards are the most "
            "that can be laid out; choose odds with a smaller common denominator",
            denominator=randomizer.denominator,
            most_sides=MOST_SIDES,
        )
    return None
