"""The error families.

An error carries facts; its class holds an English sentence with places for them: what happened,
what it means, what to do next. The command line fills the sentence in as it is, the windows fill in
its translation.
"""

from __future__ import annotations

from typing import ClassVar


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - Qt's tools collect this name
    """Mark ``text`` for translation without translating it (and without Qt)."""
    return text


def printable(value: object, longest: int = 200) -> str:
    """Return ``value`` as text that is safe to show: no control, bidi or escape characters, cut."""
    text = str(value)
    if len(text) <= longest and text.isprintable():
        return text
    shown = "".join(
        c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[:longest]
    )
    return shown if len(text) <= longest else shown + "…"


class SurveyAppError(Exception):
    """Base of all errors that a person is told about."""

    sentence: ClassVar[str] = "{what}"

    def __init__(self, **facts: object) -> None:
        super().__init__()
        self.facts = facts

    def __str__(self) -> str:
        return self.told(self.sentence)

    def told(self, sentence: str, **instead: str) -> str:
        """Return ``sentence`` (the class's own, or its translation) with the facts, or others, filled in."""
        facts = {name: printable(fact) for name, fact in self.facts.items()}
        return sentence.format(**{**facts, **instead})


class UserProblem(SurveyAppError):
    """The person can put it right: a parameter, a file, a choice."""


class EnvironmentProblem(SurveyAppError):
    """The machine is in the way: disk full, file locked, damaged, or from a newer version."""


class Cancelled(Exception):
    """Raised by a progress callback when the person has asked to stop."""
