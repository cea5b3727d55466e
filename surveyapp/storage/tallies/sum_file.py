"""The sum of tally files: which files, how many interviews, and the masked totals of all of them together.

One canonical JSON object, ``NAME.sum``, that depends only on the *set* of files. It is not signed: whoever
signs or opens it adds the same files again and compares every byte, so nobody need trust who made it. For
each file it keeps the masked totals modulo B − 1, with which everybody can check, from what trustees publish,
that the file holds as many interviews as it says.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from surveyapp.messages.amounts import count
from surveyapp.messages.message import Message, msg
from surveyapp.storage.collection.format import SIMULATED, Refusal, survey_hash, told
from surveyapp.storage.files.beginnings import NEWER, SUM_FORMAT, step_of_tallies
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.storage.tallies.seed_table import SeedTable, seed_table
from surveyapp.storage.tallies.tally_file import TallyFile, TallyScheme, scheme_of
from surveyapp.survey.definition.kiosk_names import KioskId, short_kiosk_name
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import JsonObject, canonical, check_keys, parse
from surveyapp.survey.json_format.writing import canonical_survey

SUM_ENDING = ".sum"
LARGEST_SUM = 512 * 2**20
_KEYS = {"files", "format", "interviews", "survey", "totals"}
_FILE_KEYS = {"batch", "export", "interviews", "kiosk", "residues", "sha256"}
_SHA256 = re.compile(r"[0-9a-f]{64}")
_KIOSK = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class ListedFile:
    """A tally file as a sum lists it."""

    sha256: str
    """Of the whole file."""
    kiosk: KioskId
    batch: int
    export: int
    interviews: int
    """As its manifest states them."""
    residues: tuple[int, ...]
    """One a total: its masked totals modulo B − 1."""

    @property
    def message(self) -> Message:
        """What to call it where its name is not known."""
        return msg(
            "batch {batch} of the kiosk {kiosk}",
            batch=self.batch,
            kiosk=short_kiosk_name(self.kiosk),
        )


@dataclass(frozen=True)
class TallySum:
    """The sum of tally files."""

    survey: Survey
    """The survey of all of them."""
    files: tuple[ListedFile, ...]
    """Them, sorted by their hashes."""
    totals: tuple[int, ...]
    """One a total, 0 … M − 1: their masked totals, added."""
    is_simulated: bool = False
    """Whether the interviews are simulated."""

    @cached_property
    def scheme(self) -> TallyScheme:
        """How the survey's totals are masked."""
        return scheme_of(self.survey)

    @property
    def interviews(self) -> int:
        """How many interviews are added."""
        return sum(file.interviews for file in self.files)

    @property
    def notes(self) -> tuple[Message, ...]:
        """What whoever signs, opens or combines it should know."""
        return (SIMULATED_NOTE,) if self.is_simulated else ()

    @cached_property
    def data(self) -> bytes:
        """The bytes of the file."""
        stated = {
            "files": [{name: getattr(file, name) for name in _FILE_KEYS} for file in self.files],
            "format": SUM_FORMAT,
            "interviews": self.interviews,
            "survey": canonical_survey(self.survey),
            "totals": self.scheme.written(self.totals).decode(),
        }
        if self.is_simulated:
            stated["simulated"] = True
        return canonical(stated).encode() + b"\n"

    @cached_property
    def sha256(self) -> str:
        """The hash by which lists and shares name it."""
        return hashlib.sha256(self.data).hexdigest()


SIMULATED_NOTE = msg("These interviews were simulated by a computer: no person answered them.")


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """What is added of a tally file, after every line of it was looked at."""

    name: str
    """Its name here."""
    listed: ListedFile
    """What the sum says of it."""
    survey_sha256: str
    mode: str
    """As its manifest states them."""
    totals: tuple[int, ...]
    """Its masked totals."""
    ids: tuple[bytes, ...]
    """Of its interviews."""


def checked_file(file: TallyFile, trustee: int | None = None) -> tuple[CheckedFile, SeedTable]:
    """Return what is added of a file, and its lines.

    Parameters
    ----------
    file
        a verified tally file.
    trustee
        the place of the trustee who looks at it, by whose classes interviews are known again; None:
        somebody without a key.

    Raises
    ------
    FileRefused
        naming the first line that is wrong.
    """
    manifest, scheme = file.manifest, scheme_of(file.survey)
    table = seed_table(file, scheme.lines(manifest.kiosk), trustee)
    listed = ListedFile(
        sha256=file.sha256,
        kiosk=manifest.kiosk,
        batch=manifest.batch,
        export=manifest.export,
        interviews=manifest.interviews,
        residues=scheme.residues(file.masked.totals),
    )
    checked = CheckedFile(
        name=file.name,
        listed=listed,
        survey_sha256=manifest.survey_sha256,
        mode=manifest.mode,
        totals=file.masked.totals,
        ids=table.ids,
    )
    return checked, table


