"""Importing and verifying collection files: every file gets a verdict, none stops the others."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.errors import Cancelled, SurveyAppError, UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.services.project.kiosk_trust import (
    EVERY_KIOSK,
    NOBODY,
    KioskRevoked,
    KiosksNotEnrolled,
    KioskTrust,
    KioskUnknown,
    unknown_kiosks_note,
)
from surveyapp.storage.collection.coded_columns import Columns, decode
from surveyapp.storage.collection.format import (
    LARGEST_COLLECTION,
    SIMULATED,
    Collection,
    interviews_of,
    parse_collection,
    peek_interviews,
    peek_survey,
    read_collection,
)
from surveyapp.storage.collection.unsealing import (
    InterviewDamaged,
    KeyNeeded,
    WrongKey,
    damaged_boxes,
    open_collection,
)
from surveyapp.storage.files.beginnings import Kind, another
from surveyapp.storage.files.safe_files import FileRefused, name_of, read_regular
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.project_file import discard
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.storage.tables.folder_contents import (
    OthersInFolder,
    TableInFolder,
    folder_contents,
    is_folder,
    read_folder,
)
from surveyapp.storage.tables.foreign_tables import is_foreign_table
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words
from surveyapp.survey.definition.survey import Survey

if TYPE_CHECKING:
    from surveyapp.storage.collection.sealing import Opener
    from surveyapp.storage.files.csv_tables import RowRefused

READ_AHEAD = 4
"""Files held in memory while one is stored."""
READERS = 2
"""Threads that read, check and decode files while the ones before are stored."""


class FileOutcome(Enum):
    """What came of a file."""

    IMPORTED = "imported"
    ALREADY_IMPORTED = "already imported"
    REFUSED = "refused"
    WAITING = "waiting"
    """It is whole, and from a kiosk that the project does not know: it waits to be accepted."""
    NOT_TAKEN = "not taken"
    """It is in a folder that was given, and is no collection file."""


@dataclass(frozen=True, slots=True)
class FileReport:
    """The verdict on one file. ``problem`` states why it was refused, or waits.

    ``damaged`` are the interviews of it that could not be read; ``is_sealed`` says that they are
    sealed and were not opened.
    """

    path: Path
    outcome: FileOutcome
    imported: int = 0
    already: int = 0
    kiosk: str = ""
    problem: SurveyAppError | None = None
    damaged: tuple[InterviewDamaged, ...] = ()
    is_sealed: bool = False
    is_table: bool = False
    rows: tuple[RowRefused, ...] = ()
    """Of a table: every cell for which a row was left out."""
    is_new_kiosk: bool = False
    """Nobody has enrolled its kiosk; its interviews count all the same, since they are not sealed."""
    is_beside_simulated: bool = False
    """After it, the project holds simulated interviews that do not count beside real ones."""
    notes: tuple[Message, ...] = ()
    """What is to be known about it, though nothing is wrong."""
    doubt: UserProblem | None = None
    """What makes it doubtful that the file's interviews belong in the project, though they are there."""

    @property
    def reason(self) -> str:
        """Why the file was refused, waits or is not complete, in English; else empty."""
        if self.doubt is not None:
            return str(self.doubt)
        if self.problem is None and self.damaged:
            return f"{len(self.damaged)} interviews left out. {self.damaged[0]}"
        if self.problem is None and self.rows:
            return f"{self.refused_rows} rows left out. {self.rows[0]}"
        return "" if self.problem is None else str(self.problem)

    @property
    def is_wrong(self) -> bool:
        """Whether the file's interviews are missing, damaged or doubtful; refused rows do not count."""
        is_left = self.outcome is FileOutcome.NOT_TAKEN
        return bool(self.doubt or self.damaged or (self.problem and not is_left))

    @property
    def refused_rows(self) -> int:
        """Number of a table's rows that were left out."""
        return len({row.facts["line"] for row in self.rows})


def import_files(
    paths: Sequence[Path],
    project: Path,
    progress: Progress = no_progress,
    *,
    opener: Opener | None = None,
    trust: KioskTrust = NOBODY,
    add_survey: bool = False,
) -> tuple[FileReport, ...]:
    """Import collection files into a project file.

    Each file is imported whole or refused with a reason; interviews that are there already are counted
    and not added. The result does not depend on the order of ``paths``. Where interviews are sealed, or the
    project's list of kiosks was closed, files of unknown kiosks wait. A new project of sealed interviews is
    itself sealed to their key.

    Parameters
    ----------
    paths
        Collection files, and folders of them.
    project
        Path of the project file, which is made if there is none.
    progress
        Called with the number of interviews done and of all.
    opener
        The key that opens sealed interviews.
    trust
        Kiosks that are accepted though the project does not know them.
    add_survey
        Whether a survey that the project does not hold is added; else its files are refused.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used; it then is as it was.
    Cancelled
        when ``progress`` raises it; the project then is as it was, or not there.
    """
    from surveyapp.services.project.sealing import key_of_files  # noqa: PLC0415

    was_there = project.exists()
    try:
        sealed_to = key_of_files(expand_folders(paths), opener)
        with Project(project, sealed_to=sealed_to) as opened:
            reports = import_into(
                opened,
                paths,
                progress,
                opener=opener,
                trust=trust,
                add_survey=add_survey,
            )
    except (Cancelled, KeyboardInterrupt):
        if not was_there:
            discard(project)
        raise
    if not was_there and all(report.outcome in NOTHING_CAME for report in reports):
        discard(project)
    return reports


