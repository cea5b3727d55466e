"""The page of learning as an analyst uses it."""

import csv
import itertools
import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from surveyapp.analyses.evaluate import ModelEvaluation
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.models import expected_accuracy
from surveyapp.services.models.stated_columns import KnownAs
from surveyapp.services.models.training_table import read_domains
from surveyapp.storage.models.privacy_ledger import DEFAULT_BUDGET, pay, read_ledger
from surveyapp.ui.desk.common.option_fields import OptionField
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.learning.copies_dialog import CopiesDialog
from surveyapp.ui.desk.learning.form import LearnForm
from surveyapp.ui.desk.learning.levels_dialog import LevelsDialog
from surveyapp.ui.desk.learning.page import LearnPage
from surveyapp.ui.desk.learning.simulation_dialog import SimulationDialog
from surveyapp.ui.desk.learning.synthesis_dialog import SynthesisDialog
from surveyapp.ui.desk.learning.work import TrainingData
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
WAIT_MS = 60_000
Widget = TypeVar("Widget", bound=QWidget)
OpenDesk = Callable[..., DeskWindow]


class Answers:
    """The picker of the desk's tests."""

    answers: list[tuple[Path, ...]]
    asked: list[FileRequest]


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


def wait_for(qtbot: QtBot, comes: Callable[[], bool]) -> None:
    qtbot.waitUntil(comes, timeout=WAIT_MS)


def click(qtbot: QtBot, page: QWidget, name: str) -> None:
    qtbot.mouseClick(found(page, QPushButton, name), Qt.MouseButton.LeftButton)


def choose(page: QWidget, name: str, value: str) -> None:
    chooser = found(page, QComboBox, name)
    index = chooser.findData(value)
    assert index >= 0
    chooser.setCurrentIndex(index)


LEVELS = {
    "buying": ["low", "med", "high"],
    "safety": ["low", "high"],
    "persons": ["2", "4", "more"],
    "class": ["acc", "unacc"],
}


def state_levels(
    page: LearnPage, picker: Answers, qtbot: QtBot, file: Path, levels: dict[str, list[str]]
) -> None:
    """Open a file of public levels."""
    file.write_text(json.dumps(levels))
    picker.answers.append((file,))
    dialog = levels_dialog(page, qtbot)
    click(qtbot, dialog, "levels_from_file")
    assert "Levels loaded for" in dialog.messages.text
    click(qtbot, dialog, "use_levels")
    picker.asked.clear()


def levels_dialog(page: LearnPage, qtbot: QtBot) -> LevelsDialog:
    """Open the dialog of public levels."""
    click(qtbot, page, "choose_domain")
    *_, dialog = page.findChildren(LevelsDialog)
    return dialog


def state_column(dialog: LevelsDialog, name: str, kind: KnownAs, **texts: str) -> None:
    """Type what a column can contain."""
    columns = found(dialog, QListWidget, "levels_columns")
    (place,) = (n for n in range(columns.count()) if columns.item(n).text().startswith(name))
    columns.setCurrentRow(place)
    chooser = found(dialog, QComboBox, "levels_kind")
    chooser.setCurrentIndex(chooser.findData(kind))
    for part, text in texts.items():
        if part == "levels":
            found(dialog, QPlainTextEdit, "levels_typed").setPlainText(text)
        else:
            edit = found(dialog, QLineEdit, f"levels_{part}")
            edit.setText(text)
            edit.textEdited.emit(text)


@pytest.fixture
def page(unstated: LearnPage, picker: Answers, qtbot: QtBot, tmp_path: Path) -> LearnPage:
    """The page with the table of cars and its public levels."""
    state_levels(unstated, picker, qtbot, tmp_path / "levels.json", LEVELS)
    return unstated


@pytest.fixture
def unstated(open_desk: OpenDesk, picker: Answers, cars: Path, qtbot: QtBot) -> LearnPage:
    """The page with the table of cars, whose levels nobody stated."""
    window = open_desk()
    window.go_to(PageName.LEARN)
    picker.answers.append((cars,))
    click(qtbot, window.learn_page, "choose_table")
    label = found(window.learn_page, QComboBox, "learn_label")
    qtbot.waitUntil(lambda: label.count() == 4, timeout=10_000)
    return window.learn_page


def card_of(view: TableView) -> dict[str, str]:
    return dict(zip(*(view.table._columns[n].texts for n in range(2)), strict=True))


def trained(page: LearnPage, qtbot: QtBot, learner: str) -> TableView:
    choose(page, "learner", learner)
    click(qtbot, page, "train")
    view = found(page, TableView, "model_card")
    qtbot.waitUntil(
        lambda: view.table.rowCount() > 0 and found(page, QPushButton, "save_model").isEnabled(),
        timeout=60_000,
    )
    return view


