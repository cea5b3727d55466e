"""What the library refuses: a sentence in English, as all errors of Python, which is a ``ValueError`` too."""

from __future__ import annotations

import re

from surveyapp.errors import SurveyAppError, UserProblem
from surveyapp.messages.message import Message

_FLAG = re.compile(r"--([a-z][a-z-]*)")


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


def in_keywords(problem: SurveyAppError) -> NotUsable:
    """Return a problem as Python's callers expect it: a ``ValueError`` that names keywords, not options.

    Parameters
    ----------
    problem
        what a service or an analysis refuses.
    """
    said = _FLAG.sub(lambda flag: flag[1].replace("-", "_"), str(problem))
    return not_usable(said.replace("{", "{{").replace("}", "}}"))
