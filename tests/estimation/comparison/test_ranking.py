from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import beta

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import no_rounds
from surveyapp.estimation.comparison.ranking import (
    RatedItem,
    batch_error,
    item_posterior,
    rank_choices,
    rank_items,
)
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence import posterior
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport, NoReports

DIRECT = Direct(k=3).channel
NOISY = KRR(k=3, p_truth=Fraction(1, 2)).channel
TWO_COINS = TwoCoins().channel
WIDE = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)
STARS = [1.0, 2.0, 3.0]


def rng(seed=1):
    return np.random.default_rng(seed)


def by_quadrature(channel, counts, prior):
    """Mean and standard deviation of the first share of a yes/no question, by a fine grid."""
    grid = (np.arange(200_000) + 0.5) / 200_000
    shares = np.column_stack((grid, 1 - grid)) @ matrix(channel.rows)
    log = (
        np.log(shares) @ np.array(counts)
        + (prior[0] - 1) * np.log(grid)
        + (prior[1] - 1) * np.log1p(-grid)
    )
    weights = np.exp(log - log.max())
    mean = np.sum(weights * grid) / weights.sum()
    return mean, math.sqrt(np.sum(weights * (grid - mean) ** 2) / weights.sum())


def test_direct_ratings_have_the_posterior_mean_of_dirichlet_whatever_the_seed():
    item = RatedItem("a", DIRECT, (2, 3, 5))
    expected = (3 * 1 + 4 * 2 + 6 * 3) / 13
    for seed in (1, 2):
        (ranked,) = rank_items([item], STARS, rng=rng(seed), draws=100).items
        assert ranked.utility == pytest.approx(expected, abs=1e-14)
        assert ranked.utility_mc_error == 0
        assert ranked.interval_mc_error > 0
        assert ranked.n == 10
        assert ranked.above_next is None
        assert ranked.above_next_mc_error is None
        assert ranked.is_best == 1


def test_utilities_far_apart_are_computed_too():
    """(1 + 95)·0 + (1 + 3)·(−10) + (1 + 2)·(−100) over 103: draws are off by a tenth of it."""
    item = RatedItem("a", DIRECT, (95, 3, 2))
    ranked = rank_items([item], [0, -10, -100], rng=rng(), draws=100).items[0]
    assert ranked.utility == pytest.approx(-340 / 103, abs=1e-13)


def test_the_prior_counts_in_the_computed_mean():
    item = RatedItem("a", DIRECT, (2, 3, 5))
    ranked = rank_items([item], STARS, rng=rng(), draws=100, prior=[0.5, 1, 4]).items[0]
    assert ranked.utility == pytest.approx((2.5 * 1 + 4 * 2 + 9 * 3) / 15.5, abs=1e-14)


def test_of_two_values_the_interval_is_of_beta():
    item = RatedItem("a", Direct(k=2).channel, (30, 70))
    ranked = rank_items([item], [3, 1], rng=rng(), draws=100, level=0.9).items[0]
    low, high = beta(31, 71).ppf([0.05, 0.95])
    assert (ranked.low, ranked.high) == pytest.approx((1 + 2 * low, 1 + 2 * high), abs=1e-12)
    assert ranked.interval_mc_error == 0
    assert rank_items([item], [3, 3], rng=rng(), draws=100).items[0].low == 3


def test_shares_of_direct_choices_are_computed():
    question = RatedItem("q", DIRECT, (20, 50, 30))
    ranking = rank_choices(question, "abc", rng=rng(), draws=100)
    assert [item.item for item in ranking.items] == ["b", "c", "a"]
    assert [item.utility for item in ranking.items] == pytest.approx([51 / 103, 31 / 103, 21 / 103])
    low, high = beta(51, 52).ppf([0.025, 0.975])
    assert (ranking.items[0].low, ranking.items[0].high) == pytest.approx((low, high), abs=1e-12)


