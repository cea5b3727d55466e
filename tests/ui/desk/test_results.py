"""What all pages of results share: tables that sort and copy, charts that explain, one filter."""

import csv
import io
import re

import pytest
from estimated import estimate_project
from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QPushButton, QSplitter, QToolButton
from samples import sample

from surveyapp.analyses.base.charts import EstimateWords, Forest, ForestLine, Heatmap, Tile
from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.analyses.data.filters import read_filter
from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import EXPORT_DPI, INCHES_WIDE, as_bytes, forest_drawing
from surveyapp.services.charts.heatmap import heatmap_drawing
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.declared_tables import NUMBERS
from surveyapp.ui.desk.common.filtering import FilterBar, StayingMenu
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import AS_GIVEN, Column, TableView
from surveyapp.ui.widgets.splitters import NARROW, TableAndChart

COLUMNS = (
    Column("Name", ["b|1", "a_2", "=c"], raw={"name": ["b", "a", "=c"]}),
    Column(
        "Share",
        ["20.00 %", "–", "3.00 %"],
        is_number=True,
        raw={"low": [0.2, None, 1 / 33], "high": [0.3, None, 0.5]},
    ),
)
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def view(qtbot):
    made = TableView("t", "A table", stretch=0)
    qtbot.addWidget(made)
    made.show_columns(COLUMNS)
    made.show()
    return made


def names(view):
    return [view.table.text(row, "Name") for row in range(view.table.rowCount())]


def clipboard():
    return QGuiApplication.clipboard().text()


def action(view, name):
    return next(a for a in view.findChildren(QAction) if a.objectName() == name)


# -- tables ------------------------------------------------------------------------------------------


def test_a_click_on_a_title_sorts_by_its_numbers_and_a_third_puts_them_back(view):
    header = view.horizontalHeader()
    header.setSortIndicator(1, UP)
    assert names(view) == ["=c", "b|1", "a_2"]  # who has no number is last
    header.setSortIndicator(1, DOWN)
    assert names(view) == ["b|1", "=c", "a_2"]
    header.setSortIndicator(AS_GIVEN, UP)
    assert names(view) == ["b|1", "a_2", "=c"]


def test_words_sort_as_a_reader_expects(qtbot):
    made = TableView("t", "A table", stretch=0)
    qtbot.addWidget(made)
    made.show_columns((Column("Name", ["item 10", "Item 9", "été", "zoo"]),))
    made.horizontalHeader().setSortIndicator(0, UP)
    assert names(made) == ["été", "Item 9", "item 10", "zoo"]


def test_the_chosen_row_stays_chosen_and_tells_its_own_place(view):
    told = []
    view.row_changed.connect(told.append)
    view.selectRow(2)
    view.horizontalHeader().setSortIndicator(1, UP)
    assert view.currentIndex().row() == 0
    view.selectRow(1)
    assert told == [2, 0]


def test_ctrl_c_copies_the_chosen_rows_with_all_digits(view):
    view.selectRow(2)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = [line.split("\t") for line in clipboard().split("\n")]
    assert lines == [["name", "low", "high"], ["'=c", repr(1 / 33), "0.5"]]


def test_the_whole_table_is_copied_in_the_order_that_is_shown(view):
    view.horizontalHeader().setSortIndicator(1, UP)
    action(view, "copy_csv").trigger()
    rows = list(csv.DictReader(io.StringIO(clipboard())))
    assert [row["name"] for row in rows] == ["'=c", "b", "a"]
    assert [row["low"] for row in rows] == [repr(1 / 33), "0.2", ""]
    action(view, "copy_all").trigger()
    assert [line.split("\t")[0] for line in clipboard().split("\n")] == ["name", "'=c", "b", "a"]


