"""Who changes the system's scheme sees all windows change; what is hidden is changed when it is shown."""

from collections.abc import Callable

import pytest
from pixels import colours_of
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme, parts_of
from surveyapp.ui.appearance.line_icons import ColouredIcon, icon
from surveyapp.ui.crash import Crash
from surveyapp.ui.crash_dialog import CrashDialog
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.output.block import BlockFrame
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.layout import EmptyState
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind

MOST_IN_A_PART = 240


@pytest.fixture
def turn_dark(monkeypatch) -> Callable[[], None]:
    """A function that lets the system ask for the dark scheme; the offscreen platform knows none."""

    def turn() -> None:
        monkeypatch.setattr(theme, "current_theme", lambda: theme.DARK)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.emit(hints.colorScheme())

    return turn


def ground(widget: QWidget) -> str:
    """Return the colour in the corner of ``widget``, inside of its edge."""
    return widget.grab().toImage().pixelColor(3, 3).name().upper()


def scheme_of(part: QWidget) -> str:
    """Return the ground in the style sheet of a part of a page."""
    grounds = [one.ground for one in (theme.LIGHT, theme.DARK) if one.ground in part.styleSheet()]
    return grounds[0] if len(grounds) == 1 else ""


def colours(widget: QWidget) -> set[str]:
    """Return all colours of what is painted of ``widget``."""
    return colours_of(widget.grab().toImage())


@pytest.fixture
def dialog(qtbot):
    made = QDialog()
    qtbot.addWidget(made)
    made.resize(100, 60)
    return made


def test_what_is_seen_changes_at_once(dialog, turn_dark):
    FollowsColourScheme(dialog)
    dialog.show()
    assert ground(dialog) == theme.LIGHT.ground
    turn_dark()
    assert ground(dialog) == theme.DARK.ground
    dialog.close()


def test_what_is_hidden_changes_when_it_is_shown(dialog, turn_dark):
    FollowsColourScheme(dialog)
    before = dialog.styleSheet()
    turn_dark()
    assert dialog.styleSheet() == before
    dialog.show()
    assert ground(dialog) == theme.DARK.ground
    dialog.close()


def test_a_scheme_that_does_not_change_dresses_nothing_anew(dialog, monkeypatch):
    dressed = FollowsColourScheme(dialog)
    dialog.show()
    monkeypatch.setattr(theme, "apply_theme", lambda _widget: pytest.fail("dressed anew"))
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert not dressed.put_on()
    dialog.close()


def test_the_desk_changes_around_its_page_at_once_and_the_page_after(open_desk, qtbot, turn_dark):
    window = open_desk(is_whole=True)
    turn_dark()
    for part in (window.menuBar(), window._navigation, window.statusBar()):
        assert theme.DARK.card in part.styleSheet()
        assert ground(part) == theme.DARK.card
    qtbot.waitUntil(lambda: ground(window.files_page) == theme.DARK.ground)


@pytest.mark.parametrize("page", list(PageName), ids=lambda page: page.name.lower())
def test_a_hidden_page_is_in_the_new_scheme_when_it_is_shown(open_desk, turn_dark, page):
    window = open_desk()
    window.go_to(PageName.FILES if page is not PageName.FILES else PageName.HELP)
    assert ground(window._pages.currentWidget()) == theme.LIGHT.ground
    turn_dark()
    window.go_to(page)
    assert ground(window._pages.currentWidget()) == theme.DARK.ground


def test_pages_that_nobody_asks_for_change_too(open_desk, qtbot, turn_dark):
    window = open_desk(is_whole=True)
    turn_dark()
    pages = window._pages.there.values()
    qtbot.waitUntil(
        lambda: (
            {scheme_of(part) for page in pages for part in parts_of(page)} == {theme.DARK.ground}
        ),
        timeout=20_000,
    )


def test_each_part_of_each_page_takes_a_new_scheme_and_none_is_large(
    open_desk, simulated, turn_dark, qtbot
):
    """Qt works a sheet out for all that is in a part at once, and the window stands still meanwhile."""
    desk = open_desk([simulated], is_whole=True)
    model = desk.output_page.model
    qtbot.waitUntil(lambda: bool(model.output.blocks))
    for _ in range(3):
        model.duplicate(1)
    turn_dark()
    pages = desk._pages.there
    qtbot.waitUntil(lambda: not desk._pages._pause.isActive(), timeout=20_000)
    parts = {part: name for name in PageName for part in parts_of(pages[name])}
    assert {name for part, name in parts.items() if scheme_of(part) != theme.DARK.ground} == set()
    assert max(len(part.findChildren(QWidget)) for part in parts) < MOST_IN_A_PART
    unstyled = {
        type(one).__name__
        for page in pages.values()
        for one in page.findChildren(QLabel) + page.findChildren(QAbstractButton)
        if one.style().metaObject().className() != "QStyleSheetStyle"
    }
    assert unstyled == set()


def test_a_block_that_is_added_in_the_dark_is_dark(open_desk, simulated, turn_dark, qtbot):
    desk = open_desk([simulated])
    turn_dark()
    desk.go_to(PageName.OUTPUT)
    model = desk.output_page.model
    qtbot.waitUntil(lambda: bool(model.output.blocks))
    model.duplicate(1)
    frames = desk.output_page.findChildren(BlockFrame)
    assert len(frames) == len(model.output.blocks)
    assert {scheme_of(frame) for frame in frames} == {theme.DARK.ground}


