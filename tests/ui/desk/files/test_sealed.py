"""Sealed files on the desk: the key is asked for once, unknown kiosks wait until they are accepted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.services.project import import_collections, sealing
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.key_file import new_key
from surveyapp.storage.kiosk.export import export_enrolment
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.sealed_file import is_sealed_project
from surveyapp.storage.project.unlocked_keys import forget_keys
from surveyapp.survey.definition.kiosk_names import kiosk_words
from surveyapp.ui.desk.common import session
from surveyapp.ui.desk.files.key_dialog import KeyAnswer, KeyDialog, KeyRequest, why_wanted
from surveyapp.ui.desk.files.kiosks_dialog import KiosksDialog
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView
from tests.helpers.made_projects import exports_of_two

PASSPHRASE = "correct horse battery"  # noqa: S105 - of keys that are made here


@dataclass
class KeyGiver:
    """Answers the key dialog with the next of ``answers``, and keeps what was asked."""

    answers: list[KeyAnswer | None] = field(default_factory=list)
    asked: list[KeyRequest] = field(default_factory=list)

    def __call__(self, _parent: QWidget, request: KeyRequest) -> KeyAnswer | None:
        self.asked.append(request)
        return self.answers.pop(0) if self.answers else None


@pytest.fixture
def key_path(tmp_path, cheap_keys) -> Path:
    new_key(tmp_path / "a.analystkey", PASSPHRASE)
    return tmp_path / "a.analystkey"


@pytest.fixture
def files(tmp_path, key_path, make_survey) -> list[Path]:
    """Exports of two kiosks, twelve interviews each."""
    survey = make_survey(analyst_key=key_file.public_key_of(key_path).text)
    return exports_of_two(tmp_path, survey)


@pytest.fixture
def giver() -> KeyGiver:
    return KeyGiver()


@dataclass
class Confirmer:
    """Answers what is asked before something that cannot be undone."""

    answer: bool = True
    asked: list[str] = field(default_factory=list)

    def __call__(self, _parent: QWidget, question: str, _does: str) -> bool:
        self.asked.append(question)
        return self.answer


@pytest.fixture
def confirmer() -> Confirmer:
    return Confirmer()


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, giver: KeyGiver, confirmer: Confirmer
) -> Iterator[DeskWindow]:
    window = DeskWindow(tmp_path / "p.surveydesk", ask_key=giver, confirm=confirmer)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.session.is_known, timeout=10_000)
    yield window
    window.close()


def message(desk: DeskWindow) -> str:
    return desk.files_page.messages.text


def wait(qtbot: QtBot, desk: DeskWindow, interviews: int) -> None:
    qtbot.waitUntil(lambda: desk.session.summary.interviews == interviews, timeout=10_000)


def enrol(qtbot: QtBot, desk: DeskWindow, files: list[Path]) -> None:
    """Import files, whose kiosks are unknown, and accept these."""
    desk.session.import_paths(files)
    qtbot.waitUntil(lambda: f"on hold: {len(files)}" in message(desk), timeout=10_000)
    qtbot.waitUntil(lambda: len(desk.session.summary.kiosks) >= len(files), timeout=10_000)
    for kiosk in desk.session.summary.kiosks:
        desk.session.accept_kiosk(kiosk.id)
        qtbot.waitUntil(lambda: not desk.session.is_importing, timeout=10_000)


def test_the_key_is_asked_for_once_a_session(desk, giver, files, key_path, qtbot):
    giver.answers = [KeyAnswer(key_path, PASSPHRASE)]
    enrol(qtbot, desk, files[:1])
    wait(qtbot, desk, 12)
    assert "is sealed to the analyst's key" in giver.asked[0].reason
    desk.session.import_paths(files)
    qtbot.waitUntil(lambda: "on hold: 1" in message(desk), timeout=10_000)
    assert len(giver.asked) == 1


@pytest.fixture
def exposed(monkeypatch) -> None:
    """Everybody can read the key file, it seems."""
    told = EnvironmentProblem(msg("{file} can be read by others", file="a.analystkey"))
    monkeypatch.setattr(session, "exposed_secret", lambda _path: told)


@pytest.mark.usefixtures("exposed")
def test_a_key_file_that_everybody_can_read_is_told_after_it_was_unlocked(
    desk, giver, files, key_path, qtbot
):
    giver.answers = [KeyAnswer(key_path, PASSPHRASE)]
    enrol(qtbot, desk, files[:1])
    wait(qtbot, desk, 12)
    qtbot.waitUntil(lambda: "a.analystkey can be read" in message(desk), timeout=10_000)


def test_a_wrong_passphrase_is_told_in_the_next_question(desk, giver, files, key_path, qtbot):
    giver.answers = [KeyAnswer(key_path, "wrong wrong"), KeyAnswer(key_path, PASSPHRASE)]
    enrol(qtbot, desk, files[:1])
    wait(qtbot, desk, 12)
    assert "is sealed" in giver.asked[0].reason
    assert "passphrase does not open" in giver.asked[1].reason
    assert giver.asked[1].path == key_path


def test_without_an_answer_the_files_stay_refused_and_say_why(desk, giver, files, qtbot):
    enrol(qtbot, desk, files[:1])
    qtbot.waitUntil(lambda: "Files refused: 1" in message(desk), timeout=10_000)
    qtbot.waitUntil(lambda: len(giver.asked) == 1, timeout=10_000)
    assert desk.session.summary.interviews == 0
    report = desk.files_page.findChild(TableView, "import_report")
    assert report.table.text(0, "Reason") == "Sealed: it needs the analyst's key"


def test_kiosks_that_nobody_enrolled_wait_from_the_first_import_on(desk, files, qtbot):
    desk.session.import_paths(files)
    qtbot.waitUntil(lambda: "on hold: 2" in message(desk), timeout=10_000)
    qtbot.waitUntil(lambda: len(desk.session.summary.kiosks) == 2, timeout=10_000)
    assert [kiosk.is_accepted for kiosk in desk.session.summary.kiosks] == [False, False]
    assert desk.session.summary.is_closed
    assert desk.files_page.findChild(QPushButton, "kiosks_button").isVisible()


def test_of_a_survey_that_is_not_sealed_unknown_kiosks_are_named(desk, tmp_path, small, qtbot):
    store = KioskStore(tmp_path / "plain", small)
    store.add(["yes"], date(2026, 3, 1))
    (path,) = store.export(tmp_path, allow_small=True).files
    words = kiosk_words(store.kiosk)
    store.close()
    desk.session.import_paths([path])
    qtbot.waitUntil(lambda: words in message(desk), timeout=10_000)
    wait(qtbot, desk, 1)


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_enrolment_files_accept_their_kiosks_and_one_is_revoked_and_taken_back(
    qtbot, tmp_path, giver, files, key_path
):
    given = tuple(export_enrolment(tmp_path / f"kiosk{number}", tmp_path) for number in range(2))
    desk = DeskWindow(
        tmp_path / "p.surveydesk", ask_key=giver, file_picker=lambda _parent, _request: given
    )
    qtbot.addWidget(desk)
    desk.show()
    qtbot.waitUntil(lambda: desk.session.is_known, timeout=10_000)
    giver.answers = [KeyAnswer(key_path, PASSPHRASE)]
    desk.session.import_paths(files)
    qtbot.waitUntil(lambda: len(desk.session.summary.kiosks) == 2, timeout=10_000)
    desk.files_page.show_kiosks()
    dialog = desk.findChild(KiosksDialog, "kiosks_dialog")
    table = dialog.findChild(TableView, "kiosks")
    qtbot.mouseClick(dialog.findChild(QPushButton, "enrolment_files"), Qt.MouseButton.LeftButton)
    wait(qtbot, desk, 24)
    qtbot.waitUntil(lambda: table.table.text(1, "State") == "Accepted", timeout=10_000)
    table.selectRow(0)
    words = table.table.text(0, "Words")
    qtbot.mouseClick(dialog.findChild(QPushButton, "discard_kiosk"), Qt.MouseButton.LeftButton)
    wait(qtbot, desk, 12)
    states = {table.table.text(row, "Words"): table.table.text(row, "State") for row in range(2)}
    assert (states.pop(words), list(states.values())) == ("Revoked", ["Accepted"])
    desk.session.undo()
    wait(qtbot, desk, 24)
    dialog.close()
    desk.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_an_unknown_kiosk_is_accepted_in_the_list(desk, giver, files, key_path, qtbot):
    giver.answers = [KeyAnswer(key_path, PASSPHRASE)]
    enrol(qtbot, desk, files[:1])
    wait(qtbot, desk, 12)
    desk.session.import_paths(files[1:])
    qtbot.waitUntil(lambda: len(desk.session.summary.kiosks) == 2, timeout=10_000)
    desk.files_page.show_kiosks()
    dialog = desk.findChild(KiosksDialog, "kiosks_dialog")
    table = dialog.findChild(TableView, "kiosks")
    accept = dialog.findChild(QPushButton, "accept_kiosk")
    assert [table.table.text(row, "State") for row in range(2)] == [
        "Accepted",
        "Waiting to be accepted",
    ]
    assert dialog.findChild(QCheckBox, "kiosks_closed").isChecked()
    assert not accept.isEnabled()
    table.selectRow(1)
    assert table.table.text(1, "Words") == desk.session.summary.kiosks[1].words
    qtbot.mouseClick(accept, Qt.MouseButton.LeftButton)
    wait(qtbot, desk, 24)
    qtbot.waitUntil(lambda: table.table.text(1, "State") == "Accepted", timeout=10_000)
    assert not accept.isEnabled()
    dialog.close()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_list_is_opened_and_closed_by_the_check_box(desk, giver, files, key_path, qtbot):
    giver.answers = [KeyAnswer(key_path, PASSPHRASE)]
    enrol(qtbot, desk, files[:1])
    wait(qtbot, desk, 12)
    desk.files_page.show_kiosks()
    dialog = desk.findChild(KiosksDialog, "kiosks_dialog")
    dialog.findChild(QCheckBox, "kiosks_closed").click()
    qtbot.waitUntil(lambda: not desk.session.summary.is_closed, timeout=10_000)
    dialog.close()
    desk.session.import_paths(files[1:])
    wait(qtbot, desk, 24)


def test_a_sealed_project_asks_for_its_key_when_it_is_opened_and_holds_nothing_in_the_clear(
    desk, giver, files, key_path, qtbot
):
    project, folder = desk.session.project, desk.session.project.parent
    giver.answers = [KeyAnswer(key_path, PASSPHRASE)]
    enrol(qtbot, desk, files[:1])
    wait(qtbot, desk, 12)
    desk.close()
    forget_keys()
    assert project.read_bytes().startswith(b"surveyapp-sealed-project/1")
    assert [one.name for one in folder.glob("*.surveydesk*")] == ["p.surveydesk"]
    assert not list(folder.glob(".*lock"))
    again = KeyGiver([None, KeyAnswer(key_path, PASSPHRASE)])
    window = DeskWindow(project, ask_key=again)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: len(again.asked) == 1, timeout=10_000)
    assert "p.surveydesk is sealed to the analyst's key" in again.asked[0].reason
    assert "p.surveydesk is sealed to the analyst's key" in window.files_page.messages.text
    assert not window.session.is_known
    window.session.open_project(project)
    qtbot.waitUntil(lambda: window.session.summary.interviews == 12, timeout=10_000)
    assert window.files_page.messages.text == ""
    window.close()


@pytest.fixture
def unlocking(giver, key_path) -> KeyGiver:
    """Gives the key when it is first asked for."""
    giver.answers = [KeyAnswer(key_path, PASSPHRASE)]
    return giver


@pytest.fixture
def old_project(files, key_path, monkeypatch) -> Path:
    """A project that holds sealed interviews in the clear, as all did."""
    opener = key_file.unlock(key_path, PASSPHRASE)
    project = files[0].parent.parent / "old.surveydesk"
    with monkeypatch.context() as older:
        older.setattr(sealing, "key_of_files", lambda *_: None)
        older.setattr(Project, "_check_is_safe", lambda *_: None)
        import_collections.import_files(files, project, opener=opener, trust=EVERY_KIOSK)
    return project


@pytest.mark.usefixtures("unlocking")
def test_what_was_removed_is_erased_from_the_menu_and_only_after_a_warning(
    desk, confirmer, files, qtbot
):
    enrol(qtbot, desk, files[:1])
    wait(qtbot, desk, 12)
    desk.session.remove_files([1])
    wait(qtbot, desk, 0)
    purge = desk.findChild(QAction, "purge_project")
    confirmer.answer = False
    purge.trigger()
    assert "permanently erased" in confirmer.asked[0]
    confirmer.answer = True
    purge.trigger()
    qtbot.waitUntil(lambda: "Files: 1, interviews: 12" in message(desk), timeout=10_000)
    qtbot.waitUntil(lambda: not desk.session.summary.steps, timeout=10_000)
    assert not desk.findChild(QAction, "undo_step").isEnabled()


def test_a_project_in_the_clear_says_so_when_it_is_opened_and_is_encrypted_from_the_menu(
    desk, unlocking, confirmer, old_project, qtbot
):
    desk.session.open_project(old_project)
    qtbot.waitUntil(
        lambda: "24 interviews that the kiosks had sealed" in message(desk), timeout=10_000
    )
    desk.findChild(QAction, "seal_project").trigger()
    assert "if they are lost, the project is lost" in confirmer.asked[0]
    qtbot.waitUntil(lambda: desk.session.summary.is_sealed, timeout=10_000)
    assert "Give the file of the private key" in unlocking.asked[0].reason
    assert is_sealed_project(old_project)
    assert desk.session.summary.interviews == 24
    assert not desk.findChild(QAction, "seal_project").isEnabled()


def test_the_dialog_hides_the_passphrase_and_opens_only_when_filled(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    key = tmp_path / "k.analystkey"
    dialog = KeyDialog(parent, KeyRequest("why"), file_picker=lambda _parent, _request: (key,))
    opens = dialog.findChild(QPushButton, "open_key")
    assert not opens.isEnabled()
    qtbot.mouseClick(dialog.findChild(QPushButton, "choose_key"), Qt.MouseButton.LeftButton)
    assert dialog.path.text() == str(key)
    assert not opens.isEnabled()
    qtbot.keyClicks(dialog.passphrase, PASSPHRASE)
    assert opens.isEnabled()
    assert dialog.passphrase.echoMode() is QLineEdit.EchoMode.Password
    assert dialog.passphrase.displayText() != PASSPHRASE
    unnamed = [one for one in dialog.findChildren(QLineEdit) if not one.accessibleName()]
    assert unnamed == []
    dialog.deleteLater()
    QApplication.processEvents()


def test_a_passphrase_is_in_no_repr_and_one_file_is_told_alone(tmp_path):
    assert PASSPHRASE not in repr(KeyAnswer(tmp_path, PASSPHRASE))
    assert why_wanted(1, "It is sealed.") == "It is sealed."
