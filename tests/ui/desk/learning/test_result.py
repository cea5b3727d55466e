"""What the page of learning shows of a model."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.analyses.evaluate import Evaluation
from surveyapp.learning.base.learning_curve import CurvePoint
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.learning.decision_tree import DecisionTree
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.models.protection import TableUse
from surveyapp.services.models.row_weights import RowWeights
from surveyapp.services.models.training import (
    TrainingOptions,
    TrainingResult,
    card_lines,
    train_central,
    train_from_reports,
)
from surveyapp.services.models.training_table import Domains
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.learning.evaluation import LearnEvaluation
from surveyapp.ui.desk.learning.result import LearnResult
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView


def people() -> Examples:
    rng = np.random.default_rng(1)
    features = Attribute("used", ("no", "yes")), Attribute("region", ("north", "south", "west"))
    codes = np.stack([rng.integers(0, 2, 300), rng.integers(0, 3, 300)], axis=1).astype(np.int32)
    sick = ((codes[:, 0] == 1) & (codes[:, 1] != 2)).astype(np.int32)
    return Examples(CodedTable(features, codes), Attribute("sick", ("no", "yes")), sick)


def shown(view: TableView) -> list[list[str]]:
    model = view.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_rules_of_a_tree_are_shown_one_a_row(qtbot: QtBot) -> None:
    page = LearnResult()
    qtbot.addWidget(page)
    rows = people()
    tree = DecisionTree(splits="every-level").fit(rows)
    page.show_result(TrainingResult(tree, ModelCard("people", 300, math.inf)))
    table = page.findChild(TableView, "model_rules")
    said = [row[:2] for row in shown(table)]
    assert sorted(said) == [
        ["no", "region = west"],
        ["no", "used = no"],
        ["yes", "used = yes and region = north or south"],
    ]
    sick = str(int(rows.classes.sum()))
    assert ["yes", "used = yes and region = north or south", f"{sick} of {sick}"] in shown(table)
    assert "No fewer rules" in page.findChild(QLabel, "rules_note").text()


def test_a_model_without_a_tree_has_no_rules(qtbot: QtBot) -> None:
    page = LearnResult()
    qtbot.addWidget(page)
    model = NaiveBayes(math.inf).fit(people())
    page.show_result(TrainingResult(model, ModelCard("people", 300, math.inf)))
    page.findChild(QPushButton, "view_rules").click()
    assert page.findChild(TableView, "model_rules").isHidden()
    assert (
        page.findChild(QLabel, "rules_note").text()
        == "This model has no rules. Only a single decision tree has them."
    )


def test_a_learning_curve_is_drawn_and_stands_in_a_table(qtbot: QtBot) -> None:
    view = LearnEvaluation()
    qtbot.addWidget(view)
    points = tuple(
        CurvePoint(rows, 1.0, accuracy, accuracy - 0.05, accuracy + 0.05, 0.6)
        for rows, accuracy in ((100, 0.6), (200, 0.7), (400, 0.8))
    )
    view.show_evaluation(Evaluation(0.8, 0.7, 0.9, 0.95, 500, majority=0.6, curve=points))
    chooser = view.findChild(QComboBox, "evaluation_view")
    assert "Learning curve" in [chooser.itemText(place) for place in range(chooser.count())]
    table = view.findChild(TableView, "learning_curve")
    assert [row[:2] for row in shown(table)] == [["100", "1"], ["200", "1"], ["400", "1"]]
    assert view.findChild(ChartView, "learning_curve_chart").drawing is not None


def test_no_curve_is_offered_where_none_was_asked_for(qtbot: QtBot) -> None:
    view = LearnEvaluation()
    qtbot.addWidget(view)
    view.show_evaluation(Evaluation(0.8, 0.7, 0.9, 0.95, 500, majority=0.6))
    chooser = view.findChild(QComboBox, "evaluation_view")
    assert [chooser.itemText(n) for n in range(chooser.count())] == ["Accuracy and other measures"]


TITLES = {
    "method": "Method",
    "label": "Label",
    "features": "Features",
    "never missing": "Never missing",
    "data": "Data",
    "rows": "Rows",
    "respondents": "Respondents",
    "epsilon": "Privacy loss",
    "neighbours": "Neighbouring tables",
    "levels": "Levels",
    "not protected": "Not protected",
    "weights": "Survey weights",
    "class weights": "Weights of the classes",
    "chosen": "Chosen model",
    "design": "Design",
}
"""What each line of a card is called on the desk.

Each option has a title of its own; that nothing was measured, and that a model predicts the majority, is said
elsewhere on the page.
"""


@pytest.mark.parametrize("kind", ["table", "reports"])
def test_the_card_has_all_that_the_command_prints(kind: str, tmp_path: Path, qtbot: QtBot) -> None:
    rows = ["x,yes,1"] * 60 + ["y,no,3"] * 60
    table = tmp_path / "t.csv"
    table.write_text("\n".join(["a,class,w", *rows]) + "\n")
    if kind == "table":
        learning = TrainingOptions("naive-bayes", "class", ("a",), 1.0, options={"balanced": True})
        known = Domains(
            {"a": Attribute("a", ("x", "y")), "class": Attribute("class", ("yes", "no"))}
        )
        result = train_central(
            table, learning, TableUse(known), row_weights=RowWeights("w", 4), holdout=0.3
        )
    else:
        asked = {
            name: {"id": name, "type": "yes_no", "text": {"en": name}, "design": design}
            for name, design in (
                ("a", {"name": "direct"}),
                ("class", {"name": "warner", "p": "4/5"}),
            )
        }
        about = {"id": "s", "version": 1, "title": {"en": "S"}, "languages": ["en"]}
        survey = {"format": "surveyapp-survey/1", **about, "questions": list(asked.values())}
        (tmp_path / "s.json").write_text(json.dumps(survey))
        table.write_text(table.read_text().replace("x,", "yes,").replace("y,", "no,"))
        request = SourceRequest(
            (table,),
            survey=load_survey(tmp_path / "s.json"),
            columns=SampleColumns(weight="w"),
        )
        result = train_from_reports(
            request, TrainingOptions("auto", "class", options={"balanced": True})
        )
    view = LearnResult()
    qtbot.addWidget(view)
    shown = [title for title, _ in view._card_rows(result)]
    printed = {name for name, _ in card_lines(result.model, result.card)}
    elsewhere = {"option", "accuracy", "prediction"}
    assert {"weights", "class weights"} <= printed
    assert {TITLES[name] for name in printed - elsewhere} <= set(shown)
    assert ("Accuracy on held-out rows" in shown) is (kind == "table")