def test_the_bars_of_a_page_that_scrolls_are_dark_in_the_dark(open_desk, turn_dark, qtbot):
    desk = open_desk()
    desk.resize(640, 420)
    desk.go_to(PageName.PLAN)
    turn_dark()
    bar = desk._page_area.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    place = QRect(bar.mapTo(desk, QPoint()), bar.size())
    painted = colours_of(desk.grab(place).toImage())
    assert theme.DARK.ground in painted
    assert max(QColor(one).lightness() for one in painted) <= QColor(theme.DARK.edge).lightness()


def test_a_page_made_after_the_change_is_in_the_new_scheme(qtbot, tmp_path, turn_dark):
    window = DeskWindow(tmp_path / "p.surveydesk")
    qtbot.addWidget(window)
    turn_dark()
    assert ground(window.plan_page) == theme.DARK.ground
    assert {scheme_of(part) for part in parts_of(window.plan_page)} == {theme.DARK.ground}


def test_a_guide_is_read_on_in_the_new_scheme(open_desk, qtbot, turn_dark):
    window = open_desk(is_whole=True)
    window.go_to(PageName.HELP)
    text = window.help_page.findChild(QTextBrowser)
    light, dark = (f"color:{one.accent.lower()}" for one in (theme.LIGHT, theme.DARK))
    assert light in text.toHtml()
    text.verticalScrollBar().setValue(200)
    turn_dark()
    qtbot.waitUntil(lambda: dark in text.toHtml())
    assert light not in text.toHtml()
    assert text.verticalScrollBar().value() == 200


@pytest.mark.qt_log_ignore("propagateSizeHints", "raise")  # the offscreen platform
def test_open_dialogs_of_the_desk_change_with_it(open_desk, turn_dark):
    window = open_desk()
    window.files_page.show_kiosks()
    window.show_keys()
    window.show_about()
    window.files_page.import_table()
    names = ("kiosks_dialog", "shortcut_sheet", "table_import")
    dialogs = [window.findChild(QDialog, name) for name in names]
    dialogs.append(window.findChild(QMessageBox, "about_box"))
    assert {ground(one) for one in dialogs} == {theme.LIGHT.ground}
    turn_dark()
    assert {ground(one) for one in dialogs} == {theme.DARK.ground}
    for one in dialogs:
        one.close()


@pytest.mark.qt_log_ignore("propagateSizeHints", "raise")  # the offscreen platform
def test_a_dialog_that_is_opened_again_is_in_the_new_scheme(open_desk, turn_dark):
    window = open_desk()
    window.files_page.show_kiosks()
    window.findChild(QDialog, "kiosks_dialog").close()
    turn_dark()
    window.files_page.show_kiosks()
    seen = [one for one in window.findChildren(QDialog, "kiosks_dialog") if one.isVisible()]
    assert [ground(one) for one in seen] == [theme.DARK.ground]
    seen[0].close()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_the_dialog_of_a_crash_looks_like_the_desk(open_desk, tmp_path, turn_dark):
    dialog = CrashDialog(Crash("a report", tmp_path / "crash.txt"), open_desk())
    dialog.show()
    assert ground(dialog) == theme.LIGHT.ground
    turn_dark()
    assert ground(dialog) == theme.DARK.ground
    dialog.close()


def test_the_first_window_changes(qtbot, turn_dark):
    window = StartWindow()
    qtbot.addWidget(window)
    window.show()
    pictures = window.findChildren(ColouredIcon)
    assert [theme.LIGHT.accent in colours(picture) for picture in pictures] == [True, True]
    turn_dark()
    assert ground(window) == theme.DARK.ground
    assert [theme.DARK.accent in colours(picture) for picture in pictures] == [True, True]
    window.close()


def warned() -> MessageBar:
    bar = MessageBar()
    bar.say(MessageKind.WARNING, "Look at this")
    return bar


def flagged() -> TableView:
    table = TableView("flagged", "Flagged", stretch=0)
    table.show_columns([Column("State", ["Look"], icons=[icon("warning", "warn")])])
    return table


def pressed() -> QPushButton:
    return QPushButton(icon("close", "warn"), "Close")


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
@pytest.mark.parametrize(
    ("make", "ink"),
    [
        pytest.param(warned, "warn", id="message"),
        pytest.param(flagged, "warn", id="row of a table"),
        pytest.param(pressed, "warn", id="button"),
        pytest.param(lambda: EmptyState("files", "Nothing", "Nothing yet"), "accent", id="empty"),
    ],
)
def test_an_icon_that_is_shown_already_is_in_the_new_scheme(make, ink, qtbot, turn_dark):
    shown = make()
    qtbot.addWidget(shown)
    shown.resize(600, 400)
    FollowsColourScheme(shown)
    shown.show()
    where = shown.findChild(ColouredIcon) or shown
    assert getattr(theme.LIGHT, ink) in colours(where)
    turn_dark()
    assert getattr(theme.LIGHT, ink) not in colours(where)
    assert getattr(theme.DARK, ink) in colours(where)


def test_an_icon_of_what_is_disabled_is_pale(qtbot):
    button = pressed()
    qtbot.addWidget(button)
    FollowsColourScheme(button)
    button.setEnabled(False)
    assert theme.LIGHT.warn not in colours(button)
    assert theme.LIGHT.edge in colours(button)


def test_a_drawing_that_is_cleared_paints_nothing(qtbot):
    drawing = ColouredIcon(20)
    qtbot.addWidget(drawing)
    drawing.draw("warning", "bad")
    assert theme.LIGHT.bad in colours(drawing)
    drawing.clear()
    assert len(colours(drawing)) == 1
