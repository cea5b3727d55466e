"""The desk on small and fine screens, by pixels: numbers, axes and buttons are in sight, light and dark.

In the usual run the window has the logical size of each screen; the slow run starts this file again on each
screen, with its scale.
"""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from pixels import pixels_of
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction, QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QScrollArea, QWidget

from surveyapp.services.output.output import Width
from surveyapp.services.project.import_collections import import_files
from surveyapp.ui.appearance import theme, window_geometry
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.files.kiosks_dialog import KiosksDialog
from surveyapp.ui.desk.shell.preferences_dialog import PreferencesDialog
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind

WAIT_MS = 30_000
SCREENS = {
    "1280x800": (1280, 800, 1.0),
    "1366x768 at 125 %": (1093, 614, 1.25),
    "3840x2160 at 200 %": (1920, 1080, 2.0),
    "800x1280": (800, 1280, 1.0),
}
"""Width and height in the units of windows, and how many pixels each has."""
TASK_BAR = 40
ESSENTIAL = ("Question", "Answer", "Estimate", "95\N{NO-BREAK SPACE}% interval", "Std. error", "n")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(
    params=[
        pytest.param(name, marks=[pytest.mark.slow] if scale == 2 else [])
        for name, (_width, _height, scale) in SCREENS.items()
    ]
)
def screen(request, monkeypatch):
    """The room that a screen leaves: the real one where this file was started on it."""
    if "SURVEYAPP_SCREEN" in os.environ:
        if request.param != os.environ["SURVEYAPP_SCREEN"]:
            pytest.skip("another screen")
        return QApplication.primaryScreen().availableGeometry()
    width, height, _scale = SCREENS[request.param]
    room = QRect(0, 0, width, height - TASK_BAR)
    monkeypatch.setattr(window_geometry, "room_of", lambda _window: room)
    return room


@pytest.fixture
def desk(open_desk, simulated, tmp_path, screen):
    project = tmp_path / "p.surveydesk"
    import_files(sorted(simulated.glob("*.collection")), project)
    window = open_desk(project=project)
    window.resize(screen.width() - 8, screen.height() - 40)
    return window


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def inked(image: QImage, place: QRect) -> set[int]:
    """Return the columns of a part of a picture, in its pixels, that differ from the part's ground."""
    ratio = image.devicePixelRatioF()
    left, right = round(place.left() * ratio) + 1, round((place.right() + 1) * ratio) - 1
    top, bottom = round(place.top() * ratio) + 2, round((place.bottom() + 1) * ratio) - 2
    part = pixels_of(image)[top:bottom, left:right]
    return set(np.flatnonzero((part != part[0, 1]).any(axis=0)).tolist())


def check_numbers(desk, table, titles=ESSENTIAL):
    """What is essential is written whole within the window, also where another table was shown before."""
    image = picture(table.viewport())
    places = {table.table.title(place): place for place in range(table.table.columnCount())}
    for title in titles:
        place = places[title]
        if place in table._labels.columns:
            number = table.visualRect(table.model().index(0, table._first_seen))
            label = QRect(0, number.top(), table.viewport().width(), table._labels.height(0))
            assert inked(image, label), title
            assert max(inked(image, label)) < (label.width() - 3) * image.devicePixelRatioF()
            continue
        assert not table.isColumnHidden(place), title
        cell = table.visualRect(table.model().index(0, place))
        cell.setTop(cell.top() + table._labels.height(0))
        assert table.viewport().rect().contains(cell), title
        ink = inked(image, cell)
        assert ink, title
        assert max(ink) < (cell.width() - 3) * image.devicePixelRatioF(), title  # nothing is cut
    assert table.mapTo(desk, QPoint(table.width(), 0)).x() < desk.width()


def check_chart(desk, scheme, qtbot):
    """The chart has its axis in sight, and the ground of the scheme."""
    chart = next(one for one in desk.findChildren(ChartView) if one.isVisible())
    chart.setStyleSheet(f"color: {scheme.ink};")  # as a change of the scheme does
    qtbot.waitUntil(lambda: chart.is_drawn, timeout=WAIT_MS)
    image = picture(chart.viewport())
    ratio = image.devicePixelRatioF()
    assert image.pixelColor(2, 2) == QColor(scheme.card)
    rows = chart._foot_rows  # the numbers and the name of the axis, in pixels
    assert rows > 15 * ratio
    lowest = QRect(0, round(image.height() / ratio - rows / ratio), chart.viewport().width(), 0)
    lowest.setHeight(round(rows / ratio))
    assert len(inked(image, lowest)) > 30
    assert chart.mapTo(desk, QPoint(chart.width(), 0)).x() < desk.width()
    assert chart.height() < 0.7 * desk.height()  # the page scrolls, and then all of it is seen


def opened(desk, name) -> QDialog:
    match name:
        case "kiosks":
            desk.files_page.show_kiosks()
            return desk.findChild(KiosksDialog)
        case "table_import":
            desk.files_page.import_table()
            return desk.findChild(TableImport)
    desk.findChild(QAction, "preferences").trigger()
    return desk.findChild(PreferencesDialog)