def test_markdown_and_latex_are_copied_as_they_are_read(view):
    action(view, "copy_markdown").trigger()
    lines = [re.split(r"(?<!\\)\|", line)[1:-1] for line in clipboard().splitlines()]
    assert [cell.strip() for cell in lines[0]] == ["Name", "Share"]
    assert [cell.strip() for cell in lines[2]] == [r"b\|1", "20.00 %"]
    action(view, "copy_latex").trigger()
    assert r"a\_2 & -- \\" in clipboard()
    assert r"\begin{tabular}{lr}" in clipboard()


def test_the_menu_of_a_table_offers_all_of_it(view, qtbot):
    view.horizontalHeader().setSortIndicator(1, UP)
    QTest.keyClick(view, Qt.Key.Key_Menu)
    event_menu = view.findChild(QMenu)
    offered = [a.objectName() for a in event_menu.actions() if a.objectName()]
    assert offered[5:] == ["sort_up", "sort_down", "unsort", "reset_columns"]
    assert offered[:5] == ["copy", "copy_all", "copy_csv", "copy_markdown", "copy_latex"]
    action(view, "unsort").trigger()
    assert names(view) == ["b|1", "a_2", "=c"]


def test_the_menu_sorts_by_the_column_that_is_pointed_at(view, monkeypatch):
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)
    x = view.columnViewportPosition(1) + 5
    at = QPoint(x, 40)
    view.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, at))
    action(view, "sort_down").trigger()
    assert names(view) == ["b|1", "=c", "a_2"]
    action(view, "sort_up").trigger()
    assert names(view) == ["=c", "b|1", "a_2"]


def test_columns_without_values_copy_their_texts(qtbot):
    made = TableView("t", "A table", stretch=0)
    qtbot.addWidget(made)
    made.show_columns((Column("Name", ["-1.5", "+x"]),))
    made.copy("copy_csv")
    assert clipboard().splitlines() == ["Name", "'-1.5", "'+x"]


# -- charts ------------------------------------------------------------------------------------------

WORDS = EstimateWords("Estimate", "95 % interval", "Coins", "", "Share", "spoken", "Most likely")
FOREST = Forest(
    (
        ForestLine("one", 0.2, 0.1, 0.3, coins=0.05, likely=0.2, hint="of one", panel="first"),
        ForestLine("two", 0.4, 0.3, 0.5, coins=0.05, likely=0.4, hint="of two", panel="second"),
    ),
    "Share",
    "A chart",
    0.0,
    WORDS,
    is_share=True,
)


COINS_BAND = colours.COINS_SOFT.lower().encode()


def drawn(view):
    """Wait until the picture is there, which a thread of its own makes."""
    patience = QElapsedTimer()
    patience.start()
    while not view.is_drawn:
        assert patience.elapsed() < 10_000
        QTest.qWait(5)


