"""An import that is left, and begun again: nothing that was decided has to be decided twice."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from import_view import (
    cell,
    choose,
    click,
    draft_of,
    finish,
    found,
    opened,
    retyped,
    select,
    state_in,
    typed,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from surveyapp.services.table_import.mapping_files import save_mapping
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.desk.table_import import draft_holder
from surveyapp.ui.desk.table_import.columns_view import NAMED
from surveyapp.ui.desk.table_import.dialog import TableImport

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")

OpenDesk = Callable[..., DeskWindow]


@pytest.fixture
def wages(tmp_path: Path) -> Path:
    path = tmp_path / "wages.csv"
    rows = [f"{i % 2 + 1};{i % 3};{i},5" for i in range(40)]
    path.write_text("sex;trust;wage\n" + "\n".join(rows))
    return path


def decided(view: TableImport) -> None:
    """Decide one thing of each kind."""
    select(view, "sex")
    typed(view, "plan_id", "gender")
    typed(view, "value_label", "male")
    select(view, "trust")
    choose(view, "plan_kind", "number")
    select(view, "wage")
    choose(view, "column_use", "weight")
    retyped(found(view, QLineEdit, "new_survey_name"), "Wages 2026")


def is_all_back(view: TableImport, name: str = "Wages 2026") -> bool:
    draft = draft_of(view)
    sex, trust = draft.plan("sex"), draft.plan("trust")
    return (
        sex is not None
        and trust is not None
        and (sex.id, dict(sex.choices)["1"], trust.kind) == ("gender", "male", "number")
        and (draft.mapping.sample.weight, draft.name) == ("wage", name)
    )


def told_back(view: TableImport) -> str:
    label = view.findChild(QLabel, "given_back")
    assert label is not None
    return label.text() if label.isVisibleTo(view) else ""


def test_what_was_decided_is_back_however_the_import_was_left(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path, wages: Path
) -> None:
    window = open_desk()

    def cancel(view: TableImport) -> None:
        click(qtbot, view, "cancel_import")

    def escape(view: TableImport) -> None:
        QTest.keyClick(found(view, QLineEdit, "new_survey_name"), Qt.Key.Key_Escape)

    def close(view: TableImport) -> None:
        view.close()

    def open_another_project(_view: TableImport) -> None:
        with qtbot.waitSignal(window.session.summary_known, timeout=10_000):
            window.open_path(tmp_path / "another.surveydesk")

    view = opened(window, qtbot, wages)
    assert told_back(view) == ""
    decided(view)
    for leave in (cancel, escape, close, open_another_project):
        name = f"Left by {leave.__name__}"
        retyped(found(view, QLineEdit, "new_survey_name"), name)  # and it has the cursor still
        leave(view)
        assert not view.isVisible()
        view = opened(window, qtbot, wages)
        assert is_all_back(view, name), name
        assert told_back(view) == "What you entered for this table before is back."
        assert found(view, QLineEdit, "new_survey_name").text() == name
    view.reject()


def test_to_start_over_and_to_have_it_back_are_steps_that_are_taken_back(
    open_desk: OpenDesk, qtbot: QtBot, wages: Path
) -> None:
    window = open_desk()
    view = opened(window, qtbot, wages)
    decided(view)
    view.reject()
    view = opened(window, qtbot, wages)
    undo, redo = found(view, QToolButton, "import_undo"), found(view, QToolButton, "import_redo")
    undo.click()
    assert cell(view, "sex", NAMED) == "sex"
    assert told_back(view) == ""
    redo.click()
    assert is_all_back(view)
    assert told_back(view)
    click(qtbot, view, "start_over")
    assert cell(view, "sex", NAMED) == "sex"
    assert draft_of(view).name == "wages"
    assert told_back(view) == ""
    undo.click()
    assert is_all_back(view)
    click(qtbot, view, "start_over")
    view.reject()
    view = opened(window, qtbot, wages)  # nothing is decided by now
    assert told_back(view) == ""
    assert cell(view, "sex", NAMED) == "sex"
    view.reject()


def test_another_table_in_the_same_view_and_a_copy_of_the_first_lose_nothing(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path, wages: Path
) -> None:
    other, copy = tmp_path / "other.csv", tmp_path / "copy.csv"
    other.write_text("a,b\n1,2\n2,1\n")
    shutil.copy(wages, copy)
    view = opened(open_desk(), qtbot, wages)
    decided(view)

    def turn_to(path: Path) -> None:
        view.file.open_table(path)
        qtbot.waitUntil(
            lambda: view.holder.draft is not None and draft_of(view).table.file == path.name,
            timeout=10_000,
        )

    turn_to(other)
    assert told_back(view) == ""
    turn_to(copy)
    assert is_all_back(view)
    wages.write_text(wages.read_text() + "\n1;1;7,5")  # a row has come; its path tells what it is
    turn_to(wages)
    assert draft_of(view).plan("sex").id == "gender"  # type: ignore[union-attr]
    assert state_in(view).rows == 41
    view.reject()


def test_the_format_is_kept_and_names_survive_another_encoding(
    open_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "umlaut.csv"
    path.write_bytes("Größe;Ort\n1;2\n2;1\n".encode())
    window = open_desk()
    view = opened(window, qtbot, path)
    select(view, "Größe")
    typed(view, "plan_id", "height")
    click(qtbot, view, "change_format")
    choose(view, "encoding", "cp1252")
    qtbot.waitUntil(lambda: draft_of(view).table.columns[0] == "GrÃ¶ÃŸe", timeout=5000)
    assert cell(view, "GrÃ¶ÃŸe", NAMED) == "height"
    view.reject()
    view = opened(window, qtbot, path)
    assert cell(view, "GrÃ¶ÃŸe", NAMED) == "height"
    assert draft_of(view).table.form.encoding == "cp1252"
    view.reject()


def test_what_is_still_worked_out_of_a_large_table_is_kept_too(
    open_desk: OpenDesk, qtbot: QtBot, wages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(draft_holder, "MOST_CELLS_AT_ONCE", 0)
    window = open_desk()
    view = opened(window, qtbot, wages)
    decided(view)
    view.reject()
    again = opened(window, qtbot, wages)
    assert is_all_back(again)
    again.reject()


def test_an_import_that_was_stopped_can_be_made_again_and_one_that_is_done_is_under_its_survey(
    open_desk: OpenDesk, qtbot: QtBot, wages: Path
) -> None:
    window = open_desk()
    view = opened(window, qtbot, wages)
    decided(view)
    finish(qtbot, window, view)
    again = opened(window, qtbot, wages)
    draft = draft_of(again)
    assert not draft.is_new  # the project has the survey that was made of it
    assert draft.mapping.sample.weight == "wage"
    again.reject()
    window.session.undo()
    qtbot.waitUntil(lambda: not window.session.summary.surveys, timeout=10_000)
    again = opened(window, qtbot, wages)
    assert is_all_back(again)
    again.reject()


def test_closing_asks_about_an_import_that_was_never_made(
    open_desk: OpenDesk, qtbot: QtBot, wages: Path
) -> None:
    window = open_desk()
    asked: list[str] = []

    def stay(_parent: object, sentence: str) -> bool:
        asked.append(sentence)
        return False

    window._ask_lose = stay
    view = opened(window, qtbot, wages)
    select(view, "sex")
    typed(view, "plan_id", "gender")
    window.close()  # as when the session of the computer ends, with the import open
    assert asked == [
        "Not imported yet: wages.csv. What you entered for the import is lost when you close the program."
    ]
    assert window.isVisible()
    assert view.isVisible()
    undo = found(view, QToolButton, "import_undo")
    while undo.isEnabled():
        undo.click()
    view.reject()
    window.close()
    assert len(asked) == 1
    assert not window.isVisible()


def test_a_saved_mapping_is_a_step_that_is_taken_back(
    open_desk: OpenDesk, qtbot: QtBot, wages: Path, tmp_path: Path, picker: object
) -> None:
    window = open_desk()
    view = opened(window, qtbot, wages)
    finish(qtbot, window, view)
    view = opened(window, qtbot, wages)  # under the survey that was made of it
    saved = tmp_path / "wages.mapping.json"
    save_mapping(draft_of(view).mapping, saved)
    select(view, "sex")
    choose(view, "column_use", "")
    picker.answers.append((saved,))  # type: ignore[attr-defined]
    click(qtbot, view, "load_mapping")
    qtbot.waitUntil(lambda: draft_of(view).use_of("sex") == "sex", timeout=5000)
    found(view, QToolButton, "import_undo").click()
    assert draft_of(view).use_of("sex") == ""
    foreign = tmp_path / "foreign.mapping.json"
    save_mapping(replace(draft_of(view).mapping, survey="elsewhere"), foreign)
    picker.answers.append((foreign,))  # type: ignore[attr-defined]
    before = draft_of(view)
    click(qtbot, view, "load_mapping")
    qtbot.waitUntil(
        lambda: "the survey elsewhere, which is not" in view.messages.text, timeout=5000
    )
    assert draft_of(view) is before
    view.reject()