@dataclass
class Adder:
    """Adds tally files of one survey, each file, batch and interview once."""

    survey: Survey
    """The survey."""
    _files: list[CheckedFile] = field(default_factory=list)
    _names: dict[object, str] = field(default_factory=dict)
    _ids: dict[bytes, str] = field(default_factory=dict)
    _interviews: int = 0

    def __post_init__(self) -> None:
        self.scheme = scheme_of(self.survey)
        self._sha256 = survey_hash(self.survey)
        self._totals = self.scheme.no_totals

    def add(self, file: CheckedFile) -> None:
        """Add a file.

        Parameters
        ----------
        file
            a checked file.

        Raises
        ------
        FileRefused
            if it does not go with those before, saying why; then nothing was added.
        """
        reason = self._misfit(file)
        if reason is not None:
            raise FileRefused(file=file.name, reason=reason)
        listed = file.listed
        self._files.append(file)
        self._names |= {listed.sha256: file.name, (listed.kiosk, listed.batch): file.name}
        self._ids |= dict.fromkeys(file.ids, file.name)
        self._interviews += listed.interviews
        self._totals = self.scheme.added(self._totals, file.totals)

    @property
    def ids(self) -> frozenset[bytes]:
        """Of all interviews that were added."""
        return frozenset(self._ids)

    @property
    def total(self) -> TallySum:
        """The sum of what was added."""
        files = sorted((file.listed for file in self._files), key=lambda file: file.sha256)
        is_simulated = any(file.mode == SIMULATED for file in self._files)
        return TallySum(self.survey, tuple(files), self._totals, is_simulated)

    def _misfit(self, file: CheckedFile) -> Message | None:
        listed = file.listed
        if file.survey_sha256 != self._sha256:
            return msg(
                "it is of another survey than the other files, or of another edition of it; add each "
                "survey's files by themselves"
            )
        if self._files and (file.mode == SIMULATED) != (self._files[0].mode == SIMULATED):
            return msg(
                "simulated interviews and those of respondents are not added together; leave one kind out"
            )
        if not listed.export:
            return msg(
                "it was copied from the kiosk's folder while interviews could still join it; export it there"
            )
        if listed.sha256 in self._names:
            other = self._names[listed.sha256]
            return msg("it is the same file as {other}; give it once", other=other)
        batch = self._names.get((listed.kiosk, listed.batch))
        if batch is not None:
            return msg(
                "it is another export of the interviews in {other}; leave the older one of the two out",
                other=batch,
            )
        twice = next((self._ids[one] for one in file.ids if one in self._ids), None)
        if twice is not None:
            return msg(
                "an interview of it is in {other} too; leave one of the two out", other=twice
            )
        capacity = self.scheme.tallies.capacity
        if self._interviews + listed.interviews > capacity:
            return msg(
                "with it the files hold {count} interviews, and this survey's totals can hold {capacity} at "
                "most; add and open the files in two parts",
                count=count(self._interviews + listed.interviews),
                capacity=count(capacity),
            )
        return None


def read_sum(path: Path) -> TallySum:
    """Return the sum at ``path``; whether it is the sum of its files, only who adds them again knows.

    Parameters
    ----------
    path
        the file.

    Raises
    ------
    FileRefused
        with one reason.
    """
    return told(_parse, read_regular(path, LARGEST_SUM), path.name)


def _parse(data: bytes, name: str) -> TallySum:
    refuse = Refusal(name)
    if f'"format":"{SUM_FORMAT}"'.encode() not in data:
        is_newer = b'"format":"surveyapp-tally-sum/' in data
        step = step_of_tallies(data)
        raise refuse(NEWER if is_newer else step or msg("it is not a sum of tally files"))
    try:
        value = parse(data, name)
        is_simulated = isinstance(value, JsonObject) and value.get("simulated") is True
        check_keys(value, {*_KEYS, "simulated"} if is_simulated else _KEYS)
        line = value["survey"].encode()
        survey = read_survey(parse(line, "its survey"), "its survey")
        scheme = scheme_of(survey)
        files = tuple(_listed(file, scheme) for file in value["files"])
        totals = scheme.totals(value["totals"].encode())
        if totals is None:
            raise ValueError("totals")  # noqa: TRY301 - told as all others
        found = TallySum(survey, files, totals, is_simulated)
        is_whole = found.data == data
    except (AttributeError, TypeError, ValueError) as problem:
        raise refuse(_ALTERED) from problem
    hashes = [file.sha256 for file in files]
    if not is_whole or hashes != sorted(set(hashes)):
        raise refuse(_ALTERED)
    if found.interviews > scheme.tallies.capacity:
        raise refuse(msg("it holds more interviews than its survey's totals can hold"))
    return found


_ALTERED = msg("it was altered or is cut short; add the tally files again")


def _listed(value: Any, scheme: TallyScheme) -> ListedFile:
    check_keys(value, _FILE_KEYS)
    numbers = (value["batch"], value["export"], value["interviews"], *value["residues"])
    is_right = (
        all(type(number) is int and number >= 0 for number in numbers)
        and len(value["residues"]) == len(scheme.packings)
        and max(value["residues"]) < scheme.tallies.capacity
        and _SHA256.fullmatch(value["sha256"])
        and _KIOSK.fullmatch(value["kiosk"])
    )
    if not is_right:
        raise ValueError(value)
    return ListedFile(**{**value, "residues": tuple(value["residues"])})
