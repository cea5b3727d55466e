"""What a chart of estimates shows: in which lines, under which headings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from surveyapp.analyses.base.charts import ChartPanel, Whisker
from surveyapp.analyses.computation.estimates.rows import EstimateRow, EstimateTable
from surveyapp.analyses.words.labels import SurveyLabels, row_question
from surveyapp.analyses.words.plain_words import coins_share
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Translate
from surveyapp.survey.definition.survey import Survey

MOST_LINES = 300
"""A chart of more lines is neither read nor printed."""

TITLE = QT_TRANSLATE_NOOP("messages", "{question} – {answer}")


def _no_hint(_row: EstimateRow) -> str:
    """Return no hint: nobody can point at a printed chart."""
    return ""


def chart_panels(
    table: EstimateTable,
    by: str | None,
    labels: SurveyLabels,
    translate: Translate,
    hint: Callable[[EstimateRow], str] = _no_hint,
) -> tuple[ChartPanel, ...]:
    """Return what the chart shows, one panel a question; of yes/no questions only the yes.

    The chart has one axis: of shares, and of means only where one question alone is looked at.
    """
    is_of_means = _is_of_means(table)
    shown: dict[str, list[Whisker]] = {}
    for row in drawn_rows(table):
        if row.low is None or row.high is None:
            continue
        is_binary = _is_binary(table.survey, row.question)
        is_plain = is_binary and row.answer == "yes" and bool(row.group)
        words = [] if is_plain else [labels.answer(row.question, row.answer)]
        if row.group:
            words.append(labels.group(by, row.group))
        line = _whisker(row, row.low, row.high, " · ".join(words), hint(row))
        shown.setdefault(row.question, []).append(line)
    return tuple(
        ChartPanel(
            _panel_title(table.survey, labels, question, translate if by is not None else None),
            tuple(lines),
            is_of_means,
        )
        for question, lines in shown.items()
    )


def drawn_rows(table: EstimateTable) -> tuple[EstimateRow, ...]:
    """Return the rows that the chart has a line for, if it can hold so many.

    Parameters
    ----------
    table
        The estimates.
    """
    is_of_means = _is_of_means(table)
    return tuple(
        row
        for row in table.rows
        if row.is_mean == is_of_means
        and row.low is not None
        and row.high is not None
        and not (row.answer == "no" and _is_binary(table.survey, row.question))
    )


def _is_of_means(table: EstimateTable) -> bool:
    return all(row.is_mean for row in table.rows) and len(_questions_in(table)) == 1


def _is_binary(survey: Survey, question: str) -> bool:
    """Return whether one share determines both; not with “prefer not to say” as a third answer."""
    asked = row_question(survey, question)
    return asked.is_answered_yes_or_no and len(asked.answers) == 2


def _questions_in(table: EstimateTable) -> set[str]:
    return {row.question for row in table.rows}


def panels_of_one_chart(shown: Sequence[ChartPanel]) -> tuple[ChartPanel, ...]:
    """Return the first panels, and of the last the first lines, that one chart can hold."""
    left = MOST_LINES
    kept = []
    for panel in shown:
        lines = panel.whiskers[:left]
        left -= len(lines)
        if lines:
            kept.append(replace(panel, whiskers=lines))
    return tuple(kept)


def _panel_title(
    survey: Survey, labels: SurveyLabels, question: str, translate: Translate | None
) -> str:
    """Return the heading; with ``translate``, where there are groups, it names the answer too."""
    text = labels.question(question)
    if translate is not None and _is_binary(survey, question):
        return translate("messages", TITLE).format(
            question=text, answer=labels.answer(question, "yes")
        )
    return text


def _whisker(row: EstimateRow, low: float, high: float, label: str, hint: str) -> Whisker:
    part = (coins_share(row) or 0.0) ** 0.5
    is_direct = row.epsilon is None and row.se_coins == 0  # the other marks are the estimate then
    left = row.estimate - part * max(0.0, row.estimate - low)
    right = row.estimate + part * max(0.0, high - row.estimate)
    return Whisker(
        label,
        row.estimate,
        low,
        high,
        min(max(left, low), high),
        max(min(right, high), low),
        None if is_direct else row.raw,
        None if is_direct else row.mle,
        hint,
    )
