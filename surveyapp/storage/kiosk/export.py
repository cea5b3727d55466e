"""Exports of a kiosk's folder: verified copies that never tell fewer than ten interviews apart.

A batch that was exported is closed to interviews that come later; they wait in a file of their own
(``-rest``) until they are ten, and all of them join the batch at the export after that. So two exports hold
the same interviews of a batch or differ by ten and more, among which nobody's place is known. Nothing is
chosen among those that wait, so no choice can reveal who came when.

A tally file that was exported takes no interview ever again: those that come later are in the next one.

Once, at the end of fieldwork, the rest can be *released*. Whoever has an earlier export then sees which
interviews came last, so the file's manifest says that it was done.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import TypeVar

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.collection.enrolment_file import write_enrolment
from surveyapp.storage.collection.format import (
    LARGEST_COLLECTION,
    TALLY_ENDING,
    Collection,
    Counts,
    Manifest,
    compose,
    kiosk_id,
    parse_collection,
    peek_release,
)
from surveyapp.storage.files.safe_files import (
    DiskProblem,
    FileRefused,
    NotFlushed,
    disk_problems_told,
    read_regular,
    replace_file,
    write_new,
)
from surveyapp.storage.kiosk.file_kinds import (
    Closed,
    batch_file,
    batch_name,
    checked_collection,
    kiosk_files,
)
from surveyapp.storage.kiosk.high_water import HighWater, Mark, rest_of
from surveyapp.storage.kiosk.lock import StoreLock
from surveyapp.storage.kiosk.masked_totals import checked_tally
from surveyapp.storage.kiosk.signing_key import KEY_FILE, KeyUnusable, signing_key
from surveyapp.storage.tallies.tally_file import TallyFile, TallyScheme, compose_tally

T = TypeVar("T", Collection, TallyFile)
SMALLEST_EXPORT = 10
"""Interviews that an export must add: a file, or a difference, of one is a person's."""


class TooFewInterviews(EnvironmentProblem):
    """A file that would be exported tells too few people apart."""

    def __init__(self, *, file: object, smallest: object) -> None:
        super().__init__(
            msg(
                "{file} holds fewer than {smallest} interviews and was not exported: people could "
                "be recognised. Collect more first. At the end of fieldwork they can be released, "
                "once.",
                file=file,
                smallest=smallest,
            )
        )


class RestHeldBack(EnvironmentProblem):
    """Interviews that came after the last export of their batch, too few to join it."""

    def __init__(self, *, file: object, smallest: object) -> None:
        super().__init__(
            msg(
                "Fewer than {smallest} interviews came after the last export of {file}. They wait "
                "for a later one, or whoever compares the two could tell them apart. At the end of "
                "fieldwork they can be released, once.",
                file=file,
                smallest=smallest,
            )
        )


def _released_before(*, file: object, smallest: object) -> EnvironmentProblem:
    """The rest was released once, and more came."""
    return EnvironmentProblem(
        msg(
            "Interviews of this survey were released before, which can be done once. Those in "
            "{file} that came later wait until they are {smallest}.",
            file=file,
            smallest=smallest,
        )
    )


def _nothing_to_export(*, folder: object) -> EnvironmentProblem:
    """The store has no collection file."""
    return EnvironmentProblem(
        msg("There are no collection files to export in {folder}.", folder=folder)
    )


@dataclass(frozen=True, slots=True)
class Exported:
    """What an export did: the files written, the problems met, and what waits for a later export."""

    files: tuple[Path, ...]
    interviews: int
    problems: tuple[SurveyAppError, ...]
    held_back: tuple[RestHeldBack, ...] = ()


@dataclass(slots=True)
class _Export:
    """One export under way: what is written, and what is told of it."""

    folder: Path
    target: Path
    files: list[Path] = field(default_factory=list)
    problems: list[SurveyAppError] = field(default_factory=list)
    held_back: list[RestHeldBack] = field(default_factory=list)
    interviews: int = 0

    def __post_init__(self) -> None:
        if os.path.realpath(self.target) == os.path.realpath(self.folder):
            reason = msg("it is the kiosk's own folder; choose another, on a stick for example")
            raise FileRefused(file=self.target.name, reason=reason)

    def read(self, path: Path, checked: Callable[[Path], T]) -> T | None:
        """Return the verified file at ``path``; None if there is none, or it is damaged, which is told."""
        if not path.exists():
            return None
        try:
            return checked(path)
        except SurveyAppError as problem:
            self.problems.append(problem)
            return None

    def copy(self, path: Path, data: bytes, manifest: Manifest) -> None:
        """Write ``data``, which stands for the store's ``path`` and has ``manifest``, under a new name."""
        stem = f"{path.stem}-{manifest.kiosk[:8]}-{manifest.export:04d}"
        target = _unused_name(self.target, stem, path.suffix)
        write_new(target, data, day=manifest.last_day)
        self.files.append(target)
        self.interviews += manifest.interviews

    def done(self) -> Exported:
        """Return what was done.

        Raises
        ------
        EnvironmentProblem
            if nothing was exported, because there was nothing or too little.
        """
        if not self.files:
            if not self.problems:
                raise _nothing_to_export(folder=self.folder)
            if all(isinstance(one, EnvironmentProblem) for one in self.problems):
                raise self.problems[0]
        return Exported(
            tuple(self.files), self.interviews, tuple(self.problems), tuple(self.held_back)
        )


