"""What all steps of the wizard have in common, and how they hear of the draft."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import SurveyAppError
from surveyapp.services.table_import.draft import TableDraft
from surveyapp.storage.tables.bulk_rows import let_go
from surveyapp.ui.appearance import theme
from surveyapp.ui.jobs import Job, JobRunner
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.message_bar import MessageBar

MOST_CELLS_AT_ONCE = 20_000
"""Of a larger table everything is worked out off the UI thread."""
MOST_COLUMNS_AT_ONCE = 40
_numbers = count()


Decide = Callable[[TableDraft], TableDraft]


@dataclass(frozen=True, slots=True)
class _DraftTask:
    """A computation on the draft, and the functions that get its result."""

    work: Callable[[TableDraft], Any]
    then: Callable[[Any], None]
    failed: Callable[[Exception], None]


class DraftHolder(QObject):
    """Holds the draft; ``changed`` is emitted when there is another.

    What is worked out of the draft of a large table is so by the runner's worker, each wish after the
    other and of the draft that is there then; ``worked`` tells when something begins or ends.
    """

    changed = Signal()
    worked = Signal()

    def __init__(
        self, runner: JobRunner, messages: MessageBar, busy: BusyBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._runner, self._messages, self._busy = runner, messages, busy
        self._draft: TableDraft | None = None
        self._draft_tasks: deque[_DraftTask] = deque()
        self._job: Job | None = None

    @property
    def draft(self) -> TableDraft | None:
        """The draft; None until a table was read."""
        return self._draft

    def put(self, draft: TableDraft | None) -> None:
        """Hold another draft; tasks of the one before are dropped."""
        self._draft_tasks.clear()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._take(draft)

    def _take(self, draft: TableDraft | None) -> None:
        self._draft = draft
        self.changed.emit()

    @property
    def is_busy(self) -> bool:
        """Whether something is being worked out."""
        return self._job is not None or bool(self._draft_tasks)

    def change(
        self,
        decide: Decide,
        then: Callable[[], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Hold the draft that ``decide`` makes of the one that is there, then go on."""

        def decided(draft: TableDraft) -> None:
            self._take(draft)
            if then is not None:
                then()

        self.work_out(decide, decided, failed)

    def work_out(
        self,
        work: Callable[[TableDraft], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Call ``then`` with the result of ``work``; problems are shown, or passed to ``failed``."""
        self._draft_tasks.append(_DraftTask(work, then, failed or self._messages.problem))
        self._go_on()

    def let_go(self, *parts: Sequence[object]) -> None:
        """Free rows that are no longer used, off the UI thread and after running tasks."""
        self._runner.start(f"wizard rows {next(_numbers)}", partial(_let_go, [*parts]))

    def _go_on(self) -> None:
        """Start the next task, unless one is running."""
        draft = self._draft
        if self._job is not None or not self._draft_tasks or draft is None:
            return
        draft_task = self._draft_tasks.popleft()
        if not _is_large(draft):
            self._do(draft_task, draft)
            return
        work = draft_task.work

        def later(_progress: Progress) -> object:
            return work(draft)

        job = self._job = self._runner.start("wizard draft", later)
        text = QCoreApplication.translate("CheckStep", "Checking the rows…")
        self._busy.follow(job, text)
        job.succeeded.connect(lambda found: self._end(job, draft_task.then, found))
        job.failed.connect(lambda problem: self._end(job, draft_task.failed, problem))
        job.cancelled.connect(lambda: self._end(job, _nobody, None))
        self.worked.emit()

    def _do(self, draft_task: _DraftTask, draft: TableDraft) -> None:
        try:
            found = draft_task.work(draft)
        except SurveyAppError as problem:
            draft_task.failed(problem)
        else:
            draft_task.then(found)
        self._go_on()

    def _end(self, job: Job, tell: Callable[[Any], None], what: object) -> None:
        """Deliver the result of a job, unless there is another draft by now."""
        if job is not self._job:
            return
        self._job = None
        tell(what)
        self._go_on()
        self.worked.emit()


def _let_go(held: list[Sequence[object]], _progress: Progress) -> None:
    let_go(held)


def _nobody(_nothing: object) -> None:
    """Hear that the person stopped it."""


def _is_large(draft: TableDraft) -> bool:
    columns = len(draft.table.columns)
    cells = len(draft.table.rows) * columns
    return cells > MOST_CELLS_AT_ONCE or columns > MOST_COLUMNS_AT_ONCE


class Step(QWidget):
    """One step: a title, a sentence, and room for the content."""

    def __init__(self, name: str, title: str, lead: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = title
        self.setAccessibleName(title)
        self.content = QVBoxLayout(self)
        self.content.setContentsMargins(0, 0, 0, 0)
        self.content.setSpacing(theme.GAP)
        self.content.addWidget(text_label(lead, "hint", wraps=True))

    def enter(self) -> None:
        """Show what the draft holds now."""

    def forget(self) -> None:
        """Stop the running task, and free the table."""

    @property
    def is_ready(self) -> bool:
        """Whether one can go on."""
        return True
