"""The page of learning as an analyst uses it."""

import csv
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from surveyapp.storage.spending import read_ledger
from surveyapp.ui.desk.chart_view import ChartView
from surveyapp.ui.desk.learn_page import LearnPage
from surveyapp.ui.desk.pick import Kind, Request
from surveyapp.ui.desk.session import PageName
from surveyapp.ui.desk.tables import TableView
from surveyapp.ui.desk.window import DeskWindow

Widget = TypeVar("Widget", bound=QWidget)
OpenDesk = Callable[..., DeskWindow]


class Answers:
    """The picker of the desk's tests."""

    answers: list[tuple[Path, ...]]
    asked: list[Request]


@pytest.fixture
def cars(tmp_path: Path) -> Path:
    """What is unsafe or for two is unacceptable."""
    path = tmp_path / "cars.csv"
    levels = (("low", "med", "high"), ("low", "high"), ("2", "4", "more"))
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["buying", "safety", "persons", "class"])
        for buying, safety, persons in itertools.product(*levels):
            is_bad = safety == "low" or persons == "2"
            row = [buying, safety, persons, "unacc" if is_bad else "acc"]
            writer.writerows([row] * 60)
    return path


def found(parent: QWidget, kind: type[Widget], name: str) -> Widget:
    widget = parent.findChild(kind, name)
    assert widget is not None, name
    return widget


def click(qtbot: QtBot, page: QWidget, name: str) -> None:
    qtbot.mouseClick(found(page, QPushButton, name), Qt.MouseButton.LeftButton)


def choose(page: QWidget, name: str, value: str) -> None:
    chooser = found(page, QComboBox, name)
    index = chooser.findData(value)
    assert index >= 0
    chooser.setCurrentIndex(index)


@pytest.fixture
def page(open_desk: OpenDesk, picker: Answers, cars: Path, qtbot: QtBot) -> LearnPage:
    """The page with the table of cars."""
    window = open_desk()
    window.go_to(PageName.LEARN)
    picker.answers.append((cars,))
    click(qtbot, window.learn_page, "choose_table")
    label = found(window.learn_page, QComboBox, "learn_label")
    qtbot.waitUntil(lambda: label.count() == 4, timeout=10_000)
    return window.learn_page


def trained(page: LearnPage, qtbot: QtBot, learner: str) -> TableView:
    choose(page, "learner", learner)
    click(qtbot, page, "train")
    view = found(page, TableView, "model_card")
    qtbot.waitUntil(
        lambda: view.table.rowCount() > 0 and found(page, QPushButton, "save_model").isEnabled(),
        timeout=20_000,
    )
    return view


def test_the_last_column_is_the_label_and_the_others_are_features(page: LearnPage) -> None:
    features = found(page, QListWidget, "learn_features")

    assert found(page, QComboBox, "learn_label").currentData() == "class"
    assert [features.item(row).text() for row in range(3)] == ["buying", "safety", "persons"]


def test_a_model_is_trained_shown_saved_and_predicts(
    page: LearnPage, qtbot: QtBot, picker: Answers, cars: Path, tmp_path: Path
) -> None:
    found(page, QLineEdit, "epsilon").setText("4")
    found(page, QLineEdit, "budget").setText("5")

    view = trained(page, qtbot, "auto")

    card = dict(zip(*(view.table._columns[n].texts for n in range(2)), strict=True))
    assert card["Rows"] == "1,080"
    assert card["Privacy loss"] == "ε = 4 of the table"
    assert "read off the data" in page.messages.text
    assert found(page, QLabel, "ledger_total").text() == "Spent: ε 4 of 5; 1 is left."
    assert read_ledger(cars).spent == 4

    model, predictions = tmp_path / "m.model.json", tmp_path / "p.csv"
    picker.answers.append((model,))
    click(qtbot, page, "save_model")
    qtbot.waitUntil(model.exists, timeout=10_000)
    picker.answers += [(cars,), (predictions,)]
    click(qtbot, page, "predict_table")
    qtbot.waitUntil(lambda: "1,080 predictions" in page.messages.text, timeout=10_000)
    with predictions.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert sum(row["predicted"] == row["class"] for row in rows) > 900
    assert [request.kind for request in picker.asked[-3:]] == [Kind.SAVE, Kind.FILE, Kind.SAVE]


