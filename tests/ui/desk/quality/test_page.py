"""The page of data quality shows what the command line prints, and says what to do."""

import csv
import io
import threading
from pathlib import Path

import pytest
from checks import project_quality
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton
from samples import sample

from surveyapp.analyses.quality import TESTS, DataQuality, item_funnel
from surveyapp.cli import main
from surveyapp.services.charts.drawing import as_bytes
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.export_button import ExportButton


@pytest.fixture
def project(tmp_path) -> Path:
    """Three kiosks; at the third, everybody has the trait."""
    survey = load_survey(sample("clinic"))
    usual = {"drugs": (0.1, 0.9), "bribe": (0.3, 0.7)}
    files = simulate(
        survey, tmp_path / "usual", interviews=800, kiosks=2, seed=4, prevalences=usual
    )
    other = {"drugs": (1.0, 0.0), "bribe": (0.3, 0.7)}
    more = simulate(survey, tmp_path / "other", interviews=400, seed=5, prevalences=other)
    path = tmp_path / "clinic.surveydesk"
    import_files([*files, *more], path)
    return path


@pytest.fixture
def page(qtbot, project):
    window = DeskWindow(project)
    qtbot.addWidget(window)
    window.show()
    window.go_to(PageName.QUALITY)
    made = window.quality_page
    table = made.findChild(TableView, "quality_findings").table
    qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=10_000)
    yield made
    window.close()


def turn_to(page, view):
    page.findChild(QPushButton, f"view_quality_{view}").click()
    return page.findChild(TableView, f"quality_{view}")


def printed(capsys, project, *options):
    assert main(["quality", "--project", str(project), *options, "--csv", "-"]) in {0, 1}
    return list(csv.DictReader(io.StringIO(capsys.readouterr().out)))


def test_without_interviews_the_page_leads_to_the_files(open_desk, qtbot):
    window = open_desk()
    window.go_to(PageName.QUALITY)
    window.quality_page.findChild(QPushButton, "go_to_files").click()
    assert window.files_page.isVisible()


def test_the_findings_are_those_of_the_command_line(page, project, capsys):
    rows = printed(capsys, project)
    table = page.findChild(TableView, "quality_findings").table
    shown = [table.text(row, "Finding") for row in range(table.rowCount())]
    found = project_quality(project)
    in_labels = TranslatedLabels(found.survey).sentence
    assert [str(one.finding) for one in found.findings] == [row["finding"] for row in rows]
    assert shown == [in_labels(one.finding) for one in found.findings]
    states = [table.text(row, "State") for row in range(table.rowCount())]
    words = {"ok": "OK", "look": "Check", "act": "Act"}
    assert states == [words[row["severity"]] for row in rows]
    assert page.findChild(QLabel, "quality_verdict").text() == in_labels(found.verdict)


def test_the_selected_finding_says_what_to_do(page, project, capsys):
    rows = printed(capsys, project)
    view = page.findChild(TableView, "quality_findings")
    advised = [row["advice"] for row in rows]
    assert "Nothing to do." in advised
    for row in (0, len(rows) - 1, advised.index("Nothing to do.")):
        view.selectRow(row)
        told = page.findChild(QLabel, "quality_advice").text()
        is_nothing = advised[row] == "Nothing to do."
        assert told == (advised[row] if is_nothing else f"What to do: {advised[row]}")


@pytest.mark.parametrize("name", [table.key for table in DataQuality.tables])
def test_every_table_is_shown_and_exported_as_the_command_line_writes_it(
    page, project, name, capsys, tmp_path, *, qtbot
):
    view = turn_to(page, name)
    rows = printed(capsys, project, "--table", name)
    assert view.isVisible()
    assert view.table.rowCount() == len(rows)
    target = tmp_path / "out.csv"
    page.findChild(ExportButton, "export_quality")._file_picker = lambda *_: (target,)
    page.findChild(ExportButton, "export_quality")._export_table()
    qtbot.waitUntil(target.exists)
    qtbot.waitUntil(lambda: "Saved" in page.messages.text)
    with target.open(encoding="utf-8-sig", newline="") as file:
        assert list(csv.DictReader(file)) == rows


