"""Formats of survey files: the oldest one that can state a survey, found from the keys that it uses.

Programs before a format refuse it by name, so a survey says a newer one only where it uses a key that they
do not know. A new key is declared here, and nowhere else; a type of questions says itself since when it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from surveyapp.survey.types.fields import DecimalField
from surveyapp.survey.types.registry import question_type

FORMAT = "surveyapp-survey/1"
SECOND_FORMAT = "surveyapp-survey/2"
"""Of surveys that use what programs before 0.3 do not know: they refuse it by this name."""
FORMATS = (FORMAT, SECOND_FORMAT)

TALLIES = "tallies"
"""What is only counted, and who opens it."""
VARIABLES = "variables"
"""What an analyst says about the survey's columns: a file can carry it, and no kiosk looks at it."""
CONFIRMED_EPSILON = "confirmed_epsilon"
"""The total ε of one respondent up to which the author has confirmed that so little protection is meant."""
NEW_OF_SURVEYS = frozenset({"kiosk_texts", TALLIES, VARIABLES, CONFIRMED_EPSILON})
"""The keys of a survey that are new in the second format."""
NEW_OF_QUESTIONS = frozenset({"challenge", "second_question"})
"""The keys of a question that are new in the second format; a type's own fields say it themselves."""
LARGEST_FIRST_VERSION = 1_000_000
"""The largest version of a survey in the first format."""
LARGEST_VERSION = 2_147_483_647
"""Enough for the versions of field tools: ten digits, of the day and a number."""


def is_required_unless_stated(stated_format: object, *, is_randomized: bool) -> bool:
    """Return what a question means that does not say whether it must be answered.

    In the first format every question must be; from the second on randomized questions may be skipped.

    Parameters
    ----------
    stated_format
        the format that the survey states.
    is_randomized
        whether the question's answers pass through chance.
    """
    return stated_format != SECOND_FORMAT or not is_randomized


def needed_format(value: Mapping[str, Any]) -> str:
    """Return the oldest format that can state a survey.

    Parameters
    ----------
    value
        the survey's JSON value; mistakes in it do not matter.
    """
    return SECOND_FORMAT if any(new_keys(value)) else FORMAT


def new_keys(value: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield what programs before the second format do not know: each key's path, and what it holds.

    Parameters
    ----------
    value
        the survey's JSON value; mistakes in it do not matter.
    """
    yield from ((key, value[key]) for key in value if key in NEW_OF_SURVEYS)
    version = value.get("version")
    if isinstance(version, int) and LARGEST_FIRST_VERSION < version <= LARGEST_VERSION:
        yield "version", version
    questions = value.get("questions")
    for place, question in enumerate(questions if isinstance(questions, list) else ()):
        if isinstance(question, dict):
            found = ((key, given) for key, given in question.items() if _is_new(question, key))
            yield from ((f"questions[{place}].{key}", given) for key, given in found)


def _is_new(question: Mapping[str, Any], key: str) -> bool:
    """Return whether a key of a question is new in the second format, or what it says."""
    kind, given = question_type(question.get("type")), question[key]
    if key in NEW_OF_QUESTIONS or kind is None:
        return key in NEW_OF_QUESTIONS
    if key == "type":
        return kind.since > 1
    if any(each.key == key and each.since > 1 for each in kind.fields):
        return True
    words = {each.key: each.word for each in kind.fields if isinstance(each, DecimalField)}
    return given is not None and given == words.get(key)
