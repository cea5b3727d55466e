"""The page of questions together shows what the command line prints."""

import csv
import io
import math
import shlex
import threading
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
)
from samples import sample

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate import comparison
from surveyapp.analyses.computation.multivariate.comparison import COLUMNS
from surveyapp.analyses.computation.multivariate.regression import RegressionModel
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.cli import main
from surveyapp.estimation.comparison import ranking
from surveyapp.estimation.regression.logistic import BinaryLikelihood
from surveyapp.services.multivariate.registry import Analysis
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.services.table_import.import_rows import import_tables
from surveyapp.services.table_import.mapping_guess import guess_mapping
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.message_bar import MessageBar


@pytest.fixture
def project(tmp_path):
    survey = load_survey(sample("clinic"))
    files = simulate(survey, tmp_path, interviews=900, kiosks=2, seed=4)
    path = tmp_path / "clinic.surveydesk"
    import_files(files, path)
    return path


def looked_at(qtbot, project):
    """Yield the page of a desk on ``project``, and close the desk."""
    window = DeskWindow(project)
    qtbot.addWidget(window)
    window.session.refresh()
    window.go_to(PageName.TOGETHER)
    made = window.together_page
    window.show()
    qtbot.waitUntil(lambda: made.findChild(QComboBox, "together_question").count() > 0)
    yield made
    window.close()


@pytest.fixture
def page(qtbot, project):
    yield from looked_at(qtbot, project)


def choose(page, name, value):
    chooser = page.findChild(QComboBox, name)
    chooser.setCurrentIndex(chooser.findData(value))
    chooser.activated.emit(chooser.currentIndex())


def tick(page, *wanted):
    others = page.findChild(QListWidget, "others")
    for row in range(others.count()):
        item = others.item(row)
        is_wanted = item.data(Qt.ItemDataRole.UserRole) in wanted
        item.setCheckState(Qt.CheckState.Checked if is_wanted else Qt.CheckState.Unchecked)


def work_it_out(page, qtbot):
    page.findChild(QPushButton, "work_it_out").click()
    table = page.findChild(TableView, "together_table").table
    qtbot.waitUntil(lambda: table.rowCount() > 0)
    return table


def printed(capsys, project, *command):
    assert main([*command, "--project", str(project), "--csv", "-"]) in {0, 1}
    return list(csv.DictReader(io.StringIO(capsys.readouterr().out)))


def test_a_cross_table_has_the_numbers_of_the_command_line(page, qtbot, project, capsys):
    choose(page, "analysis", Analysis.CROSSTAB)
    choose(page, "together_question", "drugs")
    tick(page, "bribe")

    table = work_it_out(page, qtbot)

    rows = printed(capsys, project, "crosstab", "--questions", "drugs,bribe")
    shown = [table.text(row, "Estimate") for row in range(table.rowCount())]
    assert shown == [
        f"{100 * float(row['estimate']):.2f}\N{NO-BREAK SPACE}%".replace("-", "−") for row in rows
    ]
    command = page.findChild(QLineEdit, "together_table_command").text()
    assert shlex.split(command)[1:4] == ["crosstab", "--questions", "drugs,bribe"]


def test_groups_are_compared_and_the_intervals_told(page, qtbot, project, capsys):
    choose(page, "analysis", Analysis.COMPARE)
    choose(page, "together_question", "drugs")
    choose(page, "together_by", "region")

    table = work_it_out(page, qtbot)

    rows = printed(capsys, project, "compare", "--question", "drugs", "--by", "region")
    assert list(rows[0]) == list(COLUMNS)
    differences = [row for row in rows if row["measure"] == "difference"]
    shown = [table.text(row, "p-value") for row in range(table.rowCount())]
    assert shown == [f"{float(row['p_value']):.4f}" for row in differences]

    page.findChild(QPushButton, "view_1").click()

    ratios = [row for row in rows if row["measure"] == "odds_ratio"]
    shown = [table.text(row, "Estimate") for row in range(table.rowCount())]
    assert shown == [f"{float(row['estimate']):.4f}".replace("-", "−") for row in ratios]
    assert len(ratios) == 3


@pytest.fixture
def without_centre(tmp_path):
    survey = load_survey(sample("clinic"))
    truth = tmp_path / "truth.csv"
    names = [question.id for question in survey.recorded_questions]
    rows = [["region", "drugs"], *([one, "no"] for one in ["north", "south"] * 40)]
    blank = [""] * (len(names) - 2)
    lines = [[*rows[0], *(n for n in names if n not in rows[0])], *([*r, *blank] for r in rows[1:])]
    truth.write_text("".join(",".join(line) + "\n" for line in lines))
    path = tmp_path / "two.surveydesk"
    import_files(simulate_truth(survey, tmp_path, truth, seed=1), path)
    return path


