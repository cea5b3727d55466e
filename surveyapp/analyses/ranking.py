"""Items ranked by their worth: rated questions, groups that rate one question, or a question's choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine, Heatmap, Tile
from surveyapp.analyses.base.dataset import KIOSK, Dataset
from surveyapp.analyses.base.formats import CHANCE, COUNT, PRECISE, QUANTITY
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, INTERVAL, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.multivariate.ranking import (
    PairRow,
    RankingOptions,
    RankRow,
    RankTable,
    rank_by_worth,
)
from surveyapp.analyses.data.groups import group_name
from surveyapp.analyses.data.questions import forms_groups, has_one_channel
from surveyapp.analyses.words.columns import labelled
from surveyapp.analyses.words.formulas import ESTIMATE, WEIGHTED_MEAN, Formula
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import held_decimals
from surveyapp.options import confidence_level, draws_seed, numbers, variable, variables, whole

RANKED = QT_TRANSLATE_NOOP(
    "messages",
    "“{item}” has rank {rank}, with an expected utility of {utility} ({level} "
    "probability: {low} to {high}); the probability that it is really the best "
    "is {best}.",
)
ABOVE_NEXT = QT_TRANSLATE_NOOP(
    "messages", "The probability that it is really above the next one is {above}."
)
PAIR_ABOVE = QT_TRANSLATE_NOOP(
    "messages", "“{first}” is really above “{second}” with a probability of {probability}."
)
UTILITY = QT_TRANSLATE_NOOP("analyses", "Expected utility")
PLACES = QT_TRANSLATE_NOOP(
    "analyses", "The probability of each to be really above the one of this place"
)
PAIR_TILES = QT_TRANSLATE_NOOP(
    "analyses", "Tiles of the probabilities; the table has the same numbers"
)

POSTERIOR_MEAN = Formula(
    ESTIMATE, "E[Σ uₐ·πₐ | n], π ~ Dirichlet(1, …, 1)", "Laplace (1774); Tanner & Wong (1987)"
)
EFFECTIVE = Formula(
    ESTIMATE, "n → n/deff, deff = V̂(z)/V₀", "Kish (1965); Chen, Wakefield & Lumley (2014)"
)


def item_label(item: str, table: RankTable, labels: SurveyLabels) -> str:
    """Return what people call a ranked group or choice; a ranked question what was asked.

    Parameters
    ----------
    item
        The item's name in the table.
    table
        The ranking.
    labels
        The survey's labels.
    """
    if table.by == KIOSK:
        return group_name(KIOSK, item)
    if table.by is not None:
        return labels.group_alone(table.by, item)
    return labels.answer(table.choices_of, item) if table.choices_of else labels.named(item)


def explain_rank(
    row: RankRow, table: RankTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what the place of an item means, with how sure it is."""
    digits, ends = (held_decimals(e, 4) for e in (row.utility_mc_error, row.interval_mc_error))
    facts: dict[str, object] = {
        "item": item_label(row.item, table, labels),
        "rank": amounts.count(row.rank),
        "utility": amounts.number(round(row.utility, digits)),
        "level": amounts.level(level),
        "low": amounts.number(round(row.low, ends)),
        "high": amounts.number(round(row.high, ends)),
        "best": amounts.chance(row.is_best),
    }
    main = Notice(Message(RANKED, facts))
    if row.above_next is None:
        return (main,)
    return (main, Notice(Message(ABOVE_NEXT, {"above": amounts.chance(row.above_next)})))


def _explain_pair(
    pair: PairRow,
    table: RankTable,
    labels: SurveyLabels,
    level: float,  # noqa: ARG001
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "first": item_label(pair.first, table, labels),
        "second": item_label(pair.second, table, labels),
        "probability": amounts.chance(pair.probability),
    }
    return (Notice(Message(PAIR_ABOVE, facts)),)


def _formulas(row: object, table: RankTable) -> tuple[Formula, ...]:  # noqa: ARG001 - of all rows
    if table.is_complex_sample:
        return (WEIGHTED_MEAN, EFFECTIVE, POSTERIOR_MEAN)
    return (POSTERIOR_MEAN,)


