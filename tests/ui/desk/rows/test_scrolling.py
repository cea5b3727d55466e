"""A million rows scroll as ten do: nothing of it waits for the database."""

import time
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from surveyapp.storage.project.project import Project
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.rows.page import RowsPage
from surveyapp.ui.jobs import JobRunner
from tests.helpers.small_study import ROWS, small_study

TIMES = 11_200
"""So often each interview is there: about a million rows."""
LONGEST_STALL = 0.25
"""Seconds. An idle computer is never held up for 0.06, one with other work not for 0.1."""

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    path = small_study(tmp_path)
    with Project(path) as opened:
        opened._database.execute(
            "INSERT INTO reports_1 SELECT r.* REPLACE (hash(id_low, n) AS id_high,"
            " hash(id_low, n + 7) AS id_low) FROM reports_1 r, range(?) t(n)",
            [TIMES],
        )
    return path


@pytest.fixture
def page(qtbot, project: Path):
    holder = QWidget()
    qtbot.addWidget(holder)
    runner = JobRunner(holder)
    session = DeskSession(project, runner, holder)
    made = RowsPage(session)
    qtbot.addWidget(made)
    made.resize(1100, 750)
    made.show()
    session.refresh()
    qtbot.waitUntil(lambda: made.model.record(0) is not None, timeout=60_000)
    yield made
    made.shutdown()
    runner.shutdown()
    session.leave()


def test_a_million_rows_scroll_without_a_stall(page, qtbot):
    beats: list[float] = []
    heart = QTimer()
    heart.setInterval(2)
    heart.timeout.connect(lambda: beats.append(time.perf_counter()))
    heart.start()
    bar = page.table.verticalScrollBar()
    last = page.model.rowCount() - 1
    assert last == len(ROWS) * (TIMES + 1) - 1
    for step in range(200):
        bar.setValue(bar.maximum() * (37 * step % 200) // 200)
        QTest.qWait(10)
    for _ in range(60):
        QTest.keyClick(page.table, Qt.Key.Key_PageDown)
        QTest.qWait(10)
    page.table.scrollToBottom()
    qtbot.waitUntil(lambda: page.model.record(last) is not None, timeout=60_000)
    heart.stop()
    stalls = [after - before for before, after in pairwise(beats)]
    assert len(stalls) > 200
    assert max(stalls) < LONGEST_STALL
