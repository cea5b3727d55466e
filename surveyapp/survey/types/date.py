"""A day of the calendar, asked directly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, ClassVar

from surveyapp.designs.core.parameters import NotTogether
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.survey.types.base import ColumnKind, Entry, MeasurementLevel
from surveyapp.survey.types.fields import DayField, Field
from surveyapp.survey.types.words import WordsQuestion

EARLIEST, LATEST = date(1600, 1, 1), date(2999, 12, 31)
"""What a survey that names no ends takes."""
_WRITTEN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_WITH_POINTS = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})")
"""Day, month and year, which no country that writes points puts in another order."""


@dataclass(frozen=True, slots=True)
class Days:
    """The days between two ends, written as ISO 8601 has it."""

    minimum: date
    maximum: date

    @property
    def longest_report(self) -> int:
        """Number of characters of every day."""
        return len("2026-11-22")

    def is_report(self, text: str) -> bool:
        """Return whether a text is a day between the ends, written as it is recorded.

        Parameters
        ----------
        text
            a cell of the record.
        """
        day = day_in(text)
        return day is not None and self.minimum <= day <= self.maximum


def day_in(text: str) -> date | None:
    """Return the day that a text writes as ISO 8601 has it; None where it writes none.

    Parameters
    ----------
    text
        any text.
    """
    if not _WRITTEN.fullmatch(text):
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def iso_day(text: str) -> str:
    """Return a day as ISO 8601 has it where a text writes it with points, as 22.11.2026; else the text.

    Parameters
    ----------
    text
        any text.
    """
    found = _WITH_POINTS.fullmatch(text)
    iso = f"{found[3]}-{found[2]:0>2}-{found[1]:0>2}" if found else ""
    return text if day_in(iso) is None else iso


@dataclass(frozen=True, slots=True)
class Date(WordsQuestion):
    """Recorded as ISO 8601 writes a day: 2026-11-22."""

    type_name: ClassVar[str] = "date"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Date")
    since: ClassVar[int] = 2
    fields: ClassVar[tuple[Field, ...]] = (
        DayField(
            key="minimum",
            label=QT_TRANSLATE_NOOP("QuestionForm", "Earliest day, such as 2026-11-22"),
            description="the earliest day that is taken",
        ),
        DayField(
            key="maximum",
            label=QT_TRANSLATE_NOOP("QuestionForm", "Latest day"),
            description="the latest day that is taken",
        ),
    )
    form_name: ClassVar[str] = "date"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NUMERIC
    entry: ClassVar[Entry] = Entry.DATE
    has_numbers: ClassVar[bool] = True

    minimum: date | None = None
    maximum: date | None = None

    @classmethod
    def arguments(cls, values: Mapping[str, Any], *, is_direct: bool) -> Mapping[str, Any] | None:  # noqa: ARG003
        """Return the ends, which must leave a day between them."""
        if None in values.values():
            return None
        if values.get("minimum", EARLIEST) > values.get("maximum", LATEST):
            raise NotTogether(parameter="minimum", reason=msg("it must not be after the maximum"))
        return values

    @property
    def column_kind(self) -> ColumnKind:
        """Days."""
        return ColumnKind.DAY

    @property
    def unlisted(self) -> Days:
        """The days between the ends."""
        return Days(self.minimum or EARLIEST, self.maximum or LATEST)

    @property
    def stands(self) -> str:
        """A day, and which."""
        days = self.unlisted
        return f"a day, written as 2026-11-22, from {days.minimum} to {days.maximum}"

    @property
    def record_in_words(self) -> Message:
        """Days between the ends."""
        days = self.unlisted
        low, high = days.minimum.isoformat(), days.maximum.isoformat()
        return msg("days from {low} to {high}, written as 2026-11-22", low=low, high=high)

    def recorded(self, cell: str) -> str:
        """Return a day that another program wrote with points as it is recorded."""
        return iso_day(cell)

    def example(self, number: int) -> str:
        """Return a day between the ends; where a survey names none, of the last hundred years or so."""
        last = self.maximum or max(self.minimum or EARLIEST, date(2025, 12, 31))
        first = self.minimum or max(EARLIEST, last.replace(year=max(last.year - 100, 1600), day=1))
        days = last.toordinal() - first.toordinal() + 1
        return date.fromordinal(first.toordinal() + number % days).isoformat()

    def number(self, cell: str, part: str) -> float:  # noqa: ARG002
        """Return the day's number in the calendar."""
        return date.fromisoformat(cell).toordinal()
