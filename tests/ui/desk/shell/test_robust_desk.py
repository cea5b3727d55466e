"""The desk keeps its word: read-only projects, files that cannot be opened, other windows, work under way."""

import subprocess
import threading
import time

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton
from pytestqt.exceptions import capture_exceptions

from surveyapp.analyses.base.progress import no_progress
from surveyapp.services.output.kept_output import read_output
from surveyapp.services.program.executable import own_command
from surveyapp.services.project import undo_history
from surveyapp.services.project.import_collections import import_files
from surveyapp.storage.project.database import IN_USE, project_problem
from surveyapp.ui.desk.common import session as sessions
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.editor.survey_file import Unsaved
from surveyapp.ui.desk.learning import page as learning
from surveyapp.ui.desk.learning.page import LearnPage
from surveyapp.ui.desk.output import model as output_model
from surveyapp.ui.desk.planning import rehearsal_panel
from surveyapp.ui.desk.shell.closing import ask_to_stop, what_would_stop
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind

WAIT_MS = 20_000


@pytest.fixture
def project(simulated, tmp_path):
    path = tmp_path / "p.surveydesk"
    import_files(sorted(simulated.glob("*.collection")), path)
    return path


def text(window, name):
    return window.findChild(QLabel, name).text()


def action(window, name):
    return window.findChild(QAction, name)


def dropped(window, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    keys, button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    entered = QDragEnterEvent(
        QPointF(300, 300).toPoint(), Qt.DropAction.CopyAction, data, button, keys
    )
    window.dragEnterEvent(entered)
    overlay = text(window, "drop_overlay")
    window.dropEvent(QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, data, button, keys))
    return overlay


class SlowImport:
    """Stands in for the service: reads slowly, and can be stopped."""

    def __init__(self):
        self.is_let_go = False

    def __call__(self, _paths, _project, progress=no_progress, **_options):
        while not self.is_let_go:
            progress(1, 400)
            time.sleep(0.005)
        return ()


def test_a_read_only_project_opens_read_only_and_says_so(
    open_desk, project, stick, shows_estimates
):
    before = project.read_bytes()
    project.chmod(0o444)
    window = open_desk(project=project)
    assert window.session.summary.interviews == 600
    assert window.windowTitle() == "p (read-only) – Surveyapp desk"
    assert text(window, "status_saved") == "Read-only"
    window.go_to(PageName.WEIGHTS)
    for name in ("import_files", "import_folder", "import_table", "weight_make"):
        made = window.findChild(QPushButton, name)
        assert not made.isEnabled()
        assert "read-only" in made.toolTip()
    window.files_page.findChild(TableView, "project_files").selectAll()
    imports = ("menu_import", "menu_import_folder", "menu_import_table", "menu_connect")
    steps = ("undo_step", "redo_step", "purge_project", "seal_project", "remove_files")
    for name in (*imports, *steps):
        assert not action(window, name).isEnabled(), name
    assert "read-only" in dropped(window, *stick.glob("*.collection"))
    assert "read-only, so nothing in it can be changed" in window.files_page.messages.text
    shows_estimates(window)
    window.output_page.add("rank")
    assert text(window, "status_saved") == "Read-only: the output is not saved"
    window.close()
    assert project.read_bytes() == before


def test_it_can_be_copied_and_the_copy_changed(open_desk, project, picker, tmp_path, qtbot):
    project.chmod(0o444)
    window = open_desk(project=project)
    picker.answers.append((tmp_path / "copy.surveydesk",))
    action(window, "save_project_as").trigger()
    qtbot.waitUntil(
        lambda: text(window, "status_saved") == "All changes are saved", timeout=WAIT_MS
    )
    assert window.windowTitle() == "copy – Surveyapp desk"
    assert action(window, "undo_step").isEnabled()


