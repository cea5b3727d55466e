"""Phrases: sentences with places, so that numbers are filled in after translation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Phrase:
    """An English sentence (context ``designs`` in the translations) and the facts that it tells."""

    template: str
    facts: dict[str, str | int] = field(default_factory=dict)

    def told(self, translate: Callable[[str], str] = str) -> str:
        """Return the sentence in the language of ``translate`` with its facts filled in."""
        return translate(self.template).format(**self.facts)

    def __str__(self) -> str:
        return self.told()
