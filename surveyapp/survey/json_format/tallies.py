"""Tallies of a survey, from JSON and to it: what is counted together, who opens it, and from how many on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg, printable
from surveyapp.survey.definition import trustee_key
from surveyapp.survey.definition.formats import TALLIES
from surveyapp.survey.definition.question_groups import AskRandom
from surveyapp.survey.definition.tallies import (
    DEFAULT_SMALLEST,
    LARGEST_CAPACITY,
    LONGEST_NAME,
    MOST_BANDS,
    MOST_CELLS,
    MOST_TALLIES,
    MOST_TOGETHER,
    MOST_TRUSTEES,
    SMALLEST,
    Tallies,
    Trustee,
    counted_cells,
    least_threshold,
    why_no_bands,
    why_not_counted,
)
from surveyapp.survey.definition.trustee_key import NotTrusteeKey, TrusteeKey, read_trustee_key
from surveyapp.survey.json_format.checked_value import (
    QUESTION_ID,
    Reader,
    join,
    json_type_name,
    quoted_value,
)
from surveyapp.survey.json_format.groups import known_ids
from surveyapp.survey.json_format.schema_parts import listed_ids, object_schema
from surveyapp.survey.types.base import AskedQuestion, Question, QuestionId

_NEEDED = ("of", "trustees", "threshold", "capacity")
_OPTIONAL = ("bands", "smallest", "signatures")
_FARTHEST = 10**12
"""Of the beginnings of bands; no scale goes so far."""


def read_tallies(
    reader: Reader, value: Any, questions: Sequence[Question], groups: Sequence[AskRandom]
) -> Tallies | None:
    """Return what a survey declares of its tallies; None if that has mistakes, which are noted.

    Parameters
    ----------
    reader
        knows the ids of the survey's questions, and collects the mistakes.
    value
        the JSON value of the key ``tallies``.
    questions
        the questions that could be read.
    groups
        the survey's groups.
    """
    before = len(reader.mistakes)
    fields = reader.fields(value, TALLIES, needed=_NEEDED, optional=_OPTIONAL)
    numbers = _Numbers(reader, fields)
    listed = fields.get("trustees")
    number = len(listed) if isinstance(listed, list) and 2 <= len(listed) <= MOST_TRUSTEES else 0
    trustees = _trustees(reader, fields["trustees"]) if "trustees" in fields else ()
    threshold = numbers.threshold(number)
    low = threshold or least_threshold(number)
    signatures = numbers.read("signatures", low, number or MOST_TRUSTEES)
    smallest = numbers.read("smallest", SMALLEST, LARGEST_CAPACITY)
    least = smallest or (SMALLEST if "smallest" in fields else DEFAULT_SMALLEST)
    capacity = numbers.read("capacity", least, LARGEST_CAPACITY)
    counting = _Counting(reader, {one.id: one for one in questions}, groups)
    bands = counting.bands(fields["bands"]) if "bands" in fields else {}
    of = counting.tallies(fields["of"], bands) if "of" in fields else ()
    if len(reader.mistakes) > before or threshold is None or capacity is None:
        return None
    return Tallies(of, trustees, threshold, capacity, least, signatures, bands or None)


@dataclass(frozen=True, slots=True)
class _Numbers:
    """Reads how many sign, open and are counted."""

    reader: Reader
    fields: Mapping[str, Any]

    def read(self, key: str, low: int, high: int) -> int | None:
        if key not in self.fields:
            return None
        return self.reader.whole_number(self.fields[key], join(TALLIES, key), low=low, high=high)

    def threshold(self, trustees: int) -> int | None:
        threshold = self.read("threshold", 2, trustees or MOST_TRUSTEES)
        if threshold is None or threshold >= least_threshold(trustees):
            return threshold
        self.reader.note(
            join(TALLIES, "threshold"),
            msg(
                "is {threshold} of {trustees} trustees; it must be more than half of them. Otherwise two "
                "groups without a common trustee could open totals that differ by a few people.",
                threshold=threshold,
                trustees=trustees,
            ),
        )
        return None


def _trustees(reader: Reader, value: Any) -> tuple[Trustee, ...]:
    """Return the trustees without mistakes."""
    path = join(TALLIES, "trustees")
    names: list[tuple[str, str | None]] = []
    keys: list[tuple[str, TrusteeKey | None]] = []
    for place, one in enumerate(reader.items(value, path, low=2, high=MOST_TRUSTEES)):
        where = f"{path}[{place}]"
        given = reader.fields(one, where, needed=("name", "public_key"))
        at_name, at_key = join(where, "name"), join(where, "public_key")
        names.append((at_name, _name(reader, given["name"], at_name) if "name" in given else None))
        key = _key(reader, given["public_key"], at_key) if "public_key" in given else None
        keys.append((at_key, key))
    _check_names(reader, names)
    _check_keys(reader, keys)
    return tuple(
        Trustee(name, key)
        for (_, name), (_, key) in zip(names, keys, strict=True)
        if name is not None and key is not None
    )


def _name(reader: Reader, value: Any, path: str) -> str | None:
    name = reader.sentence(value, path)
    if name is not None and (len(name.strip()) > LONGEST_NAME or "\n" in name):
        reader.note(
            path,
            msg("is no name: write one line of at most {most} characters.", most=LONGEST_NAME),
        )
        return None
    return None if name is None else name.strip()


def _key(reader: Reader, value: Any, path: str) -> TrusteeKey | None:
    if not isinstance(value, str):
        sentence = msg(
            "is {value}; write the trustee's public key in quotes.", value=json_type_name(value)
        )
        reader.note(path, sentence)
        return None
    try:
        return read_trustee_key(value)
    except NotTrusteeKey as problem:
        reason = problem.facts["reason"]
        reader.note(path, msg("is {value}; {reason}.", value=quoted_value(value), reason=reason))
        return None


def _check_names(reader: Reader, names: Sequence[tuple[str, str | None]]) -> None:
    seen: set[str] = set()
    for path, name in names:
        if name is not None and name.casefold() in seen:
            shown = printable(name, 60)
            reader.note(path, msg("repeats {name}; keep one.", name=shown))
        elif name is not None:
            seen.add(name.casefold())


def _check_keys(reader: Reader, keys: Sequence[tuple[str, TrusteeKey | None]]) -> None:
    seen: set[object] = set()
    for path, key in keys:
        halves = () if key is None else (key.sealing, key.signing)
        if not seen.isdisjoint(halves):
            sentence = msg(
                "is the key of another trustee too: one person would hold two places. Each trustee "
                "makes a key of their own."
            )
            reader.note(path, sentence)
        seen.update(halves)


@dataclass(frozen=True, slots=True)
class _Counting:
    """Reads what is counted together, and where bands of numbers begin."""

    reader: Reader
    by_id: Mapping[QuestionId, Question]
    groups: Sequence[AskRandom]

    def bands(self, value: Any) -> dict[QuestionId, tuple[int, ...]]:
        path = join(TALLIES, "bands")
        if not isinstance(value, dict):
            sentence = msg(
                "is {value}; it must be an object in braces.", value=json_type_name(value)
            )
            self.reader.note(path, sentence)
            return {}
        for key in getattr(value, "duplicates", ()):
            self.reader.note(join(path, key), msg("is written more than once; keep one."))
        found = {}
        for name, starts in value.items():
            where = join(path, printable(name, 60))
            question = self._question(name, where)
            read = self._starts(starts, where)
            reason = None if question is None else why_no_bands(question, read)
            if reason is not None:
                self.reader.note(where, reason)
            found[QuestionId(name)] = read
        return found

    def _starts(self, value: Any, path: str) -> tuple[int, ...]:
        values = self.reader.items(value, path, low=1, high=MOST_BANDS)
        read = [
            self.reader.whole_number(one, f"{path}[{place}]", low=-_FARTHEST, high=_FARTHEST)
            for place, one in enumerate(values)
        ]
        starts = tuple(one for one in read if one is not None)
        if len(starts) == len(read) and any(one >= other for one, other in pairwise(starts)):
            self.reader.note(
                path, msg("is not ascending; write each number once, the smallest first.")
            )
            return ()
        return starts

    def tallies(
        self, value: Any, bands: Mapping[QuestionId, tuple[int, ...]]
    ) -> tuple[tuple[QuestionId, ...], ...]:
        path = join(TALLIES, "of")
        found: dict[frozenset[str], str] = {}
        read = []
        cells = 0
        values = self.reader.items(value, path, low=1, high=MOST_TALLIES)
        for place, one in enumerate(values):
            where = f"{path}[{place}]"
            questions = self._together(one, where, bands)
            names = frozenset(question.id for question in questions)
            if not names:
                continue
            if names in found:
                sentence = msg("counts the same as {other}; keep one.", other=found[names])
                self.reader.note(where, sentence)
                continue
            found[names] = where
            cells += self._cells(questions, bands, where)
            read.append(tuple(name for name in self.by_id if name in names))
        if cells > MOST_CELLS:
            sentence = msg(
                "have {cells} cells in all; {most} are the most. Leave some tallies out, or count fewer "
                "questions together.",
                cells=f"{cells:,}",
                most=f"{MOST_CELLS:,}",
            )
            self.reader.note(path, sentence)
        self._check_bands(values, bands)
        return tuple(read)

    def _cells(
        self,
        questions: Sequence[AskedQuestion],
        bands: Mapping[QuestionId, tuple[int, ...]],
        path: str,
    ) -> int:
        """Return a tally's number of cells; 0 where that alone is noted."""
        cells = counted_cells(questions, bands)
        if cells <= MOST_CELLS:
            return cells
        sentence = msg(
            "has {cells} cells; {most} are the most. Count fewer questions together.",
            cells=f"{cells:,}",
            most=f"{MOST_CELLS:,}",
        )
        self.reader.note(path, sentence)
        return 0

    def _check_bands(self, values: Sequence[Any], bands: Collection[QuestionId]) -> None:
        listed = [name for one in values if isinstance(one, list) for name in one]
        for name in bands:
            if name in self.by_id and name not in listed:
                where = join(join(TALLIES, "bands"), name)
                self.reader.note(where, msg("is in no tally; remove its bands, or count it."))

    def _together(
        self, value: Any, path: str, bands: Mapping[QuestionId, tuple[int, ...]]
    ) -> tuple[AskedQuestion, ...]:
        """Return what is counted together; nothing where it cannot be, which is noted."""
        values = self.reader.items(value, path, low=1, high=MOST_TOGETHER)
        before = len(self.reader.mistakes)
        is_counted = True
        found: dict[str, AskedQuestion] = {}
        for place, name in enumerate(values):
            where = f"{path}[{place}]"
            question = self._question(name, where)
            if question is not None and name in found:
                self.reader.note(where, msg("repeats {name}; keep one.", name=name))
            elif question is not None:
                found[name] = question
                reason = why_not_counted(question, bands.get(question.id, ()))
                is_counted &= reason is None
                if reason is not None and question.id not in bands:  # else noted there
                    self.reader.note(where, reason)
        self._check_together(found, path)
        is_right = is_counted and len(found) == len(values) and len(self.reader.mistakes) == before
        return tuple(found.values()) if is_right else ()

    def _check_together(self, names: Collection[str], path: str) -> None:
        for group in self.groups:
            try:
                group.check_together(names)
            except UserProblem as problem:
                self.reader.note(path, problem.message)

    def _question(self, name: Any, path: str) -> AskedQuestion | None:
        """Return the question of that id; None where there is none, which is noted, or it has mistakes."""
        known, members = self.reader.question_paths, self.reader.members
        question = self.by_id.get(QuestionId(name)) if isinstance(name, str) else None
        reason: Message | None = None
        if not isinstance(name, str):
            reason = msg("is not the id of a question; write one in quotes.")
        elif name in members and name not in known:
            reason = msg("is a part of joint questions; count the joint question instead.")
        elif name not in known:
            reason = msg(
                "is {name}, which is not among the questions; {alone}.",
                name=printable(name, 60),
                alone=known_ids(known, "questions"),
            )
        elif question is not None and not isinstance(question, AskedQuestion):
            reason = msg("is a note; nobody answers it, so it cannot be counted.")
        if reason is not None:
            self.reader.note(path, reason)
        return question if isinstance(question, AskedQuestion) else None


