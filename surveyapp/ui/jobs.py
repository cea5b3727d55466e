"""Long work off the UI thread: one piece of work at a time, one job a slot.

Each piece of work gets its own thread, which knows neither the ``Job`` nor the runner. Its progress and
outcome are delivered in the UI thread (``surveyapp.ui.threads``), which drops those of abandoned jobs.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot

from surveyapp.analyses.base.progress import Progress, Stop
from surveyapp.errors import Cancelled
from surveyapp.services.program.crash_report import free_frames
from surveyapp.ui.threads import BackgroundThread, Outcome, Send

Work = Callable[[Progress], object]

SECONDS_BETWEEN_PROGRESS = 0.05


class Job(QObject):
    """One piece of work in progress, seen from the UI thread.

    ``progressed(done, total)`` any number of times, then exactly one of ``succeeded(result)``,
    ``failed(exception)`` and ``cancelled()``, then ``finished()``. A job that was asked to stop never
    succeeds, even if its work had just been done. After the runner's shutdown nothing is told.
    """

    progressed = Signal(object, object)
    succeeded = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    finished = Signal()

    def __init__(self, cancel: Callable[[], None]) -> None:
        super().__init__()
        self._cancel = cancel

    @Slot()
    def cancel(self) -> None:
        """Ask the work to stop at its next round; a query of a database is interrupted."""
        self._cancel()


@dataclass(eq=False, slots=True)
class _Task:
    """A job's work, before it begins and while it runs."""

    slot: str
    work: Work | None
    stop: Stop = field(default_factory=Stop)


@dataclass(frozen=True, slots=True)
class _Progressed:
    done: int
    total: int


@dataclass(eq=False, slots=True)
class _Rounds:
    """The ``Progress`` that work gets."""

    stop: Stop
    send: Send
    last_sent: float = 0.0

    def __call__(self, done: int, total: int) -> None:
        if self.stop.is_asked:
            raise Cancelled
        now = time.monotonic()
        if done == total > 0 or now - self.last_sent >= SECONDS_BETWEEN_PROGRESS:
            self.last_sent = now
            self.send(_Progressed(done, total))


def _run(work: Work, stop: Stop, send: Send) -> object:
    """Do the work of a job, in the background thread."""
    try:
        with stop.heard():
            return work(_Rounds(stop, send))
    except Exception as problem:
        free_frames(problem)  # here: freeing millions of rows would hold the window up
        raise


class JobRunner(QObject):
    """Owns the jobs, and lets one after the other run; work of one runner never overlaps."""

    _withdrawn = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_down = False
        self._jobs: dict[_Task, Job] = {}
        self._waiting: deque[_Task] = deque()
        self._running: BackgroundThread | None = None
        # queued: a cancelled job ends in a later turn of the event loop, as any other job does
        self._withdrawn.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def start(self, slot: str, work: Work) -> Job:
        """Queue ``work``, which gets a ``Progress``; a job of the same ``slot`` is cancelled.

        After ``shutdown`` nothing is started any more, and the job stays silent.
        """
        for earlier in [task for task in self._jobs if task.slot == slot]:
            self._cancel(earlier)
        task = _Task(slot, work)
        job = Job(lambda: self._cancel(task))
        if not self._is_down:
            self._jobs[task] = job
            self._waiting.append(task)
            self._begin_next()
        return job

    @property
    def is_busy(self) -> bool:
        """Whether any work is under way or waits."""
        return bool(self._jobs)

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots of the jobs that are under way or wait, in the order in which they were started."""
        return tuple(task.slot for task in self._jobs)

    def cancel_all(self) -> None:
        """Ask all work to stop."""
        for task in list(self._jobs):
            self._cancel(task)

    def shutdown(self) -> None:
        """Stop all work and wait for the worker to end; no job tells anything afterwards."""
        self._is_down = True
        for task in self._jobs:
            task.stop.ask()
        self._jobs.clear()
        self._waiting.clear()
        if self._running is not None:
            self._running.wait()
            self._running = None

    def _begin_next(self) -> None:
        if self._running is None and self._waiting:
            task = self._waiting.popleft()
            work, task.work = task.work, None
            assert work is not None  # noqa: S101 - each task is begun once
            self._running = BackgroundThread(
                "surveyapp-job",
                partial(_run, work, task.stop),
                on_message=partial(self._progressed, task),
                on_end=partial(self._ended, task),
            )

    def _cancel(self, task: _Task) -> None:
        task.stop.ask()
        if task in self._waiting:
            self._waiting.remove(task)
            self._withdrawn.emit(task)

    def _progressed(self, task: _Task, message: object) -> None:
        if isinstance(message, _Progressed) and task in self._jobs and not task.stop.is_asked:
            self._jobs[task].progressed.emit(message.done, message.total)

    def _ended(self, task: _Task, outcome: Outcome) -> None:
        if shiboken6.isValid(self):  # the window may be gone
            self._running = None
            self._begin_next()
            self._deliver(task, outcome)

    @Slot(object)
    def _deliver(self, task: _Task, outcome: Outcome | None = None) -> None:
        """Announce the end of a job; without an outcome it never began."""
        job = self._jobs.pop(task, None)
        if job is not None:
            _tell_end(job, None if task.stop.is_asked else outcome)
            job.finished.emit()


def nothing_runs(window: QObject) -> bool:
    """Return whether no runner of ``window`` has work."""
    return not any(runner.is_busy for runner in window.findChildren(JobRunner))


def _tell_end(job: Job, outcome: Outcome | None) -> None:
    if outcome is None or isinstance(outcome.problem, Cancelled):
        job.cancelled.emit()
    elif outcome.problem is not None:
        job.failed.emit(outcome.problem)
    else:
        job.succeeded.emit(outcome.result)
