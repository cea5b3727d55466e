"""Questions together in a report: of each analysis its chart, its table, and what it says in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial, singledispatchmethod
from itertools import groupby

from surveyapp.analyses.base.charts import Forest
from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.comparison import comparison_forest, explain_comparison
from surveyapp.analyses.computation.multivariate import comparison, regression
from surveyapp.analyses.computation.multivariate.comparison import ComparedRow, GroupComparison
from surveyapp.analyses.computation.multivariate.crosstab import CrossTable
from surveyapp.analyses.computation.multivariate.distance import Distances
from surveyapp.analyses.computation.multivariate.ranking import RankTable
from surveyapp.analyses.computation.multivariate.regression import RegressionTable
from surveyapp.analyses.computation.multivariate.results import Result
from surveyapp.analyses.cross_table import cells_forest, cells_heatmap, explain_cell
from surveyapp.analyses.distance import distance_forest, explain_distance
from surveyapp.analyses.ranking import explain_rank, item_label, pairs_chart, worth_chart
from surveyapp.analyses.regression import (
    NOT_CAUSED,
    coefficients_forest,
    explain_fit,
    explain_parameter,
    explain_prediction,
    prediction_label,
    predictions_forest,
    with_term_labels,
)
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.estimation.regression.results import INTERCEPT
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import NONE
from surveyapp.services.charts.drawing import AxisNumbers
from surveyapp.services.charts.heatmap import heatmap_drawing
from surveyapp.services.multivariate.registry import Analysis, AnalysisRequest
from surveyapp.services.reporting.analyses import FinishedAnalysis
from surveyapp.services.reporting.blocks import (
    Block,
    ChartBlock,
    ColumnHead,
    HeadingBlock,
    ParagraphBlock,
    RemarksBlock,
    TableBlock,
    forest_charts,
)
from surveyapp.services.reporting.style import ReportStyle

CROSSTABS = QT_TRANSLATE_NOOP("report", "Cross-tables")
COMPARISONS = QT_TRANSLATE_NOOP("report", "Differences between groups")
RANKS = QT_TRANSLATE_NOOP("together", "Ranks")
DISTANCES = QT_TRANSLATE_NOOP("together", "Distances")
REGRESSIONS = QT_TRANSLATE_NOOP("report", "Regressions")
HEADINGS = {
    Analysis.CROSSTAB: ("report", CROSSTABS),
    Analysis.COMPARE: ("report", COMPARISONS),
    Analysis.RANK: ("together", RANKS),
    Analysis.DISTANCE: ("together", DISTANCES),
    Analysis.REGRESSION: ("report", REGRESSIONS),
}
PART = QT_TRANSLATE_NOOP("report", "Part {part} of {parts}, with the same scale")
TOGETHER = QT_TRANSLATE_NOOP("report", "{questions} together; {n} respondents")
COMPARED = QT_TRANSLATE_NOOP("report", "{question} between groups of {by}")
KIOSKS = QT_TRANSLATE_NOOP("report", "kiosks")
LESS = QT_TRANSLATE_NOOP("report", "{first} minus {second}")
OVER = QT_TRANSLATE_NOOP("report", "{first} vs {second}")
MEASURES = {
    comparison.DIFFERENCE: QT_TRANSLATE_NOOP("report", "Difference"),
    comparison.ODDS_RATIO: QT_TRANSLATE_NOOP("report", "Odds ratio"),
    comparison.CORRELATION: QT_TRANSLATE_NOOP("report", "Correlation"),
    comparison.ALL_ANSWERS: QT_TRANSLATE_NOOP("report", "All answers alike"),
}

ANSWER = QT_TRANSLATE_NOOP("report", "Answer")
GROUPS = QT_TRANSLATE_NOOP("report", "Groups")
MEASURE = QT_TRANSLATE_NOOP("report", "Measure")
ESTIMATE = QT_TRANSLATE_NOOP("report", "Estimate")
ERROR = QT_TRANSLATE_NOOP("report", "Std. error")
COINS = QT_TRANSLATE_NOOP("report", "of which coins")
INTERVAL = QT_TRANSLATE_NOOP("report", "{level} interval")
MOST_LIKELY = QT_TRANSLATE_NOOP("report", "Most likely")
P_VALUE = QT_TRANSLATE_NOOP("report", "p")
N = QT_TRANSLATE_NOOP("report", "n")

ITEM = QT_TRANSLATE_NOOP("together", "Item")
RANK = QT_TRANSLATE_NOOP("together", "Rank")
UTILITY = QT_TRANSLATE_NOOP("together", "Expected utility")
BEST = QT_TRANSLATE_NOOP("together", "Really the best")
ABOVE_NEXT = QT_TRANSLATE_NOOP("together", "Really above the next")
PLAIN = QT_TRANSLATE_NOOP("together", "Plain distance")
CORRECTED = QT_TRANSLATE_NOOP("together", "Bias-corrected distance")
TERM = QT_TRANSLATE_NOOP("together", "Term")
ODDS_RATIO = QT_TRANSLATE_NOOP("together", "Odds ratio")
IF_ALL = QT_TRANSLATE_NOOP("together", "If all answered")
PREDICTED = QT_TRANSLATE_NOOP("together", "Predicted")

MOST_SENTENCES = 4
"""In words after a table; more are not read, and the table has all numbers."""


def multivariate_blocks(
    analyses: Sequence[FinishedAnalysis], level: float, style: ReportStyle
) -> Iterator[Block]:
    """Yield the analyses under a heading for each kind."""
    kinds = list(Analysis)
    ordered = sorted(analyses, key=lambda one: kinds.index(one.asked.analysis))
    for kind, some in groupby(ordered, key=lambda one: one.asked.analysis):
        yield HeadingBlock(2, style.translate(*HEADINGS[kind]))
        for one in some:
            sentences = _AnalysisBlocks(one.asked, one.result, level, style)
            yield from sentences.blocks(
                result_with_labels(one.result, style.labels_of(one.result.survey))
            )


@dataclass(frozen=True, slots=True, weakref_slot=True)
class _AnalysisBlocks:
    """The blocks of one analysis."""

    asked: AnalysisRequest
    result: Result
    level: float
    style: ReportStyle

    @property
    def pen(self) -> ChartText:
        numerals = self.style.numerals
        labels = self.style.labels_of(self.result.survey)
        bare = partial(_bare, self.style)
        level = numerals.level(self.level)
        return ChartText(self.style.translate, labels, level, numerals.percent, bare)

    @property
    def by(self) -> str:
        return self.style.say(KIOSKS) if self.asked.by == KIOSK else self.asked.by or ""

    def say(self, text: str) -> str:
        return self.style.translate("together", text)

    def head(self, text: str) -> ColumnHead:
        """Return the head of a column of numbers that the page of questions together has too."""
        return ColumnHead(self.say(text), is_number=True)

    def number(self, text: str) -> ColumnHead:
        """Return the head of any other column of numbers."""
        return ColumnHead(self.style.say(text), is_number=True)

    @property
    def interval(self) -> ColumnHead:
        level = self.style.numerals.level(self.level)
        return ColumnHead(self.style.say(INTERVAL, level=level), is_number=True)

    def charts(self, forest: Forest | None) -> Iterator[Block]:
        if forest is not None:
            numerals = self.style.numerals
            numbers = AxisNumbers(numerals.short_percent, numerals.short)
            yield from forest_charts(forest, numbers, self.part_of)

    def part_of(self, part: int, parts: int) -> str:
        """Return what stands below one of several parts of a chart."""
        whole = self.style.numerals.whole
        return self.style.say(PART, part=whole(part), parts=whole(parts))

    def words(self, sentences: Iterable[Sequence[Notice]]) -> Iterator[Block]:
        """Yield what the first rows mean; what is true of all of them is said once."""
        rows = tuple(sentences)[:MOST_SENTENCES]
        remarks = [" ".join(map(self.style.translated, _without_cause(row))) for row in rows]
        causes = [one for row in rows for one in row if one.template == NOT_CAUSED]
        if remarks:
            yield RemarksBlock((*remarks, *map(self.style.translated, causes[:1])))

    def captioned(self, questions: str) -> str:
        if not self.asked.by:
            return questions
        return self.style.say(COMPARED, question=questions, by=self.by)

    @singledispatchmethod
    def blocks(self, result: Result) -> Iterator[Block]:
        """Yield chart, table and words."""
        raise TypeError(f"no words for {type(result).__name__}")

    @blocks.register
    def _(self, table: CrossTable) -> Iterator[Block]:
        yield self._cells(table)
        if len(table.questions) == 2:
            heat = cells_heatmap(table, self.pen)
            yield ChartBlock(heatmap_drawing(heat), heat.spoken)
        else:
            yield from self.charts(cells_forest(table, self.pen))
        labels = self.style.labels_of(table.survey)
        largest = sorted(table.cells, key=lambda cell: -cell.estimate)
        yield from self.words(
            explain_cell(cell, table.questions, labels, self.level) for cell in largest
        )

    def _cells(self, table: CrossTable) -> TableBlock:
        labels, numerals = self.style.labels_of(table.survey), self.style.numerals
        heads = (
            *map(ColumnHead, table.questions),
            *map(self.number, (ESTIMATE, ERROR, COINS)),
            self.interval,
            self.number(MOST_LIKELY),
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
        questions, n = ", ".join(table.questions), numerals.whole(table.n)
        return TableBlock(self.style.say(TOGETHER, questions=questions, n=n), heads, cells)

    @blocks.register
    def _(self, made: GroupComparison) -> Iterator[Block]:
        heads = (
            *(ColumnHead(self.style.say(text)) for text in (ANSWER, GROUPS, MEASURE)),
            *map(self.number, (ESTIMATE, ERROR)),
            self.interval,
            self.number(P_VALUE),
        )
        cells = tuple(map(self._compared, made.rows))
        yield TableBlock(self.captioned(self.asked.question), heads, cells)
        labels = self.style.labels_of(made.survey)
        yield from (
            ParagraphBlock(self.style.translated(labels.sentence(one))) for one in made.remarks
        )
        for measure in (comparison.DIFFERENCE, comparison.CORRELATION):
            rows = [row for row in made.rows if row.measure == measure]
            yield from self.charts(comparison_forest(rows, self.pen) if rows else None)
        labels, rows = self.style.labels_of(made.survey), list(_plainest(made.rows))
        yield from self.words(explain_comparison(row, labels, self.level) for row in rows)

    def _compared(self, row: ComparedRow) -> tuple[str, ...]:
        numerals, is_share = self.style.numerals, row.measure == comparison.DIFFERENCE
        return (
            self.pen.labels.answer(row.question, row.answer) if row.answer else NONE,
            self._pair(row),
            self.style.say(MEASURES[row.measure]),
            numerals.amount(row.estimate, is_share=is_share),
            numerals.amount(row.se, is_share=is_share),
            numerals.span(row.low, row.high, is_share=is_share),
            numerals.p_value(row.p_value),
        )

    def _pair(self, row: ComparedRow) -> str:
        if not row.first:
            return NONE
        template = OVER if row.measure == comparison.ODDS_RATIO else LESS
        first, second = (self.pen.group(row.by, group) for group in (row.first, row.second))
        return self.style.say(template, first=first, second=second)

    @blocks.register
    def _(self, table: RankTable) -> Iterator[Block]:
        numerals = self.style.numerals
        heads = (
            ColumnHead(self.say(ITEM)),
            self.head(RANK),
            self.number(N),
            self.head(UTILITY),
            self.interval,
            *map(self.head, (BEST, ABOVE_NEXT)),
        )
        cells = tuple(
            (
                row.item,
                numerals.whole(row.rank),
                numerals.whole(row.n),
                numerals.quantity(row.utility, row.utility_mc_error),
                " – ".join(
                    numerals.quantity(end, row.interval_mc_error) for end in (row.low, row.high)
                ),
                numerals.chance(row.is_best, row.is_best_mc_error),
                numerals.chance(row.above_next, row.above_next_mc_error),
            )
            for row in table.rows
        )
        yield TableBlock(self.captioned(", ".join(self.asked.names)), heads, cells)
        named = _with_ids(self.result)
        yield from self.charts(worth_chart(named, named.rows, self.pen, [""] * len(named.rows)))
        yield from self.words(
            explain_rank(row, named, self.pen.labels, self.level) for row in named.rows
        )
        heat = pairs_chart(named, named.pairs, self.pen, [""] * len(named.pairs))
        if heat is not None:
            yield ChartBlock(heatmap_drawing(heat), heat.spoken)

    @blocks.register
    def _(self, made: Distances) -> Iterator[Block]:
        numerals = self.style.numerals
        heads = (
            ColumnHead(self.style.say(GROUPS)),
            self.number(N),
            *map(self.head, (PLAIN, CORRECTED)),
            self.interval,
            *map(self.number, (MOST_LIKELY, P_VALUE)),
        )
        cells = tuple(
            (
                self.pen.pair(row),
                f"{numerals.whole(row.n_first)} + {numerals.whole(row.n_second)}",
                numerals.precise(row.plug_in),
                numerals.precise(row.distance),
                numerals.precise_span(row.low, row.high),
                numerals.precise(row.mle),
                numerals.p_value(row.p_value),
            )
            for row in made.rows
        )
        yield TableBlock(self.captioned(self.asked.question), heads, cells)
        yield from self.charts(distance_forest(made.rows, self.pen))
        labels = self.style.labels_of(made.survey)
        yield from self.words(explain_distance(row, labels, self.level) for row in made.rows)

    @blocks.register
    def _(self, table: RegressionTable) -> Iterator[Block]:
        rows = [row for row in table.rows if row.term not in regression.SUMMARY_TERMS]
        yield self._coefficients(rows)
        yield ParagraphBlock(" ".join(map(self.style.translated, explain_fit(table))))
        yield from self.charts(coefficients_forest(replace(table, rows=tuple(rows)), self.pen))
        effects = [row for row in rows if row.p_value is not None and row.term != INTERCEPT]
        yield from self.words(explain_parameter(row, table, self.level) for row in effects or rows)
        if table.predicted:
            yield from self._predictions(table)

    def _coefficients(self, rows: Sequence[regression.RegressionRow]) -> TableBlock:
        numerals = self.style.numerals
        has_odds = any(row.odds_ratio is not None for row in rows)
        odds = (self.head(ODDS_RATIO), self.interval) if has_odds else ()
        heads = (
            ColumnHead(self.say(TERM)),
            *map(self.number, (ESTIMATE, ERROR)),
            self.interval,
            self.number(P_VALUE),
            *odds,
        )
        cells = tuple(
            (
                row.term,
                numerals.precise(row.estimate),
                numerals.precise(row.se),
                numerals.precise_span(row.low, row.high),
                numerals.p_value(row.p_value),
                *(
                    (
                        numerals.precise(row.odds_ratio),
                        numerals.precise_span(row.odds_low, row.odds_high),
                    )
                    if has_odds
                    else ()
                ),
            )
            for row in rows
        )
        return TableBlock(self.asked.formula, heads, cells)

    def _predictions(self, table: RegressionTable) -> Iterator[Block]:
        numerals, is_share = (
            self.style.numerals,
            table.model is not regression.RegressionModel.LINEAR,
        )
        heads = (
            ColumnHead(self.say(IF_ALL)),
            self.head(PREDICTED),
            self.number(ERROR),
            self.interval,
        )
        cells = tuple(
            (
                prediction_label(row, self.pen.labels),
                numerals.amount(row.estimate, is_share=is_share),
                numerals.amount(row.se, is_share=is_share),
                numerals.span(row.low, row.high, is_share=is_share),
            )
            for row in table.predicted
        )
        yield TableBlock(self.asked.formula, heads, cells)
        yield from self.charts(predictions_forest(table, self.pen))
        labels = self.pen.labels
        sentences = (explain_prediction(row, table, labels, self.level) for row in table.predicted)
        yield from self.words(sentences)


def _bare(style: ReportStyle, share: float) -> str:
    return style.numerals.fixed(100 * share, 1)


def _without_cause(row: Sequence[Notice]) -> Iterator[Notice]:
    return (one for one in row if one.template != NOT_CAUSED)


def _plainest(rows: Sequence[ComparedRow]) -> Iterator[ComparedRow]:
    """Yield the rows without the odds ratios, which say again what differences say more plainly."""
    return (row for row in rows if row.measure != comparison.ODDS_RATIO)


def _with_ids(result: Result) -> RankTable:
    """Return a ranking, which sentences and charts call by its labels themselves."""
    assert isinstance(result, RankTable)  # noqa: S101 - who calls has one with labels
    return result


def with_item_labels(table: RankTable, labels: SurveyLabels) -> RankTable:
    """Return a ranking whose items are called as people call them."""

    def name(item: str) -> str:
        return item_label(item, table, labels)

    return replace(
        table,
        rows=tuple(replace(row, item=name(row.item)) for row in table.rows),
        pairs=tuple(
            replace(pair, first=name(pair.first), second=name(pair.second)) for pair in table.pairs
        ),
    )


def result_with_labels(result: Result, labels: SurveyLabels) -> Result:
    """Return a result whose items and terms are called as people call them."""
    match result:
        case RankTable():
            return with_item_labels(result, labels)
        case RegressionTable():
            return with_term_labels(result, labels)
    return result
