"""Phrases: sentences with places, so that numbers are filled in after translation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from surveyapp.errors import printable


@dataclass(frozen=True, slots=True)
class Phrase:
    """An English sentence, or a part of one, and the facts that it tells; a fact may be a phrase."""

    template: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def told(self, translate: Callable[[str], str] = str) -> str:
        """Return the sentence in the language of ``translate`` with its facts filled in."""
        facts = {
            name: fact.told(translate) if isinstance(fact, Phrase) else printable(fact)
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


def listed(names: Sequence[str]) -> str:
    """Return names for a sentence, not too many."""
    shown = ", ".join(names[:_NAMED])
    return shown if len(names) <= _NAMED else f"{shown}, … ({len(names)} in all)"


_NAMED = 8
