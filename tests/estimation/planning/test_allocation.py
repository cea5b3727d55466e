"""Interviews divided among strata: against brute force, closed formulas, and surveys through the coins."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import numpy as np
import pytest

from surveyapp.designs import Direct, ExtendedCrosswise, TwoCoins, Warner
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.allocation import (
    Allocation,
    PlannedStratum,
    allocate,
    equally,
    proportional,
)

STRATA = (
    PlannedStratum("city", 60_000, Fraction(1, 20)),
    PlannedStratum("town", 25_000, Fraction(1, 4)),
    PlannedStratum("farms", 15_000, Fraction(1, 2)),
)
DIRECT, COINS = Direct(k=2), TwoCoins()


def test_one_interview_varies_by_its_answer_and_by_the_coins():
    # two coins: Pr(yes) = π/2 + 1/4; the pseudo-answer is 2·report − 1/2, so V = 4·λ(1 − λ)
    made = allocate(STRATA, COINS, n=100)
    for one in made.strata:
        yes = one.share / 2 + 0.25
        assert one.variance == pytest.approx(4 * yes * (1 - yes))
        assert one.variance == pytest.approx(one.share * (1 - one.share) + one.coins)
    warner = allocate(STRATA, Warner(p=Fraction(3, 4)), n=100)
    # Warner (1965): coins add p(1 − p)/(2p − 1)², whatever the share
    assert [one.coins for one in warner.strata] == [pytest.approx(0.1875 / 0.25)] * 3
    assert [one.coins for one in allocate(STRATA, DIRECT, n=100).strata] == [0.0] * 3


@pytest.mark.parametrize("design", [DIRECT, COINS])
def test_neymans_whole_numbers_are_the_best_of_all(design):
    strata = tuple(
        PlannedStratum(name, size, share)
        for name, size, share in (
            ("a", 50, Fraction(1, 10)),
            ("b", 12, Fraction(1, 2)),
            ("c", 90, Fraction(1, 3)),
        )
    )
    made = allocate(strata, design, n=40)
    people = 152

    def variance(numbers):
        found = 0.0
        for n, one, own in zip(numbers, strata, made.strata, strict=True):
            plain = float(one.share * (1 - one.share))
            found += (one.population / people) ** 2 * (own.variance / n - plain / one.population)
        return found

    every = [
        numbers
        for numbers in product(range(2, 39), repeat=3)
        if sum(numbers) == 40 and numbers[1] <= 12
    ]
    best = min(variance(numbers) for numbers in every)
    assert made.error == pytest.approx(sqrt(best), rel=1e-12)
    assert variance(list(made.numbers.values())) == pytest.approx(best)


def test_coins_bring_neymans_numbers_nearer_to_the_proportional_ones():
    direct, coins = (allocate(STRATA, design, n=1000).numbers for design in (DIRECT, COINS))
    plain = allocate(STRATA, COINS, Allocation.PROPORTIONAL, n=1000).numbers
    assert plain == {"city": 600, "town": 250, "farms": 150}
    # N·√V: 60,000·√.0475, 25,000·√.1875, 15,000·√.25 of their sum 31,402.8
    assert direct == {"city": 416, "town": 345, "farms": 239}
    for name in plain:
        assert abs(coins[name] - plain[name]) < abs(direct[name] - plain[name])


def test_dear_interviews_are_fewer_and_a_budget_is_spent_and_never_exceeded():
    dear = tuple(
        PlannedStratum(one.name, one.population, one.share, Fraction(9 if place == 2 else 1))
        for place, one in enumerate(STRATA)
    )
    made = allocate(dear, DIRECT, budget=Fraction(1000))
    assert 1000 - 9 < made.cost <= 1000
    # Cochran: n ∝ N·√(V/c), so farms get a third of what they get for equal costs
    equal = allocate(STRATA, DIRECT, n=made.n).numbers
    ratio = (made.numbers["farms"] / made.numbers["city"]) / (equal["farms"] / equal["city"])
    assert ratio == pytest.approx(1 / 3, abs=0.01)


def test_equal_shares_are_as_equal_as_whole_numbers_can_be():
    made = allocate(STRATA, DIRECT, Allocation.EQUAL, n=100)
    assert sorted(made.numbers.values()) == [33, 33, 34]


def test_the_error_is_that_of_surveys_through_the_coins():
    strata = (
        PlannedStratum("a", 300, Fraction(1, 10)),
        PlannedStratum("b", 200, Fraction(2, 5)),
    )
    made = allocate(strata, COINS, n=150)
    generator = np.random.default_rng(7)
    found = np.zeros(20_000)
    for one in made.strata:
        carriers = round(one.share * one.population)
        # drawn without replacement, and two coins for each of those drawn
        yes = generator.hypergeometric(carriers, one.population - carriers, one.n, len(found))
        reports = generator.binomial(yes, 0.75) + generator.binomial(one.n - yes, 0.25)
        found += one.population / 500 * (2 * reports / one.n - 0.5)
    assert made.error == pytest.approx(found.std(), rel=0.02)
    assert found.mean() == pytest.approx(0.22, abs=0.002)


def test_a_design_of_several_samples_is_divided_too():
    made = allocate(STRATA, ExtendedCrosswise(p=Fraction(1, 5)), n=900)
    assert made.n == 900
    assert {one.coins for one in made.strata} == {None}


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"n": 5}, "5 interviews are too few: 3 strata with at least 2 each need 6"),
        ({"n": 200_000}, "more than there are people: 100000"),
        ({}, "either the number of interviews or a budget"),
        ({"n": 10, "budget": Fraction(3)}, "either the number of interviews or a budget"),
        ({"budget": Fraction(3)}, "The budget is too small"),
        ({"n": 10, "least": 0}, "at least one interview"),
    ],
)
def test_what_cannot_be_divided_is_refused_in_a_sentence(more, sentence):
    with pytest.raises(UserProblem, match=sentence):
        allocate(STRATA, DIRECT, **more)


def test_units_are_divided_by_size_and_every_stratum_gets_one():
    units = {"a": 40, "b": 3, "c": 200}
    assert proportional({"a": 1000, "b": 10, "c": 9000}, units, 30) == {"a": 3, "b": 1, "c": 26}
    assert equally(units, 30) == {"a": 14, "b": 3, "c": 13}
    with pytest.raises(UserProblem, match="too few"):
        equally(units, 2)
    with pytest.raises(UserProblem, match="300 are to be drawn, and there are only 243"):
        equally(units, 300)
