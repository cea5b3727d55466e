"""A sentence with places for facts: translated first, filled in afterwards.

All sentences of the program that leave the rooms without Qt (errors, warnings, reasons, instructions,
explanations) are messages, in one translation context.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from surveyapp.messages.amounts import given

CONTEXT = "messages"
"""The translation context of all messages."""

Translate = Callable[[str, str], str]
"""Takes a context and an English text, returns the text in another language."""
Write = Callable[[object], str]
"""Writes a fact as a language does: a number with its own decimal sign."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - Qt's tools collect this name
    """Mark ``text`` for translation without translating it (and without Qt)."""
    return text


LONGEST_FACT = 200
"""Letters of a fact that a sentence shows."""


def printable(value: object, longest: int = LONGEST_FACT) -> str:
    """Return ``value`` as text that is safe to show: no control, bidi or escape characters, cut."""
    text = str(value)
    if len(text) <= longest and text.isprintable():
        return text
    shown = "".join(
        c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[:longest]
    )
    return shown if len(text) <= longest else shown + "…"


def in_english(_context: str, text: str) -> str:
    """Return ``text``: messages are written in English."""
    return text


@dataclass(frozen=True, slots=True)
class Message:
    """An English sentence, or a part of one, with its facts.

    A fact may itself be a message, or carry one: an error, a notice, a mistake in a survey. ``context`` is
    where its translation stands: a title of an analysis has one of its own.
    """

    template: str
    facts: Mapping[str, object] = field(default_factory=dict)
    context: str = CONTEXT

    def render(self, translate: Translate = in_english, write: Write = printable) -> str:
        """Return the sentence in the language of ``translate``, its facts as ``write`` writes them."""
        facts = {name: render_fact(fact, translate, write) for name, fact in self.facts.items()}
        return translate(self.context, self.template).format(**facts)

    def __str__(self) -> str:
        return self.render()


def render_fact(fact: object, translate: Translate = in_english, write: Write = printable) -> str:
    """Return a fact of a message as it is shown, in the language of ``translate``."""
    message = getattr(fact, "message", fact)
    if isinstance(message, Message):
        return message.render(translate, write)
    return write(given(fact) if isinstance(fact, float) else fact)


def msg(template: str, /, **facts: object) -> Message:
    """Return a message.

    Translators get the texts that stand in the calls of this function, so ``template`` is written out there.
    """
    return Message(template, facts)


def joined(template: str, parts: Sequence[Message]) -> Message:
    """Return parts as one message.

    They are halved again and again, because a long list must not nest deeply.

    Parameters
    ----------
    template
        has places for ``first`` and ``second``, as ``COMMA`` and ``SEMICOLON``
    parts
        at least one
    """
    if len(parts) == 1:
        return parts[0]
    half = len(parts) // 2
    halves = {"first": joined(template, parts[:half]), "second": joined(template, parts[half:])}
    return Message(template, halves)


COMMA = QT_TRANSLATE_NOOP("messages", "{first}, {second}")
SEMICOLON = QT_TRANSLATE_NOOP("messages", "{first}; {second}")
