"""How a ranking is shown: the places with their intervals, and each item against each."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from surveyapp.services import rank
from surveyapp.services.charts import ForestLine
from surveyapp.services.formulas_together import OF_RANKS
from surveyapp.services.labels_together import item_label
from surveyapp.services.plain_words_together import of_rank
from surveyapp.services.rank import RankTable
from surveyapp.ui.desk.export import Rows
from surveyapp.ui.desk.heat_chart import Heat, Tile, heat_drawing
from surveyapp.ui.desk.numbers import chance, quantity, sentences, whole
from surveyapp.ui.desk.readings import Labels
from surveyapp.ui.desk.result_pane import View
from surveyapp.ui.desk.result_words import (
    drawn,
    estimate_words,
    hints,
    interval_title,
    numbers,
    range_text,
)
from surveyapp.ui.desk.tables import Column

translate = QCoreApplication.translate


def rank_views(result: RankTable, labels: Labels, level: float) -> tuple[View, ...]:
    """Return the ranks, and where there are several pairs how sure each order is."""
    rows = result.rows
    named = {row.item: item_label(result, row.item, labels) for row in rows}
    meanings = [sentences(of_rank(row, named[row.item], level)) for row in rows]
    told = hints(meanings, [OF_RANKS] * len(meanings))
    lines = [
        ForestLine(f"{r.rank}. {named[r.item]}", r.utility, r.low, r.high, hint=hint)
        for r, hint in zip(rows, told, strict=True)
    ]
    axis = translate("together", "Expected utility")
    ranks = View(
        translate("together", "Ranks"),
        tuple(_rank_columns(result, named, level)),
        Rows(rows, rank.COLUMNS),
        drawn(lines, axis, None, estimate_words(level)),
        tuple(meanings),
        hints=told,
    )
    return (ranks, _pairs_view(result, named)) if len(rows) > 2 else (ranks,)


def _rank_columns(result: RankTable, named: Mapping[str, str], level: float) -> list[Column]:
    rows = result.rows
    return [
        Column(
            translate("together", "Item"),
            [named[r.item] for r in rows],
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
            [chance(r.is_best) for r in rows],
            {"is_best": [r.is_best for r in rows]},
            translate("together", "The probability that no other item is above it"),
        ),
        numbers(
            translate("together", "Really above the next"),
            [chance(r.above_next) for r in rows],
            {"above_next": [r.above_next for r in rows]},
            translate("together", "The probability that it is above the item below it"),
        ),
        numbers(
            translate("together", "Interviews"),
            [whole(r.n) for r in rows],
            {"n": [r.n for r in rows]},
        ),
    ]


def _pairs_view(result: RankTable, named: Mapping[str, str]) -> View:
    pairs = result.pairs
    names = [row.item for row in result.rows]
    meanings = [
        translate(
            "together", "“{first}” is really above “{second}” with a probability of {p}."
        ).format(
            first=named[pair.first],
            second=named[pair.second],
            p=chance(pair.probability),
        )
        for pair in pairs
    ]
    tiles = {
        (pair.first, pair.second): Tile(pair.probability, chance(pair.probability, 0), hint=meaning)
        for pair, meaning in zip(pairs, meanings, strict=True)
    }
    heat = Heat(
        tuple(tuple(tiles.get((one, other)) for other in names[1:]) for one in names[:-1]),
        tuple(f"{place}. {named[name]}" for place, name in enumerate(names[:-1], start=1)),
        tuple(f"{place}." for place, _name in enumerate(names[1:], start=2)),
        "",
        translate("together", "The probability of each to be really above the one of this place"),
        translate("together", "Tiles of the probabilities; the table has the same numbers"),
    )
    columns = (
        Column(
            translate("together", "Item"),
            [named[p.first] for p in pairs],
            raw={"first": [p.first for p in pairs]},
        ),
        Column(
            translate("together", "is above"),
            [named[p.second] for p in pairs],
            raw={"second": [p.second for p in pairs]},
        ),
        numbers(
            translate("together", "Probability"),
            [chance(p.probability) for p in pairs],
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
