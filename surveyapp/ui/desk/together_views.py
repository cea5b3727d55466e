"""How the page of questions together shows what was worked out: tables, charts, a sentence for each row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from PySide6.QtCore import QCoreApplication

from surveyapp.services import compare, distances, rank
from surveyapp.services.compare import ComparedRow, Comparison
from surveyapp.services.crosstab import Cell, CrossTable
from surveyapp.services.distances import DistanceRow, Distances
from surveyapp.services.groups import KIOSK
from surveyapp.services.plain_words_together import (
    of_cell,
    of_comparison,
    of_distance,
    of_rank,
)
from surveyapp.services.rank import RankTable
from surveyapp.services.regress import RegressionTable
from surveyapp.ui.desk.charts import (
    Drawing,
    EstimateWords,
    Forest,
    ForestLine,
    forest_drawing,
)
from surveyapp.ui.desk.export import Rows
from surveyapp.ui.desk.heat_chart import Heat, Tile, heat_drawing
from surveyapp.ui.desk.numbers import (
    NONE,
    percent,
    percent_range,
    quantity,
    sentences,
    whole,
)
from surveyapp.ui.desk.readings import Labels
from surveyapp.ui.desk.regression_views import regression_views
from surveyapp.ui.desk.result_pane import View
from surveyapp.ui.desk.result_words import (
    MOST_LINES,
    estimate_words,
    interval_title,
    number_text,
    numbers,
    p_text,
    range_text,
)
from surveyapp.ui.desk.tables import Column
from surveyapp.ui.desk.together import Result

translate = QCoreApplication.translate


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
    is_flat = len(result.questions) == 2
    forest = _forest_of_cells(result.cells, named, meanings, level)
    shown = (
        View(
            translate("together", "Joint distribution"),
            tuple(_cell_columns(result, labels, level)),
            Rows(result.rows, result.columns),
            _heat_of_cells(result, labels, meanings) if is_flat else forest,
            tuple(meanings),
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


def _heat_of_cells(result: CrossTable, labels: Labels, meanings: Sequence[str]) -> Drawing:
    first, second = (result.survey.question(name) for name in result.questions)
    most = max(0.05, *(cell.estimate for cell in result.cells))
    tiles = {
        cell.answers: Tile(
            cell.estimate / most,
            percent(cell.estimate, 1),
            percent_range(cell.low, cell.high, 1),
            meaning + "\n" + _formula_of_cells(),
        )
        for cell, meaning in zip(result.cells, meanings, strict=True)
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


def _formula_of_cells() -> str:
    return translate("together", "{formula} – {source}").format(
        formula="π̂ = λ̂ (P₁ ⊗ P₂ …)⁻¹",
        source="Chaudhuri & Mukerjee (1988); van den Hout & van der Heijden (2002)",
    )


def _forest_of_cells(
    cells: Sequence[Cell], named: Sequence[str], meanings: Sequence[str], level: float
) -> Drawing:
    lines = [
        ForestLine(
            name,
            c.estimate,
            c.low,
            c.high,
            coins=_coins_reach(c.estimate, c.low, c.high, c.se, c.se_coins),
            likely=c.mle,
            hint=meaning + "\n" + _formula_of_cells(),
        )
        for name, c, meaning in zip(named, cells, meanings, strict=True)
    ]
    axis = translate("together", "Share of respondents")
    return _drawn(lines, axis, 0.0, estimate_words(level), is_share=True)


def _coins_reach(
    estimate: float, low: float, high: float, se: float | None, coins: float | None
) -> float | None:
    """Return how far the coins' part of an interval reaches: as their error is to the whole error."""
    if not se or coins is None:
        return None
    return min(1.0, coins / se) * max(estimate - low, high - estimate)


def _drawn(
    lines: Sequence[ForestLine],
    axis: str,
    reference: float | None,
    words: EstimateWords,
    *,
    is_share: bool = False,
) -> Drawing:
    kept = tuple(lines[:MOST_LINES])
    if all(line.coins is None for line in kept):
        words = EstimateWords(words.estimate, words.interval, "", "", "", "", words.likely)
    if all(line.likely is None for line in kept):
        words = EstimateWords(words.estimate, words.interval, words.coins, "", "", "")
    spoken = translate(
        "together", "Chart of the numbers with intervals; the table has the same numbers"
    )
    return forest_drawing(Forest(kept, axis, spoken, reference, words, is_share=is_share))


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


@views.register
def _(result: Comparison, labels: Labels, level: float) -> tuple[View, ...]:
    meanings = [sentences(of_comparison(row, labels, level)) for row in result.rows]
    return (
        View(
            translate("together", "Differences"),
            tuple(_compared_columns(result.rows, labels, level)),
            Rows(result.rows, compare.COLUMNS),
            _differences(result.rows, meanings, labels, level),
            tuple(meanings),
        ),
    )


