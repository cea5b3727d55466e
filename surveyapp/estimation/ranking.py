"""Rated items ranked by expected utility, the coins' uncertainty included.

Each item has its own distribution π over the levels, with a Dirichlet prior; what is known of π after the
randomized counts is its posterior, and the item's utility is Σ u_a·π_a. Where the question is direct the
posterior is Dirichlet again. Else, with as many reports as answers, the posterior of the reports' shares λ
under a flat prior is Dirichlet(c + 1) cut to those shares that the design can give: draws outside are
rejected, and those less likely under another prior too. Where nearly all are rejected, and for other
channels, π is drawn by data augmentation (Tanner & Wong 1987): given π, the reports j divide among the
answers like Multinomial(c_j, π_a·P[a, j]/λ_j); given these, π is Dirichlet.

Items are taken as rated by different people, or at least independently.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.special import xlogy

from surveyapp.designs.channel import Channel
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.complex_samples import likely_shares, matrix
from surveyapp.estimation.intervals import checked_level
from surveyapp.estimation.prevalence import ImpossibleReport, NoReports
from surveyapp.estimation.pseudo_answers import possible_reports

Vector = npt.NDArray[np.float64]

MOST_BATCHES = 100
CHAINS = 400
FEWEST_ROUNDS = 20
MOST_ROUNDS = 20_000
FORGOTTEN = 1e-3
"""Chains run until what is left of their start, at the rate that EM converges, is this small."""
MIXED = 1.02
"""Gelman & Rubin's (1992) ratio of the spread of all draws to that within chains, at most."""


class BadPrior(UserProblem):
    """A prior or utilities that cannot be used."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The {what} needs one number for each of the {levels} levels{condition}. Correct it.",
    )


class DidNotMix(UserProblem):
    """The posterior could not be drawn from."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The ranking of item {item} did not settle in {rounds} rounds: its coins tell too little about the "
        "answers. Ask with a design that asks for the truth more often, or leave the item out.",
    )


