"""Rated items ranked by expected utility, the coins' uncertainty included.

Each item has its own distribution π over the levels, with a Dirichlet prior; what is known of π after the
randomized counts is its posterior (``posterior``), and the item's utility is Σ u_a·π_a.

Items are taken as rated by different people, or at least independently.

In a complex sample the posterior is that of effective counts (Chen, Wakefield & Lumley 2014): the weighted
shares of the reports times n/deff, deff the design effect of the estimated utility, and times
(t_{n−1}/t_ν)² for few clusters (Korn & Graubard 1998). So the posterior has the variance of the weighted
score; counts are rounded to whole reports.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.labelled_counts import counts_in_order
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport, NoReports
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.estimation.prevalence.posterior import MOST_ROUNDS, draw_posterior
from surveyapp.estimation.prevalence.pseudo_answers import possible_reports
from surveyapp.estimation.sampling.linearization import SampleReports, t_quantile
from surveyapp.estimation.sampling.respondents import matrix
from surveyapp.estimation.sampling.weighted_estimates import likely_shares
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]


def bad_prior(*, what: object, levels: object, condition: object) -> UserProblem:
    """A prior or utilities that cannot be used."""
    return UserProblem(
        msg(
            "The {what} needs one number for each of the {levels} levels{condition}. Correct it.",
            what=what,
            levels=levels,
            condition=condition,
        )
    )


@dataclass(frozen=True, slots=True)
class RatedItem:
    """The reports about one item; an item without reports is ranked by its prior alone.

    Attributes
    ----------
    name
        how the item is called in results.
    channel
        of the rating; its answers are the levels.
    counts
        of each report; whole numbers, in a complex sample effective ones.
    respondents
        how many gave a report, where ``counts`` are effective ones; None: their sum.
    """

    name: str
    channel: Channel
    counts: tuple[int, ...]
    respondents: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "counts", tuple(np.asarray(counts_in_order(self.channel, self.counts)).tolist())
        )

    @property
    def n(self) -> int:
        """Number of reports."""
        return sum(self.counts) if self.respondents is None else self.respondents

    @classmethod
    def of_weighted_reports(
        cls,
        name: str,
        channel: Channel,
        reports: SampleReports,
        utilities: Vector | None,
        level: float,
    ) -> RatedItem:
        """Return an item with effective counts of the reports in a complex sample.

        Parameters
        ----------
        name
            of the item.
        channel
            of the rating.
        reports
            who reported what, with weights, strata and clusters.
        utilities : array of shape (t,) or None
            the utility of each level: the design effect is that of the mean utility. None: the mean design
            effect of all shares.
        level
            of the intervals, between 0 and 1; Student's quantile at this level widens them for few clusters.
        """
        table = matrix(channel.debiasing())
        # the last share is 1 less the others and adds nothing
        scores = table[:, :-1] if utilities is None else (table @ utilities)[:, None]
        # errors grow by t/z where units are few, so the effective number falls by its square
        stretch = t_quantile(level, reports.freedom) / t_quantile(level, None)
        size = 1 / (reports.design_effect(scores) * stretch**2)
        counts = np.rint(reports.counted(channel.reports) * size).astype(np.int64)
        return cls(name, channel, tuple(counts.tolist()), reports.n)


@dataclass(frozen=True, slots=True)
class RankedItem:
    """One item's place.

    Attributes
    ----------
    name
        of the item.
    rank
        1 is the best; by expected utility.
    utility
        its posterior mean.
    low
        lower bound of the credible interval (equal tails).
    high
        upper bound of it.
    n
        number of reports.
    is_best
        probability that no other item has a higher utility.
    above_next
        probability that it is really above the item ranked next; None for the last.
    """

    name: str
    rank: int
    utility: float
    low: float
    high: float
    n: int
    is_best: float
    above_next: float | None


@dataclass(frozen=True, slots=True)
class ItemRanking:
    """Items from best to worst.

    Attributes
    ----------
    items
        the best first.
    above : k rows of k numbers
        ``above[i][j]``, the probability that the i-th item is really above the j-th; ½ on the diagonal.
    level
        of the credible intervals.
    draws
        how many draws of the posterior the probabilities are from.
    """

    items: tuple[RankedItem, ...]
    above: tuple[tuple[float, ...], ...]
    level: float
    draws: int


def rank_items(
    items: Sequence[RatedItem],
    utilities: Sequence[float],
    *,
    rng: np.random.Generator,
    prior: Sequence[float] | None = None,
    level: float = 0.95,
    draws: int = 4000,
    each_round: EachRound = no_rounds,
) -> ItemRanking:
    """Rank ``items`` by expected utility.

    Parameters
    ----------
    items
        at least one; all with as many answers as there are utilities.
    utilities : t numbers
        of each level.
    rng
        for the draws of the posteriors; equal seeds give equal rankings.
    prior : t numbers above 0
        Dirichlet parameters; default 1 for each level (flat).
    level
        of the credible intervals, between 0 and 1, default 0.95.
    draws
        how many from each posterior, default 4000; probabilities have a standard error of at most ½/√draws.
    each_round
        called between draws; may raise to stop them.

    Raises
    ------
    UserProblem
        if prior or utilities do not fit; if a posterior could not be drawn from; if
        ``level`` is not between 0 and 1.
    NoReports
        if there are no items.
    ImpossibleReport
        if a report was counted that its design never gives.
    """
    checked_level(level)
    if not items:
        raise NoReports
    values = np.asarray(utilities, dtype=np.float64)
    alpha = np.ones(len(values)) if prior is None else np.asarray(prior, dtype=np.float64)
    _check(items, values, alpha)
    drawn = np.array(
        [
            item_posterior(item, alpha, rng=rng, draws=draws, each_round=each_round) @ values
            for item in items
        ]
    )
    return _ranked([item.name for item in items], [item.n for item in items], drawn, level)


def rank_choices(
    question: RatedItem,
    names: Sequence[str],
    *,
    rng: np.random.Generator,
    prior: Sequence[float] | None = None,
    level: float = 0.95,
    draws: int = 4000,
    each_round: EachRound = no_rounds,
) -> ItemRanking:
    """Rank the choices of one question by their shares; ``utility`` is the share.

    The shares of one posterior depend on each other, and so does the probability of one being above another.

    Parameters
    ----------
    question
        the reports to the question.
    names : t texts
        of the choices.
    rng
        for the draws of the posterior; equal seeds give equal rankings.
    prior : t numbers above 0
        Dirichlet parameters; default 1 for each choice (flat).
    level
        of the credible intervals, between 0 and 1, default 0.95.
    draws
        how many from the posterior, default 4000.
    each_round
        called between draws; may raise to stop them.

    Raises
    ------
    UserProblem
        if the prior does not fit; if the posterior could not be drawn from; if ``level`` is
        not between 0 and 1.
    ImpossibleReport
        if a report was counted that the design never gives.
    """
    checked_level(level)
    size = question.channel.answers
    alpha = np.ones(size) if prior is None else np.asarray(prior, dtype=np.float64)
    _check([question], np.zeros(size), alpha)
    drawn = item_posterior(question, alpha, rng=rng, draws=draws, each_round=each_round).T
    return _ranked(names, [question.n] * size, drawn, level)


def _ranked(names: Sequence[str], sizes: Sequence[int], drawn: Vector, level: float) -> ItemRanking:
    """Rank by the means of ``drawn``, one row an item."""
    means = drawn.mean(axis=1)
    order = np.lexsort((np.arange(len(names)), -means))
    sorted_draws = drawn[order]
    above = _above(sorted_draws)
    best = _best(sorted_draws)
    tail = (1 - level) / 2
    bounds = np.quantile(sorted_draws, [tail, 1 - tail], axis=1)
    ranked = tuple(
        RankedItem(
            name=names[i],
            rank=place + 1,
            utility=float(means[i]),
            low=float(bounds[0, place]),
            high=float(bounds[1, place]),
            n=sizes[i],
            is_best=float(best[place]),
            above_next=float(above[place, place + 1]) if place + 1 < len(names) else None,
        )
        for place, i in enumerate(order.tolist())
    )
    return ItemRanking(ranked, tuple(tuple(row) for row in above.tolist()), level, drawn.shape[1])


def _check(items: Sequence[RatedItem], utilities: Vector, alpha: Vector) -> None:
    levels = items[0].channel.answers
    if len(utilities) != levels or not np.all(np.isfinite(utilities)):
        raise bad_prior(what="utility", levels=levels, condition="")
    if len(alpha) != levels or not np.all(np.isfinite(alpha) & (alpha > 0)):
        raise bad_prior(what="prior", levels=levels, condition=", above 0")
    for item in items:
        if item.channel.answers != levels:
            raise bad_prior(what="utility", levels=item.channel.answers, condition="")
        if len(item.counts) != item.channel.reports or min(item.counts) < 0:
            raise ValueError("counts need one whole number from 0 for each report")
        for j in set(range(item.channel.reports)) - set(possible_reports(item.channel)):
            if item.counts[j]:
                raise ImpossibleReport(report=j + 1, count=item.counts[j])


def _above(drawn: Vector) -> Vector:
    """Return Pr(row i > row k); ties count half, so that a pair sums to 1."""
    size = len(drawn)
    above = np.full((size, size), 0.5)
    for i in range(size):
        for k in range(i + 1, size):
            wins = np.mean(drawn[i] > drawn[k]) + np.mean(drawn[i] == drawn[k]) / 2
            above[i, k], above[k, i] = wins, 1 - wins
    return above


def _best(drawn: Vector) -> Vector:
    # one draw's first place is divided among those who tie for it
    tops = drawn == drawn.max(axis=0)
    return np.asarray((tops / tops.sum(axis=0)).mean(axis=1))


def item_posterior(
    item: RatedItem,
    prior: Vector,
    *,
    rng: np.random.Generator,
    draws: int = 4000,
    each_round: EachRound = no_rounds,
) -> Vector:
    """Draw distributions over the levels from the posterior of one item, see ``draw_posterior``.

    Without reports the posterior is the prior.

    Parameters
    ----------
    item
        whose reports are known.
    prior : array of shape (t,)
        Dirichlet parameters, above 0.
    rng
        for the draws.
    draws
        how many, default 4000.
    each_round
        called between draws; may raise to stop them.

    Returns
    -------
    array of shape (draws, t)
        each row a distribution, which sums to 1.

    Raises
    ------
    UserProblem
        if the chains do not agree after 20,000 rounds.
    """
    each_round()
    counts = np.asarray(item.counts, dtype=np.int64)
    if not counts.any():
        return rng.dirichlet(prior, size=draws)
    likely = likely_shares(item.channel, counts, item.channel.debiasing())
    drawn = draw_posterior(
        item.channel,
        counts,
        prior,
        likely=likely,
        rng=rng,
        draws=draws,
        each_round=each_round,
    )
    if drawn is None:
        raise UserProblem(
            msg(
                "The ranking of item {item} did not settle in {rounds} rounds: its coins tell "
                "too little about the answers. Ask with a design that asks for the truth more "
                "often, or leave the item out.",
                item=item.name,
                rounds=MOST_ROUNDS,
            )
        )
    return drawn
