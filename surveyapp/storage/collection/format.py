"""The collection file: what a kiosk stores, exports and the desk imports.

Four lines (kind, manifest, survey, signature) and a CSV body sorted by random id. The bytes depend
only on the set of interviews, never on their order. Neither NumPy nor Qt is needed here: the kiosk
writes these files.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NewType, TypeVar

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.beginnings import (
    CUT_SHORT,
    MAGIC,
    SECOND_MAGIC,
    TALLY_MAGIC,
    what_instead,
)
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.survey.definition.kiosk_names import KioskId
from surveyapp.survey.definition.survey import RecordLayout, Survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import JsonObject, canonical, parse
from surveyapp.survey.json_format.writing import canonical_survey

if TYPE_CHECKING:
    from surveyapp.survey.definition.analyst_key import AnalystKey

InterviewId = NewType("InterviewId", str)
T = TypeVar("T")

ENDING = ".collection"
TALLY_ENDING = ".tally"
LARGEST_COLLECTION = 512 * 2**20
MOST_INTERVIEWS = 5_000_000
LONGEST_MANIFEST = 4096
LONGEST_SURVEY_LINE = 4 * 2**20
INTERVIEW_ID = re.compile(r"[0-9a-f]{32}")
SIMULATED = "simulated"
"""The mode of interviews that no person gave."""
MODES = frozenset({"kiosk", SIMULATED})
FIRST_LINE = 6
"""The line of a file that its first interview is on."""
EMPTY = msg("it is empty")
ALTERED = msg("its interviews were altered or the file is cut short")
NOT_ALL = msg("it does not hold the number of interviews that it states")


@dataclass(frozen=True, slots=True)
class Counts:
    """What happened in a batch besides the interviews, as counts only."""

    break_offs: int = 0
    time_outs: int = 0
    practice_failures: int = 0
    """Break-offs and time-outs in the practice: its respondents got no further."""
    comprehension_failures: int = 0
    """Comprehension checks that were not passed."""

    def __add__(self, more: Counts) -> Counts:
        """Return the counts of both together."""
        ours, theirs = asdict(self), asdict(more)
        return Counts(**{name: ours[name] + theirs[name] for name in ours})


@dataclass(frozen=True, slots=True)
class Manifest:
    """What the second line of a collection file states."""

    survey: str
    version: int
    survey_sha256: str
    body_sha256: str
    kiosk: KioskId
    public_key: str
    batch: int
    export: int
    interviews: int
    first_day: date | None
    last_day: date | None
    mode: str
    counts: Counts
    sealed_to: str | None = None
    """Fingerprint of the analyst's key that the interviews are sealed to; None: they are readable."""
    rest_released: bool = False
    """Whether the supervisor has released fewer than ten interviews that an earlier export lacked."""
    base: int | None = None
    """Of a tally file: one more than the interviews that a total can hold."""
    cells_sha256: str | None = None
    """Of a tally file: the hash of its masked totals."""

    @property
    def magic(self) -> bytes:
        """The first line of a file with this manifest."""
        if self.base is not None:
            return TALLY_MAGIC
        return SECOND_MAGIC if self.rest_released else MAGIC

    @property
    def days(self) -> tuple[date, date] | None:
        """First and last day; None while there are no interviews."""
        return (self.first_day, self.last_day) if self.first_day and self.last_day else None

    def to_json(self) -> dict[str, Any]:
        """Return the manifest as a JSON value."""
        value = asdict(self)
        for name in ("first_day", "last_day"):
            value[name] = value[name] and value[name].isoformat()
        # files from before these were known have no such keys, and their signatures stay good
        value["counts"] = {
            name: count for name, count in value["counts"].items() if count or name in _FIRST_COUNTS
        }
        for name in _LATER_KEYS:
            if not value[name]:
                del value[name]
        return value


_FIRST_COUNTS = frozenset({"break_offs", "time_outs"})
_LATER_KEYS = frozenset({"sealed_to", "rest_released", "base", "cells_sha256"})


