"""A warning that stands beside a number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from surveyapp.errors import printable


@dataclass(frozen=True, slots=True)
class Caution:
    """A sentence with places, marked for translation like those of errors, and what goes there."""

    sentence: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.told(self.sentence)

    def told(self, sentence: str) -> str:
        """Return ``sentence`` (the caution's own, or its translation) with the facts filled in."""
        return sentence.format(**{name: printable(fact) for name, fact in self.facts.items()})
