"""The grid of variables: a row each, edited in place as in SPSS's variable view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QAbstractTableModel, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from surveyapp.designs.core.typed_numbers import filed_number
from surveyapp.services.dataset.variables import (
    VariableKind,
    VariableRow,
    set_hidden,
    set_label,
    set_level,
    set_missing,
)
from surveyapp.services.output.renamed_variables import rename
from surveyapp.survey.types.base import MeasurementLevel
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.desk.variables.words import level_name, origin
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.number_format import decimal_sign, sentence, whole_text, written
from surveyapp.ui.widgets.row_models import RIGHT, TYPED, Index, RowModel, look_quiet

Change = Callable[[Path], None]
ROW_HEIGHT = 34
LEAST_COLUMN, MOST_COLUMN = 70, 190
OPENING_MS = 180
BETWEEN = "; "
"""Between missing codes; a comma may be a decimal sign."""


class At(IntEnum):
    """The columns."""

    USE = 0
    NAME = 1
    LABEL = 2
    LEVEL = 3
    VALUES = 4
    MISSING = 5
    ORIGIN = 6
    COUNT = 7


class VariablesModel(RowModel):
    """The variables; ``changed(Change)`` asks for a change of the project, which ends in other rows.

    What was typed is shown until then; ``take_back`` shows what the project has.
    """

    changed = Signal(object)
    numbers = (At.COUNT,)

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[VariableRow, ...] = ()
        self._typed: dict[tuple[int, int], str] = {}
        self._can_change = False
        self.titles = (
            *(self.tr("Use"), self.tr("Name"), self.tr("Label"), self.tr("Level")),
            *(self.tr("Values"), self.tr("Missing"), self.tr("Design"), self.tr("n")),
        )

    @property
    def rows(self) -> tuple[VariableRow, ...]:
        """The variables that are shown."""
        return self._rows

    def show(self, rows: Sequence[VariableRow], *, can_change: bool) -> None:
        """Show other variables, or other facts about them; what can be kept of the view is kept."""
        self._can_change = can_change
        self._typed.clear()
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = tuple(rows)
            self.endResetModel()
        else:
            self._rows = tuple(rows)
            self.tell_all()

    def take_back(self) -> None:
        """Show what the project has: what was typed was refused."""
        self._typed.clear()
        self.tell_all()

    @property
    def row_total(self) -> int:
        """The number of variables."""
        return len(self._rows)

    def about_column(self, column: int, role: int) -> object:
        """Return what a column is for."""
        if role not in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole}:
            return None
        return {
            At.USE: self.tr("Whether analyses are offered this variable"),
            At.NAME: self.tr("What tables and files call the variable"),
            At.LABEL: self.tr("What the variable is, in words"),
            At.LEVEL: self.tr("What can be computed from it: every analysis looks at the level"),
            At.VALUES: self.tr("Labels of the values; change them below"),
            At.MISSING: self.tr("Values that count as missing, such as -99"),
            At.ORIGIN: self.tr("How it was asked, or what it is made from"),
            At.COUNT: self.tr("Number of interviews with a value"),
        }.get(At(column))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with a cell."""
        found = super().flags(index)
        row, at = self._rows[index.row()], At(index.column())
        if at is At.USE and row.kind is VariableKind.ASKED and self._can_change:
            found |= Qt.ItemFlag.ItemIsUserCheckable
        is_editable = {
            At.NAME: row.can_rename,
            At.LABEL: row.can_rename,
            At.LEVEL: len(row.levels) > 1,
            At.MISSING: row.can_have_missing,
        }.get(at, False)
        return found | Qt.ItemFlag.ItemIsEditable if is_editable and self._can_change else found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows in that role."""
        if not index.isValid():
            return None
        row, at = self._rows[index.row()], At(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._typed.get((index.row(), at), _text(row, at))
            case Qt.ItemDataRole.ToolTipRole:
                return self._hint(row, at)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, at)
            case Qt.ItemDataRole.ForegroundRole if row.is_hidden:
                return QColor(theme.current_theme().muted)
        return self._look(row, at, role)

    def _look(self, row: VariableRow, at: At, role: int) -> object:
        """Return what of a cell belongs to its column alone."""
        match at, role:
            case At.USE, Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Unchecked if row.is_hidden else Qt.CheckState.Checked
            case At.NAME, Qt.ItemDataRole.DecorationRole:
                return self._sign(row)
            case At.COUNT, Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT
        return None

    @staticmethod
    def _sign(row: VariableRow) -> object:
        return line_icons.icon("coins" if row.is_randomized else "blank", "accent")

    def _hint(self, row: VariableRow, at: At) -> str | None:
        notes = [sentence(one) for one in row.notes]
        if row.is_randomized and at in {At.NAME, At.ORIGIN}:
            notes.insert(0, self.tr("What is recorded are reports, not answers."))
        if row.epsilon and at is At.ORIGIN:
            notes.append(f"ε = {written(row.epsilon)}")
        shown = _text(row, at) if at not in {At.USE, At.COUNT} else ""
        return "\n".join(filter(None, (shown, *notes))) or None

    def _spoken(self, row: VariableRow, at: At) -> str | None:
        if at is At.USE:
            return self.tr("not used") if row.is_hidden else self.tr("used")
        if at is At.NAME and row.is_randomized:
            return self.tr("{name}, reports, not answers").format(name=row.name)
        return _text(row, at)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for the change that was typed or chosen."""
        row, at = self._rows[index.row()], At(index.column())
        # a name that was typed a moment ago is the variable's when this change is made
        row = replace(row, name=self._typed.get((index.row(), At.NAME), row.name))
        if not self._can_change:
            return False
        if at is At.USE and role == Qt.ItemDataRole.CheckStateRole:
            hidden = Qt.CheckState(value) is Qt.CheckState.Unchecked
            self.changed.emit(partial(set_hidden, name=row.name, hidden=hidden))
            return True
        change = _change(row, at, value)
        if role != Qt.ItemDataRole.EditRole or change is None:
            return False
        shown = level_name(value) if isinstance(value, MeasurementLevel) else str(value).strip()
        self._typed[index.row(), at] = shown
        self.dataChanged.emit(index, index)
        self.changed.emit(change)
        return True