@dataclass(frozen=True, slots=True)
class Collection:
    """A verified collection file. ``body`` is the CSV with its header, still as bytes.

    With ``sealed_to`` each line of the body is a box for that key; see ``opening``.
    """

    name: str
    manifest: Manifest
    survey: Survey
    body: bytes
    sealed_to: AnalystKey | None = None

    def lines(self) -> list[str]:
        """Return the body's lines, without header and line ends."""
        # not splitlines(), to which a vertical tab or a file separator ends a line too
        return self.body.decode("ascii").split("\n")[1:-1]


def kiosk_id(key: Ed25519PublicKey) -> KioskId:
    """Return the kiosk's name: the first 128 bits of its public key's SHA-256, in hex."""
    return KioskId(hashlib.sha256(key.public_bytes_raw()).hexdigest()[:32])


def header(survey: Survey) -> str:
    """Return the first line of the body."""
    return ",".join(("interview", *(column.name for column in survey.columns)))


def compose(
    survey: Survey,
    lines: Sequence[str],
    key: Ed25519PrivateKey,
    *,
    batch: int,
    export: int,
    days: tuple[date, date] | None,
    mode: str = "kiosk",
    counts: Counts = Counts(),
    rest_released: bool = False,
) -> bytes:
    """Return the bytes of a collection file with these body ``lines``, sorted by their ids.

    On a kiosk whose survey has an analyst's key the lines are boxes, sorted as they are: their
    bytes are random, so that this order reveals nothing either.
    """
    body = "\n".join((header(survey), *lines, "")).encode("ascii")
    head = signed_head(
        survey,
        body,
        key,
        interviews=len(lines),
        batch=batch,
        export=export,
        days=days,
        mode=mode,
        counts=counts,
        sealed_to=key_fingerprint(survey, mode),
        rest_released=rest_released,
    )
    return head + body


def signed_head(
    survey: Survey,
    body: bytes,
    key: Ed25519PrivateKey,
    *,
    days: tuple[date, date] | None,
    **stated: Any,
) -> bytes:
    """Return the first four lines of a file: its kind, manifest, survey and signature.

    Parameters
    ----------
    survey
        the survey.
    body
        what follows, of which the manifest states the hash.
    key
        the kiosk's key.
    days
        first and last day; None where there are no interviews.
    **stated
        the other values of ``Manifest`` that do not follow from these.
    """
    survey_line = canonical_survey(survey).encode()
    public_key = key.public_key()
    manifest = Manifest(
        survey=survey.id,
        version=survey.version,
        survey_sha256=hashlib.sha256(survey_line).hexdigest(),
        body_sha256=hashlib.sha256(body).hexdigest(),
        kiosk=kiosk_id(public_key),
        public_key=base64.b64encode(public_key.public_bytes_raw()).decode(),
        first_day=days[0] if days else None,
        last_day=days[1] if days else None,
        **stated,
    )
    signed = b"\n".join((manifest.magic, canonical(manifest.to_json()).encode(), survey_line, b""))
    return signed + base64.b64encode(key.sign(signed)) + b"\n"


def sealing_key(survey: Survey, mode: str) -> AnalystKey | None:
    """Return the key that interviews are sealed to: the survey's. Simulated ones are nobody's."""
    return survey.analyst_key if mode == "kiosk" else None


def key_fingerprint(survey: Survey, mode: str) -> str | None:
    """Return what the manifest says of the key that interviews are sealed to."""
    key = sealing_key(survey, mode)
    return None if key is None else key.fingerprint


def read_collection(path: Path) -> Collection:
    """Return the verified content of the collection file at ``path``.

    The body's hash and signature are checked, its rows are not: see ``check_lines`` and
    ``columns.decode``.

    Raises
    ------
    FileRefused
        with one reason.
    """
    return parse_collection(read_regular(path, LARGEST_COLLECTION), path.name)


def survey_hash(survey: Survey) -> str:
    """Return the hash by which collection files name their survey."""
    return hashlib.sha256(canonical_survey(survey).encode()).hexdigest()


def peek_survey(path: Path) -> str | None:
    """Return the hash of the survey that the file at ``path`` claims, unverified; None if unreadable."""
    return _peek(path, "survey_sha256")


def peek_kiosk(path: Path) -> str | None:
    """Return the kiosk that the file at ``path`` claims, unverified; None if unreadable."""
    return _peek(path, "kiosk")


