"""The charts of cross-tables, comparisons, ranks, distances and regressions: of the desk and of reports."""

from __future__ import annotations

from collections.abc import Sequence

from surveyapp.analyses.base.charts import Forest, ForestLine, Heatmap, Tile
from surveyapp.analyses.charts.text import ChartText, Hints, hinted
from surveyapp.analyses.computation.multivariate.ranking import PairRow, RankRow, RankTable
from surveyapp.messages.message import QT_TRANSLATE_NOOP

PAIR_TILES = QT_TRANSLATE_NOOP(
    "analyses", "Tiles of the probabilities; the table has the same numbers"
)
PLACES = QT_TRANSLATE_NOOP(
    "analyses", "The probability of each to be really above the one of this place"
)
UTILITY = QT_TRANSLATE_NOOP("analyses", "Expected utility")


def rank_forest(rows: Sequence[RankRow], pen: ChartText, hints: Hints = ()) -> Forest | None:
    """Return the worth of each item, from the first place down."""
    lines = (
        ForestLine(f"{row.rank}. {row.item}", row.utility, row.low, row.high, hint=hint)
        for row, hint in zip(rows, hinted(hints), strict=False)
    )
    return pen.forest(lines, UTILITY, None)


def pairs_heatmap(table: RankTable, pen: ChartText, hints: Hints = ()) -> Heatmap:
    """Return the probability of each item to be above each of those below it."""
    names = [row.item for row in table.rows]
    tiles = {
        (pair.first, pair.second): _pair_tile(pair, pen, hint)
        for pair, hint in zip(table.pairs, hinted(hints), strict=False)
    }
    return Heatmap(
        tuple(tuple(tiles.get((one, other)) for other in names[1:]) for one in names[:-1]),
        tuple(f"{place}. {name}" for place, name in enumerate(names[:-1], start=1)),
        tuple(f"{place}." for place, _name in enumerate(names[1:], start=2)),
        "",
        pen.say(PLACES),
        pen.say(PAIR_TILES),
    )


def _pair_tile(pair: PairRow, pen: ChartText, hint: str) -> Tile:
    return Tile(pair.probability, pen.percent(pair.probability, 0), hint=hint)
