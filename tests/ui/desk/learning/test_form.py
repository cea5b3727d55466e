"""The form of learning has a field for each option that a learner declares, and asks for what is chosen."""

import math
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from surveyapp.analyses.base.progress import no_progress
from surveyapp.analyses.evaluate import ModelEvaluation
from surveyapp.learning.local.registry import LOCAL_LEARNERS
from surveyapp.options import OptionKind
from surveyapp.services.models.learners import LEARNERS, options_of_learner
from surveyapp.services.models.protection import TableUse
from surveyapp.services.models.row_weights import RowWeights
from surveyapp.services.models.training import TrainingOptions
from surveyapp.ui.desk.common.option_fields import OptionField
from surveyapp.ui.desk.learning import work
from surveyapp.ui.desk.learning.form import LearnForm
from surveyapp.ui.desk.learning.work import TrainingData

COLUMNS = ("one", "two", "class")
ASKED = [
    *((learner, "1") for learner in LEARNERS),
    *((learner, "inf") for learner in LEARNERS),
    *((learner, None) for learner in LOCAL_LEARNERS),
]
"""Learners with the ε that is typed; None: of reports."""
TYPED = {
    OptionKind.WHOLE: (3, 3),
    OptionKind.NUMBER: (25.0, 25.0),
    OptionKind.FLAG: (True, True),
    OptionKind.WEIGHTS: ({"one": 5.0}, {"one": 5.0}),
}


@pytest.fixture
def form(qtbot: QtBot) -> LearnForm:
    made = LearnForm()
    qtbot.addWidget(made)
    made.show_data(TrainingData(Path("t.csv"), COLUMNS))
    return made


def found(form: QWidget, name: str) -> QWidget:
    widget = form.findChild(QWidget, name)
    assert widget is not None, name
    return widget


def choose(form: LearnForm, learner: str, epsilon: str | None) -> None:
    if epsilon is None:
        form.show_data(TrainingData(Path("p"), COLUMNS, is_reports=True))
    else:
        edit = found(form, "epsilon")
        assert isinstance(edit, QLineEdit)
        edit.setText(epsilon)
        edit.editingFinished.emit()
    chooser = found(form, "learner")
    assert isinstance(chooser, QComboBox)
    chooser.setCurrentIndex(chooser.findData(learner))


@pytest.mark.parametrize(("learner", "epsilon"), ASKED)
def test_what_a_learner_declares_is_in_the_form_and_in_what_it_asks_for(
    form: LearnForm, learner: str, epsilon: str | None
) -> None:
    choose(form, learner, epsilon)
    declared = options_of_learner(learner, None if epsilon is None else float(epsilon))
    fields = {field.option.name: field for field in form.findChildren(OptionField)}
    # what is rarely needed is folded away below the rest
    in_order = sorted(declared, key=lambda option: option.is_advanced)
    assert list(fields) == [option.name for option in in_order]
    wanted = {}
    for option in declared:
        if option.kind is OptionKind.CHOICE:
            other = next(one for one in option.choices if one is not option.default)
            typed, kept = other.value, other
        else:
            typed, kept = TYPED[option.kind]
        fields[option.name].use(typed)
        fields[option.name].edited.emit()
        wanted[option.name] = kept
    asked = form.read()
    assert asked is not None
    assert asked.learning.learner == learner
    assert asked.learning.options == wanted


def test_what_was_chosen_of_a_learner_is_kept_while_another_is_looked_at(form: LearnForm) -> None:
    choose(form, "forest", "1")
    trees = next(f for f in form.findChildren(OptionField) if f.option.name == "trees")
    trees.use(12)
    trees.edited.emit()
    state = form.save_state()
    choose(form, "naive-bayes", "1")
    assert form.options == {}
    choose(form, "forest", "1")
    assert form.options == {"trees": 12}
    form.forget()
    form.show_data(TrainingData(Path("t.csv"), COLUMNS))
    choose(form, "forest", "1")
    assert form.options == {}
    form.restore_state(state)
    assert form.options == {"trees": 12}
    form.restore_state({**state, "learner_options": {"forest": {"trees": "many"}, "tree": 3}})
    assert form.options == {}


