"""Rated items ranked by expected utility, the coins' uncertainty included.

Each item has its own distribution π over the levels, with a Dirichlet prior; what is known of π after the
randomized counts is its posterior (``posterior``), and the item's utility is Σ u_a·π_a.

Items are taken as rated by different people, or at least independently.

Without coins the posterior is Dirichlet(α + c), and its expected utility Σ u_a·(α_a + c_a)/Σ(α + c) is
computed, not drawn; so are the ends of the interval where utilities take two values, since the share of
one of them is then Beta. What is drawn comes with its Monte Carlo standard error.

In a complex sample the posterior is that of effective counts (Chen, Wakefield & Lumley 2014): the weighted
shares of the reports times n/deff, deff the design effect of the estimated utility, and times
(t_{n−1}/t_ν)² for few clusters (Korn & Graubard 1998). So the posterior has the variance of the weighted
score; counts are rounded to whole reports.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.labelled_counts import counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport, NoReports
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.estimation.prevalence.posterior import CHAINS, MOST_ROUNDS, draw_posterior
from surveyapp.estimation.prevalence.pseudo_answers import possible_reports
from surveyapp.estimation.sampling.linearization import SampleReports, t_quantile
from surveyapp.estimation.sampling.weighted_estimates import likely_shares
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]


def _bad_utilities(levels: int) -> UserProblem:
    """Utilities that cannot be used."""
    return UserProblem(
        msg(
            "The utilities need one number for each of the {levels} levels. Correct them.",
            levels=levels,
        )
    )


@dataclass(frozen=True, slots=True)
class RatedItem:
    """The reports about one item; an item without reports is ranked by its prior alone."""

    name: str
    """How the item is called in results."""
    channel: Channel
    """Of the rating; its answers are the levels."""
    counts: tuple[int, ...]
    """Of each report; whole numbers, in a complex sample effective ones."""
    respondents: int | None = None
    """How many gave a report, where ``counts`` are effective ones; None: their sum."""

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
    """One item's place."""

    item: str
    """Its name."""
    rank: int
    """1 is the best; by expected utility."""
    utility: float
    """Its posterior mean; exact where nothing is randomized."""
    low: float
    """Lower bound of the credible interval (equal tails)."""
    high: float
    """Upper bound of it."""
    n: int
    """Number of reports."""
    is_best: float
    """Probability that no other item has a higher utility."""
    above_next: float | None
    """Probability that it is really above the item ranked next; None for the last."""
    utility_mc_error: float = 0.0
    """Monte Carlo standard error of ``utility``; 0 where it is computed and not drawn."""
    interval_mc_error: float = 0.0
    """The larger one of ``low`` and ``high``."""
    is_best_mc_error: float = 0.0
    """Of ``is_best``."""
    above_next_mc_error: float | None = None
    """Of ``above_next``; None for the last."""


@dataclass(frozen=True, slots=True)
class ItemRanking:
    """Items from best to worst."""

    items: tuple[RankedItem, ...]
    """The best first."""
    above: tuple[tuple[float, ...], ...]
    """k rows of k numbers: ``above[i][j]``, the probability that the i-th item is really above the j-th; ½ on
    the diagonal."""
    level: float
    """Of the credible intervals."""
    draws: int
    """How many draws of the posterior the probabilities are from."""
    above_errors: tuple[tuple[float, ...], ...] = ()
    """k rows of k numbers: Monte Carlo standard errors of ``above``."""


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
    known = [_computed(item, alpha, values, level) for item in items]
    return _ranked([item.name for item in items], [item.n for item in items], drawn, level, known)


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
    level, each_round
        as of ``rank_items``.
    draws
        how many from the posterior, default 4000.

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
    known = [_computed(question, alpha, one, level) for one in np.eye(size)]
    return _ranked(names, [question.n] * size, drawn, level, known)


@dataclass(frozen=True, slots=True)
class _Utility:
    """An item's expected utility with its interval, and their Monte Carlo standard errors."""

    mean: float
    low: float
    high: float
    mean_error: float
    interval_error: float


def _drawn_utility(drawn: Vector, level: float) -> _Utility:
    tail = (1 - level) / 2
    low, high = np.quantile(drawn, [tail, 1 - tail])
    errors = []
    for end, share in ((low, tail), (high, 1 - tail)):
        # the quantile moves as far as the quantiles next to it that the error of the share reaches
        off = float(batch_error((drawn <= end).astype(np.float64)[None, :])[0])
        ends = np.quantile(drawn, np.clip([share - off, share + off], 0, 1))
        errors.append(float(ends[1] - ends[0]) / 2)
    mean_error = float(batch_error(drawn[None, :])[0])
    return _Utility(float(drawn.mean()), float(low), float(high), mean_error, max(errors))


@dataclass(frozen=True, slots=True)
class _Computed:
    """What is known of an item without drawing: its mean, and where it is possible its interval."""

    mean: float
    bounds: tuple[float, float] | None

    def instead_of(self, drawn: _Utility) -> _Utility:
        """Return the computed numbers, and those of the draws where there are none."""
        if self.bounds is None:
            return replace(drawn, mean=self.mean, mean_error=0.0)
        return _Utility(self.mean, *self.bounds, 0.0, 0.0)


