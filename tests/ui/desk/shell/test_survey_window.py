"""The window of a survey without a project."""

import pytest
from samples import sample

from surveyapp.ui.desk.shell.survey_window import SurveyWindow


@pytest.fixture
def survey_window(qtbot, picker, tmp_path):
    survey = tmp_path / "clinic.survey.json"
    survey.write_bytes(sample("clinic").read_bytes())
    window = SurveyWindow(survey, file_picker=picker)
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
