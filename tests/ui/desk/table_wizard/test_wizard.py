"""The wizard as an analyst goes through it, with mouse and keys."""

import csv
import dataclasses
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pandas as pd
import pyreadstat
import pytest
from estimated import estimate_project
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from samples import sample

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.project.import_collections import FileOutcome, FileReport
from surveyapp.services.table_import.draft import QUESTION
from surveyapp.services.table_import.mapping_files import load_mapping
from surveyapp.services.table_import.survey_from_table import MOST_PLANNED_CHOICES
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.desk.table_wizard import step
from surveyapp.ui.desk.table_wizard.dialog import TableWizard
from surveyapp.ui.widgets.column_table import TableView

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # of dialogs, without a screen

Widget = TypeVar("Widget", bound=QWidget)
OpenDesk = Callable[..., DeskWindow]
ROWS = [
    *(
        f"{'gleich' if i % 3 else 'verschieden'};{i % 5 + 1};{'1,5' if i % 2 else '0,5'};S{i % 2}"
        for i in range(60)
    ),
    "weiß nicht;3;1;S1",
    "gl.;2;1;S1",
]


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "papier.csv"
    path.write_bytes(("Genommen;Note;Gewicht;Ort\r\n" + "\r\n".join(ROWS)).encode("cp1252"))
    return path


@pytest.fixture
def clinic_table(tmp_path: Path) -> Path:
    path = tmp_path / "clinic.csv"
    path.write_text("region,drugs\nnorth,yes\nsouth,no\nnowhere,no\n")
    return path


def found(parent: QWidget, kind: type[Widget], name: str) -> Widget:
    """Return the widget of that name that is seen now."""
    shown = [one for one in parent.findChildren(kind, name) if one.isVisibleTo(parent)]
    assert shown, name
    return shown[-1]


def wizard_of(window: DeskWindow, qtbot: QtBot) -> TableWizard:
    qtbot.waitUntil(lambda: bool(window.findChildren(TableWizard)), timeout=5000)
    return window.findChildren(TableWizard)[-1]


def opened(window: DeskWindow, qtbot: QtBot, path: Path) -> TableWizard:
    window.files_page.import_table(path)
    wizard = wizard_of(window, qtbot)
    qtbot.waitUntil(lambda: wizard.holder.draft is not None, timeout=10_000)
    return wizard


def click(qtbot: QtBot, parent: QWidget, name: str) -> None:
    qtbot.mouseClick(found(parent, QPushButton, name), Qt.MouseButton.LeftButton)


def choose(parent: QWidget, name: str, value: object) -> None:
    """Choose an entry as a person does: the list tells it was activated."""
    chooser = found(parent, QComboBox, name)
    index = chooser.findData(value)
    assert index >= 0, (name, value)
    chooser.setCurrentIndex(index)
    chooser.activated.emit(index)
    QApplication.processEvents()


def select(parent: QWidget, name: str, text: str, title: str) -> None:
    view = found(parent, TableView, name)
    rows = [view.table.text(row, title) for row in range(view.table.rowCount())]
    view.selectRow(rows.index(text))
    QApplication.processEvents()


def to_the_check(qtbot: QtBot, wizard: TableWizard) -> None:
    click(qtbot, wizard, "wizard_next")
    qtbot.waitUntil(lambda: found(wizard, QPushButton, "wizard_import").isEnabled(), timeout=10_000)


def finish(qtbot: QtBot, window: DeskWindow, wizard: TableWizard) -> None:
    with qtbot.waitSignal(window.session.import_ended, timeout=10_000):
        click(qtbot, wizard, "wizard_import")
    qtbot.waitUntil(lambda: not window.session.is_importing, timeout=10_000)
    with qtbot.waitSignal(window.session.summary_changed, timeout=10_000):
        pass


