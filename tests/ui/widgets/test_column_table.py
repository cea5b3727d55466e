"""Every column of a table can be read: with long words, and with the width that the person chose."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionHeaderV2, QTableView, QToolButton
from pytestqt.qtbot import QtBot

from surveyapp.analyses.base.tables import Priority
from surveyapp.messages.visible_text import isolated
from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets.column_table import LEAST_STRETCHED, Column, TableView
from surveyapp.ui.widgets.row_labels import LabelledRows


@pytest.mark.parametrize("width", [300, 1500])
def test_the_stretched_column_keeps_what_it_needs(qtbot: QtBot, width: int) -> None:
    view = TableView("wide", "A wide table", stretch=1)
    qtbot.addWidget(view)
    view.resize(width, 200)
    view.show()

    view.show_columns([Column("Anticonstitutionnellement" * 2, ["x"]) for _ in range(3)])

    is_all_there = view.horizontalHeader().length() == view.viewport().width()
    assert view.columnWidth(1) >= LEAST_STRETCHED
    assert is_all_there == (width == 1500)


def test_a_column_is_as_wide_as_each_of_its_texts_with_hyphens_too(qtbot: QtBot) -> None:
    kiosks = ["blanket-prism", "fiddle-temple", "helmet-scarf", "oyster-pilot", "saddle-ginger"]
    view = TableView("kiosks", "Kiosks", stretch=1)
    theme.apply_theme(view)
    qtbot.addWidget(view)
    view.resize(600, 300)
    view.show()
    view.show_columns([Column("Kiosk", kiosks), Column("File", ["a"] * 5)])
    needed = [view.sizeHintForIndex(view.table.index(row, 0)).width() for row in range(5)]
    assert view.columnWidth(0) >= max(needed)


@pytest.mark.parametrize("rows", [40, 5000])
def test_rows_that_are_seen_are_as_high_as_their_texts(qtbot: QtBot, rows: int) -> None:
    view = TableView("long", "A long table", stretch=0)
    qtbot.addWidget(view)
    view.resize(300, 400)
    view.show()
    view.show_columns([Column("Reason", ["many words, " * 20] * rows)])
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)
    seen = view.rowAt(100)
    assert seen > 10
    assert view.rowHeight(seen) >= view.sizeHintForRow(seen) > 40


@pytest.fixture(params=[7, 8, 9, 10, 12, 15, 18])
def letters(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[float]:
    """Letters of some points, whatever an earlier test has left."""
    before = qapp.font()
    font = QFont(before)
    font.setPointSizeF(request.param)
    qapp.setFont(font)
    yield request.param
    qapp.setFont(before)


@pytest.mark.usefixtures("letters")
def test_rows_are_as_high_as_qt_says_though_it_is_asked_about_few_cells(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [" ".join(["word"] * (1 + row % 9)) for row in range(50)]
    words[7] += "\nand a line"
    numbers = [f"{row / 7:.3f}" for row in range(50)]
    columns = [Column("Text", words), *(Column(f"n{at}", numbers, is_number=True) for at in "abc")]
    view = TableView("both", "Short and long", stretch=0)
    theme.apply_theme(view)
    qtbot.addWidget(view)
    view.resize(420, 400)
    view.show()
    whole, asked = LabelledRows.sizeHint, []

    def size_hint(delegate, option, index):
        asked.append(index.column())
        return whole(delegate, option, index)

    monkeypatch.setattr(LabelledRows, "sizeHint", size_hint)
    view.show_columns(columns)
    assert 0 < sum(place > 0 for place in asked) <= 2 * 3  # of 150 numbers
    heights = [view.sizeHintForRow(row) for row in range(50)]
    widths = [view.sizeHintForColumn(place) for place in range(4)]
    asked.clear()
    assert heights == [QTableView.sizeHintForRow(view, row) for row in range(50)]
    assert widths == [QTableView.sizeHintForColumn(view, place) for place in range(4)]
    assert len(asked) == 2 * len(columns) * 50
    assert len({*heights}) > 1


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    view = TableView("three", "Three columns", stretch=1)
    qtbot.addWidget(view)
    view.resize(900, 200)
    view.show()
    view.show_columns(THREE)
    return view


THREE = [
    Column("Frage", ["drugs"], raw={"question": ["drugs"]}),
    Column("Antwort", ["yes"]),
    Column("Anteil", ["12 %"], is_number=True, raw={"share": [0.12]}),
]


def drag_border(view: TableView, place: int, by: int) -> None:
    """Move the border at the end of a column as a person does."""
    header = view.horizontalHeader()
    end = header.sectionViewportPosition(place) + header.sectionSize(place) - 2
    middle = header.height() // 2
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(header.viewport(), left, pos=QPoint(end, middle))
    for x in (end + by // 2, end + by):
        QTest.mouseMove(header.viewport(), QPoint(x, middle))
    QTest.mouseRelease(header.viewport(), left, pos=QPoint(end + by, middle))


def is_filled(view: TableView) -> bool:
    return view.horizontalHeader().length() == view.viewport().width()


def test_a_border_that_is_dragged_stays_where_it_is_with_other_numbers(table: TableView) -> None:
    before = table.columnWidth(0)
    drag_border(table, 0, 60)
    assert table.columnWidth(0) == table.widths["question"] == before + 60
    assert is_filled(table)  # the stretched column gave way
    table.show_columns(THREE)
    table.resize(1000, 200)
    assert table.columnWidth(0) == before + 60
    assert is_filled(table)


def test_widths_go_with_the_names_of_columns_in_every_language(table: TableView) -> None:
    drag_border(table, 0, 60)
    chosen = table.columnWidth(0)
    table.show_columns([THREE[2], THREE[1], Column("Question", ["x"], raw={"question": ["x"]})])
    assert table.columnWidth(2) == chosen


def test_the_stretched_column_keeps_a_width_that_was_chosen(table: TableView) -> None:
    before = table.columnWidth(1)
    drag_border(table, 1, -200)
    assert table.columnWidth(1) == before - 200
    table.resize(1200, 200)
    assert table.columnWidth(1) == before - 200


def test_a_double_click_on_a_border_fits_the_column(table: TableView) -> None:
    natural = table.columnWidth(0)
    drag_border(table, 0, 90)
    header = table.horizontalHeader()
    end = header.sectionViewportPosition(0) + header.sectionSize(0) - 2
    at = QPoint(end, header.height() // 2)
    QTest.mouseDClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert table.columnWidth(0) == natural
    assert table.widths == {}


def test_the_menu_resets_the_widths(table: TableView) -> None:
    before = [table.columnWidth(place) for place in range(3)]
    reset = table.findChild(QAction, "reset_columns")
    drag_border(table, 0, 60)
    drag_border(table, 1, -50)
    reset.trigger()
    assert [table.columnWidth(place) for place in range(3)] == before
    assert table.widths == {}


def test_widths_that_nobody_chose_are_not_kept(table: TableView) -> None:
    table.setStyleSheet("QHeaderView::section { padding: 30px; }")
    table.resize(500, 200)
    table.show_columns(THREE[:2])
    table.show_columns(())
    assert table.widths == {}


def declared(title: str, text: str, priority: Priority) -> Column:
    return Column(title, [text], is_number=True, raw={title: [text]}, priority=priority)


@pytest.fixture
def results(qtbot: QtBot) -> TableView:
    """A table of results as it is declared: what is essential stands among the rest."""
    view = TableView("results", "Results", stretch=0)
    qtbot.addWidget(view)
    view.resize(520, 200)
    view.show()
    more, usual, always = Priority.MORE, Priority.USUAL, Priority.ESSENTIAL
    view.show_columns(
        [
            Column("Question", ["Have you ever taken a bribe?"], priority=always),
            declared("Design", "Forced response", usual),
            declared("Coins", "1.25 %", more),
            declared("Estimate", "25.50 %", always),
            Column(
                "95 % interval",
                ["21.00 – 30.00 %"],
                is_number=True,
                raw={"low": [0.21], "high": [0.3]},
                priority=always,
            ),
            declared("Likelihood", "25.50 %", more),
            declared("n", "1,200", always),
            declared("p", "0.0420", always),
        ]
    )
    view.resize(view.essential_width, 200)
    return view


ALWAYS = ["Question", "Estimate", "95 % interval", "n", "p"]


def seen_columns(view: TableView) -> list[str]:
    """Return the titles of the columns of which every pixel is in sight."""
    room = view.viewport().width()
    return [
        str(view.table.headerData(place, Qt.Orientation.Horizontal))
        for place in range(view.table.columnCount())
        if not view.isColumnHidden(place)
        and view.columnViewportPosition(place) >= 0
        and view.columnViewportPosition(place) + view.columnWidth(place) <= room
    ]


def test_what_is_essential_is_seen_where_there_is_no_room_for_all(results: TableView) -> None:
    assert seen_columns(results) == ALWAYS
    more = results.findChild(QToolButton, "more_columns")
    assert more.isVisible()
    assert more.text() == "+3"
    assert "Design, Coins, Likelihood" in more.toolTip()
    header = results.horizontalHeader()
    assert more.x() >= header.x() + header.length()  # it covers no title


def test_another_table_hides_its_own_columns_and_not_those_of_the_last(results: TableView) -> None:
    columns = list(results.table._columns)
    group = declared("Group", "south", Priority.ESSENTIAL)
    results.show_columns([columns[0], group, *columns[1:]])
    results.resize(results.essential_width, 200)
    assert seen_columns(results) == ["Question", "Group", *ALWAYS[1:]]


def test_texts_give_way_where_the_numbers_would_be_cut(results: TableView) -> None:
    name = "A_long_name_without_a_space_" * 3
    texts = [Column(one, [name], priority=Priority.ESSENTIAL) for one in ("Question", "Group")]
    numbers = [declared(one, "44.65 – 52.44 %", Priority.ESSENTIAL) for one in ("Share", "Mean")]
    results.show_columns([*texts, *numbers])
    results.resize(2 * LEAST_STRETCHED + sum(results._natural[2:]) + 40, 200)
    assert seen_columns(results) == ["Question", "Group", "Share", "Mean"]
    assert [results.columnWidth(place) for place in (2, 3)] == results._natural[2:]


def test_a_short_text_is_whole_where_a_long_one_leaves_it_room(results: TableView) -> None:
    columns = [
        Column("File", ["clinic-2026-v2-kiosk0001.collection"]),
        declared("New interviews", "800", Priority.ESSENTIAL),
        Column("Reason", ["This is a table. Use “Import a table…” for it. " * 5]),
    ]
    results.show_columns(columns, "Reason")
    results.resize(900, 200)
    assert results.columnWidth(0) == results._natural[0]
    assert seen_columns(results) == ["File", "New interviews", "Reason"]


def test_titles_of_texts_have_a_word_a_line_where_a_number_would_be_covered(
    results: TableView, qtbot: QtBot
) -> None:
    groups = ("Answer", "First group", "Second group")
    texts = [Column(one, ["North"], priority=Priority.ESSENTIAL) for one in groups]
    numbers = ("Estimate", "Std. error", "p-value")
    columns = [declared(one, "−10.67 pp", Priority.ESSENTIAL) for one in numbers]
    results.show_columns([*texts, *columns, declared("Coins", "1.25 %", Priority.MORE)])
    results.resize(results.essential_width, 200)
    header = results.horizontalHeader()
    qtbot.waitUntil(lambda: header.height() == header.sizeHint().height())
    line = header.height()
    results.resize(results.essential_width - 40, 200)
    assert seen_columns(results) == [*groups, *numbers]
    more = results.findChild(QToolButton, "more_columns")
    assert more.x() >= header.x() + header.length()  # it covers no title
    qtbot.waitUntil(lambda: line < header.height() < 2 * line)
    results.resize(results.essential_width, 200)
    qtbot.waitUntil(lambda: header.height() == line)


def test_a_title_beside_the_button_for_more_is_written_in_its_paddings_before_it_is_cut(
    results: TableView,
) -> None:
    theme.apply_theme(results)
    columns = [declared(one, "0.0420", Priority.ESSENTIAL) for one in ("Estimate", "p-value")]
    results.show_columns([*columns, declared("Coins", "1.25 %", Priority.MORE)])
    room = sum(results._natural[:2]) + results._more.width() - 14
    results.resize(room + results.width() - results.viewport().width(), 200)
    header = results.horizontalHeader()
    left = header.sectionViewportPosition(1)
    right = header.viewport().width() - results._header.covered
    picture = header.viewport().grab().toImage()
    ground = picture.pixelColor(left + 1, 3)
    columns_of_ink = [
        x - left
        for x in range(left, right)
        if any(
            abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 60
            for y in range(4, header.height() - 4)
        )
    ]
    words = header.fontMetrics().horizontalAdvance("p-value")
    assert max(columns_of_ink) - min(columns_of_ink) >= words - 4


def test_long_titles_of_numbers_have_two_lines_where_one_would_be_cut(results: TableView) -> None:
    groups = [Column(one, ["North"], priority=Priority.ESSENTIAL) for one in ("First", "Second")]
    titles = ("n of the second group", "Bias-corrected distance", "p-value")
    results.show_columns(
        [*groups, *(declared(one, "0.3046", Priority.ESSENTIAL) for one in titles)]
    )
    results.resize(results.essential_width - 70, 200)
    assert seen_columns(results) == ["First", "Second", *titles]
    shown = QStyleOptionHeaderV2()
    results._header.initStyleOptionForIndex(shown, 2)
    assert shown.text == "n of the\nsecond group"


def test_only_the_title_that_rows_are_sorted_by_has_room_for_an_arrow(results: TableView) -> None:
    header = results.horizontalHeader()
    before = header.sectionSizeHint(4)
    results.sortByColumn(4, Qt.SortOrder.AscendingOrder)
    assert header.sectionSizeHint(4) > before
    assert results.columnWidth(4) >= header.sectionSizeHint(4)
    results.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert header.sectionSizeHint(4) == before


@pytest.fixture
def narrow(results: TableView) -> TableView:
    """The same results where there is no room for their questions beside the numbers."""
    theme.apply_theme(results)
    columns = list(results.table._columns)
    asked = Column("Question", ["Have you ever?", "And then?"], priority=Priority.ESSENTIAL)
    results.show_columns([asked, *(replace(one, texts=[*one.texts] * 2) for one in columns[1:])])
    results.resize(340, 300)
    return results


def ink(view: TableView, place: QRect) -> set[int]:
    """Return the columns of a part of the table in which something is written."""
    image = view.viewport().grab(place).toImage()
    across, down = range(image.width()), range(image.height())
    return {x for x in across if any(image.pixelColor(x, y).lightness() < 100 for y in down)}


def test_questions_stand_above_their_numbers_where_the_interval_would_be_out_of_sight(
    narrow: TableView,
) -> None:
    assert seen_columns(narrow)[:4] == ALWAYS[1:]
    assert narrow.horizontalScrollBar().maximum() == 0
    for row in range(2):
        top = narrow.rowViewportPosition(row)
        label = QRect(2, top + 1, narrow.viewport().width() - 4, narrow._labels.height(row) - 2)
        words = narrow.fontMetrics().horizontalAdvance(narrow.table.text(row, "Question"))
        assert words - 6 < max(ink(narrow, label)) - min(ink(narrow, label)) < words + 6
    narrow.resize(1500, 300)
    assert len(seen_columns(narrow)) == 8


def test_keys_go_through_rows_whose_questions_stand_above(narrow: TableView) -> None:
    assert narrow.currentIndex().row() == 0
    QTest.keyClick(narrow, Qt.Key.Key_Down)
    assert narrow.currentIndex().row() == 1
    assert [one.row() for one in narrow.selectionModel().selectedRows()] == [1]
    narrow.resize(1500, 300)
    narrow.resize(340, 300)
    QTest.keyClick(narrow, Qt.Key.Key_Up)
    assert narrow.currentIndex().row() == 0


def test_questions_above_their_numbers_stand_at_the_side_where_reading_begins(
    narrow: TableView,
) -> None:
    label = QRect(2, 1, narrow.viewport().width() - 4, narrow._labels.height(0) - 2)
    assert max(ink(narrow, label)) < narrow.width() / 2
    narrow.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert min(ink(narrow, label)) > narrow.width() / 2


def test_an_interval_has_two_lines_where_one_would_be_out_of_sight(
    narrow: TableView, qtbot: QtBot
) -> None:
    before = narrow.rowHeight(0)
    narrow.resize(240, 300)
    qtbot.waitUntil(lambda: narrow.horizontalScrollBar().maximum() == 0)
    assert narrow.rowHeight(0) > before + narrow.fontMetrics().height() / 2


def test_the_least_important_columns_give_way_first(results: TableView) -> None:
    design = results._natural[1]
    results.resize(results.essential_width + design + 5, 200)
    assert "Design" in seen_columns(results)
    assert len(seen_columns(results)) < 8
    results.resize(results.natural_width, 200)
    assert len(seen_columns(results)) == 8
    assert not results.findChild(QToolButton, "more_columns").isVisible()


def test_hidden_columns_are_shown_on_demand_and_copied_anyway(
    results: TableView, qtbot: QtBot
) -> None:
    more = results.findChild(QToolButton, "more_columns")
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert not any(map(results.isColumnHidden, range(8)))
    qtbot.waitUntil(lambda: results.horizontalScrollBar().maximum() > 0)
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert seen_columns(results) == ALWAYS
    assert "Coins" in results.selected_text()


class _Counting(TableView):
    """Counts how often all cells of a column are asked for their size, which takes milliseconds."""

    asked = 0

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802 - Qt's name
        self.asked += 1
        return super().sizeHintForColumn(column)


@pytest.mark.parametrize(("columns", "times"), [(8, 4), (300, 1)])
def test_few_cells_are_asked_for_their_size(qtbot: QtBot, columns: int, times: int) -> None:
    """Of hundreds of columns few and once, which would hold the window up for seconds else."""
    view = _Counting("wide", "Wide", stretch=0)
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    words = tuple(f"a text of some length {row}" for row in range(60))
    view.show_columns([Column(f"Column {place}", words) for place in range(columns)])
    assert 0 < view.asked <= times * columns
    assert view.horizontalHeader().resizeContentsPrecision() * columns <= 1500
    view.asked = 0
    for width in (520, 500):
        view.resize(width, 400)
    assert view.asked == 0
    assert not any(view.isColumnHidden(place) for place in range(columns))


def test_words_run_as_they_are_read_in_a_window_from_the_right(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = "In which region do you live?"
    view = TableView("asked", "Questions", stretch=0)
    qtbot.addWidget(view)
    view.show_columns([Column("Q", [asked]), Column("n", ["7"], is_number=True)])
    assert view.table.index(0, 0).data() == asked
    monkeypatch.setattr(QGuiApplication, "layoutDirection", lambda: Qt.LayoutDirection.RightToLeft)
    assert view.table.index(0, 0).data() == isolated(asked)
    assert view.table.index(0, 1).data() == "7"
    assert view.table.text(0, "Q") == asked  # as it is copied
