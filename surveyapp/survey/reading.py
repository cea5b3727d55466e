"""Survey definitions from JSON values: every mistake in one pass, each with its path.

A validation library stops short here: the mistakes that matter (a design's odds, a text without one
of the languages, a mode that a design cannot run in) lie across fields, and must be listed together
with the plain ones, each with what to do.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from typing import Any, TypeVar

from surveyapp.designs import DESIGN_BY_NAME, AskableDesign, Mode, designs_for
from surveyapp.designs.design import MOST_CHOICES
from surveyapp.designs.distribution import decimal
from surveyapp.designs.exact import exact
from surveyapp.designs.greenberg_quantitative import GreenbergQuantitative
from surveyapp.designs.linear import FARTHEST, FINEST, FROM_QUESTION, QuantitativeDesign
from surveyapp.designs.parameters import NotTogether, ParameterProblem, ParameterProblems
from surveyapp.designs.scale import Scale
from surveyapp.designs.unary import Unary
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem, printable
from surveyapp.survey import guidance
from surveyapp.survey.conditions import Placed
from surveyapp.survey.questions import (
    QUESTION_TYPES,
    AskedQuestion,
    Choice,
    Joint,
    MultipleChoice,
    Note,
    Number,
    Question,
    QuestionId,
    Rating,
    SingleChoice,
    YesNo,
)
from surveyapp.survey.reading_groups import check_shared_members, read_groups, read_listed_members
from surveyapp.survey.strict_json import JsonObject
from surveyapp.survey.survey import FORMAT, Survey, SurveyId
from surveyapp.survey.texts import Text

T = TypeVar("T")

SURVEY_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
QUESTION_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,63}")
CHOICE_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
MOST_QUESTIONS = 500
MOST_LANGUAGES = 40
LONGEST_TEXT = 5000
MOST_LEVELS = 20
RESERVED_IDS = frozenset({"interview", "weight", "stratum", "cluster", "kiosk"})
# overrides reverse what a person reads; isolates and marks are needed by right-to-left scripts
OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e")


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: where it is (a JSON path) and a sentence that says what to do."""

    path: str
    sentence: str

    def __str__(self) -> str:
        return f"{printable(self.path)}: {self.sentence}"


class SurveyMistakes(UserProblem):
    """All mistakes of one survey definition; fact ``mistakes`` counts them."""

    sentence = QT_TRANSLATE_NOOP("errors", "{file} has {count} mistake(s). The first: {first}")

    def __init__(self, file: str, mistakes: Sequence[Mistake]) -> None:
        super().__init__(file=file, count=len(mistakes), first=mistakes[0])
        self.mistakes = tuple(mistakes)


def read_survey(value: Any, file: str) -> Survey:
    """Return the survey that the JSON ``value`` defines; ``file`` names it in sentences.

    Raises:
        SurveyMistakes: with every mistake found.
    """
    reader = _Reader()
    survey = _survey(reader, value)
    if reader.mistakes or survey is None:
        raise SurveyMistakes(file, reader.mistakes)
    return survey


