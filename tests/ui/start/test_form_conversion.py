"""A form that is opened on the screen: what the person is told."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget

from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.surveys.xlsform import workbook_bytes
from surveyapp.survey.xlsform.report import Outcome
from surveyapp.survey.xlsform.sheets import Sheet
from surveyapp.ui.start.form_conversion import form_to_survey
from surveyapp.ui.widgets.form_report import FormReportDialog

HEADERS = ("type", "name", "label::English (en)", "parameters")
SETTINGS = Sheet("settings", (("form_id", "version"), ("small", "1")))
ASKED = ("range", "mood", "Mood?", "start=1 end=5")


@pytest.fixture
def opened(qtbot, tmp_path):
    """Return an opener of forms with the given rows; it gives the result, and what was told."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def open_form(*rows):
        form, survey, told = tmp_path / "f.xlsx", tmp_path / "s.survey.json", []
        form.write_bytes(workbook_bytes((Sheet("survey", (HEADERS, *rows)), SETTINGS)))
        is_there = form_to_survey(
            parent, form, survey, tell=lambda _, said, report: told.append((said, report))
        )
        assert survey.exists() is is_there
        return is_there, told, survey

    return open_form


def test_what_must_change_is_told_and_nothing_is_written(opened):
    is_there, told, _ = opened(("start", "start", ""), ("note", "hello", "Hello"))
    assert not is_there
    ((said, report),) = told
    assert said.startswith("f.xlsx was not converted. Change the entries marked “must change”")
    assert [str(line) for line in report.of(Outcome.MUST_CHANGE)] == [
        "survey!A1: are all notes; add a question that is recorded."
    ]


def test_what_is_dropped_is_told_and_the_survey_is_there(opened):
    is_there, ((said, report),), survey = opened(("start", "start", ""), ASKED)
    assert is_there
    assert said == "s.survey.json is written. The form was converted as follows:"
    assert [str(line) for line in report.of(Outcome.DROPPED)] == [
        "survey!A2: start is left out; no time, place, device or name is recorded."
    ]
    assert [question.id for question in load_survey(survey).recorded_questions] == ["mood"]


def test_a_form_that_is_kept_as_it_is_needs_no_words(opened):
    assert opened(ASKED)[:2] == (True, [])


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_the_report_stands_in_a_table_and_can_be_saved(opened, qtbot, tmp_path):
    _, ((said, report),), _ = opened(("start", "start", ""), ("image", "q", "?"), ASKED)
    parent, out = QWidget(), tmp_path / "report.csv"
    qtbot.addWidget(parent)
    dialog = FormReportDialog(said, report, parent, lambda *_: (out,))
    dialog.show()
    table = dialog.table
    cells = [[table.item(row, column).text() for column in range(3)] for row in range(3)]
    assert [row[:2] for row in cells] == [
        ["dropped", "survey!A2"],
        ["dropped", "survey!A3"],
        ["kept", "survey!A4"],
    ]
    assert dialog.findChild(QLabel, "counts").text() == "1 kept, 2 dropped, 0 must change"
    dialog.findChild(QPushButton, "save_report").click()
    assert out.read_text().splitlines()[:2] == [
        "outcome,cell,name,says",
        'dropped,survey!A2,start,"start is left out; no time, place, device or name is recorded."',
    ]
    dialog.close()


def test_a_file_that_is_no_workbook_is_told_in_one_sentence(qtbot, tmp_path, monkeypatch):
    parent, told = QWidget(), []
    qtbot.addWidget(parent)
    form = tmp_path / "f.xlsx"
    form.write_bytes(b"nothing")
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    assert not form_to_survey(parent, form, tmp_path / "s.json")
    assert told == ["f.xlsx cannot be used: it is not an Excel workbook (.xlsx)."]