def test_monte_carlo_errors_are_the_spread_over_seeds():
    """Over 120 seeds the spread of a number is its error; that of 120 numbers is known to 6.5 %."""
    items = [RatedItem("a", NOISY, (22, 27, 51)), RatedItem("b", NOISY, (27, 25, 48))]
    runs = [rank_items(items, STARS, rng=rng(seed), draws=400) for seed in range(120)]
    first = [{item.item: item for item in run.items}["a"] for run in runs]
    for number, error in (("utility", "utility_mc_error"), ("is_best", "is_best_mc_error")):
        spread = np.std([getattr(item, number) for item in first], ddof=1)
        told = np.mean([getattr(item, error) for item in first])
        assert told == pytest.approx(spread, rel=0.25), number
    ends = [np.std([getattr(item, end) for item in first], ddof=1) for end in ("low", "high")]
    assert np.mean([item.interval_mc_error for item in first]) == pytest.approx(max(ends), rel=0.35)
    above = [run.above[0][1] for run in runs]
    assert np.mean([run.above_errors[0][1] for run in runs]) == pytest.approx(
        np.sqrt(np.mean(np.multiply(above, np.subtract(1, above))) / 400), rel=0.05
    )


def test_draws_that_hang_together_hold_less():
    """Chains that keep a value over all their draws are worth one draw each."""
    kept = np.repeat(rng(3).normal(size=(1, posterior.CHAINS)), 10, axis=0).reshape(1, -1)
    free = rng(3).normal(size=(1, 10 * posterior.CHAINS))
    assert batch_error(kept)[0] == pytest.approx(1 / math.sqrt(posterior.CHAINS), rel=0.1)
    assert batch_error(free)[0] == pytest.approx(1 / math.sqrt(10 * posterior.CHAINS), rel=0.1)
    assert batch_error(free[:, :1])[0] == math.inf


def test_an_item_without_reports_is_ranked_by_its_prior():
    items = [RatedItem("new", NOISY, (0, 0, 0)), RatedItem("good", DIRECT, (0, 1, 30))]
    ranking = rank_items(items, STARS, rng=rng(), prior=[1, 1, 1])
    assert [item.item for item in ranking.items] == ["good", "new"]
    assert ranking.items[1].utility == pytest.approx(2, abs=0.05)


@pytest.mark.parametrize(
    ("channel", "counts", "prior"),
    [
        (TWO_COINS, (60, 40), (1.0, 1.0)),
        (TWO_COINS, (60, 40), (3.0, 2.0)),
        (TWO_COINS, (15, 85), (1.0, 1.0)),
        (TWO_COINS, (60, 40), (0.5, 0.5)),
        (WIDE, (20, 20, 30), (1.0, 1.0)),
    ],
)
def test_the_posterior_is_that_of_a_fine_grid(channel, counts, prior):
    draws = 20_000
    drawn = item_posterior(
        RatedItem("a", channel, counts), np.array(prior), rng=rng(), draws=draws
    )[:, 0]
    mean, deviation = by_quadrature(channel, counts, prior)
    assert drawn.mean() == pytest.approx(mean, abs=6 * deviation / math.sqrt(draws))
    assert drawn.std() == pytest.approx(deviation, rel=0.05)


def test_augmentation_and_rejection_draw_from_one_posterior():
    item = RatedItem("a", NOISY, (40, 35, 25))
    prior = np.ones(3)
    exact = item_posterior(item, prior, rng=rng(2), draws=20_000)
    how = posterior._Chains(matrix(NOISY.rows), np.array(item.counts), prior, rng(3), no_rounds)
    chained = posterior._by_augmentation(how, exact.mean(axis=0), 20_000)
    assert chained.mean(axis=0) == pytest.approx(exact.mean(axis=0), abs=0.01)
    assert np.cov(chained.T) == pytest.approx(np.cov(exact.T), abs=0.0015)


def test_posteriors_far_outside_fall_back_to_chains():
    item = RatedItem("a", TWO_COINS, (10, 290))
    drawn = item_posterior(item, np.ones(2), rng=rng(), draws=4000)[:, 0]
    mean, deviation = by_quadrature(TWO_COINS, (10, 290), (1, 1))
    assert drawn.mean() == pytest.approx(mean, abs=6 * deviation / math.sqrt(4000))


