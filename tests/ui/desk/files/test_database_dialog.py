"""Connecting a project to a database on the desk: the form, its refusals, and what the pages say then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.services.project import connections
from surveyapp.storage.program import known_connections
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.storage.project.project import Connection, Project
from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.ui.desk.files.database_dialog import DatabaseDialog, DatabaseKind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # the offscreen platform


class Counting:
    """A table of 1,234 rows; it notes where it was opened."""

    opened: list[EngineSource]

    def __init__(self, source, survey):
        self.opened.append(source)
        self.interviews = 1234

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass


@pytest.fixture
def window(open_desk, monkeypatch, tmp_path):
    """Open the desk where databases are there without any, and the list of known ones is empty."""
    monkeypatch.setattr(connections, "EngineTable", Counting)
    monkeypatch.setattr(Counting, "opened", [], raising=False)
    monkeypatch.setattr(known_connections, "_file", lambda: tmp_path / "known.json")
    return open_desk()


@pytest.fixture
def form(window):
    window.findChild(QAction, "menu_connect").trigger()
    return window.findChild(DatabaseDialog)


@pytest.fixture
def survey_file(clinic, tmp_path):
    path = tmp_path / "clinic.survey.json"
    save_survey(clinic, path)
    return str(path)


def typed(qtbot, form, **fields):
    for name, text in fields.items():
        field = form.findChild(QLineEdit, f"database_{name}")
        field.clear()
        qtbot.keyClicks(field, text)


def pressed(qtbot, form):
    button = form.findChild(QPushButton, "connect_database")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_table_becomes_the_interviews_of_the_project(qtbot, window, form, survey_file):
    assert not form.findChild(QPushButton, "connect_database").isEnabled()
    typed(qtbot, form, server="db.example:5432", name="study", user="anna")
    typed(qtbot, form, password="a b/c", table="reports", survey=survey_file)  # noqa: S106
    pressed(qtbot, form)
    qtbot.waitUntil(lambda: window.session.summary.interviews == 1234, timeout=20_000)
    assert Counting.opened == [
        EngineSource("postgres://anna:a%20b%2Fc@db.example:5432/study", "reports")
    ]
    page = window.files_page
    assert "1,234 rows of the table reports at postgres://db.example:5432/study" in (
        page.findChild(QLabel, "connection").text()
    )
    assert not page.findChild(QPushButton, "import_files_empty").isVisible()
    assert page.messages.text == "Connected. The table reports has 1,234 interviews."
    with Project(window.session.project) as opened:
        assert opened.connection == Connection(
            EngineSource("postgres://anna@db.example:5432/study", "reports"), 1234
        )


def test_a_refusal_stays_in_the_form_with_what_was_typed(qtbot, form, survey_file, monkeypatch):
    def refused(source, survey):
        raise EnvironmentProblem(msg("The table {table} is not there.", table=source.table))

    monkeypatch.setattr(connections, "EngineTable", refused)
    typed(qtbot, form, server="db", name="study", table="nothing", survey=survey_file)
    pressed(qtbot, form)
    qtbot.waitUntil(lambda: bool(form.messages.text), timeout=20_000)
    assert form.messages.text == "The table nothing is not there."
    assert form.isVisible()
    assert form.table.text() == "nothing"
    form.reject()


def test_each_kind_of_database_shows_its_own_fields(qtbot, form):
    shown = {}
    for place in range(form.kind.count()):
        form.kind.setCurrentIndex(place)
        fields = [one for one in form.findChildren(QLineEdit) if one.isVisible()]
        shown[form.kind.itemData(place)] = {one.objectName() for one in fields}
    shared = {"database_table", "database_survey"}
    server = {"database_server"}
    assert shown[DatabaseKind.DUCKDB] == shared | {"database_file"}
    assert shown[DatabaseKind.SPARK] == shared | server
    assert shown[DatabaseKind.POSTGRES] == shared | server | {
        "database_name",
        "database_user",
        "database_password",
    }
    form.kind.setCurrentIndex(form.kind.findData(DatabaseKind.SPARK))
    typed(qtbot, form, table="/data/reports.parquet")
    assert form.source == EngineSource("spark://local", "/data/reports.parquet")
    form.reject()


def test_a_connected_project_asks_for_nothing_but_the_password_again(qtbot, window, clinic):
    source = EngineSource("postgres://anna@db:5432/study", "reports")
    with Project(window.session.project) as opened:
        opened.connect(clinic, Connection(source, 7))
    window.session.refresh()
    qtbot.waitUntil(lambda: window.session.summary.interviews == 7, timeout=20_000)
    window.findChild(QAction, "menu_connect").trigger()
    form = window.findChild(DatabaseDialog)
    assert form.source == source
    assert form.password.echoMode() is QLineEdit.EchoMode.Password
    assert form.findChild(QPushButton, "connect_database").isEnabled()
    form.password.setText("secret")
    form.reject()
    assert not form.password.text()
