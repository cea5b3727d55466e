"""Importing and verifying collection files: every file gets a verdict, none stops the others."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from surveyapp.errors import SurveyAppError
from surveyapp.services.progress import Progress, no_progress
from surveyapp.storage.collection import ENDING, Collection, peek_survey, read_collection
from surveyapp.storage.columns import Columns, decode
from surveyapp.storage.files import FileRefused
from surveyapp.storage.project import Project
from surveyapp.survey.survey import Survey

READ_AHEAD = 3
"""Files held in memory while one is stored."""


class Outcome(Enum):
    """What came of a file."""

    IMPORTED = "imported"
    ALREADY_IMPORTED = "already imported"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class FileReport:
    """The verdict on one file. ``problem`` tells why it was refused."""

    path: Path
    outcome: Outcome
    imported: int = 0
    already: int = 0
    kiosk: str = ""
    problem: SurveyAppError | None = None

    @property
    def reason(self) -> str:
        """Why the file was refused, in English; empty if it was not."""
        return "" if self.problem is None else str(self.problem)


def import_files(
    paths: Sequence[Path], project: Path, progress: Progress = no_progress
) -> tuple[FileReport, ...]:
    """Import collection files (and all in given folders) into the project file at ``project``.

    Each file is taken whole or refused with a reason; interviews that are there already are counted
    and not added. The result does not depend on the order of ``paths``.

    Raises:
        ProjectProblem: if the project cannot be used; files imported before stay imported.
        Cancelled: when ``progress`` raises it; files imported before stay imported.
    """
    with Project(project) as opened:
        return import_into(opened, paths, progress)


def import_into(
    project: Project,
    paths: Sequence[Path],
    progress: Progress = no_progress,
    survey: Survey | None = None,
) -> tuple[FileReport, ...]:
    """Import into an open project; ``survey`` refuses files of any other."""
    files = expanded(paths)
    wanted = project.survey or survey or _commonest_survey(files)
    reports = []
    for done, (path, read) in enumerate(_read_ahead(files)):
        progress(done, len(files))
        reports.append(_import_one(project, path, read, wanted))
    progress(len(files), len(files))
    return tuple(reports)


def verify_files(paths: Sequence[Path], progress: Progress = no_progress) -> tuple[FileReport, ...]:
    """Say of each file whether it is whole, signed, and of the same survey as the others.

    ``imported`` counts the interviews that no file before it held.
    """
    with Project.in_memory() as project:
        return import_into(project, paths, progress)


def expanded(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Return ``paths`` with folders replaced by the collection files in them."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir() and not path.is_symlink():
            files += sorted(path.glob("*" + ENDING)) or [path]
        else:
            files.append(path)
    return tuple(dict.fromkeys(files))


Read = tuple[Collection, Columns]


def _read_ahead(files: Sequence[Path]) -> Iterator[tuple[Path, Future[Read]]]:
    """Yield each file with its content, which another thread reads while the one before is stored."""
    with ThreadPoolExecutor(max_workers=1) as reader:
        waiting: deque[tuple[Path, Future[Read]]] = deque()
        try:
            for path in files:
                waiting.append((path, reader.submit(_read, path)))
                if len(waiting) > READ_AHEAD:
                    yield waiting.popleft()
            while waiting:
                yield waiting.popleft()
        finally:
            reader.shutdown(cancel_futures=True)


def _read(path: Path) -> Read:
    if path.is_dir() and not path.is_symlink():
        raise FileRefused(file=path.name or path, reason="the folder holds no collection files")
    collection = read_collection(path)
    return collection, decode(collection)


def _import_one(
    project: Project, path: Path, read: Future[Read], expected: Survey | None
) -> FileReport:
    try:
        collection, columns = read.result()
        if project.holds(collection):
            return _report(path, collection, new=0, known=collection.manifest.interviews)
        added = project.add(collection, columns, expected)
    except FileRefused as problem:
        return FileReport(path, Outcome.REFUSED, problem=problem)
    return _report(path, collection, new=added.new, known=added.known)


def _report(path: Path, collection: Collection, *, new: int, known: int) -> FileReport:
    is_known = new == 0 and known > 0
    outcome = Outcome.ALREADY_IMPORTED if is_known else Outcome.IMPORTED
    return FileReport(path, outcome, new, known, collection.manifest.kiosk)


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
