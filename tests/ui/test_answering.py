"""What keeps windows answering: short turns, small collections, modules that are loaded ahead."""

import gc
import subprocess
import sys
import threading
import time

import pytest

from surveyapp.ui.answering import FOR_THE_START, TURN_SECONDS, WarmUp, short_pauses, warmed_up

pytestmark = pytest.mark.usefixtures("automatic_collection")

HEAVY = ("duckdb", "matplotlib", "numpy", "openpyxl", "pandas", "scipy")


def done(warm_up):
    warm_up.begin()
    deadline = time.monotonic() + 20
    while not warm_up.is_over and time.monotonic() < deadline:
        time.sleep(0.001)
    return warm_up


@pytest.fixture(autouse=True)
def _thaw():
    yield
    gc.unfreeze()
    gc.enable()


def test_pauses_are_short_inside_and_as_before_afterwards():
    before = sys.getswitchinterval()
    with short_pauses():
        assert sys.getswitchinterval() == pytest.approx(TURN_SECONDS)
        assert not gc.isenabled()
        gc.freeze()
    assert sys.getswitchinterval() == before
    assert gc.get_freeze_count() == 0


def test_steps_are_done_in_order_off_the_windows_thread():
    told = []
    warm_up = done(
        WarmUp([lambda: told.append(1), lambda: told.append(threading.current_thread().name)])
    )
    assert told == [1, "surveyapp-warm-up"]
    assert warm_up.is_over
    assert gc.get_freeze_count() > 0


def test_a_step_that_fails_is_logged_and_the_next_is_done(caplog):
    told = []
    done(WarmUp([lambda: 1 / 0, lambda: told.append("next")]))
    assert told == ["next"]
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()


def test_stopped_it_does_no_further_step_and_waits_for_the_one_begun():
    begun, may_end, told = threading.Event(), threading.Event(), []

    def step():
        begun.set()
        assert may_end.wait(20)
        told.append("first")

    warm_up = WarmUp([step, lambda: told.append("second")])
    warm_up.begin()
    assert begun.wait(20)
    threading.Timer(0.05, may_end.set).start()
    warm_up.stop()
    assert told == ["first"]
    assert warm_up.is_over


def test_stopped_before_it_begins_it_does_nothing():
    warm_up = WarmUp([lambda: pytest.fail("it was stopped")])
    warm_up.stop()
    warm_up.begin()
    assert warm_up.is_over


def test_a_window_that_is_idle_warms_up(qtbot):
    told = []
    with warmed_up([lambda: told.append(1)]) as warm_up:
        assert told == []
        qtbot.waitUntil(lambda: warm_up.is_over, timeout=20_000)
    assert told == [1]


def test_the_warm_up_waits_until_the_window_has_nothing_to_do(qtbot):
    told, asked = [], []

    def is_idle():
        asked.append(len(told))
        return len(asked) == 2

    with warmed_up([lambda: told.append(1)], is_idle) as warm_up:
        qtbot.waitUntil(lambda: warm_up.is_over, timeout=20_000)
    assert asked == [0, 0]
    assert told == [1]


def test_a_window_that_is_closed_at_once_warms_nothing_up(qtbot):
    with warmed_up([lambda: pytest.fail("the window is gone")]) as warm_up:
        pass
    qtbot.wait(1)
    assert warm_up.is_over


LATER = (
    "PySide6.QtPrintSupport",
    "matplotlib",
    "openpyxl",
    "pandas",
    "scipy.optimize",
    "scipy.stats",
)
"""What nobody needs before a button of the desk is pressed."""


def test_the_desks_window_loads_no_charts_workbooks_or_optimizers():
    code = (
        f"import sys, surveyapp.ui.desk.shell.window; print(*(set({LATER!r}) & set(sys.modules)))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert loaded.stdout.split() == []


def test_the_first_window_loads_nothing_heavy():
    code = f"import sys, surveyapp.ui.start.window; print(*(set({HEAVY!r}) & set(sys.modules)))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert loaded.stdout.split() == []


WATCHED = """
import sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from surveyapp import app

LAST = "surveyapp.ui.documents.report_pdf"
run = QApplication.exec

def until_warm(*_application):
    timer = QTimer()
    timer.timeout.connect(lambda: LAST in sys.modules and QApplication.quit())
    timer.start(20)
    return run()

QApplication.exec = until_warm
code = app.run_start()
print(code, "matplotlib" in sys.modules, threading.active_count())
"""


def test_the_program_loads_the_desk_and_charts_while_its_first_window_is_idle():
    done = subprocess.run(
        [sys.executable, "-c", WATCHED], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.split() == ["0", "True", "1"], done.stderr
    assert "leaked" not in done.stderr


def test_what_the_first_window_warms_up_is_there():
    for step in FOR_THE_START:
        step()
    assert "surveyapp.ui.desk.shell.window" in sys.modules