@dataclass(slots=True)
class _Reader:
    """Typed access to a JSON value; what is wrong is noted and read on."""

    mistakes: list[Mistake] = field(default_factory=list)
    languages: tuple[str, ...] = ()
    are_languages_known: bool = False
    """False where the list of languages has mistakes of its own; then texts are not held to it."""
    alone: dict[str, str] = field(default_factory=dict)
    """Paths of the survey's questions by id, whether or not they can be read."""
    members: dict[str, AskedQuestion | None] = field(default_factory=dict)
    """What joint questions can list, by id; None where it has mistakes of its own."""
    listed: set[str] = field(default_factory=set)
    """The members that joint questions list."""

    def note(self, path: str, sentence: str) -> None:
        self.mistakes.append(Mistake(path or "the file", sentence))

    def fields(
        self, value: Any, path: str, *, needed: Sequence[str], optional: Sequence[str] = ()
    ) -> Mapping[str, Any]:
        """Return the object at ``path``; unknown, missing and doubled keys are noted."""
        if not isinstance(value, dict):
            self.note(path, f"is {_kind(value)}; it must be an object in braces.")
            return {}
        for key in getattr(value, "duplicates", ()):
            self.note(join(path, key), "is written more than once; keep one.")
        known = dict.fromkeys((*needed, *optional))
        for key in value:
            if key not in known:
                self.note(join(path, key), f"is not known here; known are {', '.join(known)}.")
        for key in needed:
            if key not in value:
                self.note(join(path, key), "is missing; add it.")
        return value

    def items(self, value: Any, path: str, *, low: int, high: int) -> Sequence[Any]:
        """Return the list at ``path``."""
        if not isinstance(value, list):
            self.note(path, f"is {_kind(value)}; it must be a list in brackets.")
            return ()
        if not low <= len(value) <= high:
            self.note(path, f"has {len(value)} entries; it must have {low} to {high}.")
            return ()
        return value

    def whole_number(self, value: Any, path: str, *, low: int, high: int) -> int | None:
        """Return the integer at ``path``."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.note(path, f"is {_shown(value)}; it must be a whole number from {low} to {high}.")
            return None
        return value

    def decimal(self, value: Any, path: str, *, low: Fraction, high: Fraction) -> Fraction | None:
        """Return the decimal number at ``path``, exact."""
        try:
            number = exact(value)
        except ValueError:
            number = None
        if number is None or not low <= number <= high or not _is_decimal(number):
            ends = f"from {decimal(low)} to {decimal(high)}"
            self.note(path, f"is {_shown(value)}; it must be a decimal number {ends}.")
            return None
        return number

    def name(self, value: Any, path: str, pattern: re.Pattern[str]) -> str | None:
        """Return the identifier at ``path``."""
        if not isinstance(value, str) or not pattern.fullmatch(value):
            self.note(
                path,
                f"is {_shown(value)}; it must be a name of at most 64 letters a–z, digits, "
                f"{_EXTRA[pattern]}.",
            )
            return None
        return value

    def sentence(self, value: Any, path: str) -> str | None:
        """Return the text at ``path`` in Unicode's composed form."""
        if not isinstance(value, str) or not value.strip():
            self.note(path, f"is {_shown(value)}; write a text.")
            return None
        composed = unicodedata.normalize("NFC", value)  # first: composing can lengthen a text
        if len(composed) > LONGEST_TEXT:
            self.note(path, f"has {len(composed)} characters; {LONGEST_TEXT} are the most.")
            return None
        unseen = next((c for c in composed if _is_unseen(c)), None)
        if unseen is not None:
            self.note(path, f"holds the invisible character U+{ord(unseen):04X}; remove it.")
            return None
        return composed

    def text(self, value: Any, path: str) -> Text | None:
        """Return the text at ``path``, which must be there in each of the survey's languages."""
        if not isinstance(value, dict):
            self.note(path, f'is {_kind(value)}; write a text for each language, {{"en": "…"}}.')
            return None
        for language in getattr(value, "duplicates", ()):
            self.note(join(path, language), "is written more than once; keep one.")
        pairs = []
        for language in value:
            if self.are_languages_known and language not in self.languages:
                self.note(
                    join(path, language), "is not one of the survey's languages; add it to them."
                )
        for language in self.languages:
            if language not in value:
                self.note(join(path, language), "is missing; every text needs every language.")
                continue
            said = self.sentence(value[language], join(path, language))
            if said is not None:
                pairs.append((language, said))
        return Text(tuple(pairs)) if len(pairs) == len(self.languages) else None


def _is_decimal(number: Fraction) -> bool:
    return "/" not in decimal(number)


