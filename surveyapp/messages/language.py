"""Languages: which is said for another, and as facts of sentences; a window says them in their own script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

LANGUAGE_NAMES = {
    "am": "Amharic", "ar": "Arabic", "bn": "Bengali", "de": "German", "en": "English",
    "es": "Spanish", "fa": "Persian", "fr": "French", "ha": "Hausa", "hi": "Hindi",
    "id": "Indonesian", "it": "Italian", "ja": "Japanese", "ko": "Korean", "mg": "Malagasy",
    "my": "Burmese", "ne": "Nepali", "nl": "Dutch", "pt": "Portuguese", "ru": "Russian",
    "so": "Somali", "sw": "Swahili", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
    "vi": "Vietnamese", "zh": "Chinese",
}  # fmt: skip
"""English names of languages by code; headers of forms have them too. Others are said by their code."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its code, such as ``fr`` or ``pt-BR``; as text it is its English name."""

    code: str

    def __str__(self) -> str:
        return LANGUAGE_NAMES.get(self.code, self.code)


def spoken_as(language: str, known: Sequence[str]) -> str | None:
    """Return which of the languages that are ``known`` speaks for one: itself, or it without its region.

    Parameters
    ----------
    language
        a language code, such as ``fr`` or ``pt-BR``.
    known
        language codes.
    """
    names = (language, language.replace("_", "-").partition("-")[0])
    return next((name for name in names if name in known), None)


def language_for(reader: str, known: Sequence[str]) -> str:
    """Return in which of the languages that are ``known`` a reader gets a text: the own, else the first.

    Parameters
    ----------
    reader
        a language code, such as ``fr`` or ``pt-BR``.
    known
        one language code or more.
    """
    return spoken_as(reader, known) or known[0]
