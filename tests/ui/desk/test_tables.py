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