def test_a_paper_survey_becomes_interviews_of_a_new_survey(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, tmp_path: Path
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, paper)
    assert found(wizard, QComboBox, "encoding").currentData() == "cp1252"
    assert found(wizard, QComboBox, "delimiter").currentData() == ";"
    assert found(wizard, QComboBox, "decimal").currentData() == ","
    click(qtbot, wizard, "wizard_next")
    for column, use in (("Gewicht", "weight"), ("Ort", "stratum")):
        select(wizard, "table_columns", column, "Column")
        choose(wizard, "column_use", use)
    select(wizard, "table_columns", "Genommen", "Column")
    choose(wizard, "plan_kind", "yes_no")
    choose(wizard, "plan_design", "crosswise")
    found(wizard, QLineEdit, "plan_design_p").setText("1/6")
    click(qtbot, wizard, "wizard_next")
    select(wizard, "mapped_values", "gl.", "Value")
    choose(wizard, "value_report", "same")
    to_the_check(qtbot, wizard)
    counts = found(wizard, QLabel, "check_counts").text()
    assert counts == "Rows to import: 61. Rows skipped: 1."
    finish(qtbot, window, wizard)
    assert window.session.summary.interviews == 61
    table = estimate_project(window.session.project)
    assert {row.question for row in table.rows} == {"Genommen", "Note"}
    assert table.rows[0].design == "crosswise"
    assert "weights, strata" in table.used[0]
    refused = found(window, TableView, "refused-rows")
    assert refused.table.text(0, "Value") == "weiß nicht"
    assert refused.table.text(0, "Line") == "62"
    files = found(window, TableView, "project_files")
    assert files.table.text(0, "Kiosk") == "Table, not signed"


def parameters_shown(wizard: TableWizard) -> dict[str, str]:
    """Return what stands in the fields of the design's parameters."""
    begin = "plan_design_"
    lines = (one for one in wizard.findChildren(QLineEdit) if one.isVisibleTo(wizard))
    return {one.objectName(): one.text() for one in lines if one.objectName().startswith(begin)}


@pytest.mark.parametrize("kind", ["yes_no", "rating", "multiple_choice", "number"])
def test_the_parameters_of_a_design_are_asked_for_and_never_supposed(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, kind: str
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, paper)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "Note", "Column")
    choose(wizard, "plan_kind", kind)
    designs = found(wizard, QComboBox, "plan_design")
    names = [designs.itemData(place) for place in range(designs.count())]
    assert len(names) > 1
    asked = set()
    for name in names:
        choose(wizard, "plan_design", name)
        fields = parameters_shown(wizard)
        assert not any(fields.values()), (name, fields)
        if fields:
            asked.add(name)
            click(qtbot, wizard, "wizard_next")
            assert found(wizard, QWidget, "columns_step").isVisible(), name
            assert wizard.messages.text.startswith("Column Note"), name
    assert asked >= set(names) - {"direct", "two_coins"}


def test_a_parameter_is_asked_for_in_one_clear_sentence(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, paper)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "Genommen", "Column")
    choose(wizard, "plan_kind", "yes_no")
    choose(wizard, "plan_design", "crosswise")
    click(qtbot, wizard, "wizard_next")
    assert wizard.messages.text == (
        "Column Genommen: p is missing; give the share of “yes” to the harmless question, above 0 and "
        "below 1, and not 1/2."
    )
    assert (
        found(wizard, QLineEdit, "plan_design_p").placeholderText() == "as in the original survey"
    )
    found(wizard, QLineEdit, "plan_design_p").setText("1/5")
    click(qtbot, wizard, "wizard_next")
    assert found(wizard, TableView, "mapped_values").isVisible()
    assert wizard.messages.text == ""


