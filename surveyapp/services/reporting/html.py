"""A report as one HTML file: light, for the screen and for paper, with nothing that is fetched or run.

The same writer makes the plainer HTML that ``ui/documents/report_pdf.py`` lays out on pages: Qt knows fewer
elements, so captions become paragraphs there, and charts are drawn by the caller.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache, singledispatchmethod
from hashlib import sha256
from html import escape

from surveyapp.services.charts.drawing import as_bytes
from surveyapp.services.reporting.blocks import (
    Block,
    ChartBlock,
    ColumnHead,
    HeadingBlock,
    LinesBlock,
    ParagraphBlock,
    RemarksBlock,
    ReportDocument,
    TableBlock,
)

CHART_INCHES = 7.0

ALLOWED = "default-src 'none'; style-src 'unsafe-inline'"
"""Nothing may be fetched or run, whatever a survey's texts hold."""

DrawChart = Callable[[ChartBlock, int], str]
"""Returns the HTML of a chart, given it and its place among the charts."""


def report_html(document: ReportDocument) -> str:
    """Return the report as one HTML file that needs no other."""
    body = "\n".join(_Web().html(block) for block in document.blocks)
    direction = "rtl" if document.is_right_to_left else "ltr"
    style = f"{STYLE}{_page_style(document)}"
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(document.language)}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{ALLOWED}">\n'
        f"<title>{escape(document.title)}</title>\n<style>{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _page_style(document: ReportDocument) -> str:
    foot = "".join(c if c.isalnum() or c in " .,:-·()" else f"\\{ord(c):x} " for c in document.foot)
    return (
        f'@page {{ @bottom-left {{ content: "{foot}"; font: 8pt sans-serif; color: #546270; }} }}\n'
    )


class _Web:
    """Blocks as elements that browsers and screen readers know."""

    @singledispatchmethod
    def html(self, block: Block) -> str:
        """Return the HTML of one block."""
        raise TypeError(f"no HTML for {type(block).__name__}")

    @html.register
    def _(self, block: HeadingBlock) -> str:
        return f'<h{block.level} dir="auto">{escape(block.text)}</h{block.level}>'

    @html.register
    def _(self, block: ParagraphBlock) -> str:
        return f'<p dir="auto">{_html_text(block.text)}</p>'

    @html.register
    def _(self, block: RemarksBlock) -> str:
        kind = "warnings" if block.is_warning else "remarks"
        items = "".join(f'<li dir="auto">{_html_text(one)}</li>' for one in block.sentences)
        return f'<ul class="{kind}">{items}</ul>'

    @html.register
    def _(self, block: LinesBlock) -> str:
        return f'<pre dir="ltr" tabindex="0">{escape(chr(10).join(block.lines))}</pre>'

    @html.register
    def _(self, block: TableBlock) -> str:
        caption = f'<caption dir="auto">{escape(block.caption)}</caption>'
        heads = "".join(
            f'<th scope="col"{_kind(head)} dir="auto">{escape(head.text)}</th>'
            for head in block.heads
        )
        rows = "".join(self._row(block, cells) for cells in block.cells)
        return (
            f'<div class="table" role="region" aria-label="{escape(block.caption)}" tabindex="0">'
            f"<table>{caption}<thead><tr>{heads}</tr></thead>"
            f"<tbody>{rows}</tbody></table></div>"
        )

    @staticmethod
    def _row(block: TableBlock, cells: tuple[str, ...]) -> str:
        first, *others = zip(block.heads, cells, strict=True)
        made = [f'<th scope="row" dir="auto">{_html_text(first[1])}</th>']
        made += [f'<td{_kind(head)} dir="auto">{_html_text(cell)}</td>' for head, cell in others]
        return f"<tr>{''.join(made)}</tr>"

    @html.register
    def _(self, block: ChartBlock) -> str:
        svg = chart_svg(block).decode()
        inside = svg[svg.index("<svg") :].rstrip().replace("<svg", SVG_ROLE, 1)
        # glyphs and clips of several charts in one page must not share their names
        mark = "c" + sha256(svg.encode()).hexdigest()[:8]
        for place in ('id="', '"#', "url(#"):
            inside = inside.replace(place, place + mark)
        return f'<figure role="img" aria-label="{escape(block.caption)}">{inside}</figure>'


SVG_ROLE = '<svg aria-hidden="true"'


@lru_cache(maxsize=64)  # a report as HTML and as PDF has the same charts
def chart_svg(chart: ChartBlock) -> bytes:
    """Return a chart as an SVG file, its letters as outlines."""
    svg = as_bytes(chart.drawing, "svg", CHART_INCHES)
    for blank in _BLANK.findall(svg):  # Qt takes a glyph without an outline for one that is missing
        svg = re.sub(rb'\s*<use xlink:href="#' + re.escape(blank) + rb'"[^>]*/>', b"", svg)
    return _BLANK.sub(b"", svg)


