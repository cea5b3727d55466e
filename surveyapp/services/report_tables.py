"""The tables and charts of a report, as blocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from surveyapp.errors import QT_TRANSLATE_NOOP
from surveyapp.services.analyse import EstimateRow, EstimateTable
from surveyapp.services.charts import AxisNumbers, EstimateWords, Forest, ForestLine
from surveyapp.services.compare import (
    ALL_ANSWERS,
    CORRELATION,
    DIFFERENCE,
    ODDS_RATIO,
    ComparedRow,
    Comparison,
)
from surveyapp.services.crosstab import CrossTable
from surveyapp.services.groups import KIOSK, short_kiosk
from surveyapp.services.numerals import NONE
from surveyapp.services.panels import panels, readable
from surveyapp.services.report_document import (
    Block,
    Grid,
    Head,
    estimate_charts,
    forest_charts,
)
from surveyapp.services.report_manner import Manner
from surveyapp.survey.survey import Survey

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
TOGETHER = QT_TRANSLATE_NOOP("report", "{questions} together; {n} respondents")
COMPARED = QT_TRANSLATE_NOOP("report", "{question} between groups of {by}")
GROUPS = QT_TRANSLATE_NOOP("report", "Groups")
MEASURE = QT_TRANSLATE_NOOP("report", "Measure")
KIOSKS = QT_TRANSLATE_NOOP("report", "kiosks")
MEASURES = {
    DIFFERENCE: QT_TRANSLATE_NOOP("report", "Difference"),
    ODDS_RATIO: QT_TRANSLATE_NOOP("report", "Odds ratio"),
    CORRELATION: QT_TRANSLATE_NOOP("report", "Correlation"),
    ALL_ANSWERS: QT_TRANSLATE_NOOP("report", "All answers alike"),
}
LESS = QT_TRANSLATE_NOOP("report", "{first} less {second}")
OVER = QT_TRANSLATE_NOOP("report", "{first} over {second}")
COINS_PART = QT_TRANSLATE_NOOP("report", "The coins’ part of it")
NAIVE_MARK = QT_TRANSLATE_NOOP("report", "Naive reading of the reports")
MEAN_AXIS = QT_TRANSLATE_NOOP("report", "Mean answer")
SHARE_AXIS = QT_TRANSLATE_NOOP("report", "Share of respondents")
CHART = QT_TRANSLATE_NOOP(
    "report", "Chart of the estimates with intervals; the tables have the same numbers"
)
DIFFERENCE_AXIS = QT_TRANSLATE_NOOP("report", "Difference of the shares")
DIFFERENCE_CHART = QT_TRANSLATE_NOOP(
    "report", "Chart of the differences with intervals; the table has the same numbers"
)


def estimate_blocks(
    table: EstimateTable, by: str | None, level: float, manner: Manner
) -> Iterator[Block]:
    """Yield the charts of ``table``, a grid for each question, and the tests of its designs."""
    yield from _charts(table, by, level, manner)
    for _, rows in groupby(table.rows, key=lambda row: row.question):
        yield _estimates(table.survey, tuple(rows), by, level, manner)
    if table.tests:
        yield _tests(table, by, manner)


def _charts(table: EstimateTable, by: str | None, level: float, manner: Manner) -> Iterator[Block]:
    shares = tuple(row for row in table.rows if not row.is_mean)
    of_means = [
        tuple(rows)
        for _, rows in groupby((r for r in table.rows if r.is_mean), key=lambda r: r.question)
    ]
    for rows in (shares, *of_means):
        labels = manner.labels_of(table.survey)
        shown = panels(replace(table, rows=rows), by, labels, manner.translate)
        if rows and shown:
            words = _words(level, manner, is_mean=shown[0].is_mean)
            yield from estimate_charts(readable(shown), words, _axis(manner))


def _axis(manner: Manner) -> AxisNumbers:
    return AxisNumbers(manner.numerals.short_percent, manner.numerals.short)


def _words(level: float, manner: Manner, *, is_mean: bool) -> EstimateWords:
    return EstimateWords(
        estimate=manner.say(ESTIMATE),
        interval=manner.say(INTERVAL, level=manner.numerals.level(level)),
        coins=manner.say(COINS_PART),
        naive=manner.say(NAIVE_MARK),
        axis=manner.say(MEAN_AXIS if is_mean else SHARE_AXIS),
        spoken=manner.say(CHART),
    )


def _estimates(
    survey: Survey,
    rows: Sequence[EstimateRow],
    by: str | None,
    level: float,
    manner: Manner,
) -> Grid:
    labels, question = manner.labels_of(survey), rows[0].question
    grouped = [Head(manner.say(GROUP))] if by is not None else []
    numbers = (N, ESTIMATE, ERROR, COINS)
    heads = (
        Head(manner.say(ANSWER)),
        *grouped,
        *(Head(manner.say(text), is_number=True) for text in numbers),
        Head(manner.say(INTERVAL, level=manner.numerals.level(level)), is_number=True),
        *(Head(manner.say(text), is_number=True) for text in (MOST_LIKELY, NAIVE)),
    )
    cells = tuple(
        (
            labels.answer(question, row.answer),
            *([labels.group(by, row.group)] if by is not None else []),
            *_numbers(row, manner),
        )
        for row in rows
    )
    text = labels.question(question)
    caption = manner.say(
        ABOUT_QUESTION if by is None else BY_GROUPS, question=question, by=by, text=text
    )
    return Grid(caption, heads, cells)


def _numbers(row: EstimateRow, manner: Manner) -> tuple[str, ...]:
    numerals, is_share = manner.numerals, not row.is_mean
    return (
        numerals.whole(row.n),
        numerals.amount(row.estimate, is_share=is_share),
        numerals.amount(row.se, is_share=is_share),
        numerals.amount(row.se_coins, is_share=is_share),
        numerals.span(row.low, row.high, is_share=is_share),
        numerals.percent(row.mle),
        numerals.amount(row.raw, is_share=is_share),
    )


def _tests(table: EstimateTable, by: str | None, manner: Manner) -> Grid:
    labels = manner.labels_of(table.survey)
    heads = (
        Head(manner.say(QUESTION)),
        Head(manner.say(GROUP)),
        Head(manner.say(HYPOTHESIS)),
        *(Head(manner.say(text), is_number=True) for text in (STATISTIC, FREEDOM, P_VALUE)),
    )
    cells = tuple(
        (
            row.question,
            labels.group(by, row.group) or NONE,
            manner.translate("cautions", row.test.hypothesis),
            f"{row.test.symbol} = {manner.numerals.quantity(row.test.statistic)}",
            manner.numerals.whole(row.test.degrees),
            manner.numerals.p_value(row.test.p_value),
        )
        for row in table.tests
    )
    return Grid(manner.say(TEST_CAPTION), heads, cells)


def crosstab_block(table: CrossTable, level: float, manner: Manner) -> Grid:
    """Return the grid of a cross-table, one row a combination of answers."""
    labels, numerals = manner.labels_of(table.survey), manner.numerals
    numbers = (
        manner.say(ESTIMATE),
        manner.say(ERROR),
        manner.say(COINS),
        manner.say(INTERVAL, level=numerals.level(level)),
        manner.say(MOST_LIKELY),
    )
    cells = tuple(
        (
            *map(labels.answer, table.questions, cell.answers),
            numerals.percent(cell.estimate),
            numerals.percent(cell.se),
            numerals.percent(cell.se_coins),
            numerals.span(cell.low, cell.high, is_share=True),
            numerals.percent(cell.mle),
        )
        for cell in table.cells
    )
    caption = manner.say(TOGETHER, questions=", ".join(table.questions), n=numerals.whole(table.n))
    heads = (*map(Head, table.questions), *(Head(text, is_number=True) for text in numbers))
    return Grid(caption, heads, cells)


def comparison_blocks(
    question: str, by: str, made: Comparison, level: float, manner: Manner
) -> Iterator[Block]:
    """Yield the chart of the differences and the grid of all measures."""
    name = _Names(question, by, made.survey, manner)
    caption = manner.say(COMPARED, question=question, by=name.by)
    lines = [
        ForestLine(name.line(row), row.estimate, row.low, row.high)
        for row in made.rows
        if row.measure == DIFFERENCE
        and row.estimate is not None
        and row.low is not None
        and row.high is not None
    ]
    spoken = manner.say(DIFFERENCE_CHART)
    forest = Forest((), manner.say(DIFFERENCE_AXIS), spoken, 0.0, is_share=True)
    yield from forest_charts(lines, forest, _axis(manner))
    texts = (ESTIMATE, ERROR)
    heads = (
        *(Head(manner.say(text)) for text in (ANSWER, GROUPS, MEASURE)),
        *(Head(manner.say(text), is_number=True) for text in texts),
        Head(manner.say(INTERVAL, level=manner.numerals.level(level)), is_number=True),
        Head(manner.say(P_VALUE), is_number=True),
    )
    yield Grid(caption, heads, tuple(map(name.cells, made.rows)))


class _Names:
    """What stands in the rows of one comparison."""

    def __init__(self, question: str, by: str, survey: Survey, manner: Manner) -> None:
        self._question, self._by, self._manner = question, by, manner
        self._labels = manner.labels_of(survey)

    @property
    def by(self) -> str:
        return self._manner.say(KIOSKS) if self._by == KIOSK else self._by

    def _group(self, group: str) -> str:
        if self._by == KIOSK:
            return short_kiosk(group)
        return self._labels.group(self._by, group)

    def _answer(self, row: ComparedRow) -> str:
        return self._labels.answer(self._question, row.answer) if row.answer else NONE

    def _pair(self, row: ComparedRow) -> str:
        if not row.first:
            return NONE
        template = OVER if row.measure == ODDS_RATIO else LESS
        first, second = self._group(row.first), self._group(row.second)
        return self._manner.say(template, first=first, second=second)

    def line(self, row: ComparedRow) -> str:
        return f"{self._answer(row)}: {self._pair(row)}"

    def cells(self, row: ComparedRow) -> tuple[str, ...]:
        numerals, is_share = self._manner.numerals, row.measure == DIFFERENCE
        return (
            self._answer(row),
            self._pair(row),
            self._manner.say(MEASURES[row.measure]),
            numerals.amount(row.estimate, is_share=is_share),
            numerals.amount(row.se, is_share=is_share),
            numerals.span(row.low, row.high, is_share=is_share),
            numerals.p_value(row.p_value),
        )