@dataclass(slots=True)
class Exporter:
    """Copies the batches of one store folder, signed again with their export counter.

    ``releases`` says that fewer than ten interviews go out too, where that was not done before.
    """

    folder: Path
    key: Ed25519PrivateKey
    marks: HighWater
    releases: bool = False
    closed: dict[str, Closed] = field(default_factory=dict)
    """What was done to each batch, by its name."""
    _released: frozenset[str | None] = frozenset()

    def export(self, target: Path) -> Exported:
        """Copy every batch into ``target``; see ``KioskStore.export``."""
        export = _Export(self.folder, target)
        paths = kiosk_files(self.folder)
        self._released = frozenset(map(peek_release, paths)) - {None}
        for name in sorted({batch_name(path) for path in paths}):
            path = self.folder / batch_file(name)
            if path.suffix == TALLY_ENDING:
                self._export_tally(path, export)
            else:
                self._export_batch(path, export)
        return export.done()

    def _export_tally(self, path: Path, export: _Export) -> None:
        tally = self._own(path, export, checked_tally)
        if tally is None or not tally.manifest.interviews:
            return
        manifest, data = tally.manifest, read_regular(path, LARGEST_COLLECTION)
        if not manifest.export:
            # whoever has few interviews cannot open them; that so few came between two days is held back
            if manifest.interviews < SMALLEST_EXPORT and not self.releases:
                export.problems.append(TooFewInterviews(file=path.name, smallest=SMALLEST_EXPORT))
                return
            manifest, data = self._closed(path, tally, data)
        export.copy(path, data, manifest)

    def _closed(self, path: Path, tally: TallyFile, as_it_is: bytes) -> tuple[Manifest, bytes]:
        """Close a tally file in the store; return what goes out, as it is if the disk is full."""
        manifest, name = tally.manifest, batch_name(path)
        data = compose_tally(
            TallyScheme(tally.survey),
            tally.masked,
            self.key,
            batch=manifest.batch,
            export=1,
            days=manifest.days,
            mode=manifest.mode,
            counts=manifest.counts,
        )
        if not _replaced(path, data, manifest.last_day):
            self.closed[name] = Closed(0, has_all=True, is_noted=False)
            return manifest, as_it_is
        self.closed[name] = Closed(1, has_all=True, is_noted=True)
        self.marks.note(name, Mark(manifest.interviews, 1), manifest.last_day)
        return replace(manifest, export=1), data

    def _export_batch(self, path: Path, export: _Export) -> None:
        batch, rest = (self._own(one, export, checked_collection) for one in (path, rest_of(path)))
        is_one = rest is None or batch is None or rest.survey == batch.survey
        if batch is not None and batch.manifest.export and is_one:
            self._export_parts(path, batch, rest, export)
            return
        for at, waiting in ((path, batch), (rest_of(path), rest)):
            if waiting is not None:
                self._export_parts(at, None, waiting, export)

    def _own(self, path: Path, export: _Export, checked: Callable[[Path], T]) -> T | None:
        found = export.read(path, checked)
        if found is None or found.manifest.kiosk == kiosk_id(self.key.public_key()):
            return found
        reason = msg("it belongs to another kiosk, and only that kiosk can sign it")
        export.problems.append(FileRefused(file=path.name, reason=reason))
        return None

    def _export_parts(
        self, path: Path, batch: Collection | None, waiting: Collection | None, export: _Export
    ) -> None:
        """Export what was exported before of a batch, with what waits if that is enough."""
        known = set() if batch is None else set(batch.lines())
        added = set() if waiting is None else set(waiting.lines()) - known
        is_small = 0 < len(added) < SMALLEST_EXPORT
        is_released = is_small and self.releases and not self._was_released(batch or waiting)
        if is_small and not is_released:
            self._hold_back(path, export, was_exported=batch is not None)
            added = set()
        # of a rest that had joined its batch when a crash kept it from being removed nothing is new
        parts = [one for one in (batch, waiting if added else None) if one is not None]
        if parts:
            self._write(path, parts, export, is_released=is_released)

    def _was_released(self, one: Collection | None) -> bool:
        return one is not None and one.manifest.survey_sha256 in self._released

    def _hold_back(self, path: Path, export: _Export, *, was_exported: bool) -> None:
        if self.releases:
            export.problems.append(_released_before(file=path.name, smallest=SMALLEST_EXPORT))
        elif was_exported:
            export.held_back.append(RestHeldBack(file=path.name, smallest=SMALLEST_EXPORT))
        else:
            export.problems.append(TooFewInterviews(file=path.name, smallest=SMALLEST_EXPORT))

    def _write(
        self, path: Path, parts: Sequence[Collection], export: _Export, *, is_released: bool
    ) -> None:
        manifests = [one.manifest for one in parts]
        first, name = manifests[0], batch_name(path)
        number = max(first.export, self.marks.of(name).exports) + 1
        lines = sorted({line for one in parts for line in one.lines()})
        days = [day for one in manifests for day in one.days or ()]
        data = compose(
            parts[0].survey,
            lines,
            self.key,
            batch=first.batch,
            export=number,
            days=(min(days), max(days)) if days else None,
            mode=first.mode,
            counts=sum((one.counts for one in manifests), Counts()),
            rest_released=is_released or first.rest_released,
        )
        has_all = first.export == 0 or len(parts) > 1
        if not _replaced(path, data, max(days, default=None)):
            # the store's disk takes nothing: its files go out as they are
            self.closed[name] = Closed(first.export, has_all, is_noted=False)
            for at, one in zip((path, rest_of(path)), parts, strict=False):
                content = read_regular(at, LARGEST_COLLECTION)
                export.copy(at, content, one.manifest)
            return
        self.closed[name] = Closed(number, has_all, is_noted=True)
        if len(parts) > 1:
            with contextlib.suppress(OSError):  # all that it holds is in the batch now
                rest_of(path).unlink(missing_ok=True)
        self.marks.note(name, Mark(len(lines), number), max(days, default=None))
        export.copy(path, data, parse_collection(data, path.name).manifest)


