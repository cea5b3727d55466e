"""The filter bar: numbers by their size."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QToolButton

from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.analyses.data.filters import read_filter
from surveyapp.ui.desk.common.filtering import FilterBar, Filtering


class Session(QObject):
    """What the filter needs of a session: a survey without interviews."""

    project_changed = Signal()
    summary_changed = Signal(object)

    def __init__(self, survey):
        super().__init__()
        self.summary = SimpleNamespace(survey=survey, interviews=0)
        self.is_known = False


@pytest.fixture
def bar(qtbot, make_survey):
    age = {
        "id": "age",
        "type": "number",
        "minimum": 0,
        "maximum": 100,
        "text": {"en": "How old?"},
        "design": {"name": "direct"},
    }
    filtering = Filtering(Session(make_survey(age)))
    made = FilterBar(filtering)
    made.filtering = filtering
    qtbot.addWidget(made)
    made.findChild(QToolButton, "add_filter").menu().aboutToShow.emit()
    return made


def choose(bar, low, high):
    bar.findChild(QLineEdit, "filter_age_from").setText(low)
    bar.findChild(QLineEdit, "filter_age_to").setText(high)
    bar.findChild(QPushButton, "filter_age_use").click()


@pytest.mark.parametrize(
    ("low", "high", "written"),
    [("18", "29", "age=18..29"), ("30", "", "age=30.."), ("", "2,5", "age=..2.5")],
)
def test_a_number_is_filtered_by_its_ends(bar, low, high, written):
    choose(bar, low, high)
    assert bar.filtering.where == read_filter([written])


def test_two_empty_boxes_are_no_filter(bar):
    choose(bar, "", "")
    assert bar.filtering.where == EVERYBODY


def test_a_chip_shows_the_ends(bar):
    bar.filtering.use(read_filter(["age=18..29"]))
    assert bar.findChild(QPushButton, "chip_age").text() == "age: 18 – 29"


def test_a_filter_on_a_number_stays_when_interviews_arrive(bar):
    bar.filtering.use(read_filter(["age>=30"]))
    bar.filtering._session.summary_changed.emit(bar.filtering._session.summary)
    assert bar.filtering.where == read_filter(["age>=30"])
    assert bar.findChild(QPushButton, "chip_age").text() == "age: ≥ 30"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_number_is_filtered_by_the_keyboard_alone(bar, qtbot):
    menu = bar.findChild(QToolButton, "add_filter").menu()
    menu.popup(bar.mapToGlobal(bar.rect().bottomLeft()))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        qtbot.keyClick(menu, key)
    numbers = menu.activeAction().menu()
    low, high = (numbers.findChild(QLineEdit, f"filter_age_{end}") for end in ("from", "to"))
    qtbot.waitUntil(lambda: numbers.focusWidget() is low)

    def press(key):
        qtbot.keyClick(numbers.focusWidget(), key)

    qtbot.keyClicks(low, "18")
    press(Qt.Key.Key_Tab)
    assert numbers.focusWidget() is high
    press(Qt.Key.Key_Backtab)
    assert numbers.focusWidget() is low
    press(Qt.Key.Key_Tab)
    qtbot.keyClicks(numbers.focusWidget(), "29")
    press(Qt.Key.Key_Return)
    assert bar.filtering.where == read_filter(["age=18..29"])
    assert not menu.isVisible()