def test_a_class_that_the_table_does_not_have_is_told_at_its_field(
    page: LearnPage, qtbot: QtBot
) -> None:
    choose(page, "learner", "naive-bayes")
    found(page, QLineEdit, "epsilon").setText("4")
    weights = found(page, QLineEdit, "option_class_weight")
    weights.setText("maybe=3")
    weights.editingFinished.emit()
    click(qtbot, page, "train")
    note = found(page, QLabel, "option_class_weight_note")
    qtbot.waitUntil(lambda: "maybe is no class" in note.text(), timeout=20_000)
    assert note.text().startswith("Weights of classes: ")
    assert not note.isHidden()
    assert page.messages.text == ""

    weights.setText("acc=3")
    weights.editingFinished.emit()
    assert note.isHidden()


def test_nothing_is_asked_of_columns_before_there_are_data(qtbot: QtBot) -> None:
    form = LearnForm()
    qtbot.addWidget(form)
    for name in ("learn_label", "learn_features"):
        widget = form.findChild(QWidget, name)
        assert widget is not None
        assert widget.isHidden()


def test_the_last_column_is_the_label_and_the_others_are_features(page: LearnPage) -> None:
    features = found(page, QListWidget, "learn_features")

    assert found(page, QComboBox, "learn_label").currentData() == "class"
    assert [features.item(row).text() for row in range(3)] == ["buying", "safety", "persons"]


def test_where_nothing_is_missing_a_forest_says_so_and_shows_its_leaves(
    page: LearnPage, qtbot: QtBot
) -> None:
    dialog = levels_dialog(page, qtbot)
    columns = found(dialog, QListWidget, "levels_columns")
    for place in range(columns.count()):
        columns.setCurrentRow(place)
        found(dialog, QCheckBox, "levels_never_missing").setChecked(True)
    click(qtbot, dialog, "use_levels")

    assert card_of(trained(page, qtbot, "forest"))["Never missing"] == "all features"
    which = found(page, QComboBox, "forest_picture")
    assert not which.isHidden()
    drawn = found(page, ChartView, "model_picture")
    spoken = []
    for place in range(which.count()):
        which.setCurrentIndex(place)
        spoken.append(drawn.accessibleName())
    assert spoken[0].startswith("Drawing of the decision tree")
    assert spoken[1:] == [
        "Branch depth and leaf frequency, of each tree and of all",
        "Intervals of a drawn share over the rows of a leaf",
    ]


def test_a_model_is_trained_shown_saved_and_predicts(
    page: LearnPage, qtbot: QtBot, picker: Answers, cars: Path, tmp_path: Path
) -> None:
    found(page, QLineEdit, "epsilon").setText("4")
    found(page, QLineEdit, "budget").setText("5")

    view = trained(page, qtbot, "auto")

    card = card_of(view)
    assert re.fullmatch(r"about 1,[0-9]{3} \(noisy\)", card["Rows"])
    assert card["Privacy loss"] == "ε = 4 for the table"
    assert card["Neighbouring tables"].startswith(
        "Tables that differ by adding or removing one row"
    )
    assert card["Levels"] == "Given in advance"
    assert page.messages.text == ""
    assert found(page, QLabel, "ledger_total").text() == "Spent: ε 4 of 5; 1 is left."
    assert read_ledger(cars).spent == 4
    assert page.unsaved.startswith("The trained model is not saved. If it is lost, the ε")

    model, predictions = tmp_path / "m.model.json", tmp_path / "p.csv"
    picker.answers.append((model,))
    click(qtbot, page, "save_model")
    qtbot.waitUntil(lambda: page.unsaved == "", timeout=10_000)
    assert model.exists()
    picker.answers += [(cars,), (predictions,)]
    click(qtbot, page, "predict_table")
    qtbot.waitUntil(lambda: "1,080 predictions" in page.messages.text, timeout=10_000)
    with predictions.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert sum(row["predicted"] == row["class"] for row in rows) > 900
    assert [request.kind for request in picker.asked[-3:]] == [
        PickKind.SAVE,
        PickKind.FILE,
        PickKind.SAVE,
    ]


def test_the_effects_of_a_model_are_a_chart_and_a_table_with_odds_ratios(
    page: LearnPage, qtbot: QtBot
) -> None:
    found(page, QLineEdit, "epsilon").setText("4")
    trained(page, qtbot, "naive-bayes")
    click(qtbot, page, "view_effects")

    assert found(page, QComboBox, "average_effects_class").currentText() == "unacc"
    level, effect, _, ratio, ends = found(page, TableView, "effects_table").table._columns
    rows = dict(
        zip(level.texts, zip(effect.texts, ratio.texts, ends.texts, strict=True), strict=True)
    )
    assert rows["safety = low"] == ("–", "–", "")
    # nobody is acceptable in an unsafe car: half of all others are
    assert float(rows["safety = high"][0].replace("\N{MINUS SIGN}", "-")) < -40
    assert 0 <= float(rows["safety = high"][1]) < 0.2
    assert re.fullmatch(r"\d+\.\d\d to \d+\.\d\d", rows["buying = med"][2])
    # the sentences have the whole width: beside the choosers they had six lines of a few words each
    note = found(page, QLabel, "effects_note")
    assert note.width() == found(page, ChartView, "average_effects").width()


