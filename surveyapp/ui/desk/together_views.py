"""How the page of questions together shows what was worked out: columns, whiskers and a sentence."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from PySide6.QtCore import QCoreApplication

from surveyapp.services import compare, distances, rank, regress
from surveyapp.services.compare import ComparedRow, Comparison
from surveyapp.services.crosstab import CrossTable
from surveyapp.services.distances import DistanceRow, Distances
from surveyapp.services.groups import KIOSK
from surveyapp.services.rank import RankTable
from surveyapp.services.regress import RegressionTable
from surveyapp.ui.desk.charts import Forest, ForestLine
from surveyapp.ui.desk.export import Rows
from surveyapp.ui.desk.numbers import NONE, level_text, percent, percent_range, quantity, whole
from surveyapp.ui.desk.readings import Labels
from surveyapp.ui.desk.tables import Column
from surveyapp.ui.desk.together import Result

translate = QCoreApplication.translate

MOST_LINES = 60
"""A chart of more lines is neither read nor printed."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page shows: the table, its rows for export, the chart, what it means, warnings."""

    columns: tuple[Column, ...]
    rows: Rows
    forest: Forest | None
    sentence: str
    warnings: tuple[str, ...]


def number_text(value: float | None) -> str:
    """Return a coefficient or a ratio with four decimals; a dash where there is none."""
    return NONE if value is None or not math.isfinite(value) else f"{value:.4f}"


def _range(low: float | None, high: float | None) -> str:
    return NONE if low is None or high is None else f"{number_text(low)} – {number_text(high)}"


def p_text(value: float | None) -> str:
    """Return a p-value with four decimals."""
    if value is None:
        return NONE
    return "< 0.0001" if value < 1e-4 else f"{value:.4f}"


def _numbers(title: str, texts: Sequence[str], about: str = "") -> Column:
    return Column(title, list(texts), is_number=True, about=about)


def _interval_title(level: float) -> str:
    return translate("together", "{level} interval").format(level=level_text(level))


def _forest(lines: Sequence[ForestLine], axis: str, reference: float | None) -> Forest | None:
    kept = tuple(lines[:MOST_LINES])
    spoken = translate(
        "together", "Chart of the numbers with intervals; the table has the same numbers"
    )
    return Forest(kept, axis, spoken, reference) if kept else None


@singledispatch
def shown(result: Result, labels: Labels, level: float) -> Shown:  # noqa: ARG001 - families differ
    """Return how ``result`` is shown."""
    raise TypeError(f"no view of {type(result).__name__}")


@shown.register
def _(result: CrossTable, labels: Labels, level: float) -> Shown:
    answers = [
        Column(
            name,
            [labels.answer(name, cell.answers[place]) for cell in result.cells],
            about=labels.question(name),
        )
        for place, name in enumerate(result.questions)
    ]
    columns = (
        *answers,
        _numbers(translate("together", "Estimate"), [percent(c.estimate) for c in result.cells]),
        _numbers(translate("together", "Std. error"), [percent(c.se) for c in result.cells]),
        _numbers(_interval_title(level), [percent_range(c.low, c.high) for c in result.cells]),
        _numbers(translate("together", "Most likely"), [percent(c.mle) for c in result.cells]),
    )
    named = [
        " · ".join(labels.answer(q, a) for q, a in zip(result.questions, c.answers, strict=True))
        for c in result.cells
    ]
    lines = [
        ForestLine(name, c.estimate, c.low, c.high)
        for name, c in zip(named, result.cells, strict=True)
    ]
    largest = max(range(len(result.cells)), key=lambda place: result.cells[place].estimate)
    sentence = translate(
        "together",
        "Of the {n} people who answered all of these, the largest part, about {share}, truly belongs to: "
        "{answers}.",
    ).format(
        n=whole(result.n), share=percent(result.cells[largest].estimate), answers=named[largest]
    )
    axis = translate("together", "Share of respondents")
    return Shown(
        columns,
        Rows(result.rows, result.columns),
        _forest(lines, axis, 0.0),
        sentence,
        result.warnings,
    )