def _replaced(path: Path, data: bytes, day: date | None) -> bool:
    """Write the counter first, so that it is never used twice; return whether the disk took it."""
    try:
        replace_file(path, data, day=day)
    except NotFlushed:
        return True
    except DiskProblem:
        return False
    return True


def export_folder(store: Path, folder: Path, *, allow_small: bool = False) -> Exported:
    """Copy the collection files of the kiosk's folder ``store`` into ``folder``, verified.

    See ``KioskStore.export``. Where the kiosk's key is lost or damaged its files, which it has signed
    already, are copied as they are, and the problem is told.

    Raises
    ------
    EnvironmentProblem
        if a kiosk is running on it; if there is no kiosk or no interview.
    EnvironmentProblem, DiskProblem
        if the store or the target cannot be used.
    """
    with disk_problems_told(store):
        if not (store / KEY_FILE).exists() and not kiosk_files(store):
            raise _nothing_to_export(folder=store)
    lock = StoreLock(store)
    try:
        with disk_problems_told(store):
            try:
                key = signing_key(store)
            except KeyUnusable as problem:
                return _copied_as_they_are(store, folder, problem, allow_small=allow_small)
            exporter = Exporter(store, key, HighWater(store), releases=allow_small)
            return exporter.export(folder)
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
    with disk_problems_told(store):
        if not (store / KEY_FILE).exists():
            raise _nothing_to_export(folder=store)
        return write_enrolment(signing_key(store), folder)


def _copied_as_they_are(
    store: Path, folder: Path, problem: KeyUnusable, *, allow_small: bool
) -> Exported:
    export = _Export(store, folder)
    for path in kiosk_files(store):
        found = (
            export.read(path, checked_tally)
            if path.suffix == TALLY_ENDING
            else export.read(path, checked_collection)
        )
        if found is None:
            continue
        manifest = found.manifest
        # what was exported once can go again; nothing can be signed that says more was released
        if manifest.export or manifest.interviews >= SMALLEST_EXPORT or allow_small:
            export.copy(path, read_regular(path, LARGEST_COLLECTION), manifest)
        else:
            export.problems.append(TooFewInterviews(file=path.name, smallest=SMALLEST_EXPORT))
    export.problems.insert(0, problem)
    return export.done()


def _unused_name(folder: Path, stem: str, ending: str) -> Path:
    for attempt in range(1, 1000):
        name = stem if attempt == 1 else f"{stem}-{attempt}"
        path = folder / (name + ending)
        if not path.exists() and not path.with_name(path.name + ".part").exists():
            return path
    return folder / (stem + ending)
