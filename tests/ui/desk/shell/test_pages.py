"""A page that is made late is what it would have been; what is not made keeps its state."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from surveyapp.storage.project.saved_layout import keep_desk_state, read_desk_state
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.pages import HOMES, page_class
from surveyapp.ui.desk.shell.survey_chooser import SurveyChooser
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.jobs import nothing_runs
from surveyapp.ui.widgets.column_table import TableView

OpenDesk = Callable[..., DeskWindow]
MOST_AT_ONCE = 420


@pytest.fixture
def open_late(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenDesk]:
    """Open a desk that makes no page ahead."""
    opened: list[DeskWindow] = []

    def opens(*files: Path, is_known: bool = True) -> DeskWindow:
        window = DeskWindow(tmp_path / "p.surveydesk", files=files)
        qtbot.addWidget(window)
        opened.append(window)
        window._pages.stop()
        window.show()
        qtbot.waitUntil(
            lambda: window.session.is_known is is_known and not window.session.is_importing,
            timeout=10_000,
        )
        return window

    yield opens
    for window in opened:
        window.close()


@pytest.fixture
def filled(open_late: OpenDesk, simulated: Path, qtbot: QtBot) -> DeskWindow:
    """A desk on 600 interviews of which only the page of files is made."""
    window = open_late(simulated)
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=10_000)
    assert set(window._pages.there) == {PageName.FILES}
    return window


def rows_of(window: DeskWindow, name: str) -> int:
    view = window.findChild(TableView, name)
    return 0 if view is None else view.table.rowCount()


def test_the_other_pages_are_made_without_being_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    window = DeskWindow(tmp_path / "p.surveydesk")
    qtbot.addWidget(window)
    assert not window._pages.there

    window.show()
    qtbot.waitUntil(lambda: set(window._pages.there) == set(PageName), timeout=10_000)

    assert window.files_page.isVisible()
    assert [page.isVisible() for page in window._pages.there.values()].count(True) == 1
    window.close()


def test_no_turn_in_which_pages_are_made_ahead_makes_many_widgets(
    filled: DeskWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window answers between two turns."""
    pages, most = filled._pages, 0
    monkeypatch.setattr(pages, "_dress", lambda _name, most: False)  # turns of its own
    while set(pages.there) != set(PageName):
        qtbot.waitUntil(lambda: nothing_runs(filled), timeout=10_000)
        before = len(QApplication.allWidgets())
        assert not pages._get_one_ready()
        most = max(most, len(QApplication.allWidgets()) - before)
    assert most < MOST_AT_ONCE


def test_the_page_that_was_left_is_made_with_that_of_files(
    open_late: OpenDesk, tmp_path: Path
) -> None:
    open_late().close()
    keep_desk_state(tmp_path / "p.surveydesk", {"page": "learn"})

    window = open_late()

    assert set(window._pages.there) == {PageName.FILES, PageName.LEARN}
    assert window.learn_page.isVisible()


def test_no_page_is_made_once_the_window_is_closed(qtbot: QtBot, tmp_path: Path) -> None:
    window = DeskWindow(tmp_path / "p.surveydesk")
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: PageName.FILES in window._pages.there)
    window.close()
    there = set(window._pages.there)
    qtbot.wait(100)
    assert set(window._pages.there) == there
    assert there != set(PageName)


def test_a_window_closed_at_once_does_no_work(qtbot: QtBot, tmp_path: Path) -> None:
    window = DeskWindow(tmp_path / "p.surveydesk")
    qtbot.addWidget(window)
    window.show()
    window.close()
    qtbot.wait(50)
    assert not window.session.is_known
    assert not (tmp_path / "p.surveydesk").exists()


@pytest.mark.parametrize(
    ("page", "table"),
    [
        (PageName.QUALITY, "quality_findings"),
        (PageName.OUTPUT, "block_1_table"),
        (PageName.PRIVACY, "privacy_account"),
    ],
)
def test_a_late_page_shows_the_projects_numbers(
    filled: DeskWindow, qtbot: QtBot, page: PageName, table: str
) -> None:
    filled.go_to(page)
    qtbot.waitUntil(lambda: rows_of(filled, table) > 0, timeout=10_000)


def test_late_pages_know_the_projects_survey(
    filled: DeskWindow, clinic: Survey, qtbot: QtBot
) -> None:
    model = filled.output_page.model
    qtbot.waitUntil(lambda: model.is_known, timeout=10_000)
    assert filled.output_page.findChild(QComboBox, "option_question").count() > 1
    title = filled.plan_page.findChild(QLabel, "plan_budget_survey")
    assert title.text() == clinic.title.any()
    assert filled.learn_page.findChild(QPushButton, "use_project").isEnabled()
    assert filled.survey_page.folder == filled.session.project.parent


def choose(page: QWidget, name: str, value: object) -> None:
    one = page.findChild(QComboBox, name)
    one.setCurrentIndex(one.findData(value))
    one.activated.emit(one.currentIndex())


