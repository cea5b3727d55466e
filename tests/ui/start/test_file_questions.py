"""What is asked before a window opens, and what a double click opens."""

import sys

import pytest
from PySide6.QtWidgets import QApplication

from surveyapp import app
from surveyapp.services.program.documents import DocumentKind, Documents
from surveyapp.ui.crash import CrashWatch
from surveyapp.ui.start.file_questions import ask_for_project
from surveyapp.ui.widgets.file_picker import PickKind


def test_the_project_of_collection_files_is_asked_once_beside_them(tmp_path, picker, qapp):
    picker.answers = [(tmp_path / "mine",)]
    file = tmp_path / "clinic-v1-0001.collection"
    assert ask_for_project(file, file_picker=picker) == tmp_path / "mine.surveydesk"
    (request,) = picker.asked
    assert request.suggested == str(tmp_path / "clinic-v1.surveydesk")
    assert (request.kind, request.overwrites) == (PickKind.SAVE, False)


def test_nothing_opens_where_the_question_is_dismissed(tmp_path, picker, qapp):
    assert ask_for_project(tmp_path / "a.collection", file_picker=picker) is None


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
