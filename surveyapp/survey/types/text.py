"""A short text in people's own words, asked directly."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import ClassVar
from urllib.parse import quote, unquote

from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.survey.types.base import Entry, MeasurementLevel
from surveyapp.survey.types.fields import Field, WholeField
from surveyapp.survey.types.words import WordsQuestion

MOST_CHARACTERS, USUAL_CHARACTERS = 200, 100
_SAFE = " !#$&'()*+-./:;<=>?@[]^_`{|}~"
"""Besides letters and digits, what a record writes as it is: no comma, quote, backslash or percent sign."""
_ESCAPED = len("%F0%9F%98%80")
"""Characters of the longest character as a record writes it."""
_SYLLABLES = ("ba", "do", "ke", "lu", "mi", "no", "ra", "se", "ti", "wo")


def plain(text: str) -> str:
    """Return a text as it counts: composed, on one line, without blanks at its ends.

    Parameters
    ----------
    text
        any text.
    """
    return " ".join(unicodedata.normalize("NFC", text).split())


@dataclass(frozen=True, slots=True)
class ShortTexts:
    """Texts of one line with at most ``longest`` characters.

    Collection files are ASCII, with commas between cells: a record writes all other characters as addresses
    of web pages do, ``%2C`` for a comma.
    """

    longest: int

    @property
    def longest_report(self) -> int:
        """Number of characters that no record of a text exceeds."""
        return _ESCAPED * self.longest

    def is_report(self, text: str) -> bool:
        """Return whether a cell is a text, written as it is recorded.

        Parameters
        ----------
        text
            a cell of the record.
        """
        words = shown(text)
        is_short = 0 < len(words) <= self.longest and words.isprintable()
        return is_short and plain(words) == words and written(words) == text


def written(words: str) -> str:
    """Return a text as a record writes it.

    Parameters
    ----------
    words
        the text.
    """
    return quote(words, safe=_SAFE, errors="replace")


def shown(cell: str) -> str:
    """Return the text that a record writes.

    Parameters
    ----------
    cell
        a cell of the record.
    """
    return unquote(cell, errors="replace")


@dataclass(frozen=True, slots=True)
class FreeText(WordsQuestion):
    """Recorded as it was written, in ASCII: other characters as in addresses of web pages."""

    type_name: ClassVar[str] = "text"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Text")
    since: ClassVar[int] = 2
    form_name: ClassVar[str] = "text"
    fields: ClassVar[tuple[Field, ...]] = (
        WholeField(
            key="longest",
            is_needed=False,
            low=1,
            high=MOST_CHARACTERS,
            label=QT_TRANSLATE_NOOP("QuestionForm", "Most characters"),
            description=f"how many characters it may have; {USUAL_CHARACTERS} where it is left out",
        ),
    )
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL
    entry: ClassVar[Entry] = Entry.TEXT
    is_in_own_words: ClassVar[bool] = True

    longest: int = USUAL_CHARACTERS

    @property
    def unlisted(self) -> ShortTexts:
        """All texts that are not too long."""
        return ShortTexts(self.longest)

    @property
    def stands(self) -> str:
        """What people wrote."""
        return (
            f"a text of at most {self.longest} characters, in people's own words; it may name them"
        )

    @property
    def record_in_words(self) -> Message:
        """Texts that are not too long."""
        return msg("texts of at most {most} characters", most=self.longest)

    def example(self, number: int) -> str:
        """Return a word that means nothing."""
        word = "".join(_SYLLABLES[int(digit)] for digit in str(number % 1000))
        return written(word[: self.longest])

    def recorded(self, cell: str) -> str:
        """Return a text as a record writes it."""
        return written(plain(cell))

    def shown(self, cell: str) -> str:
        """Return the text that a record writes."""
        return shown(cell)
