"""What does not leave the kiosk."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
META = Qt.KeyboardModifier.MetaModifier
KEYS = [
    Qt.Key.Key_Escape,
    Qt.Key.Key_F1,
    Qt.Key.Key_F4,
    Qt.Key.Key_F5,
    Qt.Key.Key_F10,
    Qt.Key.Key_F11,
    Qt.Key.Key_Q,
    Qt.Key.Key_W,
    Qt.Key.Key_X,
    Qt.Key.Key_C,
    Qt.Key.Key_Space,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Menu,
    Qt.Key.Key_Back,
    Qt.Key.Key_Home,
]
CHORDS = [NONE, CTRL, ALT, SHIFT, META, CTRL | SHIFT, CTRL | ALT, ALT | SHIFT]


def test_the_close_button_does_not_close(small_kiosk):
    assert not small_kiosk.window.close()
    assert small_kiosk.window.isVisible()


@pytest.mark.parametrize("chord", CHORDS)
def test_no_key_chord_leaves_the_screen(small_kiosk, chord):
    small_kiosk.touch("start")
    before = small_kiosk.picture
    for key in KEYS:
        small_kiosk.key(key, chord)
    assert small_kiosk.window.isVisible()
    assert small_kiosk.picture == before


def test_the_window_covers_the_screen_without_a_frame_and_on_top(open_kiosk, small):
    window = open_kiosk(small, windowed=False).window
    flags = window.windowFlags()
    assert window.isFullScreen()
    assert flags & Qt.WindowType.FramelessWindowHint
    assert flags & Qt.WindowType.WindowStaysOnTopHint


@pytest.mark.qt_log_ignore("does not support raise")  # the offscreen platform; X11 and Windows do
def test_minimising_brings_it_back(open_kiosk, small, qtbot):
    window = open_kiosk(small, windowed=False).window
    window.setWindowState(Qt.WindowState.WindowMinimized | Qt.WindowState.WindowFullScreen)
    assert window.isMinimized()
    qtbot.waitUntil(lambda: window.isFullScreen() and not window.isMinimized())


def test_there_is_no_context_menu(small_kiosk):
    window = small_kiosk.window
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, window.rect().center(), window.rect().center()
    )
    QApplication.sendEvent(window, event)
    assert QApplication.activePopupWidget() is None
    assert window.contextMenuPolicy() is Qt.ContextMenuPolicy.PreventContextMenu


def test_the_supervisor_leaves_by_the_pin(small_kiosk):
    small_kiosk.unlock()
    small_kiosk.touch("leave")
    assert not small_kiosk.window.isVisible()


def test_nothing_is_copied_to_the_clipboard(small_kiosk):
    QApplication.clipboard().setText("before")
    small_kiosk.touch("start")
    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X):
        small_kiosk.key(key, CTRL)
    assert QApplication.clipboard().text() == "before"


def test_a_screen_is_entered_with_the_focus_on_nothing(small_kiosk):
    small_kiosk.touch("start")
    assert small_kiosk.window.focusWidget() is small_kiosk.window.view


def test_a_left_screen_is_deleted(small_kiosk, qtbot):
    gone = []
    small_kiosk.window.view.destroyed.connect(lambda: gone.append(True))
    small_kiosk.touch("start")
    qtbot.waitUntil(lambda: gone == [True])


def test_nothing_waits_for_idleness_after_the_kiosk_is_left(small_kiosk):
    idle = small_kiosk.window._idle
    small_kiosk.unlock()
    small_kiosk.touch("leave")
    assert not idle._quiet.isActive()
