"""The tables and charts of a report, as blocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from surveyapp.analyses.base.charts import EstimateWords
from surveyapp.analyses.charts.panels import chart_panels, panels_of_one_chart
from surveyapp.analyses.computation.estimates.rows import EstimateRow, EstimateTable
from surveyapp.analyses.data.questions import YES_OR_NO
from surveyapp.analyses.words.plain_words import summarize_estimate
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.numerals import NONE
from surveyapp.services.charts.drawing import AxisNumbers
from surveyapp.services.reporting.blocks import (
    Block,
    ColumnHead,
    ParagraphBlock,
    TableBlock,
    estimate_charts,
)
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.survey.definition.survey import Survey

ANSWER = QT_TRANSLATE_NOOP("report", "Answer")
GROUP = QT_TRANSLATE_NOOP("report", "Group")
N = QT_TRANSLATE_NOOP("report", "n")
ESTIMATE = QT_TRANSLATE_NOOP("report", "Estimate")
ERROR = QT_TRANSLATE_NOOP("report", "Std. error")
COINS = QT_TRANSLATE_NOOP("report", "of which coins")
INTERVAL = QT_TRANSLATE_NOOP("report", "{level} interval")
MOST_LIKELY = QT_TRANSLATE_NOOP("report", "Most likely")
NAIVE = QT_TRANSLATE_NOOP("report", "Naive reading")
ABOUT_QUESTION = QT_TRANSLATE_NOOP("report", "{question}: {text}")
BY_GROUPS = QT_TRANSLATE_NOOP("report", "{question} by {by}: {text}")
TEST_CAPTION = QT_TRANSLATE_NOOP("report", "Tests of the designs")
QUESTION = QT_TRANSLATE_NOOP("report", "Question")
HYPOTHESIS = QT_TRANSLATE_NOOP("report", "Hypothesis")
STATISTIC = QT_TRANSLATE_NOOP("report", "Statistic")
FREEDOM = QT_TRANSLATE_NOOP("report", "df")
P_VALUE = QT_TRANSLATE_NOOP("report", "p")
COINS_PART = QT_TRANSLATE_NOOP("report", "The coins’ part of it")
NAIVE_MARK = QT_TRANSLATE_NOOP("report", "Naive reading of the reports")
MEAN_AXIS = QT_TRANSLATE_NOOP("report", "Mean answer")
SHARE_AXIS = QT_TRANSLATE_NOOP("report", "Share of respondents")
CHART = QT_TRANSLATE_NOOP(
    "report", "Chart of the estimates with intervals; the tables have the same numbers"
)


def estimate_blocks(
    table: EstimateTable, by: str | None, level: float, style: ReportStyle
) -> Iterator[Block]:
    """Yield the charts of ``table``, a grid for each question, and the tests of its designs."""
    yield from _charts(table, by, level, style)
    for _, rows in groupby(table.rows, key=lambda row: row.question):
        some = tuple(rows)
        yield _estimates(table.survey, some, by, level, style)
        if by is None:
            sentences = summarize_estimate(
                _described_row(some), style.labels_of(table.survey), by, level
            )
            yield ParagraphBlock(" ".join(map(style.translated, sentences)))
    if table.tests:
        yield _tests(table, by, style)


def _described_row(rows: Sequence[EstimateRow]) -> EstimateRow:
    """Return the row to describe in words: the first of yes/no and of means, else the most frequent."""
    if rows[0].is_mean or {row.answer for row in rows} >= set(YES_OR_NO):
        return rows[0]
    known = (row for row in rows if not row.is_other_share)
    return max(known, key=lambda row: row.estimate, default=rows[0])


def _charts(
    table: EstimateTable, by: str | None, level: float, style: ReportStyle
) -> Iterator[Block]:
    shares = tuple(row for row in table.rows if not row.is_mean)
    of_means = [
        tuple(rows)
        for _, rows in groupby((r for r in table.rows if r.is_mean), key=lambda r: r.question)
    ]
    for rows in (shares, *of_means):
        labels = style.labels_of(table.survey)
        shown = chart_panels(replace(table, rows=rows), by, labels, style.translate)
        if rows and shown:
            words = _words(level, style, is_mean=shown[0].is_mean)
            yield from estimate_charts(panels_of_one_chart(shown), words, _axis(style))


def _axis(style: ReportStyle) -> AxisNumbers:
    return AxisNumbers(style.numerals.short_percent, style.numerals.short)


def _words(level: float, style: ReportStyle, *, is_mean: bool) -> EstimateWords:
    return EstimateWords(
        estimate=style.say(ESTIMATE),
        interval=style.say(INTERVAL, level=style.numerals.level(level)),
        coins=style.say(COINS_PART),
        naive=style.say(NAIVE_MARK),
        axis=style.say(MEAN_AXIS if is_mean else SHARE_AXIS),
        spoken=style.say(CHART),
    )


def _estimates(
    survey: Survey,
    rows: Sequence[EstimateRow],
    by: str | None,
    level: float,
    style: ReportStyle,
) -> TableBlock:
    labels, question = style.labels_of(survey), rows[0].question
    grouped = [ColumnHead(style.say(GROUP))] if by is not None else []
    numbers = (N, ESTIMATE, ERROR, COINS)
    heads = (
        ColumnHead(style.say(ANSWER)),
        *grouped,
        *(ColumnHead(style.say(text), is_number=True) for text in numbers),
        ColumnHead(style.say(INTERVAL, level=style.numerals.level(level)), is_number=True),
        *(ColumnHead(style.say(text), is_number=True) for text in (MOST_LIKELY, NAIVE)),
    )
    cells = tuple(
        (
            labels.answer(question, row.answer),
            *([labels.group(by, row.group)] if by is not None else []),
            *_numbers(row, style),
        )
        for row in rows
    )
    text = labels.question(question)
    caption = style.say(
        ABOUT_QUESTION if by is None else BY_GROUPS, question=question, by=by, text=text
    )
    return TableBlock(caption, heads, cells)


def _numbers(row: EstimateRow, style: ReportStyle) -> tuple[str, ...]:
    numerals, is_share = style.numerals, not row.is_mean
    return (
        numerals.whole(row.n),
        numerals.amount(row.estimate, is_share=is_share),
        numerals.amount(row.se, is_share=is_share),
        numerals.amount(row.se_coins, is_share=is_share),
        numerals.span(row.low, row.high, is_share=is_share),
        numerals.percent(row.mle),
        numerals.amount(row.raw, is_share=is_share),
    )


def _tests(table: EstimateTable, by: str | None, style: ReportStyle) -> TableBlock:
    labels = style.labels_of(table.survey)
    heads = (
        ColumnHead(style.say(QUESTION)),
        ColumnHead(style.say(GROUP)),
        ColumnHead(style.say(HYPOTHESIS)),
        *(ColumnHead(style.say(text), is_number=True) for text in (STATISTIC, FREEDOM, P_VALUE)),
    )
    cells = tuple(
        (
            row.question,
            labels.group(by, row.group) or NONE,
            style.translate("messages", row.test.hypothesis),
            f"{row.test.symbol} = {style.numerals.quantity(row.test.statistic)}",
            style.numerals.whole(row.test.degrees),
            style.numerals.p_value(row.test.p_value),
        )
        for row in table.tests
    )
    return TableBlock(style.say(TEST_CAPTION), heads, cells)