def test_the_range_of_randomized_numbers_is_not_that_of_their_reports(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "pay.csv"
    path.write_text("pay\n" + "".join(f"{100 + 7 * (i % 30)}\n" for i in range(60)))
    wizard = opened(open_desk(), qtbot, path)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "pay", "Column")

    def scale() -> list[str]:
        fields = ("plan_minimum", "plan_maximum", "plan_step")
        return [found(wizard, QLineEdit, name).text() for name in fields]

    assert scale() == ["100", "303", "1"]
    choose(wizard, "plan_design", "laplace")
    assert scale() == ["", "", ""]
    found(wizard, QLineEdit, "plan_design_epsilon").setText("1")
    click(qtbot, wizard, "wizard_next")
    assert wizard.messages.text.splitlines() == [
        "Column pay, smallest answer: is missing; add it.",
        "Column pay, largest answer: is missing; add it.",
    ]
    choose(wizard, "plan_design", "direct")
    assert scale() == ["100", "303", "1"]


def free(qtbot: QtBot, wizard: TableWizard) -> None:
    qtbot.waitUntil(lambda: not wizard.holder.is_busy, timeout=10_000)
    QApplication.processEvents()  # new fields are shown in a turn of their own


def test_a_large_table_is_decided_by_the_worker(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step, "MOST_CELLS_AT_ONCE", 0)
    wizard = opened(open_desk(), qtbot, paper)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "Genommen", "Column")
    onwards, allowed = found(wizard, QPushButton, "wizard_next"), []
    wizard.holder.worked.connect(lambda: allowed.append(onwards.isEnabled()))
    choose(wizard, "plan_kind", "yes_no")
    free(qtbot, wizard)
    assert allowed[0] is False
    assert onwards.isEnabled()
    choose(wizard, "plan_design", "crosswise")
    free(qtbot, wizard)
    found(wizard, QLineEdit, "plan_design_p").setText("1/6")
    free(qtbot, wizard)
    click(qtbot, wizard, "wizard_next")
    values = wizard.findChild(TableView, "mapped_values")
    assert values is not None
    qtbot.waitUntil(lambda: values.isVisible() and values.table.rowCount() == 4, timeout=10_000)
    free(qtbot, wizard)
    select(wizard, "mapped_values", "gl.", "Value")
    choose(wizard, "value_report", "same")
    free(qtbot, wizard)
    questions = found(wizard, TableView, "mapped_questions")
    assert questions.table.text(0, "Values not assigned") == "1"
    to_the_check(qtbot, wizard)
    assert found(wizard, QLabel, "check_counts").text() == "Rows to import: 61. Rows skipped: 1."
    wizard.reject()


