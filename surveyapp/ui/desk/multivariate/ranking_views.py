"""How a ranking is shown: the places with their intervals, and each item against each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.charts.multivariate import pairs_heatmap, rank_forest
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.multivariate import ranking
from surveyapp.analyses.computation.multivariate.ranking import RankTable
from surveyapp.analyses.words.multivariate_formulas import rank_formulas
from surveyapp.analyses.words.multivariate_labels import with_item_labels
from surveyapp.analyses.words.multivariate_plain_words import explain_rank
from surveyapp.services.charts.heatmap import heatmap_drawing
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.multivariate.result_text import (
    hints,
    interval_title,
    number_column,
    optional_drawing,
    pen_of,
)
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.export_button import ExportRows
from surveyapp.ui.widgets.number_format import (
    chance_text,
    quantity,
    quantity_range,
    sentences,
    whole_text,
)
from surveyapp.ui.widgets.result_pane import ResultView

translate = QCoreApplication.translate


def rank_views(result: RankTable, labels: TranslatedLabels, level: float) -> tuple[ResultView, ...]:
    """Return the ranks, and where there are several pairs how sure each order is."""
    shown = with_item_labels(result, labels)
    meanings = [sentences(explain_rank(row, level)) for row in shown.rows]
    row_hints = hints(
        meanings, [rank_formulas(is_complex_sample=result.is_complex_sample)] * len(meanings)
    )
    pen = pen_of(labels, level)
    ranks = ResultView(
        translate("together", "Ranks"),
        tuple(_rank_columns(result, shown, level)),
        ExportRows(result.rows, ranking.COLUMNS),
        optional_drawing(rank_forest(shown.rows, pen, row_hints)),
        tuple(meanings),
        hints=row_hints,
    )
    return (ranks, _pairs_view(result, shown, pen)) if len(shown.rows) > 2 else (ranks,)


def _rank_columns(result: RankTable, shown: RankTable, level: float) -> list[Column]:
    rows = result.rows
    return [
        Column(
            translate("together", "Item"),
            [r.item for r in shown.rows],
            raw={"item": [r.item for r in rows]},
        ),
        number_column(
            translate("together", "Rank"),
            [whole_text(r.rank) for r in rows],
            {"rank": [r.rank for r in rows]},
        ),
        number_column(
            translate("together", "Expected utility"),
            [quantity(r.utility, r.utility_mc_error) for r in rows],
            {"utility": [r.utility for r in rows]},
        ),
        number_column(
            interval_title(level),
            [quantity_range(r.low, r.high, r.interval_mc_error) for r in rows],
            {"low": [r.low for r in rows], "high": [r.high for r in rows]},
        ),
        number_column(
            translate("together", "Really the best"),
            [chance_text(r.is_best, r.is_best_mc_error) for r in rows],
            {"is_best": [r.is_best for r in rows]},
            translate("together", "The probability that no other item is above it"),
        ),
        number_column(
            translate("together", "Really above the next"),
            [chance_text(r.above_next, r.above_next_mc_error) for r in rows],
            {"above_next": [r.above_next for r in rows]},
            translate("together", "The probability that it is above the item below it"),
        ),
        number_column(
            translate("together", "Interviews"),
            [whole_text(r.n) for r in rows],
            {"n": [r.n for r in rows]},
        ),
    ]


def _pairs_view(result: RankTable, shown: RankTable, pen: ChartText) -> ResultView:
    pairs = result.pairs
    meanings = [
        translate(
            "together", "“{first}” is really above “{second}” with a probability of {p}."
        ).format(
            first=pair.first, second=pair.second, p=chance_text(pair.probability, pair.mc_error)
        )
        for pair in shown.pairs
    ]
    columns = (
        Column(
            translate("together", "Item"),
            [p.first for p in shown.pairs],
            raw={"first": [p.first for p in pairs]},
        ),
        Column(
            translate("together", "is above"),
            [p.second for p in shown.pairs],
            raw={"second": [p.second for p in pairs]},
        ),
        number_column(
            translate("together", "Probability"),
            [chance_text(p.probability, p.mc_error) for p in pairs],
            {"probability": [p.probability for p in pairs]},
        ),
    )
    return ResultView(
        translate("together", "All pairs"),
        columns,
        ExportRows(pairs, ranking.PAIR_COLUMNS),
        heatmap_drawing(pairs_heatmap(shown, pen, meanings)),
        tuple(meanings),
        options=("--pairs",),
    )
