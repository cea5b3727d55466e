"""The charts of cross-tables, comparisons, ranks, distances and regressions: of the desk and of reports."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat

from surveyapp.analyses.base.charts import Forest, ForestLine, Heatmap, Tile
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.multivariate import comparison
from surveyapp.analyses.computation.multivariate.comparison import ComparedRow
from surveyapp.analyses.computation.multivariate.crosstab import Cell, CrossTable
from surveyapp.analyses.computation.multivariate.distance import DistanceRow
from surveyapp.analyses.computation.multivariate.ranking import PairRow, RankRow, RankTable
from surveyapp.analyses.computation.multivariate.regression import (
    RegressionModel,
    RegressionRow,
    RegressionTable,
)
from surveyapp.analyses.computation.multivariate.regression_predictions import PredictedRow
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.estimation.comparison.distance import DistanceKind
from surveyapp.estimation.regression.logistic import Link
from surveyapp.estimation.regression.results import INTERCEPT
from surveyapp.messages.message import QT_TRANSLATE_NOOP

LARGEST_RATIO = 1e6
"""A ratio beyond this would squeeze all others of the chart into one point."""

TILES = QT_TRANSLATE_NOOP(
    "analyses", "Tiles of the joint distribution; the table has the same numbers"
)
PAIR_TILES = QT_TRANSLATE_NOOP(
    "analyses", "Tiles of the probabilities; the table has the same numbers"
)
PLACES = QT_TRANSLATE_NOOP(
    "analyses", "The probability of each to be really above the one of this place"
)
SHARE = QT_TRANSLATE_NOOP("analyses", "Share of respondents")
ODDS = QT_TRANSLATE_NOOP("analyses", "Odds ratio, first group vs second")
POINTS = QT_TRANSLATE_NOOP("analyses", "First group minus second, share of respondents")
CORRELATION = QT_TRANSLATE_NOOP("analyses", "Correlation of the two answers")
UTILITY = QT_TRANSLATE_NOOP("analyses", "Expected utility")
STEPS = QT_TRANSLATE_NOOP("analyses", "Earth mover's distance, in answer steps")
VARIATION = QT_TRANSLATE_NOOP("analyses", "Total variation distance")
COSTS = QT_TRANSLATE_NOOP("analyses", "Earth mover's distance, in the units of the costs")
SLOPE = QT_TRANSLATE_NOOP("analyses", "Change of the mean answer")
COEFFICIENT = QT_TRANSLATE_NOOP("analyses", "Coefficient; above 0 makes the answer more likely")
ODDS_RATIO = QT_TRANSLATE_NOOP("analyses", "Odds ratio; above 1 makes the answer more likely")
PREDICTED_MEAN = QT_TRANSLATE_NOOP("analyses", "Predicted mean answer")
PREDICTED_SHARE = QT_TRANSLATE_NOOP("analyses", "Predicted share of yes")

Hints = Sequence[str]
"""The hint of each row, shown when one points at it; None shows none."""


def _hinted(hints: Hints) -> Iterable[str]:
    return hints or repeat("")


def cells_heatmap(table: CrossTable, pen: ChartText, hints: Hints = ()) -> Heatmap:
    """Return the tiles of a cross-table of two questions."""
    first, second = (table.survey.question(name) for name in table.questions)
    most = max(0.05, *(cell.estimate for cell in table.cells))
    tiles = {
        cell.answers: Tile(
            cell.estimate / most,
            pen.percent(cell.estimate, 1),
            f"{pen.bare(cell.low)}–{pen.bare(cell.high)}",
            hint,
        )
        for cell, hint in zip(table.cells, _hinted(hints), strict=False)
    }
    return Heatmap(
        tuple(tuple(tiles[a, b] for b in second.answers) for a in first.answers),
        tuple(pen.labels.answer(first.id, a) for a in first.answers),
        tuple(pen.labels.answer(second.id, b) for b in second.answers),
        pen.labels.question(first.id),
        pen.labels.question(second.id),
        pen.say(TILES),
    )


def cells_forest(table: CrossTable, pen: ChartText, hints: Hints = ()) -> Forest | None:
    """Return the cells of a cross-table with their intervals."""
    lines = (
        ForestLine(
            cell_label(cell, table, pen.labels),
            cell.estimate,
            cell.low,
            cell.high,
            coins=_coins_reach(cell.estimate, cell.low, cell.high, cell.se, cell.se_coins),
            likely=cell.mle,
            hint=hint,
        )
        for cell, hint in zip(table.cells, _hinted(hints), strict=False)
    )
    return pen.forest(lines, SHARE, 0.0, is_share=True)


def cell_label(cell: Cell, table: CrossTable, labels: SurveyLabels) -> str:
    """Return the answers of a cell."""
    answers = zip(table.questions, cell.answers, strict=True)
    return " · ".join(labels.answer(question, answer) for question, answer in answers)


def _coins_reach(
    estimate: float, low: float, high: float, se: float | None, coins: float | None
) -> float | None:
    """Return how far the coins' part of an interval reaches: as their error is to the whole error."""
    if not se or coins is None:
        return None
    return min(1.0, coins / se) * max(estimate - low, high - estimate)