def _measure(row: ComparedRow) -> str:
    return {
        compare.DIFFERENCE: translate("together", "Difference"),
        compare.ODDS_RATIO: translate("together", "Odds ratio"),
        compare.ALL_ANSWERS: translate("together", "All answers alike?"),
        compare.CORRELATION: translate("together", "Correlation"),
    }[row.measure]


def _group(labels: Labels, by: str, group: str) -> str:
    return group if by == KIOSK else labels.group(by, group)


def _pair(labels: Labels, row: ComparedRow | DistanceRow) -> str:
    """Return the two groups; a correlation is of everybody."""
    if not row.first:
        return translate("together", "everybody")
    return f"{_group(labels, row.by, row.first)} – {_group(labels, row.by, row.second)}"


def _amount(row: ComparedRow, value: float | None) -> str:
    return percent(value) if row.measure == compare.DIFFERENCE else number_text(value)


@shown.register
def _(result: Comparison, labels: Labels, level: float) -> Shown:
    rows = result.rows
    columns = (
        Column(
            translate("together", "Answer"),
            [labels.answer(r.question, r.answer) if r.answer else NONE for r in rows],
        ),
        Column(translate("together", "Groups"), [_pair(labels, r) for r in rows]),
        Column(translate("together", "Measure"), [_measure(r) for r in rows]),
        _numbers(translate("together", "Estimate"), [_amount(r, r.estimate) for r in rows]),
        _numbers(translate("together", "Std. error"), [_amount(r, r.se) for r in rows]),
        _numbers(_interval_title(level), [_compared_range(r) for r in rows]),
        _numbers(translate("together", "p-value"), [p_text(r.p_value) for r in rows]),
    )
    differences = [r for r in rows if r.measure == compare.DIFFERENCE]
    lines = [
        ForestLine(
            f"{labels.answer(r.question, r.answer)}: {_pair(labels, r)}",
            r.estimate,
            r.low,
            r.high,
        )
        for r in differences
        if r.estimate is not None and r.low is not None and r.high is not None
    ]
    axis = translate("together", "First group less second, share of respondents")
    return Shown(
        columns,
        Rows(rows, compare.COLUMNS),
        _forest(lines, axis, 0.0),
        _compared_sentence(differences, labels, level),
        result.warnings,
    )


def _compared_range(row: ComparedRow) -> str:
    if row.low is None or row.high is None:
        return NONE
    if row.measure == compare.DIFFERENCE:
        return percent_range(row.low, row.high)
    return _range(row.low, row.high)


def _compared_sentence(rows: Sequence[ComparedRow], labels: Labels, level: float) -> str:
    apart = [r for r in rows if r.low is not None and r.high is not None and r.low * r.high > 0]
    if not apart:
        return translate(
            "together",
            "No difference between two groups can be told from chance at {level}: every interval holds 0.",
        ).format(level=level_text(level))
    first = max(apart, key=lambda r: abs(r.estimate or 0.0))
    return translate(
        "together",
        "The largest difference that is more than chance: “{answer}” is {points} percentage points apart "
        "between {first} and {second}. {count} of {all} differences are more than chance at {level}, each "
        "looked at alone.",
    ).format(
        answer=labels.answer(first.question, first.answer),
        points=percent(abs(first.estimate or 0.0)).rstrip("%").strip(),
        first=_group(labels, first.by, first.first),
        second=_group(labels, first.by, first.second),
        count=len(apart),
        all=len(rows),
        level=level_text(level),
    )


