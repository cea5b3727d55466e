"""No page of the desk scrolls sideways, in any language, on an upright screen or on a wide one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from surveyapp.services.project.import_collections import import_files
from surveyapp.ui import languages
from surveyapp.ui.desk.common.session import PageName

WAIT_MS = 20_000


@pytest.fixture(params=languages.translated_languages())
def language(request):
    before, side = QLocale(), QApplication.layoutDirection()
    languages.speak(request.param)
    yield request.param
    languages.speak("en")
    QLocale.setDefault(before)
    QApplication.setLayoutDirection(side)


def sideways(desk):
    """Return what is wider than its place, also without a bar: pages and forms, not tables."""
    areas = [one for one in desk.findChildren(QScrollArea) if one.isVisible()]
    return {one.objectName() for one in areas if one.horizontalScrollBar().maximum()}


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [(800, 1280), (1280, 800)], ids=["upright", "wide"])
def test_no_page_scrolls_sideways(open_desk, simulated, tmp_path, qtbot, size):
    project = tmp_path / "p.surveydesk"
    import_files(sorted(simulated.glob("*.collection")), project)
    desk = open_desk(project=project)
    desk.resize(*size)
    found = {}
    for name in PageName:
        desk.go_to(name)
        page = desk._pages.currentWidget()
        views = [one for one in page.findChildren(QPushButton) if one.isCheckable()]
        for view in [one for one in views if one.isVisible()] or [None]:
            if view is not None:
                view.click()
            qtbot.waitUntil(lambda: not desk.session.runner.is_busy, timeout=WAIT_MS)
            qtbot.wait(20)
            if wide := sideways(desk):
                found[name.name, view and view.objectName()] = wide
    assert found == {}
