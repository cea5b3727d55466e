"""Margins as they are typed: a row an answer, with the interviews that gave it and the people who would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from surveyapp.analyses.data.weight_recipe import KnownMargin
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.dataset.variables import VariableRow
from surveyapp.services.weighting.margins import typed_margin
from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.number_format import decimal_sign, own_text, whole_text
from surveyapp.ui.widgets.row_models import RIGHT, TYPED, Index, RowModel, look_quiet
from surveyapp.ui.widgets.typed_rows import GoesDown

VARIABLE, ANSWER, COUNT, PEOPLE = range(4)
ROW_HEIGHT, LEAST_HEIGHT, LEAST_WIDTH = 30, 190, 380


@dataclass(frozen=True, slots=True)
class TypedCell:
    """One row: a category of a margin."""

    variables: tuple[str, ...]
    answers: tuple[str, ...]
    """Whose category; no answer of the total of a number."""
    label: str
    """What people call the answer."""
    interviews: int | None
    """How many gave it; None: not counted, as of crossed variables."""
    people: str = ""
    """As typed."""


def own_decimals(number: Fraction) -> str:
    """Return a number with the person's own decimal sign, as it may be typed again."""
    return own_text(decimal_text(number))


def cells_of(row: VariableRow) -> list[TypedCell]:
    """Return the rows of a margin of one variable; of a number its total."""
    if not row.values:
        return [TypedCell((row.name,), (), "", row.count)]
    return [
        TypedCell((row.name,), (one.value,), one.label or one.value, one.count)
        for one in row.values
        if not one.is_missing
    ]


class MarginsModel(RowModel):
    """The margins; ``changed()``: something was typed, added or removed."""

    changed = Signal()
    numbers, texts_stand = (COUNT, PEOPLE), None

    def __init__(self) -> None:
        super().__init__()
        self._cells: list[TypedCell] = []
        self.titles = (
            *(self.tr("Variable"), self.tr("Answer")),
            *(self.tr("Interviews"), self.tr("Population")),
        )

    @property
    def variables(self) -> list[tuple[str, ...]]:
        """Whose margins there are, each once."""
        return list(dict.fromkeys(one.variables for one in self._cells))

    def clear(self) -> None:
        """Have no margins."""
        self._set([])

    def add(self, cells: Sequence[TypedCell]) -> None:
        """Add a margin; one of the same variables gives way."""
        new = {one.variables for one in cells}
        self._set([*(one for one in self._cells if one.variables not in new), *cells])

    def place(self, variables: tuple[str, ...]) -> int:
        """Return the first row of a margin."""
        return [one.variables for one in self._cells].index(variables)

    def remove(self, place: int) -> None:
        """Remove the margin that a row belongs to."""
        if 0 <= place < len(self._cells):
            gone = self._cells[place].variables
            self._set([one for one in self._cells if one.variables != gone])

    def _set(self, cells: list[TypedCell]) -> None:
        self.beginResetModel()
        self._cells = cells
        self.endResetModel()
        self.changed.emit()

    def margins(self) -> tuple[KnownMargin, ...]:
        """Return the margins as they are typed; a ``UserProblem`` names a cell that is empty or no number."""
        found = []
        for variables in self.variables:
            cells = [one for one in self._cells if one.variables == variables]
            empty = next((one for one in cells if not one.people.strip()), None)
            if empty is not None:
                raise UserProblem(
                    msg(
                        "Type how many people have “{answer}” of {margin}, or remove the margin.",
                        answer=empty.label,
                        margin=" × ".join(variables),
                    )
                )
            pairs = [("*".join(one.answers), one.people) for one in cells]
            found.append(typed_margin("*".join(variables), pairs, decimal_sign()))
        return tuple(found)

    def show(self, margins: Sequence[KnownMargin], rows: Sequence[VariableRow]) -> None:
        """Show margins that are known, with the interviews of ``rows``."""
        known = {row.name: {one.value: one for one in row.values} for row in rows}
        counts = {row.name: row.count for row in rows}
        for margin in margins:
            cells = []
            for cell in margin.cells:
                words, interviews = list(cell.answers), None
                if len(margin.variables) == 1:
                    value = known.get(margin.variables[0], {}).get("".join(cell.answers))
                    words = [value.label or value.value] if value is not None else words
                    interviews = None if value is None else value.count
                if margin.is_number:
                    interviews = counts.get(margin.variables[0])
                people = own_decimals(cell.people)
                cells.append(
                    TypedCell(margin.variables, cell.answers, " × ".join(words), interviews, people)
                )
            self.add(cells)

    @property
    def row_total(self) -> int:
        """The number of categories."""
        return len(self._cells)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return whether a cell can be changed: people can."""
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsEditable if index.column() == PEOPLE else found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows in that role."""
        if not index.isValid():
            return None
        cell = self._cells[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return (
                    " × ".join(cell.variables),
                    cell.label if cell.answers else self.tr("Total"),
                    "" if cell.interviews is None else whole_text(cell.interviews),
                    cell.people,
                )[index.column()]
            case Qt.ItemDataRole.ToolTipRole if index.column() == PEOPLE:
                return self.tr("People, or a share such as 48 %")
            case Qt.ItemDataRole.TextAlignmentRole if index.column() >= COUNT:
                return RIGHT
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take what was typed."""
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or index.column() != PEOPLE:
            return False
        if text == self._cells[index.row()].people:
            return False
        self._cells[index.row()] = replace(self._cells[index.row()], people=text)
        self.dataChanged.emit(index, index)
        self.changed.emit()
        return True


class MarginsTable(QTableView):
    """Shows a ``MarginsModel``; people are typed in their cells."""

    def __init__(self, spoken_name: str, model: MarginsModel) -> None:
        super().__init__()
        labelled(self, "weight_margins", spoken_name)
        self.setModel(model)
        GoesDown(self)
        look_quiet(self, ROW_HEIGHT)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(TYPED)
        self.setMinimumHeight(theme.scaled(LEAST_HEIGHT))
        self.setMinimumWidth(theme.scaled(LEAST_WIDTH))
        titles = self.horizontalHeader()
        titles.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        titles.setSectionResizeMode(ANSWER, QHeaderView.ResizeMode.Stretch)
