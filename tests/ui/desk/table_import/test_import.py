"""The import of a table as an analyst does it, with mouse and keys, in one view."""

import csv
import dataclasses
import json
import threading
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import pyreadstat
import pytest
from colleagues_file import ITEM, REMARK, SEX, P, rows_of, write_file
from estimated import estimate_project
from import_view import (
    as_crosswise,
    cell,
    choose,
    click,
    columns,
    draft_of,
    finish,
    found,
    import_of,
    opened,
    report,
    retyped,
    select,
    select_value,
    state_in,
    typed,
    wrong,
)
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
    QToolButton,
)
from pytestqt.qtbot import QtBot
from samples import sample

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.project.import_collections import FileOutcome, FileReport
from surveyapp.services.table_import.draft import KIND, NAME, QUESTION, TableDraft
from surveyapp.services.table_import.mapping_files import load_mapping
from surveyapp.services.table_import.survey_from_table import MOST_PLANNED_CHOICES
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.desk.table_import import draft_holder
from surveyapp.ui.desk.table_import.columns_view import (
    COLUMN,
    DESIGNED,
    NAMED,
    PROBLEM,
    TYPE,
    USED,
    ColumnsView,
    shared_out,
)
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.desk.table_import.left_out_dialog import LeftOutDialog
from surveyapp.ui.widgets.column_table import TableView

pytestmark = pytest.mark.qt_log_ignore(
    "propagateSizeHints", "does not support"
)  # of dialogs, without a screen

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


