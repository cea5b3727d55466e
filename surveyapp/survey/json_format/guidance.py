"""Conditions, hints and audio of a question, from JSON: relevance, constraint and its message."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, Protocol

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.routing.leak_checker import leaks
from surveyapp.survey.routing.placed import Placed, conditions_of
from surveyapp.survey.types.base import AskedQuestion, Question
from surveyapp.survey.types.registry import is_only_read

if TYPE_CHECKING:
    from surveyapp.survey.definition.expressions import Expression

OF_ALL = ("relevant", "hint", "audio")
OF_ASKED = ("constraint", "constraint_message")
AUDIO = re.compile(r"[A-Za-z0-9][A-Za-z0-9_. -]{0,95}\.(?:mp3|m4a|ogg|opus|wav)")


class GuidanceReader(Protocol):
    """Something that reads texts and collects mistakes."""

    def note(self, path: str, sentence: Message | SurveyAppError) -> None:
        """Add one mistake.

        Parameters
        ----------
        path
            its JSON path.
        sentence
            what is wrong and what to do.
        """

    def text(self, value: Any, path: str) -> Text | None:
        """Return the text at ``path`` in every language, or None with mistakes noted.

        Parameters
        ----------
        value
            the JSON value.
        path
            its JSON path.
        """


def guidance_keys(kind: str | None) -> tuple[str, ...]:
    """Return the keys that a question may have for its conditions, hints and audio.

    Parameters
    ----------
    kind
        the question's type; None if it is not known.
    """
    return OF_ALL if is_only_read(kind) else (*OF_ALL, *OF_ASKED)


def read_guidance(reader: GuidanceReader, fields: Mapping[str, Any], path: str) -> dict[str, Any]:
    """Return the values of ``guidance_keys``, ready for the question's constructor.

    Parameters
    ----------
    reader
        reads texts and collects mistakes.
    fields
        the question's JSON object.
    path
        its JSON path.
    """
    given: dict[str, Any] = {}
    for key in ("relevant", "constraint"):
        if key in fields:
            given[key] = _expression(reader, fields[key], f"{path}.{key}")
    for key in ("hint", "constraint_message"):
        if key in fields:
            given[key] = reader.text(fields[key], f"{path}.{key}")
    if "audio" in fields:
        given["audio"] = read_audio(reader, fields["audio"], f"{path}.audio")
    if "constraint_message" in fields and "constraint" not in fields:
        reader.note(
            f"{path}.constraint_message", msg("is never shown; add the constraint it is about.")
        )
    return given


def check_guidance(
    reader: GuidanceReader, placed: Sequence[Placed], title: Text | None, unread: Set[str]
) -> None:
    """Note every condition that cannot be evaluated, and every leak.

    Parameters
    ----------
    reader
        collects mistakes.
    placed
        the survey's questions with their paths, in order.
    title
        the survey's title; None if it could not be read.
    unread
        the ids of questions that are there, but have mistakes themselves.
    """
    mistakes = _condition_mistakes(placed, unread)
    for path, sentence in (*mistakes, *leaks(placed, title)):
        reader.note(path, sentence)


def _condition_mistakes(
    placed: Sequence[Placed], unread: Set[str]
) -> Iterable[tuple[str, Message]]:
    if not any(conditions_of(each.question) for each in placed):
        return ()
    from surveyapp.survey.routing.conditions import condition_mistakes  # noqa: PLC0415 - few have any

    return condition_mistakes(placed, unread)


def guidance_to_json(question: Question) -> dict[str, Any]:
    """Return the keys that ``read_guidance`` reads, as far as the question has them.

    Parameters
    ----------
    question
        any question of a survey.
    """
    value: dict[str, Any] = {}
    if question.relevant is not None:
        value["relevant"] = _printed(question.relevant)
    texts = {"hint": question.hint, "audio": question.audio}
    if isinstance(question, AskedQuestion):
        if question.constraint is not None:
            value["constraint"] = _printed(question.constraint)
        texts["constraint_message"] = question.constraint_message
    return value | {key: dict(text.by_language) for key, text in texts.items() if text is not None}


def _printed(condition: Expression) -> str:
    from surveyapp.survey.definition.expressions import printed  # noqa: PLC0415

    return printed(condition)


def _expression(reader: GuidanceReader, value: Any, path: str) -> Expression | None:
    if not isinstance(value, str) or not value.strip():
        reader.note(path, msg('must be a condition in quotes, such as "${{age}} >= 18".'))
        return None
    from surveyapp.survey.definition.expressions import ExpressionProblem, parse_expression  # noqa: PLC0415

    try:
        return parse_expression(value)
    except ExpressionProblem as problem:
        reader.note(path, problem)
        return None


def read_audio(reader: GuidanceReader, value: Any, path: str) -> Text | None:
    """Return the names of the sound files of a text, by language, or None with mistakes noted.

    Parameters
    ----------
    reader
        reads texts and collects mistakes.
    value
        the JSON value.
    path
        its JSON path.
    """
    audio = reader.text(value, path)
    for language, name in () if audio is None else audio.by_language:
        if not AUDIO.fullmatch(name):
            reader.note(
                f"{path}.{language}",
                msg(
                    "must be the name of a sound file (.mp3, .m4a, .ogg, .opus or .wav) in the "
                    "survey's folder, without folders."
                ),
            )
    return audio
