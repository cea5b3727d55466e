"""A survey while it is written: a JSON value that may have mistakes, and the edits that one makes of it.

A draft is never changed: each edit returns another, which shares what was not touched. So undoing an
edit is going back to the draft before. What is wrong with a draft is ``survey.reading``'s to say.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from surveyapp.designs.channels.direct import Direct
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg, printable
from surveyapp.survey.definition import second_question
from surveyapp.survey.definition.formats import (
    FORMAT,
    FORMATS,
    TALLIES,
    VARIABLES,
    is_required_unless_stated,
    needed_format,
)
from surveyapp.survey.json_format.strict_json import JsonObject
from surveyapp.survey.types.registry import asked_type, can_be_private

Path = tuple[str | int, ...]
"""Keys and places from the survey down to a value: ``("questions", 2, "text", "fr")``."""

QUESTIONS, MEMBERS, GROUPS = "questions", "members", "groups"
TEXTS = ("text", "hint", "audio", "constraint_message")
CONDITIONS = ("relevant", "constraint")


@dataclass(frozen=True, slots=True)
class OutlineRow:
    """A line of the outline: a question, or below a joint question one of its members."""

    path: Path
    id: str
    kind: str
    text: str
    is_member: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """What a survey file holds, or will hold."""

    value: Mapping[str, Any]

    def at(self, path: Path, default: Any = None) -> Any:
        """Return the value at ``path``, or ``default`` where there is none."""
        found: Any = self.value
        for step in path:
            is_there = (
                isinstance(step, int) and isinstance(found, list) and step < len(found)
            ) or (isinstance(found, dict) and step in found)
            if not is_there:
                return default
            found = found[step]
        return found

    def put(self, path: Path, value: Any) -> Draft:
        """Return the draft with ``value`` at ``path``."""
        return Draft(_put(self.value, path, value))

    def change(self, path: Path, change: Callable[[Any], Any]) -> Draft:
        """Return the draft with what ``change`` makes of the value at ``path``."""
        return self.put(path, change(self.at(path)))

    def drop(self, path: Path) -> Draft:
        """Return the draft without the key or the entry at ``path``."""
        *above, last = path
        return self.change(tuple(above), lambda value: _without(value, last))

    def insert(self, above: Path, place: int, value: Any) -> Draft:
        """Return the draft with ``value`` as a new entry at ``place`` of the list at ``above``."""
        return self.change(above, lambda items: _inserted(items or [], place, value))

    def move(self, path: Path, place: int) -> Draft:
        """Return the draft with the entry at ``path`` at another ``place`` of its list."""
        *above, here = path
        moved = self.at(path)
        return self.drop(path).insert(tuple(above), place, moved) if here != place else self

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages' codes."""
        return tuple(self.value.get("languages", ()))

    @property
    def questions(self) -> Sequence[Mapping[str, Any]]:
        """The questions, in order."""
        return tuple(self.value.get(QUESTIONS, ()))

    @property
    def members(self) -> Sequence[Mapping[str, Any]]:
        """What joint questions list."""
        return tuple(self.value.get(MEMBERS, ()))

    @property
    def groups(self) -> Sequence[Mapping[str, Any]]:
        """The groups of which each respondent is asked a few."""
        return tuple(self.value.get(GROUPS, ()))

    @property
    def tallies(self) -> Sequence[Sequence[str]]:
        """For each tally the ids of the questions that are counted together."""
        return tuple(self.at((TALLIES, "of"), ()))

    @property
    def rows(self) -> tuple[OutlineRow, ...]:
        """The outline: each question, and below a joint one its members."""
        found: list[OutlineRow] = []
        for place, question in enumerate(self.questions):
            found.append(self._row((QUESTIONS, place)))
            paths = (self.member_path(name) for name in question.get("members", ()))
            found += [self._row(path, is_member=True) for path in paths if path is not None]
        return tuple(found)

    def _row(self, path: Path, *, is_member: bool = False) -> OutlineRow:
        question = self.at(path)
        texts = question.get("text", {})
        text = next((texts[code] for code in (*self.languages, *texts) if texts.get(code)), "")
        kind, name = str(question.get("type", "")), str(question.get("id", ""))
        return OutlineRow(path, name, kind, text, is_member)

    def member_path(self, name: str) -> Path | None:
        """Return where the member ``name`` is."""
        places = (i for i, member in enumerate(self.members) if member.get("id") == name)
        place = next(places, None)
        return None if place is None else (MEMBERS, place)

    def number_of_answers(self, question: Mapping[str, Any]) -> int:
        """Return how many answers a question has; 0 where it is a note or a number, or unfinished."""
        asked = asked_type(question.get("type"))
        if asked is None or not can_be_private(asked.type_name):
            return 0  # no design has to know it
        members = question.get("members", ())
        if not members:
            return asked.stated_answers(question)
        paths = [self.member_path(name) for name in members]
        answers = (self.number_of_answers(self.at(path)) for path in paths if path is not None)
        return math.prod(answers) if None not in paths else 0

    def free_id(self, wanted: str) -> str:
        """Return ``wanted``, or with a number behind it where a question is called that."""
        taken = {str(q.get("id", "")).casefold() for q in (*self.questions, *self.members)}
        return free_name(wanted, taken)


