"""Whatever reaches the window starts the time without touches again, and nothing else does."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from surveyapp.ui.kiosk.base.idle import IdleWatch

FINGER = QTest.createTouchDevice()
AT = QPoint(20, 20)


def _touch(window: QWindow) -> None:
    QTest.touchEvent(window, FINGER).press(0, AT, window).commit()


def _wheel(window: QWindow) -> None:
    turned = QWheelEvent(
        QPointF(AT),
        QPointF(AT),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window, turned)


INPUT: dict[str, Callable[[QWindow], None]] = {
    "mouse": lambda window: QTest.mousePress(
        window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, AT
    ),
    "touch": _touch,
    "key": lambda window: QTest.keyPress(window, Qt.Key.Key_A),
    "wheel": _wheel,
}


@pytest.fixture
def watched(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    watch = IdleWatch(3600, window)
    begun = []
    watch._quiet.start = lambda *seconds: begun.append(seconds)  # type: ignore[method-assign]
    watch._quiet.isActive = lambda: True  # type: ignore[method-assign]
    watch.start(lambda: None)
    window.show()
    qtbot.waitExposed(window)
    begun.clear()
    yield window, watch, begun
    watch.close()


@pytest.mark.parametrize("kind", INPUT)
def test_input_of_every_kind_starts_the_time_again(watched, kind):
    window, _, begun = watched
    INPUT[kind](window.windowHandle())
    QApplication.processEvents()
    assert set(begun) == {()}  # a finger counts as a mouse as well


def test_drawing_does_not_nor_what_follows_when_nobody_looks_any_more(watched):
    window, watch, begun = watched
    window.resize(300, 300)
    window.grab()
    QApplication.processEvents()
    watch.close()
    INPUT["mouse"](window.windowHandle())
    assert begun == []