def test_what_is_wished_of_a_large_table_is_done_in_order_and_dropped_with_its_draft(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wizard = opened(open_desk(), qtbot, paper)
    monkeypatch.setattr(step, "MOST_CELLS_AT_ONCE", 0)
    heard: list[object] = []
    wizard.holder.work_out(lambda _: threading.current_thread().name, heard.append)
    wizard.holder.change(lambda draft: dataclasses.replace(draft, name="other"))
    wizard.holder.work_out(lambda draft: draft.name, heard.append)
    free(qtbot, wizard)
    assert len(heard) == 2
    assert str(heard[0]).startswith("surveyapp-job")
    assert heard[1] == "other"
    wizard.holder.work_out(lambda draft: draft.name, heard.append)
    wizard.holder.work_out(lambda draft: draft.name, heard.append)
    wizard.holder.put(None)
    assert not wizard.holder.is_busy
    wizard.reject()
    qtbot.wait(100)
    assert len(heard) == 2


def test_a_column_of_ever_other_values_is_told_to_have_too_many_choices(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "names.csv"
    path.write_text("name,used\n" + "".join(f"p{i},yes\np{i}b,no\n" for i in range(1500)))
    wizard = opened(open_desk(), qtbot, path)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "name", "Column")
    choose(wizard, "column_use", QUESTION)
    draft = wizard.holder.draft
    assert draft is not None
    plan = draft.plan("name")
    assert plan is not None
    assert len(plan.choices) == MOST_PLANNED_CHOICES
    click(qtbot, wizard, "wizard_next")
    assert "must have 2 to 256" in wizard.messages.text
    assert found(wizard, TableView, "table_columns").isVisible()
    wizard.reject()


def test_the_preview_follows_what_is_chosen(open_desk: OpenDesk, qtbot: QtBot, paper: Path) -> None:
    wizard = opened(open_desk(), qtbot, paper)
    preview = found(wizard, TableView, "table_preview")
    assert preview.table.columnCount() == 5
    choose(wizard, "delimiter", ",")
    qtbot.waitUntil(lambda: preview.table.columnCount() == 2, timeout=5000)
    choose(wizard, "delimiter", ";")
    qtbot.waitUntil(lambda: preview.table.columnCount() == 5, timeout=5000)
    header = found(wizard, QLineEdit, "header_line")
    header.setFocus()
    header.selectAll()
    QTest.keyClicks(header, "2")
    QTest.keyClick(header, Qt.Key.Key_Return)
    titles = Qt.Orientation.Horizontal
    qtbot.waitUntil(lambda: preview.table.headerData(2, titles) == "1", timeout=5000)


def test_an_encoding_that_does_not_fit_is_said_and_nothing_goes_on(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    wizard = opened(open_desk(), qtbot, paper)
    choose(wizard, "encoding", "utf-8")
    qtbot.waitUntil(lambda: "not written in utf-8" in wizard.messages.text, timeout=5000)
    assert not found(wizard, QPushButton, "wizard_next").isEnabled()
    choose(wizard, "encoding", "cp1252")
    qtbot.waitUntil(lambda: wizard.messages.text == "", timeout=5000)
    assert found(wizard, QPushButton, "wizard_next").isEnabled()


def test_a_table_under_a_survey_file_lists_what_is_open(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path, picker: object
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, clinic_table)
    picker.answers.append((sample("clinic"),))  # type: ignore[attr-defined]
    click(qtbot, wizard, "survey_file")
    qtbot.waitUntil(lambda: wizard.holder.draft.survey is not None, timeout=5000)  # type: ignore[union-attr]
    click(qtbot, wizard, "wizard_next")
    assert "violence" in found(wizard, QLabel, "columns_open").text()
    click(qtbot, wizard, "wizard_next")
    questions = found(wizard, TableView, "mapped_questions")
    assert [questions.table.text(row, "Values not assigned") for row in (0, 1)] == ["1", "0"]
    select(wizard, "mapped_values", "nowhere", "Value")
    choose(wizard, "value_report", "")
    assert questions.table.text(0, "Values not assigned") == "0"
    to_the_check(qtbot, wizard)
    assert "8.2334, too much" in found(wizard, QLabel, "check_cautions").text()
    finish(qtbot, window, wizard)
    assert window.session.summary.interviews == 3


def test_refused_cells_and_the_mapping_are_exported_before_anything_is_imported(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, picker: object, tmp_path: Path
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, paper)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "Genommen", "Column")
    choose(wizard, "plan_kind", "yes_no")
    choose(wizard, "plan_design", "crosswise")
    found(wizard, QLineEdit, "plan_design_p").setText("1/6")
    click(qtbot, wizard, "wizard_next")
    to_the_check(qtbot, wizard)
    saved, refused = tmp_path / "m.mapping.json", tmp_path / "refused.csv"
    picker.answers += [(saved,), (refused,)]  # type: ignore[attr-defined]
    click(qtbot, wizard, "save_mapping")
    qtbot.waitUntil(saved.exists, timeout=5000)
    export = next(a for a in wizard.findChildren(QAction, "export_csv") if a.isEnabled())
    export.trigger()
    qtbot.waitUntil(refused.exists, timeout=5000)
    assert load_mapping(saved).of("Genommen") is not None
    with refused.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["line"], row["column"], row["value"]) for row in rows] == [
        ("62", "Genommen", "weiß nicht"),
        ("63", "Genommen", "gl."),
    ]
    click(qtbot, wizard, "wizard_cancel")
    assert window.session.summary.interviews == 0