def test_more_than_the_budget_is_refused_in_words(page: LearnPage, qtbot: QtBot) -> None:
    found(page, QLineEdit, "epsilon").setText("2")
    found(page, QLineEdit, "budget").setText("1")

    click(qtbot, page, "train")

    qtbot.waitUntil(lambda: "its budget of 1 is left" in page.messages.text, timeout=10_000)
    assert not found(page, QPushButton, "save_model").isEnabled()


@pytest.mark.parametrize(("name", "text"), [("epsilon", "0"), ("budget", "x"), ("bounds", "a=1")])
def test_what_is_wrong_shows_beside_its_field(
    page: LearnPage, qtbot: QtBot, name: str, text: str
) -> None:
    found(page, QLineEdit, name).setText(text)

    click(qtbot, page, "train")

    assert found(page, QLabel, f"{name}_note").property("role") == "wrong"


def test_a_tree_is_drawn(page: LearnPage, qtbot: QtBot) -> None:
    found(page, QLineEdit, "epsilon").setText("8")

    trained(page, qtbot, "tree")

    picture = found(page, ChartView, "model_picture")
    assert picture.drawing is not None
    assert "it asks for" in picture.accessibleName()


def test_the_features_of_a_naive_bayes_are_drawn_for_each_class(
    page: LearnPage, qtbot: QtBot
) -> None:
    trained(page, qtbot, "naive-bayes")

    click(qtbot, page, "view_picture")
    choose(page, "effects_class", "unacc")

    assert "unacc" in found(page, ChartView, "model_picture").accessibleName()
    assert "95 %" in found(page, QLabel, "picture_note").text()


def test_looking_ahead_spends_nothing(page: LearnPage, qtbot: QtBot, cars: Path) -> None:
    click(qtbot, page, "look_ahead")

    chart = found(page, ChartView, "ahead_chart")
    qtbot.waitUntil(lambda: chart.drawing is not None, timeout=60_000)
    assert read_ledger(cars).spent == 0


def test_a_synthetic_table_is_written_with_its_report(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    picker.answers.append((tmp_path / "s.csv",))

    click(qtbot, page, "synthesize")

    qtbot.waitUntil(lambda: "1,080 synthetic rows" in page.messages.text, timeout=20_000)
    assert (tmp_path / "s.report.html").exists()


def test_the_reports_of_the_project_are_learned_from(
    open_desk: OpenDesk, stick: Path, qtbot: QtBot
) -> None:
    window = open_desk(files=[stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=10_000)
    page = window.learn_page
    window.go_to(PageName.LEARN)

    click(qtbot, page, "use_project")
    choose(page, "learn_label", "drugs")
    view = trained(page, qtbot, "naive-bayes")

    names = view.table._columns[0].texts
    assert "Respondents" in names
    assert not found(page, QLineEdit, "epsilon").isVisible()

    window.session.open_project(stick / "other.surveydesk")
    assert found(page, QComboBox, "learn_label").count() == 0
    qtbot.waitUntil(lambda: window.session.is_known, timeout=10_000)


def test_levels_from_a_file_leave_nothing_to_warn_of(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    file = tmp_path / "levels.json"
    levels = {"buying": ["low", "med", "high"], "safety": ["low", "high"]}
    file.write_text(json.dumps(levels | {"persons": ["2", "4", "more"], "class": ["acc", "unacc"]}))
    picker.answers.append((file,))

    click(qtbot, page, "choose_domain")
    qtbot.waitUntil(lambda: "4 columns" in page.messages.text, timeout=10_000)
    trained(page, qtbot, "naive-bayes")

    assert page.messages.text == ""


def test_nothing_chosen_is_said(open_desk: OpenDesk, qtbot: QtBot) -> None:
    window = open_desk()
    window.go_to(PageName.LEARN)

    click(qtbot, window.learn_page, "train")

    assert "Choose a table" in window.learn_page.messages.text