def check_dialog(dialog, screen, qtbot):
    """A dialog is on the screen with its buttons, also after a message."""
    dialog.move(screen.right() - 200, screen.bottom() - 100)
    for bar in dialog.findChildren(MessageBar):
        bar.say(MessageKind.WARNING, "What could not be done, and why. " * 30)
    qtbot.waitUntil(dialog.isVisible, timeout=WAIT_MS)
    dialog.adjustSize()
    qtbot.waitUntil(lambda: screen.contains(dialog.geometry()), timeout=WAIT_MS)
    content = dialog.findChild(QScrollArea, "dialog_content")
    last = [
        one
        for one in dialog.findChildren(QPushButton)
        if one.isVisible() and one.text() and not content.isAncestorOf(one)
    ]
    assert last
    for one in last:
        assert dialog.rect().contains(QRect(one.mapTo(dialog, QPoint()), one.size())), one.text()
    dialog.close()


def test_numbers_axes_and_buttons_are_in_sight(desk, screen, qtbot, monkeypatch, shows_estimates):
    table = shows_estimates(desk)
    qtbot.wait(20)
    check_numbers(desk, table)
    model = desk.output_page.model
    model.change(1, options={"by": "region"})
    qtbot.waitUntil(
        lambda: model.state(1).job is None and not model.is_outdated(1), timeout=WAIT_MS
    )
    qtbot.wait(20)
    check_numbers(desk, table, (*ESSENTIAL, "Group"))
    for scheme in (theme.LIGHT, theme.DARK):
        monkeypatch.setattr(theme, "current_theme", lambda scheme=scheme: scheme)
        check_chart(desk, scheme, qtbot)
    for name in ("preferences", "kiosks", "table_import"):
        check_dialog(opened(desk, name), screen, qtbot)


TESTED = ("Estimate", "95\N{NO-BREAK SPACE}% interval", "Std. error", "p-value")
SIDE_BY_SIDE = {
    "estimate": ({"by": "region"}, (*ESSENTIAL, "Group")),
    "describe": (
        {"questions": ["trust"]},
        ("Question", "Mean", "95\N{NO-BREAK SPACE}% interval", "Std. error", "n"),
    ),
    "compare": ({"question": "drugs", "by": "region"}, ("Answer", "First group", *TESTED)),
    "regress": ({"outcome": "drugs", "predictors": ["region"]}, ("Term", *TESTED)),
    "crosstab": ({"questions": ["drugs", "region"]}, TESTED[:3]),
    "distance": (
        {"question": "drugs", "by": "region", "resamples": 100},
        ("First group", "Bias-corrected distance", *TESTED[1::2]),
    ),
}
"""Analyses with the columns that are seen without scrolling in half of a page."""


@pytest.mark.parametrize("screen", ["1280x800"], indirect=True)
def test_blocks_side_by_side_show_numbers_without_scrolling(desk, screen, qtbot):
    desk.go_to(PageName.OUTPUT)
    page = desk.output_page
    qtbot.waitUntil(lambda: page.model.is_known, timeout=WAIT_MS)
    for name, (options, titles) in SIDE_BY_SIDE.items():
        number = page.model.add(name, options, width=Width.HALF)
        frame = page.blocks.frame(number)
        state = page.model.state(number)
        qtbot.waitUntil(lambda state=state: (state.found or state.problem) is not None)
        assert state.problem is None
        qtbot.waitUntil(lambda frame=frame: frame.shown is not None)
        qtbot.wait(20)
        assert frame.width() < desk.width() / 3
        across = frame.pane.table.horizontalScrollBar()
        qtbot.waitUntil(lambda across=across: across.maximum() == 0)
        check_numbers(desk, frame.pane.table, titles)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_it_is_so_on_the_screen_itself(name, tmp_path):
    if "SURVEYAPP_SCREEN" in os.environ:
        pytest.skip("on it already")
    width, height, scale = SCREENS[name]
    stated = {"name": "s", "x": 0, "y": 0, "width": width, "height": height, "dpr": scale}
    config = tmp_path / "screen.json"
    config.write_text(json.dumps({"screens": [{**stated, "logicalDpi": 96, "logicalBaseDpi": 96}]}))
    screen = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}", "SURVEYAPP_SCREEN": name}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-m", "", "-k", "in_sight", __file__],
        env={**os.environ, **screen},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


@pytest.fixture(params=[(1085, 534), (640, 400)])
def small(request, monkeypatch):
    """A screen with less room than some pages need."""
    room = QRect(0, 0, *request.param)
    monkeypatch.setattr(window_geometry, "room_of", lambda _window: room)
    return room


def is_within_reach(page, area):
    """Whether the page has the room that it needs, and the bars go to its ends."""
    least = page.minimumSizeHint()
    bars = area.horizontalScrollBar(), area.verticalScrollBar()
    ends = [bar.maximum() + bar.pageStep() for bar in bars]
    has_room = page.width() >= least.width() and page.height() >= least.height()
    return has_room and ends == [page.width(), page.height()]


def test_no_part_of_a_page_is_out_of_reach_in_a_small_window(
    open_desk, simulated, tmp_path, qtbot, small
):
    project = tmp_path / "p.surveydesk"
    import_files(sorted(simulated.glob("*.collection")), project)
    desk = open_desk(project=project)
    desk.resize(small.size())
    area = desk.findChild(QScrollArea, "page_area")
    for name in PageName:
        desk.go_to(name)
        page = desk._pages.make(name)
        qtbot.waitUntil(page.busy.isHidden, timeout=WAIT_MS)
        qtbot.waitUntil(lambda page=page: is_within_reach(page, area))
        for one in page.findChildren(QPushButton):
            if one.isVisible():
                text = one.fontMetrics().horizontalAdvance(one.text().replace("&", ""))
                assert one.width() >= text, (name, one.text())
