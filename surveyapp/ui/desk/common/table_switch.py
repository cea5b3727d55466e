"""The declared tables of a page that shows one analysis: one at a time, with the buttons between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QStackedWidget

from surveyapp.analyses.base.tables import Table
from surveyapp.services.charts.drawing import Drawing
from surveyapp.ui.desk.common.declared_tables import WRITER, DeclaredResult
from surveyapp.ui.widgets.chart_view import ChartCard
from surveyapp.ui.widgets.column_table import LEAST_STRETCHED, TableView
from surveyapp.ui.widgets.export_button import ExportButton
from surveyapp.ui.widgets.layout import segment
from surveyapp.ui.widgets.wrapping_row import in_a_holder

LEAST_TABLE = 96
"""Pixels that a table has in any case."""


class TableSwitch(QStackedWidget):
    """One table of a result at a time; ``segments`` are the buttons that turn to another.

    A table is filled when it is looked at: all of them together take too long for a window.
    """

    looked_at = Signal()
    """Another table, another row of it, or another result."""

    def __init__(
        self,
        page: str,
        tables: Sequence[Table[Any]],
        stretched: Mapping[str, str],
        *,
        first: str = "",
        least: int = LEAST_STRETCHED,
    ) -> None:
        """Put the ``tables`` of one analysis behind each other; names of widgets begin with ``page``.

        ``stretched`` names of each table the column that takes the room that is left, ``least`` the pixels
        that it has in any case. ``first`` is the key of the table that is shown at first, if not the first.
        """
        super().__init__()
        self.shown: DeclaredResult | None = None
        self._declared, self._stretched = tuple(tables), stretched
        self._unfilled: set[int] = set()
        self._buttons = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(0)
        for place, table in enumerate(self._declared):
            title = WRITER.say(table.title)
            end = {0: "left", len(self._declared) - 1: "right"}.get(place, "neither")
            one = segment(title, f"view_{page}_{table.key}", end)
            one.setChecked(table.key == first or (not first and place == 0))
            self._buttons.addButton(one, place)
            row.addWidget(one)
            view = TableView(f"{page}_{table.key}", title, stretch=0, least=least)
            view.row_changed.connect(self._row_changed)
            self.addWidget(view)
        self.segments = in_a_holder(row)
        self.setMinimumHeight(LEAST_TABLE)
        self.setCurrentIndex(self._buttons.checkedId())
        self._buttons.idToggled.connect(self._turned)

    @property
    def table(self) -> Table[Any]:
        """The declared table that is looked at."""
        return self._declared[self._buttons.checkedId()]

    @property
    def row(self) -> int:
        """The row of it that is selected; −1 where none is."""
        return self._view(self._buttons.checkedId()).currentIndex().row()

    @property
    def meaning(self) -> str:
        """What this row means, or what the table shows."""
        return "" if self.shown is None else self.shown.meaning(self.table, self.row)

    def button(self, table: Table[Any]) -> QPushButton:
        """Return the button that turns to ``table``."""
        found = self._buttons.button(self._declared.index(table))
        assert isinstance(found, QPushButton)  # noqa: S101 - nothing else was put there
        return found

    def show_result(self, shown: DeclaredResult | None) -> None:
        """Show another result; None empties all tables."""
        self.shown = shown
        self._unfilled = set(range(self.count()))
        if shown is None:
            for place in range(self.count()):
                self._view(place).show_columns(())
        self._look()

    def draw(self, drawing: Drawing | None, card: ChartCard, export: ExportButton) -> None:
        """Show ``drawing`` in ``card``, which is hidden without one, and offer both for export."""
        card.show_drawing(drawing)
        export.offer(None if self.shown is None else self.shown.export(self.table), drawing)

    def _view(self, place: int) -> TableView:
        view = self.widget(place)
        assert isinstance(view, TableView)  # noqa: S101 - nothing else was put there
        return view

    def _turned(self, _id: int, is_on: bool) -> None:  # noqa: FBT001 - a signal's
        if is_on:
            self._look()

    def _row_changed(self) -> None:
        if self.sender() is self.currentWidget():
            self.looked_at.emit()

    def _look(self) -> None:
        place = self._buttons.checkedId()
        self.setCurrentIndex(place)
        if self.shown is not None and place in self._unfilled:
            self._unfilled.remove(place)
            table = self._declared[place]
            columns = self.shown.columns(table)
            self._view(place).show_columns(columns, self._stretched[table.key])
        self.looked_at.emit()