@dataclass(frozen=True, slots=True)
class RatedItem:
    """What was reported about one item; an item without reports is ranked by its prior alone."""

    name: str
    channel: Channel
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RankedItem:
    """One item's place.

    Attributes:
        name: of the item.
        rank: 1 is the best; by expected utility.
        utility: its posterior mean.
        low: lower bound of the credible interval (equal tails).
        high: upper bound of it.
        n: number of reports.
        is_best: probability that no other item has a higher utility.
        above_next: probability that it is really above the item ranked next; None for the last.
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
class Ranking:
    """Items from best to worst; ``above[i][k]`` is the probability that the i-th is really above the k-th."""

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
) -> Ranking:
    """Rank ``items`` by expected utility.

    Args:
        items: at least one; all with as many answers as there are utilities.
        utilities: worth of each level.
        rng: draws the posteriors; equal seeds give equal rankings.
        prior: Dirichlet parameters, one a level, above 0; all 1 (flat) if None.
        level: of the credible intervals.
        draws: how many from each posterior; probabilities have an error of about ½/√draws.

    Raises:
        BadPrior: if prior or utilities do not fit.
        NoReports: if there are no items.
        ImpossibleReport: if a report was counted that its design never gives.
        DidNotMix: if a posterior could not be drawn from.
        LevelOutOfRange: if ``level`` is not between 0 and 1.
    """
    checked_level(level)
    if not items:
        raise NoReports
    worth = np.asarray(utilities, dtype=np.float64)
    alpha = np.ones(len(worth)) if prior is None else np.asarray(prior, dtype=np.float64)
    _check(items, worth, alpha)
    drawn = np.array([posterior(item, alpha, rng=rng, draws=draws) @ worth for item in items])
    return _ranked([item.name for item in items], [sum(i.counts) for i in items], drawn, level)


def rank_choices(
    question: RatedItem,
    names: Sequence[str],
    *,
    rng: np.random.Generator,
    prior: Sequence[float] | None = None,
    level: float = 0.95,
    draws: int = 4000,
) -> Ranking:
    """Rank the choices of one question, called ``names``, by their shares; ``utility`` is the share.

    The shares of one posterior depend on each other, and so does the probability of one being above another.

    Raises:
        BadPrior: if the prior does not fit.
        ImpossibleReport: if a report was counted that the design never gives.
        DidNotMix: if the posterior could not be drawn from.
        LevelOutOfRange: if ``level`` is not between 0 and 1.
    """
    checked_level(level)
    size = question.channel.answers
    alpha = np.ones(size) if prior is None else np.asarray(prior, dtype=np.float64)
    _check([question], np.zeros(size), alpha)
    drawn = posterior(question, alpha, rng=rng, draws=draws).T
    return _ranked(names, [sum(question.counts)] * size, drawn, level)


def _ranked(names: Sequence[str], sizes: Sequence[int], drawn: Vector, level: float) -> Ranking:
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
    return Ranking(ranked, tuple(tuple(row) for row in above.tolist()), level, drawn.shape[1])


def _check(items: Sequence[RatedItem], worth: Vector, alpha: Vector) -> None:
    levels = items[0].channel.answers
    if len(worth) != levels or not np.all(np.isfinite(worth)):
        raise BadPrior(what="utility", levels=levels, condition="")
    if len(alpha) != levels or not np.all(np.isfinite(alpha) & (alpha > 0)):
        raise BadPrior(what="prior", levels=levels, condition=", above 0")
    for item in items:
        if item.channel.answers != levels:
            raise BadPrior(what="utility", levels=item.channel.answers, condition="")
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
    tops = drawn == drawn.max(axis=0)
    return np.asarray((tops / tops.sum(axis=0)).mean(axis=1))


def posterior(
    item: RatedItem, prior: Vector, *, rng: np.random.Generator, draws: int = 4000
) -> Vector:
    """Return ``draws`` distributions over the levels from the posterior of one item, one a row.

    Exact where the question is direct, there are no reports, or rejection works; else the ends of
    independent chains of data augmentation. They start near the most likely distribution, spread wider than
    the posterior, and run until their start is forgotten: the augmentation forgets at the rate at which EM
    converges (Dempster, Laird & Rubin 1977), which is computed; then Gelman & Rubin's ratio is checked.

    Raises:
        DidNotMix: if the chains do not agree after 20,000 rounds.
    """
    rows = matrix(item.channel.rows)
    counts = np.asarray(item.counts, dtype=np.int64)
    if not counts.any():
        return rng.dirichlet(prior, size=draws)
    if rows.shape[0] == rows.shape[1] and np.array_equal(rows, np.eye(len(rows))):
        return rng.dirichlet(prior + counts, size=draws)
    if rows.shape[0] == rows.shape[1] and prior.min() >= 1:
        exact = _by_rejection(item.channel, counts, prior, draws, rng)
        if exact is not None:
            return exact
    return _by_augmentation(item, prior, rng=rng, draws=draws)


def _by_rejection(
    channel: Channel,
    counts: npt.NDArray[np.int64],
    prior: Vector,
    draws: int,
    rng: np.random.Generator,
) -> Vector | None:
    """Draw λ from Dirichlet(c + 1); keep π = λB if a distribution, by the prior's odds to its mode."""
    table = matrix(channel.debiasing())
    excess = prior - 1
    mode = excess / excess.sum() if excess.any() else excess
    top = float(xlogy(excess, mode).sum())
    kept: list[Vector] = []
    found = 0
    for batch in range(1, MOST_BATCHES + 1):
        shares = rng.dirichlet(counts + 1.0, size=draws) @ table
        inside = shares[shares.min(axis=1) >= 0]
        odds = np.exp(xlogy(excess, inside).sum(axis=1) - top)
        kept.append(inside[rng.random(len(inside)) < odds] if excess.any() else inside)
        found += len(kept[-1])
        if found >= draws:
            return np.concatenate(kept)[:draws]
        if batch == 1 and found * MOST_BATCHES < draws:
            return None
    return None


