"""The page of variables: edited in place by keys, new variables with what comes of them, one step each."""

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from surveyapp.services.output.renamed_variables import rename
from surveyapp.survey.types.base import MeasurementLevel
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.variables.grid import At
from surveyapp.ui.desk.variables.making import MakingForm
from surveyapp.ui.desk.variables.page import VariablesPage
from surveyapp.ui.desk.variables.values import LABEL, NEW, ValuesTable
from surveyapp.ui.jobs import JobRunner
from tests.helpers.small_study import small_study

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
WORDS = Qt.ItemDataRole.DisplayRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
CHECK = Qt.ItemDataRole.CheckStateRole


@pytest.fixture
def page(qtbot, tmp_path: Path):
    """The page alone, without the desk around it, of which the variables are known."""
    holder = QWidget()
    qtbot.addWidget(holder)
    runner = JobRunner(holder)
    session = DeskSession(small_study(tmp_path), runner, holder)
    made = VariablesPage(session)
    qtbot.addWidget(made)
    session.troubled.connect(made.messages.problem)
    made.resize(1000, 700)
    made.show()
    session.refresh()
    qtbot.waitUntil(lambda: len(made.model.rows) == 3, timeout=10_000)
    yield made
    made.shutdown()
    runner.shutdown()
    session.leave()


def row_of(page, name):
    return [one.name for one in page.model.rows].index(name)


def variable(page, name):
    return page.model.rows[row_of(page, name)]


