"""A touch that was meant for the screen before does nothing; what is touched, a bystander cannot tell."""

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest

from surveyapp.services.kiosk.screen import Stage
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.window import DEAD_MS

TAPS_APART = 220
"""Milliseconds: four taps in 0.9 s."""


@pytest.fixture
def hasty(open_kiosk, make_survey, yes_no_json):
    """A kiosk as it is in the field, at a question before another."""
    one, other = (yes_no_json(name, design={"name": "direct"}) for name in ("region", "drug"))
    fingers = open_kiosk(make_survey(one, other))
    fingers.to_the_questions()
    fingers.window._dead_ms = DEAD_MS
    fingers.window.interviewing._dwell_ms = 600
    return fingers


def tap(fingers, at):
    QTest.mouseClick(fingers.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)


def middle_of(fingers, name):
    button = fingers.button(name)
    return button.mapTo(fingers.window, button.rect().center())


def four_times(act):
    since = QElapsedTimer()
    since.start()
    for number in range(4):
        QTest.qWait(max(number * TAPS_APART - since.elapsed(), 0))
        act()


def test_four_taps_in_a_second_answer_one_question_and_not_the_one_that_was_not_read(hasty, qtbot):
    at = middle_of(hasty, "answer_0")
    four_times(lambda: tap(hasty, at))
    hasty.settle()
    assert hasty.window.interviewing._interview.screen.number == 2

    qtbot.waitUntil(lambda: not hasty.window.view.is_dead)  # counted from when it was seen
    tap(hasty, at)
    hasty.settle()
    assert hasty.stage is Stage.THANKS
    assert len(hasty.stored) == 1


def test_four_keys_in_a_second_do_neither(hasty):
    four_times(lambda: QTest.keyClick(hasty.window, Qt.Key.Key_1))
    hasty.settle()
    assert hasty.window.interviewing._interview.screen.number == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1])
def test_nothing_takes_a_key_on_a_screen_that_has_just_come(open_kiosk, small, key):
    fingers = open_kiosk(small, dead_ms=60_000)
    fingers.button("start").setFocus()
    fingers.key(key)
    assert fingers.stage is Stage.WELCOME


def test_a_touch_that_began_before_the_screen_was_ready_does_nothing(open_kiosk, small):
    fingers = open_kiosk(small, dead_ms=60_000)
    start = fingers.button("start")
    QTest.mousePress(start, Qt.MouseButton.LeftButton)
    fingers.window.view.is_dead = False
    QTest.mouseRelease(start, Qt.MouseButton.LeftButton)
    assert fingers.stage is Stage.WELCOME
    fingers.touch("start")
    assert fingers.stage is Stage.PRACTICE


def test_quick_touches_of_two_buttons_of_one_screen_both_count(open_kiosk, make_survey):
    ticked = {
        "id": "what",
        "type": "multiple_choice",
        "text": {"en": "Which?"},
        "choices": [{"id": f"c{i}", "text": {"en": f"Choice {i}"}} for i in range(3)],
        "design": {"name": "direct"},
    }
    fingers = open_kiosk(make_survey(ticked))
    fingers.to_the_questions()
    for name in ("choice_0", "choice_1"):
        button = fingers.button(name)
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert [fingers.button(f"choice_{i}").isChecked() for i in range(3)] == [True, True, False]


def pressed_pictures(fingers, names):
    """Return what the screen looks like while each of the buttons is held down."""
    for name in names:
        button = fingers.button(name)
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        yield fingers.picture
        QTest.mouseMove(button, QPoint(-500, -500))
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(-500, -500))


def test_a_touch_is_seen_and_looks_the_same_whichever_button_it_is(clinic_kiosk):
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on")
    untouched = clinic_kiosk.picture
    held = list(pressed_pictures(clinic_kiosk, ("answer_0", "answer_1", "answer_2", "stop")))
    assert all(picture == held[0] for picture in held)
    assert held[0] != untouched
    assert clinic_kiosk.picture == untouched