_EXTRA = {
    SURVEY_ID: "_ and -, beginning with a letter or digit",
    QUESTION_ID: "and _, beginning with a letter",
    CHOICE_ID: "_ and -, beginning with a letter or digit",
    LANGUAGE: "and -, such as en, fr or pt-BR",
}


def join(path: str, key: str) -> str:
    """Return the JSON path of ``key`` inside the object at ``path``."""
    return f"{path}.{key}" if path else key


def _kind(value: Any) -> str:
    kinds: dict[type, str] = {
        JsonObject: "an object",
        dict: "an object",
        list: "a list",
        str: "a text",
        bool: "true or false",
        int: "a number",
        float: "a number",
        Decimal: "a number",
        type(None): "null",
    }
    return kinds.get(type(value), "something else")


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return f'"{printable(value, 60)}"' if value else "empty"
    return _kind(value) if isinstance(value, dict | list) else printable(value, 60)


def _is_unseen(character: str) -> bool:
    if character == "\n":
        return False
    return unicodedata.category(character) in {"Cc", "Cs", "Co", "Cn"} or character in OVERRIDES


def _survey(reader: _Reader, value: Any) -> Survey | None:
    needed = ("format", "id", "version", "languages", "title", "questions")
    fields = reader.fields(value, "", needed=needed, optional=("members", "groups"))
    if not isinstance(value, dict):
        return None
    _format(reader, fields.get("format"), is_there="format" in fields)
    before = len(reader.mistakes)
    reader.languages = _languages(reader, fields)
    reader.are_languages_known = len(reader.mistakes) == before and "languages" in fields
    survey_id = _given(fields, "id", lambda v: reader.name(v, "id", SURVEY_ID))
    version = _given(
        fields, "version", lambda v: reader.whole_number(v, "version", low=1, high=1_000_000)
    )
    title = _given(fields, "title", lambda v: reader.text(v, "title"))
    questions = _questions(reader, fields, title)
    groups = _given(
        fields,
        "groups",
        lambda v: read_groups(reader, v, questions, reader.alone, reader.members),
    )
    if groups is not None or "groups" not in fields:
        check_shared_members(reader, questions, groups or (), reader.alone)
    if survey_id is None or version is None or title is None:
        return None
    return Survey(SurveyId(survey_id), version, reader.languages, title, questions, groups or ())


def _given(fields: Mapping[str, Any], key: str, read: Callable[[Any], T]) -> T | None:
    return read(fields[key]) if key in fields else None


def _format(reader: _Reader, value: Any, *, is_there: bool) -> None:
    if value == FORMAT or not is_there:
        return
    newer = isinstance(value, str) and re.fullmatch(r"surveyapp-survey/[0-9]{1,4}", value)
    advice = (
        "was written by a newer Surveyapp; update the program." if newer else f'must be "{FORMAT}".'
    )
    reader.note("format", f"is {_shown(value)}; it {advice}")


def _languages(reader: _Reader, fields: Mapping[str, Any]) -> tuple[str, ...]:
    if "languages" not in fields:
        return ()
    codes: list[str] = []
    for i, value in enumerate(
        reader.items(fields["languages"], "languages", low=1, high=MOST_LANGUAGES)
    ):
        code = reader.name(value, f"languages[{i}]", LANGUAGE)
        if code in codes:
            reader.note(f"languages[{i}]", f"repeats {code}; keep one.")
        elif code is not None:
            codes.append(code)
    return tuple(codes)


