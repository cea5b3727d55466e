"""The edits that one makes of a survey while it is written: each returns another draft.

What names a question elsewhere (groups, joint questions, conditions) follows when it is renamed or
removed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from surveyapp.designs.channels.direct import Direct
from surveyapp.services.surveys.draft import (
    CONDITIONS,
    GROUPS,
    MEMBERS,
    QUESTIONS,
    TEXTS,
    Draft,
    Path,
    free_name,
    with_fitting_format,
)
from surveyapp.survey.definition import second_question
from surveyapp.survey.definition.checkable_coins import CHALLENGE
from surveyapp.survey.definition.formats import TALLIES
from surveyapp.survey.definition.kiosk_texts import KEY as KIOSK_TEXTS
from surveyapp.survey.definition.tallies import DEFAULT_CAPACITY
from surveyapp.survey.types.fields import ChoicesField, Field, MembersField
from surveyapp.survey.types.registry import (
    QUESTION_TYPES,
    asked_type,
    can_be_private,
    is_only_read,
    member_type_names,
    question_type,
)
from surveyapp.survey.types.yes_no import YesNo

USUAL_TRUSTEES = 3


def put_text(draft: Draft, path: Path, text: str) -> Draft:
    """Return the draft with a text in one language at ``path``; an empty one is missing."""
    if text:
        return draft.put(path, text)
    if draft.at(path) is None:
        return draft
    draft, above = draft.drop(path), path[:-1]
    while above and _may_be_left_out(above) and not draft.at(above):
        draft, above = draft.drop(above), above[:-1]
    return draft


def _may_be_left_out(path: Path) -> bool:
    """Return whether a text, or the harmless question with all of its texts, is gone when it is empty."""
    is_second = second_question.KEY in path[-2:]
    return is_second or (path[-1] in TEXTS and path[-1] != "text")


def add_language(draft: Draft, code: str) -> Draft:
    """Return the draft with one more language, in which all texts are missing."""
    return draft.insert(("languages",), len(draft.languages), code)


def remove_language(draft: Draft, place: int) -> Draft:
    """Return the draft without a language and its texts."""
    code = draft.languages[place]
    without = draft.drop(("languages", place))
    if code in without.languages:
        return without
    for path in (*text_paths(draft), (KIOSK_TEXTS,)):
        if code in without.at(path, {}):
            without = without.drop((*path, code))
    return without if without.at((KIOSK_TEXTS,)) else _dropped(without, (KIOSK_TEXTS,))


def _dropped(draft: Draft, path: Path) -> Draft:
    return draft if draft.at(path) is None else draft.drop(path)


def put_kiosk_text(draft: Draft, code: str, english: str, text: str) -> Draft:
    """Return the draft with a text of the kiosk in one of its languages; an empty one is missing.

    Parameters
    ----------
    draft
        the survey while it is written.
    code
        the language's code.
    english
        the text as the program has it.
    text
        its translation.
    """
    path: Path = (KIOSK_TEXTS, code, english)
    if text.strip():
        return draft.put(path, text)
    draft = _dropped(draft, path)
    for above in (path[:2], path[:1]):
        draft = draft if draft.at(above) else _dropped(draft, above)
    return draft


def with_all_texts(draft: Draft) -> Draft:
    """Return the draft with something wherever a text is missing; what else is wrong stays.

    Parameters
    ----------
    draft
        the survey while it is written.
    """
    for path in text_paths(draft):
        for code in draft.languages:
            if not str(draft.at((*path, code), "")).strip():
                draft = draft.put((*path, code), "-")
    return draft


def text_paths(draft: Draft) -> list[Path]:
    """Return the paths of all texts that are there."""
    found: list[Path] = [("title",)]
    for part in (QUESTIONS, MEMBERS):
        for place, question in enumerate(draft.value.get(part, ())):
            found += [(part, place, key) for key in TEXTS]
            choices = range(len(question.get("choices", ())))
            found += [(part, place, "choices", i, "text") for i in choices]
            found += [(part, place, second_question.KEY, key) for key in second_question.TEXT_NAMES]
    return [path for path in found if draft.at(path) is not None]


def missing_texts(draft: Draft) -> dict[str, int]:
    """Return for each language how many texts it lacks."""
    texts = [draft.at(path) for path in text_paths(draft)]
    return {
        code: sum(1 for text in texts if not str(text.get(code, "")).strip())
        for code in draft.languages
    }


# Questions


def _new_question(draft: Draft, kind: str) -> dict[str, Any]:
    """Return an unfinished question of a type; its design is chosen afterwards."""
    question: dict[str, Any] = {"id": draft.free_id(kind), "type": kind, "text": {}}
    made = question | _particulars(draft, kind)
    is_open = asked_type(kind) is not None and not can_be_private(kind)
    return made | ({"design": {"name": Direct.name}} if is_open else {})


def _particulars(draft: Draft, kind: str) -> dict[str, Any]:
    declared = question_type(kind)
    stated = {} if declared is None else {each.key: _start(draft, each) for each in declared.fields}
    return {key: given for key, given in stated.items() if given is not None}


def _start(draft: Draft, declared: Field) -> Any:
    """Return what a field is in a new question; None: it is not there yet."""
    if isinstance(declared, ChoicesField):
        return [{"id": "a", "text": {}}, {"id": "b", "text": {}}]
    if isinstance(declared, MembersField):
        first = draft.free_id("part_1")
        second = free_name("part_2", {first, draft.free_id("part_2")} - {"part_2"})
        return [first, draft.free_id(second)]
    return declared.start


def add_question(draft: Draft, kind: str, place: int) -> Draft:
    """Return the draft with a new question at ``place``; a joint one with two yes/no members."""
    question = _new_question(draft, kind)
    added = with_fitting_format(draft.insert((QUESTIONS,), place, question))
    return _with_new_members(added, question)


def _with_new_members(draft: Draft, question: Mapping[str, Any]) -> Draft:
    for name in question.get("members", ()):
        if draft.member_path(name) is None:
            member = {"id": name, "type": YesNo.type_name, "text": {}}
            draft = draft.insert((MEMBERS,), len(draft.members), member)
    return draft


def add_member(draft: Draft, path: Path) -> Draft:
    """Return the draft with one more yes/no member of the joint question at ``path``."""
    names = draft.at((*path, "members"), [])
    made = draft.put((*path, "members"), [*names, draft.free_id(f"part_{len(names) + 1}")])
    return _with_new_members(made, made.at(path))


def duplicate_question(draft: Draft, place: int) -> Draft:
    """Return the draft with a copy behind the question at ``place``; a joint one copies its members.

    Two joint questions must not share members: one respondent is asked each only once.
    """
    question = dict(draft.questions[place])
    question["id"] = draft.free_id(str(question.get("id", "")))
    copied = draft.insert((QUESTIONS,), place + 1, question)
    if "members" not in question:
        return copied
    names = []
    for name in question["members"]:
        path = copied.member_path(name)
        names.append(name if path is None else copied.free_id(name))
        if path is not None:
            member = {**copied.at(path), "id": names[-1]}
            copied = copied.insert((MEMBERS,), len(copied.members), member)
    return copied.put((QUESTIONS, place + 1, "members"), names)


def remove_question(draft: Draft, place: int) -> Draft:
    """Return the draft without a question, its members, and its places in groups."""
    name = draft.questions[place].get("id")
    without = _without_orphans(draft.drop((QUESTIONS, place)))
    is_still_there = any(q.get("id") == name for q in without.questions)
    return without if is_still_there else _uncounted(_ungrouped(without, str(name)), str(name))


def remove_member(draft: Draft, path: Path) -> Draft:
    """Return the draft without a member, in every joint question that lists it."""
    name = draft.at(path).get("id")
    without = draft
    for place, question in enumerate(draft.questions):
        if name in question.get("members", ()):
            kept = [each for each in question["members"] if each != name]
            without = without.put((QUESTIONS, place, "members"), kept)
    return _without_orphans(without)


def _without_orphans(draft: Draft) -> Draft:
    """Return the draft without members that no joint question lists."""
    if MEMBERS not in draft.value:
        return draft
    listed = {name for question in draft.questions for name in question.get("members", ())}
    kept = [member for member in draft.members if member.get("id") in listed]
    return draft.put((MEMBERS,), kept) if kept else draft.drop((MEMBERS,))


def _ungrouped(draft: Draft, name: str) -> Draft:
    groups = []
    for group in draft.groups:
        of = [each for each in group.get("of", ()) if each != name]
        size = group.get("ask_random")
        fewer = min(size, len(of)) if isinstance(size, int) else size
        if len(of) > 1 or len(of) == len(group.get("of", ())):
            groups.append({**group, "ask_random": fewer, "of": of})
    return _with_groups(draft, groups)


def _uncounted(draft: Draft, name: str) -> Draft:
    """Return the draft without a question in its tallies; what was counted with it is counted without."""
    kept = [[each for each in one if each != name] for one in draft.tallies]
    named = [one for place, one in enumerate(kept) if one and one not in kept[:place]]
    draft = draft if named == list(draft.tallies) else draft.put((TALLIES, "of"), named)
    return draft if draft.at((TALLIES, "bands", name)) is None else put_bands(draft, name, ())


def put_bands(draft: Draft, name: str, starts: Sequence[Any]) -> Draft:
    """Return the draft with the beginnings of the bands in which a number is counted.

    Parameters
    ----------
    draft
        the survey while it is written.
    name
        the id of the number's question.
    starts
        where bands begin; none: it has no bands.
    """
    if starts:
        return draft.put((TALLIES, "bands", name), list(starts))
    draft = _dropped(draft, (TALLIES, "bands", name))
    return draft if draft.at((TALLIES, "bands")) else _dropped(draft, (TALLIES, "bands"))


def put_tally(draft: Draft, names: Sequence[str], *, is_counted: bool) -> Draft:
    """Return the draft that counts questions together, or no longer does.

    Parameters
    ----------
    draft
        the survey while it is written.
    names
        the questions' ids, in whatever order.
    is_counted
        whether they are counted together.
    """
    others = [one for one in draft.tallies if set(one) != set(names)]
    of = [*others, list(names)] if is_counted else others
    return draft.put((TALLIES, "of"), sorted(of, key=len))


def add_trustee(draft: Draft) -> Draft:
    """Return the draft with one more trustee, whose name and key are to be filled in."""
    listed = draft.at((TALLIES, "trustees"), [])
    return draft.put((TALLIES, "trustees"), [*listed, {"name": "", "public_key": ""}])


def begin_tallies(draft: Draft) -> Draft:
    """Return the draft as a survey that keeps no records: with room for three trustees.

    What seals records is gone: there are none.
    """
    trustees = [{"name": "", "public_key": ""} for _ in range(USUAL_TRUSTEES)]
    value = {"of": [], "trustees": trustees, "threshold": 2, "capacity": DEFAULT_CAPACITY}
    return _dropped(draft, ("analyst_key",)).put((TALLIES,), value)


def _with_groups(draft: Draft, groups: Sequence[Mapping[str, Any]]) -> Draft:
    if groups:
        return draft.put((GROUPS,), list(groups))
    return draft.drop((GROUPS,)) if GROUPS in draft.value else draft


def remove_group(draft: Draft, place: int) -> Draft:
    """Return the draft without a group; its questions are asked of everybody again."""
    return _with_groups(draft, [*draft.groups[:place], *draft.groups[place + 1 :]])


def add_group(draft: Draft, questions: Sequence[str]) -> Draft:
    """Return the draft with a group of which each respondent is asked one question."""
    return _with_groups(draft, [*draft.groups, {"ask_random": 1, "of": list(questions)}])


def rename(draft: Draft, path: Path, name: str) -> Draft:
    """Return the draft with another id for a question or member, also where others name it."""
    old = draft.at((*path, "id"))
    renamed = draft.put((*path, "id"), name)
    part = path[0]
    if any(each.get("id") == old for each in renamed.value.get(str(part), ())):
        return renamed  # others of that name are meant as much
    renamed = _with_conditions_about(renamed, f"${{{old}}}", f"${{{name}}}")
    if part == QUESTIONS:
        for place, group in enumerate(draft.groups):
            renamed = renamed.put((GROUPS, place, "of"), _replaced(group.get("of", ()), old, name))
        for place, one in enumerate(draft.tallies):
            renamed = renamed.put((TALLIES, "of", place), _replaced(one, old, name))
        starts = draft.at((TALLIES, "bands", str(old)))
        return renamed if starts is None else put_bands(put_bands(renamed, old, ()), name, starts)
    for place, question in enumerate(draft.questions):
        if "members" in question:
            names = _replaced(question["members"], old, name)
            renamed = renamed.put((QUESTIONS, place, "members"), names)
    return renamed


def _with_conditions_about(draft: Draft, old: str, new: str) -> Draft:
    for place, question in enumerate(draft.questions):
        for key in CONDITIONS:
            if old in question.get(key, ""):
                said = question[key].replace(old, new)
                draft = draft.put((QUESTIONS, place, key), said)
    return draft


def _replaced(names: Sequence[str], old: str, new: str) -> list[str]:
    return [new if name == old else name for name in names]


def put_flag(draft: Draft, path: Path, *, is_on: bool) -> Draft:
    """Return the draft with ``true`` at ``path``, or without the key."""
    if is_on:
        return draft.put(path, value=True)
    return draft if draft.at(path) is None else draft.drop(path)


_KEPT = ("id", "type", "text", "relevant", "hint", "audio")
_KEPT_IF_ASKED = (
    *("design", "mode", "required", CHALLENGE, second_question.KEY),
    *("constraint", "constraint_message"),
)


def change_type(draft: Draft, path: Path, kind: str) -> Draft:
    """Return the draft with a question of another type, which keeps what both types have."""
    old = draft.at(path)
    own = _particulars(draft, kind)
    kept = (*_KEPT, *(() if is_only_read(kind) else _KEPT_IF_ASKED), *own)
    question = {**own, **{key: each for key, each in old.items() if key in kept}, "type": kind}
    changed = _without_orphans(draft.put(path, question))
    return _with_new_members(changed, question)


def types_at(path: Path) -> tuple[str, ...]:
    """Return the types that a question at ``path`` can have."""
    return member_type_names() if path[:1] == (MEMBERS,) else QUESTION_KINDS


QUESTION_KINDS = tuple(QUESTION_TYPES.by_name)


def add_choice(draft: Draft, path: Path) -> Draft:
    """Return the draft with one more choice of the question at ``path``."""
    choices = draft.at((*path, "choices"), [])
    taken = {str(choice.get("id", "")).casefold() for choice in choices}
    letters = (chr(ord("a") + i) for i in range(26))
    name = next((c for c in letters if c not in taken), free_name("choice", taken))
    return draft.insert((*path, "choices"), len(choices), {"id": name, "text": {}})