def free_name(wanted: str, taken: Collection[str]) -> str:
    """Return ``wanted``, or with a number behind it where it is ``taken``; compared casefolded."""
    if wanted.casefold() not in taken:
        return wanted
    base = re.sub(r"_\d+$", "", wanted)
    number = next(n for n in range(2, len(taken) + 3) if f"{base}_{n}".casefold() not in taken)
    return f"{base}_{number}"


def _put(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    step, *rest = path
    if isinstance(step, int):
        items = list(value)
        items[step] = _put(items[step], tuple(rest), new)
        return items
    fields = dict(value or {})
    fields[step] = _put(fields.get(step), tuple(rest), new)
    return fields


def _inserted(items: Sequence[Any], place: int, value: Any) -> list[Any]:
    return [*items[:place], value, *items[place:]]


def _without(value: Any, last: str | int) -> Any:
    if isinstance(last, int):
        return [*value[:last], *value[last + 1 :]]
    return {key: each for key, each in value.items() if key != last}


# A draft to begin with, and one from a file


def with_fitting_format(draft: Draft) -> Draft:
    """Return the draft with the oldest format that can state it; another than those known is kept."""
    fitting = needed_format(draft.value)
    stated = draft.at(("format",))
    if stated not in FORMATS or stated == fitting:
        return draft
    return _saying_what_is_required(draft).put(("format",), fitting)


def _saying_what_is_required(draft: Draft) -> Draft:
    """Return the draft with that said of each question where the formats mean different things by silence."""
    for place, question in enumerate(draft.questions):
        if "design" in question and "required" not in question:
            required = is_required_in(draft, (QUESTIONS, place))
            draft = draft.put((QUESTIONS, place, "required"), required)
    return draft


def is_required_in(draft: Draft, path: Path) -> bool:
    """Return whether a question must be answered, which it may say or leave to the format.

    Parameters
    ----------
    draft
        the survey while it is written.
    path
        a question in it.
    """
    name = draft.at((*path, "design", "name"))
    usual = is_required_unless_stated(
        draft.at(("format",)), is_randomized=name not in {None, Direct.name}
    )
    return draft.at((*path, "required"), usual) is not False


def new_draft(language: str = "en") -> Draft:
    """Return a survey with nothing in it but its language."""
    return Draft(
        {
            "format": FORMAT,
            "id": "survey",
            "version": 1,
            "languages": [language],
            "title": {},
            QUESTIONS: [],
        }
    )


def draft_of(value: Any, file: str) -> Draft:
    """Return the draft that a survey file's JSON ``value`` is; ``file`` names it in sentences.

    Raises
    ------
    UserProblem
        if it is not of a survey's shape; other mistakes are kept, to be mended.
    """
    for path, expected in _misshapen(value):
        raise UserProblem(
            msg(
                "{file} cannot be shown as a form: {path} must be {expected}. Correct that "
                "in a text editor first.",
                file=file,
                path=printable(path or "the whole"),
                expected=expected,
            )
        )
    return Draft(_plain({key: given for key, given in value.items() if key != VARIABLES}))


def doubled_keys(value: Any) -> tuple[str, ...]:
    """Return the keys that a file writes more than once in one object: the last one counts here."""
    if isinstance(value, list):
        return tuple(key for item in value for key in doubled_keys(item))
    if not isinstance(value, dict):
        return ()
    own = value.duplicates if isinstance(value, JsonObject) else ()
    return (*own, *(key for item in value.values() for key in doubled_keys(item)))


_SHAPES: Mapping[str, tuple[type, str]] = {
    "object": (dict, "an object in braces"),
    "list": (list, "a list in brackets"),
    "text": (str, "a text in quotes"),
}


def _misshapen(value: Any) -> list[tuple[str, str]]:
    """Return the paths whose values no form can show, with what they must be."""
    wrong: list[tuple[str, str]] = []

    def is_a(shape: str, given: Any, path: str) -> bool:
        kind, words = _SHAPES[shape]
        if not isinstance(given, kind):
            wrong.append((path, words))
        return isinstance(given, kind)

    def entries(given: Any, path: str, shape: str) -> list[tuple[Any, str]]:
        if given is None or not is_a("list", given, path):
            return []
        found = [(item, f"{path}[{i}]") for i, item in enumerate(given)]
        return [(item, where) for item, where in found if is_a(shape, item, where)]

    def texts(given: Any, path: str) -> None:
        if given is not None and is_a("object", given, path):
            for language, text in given.items():
                is_a("text", text, f"{path}.{language}")

    def tallies(given: Any) -> None:
        if given is None or not is_a("object", given, TALLIES):
            return
        for one, path in entries(given.get("of"), f"{TALLIES}.of", "list"):
            entries(one, path, "text")
        entries(given.get("trustees"), f"{TALLIES}.trustees", "object")
        bands = given.get("bands", {})
        for name in bands if is_a("object", bands, f"{TALLIES}.bands") else ():
            is_a("list", bands[name], f"{TALLIES}.bands.{name}")

    if not is_a("object", value, ""):
        return wrong
    entries(value.get("languages"), "languages", "text")
    texts(value.get("title"), "title")
    for part in (QUESTIONS, MEMBERS):
        for question, path in entries(value.get(part), part, "object"):
            for key in TEXTS:
                texts(question.get(key), f"{path}.{key}")
            for key in CONDITIONS:
                if key in question:
                    is_a("text", question[key], f"{path}.{key}")
            for choice, where in entries(question.get("choices"), f"{path}.choices", "object"):
                texts(choice.get("text"), f"{where}.text")
            entries(question.get("members"), f"{path}.members", "text")
            if "design" in question:
                is_a("object", question["design"], f"{path}.design")
            second, where = question.get(second_question.KEY), f"{path}.{second_question.KEY}"
            if second is not None and is_a("object", second, where):
                for key in second_question.TEXT_NAMES:
                    texts(second.get(key), f"{where}.{key}")
    for group, path in entries(value.get(GROUPS), GROUPS, "object"):
        entries(group.get("of"), f"{path}.of", "text")
    tallies(value.get(TALLIES))
    return wrong


def _plain(value: Any) -> Any:
    """Return ``value`` as one writes it again: exact numbers as such where no digit is lost."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, Decimal):
        return float(value) if str(float(value)) == str(value) else str(value)
    return value
