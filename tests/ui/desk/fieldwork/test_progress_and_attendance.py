"""The tabs of progress and attendance: typed or read from a table, shown, kept, and saved for the wall."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.survey.json_format.strict_json import canonical, parse
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.typed_rows import TypedRows

WAIT_MS = 20_000
REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [{"id": one, "text": {"en": one.title()}} for one in ("north", "south")],
    "design": {"name": "direct"},
}


@pytest.fixture
def project(make_survey, yes_no_json, tmp_path):
    """One day's file of 60 interviews, about as many in each area."""
    survey = make_survey(REGION, yes_no_json("used"))
    shares = {"region": (0.5, 0.5)}
    files = simulate(
        survey, tmp_path / "files", interviews=60, seed=1, prevalences=shares, day=date(2026, 3, 2)
    )
    path = tmp_path / "study.surveydesk"
    import_files(files, path)
    return path


@pytest.fixture
def page(qtbot, project, picker):
    window = DeskWindow(project, file_picker=picker)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.session.summary.interviews == 60, timeout=WAIT_MS)
    window.go_to(PageName.FIELDWORK)
    yield window.fieldwork_page
    window.close()


def shown(page, name, *titles):
    """The rows that a tab's table shows, by heading."""
    table = page.findChild(TableView, name).table
    return [{title: table.text(row, title) for title in titles} for row in range(table.rowCount())]


def until(qtbot, page, name, count, *titles):
    qtbot.waitUntil(lambda: len(shown(page, name)) == count, timeout=WAIT_MS)
    return shown(page, name, *titles)


def type_in(page, panel, option, text):
    edit = page.panels[panel].options.findChild(QLineEdit, f"option_{option}")
    edit.setText(text)
    edit.editingFinished.emit()


def rows_of(page, panel, option):
    """The small table of an option, as it is seen."""
    table = page.panels[panel].options.findChild(TypedRows, f"option_{option}")
    columns = [one for one in range(table.columnCount()) if not table.isColumnHidden(one)]
    return table, [
        [table.item(row, one).text() for one in columns] for row in range(table.rowCount())
    ]


def type_cell(qtbot, table, row, column, text):
    """Go to a cell and type, as people do."""
    table.window().activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus, timeout=WAIT_MS)
    table.setCurrentCell(row, column)
    QTest.keyClick(table, text[0])
    editor = table.window().focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, text[1:])
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.item(row, column).text() == text, timeout=WAIT_MS)


def test_targets_are_typed_in_a_row_for_each_area(page, qtbot):
    until(qtbot, page, "fieldwork_progress", 1)
    panel = page.panels["progress"]
    table, rows = rows_of(page, "progress", "targets")
    assert rows == [[""]]  # all interviews are one area
    type_cell(qtbot, table, 0, 1, "500")
    assert panel.options.options == {"targets": {"(all)": 500}}
    area = panel.options.findChild(QComboBox, "option_area")
    area.setCurrentIndex(area.findData("region"))
    table, rows = rows_of(page, "progress", "targets")
    assert rows == [["North", ""], ["South", ""]]
    assert table.verticalScrollBar().maximum() == 0  # all are seen
    type_cell(qtbot, table, 0, 1, "60")
    type_cell(qtbot, table, 1, 1, "600")
    assert panel.options.options["targets"] == {"north": 60, "south": 600}
    panel.go.click()
    rows = until(qtbot, page, "fieldwork_progress", 3, "Target")
    assert [row["Target"] for row in rows] == ["60", "600", "660"]
    area.setCurrentIndex(0)
    assert panel.options.options == {"targets": {"(all)": 500}}  # what was typed comes back
    area.setCurrentIndex(area.findData("region"))
    assert panel.options.options["targets"] == {"north": 60, "south": 600}


def test_paper_counts_are_typed_in_as_many_rows_as_there_are(page, qtbot):
    page.findChild(QPushButton, "fieldwork_view_attendance").click()
    panel = page.panels["attendance"]
    area = panel.options.findChild(QComboBox, "option_area")
    area.setCurrentIndex(area.findData("region"))
    table, rows = rows_of(page, "attendance", "paper")
    assert rows == [["", "", ""]]
    assert table.columnWidth(0) >= table.fontMetrics().horizontalAdvance("2026-03-02")
    for row, cells in enumerate((("2026-03-02", "South", "31"), ("2026-03-02", "north", "33"))):
        type_cell(qtbot, table, row, 0, cells[0])
        table.setCurrentCell(row, 1)
        table.edit(table.currentIndex())
        chooser = table.window().focusWidget()
        assert [chooser.itemText(at) for at in range(chooser.count())] == ["", "North", "South"]
        chooser.setCurrentText(cells[1].title())
        QTest.keyClick(chooser, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda row=row: table.item(row, 1).text() != "", timeout=WAIT_MS)
        type_cell(qtbot, table, row, 2, cells[2])
    paper = {"2026-03-02 south": 31, "2026-03-02 north": 33}
    assert panel.options.options["paper"] == paper
    table, rows = rows_of(page, "attendance", "paper")
    assert rows[-1] == ["", "", ""]
    kept = panel.save_state()
    panel.options.use({})
    panel.restore_state(kept)
    assert panel.options.options == {"area": "region", "paper": paper}
    assert rows_of(page, "attendance", "paper")[1] == rows


