"""The file above the columns: which it is, how it is written in one line, its first rows, its survey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import SurveyAppError
from surveyapp.services.mapping.table_mapping import TableMapping
from surveyapp.services.table_import.draft import (
    TableDraft,
    begin_draft,
    carried,
    in_its_columns,
    names_like_answers,
)
from surveyapp.services.table_import.draft_state import DraftState, state_of
from surveyapp.services.table_import.kept_imports import (
    KeptImport,
    KeptImports,
    ReadAs,
    given_back,
    with_rows,
    without_rows,
)
from surveyapp.services.table_import.mapping_files import MAPPING_ENDING, load_mapping
from surveyapp.services.table_import.totals_row import TotalsRow, totals_row
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tables.plain_table import PlainTable, TableForm
from surveyapp.storage.tables.reader import read_table
from surveyapp.storage.tables.registry import ENDINGS
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_row
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.table_import.draft_holder import DraftHolder
from surveyapp.ui.desk.table_import.file_format_form import TableFormCard, form_in_words
from surveyapp.ui.jobs import Job
from surveyapp.ui.languages import in_its_direction, survey_facts
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.column_table import Column, LazySequence, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind
from surveyapp.ui.widgets.number_format import whole_text
from surveyapp.ui.widgets.row_labels import PADDING
from surveyapp.ui.widgets.wrapping_row import WrappingRow, in_a_holder

PREVIEW_ROWS = 100
LEAST_PREVIEW, MOST_PREVIEW = 128, 240
"""Pixels: a title of two lines and two rows, and about seven rows."""
"""Pixels of the names and three rows; the others scroll."""
MEASURED_ROWS = 15
_AROUND = 2 * PADDING + 12
"""Pixels beside the letters of a cell or a title, with its mark of the order."""
TITLE_WEIGHT = QFont.Weight.DemiBold
"""Of the titles of tables, as the style sheet has it; Qt's own metrics of a header know nothing of it."""
LONGEST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class _Read:
    """A table, its first draft with what it comes to, and whether no line of it seems to name the columns."""

    table: PlainTable
    state: DraftState
    draft: TableDraft
    begun: TableDraft
    kept: KeptImport | None
    is_without_names: bool
    total: TotalsRow | None