@pytest.fixture
def page_without_centre(qtbot, without_centre):
    yield from looked_at(qtbot, without_centre)


def test_warnings_name_groups_by_their_labels_on_the_desk_and_by_ids_elsewhere(
    page_without_centre, without_centre, qtbot, capsys
):
    page = page_without_centre
    choose(page, "analysis", Analysis.COMPARE)
    choose(page, "together_question", "drugs")
    choose(page, "together_by", "region")
    work_it_out(page, qtbot)
    assert "Nobody in the group Centre of region answered drugs." in page.messages.text
    estimates = page.window().estimates_page
    page.window().go_to(PageName.ESTIMATES)
    choose(estimates, "group_by", "region")
    qtbot.waitUntil(lambda: "drugs in group Centre: " in estimates.messages.text.replace(",", ":"))

    compared = ("compare", "--question", "drugs", "--by", "region")
    assert main([*compared, "--project", str(without_centre)]) == 1
    assert "Nobody in the group centre of region answered drugs." in capsys.readouterr().err


def test_a_regression_is_fitted_with_the_ticked_questions(page, qtbot, project, capsys):
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "drugs")
    tick(page, "region")

    table = work_it_out(page, qtbot)

    rows = printed(capsys, project, "regress", "--outcome", "drugs", "--predictors", "region")
    shown = [table.text(row, "Estimate") for row in range(table.rowCount())]
    assert shown == [f"{float(row['estimate']):.4f}".replace("-", "−") for row in rows[:-1]]
    terms = [table.text(row, "Term") for row in range(table.rowCount())]
    assert terms == ["(intercept)", "region: Centre", "region: South"]
    ratios = [table.text(row, "Odds ratio") for row in range(table.rowCount())]
    assert ratios == [f"{math.exp(float(row['estimate'])):.4f}" for row in rows[:-1]]


def test_a_regression_predicts_shares_of_groups(page, qtbot, project, capsys):
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "drugs")
    tick(page, "region")
    table = work_it_out(page, qtbot)

    page.findChild(QPushButton, "view_1").click()

    command = shlex.split(page.findChild(QLineEdit, "together_table_command").text())
    assert main([*command[1:], "--csv", "-"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    shown = [table.text(row, "Predicted") for row in range(table.rowCount())]
    assert shown == [
        f"{100 * float(row['estimate']):.2f}\N{NO-BREAK SPACE}%".replace("-", "−") for row in rows
    ]
    assert [row["answer"] for row in rows] == ["north", "centre", "south"]


def test_clusters_and_intercepts_are_asked_for_as_on_the_command_line(page):
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "drugs")
    tick(page, "bribe")
    assert page.findChild(QCheckBox, "random_intercept").isHidden()

    choose(page, "regression_cluster", "region")
    assert page.asked().command(Path("p"))[2:9] == (
        *("--outcome", "drugs", "--predictors", "bribe", "--model", "logistic"),
        "--cluster",
    )
    page.findChild(QCheckBox, "random_intercept").setChecked(True)
    assert "--random-intercept" in page.asked().command(Path("p"))


@pytest.fixture
def coded(qtbot, tmp_path, make_survey, yes_no_json):
    """The page of a project with four regions 1 … 4, where 10, 50, 10, 50 % own something."""
    region = {
        "id": "region",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": str(n), "text": {"en": f"Region {n}"}} for n in range(1, 5)],
        "design": {"name": "direct"},
    }
    survey = make_survey(region, yes_no_json("owns", design={"name": "direct"}))
    truth = tmp_path / "truth.csv"
    cells = [
        f"{n},{'yes' if i < (1, 5)[n % 2 == 0] else 'no'}" for n in range(1, 5) for i in range(10)
    ]
    truth.write_text("\n".join(["region,owns", *cells * 20, ""]))
    path = tmp_path / "p.surveydesk"
    import_files(simulate_truth(survey, tmp_path / "usb", truth, seed=2), path)
    yield from looked_at(qtbot, path)


def test_codes_of_a_single_choice_are_indicators(coded, qtbot):
    """The odds of yes are 1/9 and 1: the odds ratios are 9 and 1."""
    page = coded
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "owns")
    tick(page, "region")
    table = work_it_out(page, qtbot)
    rows = range(table.rowCount())
    assert [table.text(row, "Odds ratio") for row in rows][1:4] == [
        "9.0000",
        "1.0000",
        "9.0000",
    ]
    page.findChild(QPushButton, "view_1").click()
    shown = [table.text(row, "Predicted") for row in range(table.rowCount())]
    assert [text.split("\N{NO-BREAK SPACE}")[0] for text in shown] == ["10.00", "50.00"] * 2
    choose(page, "analysis", Analysis.COMPARE)
    choose(page, "together_by", "region")
    page.findChild(QPushButton, "work_it_out").click()
    command = page.findChild(QLineEdit, "together_table_command")
    qtbot.waitUntil(lambda: " compare " in command.text())
    tabs = [one.text() for one in page.findChildren(QPushButton) if one.objectName()[:5] == "view_"]
    assert {"Differences", "Odds ratios"} <= set(tabs)
    assert "Correlation" not in tabs


