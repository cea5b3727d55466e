"""Several surveys of one project at the desk."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from surveyapp.services.simulation.respondents import simulate
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.layout import OneLine

OpenDesk = Callable[..., DeskWindow]


@pytest.fixture
def second(clinic: Survey, tmp_path: Path) -> Path:
    """A folder with files of the clinic's survey in its next version."""
    survey = read_survey({**survey_to_json(clinic), "version": 2}, "second")
    simulate(survey, tmp_path / "second", interviews=30, kiosks=2, seed=2)
    return tmp_path / "second"


def wait(qtbot: QtBot, desk: DeskWindow, interviews: int) -> None:
    qtbot.waitUntil(
        lambda: desk.session.summary.interviews == interviews and not desk.session.is_importing,
        timeout=10_000,
    )


def chooser(desk: DeskWindow) -> QComboBox:
    return desk.findChild(QComboBox, "survey_chooser")


def choose(desk: DeskWindow, place: int) -> None:
    chooser(desk).setCurrentIndex(place)
    chooser(desk).activated.emit(place)


def test_one_survey_is_only_named(open_desk: OpenDesk, simulated: Path, qtbot: QtBot) -> None:
    desk = open_desk([simulated])
    wait(qtbot, desk, 600)
    assert not chooser(desk).isVisible()
    assert desk.findChild(QLabel, "status_survey").isVisible()


def test_a_survey_whose_name_has_no_room_is_named_as_far_as_it_has(
    open_desk: OpenDesk, simulated: Path, qtbot: QtBot
) -> None:
    desk = open_desk([simulated])
    wait(qtbot, desk, 600)
    named = desk.findChild(OneLine, "status_survey")
    assert named.toolTip() == named.text()
    named.setText("Survey: short")
    assert named.shown == "Survey: short"
    named.setText("Survey: " + "a long title of a survey " * 9)
    assert named.shown.startswith("Survey: a long title")
    assert named.shown.endswith("…")
    assert desk.findChild(QLabel, "status_saved").geometry().right() < desk.width()


def test_a_foreign_survey_is_added_by_the_button_at_its_verdict_and_chosen(
    open_desk: OpenDesk, simulated: Path, second: Path, qtbot: QtBot
) -> None:
    desk = open_desk([simulated])
    wait(qtbot, desk, 600)
    add = desk.findChild(QPushButton, "add_survey")
    assert not add.isVisible()
    desk.session.import_paths([second])
    qtbot.waitUntil(add.isVisible, timeout=10_000)
    assert "clinic-2026@2" in desk.findChild(QLabel, "import_detail").text()
    assert desk.session.summary.interviews == 600
    qtbot.mouseClick(add, Qt.MouseButton.LeftButton)
    wait(qtbot, desk, 30)
    assert not add.isVisible()
    assert chooser(desk).isVisible()
    assert chooser(desk).currentText().endswith("version 2)")
    assert not desk.findChild(QLabel, "status_survey").isVisible()
    assert desk.findChild(TableView, "project_files").table.rowCount() == 2


def test_every_page_follows_the_chooser(
    open_desk: OpenDesk, simulated: Path, second: Path, qtbot: QtBot
) -> None:
    desk = open_desk([simulated])
    wait(qtbot, desk, 600)
    desk.session.import_paths([second], add_survey=True)
    wait(qtbot, desk, 30)
    desk.go_to(PageName.OUTPUT)
    qtbot.waitUntil(lambda: desk.findChild(TableView, "block_1_table") is not None, timeout=20_000)
    table = desk.findChild(TableView, "block_1_table").table
    qtbot.waitUntil(lambda: table.rowCount() > 0 and table.text(0, "n") == "30", timeout=10_000)
    choose(desk, 0)
    qtbot.waitUntil(lambda: table.text(0, "n") == "600", timeout=10_000)
    assert desk.findChild(QLabel, "status_interviews").text() == "Interviews: 600"
    choose(desk, 1)
    wait(qtbot, desk, 30)
    qtbot.waitUntil(lambda: table.text(0, "n") == "30", timeout=10_000)
    desk.session.import_paths([simulated])
    qtbot.waitUntil(lambda: not desk.session.is_importing, timeout=10_000)
    assert desk.session.summary.interviews == 30
