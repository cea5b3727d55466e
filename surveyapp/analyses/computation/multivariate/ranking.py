"""Items ranked by their worth: rated questions, one rated question by groups, or a question's choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.data.groups import (
    complex_sample_groups,
    complex_sample_reports,
    groups_of,
    left_out_notes,
)
from surveyapp.analyses.data.questions import recorded_question, required_channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.comparison.ranking import ItemRanking, RatedItem, rank_choices, rank_items
from surveyapp.estimation.sampling.linearization import SampleReports
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.messages.notice import notice_of
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

SEED = 1
DRAWS = 4000


@dataclass(frozen=True, slots=True)
class RankRow:
    """One item's place; ``is_best`` and ``above_next`` are probabilities; see ``RankedItem``.

    What ends in ``mc_error`` is the Monte Carlo standard error of a number that was drawn; 0 where it was
    computed. Numbers are kept as they are; where they are shown, they have the decimals that they hold.
    """

    rank: int
    item: str
    n: int
    utility: float
    low: float
    high: float
    is_best: float
    above_next: float | None
    utility_mc_error: float = 0.0
    interval_mc_error: float = 0.0
    is_best_mc_error: float = 0.0
    above_next_mc_error: float | None = None


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
    rows: tuple[RankRow, ...]
    pairs: tuple[PairRow, ...]
    warnings: tuple[str, ...]
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""
    by: str | None = None
    choices_of: str | None = None


@dataclass(frozen=True, slots=True)
class RankingOptions:
    """How to rank: utilities and Dirichlet prior of the answers, level of the intervals, draws."""

    utilities: Sequence[float] | None = None
    prior: Sequence[float] | None = None
    level: float = 0.95
    seed: int = SEED
    draws: int = DRAWS


def rank_by_worth(
    opened: Dataset,
    question_names: Sequence[str],
    by: str | None = None,
    options: RankingOptions = RankingOptions(),
    *,
    progress: Progress = no_progress,
) -> RankTable:
    """Rank items by the expected utility of their answers.

    Several questions are ranked against each other; one question is ranked by groups of ``by``; one single
    choice without ``by`` has its choices ranked by their shares.

    Parameters
    ----------
    opened
        The reports.
    question_names
        Ids of the questions.
    by
        The id of a direct question, or ``groups.KIOSK``; only with one question.
    options
        Utilities (1, 2, 3 … for ratings and the share of yes for yes/no questions, unless given), Dirichlet
        prior, level, seed and number of draws.
    progress
        Called at each round of the drawing; the number of rounds is not known.

    Raises
    ------
    UserProblem
        if a name does not fit; if a question has several samples, or reports that are too
        many to list; if there is nothing to rank like that; see ``ranking.rank_items``.
    Cancelled
        when ``progress`` raises it.
    """
    questions = [recorded_question(opened.survey, name) for name in dict.fromkeys(question_names)]
    opened.survey.check_different([question.id for question in questions])
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
    if by is not None and len(questions) != 1:
        raise UserProblem(
            msg(
                "Groups of {by} can be ranked by one question, and {given} were given. Name "
                "one of them.",
                by=by,
                given=len(questions),
            )
        )
    if by is None and len(questions) < 2:
        return _choices(opened, questions, options, count_rounds(progress))
    worth = _utilities(questions, options)
    how = _Scored(worth, options.level)
    if by is not None:
        items, warnings = _groups(opened, questions[0], by, how)
    else:
        items, warnings = _questions(opened, questions, how)
    each_round = count_rounds(progress)
    each_round()
    made = rank_items(
        items,
        worth,
        rng=np.random.default_rng(options.seed),
        prior=options.prior,
        level=options.level,
        draws=options.draws,
        each_round=each_round,
    )
    return _table(opened, made, warnings, by=by)


def _utilities(questions: Sequence[AskedQuestion], options: RankingOptions) -> Sequence[float]:
    if options.utilities is not None:
        return options.utilities
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


BY_PRIOR = QT_TRANSLATE_NOOP("messages", "Nobody answered {item}: it is ranked by the prior alone.")


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


def _choices(
    opened: Dataset,
    questions: Sequence[AskedQuestion],
    options: RankingOptions,
    each_round: EachRound,
) -> RankTable:
    if not questions or questions[0].scores is not None:
        raise UserProblem(
            msg(
                "Ranking needs at least two items. Choose several questions, or the groups that rated one."
            )
        )
    items, warnings = _questions(opened, questions, _Scored(None, options.level))
    each_round()
    made = rank_choices(
        items[0],
        questions[0].answers,
        rng=np.random.default_rng(options.seed),
        prior=options.prior,
        level=options.level,
        draws=options.draws,
        each_round=each_round,
    )
    return _table(opened, made, warnings, choices_of=questions[0].id)


def _table(
    opened: Dataset,
    made: ItemRanking,
    warnings: Sequence[str],
    *,
    by: str | None = None,
    choices_of: str | None = None,
) -> RankTable:
    rows = tuple(
        RankRow(
            rank=item.rank,
            item=item.name,
            n=item.n,
            utility=item.utility,
            low=item.low,
            high=item.high,
            is_best=item.is_best,
            above_next=item.above_next,
            utility_mc_error=item.utility_error,
            interval_mc_error=item.interval_error,
            is_best_mc_error=item.best_error,
            above_next_mc_error=item.above_error,
        )
        for item in made.items
    )
    pairs = tuple(
        PairRow(one.name, other.name, probability, error)
        for one, line, errors in zip(made.items, made.above, made.above_errors, strict=True)
        for other, probability, error in zip(made.items, line, errors, strict=True)
        if one.rank < other.rank
    )
    all_warnings = (*opened.warnings, *opened.cautions, *warnings)
    is_complex_sample = opened.complex_sample is not None
    return RankTable(opened.survey, rows, pairs, all_warnings, is_complex_sample, by, choices_of)
