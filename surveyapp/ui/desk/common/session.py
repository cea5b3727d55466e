"""What the desk is working on, and the signals by which its panels hear of changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from surveyapp.errors import EnvironmentProblem
from surveyapp.services.estimates.estimate import ProjectSummary, summarise_project
from surveyapp.services.project.import_collections import FileReport, accept_kiosk, import_files
from surveyapp.services.project.kiosk_enrolment import (
    accept_enrolled,
    close_kiosks,
    revoke_kiosk,
)
from surveyapp.services.project.save_as import save_project_as
from surveyapp.services.project.sealing import KeyToSeal, purge_project, seal_project
from surveyapp.services.project.surveys import SurveyName, choose_survey
from surveyapp.services.project.undo_history import redo, remove_files, undo
from surveyapp.services.table_import.import_rows import import_table
from surveyapp.services.table_import.mapping import TableMapping
from surveyapp.storage.collection.key_file import unlock
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.collection.unsealing import KeyNeeded, WrongKey
from surveyapp.storage.files.safe_files import exposed_secret
from surveyapp.storage.project.sealed_database import keep_open, let_go
from surveyapp.storage.project.unlocked_keys import keep_unlocked
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.kiosk_names import KioskId
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.desk.common.report_requests import ReportList
from surveyapp.ui.jobs import Job, JobRunner, Work


class PageName(IntEnum):
    """The pages, in the order of the navigation."""

    FILES = 0
    QUALITY = 1
    ESTIMATES = 2
    TOGETHER = 3
    PRIVACY = 4
    PLAN = 5
    SURVEY = 6
    LEARN = 7
    HELP = 8


@dataclass(frozen=True, slots=True)
class KeyWanted:
    """Sealed files that need a key: the message to show, and ``again``, which imports them with the key."""

    problem: Exception
    paths: tuple[Path, ...]
    again: Callable[[Sequence[Path]], None]
    path: Path | None = None
    """The key file that was tried last."""


class DeskSession(QObject):
    """One project and the work on it.

    Signals: ``project_changed(Path)`` another project was opened; ``project_left(Path)`` it is
    about to be; ``project_entered(Path)`` all have heard of it; ``summary_changed(ProjectSummary)``
    what it holds is known anew; ``summary_known(ProjectSummary)`` it was read from the project, and all
    have heard of it; ``import_started(Job)``; ``import_ended(tuple of FileReport)``;
    ``troubled(Exception)`` the project cannot be read; ``page_wanted(PageName)``;
    ``key_wanted(KeyWanted)`` some files are sealed and no key of this session opens them;
    ``survey_changed(Survey or None)`` the summary that comes next is of another survey;
    ``step_moved(Step)`` a step was undone or redone; ``purged(Purged)`` so much was erased.

    The analyst's private key, once unlocked, is kept until the session ends, in memory only.
    """

    project_left = Signal(object)
    project_changed = Signal(object)
    project_entered = Signal(object)
    summary_changed = Signal(object)
    summary_known = Signal(object)
    import_started = Signal(object)
    import_ended = Signal(object)
    troubled = Signal(object)
    page_wanted = Signal(object)
    key_wanted = Signal(object)
    survey_changed = Signal(object)
    step_moved = Signal(object)
    purged = Signal(object)

    def __init__(self, project: Path, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.project = project
        keep_open(project)
        self.runner = runner
        self.summary = ProjectSummary(survey=None, interviews=0, files=())
        self.is_known = False
        self.is_importing = False
        self._opener: Opener | None = None
        self.exposed_key: EnvironmentProblem | None = None
        """What is to be said of the key file that was unlocked, if others can read it."""
        self.report = ReportList(self)
        """What was added to the report."""
        self.project_changed.connect(lambda _project: self.report.restore_state([]))

    def open_project(self, project: Path) -> None:
        """Work on another project."""
        self.runner.cancel_all()
        self.project_left.emit(self.project)
        let_go(self.project)
        self.project = project
        keep_open(project)
        self._know(ProjectSummary(survey=None, interviews=0, files=()), is_known=False)
        self.project_changed.emit(project)
        self.project_entered.emit(project)
        self.refresh()

    def save_as(self, target: Path) -> Job:
        """Copy the project to ``target``, and work on the copy."""
        project = self.project
        job = self.runner.start("save_as", lambda _progress: save_project_as(project, target))
        job.succeeded.connect(lambda _none: self.open_project(target))
        job.failed.connect(self.troubled)
        return job

    def refresh(self) -> None:
        """Read the contents of the project again."""
        project = self.project
        job = self.runner.start("summary", lambda _progress: summarise_project(project))
        job.succeeded.connect(lambda summary: self._know(summary, is_known=True))
        job.failed.connect(self._not_read)

    def _not_read(self, problem: Exception) -> None:
        """Say why the project cannot be read; ask for the key of a sealed one, and open it again."""
        self.troubled.emit(problem)
        if isinstance(problem, KeyNeeded | WrongKey):
            project = self.project
            self.key_wanted.emit(
                KeyWanted(problem, (project,), lambda _paths: self.open_project(project))
            )

    def leave(self) -> None:
        """Let the project go: the desk is closed."""
        let_go(self.project)

    def import_paths(self, paths: Sequence[Path], *, add_survey: bool = False) -> None:
        """Import files and folders into the project, off the UI thread; one import at a time.

        With ``add_survey`` files of surveys that the project does not hold are taken too.
        """
        if self.is_importing:
            return
        project, asked, opener = self.project, tuple(paths), self._opener
        self._import(
            lambda progress: import_files(
                asked, project, progress, opener=opener, add_survey=add_survey
            ),
            partial(self.import_paths, add_survey=add_survey),
        )

    def import_table(
        self, table: PlainTable, survey: Survey, mapping: TableMapping, *, replace: bool = False
    ) -> None:
        """Import a table that was read and mapped, off the UI thread; one import at a time."""
        if self.is_importing:
            return
        project = self.project
        self._import(
            lambda progress: import_table(
                table, project, survey, mapping, progress, replace=replace
            ),
            self.import_paths,
        )

    def accept_kiosk(self, kiosk: KioskId) -> None:
        """Accept a kiosk and import its files that wait, off the UI thread."""
        if self.is_importing:
            return
        project, opener = self.project, self._opener
        self._import(
            lambda progress: accept_kiosk(project, kiosk, progress, opener=opener),
            lambda _paths: self.accept_kiosk(kiosk),
        )

    def accept_enrolled(self, enrolments: Sequence[Path]) -> None:
        """Accept the kiosks of enrolment files and import their files that wait, off the UI thread."""
        if self.is_importing:
            return
        project, opener = self.project, self._opener
        self._import(
            lambda _progress: accept_enrolled(project, enrolments, opener=opener),
            lambda _paths: self.accept_enrolled(enrolments),
        )

    def revoke_kiosk(self, kiosk: KioskId, *, removes_files: bool) -> None:
        """Let files of a kiosk wait from now on; take out what it has brought where ``removes_files``."""
        project = self.project
        self._change(
            "kiosks", lambda _progress: revoke_kiosk(project, kiosk, removes_files=removes_files)
        )

    def close_kiosks(self, is_closed: bool) -> None:  # noqa: FBT001 - a check box's signal
        """Decide whether files of unknown kiosks wait."""
        project = self.project
        self._change("kiosks", lambda _progress: close_kiosks(project, is_closed=is_closed))

    def choose_survey(self, wanted: SurveyName) -> None:
        """Let all pages show another survey of the project."""
        project = self.project
        self._change("survey", lambda _progress: choose_survey(project, wanted))

    def remove_files(self, numbers: Sequence[int]) -> None:
        """Take files out of the project, as if they had never been imported."""
        project, unwanted = self.project, tuple(numbers)
        self._change("remove", lambda _progress: remove_files(project, unwanted))

    def purge(self) -> None:
        """Erase what was removed or undone, for good."""
        project = self.project
        job = self._change("purge", lambda _progress: purge_project(project))
        job.succeeded.connect(self.purged)

    def seal(self) -> None:
        """Encrypt the project's file; the key is asked for where this session has none."""
        project, opener = self.project, self._opener
        if opener is None:
            problem = KeyToSeal(file=project.name)
            self.key_wanted.emit(KeyWanted(problem, (project,), lambda _paths: self.seal()))
            return
        self._change("seal", lambda _progress: seal_project(project, opener))

    def undo(self) -> None:
        """Undo the last action on the project."""
        project = self.project
        self._change("undo", lambda _progress: undo(project)).succeeded.connect(self.step_moved)

    def redo(self) -> None:
        """Redo the action that was undone last."""
        project = self.project
        self._change("redo", lambda _progress: redo(project)).succeeded.connect(self.step_moved)

    def _change(self, slot: str, work: Work) -> Job:
        """Change the project off the UI thread, then read its contents again."""
        job = self.runner.start(slot, work)
        job.succeeded.connect(self.refresh)
        job.failed.connect(self.troubled)
        return job

    def unlock(self, path: Path, passphrase: str, wanted: KeyWanted) -> None:
        """Open the private key at ``path`` off the UI thread, and import the waiting files with it."""
        job = self.runner.start("unlock", lambda _progress: unlock(path, passphrase))
        job.succeeded.connect(lambda opener: self._unlocked(opener, path, wanted))
        job.failed.connect(
            lambda problem: self.key_wanted.emit(replace(wanted, problem=problem, path=path))
        )

    def _unlocked(self, opener: Opener, path: Path, wanted: KeyWanted) -> None:
        self._opener = opener
        keep_unlocked(opener)
        self.exposed_key = exposed_secret(path)
        wanted.again(wanted.paths)

    def _import(self, work: Work, again: Callable[[Sequence[Path]], None]) -> None:
        job = self.runner.start("import", work)
        self.is_importing = True
        reports: list[FileReport] = []
        job.succeeded.connect(reports.extend)
        job.succeeded.connect(self.import_ended)
        job.finished.connect(self._import_finished)
        job.finished.connect(lambda: self._want_key(reports, again))
        self.import_started.emit(job)

    def _want_key(
        self, reports: Sequence[FileReport], again: Callable[[Sequence[Path]], None]
    ) -> None:
        shut = [one for one in reports if isinstance(one.problem, KeyNeeded | WrongKey)]
        if shut:
            problem = shut[0].problem
            assert problem is not None  # noqa: S101 - it was just looked at
            self.key_wanted.emit(KeyWanted(problem, tuple(one.path for one in shut), again))

    def _import_finished(self) -> None:
        self.is_importing = False
        self.refresh()

    def _know(self, summary: ProjectSummary, *, is_known: bool) -> None:
        is_another = summary.survey != self.summary.survey
        self.summary = summary
        self.is_known = is_known
        if is_another:
            self.survey_changed.emit(summary.survey)
        self.summary_changed.emit(summary)
        if is_known:
            self.summary_known.emit(summary)
