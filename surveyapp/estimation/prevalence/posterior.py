"""What is known of the prevalences after randomized reports: draws from the posterior, and its intervals.

The prior on the answers' prevalences is a Dirichlet distribution. Where the question is direct the
posterior is Dirichlet again. Else, with as many reports as answers, the posterior of the reports' shares λ
under a flat prior is Dirichlet(c + 1) cut to those shares that the design can give: draws outside are
rejected, and those less likely under another prior too. Where nearly all are rejected, and for other
channels, π is drawn by data augmentation (Tanner & Wong 1987): given π, the reports j divide among the
answers like Multinomial(c_j, π_a·P[a, j]/λ_j); given these, π is Dirichlet.

Intervals have equal tails and a flat prior. Of two answers nothing is drawn: the posterior of one number is
integrated.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation import special_functions
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.labelled_counts import CountsLike, counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.roots import root_between

Vector = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

MOST_BATCHES = 100
CHAINS = 400
FEWEST_ROUNDS = 20
MOST_ROUNDS = 20_000
FORGOTTEN = 1e-3
"""Chains run until what is left of their start, at the rate that EM converges, is this small."""
MIXED = 1.02
"""Gelman & Rubin's (1992) ratio of the spread of all draws to that within chains, at most."""

SEED = 1763
"""Of the draws that intervals come from: the same reports give the same interval. Bayes' year."""
INTERVAL_DRAWS = 20_000
"""The error of an end that they leave is about 1 % of the interval's half width."""
POINTS = 4097
NEGLIGIBLE = 60.0
"""Where ln of the density is this far below its top, nothing is left of it."""


def credible_intervals(
    channel: Channel, counts: CountsLike, likely: Vector, membership: Vector, level: float
) -> Vector | None:
    """Return the ends between which each part's share lies with probability ``level``, one part a row.

    The prior is flat over the prevalences of the answers. Of k ≥ 3 answers the ends are quantiles of
    20,000 draws of a generator with a fixed seed.

    Parameters
    ----------
    channel
        of the design.
    counts
        of its reports, some.
    likely
        the most likely prevalences.
    membership
        answers × parts, 1 where the answer is in the part.
    level
        above 0 and below 1.

    Returns
    -------
        None where the posterior could not be drawn from.
    """
    tails = np.array([(1 - level) / 2, (1 + level) / 2])
    rows = matrix(channel.rows)
    tally = np.asarray(counts_in_order(channel, counts), dtype=np.int64)
    if channel.answers == 2 and membership.shape[1] == 2:
        first = _integrated(rows, tally, float(likely[0]), tails)
        # the second share is 1 less the first, so its ends are swapped
        both = np.array([first, 1 - first[::-1]])
        return both if membership[0, 0] == 1 else both[::-1]
    drawn = _drawn(channel, tuple(tally.tolist()), tuple(likely.tolist()))
    return None if drawn is None else np.quantile(drawn @ membership, tails, axis=0).T


@lru_cache(maxsize=8)
def _drawn(channel: Channel, counts: tuple[int, ...], likely: tuple[float, ...]) -> Vector | None:
    """Return the draws of intervals: they are the same at every level, for each part and population.

    Where the reports lie far outside what the channel gives, no draw is kept by rejection and the chains
    forget slowly: seconds for 600 reports through five answers.
    """
    return draw_posterior(
        channel,
        np.array(counts, dtype=np.int64),
        np.ones(channel.answers),
        likely=np.array(likely),
        rng=np.random.default_rng(SEED),
        draws=INTERVAL_DRAWS,
    )