def _questions(
    reader: _Reader, fields: Mapping[str, Any], title: Text | None
) -> tuple[Question, ...]:
    if "questions" not in fields:
        return ()
    values = reader.items(fields["questions"], "questions", low=1, high=MOST_QUESTIONS)
    for i, value in enumerate(values):
        if _has_name(value):
            reader.alone.setdefault(value["id"], f"questions[{i}]")
    seen: dict[str, str] = {}
    _members(reader, fields, seen)
    placed = []
    for i, value in enumerate(values):
        path = f"questions[{i}]"
        question = _question(reader, value, path, seen)
        led = guidance.read_guidance(reader, value, path) if isinstance(value, dict) else {}
        if question is not None:
            known = {key: led[key] for key in guidance.keys(question.type_name) if key in led}
            placed.append(Placed(path, replace(question, **known)))
    read = {each.question.id for each in placed}
    guidance.check_guidance(reader, placed, title, _ids(values) - read)
    if values and all(isinstance(v, dict) and v.get("type") == Note.type_name for v in values):
        reader.note("questions", "are all notes; add a question that is recorded.")
    for name in reader.members:
        if name not in reader.listed:
            shown = printable(name, 60)
            reader.note("members", f"has {shown}, which no joint question lists; remove it.")
    return tuple(each.question for each in placed)


def _ids(values: Sequence[Any]) -> set[str]:
    ids = (value.get("id") for value in values if isinstance(value, dict))
    return {each for each in ids if isinstance(each, str)}


def _has_name(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("id"), str)


def _members(reader: _Reader, fields: Mapping[str, Any], seen: dict[str, str]) -> None:
    """Read what joint questions can list: questions without a design of their own."""
    if "members" not in fields:
        return
    for i, value in enumerate(
        reader.items(fields["members"], "members", low=1, high=MOST_QUESTIONS)
    ):
        member = _member(reader, value, f"members[{i}]", seen)
        if _has_name(value):
            reader.members.setdefault(value["id"], member)


def _member(reader: _Reader, value: Any, path: str, seen: dict[str, str]) -> AskedQuestion | None:
    if not isinstance(value, dict):
        reader.note(path, f"is {_kind(value)}; it must be an object in braces.")
        return None
    for key in ("design", "mode", "required", *guidance.OF_ALL, *guidance.OF_ASKED):
        if key in value:
            reader.note(join(path, key), "belongs to the joint question; remove it here.")
    if "type" in value and value["type"] not in MEMBER_TYPES:
        known = ", ".join(MEMBER_TYPES)
        reader.note(join(path, "type"), f"is {_shown(value['type'])}; a member's type is {known}.")
        return None
    bare = JsonObject((k, v) for k, v in value.items() if k not in {"mode", "required"})
    bare.duplicates = getattr(value, "duplicates", ())
    bare["design"] = {"name": "direct"}  # the product is randomized, not each member
    question = _question(reader, bare, path, seen)
    return question if isinstance(question, AskedQuestion) else None


MEMBER_TYPES = (YesNo.type_name, SingleChoice.type_name, Rating.type_name)
"""What can be asked as a part of a joint question: one answer out of a list."""


def _question(reader: _Reader, value: Any, path: str, seen: dict[str, str]) -> Question | None:
    if not isinstance(value, dict):
        reader.note(path, f"is {_kind(value)}; it must be an object in braces.")
        return None
    kind = value.get("type")
    types = {question_type.type_name: question_type for question_type in QUESTION_TYPES}
    known = kind if isinstance(kind, str) and kind in types else None
    if "type" in value and known is None:
        reader.note(join(path, "type"), f"is {_shown(kind)}; known types are {', '.join(types)}.")
    needed, optional = _KEYS.get(known or "", (tuple(value), ()))
    if known is None and "type" not in value:
        needed = (*needed, "type")
    more = guidance.keys(known)
    fields = reader.fields(value, path, needed=needed, optional=(*optional, *more))
    question_id = _question_id(reader, fields, path, seen)
    text = _given(fields, "text", lambda v: reader.text(v, join(path, "text")))
    if known == Note.type_name:
        return None if question_id is None or text is None else Note(question_id, text)
    if question_id is None or text is None:
        _particulars(reader, fields, path, known)
        return None
    return _asked(_particulars(reader, fields, path, known), question_id, text)