def test_more_than_the_budget_is_refused_in_words(page: LearnPage, qtbot: QtBot) -> None:
    found(page, QLineEdit, "epsilon").setText("2")
    found(page, QLineEdit, "budget").setText("1")

    click(qtbot, page, "train")

    qtbot.waitUntil(lambda: "its budget of 1 is left" in page.messages.text, timeout=10_000)
    assert not found(page, QPushButton, "save_model").isEnabled()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("epsilon", "0"),
        ("epsilon", "-1"),
        ("epsilon", "much"),
        ("budget", "x"),
        ("delta", "0.1"),
        ("delta", "little"),
        ("holdout", "2"),
    ],
)
def test_what_is_wrong_shows_beside_its_field(
    page: LearnPage, qtbot: QtBot, name: str, text: str
) -> None:
    found(page, QCheckBox, "find_levels").setChecked(name == "delta")
    found(page, QLineEdit, name).setText(text)

    click(qtbot, page, "train")

    assert found(page, QLabel, f"{name}_note").property("role") == "wrong"


def test_a_tree_is_drawn(page: LearnPage, qtbot: QtBot) -> None:
    found(page, QLineEdit, "epsilon").setText("8")

    trained(page, qtbot, "tree")

    picture = found(page, ChartView, "model_picture")
    assert picture.drawing is not None
    assert "it splits on" in picture.accessibleName()


def test_the_features_of_a_naive_bayes_are_drawn_for_each_class(
    page: LearnPage, qtbot: QtBot
) -> None:
    trained(page, qtbot, "naive-bayes")

    click(qtbot, page, "view_picture")
    choose(page, "effects_class", "unacc")

    assert "unacc" in found(page, ChartView, "model_picture").accessibleName()
    assert "95 %" in found(page, QLabel, "picture_note").text()


def test_a_table_that_was_paid_for_is_not_public_at_the_desk(
    page: LearnPage, qtbot: QtBot, cars: Path
) -> None:
    pay(cars, 1.0, "model")
    found(page, QCheckBox, "is_public").setChecked(True)

    click(qtbot, page, "train")

    qtbot.waitUntil(lambda: "is not public: it has a ledger" in page.messages.text, timeout=10_000)
    assert not found(page, QPushButton, "save_model").isEnabled()


def test_the_form_states_the_budget_that_counts_without_one(page: LearnPage) -> None:
    budget = found(page, QLineEdit, "budget")
    assert budget.placeholderText().startswith(f"{DEFAULT_BUDGET:g} if left")
    assert f"If you leave this empty it is {DEFAULT_BUDGET:g}" in budget.toolTip()


def test_looking_ahead_spends_nothing(page: LearnPage, qtbot: QtBot, cars: Path) -> None:
    click(qtbot, page, "look_ahead")

    chart = found(page, ChartView, "ahead_chart")
    qtbot.waitUntil(lambda: chart.drawing is not None, timeout=60_000)
    assert read_ledger(cars).spent == 0


def test_looking_ahead_searches_for_levels_as_training_does(
    page: LearnPage, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "pay.csv"
    lines = (f"{('n', 's')[row % 2]},{1000 + row * 1.37:.2f},{row % 3}" for row in range(600))
    path.write_text("place,pay,votes\n" + "\n".join(lines) + "\n")
    page.take_table(path)
    wait_for(qtbot, lambda: found(page, QComboBox, "learn_label").findData("votes") >= 0)
    choose(page, "learn_label", "votes")
    found(page, QLineEdit, "epsilon").setText("4")
    found(page, QCheckBox, "find_levels").setChecked(True)

    click(qtbot, page, "look_ahead")

    wait_for(qtbot, lambda: found(page, ChartView, "ahead_chart").drawing is not None)
    said = found(page, QLabel, "ahead_search").text()
    assert "25 % of ε goes to finding the frequent levels" in said.replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert "fewer than two values of pay" in said
    assert page.messages.text == ""
    assert read_ledger(path).spent == 0


def test_looking_ahead_can_be_cancelled(
    page: LearnPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expected_accuracy, "ROUNDS", 1000)  # it would take minutes
    click(qtbot, page, "look_ahead")
    cancel = found(page.busy, QPushButton, "cancel_job")
    qtbot.waitUntil(cancel.isVisible, timeout=10_000)

    qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)

    qtbot.waitUntil(page.busy.isHidden, timeout=30_000)
    assert found(page, ChartView, "ahead_chart").drawing is None
    assert page.messages.text == ""


