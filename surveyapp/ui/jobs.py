"""Long work off the UI thread: one worker thread, one job a slot.

The worker never holds a ``Job``: it posts plain news to the runner, which lives on the UI thread and
outlives it. So no Qt object is ever destroyed by the wrong thread, and news of a job that nobody
wants any more are dropped in one place.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt, Signal, Slot

from surveyapp.errors import Cancelled
from surveyapp.services.program.crash_report import free_frames
from surveyapp.services.progress import Progress

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
        """Ask the work to stop at its next round."""
        self._cancel()


@dataclass(eq=False, slots=True)
class _Task:
    """What the worker thread knows of a job."""

    slot: str
    work: Work
    stop: threading.Event = field(default_factory=threading.Event)
    last_told: float = 0.0


@dataclass(frozen=True, slots=True)
class _Progressed:
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class _Succeeded:
    result: object


@dataclass(frozen=True, slots=True)
class _Failed:
    problem: Exception


@dataclass(frozen=True, slots=True)
class _Stopped:
    pass


_News = _Progressed | _Succeeded | _Failed | _Stopped


class JobRunner(QObject):
    """Owns the jobs and the one worker thread; work of one runner never overlaps."""

    _news = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="surveyapp-job")
        self._is_down = False
        self._jobs: dict[_Task, tuple[Job, Future[None]]] = {}
        # queued also within one thread: the caller of start() must be able to connect first
        self._news.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def start(self, slot: str, work: Work) -> Job:
        """Queue ``work``, which gets a ``Progress``; a job of the same ``slot`` is cancelled.

        After ``shutdown`` nothing is started any more, and the job stays silent.
        """
        for earlier in [task for task in self._jobs if task.slot == slot]:
            self._cancel(earlier)
        task = _Task(slot, work)
        job = Job(lambda: self._cancel(task))
        if not self._is_down:
            self._jobs[task] = job, self._worker.submit(self._run, task)
        return job

    @property
    def is_busy(self) -> bool:
        """Whether any work is under way or waits."""
        return bool(self._jobs)

    def cancel_all(self) -> None:
        """Ask all work to stop."""
        for task in list(self._jobs):
            self._cancel(task)

    def shutdown(self) -> None:
        """Stop all work and wait for the worker to end; no job tells anything afterwards."""
        self._is_down = True
        for task in self._jobs:
            task.stop.set()
        self._jobs.clear()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _cancel(self, task: _Task) -> None:
        task.stop.set()
        if task in self._jobs and self._jobs[task][1].cancel():
            self._news.emit(task, _Stopped())

    def _run(self, task: _Task) -> None:
        self._news.emit(task, self._outcome(task))

    def _outcome(self, task: _Task) -> _News:
        try:
            return _Succeeded(task.work(lambda done, total: self._progress(task, done, total)))
        except Cancelled:
            return _Stopped()
        except Exception as problem:  # noqa: BLE001 - one of the three doors (STYLE.md, "Errors")
            free_frames(problem)  # here: freeing millions of rows would hold the window up
            return _Failed(problem)

    def _progress(self, task: _Task, done: int, total: int) -> None:
        if task.stop.is_set():
            raise Cancelled
        now = time.monotonic()
        if done == total > 0 or now - task.last_told >= SECONDS_BETWEEN_PROGRESS:
            task.last_told = now
            self._news.emit(task, _Progressed(done, total))

    @Slot(object, object)
    def _deliver(self, task: _Task, news: _News) -> None:
        if task not in self._jobs:
            return
        job, _future = self._jobs[task]
        if isinstance(news, _Progressed):
            if not task.stop.is_set():
                job.progressed.emit(news.done, news.total)
            return
        del self._jobs[task]
        _tell_end(job, _Stopped() if task.stop.is_set() else news)
        job.finished.emit()


def nothing_runs(window: QObject) -> bool:
    """Return whether no runner of ``window`` has work."""
    return not any(runner.is_busy for runner in window.findChildren(JobRunner))


def _tell_end(job: Job, news: _News) -> None:
    match news:
        case _Succeeded(result):
            job.succeeded.emit(result)
        case _Failed(problem):
            job.failed.emit(problem)
        case _:
            job.cancelled.emit()
