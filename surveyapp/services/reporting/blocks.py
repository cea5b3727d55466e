"""A report as a sequence of blocks, before anybody knows whether it becomes HTML or pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from surveyapp.analyses.base.charts import ChartPanel, EstimateWords, Forest, ForestLine
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.charts.drawing import (
    AxisNumbers,
    Drawing,
    estimates_drawing,
    forest_drawing,
    lines_high,
)

MOST_LINES_OF_A_CHART = 26
"""So that a chart fits on a page with its caption."""


@dataclass(frozen=True, slots=True)
class HeadingBlock:
    """The heading of a part; ``level`` 1 is the report's title."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class ParagraphBlock:
    """Plain sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class RemarksBlock:
    """Sentences in a list; warnings stand out."""

    sentences: tuple[str, ...]
    is_warning: bool = False


@dataclass(frozen=True, slots=True)
class ColumnHead:
    """The head of a column."""

    text: str
    is_number: bool = False


@dataclass(frozen=True, slots=True)
class TableBlock:
    """A table; ``cells`` has one text a column in each row, and the first names the row."""

    caption: str
    heads: tuple[ColumnHead, ...]
    cells: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ChartBlock:
    """A drawing that says the same as a table; ``caption`` states what it shows."""

    drawing: Drawing
    caption: str


@dataclass(frozen=True, slots=True)
class LinesBlock:
    """Lines of commands or hashes, in letters of one width."""

    lines: tuple[str, ...]


Block = HeadingBlock | ParagraphBlock | RemarksBlock | TableBlock | ChartBlock | LinesBlock


@dataclass(frozen=True, slots=True)
class ReportDocument:
    """A whole report: its title, what stands at the foot of each page, the language of its words."""

    title: str
    foot: str
    language: str
    is_right_to_left: bool
    blocks: tuple[Block, ...]

    @property
    def charts(self) -> tuple[ChartBlock, ...]:
        """The charts, in order."""
        return tuple(block for block in self.blocks if isinstance(block, ChartBlock))


PAGE = QT_TRANSLATE_NOOP("report", "Page {page} of {pages}")
"""At the foot of each page."""


def estimate_charts(
    panels: Sequence[ChartPanel], words: EstimateWords, numbers: AxisNumbers
) -> Iterator[ChartBlock]:
    """Yield charts of estimates, none higher than a page."""
    for some in _paged(panels):
        yield ChartBlock(estimates_drawing(some, words, numbers), words.spoken)


def _paged(panels: Sequence[ChartPanel]) -> Iterator[list[ChartPanel]]:
    page: list[ChartPanel] = []
    room = MOST_LINES_OF_A_CHART
    for panel in panels:
        for start in range(0, len(panel.whiskers), MOST_LINES_OF_A_CHART):
            part = panel.whiskers[start : start + MOST_LINES_OF_A_CHART]
            if page and len(part) + 1 > room:
                yield page
                page, room = [], MOST_LINES_OF_A_CHART
            page.append(replace(panel, whiskers=part))
            room -= len(part) + 1
    if page:
        yield page


def forest_charts(
    forest: Forest, numbers: AxisNumbers, part_of: Callable[[int, int], str]
) -> Iterator[ChartBlock]:
    """Yield charts of numbers with intervals, none higher than a page and all with the same scale.

    ``part_of`` says below each of several which part it is, of how many.
    """
    parts = list(_pages_of_lines(forest.lines))
    if len(parts) > 1:
        forest = replace(forest, reach=_reach(forest.lines))
    for number, lines in enumerate(parts, start=1):
        drawing = forest_drawing(replace(forest, lines=lines), numbers)
        part_name = part_of(number, len(parts)) if len(parts) > 1 else ""
        spoken = f"{forest.spoken} ({part_name})" if part_name else forest.spoken
        yield ChartBlock(drawing.captioned(part_name), spoken)


def _pages_of_lines(lines: Sequence[ForestLine]) -> Iterator[tuple[ForestLine, ...]]:
    page: list[ForestLine] = []
    for line in lines:
        if page and lines_high([*page, line]) > MOST_LINES_OF_A_CHART:
            yield tuple(page)
            page = []
        page.append(line)
    yield tuple(page)


def _reach(lines: Sequence[ForestLine]) -> tuple[float, float]:
    """Return the ends of all that is drawn."""
    values = [end for line in lines for end in (line.low, line.estimate, line.high)]
    return min(values), max(values)
