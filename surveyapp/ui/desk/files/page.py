"""The page of files: importing, what came of each file, what the project holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QSplitter, QStackedWidget, QWidget

from surveyapp.analyses.data.tally_reports import tallies_in_words
from surveyapp.errors import SurveyAppError
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.project.import_collections import FileReport
from surveyapp.services.project.sealing import Purged
from surveyapp.services.project.totals import WhichSurvey
from surveyapp.storage.collection.format import ENDING
from surveyapp.storage.project.project import Connection
from surveyapp.storage.project.undo_history import HistoryStep
from surveyapp.storage.tables.foreign_tables import is_foreign_table
from surveyapp.storage.tables.registry import TABLE_FORMATS
from surveyapp.storage.tallies.counts_file import ENDING as COUNTS_ENDING
from surveyapp.storage.tallies.counts_file import is_counts_file
from surveyapp.storage.tallies.held_totals import HeldTotals
from surveyapp.storage.tallies.sum_file import SIMULATED_NOTE
from surveyapp.ui.boxes import in_row
from surveyapp.ui.desk.common.session import DeskSession, KeyWanted, read_only_words
from surveyapp.ui.desk.files.database_dialog import DatabaseDialog
from surveyapp.ui.desk.files.file_verdicts import (
    detail,
    file_columns,
    left_table,
    other_survey,
    report_columns,
    report_row,
    verdict,
)
from surveyapp.ui.desk.files.key_dialog import AskKey, KeyRequest, why_wanted
from surveyapp.ui.desk.files.kiosks_dialog import KiosksDialog
from surveyapp.ui.desk.table_import.dialog import TableImport
from surveyapp.ui.desk.table_import.refused_cells import RefusedCells
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.export_button import ExportButton, ExportRows
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import EmptyState, button, card, text_label
from surveyapp.ui.widgets.message_bar import MessageKind, problem_text
from surveyapp.ui.widgets.number_format import sentence, whole_text
from surveyapp.ui.widgets.page import Page

LEAST_NAME = 210
"""Pixels for the name of a file in any case."""


class FilesPage(Page):
    """Buttons to import with, the verdict on each file of the last import, the files in the project."""

    def __init__(self, session: DeskSession, file_picker: PickFiles, ask_key: AskKey) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Files"),
            self.tr("Import the kiosks' collection files, or tables from other programs."),
        )
        self._session, self._file_picker, self._ask_key = session, file_picker, ask_key
        self._reports: tuple[FileReport, ...] = ()
        self._tables: list[Path] = []
        self._was_warned = False
        self._table_import: TableImport | None = None
        self._import_buttons = self._new_buttons(self.buttons, "")
        self._kiosks_button = button(self.tr("Kiosks…"), "kiosks_button")
        self._kiosks_button.clicked.connect(self.show_kiosks)
        self.buttons.addWidget(self._kiosks_button)
        self._export_report = ExportButton(
            "import-report", session.runner, file_picker, self.messages
        )
        self._export_files = ExportButton(
            "project-files", session.runner, file_picker, self.messages, keys="Ctrl+Shift+E"
        )
        self._connection = text_label("", "plain", wraps=True, name="connection")
        self._connection.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._connection.hide()
        self.content.addWidget(self._connection, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._new_empty_state())
        self._stack.addWidget(self._new_tables())
        self.content.addWidget(self._stack, 1)
        session.import_started.connect(self._started)
        session.import_ended.connect(self._imported)
        session.summary_changed.connect(self._summarised)
        session.key_wanted.connect(self._ask)
        session.step_moved.connect(self._step_moved)
        session.purged.connect(self._purged)
        session.writing_changed.connect(self._allow_changes)
        session.project_entered.connect(self._entered)
        self._arrange()

    def _new_buttons(self, row: QLayout, suffix: str) -> list[QWidget]:
        files = button(self.tr("Import files…"), "import_files" + suffix, role="primary")
        files.clicked.connect(self.ask_for_files)
        folder = button(self.tr("Import a folder…"), "import_folder" + suffix)
        folder.clicked.connect(self.ask_for_folder)
        table = button(self.tr("Import a table…"), "import_table" + suffix)
        table.clicked.connect(partial(self.import_table, None))
        for one in (files, folder, table):
            row.addWidget(one)
        return [files, folder, table]

    def _new_empty_state(self) -> QWidget:
        kinds = dict.fromkeys(one.name for one in TABLE_FORMATS if not one.is_text)
        totals = self.tr(
            "Totals that trustees opened are imported in the same way: a table whose name ends in {ending}."
        ).format(ending=COUNTS_ENDING)
        files = self.tr(
            "Import the files that the kiosks exported (their names end in "
            ".collection), or a whole folder. Each file is checked first, and importing "
            "a file twice changes nothing. You can also import tables from other "
            "programs (text, {kinds}); you see what each column becomes before anything is "
            "stored."
        ).format(kinds=", ".join(kinds))
        empty = EmptyState("files", self.tr("Drop files here"), f"{files} {totals}")
        self._import_buttons += self._new_buttons(empty.buttons, "_empty")
        return empty

    def _new_tables(self) -> QWidget:
        self._report_table = TableView(
            "import_report", self.tr("Result of the last import, file by file"), stretch=5
        )
        self._report_table.row_changed.connect(self._show_detail)
        self._detail = text_label("", "hint", wraps=True, name="import_detail")
        self._detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._report_card, column = card()
        heading = text_label(self.tr("The last import"), "heading")
        column.addLayout(_in_a_row(heading, self._export_report))
        column.addWidget(self._report_table, 1)
        self._add_survey = button(self.tr("Add this survey to the project"), "add_survey")
        self._add_survey.clicked.connect(self._import_other_survey)
        self._map_table = button(self.tr("Import a table…"), "import_left_table")
        self._map_table.clicked.connect(self._import_left_table)
        self._import_buttons.append(self._map_table)
        column.addLayout(_in_a_row(self._detail, self._add_survey, self._map_table))
        self._refused = RefusedCells(
            "refused-rows",
            self._session.runner,
            self._file_picker,
            self.messages,
            keys="Ctrl+Shift+R",
        )
        column.addWidget(self._refused, 2)
        self._file_table = TableView(
            "project_files", self.tr("Files in the project"), stretch=0, least=LEAST_NAME
        )
        self._remove = self._new_remove_action()
        removes = button(self._remove.text(), "remove_files_button")
        removes.clicked.connect(self._remove.trigger)
        self._remove.changed.connect(lambda: removes.setText(self._remove.text()))
        self._remove.enabledChanged.connect(removes.setEnabled)
        self._file_table.selectionModel().selectionChanged.connect(self._name_removal)
        files, column = card()
        self._files_heading = text_label("", "heading")
        head = _in_a_row(self._files_heading, removes)
        head.addWidget(self._export_files)
        column.addLayout(head)
        column.addWidget(self._file_table, 1)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._report_card)
        splitter.addWidget(files)
        splitter.setSizes([340, 240])
        splitter.setObjectName("files_splitter")
        self.keep(splitter)
        return splitter

    def _new_remove_action(self) -> QAction:
        action = QAction(self.tr("Remove this file's interviews"), self._file_table)
        action.setObjectName("remove_files")
        action.setShortcut(QKeySequence.StandardKey.Delete)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setToolTip(
            self.tr(
                "Removes the interviews of the selected files, as if they had never been "
                "imported. Interviews that are also in another file stay. Edit > Undo "
                "brings them back. They remain in the project's file until you choose Edit "
                "> Erase what was removed."
            )
        )
        action.triggered.connect(self._remove_selected)
        self._file_table.addAction(action)
        self._file_table.add_to_menu(action)
        return action

    def _name_removal(self) -> None:
        count = len(self._file_table.selectionModel().selectedRows())
        self._remove.setText(
            self.tr("Remove this file's interviews")
            if count < 2
            else self.tr("Remove these files' interviews")
        )

    def _remove_selected(self) -> None:
        files = self._session.summary.files
        rows = {index.row() for index in self._file_table.selectionModel().selectedRows()}
        if rows and self._session.can_change:
            self._session.remove_files([files[row].number for row in sorted(rows)])

    def ask_for_files(self) -> None:
        """Ask which files to import, and import them."""
        filters = self.tr("Collection files (*{ending});;All files (*)").format(
            ending=f"{ENDING} *{COUNTS_ENDING}"
        )
        self.take(
            self._file_picker(
                self, FileRequest(PickKind.FILES, self.tr("Import collection files"), filters)
            )
        )

    def ask_for_folder(self) -> None:
        """Ask for a folder and import the collection files in it."""
        request = FileRequest(PickKind.FOLDER, self.tr("Import all collection files of a folder"))
        self._import(self._file_picker(self, request))

    def import_table(self, path: Path | None = None) -> None:
        """Open the import of a table, or let it ask for one."""
        if (
            self._table_import is not None
        ):  # not when it is closed: an export of it may be under way
            self._table_import.deleteLater()
        self._table_import = TableImport(self._session, self._file_picker, self.window(), path)
        self._table_import.finished.connect(self._next_table)
        self._table_import.open()
        if path is None:
            self._table_import.file.ask_for_table()

    def close_import(self) -> None:
        """Close the import and forget the tables that wait for it."""
        self._tables = []
        if self._table_import is not None:
            self._table_import.reject()

    def shutdown(self) -> None:
        """Stop all work; an import of a table goes too."""
        super().shutdown()
        self.close_import()

    def take(self, paths: Sequence[Path]) -> None:
        """Import files that were dropped or picked: tables are shown, one after another."""
        totals = [path for path in paths if is_counts_file(path)]
        if totals:
            self._take_totals(totals[0])
        paths = [path for path in paths if path not in totals]
        tables = [path for path in paths if is_foreign_table(path)]
        self._import([path for path in paths if path not in tables])
        self._tables += tables
        if tables and (self._table_import is None or not self._table_import.isVisible()):
            self._next_table()

    def _take_totals(self, file: Path, survey: Path | None = None) -> None:
        job = self._session.take_totals(file, survey)
        if job is None:
            return
        self.messages.clear()
        job.succeeded.connect(self._took_totals)
        job.failed.connect(partial(self._totals_refused, file))

    def _took_totals(self, taken: object) -> None:
        assert isinstance(taken, HeldTotals)  # noqa: S101 - it is what the work returns
        text = self.tr("Imported: totals of {count} interviews.")
        count = whole_text(taken.counts.interviews)
        self.messages.say(MessageKind.DONE, text.format(count=count))

    def _totals_refused(self, file: Path, problem: SurveyAppError) -> None:
        """Say why; where only the survey is missing, ask for it."""
        self.messages.problem(problem)
        if not isinstance(problem, WhichSurvey):
            return
        request = FileRequest(
            PickKind.FILE,
            self.tr("Choose the survey of these totals"),
            self.tr("Surveys (*.survey.json);;All files (*)"),
        )
        for survey in self._file_picker(self, request):
            self._take_totals(file, survey)

    def _next_table(self) -> None:
        if self._tables:
            self.import_table(self._tables.pop(0))

    def show_kiosks(self) -> None:
        """Show the list of kiosks."""
        dialog = KiosksDialog(self._session, self._file_picker, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask(self, wanted: KeyWanted) -> None:
        reason = problem_text(wanted.problem)
        if wanted.path is None:
            reason = why_wanted(len(wanted.paths), reason)
        answer = self._ask_key(self, KeyRequest(reason, wanted.path))
        if answer is not None:
            self._session.unlock(answer.path, answer.passphrase, wanted)

    def _import(self, paths: Sequence[Path]) -> None:
        if paths:
            self._session.import_paths(paths)

    def _started(self, job: Job) -> None:
        self.messages.clear()
        self._allow_changes()
        self.busy.follow(job, self.tr("Importing…"), self.tr("interviews"))
        job.failed.connect(self.messages.problem)
        job.cancelled.connect(self._stopped)

    def _allow_changes(self) -> None:
        """Offer what changes the project where it can be changed; where it cannot, say why."""
        is_free = self._session.can_change
        why = read_only_words() if self._session.summary.is_read_only else ""
        for one in self._import_buttons:
            one.setEnabled(is_free)
            one.setToolTip(why)
        self._remove.setEnabled(is_free and bool(self._session.summary.files))

    def _stopped(self) -> None:
        self.messages.say(
            MessageKind.NOTE,
            self.tr(
                "The import was stopped. The project is unchanged. You can import the files "
                "again at any time."
            ),
        )

    def _imported(self, reports: tuple[FileReport, ...]) -> None:
        self._reports = reports
        self._report_table.show_columns(report_columns(reports))
        self._export_report.offer(ExportRows([report_row(report) for report in reports]), None)
        kind, text = verdict(reports)
        exposed = self._session.exposed_key
        if exposed is not None:
            kind, text = MessageKind.WARNING, f"{text} {problem_text(exposed)}"
        self.messages.say(kind, text)
        self._arrange()

    def _summarised(self, summary: ProjectSummary) -> None:
        self._export_files.offer(ExportRows(summary.files) if summary.files else None, None)
        heading = (
            self.tr("Files of this survey: {count}")
            if len(summary.surveys) > 1
            else self.tr("Files in the project: {count}")
        )
        self._show_connection(summary)
        self._files_heading.setText(heading.format(count=whole_text(len(summary.files))))
        self._arrange()
        self._file_table.show_columns(file_columns(summary))  # which has its size by now
        self._warn_once(summary)

    def _show_connection(self, summary: ProjectSummary) -> None:
        connection, totals = summary.connection, summary.totals
        has_none = connection is not None or totals is not None  # of files
        self._connection.setVisible(has_none)
        self._stack.setVisible(not has_none)
        if totals is not None:
            text = self.tr(
                "{file}: totals of {count} interviews, opened by trustees. Nobody has single reports, and "
                "only what the survey declared together can be analysed together: {tallies}."
            )
            held = text.format(
                file=totals.name,
                count=whole_text(totals.counts.interviews),
                tallies=tallies_in_words(totals.counts.layout),
            )
            simulated = [sentence(SIMULATED_NOTE)] if totals.counts.is_simulated else []
            self._connection.setText(" ".join((held, *simulated)))
        if connection is not None:
            text = self.tr(
                "The interviews of this project are the {count} rows of the table {table} at {place}. They "
                "are counted there: only counts come to this computer."
            )
            count, source = whole_text(connection.interviews), connection.source
            self._connection.setText(
                text.format(count=count, table=source.table, place=source.shown)
            )

    def connect_database(self) -> None:
        """Ask for a table in a database, whose rows become the interviews of the project."""
        dialog = DatabaseDialog(self._session, self._file_picker, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.connected.connect(self._connected)
        dialog.open()

    def _connected(self, connection: Connection) -> None:
        text = self.tr("Connected. The table {table} has {count} interviews.")
        count = whole_text(connection.interviews)
        self.messages.say(MessageKind.DONE, text.format(table=connection.source.table, count=count))

    def _entered(self) -> None:
        self._was_warned = False

    def _warn_once(self, summary: ProjectSummary) -> None:
        """Say what lies in a project in the clear, when it is opened."""
        if not summary.in_the_clear or self._was_warned:
            return
        self._was_warned = True
        text = self.tr(
            "This project's file is not encrypted. It contains {count} interviews that "
            "the kiosks had sealed and that anybody who has the file can now read. "
            "Choose Edit > Encrypt this project."
        )
        self.messages.say(MessageKind.NOTE, text.format(count=whole_text(summary.in_the_clear)))

    def _purged(self, purged: Purged) -> None:
        text = self.tr("Permanently erased. Files: {files}, interviews: {interviews}.")
        files, interviews = whole_text(purged.files), whole_text(purged.interviews)
        self.messages.say(MessageKind.DONE, text.format(files=files, interviews=interviews))

    def _step_moved(self, _step: HistoryStep) -> None:
        """Clear the results, which may have been undone too."""
        self.messages.clear()
        self._forget_results()

    def forget_project(self) -> None:
        """Show no results of an import of another project."""
        super().forget_project()
        self.close_import()
        self._forget_results()

    def _forget_results(self) -> None:
        self._reports = ()
        self._report_table.show_columns(())
        self._export_report.offer(None, None)
        self._arrange()

    def _arrange(self) -> None:
        self._allow_changes()
        summary = self._session.summary
        is_empty = not (self._reports or summary.files or summary.kiosks)
        self._stack.setCurrentIndex(0 if is_empty else 1)
        for one in self._import_buttons[:3]:
            one.setVisible(not is_empty)
        self._kiosks_button.setVisible(not is_empty)
        self._report_card.setVisible(bool(self._reports))

    def _show_detail(self, row: int) -> None:
        report = self._reports[row] if 0 <= row < len(self._reports) else None
        self._detail.setText("" if report is None else detail(report))
        self._refused.setVisible(report is not None and bool(report.rows))
        self._refused.show_refused(() if report is None else report.rows)
        other = None if report is None else other_survey(report)
        self._add_survey.setVisible(other is not None)
        self._map_table.setVisible(report is not None and left_table(report))

    def _import_left_table(self) -> None:
        """Open the import of the selected table, which was left in its folder."""
        self.import_table(self._reports[self._report_table.currentIndex().row()].path)

    def _import_other_survey(self) -> None:
        """Import all files of the last import that belong to the selected file's survey."""
        wanted = other_survey(self._reports[self._report_table.currentIndex().row()])
        paths = [one.path for one in self._reports if other_survey(one) == wanted]
        self._session.import_paths(paths, add_survey=True)


def _in_a_row(label: QLabel, *ends: QWidget) -> QHBoxLayout:
    return in_row((label, 1), *ends)
