"""The views of planning show what the command line prints."""

import csv
import io
import itertools
import shlex

import pytest
from matplotlib.figure import Figure
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton
from samples import sample

from surveyapp.cli import main
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.design_form import ShareField
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.planning.charts import Bar, BarWords, bars_drawing
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView


@pytest.fixture
def page(qtbot, tmp_path, picker):
    window = DeskWindow(tmp_path / "new.surveydesk", file_picker=picker)
    qtbot.addWidget(window)
    window.show()
    window.go_to(PageName.PLAN)
    yield window.plan_page
    window.close()


def turn_to(page, view):
    page.findChild(QPushButton, f"plan_view_{view}").click()
    return page.findChild(TableView, f"plan_{view}")


def filled(qtbot, table):
    qtbot.waitUntil(lambda: table.table.rowCount() > 0, timeout=20_000)


def printed(page, name, capsys):
    line = page.findChild(QLineEdit, f"{name}_command").text()
    words = shlex.split(line)
    assert words[0] == "surveyapp"
    capsys.readouterr()
    assert main([*words[1:], "--csv", "-"]) == 0
    return list(csv.DictReader(io.StringIO(capsys.readouterr().out)))


def names(figure):
    return [label.get_text() for label in figure.axes[0].get_yticklabels()]


def column(table, title):
    model = table.table
    return [model.text(row, title) for row in range(model.rowCount())]


def exact(table, name):
    return [v for c in table.table._columns for n, vs in c.exact.items() if n == name for v in vs]


def test_what_is_offered_begins_with_a_capital(page):
    for button in page.findChildren(QPushButton):
        if button.objectName().startswith("plan_view_"):
            button.click()
    choosers = page.findChildren(QComboBox)
    offered = [one.placeholderText() for one in page.findChildren(QLineEdit)]
    offered += [one.itemText(place) for one in choosers for place in range(one.count())]
    offered += [one.text() for one in page.findChildren(QPushButton)]
    assert len([one for one in offered if one]) > 40
    assert {one for one in offered if one[:1].islower()} <= {"k-ary randomized response"}


@pytest.mark.parametrize(("view", "column"), [("power", "power"), ("designs", "n"), ("held", "n")])
def test_a_view_shows_the_numbers_of_its_command(page, qtbot, capsys, view, column):
    table = turn_to(page, view)
    filled(qtbot, table)
    rows = printed(page, f"plan_{view}", capsys)
    assert [float(row[column]) for row in rows] == exact(table, column)


def test_what_was_typed_of_tallies_is_shown_as_it_is_typed(page, qtbot):
    table = turn_to(page, "held")
    filled(qtbot, table)
    for title, text in (("Error", "5 %"), ("Confidence", "95 %")):
        assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in column(table, title)] == [
            text
        ] * 2


def test_the_share_is_that_of_the_answer_that_is_chosen(page, qtbot):
    view = page.findChild(TableView, "plan")
    filled(qtbot, view)
    page._design.choose("mangat")
    page._design.findChild(QLineEdit, "p").setText("3/5")
    page.findChild(QLineEdit, "prevalence").setText("0.95")
    target = page.findChild(QComboBox, "plan_target")
    assert target.accessibleName() == "Answer to plan for"
    assert [target.itemData(place) for place in range(target.count())] == ["yes", "no", "all"]
    for place, n in enumerate(("125", "1,047", "1,047")):  # λ = 0.97 for yes; 0.43 for no
        target.setCurrentIndex(place)
        qtbot.waitUntil(lambda n=n: column(view, "Interviews in total")[2:3] == [n], timeout=20_000)


def test_of_several_answers_all_or_one_is_planned_for(page, qtbot):
    page._design.choose("forced_choice")
    target = page.findChild(QComboBox, "plan_target")
    assert target.count() == 5
    assert target.currentText() == "Every answer"
    target.setCurrentIndex(4)
    page.findChild(QLineEdit, "k").setText("3")
    assert target.currentText() == "Every answer"  # there is no fourth answer any more
    assert target.count() == 4


def test_the_power_is_that_of_the_answer_that_is_chosen(page, qtbot, capsys):
    table = turn_to(page, "power")
    filled(qtbot, table)
    panel = page._panels[0]
    panel._design.choose("mangat")
    before = exact(table, "power")
    page.findChild(QComboBox, "plan_power_target").setCurrentIndex(1)
    panel.go.click()
    qtbot.waitUntil(lambda: exact(table, "power") not in ([], before), timeout=20_000)
    rows = printed(page, "plan_power", capsys)
    assert [float(row["power"]) for row in rows] == exact(table, "power")
    assert {row["target"] for row in rows} == {"no"}


def choose_survey(page, picker, view):
    table = turn_to(page, view)
    picker.answers.append((sample("clinic"),))
    page.findChild(QPushButton, f"plan_{view}_first").click()
    return table


def test_a_budget_is_divided_and_saved_as_a_survey(page, qtbot, picker, capsys, tmp_path):
    table = choose_survey(page, picker, "budget")
    filled(qtbot, table)
    rows = printed(page, "plan_budget", capsys)
    assert [float(row["se"]) for row in rows] == exact(table, "se")
    out = tmp_path / "next.survey.json"
    picker.answers.append((out,))
    page.findChild(QPushButton, "plan_budget_save").click()
    qtbot.waitUntil(out.exists, timeout=10_000)
    assert load_survey(out).total_epsilon <= 4


def rehearse_a_little(page, picker):
    table = choose_survey(page, picker, "rehearsal")
    panel = page._panels[4]
    panel._times.edit.setText("5")
    panel._n.edit.setText("200")
    return table, panel


