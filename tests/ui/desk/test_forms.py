"""What all forms share: the wheel chooses nothing, and a result says when its form has changed."""

import csv
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessibleEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.jobs import nothing_runs
from surveyapp.ui.widgets import outdated_note
from surveyapp.ui.widgets.column_table import TableView

OpenDesk = Callable[..., DeskWindow]
Widget = TypeVar("Widget", bound=QWidget)


@pytest.fixture
def desk(open_desk: OpenDesk, simulated: Path, qtbot: QtBot) -> DeskWindow:
    window = open_desk([simulated])
    window.resize(1280, 800)
    qtbot.waitUntil(
        lambda: window.session.summary.interviews == 600 and not window.session.is_importing,
        timeout=20_000,
    )
    return window


def found(place: QWidget, kind: type[Widget], name: str) -> Widget:
    widget = place.findChild(kind, name)
    assert widget is not None, name
    return widget


def click(qtbot: QtBot, place: QWidget, name: str) -> None:
    qtbot.mouseClick(found(place, QPushButton, name), Qt.MouseButton.LeftButton)


# -- the wheel ---------------------------------------------------------------------------------------


def turn_wheel(widget: QWidget, notches: int = -1) -> None:
    """Turn the wheel over the middle of a widget, as the system tells the window."""
    middle = widget.rect().center()
    event = QWheelEvent(
        QPointF(widget.mapTo(widget.window(), middle)),
        QPointF(widget.mapToGlobal(middle)),
        QPoint(0, 0),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget.window().windowHandle(), event)
    QApplication.processEvents()


def lists_tried(place: QWidget) -> set[str]:
    """Turn the wheel over each list in sight, without the focus and with it; return their names."""
    turnable = QAbstractSpinBox | QAbstractSlider
    others = [one for one in place.findChildren(QWidget) if isinstance(one, turnable)]
    assert all(isinstance(one, QScrollBar) for one in others)  # which is there to be turned
    met = set()
    for chooser in place.findChildren(QComboBox):
        if not chooser.isVisible() or chooser.visibleRegion().isEmpty() or chooser.count() < 2:
            continue
        chooser.clearFocus()
        before = chooser.currentIndex()
        for notches in (-1, 1):
            turn_wheel(chooser, notches)
            assert chooser.currentIndex() == before, chooser.objectName()
        assert not chooser.hasFocus(), chooser.objectName()
        chooser.setFocus()
        for notches in (-1, 1):
            turn_wheel(chooser, notches)
            assert chooser.currentIndex() == before, chooser.objectName()
        met.add(chooser.objectName())
    return met


def test_the_wheel_over_a_list_chooses_nothing(desk: DeskWindow, qtbot: QtBot) -> None:
    model = desk.output_page.model
    qtbot.waitUntil(lambda: bool(model.output.blocks), timeout=20_000)
    met = set()
    for name in PageName:
        desk.go_to(name)
        qtbot.waitUntil(lambda: nothing_runs(desk), timeout=20_000)
        met |= lists_tried(desk)
        for tab in desk.findChildren(QPushButton):
            if tab.objectName().startswith("plan_view_") and tab.isVisible():
                tab.click()
                met |= lists_tried(desk)
    assert {"option_question", "option_interval", "quality_by", "waves", "design"} <= met


# -- results that are out of date --------------------------------------------------------------------


def note_of(desk: DeskWindow, name: str) -> QFrame:
    return found(desk, QFrame, f"{name}_outdated")


def check_told(desk: DeskWindow, qtbot: QtBot, name: str, again: str) -> None:
    """Check that the note is seen with its words, and that who does not see it is told them."""
    note = note_of(desk, name)
    qtbot.waitUntil(note.isVisible, timeout=5000)
    words = [label.text() for label in note.findChildren(QLabel) if label.text()]
    expected = f"The settings have changed: this result is out of date. {again}".strip()
    assert words == [expected]
    assert note.accessibleName() == expected


