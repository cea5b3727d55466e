"""Opening the sealed interviews of a collection file: each box for itself, none stops the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.storage.collection.format import FIRST_LINE, Collection, header, line_problem

if TYPE_CHECKING:
    from surveyapp.storage.collection.sealing import Opener


class KeyNeeded(UserProblem):
    """The file's interviews are sealed, and no key was given."""

    def __init__(self, *, file: object, key: object) -> None:
        super().__init__(
            msg(
                "{file} is sealed to the analyst's key “{key}”. Give that key's file "
                "and its passphrase.",
                file=file,
                key=key,
            )
        )


class WrongKey(UserProblem):
    """The file's interviews are sealed to another key than the one given."""

    def __init__(self, *, file: object, key: object, given: object) -> None:
        super().__init__(
            msg(
                "{file} is sealed to the analyst's key “{key}”, and the key given is "
                "“{given}”. Give the file of the other key.",
                file=file,
                key=key,
                given=given,
            )
        )


class InterviewDamaged(UserProblem):
    """One interview of a file cannot be read; the others were."""

    def __init__(self, *, file: object, line: object, reason: object) -> None:
        super().__init__(
            msg(
                "{file}, line {line}: this interview is damaged and was left out "
                "({reason}). The others are not affected.",
                file=file,
                line=line,
                reason=reason,
            )
        )


@dataclass(frozen=True, slots=True)
class OpenedCollection:
    """A collection with its interviews in the clear, and what could not be opened."""

    collection: Collection
    damaged: tuple[InterviewDamaged, ...]


def open_collection(collection: Collection, opener: Opener | None) -> OpenedCollection:
    """Return ``collection`` in the clear; one that is not sealed stays as it is.

    Raises
    ------
    KeyNeeded
        if it is sealed and there is no ``opener``.
    WrongKey
        if it is sealed to another key.
    """
    key = collection.sealed_to
    if key is None:
        return OpenedCollection(collection, ())
    if opener is None:
        raise KeyNeeded(file=collection.name, key=key.fingerprint)
    if opener.key != key:
        given = opener.key.fingerprint
        raise WrongKey(file=collection.name, key=key.fingerprint, given=given)
    lines: dict[str, str] = {}
    damaged = []
    for number, line, problem in _opened_lines(collection, opener):
        interview = line.partition(",")[0]
        reason = problem or (_REPEATED if interview in lines else None)
        if reason is None:
            lines[interview] = line
        else:
            damaged.append(InterviewDamaged(file=collection.name, line=number, reason=reason))
    return OpenedCollection(_in_the_clear(collection, sorted(lines.values())), tuple(damaged))


def _opened_lines(
    collection: Collection, opener: Opener
) -> Iterator[tuple[int, str, Message | None]]:
    """Yield each interview's line number, its line in the clear, and what is wrong with it."""
    from surveyapp.storage.collection.sealing import Binding, BoxDamaged  # noqa: PLC0415

    binding = Binding(collection.survey, collection.manifest.kiosk)
    record = collection.survey.record
    for number, box in _boxes(collection):
        try:
            line = opener.open(box, binding)
        except BoxDamaged:
            yield number, "", msg("its box does not open")
        else:
            yield number, line, line_problem(line, record)


def damaged_boxes(collection: Collection) -> tuple[InterviewDamaged, ...]:
    """Return the lines of a sealed collection that are no boxes: all that is seen without the key."""
    from surveyapp.storage.collection.sealing import Binding  # noqa: PLC0415

    binding = Binding(collection.survey, collection.manifest.kiosk)
    return tuple(
        InterviewDamaged(file=collection.name, line=number, reason=_NO_BOX)
        for number, box in _boxes(collection)
        if not binding.is_box(box)
    )


_REPEATED = msg("it repeats another of the file")
_NO_BOX = msg("it is not a sealed interview")


def _boxes(collection: Collection) -> Iterator[tuple[int, str]]:
    """Yield each line's number and the line; what is not ASCII becomes what no box holds."""
    lines = collection.body.decode("ascii", errors="replace").split("\n")[1:-1]
    return enumerate(lines, start=FIRST_LINE)


def _in_the_clear(collection: Collection, lines: list[str]) -> Collection:
    """Return the collection as it would be, had it not been sealed."""
    body = "\n".join((header(collection.survey), *lines, "")).encode("ascii")
    manifest = replace(collection.manifest, interviews=len(lines))
    return replace(collection, manifest=manifest, body=body, sealed_to=None)
