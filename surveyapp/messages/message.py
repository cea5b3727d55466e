"""Phrases: sentences with places, so that numbers are filled in after translation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from surveyapp.errors import QT_TRANSLATE_NOOP, printable


@dataclass(frozen=True, slots=True)
class Phrase:
    """An English sentence, or a part of one, and the facts that it tells; a fact may be a phrase."""

    template: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def told(
        self, translate: Callable[[str], str] = str, write: Callable[[object], str] = printable
    ) -> str:
        """Return the sentence in the language of ``translate``, its facts as ``write`` writes them."""
        facts = {
            name: fact.told(translate, write) if isinstance(fact, Phrase) else write(fact)
            for name, fact in self.facts.items()
        }
        return translate(self.template).format(**facts)

    def __str__(self) -> str:
        return self.told()


def phrase(template: str, /, **facts: object) -> Phrase:
    """Return a part of a sentence: why something is refused, what is wrong with a survey.

    Its texts are gathered from the calls of this function, into the context ``phrases``; so
    ``template`` is written out where it is called.
    """
    return Phrase(template, facts)


def joined(template: str, parts: Sequence[Phrase]) -> Phrase:
    """Return parts as one: ``template`` has places for what is ``first`` and ``second``.

    They are halved again and again, for a long list must not nest deeply. There is at least one part.
    """
    if len(parts) == 1:
        return parts[0]
    half = len(parts) // 2
    halves = {"first": joined(template, parts[:half]), "second": joined(template, parts[half:])}
    return Phrase(template, halves)


COMMA = QT_TRANSLATE_NOOP("phrases", "{first}, {second}")
SEMICOLON = QT_TRANSLATE_NOOP("phrases", "{first}; {second}")


def listed(names: Sequence[str]) -> str:
    """Return names for a sentence, not too many."""
    shown = ", ".join(names[:_NAMED])
    return shown if len(names) <= _NAMED else f"{shown}, … ({len(names)} in all)"


_NAMED = 8
