"""The kiosk's store: a folder with the kiosk's key, its lock and its collection files.

The current collection file is rewritten whole for each interview, so that it never knows an order.
"""

from __future__ import annotations

import contextlib
import re
import secrets
from bisect import insort
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.collection.enrolment_file import write_enrolment
from surveyapp.storage.collection.format import (
    ENDING,
    LARGEST_COLLECTION,
    Collection,
    Counts,
    InterviewId,
    KioskId,
    body_line,
    check_lines,
    compose,
    kiosk_id,
    peek_survey,
    read_collection,
    survey_hash,
)
from surveyapp.storage.collection.sealing import sealer_of
from surveyapp.storage.files.safe_files import (
    DiskProblem,
    FileRefused,
    disk_problem,
    make_folder,
    read_regular,
    replace_file,
    write_new,
)
from surveyapp.storage.kiosk.lock import StoreLock
from surveyapp.survey.definition.survey import Survey

MOST_INTERVIEWS_A_FILE = 10_000
SMALLEST_EXPORT = 10
"""Interviews that a file must hold to be exported: a file of one is a person's."""
KEY_FILE = "kiosk.key"


def key_damaged(*, file: object) -> EnvironmentProblem:
    """The kiosk's key cannot be read, so nothing could be signed."""
    return EnvironmentProblem(
        msg(
            "The kiosk's key {file} is damaged. Nothing was deleted; keep this folder "
            "and set the kiosk up in a new one.",
            file=file,
        )
    )


def nothing_to_export(*, folder: object) -> EnvironmentProblem:
    """The store has no collection file."""
    return EnvironmentProblem(
        msg("There are no collection files to export in {folder}.", folder=folder)
    )


class TooFewInterviews(EnvironmentProblem):
    """A file that would be exported tells too few people apart."""

    def __init__(self, *, file: object, smallest: object) -> None:
        super().__init__(
            msg(
                "{file} holds fewer than {smallest} interviews and was not exported: "
                "few people cannot hide among each other. Collect more first; who "
                "must have it now can export it all the same, from the supervisor's "
                "screen with the PIN or with export --allow-small.",
                file=file,
                smallest=smallest,
            )
        )


@dataclass(frozen=True, slots=True)
class Exported:
    """What an export did: the files written, and the problems met on the way."""

    files: tuple[Path, ...]
    interviews: int
    problems: tuple[SurveyAppError, ...]


@dataclass(slots=True)
class _Batch:
    """The current file in memory; only the file itself is the truth."""

    path: Path
    number: int
    export: int
    lines: list[str]
    days: tuple[date, date] | None
    counts: Counts


@dataclass(slots=True)
class _Exporter:
    """Copies the collection files of one store folder, signed again with their export counter."""

    folder: Path
    key: Ed25519PrivateKey
    counters: dict[Path, int] = field(default_factory=dict)
    """The export counters that were moved on, by file."""

    @property
    def kiosk(self) -> KioskId:
        return kiosk_id(self.key.public_key())

    def export(self, target: Path, *, allow_small: bool) -> Exported:
        if target.resolve() == self.folder.resolve():
            reason = msg("it is the kiosk's own folder; choose another, on a stick for example")
            raise FileRefused(file=target.name, reason=reason)
        written: list[Path] = []
        problems: list[SurveyAppError] = []
        interviews = 0
        for path in sorted(self.folder.glob("*" + ENDING)):
            try:
                collection = self._checked(path)
            except SurveyAppError as problem:
                problems.append(problem)
                continue
            if 0 < collection.manifest.interviews < SMALLEST_EXPORT and not allow_small:
                problems.append(TooFewInterviews(file=path.name, smallest=SMALLEST_EXPORT))
            elif collection.manifest.interviews:
                written.append(self._export_one(path, collection, target))
                interviews += collection.manifest.interviews
        if not written and not problems:
            raise nothing_to_export(folder=self.folder)
        if not written and all(isinstance(one, TooFewInterviews) for one in problems):
            raise problems[0]
        return Exported(tuple(written), interviews, tuple(problems))

    def _checked(self, path: Path) -> Collection:
        collection = read_collection(path)
        check_lines(collection)
        if collection.manifest.kiosk != self.kiosk:
            reason = msg("it is another kiosk's, which alone can sign it")
            raise FileRefused(file=path.name, reason=reason)
        return collection

    def _export_one(self, path: Path, collection: Collection, folder: Path) -> Path:
        manifest = collection.manifest
        export = manifest.export + 1
        data = compose(
            collection.survey,
            collection.lines(),
            self.key,
            batch=manifest.batch,
            export=export,
            days=manifest.days,
            mode=manifest.mode,
            counts=manifest.counts,
        )
        self.counters[path] = export
        try:  # the counter first: it is never used twice
            replace_file(path, data, day=manifest.last_day)
        except DiskProblem:  # the store's disk takes nothing: the file goes out as it is
            data, export = read_regular(path, LARGEST_COLLECTION), manifest.export
        target = _unused_name(folder, f"{path.stem}-{self.kiosk[:8]}-{export:04d}")
        write_new(target, data, day=manifest.last_day)
        return target