def check_not_sealed(reader: Reader, fields: Mapping[str, Any]) -> None:
    """Note a survey that is both sealed to an analyst and counted.

    Parameters
    ----------
    reader
        collects the mistakes.
    fields
        the survey's JSON object.
    """
    if TALLIES in fields and "analyst_key" in fields:
        sentence = msg(
            "is given together with tallies: interviews are either sealed one by one for the analysts, or "
            "only counted. Remove one of the two."
        )
        reader.note("analyst_key", sentence)


def tallies_to_json(tallies: Tallies | None) -> dict[str, Any]:
    """Return the key that ``read_tallies`` reads; nothing where a survey declares none.

    Parameters
    ----------
    tallies
        what the survey declares.
    """
    if tallies is None:
        return {}
    value: dict[str, Any] = {"of": [list(names) for names in tallies.of]}
    if tallies.bands:
        value["bands"] = {name: list(starts) for name, starts in tallies.bands.items()}
    value["trustees"] = [{"name": one.name, "public_key": one.key.text} for one in tallies.trustees]
    value |= {"threshold": tallies.threshold, "capacity": tallies.capacity}
    if tallies.smallest != DEFAULT_SMALLEST:
        value["smallest"] = tallies.smallest
    if tallies.signatures is not None:
        value["signatures"] = tallies.signatures
    return {TALLIES: value}


