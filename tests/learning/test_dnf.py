"""The fewest rules, compared with what trying all of them finds."""

from __future__ import annotations

import math
from itertools import chain, combinations, product

import numpy as np
import pytest

from surveyapp.learning import dnf
from surveyapp.learning.dnf import Cube, minimal_form

SHAPES = [(2, 2, 2), (3, 2, 2), (3, 3), (4, 2), (2, 2, 2, 2)]


def cubes_of(shape: tuple[int, ...]) -> list[Cube]:
    """Return every cube there is."""
    own = [
        [frozenset(c) for size in range(1, n + 1) for c in combinations(range(n), size)]
        for n in shape
    ]
    return list(product(*own))


def points(cube: Cube) -> set[tuple[int, ...]]:
    return set(product(*map(sorted, cube)))


def truth_table(cubes: tuple[Cube, ...] | list[Cube]) -> set[tuple[int, ...]]:
    return set(chain.from_iterable(map(points, cubes)))


def conditions(cubes, shape) -> int:
    return sum(len(own) < n for cube in cubes for own, n in zip(cube, shape, strict=True))


def fewest_by_trial(wanted: set[tuple[int, ...]], shape: tuple[int, ...]) -> tuple[int, int]:
    """Return how many rules are needed, and the fewest conditions with so many, by trying all sets."""
    usable = [cube for cube in cubes_of(shape) if points(cube) <= wanted]
    # a cube within another one is never needed where rules are counted, and has more conditions
    largest = [
        cube
        for cube in usable
        if not any(cube != other and points(cube) < points(other) for other in usable)
    ]
    for number in range(len(largest) + 1):
        found = [
            conditions(some, shape)
            for some in combinations(largest, number)
            if truth_table(list(some)) == wanted
        ]
        if found:
            return number, min(found)
    raise AssertionError


def single_points(of) -> list[Cube]:
    return [tuple(frozenset({level}) for level in point) for point in sorted(of)]


def random_half(shape, seed) -> tuple[set[tuple[int, ...]], set[tuple[int, ...]]]:
    everything = list(product(*map(range, shape)))
    is_in = np.random.default_rng(seed).random(len(everything)) < 0.5
    inside = {point for point, chosen in zip(everything, is_in, strict=True) if chosen}
    return inside, set(everything) - inside


def check(shape, seed) -> None:
    inside, outside = random_half(shape, seed)
    found = minimal_form(single_points(inside), single_points(outside), shape)
    assert found.is_fewest
    assert truth_table(found.cubes) == inside
    assert (len(found.cubes), conditions(found.cubes, shape)) == fewest_by_trial(inside, shape)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_rules_are_the_fewest_that_trying_all_of_them_finds(shape):
    check(shape, seed=3)


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_rules_are_the_fewest_for_many_truth_tables(shape):
    for seed in range(40):
        check(shape, seed)


def test_quines_cyclic_table_needs_three_rules():
    """Of the six prime implicants of x'y' + … no one is essential, and three are enough (Quine 1952)."""
    inside = {(0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0)}
    outside = set(product(range(2), repeat=3)) - inside
    found = minimal_form(single_points(inside), single_points(outside), (2, 2, 2))
    assert truth_table(found.cubes) == inside
    assert len(found.cubes) == 3


def test_levels_are_joined_in_one_rule():
    inside = [(frozenset({0}), frozenset({0, 1})), (frozenset({2}), frozenset({0, 1}))]
    outside = [(frozenset({1}), frozenset({0, 1}))]
    found = minimal_form(inside, outside, (3, 2))
    assert found.cubes == ((frozenset({0, 2}), frozenset({0, 1})),)


def test_what_never_holds_has_no_rule_and_what_always_holds_one_without_conditions():
    every = (frozenset({0, 1}), frozenset({0, 1, 2}))
    assert minimal_form([], [every], (2, 3)).cubes == ()
    assert minimal_form([every], [], (2, 3)).cubes == (every,)


@pytest.mark.parametrize("limit", ["MOST_PRIMES", "MOST_POINTS"])
def test_beyond_the_limits_the_rules_are_right_and_none_is_needless(monkeypatch, limit):
    monkeypatch.setattr(dnf, limit, 2)
    shape = (3, 2, 2, 2)
    for seed in range(5):
        inside, outside = random_half(shape, seed)
        found = minimal_form(single_points(inside), single_points(outside), shape)
        assert not found.is_fewest
        assert truth_table(found.cubes) == inside
        for cube in found.cubes:
            others = [one for one in found.cubes if one != cube]
            assert truth_table(others) < inside


def test_many_attributes_that_no_rule_asks_for_do_no_harm():
    """2⁶⁰ combinations: levels that nothing tells apart count as one."""
    free = tuple(frozenset({0, 1}) for _ in range(60))
    inside, outside = [(frozenset({0}), *free)], [(frozenset({1}), *free)]
    found = minimal_form(inside, outside, (2,) * 61)
    assert found.is_fewest
    assert found.cubes == tuple(inside)
    assert math.prod((2,) * 61) > dnf.MOST_POINTS
