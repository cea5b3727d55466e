"""The import of a table, as tests see and touch it: what is shown, clicks, choices and typed texts."""

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from surveyapp.services.table_import.draft import TableDraft
from surveyapp.services.table_import.draft_state import DraftState
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.desk.table_import.columns_view import ColumnsView
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.widgets.column_table import TableView

Widget = TypeVar("Widget", bound=QWidget)


def found(parent: QWidget, kind: type[Widget], name: str) -> Widget:
    """Return the widget of that name that is seen now."""
    shown = [one for one in parent.findChildren(kind, name) if one.isVisibleTo(parent)]
    assert shown, name
    return shown[-1]


def import_of(window: DeskWindow, qtbot: QtBot) -> TableImport:
    qtbot.waitUntil(lambda: bool(window.findChildren(TableImport)), timeout=5000)
    return window.findChildren(TableImport)[-1]


def opened(window: DeskWindow, qtbot: QtBot, path: Path) -> TableImport:
    window.files_page.import_table(path)
    view = import_of(window, qtbot)
    qtbot.waitUntil(lambda: view.holder.draft is not None, timeout=10_000)
    QApplication.processEvents()
    return view


def draft_of(view: TableImport) -> TableDraft:
    draft = view.holder.draft
    assert draft is not None
    return draft


def state_in(view: TableImport) -> DraftState:
    state = view.holder.state
    assert state is not None
    return state


def click(qtbot: QtBot, parent: QWidget, name: str) -> None:
    qtbot.mouseClick(found(parent, QPushButton, name), Qt.MouseButton.LeftButton)


def choose(parent: QWidget, name: str, value: object) -> None:
    """Choose an entry as a person does: the list tells it was activated."""
    chooser = found(parent, QComboBox, name)
    index = chooser.findData(value)
    assert index >= 0, (name, value)
    chooser.setCurrentIndex(index)
    chooser.activated.emit(index)
    QApplication.processEvents()


def columns(view: TableImport) -> ColumnsView:
    return found(view, ColumnsView, "table_columns")


def select(view: TableImport, column: str) -> None:
    columns(view).select(draft_of(view).table.columns.index(column))
    QApplication.processEvents()


def cell(view: TableImport, column: str, place: int) -> str:
    return columns(view).columns.text(draft_of(view).table.columns.index(column), place)


def select_value(view: TableImport, value: str) -> None:
    table = found(view, TableView, "column_values")
    rows = [table.table.text(row, "Value") for row in range(table.table.rowCount())]
    table.selectRow(rows.index(value))


def report(qtbot: QtBot, view: TableImport, words: str) -> None:
    """Touch what the selected value is recorded as."""
    shown = [one for one in view.findChildren(QPushButton) if one.isVisibleTo(view)]
    touched = next(one for one in shown if one.text() == words)
    qtbot.mouseClick(touched, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def retyped(line: QLineEdit, text: str) -> None:
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QApplication.processEvents()


def typed(view: TableImport, name: str, text: str) -> None:
    retyped(found(view, QLineEdit, name), text)


def wrong(view: TableImport) -> str:
    return found(view, QLabel, "import_wrong").text()


def finish(qtbot: QtBot, window: DeskWindow, view: TableImport) -> None:
    start = found(view, QPushButton, "start_import")
    qtbot.waitUntil(start.isEnabled, timeout=10_000)
    with qtbot.waitSignal(window.session.import_ended, timeout=10_000):
        click(qtbot, view, "start_import")
    qtbot.waitUntil(lambda: not window.session.is_importing, timeout=10_000)
    with qtbot.waitSignal(window.session.summary_changed, timeout=10_000):
        pass


def as_crosswise(view: TableImport, p: str = "1/6") -> None:
    select(view, "Genommen")
    choose(view, "plan_design", "crosswise")
    typed(view, "plan_design_p", p)