def peek_numbers(path: Path) -> tuple[int, int] | None:
    """Return how many interviews and exports the file at ``path`` claims, unverified; None if unreadable."""
    try:
        claims = _claims(_head(path))
        numbers = claims["interviews"], claims["export"]
    except (SurveyAppError, LookupError, TypeError):
        return None
    return numbers if all(type(number) is int for number in numbers) else None


def peek_release(path: Path) -> str | None:
    """Return the hash of the survey whose rest the file at ``path`` claims was released; else None."""
    try:
        claims = _claims(_head(path))
        return str(claims["survey_sha256"]) if claims["rest_released"] is True else None
    except (SurveyAppError, LookupError, TypeError):
        return None


def _peek(path: Path, name: str) -> str | None:
    try:
        return str(_claims(_head(path))[name])
    except (SurveyAppError, LookupError, TypeError):
        return None


def peek_key(path: Path) -> str | None:
    """Return the words of the key that the file at ``path`` claims to be sealed to, unverified."""
    return _peek(path, "sealed_to")


def peek_interviews(path: Path) -> int:
    """Return how many interviews the file at ``path`` claims, unverified; 0 if unreadable."""
    try:
        return interviews_of(_head(path))
    except SurveyAppError:
        return 0


def interviews_of(head: bytes) -> int:
    """Return how many interviews a file that begins with ``head`` claims, unverified; 0 if unreadable."""
    try:
        claimed = _claims(head)["interviews"]
    except (SurveyAppError, LookupError, TypeError):
        return 0
    return min(max(claimed, 0), MOST_INTERVIEWS) if type(claimed) is int else 0


def _head(path: Path) -> bytes:
    return read_regular(path, LARGEST_COLLECTION, first=len(MAGIC) + 1 + LONGEST_MANIFEST)


def _claims(head: bytes) -> Any:
    start = head[: len(MAGIC) + 1 + LONGEST_MANIFEST]
    return parse(start.split(b"\n", 2)[1], "its manifest")


def parse_collection(data: bytes, name: str) -> Collection:
    """Return the verified collection in ``data``; ``name`` names it in sentences.

    Raises
    ------
    FileRefused
        with one reason.
    """
    return told(_parse, data, name)


def told(parse_file: Callable[[bytes, str], T], data: bytes, name: str) -> T:
    """Return what ``parse_file`` makes of a file; all that it raises becomes a refusal of that file.

    Parameters
    ----------
    parse_file
        takes the file's bytes and name.
    data
        its bytes.
    name
        what it is called in sentences.

    Raises
    ------
    FileRefused
        with one reason.
    """
    try:
        return parse_file(data, name)
    except SurveyMistakes as problem:
        raise FileRefused(
            file=name,
            reason=msg("its survey is not usable: {problem}", problem=_sentence(problem)),
        ) from problem
    except FileRefused:
        raise
    except SurveyAppError as problem:
        reason = _sentence(problem)
        if reason.startswith(f"{name} is "):  # the refusal names the file already
            reason = f"it{reason.removeprefix(name)}"
        raise FileRefused(file=name, reason=reason) from problem


def _sentence(problem: SurveyAppError) -> str:
    return str(problem).rstrip(".")


def _parse(data: bytes, name: str) -> Collection:
    refuse = Refusal(name)
    if not data:
        raise refuse(EMPTY)
    if not (data.startswith(MAGIC + b"\n") or _is_released(data)):
        raise refuse(what_instead(data, (MAGIC, SECOND_MAGIC), msg("a collection file")))
    head = read_head(data, refuse)
    manifest, survey, body = head.manifest, head.survey, data[head.end :]
    if hashlib.sha256(body).hexdigest() != manifest.body_sha256:
        raise refuse(ALTERED)
    if not body.startswith(header(survey).encode() + b"\n") or not body.endswith(b"\n"):
        raise refuse(msg("its columns are not those of its survey"))
    if body.count(b"\n") != manifest.interviews + 1:
        raise refuse(NOT_ALL)
    if manifest.sealed_to != key_fingerprint(survey, manifest.mode):
        raise refuse(msg("it is not sealed to the key that its survey names"))
    return Collection(name, manifest, survey, body, sealing_key(survey, manifest.mode))


@dataclass(frozen=True, slots=True)
class Head:
    """The first four lines of a file, verified, and where they end."""

    manifest: Manifest
    survey: Survey
    end: int


