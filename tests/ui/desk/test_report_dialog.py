"""The analyst's whole path: import, estimates, report, script, data; the same numbers everywhere."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QListWidget, QPushButton

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
