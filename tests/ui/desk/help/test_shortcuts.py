"""Every key of the desk is on the sheet, and no two that work at once are the same."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.help.shortcut_sheet import ShortcutSheet, sheet_html
from surveyapp.ui.desk.help.shortcuts import Shortcut, native, plain
from surveyapp.ui.widgets.column_table import TableView

WINDOW = Qt.ShortcutContext.WindowShortcut


def texts(window):
    return {(one.what, one.keys) for one in window.shortcuts()}


def is_listening(action: QAction) -> bool:
    """Tell whether ``action`` hears its keys now: as Qt, which asks whether what it is added to is seen."""
    holders = [one for one in action.associatedObjects() if isinstance(one, QWidget)]
    in_bar = any(one.metaObject().className() == "QMenu" for one in holders)
    return action.isEnabled() and (in_bar or any(one.isVisible() for one in holders))


def test_every_action_with_keys_is_on_the_sheet(open_desk):
    window = open_desk(is_whole=True)
    with_keys = [
        action
        for action in window.findChildren(QAction)
        if native(action.shortcuts()) and action.text()
    ]
    missing = [
        action.objectName()
        for action in with_keys
        if (plain(action.text()), native(action.shortcuts())) not in texts(window)
    ]
    assert len(with_keys) > 40
    assert missing == []


@pytest.mark.parametrize("page", list(PageName), ids=lambda page: page.name.lower())
def test_no_two_keys_that_work_at_once_are_the_same(open_desk, page):
    window = open_desk()
    window.go_to(page)
    own = window._pages.make(page)
    ours = [
        action
        for action in window.findChildren(QAction)
        if action.shortcutContext() is WINDOW
        and is_listening(action)
        and (_is_in_a_menu(window, action) or own.isAncestorOf(action.parent()))
    ]
    counted = Counter(keys for action in ours for keys in native(action.shortcuts()))
    assert counted["F1"] == 1
    assert [keys for keys, times in counted.items() if times > 1] == []


def _is_in_a_menu(window, action):
    menus = [entry.menu() for entry in window.menuBar().actions()]
    return any(action in menu.actions() for menu in menus)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_the_sheet_is_searched_and_copied(open_desk, qtbot):
    window = open_desk()
    window.findChild(QAction, "show_keys").trigger()
    sheet = window.findChild(ShortcutSheet)
    table = sheet.findChild(TableView, "keys")
    everything = table.table.rowCount()
    sheet.findChild(QLineEdit, "search_keys").setText("import folder")
    assert [table.table.text(row, "Keys") for row in range(table.table.rowCount())] == [
        "Ctrl+Shift+I"
    ]
    sheet.findChild(QLineEdit, "search_keys").clear()
    qtbot.mouseClick(sheet.findChild(QPushButton, "copy_keys"), Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == everything + 1
    assert "Help\tHelp on this page\tF1" in copied
    sheet.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_the_sheet_is_printed(open_desk, tmp_path):
    window = open_desk()
    window.show_keys()
    sheet = window.findChild(ShortcutSheet)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "keys.pdf"))
    sheet.print_to(printer)
    assert (tmp_path / "keys.pdf").read_bytes().startswith(b"%PDF")
    sheet.close()


def test_a_printed_sheet_has_a_table_for_each_place():
    page = sheet_html(
        "Keys", [Shortcut("File", "A & B", ("Ctrl+N",)), Shortcut("Edit", "C", ("X",))]
    )
    assert page.count("<h3>") == 2
    assert "A &amp; B" in page
