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

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.data.filters import read_filter
from surveyapp.services.multivariate.registry import Analysis, AnalysisRequest
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.reporting.dialog import ReportDialog

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


def tick(listed, name, state=Qt.CheckState.Checked):
    row = next(i for i in range(listed.count()) if listed.item(i).text().startswith(name))
    listed.item(row).setCheckState(state)


def tick_group(dialog, name):
    tick(dialog.findChild(QListWidget, "report_groups"), name)


def tick_others(dialog, *names):
    for name in names:
        tick(dialog.findChild(QListWidget, "analysis_others"), name)


def again(surveyapp, script, folder):
    """Run the script beside a report as an analyst does; return what it said."""
    return subprocess.run(
        [*script, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SURVEYAPP": surveyapp},
        timeout=300,
    )


def test_the_analysts_path_ends_in_a_report_whose_script_makes_the_same_numbers(
    qtbot, dialog, picker, simulated, tmp_path, *, program
):
    desk = dialog.parentWidget()
    desk.go_to(PageName.ESTIMATES)
    page = desk.estimates_page
    qtbot.waitUntil(lambda: page._pane.table.table.rowCount() > 0, timeout=WAIT_MS)
    tick_group(dialog, "region")
    tick_others(dialog, "drugs")
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
    done = again(program.command, [sys.executable, str(tmp_path / "r.py")], simulated)
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
    assert not dialog.findChild(QPushButton, "add_analysis").isEnabled()
    tick_others(dialog, "drugs", "trust")
    press(dialog, "add_analysis")
    assert "Cross-table of region, drugs, trust" in contents(dialog)
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


RANKED = AnalysisRequest(Analysis.RANK, "trust", by="region")


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
    desk.session.report.restore_state({})
    assert "Rank" not in contents(dialog)
    of_others = AnalysisRequest(Analysis.CROSSTAB, "drugs", ("other_survey",)).to_json()
    state["report"]["analyses"] += [of_others, {"analysis": "guess"}, 7]
    desk.together_page.restore_state(state)
    assert desk.session.report.asked == (RANKED,)
    assert "Rank: trust between groups of region" in contents(dialog)


def test_another_project_has_its_own_list(qtbot, dialog, tmp_path):
    session = dialog.parentWidget().session
    session.report.add(RANKED)
    session.open_project(tmp_path / "other.surveydesk")
    qtbot.waitUntil(lambda: session.report.asked == (), timeout=WAIT_MS)


def test_a_list_of_an_earlier_version_comes_back(dialog):
    desk = dialog.parentWidget()
    desk.together_page.restore_state({"report": [RANKED.to_json()]})
    assert desk.session.report.asked == (RANKED,)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (
            AnalysisRequest(Analysis.COMPARE, "drugs", by="region"),
            "Differences of drugs between groups of region",
        ),
        (AnalysisRequest(Analysis.RANK, "trust", by=KIOSK), "Rank: trust between groups of kiosks"),
        (AnalysisRequest(Analysis.RANK, "source"), "Rank: source"),
        (AnalysisRequest(Analysis.RANK, "drugs", ("violence",)), "Rank: drugs, violence"),
        (
            AnalysisRequest(Analysis.DISTANCE, "trust", by="region"),
            "Distance between groups: trust between groups",
        ),
        (
            AnalysisRequest(Analysis.REGRESSION, "drugs", ("region", "trust")),
            "drugs ~ region + trust",
        ),
        (
            AnalysisRequest(Analysis.CROSSTAB, "drugs", ("region", "trust")),
            "Cross-table of drugs, region, tr",
        ),
    ],
)
def test_every_analysis_can_be_chosen(dialog, wanted, told):
    choose(dialog, "report_analysis", wanted.analysis)
    choose(dialog, "analysis_first", wanted.question)
    choose(dialog, "analysis_by", wanted.by)
    tick_others(dialog, *wanted.others)
    press(dialog, "add_analysis")
    assert told in contents(dialog)
    assert dialog.choices.wanted().analyses == (wanted,)