def tallies_schema() -> dict[str, Any]:
    """Return the JSON Schema of the key."""
    whole = {"type": "integer"}
    names = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
    keys = {"type": "string", "pattern": f"^{trustee_key.PATTERN}$"}
    many = {**whole, "minimum": 2, "maximum": MOST_TRUSTEES}
    needed = {
        "of": {
            "description": "for each tally the questions that are counted together",
            "type": "array",
            "items": listed_ids(QUESTION_ID, 1, MOST_TOGETHER),
            "minItems": 1,
            "maxItems": MOST_TALLIES,
        },
        "trustees": {
            "description": "who holds the keys to the totals, with the public keys that they made",
            "type": "array",
            "items": object_schema({"name": names, "public_key": keys}),
            "minItems": 2,
            "maxItems": MOST_TRUSTEES,
        },
        "threshold": {
            "description": "how many trustees open a total together: more than half of them",
            **many,
        },
        "capacity": {
            "description": "how many interviews one total holds at most",
            **whole,
            "minimum": SMALLEST,
            "maximum": LARGEST_CAPACITY,
        },
    }
    optional = {
        "bands": {
            "description": "for a number that is recorded as it is answered: the whole numbers at which a "
            "new band begins, ascending",
            "type": "object",
            "additionalProperties": {
                "type": "array",
                "items": whole,
                "minItems": 1,
                "maxItems": MOST_BANDS,
            },
        },
        "smallest": {
            "description": "the fewest interviews that are opened together",
            **whole,
            "minimum": SMALLEST,
            "maximum": LARGEST_CAPACITY,
            "default": DEFAULT_SMALLEST,
        },
        "signatures": {
            "description": "how many trustees sign a list of files before it may be opened; where that is "
            "not said, so many that any two lists share a trustee who is honest",
            **many,
        },
    }
    return {
        "description": "instead of keeping records: totals that only several trustees can open together; "
        "format surveyapp-survey/2",
        **object_schema(needed, optional),
    }