def type_into(page, qtbot, name, at, text):
    """Type into a cell of the grid as a person does: go there, F2, type, Enter."""
    page.grid.setCurrentIndex(page.model.index(row_of(page, name), at))
    qtbot.keyClick(page.grid, Qt.Key.Key_F2)
    line = page.grid.findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def press(page, qtbot, name):
    qtbot.mouseClick(page.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def begin(page, qtbot, button, name):
    page.grid.setCurrentIndex(page.model.index(row_of(page, name), At.NAME))
    press(page, qtbot, button)
    return page.findChild(MakingForm)


def previewed(page):
    model = page.findChild(ValuesTable, "making_preview").model()
    return {
        model.index(row, 0).data(WORDS): model.index(row, 2).data(WORDS)
        for row in range(model.rowCount())
    }


def test_each_variable_says_what_it_is(page):
    cells = [
        [page.model.index(row, at).data(WORDS) for at in (At.NAME, At.LEVEL, At.VALUES, At.COUNT)]
        for row in range(3)
    ]
    assert cells == [
        ["region", "Nominal", "North, South, West", "90"],
        ["age", "Numeric", "", "90"],
        ["drug", "Nominal", "A, B, C", "90"],
    ]
    assert page.model.index(2, At.NAME).data(SPOKEN) == "drug, reports, not answers"
    assert page.model.index(0, At.NAME).data(SPOKEN) == "region"


def test_a_name_is_typed_over_and_undone_in_one_step(page, qtbot):
    type_into(page, qtbot, "region", At.NAME, "place")
    qtbot.waitUntil(lambda: page.model.rows[0].name == "place", timeout=10_000)
    page._session.undo()
    qtbot.waitUntil(lambda: page.model.rows[0].name == "region", timeout=10_000)


def test_changes_that_follow_each_other_quickly_are_all_made_and_all_undone(page, qtbot):
    session, names = page._session, ["place", "spot", "site"]
    for old, new in pairwise(["region", *names]):
        session.change_variables([partial(rename, name=old, new=new)])
    qtbot.waitUntil(lambda: page.model.rows[0].name == "site", timeout=10_000)
    for _ in names:
        session.undo()
    qtbot.waitUntil(lambda: page.model.rows[0].name == "region", timeout=10_000)


def test_what_is_typed_right_after_a_new_name_is_kept_under_it(page, qtbot):
    code = variable(page, "region").values[-1].value
    type_into(page, qtbot, "region", At.NAME, "place")
    assert page.model.setData(
        page.model.index(0, At.MISSING), code
    )  # before the project has the name
    qtbot.waitUntil(lambda: page.model.rows[0].missing == (code,), timeout=10_000)
    assert page.model.rows[0].name == "place"
    assert not page.messages.text


def test_a_longer_name_gets_the_room_that_it_needs(page, qtbot):
    type_into(page, qtbot, "region", At.NAME, "where_people_live")
    qtbot.waitUntil(lambda: page.model.rows[0].name == "where_people_live", timeout=10_000)
    assert page.grid.columnWidth(At.NAME) >= page.grid.sizeHintForColumn(At.NAME)


def test_a_name_that_is_taken_is_refused_in_words_and_taken_back(page, qtbot):
    type_into(page, qtbot, "region", At.NAME, "age")
    qtbot.waitUntil(lambda: bool(page.messages.text), timeout=10_000)
    assert page.model.index(0, At.NAME).data(WORDS) == "region"
    assert "age" in page.messages.text


def test_a_level_is_chosen_from_those_that_fit(page, qtbot):
    page.grid.setCurrentIndex(page.model.index(0, At.LEVEL))
    qtbot.keyClick(page.grid, Qt.Key.Key_F2)
    box = page.grid.findChild(QComboBox)
    offered = [box.itemText(place) for place in range(box.count())]
    assert offered[:2] == ["Nominal", "Ordinal"]
    box.setCurrentIndex(1)
    box.activated.emit(1)
    ordinal = MeasurementLevel.ORDINAL
    qtbot.waitUntil(lambda: page.model.rows[0].level is ordinal, timeout=10_000)


def test_labels_and_missing_codes_are_typed(page, qtbot):
    page.grid.setCurrentIndex(page.model.index(0, At.NAME))
    values = page.findChild(ValuesTable, "variable_values")
    values.model().setData(values.model().index(0, LABEL), "The north")
    qtbot.waitUntil(lambda: page.model.rows[0].values[0].label == "The north", timeout=10_000)
    type_into(page, qtbot, "age", At.MISSING, "18; 19")
    qtbot.waitUntil(lambda: variable(page, "age").missing == ("18", "19"), timeout=10_000)
    assert variable(page, "age").missing_count == 4


def test_a_variable_that_is_not_used_is_offered_to_no_analysis(page, qtbot):
    page.model.setData(page.model.index(0, At.USE), Qt.CheckState.Unchecked, CHECK)
    qtbot.waitUntil(lambda: page.model.rows[0].is_hidden, timeout=10_000)
    asked = [one.id for one in page._session.summary.survey.recorded_questions]
    assert asked == ["age", "drug"]


def test_values_are_recoded_with_a_preview(page, qtbot):
    form = begin(page, qtbot, "make_recode", "region")
    names = page.findChild(ValuesTable, "making_values").model()
    for place in (0, 2):
        names.setData(names.index(place, NEW), "Not the south")
    qtbot.waitUntil(
        lambda: previewed(page) == {"Not_the_south": "60", "south": "30"}, timeout=10_000
    )
    qtbot.keyClick(form.findChild(QLineEdit, "making_name"), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.model.rows) == 4, timeout=10_000)
    made = page.model.rows[3]
    assert (made.name, [one.label for one in made.values]) == (
        "region_recoded",
        ["Not the south", "South"],
    )
    assert page.chosen.name == "region_recoded"
    press(page, qtbot, "remove_variable")
    qtbot.waitUntil(lambda: len(page.model.rows) == 3, timeout=10_000)


@pytest.mark.parametrize("making", ["make_recode", "make_compute"])
def test_the_button_that_makes_a_variable_is_in_sight_however_low_the_page_is(page, qtbot, making):
    page.resize(1000, 560)
    begin(page, qtbot, making, "region")
    create = page.findChild(QPushButton, "making_create")
    qtbot.waitUntil(lambda: create.visibleRegion().boundingRect() == create.rect())