class FileBar(QWidget):
    """Reads the table again, off the UI thread, whenever its format is changed; what was decided stays."""

    def __init__(
        self,
        session: DeskSession,
        holder: DraftHolder,
        file_picker: PickFiles,
        messages: MessageBar,
        busy: BusyBar,
    ) -> None:
        super().__init__()
        self._session, self._holder, self._file_picker = session, holder, file_picker
        self._messages, self._busy = messages, busy
        self._path: Path | None = None
        self._form = TableForm()
        self._table: PlainTable | None = None
        self._job: Job | None = None
        self._mapping: TableMapping | None = None
        self._typed_codes: tuple[str, ...] | None = None
        self._drafts: dict[ReadAs, TableDraft] = {}
        self._kept: TableDraft | None = None
        self._begun: TableDraft | None = None
        self._found_begun: TableDraft | None = None
        self._given_back: TableDraft | None = None
        self._before: TableDraft | None = None
        self._made = ""
        self._imported: TableDraft | None = None
        self._note = ""
        self._content = QVBoxLayout(self)
        self._content.setContentsMargins(0, 0, 0, 0)
        self._content.setSpacing(theme.TIGHT)
        self._new_file()
        self._card = TableFormCard()
        self._card.stated.connect(self._reform)
        self._card.codes_typed.connect(self._take_codes)
        self._content.addWidget(self._card)
        self.preview = _Preview("table_preview", self.tr("First rows of the table"))
        self.preview.setMinimumHeight(theme.scaled(LEAST_PREVIEW))
        self.preview.setMaximumHeight(theme.scaled(MOST_PREVIEW))
        self._card.hide()
        holder.changed.connect(self._follow)
        holder.changed.connect(self._keep)

    def _new_file(self) -> None:
        self._name = text_label(self.tr("No table chosen yet"), "field", name="table_name")
        choose = button(self.tr("Choose a table…"), "choose_table")
        choose.clicked.connect(self.ask_for_table)
        saved = button(self.tr("Use a saved mapping…"), "load_mapping")
        saved.clicked.connect(self._ask_for_mapping)
        self._new_survey()
        file = _beside(self._name, choose, saved)
        survey = _beside(self._survey_label, self._survey, self._new_name, self._survey_file)
        self._content.addLayout(WrappingRow(file, survey))
        self._summary = text_label("", "hint", wraps=True, name="table_summary")
        self._changes = button(self.tr("Change…"), "change_format")
        self._changes.setCheckable(True)
        self._changes.toggled.connect(self._show_card)
        self._content.addLayout(in_row((self._summary, 1), self._changes, spacing=theme.GAP))
        self._changes.hide()
        self._total = text_label("", "wrong", wraps=True, name="totals_row")
        leave_out = button(self.tr("Leave it out"), "leave_out_total")
        leave_out.clicked.connect(self._leave_out_total)
        self._total_row = self._new_line(self._total, leave_out)
        self._found_total: TotalsRow | None = None
        told = self.tr("What you entered for this table before is back.")
        back = text_label(told, "hint", wraps=True, name="given_back")
        start_over = button(self.tr("Start over"), "start_over")
        start_over.clicked.connect(self._start_over)
        self._back_row = self._new_line(back, start_over)

    def _new_line(self, told: QLabel, offer: QPushButton) -> QWidget:
        """Return a line, hidden until there is a reason, that tells something and offers what to do."""
        row = in_row((told, 1), offer, spacing=theme.GAP, margins=(0, 0, 0, 0))
        line = in_a_holder(row)
        self._content.addWidget(line)
        line.hide()
        return line

    def _new_survey(self) -> None:
        self._survey = Chooser("table_survey", self.tr("Survey of the table"), letters=24)
        for survey in self._session.summary.surveys:
            self._survey.addItem(self._titled(survey), survey)
        self._survey.addItem(self.tr("A new survey, made from this table"), None)
        current = self._session.summary.asked_survey
        if current is not None:
            self._survey.setCurrentIndex(self._session.summary.surveys.index(current))
        self._survey.activated.connect(lambda _: self._redraft())
        self._new_name = QLineEdit()
        self._new_name.setObjectName("new_survey_name")
        self._new_name.setAccessibleName(self.tr("Name of the new survey"))
        self._new_name.setPlaceholderText(self.tr("Survey name"))
        self._new_name.setToolTip(self._new_name.accessibleName())
        self._new_name.setMaximumWidth(180)
        self._new_name.setVisible(self._given is None)
        self._new_name.editingFinished.connect(self._rename)
        self._survey_file = button(self.tr("A survey file…"), "survey_file")
        self._survey_file.clicked.connect(self._ask_for_survey)
        self._survey_label = text_label(self.tr("Recorded under"), "field")
        self._survey_label.setBuddy(self._survey)

    def _titled(self, survey: Survey) -> str:
        return self.tr("{title} ({id}, version {version})").format(**survey_facts(survey))

    @property
    def is_ready(self) -> bool:
        """Whether a table was read."""
        return self._table is not None and self._holder.draft is not None

    def forget(self) -> None:
        """Stop reading, keep what was decided, and let go of the table."""
        if self._job is not None:
            self._job.cancel()
        self._leave()
        self._let_go()
        self._path = None
        self.preview.show_columns(())

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
        """Read the table at ``path``, finding how it is written; what was decided of it before is back."""
        self._open(path, is_anew=False)

    def _open(self, path: Path, *, is_anew: bool) -> None:
        if path != self._path:
            self._leave()
            self._drafts, self._kept, self._begun = {}, None, None
            self._made, self._imported = "", None
        self._path, self._form, self._typed_codes = path, TableForm(), None
        if self._mapping is not None:
            self._form = self._mapping.form
        self._name.setText(path.name)
        self._new_name.setText(path.stem)
        self._name.setToolTip(str(path))
        self._read(is_anew=is_anew)

    def _leave(self) -> None:
        """Hold no draft any more; what is still worked out of it is kept too, once that is done."""
        typed_into = self.window().focusWidget()
        if typed_into is not None:
            typed_into.clearFocus()  # what stands in a field is decided
        draft, kept = self._holder.draft, self._now_kept()
        unfinished, imports = self._holder.unfinished(), self._session.kept_imports
        if draft is not None and kept is not None and unfinished:
            whole, last = draft, kept

            def work(_progress: Progress) -> None:
                made = whole
                for decide in unfinished:
                    made = decide(made)
                imports.keep(replace(last, draft=without_rows(made)))

            self._session.runner.start(f"table_kept {last.path}", work)
        self._holder.put(None)

    def _now_kept(self) -> KeptImport | None:
        """Return what is decided of the table that is open."""
        draft = self._holder.draft
        if draft is None or self._path is None:
            return None
        path, project = self._path.absolute(), self._session.project
        others, was = {**self._drafts}, without_rows(draft)
        return KeptImport(path, project, was, self._begun, others, self._made, self._imported)

    def _keep(self) -> None:
        kept = self._now_kept()
        if kept is not None:
            self._session.kept_imports.keep(kept)

    def note_import(self, survey: Survey) -> None:
        """Note that the table was handed over to the project as it is."""
        if self._path is not None:
            self._session.kept_imports.note_import(self._path.absolute(), survey)

    def _start_over(self) -> None:
        """Decide nothing of the table, until the step is taken back."""
        begun = self._found_begun
        if begun is not None:
            self._drafts, self._typed_codes = {}, None
            self._holder.change(lambda _: begun)

    def _reform(self, facts: Mapping[str, Any]) -> None:
        """Read the table again in the format that the person chose."""
        self._form = replace(self._form, **facts)
        self._read()

    def _read(self, *, is_anew: bool = False) -> None:
        if self._path is None:
            return
        path, form, before = self._path, self._form, self._holder.draft or self._kept
        survey, name, codes = self._given, self._name_of(path), self._typed_codes
        with_mapping, earlier, may_be_back = self._with_mapping, self._earlier, self._may_be_back
        imports, is_first = self._session.kept_imports, before is None and not is_anew
        if before is not None:
            before = self._drafts[_key(before)] = without_rows(before)

        def work(_progress: Progress) -> _Read:
            table = _read_as_before(path, form, imports) if is_first else read_table(path, form)
            kept = imports.of_table(path.absolute(), table) if is_first else None
            if kept is not None and not kept.is_decided:
                kept = None
            begun = draft = with_mapping(begin_draft(table, survey, name, codes))
            if before is not None:
                was = in_its_columns(before, table)
                draft = earlier(carried(draft, was), was)
            if kept is not None:
                draft = given_back(begun, kept, table, partial(may_be_back, kept))
            without_names = names_like_answers(table)
            return _Read(
                table, state_of(draft), draft, begun, kept, without_names, totals_row(table)
            )

        job = self._session.runner.start("table_read", work)
        self._job = job
        self._busy.follow(job, self.tr("Reading the table…"))
        job.succeeded.connect(self._show_table)
        job.failed.connect(self._troubled)

    def _troubled(self, problem: Exception) -> None:
        self._messages.problem(problem)
        self._let_go()
        self.preview.show_columns(())
        self._show_total(None)
        self._summary.clear()
        self._changes.setChecked(True)  # what was read wrongly is written otherwise
        self._kept = self._holder.draft or self._kept
        self._holder.put(None)

    def _name_of(self, path: Path) -> str:
        """Return what the new survey is called; empty where the survey is given."""
        if self._given is not None:
            return ""
        return self._new_name.text().strip() or path.stem

    def _show_table(self, found: _Read) -> None:
        self._messages.clear()
        self._let_go()
        table = self._table = found.table
        self._card.show_table(table, "" if self._path is None else self._path.suffix.lower())
        self._show_card(self._changes.isChecked())
        self._changes.show()
        self._note = ""
        if found.is_without_names:
            self._note = self.tr(
                "Line {line} looks like data, not like column names. If the table has no "
                "header line, enter 0 as the header line."
            ).format(line=whole_text(table.form.header or 1))
            self._changes.setChecked(True)
        self._show_rows(table)
        self._show_total(found.total)
        kept, begun, wanted = found.kept, found.begun, self._given
        self._found_begun, self._given_back = begun, None if kept is None else found.draft
        if kept is not None:
            self._begun, self._drafts = kept.begun, {**kept.others, _key(kept.draft): kept.draft}
            self._made, self._imported = kept.made, kept.imported
            if kept.draft == kept.imported:
                self._imported = without_rows(found.draft)
            self._form = table.form
            if found.draft.codes != begun.codes:
                self._typed_codes = found.draft.codes
        elif self._begun is None:
            self._begun = without_rows(begun)
        past = [] if kept is None else [begun]
        if self._before is not None and self._before.table.form == table.form:
            past = [with_rows(self._before, table)]
        self._before = None
        self._holder.put(found.draft, found.state, past)
        read_under = None if begun.is_new else begun.survey
        if wanted is not read_under:  # another one was chosen meanwhile
            self._survey.setCurrentIndex(self._survey.findData(wanted))
            self._redraft()

    def _show_rows(self, table: PlainTable) -> None:
        rows = table.rows[:PREVIEW_ROWS]
        lines = Column(
            self.tr("Line"),
            [whole_text(line) for line in table.lines[:PREVIEW_ROWS]],
            is_number=True,
        )
        columns = [
            Column(
                _shown(name),
                LazySequence(rows, partial(_cell, place)),
                about=table.titles.get(name, name),
            )
            for place, name in enumerate(table.columns)
        ]
        self.preview.show_columns([lines, *columns] if rows else ())

    def _show_total(self, found: TotalsRow | None) -> None:
        """Say that a row at the foot adds up the others, and offer to leave it out."""
        self._found_total = found
        self._total_row.setVisible(found is not None)
        if found is not None:
            self._total.setText(
                self.tr(
                    "Line {line} (“{word}”) looks like a total. It would count as an interview."
                ).format(line=whole_text(found.line), word=in_its_direction(found.word))
            )

    def _leave_out_total(self) -> None:
        if self._found_total is not None:
            self._reform({"foot": self._found_total.foot})

    def _show_card(self, is_shown: bool) -> None:  # noqa: FBT001 - a signal's
        self._card.setVisible(is_shown and self._path is not None)

    @property
    def _given(self) -> Survey | None:
        """The survey of the table; None: one is made of it."""
        survey: Survey | None = self._survey.currentData()
        return survey

    def _redraft(self) -> None:
        """Begin a draft under another survey, or with other codes; what was decided stays."""
        draft, survey, codes = self._holder.draft, self._given, self._typed_codes
        self._new_name.setVisible(survey is None)
        table = self._table
        if table is None or draft is None:
            return
        self._drafts[_key(draft)] = without_rows(draft)
        name = self._name_of(Path(table.file))

        def decide(now: TableDraft) -> TableDraft:
            begun = self._with_mapping(begin_draft(table, survey, name, codes))
            return self._earlier(carried(begun, now), now)

        self._holder.change(decide)

    def _earlier(self, draft: TableDraft, now: TableDraft) -> TableDraft:
        """Return the draft with what was decided when there were these columns and this survey before."""
        known = self._drafts.get(_key(draft))
        return draft if known is None or _key(draft) == _key(now) else carried(draft, known)

    def _take_codes(self, codes: tuple[str, ...]) -> None:
        """Take the typed codes for missing values."""
        self._typed_codes = codes
        self._redraft()

    def _follow(self) -> None:
        """Show what the draft says of the file, after a step back too."""
        draft, state = self._holder.draft, self._holder.state
        if draft is None or state is None:
            return
        back, begun = self._given_back, self._found_begun
        is_back = back is not None and begun is not None and self._holder.has_followed(back, begun)
        self._back_row.setVisible(is_back)
        self._card.show_codes(draft.codes)
        given = None if draft.is_new else draft.survey
        if given is not None and self._survey.findData(given) < 0:
            self._survey.insertItem(0, self._titled(given), given)
        places = range(self._survey.count())
        self._survey.setCurrentIndex(
            next(place for place in places if self._survey.itemData(place) == given)
        )
        self._new_name.setVisible(draft.is_new)
        if draft.is_new and not self._new_name.hasFocus():
            self._new_name.setText(draft.name)
        counted = self.tr("{rows} rows, {columns} columns").format(
            rows=whole_text(state.rows), columns=whole_text(len(draft.table.columns))
        )
        parts = [counted, *form_in_words(draft.table, draft.codes)]
        self._summary.setText(" ".join(filter(None, ("; ".join(parts) + ".", self._note))))

    def _rename(self) -> None:
        """Give the new survey another name; all other decisions stay."""
        draft, name = self._holder.draft, self._new_name.text().strip()
        if draft is not None and draft.is_new and name and name != draft.name:
            self._holder.change(lambda now: replace(now, name=name, survey=None))

    def _may_be_back(self, kept: KeptImport, draft: TableDraft) -> bool:
        """Return whether a table may have the survey that it had when it was left."""
        surveys = self._session.summary.surveys
        if draft.is_new or draft.survey is None:  # once it is imported, the project has the survey
            return all(one.id != kept.made for one in surveys)
        is_here = kept.project == self._session.project and draft.survey.id != kept.made
        return is_here or draft.survey in surveys

    def _with_mapping(self, draft: TableDraft) -> TableDraft:
        """Return the draft with the saved mapping, where it is of this survey."""
        kept, survey = self._mapping, draft.survey
        if kept is None or survey is None or kept.survey != survey.id:
            return draft
        return replace(draft, mapping=replace(kept, form=draft.table.form))

    def _ask_for_survey(self) -> None:
        filters = self.tr("Surveys (*.json);;All files (*)")
        request = FileRequest(PickKind.FILE, self.tr("The survey of the table"), filters)
        for path in self._file_picker(self, request):
            job = self._session.runner.start("table_survey", partial(_survey_at, path))
            job.succeeded.connect(self._take_survey)
            job.failed.connect(self._messages.problem)

    def _take_survey(self, survey: Survey) -> None:
        self._survey.insertItem(0, self._titled(survey), survey)
        self._survey.setCurrentIndex(0)
        self._redraft()

    def _ask_for_mapping(self) -> None:
        filters = self.tr("Mappings (*{ending});;All files (*)").format(ending=MAPPING_ENDING)
        request = FileRequest(PickKind.FILE, self.tr("A saved mapping"), filters)
        for path in self._file_picker(self, request):
            job = self._session.runner.start("table_mapping", partial(_mapping_at, path))
            job.succeeded.connect(self._take_mapping)
            job.failed.connect(self._messages.problem)

    def _take_mapping(self, mapping: TableMapping) -> None:
        self._mapping = mapping
        surveys = self._session.summary.surveys
        found = [place for place, one in enumerate(surveys) if one.id == mapping.survey]
        given = self._given
        if found:
            self._survey.setCurrentIndex(self._survey.findData(surveys[found[-1]]))
        elif given is None or given.id != mapping.survey:
            text = self.tr(
                "This mapping is of the survey {survey}, which is not in the project. Choose its file "
                "with “A survey file…” to use the mapping."
            )
            survey = in_its_direction(mapping.survey)
            self._messages.say(MessageKind.NOTE, text.format(survey=survey))
            return
        if self._path is not None:
            self._kept, self._before = None, self._holder.draft  # the mapping says it all
            self._holder.put(None)
            self._open(self._path, is_anew=True)


