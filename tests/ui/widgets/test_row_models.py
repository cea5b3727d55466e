from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

from surveyapp.ui.widgets.row_models import LEFT, NOWHERE, RIGHT, RowModel, look_quiet


class Towns(RowModel):
    titles = ("Town", "People")
    numbers = (1,)

    @property
    def row_total(self):
        return 3

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        return "cell" if role == Qt.ItemDataRole.DisplayRole else None

    def about_column(self, column, role):
        return "who lives there" if (column, role) == (1, Qt.ItemDataRole.ToolTipRole) else None


def test_a_model_has_its_rows_and_a_column_a_title(qtmodeltester):
    towns = Towns()
    qtmodeltester.check(towns)
    assert (towns.rowCount(), towns.columnCount()) == (3, 2)
    inside = towns.index(0, 0)
    assert (towns.rowCount(inside), towns.columnCount(inside)) == (0, 0)
    assert not NOWHERE.isValid()


def test_titles_of_numbers_stand_at_the_right_and_may_be_explained(qtbot):
    towns, across = Towns(), Qt.Orientation.Horizontal
    alignment = Qt.ItemDataRole.TextAlignmentRole
    assert [towns.headerData(place, across) for place in range(3)] == ["Town", "People", None]
    assert [towns.headerData(place, across, alignment) for place in range(2)] == [LEFT, RIGHT]
    assert towns.headerData(1, across, Qt.ItemDataRole.ToolTipRole) == "who lives there"
    assert towns.headerData(0, Qt.Orientation.Vertical) is None


def test_all_cells_are_told_of_at_once(qtbot):
    towns = Towns()
    with qtbot.waitSignal(towns.dataChanged) as told:
        towns.tell_all()
    first, last = told.args[:2]
    assert [(one.row(), one.column()) for one in (first, last)] == [(0, 0), (2, 1)]


def test_tab_leaves_a_quiet_table_and_its_rows_have_no_numbers(qtbot):
    view = QTableView()
    qtbot.addWidget(view)
    view.setModel(Towns())
    look_quiet(view, 40)
    assert not view.tabKeyNavigation()
    assert view.verticalHeader().isHidden()
    assert view.rowHeight(0) == view.rowHeight(2) >= 40