@pytest.fixture
def alerts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the widgets that ask screen readers to read them."""
    told: list[str] = []

    class Heard:
        Event = outdated_note.QAccessible.Event

        @staticmethod
        def updateAccessibility(event: QAccessibleEvent) -> None:  # noqa: N802 - Qt's
            assert event.type() == outdated_note.QAccessible.Event.Alert
            told.append(event.object().objectName())

    monkeypatch.setattr(outdated_note, "QAccessible", Heard)
    return told


@pytest.mark.parametrize(("view", "field"), [("power", "expected"), ("designs", "error")])
def test_what_is_typed_in_planning_marks_the_result(
    desk: DeskWindow, qtbot: QtBot, view: str, field: str
) -> None:
    desk.go_to(PageName.PLAN)
    found(desk, QPushButton, f"plan_view_{view}").click()
    name = f"plan_{view}"
    edit, note = found(desk, QLineEdit, f"{name}_{field}"), note_of(desk, name)
    table = found(desk, TableView, name).table
    qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=20_000)
    qtbot.wait(50)
    assert not note.isVisible()
    edit.setFocus()
    QTest.keyClicks(edit, "1")
    go = found(desk, QPushButton, f"{name}_go").text().replace("&", "")
    check_told(desk, qtbot, name, f"Choose “{go}” to update it.")
    QTest.keyClick(edit, Qt.Key.Key_Backspace)
    qtbot.waitUntil(note.isHidden)


def test_a_model_is_marked_when_the_form_asks_for_another(
    desk: DeskWindow, qtbot: QtBot, tmp_path: Path, picker: object
) -> None:
    cars = tmp_path / "cars.csv"
    with cars.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["safety", "persons", "class"])
        for safety, persons in itertools.product(("low", "high"), ("2", "4")):
            writer.writerows([[safety, persons, "acc" if safety == "high" else "unacc"]] * 60)
    desk.go_to(PageName.LEARN)
    picker.answers.append((cars,))  # type: ignore[attr-defined]
    click(qtbot, desk.learn_page, "choose_table")
    label = found(desk.learn_page, QComboBox, "learn_label")
    qtbot.waitUntil(lambda: label.count() == 3, timeout=10_000)
    found(desk.learn_page, QCheckBox, "is_public").setChecked(True)
    click(qtbot, desk.learn_page, "train")
    card = found(desk.learn_page, TableView, "model_card")
    qtbot.waitUntil(lambda: card.isVisible() and card.isEnabled(), timeout=20_000)
    note = note_of(desk, "learn")
    qtbot.wait(50)
    assert not note.isVisible()
    epsilon = found(desk.learn_page, QLineEdit, "epsilon")
    epsilon.setFocus()
    QTest.keyClicks(epsilon, "5")
    qtbot.waitUntil(note.isVisible)
    assert "“Train” trains a new one" in note.accessibleName()
    assert (
        "out of date" not in note.accessibleName()
    )  # the model does not depend on what it would cost
    QTest.keyClick(epsilon, Qt.Key.Key_Backspace)
    qtbot.waitUntil(note.isHidden)


def test_what_is_typed_and_not_yet_taken_marks_the_checks(desk: DeskWindow, qtbot: QtBot) -> None:
    desk.go_to(PageName.QUALITY)
    page = desk.quality_page
    click(qtbot, page, "view_quality_records")
    forged = found(page, QLineEdit, "forged")
    qtbot.waitUntil(lambda: forged.text() != "", timeout=20_000)
    note = note_of(desk, "quality")
    qtbot.wait(outdated_note.NOTE_MS + 100)
    assert not note.isVisible()
    forged.setFocus()
    QTest.keyClicks(forged, "0")
    check_told(desk, qtbot, "quality", "")
    QTest.keyClick(forged, Qt.Key.Key_Return)
    qtbot.waitUntil(note.isHidden, timeout=20_000)


@pytest.mark.parametrize(
    ("page", "name", "field"),
    [
        (PageName.PRIVACY, "privacy", "waves"),
        (PageName.PLAN, "plan", "design"),
    ],
)
def test_a_page_that_follows_its_form_is_never_left_marked(
    desk: DeskWindow, qtbot: QtBot, page: PageName, name: str, field: str
) -> None:
    desk.go_to(page)
    chooser, note = found(desk, QComboBox, field), note_of(desk, name)
    qtbot.waitUntil(desk._pages.make(page).busy.isHidden, timeout=20_000)
    QTest.keyClick(chooser, Qt.Key.Key_Down)
    chooser.activated.emit(chooser.currentIndex())
    qtbot.wait(outdated_note.NOTE_MS + 200)
    qtbot.waitUntil(note.isHidden, timeout=20_000)
