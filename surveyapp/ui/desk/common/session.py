"""What the desk is working on, and the signals by which its panels hear of changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.services.dataset.summary import ProjectSummary, summarise_project
from surveyapp.services.mapping.table_mapping import TableMapping
from surveyapp.services.models.stated_columns import keep_domains
from surveyapp.services.models.training_table import Domains
from surveyapp.services.output.kept_output import keep_output
from surveyapp.services.output.output import Output
from surveyapp.services.project.import_collections import FileReport, accept_kiosk, import_files
from surveyapp.services.project.kiosk_enrolment import accept_enrolled, close_kiosks, revoke_kiosk
from surveyapp.services.project.save_as import save_project_as
from surveyapp.services.project.sealing import KeyToSeal, purge_project, seal_project
from surveyapp.services.project.surveys import SurveyName, choose_survey
from surveyapp.services.project.totals import take_totals
from surveyapp.services.project.undo_history import list_steps, redo, remove_files, undo
from surveyapp.services.table_import.import_rows import import_table
from surveyapp.services.table_import.kept_imports import KeptImports
from surveyapp.storage.collection.key_file import unlock
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.collection.unsealing import KeyNeeded, WrongKey
from surveyapp.storage.files.safe_files import exposed_secret
from surveyapp.storage.project.database import ReadOnlyProject, Stamp, stamp_of
from surveyapp.storage.project.saved_layout import State, read_desk_state
from surveyapp.storage.project.sealed_database import keep_open, let_go
from surveyapp.storage.project.undo_history import HistoryStep, StepKind
from surveyapp.storage.project.unlocked_keys import keep_unlocked
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.kiosk_names import KioskId
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.jobs import Job, JobRunner, Work

READ_OUTPUT = "read_output"
"""The slot of the work that reads the output of the project."""
A_TURN_MS = 1
"""What is done so much later is done in a turn of its own: what waits for none is done in the same."""
LOOK_MS = 500
"""Between looks whether another window, or a command, has changed the project's file."""


def read_only_words() -> str:
    """Return why nothing can be changed in a project that is read-only, and what to do."""
    return QCoreApplication.translate(
        "FilesPage",
        "This project is read-only. “File”, “Save project as” makes a copy to work on.",
    )


class ProjectGone(EnvironmentProblem):
    """The file of the open project is not where it was."""

    def __init__(self, *, file: object) -> None:
        super().__init__(
            msg(
                "The project {file} is no longer in its folder. Put it back there, or open another "
                "project.",
                file=file,
            )
        )


_Read = tuple[Stamp | None, ProjectSummary]
"""The state of a project's file before it was read, and what it holds."""


