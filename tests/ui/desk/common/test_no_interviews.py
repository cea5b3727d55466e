"""While a project is opened nobody says that it holds nothing."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.shell.window import DeskWindow


@pytest.mark.qt_log_ignore("does not support")
def test_that_there_is_no_interview_is_said_once_it_is_known(qtbot: QtBot, tmp_path: Path) -> None:
    window = DeskWindow(tmp_path / "p.surveydesk")
    qtbot.addWidget(window)
    empty = window.output_page.findChild(NoInterviewsYet)
    leads = empty.findChild(QPushButton, "go_to_files")
    assert not window.session.is_known
    assert not leads.isVisibleTo(empty)
    window.show()
    qtbot.waitUntil(lambda: window.session.is_known, timeout=10_000)
    assert leads.isVisibleTo(empty)
    window.close()
