"""The kiosk's own texts in languages that the program does not ship, as part of a survey's translations.

A text is known by its English words. What the kiosk no longer says does no harm, and what it says otherwise
since is missing: a survey made with another version of the program can always be opened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from string import Formatter

KEY = "kiosk_texts"
MOST_TEXTS = 2000
"""Of one language."""


@dataclass(frozen=True, slots=True)
class KioskTexts:
    """What the kiosk says in some of a survey's languages: pairs of the English text and its translation."""

    by_language: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that some text is translated into."""
        return tuple(language for language, _ in self.by_language)

    def in_language(self, language: str) -> dict[str, str]:
        """Return the translations into a language by their English texts; none if there are none.

        Parameters
        ----------
        language
            a language code.
        """
        return dict(next((texts for code, texts in self.by_language if code == language), ()))

    def __bool__(self) -> bool:
        """Whether any text is translated."""
        return any(texts for _, texts in self.by_language)


def kiosk_texts_of(given: Mapping[str, Mapping[str, str]]) -> KioskTexts:
    """Return texts by language and English text as a value.

    Parameters
    ----------
    given
        the translations by language code, then by their English texts; languages without any are left out.
    """
    return KioskTexts(tuple((code, tuple(texts.items())) for code, texts in given.items() if texts))


def places(text: str) -> tuple[str, ...] | None:
    """Return the places of a text that are filled in, such as ``{count}``, sorted; None if a brace is astray.

    Parameters
    ----------
    text
        a text of the kiosk, or its translation.
    """
    try:
        return tuple(sorted(_places(text)))
    except ValueError:
        return None


def _places(text: str) -> Iterator[str]:
    for _, name, form, conversion in Formatter().parse(text):
        if name is not None:
            more = (f"!{conversion}" if conversion else "") + (f":{form}" if form else "")
            yield "{" + name + more + "}"


def shown_places(text: str) -> str:
    """Return the places of a text for a sentence.

    Parameters
    ----------
    text
        a text of the kiosk.
    """
    return ", ".join(dict.fromkeys(places(text) or ()))