def _worth_chart(
    table: RankTable, rows: Sequence[RankRow], text: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return the worth of each item, from the first place down."""
    lines = (
        ForestLine(
            f"{row.rank}. {item_label(row.item, table, text.labels)}",
            row.utility,
            row.low,
            row.high,
            hint=hint,
        )
        for row, hint in zip(rows, hints, strict=True)
    )
    return text.forest(lines, UTILITY, None)


def _pairs_chart(
    table: RankTable, rows: Sequence[PairRow], text: ChartText, hints: Sequence[str]
) -> Heatmap | None:
    """Return the probability of each item to be above each of those below it."""
    if len(table.rows) < 3:
        return None
    items = [row.item for row in table.rows]
    names = [item_label(item, table, text.labels) for item in items]
    tiles = {
        (pair.first, pair.second): Tile(
            pair.probability, text.percent(pair.probability, 0), hint=hint
        )
        for pair, hint in zip(rows, hints, strict=True)
    }
    return Heatmap(
        tuple(tuple(tiles.get((one, other)) for other in items[1:]) for one in items[:-1]),
        tuple(f"{place}. {name}" for place, name in enumerate(names[:-1], start=1)),
        tuple(f"{place}." for place, _name in enumerate(names[1:], start=2)),
        "",
        text.say(PLACES),
        text.say(PAIR_TILES),
    )


RANKS: Table[RankTable] = Table(
    key="",
    title="Ranks",
    rows=lambda table: table.rows,
    columns=(
        Column("rank", "Rank", COUNT, ESSENTIAL, "1 is the item with the highest expected utility"),
        labelled(
            "item",
            "Item",
            "the question, group or choice that is ranked",
            lambda row, table, labels: item_label(row.item, table, labels),
        ),
        Column("n", "n", COUNT, ESSENTIAL, "interviews with a report"),
        Column(
            "utility",
            UTILITY,
            QUANTITY,
            ESSENTIAL,
            "the mean worth of the answers, given the reports and the prior",
            error="utility_mc_error",
        ),
        Column(
            "low",
            INTERVAL,
            QUANTITY,
            ESSENTIAL,
            "contains the true worth with this probability",
            high="high",
            error="interval_mc_error",
        ),
        Column(
            "is_best",
            "Really the best",
            CHANCE,
            USUAL,
            "the probability that no other item is above it",
            short="best",
            error="is_best_mc_error",
        ),
        Column(
            "above_next",
            "Really above the next",
            CHANCE,
            USUAL,
            "the probability that it is above the item below it",
            short="above next",
            error="above_next_mc_error",
        ),
        *(
            Column(
                f"{key}_mc_error",
                "Monte Carlo standard error",
                PRECISE,
                FILE,
                "of what is drawn at random; 0 where it is computed",
            )
            for key in ("utility", "interval", "is_best", "above_next")
        ),
    ),
    meaning=explain_rank,
    formulas=_formulas,
    charts=(Chart("", _worth_chart),),
)

PAIRS: Table[RankTable] = Table(
    key="pairs",
    title="All pairs",
    rows=lambda table: table.pairs,
    columns=(
        labelled(
            "first",
            "Item",
            "the item that ranks higher",
            lambda pair, table, labels: item_label(pair.first, table, labels),
        ),
        labelled(
            "second",
            "is above",
            "the item that ranks lower",
            lambda pair, table, labels: item_label(pair.second, table, labels),
        ),
        Column(
            "probability",
            "Probability",
            CHANCE,
            ESSENTIAL,
            "that the first item is really above the second",
            short="probability that it is above",
            error="mc_error",
        ),
        Column(
            "mc_error",
            "Monte Carlo standard error",
            PRECISE,
            FILE,
            "of what is drawn at random; 0 where it is computed",
        ),
    ),
    meaning=_explain_pair,
    formulas=_formulas,
    charts=(Chart("", _pairs_chart),),
    option="--pairs",
    option_help="the probability of each pair's order instead",
)


METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Ranks are by the expected worth of the answers, whose shares have a flat Dirichlet prior; intervals and "
    "probabilities are those of draws from the posterior, with the randomization accounted for (Tanner & "
    "Wong 1987).",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking(Analysis):
    """Items ranked by the expected utility of their answers, with how sure each place is.

    Several questions are ranked against each other; one question is ranked by groups of ``by``; one single
    choice without ``by`` has its choices ranked by their shares.
    """

    name: ClassVar[str] = "rank"
    title: ClassVar[str] = "Ranking"
    summary: ClassVar[str] = "rank rated questions, groups that rate, or a question's choices"
    methods: ClassVar[str] = METHODS
    not_in_r: ClassVar[str] = "R has no ranking by debiased counts"
    picture: ClassVar[str] = "rank"
    tables: ClassVar[tuple[Table[RankTable], ...]] = (RANKS, PAIRS)

    questions: tuple[str, ...] = variables(
        "Questions",
        "rated questions to rank, with commas; or one question, whose groups or choices are ranked",
        accepts=has_one_channel,
        has_same_answers=True,
        least=1,
    )
    by: str | None = variable(
        "Groups",
        "rank groups: a direct question, or (kiosk)",
        accepts=forms_groups,
        allows_kiosk=True,
        default=None,
        empty="No groups",
        metavar="Q2",
    )
    utilities: tuple[float, ...] | None = numbers(
        "Worth of each answer",
        "worth of each answer; 1,2,3 … for ratings if empty",
        default=None,
        metavar="U,V",
    )
    prior: tuple[float, ...] | None = numbers(
        "Prior",
        "Dirichlet prior of the answers; 1,1,1 …",
        default=None,
        metavar="A,B",
        is_advanced=True,
    )
    draws: int = whole(
        "Draws",
        "draws from the posterior; 4000 by default",
        default=4000,
        low=100,
        high=1_000_000,
        is_advanced=True,
    )
    seed: int = draws_seed()
    level: float = confidence_level()

    def run(self, data: Dataset, progress: Progress = no_progress) -> RankTable:
        """Return the items from best to worst; see ``rank_by_worth``."""
        options = RankingOptions(self.utilities, self.prior, self.level, self.seed, self.draws)
        return rank_by_worth(data, self.questions, self.by, options, progress=progress)
