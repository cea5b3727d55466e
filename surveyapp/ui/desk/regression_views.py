"""How a regression is shown: its coefficients as odds ratios or slopes, and what it predicts for groups."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from surveyapp.estimation.regression_values import INTERCEPT
from surveyapp.services import regress, regress_predicted
from surveyapp.services.charts import Drawing, Forest, ForestLine
from surveyapp.services.formulas_together import OF_PREDICTIONS, of_coefficients
from surveyapp.services.labels_together import term_label
from surveyapp.services.plain_words_together import of_prediction, of_regression
from surveyapp.services.regress import RegressionRow, RegressionTable
from surveyapp.services.regress_predicted import PredictedRow
from surveyapp.ui.desk.charts import forest_drawing
from surveyapp.ui.desk.export import Rows
from surveyapp.ui.desk.numbers import (
    percent,
    percent_range,
    quantity,
    quantity_range,
    sentences,
    whole,
)
from surveyapp.ui.desk.readings import Labels
from surveyapp.ui.desk.result_pane import View
from surveyapp.ui.desk.result_words import (
    MOST_LINES,
    hints,
    interval_title,
    number_text,
    numbers,
    p_text,
    range_text,
)
from surveyapp.ui.desk.tables import Column

translate = QCoreApplication.translate

WIDEST_RATIO = 1e6
"""A ratio beyond this would squeeze all others of the chart into one point."""


def regression_views(result: RegressionTable, labels: Labels, level: float) -> tuple[View, ...]:
    """Return the coefficients, and the predictions where there are any."""
    rows = [row for row in result.rows if row.term != regress.LOG_LIKELIHOOD]
    meanings = [sentences(of_regression(row, result, labels, level)) for row in rows]
    told = hints(meanings, [of_coefficients(result)] * len(meanings))
    named = [term_label(result, row.term, labels) for row in rows]
    coefficients = View(
        translate("together", "Coefficients"),
        tuple(_coefficient_columns(rows, named, level)),
        Rows(result.rows, regress.COLUMNS),
        _forest(rows, named, told, is_linear=result.model is regress.Model.LINEAR),
        tuple(meanings),
        _fit(result),
        hints=told,
    )
    if not result.predicted:
        return (coefficients,)
    return (coefficients, _predictions(result, labels, level))


def _fit(result: RegressionTable) -> str:
    return translate(
        "together",
        "The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, "
        "AIC "
        "{aic}; standard errors: {errors}.",
    ).format(
        n=whole(result.n),
        left_out=whole(result.left_out),
        likelihood=quantity(result.log_likelihood),
        aic=quantity(result.aic),
        errors=result.errors,
    )


def _coefficient_columns(
    rows: Sequence[RegressionRow], named: Sequence[str], level: float
) -> list[Column]:
    has_odds = any(row.odds_ratio is not None for row in rows)
    odds = [
        numbers(
            translate("together", "Odds ratio"),
            [number_text(r.odds_ratio) for r in rows],
            {"odds_ratio": [r.odds_ratio for r in rows]},
            translate("together", "How many times as high the odds are, all else equal"),
        ),
        numbers(
            interval_title(level),
            [range_text(r.odds_low, r.odds_high) for r in rows],
            {"odds_low": [r.odds_low for r in rows], "odds_high": [r.odds_high for r in rows]},
            translate("together", "Of the odds ratio"),
        ),
    ]
    estimate_range = numbers(
        translate("together", "Its interval") if has_odds else interval_title(level),
        [range_text(r.low, r.high) for r in rows],
        {"low": [r.low for r in rows], "high": [r.high for r in rows]},
    )
    return [
        Column(
            translate("together", "Term"),
            named,
            raw={"term": [r.term for r in rows]},
        ),
        *(odds if has_odds else []),
        *([] if has_odds else [_estimates(rows), estimate_range]),
        numbers(
            translate("together", "p-value"),
            [p_text(r.p_value) for r in rows],
            {"p_value": [r.p_value for r in rows]},
            translate("together", "Wald's test that there is no relation"),
        ),
        *([_estimates(rows), estimate_range] if has_odds else []),
        numbers(
            translate("together", "Std. error"),
            [number_text(r.se) for r in rows],
            {"se": [r.se for r in rows]},
        ),
    ]


def _estimates(rows: Sequence[RegressionRow]) -> Column:
    return numbers(
        translate("together", "Estimate"),
        [number_text(r.estimate) for r in rows],
        {"estimate": [r.estimate for r in rows]},
        translate("together", "Of a logistic model on the scale of log odds"),
    )


def _forest(
    rows: Sequence[RegressionRow], named: Sequence[str], told: Sequence[str], *, is_linear: bool
) -> Drawing | None:
    """Return odds ratios on a scale of ratios, or slopes; the intercept is no effect and left out."""
    lines = [
        line
        for row, name, hint in zip(rows, named, told, strict=True)
        if not row.term.endswith(INTERCEPT)
        and (line := _line(row, name, hint, is_linear=is_linear)) is not None
    ]
    if not lines:
        return None
    axis = (
        translate("together", "Change of the mean answer")
        if is_linear
        else translate("together", "Odds ratio; above 1 makes the answer likelier")
    )
    spoken = translate(
        "together", "Chart of the numbers with intervals; the table has the same numbers"
    )
    kept = tuple(lines[:MOST_LINES])
    return forest_drawing(
        Forest(kept, axis, spoken, 0.0 if is_linear else 1.0, is_log=not is_linear)
    )


def _line(row: RegressionRow, name: str, hint: str, *, is_linear: bool) -> ForestLine | None:
    if is_linear:
        if row.low is None or row.high is None or row.p_value is None:
            return None
        return ForestLine(name, row.estimate, row.low, row.high, hint=hint)
    if row.odds_ratio is None or row.odds_low is None or row.odds_high is None:
        return None
    if row.odds_high > WIDEST_RATIO or row.odds_low < 1 / WIDEST_RATIO:
        return None
    return ForestLine(name, row.odds_ratio, row.odds_low, row.odds_high, hint=hint)


def _predictions(result: RegressionTable, labels: Labels, level: float) -> View:
    rows = result.predicted
    is_linear = result.model is regress.Model.LINEAR
    meanings = [sentences(of_prediction(row, result, labels, level)) for row in rows]
    told = hints(meanings, [OF_PREDICTIONS] * len(meanings))
    lines = [
        ForestLine(_named(row, labels), row.estimate, row.low, row.high, hint=hint)
        for row, hint in zip(rows, told, strict=True)
    ]
    axis = (
        translate("together", "Predicted mean answer")
        if is_linear
        else translate("together", "Predicted share of yes")
    )
    spoken = translate(
        "together", "Chart of the numbers with intervals; the table has the same numbers"
    )
    forest = Forest(tuple(lines[:MOST_LINES]), axis, spoken, None, is_share=not is_linear)
    return View(
        translate("together", "Predicted by group"),
        tuple(_predicted_columns(rows, labels, level, is_linear=is_linear)),
        Rows(rows, regress_predicted.COLUMNS),
        forest_drawing(forest),
        tuple(meanings),
        options=("--predict",),
        hints=told,
    )


def _named(row: PredictedRow, labels: Labels) -> str:
    return f"{row.question}: {labels.answer(row.question, row.answer)}"


def _predicted_columns(
    rows: Sequence[PredictedRow], labels: Labels, level: float, *, is_linear: bool
) -> list[Column]:
    amount = quantity if is_linear else percent
    ends = quantity_range if is_linear else percent_range
    return [
        Column(
            translate("together", "If all answered"),
            [_named(r, labels) for r in rows],
            hints=[labels.question(r.question) for r in rows],
            raw={"question": [r.question for r in rows], "answer": [r.answer for r in rows]},
        ),
        numbers(
            translate("together", "Predicted"),
            [amount(r.estimate) for r in rows],
            {"estimate": [r.estimate for r in rows]},
        ),
        numbers(
            interval_title(level),
            [ends(r.low, r.high) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
        numbers(
            translate("together", "Std. error"),
            [amount(r.se) for r in rows],
            {"se": [r.se for r in rows]},
        ),
    ]