@pytest.mark.parametrize(
    ("analysis", "first", "by"),
    [
        (Analysis.RANK, "trust", None),
        (Analysis.RANK, "source", "region"),
        (Analysis.REGRESSION, "drugs", None),
        (Analysis.CROSSTAB, "drugs", None),
    ],
)
def test_what_is_not_whole_cannot_be_added(dialog, analysis, first, by):
    choose(dialog, "report_analysis", analysis)
    choose(dialog, "analysis_first", first)
    choose(dialog, "analysis_by", by)
    assert not dialog.findChild(QPushButton, "add_analysis").isEnabled()


def test_a_cross_table_takes_four_questions_at_most(dialog):
    add = dialog.findChild(QPushButton, "add_analysis")
    tick_others(dialog, "drugs", "violence", "trust")
    assert add.isEnabled()
    tick_others(dialog, "source")
    assert not add.isEnabled()


def test_only_questions_with_the_same_answers_are_ranked_together(dialog):
    others = dialog.findChild(QListWidget, "analysis_others")
    choose(dialog, "report_analysis", Analysis.RANK)
    choose(dialog, "analysis_first", "drugs")
    names = [others.item(row).text().split(":")[0] for row in range(others.count())]
    assert names == ["bribe", "violence"]
    assert others.isVisible()
    choose(dialog, "analysis_by", "region")  # one question is ranked by groups
    assert others.isHidden()


def test_a_rank_of_several_questions_is_in_the_written_report(qtbot, dialog, picker, tmp_path):
    choose(dialog, "report_analysis", Analysis.RANK)
    choose(dialog, "analysis_first", "drugs")
    tick_others(dialog, "bribe", "violence")
    press(dialog, "add_analysis")
    picker.answers = [(tmp_path / "r.html",)]
    press(dialog, "report_html")
    assert saved(qtbot, dialog).startswith("Saved r.html")
    assert "--questions drugs,bribe,violence" in (tmp_path / "r.html").read_text("utf-8")


def shown_choices(dialog):
    """Return the ticked groups, the tick of differences, the level, and the button of Enter."""
    groups = dialog.findChild(QListWidget, "report_groups")
    ticked = [
        groups.item(row).text().split(":")[0]
        for row in range(groups.count())
        if groups.item(row).checkState() is Qt.CheckState.Checked
    ]
    buttons = [one.objectName() for one in dialog.findChildren(QPushButton) if one.isDefault()]
    level = dialog.findChild(QComboBox, "report_level").currentData()
    return ticked, dialog.findChild(QCheckBox, "report_compare").isChecked(), level, buttons


USUAL = ([], False, 0.95, ["report_pdf"])


def test_what_was_chosen_comes_back_with_the_project(qtbot, open_desk, simulated, picker, tmp_path):
    desk = open_desk([simulated])
    qtbot.waitUntil(lambda: desk.session.summary.interviews == 600, timeout=WAIT_MS)
    desk.show_report()
    dialog = desk.findChild(ReportDialog)
    assert shown_choices(dialog) == USUAL
    tick_group(dialog, "region")
    dialog.findChild(QCheckBox, "report_compare").setChecked(True)
    choose(dialog, "report_level", 0.8)
    picker.answers = [(tmp_path / "r.html",)]
    press(dialog, "report_html")
    saved(qtbot, dialog)
    desk.close()
    again = open_desk(project=tmp_path / "p.surveydesk")
    again.show_report()  # before the project is known: what was kept comes back then
    dialog = again.findChild(ReportDialog)
    qtbot.waitUntil(lambda: again.session.summary.interviews == 600, timeout=WAIT_MS)
    assert shown_choices(dialog) == (["region"], True, 0.8, ["report_html"])
    other = tmp_path / "other.surveydesk"
    again.session.open_project(other)
    qtbot.waitUntil(lambda: again.session.project == other, timeout=WAIT_MS)
    again.show_report()
    assert shown_choices(again.findChild(ReportDialog)) == USUAL


def test_choices_that_make_no_sense_do_no_harm(dialog):
    choices = {"report_groups": 7, "report_level": [], "report_writer": {}, "report_compare": 1}
    dialog.parentWidget().session.report.restore_state({"choices": choices, "analyses": "all"})
    assert shown_choices(dialog) == USUAL


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