def test_the_linear_model_is_offered_where_it_can_be_fitted(page):
    model = page.findChild(QComboBox, "model")
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "trust")  # a rating, but randomized
    assert model.findData(RegressionModel.LINEAR) == -1
    assert model.findData(RegressionModel.LOGISTIC) == 0


def test_a_filter_works_out_anew_what_is_shown(page, qtbot, project, capsys):
    choose(page, "analysis", Analysis.CROSSTAB)
    choose(page, "together_question", "drugs")
    tick(page, "bribe")
    table = work_it_out(page, qtbot)
    before = table.text(0, "Estimate")

    page._filtering.toggle("region", "north", counts=True)

    qtbot.waitUntil(lambda: table.rowCount() > 0 and table.text(0, "Estimate") != before)
    rows = printed(
        capsys, project, "crosstab", "--questions", "drugs,bribe", "--where", "region=north"
    )
    assert table.text(0, "Estimate") == f"{100 * float(rows[0]['estimate']):.2f}\N{NO-BREAK SPACE}%"
    assert "--where region=north" in page.findChild(QLineEdit, "together_table_command").text()


def test_the_command_is_copied(page, qtbot):
    choose(page, "analysis", Analysis.COMPARE)
    choose(page, "together_question", "drugs")
    choose(page, "together_by", KIOSK)
    work_it_out(page, qtbot)

    page.findChild(QPushButton, "together_table_copy_command").click()

    copied = shlex.split(QGuiApplication.clipboard().text())
    assert copied[:6] == ["surveyapp", "compare", "--question", "drugs", "--by", "(kiosk)"]


def test_the_chart_tells_what_is_pointed_at(page, qtbot):
    choose(page, "analysis", Analysis.CROSSTAB)
    choose(page, "together_question", "drugs")
    tick(page, "bribe")
    work_it_out(page, qtbot)
    chart = page.findChild(ChartView, "together_chart")
    qtbot.waitUntil(lambda: chart.is_drawn)
    hints = {
        chart.hint_at(QPoint(x, y))
        for x in range(0, chart.viewport().width(), 12)
        for y in range(0, chart.viewport().height(), 12)
    }
    told = [" ".join(hint.split()) for hint in hints if hint]
    assert len(told) == 4
    assert all("belong here" in hint and "Chaudhuri & Mukerjee (1988)" in hint for hint in told)


def test_a_regression_can_be_cancelled(page, qtbot):
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "drugs")
    tick(page, "region")
    page.work_it_out()
    page.busy.findChild(QPushButton, "cancel_job").click()

    qtbot.waitUntil(lambda: page.busy._job is None)
    assert page.findChild(TableView, "together_table").table.rowCount() == 0
    told = page.findChild(QLabel, "together_sentence").text()
    assert told == "This was stopped, so there is nothing to show."
    assert page._pane.isEnabled()


def test_what_is_worked_out_anew_looks_old_until_then(page, qtbot):
    choose(page, "analysis", Analysis.CROSSTAB)
    choose(page, "together_question", "drugs")
    tick(page, "bribe")
    work_it_out(page, qtbot)
    page.work_it_out()
    assert not page._pane.isEnabled()
    qtbot.waitUntil(page._pane.isEnabled)


def test_only_the_fields_of_an_analysis_are_offered(page):
    others = page.findChild(QListWidget, "others")
    groups = page.findChild(QComboBox, "together_by")

    choose(page, "analysis", Analysis.DISTANCE)
    assert (others.isHidden(), groups.isHidden()) == (True, False)

    choose(page, "analysis", Analysis.CROSSTAB)
    assert (others.isHidden(), groups.isHidden()) == (False, True)


def test_what_cannot_be_worked_out_is_told_and_the_page_stays(page, qtbot):
    choose(page, "analysis", Analysis.CROSSTAB)
    choose(page, "together_question", "drugs")
    tick(page)

    page.findChild(QPushButton, "work_it_out").click()

    bar = page.findChild(MessageBar)
    qtbot.waitUntil(lambda: not bar.isHidden())
    assert any("two to four" in label.text() for label in bar.findChildren(QLabel))
    assert page.findChild(TableView, "together_table").table.rowCount() == 0


