"""Back-checks on the desk: planned, saved as the command saves them, read, and kept nowhere."""

import csv
import shlex

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton
from samples import sample

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView

SURVEYORS = ("Ana", "Bo", "Cy")


@pytest.fixture
def window(qtbot, tmp_path, picker):
    made = DeskWindow(
        tmp_path / "new.surveydesk", file_picker=picker, ask_lose=lambda _parent, _said: True
    )
    qtbot.addWidget(made)
    made.show()
    made.go_to(PageName.FIELDWORK)
    yield made
    made.close()


@pytest.fixture
def page(window):
    return window.fieldwork_page


@pytest.fixture
def listed(tmp_path):
    """A list as a spreadsheet of half of Europe writes it, with a formula among the addresses."""
    path = tmp_path / "list.csv"
    lines = [f"House {n};{SURVEYORS[n % 3]};Team {n % 2};{n % 20 + 1}" for n in range(119)]
    path.write_text("\n".join(["address;surveyor;team;day", *lines, '"=1+1";Ana;Team 1;3']) + "\n")
    return path


def press(page, name):
    page.findChild(QPushButton, name).click()


def text_of(page, name):
    return page.findChild(QLabel, name).text()


def type_in(page, name, text):
    page.findChild(QLineEdit, f"fieldwork_visits_{name}").setText(text)


def choose(page, name, data):
    chooser = page.findChild(QComboBox, name)
    chooser.setCurrentIndex(chooser.findData(data))


def choose_table(page, qtbot, picker, name, path):
    picker.answers.append((path,))
    press(page, f"{name}_choose")
    qtbot.waitUntil(lambda: path.name in text_of(page, f"{name}_file"), timeout=20_000)


def promised(page, qtbot, said):
    qtbot.waitUntil(lambda: said in text_of(page, "fieldwork_visits_guarantee"), timeout=20_000)


def drawn(page, qtbot):
    press(page, "fieldwork_visits_go")
    table = page.findChild(TableView, "fieldwork_visits")
    qtbot.waitUntil(lambda: table.table.rowCount() == 3, timeout=20_000)
    return table.table


def test_the_guarantee_follows_the_numbers_and_the_model_at_once(page, qtbot):
    promised(page, qtbot, "at least 25.0 %, even if surveyors see")
    type_in(page, "number", "10")
    promised(page, qtbot, "at least 50.0 %")
    type_in(page, "front", "50 %")
    promised(page, qtbot, "at least 33.3 %, even if")
    type_in(page, "number", "21")
    promised(page, qtbot, "21 visits do not fit into 20 days")
    type_in(page, "number", "5")
    type_in(page, "days", "many")
    promised(page, qtbot, "many")
    type_in(page, "days", "20")
    for model, said in (
        ("deterrence", "the average is at least -0.5359"),
        ("damage", "at most 9.4 % of the period on average"),
        ("evidence", "at least 66.5 percentage points higher"),
    ):
        choose(page, "fieldwork_visits_model", model)
        promised(page, qtbot, said)
        assert text_of(page, "fieldwork_visits_assumption").startswith("Assumes that")
    choose(page, "fieldwork_visits_model", "damage")
    page.findChild(QCheckBox, "fieldwork_visits_seen").click()
    promised(page, qtbot, "at most 16.7 % of the period")


def test_a_plan_is_drawn_saved_and_read_again_by_the_command(page, qtbot, picker, listed, run):
    tmp_path = listed.parent
    choose_table(page, qtbot, picker, "fieldwork_visits_addresses", listed)
    choose(page, "fieldwork_visits_due", None)
    type_in(page, "seed", "5")
    table = drawn(page, qtbot)
    assert [table.text(row, "Surveyor") for row in range(3)] == list(SURVEYORS)
    assert {table.text(row, "To visit") for row in range(3)} == {"15"}
    picker.answers.append((tmp_path / "plan.pdf",))
    press(page, "fieldwork_visits_save")
    qtbot.waitUntil(lambda: "Keep the plan locked away" in page.messages.text, timeout=20_000)
    assert (tmp_path / "plan.pdf").read_bytes()[:5] == b"%PDF-"
    by_desk = (tmp_path / "plan.csv").read_text()
    with (tmp_path / "plan.csv").open(newline="") as file:
        assert len({row["address"] for row in csv.DictReader(file)}) == 45
    # the command that is shown draws the same, from the same folder
    words = shlex.split(page.findChild(QLineEdit, "fieldwork_visits_command").text())
    words[words.index("list.csv")] = str(listed)
    words[words.index("plan.pdf")] = str(tmp_path / "again.html")
    assert run(*words[1:])[0] == 0
    assert (tmp_path / "again.csv").read_text() == by_desk


def test_closing_asks_about_visits_that_only_the_coins_drew_until_they_are_saved(
    window, page, qtbot, picker, listed
):
    asked = []
    window._ask_lose = lambda _parent, said: asked.append(said)
    choose_table(page, qtbot, picker, "fieldwork_visits_addresses", listed)
    drawn(page, qtbot)
    window.close()
    assert window.isVisible()
    assert asked == ["The visits that were drawn are not saved. Their days are kept nowhere else."]
    picker.answers.append((listed.parent / "plan.pdf",))
    press(page, "fieldwork_visits_save")
    qtbot.waitUntil(lambda: "Keep the plan locked away" in page.messages.text, timeout=20_000)
    window.close()
    assert not window.isVisible()


