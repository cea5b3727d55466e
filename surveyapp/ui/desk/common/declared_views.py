"""A result's declared tables and charts, as the desk shows them: an analysis writes no line of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import wrap
from typing import Any

from surveyapp.analyses.base.tables import Chart, Reader, Table
from surveyapp.analyses.charts.text import ChartText
from surveyapp.options import USUAL_LEVEL
from surveyapp.services.analyses.request import FinishedAnalysis
from surveyapp.services.charts.declared import drawing_of
from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.dataset.filters import with_filter
from surveyapp.ui.desk.common.declared_tables import NUMBERS, WRITER, chart_text, declared_columns
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.widgets.column_table import LazySequence
from surveyapp.ui.widgets.export_button import ExportRows
from surveyapp.ui.widgets.number_format import sentence, sentences
from surveyapp.ui.widgets.result_pane import ResultView

HINT_LETTERS = 90


def views_of(found: FinishedAnalysis) -> tuple[ResultView, ...]:
    """Return each table with its charts, the usual one first; of a parted table each part by itself."""
    return tuple(
        view
        for table in found.request.analysis.tables
        if not table.is_drawn and (table.is_there is None or table.is_there(found.result))
        for view in _views_of(table, found)
    )


def _views_of(table: Table[Any], found: FinishedAnalysis) -> Iterator[ResultView]:
    rows = table.shown_rows(found.result)
    if table.parts is None:
        yield from _views(WRITER.say(table.title), rows, table, found)
        return
    charts = table.charts
    for value, part in table.parts.items():
        those = [row for row in rows if getattr(row, table.part_key) == value]
        if those:
            yield from _views(WRITER.say(part), those, replace(table, charts=charts), found)
            charts = tuple(one for one in charts if one.is_of_parts)  # others are drawn once


def _views(
    title: str, rows: Sequence[Any], table: Table[Any], found: FinishedAnalysis
) -> Iterator[ResultView]:
    """Yield the table with its first chart, then with each further one."""
    result, analysis = found.result, found.request.analysis
    labels = TranslatedLabels(result.survey)  # type: ignore[attr-defined]
    level = getattr(analysis, "level", USUAL_LEVEL)
    meanings = _Meanings(table, result, labels, level)
    row_hints = LazySequence(rows, meanings.hint)
    records = ExportRows(
        *with_filter(
            table.records(result, analysis), table.keys(result, analysis), found.request.where
        )
    )
    view = ResultView(
        title,
        tuple(declared_columns(table, rows, result, analysis, Reader(WRITER, labels))),
        records,
        None,
        LazySequence(rows, meanings.meaning),  # type: ignore[arg-type]
        options=(table.option,) if table.option else (),
        hints=row_hints,  # type: ignore[arg-type]
    )
    caption = sentences(found.notes)
    text = chart_text(labels, level)
    charts = [(one, _drawing(one, rows, row_hints, text, result)) for one in table.charts]
    drawn = [(one, drawing) for one, drawing in charts if drawing is not None]
    if not drawn:
        yield view
    for place, (chart, drawing) in enumerate(drawn):
        called = WRITER.say(chart.title) if chart.title and place else title
        yield replace(view, title=called, drawing=drawing.captioned(caption))


def _drawing(
    chart: Chart[Any], rows: Sequence[Any], hints: Sequence[str], text: ChartText, result: object
) -> Drawing | None:
    value = chart.drawn(result, rows, text, hints)
    return None if value is None else drawing_of(value, NUMBERS)


class _Meanings:
    """What each row means, and where its numbers come from."""

    def __init__(
        self, table: Table[Any], result: object, labels: TranslatedLabels, level: float
    ) -> None:
        self._table, self._result, self._labels, self._level = table, result, labels, level

    def meaning(self, row: Any) -> str:
        """Return what a row means, in sentences; empty where the table says nothing of it."""
        if self._table.meaning is None:
            return ""
        meant = self._table.meaning(row, self._result, self._labels, self._level)
        return sentences(map(self._labels.sentence, meant))

    def hint(self, row: Any) -> str:
        """Return what is told to who points at a row: its meaning and its formulas."""
        formulas = self._table.formulas
        lines = [] if formulas is None else formulas(row, self._result)
        parts = [
            "\n".join(wrap(self.meaning(row), HINT_LETTERS)),
            "\n".join(sentence(one.one_line) for one in lines),
        ]
        return "\n\n".join(part for part in parts if part)