def _beside(*widgets: QWidget) -> QWidget:
    whole = QWidget()
    in_row(*widgets, inside=whole, spacing=theme.GAP)
    return whole


def _key(draft: TableDraft) -> ReadAs:
    """Return what tells drafts apart that are of one file: how it was read, and the survey."""
    survey = None if draft.is_new else draft.survey
    return draft.table.columns, "" if survey is None else f"{survey.id} {survey.version}"


def _survey_at(path: Path, _progress: Progress) -> Survey:
    return load_survey(path)


def _mapping_at(path: Path, _progress: Progress) -> TableMapping:
    return load_mapping(path)


def _read_as_before(path: Path, form: TableForm, imports: KeptImports) -> PlainTable:
    """Return a table in the format that a person stated when it was open before, if it is the same still."""
    kept = imports.of_path(path.absolute())
    if kept is not None and kept.is_decided:
        was = kept.draft.table
        with suppress(SurveyAppError):  # the file has changed
            table = read_table(path, was.form)
            if table.sha256 == was.sha256:
                return table
    table = read_table(path, form)
    copied = imports.of_table(path.absolute(), table)
    was = table if copied is None or not copied.is_decided else copied.draft.table
    is_other = was.sha256 == table.sha256 and was.form != table.form
    return read_table(path, was.form) if is_other else table


class _Preview(TableView):
    """A table whose last column takes the room that is left, each row one line high.

    A table has hundreds of columns, so how wide they are is told by the letters of their first cells.
    """

    def __init__(self, name: str, spoken_name: str) -> None:
        super().__init__(name, spoken_name, stretch=0)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)

    def selectRow(self, row: int) -> None:
        """Select nothing: the rows are only looked at."""

    def resizeColumnsToContents(self) -> None:
        """Make the columns as wide as their names and first cells; Qt would ask each cell's style."""
        strong = QFont(self.horizontalHeader().font())
        strong.setWeight(TITLE_WEIGHT)
        letters, titles = self.fontMetrics(), QFontMetrics(strong)
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
    return in_its_direction(cell if len(cell) <= LONGEST_SHOWN else cell[: LONGEST_SHOWN - 1] + "…")
