"""The records as a model: a row each, of which only the parts that are looked at are there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, Qt, Signal

from surveyapp.messages.numerals import MINUS
from surveyapp.services.dataset.rows import ROWS_A_PART, Record, RowList, RowsColumn
from surveyapp.survey.types.base import ColumnKind, MeasurementLevel
from surveyapp.ui.appearance import line_icons
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.messages import survey_word
from surveyapp.ui.widgets.number_format import day, own_text, whole_text
from surveyapp.ui.widgets.row_models import LEFT, NOWHERE, RIGHT, Index

MOST_PARTS = 64
"""So many parts stay in memory; those that were looked at last."""
ID_LETTERS = 8
"""Of an interview's id are shown; all of it is in the hint, and is copied."""
COMING = "…"


class RecordsModel(QAbstractTableModel):
    """The id of each interview, and a column for each of the record's.

    ``missed()`` is emitted where a row is looked at that is not there yet; ``put`` brings it.
    """

    missed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: RowList | None = None
        self._columns: tuple[RowsColumn, ...] = ()
        self._writers: tuple[Callable[[str], str], ...] = ()
        self._parts: OrderedDict[int, Sequence[Record]] = OrderedDict()
        self._has_labels = True

    @property
    def rows(self) -> RowList | None:
        """What is shown; None: nothing."""
        return self._rows

    def show(self, rows: RowList | None) -> None:
        """Show other records, none of which is there yet."""
        self.beginResetModel()
        self._rows = rows
        self._columns = () if rows is None else rows.columns
        self._parts.clear()
        self._write_anew()
        self.endResetModel()

    def show_labels(self, *, has_labels: bool) -> None:
        """Show what values are called, or as they are recorded."""
        self._has_labels = has_labels
        self._write_anew()
        self._tell(0, self.rowCount() - 1)

    def _write_anew(self) -> None:
        labels = None if self._rows is None else TranslatedLabels(self._rows.survey)
        self._writers = tuple(
            _writer(one, labels) if labels and self._has_labels else _as_recorded
            for one in self._columns
        )

    def missing(self, first: int, last: int) -> range:
        """Return the parts with the rows from ``first`` to ``last`` that are not there, and those between."""
        wanted = range(max(first, 0) // ROWS_A_PART, max(last, 0) // ROWS_A_PART + 1)
        count = 0 if self._rows is None else self._rows.parts
        absent = [part for part in wanted if part < count and part not in self._parts]
        return range(absent[0], absent[-1] + 1) if absent else range(0)

    def put(self, rows: RowList, parts: Mapping[int, Sequence[Record]]) -> None:
        """Take parts of ``rows`` that were read; those of other records are too late."""
        if rows is not self._rows:
            return
        for part, records in parts.items():
            self._parts[part] = records
            self._parts.move_to_end(part)
        while len(self._parts) > MOST_PARTS:
            self._parts.popitem(last=False)
        for part in parts:
            first = part * ROWS_A_PART
            self._tell(first, min(first + ROWS_A_PART, self.rowCount()) - 1)

    def _tell(self, first: int, last: int) -> None:
        if first <= last and self._columns:
            self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    def record(self, row: int) -> Record | None:
        """Return a record; None where it is not there yet."""
        part, place = divmod(row, ROWS_A_PART)
        records = self._parts.get(part)
        if records is None or place >= len(records):
            return None
        return records[place]

    def written(self, row: int) -> tuple[str, ...] | None:
        """Return a record as it is copied: the whole id, and its values as they are shown."""
        record = self.record(row)
        if record is None:
            return None
        cells = zip(record[1:], self._writers, strict=True)
        return record[0], *(write(cell) if cell else "" for cell, write in cells)

    @property
    def titles(self) -> tuple[str, ...]:
        """The titles as they are copied: those of reports say so."""
        names = (
            self.tr("{name} (report)").format(name=one.name) if one.is_report else one.name
            for one in self._columns
        )
        return self._id_title(), *names

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of records (cells have none)."""
        return 0 if parent.isValid() or self._rows is None else self._rows.interviews

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of columns (cells have none)."""
        return 0 if parent.isValid() or self._rows is None else len(self._columns) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows in that role."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index)
            case Qt.ItemDataRole.AccessibleTextRole:
                text = self._text(index) or self.tr("missing")
                return f"{text}, {self._note()}" if self._is_report(index.column()) else text
            case Qt.ItemDataRole.ToolTipRole:
                return self._hint(index)
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if self._is_number(index.column()) else LEFT
        return None

    def _text(self, index: Index) -> str:
        record = self.record(index.row())
        if record is None:
            self.missed.emit()
            return COMING
        cell = record[index.column()]
        if index.column() == 0:
            return cell[:ID_LETTERS]
        return self._writers[index.column() - 1](cell) if cell else ""

    def _hint(self, index: Index) -> str | None:
        record = self.record(index.row())
        if record is None:
            return None
        if index.column() == 0:
            return record[0]
        cell = record[index.column()]
        said = self.tr("Recorded: {value}").format(value=cell) if cell else self.tr("Missing")
        return f"{said}\n{self._note()}" if self._is_report(index.column()) else said

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return a column's name with the mark of reports and its text, or a row's number."""
        if orientation is Qt.Orientation.Vertical:
            return whole_text(section + 1) if role == Qt.ItemDataRole.DisplayRole else None
        if section > len(self._columns):
            return None
        column = self._columns[section - 1] if section else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._id_title() if column is None else column.name
            case Qt.ItemDataRole.DecorationRole:
                return _mark() if self._is_report(section) else None
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._about(column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if self._is_number(section) else LEFT
        return None

    def _about(self, column: RowsColumn | None) -> str:
        if column is None:
            return self.tr("The random id of the interview, by which the rows are sorted.")
        if column.question is None or self._rows is None:
            return self.tr("From the imported table: how the respondents were drawn.")
        text = TranslatedLabels(self._rows.survey).question(column.question.id)
        if column.is_sample:
            said = self.tr("Which sample the respondent was assigned to by chance.")
            return f"{text}\n{said}"
        return f"{text}\n{self._note()}" if column.is_report else text

    def _is_report(self, column: int) -> bool:
        return column > 0 and self._columns[column - 1].is_report

    def _is_number(self, column: int) -> bool:
        if column == 0:
            return False
        one = self._columns[column - 1]
        if one.question is None:
            return one.level is MeasurementLevel.WEIGHT
        return one.question.measurement_level is MeasurementLevel.NUMERIC

    def _note(self) -> str:
        return self.tr("A report, not an answer: chance may have changed it.")

    def _id_title(self) -> str:
        return self.tr("Interview")


@cache
def _mark() -> object:
    return line_icons.icon("coins", "accent")


def _as_recorded(cell: str) -> str:
    return cell


def _writer(column: RowsColumn, labels: TranslatedLabels) -> Callable[[str], str]:
    """Return what writes the cells of a column for people."""
    question = column.question
    if question is None or column.is_sample:
        return _number if column.level is MeasurementLevel.WEIGHT else _as_recorded
    if question.column_kind is ColumnKind.DAY:
        return lambda cell: day(date.fromisoformat(cell))
    if question.measurement_level is MeasurementLevel.NUMERIC:
        return _number
    names = [*question.answers, *question.reports]
    called = {name: labels.answer(question.id, name) for name in names}
    if parts := [part.id for part in question.part_columns if part.id not in called]:
        texts = question.labels(labels.language, survey_word)
        called = dict(zip(parts, texts, strict=True))
    if not called:
        return question.shown
    return lambda cell: _named(question.answers_in(cell), called)


def _number(cell: str) -> str:
    """Return a recorded number with the analyst's decimal sign."""
    return own_text(cell).replace("-", MINUS)


def _named(answers: Sequence[str], called: Mapping[str, str]) -> str:
    """Return what the answers of a report are called."""
    texts = [called.get(name, name) for name in answers]
    return ", ".join(texts) or QCoreApplication.translate("RecordsModel", "none of them")
