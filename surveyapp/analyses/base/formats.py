"""How values in tables are written for people: each kind of value in one way, whatever the table.

A ``Writer`` writes them for one place: the terminal, the desk in the analyst's language, a report.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from surveyapp.messages.message import QT_TRANSLATE_NOOP


class Format(Enum):
    """The kinds of value in a table."""

    TEXT = "text"
    QUESTION = "question"
    """Names of questions, which people read as what was asked."""
    COUNT = "count"
    """Of people, interviews, files."""
    SHARE = "share"
    """Of people; a difference of two shares too."""
    QUANTITY = "quantity"
    """A mean or a worth, in the units of the answers."""
    PRECISE = "precise"
    """A coefficient, a ratio, a distance or a statistic, with four decimals."""
    P_VALUE = "p-value"
    CHANCE = "chance"
    """A probability, which is never written as certain or impossible."""
    EPSILON = "epsilon"
    """A privacy loss in natural-log units, rounded up; None is infinite."""
    FLAG = "flag"
    DAY = "day"
    POINTS = "points"
    """A difference of shares that may be small, in percentage points with three decimals."""
    DIFFERENCE = "difference"
    """Between two shares, in percentage points, with the decimals of shares."""
    GIVEN = "given"
    """A number that somebody chose, or that is as short as it can be: 0.05, 1000."""
    GIVEN_SHARE = "given share"
    """A share that somebody chose, as short as it can be: 5 %; at a terminal 0.05, as it is typed."""
    NOTHING = "nothing"
    """A value that says nothing in this row: a dash."""

    @property
    def is_number(self) -> bool:
        """Whether its texts stand at the right of their column."""
        return self not in {Format.TEXT, Format.QUESTION, Format.FLAG, Format.DAY}


TEXT, COUNT, SHARE, QUANTITY = Format.TEXT, Format.COUNT, Format.SHARE, Format.QUANTITY
PRECISE, P_VALUE, CHANCE, EPSILON = Format.PRECISE, Format.P_VALUE, Format.CHANCE, Format.EPSILON
FLAG, DAY, POINTS, GIVEN, GIVEN_SHARE, NOTHING = (
    Format.FLAG,
    Format.DAY,
    Format.POINTS,
    Format.GIVEN,
    Format.GIVEN_SHARE,
    Format.NOTHING,
)
"""As declarations write them: a column in a line."""
OF_POINTS = QT_TRANSLATE_NOOP("analyses", "{number} pp")
"""A difference of two shares; pp are percentage points."""
SPAN = QT_TRANSLATE_NOOP("analyses", "{low} to {high}")
"""An interval of what may be below 0: a dash beside a minus sign would be read twice."""
SPAN_OF_POINTS = QT_TRANSLATE_NOOP("analyses", "{low} to {high} pp")


class Sign(Enum):
    """Marks that windows draw beside a value."""

    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


class Writer(Protocol):
    """Writes titles and values for one place, in one language."""

    def say(self, text: str, **facts: object) -> str:
        """Return a text of the analyses in the language of the place, filled in.

        Parameters
        ----------
        text
            An English text that is marked for translation in the context ``analyses``.
        **facts
            What goes into its places.
        """

    def sentence(self, text: str) -> str:
        """Return a text that may be a notice, in the language of the place.

        Parameters
        ----------
        text
            A ``Notice``, which is translated, or any other text, which stays.
        """

    def level(self, level: float) -> str:
        """Return a confidence level, such as ``95 %``."""

    def value(self, kind: Format, value: object, error: float = 0.0) -> str:
        """Return one value.

        Parameters
        ----------
        kind
            What the value is.
        value
            The value; None where there is none.
        error
            The Monte Carlo standard error of a number from random draws: it has the decimals that it holds.
        """

    def interval(
        self, kind: Format, low: float | None, high: float | None, error: float = 0.0
    ) -> str:
        """Return an interval; parameters as of ``value``."""
