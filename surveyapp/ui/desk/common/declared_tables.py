"""Declared tables and charts of analyses, as the desk shows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.formats import Sign
from surveyapp.analyses.base.tables import Column, Priority, Reader, Table, column_title
from surveyapp.analyses.charts.text import ChartText
from surveyapp.options import USUAL_LEVEL
from surveyapp.services.charts.declared import drawing_of
from surveyapp.services.charts.drawing import AxisNumbers, Drawing
from surveyapp.ui.appearance import line_icons
from surveyapp.ui.desk.common.desk_writer import DeskWriter
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.widgets import column_table
from surveyapp.ui.widgets.column_table import LazySequence
from surveyapp.ui.widgets.export_button import ExportRows, Later
from surveyapp.ui.widgets.number_format import (
    level_text,
    percent,
    percent_number,
    sentences,
    short_percent,
    short_quantity,
)

WRITER = DeskWriter()
SIGNS: dict[Sign, tuple[str, line_icons.Ink]] = {
    Sign.GOOD: ("imported", "good"),
    Sign.WARN: ("warning", "warn"),
    Sign.BAD: ("refused", "bad"),
}
"""For each sign its drawing, and its colour."""


QUESTION = "question"
"""The key of the column that says which question a row is of."""
MOST_AT_ONCE = 200
"""Rows of a table that is written at once; a longer one as far as it is looked at."""


NUMBERS = AxisNumbers(short_percent, short_quantity)


def declared_columns(
    table: Table[Any], rows: Sequence[Any], result: Any, analysis: Analysis, reader: Reader
) -> list[column_table.Column]:
    """Return the columns that windows show: what is essential first, then names before numbers."""
    shown = table.said_columns(result, analysis, rows, Priority.MORE)
    shown.sort(key=lambda one: (one.priority, one.is_number and one.label is None))
    return [_column(one, rows, result, analysis, reader) for one in shown]


def _priority(column: Column, rows: Sequence[Any]) -> Priority:
    """Return what a column is shown before: the question gives way where all rows are of the same one."""
    if column.key != QUESTION or len(rows) < 2:
        return column.priority
    first = column.value_of(rows[0])
    is_same = all(column.value_of(row) == first for row in rows)
    return Priority.MORE if is_same else column.priority


def _column(
    column: Column, rows: Sequence[Any], result: Any, analysis: Analysis, reader: Reader
) -> column_table.Column:
    texts = LazySequence(rows, lambda row: column.read(row, result, reader))
    signs: dict[Sign | None, QIcon] = {None: QIcon()}
    if column.sign:
        signs |= {sign: line_icons.icon(*SIGNS[sign]) for sign in Sign}
    return column_table.Column(
        column_title(column, reader, analysis),
        texts if len(rows) > MOST_AT_ONCE else list(texts),
        is_number=column.is_number and column.label is None,
        priority=_priority(column, rows),
        is_shared=column.key == QUESTION,
        icons=[signs[column.sign(row)] for row in rows] if column.sign else (),
        about=WRITER.say(column.help) if column.help else "",
        raw={
            key: LazySequence(rows, column.value_of if key == column.key else attrgetter(key))
            for key in column.keys
        },
    )


def chart_text(labels: Any, level: float) -> ChartText:
    """Return how the desk writes charts, with intervals of that confidence level."""
    bare = partial(percent_number, decimals=1)
    return ChartText(
        QCoreApplication.translate, labels, level_text(level), percent, bare, short_quantity
    )


class DeclaredResult:
    """An analysis with what it found, read for the desk."""

    def __init__(self, analysis: Analysis, result: Any) -> None:
        self.analysis, self.result = analysis, result
        self._labels = None if result.survey is None else TranslatedLabels(result.survey)
        self._reader = Reader(WRITER, self._labels)

    def columns(self, table: Table[Any]) -> list[column_table.Column]:
        """Return the columns that windows show, each text written when it is looked at."""
        rows = table.shown_rows(self.result)
        return declared_columns(table, rows, self.result, self.analysis, self._reader)

    def meaning(self, table: Table[Any], row: int) -> str:
        """Return what a shown row means (below 0: the first one); of an empty table why it is."""
        rows = table.shown_rows(self.result)
        if not rows:
            return "" if table.empty is None else WRITER.sentence(table.empty(self.result))
        if table.meaning is None:
            return ""
        chosen = rows[min(max(row, 0), len(rows) - 1)]
        meant = table.meaning(chosen, self.result, self._labels, self._level)
        return sentences(meant if self._labels is None else map(self._labels.sentence, meant))

    @property
    def _level(self) -> float:
        return getattr(self.analysis, "level", USUAL_LEVEL)

    @property
    def pen(self) -> ChartText:
        """How the desk writes charts."""
        return chart_text(self._labels, self._level)

    def chart(self, table: Table[Any]) -> Any:
        """Return the value of the first chart of a table; None where there is nothing to draw."""
        rows = table.shown_rows(self.result)
        hints = [""] * len(rows)
        drawn = (one.drawn(self.result, rows, self.pen, hints) for one in table.charts)
        return next((one for one in drawn if one is not None), None)

    def export(self, table: Table[Any]) -> ExportRows:
        """Return a table for files, whose rows are made when it is exported."""
        return ExportRows(
            Later(partial(table.records, self.result, self.analysis)),
            table.keys(self.result, self.analysis),
        )


def drawn(value: Any) -> Drawing | None:
    """Return a value of a declared chart as a drawing with the numbers of the locale; None of None."""
    return None if value is None else drawing_of(value, NUMBERS)
