"""Jobs: one worker, one job a slot, one end each."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import duckdb
import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import Cancelled
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.external_engine import EngineSource, EngineTable
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.jobs import Job, JobRunner


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[JobRunner]:
    made = JobRunner()
    yield made
    made.shutdown()
    assert not [t for t in threading.enumerate() if t.name.startswith("surveyapp-job")]


class Diary:
    """Writes down all that a job tells, in order."""

    def __init__(self, job: Job) -> None:
        self.told: list[object] = []
        job.progressed.connect(lambda done, total: self.told.append((done, total)))
        job.succeeded.connect(lambda result: self.told.append(("succeeded", result)))
        job.failed.connect(lambda problem: self.told.append(("failed", repr(problem))))
        job.cancelled.connect(lambda: self.told.append("cancelled"))
        job.finished.connect(lambda: self.told.append("finished"))

    @property
    def is_closed(self) -> bool:
        return "finished" in self.told


def endless(progress: Progress) -> None:
    while True:
        progress(0, 1)
        time.sleep(0.001)


def test_a_job_that_ends_at_once_is_heard_by_whoever_connects_after_the_start(
    runner: JobRunner, qtbot: QtBot
) -> None:
    job = runner.start("sum", lambda _progress: 42)
    time.sleep(0.05)  # the work is over before anybody listens
    diary = Diary(job)
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == [("succeeded", 42), "finished"]


class Rows:
    """Stands for rows that take long to free; says which thread did."""

    freed_by: int | None = None

    def __del__(self) -> None:
        Rows.freed_by = threading.get_ident()


def test_what_work_held_when_it_failed_is_freed_by_the_worker(
    runner: JobRunner, qtbot: QtBot
) -> None:
    def refused(_progress: Progress) -> None:
        rows = Rows()
        raise ValueError(type(rows).__name__)

    diary = Diary(runner.start("refused", refused))
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == [("failed", "ValueError('Rows')"), "finished"]
    assert Rows.freed_by not in {None, threading.get_ident()}


def test_the_work_runs_on_another_thread_and_is_told_on_the_one_of_the_windows(
    runner: JobRunner, qtbot: QtBot
) -> None:
    places: list[object] = []
    job = runner.start("where", lambda _progress: threading.get_ident())
    job.succeeded.connect(places.append)
    job.succeeded.connect(lambda _result: places.append(QThread.currentThread()))
    with qtbot.waitSignal(job.finished):
        pass
    assert places[0] != threading.get_ident()
    assert places[1] == QCoreApplication.instance().thread()


def test_an_exception_is_told_as_a_failure(runner: JobRunner, qtbot: QtBot) -> None:
    def broken(_progress: Progress) -> None:
        raise ValueError("no such row")

    diary = Diary(runner.start("broken", broken))
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == [("failed", "ValueError('no such row')"), "finished"]


def test_a_cancelled_job_stops_at_its_next_round(runner: JobRunner, qtbot: QtBot) -> None:
    job = runner.start("endless", endless)
    diary = Diary(job)
    qtbot.wait(20)
    job.cancel()
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told[-2:] == ["cancelled", "finished"]


def test_a_cancelled_job_delivers_nothing_even_if_its_work_was_done(
    runner: JobRunner, qtbot: QtBot
) -> None:
    job = runner.start("done", lambda _progress: "result")
    diary = Diary(job)
    time.sleep(0.05)
    job.cancel()
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == ["cancelled", "finished"]


def test_work_that_gives_up_by_itself_is_told_as_cancelled(runner: JobRunner, qtbot: QtBot) -> None:
    def gives_up(_progress: Progress) -> None:
        raise Cancelled

    diary = Diary(runner.start("given up", gives_up))
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == ["cancelled", "finished"]


def test_a_new_job_of_the_same_slot_cancels_the_old(runner: JobRunner, qtbot: QtBot) -> None:
    old = Diary(runner.start("estimate", endless))
    new = Diary(runner.start("estimate", lambda _progress: "new"))
    qtbot.waitUntil(lambda: new.is_closed)
    assert old.told[-2:] == ["cancelled", "finished"]
    assert new.told == [("succeeded", "new"), "finished"]


def test_a_job_that_waits_for_its_turn_is_cancelled_at_once(
    runner: JobRunner, qtbot: QtBot
) -> None:
    running = runner.start("long", endless)
    waiting = runner.start("waiting", lambda _progress: "never")
    diary = Diary(waiting)
    waiting.cancel()
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == ["cancelled", "finished"]
    running.cancel()


def test_jobs_of_different_slots_run_one_after_the_other(runner: JobRunner, qtbot: QtBot) -> None:
    at_work: list[int] = []
    most: list[int] = []

    def busy(_progress: Progress) -> None:
        at_work.append(1)
        most.append(len(at_work))
        time.sleep(0.01)
        at_work.pop()

    diaries = [Diary(runner.start(str(number), busy)) for number in range(5)]
    qtbot.waitUntil(lambda: all(diary.is_closed for diary in diaries))
    assert most == [1] * 5


def test_progress_is_told_and_the_last_round_is_never_left_out(
    runner: JobRunner, qtbot: QtBot
) -> None:
    def counts(progress: Progress) -> None:
        for done in range(10_001):
            progress(done, 10_000)

    diary = Diary(runner.start("count", counts))
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told[0] == (0, 10_000)
    assert diary.told[-3:] == [(10_000, 10_000), ("succeeded", None), "finished"]
    assert len(diary.told) < 1000


def test_rounds_that_nobody_has_counted_are_told_now_and_then(
    runner: JobRunner, qtbot: QtBot
) -> None:
    def rounds(progress: Progress) -> None:
        for _ in range(10_000):
            progress(0, 0)

    diary = Diary(runner.start("rounds", rounds))
    qtbot.waitUntil(lambda: diary.is_closed)
    assert len(diary.told) < 1_000


def test_progress_may_count_more_than_a_32_bit_number_holds(
    runner: JobRunner, qtbot: QtBot
) -> None:
    diary = Diary(runner.start("bytes", lambda progress: progress(2**40, 2**40)))
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told[0] == (2**40, 2**40)


def test_shutdown_stops_the_work_and_nothing_is_told_afterwards(qtbot: QtBot) -> None:
    runner = JobRunner()
    diaries = [Diary(runner.start("a", endless)), Diary(runner.start("b", endless))]
    runner.shutdown()
    qtbot.wait(20)
    assert not any(t.name.startswith("surveyapp-job") for t in threading.enumerate())
    assert not any(diary.is_closed for diary in diaries)


def test_a_job_started_after_the_shutdown_stays_silent(qtbot: QtBot) -> None:
    runner = JobRunner()
    runner.shutdown()
    diary = Diary(runner.start("late", lambda _progress: 1))
    qtbot.wait(20)
    assert diary.told == []


def test_cancelling_after_the_end_does_nothing(runner: JobRunner, qtbot: QtBot) -> None:
    job = runner.start("done", lambda _progress: 1)
    diary = Diary(job)
    qtbot.waitUntil(lambda: diary.is_closed)
    job.cancel()
    qtbot.wait(10)
    assert diary.told == [("succeeded", 1), "finished"]


# queries of databases

ENDLESS = "FROM range(1000000000000) AS a(i), range(1000000000000) AS b(j)"


@pytest.fixture
def endless_table(tmp_path: Path, small: Survey) -> Iterator[Callable[[Progress], object]]:
    """What reads a stranger's view that has no end, and is ended by nothing but being cancelled."""
    pytest.importorskip("ibis", reason="the extra engines is not installed")
    path = tmp_path / "strange.duckdb"
    with duckdb.connect(path) as made:
        made.execute(
            f"CREATE VIEW people AS SELECT if(i * j % 3 = 0, 'yes', 'no') AS used {ENDLESS}"
        )
    source = EngineSource(f"duckdb://{path}", "people")

    def read(_progress: Progress) -> object:
        with pytest.raises(Cancelled), EngineTable(source, small):
            pass
        was_cancelled.append(True)

    was_cancelled: list[bool] = []
    yield read
    assert was_cancelled == [True]


