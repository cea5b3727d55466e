"""Lists of long entries show every word, also after the colours have changed."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QVBoxLayout, QWidget

from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.desk.common.option_fields import _Ticks
from surveyapp.ui.desk.help.page import TOPIC_PADDINGS
from surveyapp.ui.widgets.check_list import LongEntries, TickList, _Wrapping

LONG = (
    "drugs: In the last 12 months, have you taken an illegal drug?",
    "Back-checks: when to visit, unannounced",
    "Ten minutes: from the first start to a report",
)
BOX, GUIDES = "ticks", "help_topics"


def made(name: str) -> QListWidget:
    if name == BOX:
        return TickList(BOX, "Questions")
    return LongEntries(name, "Guides", TOPIC_PADDINGS)


@pytest.mark.qt_log_ignore("does not support")
@pytest.mark.parametrize("name", [BOX, GUIDES])
def test_entries_have_room_for_their_words_at_each_width_and_in_each_scheme(
    name, qtbot, monkeypatch
):
    page = QWidget()
    qtbot.addWidget(page)
    view = made(name)
    QVBoxLayout(page).addWidget(view)
    view.addItems(LONG)
    FollowsColourScheme(page)
    page.resize(240, 400)
    page.show()
    hints = QGuiApplication.styleHints()
    painted: dict[str, int] = {}
    monkeypatch.setattr(
        _Wrapping, "paint", lambda self, painter, option, index: _measure(self, option, index)
    )

    def _measure(delegate, option, index):
        delegate.initStyleOption(option, index)
        style = view.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
        text = room.adjusted(margin, 0, -margin, 0)
        needed = QFontMetrics(option.font).boundingRect(
            QRect(0, 0, text.width(), 1000), int(Qt.TextFlag.TextWordWrap), index.data()
        )
        painted[index.data()] = room.height() - needed.height()

    for scheme in (theme.LIGHT, theme.DARK):
        monkeypatch.setattr(theme, "current_theme", lambda scheme=scheme: scheme)
        page.hide()
        hints.colorSchemeChanged.emit(hints.colorScheme())
        painted.clear()
        page.show()
        qtbot.waitUntil(lambda: set(painted) == set(LONG))
        assert min(painted.values()) >= 0, "before any width has changed"
        for width in range(240, 330, 6):
            page.resize(width, 400)
            qtbot.wait(1)
            painted.clear()
            view.viewport().repaint()
            assert set(painted) == set(LONG)
            assert min(painted.values()) >= 0, width


@pytest.mark.qt_log_ignore("does not support")
def test_the_options_of_an_analysis_show_all_of_a_few_long_questions(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    ticks = _Ticks(BOX, "Questions")
    column = QVBoxLayout(page)
    column.addWidget(ticks)
    column.addStretch(1)
    ticks.offer((f"question_{at}", text) for at, text in enumerate(LONG))
    page.resize(240, 400)
    page.show()
    qtbot.waitUntil(lambda: ticks.verticalScrollBar().maximum() == 0, timeout=1000)
    last = ticks.visualItemRect(ticks.item(len(LONG) - 1))
    assert last.bottom() <= ticks.viewport().height()


@pytest.fixture
def ticks(qtbot):
    """Two entries with boxes, shown."""
    view = TickList(BOX, "Questions")
    qtbot.addWidget(view)
    for text in LONG[:2]:
        item = QListWidgetItem(text, view)
        item.setCheckState(Qt.CheckState.Unchecked)
    view.resize(300, 200)
    view.show()
    return view


def on(view):
    return [view.item(at).checkState() is Qt.CheckState.Checked for at in range(view.count())]


@pytest.mark.parametrize("x", [10, 200], ids=["on its box", "on its words"])
def test_a_click_ticks_an_entry_once_and_another_unticks_it(x, ticks, qtbot):
    where = QPoint(x, ticks.visualItemRect(ticks.item(1)).center().y())
    for expected in (True, False, True):
        qtbot.mouseClick(ticks.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert on(ticks) == [False, expected]
    qtbot.mouseClick(ticks.viewport(), Qt.MouseButton.RightButton, pos=where)
    assert on(ticks) == [False, True]


def test_the_space_bar_ticks_the_current_entry_once(ticks, qtbot):
    ticks.setCurrentRow(0)
    for expected in (True, False):
        qtbot.keyClick(ticks, Qt.Key.Key_Space)
        assert on(ticks) == [expected, False]
    qtbot.keyClick(ticks, Qt.Key.Key_Down)
    assert on(ticks) == [False, False]


def test_an_entry_that_cannot_be_chosen_is_not_ticked(ticks, qtbot):
    ticks.item(1).setFlags(ticks.item(1).flags() & ~Qt.ItemFlag.ItemIsEnabled)
    where = ticks.visualItemRect(ticks.item(1)).center()
    qtbot.mouseClick(ticks.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert on(ticks) == [False, False]
