"""The coins that protect people."""

from __future__ import annotations

import itertools
import math
import secrets
from fractions import Fraction

import pytest

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.coins import (
    Randomizer,
    RandomnessFailed,
    ShownCoin,
    SystemCoins,
    draw_order,
    draw_subset,
)


@pytest.mark.parametrize("bound", [1, 2, 3, 4, 6, 12, 2**20, 10**9 + 7])
def test_system_coins_stay_below_their_bound(bound):
    coins = SystemCoins()
    assert all(0 <= coins.below(bound) < bound for _ in range(200))


@pytest.mark.parametrize("bound", [2, 3, 4, 6])
def test_system_coins_show_every_value(bound):
    """False alarm below 1 in 10⁶ (6·(5/6)²⁰⁰ < 1e-15)."""
    coins = SystemCoins()
    assert {coins.below(bound) for _ in range(200)} == set(range(bound))


@pytest.mark.parametrize(("bound", "function"), [(4, "randbits"), (6, "randbelow")])
def test_a_generator_that_does_not_answer_is_no_silent_zero(monkeypatch, bound, function):
    monkeypatch.setattr(secrets, function, fails_with(OSError(5, "no entropy")))
    with pytest.raises(RandomnessFailed, match="so no question is asked"):
        SystemCoins().below(bound)


def test_a_machine_without_a_generator_is_told_too(monkeypatch):
    monkeypatch.setattr(secrets, "randbelow", fails_with(NotImplementedError("no urandom")))
    with pytest.raises(RandomnessFailed):
        SystemCoins().below(6)


def test_a_power_of_two_is_drawn_in_one_go_without_redraws(monkeypatch):
    monkeypatch.setattr(secrets, "randbelow", fails_with(AssertionError("redraws")))
    assert SystemCoins().below(4) in range(4)


def test_system_coins_have_no_state_that_could_be_seeded():
    assert not vars(SystemCoins())


def test_two_coins_leave_half_the_cases_to_the_respondent():
    randomizer = Randomizer(TwoCoins().channel)
    assert [randomizer.shown(coin).forced for coin in range(4)] == [None, None, 0, 1]


def test_a_channel_without_forced_answers_cannot_be_shown():
    with pytest.raises(ValueError, match="no coins that could be shown"):
        Randomizer(Warner(Fraction(1, 5)).channel).shown(0)


def test_tossing_draws_one_coin_and_shows_it(stub_coins):
    coins = stub_coins(3)
    assert Randomizer(TwoCoins().channel).toss(coins) == ShownCoin(1)
    assert coins.bounds == [4]


def test_a_randomizer_keeps_only_whole_numbers():
    randomizer = Randomizer(KRR(k=3, epsilon=Fraction(3, 2)).channel)
    kept = [*randomizer._bounds, randomizer._shown_bounds]
    assert all(type(bound) is int for bounds in kept for bound in bounds)


def fails_with(problem: BaseException):
    def fail(*_: object) -> int:
        raise problem

    return fail


@pytest.mark.parametrize(("of", "size"), [(2, 1), (5, 2), (6, 3), (7, 7), (22, 1), (9, 8)])
def test_enumerating_the_coin_gives_every_subset_once(stub_coins, of, size):
    """The draw is exactly uniform: as many coin values as subsets, and each its own."""
    drawn = []
    for coin in range(math.comb(of, size)):
        coins = stub_coins(coin)
        drawn.append(draw_subset(of, size, coins))
        assert coins.bounds == [math.comb(of, size)]
    assert drawn == list(itertools.combinations(range(of), size))


@pytest.mark.parametrize("of", [1, 2, 4])
def test_each_order_has_one_number(stub_coins, of):
    orders = {draw_order(of, stub_coins(code)) for code in range(math.factorial(of))}
    assert orders == set(itertools.permutations(range(of)))