@shown.register
def _(result: RankTable, labels: Labels, level: float) -> Shown:  # noqa: ARG001 - items name themselves
    rows = result.rows
    columns = (
        _numbers(translate("together", "Rank"), [str(r.rank) for r in rows]),
        Column(translate("together", "Item"), [r.item for r in rows]),
        _numbers(translate("together", "Interviews"), [whole(r.n) for r in rows]),
        _numbers(translate("together", "Expected utility"), [quantity(r.utility) for r in rows]),
        _numbers(_interval_title(level), [_range(r.low, r.high) for r in rows]),
        _numbers(
            translate("together", "Really the best"),
            [percent(r.is_best, 1) for r in rows],
            translate("together", "The probability that no other item is above it"),
        ),
        _numbers(
            translate("together", "Really above the next"),
            [percent(r.above_next, 1) for r in rows],
            translate("together", "The probability that it is above the item below it"),
        ),
    )
    lines = [ForestLine(r.item, r.utility, r.low, r.high) for r in rows]
    sentence = translate(
        "together",
        "{item} comes first; that it really is the best has a probability of {chance}, with the coins' "
        "uncertainty counted in.",
    ).format(item=rows[0].item, chance=percent(rows[0].is_best, 1))
    axis = translate("together", "Expected utility")
    return Shown(
        columns, Rows(rows, rank.COLUMNS), _forest(lines, axis, None), sentence, result.warnings
    )


@shown.register
def _(result: Distances, labels: Labels, level: float) -> Shown:
    rows = result.rows
    columns = (
        Column(translate("together", "Groups"), [_pair(labels, r) for r in rows]),
        _numbers(
            translate("together", "Interviews"),
            [f"{whole(r.n_first)} + {whole(r.n_second)}" for r in rows],
        ),
        _numbers(
            translate("together", "Distance"),
            [number_text(r.distance) for r in rows],
            translate("together", "What the coins and the sampling alone would cause is taken off"),
        ),
        _numbers(_interval_title(level), [_range(r.low, r.high) for r in rows]),
        _numbers(
            translate("together", "p-value"),
            [p_text(r.p_value) for r in rows],
            translate("together", "By permuting who is in which group"),
        ),
    )
    lines = [
        ForestLine(
            _pair(labels, r),
            r.distance,
            r.low,
            r.high,
        )
        for r in rows
    ]
    axis = (
        translate("together", "Earth mover's distance, in answer steps")
        if rows and rows[0].kind == "earth_movers"
        else translate("together", "Total variation distance")
    )
    sentence = translate(
        "together",
        "How far the answers of two groups lie apart: 0 where they are distributed alike. A p-value below "
        "{limit} would be rare if they were.",
    ).format(limit=f"{1 - level:.4g}")
    return Shown(
        columns, Rows(rows, distances.COLUMNS), _forest(lines, axis, 0.0), sentence, result.warnings
    )


@shown.register
def _(result: RegressionTable, labels: Labels, level: float) -> Shown:
    rows = [row for row in result.rows if row.term != regress.LOG_LIKELIHOOD]
    columns = (
        Column(translate("together", "Term"), [r.term for r in rows]),
        _numbers(translate("together", "Estimate"), [number_text(r.estimate) for r in rows]),
        _numbers(translate("together", "Std. error"), [number_text(r.se) for r in rows]),
        _numbers(_interval_title(level), [_range(r.low, r.high) for r in rows]),
    )
    lines = [
        ForestLine(r.term, r.estimate, r.low, r.high)
        for r in rows
        if r.low is not None and r.high is not None
    ]
    is_linear = result.model is regress.Model.LINEAR
    axis = (
        translate("together", "Change of the mean answer")
        if is_linear
        else translate("together", "Log odds; above 0 makes the answer likelier")
    )
    sentence = translate(
        "together",
        "{n} interviews explain the true answers to “{question}”; {left_out} with a missing answer were left "
        "out. Log likelihood {likelihood}, AIC {aic}. A term whose interval holds 0 cannot be told from "
        "chance.",
    ).format(
        n=whole(result.n),
        question=labels.question(result.outcome),
        left_out=whole(result.left_out),
        likelihood=f"{result.log_likelihood:.2f}",
        aic=f"{result.aic:.2f}",
    )
    return Shown(
        columns,
        Rows(result.rows, regress.COLUMNS),
        _forest(lines, axis, 0.0),
        sentence,
        result.warnings,
    )
