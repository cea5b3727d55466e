"""The start window asks for a project or a survey and hands it on."""

from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from surveyapp.storage.program.recent_projects import note_project
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.splitters import Scrolled


class Picker(Protocol):
    """The fixture, as far as it is used here."""

    answers: list[tuple[Path, ...]]
    __call__: PickFiles


@pytest.mark.parametrize(
    ("button", "signal", "chosen"),
    [
        ("new_project", "desk_requested", "clinic.surveydesk"),
        ("open_project", "desk_requested", "old.surveydesk"),
        ("choose_survey", "kiosk_requested", "a.survey.json"),
    ],
)
def test_what_was_chosen_is_asked_for(
    qtbot: QtBot, picker: Picker, button: str, signal: str, chosen: str
) -> None:
    picker.answers.append((Path(chosen),))
    window = StartWindow(file_picker=picker)
    qtbot.addWidget(window)
    with qtbot.waitSignal(getattr(window, signal)) as told:
        qtbot.mouseClick(window.findChild(QPushButton, button), Qt.MouseButton.LeftButton)
    assert told.args == [Path(chosen)]


def test_a_new_project_gets_the_ending_of_projects(qtbot: QtBot, picker: Picker) -> None:
    picker.answers.append((Path("clinic"),))
    window = StartWindow(file_picker=picker)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.desk_requested) as told:
        qtbot.mouseClick(window.findChild(QPushButton, "new_project"), Qt.MouseButton.LeftButton)
    assert told.args == [Path("clinic.surveydesk")]


def test_a_form_is_saved_as_a_survey(qtbot: QtBot, picker: Picker) -> None:
    picker.answers.extend([(Path("clinic.XLSX"),), (Path("mine"),)])
    window = StartWindow(file_picker=picker)
    qtbot.addWidget(window)
    with (
        qtbot.assertNotEmitted(window.kiosk_requested),
        qtbot.waitSignal(window.form_requested) as told,
    ):
        qtbot.mouseClick(window.findChild(QPushButton, "choose_survey"), Qt.MouseButton.LeftButton)
    assert told.args == [Path("clinic.XLSX"), Path("mine.survey.json")]


def test_a_dismissed_dialog_asks_for_nothing(qtbot: QtBot, picker: Picker) -> None:
    window = StartWindow(file_picker=picker)
    qtbot.addWidget(window)
    with qtbot.assertNotEmitted(window.desk_requested):
        qtbot.mouseClick(window.findChild(QPushButton, "new_project"), Qt.MouseButton.LeftButton)


def test_projects_that_are_gone_leave_room_for_those_that_can_be_opened(
    qtbot: QtBot, tmp_path: Path
) -> None:
    there = tmp_path / "there.surveydesk"
    there.touch()
    for project in (there, *(tmp_path / f"gone{number}.surveydesk" for number in range(5))):
        note_project(project)
    window = StartWindow()
    qtbot.addWidget(window)
    offered = [window.findChild(QPushButton, f"recent_{number}") for number in range(4)]
    assert [one.text() for one in offered if one is not None] == [
        "there",
        *(f"gone{number} (not found)" for number in (4, 3, 2)),
    ]
    assert [one.isEnabled() for one in offered if one is not None] == [True, False, False, False]


def test_the_window_fits_on_a_tablet_that_is_held_upright(qtbot: QtBot, tmp_path: Path) -> None:
    for number in range(4):
        note_project(tmp_path / f"Household survey of districts {number}.surveydesk")
    window = StartWindow()
    qtbot.addWidget(window)
    window.resize(780, 1240)
    window.show()
    qtbot.waitExposed(window)
    assert window.width() == 780
    whole = window.findChild(Scrolled)
    assert whole is not None
    assert whole.horizontalScrollBar().maximum() == 0
