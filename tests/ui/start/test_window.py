"""The start window asks for a project or a survey and hands it on."""

from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.file_picker import PickFiles


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
