"""Panes share the room by what they hold, until the person moves the border."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontDatabase, QHelpEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListWidgetItem,
    QScrollArea,
    QStyle,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets.check_list import TickList
from surveyapp.ui.widgets.column_table import MOST_TEXT, Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button
from surveyapp.ui.widgets.message_bar import MOST_LINES, MessageBar, MessageKind
from surveyapp.ui.widgets.splitters import FormAndResult, Scrolled, TableAndChart, above_its_button
from surveyapp.ui.widgets.widget_state import restore, state_of

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", "raise", "grabbing"
)  # without a screen


@pytest.fixture
def sides(qtbot: QtBot) -> TableAndChart:
    table = TableView("t", "A table", stretch=0)
    made = TableAndChart("sides", table, QLabel("chart"))
    qtbot.addWidget(made)
    made.resize(1600, 400)
    made.show()
    return made


def columns(count: int) -> list[Column]:
    return [Column(f"Column {number}", ["12.34 %"]) for number in range(count)]


@pytest.mark.parametrize(("count", "least", "most"), [(2, 500, 600), (8, 500, 900), (30, 930, 960)])
def test_a_table_has_what_it_needs_as_far_as_the_chart_can_be_read(
    sides: TableAndChart, count: int, least: int, most: int
) -> None:
    table = sides.widget(0)
    assert isinstance(table, TableView)
    table.show_columns(columns(count))
    sides.share()
    assert least <= sides.sizes()[0] <= most


def test_a_table_that_scrolls_shows_its_interval_before_the_chart_has_half(
    sides: TableAndChart,
) -> None:
    table = sides.widget(0)
    assert isinstance(table, TableView)
    ends = {"low": [0.1], "high": [0.2]}
    table.show_columns(
        [*columns(5), Column("95 % interval", ["10.00 – 20.00 %"], raw=ends), *columns(20)]
    )
    sides.resize(1100, 400)
    right = table.columnViewportPosition(5) + table.columnWidth(5)
    assert 550 < sides.sizes()[0] <= 660
    assert right <= table.viewport().width()


def test_a_border_that_was_moved_is_kept_and_comes_back(sides: TableAndChart, qtbot: QtBot) -> None:
    assert state_of(sides) == []
    sides.moveSplitter(1100, 1)
    kept = state_of(sides)
    sides.share()
    assert sides.sizes() == kept
    again = TableAndChart("sides", TableView("t", "A table", stretch=0), QLabel("chart"))
    qtbot.addWidget(again)
    again.resize(sides.size())
    again.show()
    restore(again, kept)
    again.share()
    assert again.sizes() == kept


def test_a_form_is_never_narrower_than_its_words(qtbot: QtBot) -> None:
    label = QLabel("words that are not broken " * 3)
    inside = QWidget()
    QVBoxLayout(inside).addWidget(label)
    form = Scrolled(inside)
    panes = FormAndResult("panes", form, QLabel("result"), 100)
    qtbot.addWidget(panes)
    panes.resize(1000, 300)
    panes.show()
    assert form.viewport().width() >= form.widget().minimumSizeHint().width()
    assert panes.sizes()[0] < 600
    label.setText("words that are not broken " * 4)  # as another form in its place
    qtbot.wait(1)
    assert form.viewport().width() >= form.widget().minimumSizeHint().width()


def test_on_a_narrow_and_high_screen_a_result_stands_under_its_form(qtbot: QtBot) -> None:
    form, result = QLabel("the words of a form"), QLabel("the words of a result")
    form.setMinimumWidth(300)
    result.setMinimumWidth(430)
    panes = FormAndResult("panes", form, result, 300)
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(panes)
    qtbot.addWidget(page)
    page.show()
    sideways, below = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    for width, height, wanted in (
        (1040, 1280, sideways),
        (680, 1280, below),
        (1040, 560, sideways),
        (740, 560, sideways),
    ):
        page.resize(width, height)
        QApplication.processEvents()
        assert panes.orientation() is wanted, (width, height)
        assert result.height() >= form.height()
        assert result.width() >= 430


def test_a_form_above_its_result_has_the_room_that_it_needs_until_there_is_one(
    qtbot: QtBot,
) -> None:
    inside, result = QWidget(), QLabel("the words of a result")
    inside.setMinimumSize(400, 500)
    result.setMinimumWidth(430)
    form = above_its_button(inside, button("Go", "go"))
    panes, page = FormAndResult("panes", form, result, 300), QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(panes)
    qtbot.addWidget(page)
    page.show()
    for height in (999, 1000):  # it may be narrow once it is high
        page.resize(600, height)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: abs(form.height() - 400) < 10)
    panes.wait(is_waiting=True)
    QApplication.processEvents()
    assert 520 < form.height() < 600  # the form and its button
    inside.setMinimumHeight(2000)
    page.resize(600, 1004)
    QApplication.processEvents()
    assert abs(form.height() - 750) < 10
    panes.wait(is_waiting=False)
    qtbot.waitUntil(lambda: abs(form.height() - 400) < 10)


def test_a_list_says_with_dots_that_its_entry_is_cut_and_tells_all_of_it(qtbot: QtBot) -> None:
    chooser = Chooser("c", "A list", letters=5)
    qtbot.addWidget(chooser)
    chooser.addItem("In the last twelve months, have you paid a bribe?")
    chooser.setItemData(0, "A hint", Qt.ItemDataRole.ToolTipRole)
    chooser.resize(160, 32)
    chooser.show()
    assert chooser.shown_text.endswith("…")
    asked = QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), chooser.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(chooser, asked)
    assert QToolTip.text() == f"{chooser.currentText()}\nA hint"
    QToolTip.hideText()
    chooser.resize(900, 32)
    assert chooser.shown_text == chooser.currentText()


@pytest.mark.parametrize("count", [2, 10, 40])
def test_a_list_opens_with_whole_rows_and_a_bar_where_there_are_more(
    qtbot: QtBot, count: int
) -> None:
    window = QWidget()
    chooser = Chooser("c", "A list")
    chooser.addItems([f"entry {place}" for place in range(count)])
    QVBoxLayout(window).addWidget(chooser)
    theme.apply_theme(window)
    qtbot.addWidget(window)
    window.show()
    chooser.showPopup()
    view = chooser.view()
    shown, rest = divmod(view.viewport().height(), view.sizeHintForRow(0))
    assert (shown, rest) == (min(count, chooser.maxVisibleItems()), 0)
    assert view.verticalScrollBar().isVisible() == (shown < count)
    chooser.hidePopup()


def test_a_long_message_leaves_the_page_its_room_and_is_scrolled_by_the_keyboard(
    qtbot: QtBot,
) -> None:
    bar = MessageBar()
    holder = QWidget()
    inside = QVBoxLayout(holder)
    inside.addWidget(bar)
    inside.addWidget(QLabel("page"), 1)
    qtbot.addWidget(holder)
    holder.resize(500, 600)
    holder.show()
    words = bar.findChild(QScrollArea)
    bar.say(MessageKind.WARNING, "one line")
    qtbot.waitUntil(lambda: words.height() >= words.fontMetrics().lineSpacing())
    low = bar.height()
    assert words.focusPolicy() is Qt.FocusPolicy.NoFocus
    bar.say(MessageKind.WARNING, "\n".join(f"line {place}" for place in range(40)))
    qtbot.waitUntil(lambda: bar.height() > low)
    assert words.height() == MOST_LINES * words.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: words.verticalScrollBar().maximum() > 0)
    assert words.focusPolicy() is Qt.FocusPolicy.TabFocus


@pytest.fixture
def usual_font(qapp: QApplication) -> Iterator[None]:
    """The system's font, whatever size an earlier test left to the program."""
    before = qapp.font()
    qapp.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("usual_font")
