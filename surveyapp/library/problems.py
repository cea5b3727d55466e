"""What the library refuses: a sentence in English, as all errors of Python, which is a ``ValueError`` too."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from operator import index
from typing import Any, TypeVar

from surveyapp.designs import AskableDesign
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message

_FLAG = re.compile(r"--([a-z][a-z-]*)")


E = TypeVar("E", bound=Enum)


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


def chosen(keyword: str, given: object, known: type[E]) -> E:
    """Return which of a choice's values was given.

    Parameters
    ----------
    keyword
        what it was given with.
    given
        by the caller.
    known
        the choice.

    Raises
    ------
    NotUsable
        if it is none of them.
    """
    try:
        return known(given)
    except ValueError:
        raise not_usable(
            "{keyword}: choose one of {known}; {given} is none of them.",
            keyword=keyword,
            known=", ".join(str(one.value) for one in known),
            given=repr(given),
        ) from None


def whole(keyword: str, given: Any) -> int:
    """Return a number that counts something.

    Parameters
    ----------
    keyword
        what it was given with.
    given
        by the caller; 10.0 is 10.

    Raises
    ------
    NotUsable
        if it is no whole number.
    """
    if isinstance(given, float) and given.is_integer():
        return int(given)
    is_whole = (
        hasattr(given, "__index__")
        and not isinstance(given, bool)
        and not getattr(given, "ndim", 0)
    )
    if not is_whole:
        raise not_usable(
            "{keyword}: give a whole number; {given} is none.", keyword=keyword, given=repr(given)
        )
    return index(given)


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