def test_a_changed_table_takes_the_place_of_the_old_one_only_when_asked(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path
) -> None:
    window = open_desk()
    for content, replaces, expected in (
        ("region,drugs\nnorth,yes\nsouth,no\n", False, 2),
        ("region,drugs\nnorth,yes\nsouth,no\nsouth,yes\n", True, 3),
    ):
        clinic_table.write_text(content)
        wizard = opened(window, qtbot, clinic_table)
        for _ in range(2):
            click(qtbot, wizard, "wizard_next")
        to_the_check(qtbot, wizard)
        if replaces:
            found(wizard, QCheckBox, "replace_table").click()
        finish(qtbot, window, wizard)
        assert window.session.summary.interviews == expected


def test_a_dropped_table_opens_the_wizard(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path
) -> None:
    window = open_desk()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(clinic_table))])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    wizard = wizard_of(window, qtbot)
    qtbot.waitUntil(lambda: wizard.holder.draft is not None, timeout=5000)
    assert wizard.isVisible()
    wizard.reject()


def test_several_dropped_tables_come_one_after_another(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path, paper: Path
) -> None:
    window = open_desk()
    window.files_page.take([clinic_table, paper])
    for name in (clinic_table.name, paper.name):
        wizard = wizard_of(window, qtbot)
        qtbot.waitUntil(
            lambda wizard=wizard, name=name: (
                wizard.holder.draft is not None and wizard.holder.draft.table.file == name
            ),
            timeout=5000,
        )
        wizard.reject()
    assert not any(one.isVisible() for one in window.findChildren(QDialog))


def test_the_wizard_is_reached_by_keys_and_every_control_has_a_name(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    window = open_desk()
    window.findChild(QAction, "menu_import_table").trigger()
    wizard = wizard_of(window, qtbot)
    assert window.findChild(QAction, "menu_import_table").shortcut().toString() == "Ctrl+T"
    assert not found(wizard, QPushButton, "wizard_next").isEnabled()
    wizard.reject()
    wizard = opened(window, qtbot, paper)
    for _ in range(2):
        click(qtbot, wizard, "wizard_next")
    to_the_check(qtbot, wizard)
    for kind in (QComboBox, QLineEdit, TableView):
        assert all(
            one.accessibleName()
            for one in wizard.findChildren(kind)
            if one.objectName() and not one.objectName().startswith("qt_")
        )
    wizard.reject()


def test_the_mark_on_the_estimates_leaves_the_weights_out(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, paper)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "Gewicht", "Column")
    choose(wizard, "column_use", "weight")
    click(qtbot, wizard, "wizard_next")
    to_the_check(qtbot, wizard)
    finish(qtbot, window, wizard)
    page = window.output_page
    window.go_to(PageName.OUTPUT)
    qtbot.waitUntil(lambda: page.findChild(TableView, "block_1_table") is not None, timeout=20_000)
    view = page.findChild(TableView, "block_1_table")
    qtbot.waitUntil(lambda: view.isVisible() and view.table.rowCount() > 0, timeout=10_000)

    def shown() -> list[str]:
        return [view.table.text(row, "Estimate") for row in range(view.table.rowCount())]

    weighted = shown()
    found(page, QCheckBox, "uses_sample_design").click()
    qtbot.waitUntil(lambda: shown() != weighted, timeout=10_000)


def test_a_new_survey_gets_the_name_that_is_typed_and_keeps_what_was_decided(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, paper)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "Ort", "Column")
    choose(wizard, "column_use", "cluster")
    click(qtbot, wizard, "wizard_back")
    name = found(wizard, QLineEdit, "new_survey_name")
    assert name.text() == "papier"
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Paper 2026")
    QTest.keyClick(name, Qt.Key.Key_Return)
    click(qtbot, wizard, "wizard_next")
    click(qtbot, wizard, "wizard_next")
    draft = wizard.holder.draft
    assert draft is not None
    assert draft.survey is not None
    assert (draft.survey.id, draft.mapping.sample.cluster) == ("Paper_2026", "Ort")
    wizard.reject()


