"""What a question type has besides what all have: its fields, each declared once.

A field is one key of the type's JSON. The reader, the writer, the schema, the editor and the XLSForm
columns are made of these declarations; ``json_format/question_fields.py`` knows how each kind is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One key of a question's JSON object."""

    key: str
    is_needed: bool = True
    label: str = ""
    """What the editor calls it, to be translated in the context ``QuestionForm``."""
    start: Any = None
    """What it is in a new question of the editor; None: it is not there yet."""
    description: str = ""
    """For the JSON Schema."""
    since: int = 1
    """The format of survey files that has it first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeField(Field):
    """A whole number between two ends."""

    low: int
    high: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DecimalField(Field):
    """A decimal number between two ends, exact, or one ``word`` instead of it."""

    low: Fraction
    high: Fraction
    word: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagField(Field):
    """True or false; false is not written."""

    is_needed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DayField(Field):
    """A day, written as ISO 8601 has it: 2026-11-22."""

    is_needed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoicesField(Field):
    """A list of choices, each with an id and a text."""

    key: str = "choices"
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MembersField(Field):
    """The ids of the survey's members that a question asks together."""

    key: str = "members"
    most: int
