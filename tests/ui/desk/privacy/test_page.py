"""The page of the privacy account shows what the command line prints."""

import csv
import io

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton
from samples import sample

from surveyapp.cli import main
from surveyapp.services.charts.drawing import as_bytes
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.privacy.page import TABLES
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView

OF_SHUFFLING = ("--table", "shuffled", "--delta")


@pytest.fixture
def project(tmp_path):
    survey = load_survey(sample("clinic"))
    shares = {"region": (0.5, 0.46, 0.04)}
    files = simulate(survey, tmp_path / "usb", interviews=150, kiosks=2, seed=4, prevalences=shares)
    path = tmp_path / "clinic.surveydesk"
    import_files(files, path)
    return path


@pytest.fixture
def page(qtbot, project, picker):
    window = DeskWindow(project, file_picker=picker)
    qtbot.addWidget(window)
    window.show()
    window.go_to(PageName.PRIVACY)
    made = window.privacy_page
    table = made.findChild(TableView, "privacy_account").table
    qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=10_000)
    yield made
    window.close()


def turn_to(page, view):
    page.findChild(QPushButton, f"view_privacy_{view}").click()
    return page.findChild(TableView, f"privacy_{view}")


def choose(page, name, value):
    chooser = page.findChild(QComboBox, name)
    chooser.setCurrentIndex(chooser.findData(value))
    chooser.activated.emit(chooser.currentIndex())


def printed(capsys, project, *options):
    assert main(["privacy", "--project", str(project), *options, "--csv", "-"]) in {0, 1}
    return list(csv.DictReader(io.StringIO(capsys.readouterr().out)))


def plain(text):
    """A sentence as the command line writes it: with usual spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def note(page):
    return page.findChild(QLabel, "privacy_note").text()


def test_the_account_has_the_numbers_and_words_of_the_command_line(page, project, capsys):
    rows = printed(capsys, project)
    view = page.findChild(TableView, "privacy_account")
    assert view.table.rowCount() == len(rows)
    for place, row in enumerate(rows):
        told = f"{100 * float(row['highest']):.2f}\N{NO-BREAK SPACE}%"
        assert view.table.text(place, "After, at most") == told
        view.selectRow(place)
        assert plain(note(page)).startswith(row["sentence"])


@pytest.mark.parametrize("name", [table.key for table in TABLES])
def test_every_table_has_the_rows_of_the_command_line(page, project, name, capsys):
    view = turn_to(page, name)
    assert view.isVisible()
    assert view.table.rowCount() == len(printed(capsys, project, "--table", name))
    assert note(page)


def test_waves_add_up_and_the_prior_moves_what_is_concluded(page, project, qtbot, capsys):
    before = page.findChild(QLabel, "privacy_epsilon").text()
    choose(page, "waves", 3)
    qtbot.waitUntil(lambda: page.findChild(QLabel, "privacy_epsilon").text() != before)
    total = printed(capsys, project, "--table", "totals", "--waves", "3")[-1]
    shown = page.findChild(QLabel, "privacy_epsilon").text()
    assert float(shown.removeprefix("ε = ")) == pytest.approx(float(total["epsilon"]), abs=1e-4)
    said = page.findChild(QLabel, "privacy_sentence").text()
    assert said.startswith(total["sentence"])
    assert said.endswith("Asked directly, so not protected: “In which region do you live?”.")
    choose(page, "prior", page.findChild(QComboBox, "prior").itemData(4))
    table = page.findChild(TableView, "privacy_account").table
    half = "50.00\N{NO-BREAK SPACE}%"
    qtbot.waitUntil(lambda: table.text(1, "Prior probability") == half)
    assert table.text(1, "After, at least") == "25.00\N{NO-BREAK SPACE}%"


def test_the_delta_of_shuffling_is_typed(page, project, qtbot, capsys):
    field = page.findChild(QLineEdit, "delta")
    assert not field.isVisible()
    table = turn_to(page, "shuffled").table
    assert field.isVisible()
    assert table.text(0, "δ") == "0.000001"
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "0.001")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    (needed, *_) = (row["needed"] for row in printed(capsys, project, *OF_SHUFFLING, "0.001"))
    qtbot.waitUntil(lambda: table.text(0, "Needed").replace(",", "") == needed)
    field.selectAll()
    qtbot.keyClicks(field, "2")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert "between 0 and 1" in page.messages.text
    field.setText("x")
    page.reckon()
    assert page.messages.text.startswith("δ of shuffling: “x” is not a number")
    assert table.text(0, "Needed").replace(",", "") == needed


def test_small_groups_are_flagged_with_what_to_do(page, qtbot):
    leads = page.findChild(QPushButton, "view_privacy_groups")
    assert not leads.icon().isNull()
    assert "Merge categories" in leads.toolTip()
    view = turn_to(page, "groups")
    assert view.table.text(0, "Small groups") != "0"
    assert "Merge categories" in note(page)
    choose(page, "smallest_group", 3)
    qtbot.waitUntil(lambda: view.table.text(0, "Small groups") == "0")
    assert "Everybody shares" in note(page)
    assert leads.icon().isNull()
    assert leads.toolTip() == ""


def test_the_picture_marks_the_selected_question(page):
    page.findChild(TableView, "privacy_account").selectRow(1)
    drawing = page.findChild(ChartView, "privacy_chart").drawing
    assert b"<?xml" in as_bytes(drawing, "svg", 9.0)
    turn_to(page, "exports")
    assert page.findChild(ChartView, "privacy_chart").drawing is None


def test_surveys_that_the_same_people_answered_are_added(page, picker, qtbot):
    picker.answers.append((sample("asking-less"),))
    page.findChild(QPushButton, "add_surveys").click()
    totals = turn_to(page, "totals").table
    qtbot.waitUntil(lambda: totals.rowCount() == 3)
    assert totals.text(2, "What") == "All waves"


def test_a_file_that_is_no_survey_is_told_and_the_page_stays(page, picker, qtbot, tmp_path):
    wrong = tmp_path / "wrong.survey.json"
    wrong.write_text("{}")
    picker.answers.append((wrong,))
    page.findChild(QPushButton, "add_surveys").click()
    qtbot.waitUntil(lambda: "wrong.survey.json" in page.messages.text)
    assert page.findChild(TableView, "privacy_account").table.rowCount() > 0


def test_without_interviews_a_survey_file_can_be_chosen(open_desk, picker, qtbot):
    window = open_desk()
    window.go_to(PageName.PRIVACY)
    picker.answers.append((sample("clinic"),))
    window.privacy_page.findChild(QPushButton, "choose_surveys").click()
    table = window.privacy_page.findChild(TableView, "privacy_account").table
    qtbot.waitUntil(lambda: table.rowCount() > 0)
    turn_to(window.privacy_page, "groups")
    assert "no interviews yet" in note(window.privacy_page)
