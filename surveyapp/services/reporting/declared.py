"""What an analysis found, as blocks of a report: its charts, its tables, and what they say in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial, singledispatch
from itertools import groupby
from pathlib import Path
from typing import Any

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import EstimateChart, Forest
from surveyapp.analyses.base.tables import Priority, Reader, Table, written_table
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.options import USUAL_LEVEL
from surveyapp.services.analyses.writer import NumeralsWriter
from surveyapp.services.charts.declared import drawing_of
from surveyapp.services.charts.drawing import INCHES_WIDE, AxisNumbers, as_bytes
from surveyapp.services.reporting.blocks import (
    Block,
    ChartBlock,
    ColumnHead,
    ParagraphBlock,
    RemarksBlock,
    TableBlock,
    estimate_charts,
    forest_charts,
)
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.storage.files.safe_files import replace_file
from surveyapp.survey.definition.survey import Survey

PART = QT_TRANSLATE_NOOP("report", "Part {part} of {parts}, with the same scale")


def result_blocks(analysis: Analysis, result: Any, style: ReportStyle) -> Iterator[Block]:
    """Yield charts, tables and sentences of what an analysis found.

    Parameters
    ----------
    analysis
        The analysis with its options.
    result
        What it found.
    style
        The report's words and numbers.
    """
    for table in analysis.tables:
        if table.is_there is None or table.is_there(result):
            yield from _TableBlocks(table, analysis, result, style).blocks()


def chart_text(style: ReportStyle, survey: Survey, level: float) -> ChartText:
    """Return how the charts of a report are written.

    Parameters
    ----------
    style
        The report's words and numbers.
    survey
        The survey whose labels they show.
    level
        Of the intervals.
    """
    numerals = style.numerals
    return ChartText(
        style.translate,
        style.labels_of(survey),
        numerals.level(level),
        numerals.percent,
        lambda share: numerals.fixed(100 * share, 1),
        numerals.short,
    )


@dataclass(frozen=True, slots=True)
class _TableBlocks:
    """A table of what an analysis found, with its charts and sentences."""

    table: Table[Any]
    analysis: Analysis
    result: Any
    style: ReportStyle

    @property
    def labels(self) -> SurveyLabels:
        return self.style.labels_of(self.result.survey)

    @property
    def level(self) -> float:
        return float(getattr(self.analysis, "level", USUAL_LEVEL))

    @property
    def pen(self) -> ChartText:
        return chart_text(self.style, self.result.survey, self.level)

    def blocks(self) -> Iterator[Block]:
        """Yield the charts, then each table with its sentences."""
        rows = self.table.shown_rows(self.result)
        for chart in self.table.charts:
            # parts are measures of their own: differences and ratios share no axis
            in_parts = chart.is_of_parts or self.table.parts is not None
            drawn = (some for _, some in self.parts(rows)) if in_parts else [rows]
            for some in drawn:
                value = chart.drawn(self.result, some, self.pen, [""] * len(some))
                if value is not None:
                    yield from _chart_blocks(value, self.style)
        for caption, some in self.parts(rows):
            yield self.written(some, caption)
            yield from self.words(some)

    def parts(self, rows: Sequence[Any]) -> Iterator[tuple[str, Sequence[Any]]]:
        """Yield the rows that stand in one table, with its caption."""
        table, say = self.table, partial(self.style.translate, "analyses")
        if table.caption is not None:
            for _, some in groupby(rows, key=lambda row: getattr(row, table.caption_key)):
                those = tuple(some)
                yield self.style.part(table.caption(those[0], self.result, self.labels)), those
        elif table.parts is not None:
            for value, part in table.parts.items():
                those = tuple(row for row in rows if getattr(row, table.part_key) == value)
                if those:
                    yield say(part), those
        elif rows:
            yield say(table.title), rows

    def written(self, rows: Sequence[Any], caption: str) -> TableBlock:
        """Return some rows as a table; the column that the caption takes the place of is left out."""
        reader = Reader(NumeralsWriter(self.style.numerals, self.style.translate), self.labels)
        every = self.table.columns_of(self.result, self.analysis)
        shown_once = {self.table.caption_key, self.table.part_key if self.table.parts else ""}
        columns = tuple(one for one in every if one.key not in shown_once)
        part = replace(self.table, rows=lambda _result: rows, is_shown=None, columns=columns)
        found = written_table(part, self.result, self.analysis, reader, Priority.USUAL)
        heads = tuple(map(ColumnHead, found.titles, found.numbers))
        return TableBlock(caption, heads, found.cells)

    def words(self, rows: Sequence[Any]) -> Iterator[Block]:
        """Yield what a table says: its summary, or what its first rows mean."""
        table = self.table
        if table.summary is not None:
            said = table.summary(rows, self.result, self.labels, self.level)
            if said:
                yield ParagraphBlock(self._joined(said))
        elif table.meaning is not None:
            meant = (
                table.meaning(row, self.result, self.labels, self.level)
                for row in rows[: table.said_rows]
            )
            told = tuple(self._joined(one) for one in meant if one)
            if told:
                yield RemarksBlock(told)

    def _joined(self, sentences: Sequence[str]) -> str:
        in_labels = self.labels.sentence
        return " ".join(self.style.translated(in_labels(one)) for one in sentences)


def _axis(style: ReportStyle) -> AxisNumbers:
    return AxisNumbers(style.numerals.short_percent, style.numerals.short)


@singledispatch
def _chart_blocks(value: Any, style: ReportStyle) -> Iterator[Block]:
    """Yield a chart value as blocks, none higher than a page."""
    yield ChartBlock(drawing_of(value, _axis(style)), value.spoken)


@_chart_blocks.register
def _(value: EstimateChart, style: ReportStyle) -> Iterator[Block]:
    yield from estimate_charts(value.panels, value.words, _axis(style))


@_chart_blocks.register
def _(value: Forest, style: ReportStyle) -> Iterator[Block]:
    def part_of(part: int, parts: int) -> str:
        whole = style.numerals.whole
        return style.say(PART, part=whole(part), parts=whole(parts))

    yield from forest_charts(value, _axis(style), part_of)


def chart_file(analysis: Analysis, result: Any, title: str, path: Path) -> bool:
    """Write a chart of the first table; return whether there was something to draw.

    Parameters
    ----------
    analysis
        The analysis with its options.
    result
        What it found.
    title
        Of the declared chart.
    path
        Ends in ``.svg``, ``.png`` or ``.pdf``.

    Raises
    ------
    EnvironmentProblem
        if the file cannot be written.
    """
    style = ReportStyle()
    table = analysis.tables[0]
    chart = next(one for one in table.charts if one.title == title)
    rows = table.shown_rows(result)
    level = float(getattr(analysis, "level", 0.95))
    value = chart.drawn(result, rows, chart_text(style, result.survey, level), [""] * len(rows))
    if value is None:
        return False
    drawing = drawing_of(value, AxisNumbers(style.numerals.short_percent, style.numerals.short))
    replace_file(path, as_bytes(drawing, path.suffix[1:].lower(), INCHES_WIDE))
    return True