@pytest.mark.parametrize(
    ("analysis", "of"),
    [
        (Analysis.REGRESSION, (BinaryLikelihood, "at")),
        (Analysis.COMPARE, (comparison, "compare_groups")),
        (Analysis.RANK, (ranking, "draw_posterior")),
    ],
)
def test_cancel_ends_the_work_at_its_next_round_and_it_can_be_begun_again(
    page, qtbot, monkeypatch, analysis, of
):
    begun, may_go_on, rounds = threading.Event(), threading.Event(), []
    step = getattr(*of)

    def slow(*arguments, **named):
        rounds.append(arguments)
        begun.set()
        assert may_go_on.wait(20)
        return step(*arguments, **named)

    monkeypatch.setattr(*of, slow)
    choose(page, "analysis", analysis)
    choose(page, "together_question", "drugs")
    if analysis.takes_groups:
        choose(page, "together_by", "region")
    page.findChild(QPushButton, "work_it_out").click()
    qtbot.waitUntil(begun.is_set)
    qtbot.waitUntil(page.busy.isVisible)
    page.busy.findChild(QPushButton, "cancel_job").click()
    may_go_on.set()
    qtbot.waitUntil(page.busy.isHidden)
    assert len(rounds) == 1
    assert page.findChild(TableView, "together_table").table.rowCount() == 0
    told = page.findChild(QLabel, "together_sentence").text()
    assert told == "This was stopped, so there is nothing to show."
    work_it_out(page, qtbot)
    assert page.findChild(TableView, "together_table").table.rowCount() > 0


@pytest.fixture
def weighted(qtbot, tmp_path):
    """The page of a project whose table brought weights and clusters."""
    survey = load_survey(sample("clinic"))
    rng = np.random.default_rng(4)
    lines = [
        f"{('north', 'centre', 'south')[rng.integers(3)]},{'yes' if rng.random() < c / 20 else 'no'},"
        f"{rng.integers(1, 6)},{c}"
        for c in (i % 12 for i in range(360))
    ]
    table = tmp_path / "paper.csv"
    table.write_text("region,drugs,w,village\n" + "\n".join(lines) + "\n")
    path, columns = tmp_path / "paper.surveydesk", SampleColumns("w", None, "village")
    import_tables([table], path, survey, lambda read: guess_mapping(read, survey, columns))
    for made in looked_at(qtbot, path):
        yield made, path


def test_the_weights_of_a_table_are_used_until_their_mark_is_taken_off(weighted, qtbot, capsys):
    page, project = weighted
    choose(page, "analysis", Analysis.COMPARE)
    choose(page, "together_question", "drugs")
    choose(page, "together_by", "region")
    command = ["compare", "--question", "drugs", "--by", "region"]

    def p_values(*more):
        rows = printed(capsys, project, *command, *more)
        return [f"{float(r['p_value']):.4f}" for r in rows if r["measure"] == "difference"]

    def shown():
        return [table.text(row, "p-value") for row in range(table.rowCount())]

    mark = page.findChild(QCheckBox, "together_uses_drawn")
    assert mark.isVisible()
    table = work_it_out(page, qtbot)
    assert shown() == p_values()
    mark.click()
    plain = p_values("--unweighted")
    qtbot.waitUntil(lambda: shown() == plain, timeout=10_000)
    assert plain != p_values()
    assert "--unweighted" in page.findChild(QLineEdit, "together_table_command").text()


def test_there_is_no_mark_where_no_table_brought_anything(page):
    assert not page.findChild(QCheckBox, "together_uses_drawn").isVisible()


def test_a_number_is_offered_as_outcome_of_the_linear_model_and_as_predictor(
    qtbot, tmp_path, make_survey, yes_no_json, capsys
):
    hours = {
        "id": "hours",
        "type": "number",
        "text": {"en": "How many hours?"},
        "minimum": 0,
        "maximum": 40,
        "design": {"name": "additive_noise", "added": [-3, 0, 3]},
    }
    age = {**hours, "id": "age", "design": {"name": "direct"}}
    survey = make_survey(yes_no_json("owns", design={"name": "direct"}), hours, age)
    path = tmp_path / "p.surveydesk"
    import_files(simulate(survey, tmp_path, interviews=300, kiosks=1, seed=2), path)
    window = DeskWindow(path)
    qtbot.addWidget(window)
    window.session.refresh()
    window.go_to(PageName.TOGETHER)
    page = window.together_page
    window.show()
    qtbot.waitUntil(lambda: page.findChild(QComboBox, "together_question").count() > 0)
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "hours")
    model = page.findChild(QComboBox, "model")
    assert [model.itemData(i) for i in range(model.count())] == [RegressionModel.LINEAR]
    tick(page, "age", "owns")
    table = work_it_out(page, qtbot)
    options = ["--outcome", "hours", "--predictors", "owns,age", "--model", "linear"]
    rows = printed(capsys, path, "regress", *options)
    shown = [table.text(row, "Estimate") for row in range(table.rowCount())]
    assert shown == [f"{float(row['estimate']):.4f}".replace("-", "−") for row in rows]
    window.close()
