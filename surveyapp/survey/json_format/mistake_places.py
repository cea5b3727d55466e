"""Where a mistake in a survey is, in words and with the names of questions: never as a path of the file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from surveyapp.designs.core.parameters import ParameterName
from surveyapp.messages.message import COMMA, Message, joined, msg, printable
from surveyapp.survey.definition.checkable_coins import CHALLENGE
from surveyapp.survey.definition.checkable_coins import KEY as CHECKABLE_COINS
from surveyapp.survey.definition.formats import CONFIRMED_EPSILON

Names = Mapping[str, str]
"""Ids of questions, parts and choices by their paths."""
Step = str | int

_NUMBERED: Mapping[str, Message] = {
    "questions": msg("Question {number}"),
    "members": msg("Part {number}"),
    "choices": msg("choice {number}"),
    "groups": msg("Group {number}"),
    "of": msg("question {number}"),
    "tallies.of": msg("Tally {number}"),
    "trustees": msg("Trustee {number}"),
}
"""Lists of a survey, and what an entry is called that has no name of its own."""
_NAMED: Mapping[str, Message] = {
    "questions": msg("Question “{name}”"),
    "members": msg("Part “{name}”"),
    "choices": msg("choice “{name}”"),
}
"""The same of entries that have one."""
_KEYS: Mapping[str, Message] = {
    "id": msg("id"),
    "title": msg("Title"),
    "languages": msg("Languages"),
    "questions": msg("Questions"),
    "members": msg("parts"),
    "version": msg("Version"),
    "text": msg("text"),
    "hint": msg("hint"),
    "audio": msg("sound"),
    "choices": msg("choices"),
    "groups": msg("Groups"),
    "of": msg("questions of the group"),
    "ask_random": msg("questions asked of each respondent"),
    "design": msg("design"),
    "mode": msg("who tosses the coins"),
    "type": msg("type"),
    "levels": msg("levels"),
    "minimum": msg("smallest answer"),
    "maximum": msg("largest answer"),
    "step": msg("step"),
    "required": msg("must be answered"),
    "relevant": msg("asked only if"),
    "constraint": msg("accepted only if"),
    "constraint_message": msg("message if it is not accepted"),
    "second_question": msg("second question"),
    "kiosk_texts": msg("texts of the kiosk"),
    "analyst_key": msg("analyst's key"),
    CONFIRMED_EPSILON: msg("confirmed ε"),
    "tallies": msg("Tallies"),
    "tallies.of": msg("what is counted together"),
    "trustees": msg("trustees"),
    "public_key": msg("public key"),
    "threshold": msg("trustees who open together"),
    "signatures": msg("trustees who sign a list"),
    "capacity": msg("most interviews of a total"),
    "smallest": msg("fewest interviews opened together"),
    "bands": msg("bands"),
    CHECKABLE_COINS: msg("coins that respondents can check"),
    CHALLENGE: msg("the round may be shown after the touch"),
}
"""Entries of a survey, and what they are called in forms."""
_TEXTS = frozenset(("title", "text", "hint", "audio", "constraint_message", "kiosk_texts"))
"""Entries with a text for each language."""
_AT = "{where}: {sentence}"
NO_TEXT = msg("is missing; every text needs every language.")
_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_JSON_PATH = re.compile(r"[A-Za-z_]\w*(?:\[\d+\]|\.[^.\[\]\s]+)*")
"""What is not one is a cell of a form, which its author finds by that name."""
_PATH = re.compile(r"(?:questions|members|groups|tallies\.of)\[\d+\](?:\.\w+|\[\d+\])*")


def steps_of(path: str) -> tuple[Step, ...]:
    """Return the keys and places of a path such as ``questions[2].text.fr``.

    Parameters
    ----------
    path
        a JSON path.
    """
    return tuple(int(place) if place else key for place, key in _STEP.findall(path))


def names_in(value: Any) -> dict[str, str]:
    """Return the ids of questions, parts and choices by their paths; what two have in common names neither.

    Parameters
    ----------
    value
        the JSON value of a survey, with whatever mistakes.
    """
    return dict(_names(value, "", ("questions", "members", "choices")))


def _names(value: Any, above: str, keys: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for key in keys:
        entries = value.get(key) if isinstance(value, dict) else None
        if not isinstance(entries, list):
            continue
        ids = [one.get("id") if isinstance(one, dict) else None for one in entries]
        shared = Counter(one for one in ids if isinstance(one, str))
        for place, (name, entry) in enumerate(zip(ids, entries, strict=True)):
            path = f"{above}{key}[{place}]"
            if isinstance(name, str) and name.strip() and shared[name] == 1:
                yield path, name
            yield from _names(entry, f"{path}.", ("choices",))


def place_in_words(path: str, names: Names) -> Message | None:
    """Return a place of a survey in words: ``Question “bribe”, choice “often”``; None for the whole.

    Parameters
    ----------
    path
        its JSON path, or another place: that is said as it is.
    names
        what ``names_in`` found.
    """
    if path and not _JSON_PATH.fullmatch(path):
        return Message("{place}", {"place": path})
    steps = steps_of(path)
    parts = [one for at in range(len(steps)) if (one := _part(steps, at, names)) is not None]
    return joined(COMMA, parts) if parts else None


def _part(steps: tuple[Step, ...], at: int, names: Names) -> Message | None:
    from surveyapp.messages.language import Language  # noqa: PLC0415

    step, before = steps[at], steps[at - 1] if at else None
    if isinstance(step, int):
        key = _list_of(steps, at)
        name = names.get(_written(steps[: at + 1]))
        if name is not None and key in _NAMED:
            return msg(_NAMED[key].template, name=printable(name, 60))
        return msg(_NUMBERED[key].template, number=step + 1) if key in _NUMBERED else None
    if (before, step) == ("design", "name"):
        return None  # it is what people call the design
    if before in _TEXTS:
        return Message("{language}", {"language": Language(step)})
    if before == "bands":
        return Message("{place}", {"place": step})  # a question's id
    if _is_numbered(steps, at + 1) or (step == "tallies" and _is_numbered(steps, at + 2)):
        return None  # its entry says enough
    return _KEYS.get(_key(steps, at)) or Message("{place}", {"place": printable(step, 60)})


def _key(steps: tuple[Step, ...], at: int) -> str:
    """Return the key of ``_KEYS`` or ``_NUMBERED`` that a step stands for."""
    step = steps[at]
    return "tallies.of" if steps[: at + 1] == ("tallies", "of") else str(step)


def _list_of(steps: tuple[Step, ...], at: int) -> str:
    """Return the key of the list that a step is a place of; a list of a tally has questions."""
    if at == 0:
        return ""
    return "of" if isinstance(steps[at - 1], int) else _key(steps, at - 1)


def _is_numbered(steps: tuple[Step, ...], at: int) -> bool:
    """Return whether a step is a place of a list whose entries are called by their numbers."""
    is_place = 0 < at < len(steps) and isinstance(steps[at], int)
    return is_place and _list_of(steps, at) in _NUMBERED


def _written(steps: tuple[Step, ...]) -> str:
    return "".join(f"[{one}]" if isinstance(one, int) else f".{one}" for one in steps).lstrip(".")


def sentence_in_words(sentence: Message, names: Names) -> Message:
    """Return a sentence with other places of the survey that it names in words.

    Parameters
    ----------
    sentence
        what is wrong.
    names
        what ``names_in`` found.
    """
    facts = {
        key: place_in_words(fact, names)
        if isinstance(fact, str) and _PATH.fullmatch(fact)
        else fact
        for key, fact in sentence.facts.items()
    }
    return Message(sentence.template, facts)


def mistake_in_words(path: str, column: str, sentence: Message, names: Names) -> Message:
    """Return where a mistake is and what is wrong.

    Parameters
    ----------
    path
        its JSON path, below the column if there is one; empty for the whole.
    column
        the column of a table that the question was made of; empty if there is none.
    sentence
        what is wrong.
    names
        what ``names_in`` found.
    """
    from surveyapp.messages.language import Language  # noqa: PLC0415

    steps = steps_of(path)
    if steps == ("questions",) and sentence.facts.get("count") == 0:
        return msg("Add at least one question.")
    language = steps[-1] if len(steps) > 1 and steps[-2] in _TEXTS else None
    if isinstance(language, str) and sentence.template == NO_TEXT.template:
        is_usual = steps[-2] == "text"
        where = _where(_written(steps[: -2 if is_usual else -1]), column, names)
        said = msg("there is no text in {language}.", language=Language(language))
        return Message(_AT, {"where": where, "sentence": said}) if where else said
    said = sentence_in_words(sentence, names)
    if len(steps) > 1 and isinstance(sentence.facts.get("parameter"), ParameterName):
        path = _written(steps[:-1])  # the sentence says which parameter of the design it is
    place = _where(path, column, names)
    return Message(_AT, {"where": place, "sentence": said}) if place else said


def _where(path: str, column: str, names: Names) -> Message | None:
    place = place_in_words(path, names)
    if not column:
        return place
    named = msg("Column {name}", name=printable(column))
    return named if place is None else joined(COMMA, (named, place))