_COMMON = ("id", "type", "text", "design")
_KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    Note.type_name: (("id", "type", "text"), ()),
    YesNo.type_name: (_COMMON, ("mode", "required")),
    SingleChoice.type_name: ((*_COMMON, "choices"), ("mode", "required")),
    Rating.type_name: ((*_COMMON, "levels"), ("mode", "required")),
    Joint.type_name: ((*_COMMON, "members"), ("mode", "required")),
    MultipleChoice.type_name: ((*_COMMON, "choices"), ("mode", "required")),
    Number.type_name: ((*_COMMON, "minimum", "maximum"), ("step", "mode", "required")),
}


def _question_id(
    reader: _Reader, fields: Mapping[str, Any], path: str, seen: dict[str, str]
) -> QuestionId | None:
    where = join(path, "id")
    question_id = _given(fields, "id", lambda v: reader.name(v, where, QUESTION_ID))
    if question_id is None:
        return None
    key = question_id.casefold()  # databases and spreadsheets do not tell USED from used
    if key in RESERVED_IDS:
        reader.note(where, f"is {question_id}, a name that the record keeps for itself; rename it.")
    if key in seen:
        reader.note(where, f"is {question_id}, as is {seen[key]}; give each question its own name.")
    seen.setdefault(key, where)
    return QuestionId(question_id)


@dataclass(frozen=True, slots=True)
class _Particulars:
    """What a recorded question has besides its id and text; None where it could not be read."""

    kind: str | None
    choices: tuple[Choice, ...]
    levels: int
    scale: Scale | None
    design: AskableDesign | None
    mode: Mode | None
    required: bool
    members: tuple[AskedQuestion, ...] = ()


def _particulars(
    reader: _Reader, fields: Mapping[str, Any], path: str, kind: str | None
) -> _Particulars:
    choices = _choices(reader, fields, path) if kind in _WITH_CHOICES else ()
    levels = 0
    if kind == Rating.type_name and "levels" in fields:
        where = join(path, "levels")
        levels = reader.whole_number(fields["levels"], where, low=2, high=MOST_LEVELS) or 0
    members: tuple[AskedQuestion, ...] = ()
    if kind == Joint.type_name and "members" in fields:
        members = read_listed_members(
            reader, fields["members"], join(path, "members"), reader.members, reader.alone
        )
        if isinstance(fields["members"], list):
            reader.listed.update(v for v in fields["members"] if isinstance(v, str))
    scale = _scale(reader, fields, path) if kind == Number.type_name else None
    k = {YesNo.type_name: 2, Rating.type_name: levels, Number.type_name: scale}
    k[Joint.type_name] = math.prod(len(m.answers) for m in members) if members else 0
    design = _design(reader, fields, path, kind, k.get(kind or "", len(choices)))
    mode = _mode(reader, fields, path, design, kind)
    required = fields.get("required", True)
    if not isinstance(required, bool):
        reader.note(join(path, "required"), f"is {_shown(required)}; it must be true or false.")
    return _Particulars(kind, choices, levels, scale, design, mode, required is True, members)


_WITH_CHOICES = frozenset({SingleChoice.type_name, MultipleChoice.type_name})


def _scale(reader: _Reader, fields: Mapping[str, Any], path: str) -> Scale | None:
    """Return the possible answers of a number question."""
    low, high = -FARTHEST, FARTHEST
    minimum, maximum = (
        reader.decimal(fields[end], join(path, end), low=low, high=high) if end in fields else None
        for end in ("minimum", "maximum")
    )
    step: Fraction | None = Fraction(1)
    if "step" in fields:
        step = reader.decimal(fields["step"], join(path, "step"), low=FINEST, high=high)
    if minimum is None or maximum is None or step is None:
        return None
    try:
        return Scale(minimum, maximum, step)
    except NotTogether as problem:
        reader.note(join(path, str(problem.facts["parameter"])), f"{problem.facts['reason']}.")
        return None