def test_what_is_exported_is_made_when_it_is_exported_and_not_in_the_windows_thread(
    page, tmp_path, qtbot, monkeypatch
):
    threads = []
    records = type(TESTS).records

    def noted(table, result, analysis):
        threads.append(threading.current_thread())
        return records(table, result, analysis)

    monkeypatch.setattr(type(TESTS), "records", noted)
    turn_to(page, "tests")
    assert threads == []
    target = tmp_path / "out.csv"
    export = page.findChild(ExportButton, "export_quality")
    export._file_picker = lambda *_: (target,)
    export._export_table()
    qtbot.waitUntil(lambda: "Saved" in page.messages.text)
    assert threads
    assert threading.main_thread() not in threads


def test_the_funnel_shows_every_kiosk_and_which_one_stands_out(page, project):
    turn_to(page, "kiosks")
    chooser = page.findChild(QComboBox, "quality_item")
    assert chooser.itemText(chooser.currentIndex()) == "drugs"
    drawing = page.findChild(ChartView, "quality_chart").drawing
    funnel = item_funnel(project_quality(project), "drugs", page._tables.shown.pen)
    assert sorted(point.n for point in funnel.points) == [400, 400, 400]
    assert [point.stands_out for point in funnel.points].count(True) == 1
    # 0.25 + 0.5·0.1 where 1 in 10 has the trait
    assert funnel.share == pytest.approx(0.3, abs=0.05)
    assert as_bytes(drawing, "svg", 9.0).startswith(b"<?xml")


def test_other_numbers_of_forged_interviews_and_groups_are_looked_at_anew(page, qtbot):
    records = page.findChild(TableView, "quality_records").table
    forged = page.findChild(QLineEdit, "forged")
    turn_to(page, "records")
    assert forged.text() == records.text(0, "If forged") == "12"
    forged.setText("100")
    forged.editingFinished.emit()
    qtbot.waitUntil(lambda: records.text(0, "If forged") == "100")
    assert page.findChild(ChartView, "quality_chart").drawing is not None
    by = page.findChild(QComboBox, "quality_by")
    tests = page.findChild(TableView, "quality_tests").table
    turn_to(page, "tests")
    before = [tests.text(row, "p") for row in range(tests.rowCount())]
    by.setCurrentIndex(by.findData("region"))
    by.activated.emit(by.currentIndex())
    qtbot.waitUntil(lambda: [tests.text(r, "p") for r in range(tests.rowCount())] != before)


def test_what_cannot_be_looked_at_is_told(page, qtbot):
    forged = page.findChild(QLineEdit, "forged")
    forged.setText("5000")
    forged.editingFinished.emit()
    qtbot.waitUntil(lambda: "from 0 to 1200" in page.messages.text)


def test_another_project_forgets_what_was_found(page, tmp_path, qtbot):
    new = tmp_path / "new.surveydesk"
    page._session.open_project(new)
    qtbot.waitUntil(lambda: page._session.project == new, timeout=10_000)
    assert page.findChild(TableView, "quality_findings").table.rowCount() == 0
    assert page.findChild(QPushButton, "go_to_files").isVisibleTo(page)


def test_until_the_first_result_there_are_no_empty_boxes(qtbot, project):
    window = DeskWindow(project)
    qtbot.addWidget(window)
    window.show()
    window.go_to(PageName.QUALITY)
    page = window.quality_page
    table = page.findChild(TableView, "quality_findings")
    assert not table.table.rowCount()
    assert not table.isVisible()
    assert not page.findChild(QLabel, "quality_verdict").isVisible()
    qtbot.waitUntil(lambda: table.table.rowCount() > 0, timeout=10_000)
    assert table.isVisible()
    assert page.findChild(QLabel, "quality_verdict").isVisible()
    window.close()
