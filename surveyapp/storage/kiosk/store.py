"""The kiosk's store: a folder with the kiosk's key, its lock and the files with its interviews.

The file that takes interviews is rewritten whole for each of them, so that it never knows an order. What
has been exported takes none any more: see ``export``. Whoever holds the folder itself can see which
interviews came after the last export.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.collection.enrolment_file import write_enrolment
from surveyapp.storage.collection.format import (
    Counts,
    kiosk_id,
    peek_release,
    peek_survey,
    survey_hash,
)
from surveyapp.storage.files.safe_files import (
    NotFlushed,
    check_room,
    disk_problem,
    disk_problems_told,
    exposed_secret,
    make_folder,
    replace_file,
    today,
)
from surveyapp.storage.kiosk.file_kinds import (
    Closed,
    Content,
    FileKind,
    Held,
    Recorded,
    Records,
    batch_file,
    batch_name,
    kiosk_files,
)
from surveyapp.storage.kiosk.high_water import HighWater, Mark, StoreSetBack, rest_of
from surveyapp.storage.kiosk.lock import StoreLock
from surveyapp.storage.kiosk.pin import PIN_FILE, SURVEYOR_PIN_FILE
from surveyapp.storage.kiosk.signing_key import KEY_FILE, claimed_kiosks, signing_key
from surveyapp.survey.definition.kiosk_names import KioskId
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from surveyapp.storage.kiosk.export import Exported

SCARCE_SPACE = 50 * 10**6
SCARCE_INTERVIEWS = 1_000
"""Below so many bytes, or room for so many interviews, staff are told before anybody is asked."""
SPARE_ROOM = 2**16
"""Bytes beside the file itself: blocks, the marks, the notes."""


class LittleSpace(EnvironmentProblem):
    """The disk is nearly full."""


class StoreDamaged(EnvironmentProblem):
    """A collection file is damaged; the kiosk goes on in a new one."""


@dataclass(frozen=True, slots=True)
class _Batch:
    """The current batch in memory; only its files are the truth.

    ``closed`` interviews have been exported and are in the batch's own file; those that came since are
    ``content``, in the file of the rest. Before the first export all are, in the batch's own file.
    """

    path: Path
    number: int
    content: Content
    export: int = 0
    closed: int = 0
    closed_counts: Counts = Counts()
    days: tuple[date, date] | None = None
    counts: Counts = Counts()

    @property
    def open_file(self) -> Path:
        """The file that takes interviews."""
        return rest_of(self.path) if self.export else self.path

    @property
    def interviews(self) -> int:
        """Number of all interviews of the batch."""
        return self.closed + len(self.content.lines)

    def holding(self, content: Content, day: date, missed: Counts) -> _Batch:
        """Return the batch with one more interview, which ``content`` holds too."""
        first, last = self.days or (day, day)
        days = (min(first, day), max(last, day))
        return replace(self, content=content, days=days, counts=self.counts + missed)

    def after(self, done: Closed) -> _Batch:
        """Return the batch as an export has left it."""
        if not done.has_all:
            return replace(self, export=done.export)
        counts = self.closed_counts + self.counts
        return _Batch(self.path, self.number, Recorded(), done.export, self.interviews, counts)


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
        self._must_close = False
        try:
            with disk_problems_told(folder):
                self._key = signing_key(folder)
                self._kind = _kind_of(survey, self.kiosk)
                secret_files = (KEY_FILE, PIN_FILE, SURVEYOR_PIN_FILE)
                exposed = (exposed_secret(folder / name) for name in secret_files)
                self.problems += filter(None, exposed)
                self._remove_unfinished()
                self._marks = HighWater(folder)
                self._look_for_losses()
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
        """Number of interviews of the current batch."""
        return self._batch.interviews

    @property
    def counts(self) -> Counts:
        """What happened besides the interviews of the current batch."""
        return self._batch.closed_counts + self._batch.counts

    @property
    def other_files(self) -> tuple[str, ...]:
        """Names of the files of other surveys or versions in the folder.

        A survey that was altered without a new version is another one; a file that cannot be read is
        what its name says.
        """
        own = survey_hash(self.survey)
        names = []
        with disk_problems_told(self.folder):
            for path in kiosk_files(self.folder):
                claimed = peek_survey(path)
                is_own = self._own_name.fullmatch(path.name) if claimed is None else claimed == own
                if not is_own:
                    names.append(path.name)
        return tuple(sorted(names))

    def space_problem(self) -> EnvironmentProblem | None:
        """Return that the disk has little space, or cannot be asked; None where there is enough."""
        # each interview writes the file anew beside the old one
        needed = 2 * (self.interviews + SCARCE_INTERVIEWS) * self._kind.line_bytes
        try:
            free = shutil.disk_usage(self.folder).free
        except OSError as problem:
            return disk_problem(self.folder, msg("read"), problem)
        if free >= max(SCARCE_SPACE, needed):
            return None
        return LittleSpace(
            msg(
                "This kiosk's disk is nearly full: less than {megabytes} MB, or less than "
                "{interviews} interviews need, is free. Export and make room before anybody is "
                "asked. A full disk stops an interview at its end, with nothing of it recorded.",
                megabytes=SCARCE_SPACE // 10**6,
                interviews=f"{SCARCE_INTERVIEWS:,}",
            )
        )

    def check_room(self) -> None:
        """Look whether one more interview could be stored now, before anybody is asked for it.

        Raises
        ------
        DiskFull
            if there is no room.
        DiskProblem
            if the disk takes nothing for another reason.
        """
        batch = self._batch
        with disk_problems_told(self.folder):
            is_there = bool(batch.content.lines)
            known = batch.open_file.stat().st_size if is_there else len(self._composed(batch))
        day = batch.days[1] if batch.days else today()
        check_room(self.folder, known + self._kind.line_bytes + SPARE_ROOM, day=day)

    @property
    def _own_name(self) -> re.Pattern[str]:
        stem = f"{self.survey.id}-v{self.survey.version}-"
        return re.compile(re.escape(stem) + r"([0-9]{4,})(?:-rest)?" + re.escape(self._kind.ending))

    def close(self) -> None:
        """Release the folder. A second call does nothing."""
        self._lock.release()

    def add(self, reports: Sequence[str], day: date, *, missed: Counts = Counts()) -> None:  # noqa: B008
        """Store one interview durably: when this returns, it outlasts a power cut.

        ``reports`` has one value for each column of the survey, empty where not answered;
        ``missed`` are the break-offs and time-outs since the last interview.

        Raises
        ------
        NotFlushed
            if it is stored and the disk then reported an error: a power cut may still lose it.
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
        if self.interviews >= self._kind.most_a_file or self._must_close:
            self.begin_new_file()
        content = self._kind.add(self._batch.content, reports)
        batch = self._batch.holding(content, day, missed)
        try:
            self._write(batch)
        except NotFlushed:  # it has its name, so it is there and stays there
            self._batch = batch
            raise
        self._batch = batch
        self._note(batch)

    def begin_new_file(self) -> None:
        """Close the current file; later interviews go to a new one.

        Raises
        ------
        DiskProblem
            if the new file cannot be written.
        """
        fresh = self._fresh(self._batch.number + 1)
        try:
            self._write(fresh)
        except NotFlushed:
            self._batch = fresh
            raise
        self._batch = fresh
        self._must_close = False

    def export(self, folder: Path, *, allow_small: bool = False) -> Exported:
        """Copy every batch of the store into ``folder``, verified, under new names.

        Damaged files are left out and listed in ``problems``; so are batches of fewer than
        ``SMALLEST_EXPORT`` interviews. Fewer than that many that came after the last export of their batch
        are ``held_back``. With ``allow_small`` they all go too, once for each survey: the release at
        the end of fieldwork.

        Raises
        ------
        EnvironmentProblem
            if the store has no interviews.
        TooFewInterviews
            if that is why nothing was exported.
        DiskProblem
            if a file cannot be written; nothing in the store is lost.
        """
        from surveyapp.storage.kiosk.export import Exporter  # noqa: PLC0415 - not needed to begin

        exporter = Exporter(self.folder, self._key, self._marks, releases=allow_small)
        try:
            with disk_problems_told(self.folder):
                return exporter.export(folder)
        finally:  # the counter has moved, also where a copy failed; the interviews stay as they are
            done = exporter.closed.get(batch_name(self._batch.path))
            if done is not None and done.is_noted:
                is_open = self._kind.stays_open
                number = self._batch.number + 1
                self._batch = self._batch.after(done) if is_open else self._fresh(number)
            elif done is not None and done.has_all:
                # nobody may join those that went out, and the disk could not be told so
                self._must_close = True

    @property
    def can_release(self) -> bool:
        """Whether the rest of this survey has not been released yet."""
        own = survey_hash(self.survey)
        with disk_problems_told(self.folder):
            return own not in map(peek_release, kiosk_files(self.folder))

    @property
    def is_set_back(self) -> bool:
        """Whether interviews are gone, or the folder is a copy, and nobody has taken note of it."""
        return any(isinstance(problem, StoreSetBack) for problem in self.problems)

    def take_note(self) -> None:
        """Take the folder as it is now: the supervisor has been told of what is gone."""
        self._marks.forget(self._batch.days[1] if self._batch.days else None)
        self.problems = [one for one in self.problems if not isinstance(one, StoreSetBack)]

    def _look_for_losses(self) -> None:
        self.problems += self._marks.problems()
        claims = claimed_kiosks(self.folder).items()
        self.problems += [_foreign_file(file=name) for name, kiosk in claims if kiosk != self.kiosk]

    def export_enrolment(self, folder: Path) -> Path:
        """Write the kiosk's enrolment file to ``folder``; return its path.

        Raises
        ------
        DiskProblem
            if it cannot be written.
        """
        return write_enrolment(self._key, folder)

    def _composed(self, batch: _Batch) -> bytes:
        return self._kind.compose(
            batch.content, self._key, batch=batch.number, days=batch.days, counts=batch.counts
        )

    def _write(self, batch: _Batch) -> None:
        day = batch.days[1] if batch.days else None
        replace_file(batch.open_file, self._composed(batch), day=day)

    def _note(self, batch: _Batch) -> None:
        day = batch.days[1] if batch.days else None
        self._marks.note(batch_name(batch.path), Mark(batch.interviews, batch.export), day)

    def _fresh(self, number: int) -> _Batch:
        name = f"{self.survey.id}-v{self.survey.version}-{number:04d}{self._kind.ending}"
        return _Batch(self.folder / name, number, self._kind.nothing)

    def _open_batch(self) -> _Batch:
        """Return the last batch if it takes interviews; else a new one.

        A batch that was set back takes none: its export numbers were used.
        """
        number = max(self._numbers(), default=0)
        fresh = self._fresh(number + 1)
        if number == 0:
            return fresh
        path = self._fresh(number).path
        batch = self._opened(path)
        rest = self._opened(rest_of(path)) if self._kind.stays_open else None
        if batch is None or (rest is not None and not batch.manifest.export):
            return fresh
        manifest = batch.manifest
        if any(self._is_others(one) for one in (batch, rest) if one is not None):
            return fresh
        opened = _Batch(path, number, batch.content, days=manifest.days, counts=manifest.counts)
        if manifest.export and not self._kind.stays_open:
            return fresh
        if manifest.export:
            closed = opened.after(Closed(manifest.export, has_all=True, is_noted=True))
            opened = closed
            if rest is not None:
                lines = set(rest.content.lines) - set(batch.content.lines)
                # else they joined the batch when a crash kept the rest from being removed
                if lines:
                    opened = replace(
                        closed,
                        content=Recorded(tuple(sorted(lines))),
                        days=rest.manifest.days,
                        counts=rest.manifest.counts,
                    )
            elif rest_of(path).exists():
                return fresh
        held = Mark(opened.interviews, opened.export)
        is_set_back = not held.reaches(self._marks.of(batch_name(path)))
        is_full = opened.interviews >= self._kind.most_a_file
        return fresh if is_set_back or is_full else opened

    def _opened(self, path: Path) -> Held | None:
        if not path.exists() and not path.is_symlink():
            return None
        try:
            return self._kind.read(path)
        except SurveyAppError as problem:
            self.problems.append(_damaged(path, problem))
            return None

    def _is_others(self, one: Held) -> bool:
        manifest = one.manifest
        is_ours = manifest.kiosk == self.kiosk and one.survey == self.survey
        return not is_ours or manifest.mode != "kiosk"

    def _numbers(self) -> Iterator[int]:
        """Yield the numbers of this survey's batches, those that are gone too."""
        names = [path.name for path in self.folder.iterdir()]
        for name in [*names, *map(batch_file, self._marks.names)]:
            match = self._own_name.fullmatch(name)
            if match is not None:
                yield int(match.group(1))

    def _remove_unfinished(self) -> None:
        for path in self.folder.glob("*.part"):
            try:
                path.unlink(missing_ok=True)
            except OSError as problem:
                raise disk_problem(path, msg("removed"), problem) from problem


def _damaged(path: Path, problem: SurveyAppError) -> EnvironmentProblem:
    return StoreDamaged(
        msg(
            "{file} is damaged and was left as it is ({reason}). New interviews go to a "
            "new file next to it. Take a copy of the folder to the analyst.",
            file=path.name,
            reason=problem.facts.get("reason", problem),
        )
    )


def _foreign_file(*, file: object) -> EnvironmentProblem:
    """A file in the folder was signed by another key than the kiosk's."""
    return EnvironmentProblem(
        msg(
            "{file} was signed with another key than this kiosk's: the file or the key was "
            "exchanged. It is left as it is and not exported; copy it to a stick by hand, and the "
            "analyst sees whether it is whole.",
            file=file,
        )
    )


def _kind_of(survey: Survey, kiosk: str) -> FileKind:
    """Return what the files of a survey hold on a kiosk.

    Parameters
    ----------
    survey
        the survey.
    kiosk
        the kiosk's name.

    Raises
    ------
    UserProblem
        if nothing can be sealed to a key of the survey.
    """
    if survey.tallies is None:
        return Records(survey, kiosk)
    from surveyapp.storage.kiosk.masked_totals import Totals  # noqa: PLC0415 - few surveys have trustees

    return Totals(survey, kiosk)
