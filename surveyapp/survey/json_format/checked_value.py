"""Typed access to a JSON value; mistakes are noted with their path, and reading goes on."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.errors import SurveyAppError, UserProblem
from surveyapp.messages.message import Message, msg, printable
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.json_format.mistake_places import (
    NO_TEXT,
    Names,
    mistake_in_words,
    place_in_words,
    sentence_in_words,
)
from surveyapp.survey.json_format.strict_json import JsonObject
from surveyapp.survey.types.base import AskedQuestion

SURVEY_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
QUESTION_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")
CHOICE_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
LONGEST_TEXT = 5000

THE_FILE = msg("the file")
"""The place of mistakes without a path."""


# overrides reverse what a person reads; isolates and marks are needed by right-to-left scripts
OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e")


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: its JSON path, and a sentence on what to do.

    Of a question that was made from a column of a table, ``column`` names it and the path begins below.
    ``names`` has the ids of the survey's questions by their paths: people are told these.
    """

    path: str
    sentence: Message | SurveyAppError
    column: str = ""
    names: Names = field(default_factory=dict, compare=False, repr=False)

    @property
    def message(self) -> Message:
        """Where the mistake is, and its sentence, in words."""
        path = "" if self.path == str(THE_FILE) else self.path
        return mistake_in_words(path, self.column, self._said, self.names)

    @property
    def place(self) -> Message | None:
        """Where the mistake is, in words; None for the whole file."""
        return None if self.path == str(THE_FILE) else place_in_words(self.path, self.names)

    @property
    def beside_field(self) -> Message:
        """Its sentence, for who sees where it is."""
        return sentence_in_words(self._said, self.names)

    @property
    def _said(self) -> Message:
        given = self.sentence
        return given.message if isinstance(given, SurveyAppError) else given

    def __str__(self) -> str:
        """Return the mistake as programs read it, with its JSON path."""
        named = f"column {self.column}" if self.column else ""
        place = ", ".join(part for part in (named, self.path) if part)
        return f"{printable(place)}: {self.sentence}"


class SurveyMistakes(UserProblem):
    """All mistakes of one survey definition; fact ``mistakes`` counts them."""

    def __init__(self, file: str, mistakes: Sequence[Mistake]) -> None:
        """Keep all mistakes; the sentence names the first and their number.

        Parameters
        ----------
        file
            the file's name.
        mistakes : at least one
            the mistakes in the order in which they were found.
        """
        super().__init__(
            msg(
                "{file} has {count} mistake(s). The first: {first}",
                file=file,
                count=len(mistakes),
                first=mistakes[0],
            )
        )
        self.mistakes = tuple(mistakes)


