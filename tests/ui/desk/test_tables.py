"""Long words of a language leave every column of a table readable."""

import pytest
from pytestqt.qtbot import QtBot

from surveyapp.ui.desk.tables import LEAST_STRETCHED, Column, TableView


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
