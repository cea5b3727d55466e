"""A regression: its coefficients as odds ratios or slopes, and its predictions for groups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.charts.multivariate import (
    coefficients_forest,
    prediction_label,
    predictions_forest,
)
from surveyapp.analyses.computation.multivariate import regression, regression_predictions
from surveyapp.analyses.computation.multivariate.regression import RegressionRow, RegressionTable
from surveyapp.analyses.computation.multivariate.regression_predictions import PredictedRow
from surveyapp.analyses.words.multivariate_formulas import OF_PREDICTIONS, coefficient_formulas
from surveyapp.analyses.words.multivariate_labels import with_term_labels
from surveyapp.analyses.words.multivariate_plain_words import (
    explain_fit,
    explain_parameter,
    explain_prediction,
)
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
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
    percent,
    percent_range,
    quantity,
    quantity_range,
    sentences,
)
from surveyapp.ui.widgets.result_pane import ResultView

translate = QCoreApplication.translate


def regression_views(
    result: RegressionTable, labels: TranslatedLabels, level: float
) -> tuple[ResultView, ...]:
    """Return the coefficients, and the predictions where there are any."""
    rows = [row for row in result.rows if row.term not in regression.SUMMARY_TERMS]
    shown = [
        row
        for row in with_term_labels(result, labels).rows
        if row.term not in regression.SUMMARY_TERMS
    ]
    meanings = [sentences(explain_parameter(row, result, level)) for row in shown]
    row_hints = hints(meanings, [coefficient_formulas(result)] * len(meanings))
    coefficients = ResultView(
        translate("together", "Coefficients"),
        tuple(_coefficient_columns(rows, shown, level)),
        ExportRows(result.rows, regression.COLUMNS),
        optional_drawing(
            coefficients_forest(
                replace(result, rows=tuple(shown)), pen_of(labels, level), row_hints
            )
        ),
        tuple(meanings),
        sentences(explain_fit(result)),
        hints=row_hints,
    )
    if not result.predicted:
        return (coefficients,)
    return (coefficients, _predictions(result, labels, level))


def _coefficient_columns(
    rows: Sequence[RegressionRow], shown: Sequence[RegressionRow], level: float
) -> list[Column]:
    has_odds = any(row.odds_ratio is not None for row in rows)
    odds = [
        number_column(
            translate("together", "Odds ratio"),
            [number_text(r.odds_ratio) for r in rows],
            {"odds_ratio": [r.odds_ratio for r in rows]},
            translate("together", "How many times as high the odds are, all else equal"),
        ),
        number_column(
            interval_title(level),
            [range_text(r.odds_low, r.odds_high) for r in rows],
            {"odds_low": [r.odds_low for r in rows], "odds_high": [r.odds_high for r in rows]},
            translate("together", "Of the odds ratio"),
        ),
    ]
    estimate_range = number_column(
        translate("together", "Its interval") if has_odds else interval_title(level),
        [range_text(r.low, r.high) for r in rows],
        {"low": [r.low for r in rows], "high": [r.high for r in rows]},
    )
    return [
        Column(
            translate("together", "Term"),
            [r.term for r in shown],
            raw={"term": [r.term for r in rows]},
        ),
        *(odds if has_odds else []),
        *([] if has_odds else [_estimates(rows), estimate_range]),
        number_column(
            translate("together", "p-value"),
            [p_text(r.p_value) for r in rows],
            {"p_value": [r.p_value for r in rows]},
            translate("together", "Wald's test that there is no relation"),
        ),
        *([_estimates(rows), estimate_range] if has_odds else []),
        number_column(
            translate("together", "Std. error"),
            [number_text(r.se) for r in rows],
            {"se": [r.se for r in rows]},
        ),
    ]


def _estimates(rows: Sequence[RegressionRow]) -> Column:
    return number_column(
        translate("together", "Estimate"),
        [number_text(r.estimate) for r in rows],
        {"estimate": [r.estimate for r in rows]},
        translate("together", "Of a logistic model on the scale of log odds"),
    )


def _predictions(result: RegressionTable, labels: TranslatedLabels, level: float) -> ResultView:
    rows = result.predicted
    is_linear = result.model is regression.RegressionModel.LINEAR
    meanings = [sentences(explain_prediction(row, result, labels, level)) for row in rows]
    row_hints = hints(meanings, [OF_PREDICTIONS] * len(meanings))
    return ResultView(
        translate("together", "Predicted by group"),
        tuple(_predicted_columns(rows, labels, level, is_linear=is_linear)),
        ExportRows(rows, regression_predictions.COLUMNS),
        optional_drawing(predictions_forest(result, pen_of(labels, level), row_hints)),
        tuple(meanings),
        options=("--predict",),
        hints=row_hints,
    )


def _predicted_columns(
    rows: Sequence[PredictedRow], labels: TranslatedLabels, level: float, *, is_linear: bool
) -> list[Column]:
    amount = quantity if is_linear else percent
    ends = quantity_range if is_linear else percent_range
    return [
        Column(
            translate("together", "If all answered"),
            [prediction_label(r, labels) for r in rows],
            hints=[labels.question(r.question) for r in rows],
            raw={"question": [r.question for r in rows], "answer": [r.answer for r in rows]},
        ),
        number_column(
            translate("together", "Predicted"),
            [amount(r.estimate) for r in rows],
            {"estimate": [r.estimate for r in rows]},
        ),
        number_column(
            interval_title(level),
            [ends(r.low, r.high) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
        number_column(
            translate("together", "Std. error"),
            [amount(r.se) for r in rows],
            {"se": [r.se for r in rows]},
        ),
    ]
