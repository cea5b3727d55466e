"""A page of the editor in a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from surveyapp.ui.desk.editor.page import SurveyPage


@pytest.fixture
def show_page(qtbot: QtBot) -> Iterator[Callable[[SurveyPage], SurveyPage]]:
    """A function that shows a page in a window that has the keyboard."""
    shown = []

    def show(page: SurveyPage) -> SurveyPage:
        window = QMainWindow()
        shown.append((page, window))
        window.setMinimumSize(960, 640)
        window.setCentralWidget(page)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return page

    yield show
    for page, _window in shown:
        page.shutdown()
