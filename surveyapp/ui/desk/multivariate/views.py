"""Results of several questions as tables and charts, with a sentence for each row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.charts.multivariate import (
    cells_forest,
    cells_heatmap,
    comparison_forest,
    distance_forest,
)
from surveyapp.analyses.computation.multivariate import comparison, distance
from surveyapp.analyses.computation.multivariate.comparison import ComparedRow, GroupComparison
from surveyapp.analyses.computation.multivariate.crosstab import CrossTable
from surveyapp.analyses.computation.multivariate.distance import Distances
from surveyapp.analyses.computation.multivariate.ranking import RankTable
from surveyapp.analyses.computation.multivariate.regression import RegressionTable
from surveyapp.analyses.computation.multivariate.results import Result
from surveyapp.analyses.words.multivariate_formulas import (
    cell_formulas,
    distance_formulas,
    measure_formulas,
)
from surveyapp.analyses.words.multivariate_plain_words import (
    explain_cell,
    explain_comparison,
    explain_distance,
)
from surveyapp.services.charts.heatmap import heatmap_drawing
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.multivariate.ranking_views import rank_views
from surveyapp.ui.desk.multivariate.regression_views import regression_views
from surveyapp.ui.desk.multivariate.result_text import (
    hints,
    interval_title,
    number_column,
    number_text,
    optional_drawing,
    p_text,
    pen_of,
    range_text,
)
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.export_button import ExportRows
from surveyapp.ui.widgets.number_format import (
    NONE,
    percent,
    percent_range,
    sentences,
    whole_text,
)
from surveyapp.ui.widgets.result_pane import ResultView

translate = QCoreApplication.translate


@singledispatch
def views(result: Result, labels: TranslatedLabels, level: float) -> tuple[ResultView, ...]:  # noqa: ARG001 - families differ
    """Return how ``result`` is shown, the usual view first."""
    raise TypeError(f"no view of {type(result).__name__}")


@views.register
def _(result: RegressionTable, labels: TranslatedLabels, level: float) -> tuple[ResultView, ...]:
    return regression_views(result, labels, level)


@views.register
def _(result: CrossTable, labels: TranslatedLabels, level: float) -> tuple[ResultView, ...]:
    meanings = [sentences(explain_cell(c, result.questions, labels, level)) for c in result.cells]
    row_hints = hints(
        meanings, [cell_formulas(is_complex_sample=result.is_complex_sample)] * len(meanings)
    )
    is_flat = len(result.questions) == 2
    pen = pen_of(labels, level)
    forest = optional_drawing(cells_forest(result, pen, row_hints))
    shown = (
        ResultView(
            translate("together", "Joint distribution"),
            tuple(_cell_columns(result, labels, level)),
            ExportRows(result.rows, result.columns),
            heatmap_drawing(cells_heatmap(result, pen, row_hints)) if is_flat else forest,
            tuple(meanings),
            hints=row_hints,
        ),
    )
    if not is_flat:
        return shown
    whiskers = ResultView(
        translate("together", "With intervals"),
        shown[0].columns,
        shown[0].rows,
        forest,
        shown[0].meanings,
        hints=row_hints,
    )
    return (*shown, whiskers)


def _cell_columns(result: CrossTable, labels: TranslatedLabels, level: float) -> list[Column]:
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
        number_column(
            translate("together", "Estimate"),
            [percent(c.estimate) for c in cells],
            {"estimate": [c.estimate for c in cells]},
            translate("together", "Unbiased: a share may lie outside 0 to 100 %"),
        ),
        number_column(
            interval_title(level),
            [percent_range(c.low, c.high) for c in cells],
            {"low": [c.low for c in cells], "high": [c.high for c in cells]},
        ),
        number_column(
            translate("together", "Most likely"),
            [percent(c.mle) for c in cells],
            {"mle": [c.mle for c in cells]},
            translate("together", "Maximum likelihood: the best share among the possible ones"),
        ),
        number_column(
            translate("together", "Std. error"),
            [percent(c.se) for c in cells],
            {"se": [c.se for c in cells]},
        ),
        number_column(
            translate("together", "of which coins"),
            [percent(c.se_coins) for c in cells],
            {"se_coins": [c.se_coins for c in cells]},
        ),
    ]


def _amount(row: ComparedRow, value: float | None) -> str:
    return percent(value) if row.measure == comparison.DIFFERENCE else number_text(value)


@views.register
def _(result: GroupComparison, labels: TranslatedLabels, level: float) -> tuple[ResultView, ...]:
    """One view for each measure that there is; files have them all."""
    titles = {
        comparison.DIFFERENCE: translate("together", "Differences"),
        comparison.ODDS_RATIO: translate("together", "Odds ratios"),
        comparison.ALL_ANSWERS: translate("together", "All answers alike?"),
        comparison.CORRELATION: translate("together", "Correlation"),
    }
    found = dict.fromkeys(row.measure for row in result.rows)
    return tuple(
        _compared_view(titles[measure], measure, result, labels, level) for measure in found
    )


def _compared_view(
    title: str, measure: str, result: GroupComparison, labels: TranslatedLabels, level: float
) -> ResultView:
    rows = [row for row in result.rows if row.measure == measure]
    meanings = [sentences(explain_comparison(row, labels, level)) for row in rows]
    row_hints = hints(
        meanings,
        [measure_formulas(row, is_complex_sample=result.is_complex_sample) for row in rows],
    )
    is_measured = measure != comparison.ALL_ANSWERS
    forest = comparison_forest(rows, pen_of(labels, level), row_hints) if is_measured else None
    columns = tuple(_compared_columns(rows, labels, level))
    files = ExportRows(result.rows, comparison.COLUMNS)
    return ResultView(
        title, columns, files, optional_drawing(forest), tuple(meanings), hints=row_hints
    )


def _compared_columns(
    rows: Sequence[ComparedRow], labels: TranslatedLabels, level: float
) -> list[Column]:
    groups = Column(
        translate("together", "Groups"),
        [pen_of(labels, level).pair(r) for r in rows],
        raw={"first": [r.first for r in rows], "second": [r.second for r in rows]},
    )
    answers = Column(
        translate("together", "Answer"),
        [labels.answer(r.question, r.answer) if r.answer else NONE for r in rows],
        raw={"answer": [r.answer for r in rows]},
    )
    tested = number_column(
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
        number_column(
            translate("together", "Estimate"),
            [_amount(r, r.estimate) for r in rows],
            {"estimate": [r.estimate for r in rows]},
        ),
        number_column(
            interval_title(level),
            [_compared_range(r) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
    ]


def _errors(rows: Sequence[ComparedRow]) -> list[Column]:
    return [
        number_column(
            translate("together", "Most likely"),
            [_amount(r, r.mle) for r in rows],
            {"mle": [r.mle for r in rows]},
        ),
        number_column(
            translate("together", "Std. error"),
            [_amount(r, r.se) for r in rows],
            {"se": [r.se for r in rows]},
        ),
        number_column(
            translate("together", "of which coins"),
            [_amount(r, r.se_coins) for r in rows],
            {"se_coins": [r.se_coins for r in rows]},
        ),
    ]


def _statistics(rows: Sequence[ComparedRow]) -> Column:
    """Return what p-values of whole distributions come from."""
    return number_column(
        translate("together", "Test statistic (degrees of freedom)"),
        [f"{number_text(r.statistic)} ({r.df})" if r.df is not None else NONE for r in rows],
        {"statistic": [r.statistic for r in rows], "df": [r.df for r in rows]},
    )


def _compared_range(row: ComparedRow) -> str:
    if row.low is None or row.high is None:
        return NONE
    if row.measure == comparison.DIFFERENCE:
        return percent_range(row.low, row.high)
    return range_text(row.low, row.high)


@views.register
def _(result: RankTable, labels: TranslatedLabels, level: float) -> tuple[ResultView, ...]:
    return rank_views(result, labels, level)


@views.register
def _(result: Distances, labels: TranslatedLabels, level: float) -> tuple[ResultView, ...]:
    rows = result.rows
    meanings = [sentences(explain_distance(row, labels, level)) for row in rows]
    row_hints = hints(
        meanings,
        [distance_formulas(row, is_complex_sample=result.is_complex_sample) for row in rows],
    )
    return (
        ResultView(
            translate("together", "Distances"),
            tuple(_distance_columns(result, labels, level)),
            ExportRows(rows, distance.COLUMNS),
            optional_drawing(distance_forest(rows, pen_of(labels, level), row_hints)),
            tuple(meanings),
            hints=row_hints,
        ),
    )


def _distance_columns(result: Distances, labels: TranslatedLabels, level: float) -> list[Column]:
    rows = result.rows
    return [
        Column(
            translate("together", "Groups"),
            [pen_of(labels, level).pair(r) for r in rows],
            raw={"first": [r.first for r in rows], "second": [r.second for r in rows]},
        ),
        number_column(
            translate("together", "Plain distance"),
            [number_text(r.plug_in) for r in rows],
            {"plug_in": [r.plug_in for r in rows]},
            translate("together", "Between the estimated shares; noise makes it too large"),
        ),
        number_column(
            translate("together", "Bias-corrected distance"),
            [number_text(r.distance) for r in rows],
            {"distance": [r.distance for r in rows]},
            translate("together", "What the coins and the sampling alone would cause is taken off"),
        ),
        number_column(
            interval_title(level),
            [range_text(r.low, r.high) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
        number_column(
            translate("together", "p-value"),
            [p_text(r.p_value) for r in rows],
            {"p_value": [r.p_value for r in rows]},
            translate("together", "By drawing the errors of groups that answer alike")
            if result.is_complex_sample
            else translate("together", "By permuting who is in which group"),
        ),
        number_column(
            translate("together", "Most likely"),
            [number_text(r.mle) for r in rows],
            {"mle": [r.mle for r in rows]},
        ),
        number_column(
            translate("together", "Interviews"),
            [f"{whole_text(r.n_first)} + {whole_text(r.n_second)}" for r in rows],
            {"n_first": [r.n_first for r in rows], "n_second": [r.n_second for r in rows]},
        ),
    ]
