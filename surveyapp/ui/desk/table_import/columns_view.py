"""The columns of the file as rows of one table, edited in place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from surveyapp.services.mapping.table_mapping import question_of_record
from surveyapp.services.table_import.draft import (
    DESIGN,
    IGNORED,
    KIND,
    NAME,
    USE,
    VALUES,
    TableDraft,
)
from surveyapp.services.table_import.draft_state import DraftState
from surveyapp.services.table_import.survey_from_table import KINDS
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.desk.common.estimate_text import kind_name
from surveyapp.ui.desk.table_import.column_words import (
    design_words,
    possible_designs,
    possible_uses,
    problem_words,
    short_use,
    type_words,
    use_words,
    values_words,
)
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.row_models import Index, RowModel, look_quiet

COLUMN, USED, NAMED, TYPE, DESIGNED, MEANS, PROBLEM = range(7)
_FACTS = {USED: USE, NAMED: NAME, TYPE: KIND, DESIGNED: DESIGN, MEANS: VALUES}
_FROM_LISTS = (USED, TYPE, DESIGNED)
LEAST = 60
"""Pixels that a column has in any case."""
ROW_HEIGHT = 32
MARK = 13
"""Pixels of the marks before the texts."""
Entry = tuple[str, str]
"""A choice in words, and what it is."""


@dataclass(frozen=True, slots=True)
class _Row:
    """What is shown of a column; ``guessed`` are the cells that nobody has decided."""

    texts: tuple[str, ...]
    guessed: frozenset[int]
    is_used: bool


class ColumnsModel(RowModel):
    """The columns of a draft; each row is written when it is looked at."""

    edited = Signal(str, str, str)
    """A column, the fact that was edited, and what it is now."""

    def __init__(self) -> None:
        super().__init__()
        self._draft: TableDraft | None = None
        self._state: DraftState | None = None
        self._uses: dict[str, str] = {}
        self._rows: dict[int, _Row] = {}
        self.titles = (
            *(self.tr("Column"), self.tr("Use"), self.tr("Name"), self.tr("Type")),
            *(self.tr("Design"), self.tr("Values"), self.tr("Problems")),
        )

    def show(self, draft: TableDraft | None, state: DraftState | None) -> None:
        """Show another draft; of the same columns the selection stays."""
        is_same = (
            draft is not None
            and self._draft is not None
            and draft.table.columns == self._draft.table.columns
        )
        if not is_same:
            self.beginResetModel()
        self._draft, self._state, self._rows = draft, state, {}
        self._uses = {} if draft is None else draft.uses()
        if not is_same:
            self.endResetModel()
        else:
            self.tell_all()

    def column(self, row: int) -> str | None:
        """Return the file's column that is shown at ``row``."""
        draft = self._draft
        if draft is None or not 0 <= row < len(draft.table.columns):
            return None
        return draft.table.columns[row]

    def text(self, row: int, place: int) -> str:
        """Return what a cell says."""
        return self._row(row).texts[place]

    @property
    def row_total(self) -> int:
        """The number of the file's columns."""
        return 0 if self._draft is None else len(self._draft.table.columns)

    def _row(self, row: int) -> _Row:
        found = self._rows.get(row)
        if found is None:
            found = self._rows[row] = self._written(row)
        return found

    def _written(self, row: int) -> _Row:
        draft, state, column = self._draft, self._state, self.column(row)
        if draft is None or state is None or column is None:
            return _Row(("",) * len(self.titles), frozenset(), is_used=False)
        use, plan, of_column = self._uses[column], draft.plan(column), state.of(column)
        if plan is None and not draft.is_new and draft.survey is not None and of_column.record:
            kind = _type_in(draft, of_column.record)
        else:
            kind = "" if plan is None else type_words(plan.kind)
        texts = (
            column,
            short_use(draft, column, use),
            "" if plan is None else plan.id,
            kind,
            "" if plan is None else design_words(plan),
            values_words(draft, column, of_column),
            problem_words(of_column),
        )
        guessed = {place for place, fact in _FACTS.items() if draft.is_guess(column, fact)}
        if plan is None:
            guessed -= {NAMED, TYPE, DESIGNED}
        if not of_column.first:
            guessed -= {MEANS}
        return _Row(texts, frozenset(guessed), use != IGNORED)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows: guesses with a question mark, problems in red with a mark."""
        row, place = self._row(index.row()), index.column()
        text = row.texts[place]
        is_guess = place in row.guessed and bool(text)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.tr("{text}, guessed").format(text=text) if is_guess else text
            case Qt.ItemDataRole.ForegroundRole:
                return self._colour(row, place)
            case Qt.ItemDataRole.DecorationRole if place == COLUMN:
                return self._mark(row)
            case Qt.ItemDataRole.DecorationRole if is_guess:
                return line_icons.icon("help", "muted")
        return None

    @staticmethod
    def _colour(row: _Row, place: int) -> QColor | None:
        colours = theme.current_theme()
        if row.texts[PROBLEM] and place in {COLUMN, PROBLEM}:
            return QColor(colours.bad)
        return None if row.is_used else QColor(colours.muted)

    @staticmethod
    def _mark(row: _Row) -> QIcon:
        if row.texts[PROBLEM]:
            return line_icons.icon("warning", "bad")
        return line_icons.icon(*(("imported", "good") if row.is_used else ("close", "muted")))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return whether a cell can be edited."""
        usual = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        can = index.column() == NAMED and bool(self._row(index.row()).texts[NAMED])
        return usual | Qt.ItemFlag.ItemIsEditable if can or self.entries(index) else usual

    def entries(self, index: Index) -> list[Entry]:
        """Return what can be chosen in a cell; nothing where it is typed, or only shown."""
        draft, column = self._draft, self.column(index.row())
        if draft is None or column is None:
            return []
        if index.column() == USED:
            return [(use_words(draft, use), use) for use in possible_uses(draft, column)]
        plan = draft.plan(column) if draft.is_new else None
        if plan is None or plan.by_row is not None:
            return []
        if index.column() == TYPE and not plan.members:
            return [(type_words(kind), kind) for kind in KINDS]
        if index.column() == DESIGNED:
            return possible_designs(plan)
        return []

    def chosen(self, index: Index) -> str:
        """Return which of the entries of a cell holds."""
        draft, column = self._draft, self.column(index.row())
        if draft is None or column is None:
            return ""
        plan = draft.plan(column)
        if index.column() == USED or plan is None:
            return self._uses[column]
        return plan.kind if index.column() == TYPE else str(plan.design["name"])

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tell what was typed or chosen; the draft answers."""
        column, fact = self.column(index.row()), _FACTS.get(index.column())
        if role != Qt.ItemDataRole.EditRole or column is None or fact is None:
            return False
        before = self.chosen(index) if self.entries(index) else self.text(index.row(), NAMED)
        if str(value) != before or fact != NAME:
            self.edited.emit(column, fact, str(value))
        return True


def _type_in(draft: TableDraft, record: str) -> str:
    survey = draft.survey
    return "" if survey is None else kind_name(question_of_record(survey, record).type_name)


class _Entries(QStyledItemDelegate):
    """Chooses in a cell from a list that opens at once."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a list of what can be chosen, or a line to type in."""
        model = index.model()
        assert isinstance(model, ColumnsModel)  # noqa: S101 - of no other table
        entries = model.entries(index)
        if not entries:
            return super().createEditor(parent, option, index)
        chooser = Chooser(
            "cell_entries", str(model.headerData(index.column(), Qt.Orientation.Horizontal))
        )
        chooser.setParent(parent)
        for text, value in entries:
            chooser.addItem(text, value)
        chooser.setCurrentIndex(chooser.findData(model.chosen(index)))
        chooser.activated.connect(lambda _: self._take(chooser))
        QTimer.singleShot(0, chooser, chooser.showPopup)
        return chooser

    def _take(self, chooser: Chooser) -> None:
        self.commitData.emit(chooser)
        self.closeEditor.emit(chooser)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Leave a list as it was filled."""
        if not isinstance(editor, Chooser):
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QAbstractTableModel, index: Index) -> None:  # type: ignore[override]
        """Tell the model what was chosen."""
        if isinstance(editor, Chooser):
            if editor.currentData() != model.chosen(index):  # type: ignore[attr-defined]
                model.setData(index, editor.currentData())
        else:
            super().setModelData(editor, model, index)


def shared_out(needed: Sequence[int], room: int) -> list[int]:
    """Return widths, in pixels, that fit into the room: of those that need too much, all get the same."""
    widths, left = [0] * len(needed), room
    for done, place in enumerate(sorted(range(len(needed)), key=needed.__getitem__)):
        widths[place] = min(needed[place], max(0, left) // (len(needed) - done))
        left -= widths[place]
    return widths


class ColumnsView(QTableView):
    """The table of columns; ``row_changed`` tells the file's column that is selected."""

    row_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table_columns")
        self.setAccessibleName(self.tr("Columns of the table"))
        self.columns = ColumnsModel()
        self.setModel(self.columns)
        self.setItemDelegate(_Entries(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        look_quiet(self, ROW_HEIGHT)
        self.setIconSize(QSize(MARK, MARK))
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(theme.scaled(LEAST))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setResizeContentsPrecision(
            0
        )  # the rows that are seen: a file may have thousands of columns
        self._is_fitting, self._is_chosen = False, False
        header.sectionResized.connect(self._resized)
        self.selectionModel().currentRowChanged.connect(self._tell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into the room that is left."""
        super().resizeEvent(event)
        self._fit()

    def _resized(self, _place: int, _before: int, _after: int) -> None:
        held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._is_chosen |= held and not self._is_fitting

    def _fit(self) -> None:
        """Give each column what its texts need, the longest ones less where there is too little room."""
        if self._is_chosen or self._is_fitting or not self.columns.rowCount():
            return
        self._is_fitting = True
        header, count = self.horizontalHeader(), self.columns.columnCount()
        needed = [
            max(self.sizeHintForColumn(place), header.sectionSizeHint(place))
            for place in range(count)
        ]
        words = [
            *_FROM_LISTS,
            PROBLEM,
        ]  # these are read at a glance; the file's own texts can be cut
        rest = [place for place in range(count) if place not in words]
        room = self.viewport().width()
        given = shared_out([needed[place] for place in words], room * 2 // 3)
        left = shared_out([needed[place] for place in rest], room - sum(given))
        for place, width in zip((*words, *rest), (*given, *left), strict=True):
            self.setColumnWidth(place, width)
        self._is_fitting = False

    def _tell(self, current: QModelIndex, _before: QModelIndex) -> None:
        self.row_changed.emit(self.columns.column(current.row()) or "")

    @property
    def column(self) -> str | None:
        """The file's column that is selected."""
        return self.columns.column(self.currentIndex().row())

    def show_draft(self, draft: TableDraft | None, state: DraftState | None) -> None:
        """Show another draft; of a new file select the first column that has a problem."""
        is_new = self.column is None or draft is None or self.column not in draft.table.columns
        self.columns.show(draft, state)
        self._is_chosen &= not is_new
        self._fit()
        if is_new and draft is not None and state is not None:
            wrong = (
                r for r, name in enumerate(draft.table.columns) if problem_words(state.of(name))
            )
            self.select(next(wrong, 0))

    def select(self, row: int) -> None:
        """Select the column at ``row``."""
        self.setCurrentIndex(self.columns.index(row, max(self.currentIndex().column(), 0)))

    def next_problem(self) -> None:
        """Select the next column with a problem, from the selected one on."""
        count = self.columns.rowCount()
        after = self.currentIndex().row() + 1
        for step in range(count):
            row = (after + step) % count
            if self.columns.text(row, PROBLEM):
                self.select(row)
                return