@pytest.mark.qt_log_ignore("does not support")  # offscreen
def test_a_synthetic_table_is_written_with_its_report(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    picker.answers.append((tmp_path / "s.csv",))

    click(qtbot, page, "synthesize")
    click(qtbot, page, "save_synthetic")

    qtbot.waitUntil(lambda: "synthetic rows in" in page.messages.text, timeout=20_000)
    assert re.match(r"Saved 1,[01][0-9]{2} synthetic rows", page.messages.text)
    assert (tmp_path / "s.report.html").exists()


@pytest.mark.qt_log_ignore("does not support")  # offscreen
def test_a_synthetic_table_is_made_as_its_dialog_says(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    made = tmp_path / "s.csv"
    picker.answers.append((made,))
    found(page, QLineEdit, "epsilon").setText("7")
    click(qtbot, page, "synthesize")
    dialog = found(page, SynthesisDialog, "synthesis_dialog")
    fields = {field.option.name: field for field in dialog.findChildren(OptionField)}
    assert set(fields) >= {"method", "label", "predictors", "columns", "rows", "seed", "trees"}
    assert not fields["trees"].isVisible()

    use(fields["method"], "forest")
    assert fields["trees"].isVisible()
    click(qtbot, page, "save_synthetic")
    assert "needs to know it" in found(dialog, QLabel, "option_label_note").text()
    assert dialog.isVisible()

    for name, value in (
        ("label", "class"),
        ("predictors", ["safety", "persons"]),
        ("columns", ["safety", "persons", "class"]),
        ("rows", 300),
        ("trees", 1),
    ):
        use(fields[name], value)
    click(qtbot, page, "save_synthetic")
    qtbot.waitUntil(lambda: "300 synthetic rows in" in page.messages.text, timeout=20_000)
    with made.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["safety", "persons", "class"]
    told = [(row["safety"] == "low" or row["persons"] == "2") for row in rows]
    assert sum(t == (row["class"] == "unacc") for t, row in zip(told, rows, strict=True)) > 270


def use(field: OptionField, value: object) -> None:
    """Choose a value as a person does."""
    field.use(value)
    field.edited.emit()


def test_what_an_evaluation_declares_is_asked_for_at_the_desk(
    page: LearnPage, qtbot: QtBot, cars: Path
) -> None:
    found(page, QLineEdit, "budget").setText("20")
    trained(page, qtbot, "naive-bayes")
    click(qtbot, page, "view_evaluation")
    fields = {
        field.option.name: field for field in page._shown.evaluation.findChildren(OptionField)
    }
    assert list(fields) == ["folds", "auc"]
    use(fields["folds"], 1)
    click(qtbot, page, "evaluate_model")
    assert "from 2" in found(page, QLabel, "option_folds_note").text()
    assert read_ledger(cars).spent == 1
    use(fields["folds"], 3)
    found(page, QLineEdit, "epsilon").setText("9")
    click(qtbot, page, "evaluate_model")
    told = found(page, QLabel, "evaluation_told")
    qtbot.waitUntil(lambda: "ε = 9" in told.text(), timeout=30_000)
    assert read_ledger(cars).spent == 10


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
    label = found(page, QComboBox, "learn_label")
    qtbot.waitUntil(lambda: label.count() == 0, timeout=10_000)


@pytest.mark.qt_log_ignore("does not support")  # offscreen
def test_a_synthetic_table_is_made_of_the_reports_of_the_project(
    open_desk: OpenDesk, stick: Path, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    window = open_desk(files=[stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=10_000)
    page = window.learn_page
    window.go_to(PageName.LEARN)
    click(qtbot, page, "use_project")
    made = tmp_path / "s.csv"
    picker.answers.append((made,))

    click(qtbot, page, "synthesize")
    dialog = found(page, SynthesisDialog, "synthesis_dialog")
    fields = {field.option.name: field for field in dialog.findChildren(OptionField)}
    assert not {"predictors", "copies", "quality"} & set(fields)
    use(fields["rows"], 50)
    click(qtbot, page, "save_synthetic")

    qtbot.waitUntil(lambda: "50 synthetic rows in" in page.messages.text, timeout=20_000)
    assert "cost nothing" in page.messages.text
    assert "Asked directly, so not protected: " in page.messages.text
    with made.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 50
    assert "drugs" in rows[0]
    assert not made.with_name("s.report.html").exists()


def test_levels_that_nobody_stated_are_refused_or_found_under_epsilon(
    unstated: LearnPage, qtbot: QtBot, cars: Path
) -> None:
    click(qtbot, unstated, "train")
    qtbot.waitUntil(lambda: "class are not stated" in unstated.messages.text, timeout=10_000)
    assert read_ledger(cars).spent == 0

    found(unstated, QCheckBox, "find_levels").setChecked(True)
    assert not found(unstated, QLineEdit, "delta").isHidden()
    found(unstated, QLineEdit, "delta").setText("0.00001")
    found(unstated, QLineEdit, "epsilon").setText("8")
    card = card_of(trained(unstated, qtbot, "naive-bayes"))

    assert card["Levels"].startswith("Found with privacy protection ε (δ = 0.00001")
    assert read_ledger(cars).spent == 8
    paid = found(unstated, TableView, "ledger").table
    assert paid.text(0, "Purpose") == "Model of “class” (Naive Bayes); levels found (δ = 0.00001)"


def test_what_a_search_did_not_find_is_left_out_and_what_failed_after_it_shows_its_price(
    unstated: LearnPage, qtbot: QtBot, picker: Answers, cars: Path, tmp_path: Path
) -> None:
    with cars.open(newline="") as file:
        header, *rows = csv.reader(file)
    with cars.open("w", newline="") as file:
        written = csv.writer(file)
        written.writerow(["id", *header])
        written.writerows([f"car{place}", *row] for place, row in enumerate(rows))
    unstated.take_table(cars)
    features = found(unstated, QListWidget, "learn_features")
    wait_for(qtbot, lambda: features.count() == 4)
    found(unstated, QCheckBox, "find_levels").setChecked(True)
    found(unstated, QLineEdit, "epsilon").setText("2")
    card = card_of(trained(unstated, qtbot, "naive-bayes"))
    assert card["Features"] == "buying, safety, persons"
    assert "fewer than two values of id." in unstated.messages.text

    picker.answers.append((tmp_path / "s.csv",))
    click(qtbot, unstated, "synthesize")
    click(qtbot, unstated, "save_synthetic")
    wait_for(qtbot, lambda: "Saved" in unstated.messages.text)
    assert "fewer than two values of id." in unstated.messages.text

    choose(unstated, "learn_label", "id")
    click(qtbot, unstated, "train")
    wait_for(qtbot, lambda: "Its ε is spent" in unstated.messages.text)
    spent = found(unstated, QLabel, "ledger_total")
    wait_for(qtbot, lambda: "6" in spent.text())
    assert read_ledger(cars).spent == 6


def test_levels_are_typed_column_by_column_and_kept_in_a_file(
    unstated: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    dialog = levels_dialog(unstated, qtbot)
    state_column(dialog, "buying", KnownAs.LEVELS, levels="low\nmed\nhigh")
    state_column(dialog, "safety", KnownAs.LEVELS, levels="low, high")
    state_column(dialog, "persons", KnownAs.LEVELS, levels="2; 4; more")
    found(dialog, QCheckBox, "levels_never_missing").setChecked(True)
    state_column(dialog, "class", KnownAs.LEVELS, levels="acc")
    columns = found(dialog, QListWidget, "levels_columns")
    assert [columns.item(n).text() for n in range(4)] == [
        *("buying: low, med, high", "safety: low, high", "persons: 2, 4, more", "class: acc"),
    ]
    state_column(dialog, "class", KnownAs.LEVELS, levels="acc, acc")
    click(qtbot, dialog, "use_levels")
    assert "all different" in dialog.messages.text
    state_column(dialog, "class", KnownAs.LEVELS, levels="acc\nunacc")

    picker.answers.append((tmp_path / "kept.json",))
    click(qtbot, dialog, "save_levels")
    kept = read_domains(tmp_path / "kept.json")
    assert {name: one.levels for name, one in kept.stated.items()} == {
        name: tuple(levels) for name, levels in LEVELS.items()
    }
    assert [one.can_be_missing for one in kept.stated.values()] == [True, True, False, True]

    click(qtbot, dialog, "use_levels")
    assert found(unstated, QLabel, "levels_stated").text() == "Levels stated for 4 of 4 columns."
    card = card_of(trained(unstated, qtbot, "naive-bayes"))
    assert (card["Levels"], card["Never missing"]) == ("Given in advance", "persons")


def test_stated_levels_stay_in_the_project_and_are_undone_and_offered_again(
    open_desk: OpenDesk, unstated: LearnPage, picker: Answers, qtbot: QtBot, cars: Path
) -> None:
    window = unstated.window()
    assert isinstance(window, DeskWindow)
    undo, redo = (found(window, QAction, name) for name in ("undo_step", "redo_step"))
    stated = found(unstated, QLabel, "levels_stated")
    dialog = levels_dialog(unstated, qtbot)
    state_column(dialog, "buying", KnownAs.LEVELS, levels="low\nmed\nhigh")
    click(qtbot, dialog, "use_levels")
    wait_for(qtbot, lambda: "public levels of cars.csv" in undo.text())
    dialog = levels_dialog(unstated, qtbot)
    state_column(dialog, "persons", KnownAs.NUMBER, low="0", high="4", bins="4")
    found(dialog, QCheckBox, "levels_never_missing").setChecked(True)
    click(qtbot, dialog, "use_levels")
    wait_for(qtbot, lambda: len(window.session.summary.steps) == 2)
    undo.trigger()
    wait_for(qtbot, lambda: stated.text() == "Levels stated for 1 of 4 columns.")
    redo.trigger()
    wait_for(qtbot, lambda: stated.text() == "Levels stated for 2 of 4 columns.")

    window.close()
    again = open_desk()
    again.go_to(PageName.LEARN)
    picker.answers.append((cars,))
    click(qtbot, again.learn_page, "choose_table")
    stated = found(again.learn_page, QLabel, "levels_stated")
    wait_for(qtbot, lambda: stated.text() == "Levels stated for 2 of 4 columns.")
    dialog = levels_dialog(again.learn_page, qtbot)
    columns = found(dialog, QListWidget, "levels_columns")
    assert [columns.item(n).text() for n in range(4)] == [
        *("buying: low, med, high", "safety: not stated", "persons: number, 0 to 4"),
        "class: not stated",
    ]
    columns.setCurrentRow(2)
    assert found(dialog, QCheckBox, "levels_never_missing").isChecked()
    dialog.reject()


def test_a_number_is_stated_by_its_bounds(unstated: LearnPage, qtbot: QtBot) -> None:
    dialog = levels_dialog(unstated, qtbot)
    state_column(dialog, "persons", KnownAs.NUMBER, low="0", high="")
    click(qtbot, dialog, "use_levels")
    assert "persons: give the lowest and the highest value" in dialog.messages.text
    state_column(dialog, "persons", KnownAs.NUMBER, low="0", high="10", bins="4")
    said = []
    dialog.wanted.connect(said.append)
    click(qtbot, dialog, "use_levels")
    assert said[0].stated["persons"].cuts == (2.5, 5.0, 7.5)
    again = levels_dialog(unstated, qtbot)
    columns = found(again, QListWidget, "levels_columns")
    assert columns.item(2).text() == "persons: number, 0 to 10"
    click(qtbot, again, "cancel_levels")


def test_an_evaluation_asks_for_what_the_data_allow(
    page: LearnPage, qtbot: QtBot, tmp_path: Path
) -> None:
    every = {option.name for option in ModelEvaluation.options()}

    def asked() -> set[str]:
        return {one.option.name for one in page.findChildren(OptionField)} & every

    assert asked() == {"folds", "auc"}
    told = found(page, QLabel, "learn_source")
    assert "charged to its privacy ledger" in told.text()
    found(page, QCheckBox, "is_public").setChecked(True)
    assert told.text() == "Table cars.csv: public, so training costs no privacy."
    assert asked() == {"folds", "curve", "seed"}
    assert found(page, QLineEdit, "option_folds").text() == "5"
    form = page.findChild(LearnForm)
    assert form is not None
    form.show_data(TrainingData(tmp_path, ("a", "b"), is_reports=True))
    assert asked() == set()
    assert "need a table of true values" in found(page, QLabel, "evaluation_note").text()


def test_reports_of_a_table_are_simulated_and_their_epsilon_is_totalled(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    click(qtbot, page, "simulate_reports")
    dialog = found(page, SimulationDialog, "simulation_dialog")
    fields = {field.option.name: field for field in dialog.findChildren(OptionField)}
    assert set(fields) == {"epsilon", "every_pair", "pair_p", "pair_q"}
    use(fields["pair_p"], "4/5")
    click(qtbot, dialog, "save_simulation")
    assert "go together" in found(dialog, QLabel, "option_pair_q_note").text()
    use(fields["pair_q"], "1/5")
    click(qtbot, dialog, "save_simulation")
    assert "p and q decide it" in found(dialog, QLabel, "option_epsilon_note").text()
    use(fields["epsilon"], "")
    folder = tmp_path / "made"
    picker.answers.append((folder,))
    click(qtbot, dialog, "save_simulation")

    # three pairs and the label, each ln 16
    total = rounded_up(4 * math.log(16))
    said = f"Each person gives 4 randomized reports: ε = {total} in all"
    qtbot.waitUntil(lambda: said in page.messages.text, timeout=60_000)
    assert {path.name for path in folder.iterdir()} >= {"cars.survey.json", "cars-truth.csv"}


def test_a_public_number_of_rows_is_said_with_the_neighbours_that_it_leaves(
    page: LearnPage, qtbot: QtBot
) -> None:
    found(page, QCheckBox, "rows_public").setChecked(True)

    card = card_of(trained(page, qtbot, "auto"))

    assert card["Rows"] == "1,080 (public)"
    assert card["Neighbouring tables"].startswith("Tables with the same number of rows")


def test_what_needs_data_is_offered_once_there_are_some_and_the_form_says_so(
    open_desk: OpenDesk, qtbot: QtBot, cars: Path
) -> None:
    window = open_desk()
    window.go_to(PageName.LEARN)
    page = window.learn_page
    need = [
        found(page, QPushButton, name)
        for name in ("train", "look_ahead", "synthesize", "choose_domain")
    ]
    assert not any(one.isEnabled() for one in need)
    reason = "Choose a table, or the reports of this project, first."
    assert found(page, QLabel, "learn_source").text() == reason
    assert found(page, QPushButton, "train").toolTip() == reason
    assert found(page, QPushButton, "load_model").isEnabled()

    page.take_table(cars)
    wait_for(qtbot, need[0].isEnabled)
    assert all(one.isEnabled() for one in need)
    assert reason not in {one.toolTip() for one in need}

    page.forget_project()
    assert not any(one.isEnabled() for one in need)


TABLES = [
    ("a,class\nx,yes\ny,yes\n", "class has only one class"),
    ("a,class\nx,yes\nx,no\n", "a has only one value"),
    ("a,class\n" + "".join(f"{n}.5,{'yn'[n % 2]}\n" for n in range(40)), "has no bounds"),
    ("a,class\n" + "".join(f"name{n},{'yn'[n % 2]}\n" for n in range(400)), "leave it out"),
]


@pytest.mark.parametrize(("text", "sentence"), TABLES, ids=[s for _, s in TABLES])
def test_a_table_that_teaches_nothing_gets_one_sentence_and_spends_nothing(
    open_desk: OpenDesk, picker: Answers, qtbot: QtBot, tmp_path: Path, *, text: str, sentence: str
) -> None:
    window = open_desk()
    page, table = window.learn_page, tmp_path / "t.csv"
    table.write_text(text)
    picker.answers.append((table,))
    window.go_to(PageName.LEARN)
    click(qtbot, page, "choose_table")
    qtbot.waitUntil(lambda: found(page, QComboBox, "learn_label").count() == 2, timeout=10_000)
    found(page, QCheckBox, "is_public").setChecked(True)

    click(qtbot, page, "train")

    qtbot.waitUntil(lambda: sentence in page.messages.text, timeout=10_000)
    assert read_ledger(table).spent == 0


def test_more_classes_than_rows_get_one_sentence(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    file = tmp_path / "levels.json"
    classes = [f"class {n}" for n in range(2000)] + ["acc", "unacc"]
    state_levels(page, picker, qtbot, file, {"class": classes})
    found(page, QCheckBox, "is_public").setChecked(True)

    click(qtbot, page, "train")

    qtbot.waitUntil(lambda: "002 classes, but there are only" in page.messages.text, timeout=10_000)


def saved(page: LearnPage, qtbot: QtBot, picker: Answers, path: Path) -> Path:
    trained(page, qtbot, "naive-bayes")
    picker.answers.append((path,))
    click(qtbot, page, "save_model")
    qtbot.waitUntil(path.exists, timeout=10_000)
    return path


def test_a_level_that_training_never_saw_leaves_its_row_without_a_prediction(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    trained(page, qtbot, "naive-bayes")
    table, out = tmp_path / "new.csv", tmp_path / "p.csv"
    table.write_text("buying,safety,persons\nlow,high,9\n")
    picker.answers += [(table,), (out,)]

    click(qtbot, page, "predict_table")

    qtbot.waitUntil(lambda: "persons has the value 9" in page.messages.text, timeout=10_000)
    assert "Line 2: " in page.messages.text
    with out.open(newline="") as file:
        assert [row["predicted"] for row in csv.DictReader(file)] == [""]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("surveyapp-model/2", "surveyapp-model/4", "is not a model that this program can read"),
        ('"rows_are":"noisy"', '"rows_are":"public"', "was altered or damaged"),
    ],
)
def test_a_model_of_another_version_or_altered_is_refused(
    page: LearnPage,
    qtbot: QtBot,
    picker: Answers,
    tmp_path: Path,
    *,
    old: str,
    new: str,
    sentence: str,
) -> None:
    model = saved(page, qtbot, picker, tmp_path / "m.model.json")
    text = model.read_text()
    assert old in text
    model.write_text(text.replace(old, new))
    picker.answers.append((model,))

    click(qtbot, page, "load_model")

    qtbot.waitUntil(lambda: sentence in page.messages.text, timeout=10_000)


def test_a_saved_model_opens_again_with_its_card_and_its_picture(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    model = saved(page, qtbot, picker, tmp_path / "m.model.json")
    view = found(page, TableView, "model_card")
    before = [column.texts for column in view.table._columns]
    view.show_columns(())
    picker.answers.append((model,))

    click(qtbot, page, "load_model")

    qtbot.waitUntil(lambda: view.table.rowCount() > 0, timeout=10_000)
    assert [column.texts for column in view.table._columns] == before
    assert found(page, ChartView, "model_picture").drawing is not None


def numbers(page: LearnPage) -> dict[str, str]:
    columns = found(page, TableView, "evaluation_numbers").table._columns
    (values,) = (one.texts for one in columns if one.title == "Value")
    return dict(zip(columns[0].texts, values, strict=True))


def evaluated(page: LearnPage, qtbot: QtBot) -> dict[str, str]:
    view = found(page, TableView, "evaluation_numbers")
    view.show_columns(())
    click(qtbot, page, "view_evaluation")
    click(qtbot, page, "evaluate_model")
    qtbot.waitUntil(lambda: view.table.rowCount() > 0, timeout=20_000)
    return numbers(page)


def test_a_table_pays_for_one_noisy_confusion_matrix(
    page: LearnPage, qtbot: QtBot, cars: Path
) -> None:
    found(page, QLineEdit, "budget").setText("5")
    trained(page, qtbot, "naive-bayes")
    found(page, QLineEdit, "epsilon").setText("2")

    shown = evaluated(page, qtbot)

    assert list(shown)[:3] == ["Accuracy", "Balanced accuracy", "Most frequent class"]
    assert list(shown)[3:] == ["Sensitivity", "Specificity", "Precision"]
    assert read_ledger(cars).spent == 3
    assert "trained on cars.csv" in page.messages.text
    told = found(page, QLabel, "evaluation_told").text()
    assert re.match(r"About 1,[0-9]{3} rows\. This cost ε = 2\.", told)
    assert found(page, QComboBox, "evaluation_view").count() == 2


def test_a_public_table_is_evaluated_in_every_way_for_nothing(
    page: LearnPage, qtbot: QtBot, cars: Path
) -> None:
    found(page, QCheckBox, "is_public").setChecked(True)
    found(page, QLineEdit, "epsilon").setText("8")
    trained(page, qtbot, "naive-bayes")

    shown = evaluated(page, qtbot)

    assert read_ledger(cars).spent == 0
    assert shown["Most frequent class"] == "66.67\N{NO-BREAK SPACE}%"
    assert {"Cross-validation", "Cross-validation without privacy"} <= set(shown)
    confusion = found(page, TableView, "confusion").table._columns
    cells = [int(text.replace(",", "")) for column in confusion[1:] for text in column.texts]
    assert sum(cells) == 1080
    view = found(page, QComboBox, "evaluation_view")
    view.setCurrentIndex(view.count() - 1)
    chart = found(page, ChartView, "evaluation_curves")
    assert chart.isVisible()
    assert chart.drawing is not None


def test_rows_are_held_out_and_their_accuracy_is_on_the_card(
    page: LearnPage, qtbot: QtBot, cars: Path
) -> None:
    found(page, QLineEdit, "holdout").setText("0.25")

    view = trained(page, qtbot, "naive-bayes")

    card = card_of(view)
    assert "%" in card["Accuracy on held-out rows"]
    assert card["Neighbouring tables"].endswith("if one row is changed instead, ε = 2")
    assert read_ledger(cars).spent == 1


def test_randomized_features_cannot_be_evaluated_on(
    open_desk: OpenDesk, stick: Path, qtbot: QtBot
) -> None:
    window = open_desk(files=[stick])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=10_000)
    page = window.learn_page
    window.go_to(PageName.LEARN)
    click(qtbot, page, "use_project")
    choose(page, "learn_label", "drugs")
    trained(page, qtbot, "naive-bayes")

    click(qtbot, page, "view_evaluation")
    click(qtbot, page, "evaluate_model")

    qtbot.waitUntil(lambda: "was randomized" in page.messages.text, timeout=10_000)


@pytest.mark.qt_log_ignore("does not support")  # offscreen
def test_copies_can_be_stopped_and_what_was_paid_for_stays(
    page: LearnPage, qtbot: QtBot, picker: Answers, cars: Path, tmp_path: Path
) -> None:
    picker.answers.append((tmp_path / "s.csv",))
    found(page, QLineEdit, "epsilon").setText("7")
    click(qtbot, page, "synthesize")
    dialog = found(page, SynthesisDialog, "synthesis_dialog")
    fields = {field.option.name: field for field in dialog.findChildren(OptionField)}
    use(fields["copies"], 1000)  # it would take minutes
    click(qtbot, page, "save_synthetic")
    wait_for(qtbot, (tmp_path / "s-0001.csv").exists)
    click(qtbot, page.busy, "cancel_job")
    wait_for(qtbot, lambda: "Stopped" in page.messages.text)
    made = sorted(tmp_path.glob("s-*.csv"))
    assert 2 <= len(made) < 1000
    assert f"{len(made)} of" in page.messages.text
    assert "ε = 7 is spent" in page.messages.text
    assert read_ledger(cars).spent == 7


def test_copies_are_made_at_one_price_and_pooled_to_shares_with_intervals(
    page: LearnPage, qtbot: QtBot, picker: Answers, tmp_path: Path
) -> None:
    picker.answers.append((tmp_path / "s.csv",))
    found(page, QLineEdit, "epsilon").setText("7")
    click(qtbot, page, "synthesize")
    dialog = found(page, SynthesisDialog, "synthesis_dialog")
    fields = {field.option.name: field for field in dialog.findChildren(OptionField)}
    use(fields["copies"], 10)
    click(qtbot, page, "save_synthetic")
    qtbot.waitUntil(lambda: "Saved 10 copies" in page.messages.text, timeout=60_000)
    assert "all 6 pairs of columns" in page.messages.text

    # as where the noise is wider and not all pairs are measured
    measured = tmp_path / "s-measured.json"
    kept = json.loads(measured.read_text())
    kept["pairs"].remove(["buying", "class"])
    measured.write_text(json.dumps(kept))
    picker.answers.append(tuple(sorted(tmp_path.glob("s-*.csv"))))
    click(qtbot, page, "pool")
    qtbot.waitUntil(lambda: page.findChild(CopiesDialog) is not None, timeout=90_000)
    shown = found(page, CopiesDialog, "copies_dialog")
    rows = found(shown, TableView, "copies_rows")
    qtbot.waitUntil(
        lambda: rows.table.rowCount() == 10, timeout=90_000
    )  # the levels of four columns
    assert "10 copies of" in found(shown, QLabel, "copies_facts").text()

    asked = {field.option.name: field for field in shown.findChildren(OptionField)}
    use(asked["outcome"], "class")
    click(qtbot, shown, "pool_copies")
    assert "choose the columns" in found(shown, QLabel, "option_predictors_note").text()
    use(asked["predictors"], ["buying"])
    click(qtbot, shown, "pool_copies")
    qtbot.waitUntil(
        lambda: rows.table.rowCount() == 3, timeout=90_000
    )  # the intercept and two levels
    assert "No interval for what depends on buying × class" in shown.messages.text
    intervals = next(one for one in rows.table._columns if "nterval" in one.title)
    assert set(intervals.texts) == {"not measured"}
    click(qtbot, shown, "close_copies")
