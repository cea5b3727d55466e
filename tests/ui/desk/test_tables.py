"""Long words of a language leave every column of a table readable."""

import pytest
from PySide6.QtWidgets import QHeaderView
from pytestqt.qtbot import QtBot

from surveyapp.ui.desk.tables import LEAST_STRETCHED, Column, TableView


@pytest.mark.parametrize("width", [300, 1500])
def test_the_stretched_column_keeps_what_it_needs(qtbot: QtBot, width: int) -> None:
    view = TableView("wide", "A wide table", stretch=1)
    qtbot.addWidget(view)
    view.resize(width, 200)
    view.show()

    view.show_columns([Column("Anticonstitutionnellement" * 2, ["x"]) for _ in range(3)])

    modes = QHeaderView.ResizeMode
    mode = view.horizontalHeader().sectionResizeMode(1)
    assert view.columnWidth(1) >= LEAST_STRETCHED
    assert mode is (modes.Stretch if width == 1500 else modes.Interactive)


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
