"""Connecting a project to a table in a database: which kind, where it is, and whose survey it holds."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from urllib.parse import quote

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from surveyapp.services.project.connections import connect_project
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_row
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar


class DatabaseKind(Enum):
    """What can be connected to."""

    POSTGRES = "postgres"
    SPARK = "spark"
    DUCKDB = "duckdb"


class DatabaseDialog(QDialog):
    """A form for one table; it stays open until the table has been counted.

    Signals: ``connected(Connection)`` the project's interviews are that table's rows now.
    """

    connected = Signal(object)

    def __init__(self, session: DeskSession, file_picker: PickFiles, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("database_dialog")
        self.setWindowTitle(self.tr("Connect to a database"))
        self._session, self._file_picker = session, file_picker
        self._project, self._known = session.project, session.summary.asked_survey
        self.messages, self.busy = MessageBar(), BusyBar()
        self.kind = Chooser("database_kind", self.tr("Kind of database"))
        for kind, name in (
            (DatabaseKind.POSTGRES, "PostgreSQL"),
            (DatabaseKind.SPARK, "Apache Spark"),
            (DatabaseKind.DUCKDB, self.tr("DuckDB file")),
        ):
            self.kind.addItem(name, kind)
        self.server = self._field("database_server", self.tr("Server"))
        self.database = self._field("database_name", self.tr("Database"))
        self.user = self._field("database_user", self.tr("User"))
        self.password = self._field("database_password", self.tr("Password"))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.file = self._field("database_file", self.tr("File"))
        self.table = self._field("database_table", self.tr("Table"))
        self.survey = self._field("database_survey", self.tr("Survey file"))
        self.server.setPlaceholderText(self.tr("Such as server.example:5432"))
        self._lay_out()
        self._fill()
        for one in (self.server, self.database, self.file, self.table, self.survey):
            one.textChanged.connect(self._look)
        self.kind.currentIndexChanged.connect(self._look)
        FollowsColourScheme(self)
        self._look()
        is_again = session.summary.connection is not None
        (self.password if is_again else self.kind).setFocus()

    @staticmethod
    def _field(name: str, accessible: str) -> QLineEdit:
        field = QLineEdit()
        labelled(field, name, accessible)
        return field

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY)
        column.setSpacing(theme.GAP)
        what = self.tr(
            "The rows of a table become the interviews of this project. They stay where they are: the "
            "database counts them, and only the counts come to this computer. The table has one row for "
            "each respondent and one column for each question."
        )
        column.addWidget(text_label(what, "plain", wraps=True))
        column.addWidget(self.messages)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(theme.ROOMY)
        self._form.setVerticalSpacing(theme.GAP)
        aligned = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        self._form.setLabelAlignment(aligned)
        self._file_row = self._with_button(self.file, "choose_database", self._choose_file)
        self._survey_row = self._with_button(self.survey, "choose_survey", self._choose_survey)
        for words, buddy, field in (
            (self.tr("&Kind of database"), self.kind, self.kind),
            (self.tr("&Server"), self.server, self.server),
            (self.tr("&Database"), self.database, self.database),
            (self.tr("&User"), self.user, self.user),
            (self.tr("&Password"), self.password, self.password),
            (self.tr("&File"), self.file, self._file_row),
            (self.tr("&Table"), self.table, self.table),
            (self.tr("Su&rvey file"), self.survey, self._survey_row),
        ):
            label = text_label(words, "field")
            label.setBuddy(buddy)
            self._form.addRow(label, field)
        column.addLayout(self._form)
        self._kept = text_label("", "hint", wraps=True)
        column.addWidget(self._kept)
        column.addWidget(self.busy)
        column.addStretch(1)
        cancel = button(self.tr("Cancel"), "cancel_database")
        cancel.clicked.connect(self.reject)
        self._connect = button(self.tr("Connect"), "connect_database", role="primary")
        self._connect.setDefault(True)
        self._connect.clicked.connect(self._connect_table)
        column.addLayout(in_row(Stretch(), cancel, self._connect, spacing=theme.GAP))
        theme.resize_window(self, 600, 460)

    def _with_button(self, field: QLineEdit, name: str, does: object) -> QWidget:
        choose = button(self.tr("Choose…"), name)
        choose.setAutoDefault(False)
        choose.clicked.connect(does)
        whole = QWidget()
        in_row((field, 1), choose, inside=whole, spacing=theme.GAP)
        return whole

    def _fill(self) -> None:
        """Show the connection that the project has, so that only its password is typed again."""
        if self._known is not None:
            self.survey.setPlaceholderText(self.tr("The survey of this project"))
        connection = self._session.summary.connection
        if connection is None:
            return
        source = connection.source
        rest = source.url.partition("://")[2]
        scheme = "postgres" if source.scheme.startswith("postgres") else source.scheme
        self.kind.choose(DatabaseKind(scheme))
        self.table.setText(source.table)
        match DatabaseKind(scheme):
            case DatabaseKind.POSTGRES:
                user, _, where = rest.rpartition("@")
                server, _, database = where.partition("/")
                self.user.setText(user)
                self.server.setText(server)
                self.database.setText(database)
            case DatabaseKind.SPARK:
                self.server.setText("" if rest == "local" else rest)
            case DatabaseKind.DUCKDB:
                self.file.setText(rest)

    @property
    def source(self) -> EngineSource:
        """The table that the form names, with the password."""
        server, table = self.server.text().strip(), self.table.text().strip()
        match self.kind.currentData():
            case DatabaseKind.SPARK:
                return EngineSource(f"spark://{server or 'local'}", table)
            case DatabaseKind.DUCKDB:
                return EngineSource(f"duckdb://{self.file.text().strip()}", table)
        secret = f":{quote(self.password.text(), safe='')}" if self.password.text() else ""
        user = quote(self.user.text().strip(), safe="")
        account = f"{user}{secret}@" if user else ""
        return EngineSource(f"postgres://{account}{server}/{self.database.text().strip()}", table)

    def _look(self) -> None:
        """Show the fields that this kind of database has, and whether all is there."""
        kind = self.kind.currentData()
        is_postgres, is_file = kind is DatabaseKind.POSTGRES, kind is DatabaseKind.DUCKDB
        for field in (self.database, self.user, self.password):
            self._form.setRowVisible(field, is_postgres)
        self._form.setRowVisible(self.server, not is_file)
        self._form.setRowVisible(self._file_row, is_file)
        self.server.setPlaceholderText(
            self.tr("Such as server.example:5432")
            if is_postgres
            else self.tr("leave empty to use Spark on this computer")
        )
        self.table.setPlaceholderText(
            "" if is_postgres else self.tr("a name, or a .parquet or .csv file")
        )
        self._kept.setText(
            self.tr(
                "The password stays in memory until you close the desk. It is not saved anywhere."
            )
            if is_postgres
            else ""
        )
        needed = {
            DatabaseKind.POSTGRES: (self.server, self.database),
            DatabaseKind.SPARK: (),
            DatabaseKind.DUCKDB: (self.file,),
        }[kind]
        fields = (*needed, self.table, *(() if self._known is not None else (self.survey,)))
        self._connect.setEnabled(all(one.text().strip() for one in fields))

    def _choose_file(self) -> None:
        request = FileRequest(PickKind.FILE, self.tr("The DuckDB file"), self.tr("All files (*)"))
        for path in self._file_picker(self, request):
            self.file.setText(str(path))

    def _choose_survey(self) -> None:
        filters = self.tr("Surveys (*.survey.json)")
        for path in self._file_picker(self, FileRequest(PickKind.FILE, self.tr("Survey"), filters)):
            self.survey.setText(str(path))

    def _connect_table(self) -> Job | None:
        """Count the table off the UI thread; close once the project is connected to it."""
        project, source, known = self._project, self.source, self._known
        written = self.survey.text().strip()
        self.messages.clear()
        self._connect.setEnabled(False)
        job = self._session.connect_database(
            lambda _progress: connect_project(project, _survey(written, known), source)
        )
        if job is None:
            self.reject()
            return None
        self.busy.follow(job, self.tr("Connecting…"))
        job.succeeded.connect(self._connected)
        job.failed.connect(self.messages.problem)
        job.finished.connect(self._look)
        return job

    def _connected(self, connection: object) -> None:
        self.connected.emit(connection)
        self.accept()

    def done(self, result: int) -> None:
        """Forget the password with the form."""
        self.password.clear()
        super().done(result)


def _survey(written: str, known: Survey | None) -> Survey:
    if written or known is None:
        return load_survey(Path(written))
    return known
