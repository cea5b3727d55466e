"""Holds the draft of an import and what it comes to, with undo; a worker works out those of large tables."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QLineEdit

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import SurveyAppError
from surveyapp.services.table_import.draft import TableDraft
from surveyapp.services.table_import.draft_state import DraftState, state_of
from surveyapp.storage.tables.bulk_rows import let_go
from surveyapp.ui.jobs import Job, JobRunner
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.message_bar import MessageBar

MOST_CELLS_AT_ONCE = 30_000
"""Of a larger table everything is worked out off the UI thread."""
MOST_COLUMNS_AT_ONCE = 40
PATIENCE_MS = 600
MOST_UNDONE = 200
"""Steps back."""
_numbers = count()

Decide = Callable[[TableDraft], TableDraft]
_Worked = tuple[TableDraft, DraftState]


@dataclass(frozen=True, slots=True)
class _Change:
    """A decision, and what tells whether it goes on with the one before, as typing a word does."""

    decide: Decide
    key: str
    is_step: bool = True


class DraftHolder(QObject):
    """Holds the draft; ``changed`` is emitted when there is another.

    What the draft of a large table comes to is worked out by the runner's worker, each wish after the other
    and of the draft that is there then; ``worked`` tells when something begins or ends.
    """

    changed = Signal()
    worked = Signal()

    def __init__(
        self, runner: JobRunner, messages: MessageBar, busy: BusyBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._runner, self._messages, self._busy = runner, messages, busy
        self._draft: TableDraft | None = None
        self._state: DraftState | None = None
        self._past: list[TableDraft] = []
        self._future: list[TableDraft] = []
        self._key = ""
        self._changes: deque[_Change] = deque()
        self._job: Job | None = None
        self._current: _Change | None = None

    @property
    def draft(self) -> TableDraft | None:
        """The draft; None until a table was read."""
        return self._draft

    @property
    def state(self) -> DraftState | None:
        """What the draft comes to."""
        return self._state

    @property
    def is_busy(self) -> bool:
        """Whether something is being worked out."""
        return self._job is not None or bool(self._changes)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past) and not self.is_busy

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back can be taken again."""
        return bool(self._future) and not self.is_busy

    def put(
        self,
        draft: TableDraft | None,
        state: DraftState | None = None,
        past: Sequence[TableDraft] = (),
    ) -> None:
        """Hold the draft of a table that was just read, with its state where that is known.

        What was to be done to the one before is dropped; a step back leads to ``past`` drafts of the table.
        """
        self._changes.clear()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._past, self._future, self._key = [*past], [], ""
        self._draft = draft
        self._state = state_of(draft) if draft is not None and state is None else state
        self.changed.emit()

    def change(self, decide: Decide, key: str = "") -> None:
        """Hold the draft that ``decide`` makes of the one that is there.

        ``key`` is the field that is typed into: its letters are undone together, each decision has all.
        """
        if key and self._changes and self._changes[-1].key == key:
            self._changes.pop()  # the letters before have not been looked at, and stand in it too
        self._changes.append(_Change(decide, key))
        self._go_on()

    def is_typed(self, field: QLineEdit) -> bool:
        """Return whether a field may hold letters that the draft does not have yet."""
        return self.is_busy and field.isModified()

    def unfinished(self) -> list[Decide]:
        """Return the decisions that are still being worked out, or wait for it."""
        current = [self._current] if self._job is not None and self._current is not None else []
        return [one.decide for one in (*current, *self._changes)]

    def has_followed(self, draft: TableDraft, other: TableDraft) -> bool:
        """Return whether one of two drafts was what the present one was made of, after the other was."""
        made_of = (
            self._draft,
            *reversed(self._past),
        )  # drafts of thousands of columns are not compared
        return next((one for one in made_of if one is draft or one is other), None) is draft

    def undo(self) -> None:
        """Go back to the draft before the last decision."""
        if self.can_undo and self._draft is not None:
            self._future.append(self._draft)
            self._go_to(self._past.pop())

    def redo(self) -> None:
        """Take the last decision again that was taken back."""
        if self.can_redo and self._draft is not None:
            self._past.append(self._draft)
            self._go_to(self._future.pop())

    def _go_to(self, draft: TableDraft) -> None:
        self._key = ""
        self._changes.append(_Change(lambda _: draft, "", is_step=False))
        self._go_on()

    def let_go(self, *parts: Sequence[object]) -> None:
        """Free rows that are no longer used, off the UI thread and after running tasks."""
        self._runner.start(f"table_rows {next(_numbers)}", partial(_let_go, [*parts]))

    def _go_on(self) -> None:
        """Begin with the next decision, unless one is being worked out."""
        draft, before = self._draft, self._state
        if self._job is not None or not self._changes or draft is None:
            return
        change = self._changes.popleft()

        def work(_progress: Progress | None = None) -> _Worked:
            made = change.decide(draft)
            return made, state_of(made, before)

        if not _is_large(draft):
            try:
                made, state = work()
            except SurveyAppError as problem:
                self._messages.problem(problem)
            else:
                self._take(change, made, state)
            self._go_on()
            return
        self._current = change
        job = self._job = self._runner.start("table_draft", work)
        QTimer.singleShot(PATIENCE_MS, self, partial(self._tell_of, job))
        job.succeeded.connect(lambda found: self._end(job, change, found))
        job.failed.connect(lambda problem: self._end(job, change, problem))
        job.cancelled.connect(lambda: self._end(job, change, None))
        self.worked.emit()

    def _tell_of(self, job: Job) -> None:
        """Show what is under way if it lasts: a bar that comes and goes would move all below it."""
        if job is self._job:
            self._busy.follow(job, self.tr("Checking the rows…"))

    def _end(self, job: Job, change: _Change, found: object) -> None:
        """Take what a job made, unless there is another table by now."""
        if job is not self._job:
            return
        self._job = None
        if isinstance(found, Exception):
            self._messages.problem(found)
        elif isinstance(found, tuple):
            self._take(change, *found)
        self._go_on()
        self.worked.emit()

    def _take(self, change: _Change, draft: TableDraft, state: DraftState) -> None:
        before = self._draft
        if before is not None and change.is_step and draft != before:
            if not change.key or change.key != self._key:
                self._past = [*self._past[1 - MOST_UNDONE :], before]
            self._future, self._key = [], change.key
        self._draft, self._state = draft, state
        self.changed.emit()


def _let_go(held: list[Sequence[object]], _progress: Progress) -> None:
    let_go(held)


def _is_large(draft: TableDraft) -> bool:
    columns = len(draft.table.columns)
    cells = len(draft.table.rows) * columns
    return cells > MOST_CELLS_AT_ONCE or columns > MOST_COLUMNS_AT_ONCE
