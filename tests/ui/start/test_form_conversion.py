"""A form that is opened on the screen: what the person is told."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.surveys.xlsform import workbook_bytes
from surveyapp.survey.xlsform.sheets import Sheet
from surveyapp.ui.start.form_conversion import MOST_LINES, form_to_survey, show_in_dialog

HEADERS = ("type", "name", "label::English (en)")
SETTINGS = Sheet("settings", (("form_id", "version"), ("small", "1")))


@pytest.fixture
def opened(qtbot, tmp_path):
    """Return an opener of forms with the given rows; it gives the result, and what was told."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def open_form(*rows):
        form, survey, told = tmp_path / "f.xlsx", tmp_path / "s.survey.json", []
        form.write_bytes(workbook_bytes((Sheet("survey", (HEADERS, *rows)), SETTINGS)))
        is_there = form_to_survey(
            parent, form, survey, tell=lambda _, said, details: told.append((said, details))
        )
        assert survey.exists() is is_there
        return is_there, told, survey

    return open_form


ASKED = ("range", "mood", "Mood?")


def test_what_is_wrong_with_a_form_is_listed_and_nothing_is_written(opened):
    is_there, told, _ = opened(("start", "start", ""), ("note", "hello", "Hello"))
    assert not is_there
    ((said, details),) = told
    assert said == "f.xlsx cannot be asked yet. Put this right in the form:"
    assert details == "• survey!A1: are all notes; add a question that is recorded."


def test_many_problems_are_cut_to_what_a_screen_holds(opened):
    _, ((_, details),), _ = opened(*(("text", f"q{i}", "?") for i in range(MOST_LINES + 5)))
    lines = details.splitlines()
    assert len(lines) == MOST_LINES + 1
    assert lines[-1].startswith("… and 5 more")


def test_what_is_left_out_is_told_and_the_survey_is_there(opened, qtbot, tmp_path, monkeypatch):
    headers = (*HEADERS, "parameters", "required")
    form, survey, told = tmp_path / "g.xlsx", tmp_path / "g.survey.json", []
    sheet = Sheet("survey", (headers, ("start", "start", ""), (*ASKED, "start=1 end=5", "yes")))
    form.write_bytes(workbook_bytes((sheet, SETTINGS)))
    parent = QWidget()
    qtbot.addWidget(parent)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.informativeText()))
    assert form_to_survey(parent, form, survey, tell=show_in_dialog)
    assert told == ["• survey!A2: start is left out; no time, place, device or name is recorded."]
    assert [question.id for question in load_survey(survey).recorded_questions] == ["mood"]


def test_a_file_that_is_no_workbook_is_told_in_one_sentence(qtbot, tmp_path):
    parent, told = QWidget(), []
    qtbot.addWidget(parent)
    form = tmp_path / "f.xlsx"
    form.write_bytes(b"nothing")
    assert not form_to_survey(parent, form, tmp_path / "s.json", tell=lambda *a: told.append(a[1:]))
    assert told == [("f.xlsx was refused: it is no workbook (.xlsx).", "")]
