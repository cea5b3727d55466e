"""The tabs of progress and attendance: typed or read from a table, shown, kept, and saved for the wall."""

from datetime import date

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton

from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.survey.json_format.strict_json import canonical, parse
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView

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
    edit = page.panels[panel].findChild(QLineEdit, f"option_{option}")
    edit.setText(text)
    edit.editingFinished.emit()


def test_progress_is_read_from_a_table_and_saved_for_the_wall(page, qtbot, picker, tmp_path):
    assert [row["Arrived"] for row in until(qtbot, page, "fieldwork_progress", 1, "Arrived")] == [
        "60"
    ]
    targets, wall = tmp_path / "targets.csv", tmp_path / "wall.pdf"
    targets.write_text("area,target\nNorth,60\nsouth,600\n", encoding="utf-8")
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
    type_in(page, "attendance", "paper", "2026-03-02=64")
    panel.go.click()
    qtbot.waitUntil(
        lambda: shown(page, name, "Lost, at least") == [{"Lost, at least": "4"}], timeout=WAIT_MS
    )
    assert shown(page, name, "State") == [{"State": "Lost"}]