NOTHING_CAME = (FileOutcome.REFUSED, FileOutcome.NOT_TAKEN)
"""Verdicts on files of which nothing is in the project."""


def import_into(
    project: Project,
    paths: Sequence[Path],
    progress: Progress = no_progress,
    survey: Survey | None = None,
    *,
    opener: Opener | None = None,
    trust: KioskTrust = NOBODY,
    add_survey: bool = False,
) -> tuple[FileReport, ...]:
    """Import into an open project. Kiosks that have given their enrolment files are accepted for good.

    Parameters
    ----------
    project
        The project.
    paths, progress, opener, trust, add_survey
        As in ``import_files``.
    survey
        The survey that an empty project begins with; None: that of most of the files.
    """
    project.check_can_change()
    importer = _Importer(project, opener, trust, adds_survey=add_survey)
    kind = StepKind.ADD_SURVEY if add_survey else StepKind.IMPORT
    with project.adding(), project.history.action(kind):
        reports = _each(importer, expand_folders(paths), survey, progress)
        if project.has_uncounted:
            reports = tuple(replace(one, is_beside_simulated=True) for one in reports)
        enrolled = accept_enrolled_into(project, trust.enrolled, opener=opener)
        return (*reports, *enrolled, *folder_leftovers(paths))


def read_files(
    project: Project,
    paths: Sequence[Path],
    *,
    survey: Survey | None = None,
    opener: Opener | None = None,
    trust: KioskTrust = NOBODY,
) -> tuple[FileReport, ...]:
    """Read collection files into a project in memory, for one computation.

    Parameters
    ----------
    project
        The project.
    paths, survey, opener, trust
        As in ``import_into``.

    Raises
    ------
    KiosksNotEnrolled
        if any of them is sealed and of a kiosk that ``trust`` does not take: there is no list that would
        remember it, so nothing is computed without somebody's word.
    """
    reports = import_into(project, paths, survey=survey, opener=opener, trust=trust)
    strangers = [one.problem for one in reports if isinstance(one.problem, KioskUnknown)]
    if strangers:
        raise KiosksNotEnrolled(strangers)
    return reports


def verify_files(
    paths: Sequence[Path], *, opener: Opener | None = None, trust: KioskTrust = NOBODY
) -> tuple[FileReport, ...]:
    """Return the verdict on each file: whether it is whole, signed, and of the same survey as the others.

    ``imported`` counts the interviews that no earlier file held.

    Parameters
    ----------
    paths
        Collection files, and folders of them.
    opener
        The key that opens sealed interviews; without it they are counted by their boxes.
    trust
        Kiosks that somebody has enrolled; files of others are verified too, and marked ``is_new_kiosk``.
    """
    with Project.in_memory() as project, project.adding():
        importer = _Importer(project, opener, trust, only_looks=True)
        return (
            *_each(importer, expand_folders(paths), None, no_progress),
            *folder_leftovers(paths),
        )


def _each(
    importer: _Importer, files: Sequence[Path], survey: Survey | None, progress: Progress
) -> tuple[FileReport, ...]:
    if not importer.project.surveys():
        importer.expected = survey or _commonest_survey(files)
    claimed = [peek_interviews(path) for path in files]
    done, total = 0, sum(claimed)
    reports = []
    for (path, read), interviews in zip(_read_ahead(files, importer.opener), claimed, strict=True):
        progress(done, total)
        reports.append(importer.take(path, read))
        done += interviews
    progress(total, total)
    return tuple(reports)


def accept_kiosk(
    project: Path,
    kiosk: KioskId,
    progress: Progress = no_progress,
    *,
    opener: Opener | None = None,
) -> tuple[FileReport, ...]:
    """Accept a kiosk in a project file, and import its files that wait.

    A file that is refused (its key may be missing) goes on waiting.

    Parameters
    ----------
    project
        Path of the project file.
    kiosk
        The kiosk's id.
    progress
        Called with the number of interviews done and of all.
    opener
        The key that opens sealed interviews.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    Cancelled
        when ``progress`` raises it; the project then is as it was.
    """
    with Project(project) as opened:
        return accept_into(opened, kiosk, progress, opener=opener)


