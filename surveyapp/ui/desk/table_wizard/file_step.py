"""The first step: which file, how it is written, and the survey that its rows belong to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from surveyapp.analyses.base.progress import Progress
from surveyapp.services.table_import.draft import TableDraft, begin_draft, names_like_answers
from surveyapp.services.table_import.mapping import TableMapping
from surveyapp.services.table_import.mapping_files import MAPPING_ENDING, load_mapping
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tables.plain_table import PlainTable, TableForm
from surveyapp.storage.tables.reader import read_table
from surveyapp.storage.tables.registry import ENDINGS
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.table_wizard.file_format_form import TableFormCard
from surveyapp.ui.desk.table_wizard.step import DraftHolder, Step
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.column_table import PADDING, Column, TableView, Written
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.number_format import whole_text

PREVIEW_ROWS = 100
MEASURED_ROWS = 15
_AROUND = 2 * PADDING + 12
"""Pixels beside the letters of a cell or a title, with its mark of the order."""
LONGEST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class _Read:
    """A table, its first draft, and whether no line of it seems to name the columns."""

    table: PlainTable
    draft: TableDraft
    is_without_names: bool


class FileStep(Step):
    """Reads the table again, off the UI thread, whenever its format is changed."""

    read = Signal()
    """A table was read, or could not be."""

    def __init__(
        self,
        session: DeskSession,
        holder: DraftHolder,
        file_picker: PickFiles,
        messages: MessageBar,
        busy: BusyBar,
    ) -> None:
        super().__init__(
            "file_step",
            self.tr("File"),
            self.tr(
                "Choose the table and look at its first rows. If they look wrong, choose "
                "another encoding, delimiter or sheet. The preview updates at once."
            ),
        )
        self._session, self._holder, self._file_picker = session, holder, file_picker
        self._messages, self._busy = messages, busy
        self._path: Path | None = None
        self._form = TableForm()
        self._table: PlainTable | None = None
        self._job: Job | None = None
        self._mapping: TableMapping | None = None
        self._typed_codes: tuple[str, ...] | None = None
        self._new_file()
        self._card = TableFormCard()
        self._card.stated.connect(self._reform)
        self._card.codes_typed.connect(self._take_codes)
        self.content.addWidget(self._card)
        self._new_survey()
        self._preview = _Preview("table_preview", self.tr("First rows of the table"))
        self._summary = text_label("", "hint", wraps=True)
        self._summary.setObjectName("table_summary")
        self.content.addWidget(self._summary)
        self.content.addWidget(self._preview, 1)
        self._show_form()

    def _new_file(self) -> None:
        self._name = text_label(self.tr("No table chosen yet"), "field")
        self._name.setObjectName("table_name")
        choose = button(self.tr("Choose a table…"), "choose_table", role="primary")
        choose.clicked.connect(self.ask_for_table)
        saved = button(self.tr("Use a saved mapping…"), "load_mapping")
        saved.clicked.connect(self._ask_for_mapping)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        for one in (choose, saved):
            row.addWidget(one)
        row.addWidget(self._name, 1)
        self.content.addLayout(row)

    def _new_survey(self) -> None:
        self._survey = Chooser("table_survey", self.tr("Survey of the table"), letters=40)
        for survey in self._session.summary.surveys:
            text = self.tr("{title} ({id}, version {version})").format(
                title=survey.title.any(), id=survey.id, version=survey.version
            )
            self._survey.addItem(text, survey)
        self._survey.addItem(self.tr("A new survey, made from this table"), None)
        current = self._session.summary.asked_survey
        if current is not None:
            self._survey.setCurrentIndex(self._session.summary.surveys.index(current))
        self._survey.activated.connect(lambda _: self._redraft())
        is_new = self._survey.currentData() is None
        self._new_name = QLineEdit()
        self._new_name.setObjectName("new_survey_name")
        self._new_name.setAccessibleName(self.tr("Name of the new survey"))
        self._new_name.setPlaceholderText(self._new_name.accessibleName())
        self._new_name.setToolTip(self._new_name.accessibleName())
        self._new_name.setMaximumWidth(260)
        self._new_name.setVisible(is_new)
        self._new_name.editingFinished.connect(self._rename)
        choose = button(self.tr("A survey file…"), "survey_file")
        choose.clicked.connect(self._ask_for_survey)
        label = text_label(self.tr("Its rows are recorded under"), "field")
        label.setBuddy(self._survey)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(label)
        row.addWidget(self._survey)
        row.addWidget(self._new_name)
        row.addWidget(choose)
        row.addStretch(1)
        self.content.addLayout(row)

    @property
    def is_ready(self) -> bool:
        """Whether a table was read."""
        return self._table is not None and self._holder.draft is not None

    def forget(self) -> None:
        """Stop reading, and let go of the table."""
        if self._job is not None:
            self._job.cancel()
        self._let_go()
        self._path = None
        self._preview.show_columns(())

    def _let_go(self) -> None:
        if self._table is not None:
            self._holder.let_go(self._table.rows, self._table.lines)
        self._table = None

    def ask_for_table(self) -> None:
        """Ask which table to import."""
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        filters = self.tr("Tables ({endings});;All files (*)").format(endings=endings)
        for path in self._file_picker(
            self, FileRequest(PickKind.FILE, self.tr("Choose a table"), filters)
        ):
            self.open_table(path)

    def open_table(self, path: Path) -> None:
        """Read the table at ``path``, finding how it is written."""
        self._path, self._form, self._typed_codes = path, TableForm(), None
        if self._mapping is not None:
            self._form = self._mapping.form
        self._name.setText(path.name)
        self._new_name.setText(path.stem)
        self._name.setToolTip(str(path))
        self._read()

    def _reform(self, facts: Mapping[str, Any]) -> None:
        """Read the table again in the format that the person chose."""
        self._form = replace(self._form, **facts)
        self._read()

    def _read(self) -> None:
        if self._path is None:
            return
        path, form = self._path, self._form
        survey, name, codes = self._given, self._name_of(path), self._typed_codes

        def work(_progress: Progress) -> _Read:
            table = read_table(path, form)
            return _Read(table, begin_draft(table, survey, name, codes), names_like_answers(table))

        job = self._session.runner.start("wizard read", work)
        self._job = job
        self._busy.follow(job, self.tr("Reading the table…"))
        job.succeeded.connect(self._show_table)
        job.failed.connect(self._troubled)

    def _troubled(self, problem: Exception) -> None:
        self._messages.problem(problem)
        self._let_go()
        self._preview.show_columns(())
        self._summary.clear()
        self._holder.put(None)
        self.read.emit()

    def _name_of(self, path: Path) -> str:
        """Return what the new survey is called; empty where the survey is given."""
        if self._given is not None:
            return ""
        return self._new_name.text().strip() or path.stem

    def _show_table(self, found: _Read) -> None:
        self._messages.clear()
        self._let_go()
        table = self._table = found.table
        self._show_form()
        rows = table.rows[:PREVIEW_ROWS]
        lines = Column(
            self.tr("Line"),
            [whole_text(line) for line in table.lines[:PREVIEW_ROWS]],
            is_number=True,
        )
        columns = [
            Column(
                _shown(name),
                Written(rows, partial(_cell, place)),
                about=table.titles.get(name, name),
            )
            for place, name in enumerate(table.columns)
        ]
        self._preview.show_columns([lines, *columns] if rows else ())
        text = self.tr(
            "Rows: {rows}. Columns: {columns}. Rows skipped while reading: {refused}."
        ).format(
            rows=whole_text(len(table.rows)),
            columns=whole_text(len(table.columns)),
            refused=whole_text(len(table.refused)),
        )
        if found.is_without_names:
            text += " " + self.tr(
                "Line {line} looks like data, not like column names. If the table has no "
                "header line, enter 0 as the header line."
            ).format(line=whole_text(table.form.header or 1))
        self._summary.setText(text)
        draft = found.draft
        self._holder.put(self._with_mapping(draft))
        self._drafted()
        if (draft.survey, draft.name) != (self._given, self._name_of(Path(table.file))):
            self._redraft()  # another survey was chosen meanwhile

    @property
    def _given(self) -> Survey | None:
        """The survey of the table; None: one is made of it."""
        survey: Survey | None = self._survey.currentData()
        return survey

    def _redraft(self) -> None:
        """Begin a new draft: of another table, or under another survey."""
        table, survey, codes = self._table, self._given, self._typed_codes
        if table is None:
            return
        self._new_name.setVisible(survey is None)
        name = self._name_of(Path(table.file))
        self._holder.change(
            lambda _: self._with_mapping(begin_draft(table, survey, name, codes)), self._drafted
        )

    def _take_codes(self, codes: tuple[str, ...]) -> None:
        """Take the typed codes for missing values."""
        self._typed_codes = codes
        self._redraft()

    def _drafted(self) -> None:
        """Show the draft of the table."""
        draft = self._holder.draft
        if draft is not None:
            self._card.show_codes(draft.codes)
        self.read.emit()

    def _rename(self) -> None:
        """Give the new survey another name; all other decisions stay."""
        draft, name = self._holder.draft, self._new_name.text().strip()
        if draft is not None and draft.is_new and name and name != draft.name:
            self._holder.change(lambda now: replace(now, name=name, survey=None))

    def _with_mapping(self, draft: TableDraft) -> TableDraft:
        """Return the draft with the saved mapping, where it is of this survey."""
        kept, survey = self._mapping, draft.survey
        if kept is None or survey is None or kept.survey != survey.id:
            return draft
        mapping = TableMapping(
            kept.survey,
            kept.version,
            kept.columns,
            kept.missing,
            draft.table.form,
            kept.sample,
        )
        return replace(draft, mapping=mapping)

    def _show_form(self) -> None:
        self._card.show_table(self._table, "" if self._path is None else self._path.suffix.lower())

    def _ask_for_survey(self) -> None:
        filters = self.tr("Surveys (*.json);;All files (*)")
        request = FileRequest(PickKind.FILE, self.tr("The survey of the table"), filters)
        for path in self._file_picker(self, request):
            job = self._session.runner.start("wizard survey", partial(_survey_at, path))
            job.succeeded.connect(self._take_survey)
            job.failed.connect(self._messages.problem)

    def _take_survey(self, survey: Survey) -> None:
        text = self.tr("{title} ({id}, version {version})").format(
            title=survey.title.any(), id=survey.id, version=survey.version
        )
        self._survey.insertItem(0, text, survey)
        self._survey.setCurrentIndex(0)
        self._redraft()

    def _ask_for_mapping(self) -> None:
        filters = self.tr("Mappings (*{ending});;All files (*)").format(ending=MAPPING_ENDING)
        request = FileRequest(PickKind.FILE, self.tr("A saved mapping"), filters)
        for path in self._file_picker(self, request):
            job = self._session.runner.start("wizard mapping", partial(_mapping_at, path))
            job.succeeded.connect(self._take_mapping)
            job.failed.connect(self._messages.problem)

    def _take_mapping(self, mapping: TableMapping) -> None:
        self._mapping = mapping
        surveys = self._session.summary.surveys
        found = [place for place, one in enumerate(surveys) if one.id == mapping.survey]
        if found:
            self._survey.setCurrentIndex(self._survey.findData(surveys[found[-1]]))
        if self._path is not None:
            self.open_table(self._path)


def _survey_at(path: Path, _progress: Progress) -> Survey:
    return load_survey(path)


def _mapping_at(path: Path, _progress: Progress) -> TableMapping:
    return load_mapping(path)


class _Preview(TableView):
    """A table whose last column takes the room that is left, each row one line high.

    A table has hundreds of columns, so how wide they are is told by the letters of their first cells.
    """

    def __init__(self, name: str, spoken_name: str) -> None:
        super().__init__(name, spoken_name, stretch=0)
        self.setWordWrap(False)

    def resizeColumnsToContents(self) -> None:
        """Make the columns as wide as their names and first cells; Qt would ask each cell's style."""
        letters, titles = self.fontMetrics(), self.horizontalHeader().fontMetrics()
        model, across = self.table, Qt.Orientation.Horizontal
        for place in range(model.columnCount()):
            rows = range(min(model.rowCount(), MEASURED_ROWS))
            cells = (str(model.index(row, place).data()) for row in rows)
            widths = [letters.horizontalAdvance(cell) for cell in cells]
            title = titles.horizontalAdvance(str(model.headerData(place, across)))
            self.setColumnWidth(place, max(title, *widths) + _AROUND)

    def _fit_rows(self) -> None:
        """Leave each row one line high."""

    def show_columns(self, columns: Sequence[Column], stretched: str = "") -> None:
        """Show other columns; the last has the room that is left."""
        self._stretch = max(len(columns) - 1, 0)
        super().show_columns(columns, stretched)


def _cell(place: int, row: Sequence[str]) -> str:
    return _shown(row[place])


def _shown(cell: str) -> str:
    return cell if len(cell) <= LONGEST_SHOWN else cell[: LONGEST_SHOWN - 1] + "…"