_BLANK = re.compile(rb'\s*<path id="([^"]+)"(?: transform="[^"]*")?/>')


def _html_text(plain: str) -> str:
    """Return text as HTML, its line ends as breaks."""
    return "<br>".join(map(escape, plain.split("\n")))


def _kind(head: ColumnHead) -> str:
    return ' class="number"' if head.is_number else ""


class _Pages(_Web):
    """Blocks as the few elements that Qt lays out on pages."""

    def __init__(self, draw: DrawChart, direction: str) -> None:
        self._draw = draw
        self._charts = 0
        self._direction = direction

    def of(self, block: Block) -> str:
        """Return the HTML of one block."""
        match block:
            case TableBlock():
                return self._grid(block)
            case ChartBlock():
                self._charts += 1
                return self._draw(block, self._charts - 1)
            case RemarksBlock() if block.is_warning:
                return self._box(self.html(block))
            case LinesBlock():
                return "".join(
                    f'<p class="line" dir="ltr">{_html_text(line)}</p>' for line in block.lines
                )
            case _:
                return self.html(block)

    @staticmethod
    def _box(inside: str) -> str:
        return (
            '<table width="100%" cellspacing="0" cellpadding="6" bgcolor="#FCF1DC"><tr>'
            f'<td class="box">{inside}</td></tr></table>'
        )

    def _grid(self, grid: TableBlock) -> str:
        heads = self._in_order(
            f'<th align="{self._side(head)}"><span>{escape(head.text)}</span></th>'
            for head in grid.heads
        )
        rows = "".join(
            "<tr>"
            + self._in_order(
                f'<td align="{self._side(head)}">{_html_text(cell)}</td>'
                for head, cell in zip(grid.heads, cells, strict=True)
            )
            + "</tr>"
            for cells in grid.cells
        )
        return (
            f"<h4>{escape(grid.caption)}</h4>"
            f'<table width="100%" cellspacing="0" cellpadding="3"><thead><tr>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )

    def _in_order(self, cells: Iterable[str]) -> str:
        """Return cells as Qt places them: from the left, whatever the direction of the text."""
        made = list(cells)
        return "".join(reversed(made) if self._direction == "rtl" else made)

    def _side(self, head: ColumnHead) -> str:
        starts, ends = ("right", "left") if self._direction == "rtl" else ("left", "right")
        return ends if head.is_number else starts


def pages_html(document: ReportDocument, draw: DrawChart) -> str:
    """Return the report's body for a layout on pages; ``draw`` gives the HTML of each chart."""
    direction = "rtl" if document.is_right_to_left else "ltr"
    pages = _Pages(draw, direction)
    body = "".join(pages.of(block) for block in document.blocks)
    return f'<html><body dir="{direction}">{body}</body></html>'


STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #17212B;
  font: 16px/1.5 "Inter", "Noto Sans", "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .5rem; color: #084C55; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; padding-bottom: .25rem; border-bottom: 2px solid #DFF0F1; }
p { margin: .5rem 0; max-width: 46rem; }
ul { margin: .5rem 0; padding-inline-start: 1.4rem; max-width: 46rem; }
ul.warnings { background: #FCF1DC; border-inline-start: 4px solid #875300; padding: .6rem .8rem .6rem 2rem; }
.table { overflow-x: auto; margin: 1rem 0 1.4rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding: .2rem 0 .4rem; }
th, td { text-align: start; vertical-align: top; padding: .35rem .5rem; border-bottom: 1px solid #DDE3E9; }
thead th { color: #546270; font-weight: 600; border-bottom: 1.5px solid #8492A0; vertical-align: bottom; }
tbody th { font-weight: 400; }
.number { text-align: end; white-space: nowrap; }
thead .number { white-space: normal; }
figure { margin: 1rem 0; }
figure svg { max-width: 100%; height: auto; }
pre { background: #F4F6F8; padding: .7rem .9rem; overflow-x: auto; font-size: .8rem; line-height: 1.45; }
@page { size: A4; margin: 18mm 16mm 20mm; @bottom-right { content: counter(page) " / " counter(pages);
  font: 8pt sans-serif; color: #546270; } }
@media print {
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  h2, caption, thead { break-after: avoid; }
  tbody tr:first-child { break-before: avoid; }
  tr, figure, li { break-inside: avoid; }
  thead { display: table-header-group; }
  .table, pre { overflow: visible; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 7.5pt; }
  table { font-size: 8pt; }
}
"""