def test_a_name_that_is_typed_twice_is_refused_at_its_table(page, qtbot):
    page.findChild(QPushButton, "fieldwork_view_attendance").click()
    panel = page.panels["attendance"]
    table, _rows = rows_of(page, "attendance", "paper")
    for row in (0, 1):
        type_cell(qtbot, table, row, 0, "2026-03-02")
        type_cell(qtbot, table, row, 2, "30")
    panel.work_out()
    note = panel.options.findChild(QLabel, "option_paper_note")
    qtbot.waitUntil(lambda: note.text() != "", timeout=WAIT_MS)
    assert note.text() == "Paper counts: 2026-03-02 is there twice."


def test_a_mistyped_day_is_refused_as_the_form_has_it(page, qtbot):
    page.findChild(QPushButton, "fieldwork_view_attendance").click()
    panel = page.panels["attendance"]
    table, _rows = rows_of(page, "attendance", "paper")
    type_cell(qtbot, table, 0, 0, "2/3/26")
    type_cell(qtbot, table, 0, 2, "30")
    panel.work_out()
    note = panel.options.findChild(QLabel, "option_paper_note")
    qtbot.waitUntil(lambda: note.text() != "", timeout=WAIT_MS)
    assert note.text() == (
        "Paper counts: 2/3/26 is not a day; write year, month and day, as in 2026-03-31."
    )


def test_progress_is_read_from_a_table_and_saved_for_the_wall(page, qtbot, picker, tmp_path):
    assert [row["Arrived"] for row in until(qtbot, page, "fieldwork_progress", 1, "Arrived")] == [
        "60"
    ]
    targets, wall = tmp_path / "targets.tsv", tmp_path / "wall.pdf"
    targets.write_text("area\ttarget\nNorth\t60\nsouth\t600\n", encoding="utf-8")
    panel = page.panels["progress"]
    panel.options.use({"area": "region"})
    type_in(page, "progress", "last_day", "2026-03-03")
    picker.answers += [(targets,), (wall,)]
    panel.findChild(QPushButton, "fieldwork_progress_table").click()
    titles = ("Target", "Expected by now", "Arrived", "State")
    rows = until(qtbot, page, "fieldwork_progress", 3, *titles)
    assert [row["Target"] for row in rows] == ["60", "600", "660"]
    assert [row["Expected by now"] for row in rows] == ["30", "300", "330"]
    assert rows[1]["State"] == "Behind"
    assert all(int(row["Arrived"]) % 10 == 0 for row in rows)
    assert panel.options.options["targets"] == {"North": 60, "south": 600}
    panel.save.click()
    qtbot.waitUntil(wall.exists, timeout=WAIT_MS)
    assert wall.read_bytes().startswith(b"%PDF")
    # what was typed stays with the window, and an option that cannot be used is marked
    kept = parse(canonical(panel.save_state()).encode(), "a project")  # as projects keep it
    panel.options.use({})
    panel.restore_state(kept)
    assert panel.options.options == {
        "area": "region",
        "last_day": "2026-03-03",
        "targets": {"North": 60, "south": 600},
    }
    type_in(page, "progress", "last_day", "tomorrow")
    panel.work_out()
    qtbot.waitUntil(lambda: not panel.save.isEnabled(), timeout=WAIT_MS)
    note = panel.options.findChild(object, "option_last_day_note")
    assert "tomorrow is not a day" in note.text()


def test_paper_counts_are_compared_with_what_arrived(page, qtbot):
    page.findChild(QPushButton, "fieldwork_view_attendance").click()
    name = "fieldwork_attendance"
    until(qtbot, page, name, 1)
    panel = page.panels["attendance"]
    panel.options.use({"complete": True})
    table, _rows = rows_of(page, "attendance", "paper")
    type_cell(qtbot, table, 0, 0, "2026-03-02")
    type_cell(qtbot, table, 0, 2, "64")
    panel.go.click()
    qtbot.waitUntil(
        lambda: shown(page, name, "Lost, at least") == [{"Lost, at least": "4"}], timeout=WAIT_MS
    )
    assert shown(page, name, "State") == [{"State": "Lost"}]
