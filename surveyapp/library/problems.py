"""What the library refuses: a sentence in English, as all errors of Python, which is a ``ValueError`` too."""

from __future__ import annotations

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message


class NotUsable(UserProblem, ValueError):
    """What was given to a function of the library cannot be used; the sentence says what to give."""


def not_usable(text: str, **facts: object) -> NotUsable:
    """Return an error. Its text is not translated: who calls a Python function reads English.

    Parameters
    ----------
    text
        the sentence, with places for facts.
    **facts
        what goes into the places.
    """
    return NotUsable(Message(text, facts))