def accept_into(
    project: Project,
    kiosk: KioskId,
    progress: Progress = no_progress,
    *,
    opener: Opener | None = None,
) -> tuple[FileReport, ...]:
    """Accept ``kiosk`` in an open project and import its files that wait."""
    with project.adding(), project.history.action(StepKind.ACCEPT_KIOSK, kiosk_words(kiosk)):
        project.enrolment.accept(kiosk)
        waiting = project.enrolment.waiting(kiosk)
        reports = []
        sizes = [interviews_of(file.content) for file in waiting]
        for done, file in enumerate(waiting):
            progress(sum(sizes[:done]), sum(sizes))
            read: Future[ReadFile] = Future()
            read.set_result(_opened(parse_collection(file.content, file.name), opener))
            importer = _Importer(project, opener, EVERY_KIOSK, adds_survey=file.adds_survey)
            reports.append(importer.take(Path(file.name), read))
        return tuple(reports)


def accept_enrolled_into(
    project: Project, kiosks: Iterable[KioskId], *, opener: Opener | None = None
) -> tuple[FileReport, ...]:
    """Accept the kiosks whose enrolment files were given, and import their files that wait.

    One that was revoked stays revoked: its enrolment file may be in other hands too.
    """
    reports: list[FileReport] = []
    wanted = [one for one in sorted(kiosks) if not project.enrolment.is_revoked(one)]
    subject = listed([kiosk_words(one) for one in wanted])
    with project.adding(), project.history.action(StepKind.ACCEPT_KIOSK, subject):
        for kiosk in wanted:
            reports += accept_into(project, kiosk, opener=opener)
    return tuple(reports)


def import_notes(reports: Iterable[FileReport]) -> tuple[Message, ...]:
    """Return what is to be known about imported files, though nothing is wrong with them.

    Parameters
    ----------
    reports
        The verdicts on the files of one import.
    """
    given = tuple(reports)
    unknown = unknown_kiosks_note(KioskId(one.kiosk) for one in given if one.is_new_kiosk)
    is_mixed = any(one.is_beside_simulated for one in given)
    own = (note for one in given for note in one.notes)
    return (*filter(None, (unknown,)), *((_SIMULATED_LEFT_OUT,) if is_mixed else ()), *own)


_SIMULATED_LEFT_OUT = msg(
    "This survey has simulated and real interviews; only the real ones count."
)