def test_a_plan_never_takes_the_place_of_a_table_that_nobody_was_asked_about(
    page, qtbot, picker, listed, tmp_path
):
    choose_table(page, qtbot, picker, "fieldwork_visits_addresses", listed)
    drawn(page, qtbot)
    before = listed.read_text()
    picker.answers.append((tmp_path / "list.pdf",))
    press(page, "fieldwork_visits_save")
    qtbot.waitUntil(lambda: "list.csv is there already" in page.messages.text, timeout=20_000)
    (tmp_path / "list.pdf").write_bytes(b"an earlier one")
    picker.answers.append((tmp_path / "list.pdf",))
    press(page, "fieldwork_visits_save")
    qtbot.waitUntil(lambda: "list.csv would be written over" in page.messages.text, timeout=20_000)
    assert listed.read_text() == before


def test_a_surveyors_column_must_be_chosen_and_bad_lists_are_told_by_line(
    page, qtbot, picker, tmp_path
):
    odd = tmp_path / "odd.csv"
    odd.write_text("where,who\nA,Ana\nA,Bo\n")
    choose_table(page, qtbot, picker, "fieldwork_visits_addresses", odd)
    press(page, "fieldwork_visits_go")
    assert "Choose the column that says who interviews" in page.messages.text
    choose(page, "fieldwork_visits_surveyor", "who")
    press(page, "fieldwork_visits_go")
    qtbot.waitUntil(lambda: "line 3: this address is there twice" in page.messages.text)
    odd.write_text("")
    picker.answers.append((odd,))
    press(page, "fieldwork_visits_addresses_choose")
    qtbot.waitUntil(lambda: "it is empty" in page.messages.text)
    assert not page.findChild(QPushButton, "fieldwork_visits_go").isEnabled()


def test_what_visits_found_is_read_and_nothing_of_it_is_kept(window, qtbot, picker, tmp_path):
    page = window.fieldwork_page
    plan, results, asked = (tmp_path / f"{name}.csv" for name in ("plan", "results", "asked"))
    houses = [f"House {n}" for n in range(12)]
    plan.write_text(
        "day,team,surveyor,address,addresses\n" + "".join(f"1,,Ana,{h},60\n" for h in houses)
    )
    results.write_text(
        "adresse,fait,zone,owns\n"
        + "".join(f"{h},{'non' if h == 'House 3' else 'oui'},hill,yes\n" for h in houses)
    )
    asked.write_text(
        "zone,owns\n" + "".join(f"hill,{'yes' if n < 5 else 'no'}\n" for n in range(20))
    )
    press(page, "fieldwork_view_found")
    for name, path in (("plan", plan), ("results", results), ("interviews", asked)):
        choose_table(page, qtbot, picker, f"fieldwork_found_{name}", path)
    for name, column in (("address", "adresse"), ("took_place", "fait"), ("area", "zone")):
        choose(page, f"fieldwork_found_{name}", column)
    press(page, "fieldwork_found_go")
    table = page.findChild(TableView, "fieldwork_found").table
    qtbot.waitUntil(lambda: table.rowCount() == 1, timeout=20_000)
    assert table.text(0, "Did not take place") == "1"
    assert "1 of 12 visited interviews did not take place." in text_of(
        page, "fieldwork_found_sentence"
    )
    press(page, "view_1")
    assert [table.text(row, "Answer") for row in range(table.rowCount())] == ["no", "yes"]
    assert table.text(1, "Difference (pp)") == "75.0"
    # nothing of it stays: neither in what the project remembers nor with another project
    kept = page.save_state()["panels"]
    assert {name: kept[name] for name in ("visits", "found")} == {"visits": {}, "found": {}}
    window.session.project_changed.emit(window.session.project)
    assert page.panels["found"].pane.is_empty
    assert text_of(page, "fieldwork_found_results_file") == "No table yet"


def test_results_with_a_randomized_question_are_refused(
    open_desk, simulated, qtbot, picker, tmp_path
):
    window = open_desk([simulated])
    qtbot.waitUntil(lambda: window.session.summary.interviews == 600, timeout=20_000)
    window.go_to(PageName.FIELDWORK)
    page = window.fieldwork_page
    plan, results = tmp_path / "plan.csv", tmp_path / "results.csv"
    plan.write_text("day,team,surveyor,address,addresses\n1,,Ana,House 1,60\n")
    results.write_text("address,took_place,violence\nHouse 1,yes,no\n")
    press(page, "fieldwork_view_found")
    for name, path in (("plan", plan), ("results", results)):
        choose_table(page, qtbot, picker, f"fieldwork_found_{name}", path)
    press(page, "fieldwork_found_go")
    qtbot.waitUntil(lambda: "asks with coins" in page.messages.text, timeout=20_000)
    assert "violence" in page.messages.text
    assert page.panels["found"].pane.is_empty


def test_the_command_refuses_them_too(run, tmp_path):
    plan, results = tmp_path / "plan.csv", tmp_path / "results.csv"
    plan.write_text("day,team,surveyor,address,addresses\n1,,Ana,House 1,60\n")
    results.write_text("address,took_place,drugs.interview\nHouse 1,yes,no\n")
    code, _, err = run("backcheck", "report", plan, results, "--survey", sample("clinic"))
    assert (code, "a question that this survey asks with coins" in err) == (2, True)
    assert run("backcheck", "report", plan, results)[0] == 0