def _text(row: VariableRow, at: At) -> str:
    match at:
        case At.NAME:
            return row.name
        case At.LABEL:
            return " ".join(row.label.split())
        case At.LEVEL:
            return level_name(row.level)
        case At.VALUES:
            return ", ".join(one.label for one in row.values if not one.is_missing)
        case At.MISSING:
            return BETWEEN.join(row.missing)
        case At.ORIGIN:
            return origin(row)
        case At.COUNT:
            return whole_text(row.count)
    return ""


def _change(row: VariableRow, at: At, value: object) -> Change | None:
    """Return the change that a cell's new value asks for; None where it asks for none."""
    text = str(value).strip()
    match at:
        case At.LEVEL if isinstance(value, MeasurementLevel) and value is not row.level:
            return partial(set_level, name=row.name, level=value)
        case At.NAME if text and text != row.name:
            return partial(rename, name=row.name, new=text)
        case At.LABEL if text != _text(row, at):
            return partial(set_label, name=row.name, label=text)
        case At.MISSING if (codes := _codes(row, text)) != row.missing:
            return partial(set_missing, name=row.name, values=codes)
    return None


def _codes(row: VariableRow, text: str) -> tuple[str, ...]:
    """Return the missing codes that were typed, numbers as they are recorded."""
    between = ";" if ";" in text or decimal_sign() == "," else ","
    codes = [one.strip() for one in text.split(between)]
    is_number = not row.values
    return tuple(filed_number(one, decimal_sign()) if is_number else one for one in codes if one)


class _Levels(QStyledItemDelegate):
    """Offers the levels that a variable can have, in a box that opens at once."""

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QComboBox:
        """Return the box."""
        model = index.model()
        assert isinstance(model, VariablesModel)  # noqa: S101 - the grid has no other
        box = Chooser("variable_level", str(model.headerData(index.column(), _ACROSS)), letters=8)
        box.setParent(parent)
        row = model.rows[index.row()]
        for level in row.levels:
            box.addItem(level_name(level), level.value)
        box.choose(row.level.value)
        box.activated.connect(lambda _place: self._chosen(box))
        return box

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Give the box the room that the longest level needs."""
        room = QRect(option.rect)
        room.setWidth(max(room.width(), editor.sizeHint().width()))
        if option.direction is Qt.LayoutDirection.RightToLeft:
            room.moveRight(option.rect.right())
        editor.setGeometry(room)

    def _chosen(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def setEditorData(self, editor: QWidget, _index: Index) -> None:
        """Open the list once the mouse is let go, which would choose an entry else."""
        assert isinstance(editor, QComboBox)  # noqa: S101 - see createEditor()
        QTimer.singleShot(OPENING_MS, editor, editor.showPopup)

    def setModelData(self, editor: QWidget, model: QAbstractTableModel, index: Index) -> None:  # type: ignore[override]
        """Give the model the chosen level."""
        assert isinstance(editor, QComboBox)  # noqa: S101 - see createEditor()
        model.setData(index, MeasurementLevel(editor.currentData()))


_ACROSS = Qt.Orientation.Horizontal


class VariablesGrid(QTableView):
    """Shows a ``VariablesModel``. ``chosen(row)`` tells the row that is worked on; −1: none."""

    chosen = Signal(int)

    def __init__(self, model: VariablesModel) -> None:
        super().__init__()
        labelled(self, "variables_grid", self.tr("Variables"))
        self.setModel(model)
        look_quiet(self, ROW_HEIGHT)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(TYPED)
        self._levels = _Levels(self)
        self.setItemDelegateForColumn(At.LEVEL, self._levels)
        self._is_unfitted = True
        model.modelReset.connect(self._fit)
        model.dataChanged.connect(self._fit)
        self.selectionModel().currentChanged.connect(
            lambda now, _before: self.chosen.emit(now.row())
        )

    def _fit(self) -> None:
        """Give columns the room that they need, once, and names whenever one is longer than all before.

        The labels have what is left.
        """
        if not self.model().rowCount():
            return
        least, most = theme.scaled(LEAST_COLUMN), theme.scaled(MOST_COLUMN)
        if not self._is_unfitted:
            wanted = min(self.sizeHintForColumn(At.NAME), most)
            self.setColumnWidth(At.NAME, max(self.columnWidth(At.NAME), wanted))
            return
        self._is_unfitted = False
        self.resizeColumnsToContents()
        for place in At:
            bound = least if place not in {At.USE, At.COUNT} else 0
            self.setColumnWidth(place, min(max(self.columnWidth(place), bound), most))
        self.horizontalHeader().setSectionResizeMode(At.LABEL, QHeaderView.ResizeMode.Stretch)