def test_the_colleagues_file_is_imported_with_what_only_its_analyst_knows(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_desk()
    view = opened(window, qtbot, write_file(tmp_path / "buergerbefragung.csv", 400))
    summary = found(view, QLabel, "table_summary").text()
    assert "400 rows, 7 columns; Windows-1252" in summary
    assert columns(view).column == ITEM  # the only problem is selected
    assert wrong(view) == f"Columns to complete first: 1 ({ITEM})."
    assert not found(view, QPushButton, "start_import").isEnabled()
    typed(view, "plan_design_p", "0,2")
    assert wrong(view).endswith(f"of 400 rows would be left out: {ITEM}.")
    report(qtbot, view, "same")
    report(qtbot, view, "different")
    assert found(view, QPushButton, "start_import").text() == "&Import 400 rows"
    select(view, SEX)
    typed(view, "value_label", "male")
    QTest.keyClick(found(view, QLineEdit, "value_label"), Qt.Key.Key_Return)
    typed(view, "value_label", "female")
    finish(qtbot, window, view)
    survey = window.session.summary.survey
    assert survey is not None
    labels = survey.question("Geschlecht").labels("en", str)
    assert labels == ("male", "female")
    assert survey.question("Einkommen").scale.is_any  # type: ignore[attr-defined]
    rows = [row for row in rows_of(400) if row[4] != "-99"]
    weights = [float(row[5]) for row in rows]
    said = sum(w for w, row in zip(weights, rows, strict=True) if row[4] == "1") / sum(weights)
    expected = (said + P - 1) / (2 * P - 1)
    (estimate, *_) = estimate_project(
        window.session.project, question="Kreuzfrage_Schwarzarbeit"
    ).rows
    assert estimate.estimate == pytest.approx(expected, abs=1e-12)


def test_a_small_window_shows_the_selected_column_rather_than_the_first_rows(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path
) -> None:
    view = opened(open_desk([]), qtbot, clinic_table)
    view.resize(1240, 750)
    assert view.file.preview.isVisible()
    view.resize(800, 750)
    qtbot.waitUntil(lambda: not view.file.preview.isVisible() and view._pane.height() >= 160)


def test_guesses_are_seen_as_guesses_until_they_are_decided(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    view = opened(open_desk(), qtbot, paper)
    model = columns(view).columns
    index = model.index(1, TYPE)

    def is_guess() -> bool:
        mark = model.data(index, Qt.ItemDataRole.DecorationRole)
        said = str(model.data(index, Qt.ItemDataRole.AccessibleTextRole)).endswith(", guessed")
        assert said == (mark is not None)
        return said

    assert is_guess()
    select(view, "Note")
    assert any("(guessed)" in one.text() for one in view.findChildren(QLabel))
    kinds = view.findChild(QComboBox, "plan_kind")
    assert not kinds.view().font().italic()  # what else could be chosen is no guess
    choose(view, "plan_kind", "rating")
    assert not is_guess()
    assert model.text(1, TYPE) == "Rating · ordinal"


def test_nothing_that_was_typed_is_lost_and_every_step_is_taken_back(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    view = opened(open_desk(), qtbot, paper)
    select(view, "Note")
    typed(view, "plan_id", "mark")
    typed(view, "plan_text", "Which mark?")
    choose(view, "plan_kind", "number")
    assert found(view, QLineEdit, "plan_id").text() == "mark"
    assert found(view, QLineEdit, "plan_text").text() == "Which mark?"
    choose(view, "column_use", "")
    choose(view, "column_use", QUESTION)
    assert found(view, QLineEdit, "plan_text").text() == "Which mark?"
    assert draft_of(view).plan("Note").kind == "number"  # type: ignore[union-attr]
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    undo = found(view, QToolButton, "import_undo")
    for _ in range(2):  # not used, the type
        undo.click()
    assert draft_of(view).plan("Note").kind == "single_choice"  # type: ignore[union-attr]
    undo.click()  # a whole text, not a letter
    assert draft_of(view).plan("Note").text == "Note"  # type: ignore[union-attr]
    undo.click()
    assert cell(view, "Note", NAMED) == "Note"
    assert not undo.isEnabled()
    redo = found(view, QToolButton, "import_redo")
    redo.click()
    assert cell(view, "Note", NAMED) == "mark"
    QApplication.processEvents()
    assert found(view, QLineEdit, "plan_id").text() == "mark"


def test_another_format_and_a_wrong_one_keep_what_was_decided(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    view = opened(open_desk(), qtbot, paper)
    preview = found(view, TableView, "table_preview")
    as_crosswise(view)
    click(qtbot, view, "change_format")
    assert found(view, QComboBox, "encoding").currentData() == "cp1252"
    choose(view, "delimiter", ",")
    qtbot.waitUntil(lambda: preview.table.columnCount() == 2, timeout=5000)
    choose(view, "delimiter", ";")
    qtbot.waitUntil(lambda: preview.table.columnCount() == 5, timeout=5000)
    choose(view, "encoding", "utf-8")
    qtbot.waitUntil(lambda: "not written in utf-8" in view.messages.text, timeout=5000)
    assert not found(view, QPushButton, "start_import").isEnabled()
    choose(view, "encoding", "cp1252")
    qtbot.waitUntil(lambda: view.holder.draft is not None, timeout=5000)
    assert view.messages.text == ""
    assert draft_of(view).plan("Genommen").design == {"name": "crosswise", "p": "1/6"}  # type: ignore[union-attr]
    typed(view, "header_line", "2")
    QTest.keyClick(found(view, QLineEdit, "header_line"), Qt.Key.Key_Return)
    titles = Qt.Orientation.Horizontal
    qtbot.waitUntil(lambda: preview.table.headerData(2, titles) == "1", timeout=5000)


def test_cells_of_the_table_are_edited_in_place(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    view = opened(open_desk(), qtbot, paper)
    table, model = columns(view), columns(view).columns
    assert not model.entries(model.index(0, COLUMN))
    for place, value, shown in (
        (USED, "stratum", "Stratum"),
        (USED, "population 1", "Population 1"),
        (USED, "stage 2", "Stage 2"),
        (USED, QUESTION, "Question"),
        (TYPE, "yes_no", "Yes or no · nominal"),
        (DESIGNED, "crosswise", "Crosswise model"),
    ):
        index = model.index(0, place)
        table.edit(index)
        chooser = found(table, QComboBox, "cell_entries")
        assert chooser.currentData() == model.chosen(index)
        chooser.setCurrentIndex(chooser.findData(value))
        chooser.activated.emit(chooser.currentIndex())
        qtbot.waitUntil(lambda: not table.findChildren(QComboBox, "cell_entries"), timeout=2000)
        assert model.text(0, place) == shown
    assert "p is missing" in model.text(0, PROBLEM)
    assert model.setData(model.index(0, NAMED), "taken")
    assert draft_of(view).plan("Genommen").id == "taken"  # type: ignore[union-attr]
    assert not draft_of(view).is_guess("Genommen", NAME)
    assert not draft_of(view).is_guess("Genommen", KIND)


def parameters_shown(view: TableImport) -> dict[str, str]:
    """Return what stands in the fields of the design's parameters."""
    begin = "plan_design_"
    lines = (one for one in view.findChildren(QLineEdit) if one.isVisibleTo(view))
    return {one.objectName(): one.text() for one in lines if one.objectName().startswith(begin)}


@pytest.mark.parametrize("kind", ["yes_no", "rating", "multiple_choice", "number"])
def test_the_parameters_of_a_design_are_asked_for_and_never_supposed(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, kind: str
) -> None:
    view = opened(open_desk(), qtbot, paper)
    select(view, "Note")
    choose(view, "plan_kind", kind)
    designs = found(view, QComboBox, "plan_design")
    names = [designs.itemData(place) for place in range(designs.count())]
    assert len(names) > 1
    asked = set()
    for name in names:
        choose(view, "plan_design", name)
        fields = parameters_shown(view)
        assert not any(fields.values()), (name, fields)
        if fields:
            asked.add(name)
            assert cell(view, "Note", PROBLEM), name
            assert not found(view, QPushButton, "start_import").isEnabled(), name
    assert asked >= set(names) - {"direct", "two_coins"}


def test_a_parameter_is_asked_for_in_one_clear_sentence(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    view = opened(open_desk(), qtbot, paper)
    select(view, "Genommen")
    choose(view, "plan_kind", "yes_no")
    choose(view, "plan_design", "crosswise")
    told = found(view, QLabel, "plan_wrong")
    assert told.text() == (
        "p is missing; give the share of “yes” to the harmless question, above 0 and "
        "below 1, and not 1/2."
    )
    line = found(view, QLineEdit, "plan_design_p")
    assert line.placeholderText() == "as in the original survey"
    typed(view, "plan_design_p", "20 %")
    assert draft_of(view).plan("Genommen").design["p"] == "0.2"  # type: ignore[union-attr]
    assert line.text() == "20 %"  # as it was typed
    assert told.isHidden()
    # values with labels have as many columns as those with reports, which are as wide as they need too
    select(view, "Ort")
    choose(view, "plan_design", "crosswise")
    typed(view, "plan_design_p", "1/4")
    values = found(view, TableView, "column_values")
    assert values.table.titles == ("Value", "Rows", "Recorded as")
    assert values.columnWidth(2) >= values.sizeHintForColumn(2)


def test_why_a_column_is_not_used_is_said_until_somebody_decides(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    view = opened(open_desk(), qtbot, write_file(tmp_path / "umfrage.csv", 60))
    reason = view.findChild(QLabel, "column_unused")
    assert reason is not None
    select(view, ITEM)
    assert reason.isHidden()
    select(view, REMARK)
    assert not reason.isHidden()
    assert "choose another use" in reason.text()
    choose(view, "column_use", "stratum")
    assert reason.isHidden()


def test_what_is_chosen_from_lists_is_not_cut(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    view = opened(open_desk(), qtbot, write_file(tmp_path / "umfrage.csv", 60))
    columns = found(view, ColumnsView, "table_columns")
    view.resize(1700, 800)
    for place in (USED, TYPE, DESIGNED):
        assert columns.columnWidth(place) >= columns.sizeHintForColumn(place)
    assert columns.horizontalHeader().length() <= columns.viewport().width()
    assert shared_out([10, 500, 90, 500], 300) == [10, 100, 90, 100]


def test_the_range_of_randomized_numbers_is_not_that_of_their_reports(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "pay.csv"
    path.write_text("pay\n" + "".join(f"{100 + 7 * (i % 30)}\n" for i in range(60)))
    view = opened(open_desk(), qtbot, path)

    def scale() -> list[str]:
        fields = ("plan_minimum", "plan_maximum")
        return [found(view, QLineEdit, name).text() for name in fields]

    assert scale() == ["100", "303"]
    assert not [one for one in view.findChildren(QLineEdit, "plan_step") if not one.isHidden()]
    choose(view, "plan_design", "laplace")
    assert scale() == ["", ""]
    typed(view, "plan_design_epsilon", "1")
    assert found(view, QLabel, "plan_wrong").text().count("is missing; add it.") == 2
    typed(view, "plan_minimum", "0")
    choose(view, "plan_design", "direct")
    assert scale() == ["100", "303"]
    choose(view, "plan_design", "laplace")
    assert scale() == ["0", ""]
    assert found(view, QLineEdit, "plan_design_epsilon").text() == "1"


def test_the_ends_of_days_and_the_length_of_texts_are_stated(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "visits.csv"
    days = [f"2026-0{1 + i % 9}-15,remark {i} of {'x' * (i % 30)}\n" for i in range(60)]
    path.write_text("visit,remark\n" + "".join(days))
    view = opened(open_desk(), qtbot, path)
    typed(view, "plan_minimum", "1.3.2026")
    typed(view, "plan_maximum", "2026-08-31")
    assert found(view, QLineEdit, "plan_minimum").text() == "1.3.2026"  # as it was typed
    assert draft_of(view).plan("visit").minimum == "2026-03-01"  # type: ignore[union-attr]
    state = state_in(view)
    assert state.left_out == sum(
        days.count(one) for one in {*days} if one[5:7] in {"01", "02", "09"}
    )
    typed(view, "plan_minimum", "2026-13-01")
    assert found(view, QLabel, "plan_wrong").text()
    typed(view, "plan_minimum", "")
    columns(view).select(1)
    QApplication.processEvents()
    choose(view, "column_use", QUESTION)
    choose(view, "plan_kind", "text")
    typed(view, "plan_longest", "20")
    assert {use.value for use in state_in(view).of("remark").first if use.report is None} == {
        one.split(",")[1].strip() for one in days if len(one.split(",")[1].strip()) > 20
    }
    typed(view, "plan_longest", "many")
    assert found(view, QLineEdit, "plan_longest").text() == "many"
    assert found(view, QLabel, "plan_wrong").text()


def free(qtbot: QtBot, view: TableImport) -> None:
    qtbot.waitUntil(lambda: not view.holder.is_busy, timeout=10_000)
    QApplication.processEvents()  # new fields are shown in a turn of their own


def test_a_large_table_is_decided_by_the_worker(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(draft_holder, "MOST_CELLS_AT_ONCE", 0)
    view = opened(open_desk(), qtbot, paper)
    select(view, "Genommen")
    start, allowed = found(view, QPushButton, "start_import"), []
    view.holder.worked.connect(lambda: allowed.append(start.isEnabled()))
    choose(view, "plan_design", "crosswise")
    free(qtbot, view)
    assert allowed[0] is False
    typed(view, "plan_design_p", "1/6")
    free(qtbot, view)
    select_value(view, "gl.")
    report(qtbot, view, "same")
    free(qtbot, view)
    select_value(view, "gleich")
    assert wrong(view) == "1 of 62 rows would be left out: Genommen."
    assert start.text() == "&Import 61 of 62 rows"
    view.reject()


def test_what_is_wished_of_a_large_table_is_done_in_order_and_dropped_with_its_draft(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = opened(open_desk(), qtbot, paper)
    monkeypatch.setattr(draft_holder, "MOST_CELLS_AT_ONCE", 0)
    heard: list[str] = []

    def named(name: str) -> Callable[[TableDraft], TableDraft]:
        def decide(draft: TableDraft) -> TableDraft:
            heard.append(f"{threading.current_thread().name} {draft.name}")
            return dataclasses.replace(draft, name=name)

        return decide

    view.holder.change(named("one"))
    view.holder.change(named("two"))
    free(qtbot, view)
    assert [one.split()[-1] for one in heard] == ["papier", "one"]
    assert heard[0].startswith("surveyapp-job")
    assert draft_of(view).name == "two"
    view.holder.change(named("three"))
    view.holder.change(named("four"))
    view.holder.put(None)
    assert not view.holder.is_busy
    view.reject()
    qtbot.wait(100)
    assert view.holder.draft is None


def test_a_column_of_ever_other_values_is_told_to_have_too_many_choices(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "names.csv"
    path.write_text("name,used\n" + "".join(f"p{i},yes\np{i}b,no\n" for i in range(1500)))
    view = opened(open_desk(), qtbot, path)
    select(view, "name")
    choose(view, "column_use", QUESTION)
    assert len(draft_of(view).plan("name").choices) == MOST_PLANNED_CHOICES  # type: ignore[union-attr]
    assert "must have 2 to 256" in cell(view, "name", PROBLEM)
    view.reject()


def given_survey(qtbot: QtBot, view: TableImport, picker: object, path: Path) -> None:
    picker.answers.append((path,))  # type: ignore[attr-defined]
    click(qtbot, view, "survey_file")
    qtbot.waitUntil(lambda: not draft_of(view).is_new, timeout=5000)


def test_a_table_under_a_survey_file_lists_what_is_open(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path, picker: object
) -> None:
    window = open_desk()
    view = opened(window, qtbot, clinic_table)
    given_survey(qtbot, view, picker, sample("clinic"))
    note = found(view, QLabel, "import_note").text()
    assert "missing for everybody: " in note
    assert "Has someone at home ever hit you?" in note
    assert "8.2334, too much" in note
    assert cell(view, "region", PROBLEM) == "Values not assigned: 1; rows left out: 1"
    select(view, "region")
    select_value(view, "nowhere")
    report(qtbot, view, "No answer")
    assert cell(view, "region", PROBLEM) == ""
    found(view, QToolButton, "import_undo").click()
    assert wrong(view) == "1 of 3 rows would be left out: region."
    found(view, QToolButton, "import_redo").click()
    finish(qtbot, window, view)
    assert window.session.summary.interviews == 3


def test_refused_cells_and_the_mapping_are_exported_before_anything_is_imported(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, picker: object, tmp_path: Path
) -> None:
    window = open_desk()
    view = opened(window, qtbot, paper)
    as_crosswise(view)
    saved, refused = tmp_path / "m.mapping.json", tmp_path / "refused.csv"
    picker.answers += [(saved,), (refused,)]  # type: ignore[attr-defined]
    click(qtbot, view, "save_mapping")
    qtbot.waitUntil(saved.exists, timeout=5000)
    assert load_mapping(saved).of("Genommen") is not None
    click(qtbot, view, "show_left_out")
    dialog = view.findChild(LeftOutDialog)
    assert dialog is not None
    export = dialog.findChild(QAction, "export_csv")
    assert export is not None
    qtbot.waitUntil(export.isEnabled, timeout=5000)
    export.trigger()
    qtbot.waitUntil(refused.exists, timeout=5000)
    with refused.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["line"], row["column"], row["value"]) for row in rows] == [
        ("62", "Genommen", "weiß nicht"),
        ("63", "Genommen", "gl."),
    ]
    dialog.accept()
    click(qtbot, view, "cancel_import")
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
        view = opened(window, qtbot, clinic_table)
        if replaces:
            found(view, QCheckBox, "replace_table").click()
        finish(qtbot, window, view)
        assert window.session.summary.interviews == expected


def test_a_dropped_table_opens_the_import(
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
    view = import_of(window, qtbot)
    qtbot.waitUntil(lambda: view.holder.draft is not None, timeout=5000)
    assert view.isVisible()
    view.reject()


def test_several_dropped_tables_come_one_after_another(
    open_desk: OpenDesk, qtbot: QtBot, clinic_table: Path, paper: Path
) -> None:
    window = open_desk()
    window.files_page.take([clinic_table, paper])
    for name in (clinic_table.name, paper.name):
        view = import_of(window, qtbot)
        qtbot.waitUntil(
            lambda view=view, name=name: (
                view.holder.draft is not None and view.holder.draft.table.file == name
            ),
            timeout=5000,
        )
        view.reject()
    assert not any(one.isVisible() for one in window.findChildren(QDialog))


def test_it_is_reached_by_keys_and_every_control_has_a_name(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path, picker: object
) -> None:
    window = open_desk()
    picker.answers.append(())  # type: ignore[attr-defined]
    window.findChild(QAction, "menu_import_table").trigger()
    view = import_of(window, qtbot)
    assert window.findChild(QAction, "menu_import_table").shortcut().toString() == "Ctrl+T"
    assert not found(view, QPushButton, "start_import").isEnabled()
    view.reject()
    picker.answers.append((paper,))  # type: ignore[attr-defined]
    window.files_page.import_table()  # asks for the table at once
    view = import_of(window, qtbot)
    qtbot.waitUntil(lambda: view.holder.draft is not None, timeout=10_000)
    for kind in (QComboBox, QLineEdit, TableView, ColumnsView):
        assert all(
            one.accessibleName()
            for one in view.findChildren(kind)
            if one.objectName() and not one.objectName().startswith("qt_")
        )
    view.reject()


def test_the_mark_on_the_estimates_leaves_the_weights_out(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    window = open_desk()
    view = opened(window, qtbot, paper)  # its weights are known by their name
    finish(qtbot, window, view)
    page = window.output_page
    window.go_to(PageName.OUTPUT)
    qtbot.waitUntil(lambda: page.findChild(TableView, "block_1_table") is not None, timeout=20_000)
    table = page.findChild(TableView, "block_1_table")
    qtbot.waitUntil(lambda: table.isVisible() and table.table.rowCount() > 0, timeout=10_000)

    def shown() -> list[str]:
        return [table.table.text(row, "Estimate") for row in range(table.table.rowCount())]

    weighted = shown()
    found(page, QCheckBox, "uses_sample_design").click()
    qtbot.waitUntil(lambda: shown() != weighted, timeout=10_000)


def test_a_new_survey_gets_the_name_that_is_typed_and_keeps_what_was_decided(
    open_desk: OpenDesk, qtbot: QtBot, paper: Path
) -> None:
    view = opened(open_desk(), qtbot, paper)
    select(view, "Ort")
    choose(view, "column_use", "cluster")
    name = found(view, QLineEdit, "new_survey_name")
    assert name.text() == "papier"
    retyped(name, "Paper 2026")
    QTest.keyClick(name, Qt.Key.Key_Return)
    draft = state_in(view).draft
    assert draft.survey is not None
    assert (draft.survey.id, draft.mapping.sample.cluster) == ("Paper_2026", "Ort")
    assert draft.mapping.sample.weight == "Gewicht"
    view.reject()


def test_a_table_left_in_a_folder_is_told_and_imported_from_there(
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
    files = [report.table.text(row, "File") for row in range(report.table.rowCount())]
    report.selectRow(files.index("clinic.csv"))
    assert not button.isHidden()
    qtbot.waitUntil(button.isEnabled, timeout=5000)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    view = import_of(window, qtbot)
    qtbot.waitUntil(lambda: view.holder.draft is not None, timeout=10_000)
    assert draft_of(view).table.file == "clinic.csv"
    view.reject()


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
    view = opened(window, qtbot, path)
    given_survey(qtbot, view, picker, survey)
    assert "news/press" in found(view, QLabel, "import_note").text()
    select(view, "gedruckt")
    choose(view, "column_use", "news/press")
    use = found(view, QComboBox, "column_use")
    assert use.currentText() == "Question news/press: Press"
    select(view, "news/web")
    assert found(view, TableView, "column_values").table.text(0, "Value") == "?"
    finish(qtbot, window, view)
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


def used_for(view: TableImport) -> list[str]:
    return [cell(view, one, USED) for one in draft_of(view).table.columns]


def test_the_guessed_choices_are_taken_out_and_put_in_with_keys(
    open_desk: OpenDesk, qtbot: QtBot, drugs_table: Path
) -> None:
    window = open_desk()
    view = opened(window, qtbot, drugs_table)
    together = ["drug/cannabis", "drug/cocaine", "drug/heroin", "Question"]
    assert used_for(view) == together
    choices = found(view, QListWidget, "choice_columns")
    assert choices.accessibleName() == "Columns that are its choices"
    choices.setFocus()
    choices.setCurrentRow(1)
    qtbot.keyClick(choices, Qt.Key.Key_Space)
    assert used_for(view) == ["drug/cannabis", "Question", "drug/heroin", "Question"]
    assert choices.currentRow() == 1
    qtbot.keyClick(choices, Qt.Key.Key_Space)
    assert used_for(view)[1] == "drug/cocaine"
    click(qtbot, view, "split_choices")
    assert used_for(view) == ["Question"] * 4
    choose(view, "column_use", "/")
    assert used_for(view) == together
    choose(view, "plan_design", "unary")
    typed(view, "plan_id", "taken")
    assert used_for(view)[2] == "taken/heroin"
    for _ in range(6):
        found(view, QToolButton, "import_undo").click()
    assert used_for(view) == together
    finish(qtbot, window, view)
    rows = estimate_project(window.session.project).rows
    shares = {row.answer: row.estimate for row in rows if row.question == "drug"}
    told = {"cannabis": 1 / 2, "cocaine": 1 / 3, "heroin": 1 / 5, "none": 16 / 60}
    assert shares == pytest.approx(told)


def test_one_column_alone_is_no_multiple_choice(
    open_desk: OpenDesk, qtbot: QtBot, drugs_table: Path
) -> None:
    view = opened(open_desk(), qtbot, drugs_table)
    select(view, "trust")
    choose(view, "column_use", "/")
    assert "choices" in found(view, QLabel, "plan_wrong").text()
    choices = found(view, QListWidget, "choice_columns")
    assert [choices.item(row).text() for row in range(choices.count())] == ["trust"]


def test_codes_for_no_answer_are_seen_and_can_be_taken_back(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "ages.csv"
    rows = [f"{30 + i % 20},{i % 11}\n" for i in range(60)]
    path.write_text("age,trust\n" + "".join(rows) + "-99,1\n999,-99\n")
    view = opened(open_desk(), qtbot, path)
    assert "no answer: -99" in found(view, QLabel, "table_summary").text()
    click(qtbot, view, "change_format")
    codes = found(view, QLineEdit, "missing_codes")
    assert (codes.text(), codes.accessibleName()) == ("-99", "Codes for missing values")
    assert draft_of(view).plan("age").maximum == "999"  # type: ignore[union-attr]
    retyped(codes, "-99, 999")
    codes.editingFinished.emit()
    assert draft_of(view).plan("age").maximum == "49"  # type: ignore[union-attr]
    codes.clear()
    codes.editingFinished.emit()
    assert draft_of(view).plan("age").minimum == "-99"  # type: ignore[union-attr]
    found(view, QToolButton, "import_undo").click()
    assert codes.text() == "-99, 999"


def test_a_table_without_names_of_columns_is_told_and_read(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "bare.csv"
    path.write_text("north,yes\nsouth,no\n" * 10)
    view = opened(open_desk(), qtbot, path)
    summary = found(view, QLabel, "table_summary")
    assert "Line 1 looks like data" in summary.text()
    header = found(view, QLineEdit, "header_line")  # where it is mended is open
    retyped(header, "0")
    header.editingFinished.emit()
    qtbot.waitUntil(lambda: "20 rows" in summary.text(), timeout=5000)
    assert "no header line" in summary.text()
    assert draft_of(view).table.columns == ("column 1", "column 2")


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
    view = opened(window, qtbot, path)
    values = columns(view).columns.text(0, TYPE + 2)
    assert values == "1 = male, 2 = female"
    finish(qtbot, window, view)
    sex, trust = window.session.summary.survey.recorded_questions  # type: ignore[union-attr]
    assert sex.text.any() == "Sex of respondent"
    assert sex.labels("en", lambda word: word) == ("male", "female")
    rows = [r for r in estimate_project(window.session.project).rows if r.question == trust.id]
    assert {row.n for row in rows} == {30}


def test_a_total_at_the_foot_is_told_and_left_out_by_a_click(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "t.csv"
    path.write_text(
        "id;sex;bribe\n" + "".join(f"a{i};{i % 2};{i % 3}\n" for i in range(9)) + "Summe;4;9\n"
    )
    view = opened(open_desk(), qtbot, path)
    told = found(view, QLabel, "totals_row")
    assert told.isVisible()
    assert told.text() == "Line 11 (“Summe”) looks like a total. It would count as an interview."
    assert state_in(view).rows == 10
    click(qtbot, view, "leave_out_total")
    qtbot.waitUntil(lambda: state_in(view).rows == 9, timeout=10_000)
    assert not told.isVisible()
    assert "lines left out at the end: 1" in found(view, QLabel, "table_summary").text()