def test_rejection_that_grows_slow_gives_up(monkeypatch):
    monkeypatch.setattr(posterior, "MOST_BATCHES", 2)
    found = posterior._by_rejection(TWO_COINS, np.array([22, 78]), np.ones(2), 1000, rng())
    assert found is None


def test_coins_blur_the_ranking():
    clear = [RatedItem("a", DIRECT, (10, 20, 70)), RatedItem("b", DIRECT, (30, 30, 40))]
    # the same distributions through coins: half the reports are any of three
    blurred = [RatedItem("a", NOISY, (22, 27, 51)), RatedItem("b", NOISY, (32, 31, 37))]
    sharp, soft = (rank_items(items, STARS, rng=rng()) for items in (clear, blurred))
    assert sharp.items[0].above_next > soft.items[0].above_next > 0.5
    width = [item.high - item.low for ranking in (sharp, soft) for item in ranking.items]
    assert width[2] > width[0]


def test_probabilities_of_a_pair_sum_to_one():
    items = [RatedItem(name, NOISY, (20 + i, 30, 25)) for i, name in enumerate("abc")]
    ranking = rank_items(items, STARS, rng=rng())
    above = np.array(ranking.above)
    assert above + above.T == pytest.approx(np.ones((3, 3)))
    assert sum(item.is_best for item in ranking.items) == pytest.approx(1)
    assert [item.rank for item in ranking.items] == [1, 2, 3]


def test_equal_seeds_give_equal_rankings():
    items = [RatedItem("a", WIDE, (20, 30, 25)), RatedItem("b", WIDE, (25, 30, 25))]
    assert rank_items(items, [0, 1], rng=rng(4)) == rank_items(items, [0, 1], rng=rng(4))


@pytest.mark.parametrize(
    ("utilities", "prior", "what"),
    [
        ([1.0, 2.0], None, "utilities"),
        ([1.0, 2.0, math.nan], None, "utilities"),
        (STARS, [1.0, 0.0, 1.0], "prior"),
        (STARS, [1.0], "prior"),
    ],
)
def test_utilities_and_prior_are_checked(utilities, prior, what):
    with pytest.raises(UserProblem, match=rf"{what} needs? one number"):
        rank_items([RatedItem("a", DIRECT, (1, 1, 1))], utilities, rng=rng(), prior=prior)


def test_items_must_share_their_levels():
    items = [RatedItem("a", DIRECT, (1, 1, 1)), RatedItem("b", TWO_COINS, (1, 1))]
    with pytest.raises(UserProblem, match="utilities need one number for"):
        rank_items(items, STARS, rng=rng())


def test_items_are_checked():
    with pytest.raises(NoReports):
        rank_items([], STARS, rng=rng())
    with pytest.raises(ValueError, match="whole number"):
        rank_items([RatedItem("a", DIRECT, (1, 1))], STARS, rng=rng())
    gap = Channel(
        ((Fraction(1), Fraction(0), Fraction(0)), (Fraction(0), Fraction(1), Fraction(0)))
    )
    with pytest.raises(ImpossibleReport):
        rank_items([RatedItem("a", gap, (1, 1, 1))], [0, 1], rng=rng())
    with pytest.raises(UserProblem, match="The level of an interval is"):
        rank_items([RatedItem("a", DIRECT, (1, 1, 1))], STARS, rng=rng(), level=2)


def test_chains_that_do_not_agree_are_a_problem(monkeypatch):
    monkeypatch.setattr(posterior, "MIXED", 0.5)
    monkeypatch.setattr(posterior, "MOST_ROUNDS", 80)
    with pytest.raises(
        UserProblem, match=r"^(?=.*rounds: its coins reveal).*item a did not converge"
    ):
        item_posterior(RatedItem("a", WIDE, (20, 30, 25)), np.ones(2), rng=rng(), draws=100)


