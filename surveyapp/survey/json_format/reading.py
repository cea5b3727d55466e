"""Survey definitions from JSON values: every mistake in one pass, each with its path.

A validation library stops short here: the mistakes that matter (a design's odds, a text without one
of the languages, a mode that a design cannot run in) lie across fields, and must be listed together
with the plain ones, each with what to do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeVar

from surveyapp.designs import Mode
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.core.parameters import NotTogether
from surveyapp.messages.message import msg, printable
from surveyapp.survey.definition import checkable_coins, kiosk_texts, presentation, second_question
from surveyapp.survey.definition.formats import (
    CONFIRMED_EPSILON,
    FORMAT,
    LARGEST_VERSION,
    SECOND_FORMAT,
    TALLIES,
    VARIABLES,
    is_required_unless_stated,
    new_keys,
)
from surveyapp.survey.definition.kiosk_texts import KioskTexts
from surveyapp.survey.definition.survey import PROTECTS_NOBODY_FROM, Survey, SurveyId
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.json_format import arms as reading_arms
from surveyapp.survey.json_format import guidance
from surveyapp.survey.json_format.checked_value import (
    LANGUAGE,
    QUESTION_ID,
    SURVEY_ID,
    Reader,
    SurveyMistakes,
    join,
    json_type_name,
    quoted_value,
)
from surveyapp.survey.json_format.designs import read_design_of, read_mode
from surveyapp.survey.json_format.groups import check_shared_members, read_groups
from surveyapp.survey.json_format.kiosk_texts import read_kiosk_texts
from surveyapp.survey.json_format.mistake_places import names_in
from surveyapp.survey.json_format.question_fields import read_fields
from surveyapp.survey.json_format.second_question import with_second_question
from surveyapp.survey.json_format.strict_json import JsonObject
from surveyapp.survey.routing.placed import Placed
from surveyapp.survey.types.base import AskedQuestion, Question, QuestionId
from surveyapp.survey.types.registry import (
    QUESTION_TYPES,
    asked_type,
    is_only_read,
    member_type_names,
    question_type,
)

if TYPE_CHECKING:
    from surveyapp.survey.definition.analyst_key import AnalystKey
    from surveyapp.survey.definition.question_groups import AskRandom
    from surveyapp.survey.definition.tallies import Tallies

T = TypeVar("T")

MOST_QUESTIONS = 500
MOST_LANGUAGES = 40
_LEAST_CONFIRMED, _MOST_CONFIRMED = Fraction(PROTECTS_NOBODY_FROM), Fraction(10**6)
RESERVED_IDS = frozenset({"interview", "weight", "stratum", "cluster", "kiosk"})


def read_survey(value: Any, file: str) -> Survey:
    """Return the survey that a JSON value defines.

    Parameters
    ----------
    value
        the JSON value, as ``strict_json.parse`` returns it.
    file
        the file's name, for messages.

    Raises
    ------
    SurveyMistakes
        with every mistake found.
    """
    reader = Reader()
    survey = _survey(reader, value)
    if reader.mistakes or survey is None:
        names = names_in(value)
        raise SurveyMistakes(file, [replace(one, names=names) for one in reader.mistakes])
    return survey


def _survey(reader: Reader, value: Any) -> Survey | None:
    needed = ("format", "id", "version", "languages", "title", "questions")
    optional: tuple[str, ...] = (
        *("members", "groups", "analyst_key", TALLIES, checkable_coins.KEY, kiosk_texts.KEY),
        *presentation.KEYS,
    )
    if isinstance(value, dict):  # nobody writes these by hand, so nobody is told of them
        optional += tuple(key for key in (VARIABLES, CONFIRMED_EPSILON) if key in value)
    fields = reader.fields(value, "", needed=needed, optional=optional)
    if not isinstance(value, dict):
        return None
    _format(reader, fields)
    before = len(reader.mistakes)
    reader.languages = _languages(reader, fields)
    reader.are_languages_known = len(reader.mistakes) == before and "languages" in fields
    survey_id = _given(fields, "id", lambda v: reader.name(v, "id", SURVEY_ID))
    version = _given(
        fields, "version", lambda v: reader.whole_number(v, "version", low=1, high=LARGEST_VERSION)
    )
    title = _given(fields, "title", lambda v: reader.text(v, "title"))
    key = _given(fields, "analyst_key", lambda v: _analyst_key(reader, v))
    led = presentation.read_presentation(reader, fields)
    own_texts = _given(fields, kiosk_texts.KEY, lambda v: read_kiosk_texts(reader, v))
    confirmed = _given(
        fields,
        CONFIRMED_EPSILON,
        lambda v: reader.decimal(v, CONFIRMED_EPSILON, low=_LEAST_CONFIRMED, high=_MOST_CONFIRMED),
    )
    questions = _questions(reader, fields, title)
    groups = _given(
        fields,
        "groups",
        lambda v: read_groups(reader, v, questions, reader.question_paths, reader.members),
    )
    if groups is not None or "groups" not in fields:
        check_shared_members(reader, questions, groups or (), reader.question_paths)
    if not isinstance(fields.get(VARIABLES, {}), dict):
        kind = json_type_name(fields[VARIABLES])
        reader.note(VARIABLES, msg("is {value}; it must be an object in braces.", value=kind))
    counted = _tallies(reader, fields, questions, groups or ())
    are_checkable = _given(
        fields,
        checkable_coins.KEY,
        lambda v: checkable_coins.read_checkable_coins(reader, v, questions),
    )
    checkable_coins.check_challenges(
        reader,
        [(reader.question_paths.get(q.id, "questions"), q) for q in questions],
        are_checkable=are_checkable is True,
    )
    if survey_id is None or version is None or title is None:
        return None
    stated = SurveyId(survey_id), version, reader.languages, title, questions, groups or ()
    return Survey(
        *stated,
        analyst_key=key,
        tallies=counted,
        checkable_coins=are_checkable is True,
        presentation=led,
        kiosk_texts=own_texts or KioskTexts(),
        confirmed_epsilon=confirmed,
    )


def _analyst_key(reader: Reader, value: Any) -> AnalystKey | None:
    from surveyapp.survey.definition.analyst_key import NotAnalystKey, read_analyst_key  # noqa: PLC0415

    if not isinstance(value, str):
        reader.note(
            "analyst_key",
            msg(
                "is {value}; write the analyst's public key in quotes.", value=json_type_name(value)
            ),
        )
        return None
    try:
        return read_analyst_key(value)
    except NotAnalystKey as problem:
        reader.note(
            "analyst_key",
            msg("is {value}; {reason}.", value=quoted_value(value), reason=problem.facts["reason"]),
        )
        return None


def _given(fields: Mapping[str, Any], key: str, read: Callable[[Any], T]) -> T | None:
    return read(fields[key]) if key in fields else None


def _tallies(
    reader: Reader,
    fields: Mapping[str, Any],
    questions: Sequence[Question],
    groups: Sequence[AskRandom],
) -> Tallies | None:
    """Return what is only counted; None where nothing is, as in most surveys."""
    if TALLIES not in fields:
        return None
    from surveyapp.survey.json_format.tallies import check_not_sealed, read_tallies  # noqa: PLC0415

    check_not_sealed(reader, fields)
    return read_tallies(reader, fields[TALLIES], questions, groups)


def _format(reader: Reader, fields: Mapping[str, Any]) -> None:
    """Note a format that is not the oldest that can state the survey: each survey has one."""
    value = reader.stated_format = fields.get("format", FORMAT)
    used = dict(new_keys(fields))
    if value == FORMAT:
        for path, given in used.items():
            if given is not False:  # as some files of the first format say of challenges
                reader.note(
                    path,
                    msg('is new in "{newer}"; change the format to that.', newer=SECOND_FORMAT),
                )
    if value == FORMAT or (value == SECOND_FORMAT and used):
        return
    newer = (
        value != SECOND_FORMAT
        and isinstance(value, str)
        and re.fullmatch(r"surveyapp-survey/[0-9]{1,4}", value)
    )
    advice = (
        msg("was written by a newer Surveyapp; update the program.")
        if newer
        else msg('must be "{format}".', format=FORMAT)
    )
    reader.note("format", msg("is {value}; it {advice}", value=quoted_value(value), advice=advice))


def _languages(reader: Reader, fields: Mapping[str, Any]) -> tuple[str, ...]:
    if "languages" not in fields:
        return ()
    codes: list[str] = []
    for i, value in enumerate(
        reader.items(fields["languages"], "languages", low=1, high=MOST_LANGUAGES)
    ):
        code = reader.name(value, f"languages[{i}]", LANGUAGE)
        if code in codes:
            reader.note(f"languages[{i}]", msg("repeats {code}; keep one.", code=code))
        elif code is not None:
            codes.append(code)
    return tuple(codes)


def _questions(
    reader: Reader, fields: Mapping[str, Any], title: Text | None
) -> tuple[Question, ...]:
    if "questions" not in fields:
        return ()
    values = reader.items(fields["questions"], "questions", low=1, high=MOST_QUESTIONS)
    for i, value in enumerate(values):
        if _has_name(value):
            reader.question_paths.setdefault(value["id"], f"questions[{i}]")
    seen: dict[str, str] = {}
    _members(reader, fields, seen)
    placed = []
    for i, value in enumerate(values):
        path = f"questions[{i}]"
        question = _question(reader, value, path, seen)
        led = guidance.read_guidance(reader, value, path) if isinstance(value, dict) else {}
        arms = reading_arms.read_arms(reader, value if isinstance(value, dict) else {}, path)
        if question is not None:
            known = {
                key: led[key] for key in guidance.guidance_keys(question.type_name) if key in led
            }
            if isinstance(question, AskedQuestion) and checkable_coins.CHALLENGE in value:
                where = f"{path}.{checkable_coins.CHALLENGE}"
                flag = presentation.read_flag(reader, value[checkable_coins.CHALLENGE], where)
                known[checkable_coins.CHALLENGE] = flag is True
            led_through = replace(question, **known)
            with_arms = reading_arms.with_arms(reader, led_through, arms, path)
            placed.append(Placed(path, with_second_question(reader, with_arms, value, path)))
    read = {each.question.id for each in placed}
    guidance.check_guidance(reader, placed, title, _ids(values) - read)
    reading_arms.check_controls(reader, placed, _ids(values) - read)
    if values and all(isinstance(v, dict) and is_only_read(v.get("type")) for v in values):
        reader.note("questions", msg("are all notes; add a question that is recorded."))
    for name in reader.members:
        if name not in reader.listed:
            shown = printable(name, 60)
            reader.note(
                "members",
                msg("has {shown}, which no joint question lists; remove it.", shown=shown),
            )
    return tuple(each.question for each in placed)


def _ids(values: Sequence[Any]) -> set[str]:
    ids = (value.get("id") for value in values if isinstance(value, dict))
    return {each for each in ids if isinstance(each, str)}


def _has_name(value: Any) -> bool:
    return isinstance(value, dict) and isinstance(value.get("id"), str)


def _members(reader: Reader, fields: Mapping[str, Any], seen: dict[str, str]) -> None:
    """Read what joint questions can list: questions without a design of their own."""
    if "members" not in fields:
        return
    for i, value in enumerate(
        reader.items(fields["members"], "members", low=1, high=MOST_QUESTIONS)
    ):
        member = _member(reader, value, f"members[{i}]", seen)
        if _has_name(value):
            reader.members.setdefault(value["id"], member)


def _member(reader: Reader, value: Any, path: str, seen: dict[str, str]) -> AskedQuestion | None:
    if not isinstance(value, dict):
        reader.note(
            path, msg("is {value}; it must be an object in braces.", value=json_type_name(value))
        )
        return None
    for key in (
        *("design", "mode", "required", checkable_coins.CHALLENGE, second_question.KEY),
        *(*guidance.OF_ALL, *guidance.OF_ASKED, *reading_arms.KEYS),
    ):
        if key in value:
            reader.note(join(path, key), msg("belongs to the joint question; remove it here."))
    if "type" in value and value["type"] not in member_type_names():
        known = ", ".join(member_type_names())
        reader.note(
            join(path, "type"),
            msg(
                "is {value}; a member's type is {known}.",
                value=quoted_value(value["type"]),
                known=known,
            ),
        )
        return None
    bare = JsonObject((k, v) for k, v in value.items() if k not in {"mode", "required"})
    bare.duplicates = getattr(value, "duplicates", ())
    bare["design"] = {"name": "direct"}  # the product is randomized, not each member
    question = _question(reader, bare, path, seen)
    return question if isinstance(question, AskedQuestion) else None


def _question(reader: Reader, value: Any, path: str, seen: dict[str, str]) -> Question | None:
    if not isinstance(value, dict):
        reader.note(
            path, msg("is {value}; it must be an object in braces.", value=json_type_name(value))
        )
        return None
    kind = value.get("type")
    declared = question_type(kind)
    known = None if declared is None else declared.type_name
    if "type" in value and known is None:
        reader.note(
            join(path, "type"),
            msg(
                "is {kind}; known types are {types}.",
                kind=quoted_value(kind),
                types=", ".join(QUESTION_TYPES.by_name),
            ),
        )
    needed, optional = (tuple(value), ()) if declared is None else _keys(declared)
    if known is None and "type" not in value:
        needed = (*needed, "type")
    more = (*guidance.guidance_keys(known), *reading_arms.arm_keys(known))
    if not is_only_read(known):
        more = (*more, checkable_coins.CHALLENGE, second_question.KEY)
    fields = reader.fields(value, path, needed=needed, optional=(*optional, *more))
    question_id = _question_id(reader, fields, path, seen)
    text = _given(fields, "text", lambda v: reader.text(v, join(path, "text")))
    if declared is not None and is_only_read(known):
        return None if question_id is None or text is None else declared(question_id, text)
    return _asked(reader, fields, path, asked_type(known), (question_id, text))


def _keys(kind: type[Question]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the keys that a question of a type must have, and those that it may have."""
    needed = tuple(each.key for each in kind.fields if each.is_needed)
    optional = tuple(each.key for each in kind.fields if not each.is_needed)
    if not issubclass(kind, AskedQuestion):
        return ("id", "type", "text", *needed), optional
    return ("id", "type", "text", "design", *needed), ("mode", "required", *optional)


