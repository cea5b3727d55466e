"""The survey that is being written: its draft, history, file and findings."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from pathlib import Path as FilePath

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from surveyapp.services.surveys.design_goals import Goal, current_goal
from surveyapp.services.surveys.draft import QUESTIONS, Draft, Path, new_draft, with_fitting_format
from surveyapp.services.surveys.validation import DraftFindings, examine_draft
from surveyapp.survey.json_format.checked_value import Mistake
from surveyapp.survey.json_format.mistake_places import steps_of
from surveyapp.survey.types.registry import is_only_read
from surveyapp.ui.jobs import Job, JobRunner, Work

TYPING_PAUSE_MS = 150
SURVEY: Path = ()
"""What is selected when no question is: the survey itself."""


class _Edit(QUndoCommand):
    """One edit. Typing in one field is one edit as long as nothing else happens."""

    def __init__(
        self, editing: Editing, before: Draft, after: Draft, key: object, to: Path
    ) -> None:
        super().__init__()
        self._editing = editing
        self._before, self.after = before, after
        self._from, self._to = editing.selection, to
        self.key = key

    def redo(self) -> None:
        """Go to the draft after it."""
        self._editing.go_to(self.after, self._to)

    def undo(self) -> None:
        """Go back to the draft before it."""
        self._editing.go_to(self._before, self._from)

    def id(self) -> int:
        """All edits may merge; ``mergeWith`` decides."""
        return 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in more typing in the same field."""
        if not isinstance(other, _Edit) or self.key is None or self.key != other.key:
            return False
        self.after = other.after
        return True


class Editing(QObject):
    """A draft with its history.

    Signals: ``began()`` another survey is worked on; ``changed()`` the draft is another;
    ``selected()`` another question is looked at; ``examined(Findings)`` the draft was read;
    ``file_changed()`` it has another file, or none; ``saved_changed()`` the file has the present draft, or
    no longer; ``left()`` a field was left, so what is wrong in it is shown; ``texts_wanted(str)`` the kiosk's
    texts in a language are looked at.
    """

    began = Signal()
    changed = Signal()
    selected = Signal()
    examined = Signal(object)
    file_changed = Signal()
    saved_changed = Signal()
    left = Signal()
    texts_wanted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = new_draft()
        self.file: FilePath | None = None
        self.stack = QUndoStack(self)
        # not to be heard from the stack itself: it tells it also while it is destroyed
        self.stack.cleanChanged.connect(self.saved_changed)
        self.selection: Path = SURVEY
        self.error = Fraction(5, 100)
        self.findings: DraftFindings | None = None
        """What was found last; None while the draft has changed since."""
        self.is_read_only = False
        """Whether it is only looked at: interviews were made with it."""
        self._left: set[Path] = set()
        self._is_finished = False
        self._wants_own = False
        self._typing = 0
        self._runner = JobRunner(self)  # its own: the desk's worker may be importing for minutes
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE_MS)
        self._pause.timeout.connect(self.examine)

    @property
    def is_saved(self) -> bool:
        """Whether the file has the present draft; a new, untouched survey needs no file."""
        return self.stack.isClean()

    @property
    def question(self) -> Path | None:
        """The question or member that is looked at; None where it is the survey."""
        return self.selection or None

    def edit(self, after: Draft, *, typed: Path | None = None, select: Path | None = None) -> None:
        """Make an edit; ``typed`` names the field in which letters are typed one by one."""
        after = with_fitting_format(after)
        if after == self.draft or self.is_read_only:
            return
        key = None if typed is None else (typed, self._typing)
        to = self.selection if select is None else select
        self.stack.push(_Edit(self, self.draft, after, key, to))

    def end_typing(self) -> None:
        """Begin another edit with the next letter."""
        self._typing += 1

    def select(self, path: Path) -> None:
        """Look at a question, a member or, with an empty path, the survey."""
        self.end_typing()
        if path != self.selection:
            self._look_at(path)

    def go_to(self, draft: Draft, selection: Path) -> None:
        """Show another draft; the history calls this."""
        self.draft = draft
        self.findings = None
        is_there = not selection or draft.at(selection) is not None
        seen = selection if is_there else SURVEY
        is_other = self.selection != seen
        if is_other:
            self.selection, self._wants_own = seen, False
        self.changed.emit()
        if is_other:
            self.selected.emit()
        self._pause.start()

    @property
    def is_own_wanted(self) -> bool:
        """Whether the question's design is chosen by name: asked for, or it meets no goal."""
        path, draft = self.selection, self.draft
        is_randomized = path[:1] == (QUESTIONS,) and not is_only_read(draft.at((*path, "type")))
        return is_randomized and (self._wants_own or current_goal(draft, path) is Goal.OWN)

    def want_own(self, *, is_wanted: bool) -> None:
        """Choose the design of this question by name from now on, or by goal again."""
        self._wants_own = is_wanted
        self.selected.emit()

    def _look_at(self, path: Path) -> None:
        self.selection, self._wants_own = path, False
        self.selected.emit()

    def leave(self, path: Path) -> None:
        """Show from now on what is wrong in the field of ``path``: it was left."""
        if not self._is_finished and path not in self._left:
            self._left.add(path)
            self.left.emit()

    def finish(self) -> None:
        """Show from now on whatever is wrong: the author asked for it."""
        self._is_finished = True
        self.left.emit()

    def shows(self, path: Path) -> bool:
        """Return whether what is wrong at ``path`` is shown: nothing is, before a field was left."""
        return self._is_finished or any(
            path[: len(one)] == one or one[: len(path)] == path for one in self._left
        )

    def shown(self, findings: DraftFindings) -> tuple[Mistake, ...]:
        """Return the mistakes that are shown."""
        return tuple(one for one in findings.mistakes if self.shows(steps_of(one.path)))

    def begin(
        self,
        draft: Draft,
        file: FilePath | None,
        *,
        is_finished: bool = False,
        is_read_only: bool = False,
    ) -> None:
        """Work on another survey.

        Of one that ``is_finished``, as that of a file, all mistakes are shown; of one that is being written
        only those in fields that were left.
        """
        self._left, self._is_finished, self.is_read_only = set(), is_finished, is_read_only
        self.stack.clear()
        self.file = file
        self.began.emit()
        self.go_to(draft, SURVEY)
        self.file_changed.emit()

    def saved_as(self, file: FilePath) -> None:
        """Take note that ``file`` holds the draft now."""
        self.file = file
        self.stack.setClean()
        self.file_changed.emit()

    def want_error(self, error: Fraction) -> None:
        """Plan for another error of the estimates."""
        self.error = error
        self._pause.start()

    def examine(self) -> None:
        """Read the draft, off the UI thread."""
        self._pause.stop()
        draft = self.draft
        job = self._runner.start("examine", partial(examine_draft, draft, self.error))
        job.succeeded.connect(partial(self._found, draft))

    def _found(self, draft: Draft, findings: DraftFindings) -> None:
        if draft is self.draft:
            self.findings = findings
            self.examined.emit(findings)

    def start(self, slot: str, work: Work) -> Job:
        """Start work on the editor's own worker; returns its ``Job``."""
        return self._runner.start(slot, work)

    def shutdown(self) -> None:
        """Stop all work."""
        self._pause.stop()
        self._runner.shutdown()
