from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.base.noise import (
    EpsilonUnusable,
    Neighbours,
    SimulatedNoise,
    VettedNoise,
    _opendp,
)
from surveyapp.learning.base.privacy_account import ROWS_SHARE, PrivacyAccount


def quiet(neighbours: Neighbours = Neighbours.ONE_MORE) -> SimulatedNoise:
    return SimulatedNoise(np.random.default_rng(1), neighbours)


ONE = np.array([1])


def test_releases_of_the_same_rows_add_up_and_no_more_than_epsilon_is_given():
    account = PrivacyAccount(1.0, quiet())
    account.counts(ONE, 0.5)
    account.choice(np.array([1.0, 2.0]), 0.4, 1.0)
    assert (account.spent, account.left) == pytest.approx((0.9, 0.1))
    with pytest.raises(RuntimeError, match="was asked of an account"):
        account.counts(ONE, 0.2)


def test_branches_cost_what_the_dearest_costs():
    account = PrivacyAccount(1.0, quiet())
    account.counts(ONE, 0.2)
    first, second = account.whole.parted(2)
    account.counts(np.array([1, 2]), 0.5, [first, second])
    account.choice(np.array([1.0, 2.0]), 0.3, 1.0, [second])
    assert (first.spent, second.spent) == pytest.approx((0.7, 1.0))
    assert account.spent == pytest.approx(1.0)
    with pytest.raises(RuntimeError):
        account.counts(ONE, 0.1, [second])


def test_rows_that_were_parted_are_not_asked_again_as_a_whole():
    account = PrivacyAccount(1.0, quiet())
    account.whole.parted(2)
    with pytest.raises(RuntimeError):
        account.counts(ONE, 0.1)


def test_what_is_allotted_is_spent_of_the_whole():
    account = PrivacyAccount(1.0, quiet())
    part = account.allot(0.3)
    assert (part.left, account.left) == pytest.approx((0.3, 0.7))
    with pytest.raises(RuntimeError):
        part.counts(ONE, 0.4)
    with pytest.raises(RuntimeError):
        account.allot(0.8)


def test_the_number_of_rows_is_noisy_where_one_row_more_is_to_look_alike():
    told = []
    for seed in range(4000):
        account = PrivacyAccount(2.0, SimulatedNoise(np.random.default_rng(seed)), 500)
        account.release_rows()
        told.append(account.rows)
    assert account.spent == pytest.approx(2 * ROWS_SHARE)
    assert account.rows_deviation == pytest.approx(math.sqrt(2) / (2 * ROWS_SHARE))
    assert np.std(told) == pytest.approx(account.rows_deviation, rel=0.1)
    assert np.mean(told) == pytest.approx(500, abs=5 * account.rows_deviation / 60)


def test_the_number_of_rows_is_exact_and_free_where_it_is_public():
    """It is that of the table: how many rows have a class stays private."""
    account = PrivacyAccount(2.0, quiet(Neighbours.ONE_CHANGED), 480, 500)
    account.release_rows()
    assert (account.rows, account.rows_deviation, account.spent) == (500, 0, 0)
    account.learn_rows(300.0, 4.0)
    assert account.rows == 500


def test_a_number_of_rows_that_was_not_released_is_not_told():
    with pytest.raises(RuntimeError, match="was not released"):
        _ = PrivacyAccount(1.0, quiet(), 500).rows


def test_estimates_of_the_number_of_rows_are_weighted_by_their_precision():
    account = PrivacyAccount(1.0, quiet())
    account.learn_rows(100.0, 30.0)
    account.learn_rows(130.0, 60.0)
    assert account.rows == pytest.approx((100 * 2 + 130) / 3)
    assert account.rows_deviation == pytest.approx(math.sqrt(20))
    other = PrivacyAccount(1.0, quiet())
    other.learn_rows(-5.0, 1.0)
    assert other.rows == 1


@pytest.mark.parametrize("epsilon", [0.0, -1.0, math.nan])
def test_an_epsilon_that_is_not_positive_is_refused(epsilon):
    with pytest.raises(EpsilonUnusable):
        PrivacyAccount(epsilon)


# levels


@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize(("epsilon", "delta"), [(1.0, 0.02), (0.3, 0.005), (3.0, 1e-9)])
def test_a_level_of_one_row_passes_the_threshold_with_delta_at_most(epsilon, delta, neighbours):
    account = PrivacyAccount(epsilon, quiet(neighbours))
    threshold, a = account._threshold(epsilon, delta), math.exp(-epsilon / neighbours.value)
    passes = [a ** (t - 1) / (1 + a) for t in (threshold, threshold - 1)]
    assert neighbours.value * passes[0] <= delta * (1 + 1e-9)
    assert neighbours.value * passes[1] > delta


@pytest.mark.parametrize(("epsilon", "delta"), [(1.0, 0.02), (0.3, 0.005), (3.0, 1e-9)])
def test_the_threshold_is_that_of_opendp_whose_delta_is_of_counts_above_it(epsilon, delta):
    threshold = PrivacyAccount(epsilon, quiet())._threshold(epsilon, delta)
    dp = _opendp()
    space = dp.map_domain(dp.atom_domain(T=str), dp.atom_domain(T=int))
    metric = dp.l01inf_distance(dp.absolute_distance(T=int))

    def stated(above: int) -> float:
        measured = dp.m.make_laplace_threshold(space, metric, scale=1 / epsilon, threshold=above)
        return measured.map((1, 1, 1))[1]

    assert stated(threshold - 1) <= delta * (1 + 1e-9) < stated(threshold - 2)


@pytest.mark.parametrize("noise", [VettedNoise(), quiet()], ids=["vetted", "simulated"])
def test_a_rare_level_shows_as_seldom_as_is_stated_and_a_frequent_one_always(noise):
    rows = {"often": 400, "one person": 1}
    shown = [PrivacyAccount(1.0, noise).levels(rows, 1.0, 0.02) for _ in range(1000)]
    rare = sum("one person" in levels for levels in shown)
    assert all("often" in levels for levels in shown)
    # a threshold in whole rows comes within a factor e of δ from below
    assert 0.02 / math.e * 1000 * 0.3 < rare < 0.02 * 1000 + 5 * math.sqrt(20)


def test_levels_cost_epsilon_and_stand_in_an_order_that_tells_nothing():
    account = PrivacyAccount(9.0, quiet())
    assert account.levels({"b": 900, "a": 300, "c": 1}, 9.0, 1e-9) == ("a", "b")
    assert account.spent == 9.0


def test_without_noise_every_level_that_is_there_is_found():
    account = PrivacyAccount(math.inf, quiet())
    assert account._threshold(math.inf, 1e-9) == 1