def test_the_copy_of_a_read_only_project_has_the_analyses_that_were_added(
    open_desk, project, picker, tmp_path, qtbot
):
    project.chmod(0o444)
    window = open_desk(project=project)
    qtbot.waitUntil(lambda: window.output_page.model.is_known, timeout=WAIT_MS)
    window.output_page.add("rank")
    asked = []
    window._ask_lose = lambda _parent, sentence: asked.append(sentence)
    window.close()
    assert window.isVisible()
    assert "read-only" in asked[0]
    picker.answers.append((tmp_path / "copy.surveydesk",))
    action(window, "save_project_as").trigger()
    qtbot.waitUntil(
        lambda: text(window, "status_saved") == "All changes are saved", timeout=WAIT_MS
    )
    qtbot.waitUntil(lambda: window.output_page.model.is_known, timeout=WAIT_MS)
    assert analyses(window) == ["estimate", "rank"]
    assert len(asked) == 1


def analyses(window):
    return [block.analysis for block in window.output_page.model.output.blocks]


def test_analyses_that_two_windows_add_at_the_same_time_are_all_there(open_desk, project, qtbot):
    one, other = open_desk(project=project), open_desk(project=project)
    for window in (one, other):
        window.session._looks.stop()  # neither has noticed the other yet
        qtbot.waitUntil(lambda window=window: window.output_page.model.is_known, timeout=WAIT_MS)
    one.output_page.add("rank")
    qtbot.waitUntil(lambda: not one.session.is_writing, timeout=WAIT_MS)
    other.output_page.add("compare")
    qtbot.waitUntil(lambda: not other.session.is_writing, timeout=WAIT_MS)
    assert analyses(other) == ["estimate", "rank", "compare"]
    one.session.look()
    qtbot.waitUntil(lambda: analyses(one) == analyses(other), timeout=WAIT_MS)
    assert [block.analysis for block in read_output(project).blocks] == analyses(one)


def test_output_that_cannot_be_kept_is_told_tried_again_and_asked_about(
    open_desk, project, qtbot, monkeypatch
):
    window = open_desk(project=project)
    qtbot.waitUntil(lambda: window.output_page.model.is_known, timeout=WAIT_MS)

    def is_in_use(*_, **_options):
        raise project_problem(file="p.surveydesk", reason=IN_USE)

    window.go_to(PageName.OUTPUT)
    with monkeypatch.context() as patch:
        patch.setattr(sessions, "keep_output", is_in_use)
        patch.setattr(output_model, "run_request", is_in_use)
        window.output_page.add("privacy")
        state = window.output_page.model.state(2)
        qtbot.waitUntil(lambda: state.problem is not None, timeout=WAIT_MS)
        qtbot.waitUntil(
            lambda: text(window, "status_saved") == "The output is not saved", timeout=WAIT_MS
        )
        asked = []
        window._ask_lose = lambda _parent, sentence: asked.append(sentence)
        window.close()
        assert window.isVisible()
        assert "not saved" in asked[0]
    window.session.look()
    qtbot.waitUntil(
        lambda: text(window, "status_saved") == "All changes are saved", timeout=WAIT_MS
    )
    assert [block.analysis for block in read_output(project).blocks] == ["estimate", "privacy"]
    assert "all changes are saved" in window.output_page.messages.text
    qtbot.waitUntil(lambda: state.found is not None, timeout=WAIT_MS)  # nobody had to ask again


def test_a_file_that_cannot_be_opened_leaves_the_open_project_as_it_is(
    open_desk, project, picker, qtbot, shows_estimates
):
    tmp_path = project.parent
    window = open_desk(project=project)
    table = shows_estimates(window)
    qtbot.waitUntil(
        lambda: text(window, "status_saved") == "All changes are saved", timeout=WAIT_MS
    )
    letter = tmp_path / "letter.surveydesk"
    letter.write_bytes(b"%PDF-1.7 Dear colleague")
    for wrong in (letter, tmp_path):
        picker.answers.append((wrong,))
        window.output_page.messages.clear()
        action(window, "open_project").trigger()
        qtbot.waitUntil(lambda: window.output_page.messages.text != "", timeout=WAIT_MS)
        assert wrong.name in window.output_page.messages.text
        assert window.session.project == project
        assert window.windowTitle() == "p – Surveyapp desk"
        assert text(window, "status_interviews") == "Interviews: 600"
        assert text(window, "status_saved") == "All changes are saved"
        assert table.table.rowCount() == 18
    assert letter.read_bytes() == b"%PDF-1.7 Dear colleague"