def _compared_columns(rows: Sequence[ComparedRow], labels: Labels, level: float) -> list[Column]:
    return [
        Column(
            translate("together", "Answer"),
            [labels.answer(r.question, r.answer) if r.answer else NONE for r in rows],
            raw={"answer": [r.answer for r in rows]},
        ),
        Column(
            translate("together", "Groups"),
            [_pair(labels, r) for r in rows],
            raw={"first": [r.first for r in rows], "second": [r.second for r in rows]},
        ),
        Column(
            translate("together", "Measure"),
            [_measure(r) for r in rows],
            raw={"measure": [r.measure for r in rows]},
        ),
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
        numbers(
            translate("together", "p-value"),
            [p_text(r.p_value) for r in rows],
            {"p_value": [r.p_value for r in rows]},
        ),
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


def _differences(
    rows: Sequence[ComparedRow], meanings: Sequence[str], labels: Labels, level: float
) -> Drawing | None:
    lines = [
        ForestLine(
            f"{labels.answer(r.question, r.answer)}: {_pair(labels, r)}",
            r.estimate,
            r.low,
            r.high,
            coins=_coins_reach(r.estimate, r.low, r.high, r.se, r.se_coins),
            likely=r.mle,
            hint=meaning,
        )
        for r, meaning in zip(rows, meanings, strict=True)
        if r.measure == compare.DIFFERENCE
        and r.estimate is not None
        and r.low is not None
        and r.high is not None
    ]
    if not lines:
        return None
    axis = translate("together", "First group less second, share of respondents")
    return _drawn(lines, axis, 0.0, estimate_words(level), is_share=True)


def _compared_range(row: ComparedRow) -> str:
    if row.low is None or row.high is None:
        return NONE
    if row.measure == compare.DIFFERENCE:
        return percent_range(row.low, row.high)
    return range_text(row.low, row.high)


@views.register
def _(result: RankTable, labels: Labels, level: float) -> tuple[View, ...]:  # noqa: ARG001 - items name themselves
    rows = result.rows
    meanings = [sentences(of_rank(row, level)) for row in rows]
    lines = [
        ForestLine(f"{r.rank}. {r.item}", r.utility, r.low, r.high, hint=meaning)
        for r, meaning in zip(rows, meanings, strict=True)
    ]
    axis = translate("together", "Expected utility")
    ranks = View(
        translate("together", "Ranks"),
        tuple(_rank_columns(result, level)),
        Rows(rows, rank.COLUMNS),
        _drawn(lines, axis, None, estimate_words(level)),
        tuple(meanings),
    )
    return (ranks, _pairs_view(result)) if len(rows) > 2 else (ranks,)


def _rank_columns(result: RankTable, level: float) -> list[Column]:
    rows = result.rows
    return [
        Column(
            translate("together", "Item"),
            [r.item for r in rows],
            raw={"item": [r.item for r in rows]},
        ),
        numbers(
            translate("together", "Rank"),
            [whole(r.rank) for r in rows],
            {"rank": [r.rank for r in rows]},
        ),
        numbers(
            translate("together", "Expected utility"),
            [quantity(r.utility) for r in rows],
            {"utility": [r.utility for r in rows]},
        ),
        numbers(
            interval_title(level),
            [range_text(r.low, r.high) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
        numbers(
            translate("together", "Really the best"),
            [percent(r.is_best, 1) for r in rows],
            {"is_best": [r.is_best for r in rows]},
            translate("together", "The probability that no other item is above it"),
        ),
        numbers(
            translate("together", "Really above the next"),
            [percent(r.above_next, 1) for r in rows],
            {"above_next": [r.above_next for r in rows]},
            translate("together", "The probability that it is above the item below it"),
        ),
        numbers(
            translate("together", "Interviews"),
            [whole(r.n) for r in rows],
            {"n": [r.n for r in rows]},
        ),
    ]


def _pairs_view(result: RankTable) -> View:
    pairs = result.pairs
    names = [row.item for row in result.rows]
    meanings = [
        translate(
            "together", "“{first}” is really above “{second}” with a probability of {p}."
        ).format(first=pair.first, second=pair.second, p=percent(pair.probability, 1))
        for pair in pairs
    ]
    tiles = {
        (pair.first, pair.second): Tile(
            pair.probability, percent(pair.probability, 0), hint=meaning
        )
        for pair, meaning in zip(pairs, meanings, strict=True)
    }
    heat = Heat(
        tuple(tuple(tiles.get((one, other)) for other in names[1:]) for one in names[:-1]),
        tuple(names[:-1]),
        tuple(names[1:]),
        translate("together", "is really above …"),
        "",
        translate("together", "Tiles of the probabilities; the table has the same numbers"),
    )
    columns = (
        Column(
            translate("together", "Item"),
            [p.first for p in pairs],
            raw={"first": [p.first for p in pairs]},
        ),
        Column(
            translate("together", "is above"),
            [p.second for p in pairs],
            raw={"second": [p.second for p in pairs]},
        ),
        numbers(
            translate("together", "Probability"),
            [percent(p.probability, 1) for p in pairs],
            {"probability": [p.probability for p in pairs]},
        ),
    )
    return View(
        translate("together", "Each with each"),
        columns,
        Rows(pairs, rank.PAIR_COLUMNS),
        heat_drawing(heat),
        tuple(meanings),
        options=("--pairs",),
    )


@views.register
def _(result: Distances, labels: Labels, level: float) -> tuple[View, ...]:
    rows = result.rows
    meanings = [sentences(of_distance(row, labels, level)) for row in rows]
    lines = [
        ForestLine(_pair(labels, r), r.distance, r.low, r.high, likely=r.mle, hint=meaning)
        for r, meaning in zip(rows, meanings, strict=True)
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
            _drawn(lines, axis, 0.0, estimate_words(level)) if lines else None,
            tuple(meanings),
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