def export_folder(store: Path, folder: Path, *, allow_small: bool = False) -> Exported:
    """Copy every collection file of the kiosk's folder ``store`` into ``folder``, verified.

    See ``KioskStore.export``.

    Raises
    ------
    EnvironmentProblem
        if a kiosk is running on it; if there is no kiosk or no interview.
    EnvironmentProblem, DiskProblem
        if the store or the target cannot be used.
    """
    with _disk_problems_told(store):
        if not (store / KEY_FILE).exists():
            raise nothing_to_export(folder=store)
    lock = StoreLock(store)
    try:
        with _disk_problems_told(store):
            return _Exporter(store, _kiosk_key(store)).export(folder, allow_small=allow_small)
    finally:
        lock.release()


def export_enrolment(store: Path, folder: Path) -> Path:
    """Write the enrolment file of the kiosk in ``store`` to ``folder``; return its path.

    Raises
    ------
    EnvironmentProblem
        if there is no kiosk; if its key cannot be read.
    DiskProblem
        if it cannot be written.
    """
    with _disk_problems_told(store):
        if not (store / KEY_FILE).exists():
            raise nothing_to_export(folder=store)
        return write_enrolment(_kiosk_key(store), folder)


@contextlib.contextmanager
def _disk_problems_told(folder: Path) -> Iterator[None]:
    """Turn what the system says while ``folder`` is looked through into a sentence."""
    try:
        yield
    except OSError as problem:
        raise disk_problem(folder, msg("read"), problem) from problem


