"""Undo, redo and taking files out, at the desk."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView

OpenDesk = Callable[..., DeskWindow]


def wait(qtbot: QtBot, desk: DeskWindow, interviews: int) -> None:
    qtbot.waitUntil(
        lambda: desk.session.summary.interviews == interviews and not desk.session.is_importing,
        timeout=10_000,
    )


def action(desk: DeskWindow, name: str) -> QAction:
    return desk.findChild(QAction, name)


def files(desk: DeskWindow) -> TableView:
    return desk.findChild(TableView, "project_files")


@pytest.fixture
def desk(open_desk: OpenDesk, simulated: Path, qtbot: QtBot) -> DeskWindow:
    desk = open_desk([simulated])
    wait(qtbot, desk, 600)
    qtbot.waitUntil(action(desk, "undo_step").isEnabled)
    return desk


def test_nothing_can_be_undone_in_an_empty_project(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert not action(desk, "undo_step").isEnabled()
    assert not action(desk, "redo_step").isEnabled()


def test_an_import_is_undone_and_redone_by_the_menu(desk: DeskWindow, qtbot: QtBot) -> None:
    assert action(desk, "undo_step").text() == "&Undo: import of 2 files"
    action(desk, "undo_step").trigger()
    wait(qtbot, desk, 0)
    assert desk.files_page.messages.text == "Undone: import of 2 files."
    assert not files(desk).isVisible()
    assert action(desk, "redo_step").text() == "&Redo: import of 2 files"
    action(desk, "redo_step").trigger()
    wait(qtbot, desk, 600)
    assert desk.files_page.messages.text == "Redone: import of 2 files."
    assert files(desk).table.rowCount() == 2


def test_the_keys_undo_on_every_page_but_the_surveys_own(desk: DeskWindow, qtbot: QtBot) -> None:
    desk.activateWindow()
    desk.go_to(PageName.SURVEY)
    QTest.keyClick(desk, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    desk.go_to(PageName.OUTPUT)
    assert desk.session.summary.interviews == 600
    QTest.keyClick(desk, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait(qtbot, desk, 0)
    assert desk.output_page.messages.text == "Undone: import of 2 files."


def test_a_file_is_taken_out_by_the_delete_key_and_comes_back(
    desk: DeskWindow, qtbot: QtBot
) -> None:
    files(desk).selectRow(1)
    files(desk).setFocus()
    QTest.keyClick(files(desk), Qt.Key.Key_Delete)
    wait(qtbot, desk, 300)
    assert files(desk).table.rowCount() == 1
    assert action(desk, "undo_step").text().startswith("&Undo: removal of ")
    action(desk, "undo_step").trigger()
    wait(qtbot, desk, 600)


def test_several_selected_files_are_taken_out_by_the_button(desk: DeskWindow, qtbot: QtBot) -> None:
    flags = QItemSelectionModel.SelectionFlag
    files(desk).selectRow(0)
    files(desk).selectionModel().select(files(desk).table.index(1, 0), flags.Select | flags.Rows)
    assert desk.findChild(QPushButton, "remove_files_button").text().startswith("Remove these")
    qtbot.mouseClick(desk.findChild(QPushButton, "remove_files_button"), Qt.MouseButton.LeftButton)
    wait(qtbot, desk, 0)


def test_the_context_menu_of_the_files_has_the_action(desk: DeskWindow) -> None:
    offered = [one.objectName() for one in files(desk)._copies.actions()]
    assert "remove_files" in offered
    assert "remove_files" in [one.objectName() for one in files(desk).actions()]


def test_undoing_works_after_the_project_was_reopened(
    desk: DeskWindow, open_desk: OpenDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.close()
    again = open_desk(project=tmp_path / "p.surveydesk")
    wait(qtbot, again, 600)
    action(again, "undo_step").trigger()
    wait(qtbot, again, 0)
