"""What the library refuses: a sentence in English, as all errors of Python, which is a ``ValueError`` too."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager

from surveyapp.designs import AskableDesign
from surveyapp.errors import UserProblem
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


def checked_design(given: object) -> AskableDesign:
    """Return what was given as a design, if it is one.

    Parameters
    ----------
    given
        by the caller.

    Raises
    ------
    NotUsable
        if it is the class of a design, the name of one, or something else.
    """
    if isinstance(given, AskableDesign):
        return given
    if isinstance(given, type) and issubclass(given, AskableDesign):
        raise not_usable(
            "{name} is the class of a design. Call it, with the design's parameters: {name}(…).",
            name=given.__name__,
        )
    raise not_usable(
        "{given} is not a design. Give one, such as surveyapp.designs.TwoCoins().",
        given=repr(given),
    )


def bound(
    signature: inspect.Signature, name: str, *given: object, **named: object
) -> inspect.BoundArguments:
    """Return arguments bound to a signature that was made from a declaration.

    Parameters
    ----------
    signature
        of a function or a class.
    name
        what it is called.
    *given, **named
        what it was called with.

    Raises
    ------
    TypeError
        saying which function was called wrongly, as Python's own does.
    """
    try:
        return signature.bind(*given, **named)
    except TypeError as problem:
        raise TypeError(f"{name}() {problem}") from None


@contextmanager
def said_in_keywords() -> Iterator[None]:
    """Raise what services and analyses refuse as Python's callers expect it, as block or decorator.

    Raises
    ------
    NotUsable
        in place of a ``UserProblem``: it is a ``ValueError`` and names keywords, not options.
    """
    try:
        yield
    except NotUsable:
        raise
    except UserProblem as problem:
        said = _FLAG.sub(lambda flag: flag[1].replace("-", "_"), str(problem))
        raise not_usable(said.replace("{", "{{").replace("}", "}}")) from problem
