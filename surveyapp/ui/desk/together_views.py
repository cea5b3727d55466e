"""How the page of questions together shows what was worked out: tables, charts, a sentence for each row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from PySide6.QtCore import QCoreApplication

from surveyapp.services import compare, distances
from surveyapp.services.charts import Drawing, ForestLine
from surveyapp.services.compare import ComparedRow, Comparison
from surveyapp.services.crosstab import Cell, CrossTable
from surveyapp.services.distances import DistanceRow, Distances
from surveyapp.services.formulas_together import OF_CELLS, of_distances, of_measure
from surveyapp.services.groups import KIOSK, called
from surveyapp.services.plain_words_together import (
    of_cell,
    of_comparison,
    of_distance,
)
from surveyapp.services.rank import RankTable
from surveyapp.services.regress import RegressionTable
from surveyapp.ui.desk.export import Rows
from surveyapp.ui.desk.heat_chart import Heat, Tile, heat_drawing
from surveyapp.ui.desk.numbers import (
    NONE,
    percent,
    percent_range,
    sentences,
    tight_range,
    whole,
)
from surveyapp.ui.desk.rank_views import rank_views
from surveyapp.ui.desk.readings import Labels
from surveyapp.ui.desk.regression_views import regression_views
from surveyapp.ui.desk.result_pane import View
from surveyapp.ui.desk.result_words import (
    drawn,
    estimate_words,
    hints,
    interval_title,
    number_text,
    numbers,
    p_text,
    range_text,
)
from surveyapp.ui.desk.tables import Column
from surveyapp.ui.desk.together import Result

translate = QCoreApplication.translate

LARGEST_RATIO = 1e6
"""A ratio beyond this would squeeze all others of the chart into one point."""


@singledispatch
def views(result: Result, labels: Labels, level: float) -> tuple[View, ...]:  # noqa: ARG001 - families differ
    """Return how ``result`` is shown, the usual view first."""
    raise TypeError(f"no view of {type(result).__name__}")


@views.register
def _(result: RegressionTable, labels: Labels, level: float) -> tuple[View, ...]:
    return regression_views(result, labels, level)


@views.register
def _(result: CrossTable, labels: Labels, level: float) -> tuple[View, ...]:
    named = [
        " · ".join(labels.answer(q, a) for q, a in zip(result.questions, c.answers, strict=True))
        for c in result.cells
    ]
    meanings = [sentences(of_cell(c, result.questions, labels, level)) for c in result.cells]
    told = hints(meanings, [OF_CELLS] * len(meanings))
    is_flat = len(result.questions) == 2
    forest = _forest_of_cells(result.cells, named, told, level)
    shown = (
        View(
            translate("together", "Joint distribution"),
            tuple(_cell_columns(result, labels, level)),
            Rows(result.rows, result.columns),
            _heat_of_cells(result, labels, told) if is_flat else forest,
            tuple(meanings),
            hints=told,
        ),
    )
    if not is_flat:
        return shown
    whiskers = View(
        translate("together", "With intervals"),
        shown[0].columns,
        shown[0].rows,
        forest,
        shown[0].meanings,
        hints=told,
    )
    return (*shown, whiskers)


def _cell_columns(result: CrossTable, labels: Labels, level: float) -> list[Column]:
    cells = result.cells
    answers = [
        Column(
            name,
            [labels.answer(name, cell.answers[place]) for cell in cells],
            about=labels.question(name),
            raw={name: [cell.answers[place] for cell in cells]},
        )
        for place, name in enumerate(result.questions)
    ]
    return [
        *answers,
        numbers(
            translate("together", "Estimate"),
            [percent(c.estimate) for c in cells],
            {"estimate": [c.estimate for c in cells]},
            translate("together", "Unbiased: a share may lie outside 0 to 100 %"),
        ),
        numbers(
            interval_title(level),
            [percent_range(c.low, c.high) for c in cells],
            {"low": [c.low for c in cells], "high": [c.high for c in cells]},
        ),
        numbers(
            translate("together", "Most likely"),
            [percent(c.mle) for c in cells],
            {"mle": [c.mle for c in cells]},
            translate("together", "Maximum likelihood: the best share among the possible ones"),
        ),
        numbers(
            translate("together", "Std. error"),
            [percent(c.se) for c in cells],
            {"se": [c.se for c in cells]},
        ),
        numbers(
            translate("together", "of which coins"),
            [percent(c.se_coins) for c in cells],
            {"se_coins": [c.se_coins for c in cells]},
        ),
    ]


def _heat_of_cells(result: CrossTable, labels: Labels, told: Sequence[str]) -> Drawing:
    first, second = (result.survey.question(name) for name in result.questions)
    most = max(0.05, *(cell.estimate for cell in result.cells))
    tiles = {
        cell.answers: Tile(
            cell.estimate / most,
            percent(cell.estimate, 1),
            tight_range(cell.low, cell.high),
            hint,
        )
        for cell, hint in zip(result.cells, told, strict=True)
    }
    heat = Heat(
        tuple(tuple(tiles[a, b] for b in second.answers) for a in first.answers),
        tuple(labels.answer(first.id, a) for a in first.answers),
        tuple(labels.answer(second.id, b) for b in second.answers),
        labels.question(first.id),
        labels.question(second.id),
        translate("together", "Tiles of the joint distribution; the table has the same numbers"),
    )
    return heat_drawing(heat)


def _forest_of_cells(
    cells: Sequence[Cell], named: Sequence[str], told: Sequence[str], level: float
) -> Drawing:
    lines = [
        ForestLine(
            name,
            c.estimate,
            c.low,
            c.high,
            coins=_coins_reach(c.estimate, c.low, c.high, c.se, c.se_coins),
            likely=c.mle,
            hint=hint,
        )
        for name, c, hint in zip(named, cells, told, strict=True)
    ]
    axis = translate("together", "Share of respondents")
    return drawn(lines, axis, 0.0, estimate_words(level), is_share=True)


def _coins_reach(
    estimate: float, low: float, high: float, se: float | None, coins: float | None
) -> float | None:
    """Return how far the coins' part of an interval reaches: as their error is to the whole error."""
    if not se or coins is None:
        return None
    return min(1.0, coins / se) * max(estimate - low, high - estimate)