def hints(view):
    drawn(view)
    size = view.viewport().size()
    return [view.hint_at(QPoint(size.width() // 2, y)) for y in range(0, size.height(), 4)]


@pytest.fixture
def chart(qtbot):
    made = ChartView("c")
    qtbot.addWidget(made)
    made.resize(500, 320)
    made.show()
    return made


def test_pointing_at_a_line_tells_of_it_from_top_to_bottom(chart):
    chart.show_drawing(forest_drawing(FOREST, NUMBERS))
    told = [hint for hint in hints(chart) if hint]
    assert list(dict.fromkeys(told)) == ["of one", "of two"]


def test_a_tooltip_comes_up_where_one_points(chart, monkeypatch):
    chart.show_drawing(forest_drawing(FOREST, NUMBERS))
    shown = []
    monkeypatch.setattr(
        "surveyapp.ui.widgets.chart_view.QToolTip.showText",
        lambda _at, text, _w: shown.append(text),
    )
    y = 4 * next(place for place, hint in enumerate(hints(chart)) if hint)
    at = QPoint(chart.viewport().width() // 2, y)
    chart.viewportEvent(QHelpEvent(QHelpEvent.Type.ToolTip, at, chart.mapToGlobal(at)))
    assert shown == ["of one"]


def test_a_cleared_chart_tells_nothing(chart):
    chart.show_drawing(forest_drawing(FOREST, NUMBERS))
    chart.clear()
    assert chart.hint_at(QPoint(100, 100)) == ""


def test_the_picture_is_copied_as_sharp_as_it_is_saved(chart, qtbot):
    QGuiApplication.clipboard().clear()
    chart.show_drawing(forest_drawing(FOREST, NUMBERS))
    next(a for a in chart.findChildren(QAction) if a.objectName() == "copy_picture").trigger()
    assert QGuiApplication.clipboard().image().isNull()  # it is drawn off the window's thread
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull(), timeout=20_000)
    picture = QGuiApplication.clipboard().image()
    assert picture.width() == INCHES_WIDE * EXPORT_DPI
    drawn(chart)


def test_a_caption_is_in_the_file(chart):
    drawing = forest_drawing(FOREST, NUMBERS).captioned("Only 12 of 40 interviews are counted.")
    assert b"Only 12 of 40" in as_bytes(drawing, "svg", 8)
    assert as_bytes(drawing, "pdf", 8).startswith(b"%PDF")
    assert as_bytes(drawing, "pdf", 8) == as_bytes(drawing, "pdf", 8)


def test_the_coins_part_is_a_band_of_its_own_and_the_legend_explains_it(chart):
    picture = as_bytes(forest_drawing(FOREST, NUMBERS), "svg", 8)
    assert COINS_BAND in picture.lower()
    assert b"Coins" in picture
    bare = Forest((ForestLine("one", 0.2, 0.1, 0.3),), "Share", "A chart", None)
    assert COINS_BAND not in as_bytes(forest_drawing(bare, NUMBERS), "svg", 8).lower()


def test_tiles_have_their_numbers_written_in_them(chart):
    tiles = (
        (Tile(1.0, "75.0 %", "70–80", "a and x"), None),
        (Tile(0.2, "15.0 %"), Tile(0.1, "10 %")),
    )
    heat = Heatmap(tiles, ("a", "b"), ("x", "y"), "rows", "columns", "A chart")
    picture = as_bytes(heatmap_drawing(heat), "svg", 8)
    assert all(text in picture for text in (b"75.0 %", b"70\xe2\x80\x9380", b"15.0 %", b"columns"))
    chart.show_drawing(heatmap_drawing(heat))
    drawn(chart)
    size = chart.viewport().size()
    told = {
        chart.hint_at(QPoint(x, y))
        for x in range(0, size.width(), 9)
        for y in range(0, size.height(), 9)
    }
    assert told == {"", "a and x"}


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_side_by_side_turns_where_there_is_no_room(qtbot):
    sides = TableAndChart("sides", TableView("t", "A table", stretch=0), QLabel("chart"))
    qtbot.addWidget(sides)
    sides.resize(NARROW + 200, 400)
    sides.show()
    assert sides.orientation() is Qt.Orientation.Horizontal
    sides.resize(NARROW - 50, 400)
    assert sides.orientation() is Qt.Orientation.Vertical


# -- one filter for all pages ------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path):
    survey = load_survey(sample("clinic"))
    path = tmp_path / "clinic.surveydesk"
    import_files(simulate(survey, tmp_path, interviews=600, kiosks=2, seed=6), path)
    return path


@pytest.fixture
def window(qtbot, project):
    made = DeskWindow(project)
    qtbot.addWidget(made)
    made.show()
    made.session.refresh()
    made.go_to(PageName.OUTPUT)
    model = made.output_page.model
    qtbot.waitUntil(lambda: bool(model.output.blocks), timeout=20_000)
    table = made.output_page.findChild(TableView, "block_1_table").table
    qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=20_000)
    yield made
    made.close()


def bar_of(page):
    return page.findChild(FilterBar, "filter_bar")


def answers_menu(page, question):
    menu = page.findChild(QToolButton, "add_filter").menu()
    menu.aboutToShow.emit()
    wanted = f"filter_{question}_"
    return next(
        m
        for m in menu.findChildren(StayingMenu)
        if m.actions() and m.actions()[0].objectName().startswith(wanted)
    )


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_answers_are_ticked_one_after_another_and_the_table_follows(window, qtbot, project):
    page = window.output_page
    view = page.findChild(TableView, "block_1_table")
    menu = answers_menu(page, "region")
    menu.popup(QPoint(0, 0))
    for place in (0, 2):
        menu.setActiveAction(menu.actions()[place])
        QTest.keyClick(menu, Qt.Key.Key_Space)
        assert menu.isVisible()  # it stays for the next tick
    menu.close()

    where = read_filter(["region=north,south"])
    table = estimate_project(project, where=where)
    qtbot.waitUntil(
        lambda: view.table.rowCount() > 0 and view.table.text(3, "n") == str(table.rows[3].n),
        timeout=20_000,
    )
    chip = page.findChild(QPushButton, "chip_region")
    assert chip.text() == "region: North or South"
    count = bar_of(page).findChild(QLabel, "filter_count")
    qtbot.waitUntil(lambda: count.text() == f"{table.interviews} of 600 interviews")
    command = page.findChild(QLineEdit, "block_1_table_command").text()
    assert "--where region=north,south" in command


def test_a_chip_takes_its_filter_away(window, qtbot):
    page = window.output_page
    page._filtering.use(read_filter(["region=north"]))
    chip = page.findChild(QPushButton, "chip_region")
    assert chip.text() == "region: North"

    chip.click()

    assert page._filtering.where == EVERYBODY
    assert not [o for o in page.findChildren(QPushButton, "chip_region") if not o.isHidden()]
    assert page.model.output.block(1).where == EVERYBODY


def test_only_questions_without_coins_are_offered(window):
    menu = window.output_page.findChild(QToolButton, "add_filter").menu()
    menu.aboutToShow.emit()
    offered = {a.objectName() for m in menu.findChildren(StayingMenu) for a in m.actions()}
    assert offered == {"filter_region_north", "filter_region_centre", "filter_region_south"}


def test_another_project_begins_without_a_filter(window, qtbot, tmp_path):
    filtering = window.output_page._filtering
    filtering.use(read_filter(["region=north"]))
    window.session.open_project(tmp_path / "other.surveydesk")
    qtbot.waitUntil(lambda: filtering.where == EVERYBODY, timeout=10_000)


def test_exported_rows_tell_the_filter(window, qtbot, tmp_path):
    page = window.output_page
    page._filtering.use(read_filter(["region=north"]))
    out = tmp_path / "out.csv"
    page.blocks.frame(1).export._file_picker = lambda _parent, _request: (out,)
    qtbot.waitUntil(
        lambda: "--where" in page.findChild(QLineEdit, "block_1_table_command").text(),
        timeout=20_000,
    )
    frame = page.blocks.frame(1)
    next(a for a in frame.actions() if a.objectName() == "export_csv").trigger()
    qtbot.waitUntil(out.exists, timeout=20_000)
    qtbot.waitUntil(lambda: "Saved" in page.blocks.frame(1).messages.text, timeout=20_000)
    assert {row["where"] for row in csv.DictReader(io.StringIO(out.read_text()))} == {
        "region=north"
    }


def test_tables_and_charts_stand_side_by_side_where_there_is_room(window, qtbot):
    window.resize(1900, 1000)
    sides = window.output_page.findChild(QSplitter, "block_1_table_sides")
    qtbot.waitUntil(lambda: sides.orientation() is Qt.Orientation.Horizontal, timeout=10_000)
    assert sides.widget(0).objectName() == "block_1_table"


def test_a_filter_that_leaves_nobody_says_so_and_shows_nothing(window, qtbot, project):
    page = window.output_page
    page._filtering.use(read_filter(["region=nowhere"]))
    qtbot.waitUntil(
        lambda: "has no answer nowhere" in page.blocks.frame(1).messages.text, timeout=20_000
    )
    assert page.model.is_outdated(1)  # the numbers of before are marked
