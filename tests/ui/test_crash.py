"""The program's own mistakes, as people meet them."""

from __future__ import annotations

import sys
import threading

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from surveyapp.ui.crash import Crash, CrashWatch
from surveyapp.ui.crash_dialog import CrashDialog, CrashDialogs


@pytest.fixture
def told() -> list[Crash]:
    return []


def error() -> ValueError:
    try:
        int("a touched answer")
    except ValueError as problem:
        return problem


def test_an_exception_that_nobody_caught_is_written_and_told(qtbot, tmp_path, told):
    with CrashWatch("desk", tmp_path, told.append):
        problem = error()
        sys.excepthook(ValueError, problem, problem.__traceback__)
        qtbot.waitUntil(lambda: bool(told))
    (crash,) = told
    assert crash.path is not None
    assert crash.path.read_text() == crash.report
    assert "builtins.ValueError" in crash.report
    assert "touched" not in crash.report


def test_threads_are_watched_too_and_told_on_the_ui_thread(qtbot, tmp_path):
    threads = []
    with CrashWatch("desk", tmp_path, lambda _crash: threads.append(threading.current_thread())):
        problem = error()

        def fail() -> None:
            raise problem

        failing = threading.Thread(target=fail)
        failing.start()
        failing.join()
        qtbot.waitUntil(lambda: bool(threads))
    assert threads == [threading.main_thread()]


def test_the_hooks_are_given_back(qtbot, tmp_path, told):
    before = sys.excepthook, threading.excepthook
    with CrashWatch("desk", tmp_path, told.append):
        assert sys.excepthook is not before[0]
    assert (sys.excepthook, threading.excepthook) == before


def test_the_dialog_shows_and_copies_the_report(qtbot, tmp_path):
    dialog = CrashDialog(Crash("the report", tmp_path / "crash-000001.txt"))
    qtbot.addWidget(dialog)
    dialog.findChild(QPushButton, "crash_copy").click()
    assert QGuiApplication.clipboard().text() == "the report"
    assert dialog.findChild(QPushButton, "crash_folder").isEnabled()
    without = CrashDialog(Crash("the report", None))
    qtbot.addWidget(without)
    assert not without.findChild(QPushButton, "crash_folder").isEnabled()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_one_dialog_is_shown_at_a_time(qtbot):
    over = QWidget()
    qtbot.addWidget(over)
    telling = CrashDialogs(lambda: over)
    for _ in range(3):
        telling.show_crash(Crash("the report", None))
    (dialog,) = over.findChildren(CrashDialog)
    dialog.findChild(QPushButton, "crash_close").click()
    telling.show_crash(Crash("another", None))
    assert any(one.isVisible() or not one.isHidden() for one in over.findChildren(CrashDialog))