def _group(labels: Labels, by: str, group: str) -> str:
    return called(by, group) if by == KIOSK else labels.group_alone(by, group)


def _pair(labels: Labels, row: ComparedRow | DistanceRow) -> str:
    """Return the two groups; a correlation is of everybody."""
    if not row.first:
        return translate("together", "everybody")
    return f"{_group(labels, row.by, row.first)} – {_group(labels, row.by, row.second)}"


def _amount(row: ComparedRow, value: float | None) -> str:
    return percent(value) if row.measure == compare.DIFFERENCE else number_text(value)


@views.register
def _(result: Comparison, labels: Labels, level: float) -> tuple[View, ...]:
    """One view for each measure that there is; files have them all."""
    titles = {
        compare.DIFFERENCE: translate("together", "Differences"),
        compare.ODDS_RATIO: translate("together", "Odds ratios"),
        compare.ALL_ANSWERS: translate("together", "All answers alike?"),
        compare.CORRELATION: translate("together", "Correlation"),
    }
    found = dict.fromkeys(row.measure for row in result.rows)
    return tuple(
        _compared_view(titles[measure], measure, result, labels, level) for measure in found
    )


def _compared_view(
    title: str, measure: str, result: Comparison, labels: Labels, level: float
) -> View:
    rows = [row for row in result.rows if row.measure == measure]
    meanings = [sentences(of_comparison(row, labels, level)) for row in rows]
    told = hints(meanings, [of_measure(row) for row in rows])
    drawing = None if measure == compare.ALL_ANSWERS else _differences(rows, told, labels, level)
    columns = tuple(_compared_columns(rows, labels, level))
    return View(
        title, columns, Rows(result.rows, compare.COLUMNS), drawing, tuple(meanings), hints=told
    )


def _compared_columns(rows: Sequence[ComparedRow], labels: Labels, level: float) -> list[Column]:
    groups = Column(
        translate("together", "Groups"),
        [_pair(labels, r) for r in rows],
        raw={"first": [r.first for r in rows], "second": [r.second for r in rows]},
    )
    answers = Column(
        translate("together", "Answer"),
        [labels.answer(r.question, r.answer) if r.answer else NONE for r in rows],
        raw={"answer": [r.answer for r in rows]},
    )
    tested = numbers(
        translate("together", "p-value"),
        [p_text(r.p_value) for r in rows],
        {"p_value": [r.p_value for r in rows]},
    )
    is_measured = any(r.estimate is not None for r in rows)
    return [
        *([answers] if any(r.answer for r in rows) else []),
        groups,
        *(_measured(rows, level) if is_measured else []),
        *([tested] if any(r.p_value is not None for r in rows) else []),
        *(_errors(rows) if is_measured else [_statistics(rows)]),
    ]


