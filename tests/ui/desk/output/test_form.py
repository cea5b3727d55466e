"""The options at the side: what they say of themselves, and how much room they take."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget, QPushButton, QWidget
from samples import sample

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.registry import analysis_named
from surveyapp.messages.message import msg
from surveyapp.options import OptionProblem
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.desk.common.pickers import titled
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
    region = field.findChild(QComboBox, "option_reference_region")
    assert region.itemText(0) == "In which region do you live? North (automatic)"
    form.use({"outcome": "drugs", "predictors": "trust"})
    assert field.isHidden()  # a number has no answer that others are compared with


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
    assert titled(question) == f"{question.id}: {text}"
    same = replace(question, id=text.replace(" ", "_"))
    assert titled(same) == text


def chosen(form, name):
    return form.findChild(QComboBox, name)


def pick(form, name, text):
    chooser = chosen(form, name)
    chooser.setCurrentIndex(chooser.findText(text))


def test_groups_and_answers_are_chosen_by_what_they_are_called(qtbot):
    form = OptionsForm(
        analysis_named("compare").options(), {"question": "drugs", "by": "region"}, CLINIC
    )
    qtbot.addWidget(form)
    told = []
    form.edited.connect(told.append)
    pick(form, "option_groups_answer", "South")
    assert form.options == {"question": "drugs", "by": "region"}  # all pairs until both are chosen
    offered = chosen(form, "option_groups_other")
    assert [offered.itemText(row) for row in range(1, offered.count())] == ["North", "Centre"]
    pick(form, "option_groups_other", "North")
    pick(form, "option_answer_answer", "No")
    assert told[-1] == {
        "question": "drugs",
        "by": "region",
        "groups": ["south", "north"],
        "answer": "no",
    }
    pick(form, "option_groups_other", "Centre")
    assert told[-1]["groups"] == ["south", "centre"]
    again = OptionsForm(analysis_named("compare").options(), told[-1], CLINIC)
    qtbot.addWidget(again)
    assert chosen(again, "option_groups_answer").currentText() == "South"
    assert chosen(again, "option_groups_other").currentText() == "Centre"
    assert chosen(again, "option_answer_answer").currentText() == "No"


def test_what_is_chosen_of_a_question_goes_with_it(qtbot):
    options = {"question": "drugs", "by": "region", "groups": ["south", "north"], "answer": "no"}
    form = OptionsForm(analysis_named("compare").options(), options, CLINIC)
    qtbot.addWidget(form)
    question, by = chosen(form, "option_question"), chosen(form, "option_by")
    question.setCurrentIndex(question.findData("trust"))
    assert form.options == {"question": "trust", "by": "region", "groups": ["south", "north"]}
    by.setCurrentIndex(by.findData("source"))
    assert form.options == {"question": "trust", "by": "source"}
    by.setCurrentIndex(by.findData(KIOSK))
    edit = form.findChild(QLineEdit, "option_groups")
    assert not edit.isHidden()
    edit.setText("castle-lobster, oyster-pilot")
    edit.editingFinished.emit()
    assert form.options["groups"] == ["castle-lobster", "oyster-pilot"]


def test_models_side_by_side_are_ticked_one_below_the_other(qtbot):
    form = OptionsForm(analysis_named("models").options(), {"outcome": "drugs"}, CLINIC)
    qtbot.addWidget(form)

    def tick(number, name, end=""):
        ticks = form.findChild(QListWidget, f"option_predictors_{number}{end}")
        role = Qt.ItemDataRole.UserRole
        rows = [ticks.item(row) for row in range(ticks.count())]
        assert "drugs" not in [one.data(role) for one in rows]
        next(one for one in rows if one.data(role) == name).setCheckState(Qt.CheckState.Checked)

    tick(1, "region")
    assert form.options["predictors"] == "region;"
    tick(2, "region")
    tick(2, "source")
    form.findChild(QPushButton, "option_predictors_add").click()
    assert form.options["predictors"] == "region;region,source"  # a copy is no third model yet
    tick(3, "region:source", "_products")
    assert form.options["predictors"] == "region;region,source;region,source,region:source"
    assert {
        one.objectName() for one in form.findChildren(QComboBox) if "reference" in one.objectName()
    } == {
        "option_reference_region",
        "option_reference_source",
    }
    form.findChild(QPushButton, "option_predictors_remove").click()
    assert form.options["predictors"] == "region;region,source"
    form.use({"outcome": "drugs", "predictors": "region;region*source"})
    tick(1, "source")
    assert form.options["predictors"] == "region,source;region,source,region:source"