def expand_folders(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Return ``paths`` with folders replaced by the collection files in them, if there are any."""
    files: list[Path] = []
    for path in paths:
        folder = folder_contents(path)
        files += (folder and folder.collections) or [path]
    return tuple(dict.fromkeys(files))


def folder_leftovers(
    paths: Iterable[Path], *, takes_tables: bool = False
) -> tuple[FileReport, ...]:
    """Return a verdict on each table in the folders among ``paths``, and one on all else in a folder.

    With ``takes_tables`` they have been taken, and get none here.
    """
    left: list[FileReport] = []
    given = {path: folder_contents(path) for path in paths}
    for folder in filter(None, given.values()):
        tables = () if takes_tables else (one for one in folder.tables if one not in given)
        left += (_not_taken(one, TableInFolder(file=one.name)) for one in tables)
        if folder.others:
            names = listed([one.name for one in folder.others])
            problem = OthersInFolder(folder=name_of(folder.path), names=names)
            left.append(_not_taken(folder.path, problem))
    return tuple(left)


def _not_taken(path: Path, problem: UserProblem) -> FileReport:
    return FileReport(path, FileOutcome.NOT_TAKEN, problem=problem)


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A verified file; its rows, where they could be read, and why not where they could not."""

    collection: Collection
    columns: Columns | None
    damaged: tuple[InterviewDamaged, ...] = ()
    shut: SurveyAppError | None = None


def _read_ahead(
    files: Sequence[Path], opener: Opener | None
) -> Iterator[tuple[Path, Future[ReadFile]]]:
    """Yield each file with its content, which other threads read while the ones before are stored."""
    with ThreadPoolExecutor(max_workers=READERS) as reader:
        waiting: deque[tuple[Path, Future[ReadFile]]] = deque()
        try:
            for path in files:
                waiting.append((path, reader.submit(_read, path, opener)))
                if len(waiting) > READ_AHEAD:
                    yield waiting.popleft()
            while waiting:
                yield waiting.popleft()
        finally:
            reader.shutdown(cancel_futures=True)


def _read(path: Path, opener: Opener | None) -> ReadFile:
    if is_folder(path):
        read_folder(path)
        raise FileRefused(file=name_of(path), reason=msg("the folder contains no collection files"))
    if is_foreign_table(path):
        raise FileRefused(file=path.name, reason=another(Kind.TABLE, msg("a collection file")))
    return _opened(read_collection(path), opener)


def _opened(collection: Collection, opener: Opener | None) -> ReadFile:
    try:
        opened = open_collection(collection, opener)
    except (KeyNeeded, WrongKey) as problem:
        return ReadFile(collection, None, damaged_boxes(collection), problem)
    return ReadFile(opened.collection, decode(opened.collection), opened.damaged)


@dataclass(slots=True)
class _Importer:
    """Takes files into a project one by one."""

    project: Project
    opener: Opener | None
    trust: KioskTrust
    only_looks: bool = False
    adds_survey: bool = False
    expected: Survey | None = None
    boxes: set[tuple[str, bytes]] = field(default_factory=set)

    def take(self, path: Path, reading: Future[ReadFile]) -> FileReport:
        try:
            return self._take(path, reading.result())
        except FileRefused as problem:
            return FileReport(path, FileOutcome.REFUSED, problem=problem)

    def _take(self, path: Path, read: ReadFile) -> FileReport:
        collection = read.collection
        kiosk = collection.manifest.kiosk
        if self.project.holds(collection):
            self.project.note_number(collection)
            return _report(path, read, new=0, known=collection.manifest.interviews)
        self.project.check_fits(collection, self.expected, adds_survey=self.adds_survey)
        is_new_kiosk = not self._vouched(collection)
        if is_new_kiosk and not self.only_looks and self.project.waits(collection):
            return self._kept_out(path, read)
        if read.columns is None:
            return replace(self._sealed(path, read), is_new_kiosk=is_new_kiosk)
        added = self.project.add(
            collection, read.columns, self.expected, adds_survey=self.adds_survey
        )
        if collection.manifest.mode != SIMULATED:
            self.project.enrolment.accept(kiosk)
            self.project.enrolment.release(kiosk, collection.manifest.body_sha256)
        report = _report(path, read, new=added.new, known=added.known)
        return replace(report, is_new_kiosk=is_new_kiosk)

    def _vouched(self, collection: Collection) -> bool:
        """Return whether somebody has enrolled the file's kiosk; nobody need for simulated answers."""
        kiosk = collection.manifest.kiosk
        if collection.manifest.mode == SIMULATED:
            return True
        is_taken = self.trust.takes(kiosk) and not self.project.enrolment.is_revoked(kiosk)
        return is_taken or self.project.enrolment.knows(kiosk)

    def _kept_out(self, path: Path, read: ReadFile) -> FileReport:
        """Let the file wait in a project; where there is none to wait in, refuse it."""
        collection = read.collection
        kiosk = collection.manifest.kiosk
        is_revoked = self.project.enrolment.is_revoked(kiosk)
        kind = KioskRevoked if is_revoked else KioskUnknown
        problem = kind(file=collection.name, words=kiosk_words(kiosk))
        outcome = FileOutcome.REFUSED
        if self.project.is_kept:
            content = read_regular(path, LARGEST_COLLECTION)
            self.project.enrolment.park(collection, content, adds_survey=self.adds_survey)
            outcome = FileOutcome.WAITING
        report = _report(path, read, new=0, known=0)
        return replace(report, outcome=outcome, problem=problem)

    def _sealed(self, path: Path, read: ReadFile) -> FileReport:
        """Count the boxes that no file before held, where that is all that is asked for."""
        if not self.only_looks or isinstance(read.shut, WrongKey):
            return FileReport(path, FileOutcome.REFUSED, problem=read.shut, is_sealed=True)
        kiosk = read.collection.manifest.kiosk
        boxes = {(kiosk, box) for box in read.collection.body.split(b"\n")[1:-1]}
        new = len(boxes - self.boxes)
        self.boxes |= boxes
        return replace(
            _report(path, read, new=new, known=len(boxes) - new),
            is_sealed=True,
        )


def _report(path: Path, read: ReadFile, *, new: int, known: int) -> FileReport:
    is_known = new == 0 and known > 0
    outcome = FileOutcome.ALREADY_IMPORTED if is_known else FileOutcome.IMPORTED
    kiosk = read.collection.manifest.kiosk
    return FileReport(path, outcome, new, known, kiosk, damaged=read.damaged)


def _commonest_survey(files: Sequence[Path]) -> Survey | None:
    """Return the survey of most files, so that a stray file does not decide by coming first."""
    votes = Counter(filter(None, map(peek_survey, files)))
    if len(votes) < 2:
        return None
    surveys = {}
    votes.clear()
    for path in files:
        try:
            collection = read_collection(path)
        except FileRefused:
            continue  # it gets its verdict when its turn comes
        votes[collection.manifest.survey_sha256] += 1
        surveys[collection.manifest.survey_sha256] = collection.survey
    if not votes:
        return None
    return surveys[max(votes, key=lambda sha256: (votes[sha256], sha256))]