def _measured(rows: Sequence[ComparedRow], level: float) -> list[Column]:
    return [
        numbers(
            translate("together", "Estimate"),
            [_amount(r, r.estimate) for r in rows],
            {"estimate": [r.estimate for r in rows]},
        ),
        numbers(
            interval_title(level),
            [_compared_range(r) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
    ]


def _errors(rows: Sequence[ComparedRow]) -> list[Column]:
    return [
        numbers(
            translate("together", "Most likely"),
            [_amount(r, r.mle) for r in rows],
            {"mle": [r.mle for r in rows]},
        ),
        numbers(
            translate("together", "Std. error"),
            [_amount(r, r.se) for r in rows],
            {"se": [r.se for r in rows]},
        ),
        numbers(
            translate("together", "of which coins"),
            [_amount(r, r.se_coins) for r in rows],
            {"se_coins": [r.se_coins for r in rows]},
        ),
    ]


def _statistics(rows: Sequence[ComparedRow]) -> Column:
    """Return what p-values of whole distributions come from."""
    return numbers(
        translate("together", "Test statistic (degrees of freedom)"),
        [f"{number_text(r.statistic)} ({r.df})" if r.df is not None else NONE for r in rows],
        {"statistic": [r.statistic for r in rows], "df": [r.df for r in rows]},
    )


def _differences(
    rows: Sequence[ComparedRow], told: Sequence[str], labels: Labels, level: float
) -> Drawing | None:
    is_ratio = any(row.measure == compare.ODDS_RATIO for row in rows)
    is_share = any(row.measure == compare.DIFFERENCE for row in rows)
    lines = [
        ForestLine(
            labels.answer(r.question, r.answer) if r.answer else _pair(labels, r),
            r.estimate,
            r.low,
            r.high,
            coins=None if is_ratio else _coins_reach(r.estimate, r.low, r.high, r.se, r.se_coins),
            likely=r.mle,
            hint=hint,
            panel=_pair(labels, r) if r.answer else "",
        )
        for r, hint in zip(rows, told, strict=True)
        if r.estimate is not None and r.low is not None and r.high is not None
        if not is_ratio or (r.low > 0 and r.high < LARGEST_RATIO)
    ]
    if not lines:
        return None
    axis = (
        translate("together", "Odds in the first group over those in the second")
        if is_ratio
        else translate("together", "First group less second, share of respondents")
        if is_share
        else translate("together", "Correlation of the two answers")
    )
    words = estimate_words(level)
    return drawn(lines, axis, 1.0 if is_ratio else 0.0, words, is_share=is_share, is_log=is_ratio)


def _compared_range(row: ComparedRow) -> str:
    if row.low is None or row.high is None:
        return NONE
    if row.measure == compare.DIFFERENCE:
        return percent_range(row.low, row.high)
    return range_text(row.low, row.high)


@views.register
def _(result: RankTable, labels: Labels, level: float) -> tuple[View, ...]:
    return rank_views(result, labels, level)


@views.register
def _(result: Distances, labels: Labels, level: float) -> tuple[View, ...]:
    rows = result.rows
    meanings = [sentences(of_distance(row, labels, level)) for row in rows]
    told = hints(meanings, [of_distances(row) for row in rows])
    lines = [
        ForestLine(_pair(labels, r), r.distance, r.low, r.high, likely=r.mle, hint=hint)
        for r, hint in zip(rows, told, strict=True)
    ]
    axis = (
        translate("together", "Earth mover's distance, in answer steps")
        if rows and rows[0].kind == "earth_movers"
        else translate("together", "Total variation distance")
    )
    return (
        View(
            translate("together", "Distances"),
            tuple(_distance_columns(rows, labels, level)),
            Rows(rows, distances.COLUMNS),
            drawn(lines, axis, 0.0, estimate_words(level)) if lines else None,
            tuple(meanings),
            hints=told,
        ),
    )


def _distance_columns(rows: Sequence[DistanceRow], labels: Labels, level: float) -> list[Column]:
    return [
        Column(
            translate("together", "Groups"),
            [_pair(labels, r) for r in rows],
            raw={"first": [r.first for r in rows], "second": [r.second for r in rows]},
        ),
        numbers(
            translate("together", "Distance"),
            [number_text(r.distance) for r in rows],
            {"distance": [r.distance for r in rows]},
            translate("together", "What the coins and the sampling alone would cause is taken off"),
        ),
        numbers(
            interval_title(level),
            [range_text(r.low, r.high) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
        numbers(
            translate("together", "p-value"),
            [p_text(r.p_value) for r in rows],
            {"p_value": [r.p_value for r in rows]},
            translate("together", "By permuting who is in which group"),
        ),
        numbers(
            translate("together", "Most likely"),
            [number_text(r.mle) for r in rows],
            {"mle": [r.mle for r in rows]},
        ),
        numbers(
            translate("together", "Interviews"),
            [f"{whole(r.n_first)} + {whole(r.n_second)}" for r in rows],
            {"n_first": [r.n_first for r in rows], "n_second": [r.n_second for r in rows]},
        ),
    ]