def test_a_touched_button_differs_clearly_from_one_that_is_not(clinic_kiosk):
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on")
    button = clinic_kiosk.button("answer_0")
    at = button.mapTo(clinic_kiosk.window, QPoint(button.width() // 2, 1))
    plain = clinic_kiosk.picture.pixelColor(at)
    (held,) = pressed_pictures(clinic_kiosk, ("answer_0",))
    inside = at + QPoint(0, clinic_kiosk.window.sizes.mm(3))
    assert held.pixelColor(inside) != clinic_kiosk.picture.pixelColor(inside)
    assert held.pixelColor(at).lightness() < plain.lightness()


def test_keys_of_every_pad_are_a_finger_wide_and_eight_millimetres_apart(open_kiosk, make_survey):
    number = {
        "id": "n",
        "type": "number",
        "minimum": -99,
        "maximum": 99,
        "step": "0.5",
        "text": {"en": "How many?"},
        "design": {"name": "direct"},
    }
    for size, dpi in (((1280, 800), 96.0), ((1280, 800), 189.0), ((800, 1280), 189.0)):
        fingers = open_kiosk(make_survey(number), dpi=dpi)
        fingers.window.resize(*size)
        fingers.touch("supervisor")
        assert [*too_close(fingers, "pin_digit_")] == []
        fingers.touch("back", "start")
        assert [*too_close(fingers, "number_")] == []


def too_close(fingers, begins):
    """Yield pairs of keys with less than eight millimetres between them, and keys that are small."""
    mm = fingers.window.sizes.mm
    keys = [
        each
        for each in fingers.window.view.findChildren(Button)
        if each.objectName().startswith(begins)
    ]
    assert len(keys) >= 10
    for one in keys:
        if min(one.width(), one.height()) < mm(15):
            yield one.objectName()
        room = one.geometry().adjusted(-mm(8) + 1, -mm(8) + 1, mm(8) - 1, mm(8) - 1)
        for other in keys:
            is_near = other is not one and other.parent() is one.parent()
            if is_near and room.intersects(other.geometry()):
                yield one.objectName(), other.objectName()


class PaintsSeen(QObject):
    """Notes each time that a button is painted."""

    def __init__(self, buttons):
        super().__init__()
        self.noted = []
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, _button, event):  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint:
            self.noted.append("painted")
        return False


def test_nothing_is_painted_between_an_answer_and_its_storing(hasty, qtbot, monkeypatch):
    """The touched look stays until the neutral screen: to repaint all buttons would delay the storing."""
    qtbot.waitUntil(lambda: not hasty.window.view.is_dead)
    interviewing, seen = hasty.window.interviewing, PaintsSeen(hasty.buttons)
    do_step, button = interviewing._do_step, hasty.button("answer_0")
    monkeypatch.setattr(interviewing, "_do_step", lambda: (seen.noted.append("stored"), do_step()))
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    qtbot.wait(60)
    assert len(seen.noted) > 1  # the press is seen, on every button
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)  # Qt itself paints the one, at once
    seen.noted.clear()
    qtbot.waitUntil(lambda: "stored" in seen.noted)
    assert seen.noted[0] == "stored"
    hasty.settle()
    assert hasty.window.interviewing._interview.screen.number == 2


class Noting(QObject):
    """Notes that a widget is painted."""

    def __init__(self, notes):
        super().__init__()
        self._notes = notes

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint:
            self._notes.append("painted")
        return False


@pytest.mark.parametrize("name", ["answer_0", "stop"])
def test_a_touch_is_taken_before_its_button_is_painted_again(small_kiosk, qtbot, name):
    """Qt paints a released button before it tells of the touch; that came between tap and record."""
    small_kiosk.to_the_questions()
    button, done = small_kiosk.button(name), []
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    QTest.qWait(20)
    noting = Noting(done)
    button.installEventFilter(noting)
    button.clicked.connect(lambda: done.append("taken"))
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert done[:1] == ["taken"]
    small_kiosk.settle()
