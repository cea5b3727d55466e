"""Quick touches: a double tap never answers the next screen, and no touch of the same screen is lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import sizes_for


@pytest.fixture
def double_taps_within(qapp):
    """Set how soon a second touch is called a double click."""
    usual = qapp.doubleClickInterval()
    yield qapp.setDoubleClickInterval
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def touched():
    return []


@pytest.fixture
def screen(qtbot, touched):
    window = QWidget()
    window.resize(600, 300)
    qtbot.addWidget(window)
    sizes = sizes_for(window.size(), QGuiApplication.primaryScreen())
    for place, name in enumerate(("one", "two")):
        button = Button(name, name, lambda name=name: touched.append(name), sizes)
        button.setParent(window)
        button.setGeometry(20 + 290 * place, 20, 270, 200)
    window.show()
    return window


def second_touch(screen, name):
    """Touch as Qt tells the second of two quick touches: a double click."""
    button = screen.findChild(Button, name)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)


def test_the_second_touch_of_a_double_tap_does_nothing_on_a_screen_that_has_just_come(
    screen, touched, double_taps_within
):
    double_taps_within(60_000)

    second_touch(screen, "one")

    assert touched == []


def test_quick_touches_of_two_buttons_of_one_screen_both_count(
    screen, touched, double_taps_within, qtbot
):
    double_taps_within(50)
    qtbot.wait(80)

    QTest.mouseClick(screen.findChild(Button, "one"), Qt.MouseButton.LeftButton)
    second_touch(screen, "two")

    assert touched == ["one", "two"]