def test_an_option_that_cannot_be_used_is_told_at_its_field(form: LearnForm) -> None:
    choose(form, "forest", "1")
    edit = found(form, "option_trees")
    assert isinstance(edit, QLineEdit)
    edit.setText("0")
    edit.editingFinished.emit()
    assert form.read() is None
    note = found(form, "option_trees_note")
    assert isinstance(note, QLabel)
    assert note.text() == "Trees: give a whole number from 1."


def test_survey_weights_are_asked_for_with_their_bound(form: LearnForm) -> None:
    chooser, most = found(form, "survey_weights"), found(form, "most_weight")
    assert isinstance(chooser, QComboBox)
    assert isinstance(most, QLineEdit)
    assert most.parentWidget().isHidden()
    chooser.setCurrentIndex(chooser.findData("two"))
    assert not most.parentWidget().isHidden()
    assert form.read() is None
    note = found(form, "most_weight_note")
    assert isinstance(note, QLabel)
    assert "whole number" in note.text()
    most.setText("5")
    asked = form.read()
    assert asked is not None
    assert asked.row_weights is not None
    assert (asked.row_weights.column, asked.row_weights.most) == ("two", 5)
    assert asked.learning.features == ("one",)


def test_the_keyboard_goes_from_the_method_to_its_options(form: LearnForm) -> None:
    choose(form, "forest", "1")
    form.show()
    chain, at = [], found(form, "learner").nextInFocusChain()
    while at.objectName() != "epsilon":
        chain.append(at.objectName())
        at = at.nextInFocusChain()
    fields = [name for name in chain if name.startswith("option_") or name == "more_options"]
    assert fields[:4] == ["option_trees", "option_branch_min", "option_weights", "more_options"]
    assert "find_levels" not in chain


@pytest.mark.parametrize("learner", list(LEARNERS))
def test_every_field_has_a_name_and_a_help(form: LearnForm, learner: str) -> None:
    choose(form, learner, "1")
    kinds = (QAbstractButton, QComboBox, QLineEdit, QListWidget)
    every = [one for kind in kinds for one in form.findChildren(kind)]
    asked = [one for one in every if one.objectName() not in {"more_options", ""}]
    assert len(asked) > 12
    for one in asked:
        is_named = one.accessibleName() or (isinstance(one, QAbstractButton) and one.text())
        assert is_named, one.objectName()
        assert one.toolTip() or one.accessibleDescription(), one.objectName()


def test_a_public_table_without_epsilon_is_learned_as_id3_and_c45_do(form: LearnForm) -> None:
    choose(form, "tree", "")
    options = {one.option.name for one in form.findChildren(OptionField)}
    assert "pruning" not in options
    public = found(form, "is_public")
    assert isinstance(public, QCheckBox)
    public.setChecked(True)
    options = {one.option.name for one in form.findChildren(OptionField)}
    assert options >= {"criterion", "splits", "pruning", "missing", "fewest", "deepest"}
    assert "no noise" in found(form, "epsilon").accessibleDescription()
    asked = form.read()
    assert asked is not None
    assert asked.learning.epsilon == math.inf
    public.setChecked(False)
    assert form.read() is None
    assert found(form, "epsilon_note").property("role") == "wrong"


def test_the_survey_weights_of_the_form_weigh_an_evaluation_too(tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    rows = ["x,yes,1"] * 30 + ["y,no,1"] * 30 + ["x,no,4"] * 10
    table.write_text("\n".join(["a,class,w", *rows]) + "\n")
    request = work.TrainingRequest(
        TrainingData(table, ("a", "class", "w")),
        TrainingOptions("naive-bayes", "class", ("a",), math.inf),
        TableUse(is_public=True),
    )
    result = work.train(request, no_progress)
    asked = ModelEvaluation(folds=2, seed=1)
    plain = work.evaluate(result, request, asked, no_progress).found
    weighted = replace(request, row_weights=RowWeights("w", 4))
    found = work.evaluate(result, weighted, asked, no_progress).found
    assert plain.accuracy == pytest.approx(60 / 70)
    assert found.accuracy == pytest.approx(60 / 100)
