"""Texts that respondents read, in several languages."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.messages.language import language_for


@dataclass(frozen=True, slots=True)
class Text:
    """The same text in each language of its survey, as pairs of language code and text."""

    by_language: tuple[tuple[str, str], ...]

    def in_language(self, language: str) -> str:
        """Return the text in one language.

        Parameters
        ----------
        language
            a language code of the survey.

        Raises
        ------
        KeyError
            if the survey does not have that language.
        """
        return dict(self.by_language)[language]

    def language_for(self, reader: str) -> str:
        """Return in which language a reader gets the text: the own where it has it, else its first.

        Parameters
        ----------
        reader
            a language code, such as ``fr`` or ``pt-BR``.
        """
        return language_for(reader, [language for language, _ in self.by_language])

    def for_reader(self, reader: str) -> str:
        """Return the text in the language of ``language_for``.

        Parameters
        ----------
        reader
            a language code.
        """
        return self.in_language(self.language_for(reader))

    def any(self) -> str:
        """Return the text in the survey's first language: for analysts' tables and messages."""
        return self.by_language[0][1]
