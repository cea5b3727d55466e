"""What a double click opens, and the licences in the About box."""

import sys

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QPushButton

from surveyapp import app
from surveyapp.services.program.documents import DocumentKind, Documents
from surveyapp.storage.program.resources import resource
from surveyapp.ui.appearance.program_icon import DESK, KIOSK, program_icon
from surveyapp.ui.crash import CrashWatch
from surveyapp.ui.desk.help.licences_dialog import LicencesDialog
from surveyapp.ui.desk.shell.survey_window import SurveyWindow
from surveyapp.ui.start.file_questions import asked_kiosk_survey, asked_project
from surveyapp.ui.widgets.file_picker import Kind


@pytest.mark.parametrize("name", [DESK, KIOSK])
def test_the_programs_have_icons(name, qapp):
    picture = program_icon(name).pixmap(64, 64).toImage()
    assert picture.width() == 64
    assert picture.pixelColor(32, 32).alpha() == 255


def test_the_project_of_collection_files_is_asked_once_beside_them(tmp_path, picker, qapp):
    picker.answers = [(tmp_path / "mine",)]
    file = tmp_path / "clinic-v1-0001.collection"
    assert asked_project(file, pick=picker) == tmp_path / "mine.surveydesk"
    (request,) = picker.asked
    assert request.suggested == str(tmp_path / "clinic-v1.surveydesk")
    assert (request.kind, request.overwrites) == (Kind.SAVE, False)


def test_nothing_opens_where_the_question_is_dismissed(tmp_path, picker, qapp):
    assert asked_project(tmp_path / "a.collection", pick=picker) is None
    assert asked_kiosk_survey(pick=picker) is None


def test_the_kiosk_asks_which_survey(tmp_path, picker, qapp):
    picker.answers = [(tmp_path / "s.survey.json",)]
    assert asked_kiosk_survey(pick=picker) == tmp_path / "s.survey.json"


@pytest.fixture
def survey_window(qtbot, picker, tmp_path):
    survey = tmp_path / "clinic.survey.json"
    survey.write_bytes(resource("examples", "clinic.survey.json").read_bytes())
    window = SurveyWindow(survey, pick=picker)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.page.editing.file == survey, timeout=10_000)
    yield window
    window.close()


def test_a_survey_opens_in_a_window_of_its_own_and_makes_no_project(survey_window, tmp_path):
    assert survey_window.windowTitle() == "clinic.survey.json – Surveyapp survey"
    assert [path.name for path in tmp_path.iterdir()] == ["clinic.survey.json"]


def test_a_new_survey_has_no_name_in_the_title(survey_window):
    survey_window.page.file.new()
    assert survey_window.windowTitle() == "New survey – Surveyapp survey"


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_about_box_leads_to_the_licences(open_desk, qtbot):
    window = open_desk()
    window.show_about()
    box = window.findChild(QMessageBox, "about_box")
    assert "Build: source" in box.informativeText()
    box.findChild(QPushButton, "licences").click()
    dialog = window.findChild(QDialog, "licences_dialog")
    qtbot.waitUntil(lambda: "LESSER GENERAL" in dialog.text.toPlainText(), timeout=10_000)
    dialog.accept()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_licences_can_be_searched_round_and_round(open_desk, qtbot):
    window = open_desk()
    dialog = LicencesDialog(window.runner, window)
    dialog.open()
    qtbot.waitUntil(lambda: "LESSER GENERAL" in dialog.text.toPlainText(), timeout=10_000)
    words = "GNU LESSER GENERAL PUBLIC LICENSE"
    dialog._search.setText(words)
    seen = []
    for _ in range(dialog.text.toPlainText().lower().count(words.lower())):
        seen.append(dialog.text.textCursor().position())
        dialog._search.returnPressed.emit()
    assert len(seen) > 1
    assert seen == sorted(set(seen))
    assert dialog.text.textCursor().position() == seen[0]
    assert dialog._found.isHidden()
    dialog._search.setText("no licence has these words")
    assert not dialog._found.isHidden()
    dialog.accept()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_what_a_double_click_opens_keeps_a_log_and_reports_mistakes(tmp_path, monkeypatch, qapp):
    watched = []

    def look(*_: object) -> int:
        watched.append(sys.excepthook)
        for window in QApplication.topLevelWidgets():
            window.close()
        return 0

    before = sys.excepthook
    monkeypatch.setattr(QApplication, "exec", look)
    project = tmp_path / "p.surveydesk"
    assert app.run_open(Documents(DocumentKind.PROJECT, (project,))) == 0
    assert [type(hook.__self__) for hook in watched] == [CrashWatch]
    assert sys.excepthook is before