def test_a_table_left_in_a_folder_is_told_and_opened_with_the_wizard(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path, clinic_table: Path
) -> None:
    (clinic_table.parent / "notes.pdf").write_bytes(b"%PDF")
    window = open_desk()
    with qtbot.waitSignal(window.session.import_ended, timeout=10_000):
        window.files_page.take([clinic_table.parent])
    report = found(window, TableView, "import_report")
    results = [report.table.text(row, "Result") for row in range(report.table.rowCount())]
    assert results == ["Refused", "Not imported", "Not imported"]
    assert "Tables in the folder, not imported: 1" in window.files_page.messages.text
    button = window.findChild(QPushButton, "import_left_table")
    assert button is not None
    report.selectRow(2)
    assert button.isHidden()
    select(window, "import_report", "clinic.csv", "File")
    assert not button.isHidden()
    qtbot.waitUntil(button.isEnabled, timeout=5000)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    wizard = wizard_of(window, qtbot)
    qtbot.waitUntil(lambda: wizard.holder.draft is not None, timeout=10_000)
    assert wizard.holder.draft.table.file == "clinic.csv"
    wizard.reject()


def test_a_table_whose_people_may_be_there_already_is_told(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path
) -> None:
    window = open_desk()
    doubt = UserProblem(
        msg(
            "{file} was imported, but about {shared} of its {count} respondents seem to "
            "be in {other} too: so many equal rows do not happen by chance. If they are "
            "the same people, they now count twice: undo the import, or remove one of "
            "the two files.",
            file="clinic.csv",
            shared=140,
            count=260,
            other="first.csv",
        )
    )
    report = FileReport(clinic_table, FileOutcome.IMPORTED, 260, is_table=True, doubt=doubt)
    window.session.import_ended.emit((report,))
    said = "about 140 of its 260 respondents seem to be in first.csv too"
    assert said in window.files_page.messages.text
    view = found(window, TableView, "import_report")
    assert view.table.text(0, "Result") == "Imported"
    assert view.table.text(0, "New interviews") == "260"
    assert view.table.text(0, "Reason") == "Its respondents may also be in another file"
    view.selectRow(0)
    assert said in found(window, QLabel, "import_detail").text()


def test_columns_of_choices_fill_one_question(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path, picker: object
) -> None:
    value = json.loads(sample("clinic").read_text(encoding="utf-8"))
    names = dict.fromkeys(value["languages"], "Which?")
    choices = [
        {"id": one, "text": dict.fromkeys(names, one.title())} for one in ("radio", "web", "press")
    ]
    asked = {"id": "news", "type": "multiple_choice", "text": names, "choices": choices}
    survey = tmp_path / "s.survey.json"
    value["questions"].append({**asked, "design": {"name": "direct"}})
    survey.write_text(json.dumps(value))
    path = tmp_path / "t.csv"
    path.write_text("region,news/radio,news/web,gedruckt\nnorth,1,0,x\nsouth,0,0,\nnorth,0,?,x\n")
    window = open_desk()
    wizard = opened(window, qtbot, path)
    picker.answers.append((survey,))  # type: ignore[attr-defined]
    click(qtbot, wizard, "survey_file")
    qtbot.waitUntil(lambda: wizard.holder.draft.survey is not None, timeout=5000)  # type: ignore[union-attr]
    click(qtbot, wizard, "wizard_next")
    assert "news/press" in found(wizard, QLabel, "columns_open").text()
    select(wizard, "table_columns", "gedruckt", "Column")
    choose(wizard, "column_use", "news/press")
    use = found(wizard, QComboBox, "column_use")
    assert use.currentText() == "Question news/press: Press"
    click(qtbot, wizard, "wizard_next")
    select(wizard, "mapped_questions", "news/web", "Question")
    assert found(wizard, TableView, "mapped_values").table.text(0, "Value") == "?"
    to_the_check(qtbot, wizard)
    finish(qtbot, window, wizard)
    assert window.session.summary.interviews == 2
    table = estimate_project(window.session.project, question="news")
    assert [(row.answer, row.estimate) for row in table.rows] == [
        ("radio", 1.0),
        ("web", 0.0),
        ("press", 1.0),
    ]