@pytest.mark.slow
def test_credible_intervals_are_calibrated():
    """Truths drawn from the prior: 95 % intervals hold 95 % of utilities (1,000 items)."""
    generator = rng(20)
    runs, held = 1000, 0
    for _ in range(runs):
        truth = generator.dirichlet(np.ones(3))
        counts = generator.multinomial(100, truth @ matrix(NOISY.rows))
        item = RatedItem("a", NOISY, tuple(counts.tolist()))
        ranked = rank_items([item], STARS, rng=generator, draws=1000).items[0]
        held += ranked.low <= truth @ STARS <= ranked.high
    print(f"held {held / runs:.4f}")
    assert abs(held / runs - 0.95) < 4 * math.sqrt(0.05 * 0.95 / runs) + 0.005


def best_of_betas(shares):
    """Pr that each of independent Beta variables is the largest: ∫ f_i·Π F_k over a fine grid."""
    grid = (np.arange(100_000) + 0.5) / 100_000
    found = []
    for i, own in enumerate(shares):
        others = [beta.cdf(grid, *other) for k, other in enumerate(shares) if k != i]
        found.append(float(np.mean(beta.pdf(grid, *own) * np.prod(others, axis=0))))
    return found


def test_the_probability_of_being_best_is_that_of_independent_posteriors():
    """Yes/no asked directly, flat prior: an item's utility is Beta(1 + yes, 1 + no)."""
    yes_no = Direct(k=2).channel
    counts = {"a": (2, 8), "b": (4, 6), "c": (30, 30)}
    items = [RatedItem(name, yes_no, pair) for name, pair in counts.items()]
    draws = 100_000
    ranking = rank_items(items, [0.0, 1.0], rng=rng(), draws=draws)
    truth = best_of_betas([(1 + yes, 1 + no) for no, yes in counts.values()])
    assert sorted(truth) == pytest.approx([0.018, 0.174, 0.808], abs=0.001)
    error = 4 * math.sqrt(0.25 / draws)
    assert [item.item for item in ranking.items] == ["a", "b", "c"]
    assert [item.is_best for item in ranking.items] == pytest.approx(truth, abs=error)
    first_pair = best_of_betas([(9, 3), (7, 5)])[0]
    assert ranking.items[0].above_next == pytest.approx(first_pair, abs=error)
    # the grid of pairs has what each item's row says, and its complement on the other side
    assert ranking.above[0][1] == ranking.items[0].above_next
    assert ranking.above[1][0] == pytest.approx(1 - first_pair, abs=error)


def test_credible_intervals_have_the_quantiles_of_the_posterior():
    item = RatedItem("a", Direct(k=2).channel, (2, 8))
    found = rank_items([item], [0.0, 1.0], rng=rng(), draws=200_000, level=0.8).items[0]
    assert (found.low, found.high) == pytest.approx(beta.ppf([0.1, 0.9], 9, 3), abs=0.003)


def test_the_share_of_one_choice_depends_on_those_of_the_others():
    """Three choices of one question, flat prior: Dirichlet(4, 3, 1); the pair of the first two is Beta."""
    question = RatedItem("q", DIRECT, (3, 2, 0))
    found = rank_choices(question, ["x", "y", "z"], rng=rng(), draws=100_000)
    error = 4 * math.sqrt(0.25 / 100_000)
    assert [item.utility for item in found.items] == pytest.approx([0.5, 0.375, 0.125], abs=0.005)
    # x > y of a Dirichlet is x/(x + y) > 1/2 of Beta(4, 3); y > z that of Beta(3, 1)
    assert found.items[0].above_next == pytest.approx(beta.sf(0.5, 4, 3), abs=error)
    assert found.items[1].above_next == pytest.approx(beta.sf(0.5, 3, 1), abs=error)
    gammas = rng(3).gamma([4, 3, 1], size=(400_000, 3)).argmax(axis=1)
    truth = np.bincount(gammas, minlength=3) / 400_000
    assert [item.is_best for item in found.items] == pytest.approx(truth, abs=2 * error)
