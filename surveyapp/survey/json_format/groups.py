"""What spans several questions: the members of joint questions, and groups of which a few are asked."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.messages.message import Message, msg, printable
from surveyapp.survey.json_format.checked_value import Reader
from surveyapp.survey.types.base import AskedQuestion, Question, QuestionId

if TYPE_CHECKING:
    from surveyapp.survey.definition.question_groups import AskRandom

MOST_LISTED = 500


def read_listed_members(
    reader: Reader,
    value: Any,
    path: str,
    members: Mapping[str, AskedQuestion | None],
    question_ids: Collection[str],
) -> tuple[AskedQuestion, ...]:
    """Return the members that a joint question lists; none if one of them cannot be used.

    Parameters
    ----------
    reader
        collects mistakes.
    value
        the JSON value of the key ``members``.
    path
        its JSON path.
    members
        the survey's members by id; None for one with mistakes of its own.
    question_ids
        the ids of the survey's questions.
    """
    from surveyapp.survey.types.joint import MOST_MEMBERS  # noqa: PLC0415 - few surveys join questions

    names = _listed_ids(reader, value, path, low=2, high=MOST_MEMBERS)
    found = [_listed_member(reader, name, where, members, question_ids) for name, where in names]
    known = tuple(member for member in found if member is not None)
    if not known or len(known) < len(value):
        return ()
    combinations = math.prod(len(member.answers) for member in known)
    if combinations > MOST_CHOICES:
        reader.note(
            path,
            msg(
                "has {combinations} combinations of answers; {most_choices} are the most.",
                combinations=combinations,
                most_choices=MOST_CHOICES,
            ),
        )
        return ()
    return known


def _listed_member(
    reader: Reader,
    name: str,
    where: str,
    members: Mapping[str, AskedQuestion | None],
    question_ids: Collection[str],
) -> AskedQuestion | None:
    if name not in members:
        advice = (
            msg("which is asked alone; move it to members, without its design.")
            if name in question_ids
            else msg("which is not there; {members}.", members=known_ids(members, "members"))
        )
        reader.note(where, msg("is {name}, {advice}", name=printable(name, 60), advice=advice))
        return None
    return members[name]


def known_ids(names: Collection[str], kind: str) -> Message:
    """Return which ids there are, to follow a semicolon.

    Parameters
    ----------
    names
        the ids.
    kind
        what they are ids of, and the key that lists them.
    """
    shown = ", ".join(printable(name, 60) for name in list(names)[:8])
    return (
        msg(
            "{kind} are {shown}{more}",
            kind=kind,
            shown=shown,
            more=", …" if len(names) > 8 else "",
        )
        if names
        else msg("add it to {kind}", kind=kind)
    )


def _listed_ids(
    reader: Reader, value: Any, path: str, *, low: int, high: int
) -> list[tuple[str, str]]:
    """Return the ids in the list at ``path`` with their paths, each once."""
    found: dict[str, str] = {}
    for i, name in enumerate(reader.items(value, path, low=low, high=high)):
        where = f"{path}[{i}]"
        if not isinstance(name, str):
            reader.note(where, msg("is not the id of a question; write one in quotes."))
        elif name in found:
            reader.note(where, msg("repeats {name}; keep one.", name=printable(name, 60)))
        else:
            found[name] = where
    return list(found.items())


def read_groups(
    reader: Reader,
    value: Any,
    questions: Sequence[Question],
    question_ids: Collection[str],
    members: Collection[str],
) -> tuple[AskRandom, ...] | None:
    """Return the survey's groups; None if one of them has mistakes.

    Parameters
    ----------
    reader
        collects mistakes.
    value
        the JSON value of the key ``groups``.
    questions
        the questions that could be read.
    question_ids
        the ids of all questions.
    members
        the ids of members of joint questions.
    """
    groups = _Groups(
        reader, {question.id: question for question in questions}, question_ids, members
    )
    values = reader.items(value, "groups", low=1, high=MOST_LISTED)
    read = [groups.read(one, f"groups[{i}]") for i, one in enumerate(values)]
    right = tuple(group for group in read if group is not None)
    return right if values and len(right) == len(values) else None


@dataclass(frozen=True, slots=True)
class _Groups:
    """Reads one group after the other and remembers which questions are taken, and where."""

    reader: Reader
    by_id: Mapping[QuestionId, Question]
    question_ids: Collection[str]
    members: Collection[str]
    taken: dict[str, str] = field(default_factory=dict)

    def read(self, value: Any, path: str) -> AskRandom | None:
        from surveyapp.survey.definition.question_groups import AskRandom  # noqa: PLC0415

        fields = self.reader.fields(value, path, needed=("ask_random", "of"))
        if "of" not in fields:
            return None
        names = _listed_ids(self.reader, fields["of"], f"{path}.of", low=2, high=MOST_LISTED)
        are_right = [self._is_groupable(name, where) for name, where in names]
        if "ask_random" not in fields or not names:
            return None
        size = self.reader.whole_number(
            fields["ask_random"], f"{path}.ask_random", low=1, high=len(fields["of"])
        )
        if size is None or not all(are_right) or len(names) < len(fields["of"]):
            return None
        return AskRandom(size, tuple(QuestionId(name) for name, _ in names))

    def _is_groupable(self, name: str, where: str) -> bool:
        question = self.by_id.get(QuestionId(name))
        wrong = self._wrong_with(name, question)
        if wrong:
            self.reader.note(
                where, msg("is {name}, {wrong}", name=printable(name, 60), wrong=wrong)
            )
            return False
        self.taken[name] = where
        return question is not None

    def _wrong_with(self, name: str, question: Question | None) -> Message | None:
        if name not in self.question_ids:
            if name in self.members:
                return msg("a member of joint questions; list the joint question.")
            return msg(
                "which is not among the questions; {alone}.",
                alone=known_ids(self.question_ids, "questions"),
            )
        if name in self.taken:
            return msg(
                "as is {taken}; a question can be in one group only.", taken=self.taken[name]
            )
        if question is not None and not isinstance(question, AskedQuestion):
            return msg("a note; list randomized questions only.")
        if isinstance(question, AskedQuestion) and not question.design.is_randomized:
            return msg("a direct question; list randomized questions only.")
        if question is not None and question.relevant is not None:
            return msg(
                "which is relevant to some only; list questions that everybody can be drawn for."
            )
        return None


def check_shared_members(
    reader: Reader,
    questions: Sequence[Question],
    groups: Sequence[AskRandom],
    paths: Mapping[str, str],
) -> None:
    """Note a member of two joint questions of which one respondent may be asked both.

    Two reports of one answer average the coins out, beyond the ε of either.

    Parameters
    ----------
    reader
        collects mistakes.
    questions
        the questions that could be read.
    groups
        the survey's groups.
    paths
        the questions' JSON paths by id.
    """
    first: dict[str, list[str]] = {}
    for question in questions:
        for member in question.answered_together:
            users = first.setdefault(member.id, [])
            other = next((u for u in users if not _are_alternatives(u, question.id, groups)), None)
            if other is not None:
                reader.note(
                    f"{paths[question.id]}.members",
                    msg(
                        "has {name}, as has {other}; one respondent may be asked it only once: "
                        "list both questions in one group with ask_random 1, or give each a "
                        "member of its own.",
                        name=member.id,
                        other=other,
                    ),
                )
            users.append(question.id)


def _are_alternatives(first: str, other: str, groups: Sequence[AskRandom]) -> bool:
    return any(group.size == 1 and first in group.of and other in group.of for group in groups)