def _asked(read: _Particulars, question_id: QuestionId, text: Text) -> Question | None:
    if read.design is None or read.mode is None:
        return None
    if read.kind == YesNo.type_name:
        return YesNo(question_id, text, read.design, read.mode, read.required)
    if read.kind == Rating.type_name and read.levels:
        return Rating(question_id, text, read.design, read.mode, read.required, read.levels)
    if read.kind == Number.type_name and read.scale is not None:
        return Number(question_id, text, read.design, read.mode, read.required, read.scale)
    if read.kind == MultipleChoice.type_name and read.choices:
        return MultipleChoice(
            question_id, text, read.design, read.mode, read.required, read.choices
        )
    if read.kind == SingleChoice.type_name and read.choices:
        return SingleChoice(question_id, text, read.design, read.mode, read.required, read.choices)
    if read.kind == Joint.type_name and read.members:
        return Joint(question_id, text, read.design, read.mode, read.required, read.members)
    return None


def _choices(reader: _Reader, fields: Mapping[str, Any], path: str) -> tuple[Choice, ...]:
    if "choices" not in fields:
        return ()
    base = join(path, "choices")
    seen: dict[str, str] = {}
    read = []
    values = reader.items(fields["choices"], base, low=2, high=MOST_CHOICES)
    for i, value in enumerate(values):
        where = f"{base}[{i}]"
        choice = reader.fields(value, where, needed=("id", "text"))
        choice_id = reader.name(choice["id"], f"{where}.id", CHOICE_ID) if "id" in choice else None
        text = reader.text(choice["text"], f"{where}.text") if "text" in choice else None
        if choice_id is not None and choice_id.casefold() in seen:
            first = seen[choice_id.casefold()]
            reader.note(f"{where}.id", f"is {choice_id}, as is {first}; give each its own name.")
        if choice_id is not None:
            seen.setdefault(choice_id.casefold(), f"{where}.id")
        read.append(Choice(choice_id or "", text or Text(())))
    return tuple(read)


def _design(
    reader: _Reader,
    fields: Mapping[str, Any],
    path: str,
    kind: str | None,
    k: int | Scale | None,
) -> AskableDesign | None:
    """Return the design of a question with ``k`` answers, or of a number on that scale."""
    if "design" not in fields:
        return None
    where = join(path, "design")
    value = fields["design"]
    if not isinstance(value, dict):
        reader.note(where, f'is {_kind(value)}; write {{"name": "two_coins"}}, for example.')
        return None
    for key in getattr(value, "duplicates", ()):
        reader.note(join(where, key), "is written more than once; keep one.")
    name = value.get("name")
    fitting = designs_for(kind)
    if not isinstance(name, str) or name not in {*fitting, *DESIGN_BY_NAME}:
        known = ", ".join(fitting)
        reader.note(join(where, "name"), f"is {_shown(name)}; known designs are {known}.")
        return None
    if name not in fitting:
        _not_for(reader, DESIGN_BY_NAME[name], join(where, "name"), kind, fitting)
        return None
    if not isinstance(k, int):
        return _number_design(reader, name, value, where, k)
    if k < 2:  # the choices or levels have mistakes of their own; the parameters are checked anyway
        _parameters_only(reader, name, value, where)
        return None
    if kind == MultipleChoice.type_name and name == Unary.name:
        value = {"at_most": k, **value}  # all of them, where nothing is said
    design = _read_design(reader, fitting[name], value, where, k)
    if design is not None:
        _check_fits(reader, design, join(where, "name"), kind, k)
    return design


def _not_for(
    reader: _Reader,
    design: type[AskableDesign],
    where: str,
    kind: str | None,
    fitting: Mapping[str, type[AskableDesign]],
) -> None:
    """Note a design that asks other types of questions."""
    if kind in {Number.type_name, MultipleChoice.type_name}:
        known = ", ".join(fitting)
        reader.note(where, f"is {design.name}, no design for {kind}; these are: {known}.")
    elif kind is not None:
        types = " and ".join(design.question_types)
        reader.note(where, f"is {design.name}, a design for {types}, not for {kind}.")


