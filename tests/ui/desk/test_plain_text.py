"""What a stranger wrote is shown as it is written: no window takes it for HTML or opens what it names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QStyle,
    QToolTip,
    QWidget,
)

from surveyapp import app
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.program.recent_projects import note_project
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.appearance.plain_text import show_texts_as_written
from surveyapp.ui.crash import Crash
from surveyapp.ui.crash_dialog import CrashDialog
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.survey_window import SurveyWindow
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.start.window import StartWindow

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", "raise", "grabbing"
)  # of dialogs, without a screen


def texts(text: str, more: str = "") -> dict[str, str]:
    return {"en": f"{text} {more}"}


@pytest.fixture
def survey(hostile_text, tmp_path: Path) -> Path:
    """A survey in which every text that people read is hostile."""
    text = hostile_text.text
    questions = [
        {
            "id": name,
            "type": "single_choice",
            "text": texts(text, name),
            "choices": [{"id": f"c{j}", "text": texts(text, str(j))} for j in range(3)],
            "design": {"name": "direct"} if name == "region" else {"name": "k_rr", "epsilon": 1},
        }
        for name in ("region", "goods")
    ]
    yes_no = {
        "id": "used",
        "type": "yes_no",
        "text": texts(text, "used"),
        "design": {"name": "two_coins"},
    }
    path = tmp_path / f"{text}.survey.json"
    made = {
        "format": "surveyapp-survey/1",
        "id": "small",
        "version": 1,
        "languages": ["en"],
        "title": texts(text),
        "questions": [*questions, yes_no],
    }
    path.write_text(json.dumps(made))
    return path


@pytest.fixture
def project(survey: Path, hostile_text, tmp_path: Path) -> Path:
    """A project of that survey, with hostile names of files."""
    made = tmp_path / f"p{hostile_text.text}.surveydesk"
    files = simulate(load_survey(survey), tmp_path / "usb", interviews=60, kiosks=2, seed=1)
    named = [one.rename(one.with_name(f"{hostile_text.text}{one.name}")) for one in files]
    import_files(named, made)
    hostile_text.watch.opened()
    return made


def test_the_watch_sees_what_qt_opens_without_the_rule(hostile_text, qapp, qtbot) -> None:
    """Else the tests below would see nothing."""
    qapp.setStyle("Fusion")
    QToolTip.showText(QPoint(5, 5), hostile_text.text)
    QApplication.processEvents()
    QToolTip.hideText()
    assert hostile_text.watch.opened()


@pytest.mark.parametrize(
    "prepared", [app._kiosk_application, lambda: app._desk_application("Surveyapp")]
)
def test_every_program_shows_texts_as_they_are_written(qapp, prepared) -> None:
    qapp.setStyle("Fusion")
    font = qapp.font()
    try:
        prepared()
        label = QLabel("<b>x</b>")
        assert label.textFormat() is Qt.TextFormat.AutoText
        label.ensurePolished()
        assert label.textFormat() is Qt.TextFormat.PlainText
        assert not qapp.styleSheet(), "windows would take three times as long to build"
    finally:
        qapp.setStyle("Fusion")
        qapp.setFont(font)


def test_labels_tooltips_and_boxes_are_plain_whoever_makes_them(hostile_text, qtbot, seen) -> None:
    text = hostile_text.text
    box = QMessageBox(QMessageBox.Icon.Warning, text, text)
    box.setInformativeText(text)
    for widget in (box, QProgressDialog(text, text, 0, 9), QWidget()):
        qtbot.addWidget(widget)
        widget.setToolTip(text)
        widget.show()
        seen.look_at(widget, hostile_text)
    assert seen.wrong == []
    assert (seen.labels, seen.tips >= 3) == (3, True)


def views_of(window):
    """Yield each page of the desk, and each view of it."""
    for name in PageName:
        window.go_to(name)
        QApplication.processEvents()
        yield window
        views = window._pages.currentWidget().findChildren(QPushButton)
        for view in [one for one in views if one.isCheckable() and one.isVisible()]:
            view.click()
            QApplication.processEvents()
            yield window


def test_the_buttons_of_a_message_box_are_alike(qapp, qtbot) -> None:
    """Qt gives its own a picture on some systems, and those of the program none."""
    show_texts_as_written(qapp)
    box = QMessageBox()
    qtbot.addWidget(box)
    added = box.addButton("Erase", QMessageBox.ButtonRole.DestructiveRole)
    own = QPushButton("Cancel")  # as Qt makes it where the system wants pictures
    own.setIcon(box.style().standardIcon(QStyle.StandardPixmap.SP_DialogCancelButton))
    box.addButton(own, QMessageBox.ButtonRole.RejectRole)
    box.show()
    assert added.icon().isNull()
    assert own.icon().isNull()


def test_every_page_of_the_desk(open_desk, project, hostile_text, qtbot, seen) -> None:
    window = open_desk(project=project)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.session.summary.interviews == 60, timeout=20_000)
    for shown in views_of(window):
        qtbot.wait(20)
        seen.look_at(shown, hostile_text)
        for chooser in [one for one in shown.findChildren(QComboBox) if one.isVisible()][:3]:
            chooser.showPopup()
            seen.look_at(chooser.view(), hostile_text)
            chooser.hidePopup()
    assert seen.wrong == []
    assert seen.labels > 10
    assert seen.tips > 10
    window.runner.shutdown()


def dialogs(window, text, qtbot, tmp_path):
    """Yield the dialogs that say something of a survey, a project or a file."""
    window.files_page.show_kiosks()
    yield window.findChild(QWidget, "kiosks_dialog")
    crash = CrashDialog(Crash(text, tmp_path / "crash.txt"), window)
    crash.show()
    yield crash
    crash.close()
    table = tmp_path / f"{text}.csv"
    cell = text.replace('"', '""')
    table.write_text(f'"{cell}","{cell}2"\n' + f'"{cell}",yes\n"{cell}1",no\n' * 9)
    window.files_page.import_table(table)
    view = window.findChildren(TableImport)[-1]
    qtbot.waitUntil(lambda: view.holder.draft is not None, timeout=10_000)
    yield view
    view.reject()
    window.findChild(QWidget, "kiosks_dialog").close()


def test_every_dialog(open_desk, project, hostile_text, qtbot, tmp_path, *, seen) -> None:
    window = open_desk(project=project)
    qtbot.waitUntil(lambda: window.session.summary.interviews == 60, timeout=20_000)
    for dialog in dialogs(window, hostile_text.text, qtbot, tmp_path):
        seen.look_at(dialog, hostile_text)
    assert seen.wrong == []
    assert seen.labels + seen.tips > 4
    window.runner.shutdown()


def test_windows_without_a_project(survey, project, hostile_text, qtbot, seen) -> None:
    note_project(project)
    for window in (StartWindow(), SurveyWindow(survey)):
        qtbot.addWidget(window)
        window.show()
        qtbot.wait(100)
        seen.look_at(window, hostile_text)
        window.close()
    assert seen.wrong == []
    assert seen.labels + seen.tips > 0
