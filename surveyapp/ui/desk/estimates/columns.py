"""The table of estimates, as columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.tables import Priority
from surveyapp.analyses.computation.estimates.rows import EstimateRow, EstimateTable
from surveyapp.analyses.words.plain_words import coins_share, is_impossible
from surveyapp.ui.desk.common.estimate_text import (
    TranslatedLabels,
    amount,
    interval_method_name,
    interval_text,
    numbers_text,
)
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.number_format import NONE, epsilon, level_text, percent, whole_text

translate = QCoreApplication.translate
ALWAYS = ("question", "answer", "group", "estimate", "low", "se", "n")
"""What is seen in every window, however narrow."""


def estimate_columns(table: EstimateTable, by: str | None, level: float) -> list[Column]:
    """Return the columns of ``table``; the groups have one only where there are groups."""
    columns = [*_name_columns(table, by), *_number_columns(table, level)]
    return [
        replace(one, priority=Priority.ESSENTIAL) if next(iter(one.exact)) in ALWAYS else one
        for one in columns
    ]


def _name_columns(table: EstimateTable, by: str | None) -> list[Column]:
    labels, rows = TranslatedLabels(table.survey), table.rows
    columns = [
        Column(
            translate("estimate_columns", "Question"),
            [row.question for row in rows],
            hints=[labels.question(row.question) for row in rows],
            raw={"question": [row.question for row in rows]},
        ),
        Column(
            translate("estimate_columns", "Answer"),
            [labels.answer(row.question, row.answer) for row in rows],
            raw={"answer": [row.answer for row in rows]},
        ),
    ]
    if by is not None:
        columns.append(
            Column(
                translate("estimate_columns", "Group"),
                [labels.group(by, row.group) for row in rows],
                raw={"group": [row.group for row in rows]},
            )
        )
    return columns


def _number_columns(table: EstimateTable, level: float) -> list[Column]:
    """Yield the columns, the most important first: narrow windows show only these."""
    return [
        *_estimates(table, level),
        *_errors(table.rows),
        *_reports(table.rows),
    ]


def _estimates(table: EstimateTable, level: float) -> list[Column]:
    rows = table.rows
    explained_rows = [
        numbers_text(table.survey, row, is_complex_sample=bool(table.used)) for row in rows
    ]
    return [
        Column(
            translate("estimate_columns", "Estimate"),
            [amount(r, r.estimate) for r in rows],
            is_number=True,
            hints=[
                "\n".join(part for part in (_estimate_hint(r), text) if part)
                for r, text in zip(rows, explained_rows, strict=True)
            ],
            about=translate(
                "estimate_columns",
                "Unbiased: the coins are taken out. A share may lie outside 0 to 100 %; "
                "a mean is in the units of the answers.",
            ),
            raw={"estimate": [r.estimate for r in rows]},
        ),
        Column(
            translate("estimate_columns", "{level} interval").format(level=level_text(level)),
            [interval_text(r) for r in rows],
            is_number=True,
            hints=[interval_method_name(r.interval) for r in rows],
            about=translate(
                "estimate_columns",
                "Cut at what is possible. Each cell names its method when you point at it.",
            ),
            raw={
                "low": [r.low for r in rows],
                "high": [r.high for r in rows],
                "interval": [r.interval for r in rows],
            },
        ),
        _numbers(
            translate("estimate_columns", "Most likely"),
            [percent(r.mle) for r in rows],
            translate(
                "estimate_columns", "Maximum likelihood: the best share among the possible ones"
            ),
            {"mle": [r.mle for r in rows]},
        ),
    ]


def _errors(rows: Sequence[EstimateRow]) -> list[Column]:
    return [
        _numbers(
            translate("estimate_columns", "Std. error"),
            [amount(r, r.se) for r in rows],
            translate(
                "estimate_columns",
                "Standard error of the estimate, from sampling and coins together",
            ),
            {"se": [r.se for r in rows], "se_sampling": [r.se_sampling for r in rows]},
        ),
        Column(
            translate("estimate_columns", "of which coins"),
            [amount(r, r.se_coins) for r in rows],
            is_number=True,
            hints=[_coins_hint(r) for r in rows],
            about=translate(
                "estimate_columns",
                "The standard error that the coins cause, the answers held fixed",
            ),
            raw={"se_coins": [r.se_coins for r in rows]},
        ),
    ]


def _reports(rows: Sequence[EstimateRow]) -> list[Column]:
    """Return the columns of reports and their protection."""
    return [
        _numbers(
            translate("estimate_columns", "n"),
            [whole_text(r.n) for r in rows],
            translate("estimate_columns", "Number of reports"),
            {"n": [r.n for r in rows]},
        ),
        _numbers(
            translate("estimate_columns", "Naive reading"),
            [amount(r, r.raw) for r in rows],
            translate(
                "estimate_columns", "What the reports say if the coins are forgotten: biased"
            ),
            {"raw": [r.raw for r in rows]},
        ),
        Column(
            translate("estimate_columns", "ε"),
            [epsilon(r.epsilon) for r in rows],
            is_number=True,
            hints=[_epsilon_hint(r) for r in rows],
            about=translate(
                "estimate_columns", "Privacy loss of one report: smaller protects better"
            ),
            raw={"epsilon": [r.epsilon for r in rows]},
        ),
    ]


def _numbers(
    title: str, texts: Sequence[str], about: str, raw: Mapping[str, Sequence[object]]
) -> Column:
    return Column(title, texts, is_number=True, about=about, raw=raw)


def _estimate_hint(row: EstimateRow) -> str:
    if is_impossible(row):
        return translate(
            "estimate_columns",
            "Not a possible share: see the column “Most likely”, and the text below.",
        )
    return ""


def _coins_hint(row: EstimateRow) -> str:
    share = coins_share(row)
    if share is None:
        return NONE
    return translate("estimate_columns", "{share} of the variance").format(share=percent(share, 0))


def _epsilon_hint(row: EstimateRow) -> str:
    if row.epsilon is None:
        return translate("estimate_columns", "Infinite: at least one report gives an answer away.")
    return ""
