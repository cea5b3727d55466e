"""The analyst's whole path: import, estimates, report, script, data; the same numbers everywhere."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QListWidget, QPushButton

from surveyapp.services.filters import read_filter
from surveyapp.services.groups import KIOSK
from surveyapp.services.together import Analysis, Asked
from surveyapp.ui.desk.report_dialog import ReportDialog
from surveyapp.ui.desk.session import PageName

WAIT_MS = 60_000
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support raise")  # offscreen


@pytest.fixture
def filled(qtbot, open_desk, simulated):
    """A desk that has imported two kiosks' files."""
    window = open_desk([simulated])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=WAIT_MS)
    return window


@pytest.fixture
def opened_folders():
    return []


@pytest.fixture
def dialog(qtbot, filled, picker, opened_folders):
    made = ReportDialog(filled.session, filled._filtering, picker, filled, opened_folders.append)
    qtbot.addWidget(made)
    made.show()
    return made


def press(dialog, name):
    dialog.findChild(QPushButton, name).click()


def saved(qtbot, dialog):
    qtbot.waitUntil(lambda: bool(dialog.messages.text), timeout=WAIT_MS)
    return dialog.messages.text


def contents(dialog):
    return dialog.findChild(QLabel, "report_contents").text()


def tick_group(dialog, name):
    groups = dialog.findChild(QListWidget, "report_groups")
    row = next(i for i in range(groups.count()) if groups.item(i).text().startswith(name))
    groups.item(row).setCheckState(Qt.CheckState.Checked)


