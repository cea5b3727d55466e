"""No window is larger than its screen leaves room for, nor out of sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from surveyapp.ui.appearance import theme, window_geometry
from surveyapp.ui.appearance.window_geometry import bring_in, resize, within
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind

FRAME = QMargins(4, 30, 4, 4)
ROOM = QRect(0, 24, 1280, 776)
"""A screen of 1280 × 800 with a bar at its top."""


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (QRect(100, 100, 640, 480), QRect(100, 100, 640, 480)),
        (QRect(0, 0, 1280, 800), QRect(4, 54, 1272, 742)),
        (QRect(1900, 900, 640, 480), QRect(636, 316, 640, 480)),
        (QRect(-500, -20, 640, 480), QRect(4, 54, 640, 480)),
        (QRect(2000, 0, 1920, 1080), QRect(4, 54, 1272, 742)),
    ],
    ids=["fits", "without its frame", "right and below", "left and above", "of a larger screen"],
)
def test_a_window_with_its_frame_is_brought_into_the_room(place: QRect, expected: QRect) -> None:
    found = within(place, ROOM, FRAME)
    assert found == expected
    assert ROOM.contains(found.marginsAdded(FRAME))


def test_a_window_gets_no_more_than_its_screen_has_even_for_the_least(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    resize(window, QSize(9000, 300), least=QSize(8000, 200))
    assert window.width() < room.width()
    assert window.minimumWidth() == window.width()
    assert (window.height(), window.minimumHeight()) == (300, 200)


def test_a_window_of_a_screen_that_is_gone_comes_back(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(5000, 4000, 3840, 2160)
    bring_in(window)
    assert window.screen().availableGeometry().contains(window.geometry())


@pytest.fixture
def small(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QDialog:
    """A dialog on a screen of 1366 × 768 at 125 %, with a bar at its lower end."""
    monkeypatch.setattr(
        window_geometry, "room_of", lambda _window: QRect(0, 0, 1093, 574), raising=True
    )
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    messages = MessageBar()
    column.addWidget(messages)
    for number in range(8):
        field = QLabel(f"field {number}")
        field.setMinimumHeight(50)
        column.addWidget(field)
    buttons = QHBoxLayout()
    buttons.addWidget(QPushButton("Save"))
    column.addLayout(buttons)
    dialog.setProperty("messages", messages)
    theme.resize_window(dialog, 700, 500)
    dialog.show()
    return dialog


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_dialog_stays_on_the_screen_with_its_buttons_also_after_a_message(
    small: QDialog, qtbot: QtBot
) -> None:
    room, save = QRect(0, 0, 1093, 574), small.findChild(QPushButton)
    small.move(300, 200)
    small.findChild(MessageBar).say(MessageKind.WARNING, "What was saved is here. " * 40)
    qtbot.waitUntil(lambda: room.contains(small.frameGeometry()))
    seen = QRect(save.mapTo(small, save.rect().topLeft()), save.size())
    assert small.rect().contains(seen)
    bar = small.findChild(QScrollArea, "dialog_content").verticalScrollBar()
    assert bar.maximum() > 0  # nothing is squeezed: what has no room is scrolled to
    assert all(one.height() >= 50 for one in small.findChildren(QLabel) if "field" in one.text())


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_dialog_grows_with_a_message_where_there_is_room(small: QDialog, qtbot: QtBot) -> None:
    for field in small.findChildren(QLabel)[3:]:
        if "field" in field.text():
            field.hide()
    small.resize(700, 120)
    small.findChild(MessageBar).say(MessageKind.DONE, "Saved. " * 60)
    bar = small.findChild(QScrollArea, "dialog_content").verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0 and small.height() > 120)