def _number_design(
    reader: _Reader, name: str, value: Mapping[str, Any], where: str, scale: Scale | None
) -> AskableDesign | None:
    """Return the design of a number question; what it records must be decimals."""
    kind = designs_for(Number.type_name)[name]
    assert issubclass(kind, QuantitativeDesign | GreenbergQuantitative)  # noqa: S101 - all are
    parameters = {key: given for key, given in value.items() if key != "name"}
    if scale is None:
        _parameters_only(reader, name, value, where)
        return None
    ends = {end: getattr(scale, end) for end in FROM_QUESTION}
    try:
        design = kind.for_question(parameters, **ends)
    except ParameterProblems as problems:
        for problem in problems.problems:
            parameter = str(problem.facts["parameter"])
            path = where if parameter == name else join(where, parameter)
            reader.note(path, str(problem))
        return None
    if isinstance(design, QuantitativeDesign) and not design.unlisted.are_decimals:
        reader.note(where, NO_DECIMALS)
        return None
    return design


NO_DECIMALS = (
    "would report numbers such as 1/3, which no decimal number writes; choose scrambling numbers that "
    "are decimals."
)


def _check_fits(
    reader: _Reader, design: AskableDesign, where: str, kind: str | None, k: int
) -> None:
    """Note a design that cannot ask this type of question, or not with so many answers."""
    if kind == MultipleChoice.type_name:
        return
    types = design.question_types
    # combinations of answers are choices out of a list, whatever the members look like
    kinds = {kind, SingleChoice.type_name} if kind == Joint.type_name else {kind}
    if kind == Joint.type_name and not design.is_randomized:
        reader.note(where, "is direct, which protects nothing; ask the members as questions.")
    elif types and not kinds & set(types):
        reader.note(where, f"is {design.name}, a design for {' and '.join(types)}, not for {kind}.")
    elif not design.derives_k and design.takes != k:
        reader.note(
            where, f"is {design.name}, a design for {design.takes} answers; this question has {k}."
        )
    if design.takes_sets:
        reader.note(where, f"is {design.name} for multiple choice; this question takes one answer.")


def _read_design(
    reader: _Reader, design: type[AskableDesign], value: Mapping[str, Any], where: str, k: int
) -> AskableDesign | None:
    parameters = {key: given for key, given in value.items() if key != "name"}
    try:
        return design.read(parameters, k)
    except ParameterProblems as problems:
        for problem in problems.problems:
            reader.note(join(where, str(problem.facts["parameter"])), str(problem))
        return None


def _parameters_only(reader: _Reader, name: str, value: Mapping[str, Any], where: str) -> None:
    declared = DESIGN_BY_NAME[name].written_parameters()
    for key, given in value.items():
        if key not in declared:
            continue
        try:
            declared[key].read(key, given)
        except ParameterProblem as problem:
            reader.note(join(where, key), str(problem))


def _mode(
    reader: _Reader,
    fields: Mapping[str, Any],
    path: str,
    design: AskableDesign | None,
    kind: str | None,
) -> Mode | None:
    modes = tuple(Mode) if design is None else design.modes
    if kind == Joint.type_name:  # no card or die of one's own makes one report of several answers
        modes = tuple(mode for mode in modes if mode is not Mode.OWN_DEVICE)
    if not modes:
        reader.note(join(path, "design.name"), "needs one's own device; a joint question has none.")
        return None
    if "mode" not in fields:
        return modes[0]
    value = fields["mode"]
    chosen = next((mode for mode in modes if mode.value == value), None)
    if chosen is None:
        known = " or ".join(mode.value for mode in modes)
        whose = "" if design is None else f" for {design.name}"
        reader.note(join(path, "mode"), f"is {_shown(value)}; it must be {known}{whose}.")
    return chosen