def _integrated(rows: Vector, counts: IntArray, likely: float, tails: Vector) -> Vector:
    """Return quantiles of π_1 with the density Π_j (π·P[1, j] + (1 − π)·P[2, j])^c_j, by Simpson's rule.

    Its logarithm is concave, so it is above any height in one stretch around its top.
    """
    seen = counts > 0
    own, other, times = rows[0, seen], rows[1, seen], counts[seen]

    def height(share: npt.NDArray[np.float64] | float) -> Vector:
        mixed = np.multiply.outer(share, own) + np.multiply.outer(1 - np.asarray(share), other)
        return np.asarray(special_functions.xlogy(times, mixed).sum(axis=-1))

    top = float(height(likely))

    def above(share: float) -> float:
        return max(float(height(share)) - top, -1e300) + NEGLIGIBLE

    # no more is integrated than where the density is above exp(−60) of its top
    low = 0.0 if above(0.0) >= 0 else root_between(above, 0.0, likely)
    high = 1.0 if above(1.0) >= 0 else root_between(above, likely, 1.0)
    shares = np.linspace(low, high, POINTS)
    below = scipy.integrate.cumulative_simpson(np.exp(height(shares) - top), x=shares, initial=0)
    return np.asarray(np.interp(tails * below[-1], below, shares))


def draw_posterior(
    channel: Channel,
    counts: IntArray,
    prior: Vector,
    *,
    likely: Vector,
    rng: np.random.Generator,
    draws: int,
    each_round: EachRound = no_rounds,
) -> Vector | None:
    """Return ``draws`` vectors of prevalences from the posterior, one a row; ``counts`` are not all 0.

    Exact where the question is direct, or rejection works; else the ends of independent chains of data
    augmentation. They start near the most likely prevalences, spread wider than the posterior, and run until
    their start is forgotten: the augmentation forgets at the rate at which EM converges (Dempster, Laird &
    Rubin 1977), which is computed; then Gelman & Rubin's ratio is checked. None if the chains do not
    agree after 20,000 rounds. ``each_round`` of the drawing may stop it.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    counts : array of shape (r,)
        how often each report was given; not all 0.
    prior : array of shape (t,)
        parameters of the Dirichlet prior, above 0; 1 each is flat.
    likely : array of shape (t,)
        the most likely prevalences, near which chains start.
    rng
        equal seeds give equal draws.
    draws : at least 1
        number of draws.
    each_round
        called at each round; may stop the drawing by raising.
    """
    rows = matrix(channel.rows)
    counts = np.asarray(counts_in_order(channel, counts))
    if rows.shape[0] == rows.shape[1] and np.array_equal(rows, np.eye(len(rows))):
        return rng.dirichlet(prior + counts, size=draws)
    if rows.shape[0] == rows.shape[1] and prior.min() >= 1:
        exact = _by_rejection(channel, counts, prior, draws, rng, each_round=each_round)
        if exact is not None:
            return exact
    how = _Chains(rows, counts, prior, rng, each_round)
    return _by_augmentation(how, likely, draws)


def _by_rejection(
    channel: Channel,
    counts: IntArray,
    prior: Vector,
    draws: int,
    rng: np.random.Generator,
    *,
    each_round: EachRound = no_rounds,
) -> Vector | None:
    """Draw λ from Dirichlet(c + 1); keep π = λB if a distribution, by the prior's odds to its mode."""
    table = matrix(channel.debiasing())
    excess = prior - 1
    # the Dirichlet density, ∏ π^(α − 1), is highest at π proportional to α − 1 if no α is below 1
    mode = excess / excess.sum() if excess.any() else excess
    top = float(special_functions.xlogy(excess, mode).sum())
    kept: list[Vector] = []
    found = 0
    for batch in range(1, MOST_BATCHES + 1):
        each_round()
        # π = λB is linear, so a density flat in λ is flat in π; rows of negative shares are outside
        shares = rng.dirichlet(counts + 1.0, size=draws) @ table
        inside = shares[shares.min(axis=1) >= 0]
        odds = np.exp(special_functions.xlogy(excess, inside).sum(axis=1) - top)
        kept.append(inside[rng.random(len(inside)) < odds] if excess.any() else inside)
        found += len(kept[-1])
        if found >= draws:
            return np.concatenate(kept)[:draws]
        # at this rate all batches together would not find enough
        if batch == 1 and found * MOST_BATCHES < draws:
            return None
    return None


