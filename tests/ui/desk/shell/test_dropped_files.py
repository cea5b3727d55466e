"""Whatever is dropped is said to be what it becomes, and becomes it."""

import warnings
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QLabel, QLineEdit
from samples import sample

from surveyapp.services.program.documents import DocumentKind
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.files.key_dialog import KeyDialog, KeyRequest
from surveyapp.ui.desk.shell.dropped_files import Use, drop_of
from surveyapp.ui.start.window import StartWindow

BUTTON, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


def dragged(*paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def enter(window, *paths):
    data = dragged(*paths)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # PySide6 6.12; no other way
        event = QDragEnterEvent(QPoint(5, 5), COPY, data, BUTTON, NO_KEYS)
    event.setAccepted(False)
    window.dragEnterEvent(event)
    return event.isAccepted()


def drop(window, *paths):
    data = dragged(*paths)
    window.dropEvent(QDropEvent(QPointF(5, 5), COPY, data, BUTTON, NO_KEYS))


@pytest.mark.parametrize(
    ("names", "page", "use"),
    [
        (["a.collection"], PageName.FILES, Use.IMPORT),
        (["a.collection", "b.collection"], PageName.HELP, Use.IMPORT),
        (["a folder"], PageName.SURVEY, Use.IMPORT),
        (["a.surveydesk"], PageName.FILES, Use.PROJECT),
        (["a.survey.json"], PageName.FILES, Use.SURVEY),
        (["a.model.json"], PageName.FILES, Use.MODEL),
        (["a.analystkey"], PageName.FILES, Use.KEY),
        (["a.csv"], PageName.FILES, Use.TABLES),
        (["a.csv", "b.csv"], PageName.LEARN, Use.TABLES),
        (["a.csv"], PageName.LEARN, Use.LEARN),
        (["a.xlsx"], PageName.SURVEY, Use.SURVEY),
        (["a.xlsx"], PageName.FILES, Use.TABLES),
        (["a.survey.json", "b.survey.json"], PageName.FILES, Use.IMPORT),
    ],
)
def test_the_use_of_files_goes_by_their_names_and_the_page(names, page, use):
    drop_made = drop_of([Path(name) for name in names], page)
    assert drop_made is not None
    assert drop_made.use is use


def test_nothing_dragged_is_nothing_dropped():
    assert drop_of([], PageName.FILES) is None


def test_the_overlay_says_what_will_be_done(open_desk, tmp_path):
    window = open_desk()
    overlay = window.findChild(QLabel, "drop_overlay")
    said = set()
    for name in ("a.collection", "b.surveydesk", "c.survey.json", "d.model.json"):
        assert enter(window, tmp_path / name)
        said.add(overlay.text())
    assert len(said) == 4
    assert "Drop to open this project" in said


def test_a_dropped_project_is_opened(open_desk, tmp_path, qtbot):
    window = open_desk()
    other = tmp_path / "other.surveydesk"
    drop(window, other)
    qtbot.waitUntil(
        lambda: window.session.project == other and window.session.is_known, timeout=10_000
    )


def test_a_dropped_survey_is_opened_in_the_editor(open_desk, qtbot):
    window = open_desk()
    path = sample("clinic")
    drop(window, path)
    assert window.survey_page.isVisible()
    qtbot.waitUntil(lambda: window.survey_page.editing.file == path, timeout=10_000)


def test_a_dropped_model_is_told_of_on_the_page_of_learning(open_desk, tmp_path, qtbot):
    window = open_desk()
    path = tmp_path / "no.model.json"
    path.write_text("{}")
    drop(window, path)
    assert window.learn_page.isVisible()
    qtbot.waitUntil(lambda: window.learn_page.messages.text != "", timeout=10_000)


def test_a_dropped_key_is_told_when_it_is_needed(open_desk, tmp_path):
    window = open_desk()
    drop(window, tmp_path / "me.analystkey")
    assert "private key" in window.files_page.messages.text
    assert not window.session.is_importing


def test_a_key_is_dropped_on_the_dialog_that_asks_for_it(qtbot, tmp_path, open_desk):
    dialog = KeyDialog(open_desk(), KeyRequest("sealed"))
    qtbot.addWidget(dialog)
    key = tmp_path / "me.analystkey"
    assert enter(dialog, key)
    assert not enter(dialog, key, tmp_path / "two")
    drop(dialog, key)
    assert dialog.findChild(QLineEdit, "key_path").text() == str(key)


def test_files_are_dropped_on_the_start_window(qtbot, tmp_path):
    window = StartWindow()
    qtbot.addWidget(window)
    window.show()
    assert enter(window, tmp_path / "a.surveydesk")
    assert window.status.text() == "Drop to open this project"
    assert not enter(window, tmp_path / "letter.txt")
    with qtbot.waitSignal(window.files_dropped) as told:
        drop(window, tmp_path / "a.surveydesk")
    assert told.args[0].kind is DocumentKind.PROJECT
    with qtbot.assertNotEmitted(window.files_dropped):
        drop(window, tmp_path / "letter.txt")
    window.close()