def test_a_rehearsal_shows_what_its_command_prints(page, qtbot, picker, capsys):
    table, panel = rehearse_a_little(page, picker)
    panel._suppose(("drugs", "yes"), "0.2")
    panel._suppose(("drugs", "no"), "0.8")
    panel._by.setCurrentIndex(1)
    panel.go.click()
    filled(qtbot, table)
    rows = printed(page, "plan_rehearsal", capsys)
    widths = [float(row["width"]) for row in rows if row["measure"] == "share"]
    assert widths == exact(table, "width")
    assert rows[-1]["measure"] == "difference"
    said = page.findChild(QLabel, "plan_rehearsal_sentence").text()
    assert "With 200 interviews, 95 of 100 such surveys" in said


def test_shares_that_cannot_be_are_told_and_nothing_old_is_shown(page, qtbot, picker):
    table, panel = rehearse_a_little(page, picker)
    panel._suppose(("drugs", "yes"), "0.9")
    assert (
        panel._share_of(("drugs", "no")).text() == "10\N{NO-BREAK SPACE}%"
    )  # the other answer has what is left
    panel._suppose(("drugs", "no"), "0.9")
    panel.go.click()
    qtbot.waitUntil(page.messages.isVisible, timeout=10_000)
    assert table.table.rowCount() == 0


def test_a_long_rehearsal_can_be_stopped(page, qtbot, picker):
    table, panel = rehearse_a_little(page, picker)
    panel._times.edit.setText("50000")
    panel.go.click()
    cancel = page.findChild(QPushButton, "cancel_job")
    qtbot.waitUntil(cancel.isVisible, timeout=10_000)
    cancel.click()
    qtbot.waitUntil(panel.pane.isEnabled, timeout=20_000)
    assert table.table.rowCount() == 0


def test_what_was_typed_comes_back(page, picker):
    _table, panel = rehearse_a_little(page, picker)
    panel._suppose(("drugs", "yes"), "0.25")
    kept = page.save_state()
    panel._n.edit.setText("9")
    panel._suppose(("drugs", "yes"), "0.5")
    page.restore_state(kept)
    assert panel._n.text == "200"
    assert panel._typed == {("drugs", "yes"): "0.25"}


def test_the_assumed_shares_name_each_question_once_and_fit_the_form(page, qtbot, picker):
    _table, panel = rehearse_a_little(page, picker)
    shown = panel._supposed
    rows = [shown.item(row, 0).text() for row in range(shown.rowCount())]
    spans = [shown.columnSpan(row, 0) for row in range(shown.rowCount())]
    asked = [text for text, span in zip(rows, spans, strict=True) if span == 2]
    assert len(asked) == len(set(asked)) > 1
    place = rows.index(asked[1])
    share = shown.item(place + 1, 1)
    assert shown.item(place, 0).flags() == Qt.ItemFlag.ItemIsEnabled
    assert share.data(Qt.ItemDataRole.AccessibleDescriptionRole).startswith(asked[1])
    # Enter goes on to the next share, over a question's own row
    shown.setCurrentCell(place - 1, 1)
    shown.editItem(shown.item(place - 1, 1))
    qtbot.keyClick(shown.findChild(QLineEdit), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: (shown.currentRow(), shown.currentColumn()) == (place + 1, 1))


def test_bars_of_a_question_share_its_name():
    bars = [Bar("yes", 0.2, group="Ever?"), Bar("no", 0.1, group="Ever?"), Bar("a", 0.3, group="B")]
    figure = Figure()
    bars_drawing(bars, BarWords("width", "chart")).draw(figure)
    assert names(figure) == ["Ever?\nyes", "no", "B\na"]


@pytest.mark.parametrize("inches", [2.3, 2.5, 3, 4, 7])
@pytest.mark.parametrize("most", [10_581, 1_560, 480])
def test_the_numbers_below_bars_leave_each_other_room(inches, most):
    names = ("Subset selection", "k-ary randomized response", "Unary encoding (symmetric)")
    bars = [Bar(name, most * share) for name, share in zip(names, (0.6, 0.7, 1), strict=True)]
    figure = Figure(figsize=(inches, 4), layout="constrained")
    bars_drawing(bars, BarWords("needed", "chart", write=lambda n: f"{n:,.0f}")).draw(figure)
    figure.draw_without_rendering()
    (axes,) = figure.axes
    low, high = axes.get_xlim()
    ticks = [one for one in axes.xaxis.get_major_ticks() if low <= one.get_loc() <= high]
    ends = [one.label1.get_window_extent() for one in ticks]
    assert len(ends) > 1
    assert all(left.x1 + 2 < right.x0 for left, right in itertools.pairwise(ends))


def test_bars_of_long_questions_are_told_apart_by_their_last_words():
    asked = "In the last 12 months, have you {}?"
    bars = [Bar(asked.format(what), 1) for what in ("taken an illegal drug", "paid a bribe")]
    figure = Figure(figsize=(3, 3))
    bars_drawing(bars, BarWords("width", "chart")).draw(figure)
    assert names(figure) == ["In the last 12\n… illegal drug?", "In the last 12\n… paid a bribe?"]


def test_all_shares_of_the_page_are_in_per_cent_and_any_notation_is_understood(page, qtbot):
    turn_to(page, "power")
    shares = page.findChildren(ShareField)
    assert len(shares) >= 10
    assert {field.text.rpartition("\N{NO-BREAK SPACE}")[2] for field in shares} <= {"%", ""}
    view = page.findChild(TableView, "plan")
    for text in ("0,04", "4 %", "٤٪"):
        page.findChild(QLineEdit, "error").setText(text)
        assert page.findChild(QLineEdit, "error").text() == "4\N{NO-BREAK SPACE}%"
    filled(qtbot, view)