def read_head(data: bytes, refuse: Refusal) -> Head:
    """Return the first four lines of a file after looking at its signature and its survey.

    Parameters
    ----------
    data
        the file, which begins with a line that names its kind.
    refuse
        makes the error from a reason.

    Raises
    ------
    SurveyAppError
        if a line is not what it must be.
    """
    manifest_line, at = read_line(data, data.index(b"\n") + 1, LONGEST_MANIFEST, refuse)
    survey_line, at = read_line(data, at, LONGEST_SURVEY_LINE, refuse)
    signed = data[:at]
    signature_line, at = read_line(data, at, 128, refuse)
    manifest = _manifest(parse(manifest_line, "its manifest"), refuse)
    written = canonical(manifest.to_json()).encode(errors="surrogatepass")
    if written != manifest_line or not data.startswith(manifest.magic + b"\n"):
        raise refuse("its manifest is not in the one form that a kiosk writes")
    check_signature(signature_line, manifest.public_key, manifest.kiosk, signed, refuse)
    if hashlib.sha256(survey_line).hexdigest() != manifest.survey_sha256:
        raise refuse(msg("its survey was altered"))
    survey = _survey(survey_line)
    if (survey.id, survey.version) != (manifest.survey, manifest.version):
        raise refuse("its manifest names another survey than it holds")
    return Head(manifest, survey, at)


@lru_cache(maxsize=4)
def _survey(line: bytes) -> Survey:
    """Return the survey that is written in ``line``: a thousand files of one survey hold one line."""
    return read_survey(parse(line, "its survey"), "its survey")