def comparison_forest(
    rows: Sequence[ComparedRow], pen: ChartText, hints: Hints = ()
) -> Forest | None:
    """Return the rows of one measure of a comparison; None where they have no interval."""
    measures = {row.measure for row in rows}
    is_ratio = comparison.ODDS_RATIO in measures
    lines = (
        line
        for row, hint in zip(rows, _hinted(hints), strict=False)
        if (line := _compared_line(row, pen, hint)) is not None
    )
    axis = ODDS if is_ratio else POINTS if comparison.DIFFERENCE in measures else CORRELATION
    return pen.forest(
        lines,
        axis,
        1.0 if is_ratio else 0.0,
        is_share=comparison.DIFFERENCE in measures,
        is_log=is_ratio,
    )


def _compared_line(row: ComparedRow, pen: ChartText, hint: str) -> ForestLine | None:
    if row.estimate is None or row.low is None or row.high is None:
        return None
    is_ratio, coins = row.measure == comparison.ODDS_RATIO, None
    if is_ratio and (row.low <= 0 or row.high >= LARGEST_RATIO):
        return None
    if not is_ratio:
        coins = _coins_reach(row.estimate, row.low, row.high, row.se, row.se_coins)
    return ForestLine(
        pen.labels.answer(row.question, row.answer) if row.answer else pen.pair(row),
        row.estimate,
        row.low,
        row.high,
        coins=coins,
        likely=row.mle,
        hint=hint,
        panel=pen.pair(row) if row.answer else "",
    )


def rank_forest(rows: Sequence[RankRow], pen: ChartText, hints: Hints = ()) -> Forest | None:
    """Return the worth of each item, from the first place down."""
    lines = (
        ForestLine(f"{row.rank}. {row.item}", row.utility, row.low, row.high, hint=hint)
        for row, hint in zip(rows, _hinted(hints), strict=False)
    )
    return pen.forest(lines, UTILITY, None)


def pairs_heatmap(table: RankTable, pen: ChartText, hints: Hints = ()) -> Heatmap:
    """Return the probability of each item to be above each of those below it."""
    names = [row.item for row in table.rows]
    tiles = {
        (pair.first, pair.second): _pair_tile(pair, pen, hint)
        for pair, hint in zip(table.pairs, _hinted(hints), strict=False)
    }
    return Heatmap(
        tuple(tuple(tiles.get((one, other)) for other in names[1:]) for one in names[:-1]),
        tuple(f"{place}. {name}" for place, name in enumerate(names[:-1], start=1)),
        tuple(f"{place}." for place, _name in enumerate(names[1:], start=2)),
        "",
        pen.say(PLACES),
        pen.say(PAIR_TILES),
    )


def _pair_tile(pair: PairRow, pen: ChartText, hint: str) -> Tile:
    return Tile(pair.probability, pen.percent(pair.probability, 0), hint=hint)


def distance_forest(
    rows: Sequence[DistanceRow], pen: ChartText, hints: Hints = ()
) -> Forest | None:
    """Return the distance of each pair of groups."""
    lines = (
        ForestLine(pen.pair(row), row.distance, row.low, row.high, likely=row.mle, hint=hint)
        for row, hint in zip(rows, _hinted(hints), strict=False)
    )
    axes = {DistanceKind.EARTH_MOVERS.value: STEPS, DistanceKind.GROUND_COST.value: COSTS}
    return pen.forest(lines, axes.get(rows[0].kind if rows else "", VARIATION), 0.0)


def coefficients_forest(table: RegressionTable, pen: ChartText, hints: Hints = ()) -> Forest | None:
    """Return odds ratios on a scale of ratios, or coefficients; the intercept is no effect and left out."""
    has_odds = table.model is RegressionModel.LOGISTIC and table.link is Link.LOGIT
    lines = (
        line
        for row, hint in zip(table.rows, _hinted(hints), strict=False)
        if not row.term.endswith(INTERCEPT)
        and (line := _coefficient_line(row, hint, has_odds=has_odds)) is not None
    )
    axis, nothing = (ODDS_RATIO, 1.0) if has_odds else (COEFFICIENT, 0.0)
    axis = SLOPE if table.model is RegressionModel.LINEAR else axis
    return pen.forest(lines, axis, nothing, is_log=has_odds, has_legend=False)


def _coefficient_line(row: RegressionRow, hint: str, *, has_odds: bool) -> ForestLine | None:
    if not has_odds:
        if row.low is None or row.high is None or row.p_value is None:
            return None
        return ForestLine(row.term, row.estimate, row.low, row.high, hint=hint)
    if row.odds_ratio is None or row.odds_low is None or row.odds_high is None:
        return None
    if row.odds_high > LARGEST_RATIO or row.odds_low < 1 / LARGEST_RATIO:
        return None
    return ForestLine(row.term, row.odds_ratio, row.odds_low, row.odds_high, hint=hint)


def predictions_forest(table: RegressionTable, pen: ChartText, hints: Hints = ()) -> Forest | None:
    """Return what a regression predicts if everybody had answered one question alike."""
    is_linear = table.model is RegressionModel.LINEAR
    lines = (
        ForestLine(prediction_label(row, pen.labels), row.estimate, row.low, row.high, hint=hint)
        for row, hint in zip(table.predicted, _hinted(hints), strict=False)
    )
    axis = PREDICTED_MEAN if is_linear else PREDICTED_SHARE
    return pen.forest(lines, axis, None, is_share=not is_linear, has_legend=False)


def prediction_label(row: PredictedRow, labels: SurveyLabels) -> str:
    """Return the question and answer that everybody is taken to have given."""
    return f"{row.question}: {labels.answer(row.question, row.answer)}"