def leave_much(window: DeskWindow, qtbot: QtBot) -> None:
    """Choose something on several pages, and close the window on that of files."""
    window.plan_page.findChild(QLineEdit, "confidence").setText("0.8")
    window.help_page.show_guide("kuk")
    page = window.output_page
    window.go_to(PageName.OUTPUT)
    qtbot.waitUntil(lambda: rows_of(window, "block_1_table") > 0, timeout=10_000)
    page.findChild(TableView, "block_1_table").use_widths({"answer": 222})
    page.model.add("compare", {"question": "drugs", "by": "region"})
    qtbot.waitUntil(lambda: rows_of(window, "block_2_table") > 0, timeout=10_000)
    page.model.choose(1)
    window.go_to(PageName.FILES)
    window.close()


def assert_much_is_back(window: DeskWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.output_page.model.is_known, timeout=10_000)
    assert window.plan_page.findChild(QLineEdit, "confidence").text() == "80\N{NO-BREAK SPACE}%"
    blocks = window.output_page.model.output.blocks
    assert [one.analysis for one in blocks] == ["estimate", "compare"]
    topics = window.help_page.findChild(QListWidget, "help_topics")
    assert topics.currentItem().text().endswith("kuk")


def test_late_pages_look_as_they_were_left(
    filled: DeskWindow, open_late: OpenDesk, qtbot: QtBot
) -> None:
    leave_much(filled, qtbot)
    again = open_late()
    assert set(again._pages.there) == {PageName.FILES}
    assert_much_is_back(again, qtbot)


def test_what_was_left_stays_where_a_page_is_not_made(
    filled: DeskWindow, open_late: OpenDesk, qtbot: QtBot
) -> None:
    leave_much(filled, qtbot)
    kept = read_desk_state(filled.session.project)
    between = open_late()
    between.resize(between.width() + 40, between.height())
    between.close()
    assert set(between._pages.there) == {PageName.FILES}
    kept_again = read_desk_state(filled.session.project)
    others = set(kept["pages"]) - {"files"}
    assert len(others) == len(PageName) - 1
    assert all(kept_again["pages"][name] == kept["pages"][name] for name in others)
    assert kept_again["columns"] == kept["columns"]
    assert kept_again["geometry"] != kept["geometry"]
    assert_much_is_back(open_late(), qtbot)


def test_tab_reaches_the_status_bar_after_each_page_however_late(filled: DeskWindow) -> None:
    for name in reversed(PageName):
        filled._pages.make(name)
    chain: list[QWidget] = []
    one = filled.nextInFocusChain()
    while one is not None and one is not filled:
        chain += [one] if one.focusPolicy() is not Qt.FocusPolicy.NoFocus else []
        one = one.nextInFocusChain()
    chooser = chain.index(filled.findChild(SurveyChooser))
    tour = chain.index(filled.tour)
    begin = chain.index(filled._navigation)
    for page in filled._pages.there.values():
        inside = [place for place, one in enumerate(chain) if page.isAncestorOf(one)]
        assert begin < min(inside)
        assert max(inside) < tour < chooser


def test_the_menu_of_the_survey_is_filled_for_who_opens_it(filled: DeskWindow) -> None:
    bar = filled.menuBar()
    menu = next(one for one in bar.findChildren(QMenu) if one.title() == "&Survey")
    menu.aboutToShow.emit()
    assert "save_survey" in {action.objectName() for action in menu.actions()}
    before = len(menu.actions())
    menu.aboutToShow.emit()
    assert len(menu.actions()) == before


def test_help_is_asked_for_on_a_late_page(filled: DeskWindow) -> None:
    filled.go_to(PageName.PLAN)
    QApplication.processEvents()
    filled.plan_page.help_button.click()
    assert filled.help_page.isVisible()
    assert filled.help_page.save_state() == {"topic": "desk"}


def test_every_page_is_registered_by_the_class_that_its_window_makes(open_late: OpenDesk) -> None:
    assert set(HOMES) == set(PageName)
    window = open_late()
    for name in PageName:
        assert type(window._pages.make(name)) is page_class(name)


STARTED = """
import os, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.pages import HOMES
from surveyapp.ui.desk.shell.window import DeskWindow
def loaded():
    return {home for home in HOMES.values() if "surveyapp.ui.desk." + home.rpartition(".")[0] in sys.modules}
class Seen(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            # the first page may be there already, where the project was read quickly
            print(sorted(loaded() - {HOMES[PageName.FILES]}))
        return False
application = QApplication([])
window = DeskWindow(Path(tempfile.mkdtemp()) / "p.surveydesk")
seen = Seen()
window.installEventFilter(seen)
window.show()
look = QTimer()
look.timeout.connect(lambda: len(window._pages.there) == len(HOMES) and window.close())
look.start(20)
application.exec()
print(len(loaded()) == len(HOMES))
"""


def test_the_window_is_seen_before_the_other_pages_are_loaded(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", STARTED],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.stdout == "[]\nTrue\n", done.stderr