@pytest.fixture
def drugs_table(tmp_path: Path) -> Path:
    path = tmp_path / "drugs.csv"
    rows = "".join(f"{i % 2},{i % 3 // 2},{i % 5 // 4},{i % 5 + 1}\n" for i in range(60))
    path.write_text("drug_cannabis,drug_cocaine,drug_heroin,trust\n" + rows)
    return path


def used_for(wizard: TableWizard) -> list[str]:
    view = found(wizard, TableView, "table_columns")
    return [view.table.text(row, "Used for") for row in range(view.table.rowCount())]


def test_columns_of_choices_become_one_question_of_a_new_survey(
    open_desk: OpenDesk, qtbot: QtBot, drugs_table: Path
) -> None:
    window = open_desk()
    wizard = opened(window, qtbot, drugs_table)
    click(qtbot, wizard, "wizard_next")
    said = "Questions with one column for each choice: drug (3)"
    assert found(wizard, QLabel, "columns_open").text() == said
    assert used_for(wizard) == ["drug/cannabis", "drug/cocaine", "drug/heroin", "trust"]
    click(qtbot, wizard, "wizard_next")
    to_the_check(qtbot, wizard)
    finish(qtbot, window, wizard)
    rows = estimate_project(window.session.project).rows
    shares = {row.answer: row.estimate for row in rows if row.question == "drug"}
    told = {"cannabis": 1 / 2, "cocaine": 1 / 3, "heroin": 1 / 5, "none": 16 / 60}
    assert shares == pytest.approx(told)


def test_the_guessed_choices_are_taken_out_and_put_in_with_keys(
    open_desk: OpenDesk, qtbot: QtBot, drugs_table: Path
) -> None:
    wizard = opened(open_desk(), qtbot, drugs_table)
    click(qtbot, wizard, "wizard_next")
    choices = found(wizard, QListWidget, "choice_columns")
    assert choices.accessibleName() == "Columns that are its choices"
    choices.setFocus()
    choices.setCurrentRow(1)
    qtbot.keyClick(choices, Qt.Key.Key_Space)
    assert used_for(wizard) == ["drug/cannabis", "drug_cocaine", "drug/heroin", "trust"]
    assert choices.currentRow() == 1
    qtbot.keyClick(choices, Qt.Key.Key_Space)
    assert used_for(wizard)[1] == "drug/cocaine"
    click(qtbot, wizard, "split_choices")
    assert used_for(wizard) == ["drug_cannabis", "drug_cocaine", "drug_heroin", "trust"]
    assert wizard.findChild(QLabel, "columns_open").isHidden()
    choose(wizard, "column_use", "/")
    assert used_for(wizard) == ["drug/cannabis", "drug/cocaine", "drug/heroin", "trust"]
    choose(wizard, "plan_design", "unary")
    found(wizard, QLineEdit, "plan_id").setText("taken")
    assert used_for(wizard)[2] == "taken/heroin"


def test_one_column_alone_is_no_multiple_choice(
    open_desk: OpenDesk, qtbot: QtBot, drugs_table: Path
) -> None:
    wizard = opened(open_desk(), qtbot, drugs_table)
    click(qtbot, wizard, "wizard_next")
    select(wizard, "table_columns", "trust", "Column")
    choose(wizard, "column_use", "/")
    assert "choices" in found(wizard, QLabel, "plan_wrong").text()
    choices = found(wizard, QListWidget, "choice_columns")
    assert [choices.item(row).text() for row in range(choices.count())] == ["trust"]