class PageName(IntEnum):
    """The pages, in the order of the navigation."""

    FILES = 0
    VARIABLES = 1
    ROWS = 2
    WEIGHTS = 3
    QUALITY = 4
    OUTPUT = 5
    PRIVACY = 6
    PLAN = 7
    FIELDWORK = 8
    SURVEY = 9
    LEARN = 10
    HELP = 11


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
    about to be; ``project_entered(Path, State)`` all have heard of it, and so the desk had been left;
    ``summary_changed(ProjectSummary)`` what it holds is known anew; ``summary_known(ProjectSummary)`` it was
    read from the project, and all have heard of it; ``import_started(Job)``; ``import_ended(tuple of
    FileReport)``;
    ``troubled(Exception)`` the project cannot be read; ``page_wanted(PageName)``;
    ``key_wanted(KeyWanted)`` some files are sealed and no key of this session opens them;
    ``survey_changed(Survey or None)`` the summary that comes next is of another survey;
    ``step_moved(Step)`` a step was undone or redone; ``purged(Purged)`` so much was erased;
    ``steps_changed(ProjectSummary)`` other steps can be undone, and nothing else was read again;
    ``writing_changed()`` a change of the project has begun or ended, or it cannot be read any more;
    ``writable_again()`` what could not be kept is kept by now;
    ``output_merged(Output)`` what was kept has changes of another window too;
    ``changed_elsewhere()`` another window, or a command, has changed the project, which was read again.

    Another project is read before it takes the place of the one that is open: where it cannot be, nothing
    changes. Whatever changes the project goes through ``_import`` or ``_change``, which read it again
    afterwards: what else differs then was done elsewhere.

    The analyst's private key, once unlocked, is kept until the session ends, in memory only.
    """

    project_left = Signal(object)
    project_changed = Signal(object)
    project_entered = Signal(object, object)
    summary_changed = Signal(object)
    summary_known = Signal(object)
    import_started = Signal(object)
    import_ended = Signal(object)
    troubled = Signal(object)
    page_wanted = Signal(object)
    key_wanted = Signal(object)
    survey_changed = Signal(object)
    step_moved = Signal(object)
    steps_changed = Signal(object)
    purged = Signal(object)
    writing_changed = Signal()
    output_merged = Signal(object)
    writable_again = Signal()
    changed_elsewhere = Signal()

    def __init__(self, project: Path, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.project = project
        keep_open(project)
        self.runner = runner
        self.summary = ProjectSummary(survey=None, interviews=0, files=())
        self.is_known = False
        """Whether the project was read, so that ``summary`` is what it holds."""
        self.is_lost = False
        """Whether the project cannot be read: it never could, or its file has gone."""
        self.has_unkept_output = False
        """Whether the output is not kept in the project: that is read-only, or cannot be written now."""
        self.is_importing = False
        self.kept_imports = KeptImports()
        """What was decided of the tables that were opened in this window, whatever the project."""
        self._writing: set[object] = set()
        self._changes = count()
        self._opening = JobRunner(self)
        self._stamp: Stamp | None = None
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_MS)
        self._looks.timeout.connect(self.look)
        self._looks.start()
        self._unkept: tuple[Path, Output, StepKind] | None = None
        """The output that is being kept, or waits for it, since it could not be before too."""
        self.base = Output()
        """The output as this window has read or kept it last: what all its changes are made of."""
        self._opener: Opener | None = None
        self.exposed_key: EnvironmentProblem | None = None
        """What is to be said of the key file that was unlocked, if others can read it."""

    def open_project(self, project: Path) -> Job:
        """Work on another project once it has been read; until then, and where it cannot be, on this one."""
        keep_open(project)
        job = self._opening.start(
            "open", lambda _progress: (_read(project), read_desk_state(project))
        )
        job.succeeded.connect(partial(self._enter, project))
        job.failed.connect(partial(self._not_opened, project))
        return job

    def _enter(self, project: Path, opened: tuple[_Read, State]) -> None:
        """Leave the project, and go over to the other in the next turn: both at once hold the window up."""
        self.project_left.emit(self.project)
        QTimer.singleShot(A_TURN_MS, self, partial(self._go_over, project, *opened))

    def _go_over(self, project: Path, found: _Read, left: State) -> None:
        self.runner.cancel_all()
        self.keep_at_once()
        if project != self.project:
            let_go(self.project)
        else:  # that has just been kept
            left = read_desk_state(project)
        self.project = project
        self.has_unkept_output, self._unkept, self.base = False, None, Output()
        self._know(ProjectSummary(survey=None, interviews=0, files=()), is_known=False)
        self.project_changed.emit(project)
        self.project_entered.emit(project, left)

        def show() -> None:
            if self.project == project and not self.is_known:
                self._was_read(found)

        QTimer.singleShot(A_TURN_MS, self, show)  # by now every page shows nothing

    def _not_opened(self, project: Path, problem: Exception) -> None:
        """Say why a project cannot be opened; ask for the key of a sealed one, and try again."""
        if project != self.project:
            let_go(project)
        self.troubled.emit(problem)
        if isinstance(problem, KeyNeeded | WrongKey):

            def again(_paths: Sequence[Path]) -> None:
                self.open_project(project)

            self.key_wanted.emit(KeyWanted(problem, (project,), again))

    def save_as(self, target: Path) -> Job:
        """Copy the project to ``target``, with what could not be kept in it, and work on the copy."""
        project, unkept, base = self.project, self._unkept, self.base

        def work(_progress: Progress) -> None:
            save_project_as(project, target)
            if unkept is not None:
                keep_output(target, *unkept[1:], base)

        def saved(_none: object) -> None:
            if self._unkept is unkept:
                self.has_unkept_output, self._unkept = False, None
            self.open_project(target)

        job = self.runner.start("save_as", work)
        job.succeeded.connect(saved)
        job.failed.connect(self.troubled)
        self._writes(job)
        return job

    def refresh(self) -> None:
        """Read the contents of the project again."""
        project = self.project
        job = self.runner.start("summary", lambda _progress: _read(project))
        job.succeeded.connect(self._was_read)
        job.failed.connect(self._not_read)

    def _was_read(self, found: _Read) -> None:
        self._stamp, summary = found
        self.is_lost = False
        self._know(summary, is_known=True)
        self.writing_changed.emit()

    def _not_read(self, problem: Exception) -> None:
        """Say why the project that the desk began with cannot be read."""
        self.is_lost = not self.is_known
        self.writing_changed.emit()
        self._not_opened(self.project, problem)

    def look(self) -> None:
        """Look whether the project's file was changed elsewhere; if so, read it again.

        What could not be kept is tried again first.
        """
        if not self.is_known or self._is_changing or self._opening.is_busy:
            return
        if self.has_unkept_output and not self.summary.is_read_only:
            self._keep()
            return
        project, stamp = self.project, stamp_of(self.project)
        if stamp == self._stamp:
            return
        if stamp is None:
            self._stamp, self.is_lost = None, True
            self.writing_changed.emit()
            self.troubled.emit(ProjectGone(file=project.name))
            return
        job = self._opening.start("look", lambda _progress: _read(project))
        # where it cannot be read, because an import elsewhere has it, the next look tries again
        job.succeeded.connect(partial(self._looked, project))

    def _looked(self, project: Path, found: _Read) -> None:
        if project != self.project or self._is_changing:
            return  # what this window has just done is read soon
        is_other = found[1] != self.summary
        self._stamp = found[0]
        if self.is_lost or is_other:
            self._was_read(found)
        if is_other:
            self.changed_elsewhere.emit()

    @property
    def _is_changing(self) -> bool:
        """Whether this window changes the project, or reads it again after it has."""
        return self.is_writing or bool({"summary", READ_OUTPUT} & {*self.runner.slots})

    @property
    def is_writing(self) -> bool:
        """Whether a change of the project is under way."""
        return bool(self._writing)

    @property
    def can_change(self) -> bool:
        """Whether a change of the project can begin now."""
        is_open = self.is_known and not self.is_lost
        return is_open and not self.summary.is_read_only and not self.is_importing

    def _is_refused(self) -> bool:
        """Return whether the project takes no changes, and say so."""
        if self.summary.is_read_only:
            self.troubled.emit(ReadOnlyProject(file=self.project.name))
        return self.summary.is_read_only

    def _writes(self, job: Job) -> None:
        mark = object()  # and not the job, which would keep itself
        self._writing.add(mark)
        self.writing_changed.emit()
        job.finished.connect(partial(self._written, mark))

    def _written(self, mark: object) -> None:
        self._writing.discard(mark)
        self.writing_changed.emit()

    def leave(self) -> None:
        """Let the project go: the desk is closed, and its work has ended."""
        self.keep_at_once()
        self._looks.stop()
        self._opening.shutdown()
        let_go(self.project)

    def import_paths(self, paths: Sequence[Path], *, add_survey: bool = False) -> None:
        """Import files and folders into the project, off the UI thread; one import at a time.

        With ``add_survey`` files of surveys that the project does not hold are taken too.
        """
        if self.is_importing or self._is_refused():
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
        if self.is_importing or self._is_refused():
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
        if self.is_importing or self._is_refused():
            return
        project, opener = self.project, self._opener
        self._import(
            lambda progress: accept_kiosk(project, kiosk, progress, opener=opener),
            lambda _paths: self.accept_kiosk(kiosk),
        )

    def accept_enrolled(self, enrolments: Sequence[Path]) -> None:
        """Accept the kiosks of enrolment files and import their files that wait, off the UI thread."""
        if self.is_importing or self._is_refused():
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
        self._change("purge", lambda _progress: purge_project(project), self.purged.emit)

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
        self._change("undo", lambda _progress: undo(project), self.step_moved.emit)

    def redo(self) -> None:
        """Redo the action that was undone last."""
        project = self.project
        self._change("redo", lambda _progress: redo(project), self.step_moved.emit)

    def keep_output(self, output: Output, kind: StepKind) -> None:
        """Keep the analyst's output in the project, off the UI thread; nothing else is read again.

        A later one takes the place of one that waits. A read-only project keeps none, and the status says so.
        Where the project cannot be written, it is tried again and again. What another window has changed
        since the output was read stays.
        """
        self._unkept = (self.project, output, kind)
        if self.summary.is_read_only:
            self.has_unkept_output = True
            self.writing_changed.emit()
            return
        self._keep().failed.connect(self.troubled)

    def _keep(self) -> Job:
        assert self._unkept is not None  # noqa: S101 - whoever calls has looked
        job = self.runner.start("output", partial(self._kept, *self._unkept))
        job.succeeded.connect(partial(self._output_kept, self._unkept[1]))
        job.failed.connect(self._output_not_kept)
        self._writes(job)
        return job

    def _kept(
        self, project: Path, output: Output, kind: StepKind, _progress: Progress
    ) -> tuple[Output, Stamp | None, tuple[HistoryStep, ...]]:
        """Keep the output; return what is kept, the state of the file after that, and the steps."""
        kept = keep_output(project, output, kind, self.base)
        self.base = output  # and not what is kept: of that, this window has made nothing yet
        steps = list_steps(project)
        return kept, stamp_of(project), steps

    def keep_at_once(self) -> SurveyAppError | None:
        """Keep the output that still waits for it, and wait for that; return why it cannot be kept."""
        if self._unkept is None:
            return None
        project, output, kind = self._unkept
        try:
            keep_output(project, output, kind, self.base)
        except SurveyAppError as problem:
            return problem
        self.has_unkept_output, self._unkept, self.base = False, None, output
        return None

    def _output_kept(
        self, asked: Output, found: tuple[Output, Stamp | None, tuple[HistoryStep, ...]]
    ) -> None:
        kept, self._stamp, steps = found
        was_unkept = self.has_unkept_output
        self.has_unkept_output, self._unkept = False, None
        self.summary = replace(self.summary, steps=steps)
        self.steps_changed.emit(self.summary)
        if kept != asked:
            self.base = kept
            self.output_merged.emit(kept)
        if was_unkept:
            self.writable_again.emit()

    def _output_not_kept(self, _problem: Exception) -> None:
        self.has_unkept_output = True

    def change_variables(self, changes: Sequence[Callable[[Path], None]]) -> Job | None:
        """Change what is said about the project's variables, off the UI thread: each change is a step.

        None where the project takes no changes.
        """
        project, asked = self.project, tuple(changes)

        def work(_progress: Progress) -> None:
            for change in asked:
                change(project)

        return self._change("variables", work)

    def keep_levels(self, domains: Domains, table: str) -> None:
        """Keep what columns of tables can contain, off the UI thread; a read-only project keeps nothing."""
        if not self.summary.is_read_only:
            project = self.project
            self._change("levels", lambda _progress: keep_domains(project, domains, table))

    def _change(
        self, slot: str, work: Work, then: Callable[[object], None] | None = None
    ) -> Job | None:
        """Change the project off the UI thread, then read its contents again.

        However quickly changes follow each other, each is made: no change takes the place of another.
        """
        if self._is_refused():
            return None
        job = self.runner.start(f"{slot} {next(self._changes)}", work)
        job.succeeded.connect(self.refresh)
        if then is not None:
            job.succeeded.connect(then)
        job.failed.connect(self.troubled)
        self._writes(job)
        return job

    def connect_database(self, work: Work) -> Job | None:
        """Connect the project to a database, which ``work`` does, off the UI thread; who asks says problems.

        None where the project takes no changes.
        """
        if self._is_refused():
            return None
        job = self.runner.start("connect", work)
        job.succeeded.connect(self.refresh)
        self._writes(job)
        return job

    def take_totals(self, file: Path, survey: Path | None = None) -> Job | None:
        """Let totals that trustees opened be the interviews, off the UI thread; who asks says problems.

        None where the project takes no changes.
        """
        if self._is_refused():
            return None
        project = self.project
        job = self.runner.start(
            "totals",
            lambda _progress: take_totals(
                project, file, None if survey is None else load_survey(survey)
            ),
        )
        job.succeeded.connect(self.refresh)
        self._writes(job)
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
        self._writes(job)
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
        self.writing_changed.emit()
        self.refresh()

    def _know(self, summary: ProjectSummary, *, is_known: bool) -> None:
        is_another = summary.asked_survey != self.summary.asked_survey
        self.summary = summary
        self.is_known = is_known
        if is_another:
            self.survey_changed.emit(summary.survey)
        self.summary_changed.emit(summary)
        if is_known:
            self.summary_known.emit(summary)


def _read(project: Path) -> _Read:
    """Return what a project holds, and the state of its file before that was looked at."""
    stamp = stamp_of(project)
    return stamp, summarise_project(project)