def ended(qtbot: QtBot) -> None:
    """Wait until no work goes on, in a query neither."""
    qtbot.waitUntil(
        lambda: not [t for t in threading.enumerate() if t.name.startswith("surveyapp-")],
        timeout=60_000,
    )


@pytest.mark.filterwarnings("ignore")  # of the engine's library, which are not ours
def test_cancelling_ends_a_strangers_query_that_has_no_end(
    runner: JobRunner, qtbot: QtBot, endless_table: Callable[[Progress], object]
) -> None:
    diary = Diary(job := runner.start("read", endless_table))
    time.sleep(0.5)
    assert not diary.is_closed
    job.cancel()
    ended(qtbot)
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == ["cancelled", "finished"]


@pytest.mark.filterwarnings("ignore")  # of the engine's library, which are not ours
def test_a_query_that_had_not_begun_when_its_job_was_cancelled_never_begins(
    runner: JobRunner, qtbot: QtBot, endless_table: Callable[[Progress], object]
) -> None:
    has_begun, is_cancelled = threading.Event(), threading.Event()

    def read(progress: Progress) -> object:
        has_begun.set()
        assert is_cancelled.wait(10)  # as while an engine is being loaded
        return endless_table(progress)

    diary = Diary(job := runner.start("read", read))
    qtbot.waitUntil(has_begun.is_set)
    job.cancel()
    is_cancelled.set()
    ended(qtbot)
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == ["cancelled", "finished"]


@pytest.mark.filterwarnings("ignore")  # of the engine's library, which are not ours
def test_a_window_that_closes_does_not_wait_for_a_query_that_has_no_end(
    runner: JobRunner, qtbot: QtBot, endless_table: Callable[[Progress], object]
) -> None:
    runner.start("read", endless_table)
    time.sleep(0.2)
    runner.shutdown()  # waits for the thread
    ended(qtbot)


@pytest.mark.parametrize("query", ["execute", "arrays"])
def test_a_query_of_a_project_is_cancelled_at_once(
    runner: JobRunner, qtbot: QtBot, query: str
) -> None:
    database = Database(None)
    diary = Diary(
        job := runner.start(
            "count",
            lambda _progress: getattr(database, query)(f"SELECT sum(i % (j + 7)) {ENDLESS}"),
        )
    )
    time.sleep(0.3)
    job.cancel()
    ended(qtbot)
    qtbot.waitUntil(lambda: diary.is_closed)
    assert diary.told == ["cancelled", "finished"]
    assert database.execute("SELECT 1") == [(1,)]
    database.close()