def test_where_there_is_no_room_long_texts_wrap_beside_their_numbers(qtbot: QtBot) -> None:
    table = TableView("t", "A table", stretch=0)
    qtbot.addWidget(table)
    table.resize(500, 300)
    table.show()
    table.show_columns(
        [
            Column("Answer", ["Yes"]),
            Column("Group", ["The district of the long name and its villages in the mountains"]),
            Column("Estimate", ["12.34 %"], is_number=True),
        ]
    )
    assert table.columnViewportPosition(2) + table.columnWidth(2) <= table.viewport().width()
    table.resize(1500, 300)
    wide = table.columnWidth(1)
    assert wide > theme.scaled(MOST_TEXT)
    assert table.rowHeight(0) <= 2 * table.fontMetrics().lineSpacing()


def test_an_entry_to_tick_has_room_for_all_its_lines_beside_the_scroll_bar(qtbot: QtBot) -> None:
    window = QWidget()
    ticks = TickList("t", "Questions")
    QVBoxLayout(window).addWidget(ticks)
    theme.apply_theme(window)
    qtbot.addWidget(window)
    words = "bribe: In the last 12 months, have you paid a bribe to an official?"
    for _ in range(9):
        item = QListWidgetItem(words)
        item.setCheckState(Qt.CheckState.Unchecked)
        ticks.addItem(item)
    for width in range(200, 420, 7):
        ticks.setFixedSize(width, 200)
        window.show()
        ticks.doItemsLayout()
        style = ticks.style()
        box = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth) + 2 * 3
        room = QRect(0, 0, ticks.viewport().width() - 12 - box, 1000)
        needed = ticks.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
        assert ticks.visualItemRect(ticks.item(0)).height() >= needed