def _question_id(
    reader: Reader, fields: Mapping[str, Any], path: str, seen: dict[str, str]
) -> QuestionId | None:
    where = join(path, "id")
    question_id = _given(fields, "id", lambda v: reader.name(v, where, QUESTION_ID))
    if question_id is None:
        return None
    key = question_id.casefold()  # databases and spreadsheets ignore case
    if key in RESERVED_IDS:
        reader.note(
            where,
            msg(
                "is {question_id}, a name that the record keeps for itself; rename it.",
                question_id=question_id,
            ),
        )
    if key in seen:
        reader.note(
            where,
            msg(
                "is {question_id}, as is {seen}; give each question its own name.",
                question_id=question_id,
                seen=seen[key],
            ),
        )
    seen.setdefault(key, where)
    return QuestionId(question_id)


def _arguments(
    reader: Reader, fields: Mapping[str, Any], path: str, kind: type[AskedQuestion] | None
) -> Mapping[str, Any] | None:
    """Return what the type's own fields are for its constructor, or None with mistakes noted."""
    if kind is None:
        return None
    values = read_fields(reader, fields, path, kind)
    design = fields.get("design")
    is_direct = isinstance(design, dict) and design.get("name") == Direct.name
    try:
        return kind.arguments(values, is_direct=is_direct)
    except NotTogether as problem:
        reader.note(
            join(path, str(problem.facts["parameter"])),
            msg("{reason}.", reason=problem.facts["reason"]),
        )
        return None


def _asked(
    reader: Reader,
    fields: Mapping[str, Any],
    path: str,
    kind: type[AskedQuestion] | None,
    stem: tuple[QuestionId | None, Text | None],
) -> AskedQuestion | None:
    """Return a question with answers; ``stem`` is its id and text, None where they have mistakes."""
    arguments = _arguments(reader, fields, path, kind)
    begun = None
    if kind is not None and arguments is not None:  # asked directly, until its design is read
        begun = kind(QuestionId(""), Text(()), Direct(2), Mode.KIOSK_COINS, False, **arguments)  # noqa: FBT003
    size = None if begun is None else begun.size
    design = read_design_of(reader, fields, path, kind, size)
    mode = read_mode(reader, fields, path, design, kind)
    is_randomized = design is not None and design.is_randomized
    usual = is_required_unless_stated(reader.stated_format, is_randomized=is_randomized)
    required = fields.get("required", usual)
    if not isinstance(required, bool):
        reader.note(
            join(path, "required"),
            msg("is {required}; it must be true or false.", required=quoted_value(required)),
        )
    question_id, text = stem
    if begun is None or question_id is None or text is None or design is None or mode is None:
        return None
    return replace(
        begun, id=question_id, text=text, design=design, mode=mode, required=required is True
    )
