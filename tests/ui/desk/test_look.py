"""The look goes with the system: its size of type, its colours; and nothing that holds words is cut off."""

import pytest
from closed_windows import delete_closed_windows
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from surveyapp.services.documentation.guides import GUIDES, guide
from surveyapp.services.simulation.demo import Demo
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.help.page import GuideWindow, HelpPage, slug
from surveyapp.ui.desk.shell.window import PAGE_GUIDES
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.layout import READ_WIDTH, button, segment, text_label
from surveyapp.ui.widgets.page import TOUCHED


@pytest.fixture
def type_size(qapp):  # without an application there is no font to come back to
    """A function that sets the application's size of type."""
    before = QApplication.font()

    def sets(points):
        font = QFont(before)
        font.setPointSizeF(points)
        QApplication.setFont(font)

    yield sets
    delete_closed_windows()
    QApplication.setFont(before)


def cut_off(window):
    """Return the buttons that are narrower than their words."""
    return [
        one.objectName()
        for one in window.findChildren(QPushButton)
        if one.isVisible()
        and one.text()
        and one.width() < one.fontMetrics().horizontalAdvance(one.text().replace("&", ""))
    ]


SMALL, USUAL = (960, 640), (1280, 800)


@pytest.mark.parametrize(
    ("points", "sizes"),
    [
        (8, (SMALL, USUAL)),
        (10, (SMALL, USUAL)),
        (16, (USUAL,)),
    ],  # large letters need a large window
)
def test_no_button_of_any_page_is_narrower_than_its_words(
    open_desk, stick, type_size, points, sizes
):
    type_size(points)
    window = open_desk(files=sorted(stick.glob("*kiosk*")))
    wrong = {}
    for size in sizes:
        window.resize(*size)
        for name in PageName:
            window.go_to(name)
            QApplication.processEvents()
            wrong[name, size] = cut_off(window)
    assert {place: found for place, found in wrong.items() if found} == {}


def test_headings_grow_with_the_systems_type(type_size):
    type_size(20)
    large = theme._sheet(theme.LIGHT, QApplication.font().pointSizeF())
    assert 'QLabel[role="title"] { font-size: 40pt' in large
    assert theme.scaled(100) == 200
    type_size(8)
    assert theme.scaled(100) == 100


@pytest.mark.parametrize("scheme", [theme.LIGHT, theme.DARK])
def test_a_tick_can_be_told_from_an_empty_box(qtbot, monkeypatch, scheme):
    monkeypatch.setattr(theme, "current_theme", lambda: scheme)
    box = QCheckBox("x")
    qtbot.addWidget(box)
    theme.apply_theme(box)
    box.setChecked(True)
    box.show()
    picture = box.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name().upper()
        for x in range(2, 18)
        for y in range(picture.height())
    }
    assert scheme.accent in colours
    assert scheme.on_accent in colours


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_dialogs_are_as_dark_as_the_window(open_desk, monkeypatch):
    monkeypatch.setattr(theme, "current_theme", lambda: theme.DARK)
    window = open_desk()
    window.files_page.show_kiosks()
    dialog = window.findChild(QDialog, "kiosks_dialog")
    assert dialog.grab().toImage().pixelColor(3, 3).name().upper() == theme.DARK.ground
    dialog.close()


def test_links_of_guides_have_the_colour_of_the_scheme(open_desk, monkeypatch):
    monkeypatch.setattr(theme, "current_theme", lambda: theme.DARK)
    window = open_desk()
    window.show_tutorial()
    document = window.help_page.findChild(QTextBrowser).document()
    block, seen = document.begin(), 0
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            shape = place.fragment().charFormat()
            if shape.isAnchor():
                seen += 1
                assert shape.foreground().color().name().upper() == theme.DARK.accent
            place += 1
        block = block.next()
    assert seen > 2


def test_every_guide_that_a_page_leads_to_has_the_place_it_is_led_to():
    assert set(PAGE_GUIDES) == set(PageName) - {PageName.HELP}
    for name, heading in PAGE_GUIDES.values():
        assert name in GUIDES
        lines = guide(name).text.splitlines()
        slugs = {slug(line.lstrip("#")) for line in lines if line.startswith("#")}
        assert not heading or heading in slugs


@pytest.mark.parametrize("page", list(PAGE_GUIDES), ids=lambda page: page.name.lower())
def test_f1_opens_the_guide_of_the_page(open_desk, qtbot, page):
    window = open_desk()
    window.go_to(page)
    window.findChild(QAction, "help").trigger()
    assert window.help_page.isVisible()
    assert window.help_page.save_state() == {"topic": PAGE_GUIDES[page][0]}