def again(script, folder):
    """Run the script beside a report as an analyst does; return what it said."""
    program = f"{sys.executable} -m surveyapp.cli"
    return subprocess.run(
        [*script, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SURVEYAPP": program},
        timeout=300,
    )


def test_the_analysts_path_ends_in_a_report_whose_script_makes_the_same_numbers(
    qtbot, dialog, picker, simulated, tmp_path
):
    desk = dialog.parentWidget()
    desk.go_to(PageName.ESTIMATES)
    page = desk.estimates_page
    qtbot.waitUntil(lambda: page._pane.table.table.rowCount() > 0, timeout=WAIT_MS)
    tick_group(dialog, "region")
    press(dialog, "add_analysis")
    picker.answers = [(tmp_path / "r.pdf",)]
    press(dialog, "report_all")
    assert "Saved r.html, r.pdf, r.tables, r.sh, r.py" in saved(qtbot, dialog)
    assert (tmp_path / "r.pdf").read_bytes().startswith(b"%PDF-")
    with (tmp_path / "r.tables" / "estimates.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["estimate"]) for row in rows] == [
        r.estimate for r in page._pane._views[0].rows.rows
    ]
    done = again([sys.executable, str(tmp_path / "r.py")], simulated)
    assert done.returncode == 0, done.stderr + done.stdout
    names = {path.name for path in (tmp_path / "r.tables").glob("*.csv")}
    assert {"estimates.csv", "estimates-by-region.csv", "crosstab-region-drugs.csv"} <= names
    assert {line.split()[1] for line in done.stdout.splitlines() if line[:5] == "same:"} == names


def test_the_folder_of_what_was_saved_is_opened(qtbot, dialog, picker, opened_folders, tmp_path):
    press(dialog, "open_report_folder")
    assert opened_folders == []
    picker.answers = [(tmp_path / "r.html",)]
    press(dialog, "report_html")
    saved(qtbot, dialog)
    press(dialog, "open_report_folder")
    assert opened_folders == [tmp_path]


def test_the_contents_follow_what_is_chosen(dialog):
    assert "Estimates by region" not in contents(dialog)
    tick_group(dialog, "region")
    assert "Estimates by region" in contents(dialog)
    dialog.findChild(QCheckBox, "report_compare").setChecked(True)
    assert "Differences of drugs between groups of region" in contents(dialog)
    press(dialog, "add_analysis")
    assert "Cross-table of region, drugs" in contents(dialog)
    press(dialog, "remove_analysis")
    assert "Cross-table" not in contents(dialog)


def choose(widget, name, value):
    chooser = widget.findChild(QComboBox, name)
    chooser.setCurrentIndex(chooser.findData(value))
    chooser.activated.emit(chooser.currentIndex())


def ranked(qtbot, desk):
    """Rank the regions by trust on the page of questions together."""
    desk.go_to(PageName.TOGETHER)
    page = desk.together_page
    for name, value in (("analysis", Analysis.RANK), ("together_question", "trust")):
        choose(page, name, value)
    choose(page, "together_by", "region")
    page.work_it_out()
    qtbot.waitUntil(lambda: not page._pane.is_empty, timeout=WAIT_MS)
    return page


RANKED = Asked(Analysis.RANK, "trust", by="region")


def test_what_was_worked_out_is_added_to_the_report_and_taken_out_again(qtbot, dialog):
    page = ranked(qtbot, dialog.parentWidget())
    add = page.findChild(QPushButton, "add_to_report")
    assert (add.text(), add.isEnabled()) == ("Add to report", True)
    add.click()
    assert (add.text(), add.isEnabled()) == ("In the report", False)
    assert "Rank: trust between groups of region" in contents(dialog)
    assert dialog.choices.wanted().analyses == (RANKED,)
    dialog.findChild(QListWidget, "report_analyses").setCurrentRow(0)
    press(dialog, "remove_analysis")
    assert "Rank" not in contents(dialog)
    assert (add.text(), add.isEnabled()) == ("Add to report", True)


def test_the_list_is_kept_with_the_project(qtbot, dialog):
    desk = dialog.parentWidget()
    ranked(qtbot, desk).findChild(QPushButton, "add_to_report").click()
    state = json.loads(json.dumps(desk.together_page.save_state()))
    desk.session.report.restore_state([])
    assert "Rank" not in contents(dialog)
    of_others = Asked(Analysis.CROSSTAB, "drugs", ("other_survey",)).kept()
    state["report"] += [of_others, {"analysis": "guess"}, 7]
    desk.together_page.restore_state(state)
    assert desk.session.report.asked == (RANKED,)
    assert "Rank: trust between groups of region" in contents(dialog)


def test_another_project_has_its_own_list(qtbot, dialog, tmp_path):
    session = dialog.parentWidget().session
    session.report.add(RANKED)
    session.open_project(tmp_path / "other.surveydesk")
    assert session.report.asked == ()


@pytest.mark.parametrize(
    ("analysis", "first", "second", "told"),
    [
        (Analysis.COMPARE, "drugs", "region", "Differences of drugs between groups of region"),
        (Analysis.RANK, "trust", KIOSK, "Rank: trust between groups of kiosks"),
        (Analysis.RANK, "source", None, "Rank: source"),
        (Analysis.DISTANCE, "trust", "region", "Distance between groups: trust between groups of"),
        (Analysis.REGRESSION, "drugs", "region", "Regression: drugs ~ region"),
    ],
)
def test_every_analysis_can_be_chosen(dialog, analysis, first, second, told):
    choose(dialog, "report_analysis", analysis)
    choose(dialog, "analysis_first", first)
    choose(dialog, "analysis_second", second)
    press(dialog, "add_analysis")
    assert told in contents(dialog)


@pytest.mark.parametrize(("first", "second"), [("trust", None), ("source", "region")])
def test_what_has_no_rank_cannot_be_chosen(dialog, first, second):
    choose(dialog, "report_analysis", Analysis.RANK)
    choose(dialog, "analysis_first", first)
    choose(dialog, "analysis_second", second)
    assert not dialog.findChild(QPushButton, "add_analysis").isEnabled()


def test_the_report_counts_those_who_fit_the_filter(qtbot, dialog, picker, tmp_path):
    dialog.parentWidget()._filtering.use(read_filter(["region=north"]))
    picker.answers = [(tmp_path / "r.html",)]
    press(dialog, "report_html")
    saved(qtbot, dialog)
    told = (tmp_path / "r.html").read_text("utf-8")
    assert "of 600 interviews are counted: those with region=north" in told


@pytest.mark.parametrize("ending", ["csv", "csv.bom", "xlsx", "sav", "dta", "parquet"])
def test_the_data_are_exported(qtbot, dialog, picker, tmp_path, ending):
    path = tmp_path / f"data.{ending.partition('.')[0]}"
    picker.answers = [(path,)]
    dialog.findChild(QAction, f"data.{ending}").trigger()
    assert "Saved data." in saved(qtbot, dialog)
    assert path.read_bytes().startswith(b"\xef\xbb\xbf") == (ending == "csv.bom")


@pytest.mark.parametrize("ending", ["html", "csv", "md"])
def test_the_codebook_is_exported(qtbot, dialog, picker, tmp_path, ending):
    picker.answers = [(tmp_path / f"book.{ending}",)]
    dialog.findChild(QAction, f"codebook.{ending}").trigger()
    assert "Saved book." in saved(qtbot, dialog)
    assert "In which region do you live?" in (tmp_path / f"book.{ending}").read_text("utf-8")


def test_a_folder_that_is_not_there_is_told(qtbot, dialog, picker, tmp_path):
    picker.answers = [(tmp_path / "nowhere" / "r.html",)]
    press(dialog, "report_html")
    assert "nowhere" in saved(qtbot, dialog) or "r.html" in saved(qtbot, dialog)
    assert dialog.findChild(QPushButton, "open_report_folder").isHidden()


def test_nothing_is_offered_before_the_first_import(qtbot, open_desk, picker):
    window = open_desk()
    window.findChild(QAction, "menu_report").trigger()
    dialog = window.findChild(ReportDialog)
    assert dialog.isVisible()
    for name in ("report_html", "report_pdf", "report_script", "report_all"):
        assert not dialog.findChild(QPushButton, name).isEnabled()
    assert "import collection files first" in contents(dialog)
    assert Path(window.session.project).name == "p.surveydesk"


def test_a_report_that_is_cancelled_leaves_no_file(qtbot, dialog, picker, tmp_path):
    picker.answers = [(tmp_path / "r.pdf",)]
    press(dialog, "report_all")
    dialog._session.runner.cancel_all()
    qtbot.waitUntil(lambda: not dialog._session.runner._jobs, timeout=WAIT_MS)
    assert list(tmp_path.glob("r.*")) == []
    assert dialog.messages.text == ""