def _computed(item: RatedItem, prior: Vector, utilities: Vector, level: float) -> _Computed | None:
    """Return the utility of an item whose posterior is Dirichlet; None where coins hide the counts.

    Utilities of two values u < v are u + (v − u)·S with S the share of those worth v, and S is
    Beta(Σ of its parameters, Σ of the others).
    """
    counts = np.asarray(item.counts, dtype=np.float64)
    is_direct = item.channel.answers == item.channel.reports and np.array_equal(
        matrix(item.channel.rows), np.eye(item.channel.answers)
    )
    if counts.any() and not is_direct:
        return None
    parameters = prior + counts if counts.any() else prior
    mean = float(parameters @ utilities / parameters.sum())
    least, most = float(utilities.min()), float(utilities.max())
    if not np.all((utilities == least) | (utilities == most)):
        return _Computed(mean, None)
    if least == most:
        return _Computed(mean, (mean, mean))
    own = float(parameters[utilities == most].sum())
    tails = np.array([(1 - level) / 2, (1 + level) / 2])
    low, high = least + (most - least) * special_functions.betaincinv(
        own, float(parameters.sum()) - own, tails
    )
    return _Computed(mean, (float(low), float(high)))


def batch_error(drawn: Vector) -> Vector:
    """Return the Monte Carlo standard error of the mean of each row (batch means).

    Draws of chains stand in turn, one of each chain, so every ``CHAINS``-th draw is of one chain. The means
    of chains are independent even where the draws of a chain are not: their standard deviation over the
    root of their number is the error. Independent draws can be divided in the same manner.

    Parameters
    ----------
    drawn : array of shape (k, draws)
        one quantity a row; the errors of fewer than two draws are infinite.
    """
    size, draws = drawn.shape
    batches = min(CHAINS, draws)
    if batches < 2:
        return np.full(size, np.inf)
    whole = drawn[:, : draws - draws % batches]
    means = whole.reshape(size, -1, batches).mean(axis=1)
    return np.asarray(means.std(axis=1, ddof=1) / math.sqrt(batches))


def _ranked(
    names: Sequence[str],
    sizes: Sequence[int],
    drawn: Vector,
    level: float,
    computed: Sequence[_Computed | None],
) -> ItemRanking:
    """Rank by the utilities of ``drawn``, one row an item, and by those ``computed`` where they are."""
    found = [_drawn_utility(row, level) for row in drawn]
    found = [
        own if known is None else known.instead_of(own)
        for own, known in zip(found, computed, strict=True)
    ]
    order = np.lexsort((np.arange(len(names)), -np.array([one.mean for one in found])))
    sorted_draws = drawn[order]
    above, above_errors = _above(sorted_draws)
    best = _best(sorted_draws)
    shares, best_errors = best.mean(axis=1), batch_error(best)
    ranked = []
    for place, i in enumerate(order.tolist()):
        is_last = place + 1 == len(names)
        ranked.append(
            RankedItem(
                item=names[i],
                rank=place + 1,
                utility=found[i].mean,
                low=found[i].low,
                high=found[i].high,
                n=sizes[i],
                is_best=float(shares[place]),
                above_next=None if is_last else float(above[place, place + 1]),
                utility_mc_error=found[i].mean_error,
                interval_mc_error=found[i].interval_error,
                is_best_mc_error=float(best_errors[place]),
                above_next_mc_error=None if is_last else float(above_errors[place, place + 1]),
            )
        )
    return ItemRanking(
        tuple(ranked), _rows(above), level, drawn.shape[1], above_errors=_rows(above_errors)
    )


def _rows(table: Vector) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(row) for row in table.tolist())


def _check(items: Sequence[RatedItem], utilities: Vector, alpha: Vector) -> None:
    levels = items[0].channel.answers
    if len(utilities) != levels or not np.all(np.isfinite(utilities)):
        raise _bad_utilities(levels)
    if len(alpha) != levels or not np.all(np.isfinite(alpha) & (alpha > 0)):
        raise UserProblem(
            msg(
                "The prior needs one number above 0 for each of the {levels} levels. Correct it.",
                levels=levels,
            )
        )
    for item in items:
        if item.channel.answers != levels:
            raise _bad_utilities(item.channel.answers)
        if len(item.counts) != item.channel.reports or min(item.counts) < 0:
            raise ValueError("counts need one whole number from 0 for each report")
        for j in set(range(item.channel.reports)) - set(possible_reports(item.channel)):
            if item.counts[j]:
                raise ImpossibleReport(report=j + 1, count=item.counts[j])


def _above(drawn: Vector) -> tuple[Vector, Vector]:
    """Return Pr(row i > row k) and its errors; ties count half, so that a pair sums to 1."""
    size = len(drawn)
    above, errors = np.full((size, size), 0.5), np.zeros((size, size))
    for i in range(size):
        for k in range(i + 1, size):
            wins = (drawn[i] > drawn[k]) + (drawn[i] == drawn[k]) / 2
            above[i, k], above[k, i] = wins.mean(), 1 - wins.mean()
            errors[i, k] = errors[k, i] = batch_error(wins[None, :])[0]
    return above, errors


def _best(drawn: Vector) -> Vector:
    """Return for each draw each row's part of the first place."""
    # one draw's first place is divided among those who tie for it
    tops = drawn == drawn.max(axis=0)
    return np.asarray(tops / tops.sum(axis=0))


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
                "The ranking of item {item} did not converge in {rounds} rounds: its coins "
                "reveal too little about the answers. Use a design that asks for the true "
                "answer more often, or leave the item out.",
                item=item.name,
                rounds=MOST_ROUNDS,
            )
        )
    return drawn