@pytest.mark.parametrize("page", list(PAGE_GUIDES), ids=lambda page: page.name.lower())
def test_the_question_mark_of_a_page_opens_its_guide_by_touch_and_key(open_desk, qtbot, page):
    window = open_desk()
    window.go_to(page)
    shown = next(one for one in window.findChildren(QToolButton, "page_help") if one.isVisible())
    assert min(shown.width(), shown.height()) >= TOUCHED
    shown.setFocus()
    qtbot.keyClick(shown, Qt.Key.Key_Space)
    assert window.help_page.isVisible()
    assert window.help_page.save_state() == {"topic": PAGE_GUIDES[page][0]}
    assert not [one for one in window.findChildren(QToolButton, "page_help") if one.isVisible()]


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_a_guide_begins_at_its_first_line_and_its_pictures_fit(qtbot):
    window = StartWindow()
    qtbot.addWidget(window)
    guides = GuideWindow(window)
    guides.show()
    QApplication.processEvents()
    text = guides.findChild(QTextBrowser)
    assert text.verticalScrollBar().value() == 0
    assert text.horizontalScrollBar().maximum() == 0
    guides.resize(2000, 600)
    QApplication.processEvents()
    assert text.lineWrapColumnOrWidth() == theme.scaled(READ_WIDTH)
    guides.close()
    window.close()


def test_a_guide_is_shown_from_the_heading(open_desk):
    window = open_desk()
    window.go_to(PageName.LEARN)
    window.show_help()
    bar = window.help_page.findChild(QTextBrowser).verticalScrollBar()
    assert bar.value() > 0
    window.help_page.show_guide("analyst")
    assert bar.value() == 0


def test_a_desk_that_is_left_on_a_guide_comes_back_to_it(open_desk, stick, tmp_path):
    project = tmp_path / "left.surveydesk"
    window = open_desk(files=sorted(stick.glob("*kiosk*")), project=project)
    window.go_to(PageName.HELP)
    window.help_page.show_guide("ethics")
    window.close()
    again = open_desk(project=project)
    assert again.help_page.save_state() == {"topic": "ethics"}


def test_pane_heights_come_back(open_desk, stick, tmp_path):
    window = open_desk()
    page = window.privacy_page
    state = page.save_state()
    assert "privacy_panes" in state
    assert "quality_panes" in window.quality_page.save_state()


def test_the_start_window_makes_the_demonstration(qtbot, tmp_path, monkeypatch):
    window = StartWindow()
    qtbot.addWidget(window)
    window.show()
    made = Demo(tmp_path / "s", tmp_path / "t", ())
    monkeypatch.setattr(
        "surveyapp.services.simulation.demo.make_demo", lambda folder, progress: made
    )
    with qtbot.waitSignal(window.demonstration_requested):
        qtbot.mouseClick(
            window.findChild(QPushButton, "try_demonstration"), Qt.MouseButton.LeftButton
        )
    with qtbot.waitSignal(window.demonstration_made, timeout=10_000) as told:
        window.make_demonstration(tmp_path)
    assert told.args == [made]
    with qtbot.waitSignal(window.tutorial_requested):
        qtbot.mouseClick(window.findChild(QPushButton, "tutorial"), Qt.MouseButton.LeftButton)
    window.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_the_tutorial_is_read_without_a_project(qtbot):
    window = StartWindow()
    qtbot.addWidget(window)
    window.show()
    guides = GuideWindow(window)
    guides.show()
    assert guides.findChild(HelpPage).save_state() == {"topic": "tutorial"}
    guides.close()
    window.close()


def test_rows_of_segments_are_mirrored_with_the_language(qtbot):
    app = QApplication.instance()
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        first = segment("a", "first", "left")
        qtbot.addWidget(first)
        theme.apply_theme(first)
        assert first.property("end") == "right"
        assert theme._MIRRORED in first.styleSheet()
        words = text_label("befragung, version 1", "hint")  # begins with Latin letters
        qtbot.addWidget(words)
        words.resize(400, 30)
        seen = words.grab().toImage()
        ground = seen.pixel(0, 0)
        left = [seen.pixel(x, y) for x in range(100) for y in range(seen.height())]
        assert set(left) == {ground}
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
@pytest.mark.parametrize("scheme", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("role", ["plain", "primary", "quiet", "chip", "segment"])
def test_the_focus_of_a_button_is_seen(qtbot, monkeypatch, scheme, role):
    monkeypatch.setattr(theme, "current_theme", lambda: scheme)
    holder = QWidget()
    qtbot.addWidget(holder)
    row = QHBoxLayout(holder)
    other, shown = button("x", "other"), button("Words", "shown", role=role)
    row.addWidget(other)
    row.addWidget(shown)
    theme.apply_theme(holder)
    with qtbot.waitActive(holder):
        holder.show()
        holder.activateWindow()
    other.setFocus()
    before = shown.grab().toImage()
    shown.setFocus()
    after = shown.grab().toImage()
    middle = after.height() // 2
    ring = [after.pixelColor(x, middle).name().upper() for x in range(2)]
    assert shown.hasFocus()
    assert ring != [before.pixelColor(x, middle).name().upper() for x in range(2)]
    assert set(ring) <= {scheme.accent, scheme.ink}