def test_a_desk_that_begins_with_such_a_file_does_not_look_like_an_empty_project(tmp_path, qtbot):
    letter = tmp_path / "letter.surveydesk"
    letter.write_bytes(b"%PDF-1.7 Dear colleague")
    window = DeskWindow(letter)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.session.is_lost, timeout=WAIT_MS)
    assert "letter.surveydesk" in window.files_page.messages.text
    assert text(window, "status_saved") == "This project cannot be read"
    assert not window.findChild(QLabel, "status_interviews").isVisible()
    assert not window.findChild(QPushButton, "import_files_empty").isEnabled()
    window.close()


def test_what_another_process_changes_is_noticed(open_desk, project, qtbot):
    window = open_desk(project=project)
    window.go_to(PageName.QUALITY)
    subprocess.run([*own_command(), "undo", "--project", str(project)], check=True)
    qtbot.waitUntil(lambda: text(window, "status_interviews") == "Interviews: 0", timeout=WAIT_MS)
    assert "changed in another window" in window.quality_page.messages.text


def test_what_another_window_changes_is_noticed_and_ones_own_changes_are_not_told(
    open_desk, project, qtbot
):
    one, other = open_desk(project=project), open_desk(project=project)
    other.session.undo()
    qtbot.waitUntil(lambda: text(one, "status_interviews") == "Interviews: 0", timeout=WAIT_MS)
    assert "changed in another window" in one.files_page.messages.text
    qtbot.wait(50)
    other.session.look()
    qtbot.waitUntil(lambda: not other.session._opening.is_busy, timeout=WAIT_MS)
    assert "changed in another window" not in other.files_page.messages.text


def test_a_project_whose_file_goes_away_is_told_and_found_again(
    open_desk, project, tmp_path, qtbot
):
    window = open_desk(project=project)
    away = project.rename(tmp_path / "away")
    qtbot.waitUntil(lambda: window.session.is_lost, timeout=WAIT_MS)
    assert "no longer in its folder" in window.files_page.messages.text
    assert text(window, "status_saved") == "This project cannot be read"
    away.rename(project)
    qtbot.waitUntil(
        lambda: text(window, "status_saved") == "All changes are saved", timeout=WAIT_MS
    )


def test_closing_during_an_import_asks_and_the_import_goes_on(
    open_desk, project, stick, qtbot, monkeypatch
):
    slow = SlowImport()
    monkeypatch.setattr(sessions, "import_files", slow)
    window = open_desk(project=project)
    asked = []
    window._ask_stop = lambda _parent, sentence: asked.append(sentence)
    dropped(window, *stick.glob("*.collection"))
    assert text(window, "status_saved") == "Importing: not saved yet"
    window.close()
    assert window.isVisible()
    assert asked == [
        "Files are being imported. If you stop now, the project stays as it was before the import."
    ]
    window.open_path(project.with_name("other.surveydesk"))
    assert len(asked) == 2
    assert not project.with_name("other.surveydesk").exists()
    assert window.session.is_importing
    slow.is_let_go = True
    qtbot.waitUntil(
        lambda: text(window, "status_saved") == "All changes are saved", timeout=WAIT_MS
    )
    window.close()
    assert not window.isVisible()
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("slot", "word"),
    [
        (rehearsal_panel.NAME, "rehearsed"),
        (learning.SLOT, "model"),
        ("report", "report"),
        ("export table.csv", "file"),
        ("save_as", "copy"),
        ("block 1", ""),
        ("summary", ""),
        ("table_rows 1", ""),
        ("table_save", "file"),
        ("fieldwork_visits_save", "file"),
    ],
)
def test_what_a_person_began_is_asked_about_and_what_a_page_does_by_itself_is_not(
    qtbot, slot, word
):
    runner, is_let_go = JobRunner(), threading.Event()
    job = runner.start(slot, lambda _progress: is_let_go.wait(10))
    said = what_would_stop(runner)
    assert (word in said) if word else (said == "")
    with qtbot.waitSignal(job.finished, timeout=WAIT_MS):
        is_let_go.set()
    assert what_would_stop(runner) == ""


