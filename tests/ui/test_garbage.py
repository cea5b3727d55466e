"""The collector: off while windows are open, run by a timer in their thread, and in no other."""

import gc
import threading
import time
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from surveyapp.storage.tables.bulk_rows import many_rows
from surveyapp.ui import garbage
from surveyapp.ui.threads import BackgroundThread

pytestmark = pytest.mark.usefixtures("automatic_collection")


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program that has a window open; what there is in tests is left out of collections."""
    monkeypatch.setattr(garbage, "ALL_SECONDS", 0.0)
    with garbage.collected_by_this_thread():
        garbage.leave_out_what_is_there()
        yield


@pytest.fixture
def collectors() -> Iterator[list[int]]:
    """The thread of each collection."""
    threads: list[int] = []

    def note(phase: str, _facts: dict[str, int]) -> None:
        if phase == "start":
            threads.append(threading.get_ident())

    gc.callbacks.append(note)
    yield threads
    gc.callbacks.remove(note)


class Circle:
    """One that only the collector frees, with ``size`` bytes."""

    def __init__(self, size: int = 0) -> None:
        self.me, self.bytes = self, bytearray(size)


def circles(count: int, size: int = 0) -> weakref.ref[Circle]:
    """Make circles that nobody holds; return a reference to the last."""
    made = Circle(size)
    for _ in range(count - 1):
        made = Circle(size)
    return weakref.ref(made)


class NoApplication:
    """What Qt says where its application is gone, or was never made."""

    @staticmethod
    def instance() -> None:
        return None


def test_collection_is_automatic_before_and_after_an_application_but_not_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "QCoreApplication", NoApplication)
    assert gc.isenabled()
    with garbage.collected_by_this_thread():
        assert not gc.isenabled()
        with garbage.collected_by_this_thread():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_after_the_last_window_it_stays_off_while_the_application_is_there(qtbot: QtBot) -> None:
    # Qt destroys the rest with its lock held; a collection then could wait for that lock for ever
    with garbage.collected_by_this_thread():
        garbage.leave_out_what_is_there()
    assert not gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_collection_is_not_automatic_while_a_thread_works(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "QCoreApplication", NoApplication)
    may_end = threading.Event()
    thread = BackgroundThread("surveyapp-test", lambda _send: may_end.wait(20))
    assert not gc.isenabled()
    may_end.set()
    thread.wait()
    assert gc.isenabled()


@pytest.mark.usefixtures("window")
def test_a_circle_goes_while_the_window_waits(qtbot: QtBot, collectors: list[int]) -> None:
    circle = circles(garbage.YOUNG)
    assert circle() is not None
    assert collectors == []
    qtbot.waitUntil(lambda: circle() is None)
    assert set(collectors) == {threading.get_ident()}


@pytest.mark.usefixtures("window")
def test_nothing_is_collected_while_modules_are_loaded_and_they_are_left_out_later(
    qtbot: QtBot, collectors: list[int]
) -> None:
    frozen = gc.get_freeze_count()
    with garbage.modules_loading():
        stays = [[number] for number in range(2 * garbage.YOUNG)]
        qtbot.wait(3 * garbage.TICK_MS)
        assert collectors == []
    assert gc.get_freeze_count() >= frozen + len(stays)
    circle = circles(garbage.YOUNG)
    qtbot.waitUntil(lambda: circle() is None)


@pytest.mark.usefixtures("window")
def test_garbage_of_another_thread_is_collected_by_the_window_while_that_thread_works(
    qtbot: QtBot, collectors: list[int]
) -> None:
    may_end = threading.Event()
    made: list[weakref.ref[Circle]] = []

    def work(_send: object) -> None:
        made.append(circles(garbage.YOUNG))
        assert may_end.wait(60)

    thread = BackgroundThread("surveyapp-test", work)
    qtbot.waitUntil(lambda: bool(made) and made[0]() is None)
    assert not thread.is_done
    may_end.set()
    thread.wait()
    assert set(collectors) == {threading.get_ident()}


@pytest.mark.usefixtures("window")
def test_memory_stays_bounded_while_circles_are_made_without_end(qtbot: QtBot) -> None:
    held: list[int] = []
    living = weakref.WeakSet[Circle]()

    def make() -> None:
        for _ in range(2000):
            living.add(Circle(100))
        held.append(len(living))

    end = time.monotonic() + 2
    while time.monotonic() < end:
        make()
        qtbot.wait(1)
    made = 2000 * len(held)
    # within one tick the machine makes as many as it can; between two ticks no more than that are there
    assert max(held) < max(made / 2, 2 * garbage.YOUNG)
    assert len(held) > 10


@pytest.mark.usefixtures("window")
def test_old_garbage_goes_when_there_is_time(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "FEW_SECONDS", 0.0)
    circle = Circle()
    watched = weakref.ref(circle)
    for generation in (0, 1):
        gc.collect(generation)  # it is old now
    del circle
    circles(garbage.FEW)
    qtbot.waitUntil(lambda: watched() is None)


@pytest.mark.usefixtures("window")
def test_while_rows_are_built_nothing_is_collected_and_they_are_left_out_afterwards(
    qtbot: QtBot, collectors: list[int]
) -> None:
    with many_rows():
        rows = [[number] for number in range(150_000)]
        qtbot.wait(3 * garbage.TICK_MS)
        garbage.collect_young()
        assert collectors == []
    assert gc.get_count()[0] < len(rows)
    assert gc.get_freeze_count() >= len(rows)
    assert not gc.isenabled()


@pytest.mark.usefixtures("window")
def test_a_long_collection_is_not_repeated_with_the_same_objects(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, collectors: list[int]
) -> None:
    monkeypatch.setattr(garbage, "LONG_SECONDS", 0.0)
    kept = [[number] for number in range(garbage.YOUNG)]
    qtbot.waitUntil(lambda: gc.get_freeze_count() > len(kept) and bool(collectors))
    assert not gc.get_objects(generation=2)


class Owned:
    """Says which thread freed it."""

    def __init__(self, freed_by: list[int]) -> None:
        self._freed_by = freed_by

    def work(self, _send: object) -> int:
        return 1

    def failing(self, _send: object) -> None:
        raise ValueError(str(self))

    def __del__(self) -> None:
        self._freed_by.append(threading.get_ident())


class Refused(Owned, ValueError):
    """An exception that says so too."""


@pytest.mark.parametrize("name", ["work", "failing"])
def test_work_is_freed_by_the_thread_that_started_it(qtbot: QtBot, name: str) -> None:
    freed_by: list[int] = []
    for _ in range(200):
        BackgroundThread("surveyapp-test", getattr(Owned(freed_by), name))
    qtbot.waitUntil(lambda: len(freed_by) == 200)
    assert set(freed_by) == {threading.get_ident()}


def test_what_the_other_thread_returns_and_raises_is_freed_by_the_window(qtbot: QtBot) -> None:
    freed_by: list[int] = []

    def raises(_send: object) -> None:
        raise Refused(freed_by)

    heard: list[object] = []
    for work in (lambda _send: Owned(freed_by), raises, lambda send: send(Owned(freed_by))):
        BackgroundThread(  # nobody waits for it
            "surveyapp-test",
            work,
            on_message=lambda message: heard.append(type(message)),
            on_end=lambda outcome: heard.append(type(outcome.problem or outcome.result)),
        )
    qtbot.waitUntil(lambda: len(freed_by) == 3)
    assert set(heard) == {Owned, Refused, type(None)}
    assert set(freed_by) == {threading.get_ident()}


@pytest.mark.usefixtures("window")
def test_a_collection_does_not_hold_the_window_up_however_much_is_alive(qtbot: QtBot) -> None:
    """The longest step with a million objects alive; without care a collection of all takes seconds."""
    begun = 0.0
    steps: list[float] = []

    def note(phase: str, _facts: dict[str, int]) -> None:
        nonlocal begun
        if phase == "start":
            begun = time.thread_time()
        else:
            steps.append(time.thread_time() - begun)

    with many_rows():
        alive = [[number] for number in range(1_000_000)]
    gc.callbacks.append(note)
    try:
        end = time.monotonic() + 2
        while time.monotonic() < end:
            circles(5000)
            qtbot.wait(5)
    finally:
        gc.callbacks.remove(note)
    print(
        f"\nlongest of {len(steps)} steps: {max(steps) * 1000:.1f} ms, {len(alive)} objects alive"
    )
    assert max(steps) < 0.1