def _by_augmentation(
    item: RatedItem, prior: Vector, *, rng: np.random.Generator, draws: int
) -> Vector:
    rows = matrix(item.channel.rows)
    counts = np.asarray(item.counts, dtype=np.int64)
    likely = likely_shares(item.channel, counts, item.channel.debiasing())
    rounds = _rounds(rows, counts, likely, prior)
    chains = min(CHAINS, draws)
    kept = math.ceil(draws / chains)
    shares = _scattered(likely, counts, prior, chains, rng)
    apart = max(rounds // 4, 1)
    while rounds <= MOST_ROUNDS:
        shares = _augmented(shares, rows, counts, prior, rounds=rounds, rng=rng)
        states = []
        for _ in range(max(kept, 8)):
            shares = _augmented(shares, rows, counts, prior, rounds=apart, rng=rng)
            states.append(shares)
        history = np.array(states)
        if _disagreement(history) <= MIXED:
            return np.asarray(history[-kept:].reshape(-1, len(rows))[:draws])
        rounds *= 2
        apart *= 2
    raise DidNotMix(item=item.name, rounds=MOST_ROUNDS)


def _rounds(rows: Vector, counts: npt.NDArray[np.int64], likely: Vector, prior: Vector) -> int:
    """Rounds until a start is forgotten: ρ^rounds = ``FORGOTTEN``, ρ the largest rate of EM on the simplex.

    J = P·diag(λ̂/λ²)·Pᵀ·diag(π) is the share of the information that the reports keep; EM's rates are 1 less
    its eigenvalues.
    """
    n = counts.sum()
    shares = (n * likely + prior) / (n + prior.sum())
    expected = np.maximum(shares @ rows, 1e-300)
    root = np.sqrt(shares)
    # similar to J at its own expected counts, where it has the eigenvalue 1 for π itself
    kept = np.linalg.eigvalsh(root[:, None] * (rows / expected) @ rows.T * root)
    least = max(float(kept[0]), 1e-9)
    needed = math.log(FORGOTTEN) / math.log1p(-min(least, 1 - 1e-9))
    return min(max(math.ceil(needed), FEWEST_ROUNDS), MOST_ROUNDS)


def _scattered(
    likely: Vector,
    counts: npt.NDArray[np.int64],
    prior: Vector,
    chains: int,
    rng: np.random.Generator,
) -> Vector:
    """Starts spread wider than the posterior: as if only a hundredth of the reports had been direct."""
    return rng.dirichlet(prior + likely * max(counts.sum() / 100, 1.0), size=chains)


def _augmented(
    shares: Vector,
    rows: Vector,
    counts: npt.NDArray[np.int64],
    prior: Vector,
    *,
    rounds: int,
    rng: np.random.Generator,
) -> Vector:
    """Run all chains for some rounds; ``shares`` has one chain a row."""
    for _ in range(rounds):
        whole = np.zeros_like(shares)
        for j in np.flatnonzero(counts).tolist():
            odds = shares * rows[:, j]
            odds /= odds.sum(axis=1, keepdims=True)
            whole += rng.multinomial(counts[j], odds)
        gammas = np.maximum(rng.standard_gamma(prior + whole), 1e-300)
        shares = gammas / gammas.sum(axis=1, keepdims=True)
    return shares


def _disagreement(history: Vector) -> float:
    """Return Gelman & Rubin's ratio, the worst over the levels; ``history`` is state × chain × level."""
    length = len(history)
    within = history.var(axis=0, ddof=1).mean(axis=0)
    between = history.mean(axis=0).var(axis=0, ddof=1)
    total = within * (length - 1) / length + between
    ratios = np.sqrt(np.divide(total, within, out=np.ones_like(total), where=within > 0))
    return float(ratios.max())
