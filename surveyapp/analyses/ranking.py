"""Items ranked by their worth: rated questions, groups that rate one question, or a question's choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine, Heatmap, Tile
from surveyapp.analyses.base.dataset import KIOSK, Dataset
from surveyapp.analyses.base.formats import CHANCE, COUNT, PRECISE, QUANTITY
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, INTERVAL, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.data.groups import (
    complex_sample_groups,
    complex_sample_reports,
    group_name,
    groups_of,
    left_out_notes,
)
from surveyapp.analyses.data.questions import (
    forms_groups,
    has_one_channel,
    recorded_question,
    required_channel,
)
from surveyapp.analyses.words.columns import labelled
from surveyapp.analyses.words.formulas import ESTIMATE, WEIGHTED_MEAN, Formula
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.ranking import (
    ItemRanking,
    RankedItem,
    RatedItem,
    rank_choices,
    rank_items,
)
from surveyapp.estimation.sampling.linearization import SampleReports
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.messages.numerals import held_decimals
from surveyapp.options import confidence_level, draws_seed, numbers, variable, variables, whole
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True, slots=True)
class PairRow:
    """The probability that one item is really above another."""

    first: str
    second: str
    probability: float
    mc_error: float = 0.0


@dataclass(frozen=True, slots=True)
class RankTable:
    """Items from best to worst, each pair's probability, and sentences to show with them.

    Items are groups of ``by``, or the choices of ``choices_of``, or else questions.
    """

    survey: Survey
    rows: tuple[RankedItem, ...]
    pairs: tuple[PairRow, ...]
    warnings: tuple[str, ...]
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""
    by: str | None = None
    choices_of: str | None = None


BY_PRIOR = QT_TRANSLATE_NOOP("messages", "Nobody answered {item}: it is ranked by the prior alone.")
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
    row: RankedItem, table: RankTable, labels: SurveyLabels, level: float
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
    pair: PairRow, table: RankTable, labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "first": item_label(pair.first, table, labels),
        "second": item_label(pair.second, table, labels),
        "probability": amounts.chance(pair.probability),
    }
    return (Notice(Message(PAIR_ABOVE, facts)),)


def _formulas(_row: object, table: RankTable) -> tuple[Formula, ...]:
    if table.is_complex_sample:
        return (WEIGHTED_MEAN, EFFECTIVE, POSTERIOR_MEAN)
    return (POSTERIOR_MEAN,)


def _worth_chart(
    table: RankTable, rows: Sequence[RankedItem], text: ChartText, hints: Sequence[str]
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
        """Return the items from best to worst; ``progress`` is called at each round of the drawing."""
        questions = [recorded_question(data.survey, name) for name in dict.fromkeys(self.questions)]
        data.survey.check_different([question.id for question in questions])
        for question in questions:
            required_channel(question)
            if question.answers != questions[0].answers:
                raise UserProblem(
                    msg(
                        "{first} and {second} have different answers, so they cannot be ranked "
                        "together. Rank questions with the same answers.",
                        first=questions[0].id,
                        second=question.id,
                    )
                )
        if self.by is not None and len(questions) != 1:
            raise UserProblem(
                msg(
                    "Groups of {by} can be ranked by one question, and {given} were given. Name "
                    "one of them.",
                    by=self.by,
                    given=len(questions),
                )
            )
        each_round = count_rounds(progress)
        how: dict[str, Any] = {
            "rng": np.random.default_rng(self.seed),
            "prior": self.prior,
            "level": self.level,
            "draws": self.draws,
            "each_round": each_round,
        }
        if self.by is None and len(questions) < 2:
            return self._choices(data, questions, how)
        worth = self._worth(questions)
        scored = _Scored(worth, self.level)
        if self.by is not None:
            items, warnings = _groups(data, questions[0], self.by, scored)
        else:
            items, warnings = _questions(data, questions, scored)
        each_round()
        return _table(data, rank_items(items, worth, **how), warnings, by=self.by)

    def _worth(self, questions: Sequence[AskedQuestion]) -> Sequence[float]:
        if self.utilities is not None:
            return self.utilities
        for question in questions:
            if question.scores is None:
                raise UserProblem(
                    msg(
                        "It is not known what the answers to {question} are worth. Give one number "
                        "for each of them as its utility: {answers}.",
                        question=question.id,
                        answers=", ".join(question.answers),
                    )
                )
        return questions[0].scores or ()

    def _choices(
        self, data: Dataset, questions: Sequence[AskedQuestion], how: dict[str, Any]
    ) -> RankTable:
        if not questions or questions[0].scores is not None:
            raise UserProblem(
                msg(
                    "Ranking needs at least two items. Choose several questions, or the groups that rated "
                    "one."
                )
            )
        items, warnings = _questions(data, questions, _Scored(None, self.level))
        how["each_round"]()
        made = rank_choices(items[0], questions[0].answers, **how)
        return _table(data, made, warnings, choices_of=questions[0].id)


@dataclass(frozen=True, slots=True)
class _Scored:
    """How a score is made: ``worth`` None is the share of each answer by itself."""

    worth: Sequence[float] | None
    level: float

    def item(self, name: str, question: AskedQuestion, reports: SampleReports | None) -> RatedItem:
        """Return an item with the counts that a complex sample is worth."""
        channel = required_channel(question)
        if reports is None:
            return RatedItem(name, channel, (0,) * channel.reports)
        worth = None
        if self.worth is not None and len(self.worth) == channel.answers:
            worth = np.asarray(self.worth, dtype=np.float64)
        return RatedItem.of_weighted_reports(name, channel, reports, worth, self.level)


def _questions(
    opened: Dataset, questions: Sequence[AskedQuestion], how: _Scored
) -> tuple[list[RatedItem], list[str]]:
    if opened.complex_sample is None:
        counted = [opened.source.counts(question)[None] for question in questions]
        items = [
            RatedItem(question.id, required_channel(question), tuple(tally.tolist()))
            for question, tally in zip(questions, counted, strict=True)
        ]
    else:
        codes = opened.codes(questions)
        items = [
            how.item(one.id, one, complex_sample_reports(opened.complex_sample, one, codes[one.id]))
            for one in questions
        ]
    return items, [
        notice_of(BY_PRIOR, {"item": item.name}) for item in items if not any(item.counts)
    ]


def _groups(
    opened: Dataset, question: AskedQuestion, by: str, how: _Scored
) -> tuple[list[RatedItem], list[str]]:
    """Return one item for each group that has anybody."""
    channel = required_channel(question)
    groups = groups_of(opened, by, question)
    samples = complex_sample_groups(opened, question, groups)
    if samples is None:
        items = [
            RatedItem(name, channel, tuple(tally.tolist()))
            for name, tally in zip(groups.names, groups.counts, strict=True)
            if tally.any()
        ]
    else:
        items = [
            how.item(name, question, reports)
            for name, reports in zip(groups.names, samples, strict=True)
            if reports is not None
        ]
    return items, list(left_out_notes(question, groups))


def _table(
    opened: Dataset,
    made: ItemRanking,
    warnings: Sequence[str],
    *,
    by: str | None = None,
    choices_of: str | None = None,
) -> RankTable:
    pairs = tuple(
        PairRow(one.item, other.item, probability, error)
        for one, line, errors in zip(made.items, made.above, made.above_errors, strict=True)
        for other, probability, error in zip(made.items, line, errors, strict=True)
        if one.rank < other.rank
    )
    all_warnings = (*opened.warnings, *opened.cautions, *warnings)
    is_complex_sample = opened.complex_sample is not None
    return RankTable(
        opened.survey, made.items, pairs, all_warnings, is_complex_sample, by, choices_of
    )