def test_enter_presses_a_button_outside_dialogs(qtbot: QtBot) -> None:
    window = QWidget()
    pressed = button("Go", "go")
    QVBoxLayout(window).addWidget(pressed)
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(pressed.clicked, timeout=1000):
        qtbot.keyClick(pressed, Qt.Key.Key_Return)


def test_windows_open_no_larger_than_the_screen(qtbot: QtBot) -> None:
    window = QLabel("x")
    qtbot.addWidget(window)
    theme.resize_window(window, 90_000, 300)
    assert window.width() <= window.screen().availableSize().width()
    assert window.height() >= 300


@pytest.mark.parametrize("is_qts", [True, False])
def test_a_click_on_its_words_or_its_box_ticks_an_entry_once(qtbot: QtBot, is_qts: bool) -> None:
    ticks = TickList("ticks", "Entries")
    qtbot.addWidget(ticks)
    entry = QListWidgetItem("In which region do you live?")
    flag = Qt.ItemFlag.ItemIsUserCheckable
    entry.setFlags(entry.flags() | flag if is_qts else entry.flags() & ~flag)
    entry.setCheckState(Qt.CheckState.Unchecked)
    ticks.addItem(entry)
    ticks.setStyleSheet(theme._sheet(theme.LIGHT, 10))
    ticks.resize(400, 100)
    ticks.show()
    place = ticks.visualItemRect(entry)
    words, box = place.center(), QPoint(place.left() + 14, place.center().y())
    on, off = Qt.CheckState.Checked, Qt.CheckState.Unchecked
    for point, expected in ((words, on), (box, off), (box, on), (words, off)):
        qtbot.mouseClick(ticks.viewport(), Qt.MouseButton.LeftButton, pos=point)
        assert entry.checkState() is expected
    ticks.setCurrentItem(entry)
    qtbot.keyClick(ticks, Qt.Key.Key_Space)
    assert entry.checkState() is on


def test_what_was_saved_does_not_take_a_caution_away(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.say(MessageKind.WARNING, "254 respondents are left out.")
    bar.done("Saved a.csv.")
    bar.done("Saved b.csv.")
    assert bar.text == "Saved b.csv.\n254 respondents are left out."
    assert bar.property("kind") == "warning"
    bar.say(MessageKind.NOTE, "Another result.")
    bar.done("Saved c.csv.")
    assert (bar.text, bar.property("kind")) == ("Saved c.csv.", "done")
