"""The private keys that were unlocked in this run of the program, as an agent keeps them: in memory only.

A sealed project names the key that it is sealed to, and is opened in many places; each finds the key here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from surveyapp.storage.collection.sealing import Opener
    from surveyapp.survey.definition.analyst_key import AnalystKey

_UNLOCKED: dict[AnalystKey, Opener] = {}


def keep_unlocked(opener: Opener) -> None:
    """Let projects that are sealed to this key be opened until the program ends."""
    _UNLOCKED[opener.key] = opener


@contextmanager
def kept_unlocked(opener: Opener | None) -> Iterator[None]:
    """Let projects that are sealed to this key be opened within, and only within; None is no key."""
    before = dict(_UNLOCKED)
    try:
        if opener is not None:
            keep_unlocked(opener)
        yield
    finally:
        _UNLOCKED.clear()
        _UNLOCKED.update(before)


def unlocked(key: AnalystKey) -> Opener | None:
    """Return what opens ``key``'s projects; None where it was not unlocked."""
    return _UNLOCKED.get(key)


def given_key() -> AnalystKey | None:
    """Return the key that was unlocked last; None where none was."""
    return next(reversed(_UNLOCKED), None)


def forget_keys() -> None:
    """Let no sealed project be opened any more."""
    _UNLOCKED.clear()
