"""Survey definitions from JSON values: every mistake in one pass, each with its path.

A validation library stops short here: the mistakes that matter (a design's odds, a text without one
of the languages, a mode that a design cannot run in) lie across fields, and must be listed together
with the plain ones, each with what to do.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, TypeVar

from surveyapp.designs import DESIGN_BY_NAME, AskableDesign, Mode
from surveyapp.designs.design import MOST_CHOICES
from surveyapp.designs.parameters import ParameterProblem, ParameterProblems
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem, printable
from surveyapp.survey.analyst_key import AnalystKey, NotAnalystKey, read_analyst_key
from surveyapp.survey.questions import (
    QUESTION_TYPES,
    Choice,
    Note,
    Question,
    QuestionId,
    Rating,
    SingleChoice,
    YesNo,
)
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
    fields = reader.fields(value, "", needed=needed, optional=("analyst_key",))
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
    key = _given(fields, "analyst_key", lambda v: _analyst_key(reader, v))
    questions = _questions(reader, fields)
    if survey_id is None or version is None or title is None:
        return None
    return Survey(SurveyId(survey_id), version, reader.languages, title, questions, key)


def _analyst_key(reader: _Reader, value: Any) -> AnalystKey | None:
    if not isinstance(value, str):
        reader.note("analyst_key", f"is {_kind(value)}; write the analyst's public key in quotes.")
        return None
    try:
        return read_analyst_key(value)
    except NotAnalystKey as problem:
        reader.note("analyst_key", f"is {_shown(value)}; {problem.facts['reason']}.")
        return None


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


def _questions(reader: _Reader, fields: Mapping[str, Any]) -> tuple[Question, ...]:
    if "questions" not in fields:
        return ()
    values = reader.items(fields["questions"], "questions", low=1, high=MOST_QUESTIONS)
    seen: dict[str, str] = {}
    questions = []
    for i, value in enumerate(values):
        path = f"questions[{i}]"
        question = _question(reader, value, path, seen)
        if question is not None:
            questions.append(question)
    if values and all(isinstance(v, dict) and v.get("type") == Note.type_name for v in values):
        reader.note("questions", "are all notes; add a question that is recorded.")
    return tuple(questions)


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
    fields = reader.fields(value, path, needed=needed, optional=optional)
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
    design: AskableDesign | None
    mode: Mode | None
    required: bool


def _particulars(
    reader: _Reader, fields: Mapping[str, Any], path: str, kind: str | None
) -> _Particulars:
    choices = _choices(reader, fields, path) if kind == SingleChoice.type_name else ()
    levels = 0
    if kind == Rating.type_name and "levels" in fields:
        where = join(path, "levels")
        levels = reader.whole_number(fields["levels"], where, low=2, high=MOST_LEVELS) or 0
    k = {YesNo.type_name: 2, SingleChoice.type_name: len(choices), Rating.type_name: levels}
    design = _design(reader, fields, path, kind, k.get(kind or "", 0))
    mode = _mode(reader, fields, path, design)
    required = fields.get("required", True)
    if not isinstance(required, bool):
        reader.note(join(path, "required"), f"is {_shown(required)}; it must be true or false.")
    return _Particulars(kind, choices, levels, design, mode, required is True)


def _asked(read: _Particulars, question_id: QuestionId, text: Text) -> Question | None:
    if read.design is None or read.mode is None:
        return None
    if read.kind == YesNo.type_name:
        return YesNo(question_id, text, read.design, read.mode, read.required)
    if read.kind == Rating.type_name and read.levels:
        return Rating(question_id, text, read.design, read.mode, read.required, read.levels)
    if read.kind == SingleChoice.type_name and read.choices:
        return SingleChoice(question_id, text, read.design, read.mode, read.required, read.choices)
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
    reader: _Reader, fields: Mapping[str, Any], path: str, kind: str | None, k: int
) -> AskableDesign | None:
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
    if not isinstance(name, str) or name not in DESIGN_BY_NAME:
        known = ", ".join(DESIGN_BY_NAME)
        reader.note(join(where, "name"), f"is {_shown(name)}; known designs are {known}.")
        return None
    if k < 2:  # the choices or levels have mistakes of their own; the parameters are checked anyway
        _parameters_only(reader, name, value, where)
        return None
    design = _read_design(reader, name, value, where, k)
    if design is not None:
        _check_fits(reader, design, join(where, "name"), kind, k)
    return design


def _check_fits(
    reader: _Reader, design: AskableDesign, where: str, kind: str | None, k: int
) -> None:
    """Note a design that cannot ask this type of question, or not with so many answers."""
    types = design.question_types
    if types and kind not in types:
        reader.note(where, f"is {design.name}, a design for {' and '.join(types)}, not for {kind}.")
    elif not design.derives_k and design.takes != k:
        reader.note(
            where, f"is {design.name}, a design for {design.takes} answers; this question has {k}."
        )
    if design.takes_sets:
        reader.note(where, f"is {design.name} for multiple choice; this question takes one answer.")


def _read_design(
    reader: _Reader, name: str, value: Mapping[str, Any], where: str, k: int
) -> AskableDesign | None:
    parameters = {key: given for key, given in value.items() if key != "name"}
    try:
        return DESIGN_BY_NAME[name].read(parameters, k)
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
    reader: _Reader, fields: Mapping[str, Any], path: str, design: AskableDesign | None
) -> Mode | None:
    modes = tuple(Mode) if design is None else design.modes
    if "mode" not in fields:
        return modes[0]
    value = fields["mode"]
    chosen = next((mode for mode in modes if mode.value == value), None)
    if chosen is None:
        known = " or ".join(mode.value for mode in modes)
        whose = "" if design is None else f" for {design.name}"
        reader.note(join(path, "mode"), f"is {_shown(value)}; it must be {known}{whose}.")
    return chosen
