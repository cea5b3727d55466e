"""No window is larger than its screen leaves room for, nor out of sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from surveyapp.ui.appearance.window_geometry import bring_in, resize, within

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