def test_a_form_has_the_room_that_it_needs_and_gives_it_back(page, qtbot):
    before = page._panes.sizes()
    form = begin(page, qtbot, "make_recode", "region")
    assert form.height() > before[1]
    press(page, qtbot, "making_cancel")
    assert page._panes.sizes() == before


def test_a_number_is_put_into_bands(page, qtbot):
    form = begin(page, qtbot, "make_bands", "age")
    cuts = form.findChild(QLineEdit, "making_cuts")
    qtbot.keyClicks(cuts, "30, old")
    wrong = form.findChild(QLabel, "making_problem")
    qtbot.waitUntil(lambda: "old" in wrong.text(), timeout=10_000)
    assert wrong.text().endswith(
        "bands begin at numbers such as 30, or at days such as 2026-11-22."
    )
    cuts.clear()
    qtbot.keyClicks(cuts, "30; 45")
    qtbot.waitUntil(lambda: len(previewed(page)) == 3, timeout=10_000)
    press(page, qtbot, "making_create")
    qtbot.waitUntil(lambda: len(page.model.rows) == 4, timeout=10_000)
    assert [one.count for one in page.model.rows[3].values] == [24, 30, 36]


def test_a_report_is_no_answer_to_compute_with(page, qtbot):
    form = begin(page, qtbot, "make_compute", "age")
    assert form.findChild(QLineEdit, "making_name").text() == "computed"  # it need not be of age
    qtbot.keyClicks(form.findChild(QLineEdit, "making_expression"), "if(drug = 'a', 1, 0)")
    wrong = form.findChild(QLabel, "making_problem")
    qtbot.waitUntil(lambda: "not answers" in wrong.text(), timeout=10_000)
    assert previewed(page) == {}


def test_an_expression_is_refused_in_words_that_say_what_to_type(page, qtbot):
    form = begin(page, qtbot, "make_compute", "age")
    line, wrong = (
        form.findChild(QLineEdit, "making_expression"),
        form.findChild(QLabel, "making_problem"),
    )
    insert = form.findChild(QComboBox, "making_insert")
    insert.setCurrentIndex(insert.findData("age"))
    insert.activated.emit(insert.currentIndex())
    assert line.text() == "age"  # as in the example
    for typed, told in (
        ("age +", "ends where a variable, a number or a 'text' is expected"),
        ("age * 1,5", "a number is written with a point here, as 1.5"),
        ("log(0 * age)", "Give the lowest and the highest value that count"),
    ):
        line.selectAll()
        qtbot.keyClicks(line, typed)
        qtbot.waitUntil(lambda told=told: told in wrong.text(), timeout=10_000)
    line.selectAll()
    qtbot.keyClicks(line, "log(age - 20)")
    for name, typed in (("making_lowest", "0"), ("making_highest", "five")):
        qtbot.keyClicks(form.findChild(QLineEdit, name), typed)
    qtbot.waitUntil(lambda: "five" in wrong.text(), timeout=10_000)
    highest = form.findChild(QLineEdit, "making_highest")
    highest.selectAll()
    qtbot.keyClicks(highest, "5")
    press(page, qtbot, "making_create")
    qtbot.waitUntil(lambda: len(page.model.rows) == 4, timeout=10_000)
    assert variable(page, "computed").count > 0


def test_only_what_can_be_done_with_a_variable_is_offered(page):
    can = {}
    for name in ("region", "age", "drug"):
        page.grid.setCurrentIndex(page.model.index(row_of(page, name), At.NAME))
        can[name] = [
            way
            for way in ("recode", "bands", "compute", "merge")
            if page.findChild(QPushButton, f"make_{way}").isEnabled()
        ]
    assert can == {
        "region": ["recode", "compute"],
        "age": ["bands", "compute"],
        "drug": ["compute", "merge"],
    }
    assert not page.findChild(QPushButton, "remove_variable").isEnabled()