@pytest.mark.qt_log_ignore("propagateSizeHints")
@pytest.mark.parametrize(("name", "is_meant"), [("stop_work", True), ("keep_working", False)])
def test_the_question_lets_the_work_go_on_unless_it_is_meant(qtbot, name, is_meant):
    parent = QPushButton()
    qtbot.addWidget(parent)

    def press():
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        assert box.defaultButton().objectName() == "keep_working"
        assert box.text() == "Work."
        box.findChild(QPushButton, name).click()

    QTimer.singleShot(0, press)
    assert ask_to_stop(parent, "Work.") is is_meant


def test_an_unsaved_survey_is_not_called_saved(open_desk, project, qtbot):
    window = open_desk(project=project, ask=lambda _parent: Unsaved.DISCARD)
    page = window.survey_page
    page.file.edit_new_version()
    page.editing.edit(page.editing.draft.put(("id",), "another"))
    assert text(window, "status_saved") == "The survey is not saved"
    page.editing.stack.undo()
    assert text(window, "status_saved") == "All changes are saved"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_no_message_and_no_result_of_one_project_is_seen_in_the_next(
    open_desk, project, tmp_path, qtbot, picker
):
    window = open_desk(project=project, is_whole=True)
    for name in PageName:
        window._pages.make(name).messages.say(MessageKind.DONE, f"of {name}")
    if hasattr(window, "show_report"):
        window.show_report()
    for bar in window.findChildren(MessageBar):
        bar.say(MessageKind.DONE, "Saved rep.pdf")
    learn = window.learn_page
    assert isinstance(learn, LearnPage)
    learn.findChild(QPushButton, "use_project").click()
    learn._form._fields["budget"].edit.setText("100")
    learn.findChild(QPushButton, "train").click()
    qtbot.waitUntil(lambda: learn._shown.result is not None, timeout=WAIT_MS)

    other = tmp_path / "other.surveydesk"
    window.open_path(other)
    qtbot.waitUntil(lambda: window.session.project == other, timeout=WAIT_MS)
    assert [window._pages.make(name).messages.text for name in PageName] == [""] * len(PageName)
    assert learn._shown.result is None
    assert learn.findChild(TableView, "model_card").table.rowCount() == 0
    assert learn._form._fields["budget"].text == ""
    assert not learn.findChild(QPushButton, "save_model").isEnabled()
    if hasattr(window, "show_report"):
        window.show_report()
    assert {bar.text for bar in window.findChildren(MessageBar) if bar.isVisible()} <= {""}


def test_undo_elsewhere_while_a_step_is_under_way_is_seen_afterwards(open_desk, project, qtbot):
    window = open_desk(project=project)
    undo_history.undo(project)
    window.session.refresh()  # the window's own work is under way
    window.session.look()
    qtbot.waitUntil(lambda: text(window, "status_interviews") == "Interviews: 0", timeout=WAIT_MS)


def test_a_survey_that_is_left_unsaved_goes_quietly_with_its_window(qapp, tmp_path):
    """Qt's history tells that it is clean while it is destroyed; who hears of that asks what has gone."""
    window = DeskWindow(tmp_path / "p.surveydesk", ask=lambda *_: Unsaved.DISCARD)
    page = window.survey_page
    page.editing.edit(page.editing.draft.put(("id",), "another"))
    assert text(window, "status_saved") == "Opening the project…"
    window.session.is_known = True
    window.session.writing_changed.emit()
    assert text(window, "status_saved") == "The survey is not saved"
    assert window.close()
    with capture_exceptions() as caught:
        shiboken6.delete(window)
    assert caught == []
