"""The options at the side: what they say of themselves, and how much room they take."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QWidget
from samples import sample

from surveyapp.analyses.registry import analysis_named
from surveyapp.messages.message import msg
from surveyapp.options import OptionProblem
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.desk.common.question_pickers import titled
from surveyapp.ui.desk.common.sample_design_box import SampleDesignBox

CLINIC = load_survey(sample("clinic"))


@pytest.fixture
def form(qtbot):
    made = OptionsForm(analysis_named("regress").options(), {}, CLINIC)
    qtbot.addWidget(made)
    return made


def test_an_option_is_no_mistake_before_the_person_has_chosen_something(form):
    problem = OptionProblem("outcome", msg("it is required"))
    note, outcome = form.findChild(QLabel, "option_outcome_note"), form.findChild(QComboBox)
    form.complain(problem)
    assert note.text() == ""
    outcome.setCurrentIndex(1)
    outcome.setCurrentIndex(0)
    form.complain(problem)
    assert note.text() == "Outcome: it is required."


def test_a_question_is_not_offered_to_explain_itself(form):
    outcome = form.findChild(QComboBox, "option_outcome")
    predictors = form.findChild(QListWidget, "option_predictors")

    def offered():
        rows = range(predictors.count())
        return [predictors.item(row).data(Qt.ItemDataRole.UserRole) for row in rows]

    form.use({"outcome": "drugs", "predictors": ["region", "trust"]})
    assert "drugs" not in offered()
    outcome.setCurrentIndex(outcome.findData("trust"))
    assert "trust" not in offered()
    assert "drugs" in offered()
    assert form.options == {"outcome": "trust", "predictors": ["region"]}


def test_the_reference_of_models_is_chosen_among_the_predictors_that_are_typed(qtbot):
    form = OptionsForm(analysis_named("models").options(), {"outcome": "drugs"}, CLINIC)
    qtbot.addWidget(form)
    field = form.findChild(QWidget, "field_reference")
    assert field.isHidden()
    form.use({"outcome": "drugs", "predictors": "region; region*source"})
    assert not field.isHidden()
    offered = {one.objectName() for one in field.findChildren(QComboBox)}
    assert offered == {"option_reference_region", "option_reference_source"}


def test_a_group_of_another_survey_stays_in_sight(qtbot):
    form = OptionsForm(analysis_named("estimate").options(), {"by": "gone"}, CLINIC)
    qtbot.addWidget(form)
    assert form.findChild(QComboBox, "option_by").currentData() == "gone"
    question = form.findChild(QComboBox, "option_question")
    question.setCurrentIndex(question.findData("region"))
    by = form.findChild(QComboBox, "option_by")
    assert by.currentData() == "gone"
    assert by.findData("region") < 0


def test_the_box_of_the_sample_names_what_there_is_and_leaves_the_room_to_the_result(qtbot):
    box = SampleDesignBox("uses")
    qtbot.addWidget(box)
    box.offer(("weights",))
    assert box.text() == "Use the weights of the sample"
    box.offer(("weights", "strata", "clusters"))
    assert box.text().split("\n") == ["Use the weights, strata,", "clusters of the sample"]
    assert box.accessibleName() == " ".join(box.text().split("\n"))
    box.offer(())
    assert not box.isVisible()


def test_a_name_that_says_the_same_as_the_text_is_not_said_twice():
    question = CLINIC.recorded_questions[0]
    text = question.text.in_language(CLINIC.languages[0])
    assert titled(CLINIC, question) == f"{question.id}: {text}"
    same = replace(question, id=text.replace(" ", "_"))
    assert titled(CLINIC, same) == text
