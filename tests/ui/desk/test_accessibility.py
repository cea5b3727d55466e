"""Everybody can use the desk: what takes input tells its name and role, and Tab reaches it in order."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QTabBar,
    QTextEdit,
    QWidget,
)
from samples import sample

from surveyapp.ui.crash import Crash
from surveyapp.ui.crash_dialog import CrashDialog
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.files.key_dialog import KeyDialog, KeyRequest
from surveyapp.ui.desk.help.licences_dialog import LicencesDialog
from surveyapp.ui.desk.help.page import GuideWindow
from surveyapp.ui.desk.help.tour import Tour
from surveyapp.ui.desk.shell.survey_window import SurveyWindow
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.chart_view import ChartView

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", "raise"
)  # of dialogs, without a screen

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QTextEdit,
    ChartView,
)


def is_inner(widget: QWidget) -> bool:
    """Tell whether Qt made ``widget`` as a part of another control."""
    parent = widget.parentWidget()
    inside = (QComboBox, QAbstractSpinBox, QAbstractItemView, QLineEdit)
    return (
        isinstance(widget, QHeaderView)
        or isinstance(parent, inside)
        or widget.objectName().startswith("qt_")
    )


def controls_of(window: QWidget) -> list[QWidget]:
    return [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, CONTROLS) and widget.isVisible() and not is_inner(widget)
    ]


def is_nameless(control: QWidget) -> bool:
    """Return whether a control tells no name or no role to a screen reader."""
    face = QAccessible.queryAccessibleInterface(control)
    return face.role() is QAccessible.Role.NoRole or not face.text(QAccessible.Text.Name)


def is_unreached(control: QWidget) -> bool:
    """Return whether a control works and Tab does not reach it."""
    return (
        control.isEnabled()
        and not control.focusPolicy() & Qt.FocusPolicy.TabFocus
        and control.focusProxy() is None
        and not (isinstance(control, QAbstractButton) and control.group() is not None)
    )


def wrong(windows: Iterable[QWidget]) -> dict[str, set[str]]:
    """Return the nameless controls of windows, and those that Tab does not reach: all in one look."""
    found: dict[str, set[str]] = {"nameless": set(), "unreached": set()}
    seen = 0
    for window in windows:
        for control in controls_of(window):
            seen += 1
            if is_nameless(control):
                found["nameless"].add(told(control))
            if is_unreached(control):
                found["unreached"].add(told(control))
    assert seen > 0
    return found


NOTHING: dict[str, set[str]] = {"nameless": set(), "unreached": set()}


def told(widget: QWidget) -> str:
    """Return how a test names ``widget``."""
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()}"


@pytest.fixture(params=["empty", "filled"])
def pages(open_desk, stick, qtbot, request):
    """A function that shows each page in turn, each view of it too, without interviews and with."""
    files = sorted(stick.glob("*.collection")) if request.param == "filled" else []
    window = open_desk(files=files)
    window.resize(1200, 800)
    if files:
        qtbot.waitUntil(lambda: window.session.summary.interviews > 0, timeout=10_000)

    def each():
        for name in PageName:
            window.go_to(name)
            QApplication.processEvents()
            yield window
            views = window._pages.currentWidget().findChildren(QPushButton)
            for view in [one for one in views if one.isCheckable() and one.isVisible()]:
                view.click()
                QApplication.processEvents()
                yield window

    return each


def test_every_control_of_every_page_tells_its_name_and_role_and_is_reached_by_tab(pages):
    assert wrong(pages()) == NOTHING


def dialog_of(window, name):
    return window.findChild(QDialog, name)


def imports(window, qtbot, tmp_path):
    """Yield the import of a table with a row that would be left out."""
    table = tmp_path / "paper.csv"
    table.write_text("region,drugs\nnorth,yes\nsouth,no\nnowhere,no\n")
    window.files_page.import_table(table)
    view = window.findChildren(TableImport)[-1]
    qtbot.waitUntil(lambda: view.holder.draft is not None, timeout=10_000)
    view.findChild(QPushButton, "change_format").click()
    QApplication.processEvents()
    yield view
    view.reject()


def dialogs(window, qtbot, tmp_path):
    """Yield every dialog of the desk, shown."""
    window.show_keys()
    yield dialog_of(window, "shortcut_sheet")
    window.files_page.show_kiosks()
    yield dialog_of(window, "kiosks_dialog")
    window.show_about()
    yield window.findChild(QMessageBox, "about_box")
    window.findChild(QMessageBox, "about_box").close()
    for made in (
        LicencesDialog(window.runner, window),
        CrashDialog(Crash("a report", tmp_path / "crash.txt"), window),
        KeyDialog(window, KeyRequest("sealed")),
        GuideWindow(window),
    ):
        made.show()
        yield made
        made.close()
    window.tour.start()
    yield window.findChild(Tour)
    window.tour.stop()
    yield from imports(window, qtbot, tmp_path)
    for name in ("shortcut_sheet", "kiosks_dialog"):
        dialog_of(window, name).close()


@pytest.fixture
def all_dialogs(open_desk, stick, qtbot, tmp_path):
    window = open_desk(files=sorted(stick.glob("*kiosk*")))
    qtbot.waitUntil(lambda: window.session.summary.interviews > 0, timeout=10_000)
    yield dialogs(window, qtbot, tmp_path)
    window.runner.shutdown()


def test_every_control_of_every_dialog_tells_its_name_and_role_and_is_reached_by_tab(all_dialogs):
    assert wrong(all_dialogs) == NOTHING


@pytest.mark.parametrize("kind", ["start", "survey"])
def test_windows_without_a_project_tell_and_reach_all_their_controls(qtbot, tmp_path, kind):
    path = tmp_path / "clinic.survey.json"
    path.write_bytes(sample("clinic").read_bytes())
    window = StartWindow() if kind == "start" else SurveyWindow(path)
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    assert wrong([window]) == NOTHING
    window.close()


def walk(window) -> list[tuple[QWidget, QPoint]]:
    """Return what Tab goes to and where that stands, in order, from the navigation once around."""
    window.activateWindow()
    begin = window._navigation
    begin.setFocus()
    QApplication.processEvents()  # until then the window may not be active, and nothing has the focus
    walked = []
    before = None
    while len(walked) < 200:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here in (None, begin):
            break
        if here is not before:  # among the links of a text
            walked.append((here, here.mapTo(window, here.rect().center())))
        before = here
    return walked


def shown_views(window, qtbot):
    """Show each view of the page that is seen, with its first result."""
    own = window._pages.currentWidget()
    views = [one for one in own.findChildren(QPushButton) if one.isCheckable() and one.isVisible()]
    for view in views or [None]:
        if view is not None:
            view.click()
        qtbot.wait(50)
        qtbot.waitUntil(lambda: not window.session.runner.is_busy, timeout=10_000)
        yield own


@pytest.mark.parametrize("page", list(PageName), ids=lambda page: page.name.lower())
def test_tab_goes_around_each_view_of_a_page_and_never_jumps_up_and_left(
    open_desk, stick, qtbot, page
):
    window = open_desk(files=sorted(stick.glob("*kiosk*")))
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.session.summary.interviews > 0, timeout=10_000)
    window.go_to(page)
    for own in shown_views(window, qtbot):
        walked = [(one, place) for one, place in walk(window) if own.isAncestorOf(one)]
        assert len(walked) > 1
        assert len({one for one, _ in walked}) == len(walked)
        jumps = [
            f"{told(before)} -> {told(after)}"
            for (before, was), (after, now) in itertools.pairwise(walked)
            if now.y() < was.y() - 60 and now.x() < was.x() - 60
        ]
        assert jumps == []


def test_tab_goes_through_blocks_in_their_order_after_they_were_moved(open_desk, stick, qtbot):
    window = open_desk(files=sorted(stick.glob("*kiosk*")))
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.session.summary.interviews > 0, timeout=10_000)
    window.go_to(PageName.OUTPUT)
    own = window._pages.currentWidget()
    for name in ("descriptives", "crosstab"):
        own.add(name)
    for _settled in shown_views(window, qtbot):
        before = [one.objectName() for one, _ in walk(window)]
        first, second = (before.index(f"block_{number}_title") for number in (1, 2))
        assert before.index("sample_design") < first < second
    own.findChild(QAbstractButton, "block_1_down").click()
    for _settled in shown_views(window, qtbot):
        after = [one.objectName() for one, _ in walk(window)]
        first, second = (after.index(f"block_{number}_title") for number in (1, 2))
        assert after.index("add_filter") < second < first
