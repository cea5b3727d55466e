"""What estimates mean: in which rows a chart shows them, and in one plain, true sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.charts import ChartPanel
from surveyapp.analyses.charts import panels as chart_panels
from surveyapp.analyses.charts.panels import MOST_LINES
from surveyapp.analyses.computation.estimates.rows import EstimateRow, EstimateTable
from surveyapp.analyses.words import labels
from surveyapp.analyses.words.formulas import formulas
from surveyapp.analyses.words.plain_words import coins_share, is_impossible
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.number_format import (
    NONE,
    percent,
    percent_range,
    quantity,
    quantity_range,
    whole_text,
)

translate = QCoreApplication.translate


METHOD_PROMISES = {
    IntervalMethod.GUARDED: QT_TRANSLATE_NOOP(
        "messages",
        "Close to the promised coverage, and for no share and sample size far below it.",
    ),
    IntervalMethod.MID_P: QT_TRANSLATE_NOOP(
        "messages", "Close to the promised coverage for most shares and sample sizes."
    ),
    IntervalMethod.WILSON: QT_TRANSLATE_NOOP(
        "messages", "Close to the promised coverage unless the answer is very rare."
    ),
    IntervalMethod.EXACT: QT_TRANSLATE_NOOP(
        "messages", "Never covers less than promised, usually more: a little wide."
    ),
    IntervalMethod.LIKELIHOOD: QT_TRANSLATE_NOOP(
        "messages", "All shares that explain the reports about as well as the best one."
    ),
    IntervalMethod.WALD: QT_TRANSLATE_NOOP(
        "messages", "Simple; covers too little for few interviews or rare answers."
    ),
    IntervalMethod.CHEBYSHEV: QT_TRANSLATE_NOOP(
        "messages", "Holds for every sample size and every design, and is very wide."
    ),
    IntervalMethod.BAYES: QT_TRANSLATE_NOOP(
        "messages",
        "Where the share most probably lies, if beforehand every share was equally probable.",
    ),
    IntervalMethod.BOOTSTRAP: QT_TRANSLATE_NOOP(
        "messages",
        "From reports drawn again from those seen: how far their estimates stray.",
    ),
}


def interval_method_name(name: str) -> str:
    """Return the name of an interval method for people; empty where there is no interval."""
    return labels.interval_method_label(name, translate)


def amount(row: EstimateRow, value: float | None) -> str:
    """Return a number of ``row``: a share in per cent, a mean in the units of the answers."""
    return quantity(value) if row.is_mean else percent(value)


def interval_text(row: EstimateRow) -> str:
    """Return the row's interval."""
    if row.low is None or row.high is None:
        return NONE
    return quantity_range(row.low, row.high) if row.is_mean else percent_range(row.low, row.high)


def interval_method_promise(method: IntervalMethod) -> str:
    """Return what an interval method promises, in one sentence."""
    return translate("messages", METHOD_PROMISES[method])


class TranslatedLabels(labels.SurveyLabels):
    """A survey's questions and answers, and what the program adds in the language of the program."""

    def __init__(self, survey: Survey) -> None:
        super().__init__(survey, translate)


def panels(table: EstimateTable, by: str | None) -> tuple[ChartPanel, ...]:
    """Return what the chart shows, one panel a question; see ``services.panels``."""
    hint = partial(numbers_text, table.survey, is_complex_sample=bool(table.used))
    return chart_panels.chart_panels(table, by, TranslatedLabels(table.survey), translate, hint)


def numbers_text(survey: Survey, row: EstimateRow, *, is_complex_sample: bool = False) -> str:
    """Return the numbers of ``row`` and where they come from, as a tooltip."""
    of_coins = coins_share(row)
    parts = "" if of_coins is None else f" ({percent(of_coins, 0)})"
    lines = [
        translate("messages", "Estimate: {number}").format(number=amount(row, row.estimate)),
        translate("messages", "Standard error: {number}, of which the coins: {coins}").format(
            number=amount(row, row.se), coins=amount(row, row.se_coins) + parts
        ),
        translate("messages", "Interval ({method}): {ends}").format(
            method=interval_method_name(row.interval), ends=interval_text(row)
        ),
    ]
    if row.mle is not None:
        lines.append(translate("messages", "Most likely: {number}").format(number=percent(row.mle)))
    return "\n".join(
        [
            *lines,
            "",
            *(
                translated(one.one_line)
                for one in formulas(survey, row, is_complex_sample=is_complex_sample)
            ),
        ]
    )


def advice(rows: Sequence[EstimateRow]) -> str:
    """Return a note on estimates that are no possible shares; empty where there are none."""
    count = sum(map(is_impossible, rows))
    if not count:
        return ""
    return translate(
        "messages",
        "Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off "
        "would bias averages; the column “Most likely” gives the best possible share.",
    ).format(count=whole_text(count))


def notes(table: EstimateTable, by: str | None) -> tuple[str, ...]:
    """Return what to know about the table and the chart as a whole."""
    texts = [advice(table.rows)]
    if not table.rows and not table.warnings:
        texts.append(
            translate(
                "messages",
                "A question cannot be divided by itself: choose another one, or no groups.",
            )
        )
    if sum(len(panel.whiskers) for panel in panels(table, by)) > MOST_LINES:
        texts.append(
            translate(
                "messages",
                "The chart shows the first {count} lines; choose one question to see it all.",
            ).format(count=whole_text(MOST_LINES))
        )
    return tuple(note for note in texts if note)
