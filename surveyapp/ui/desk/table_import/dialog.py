"""The import of a table in one view: the file above, its columns as rows, the selected column beside them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QSplitter, QWidget

from surveyapp.analyses.base.progress import Progress
from surveyapp.messages.message import Message
from surveyapp.services.mapping.table_mapping import TableMapping
from surveyapp.services.table_import.draft import (
    DESIGN,
    KIND,
    NAME,
    USE,
    TableDraft,
    unfilled,
    with_chosen_design,
    with_kind,
    with_plan,
    with_use,
)
from surveyapp.services.table_import.draft_state import DraftState
from surveyapp.services.table_import.mapping_files import MAPPING_ENDING, save_mapping
from surveyapp.survey.routing.cautions import Weight, cautions
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels, in_labels
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.table_import.column_pane import WIDTH, ColumnPane
from surveyapp.ui.desk.table_import.columns_view import ColumnsView
from surveyapp.ui.desk.table_import.draft_holder import DraftHolder
from surveyapp.ui.desk.table_import.file_bar import FileBar
from surveyapp.ui.desk.table_import.left_out_dialog import LeftOutDialog
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, with_ending
from surveyapp.ui.widgets.layout import IconButton, button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.number_format import sentence, whole_text

NARROW = 1000
"""Pixels below which the selected column stands below the others."""
LOW = 900
"""Pixels of height below which that leaves no room for the first rows of the table."""


class TableImport(QDialog):
    """Opened on ``path``, or asks for a table; ends with an import of the session."""

    def __init__(
        self,
        session: DeskSession,
        file_picker: PickFiles,
        parent: QWidget,
        path: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("table_import")
        self.setWindowTitle(self.tr("Import a table"))
        self._session, self._file_picker = session, file_picker
        self.messages, self.busy = MessageBar(), BusyBar()
        self.holder = DraftHolder(session.runner, self.messages, self.busy, self)
        self.file = FileBar(session, self.holder, file_picker, self.messages, self.busy)
        self._columns = ColumnsView()
        self._pane = ColumnPane(self.holder)
        self._lay_out()
        self._columns.row_changed.connect(self._pane.show_column)
        self._columns.columns.edited.connect(self._edit)
        self.holder.changed.connect(self._show)
        self.holder.worked.connect(self._look)
        session.project_changed.connect(self.reject)
        is_upright = self.screen().size().width() < theme.scaled(NARROW)
        theme.resize_window(self, 1240, 1160 if is_upright else 750)
        FollowsColourScheme(self)
        self._show()
        if path is not None:
            self.file.open_table(path)

    def _lay_out(self) -> None:
        splitter = self._splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.setChildrenCollapsible(False)
        left = QWidget()
        in_column((self.file.preview, 2), (self._columns, 3), inside=left, spacing=theme.TIGHT)
        splitter.addWidget(left)
        splitter.addWidget(self._pane)
        splitter.setSizes([1240 - WIDTH, WIDTH])
        splitter.setStretchFactor(0, 1)
        self._note = text_label("", "hint", wraps=True, name="import_note")
        self._wrong = text_label("", "wrong", wraps=True, name="import_wrong")
        self._next_problem = button(self.tr("Next problem"), "next_problem")
        self._next_problem.clicked.connect(self._go_to_problem)
        self._shows_cells = button(self.tr("Show the cells…"), "show_left_out")
        self._shows_cells.clicked.connect(self._show_left_out)
        self._replace = QCheckBox(self.tr("Replace the table of the same name in the project"))
        self._replace.setObjectName("replace_table")
        told = in_row((self._wrong, 1), self._next_problem, self._shows_cells, spacing=theme.GAP)
        in_column(
            self.messages,
            self.busy,
            self.file,
            (splitter, 1),
            self._note,
            told,
            self._new_buttons(),
            inside=self,
            spacing=theme.TIGHT,
            margins=(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP),
        )

    def _new_buttons(self) -> QHBoxLayout:
        self._import = button(self.tr("&Import"), "start_import", role="primary")
        self._import.clicked.connect(self._finish)
        self._save_button = button(self.tr("Save the mapping…"), "save_mapping")
        self._save_button.clicked.connect(self._save)
        cancel = button(self.tr("Cancel"), "cancel_import")
        cancel.clicked.connect(self.reject)
        undo, redo = self.holder.undo, self.holder.redo
        self._undo = IconButton("undo", self.tr("Undo"), "import_undo", undo)
        self._redo = IconButton("redo", self.tr("Redo"), "import_redo", redo)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, undo),
            (QKeySequence.StandardKey.Redo, redo),
        ):
            QShortcut(QKeySequence(keys), self, act)
        row = in_row(
            cancel,
            self._save_button,
            self._undo,
            self._redo,
            Stretch(),
            self._replace,
            self._import,
            spacing=theme.GAP,
        )
        for one in (self._import, self._save_button, cancel, self._next_problem, self._shows_cells):
            one.setAutoDefault(False)
        return row

    def _edit(self, column: str, fact: str, value: str) -> None:
        """Take what was typed or chosen in the table of columns."""

        def decide(draft: TableDraft) -> TableDraft:
            plan = draft.plan(column)
            if fact == NAME:
                return draft if plan is None else with_plan(draft, replace(plan, id=value), NAME)
            changes = {USE: with_use, KIND: with_kind, DESIGN: with_chosen_design}
            return changes[fact](draft, column, value)

        self.holder.change(decide)

    def _show(self) -> None:
        """Show the draft as it is now."""
        draft, state = self.holder.draft, self.holder.state
        is_first = self._columns.column is None and draft is not None
        self._columns.show_draft(draft, state)
        self._pane.show_column(self._columns.column or "")
        files = self._session.summary.files
        name = "" if draft is None else draft.table.file
        self._replace.setVisible(any(one.is_table and one.name == name for one in files))
        self._tell(state)
        self._look()
        if is_first:
            self._pane.focus_first_gap()

    def _tell(self, state: DraftState | None) -> None:
        """Say what would be left out, what must be mended first, and what should be known."""
        problems = "" if state is None else " ".join(self._problems(state))
        self._wrong.setText(problems)
        self._wrong.setVisible(bool(problems))
        has_columns = state is not None and any(
            one.mistakes or one.rows for one in state.columns.values()
        )
        self._next_problem.setVisible(has_columns)
        self._shows_cells.setVisible(state is not None and state.left_out > 0)
        notes = [] if state is None else self._notes(state)
        self._note.setText(" ".join(notes))
        self._note.setVisible(bool(notes))
        ready = 0 if state is None else state.rows - state.left_out
        self._import.setText(
            self._import_words(state.rows, ready)
            if state is not None and state.is_ready
            else self.tr("&Import")
        )

    def _import_words(self, rows: int, ready: int) -> str:
        """Say how many rows are imported, and of how many where some are left out."""
        if rows == ready:
            return self.tr("&Import {rows} rows").format(rows=whole_text(ready))
        text = self.tr("&Import {ready} of {rows} rows")
        return text.format(ready=whole_text(ready), rows=whole_text(rows))

    def _problems(self, state: DraftState) -> list[str]:
        said = [
            sentence(one) if isinstance(one, Message) else sentence(one.message)
            for one in state.problems
        ]
        if state.wrong_columns:
            names = ", ".join(state.wrong_columns[:3])
            text = self.tr("Columns to complete first: {count} ({names}).")
            said.append(text.format(count=whole_text(len(state.wrong_columns)), names=names))
        if state.left_out:
            names = ", ".join([name for name, one in state.columns.items() if one.rows][:3])
            text = self.tr("{left_out} of {rows} rows would be left out: {names}.")
            if not names:
                text = self.tr("{left_out} of {rows} rows would be left out.")
            counts = {"left_out": whole_text(state.left_out), "rows": whole_text(state.rows)}
            said.append(text.format(**counts, names=names))
        return said

    def _notes(self, state: DraftState) -> list[str]:
        draft, survey = state.draft, state.draft.survey
        if survey is None:
            return []
        notes = [
            in_labels(survey, one.sentence)
            for one in cautions(survey)
            if one.weight is not Weight.NOTE
        ]
        names = () if draft.is_new else unfilled(survey, draft.mapping)
        if names:
            text = self.tr(
                "Questions without a column, which will be missing for everybody: {names}"
            )
            notes.append(text.format(names=TranslatedLabels(survey).named(", ".join(names))))
        return notes

    def _look(self) -> None:
        """Enable what can be done now."""
        state, is_busy = self.holder.state, self.holder.is_busy
        is_ready = state is not None and state.is_ready and not is_busy
        self._import.setEnabled(is_ready and not self._session.is_importing)
        self._save_button.setEnabled(state is not None and state.draft.survey is not None)
        self._undo.setEnabled(self.holder.can_undo)
        self._redo.setEnabled(self.holder.can_redo)

    def _go_to_problem(self) -> None:
        self._columns.next_problem()
        self._pane.focus_first_gap()

    def _show_left_out(self) -> None:
        state = self.holder.state
        if state is None or state.draft.survey is None:
            return
        dialog = LeftOutDialog(self._session.runner, self._file_picker, self, state.draft)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _finish(self) -> None:
        state = self.holder.state
        if state is None or state.draft.survey is None:
            return
        draft = state.draft
        replaces = self._replace.isChecked() and not self._replace.isHidden()
        assert draft.survey is not None  # noqa: S101 - the state has one
        self._session.import_table(draft.table, draft.survey, draft.mapping, replace=replaces)
        self.file.note_import(draft.survey)
        self.accept()

    def _save(self) -> None:
        state = self.holder.state
        if state is None:
            return
        mapping = state.draft.mapping
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save the mapping"),
            self.tr("Mappings (*{ending})").format(ending=MAPPING_ENDING),
            Path(state.draft.table.file).stem + MAPPING_ENDING,
            MAPPING_ENDING,
        )
        for chosen in self._file_picker(self, request):
            path = with_ending(chosen, MAPPING_ENDING)
            job = self._session.runner.start("table_save", partial(_save_at, mapping, path))
            job.succeeded.connect(lambda _none, path=path: self.messages.saved(path))
            job.failed.connect(self.messages.problem)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the selected column below the others where there is no room beside them."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < theme.scaled(NARROW)
        # where all stand above each other in a low window, the column is what one works on
        is_low = is_narrow and event.size().height() < theme.scaled(LOW)
        across = Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal
        if (self._splitter.orientation(), self.file.preview.isHidden()) != (across, is_low):
            self.file.preview.setHidden(is_low)
            self._splitter.setOrientation(across)
            self._splitter.setStretchFactor(1, int(is_narrow))  # above each other both grow
            if is_narrow:
                self._splitter.setSizes([1, 1])

    def done(self, result: int) -> None:
        """Stop reading and checking, keep what was decided, free the table, and close."""
        self.busy.forget()
        self.file.forget()
        super().done(result)


def _save_at(mapping: TableMapping, path: Path, _progress: Progress) -> None:
    save_mapping(mapping, path)
