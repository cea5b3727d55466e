"""The tour goes from page to page beside the work, by keys and by touch, and is offered once."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton

from surveyapp.storage.program import preferences
from surveyapp.storage.program.preferences import is_tour_done
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.help.tour import STOPS
from surveyapp.ui.desk.shell.window import DeskWindow


@pytest.fixture(autouse=True)
def unseen(monkeypatch, tmp_path):
    monkeypatch.setattr(preferences, "user_data_path", lambda _: tmp_path / "data")


@pytest.fixture
def demonstration(qtbot, tmp_path):
    """A function that opens a desk on a demonstration."""
    opened = []

    def opens(**words):
        window = DeskWindow(tmp_path / "demo.surveydesk", **words)
        opened.append(window)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: window.session.is_known, timeout=10_000)
        return window

    yield opens
    for window in opened:
        window.close()


def page_of(window):
    return PageName(window._navigation.currentRow())


def press(qtbot, window, name):
    qtbot.mouseClick(window.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def test_it_is_offered_on_a_demonstration_until_it_was_seen(demonstration, qtbot):
    window = demonstration(is_demonstration=True)
    qtbot.waitUntil(window.tour.isVisible)
    press(qtbot, window, "tour_skip")
    assert not window.tour.isVisible()
    assert is_tour_done()
    again = demonstration(is_demonstration=True)
    qtbot.wait(50)
    assert not again.tour.isVisible()


def test_nobody_is_offered_it_on_a_project_of_their_own(demonstration, qtbot):
    window = demonstration()
    qtbot.wait(50)
    assert not window.tour.isVisible()
    window.findChild(QAction, "start_tour").trigger()
    assert window.tour.isVisible()


def test_it_visits_each_page_and_is_remembered_at_its_end(demonstration, qtbot):
    window = demonstration()
    window.tour.start()
    visited = []
    for stop in STOPS:
        visited.append(page_of(window))
        assert window.tour.accessibleName() == stop.title
        assert not is_tour_done()
        press(qtbot, window, "tour_next")
    assert visited == [stop.page for stop in STOPS]
    assert not window.tour.isVisible()
    assert not window.findChild(QLabel, "tour_ring").isVisible()
    assert is_tour_done()


def test_the_arrows_go_on_and_back_and_escape_leaves(demonstration, qtbot):
    window = demonstration()
    window.tour.start()
    qtbot.keyClick(window.tour, Qt.Key.Key_Right)
    assert page_of(window) is PageName.QUALITY
    qtbot.keyClick(window.tour, Qt.Key.Key_Left)
    assert page_of(window) is PageName.FILES
    qtbot.keyClick(window.findChild(QPushButton, "tour_next"), Qt.Key.Key_Space)
    assert page_of(window) is PageName.QUALITY
    qtbot.keyClick(window.findChild(QPushButton, "tour_next"), Qt.Key.Key_Escape)
    assert not window.tour.isVisible()


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_the_card_covers_nothing_of_the_page_that_it_explains(
    demonstration, qtbot, size, direction
):
    window = demonstration()
    window.setLayoutDirection(direction)
    window.resize(*size)
    window.tour.start()
    for stop in STOPS:
        qtbot.wait(20)  # the page is laid out
        card = QRect(window.tour.mapTo(window._whole, QPoint()), window.tour.size())
        shown = window._pages.currentWidget()  # a page that needs more room is scrolled
        seen = shown.visibleRegion().boundingRect()
        page = QRect(shown.mapTo(window._whole, seen.topLeft()), seen.size())
        assert window._whole.rect().contains(card), stop.page
        assert not card.intersects(page), stop.page
        assert page.height() > 0.6 * size[1]
        assert (window.width(), window.height()) == size
        press(qtbot, window, "tour_next")
