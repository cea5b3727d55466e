"""The page of questions together shows what the command line prints."""

import csv
import io

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QPushButton

from surveyapp.cli import main
from surveyapp.services.compare import COLUMNS
from surveyapp.services.exchange import import_files
from surveyapp.services.simulate import simulate
from surveyapp.storage.resources import resource
from surveyapp.storage.survey_files import load_survey
from surveyapp.ui.desk.message_bar import MessageBar
from surveyapp.ui.desk.session import PageName
from surveyapp.ui.desk.tables import TableView
from surveyapp.ui.desk.together import Analysis
from surveyapp.ui.desk.window import DeskWindow


@pytest.fixture
def project(tmp_path):
    survey = load_survey(resource("examples", "clinic.survey.json"))
    files = simulate(survey, tmp_path, interviews=900, kiosks=2, seed=4)
    path = tmp_path / "clinic.surveydesk"
    import_files(files, path)
    return path


@pytest.fixture
def page(qtbot, project):
    window = DeskWindow(project)
    qtbot.addWidget(window)
    window.session.refresh()
    window.go_to(PageName.TOGETHER)
    made = window.together_page
    qtbot.waitUntil(lambda: made.findChild(QComboBox, "together_question").count() > 0)
    yield made
    window.close()


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
    assert shown == [f"{100 * float(row['estimate']):.2f}\N{NO-BREAK SPACE}%" for row in rows]
    command = page.findChild(QLabel, "together_command").text()
    assert "surveyapp crosstab --questions drugs,bribe" in command


def test_groups_are_compared_and_the_intervals_told(page, qtbot, project, capsys):
    choose(page, "analysis", Analysis.COMPARE)
    choose(page, "together_question", "drugs")
    choose(page, "together_by", "region")

    table = work_it_out(page, qtbot)

    rows = printed(capsys, project, "compare", "--question", "drugs", "--by", "region")
    assert list(rows[0]) == list(COLUMNS)
    assert table.rowCount() == len(rows)
    shown = [table.text(row, "p-value") for row in range(0, table.rowCount(), 2)]
    assert shown == [f"{float(row['p_value']):.4f}" for row in rows[::2]]
    assert page.findChild(QLabel, "together_sentence").text()


def test_a_regression_is_fitted_with_the_ticked_questions(page, qtbot, project, capsys):
    choose(page, "analysis", Analysis.REGRESSION)
    choose(page, "together_question", "drugs")
    tick(page, "region")

    table = work_it_out(page, qtbot)

    rows = printed(capsys, project, "regress", "--outcome", "drugs", "--predictors", "region")
    shown = [table.text(row, "Estimate") for row in range(table.rowCount())]
    assert shown == [f"{float(row['estimate']):.4f}" for row in rows[:-1]]


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