class KioskStore:
    """Holds a folder from construction until ``close``; ``problems`` says what was found damaged.

    Raises
    ------
    EnvironmentProblem
        if another process has the folder; if the kiosk's key cannot be read.
    DiskProblem
        if the folder cannot be used.
    RandomnessFailed
        if no key or id can be drawn.
    UserProblem
        if nothing can be sealed to the survey's analyst key.
    """

    def __init__(self, folder: Path, survey: Survey) -> None:
        make_folder(folder, private=True)
        self.folder = folder
        self.survey = survey
        self._lock = StoreLock(folder)
        self.problems: list[SurveyAppError] = []
        self._holds_unconfirmed = False
        try:
            with _disk_problems_told(folder):
                self._key = _kiosk_key(folder)
                self._sealer = sealer_of(survey, self.kiosk)
                self._remove_unfinished()
                self._batch = self._open_batch()
        except BaseException:
            self._lock.release()
            raise

    @property
    def kiosk(self) -> KioskId:
        """The kiosk's name, made from its key."""
        return kiosk_id(self._key.public_key())

    @property
    def interviews(self) -> int:
        """Number of interviews in the current file."""
        return len(self._batch.lines)

    @property
    def counts(self) -> Counts:
        """What happened besides the interviews of the current file."""
        return self._batch.counts

    @property
    def other_files(self) -> tuple[str, ...]:
        """Names of the collection files of other surveys or versions in the folder.

        A survey that was altered without a new version is another one; a file that cannot be read is
        what its name says.
        """
        own = survey_hash(self.survey)
        names = []
        for path in self.folder.glob("*" + ENDING):
            claimed = peek_survey(path)
            is_own = self._own_name.fullmatch(path.name) if claimed is None else claimed == own
            if not is_own:
                names.append(path.name)
        return tuple(sorted(names))

    @property
    def _own_name(self) -> re.Pattern[str]:
        stem = f"{self.survey.id}-v{self.survey.version}-"
        return re.compile(re.escape(stem) + r"([0-9]{4,})" + re.escape(ENDING))

    def close(self) -> None:
        """Release the folder. A second call does nothing."""
        self._lock.release()

    def add(self, reports: Sequence[str], day: date, *, missed: Counts = Counts()) -> None:  # noqa: B008
        """Store one interview durably: when this returns, it outlasts a power cut.

        ``reports`` has one value for each column of the survey, empty where not answered;
        ``missed`` are the break-offs and time-outs since the last interview.

        Raises
        ------
        DiskProblem
            if it could not be stored; then it is not, and none before it is lost.
        RandomnessFailed
            if no id can be drawn.
        ValueError
            if a report is none of its design's, which is our bug.
        """
        misfit = self.survey.record.misfit(reports)
        if misfit is not None:
            raise ValueError(f"not a report of {misfit}")
        if self.interviews >= MOST_INTERVIEWS_A_FILE:
            self.begin_new_file()
        batch = self._batch
        line = body_line(_new_id(), reports)
        if self._sealer is not None:
            line = self._sealer.seal(line)
        lines = batch.lines.copy()
        insort(lines, line)
        first, last = batch.days or (day, day)
        updated = _Batch(
            batch.path,
            batch.number,
            batch.export,
            lines,
            (min(first, day), max(last, day)),
            batch.counts + missed,
        )
        try:
            self._write(updated)
        except DiskProblem:
            # it may have got its name and not its flush; what was not confirmed is taken out again
            self._take_back(batch)
            raise
        self._batch = updated

    def begin_new_file(self) -> None:
        """Close the current file; later interviews go to a new one.

        Raises
        ------
        DiskProblem
            if the new file cannot be written.
        """
        fresh = self._fresh(self._batch.number + 1)
        self._write(fresh)
        self._batch = fresh

    def export(self, folder: Path, *, allow_small: bool = False) -> Exported:
        """Copy every collection file of the store into ``folder``, verified, under new names.

        Damaged files are left out and listed in ``problems``; so are files of fewer than
        ``SMALLEST_EXPORT`` interviews, unless ``allow_small``.


        Raises
        ------
        EnvironmentProblem
            if the store has no interviews.
        TooFewInterviews
            if that is why nothing was exported.
        DiskProblem
            if a file cannot be written; nothing in the store is lost.
        """
        if self._holds_unconfirmed:
            self._write(self._batch)
        exporter = _Exporter(self.folder, self._key)
        try:
            with _disk_problems_told(self.folder):
                return exporter.export(folder, allow_small=allow_small)
        finally:  # the counter has moved, also where a copy failed; the interviews stay as they are
            moved = exporter.counters.get(self._batch.path, self._batch.export)
            self._batch.export = moved

    def export_enrolment(self, folder: Path) -> Path:
        """Write the kiosk's enrolment file to ``folder``; return its path.

        Raises
        ------
        DiskProblem
            if it cannot be written.
        """
        return write_enrolment(self._key, folder)

    def _write(self, batch: _Batch) -> None:
        data = compose(
            self.survey,
            batch.lines,
            self._key,
            batch=batch.number,
            export=batch.export,
            days=batch.days,
            counts=batch.counts,
        )
        replace_file(batch.path, data, day=batch.days[1] if batch.days else None)
        self._holds_unconfirmed = False

    def _take_back(self, batch: _Batch) -> None:
        # the next interview rewrites the whole file from memory, so a second failure loses nothing
        self._holds_unconfirmed = True
        with contextlib.suppress(DiskProblem):
            if batch.lines or batch.export:
                self._write(batch)
            else:
                _remove(batch.path)
                self._holds_unconfirmed = False

    def _fresh(self, number: int) -> _Batch:
        name = f"{self.survey.id}-v{self.survey.version}-{number:04d}{ENDING}"
        return _Batch(self.folder / name, number, 0, [], None, Counts())

    def _open_batch(self) -> _Batch:
        number, path = self._last_file()
        if path is None:
            return self._fresh(1)
        try:
            collection = read_collection(path)
            lines = check_lines(collection)
        except SurveyAppError as problem:
            reason = problem.facts.get("reason", problem)
            self.problems.append(
                EnvironmentProblem(
                    msg(
                        "{file} is damaged and was left as it is ({reason}). New interviews go to "
                        "a new file beside it. Take a copy of the folder to the analyst.",
                        file=path.name,
                        reason=reason,
                    )
                )
            )
            return self._fresh(number + 1)
        manifest = collection.manifest
        is_ours = manifest.kiosk == self.kiosk and collection.survey == self.survey
        if not is_ours or manifest.mode != "kiosk" or len(lines) >= MOST_INTERVIEWS_A_FILE:
            return self._fresh(number + 1)
        return _Batch(path, manifest.batch, manifest.export, lines, manifest.days, manifest.counts)

    def _last_file(self) -> tuple[int, Path | None]:
        pattern = self._own_name
        numbered = [
            (int(match.group(1)), path)
            for path in self.folder.iterdir()
            if (match := pattern.fullmatch(path.name))
        ]
        return max(numbered, default=(0, None))

    def _remove_unfinished(self) -> None:
        for path in self.folder.glob("*.part"):
            _remove(path)


def _kiosk_key(folder: Path) -> Ed25519PrivateKey:
    path = folder / KEY_FILE
    if not path.exists():
        if any(folder.glob("*" + ENDING)):
            raise key_damaged(file=KEY_FILE)
        try:
            key = Ed25519PrivateKey.from_private_bytes(secrets.token_bytes(32))
        except (OSError, NotImplementedError) as problem:
            raise RandomnessFailed from problem
        replace_file(path, key.private_bytes_raw().hex().encode() + b"\n")
        return key
    try:
        return Ed25519PrivateKey.from_private_bytes(
            bytes.fromhex(read_regular(path, 100).decode("ascii"))
        )
    except (ValueError, SurveyAppError) as problem:
        raise key_damaged(file=KEY_FILE) from problem


def _new_id() -> InterviewId:
    try:
        return InterviewId(secrets.token_hex(16))
    except (OSError, NotImplementedError) as problem:
        raise RandomnessFailed from problem


def _unused_name(folder: Path, stem: str) -> Path:
    for attempt in range(1, 1000):
        name = stem if attempt == 1 else f"{stem}-{attempt}"
        path = folder / (name + ENDING)
        if not path.exists() and not path.with_name(path.name + ".part").exists():
            return path
    return folder / (stem + ENDING)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as problem:
        raise disk_problem(path, msg("removed"), problem) from problem
