"""The page of rows shows each interview; reports are marked as reports; only what is in sight is read."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QWidget
from samples import sample

from surveyapp.analyses.data.filters import read_filter
from surveyapp.services.dataset.rows import ROWS_A_PART
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.rows import records as records_module
from surveyapp.ui.desk.rows.page import RowsPage
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.message_bar import MessageBar

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
ROWS = 600
WORDS = Qt.ItemDataRole.DisplayRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
HINT = Qt.ItemDataRole.ToolTipRole
MARK = Qt.ItemDataRole.DecorationRole
ACROSS = Qt.Orientation.Horizontal


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    shares = {"region": (0.5, 0.3, 0.2)}
    folder = tmp_path_factory.mktemp("usb")
    survey = load_survey(sample("clinic"))
    files = simulate(survey, folder, interviews=ROWS, kiosks=2, seed=4, prevalences=shares)
    import_files(files, folder / "clinic.surveydesk")
    return folder / "clinic.surveydesk"


@pytest.fixture
def project(made, tmp_path):
    return Path(shutil.copy(made, tmp_path))


@pytest.fixture
def page(qtbot, project):
    """The page alone, without the desk around it, of which the first rows are read."""
    holder = QWidget()
    qtbot.addWidget(holder)
    runner = JobRunner(holder)
    session = DeskSession(project, runner, holder)
    made = RowsPage(session)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    session.refresh()
    qtbot.waitUntil(lambda: made.model.record(0) is not None, timeout=10_000)
    yield made
    made.shutdown()
    runner.shutdown()
    session.leave()


def column(page, name):
    titles = [page.model.headerData(n, ACROSS) for n in range(page.model.columnCount())]
    return titles.index(name)


def cell(page, row, name, role=WORDS):
    return page.model.index(row, column(page, name)).data(role)


def test_reports_are_marked_as_reports_and_answers_are_not(page):
    drugs, region = column(page, "drugs"), column(page, "region")
    note = "A report, not an answer: chance may have changed it."
    assert page.model.headerData(drugs, ACROSS, MARK) is not None
    assert page.model.headerData(region, ACROSS, MARK) is None
    assert note in page.model.headerData(drugs, ACROSS, HINT)
    assert note not in page.model.headerData(region, ACROSS, HINT)
    assert cell(page, 0, "drugs", SPOKEN) == f"{cell(page, 0, 'drugs')}, {note}"
    assert cell(page, 0, "region", SPOKEN) == cell(page, 0, "region")
    assert page.findChild(QWidget, "rows_legend").isVisible()


def test_rows_are_sorted_by_id_and_numbered(page):
    ids = [page.model.record(row)[0] for row in range(ROWS_A_PART)]
    assert ids == sorted(ids)
    assert page.model.rowCount() == ROWS
    assert page.model.headerData(ROWS - 1, Qt.Orientation.Vertical) == "600"
    assert cell(page, 0, "Interview") == ids[0][:8]
    assert cell(page, 0, "Interview", HINT) == ids[0]


def test_labels_give_way_to_codes(page):
    shown = {cell(page, row, "region") for row in range(50)}
    assert shown == {"North", "Centre", "South"}
    page.findChild(QCheckBox, "rows_labels").click()
    assert {cell(page, row, "region") for row in range(50)} == {"north", "centre", "south"}


def test_only_what_is_in_sight_is_read(page, qtbot):
    last = page.model.rowCount() - 1
    assert page.model.record(last) is None
    assert cell(page, last, "region") == records_module.COMING
    page.table.scrollToBottom()
    qtbot.waitUntil(lambda: page.model.record(last) is not None, timeout=10_000)
    assert page.model.missing(0, last) == range(1, 2)


def test_what_was_looked_at_long_ago_is_forgotten(page, qtbot, monkeypatch):
    monkeypatch.setattr(records_module, "MOST_PARTS", 1)
    page.table.scrollToBottom()
    qtbot.waitUntil(lambda: page.model.record(ROWS - 1) is not None, timeout=10_000)
    qtbot.waitUntil(lambda: page.model.record(0) is None, timeout=10_000)
    page.table.scrollToTop()
    qtbot.waitUntil(lambda: page.model.record(0) is not None, timeout=10_000)


def test_a_filter_leaves_only_the_rows_that_fit(page, qtbot):
    page._filtering.use(read_filter(["region=south"]))
    qtbot.waitUntil(lambda: 0 < page.model.rowCount() < ROWS, timeout=10_000)
    qtbot.waitUntil(lambda: page.model.record(0) is not None, timeout=10_000)
    assert {cell(page, row, "region") for row in range(50)} == {"South"}


def test_selected_rows_are_copied_with_titles_that_name_reports(page, qtbot):
    flags = QItemSelectionModel.SelectionFlag
    page.table.setFocus()
    for row in (0, 2):
        index = page.model.index(row, 0)
        page.table.selectionModel().select(index, flags.Select | flags.Rows)
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    titles, *rows = QGuiApplication.clipboard().text().splitlines()
    assert titles.split("\t")[:3] == ["Interview", "region", "drugs (report)"]
    assert [row.split("\t")[0] for row in rows] == [page.model.record(r)[0] for r in (0, 2)]


def test_copying_says_when_not_all_rows_were_copied(page, qtbot):
    page.table.selectAll()
    page.table.copy()
    bar = page.findChild(MessageBar)
    assert "Copied 256 of 600 selected rows" in bar.text


def test_a_project_that_is_left_is_no_longer_seen(page):
    page.forget_project()
    assert page.model.rowCount() == 0