@dataclass(frozen=True, slots=True, eq=False)
class _Chains:
    """What all chains are drawn by."""

    rows: Vector
    counts: IntArray
    prior: Vector
    rng: np.random.Generator
    each_round: EachRound

    def scattered(self, likely: Vector, chains: int) -> Vector:
        """Starts spread wider than the posterior: as if only a hundredth of the reports had been direct."""
        known = max(self.counts.sum() / 100, 1.0)
        return self.rng.dirichlet(self.prior + likely * known, size=chains)

    def augmented(self, shares: Vector, rounds: int) -> Vector:
        """Run all chains for some rounds; ``shares`` has one chain a row."""
        seen = np.flatnonzero(self.counts).tolist()
        for _ in range(rounds):
            self.each_round()
            whole = np.zeros_like(shares)
            for j in seen:
                # each chain divides the reports j among the answers by Bayes' rule
                odds = shares * self.rows[:, j]
                odds /= odds.sum(axis=1, keepdims=True)
                whole += self.rng.multinomial(self.counts[j], odds)
            # gamma variates over their sum are Dirichlet; tiny shapes underflow to 0
            gammas = np.maximum(self.rng.standard_gamma(self.prior + whole), 1e-300)
            shares = gammas / gammas.sum(axis=1, keepdims=True)
        return shares


def _by_augmentation(how: _Chains, likely: Vector, draws: int) -> Vector | None:
    rounds = _rounds(how.rows, how.counts, likely, how.prior)
    chains = min(CHAINS, draws)
    kept = math.ceil(draws / chains)
    shares = how.scattered(likely, chains)
    # kept states lie apart, since neighbours in a chain hardly differ
    apart = max(rounds // 4, 1)
    while rounds <= MOST_ROUNDS:
        shares = how.augmented(shares, rounds)
        states = []
        for _ in range(max(kept, 8)):
            shares = how.augmented(shares, apart)
            states.append(shares)
        history = np.array(states)
        if _disagreement(history) <= MIXED:
            return np.asarray(history[-kept:].reshape(-1, len(how.rows))[:draws])
        rounds *= 2
        apart *= 2
    return None


def _rounds(rows: Vector, counts: IntArray, likely: Vector, prior: Vector) -> int:
    """Rounds until a start is forgotten: ρ^rounds = ``FORGOTTEN``, ρ the largest rate of EM on the simplex.

    J = P·diag(λ̂/λ²)·Pᵀ·diag(π) is the share of the information that the reports keep; EM's rates are 1 less
    its eigenvalues.
    """
    n = counts.sum()
    # near the posterior's middle, so that no share is 0, where EM would stand still
    shares = (n * likely + prior) / (n + prior.sum())
    expected = np.maximum(shares @ rows, 1e-300)
    root = np.sqrt(shares)
    # similar to J at its own expected counts, where it has the eigenvalue 1 for π itself
    kept = np.linalg.eigvalsh(root[:, None] * (rows / expected) @ rows.T * root)
    least = max(float(kept[0]), 1e-9)
    # ρ = 1 − the least eigenvalue kept
    needed = math.log(FORGOTTEN) / math.log1p(-min(least, 1 - 1e-9))
    return min(max(math.ceil(needed), FEWEST_ROUNDS), MOST_ROUNDS)


def _disagreement(history: Vector) -> float:
    """Return Gelman & Rubin's ratio, the worst over the levels; ``history`` is state × chain × level."""
    length = len(history)
    within = history.var(axis=0, ddof=1).mean(axis=0)
    between = history.mean(axis=0).var(axis=0, ddof=1)
    # (m − 1)/m·W + B/m, an overestimate of the variance while the starts still show
    total = within * (length - 1) / length + between
    ratios = np.sqrt(np.divide(total, within, out=np.ones_like(total), where=within > 0))
    return float(ratios.max())