@dataclass(slots=True)
class Reader:
    """Typed access to a JSON value; mistakes are noted, and reading continues."""

    mistakes: list[Mistake] = field(default_factory=list)
    stated_format: Any = None
    """What the survey says its format is."""
    languages: tuple[str, ...] = ()
    are_languages_known: bool = False
    """False where the list of languages has mistakes of its own; then texts are not held to it."""
    question_paths: dict[str, str] = field(default_factory=dict)
    """Paths of the survey's questions by id, whether or not they can be read."""
    members: dict[str, AskedQuestion | None] = field(default_factory=dict)
    """What joint questions can list, by id; None where it has mistakes of its own."""
    listed: set[str] = field(default_factory=set)
    """The members that joint questions list."""

    def note(self, path: str, sentence: Message | SurveyAppError) -> None:
        """Add one mistake.

        Parameters
        ----------
        path
            its JSON path; empty for the whole file.
        sentence
            what is wrong and what to do.
        """
        self.mistakes.append(Mistake(path or str(THE_FILE), sentence))

    def fields(
        self, value: Any, path: str, *, needed: Sequence[str], optional: Sequence[str] = ()
    ) -> Mapping[str, Any]:
        """Return the object at ``path``; unknown, missing and duplicate keys are noted.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        needed, optional
            the keys that it must have, and those that it may have.
        """
        if not isinstance(value, dict):
            self.note(
                path,
                msg("is {value}; it must be an object in braces.", value=json_type_name(value)),
            )
            return {}
        for key in getattr(value, "duplicates", ()):
            self.note(join(path, key), msg("is written more than once; keep one."))
        known = dict.fromkeys((*needed, *optional))
        for key in value:
            if key not in known:
                self.note(
                    join(path, key),
                    msg("is not known here; allowed: {known}.", known=", ".join(known)),
                )
        for key in needed:
            if key not in value:
                self.note(join(path, key), msg("is missing; add it."))
        return value

    def items(self, value: Any, path: str, *, low: int, high: int) -> Sequence[Any]:
        """Return the list at ``path``; an empty one, with a mistake noted, if it is none.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        low, high
            the fewest and the most entries.
        """
        if not isinstance(value, list):
            self.note(
                path,
                msg("is {value}; it must be a list in brackets.", value=json_type_name(value)),
            )
            return ()
        if not low <= len(value) <= high:
            self.note(
                path,
                msg(
                    "has {count} entries; it must have {low} to {high}.",
                    count=len(value),
                    low=low,
                    high=high,
                ),
            )
            return ()
        return value

    def whole_number(self, value: Any, path: str, *, low: int, high: int) -> int | None:
        """Return the integer at ``path``, or None with a mistake noted.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        low, high
            the ends of the range, both included.
        """
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.note(
                path,
                msg(
                    "is {value}; it must be a whole number from {low} to {high}.",
                    value=quoted_value(value),
                    low=low,
                    high=high,
                ),
            )
            return None
        return value

    def decimal(self, value: Any, path: str, *, low: Fraction, high: Fraction) -> Fraction | None:
        """Return the decimal number at ``path``, exact, or None with a mistake noted.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        low, high
            the ends of the range, both included.
        """
        try:
            number = exact(value)
        except ValueError:
            number = None
        if number is None or not low <= number <= high or not _is_decimal(number):
            ends = msg("from {low} to {high}", low=decimal_text(low), high=decimal_text(high))
            self.note(
                path,
                msg(
                    "is {value}; it must be a decimal number {ends}.",
                    value=quoted_value(value),
                    ends=ends,
                ),
            )
            return None
        return number

    def name(self, value: Any, path: str, pattern: re.Pattern[str]) -> str | None:
        """Return the identifier at ``path``, or None with a mistake noted.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        pattern
            one of ``SURVEY_ID``, ``QUESTION_ID``, ``CHOICE_ID`` and ``LANGUAGE``.
        """
        if not isinstance(value, str) or not pattern.fullmatch(value):
            self.note(
                path,
                msg(
                    "is {value}; it must be a name of at most 64 letters a–z, digits, {extra}.",
                    value=quoted_value(value),
                    extra=_EXTRA[pattern],
                ),
            )
            return None
        return value

    def sentence(self, value: Any, path: str) -> str | None:
        """Return the text at ``path`` in Unicode's composed form, or None with a mistake noted.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        """
        if isinstance(value, str) and not value.strip():
            self.note(path, msg("is empty; write a text."))
            return None
        if not isinstance(value, str):
            self.note(path, msg("is {value}; write a text.", value=quoted_value(value)))
            return None
        composed = unicodedata.normalize("NFC", value)  # first: composing can lengthen a text
        if len(composed) > LONGEST_TEXT:
            self.note(
                path,
                msg(
                    "has {count} characters; {longest_text} are the most.",
                    count=len(composed),
                    longest_text=LONGEST_TEXT,
                ),
            )
            return None
        unseen = next((c for c in composed if _is_unseen(c)), None)
        if unseen is not None:
            self.note(
                path,
                msg(
                    "holds the invisible character U+{unseen}; remove it.",
                    unseen=f"{ord(unseen):04X}",
                ),
            )
            return None
        return composed

    def text(self, value: Any, path: str) -> Text | None:
        """Return the text at ``path`` in each of the survey's languages, or None with mistakes noted.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        """
        if not isinstance(value, dict):
            self.note(
                path,
                msg(
                    'is {value}; write a text for each language, {{"en": "…"}}.',
                    value=json_type_name(value),
                ),
            )
            return None
        for language in getattr(value, "duplicates", ()):
            self.note(join(path, language), msg("is written more than once; keep one."))
        pairs = []
        for language in value:
            if self.are_languages_known and language not in self.languages:
                self.note(
                    join(path, language),
                    msg("is not one of the survey's languages; add it to them."),
                )
        for language in self.languages:
            if language not in value:
                self.note(join(path, language), NO_TEXT)
                continue
            composed = self.sentence(value[language], join(path, language))
            if composed is not None:
                pairs.append((language, composed))
        return Text(tuple(pairs)) if len(pairs) == len(self.languages) else None


def _is_decimal(number: Fraction) -> bool:
    return "/" not in decimal_text(number)


_EXTRA = {
    SURVEY_ID: msg("_ and -, beginning with a letter or digit"),
    QUESTION_ID: msg("and _, beginning with a letter"),
    CHOICE_ID: msg("_ and -, beginning with a letter or digit"),
    LANGUAGE: msg("and -, such as en, fr or pt-BR"),
}


def join(path: str, key: str) -> str:
    """Return the JSON path of a key inside an object.

    Parameters
    ----------
    path
        the object's path; empty for the whole file.
    key
        the key.
    """
    return f"{path}.{key}" if path else key


def json_type_name(value: Any) -> Message:
    """Return the type of a JSON value, in words.

    Parameters
    ----------
    value
        any JSON value.
    """
    return _KINDS.get(type(value), _OTHER_KIND)


_KINDS: dict[type, Message] = {
    JsonObject: msg("an object"),
    dict: msg("an object"),
    list: msg("a list"),
    str: msg("a text"),
    bool: msg("true or false"),
    int: msg("a number"),
    float: msg("a number"),
    Decimal: msg("a number"),
    type(None): msg("null"),
}
_OTHER_KIND = msg("something else")


def quoted_value(value: Any) -> str | Message:
    """Return a value as a sentence quotes it: short, in quotes if it is a text.

    Parameters
    ----------
    value
        any JSON value.
    """
    if isinstance(value, str):
        return f'"{printable(value, 60)}"' if value else msg("empty")
    return json_type_name(value) if isinstance(value, dict | list) else printable(value, 60)


def _is_unseen(character: str) -> bool:
    if character == "\n":
        return False
    return unicodedata.category(character) in {"Cc", "Cs", "Co", "Cn"} or character in OVERRIDES
