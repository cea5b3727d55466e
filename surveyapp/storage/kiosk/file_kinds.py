"""What the files of a kiosk hold: records, sealed or readable, or masked totals. One kind for each survey.

``KioskStore`` keeps the files durable and numbered; what is in them, and how much, is said here.
"""

from __future__ import annotations

import secrets
from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.storage.collection.format import (
    ENDING,
    TALLY_ENDING,
    Collection,
    Counts,
    InterviewId,
    Manifest,
    body_line,
    check_lines,
    compose,
    read_collection,
)
from surveyapp.storage.collection.sealing import Binding, sealer_of
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from surveyapp.storage.tallies.tally_file import Masked

MOST_INTERVIEWS_A_FILE = 10_000
MOST_SEALED_A_FILE = 1_000
"""A sealed interview is a box of more than a kilobyte, and each one writes the whole file anew."""
ENDINGS = (ENDING, TALLY_ENDING)
REST = "-rest"
"""Ends the name, without its ending, of a file with the interviews since the last export of a batch."""


def kiosk_files(folder: Path) -> list[Path]:
    """Return the files with interviews in a kiosk's folder, of whichever survey, by their names."""
    return sorted(path for ending in ENDINGS for path in folder.glob("*" + ending))


def batch_name(path: Path) -> str:
    """Return the name by which the batch of a file is known; a file with the rest is of its batch."""
    return path.name if path.suffix == TALLY_ENDING else path.stem.removesuffix(REST)


def batch_file(name: str) -> str:
    """Return the name of a batch's own file."""
    return name if name.endswith(TALLY_ENDING) else name + ENDING


@dataclass(frozen=True, slots=True)
class Recorded:
    """Records, a line an interview, sorted."""

    lines: tuple[str, ...] = ()


Content: TypeAlias = "Recorded | Masked"


@dataclass(frozen=True, slots=True)
class Held:
    """A verified file of a kiosk's folder."""

    manifest: Manifest
    survey: Survey
    content: Content


@dataclass(frozen=True, slots=True)
class Closed:
    """What an export did to a batch."""

    export: int
    """The number of the batch's last export."""
    has_all: bool
    """Whether everything that the batch held went out."""
    is_noted: bool
    """Whether the disk took that; else only this process knows of it."""


class FileKind(Protocol):
    """What the files of one survey hold on one kiosk."""

    ending: ClassVar[str]
    stays_open: ClassVar[bool]
    """Whether interviews join a file that was exported, once they are ten."""

    @property
    def most_a_file(self) -> int:
        """How many interviews a file takes."""

    @property
    def line_bytes(self) -> int:
        """How many bytes an interview takes."""

    @property
    def nothing(self) -> Content:
        """The content of a file without interviews."""

    def add(self, content: Content, reports: Sequence[str]) -> Content:
        """Return the content with one interview more.

        Raises
        ------
        RandomnessFailed
            if the operating system gives no random bytes.
        """

    def compose(
        self,
        content: Content,
        key: Ed25519PrivateKey,
        *,
        batch: int,
        days: tuple[date, date] | None,
        counts: Counts,
    ) -> bytes:
        """Return the bytes of a file that takes interviews."""

    def read(self, path: Path) -> Held:
        """Return the file at ``path``, verified, its lines too.

        Raises
        ------
        SurveyAppError
            if it is not whole.
        """


class Records:
    """Collection files: a record an interview, sealed where the survey names an analyst's key.

    Raises
    ------
    UserProblem
        if nothing can be sealed to the survey's key.
    """

    ending: ClassVar[str] = ENDING
    stays_open: ClassVar[bool] = True

    def __init__(self, survey: Survey, kiosk: str) -> None:
        self._survey = survey
        self._binding = Binding(survey, kiosk)
        self._sealer = sealer_of(survey, kiosk)

    @property
    def most_a_file(self) -> int:
        """How many interviews a file takes."""
        return MOST_INTERVIEWS_A_FILE if self._sealer is None else MOST_SEALED_A_FILE

    @property
    def line_bytes(self) -> int:
        """How many bytes an interview takes at most."""
        return self._binding.plain_bytes if self._sealer is None else self._binding.box_letters

    @property
    def nothing(self) -> Recorded:
        """No records."""
        return Recorded()

    def add(self, content: Content, reports: Sequence[str]) -> Recorded:
        """Return the records with one more, under a random id."""
        line = body_line(_new_id(), reports)
        lines = list(content.lines)
        insort(lines, line if self._sealer is None else self._sealer.seal(line))
        return Recorded(tuple(lines))

    def compose(
        self,
        content: Content,
        key: Ed25519PrivateKey,
        *,
        batch: int,
        days: tuple[date, date] | None,
        counts: Counts,
    ) -> bytes:
        """Return the bytes of a collection file that was not exported."""
        return compose(
            self._survey, content.lines, key, batch=batch, export=0, days=days, counts=counts
        )

    def read(self, path: Path) -> Held:
        """Return the collection file at ``path``."""
        collection = checked_collection(path)
        return Held(collection.manifest, collection.survey, Recorded(tuple(collection.lines())))


def checked_collection(path: Path) -> Collection:
    """Return the collection file at ``path`` after looking at each of its lines.

    Raises
    ------
    SurveyAppError
        if it is not whole.
    """
    collection = read_collection(path)
    check_lines(collection)
    return collection


def _new_id() -> InterviewId:
    try:
        return InterviewId(secrets.token_hex(16))
    except (OSError, NotImplementedError) as problem:
        raise RandomnessFailed from problem
