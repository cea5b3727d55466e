"""What would reveal a randomized question's true answer in the record.

The coins protect the answer where it becomes a report, and nowhere else. A condition is evaluated on true
answers: if one looked at a randomized question, then which questions are empty, or which answers are
accepted, would reveal what the coins hide. The same goes for anything that depends on such a condition in
turn, and for texts that repeat an answer. Conditions on direct questions only are safe: their answers are
recorded as they are, and a skipped question reveals no more than they do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.routing.placed import Placed, conditions_of, looked_at, named_in
from surveyapp.survey.types.base import AskedQuestion, Question
from surveyapp.survey.types.choices import choices_of

PIPED = re.compile(r"\$\{\s*([^\s${}]*)\s*\}")
"""An answer put into a text, as XLSForm writes it."""

Chain = tuple[str, ...]
"""Question ids, each depending on the next; the last is randomized."""


def leaks(placed: Sequence[Placed], title: Text | None = None) -> Iterator[tuple[str, Message]]:
    """Yield the JSON path of each leak, and a sentence that says what it would reveal.

    Parameters
    ----------
    placed
        the survey's questions with their paths, in order.
    title
        the survey's title; None if it could not be read.
    """
    questions = [each.question for each in placed]
    exposing = _dependency_chains(questions)
    if title is not None:
        yield from _piping("title", title, exposing)
    for each in placed:
        question = each.question
        for key, condition in conditions_of(question).items():
            where = f"{each.path}.{key}"
            yield from (
                (where, _leak_sentence(exposing[n])) for n in named_in(condition) if n in exposing
            )
        yield from _narrowing(each, exposing)
        for key, text in texts_of(question).items():
            yield from _piping(f"{each.path}.{key}", text, exposing)


def _dependency_chains(questions: Sequence[Question]) -> dict[str, Chain]:
    """Return for each question that reveals a randomized answer the questions by which it does.

    A randomized question is its own chain; any other starts with itself and follows the questions that its
    conditions refer to. Forward references are found too, because the steps are repeated until nothing is
    added.
    """
    found: dict[str, Chain] = {
        question.id: (question.id,)
        for question in questions
        if isinstance(question, AskedQuestion) and question.design.is_randomized
    }
    before = -1
    while before < len(found):
        before = len(found)
        for question in questions:
            if question.id not in found:
                first = next((name for name in looked_at(question) if name in found), None)
                if first is not None:
                    found[question.id] = (question.id, *found[first])
    return found


def texts_of(question: Question) -> dict[str, Text]:
    """Return everything that respondents read of a question, by its path inside the question.

    Parameters
    ----------
    question
        any question of a survey.
    """
    message = question.constraint_message if isinstance(question, AskedQuestion) else None
    negated = question.negated if isinstance(question, AskedQuestion) else None
    named = {"text": question.text, "hint": question.hint, "constraint_message": message}
    named["negated.text"] = None if negated is None else negated.text
    second = question.second_question if isinstance(question, AskedQuestion) else None
    for key, text in () if second is None else second.texts.items():
        named[f"second_question.{key}"] = text
    parts = {
        f"members.{each.id}.{key}": t
        for each in question.answered_together
        for key, t in texts_of(each).items()
    }
    choices = {f"choices[{i}].text": c.text for i, c in enumerate(choices_of(question))}
    return {key: text for key, text in (named | choices | parts).items() if text is not None}


def _leak_sentence(chain: Chain) -> Message:
    name, *rest = chain
    if not rest:
        return msg(
            "refers to ${{{name}}}, which is randomized: what is asked or accepted next "
            "would show its true answer. Refer to direct questions only.",
            name=name,
        )
    steps = ", which depends on ".join(f"${{{each}}}" for each in rest)
    return msg(
        "refers to ${{{name}}}, which depends on {steps}, which is randomized: "
        "its true answer would show. Refer to direct questions only.",
        name=name,
        steps=steps,
    )


def _narrowing(placed: Placed, exposing: Mapping[str, Chain]) -> Iterator[tuple[str, Message]]:
    """Yield a constraint that excludes some true answers of a randomized question from the record."""
    question = placed.question
    if not isinstance(question, AskedQuestion) or question.constraint is None:
        return
    from surveyapp.survey.routing.conditions import is_no_news  # noqa: PLC0415 - few have any

    if not question.design.is_randomized or is_no_news(question, question.constraint):
        return
    if any(name in exposing for name in named_in(question.constraint)):
        return  # already noted
    sentence = msg(
        "keeps some answers to ${{{name}}} out, which is randomized: whoever "
        "reads the record would know more about the true answer than its coins "
        "let through. It may only repeat the question's own bounds.",
        name=question.id,
    )
    yield f"{placed.path}.constraint", sentence


def _piping(where: str, text: Text, exposing: Mapping[str, Chain]) -> Iterator[tuple[str, Message]]:
    for language, said in text.by_language:
        for name in dict.fromkeys(PIPED.findall(said)):
            sentence = (
                msg(
                    "repeats the answer to ${{{name}}}, which is randomized, on the "
                    "screen; leave it out.",
                    name=name,
                )
                if exposing.get(name) == (name,)
                else msg(
                    "contains ${{{name}}}: answers are not put into texts; word it without.",
                    name=name,
                )
            )
            yield f"{where}.{language}", sentence
