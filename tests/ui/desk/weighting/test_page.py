"""The page of weights: margins typed and opened, checked, and the weight made, as one step."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QTableView, QWidget

from surveyapp.services.dataset.variables import variable_rows
from surveyapp.services.weighting.making import present_plan
from surveyapp.survey.types.base import MeasurementLevel
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.weighting.margins_table import PEOPLE, MarginsTable
from surveyapp.ui.desk.weighting.page import WeightsPage
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.result_pane import ResultPane
from tests.helpers.small_study import small_study

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "commitData called")
WAIT_MS = 20_000


class Picker:
    """Stands for the dialog of files: chooses what a test says."""

    def __init__(self) -> None:
        self.chosen: tuple[Path, ...] = ()

    def __call__(self, _parent: QWidget, _request: object) -> tuple[Path, ...]:
        return self.chosen


@pytest.fixture
def picker():
    return Picker()


@pytest.fixture
def page(qtbot, tmp_path: Path, picker):
    holder = QWidget()
    qtbot.addWidget(holder)
    runner = JobRunner(holder)
    session = DeskSession(small_study(tmp_path), runner, holder)
    made = WeightsPage(session, picker)
    qtbot.addWidget(made)
    session.troubled.connect(made.messages.problem)
    made.resize(1000, 700)
    made.show()
    session.refresh()
    chooser = made.findChild(QComboBox, "weight_add")
    qtbot.waitUntil(lambda: chooser.count() > 1, timeout=WAIT_MS)
    yield made
    made.shutdown()
    runner.shutdown()
    session.leave()


def press(page, qtbot, name):
    qtbot.mouseClick(page.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def add(page, name):
    chooser = page.findChild(QComboBox, "weight_add")
    chooser.setCurrentIndex(chooser.findData(name))
    chooser.activated.emit(chooser.currentIndex())


def type_people(page, qtbot, texts):
    """Type into the last column as a person does: go there, type, Enter, which goes to the next row."""
    table = page.findChild(MarginsTable)
    table.setCurrentIndex(table.model().index(0, PEOPLE))
    for row, text in enumerate(texts):
        qtbot.waitUntil(lambda: not table.findChildren(QLineEdit), timeout=WAIT_MS)
        qtbot.waitUntil(lambda row=row: table.currentIndex().row() == row)
        qtbot.keyClick(table, Qt.Key.Key_F2)
        line = table.findChild(QLineEdit)
        line.selectAll()
        qtbot.keyClicks(line, text)
        qtbot.keyClick(line, Qt.Key.Key_Return)


def shown(page):
    model = page.findChild(QTableView, "weight_table_view") or page.panel.pane.findChild(QTableView)
    words = Qt.ItemDataRole.DisplayRole
    found = model.model()
    return [
        [found.index(row, column).data(words) for column in range(found.columnCount())]
        for row in range(found.rowCount())
    ]


def test_margins_are_typed_checked_and_made_into_the_weight_and_undone(page, qtbot):
    add(page, "region")
    type_people(page, qtbot, ["500", "300", "200"])
    press(page, qtbot, "weight_go")
    qtbot.waitUntil(lambda: bool(shown(page)), timeout=WAIT_MS)
    assert [row[1] for row in shown(page)] == ["North", "South", "West"]
    press(page, qtbot, "weight_make")
    project = page._session.project
    qtbot.waitUntil(lambda: present_plan(project) is not None, timeout=WAIT_MS)
    made = next(one for one in variable_rows(project) if one.name == "survey_weight")
    assert made.level is MeasurementLevel.WEIGHT
    qtbot.waitUntil(lambda: "is the weight now" in page.messages.text, timeout=WAIT_MS)
    page._session.undo()
    qtbot.waitUntil(lambda: present_plan(project) is None, timeout=WAIT_MS)


def test_a_margin_without_its_people_is_asked_for_and_nothing_is_made(page, qtbot):
    add(page, "region")
    type_people(page, qtbot, ["500"])
    press(page, qtbot, "weight_make")
    assert "Type how many people have “South” of region" in page.messages.text
    assert present_plan(page._session.project) is None


def test_a_table_of_margins_fills_the_form_and_a_wrong_one_is_said(page, qtbot, picker, tmp_path):
    file = tmp_path / "census.csv"
    file.write_text("region,people\nnorth,500\nsouth,300\nwest,200\n")
    picker.chosen = (file,)
    press(page, qtbot, "weight_table")
    model = page.panel.model
    assert [model.index(row, PEOPLE).data() for row in range(3)] == ["500", "300", "200"]
    file.write_text("region\nnorth\n")
    press(page, qtbot, "weight_table")
    assert "no table of margins" in page.messages.text
    assert model.rowCount() == 3


def test_a_weight_that_was_made_is_shown_as_it_was_made(page, qtbot):
    add(page, "region")
    type_people(page, qtbot, ["50 %", "30 %", "20 %"])
    page.panel._people.edit.setText("1000")
    page.panel._high.edit.setText("4")
    press(page, qtbot, "weight_make")
    project = page._session.project
    qtbot.waitUntil(lambda: present_plan(project) is not None, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not page._is_stale, timeout=WAIT_MS)
    qtbot.waitUntil(
        lambda: (
            page.panel.model.rowCount() == 3 and page.panel.model.index(0, PEOPLE).data() == "500"
        ),
        timeout=WAIT_MS,
    )
    plan = page.panel.plan()
    assert plan.population == 1000
    assert plan.ratio == (0, 4)


def test_a_margin_is_removed(page, qtbot):
    add(page, "region")
    add(page, "age")
    assert page.panel.model.rowCount() == 4
    table = page.findChild(MarginsTable)
    table.setCurrentIndex(table.model().index(0, 0))
    press(page, qtbot, "weight_remove")
    assert page.panel.model.variables == [("age",)]


def test_people_who_were_drawn_make_a_weight_by_propensity(page, qtbot, picker, tmp_path):
    file = tmp_path / "drawn.csv"
    file.write_text("region,people\nnorth,5000\nsouth,3000\nwest,2000\n")
    picker.chosen = (file,)
    press(page, qtbot, "weight_classes")
    words = page.findChild(QLabel, "weight_classes_words")
    assert words.text() == "Non-response: 10,000 people were drawn, by region"
    for name, value in (("weight_method", "none"), ("weight_response", "propensity")):
        chooser = page.findChild(QComboBox, name)
        chooser.setCurrentIndex(chooser.findData(value))
    press(page, qtbot, "weight_make")
    project = page._session.project
    qtbot.waitUntil(lambda: present_plan(project) is not None, timeout=WAIT_MS)
    made = present_plan(project)
    assert (made.method.value, made.response.value) == ("none", "propensity")
    assert made.classes.people == 10_000
    # what the page shows of the weight that there is stays when the page is asked again
    press(page, qtbot, "weight_classes_remove")
    assert "is not known" in words.text()
    assert not page.findChild(QComboBox, "weight_response").isVisible()


def test_before_a_check_a_sentence_stands_there_and_no_empty_table(page, qtbot):
    pane = page.findChild(ResultPane)
    assert not pane.table.isVisible()
    assert not pane.chart.isVisible()
    said = pane.findChild(QLabel, "weight_sentence")
    assert said.text() == "Add margins of the population, then check them."
    assert said.mapTo(pane, said.rect().topLeft()).y() < 60


def test_check_and_make_are_offered_where_a_weight_would_come_of_them(page, qtbot):
    check, make = (page.findChild(QPushButton, name) for name in ("weight_go", "weight_make"))
    remove = page.findChild(QPushButton, "weight_remove")
    said = page.findChild(QLabel, "weight_sentence")
    assert not any(one.isEnabled() for one in (check, make, remove))
    assert check.toolTip() == make.toolTip() != ""
    add(page, "region")
    assert check.isEnabled()
    assert make.isEnabled()
    assert remove.isEnabled()
    assert check.toolTip() == make.toolTip() == ""

    method = page.findChild(QComboBox, "weight_method")
    method.setCurrentIndex(method.findData("none"))  # which takes no margins
    assert not make.isEnabled()
    assert said.text().startswith("Without a method margins have no use.")
    table = page.findChild(MarginsTable)
    table.setCurrentIndex(table.model().index(0, 0))
    press(page, qtbot, "weight_remove")
    assert make.isEnabled()  # of the base weight alone
    assert said.text() == "Add margins of the population, then check them."


def test_who_has_chosen_a_margin_types_its_people_at_once(page, qtbot):
    add(page, "age")
    add(page, "region")
    table = page.findChild(MarginsTable)
    assert table.hasFocus()
    assert table.currentIndex() == page.panel.model.index(1, PEOPLE)
    qtbot.keyClicks(table, "5")
    line = table.findChild(QLineEdit)
    qtbot.keyClicks(line, "00")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.panel.model.index(1, PEOPLE).data() == "500")
    qtbot.waitUntil(lambda: table.currentIndex().row() == 2)
