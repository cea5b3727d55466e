"""Drawing a sample on the desk: columns are offered, the command gives the same, files are saved."""

from __future__ import annotations

import csv
import shlex

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from surveyapp.cli import main
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView


@pytest.fixture
def page(qtbot, tmp_path, picker):
    window = DeskWindow(
        tmp_path / "new.surveydesk", file_picker=picker, ask_lose=lambda _parent, _said: True
    )
    qtbot.addWidget(window)
    window.show()
    window.go_to(PageName.PLAN)
    window.plan_page.findChild(QPushButton, "plan_view_sample").click()
    yield window.plan_page
    window.close()


@pytest.fixture
def frame(tmp_path):
    path = tmp_path / "houses.csv"
    rows = [
        (f"House {v}-{n}", f"V{v}", "north" if v < 6 else "south")
        for v in range(10)
        for n in range(6 + v)
    ]
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([("address", "village", "region"), *rows])
    return path


def choose(page, name, text):
    chooser = page.findChild(QComboBox, f"plan_sample_{name}")
    chooser.setCurrentIndex(chooser.findText(text))


def type_in(qtbot, page, name, text):
    field = page.findChild(QLineEdit, f"plan_sample_{name}")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def press(qtbot, page, name):
    qtbot.mouseClick(page.findChild(QPushButton, f"plan_sample_{name}"), Qt.MouseButton.LeftButton)


def opened(qtbot, page, picker, frame):
    picker.answers.append((frame,))
    press(qtbot, page, "frame")
    strata = page.findChild(QComboBox, "plan_sample_strata")
    qtbot.waitUntil(lambda: strata.count() == 4, timeout=10_000)


def drawn(qtbot, page):
    press(qtbot, page, "go")
    table = page.findChild(TableView, "plan_sample").table
    qtbot.waitUntil(lambda: table.rowCount() > 0, timeout=10_000)
    return table


def test_clusters_are_drawn_and_saved_with_targets_and_lists_as_the_command_does(
    qtbot, page, picker, frame, monkeypatch
):
    opened(qtbot, page, picker, frame)
    choose(page, "strata", "region")
    choose(page, "cluster", "village")
    choose(page, "method", "In proportion to size")
    type_in(qtbot, page, "number", "4")
    type_in(qtbot, page, "take", "3")
    type_in(qtbot, page, "seed", "7")
    table = drawn(qtbot, page)
    assert table.rowCount() == 12
    folder = frame.parent
    picker.answers.append((folder / "mine.csv",))
    press(qtbot, page, "save")
    lists = folder / "mine.lists.pdf"
    qtbot.waitUntil(lists.exists, timeout=20_000)
    assert lists.read_bytes().startswith(b"%PDF")
    words = shlex.split(page.findChild(QLineEdit, "plan_sample_command").text())
    monkeypatch.chdir(folder)
    assert main(words[1:]) == 0
    for ending in (".csv", ".targets.csv"):
        saved = (folder / f"mine{ending}").read_text()
        assert saved == (folder / f"sample{ending}").read_text()


def test_neymans_division_is_shown_and_drawn(qtbot, page, picker, frame):
    opened(qtbot, page, picker, frame)
    choose(page, "strata", "region")
    choose(page, "divided", "Smallest standard error (Neyman)")
    type_in(qtbot, page, "number", "20")
    type_in(qtbot, page, "share", "0.1")
    assert drawn(qtbot, page).rowCount() == 20
    words = shlex.split(page.findChild(QLineEdit, "plan_sample_command").text())
    assert words[:3] == ["surveyapp", "sample", "allocate"]
    assert main(words[1:]) == 0


def test_clusters_are_divided_by_neymans_rule_too(qtbot, page, picker, frame):
    opened(qtbot, page, picker, frame)
    choose(page, "strata", "region")
    choose(page, "cluster", "village")
    choose(page, "divided", "Smallest standard error (Neyman)")
    type_in(qtbot, page, "number", "5")
    press(qtbot, page, "go")
    qtbot.waitUntil(lambda: "rows to draw in each cluster" in page.messages.text, timeout=5000)
    type_in(qtbot, page, "take", "3")
    table = drawn(qtbot, page)
    assert table.rowCount() == 15
    # 51 rows in the north and 54 in the south, whose answers vary alike: 5 are divided into 2 and 3
    regions = [table.text(row, "region") for row in range(15)]
    assert (regions.count("north"), regions.count("south")) == (6, 9)
    words = shlex.split(page.findChild(QLineEdit, "plan_sample_command").text())
    assert words[:3] == ["surveyapp", "sample", "allocate"]
    assert words[words.index("--n") + 1] == "5"
    assert main(words[1:]) == 0


def test_what_is_missing_is_said(qtbot, page, picker, frame):
    opened(qtbot, page, picker, frame)
    press(qtbot, page, "go")
    qtbot.waitUntil(lambda: "Say how many to draw" in page.messages.text, timeout=5000)
    type_in(qtbot, page, "number", "9999")
    press(qtbot, page, "go")
    qtbot.waitUntil(lambda: "there are only" in page.messages.text, timeout=5000)


def test_nothing_is_drawn_before_there_is_a_frame_and_a_sentence_says_so(
    qtbot, page, picker, frame
):
    draw = page.findChild(QPushButton, "plan_sample_go")
    said = page.findChild(QLabel, "plan_sample_sentence")
    assert not draw.isEnabled()
    assert said.isVisible()
    assert said.text() == draw.toolTip() == "Choose a frame first: the table to draw from."
    opened(qtbot, page, picker, frame)
    assert draw.isEnabled()
    assert draw.toolTip() == ""
    assert not said.isVisible()