def retyped(qtbot: QtBot, wizard: TableWizard, name: str, text: str) -> None:
    """Type into a line as a person does, and wait for the table to be read again."""
    line = found(wizard, QLineEdit, name)
    before = wizard.holder.draft
    line.selectAll()
    qtbot.keyClicks(line, text)
    line.editingFinished.emit()
    qtbot.waitUntil(
        lambda: wizard.holder.draft is not None and wizard.holder.draft is not before,
        timeout=10_000,
    )


def test_codes_for_no_answer_are_seen_and_can_be_taken_back(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "ages.csv"
    path.write_text("age,trust\n" + "30,5\n-99,1\n999,-99\n50,2\n" * 10)
    wizard = opened(open_desk(), qtbot, path)
    codes = found(wizard, QLineEdit, "missing_codes")
    assert (codes.text(), codes.accessibleName()) == ("-99", "Codes for missing values")
    assert wizard.holder.draft.plan("age").maximum == "999"
    retyped(qtbot, wizard, "missing_codes", "-99, 999")
    assert wizard.holder.draft.plan("age").maximum == "50"
    retyped(qtbot, wizard, "header_line", "2")  # what was typed stays
    assert codes.text() == "-99, 999"
    retyped(qtbot, wizard, "header_line", "1")
    codes.clear()
    codes.editingFinished.emit()
    assert wizard.holder.draft.plan("age").minimum == "-99"


def test_a_table_without_names_of_columns_is_told_and_read(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "bare.csv"
    path.write_text("north,yes\nsouth,no\n" * 10)
    wizard = opened(open_desk(), qtbot, path)
    summary = found(wizard, QLabel, "table_summary")
    assert "Line 1 looks like data" in summary.text()
    retyped(qtbot, wizard, "header_line", "0")
    assert summary.text() == "Rows: 20. Columns: 2. Rows skipped while reading: 0."
    assert wizard.holder.draft.table.columns == ("column 1", "column 2")


def test_cancel_leaves_the_project_as_it_was(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path
) -> None:
    window = open_desk()
    before = window.session.summary
    wizard = opened(window, qtbot, clinic_table)
    click(qtbot, wizard, "wizard_next")
    click(qtbot, wizard, "wizard_next")
    to_the_check(qtbot, wizard)
    click(qtbot, wizard, "wizard_cancel")
    window.session.refresh()
    qtbot.waitUntil(lambda: window.session.is_known, timeout=10_000)
    assert (window.session.summary.files, window.session.summary.interviews) == ((), 0)
    assert window.session.summary.surveys == before.surveys


def test_labels_of_a_statistics_file_are_in_the_new_survey(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "study.sav"
    frame = pd.DataFrame({"sex": [1.0, 2.0] * 20, "trust": [1.0, 9.0, 5.0, 2.0] * 10})
    pyreadstat.write_sav(
        frame,
        str(path),
        column_labels={"sex": "Sex of respondent"},
        variable_value_labels={"sex": {1: "male", 2: "female"}},
        missing_ranges={"trust": [9]},
    )
    window = open_desk()
    wizard = opened(window, qtbot, path)
    click(qtbot, wizard, "wizard_next")
    columns = found(wizard, TableView, "table_columns").table
    assert columns.text(0, "Values") == "1 (male), 2 (female)"
    click(qtbot, wizard, "wizard_next")
    to_the_check(qtbot, wizard)
    finish(qtbot, window, wizard)
    sex, trust = window.session.summary.survey.recorded_questions
    assert sex.text.any() == "Sex of respondent"
    assert sex.labels("en", lambda word: word) == ("male", "female")
    rows = [r for r in estimate_project(window.session.project).rows if r.question == trust.id]
    assert {row.n for row in rows} == {30}
