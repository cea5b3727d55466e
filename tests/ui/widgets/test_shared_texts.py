"""What rows one below another share is written once, over all of them."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from surveyapp.ui.widgets.column_table import MOST_SHARED_ROWS, Column, TableView
from surveyapp.ui.widgets.row_labels import PADDING
from surveyapp.ui.widgets.shared_texts import runs_of

LONG = "In the last 12 months, have you paid a bribe to an official?"
ANSWERS = ["Yes", "No", "1", "2", "3", "4", "5"]


def shown(
    qtbot: QtBot, questions: list[str], *, height: int = 500, is_shared: bool = True
) -> TableView:
    table = TableView("t", "Table", stretch=0)
    qtbot.addWidget(table)
    table.resize(420, height)
    table.setStyleSheet(
        "QTableView { background: white; color: black; alternate-background-color: white; }"
        f"QTableView::item {{ padding: 0px {PADDING}px; }}"
    )
    table.show()
    answers = [ANSWERS[place % len(ANSWERS)] for place in range(len(questions))]
    numbers = [str(4000 - place) for place in range(len(questions))]
    table.show_columns(
        (
            Column("Question", questions, is_shared=is_shared),
            Column("Answer", answers),
            Column("n", numbers, is_number=True),
            Column("Interval", ["39.04 – 42.08 %"] * len(questions), is_number=True),
        )
    )
    table.clearSelection()
    table.setCurrentIndex(table.table.index(-1, -1))
    qtbot.wait(20)
    return table


def ink(table: TableView, row: int, column: int = 0) -> int:
    """Return how many dark dots a cell has."""
    image: QImage = table.viewport().grab().toImage()
    cell = table.visualRect(table.table.index(row, column)) & table.viewport().rect()
    return dark(image, cell)


def dark(image: QImage, part: QRect) -> int:
    scale = image.devicePixelRatio()
    return sum(
        QColor(image.pixel(QPoint(int(x * scale), int(y * scale)))).lightness() < 100
        for x in range(part.left(), part.right())
        for y in range(part.top(), part.bottom())
    )


def test_rows_that_share_a_text_are_told_apart() -> None:
    assert runs_of(["a", "a", "b", "a"]) == [range(2), range(2), range(2, 3), range(3, 4)]


def test_a_question_is_written_once_over_its_answers(qtbot: QtBot) -> None:
    table = shown(qtbot, ["Trust?"] * 3 + ["Region?"])
    assert ink(table, 0) > 20
    assert ink(table, 1) == ink(table, 2) == 0
    assert ink(table, 3) > 20
    assert all(ink(table, row, 1) > 5 for row in range(4))
    assert [table.table.index(row, 0).data() for row in range(3)] == [
        "Trust?"
    ] * 3  # to copy and to read aloud


def test_rows_are_as_high_as_their_answers_and_the_question_has_all_of_them(qtbot: QtBot) -> None:
    each, once = (shown(qtbot, [LONG] * 7, is_shared=is_shared) for is_shared in (False, True))
    line = shown(qtbot, ["Trust?"] * 7).rowHeight(0)
    assert each.rowHeight(0) > line
    assert {once.rowHeight(row) for row in range(7)} == {line}
    # all of its words are there: as many dots as over one row that is high enough
    words = sum(ink(once, row) for row in range(7))
    assert words == pytest.approx(ink(each, 0), rel=0.02)


def test_a_question_with_fewer_answers_than_lines_makes_them_higher(qtbot: QtBot) -> None:
    alone, pair = shown(qtbot, [LONG]), shown(qtbot, [LONG * 2] * 2)
    tall = shown(qtbot, [LONG * 2])
    assert alone.rowHeight(0) > 28
    assert 2 * pair.rowHeight(0) >= tall.rowHeight(0)
    words = sum(ink(pair, row) for row in range(2))
    assert words == pytest.approx(ink(tall, 0), rel=0.02)


def test_sorted_rows_that_are_apart_have_their_question_each(qtbot: QtBot) -> None:
    table = shown(qtbot, ["Trust?", "Trust?", "Region?", "Region?"])
    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)  # 1, 2, No, Yes
    qtbot.wait(20)
    assert ink(table, 1) == 0
    table.table.show(
        (Column("Question", ["Trust?", "Region?"] * 2, is_shared=True), Column("n", list("1234")))
    )
    qtbot.wait(20)
    assert all(ink(table, row) > 20 for row in range(4))


def test_the_question_stays_in_sight_while_its_answers_scroll(qtbot: QtBot) -> None:
    table = shown(qtbot, ["Trust?"] * 40, height=200)
    table.verticalScrollBar().setValue(12)
    qtbot.wait(20)
    first = table.rowAt(0)
    assert first > 5
    assert ink(table, first) > 20
    assert ink(table, first + 1) == 0


def test_keys_and_clicks_reach_every_answer(qtbot: QtBot) -> None:
    table = shown(qtbot, ["Trust?"] * 3 + ["Region?"])
    table.selectRow(0)
    for row in (1, 2, 3):
        qtbot.keyClick(table, Qt.Key.Key_Down)
        assert table.currentIndex().row() == row
    second = table.visualRect(table.table.index(1, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=second)
    assert table.currentIndex().row() == 1


def test_a_long_table_shares_no_text(qtbot: QtBot) -> None:
    table = shown(qtbot, ["Trust?"] * (MOST_SHARED_ROWS + 1))
    assert ink(table, 1) > 20