class Refusal:
    """Makes refusals of one file."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, reason: Message | str) -> FileRefused:
        """Return the error with its reason, such as ``it is cut short``; what only forgers meet is a text."""
        return FileRefused(file=self.name, reason=reason)


def _is_released(data: bytes) -> bool:
    """Return whether ``data`` is of the second format, as far as this version knows it."""
    head = data[: len(SECOND_MAGIC) + 1 + LONGEST_MANIFEST]
    return head.startswith(SECOND_MAGIC + b"\n") and b'"rest_released":true' in head


def read_line(data: bytes, at: int, longest: int, refuse: Refusal) -> tuple[bytes, int]:
    """Return the line that begins at a place, without its end, and where the next begins.

    Parameters
    ----------
    data
        the file.
    at
        where the line begins.
    longest
        how many bytes it may have.
    refuse
        makes the error from a reason.

    Raises
    ------
    FileRefused
        if it is longer, or has no end.
    """
    end = data.find(b"\n", at, at + longest + 1)
    if end < 0:
        raise refuse(msg("a line is too long") if len(data) > at + longest else CUT_SHORT)
    return data[at:end], end + 1


_MANIFEST_KEYS = frozenset(Manifest.__dataclass_fields__) - _LATER_KEYS
_ALL_COUNTS = frozenset(Counts.__dataclass_fields__)
_MANIFEST_TEXTS = ("survey", "kiosk", "public_key", "survey_sha256", "body_sha256", "mode")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def _manifest(value: Any, refuse: Refusal) -> Manifest:
    if (
        not isinstance(value, JsonObject)
        or value.duplicates
        or set(value) - _LATER_KEYS != _MANIFEST_KEYS
    ):
        raise refuse("its manifest has not the keys that it must have")
    counts = value["counts"]
    if not isinstance(counts, JsonObject) or not _FIRST_COUNTS <= set(counts) <= _ALL_COUNTS:
        raise refuse("its manifest has not the counts that it must have")
    numbers = ("version", "batch", "export", "interviews", "base")
    whole = (*(value[k] for k in numbers if k in value), *counts.values())
    texts = [value[k] for k in (*_MANIFEST_TEXTS, "sealed_to", "cells_sha256") if k in value]
    if (
        not all(type(n) is int and n >= 0 for n in whole)
        or not all(isinstance(text, str) for text in texts)
        or value.get("rest_released", True) is not True
        or ("base" in value) != ("cells_sha256" in value)
    ):
        raise refuse("its manifest has a value that is not of its kind")
    if value["interviews"] > MOST_INTERVIEWS:
        raise refuse(f"it states {value['interviews']:,} interviews, more than {MOST_INTERVIEWS:,}")
    hashes = [value[k] for k in ("survey_sha256", "body_sha256", "cells_sha256") if k in value]
    if not all(map(_SHA256.fullmatch, hashes)):
        raise refuse("its manifest holds a hash that is none")
    if value["mode"] not in MODES:
        raise refuse("its manifest has an unknown mode")
    days = [_day(value[name], refuse) for name in ("first_day", "last_day")]
    if (days[0] is None) != (days[1] is None) or (days[0] and days[1] and days[0] > days[1]):
        raise refuse("its first day is after its last day")
    return Manifest(
        **{**value, "first_day": days[0], "last_day": days[1], "counts": Counts(**counts)}
    )


def _day(value: Any, refuse: Refusal) -> date | None:
    if value is None:
        return None
    if not isinstance(value, str) or not _DAY.fullmatch(value):
        raise refuse("its manifest has a day that is none")
    try:
        return date.fromisoformat(value)
    except ValueError as problem:
        raise refuse("its manifest has a day that is none") from problem


def check_signature(
    line: bytes,
    public_key: str,
    kiosk: KioskId,
    signed: bytes,
    refuse: Callable[[Message | str], FileRefused],
) -> None:
    """Look whether ``line`` is the signature of ``signed`` by the kiosk that is named.

    Parameters
    ----------
    line
        The signature in base64.
    public_key
        The kiosk's public key in base64, as the file states it.
    kiosk
        The kiosk's name, as the file states it.
    signed
        The bytes that are signed.
    refuse
        Makes the error from a reason.

    Raises
    ------
    FileRefused
        if it is not.
    """
    try:
        key = Ed25519PublicKey.from_public_bytes(
            base64.b64decode(public_key.encode(), validate=True)
        )
        signature = base64.b64decode(line, validate=True)
        key.verify(signature, signed)
    except (binascii.Error, ValueError, InvalidSignature) as problem:
        raise refuse(msg("its signature is not that of its kiosk, so it was altered")) from problem
    if base64.b64encode(signature) != line:
        raise refuse("its signature is not written in the one form that a kiosk writes")
    if kiosk_id(key) != kiosk:
        raise refuse("it carries the name of one kiosk and the key of another")


def check_lines(collection: Collection) -> list[str]:
    """Return the body's lines after looking at each: the slow and obvious check, for kiosks.

    Raises
    ------
    FileRefused
        naming the first line that is wrong.
    """
    try:
        lines = collection.lines()
    except UnicodeDecodeError as problem:
        raise FileRefused(
            file=collection.name,
            reason=msg("its interviews contain characters that are not allowed"),
        ) from problem
    look = _line_check(collection)
    previous = ""
    for number, line in enumerate(lines, start=FIRST_LINE):
        key = line if collection.sealed_to else line.partition(",")[0]
        wrong = look(line) or (OUT_OF_ORDER if key <= previous else None)
        if wrong is not None:
            raise FileRefused(
                file=collection.name,
                reason=msg("line {line} {wrong}", line=number, wrong=wrong),
            )
        previous = key
    return lines


def _line_check(collection: Collection) -> Callable[[str], Message | None]:
    from surveyapp.storage.collection.sealing import Binding  # noqa: PLC0415

    if collection.sealed_to is None:
        record = collection.survey.record
        return lambda line: line_problem(line, record)
    binding = Binding(collection.survey, collection.manifest.kiosk)
    return lambda line: None if binding.is_box(line) else msg("is not a sealed interview")


OUT_OF_ORDER = msg("is out of order or has no proper id")
NEVER_GIVEN = msg("contains a report that its design never gives")


def line_problem(line: str, record: RecordLayout) -> Message | None:
    """Return what is wrong with one interview's line, after the words "line 7 …"; None: nothing."""
    interview, *reports = line.split(",")
    if not INTERVIEW_ID.fullmatch(interview):
        return OUT_OF_ORDER
    if len(reports) != len(record.columns) or record.misfit(reports) is not None:
        return NEVER_GIVEN
    return None


def body_line(interview: InterviewId, reports: Iterable[str]) -> str:
    """Return one interview as a line of the body."""
    return ",".join((interview, *reports))
