"""How a survey guides its respondents: optional keys, written only where they differ from the default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Protocol

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import Message, msg

SHORTEST_IDLE = 90
"""Seconds; respondents who read slowly or listen must not be hurried."""
LONGEST_IDLE = 600


@dataclass(frozen=True, slots=True)
class Presentation:
    """The optional settings of a survey; survey files leave out those that have their default."""

    comprehension_check: bool = False
    """After the practice, two questions about what a record reveals; wrong answers exclude nobody."""
    after_words: bool = False
    """After each question with coins, a screen that explains what chance does to the record."""
    movement: bool = True
    """Whether the spinner turns; where it does, each respondent can still it."""
    random_answer_order: bool = False
    """Whether answers of yes/no questions and single choices stand in an order drawn per interview."""
    idle_seconds: int = 120
    """After how many seconds without a touch an interview is discarded; 20 seconds before, it is asked."""


KEYS = tuple(each.name for each in fields(Presentation))
_DEFAULTS = Presentation()


class SettingsReader(Protocol):
    """Something that reads settings and collects mistakes."""

    def note(self, path: str, sentence: Message | SurveyAppError) -> None:
        """Add one mistake.

        Parameters
        ----------
        path
            the JSON path of the mistake.
        sentence
            what is wrong and what to do.
        """

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


def read_presentation(reader: SettingsReader, given: Mapping[str, Any]) -> Presentation:
    """Return the settings that a survey's object states; mistakes are noted.

    Parameters
    ----------
    reader
        reads values and collects the mistakes.
    given
        the survey's JSON object.
    """
    known: dict[str, Any] = {}
    for key in KEYS:
        if key not in given:
            continue
        read = _idle_seconds if key == "idle_seconds" else read_flag
        value = read(reader, given[key], key)
        if value is not None:
            known[key] = value
    return Presentation(**known)


def read_flag(reader: SettingsReader, value: Any, path: str) -> bool | None:
    """Return the true or false at ``path``, or None with a mistake noted.

    Parameters
    ----------
    reader
        collects the mistakes.
    value
        the JSON value.
    path
        its JSON path.
    """
    if isinstance(value, bool):
        return value
    reader.note(path, msg("must be true or false, without quotes."))
    return None


def _idle_seconds(reader: SettingsReader, value: Any, path: str) -> int | None:
    return reader.whole_number(value, path, low=SHORTEST_IDLE, high=LONGEST_IDLE)


def presentation_to_json(stated: Presentation) -> dict[str, Any]:
    """Return the keys that ``read_presentation`` reads, without those that have their default.

    Parameters
    ----------
    stated
        the survey's settings.
    """
    pairs = {key: getattr(stated, key) for key in KEYS}
    return {key: value for key, value in pairs.items() if value != getattr(_DEFAULTS, key)}


def presentation_schema() -> dict[str, Any]:
    """Return the JSON Schema of the keys."""
    said = {
        "comprehension_check": "two questions about what a record tells, after the practice",
        "after_words": "after each question with coins, say in words what chance does to the record",
        "movement": "whether the spinner turns",
        "random_answer_order": "an order of the answers of yes/no and single choice drawn per interview",
    }
    flags = {
        key: {"type": "boolean", "default": getattr(_DEFAULTS, key), "description": words}
        for key, words in said.items()
    }
    idle = {
        "type": "integer",
        "minimum": SHORTEST_IDLE,
        "maximum": LONGEST_IDLE,
        "default": _DEFAULTS.idle_seconds,
        "description": "seconds without a touch after which an interview is discarded",
    }
    return {**flags, "idle_seconds": idle}
