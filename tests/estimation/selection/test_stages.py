"""Strata and stages: probabilities against every fall of the coins, and the variance that follows."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.estimation.sampling.sample_designs import joint_variance
from surveyapp.estimation.selection.methods import SelectionMethod
from surveyapp.estimation.selection.stages import Stage, draw_stages, joint_inclusion
from tests.helpers.every_coin import ScriptedCoins, every_outcome

VILLAGES = ("a", "a", "a", "b", "b", "c", "d", "d")
STRATA = ("north",) * 6 + ("south",) * 2
STAGES = (Stage(VILLAGES, SelectionMethod.PPS), Stage(number=1))
NUMBERS = {"north": 2, "south": 1}


def outcomes():
    return every_outcome(lambda coins: draw_stages(STRATA, None, STAGES, NUMBERS, coins))


def test_rows_and_pairs_of_rows_are_drawn_as_often_as_their_probabilities_say():
    single, pairs, said, said_pairs = Counter(), Counter(), {}, {}
    for chance, drawn in outcomes():
        table = joint_inclusion(drawn)
        for i, one in enumerate(drawn):
            single[one.row] += chance
            said[one.row] = one.probability
            for j in range(i):
                pairs[drawn[j].row, one.row] += chance
                said_pairs[drawn[j].row, one.row] = table[i, j]
    assert single == said
    # the largest village is drawn with 2·3/6 = 1, so each of its households with 1/3
    assert said[0] == Fraction(1, 3)
    assert said[6] == Fraction(1, 2)
    assert set(pairs) == set(said_pairs)
    for pair, chance in pairs.items():
        assert said_pairs[pair] == pytest.approx(float(chance), abs=1e-12)


def test_the_variance_by_joint_probabilities_is_the_true_one_on_average():
    values = np.array([3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0])
    # two households a village, so that every pair can be drawn
    stages = (Stage(VILLAGES, SelectionMethod.PPS), Stage(number=None))
    mean = square = estimated = 0.0
    for chance, drawn in every_outcome(
        lambda coins: draw_stages(STRATA, None, stages, {"north": 2, "south": 1}, coins)
    ):
        inclusion = np.array([float(one.probability) for one in drawn])
        expanded = values[[one.row for one in drawn]] / inclusion
        mean += float(chance) * expanded.sum()
        square += float(chance) * expanded.sum() ** 2
        estimated += float(chance) * joint_variance(expanded, inclusion, joint_inclusion(drawn))
    assert mean == pytest.approx(values.sum())
    # villages b and c are never drawn together: what Horvitz and Thompson's estimate lacks is that pair
    b, c = values[3:5].sum(), values[5]
    lacking = -2 * b * c
    assert estimated + lacking == pytest.approx(square - mean**2)


def test_a_stage_within_a_stage_draws_in_every_unit_before():
    districts = [f"D{row // 12}" for row in range(48)]
    villages = [f"V{row // 3}" for row in range(48)]
    stages = (Stage(districts), Stage(villages, number=2), Stage(number=2))
    drawn = draw_stages([""] * 48, None, stages, {"": 3}, ScriptedCoins([]))
    assert len(drawn) == 3 * 2 * 2
    assert {one.probability for one in drawn} == {Fraction(3, 4) * Fraction(2, 4) * Fraction(2, 3)}
    assert Counter(districts[one.row] for one in drawn) == {"D0": 4, "D1": 4, "D2": 4}
    first = drawn[0]
    assert [(s.population, s.sampled) for s in first.stages] == [(4, 3), (4, 2), (3, 2)]
    table = joint_inclusion(drawn)
    same_village = Fraction(3, 4) * Fraction(2, 4) * Fraction(2 * 1, 3 * 2)
    other_village = Fraction(3, 4) * Fraction(2, 4 * 3) * Fraction(2, 3) ** 2
    other_district = Fraction(3 * 2, 4 * 3) * (Fraction(2, 4) * Fraction(2, 3)) ** 2
    for i, j in combinations(range(12), 2):
        expected = (
            same_village
            if villages[drawn[i].row] == villages[drawn[j].row]
            else other_village
            if districts[drawn[i].row] == districts[drawn[j].row]
            else other_district
        )
        assert table[i, j] == pytest.approx(float(expected))


def test_too_few_units_and_units_in_two_strata_are_refused_in_a_sentence():
    with pytest.raises(UserProblem, match="south has 1 units to draw from, and 2 are wanted"):
        draw_stages(STRATA, None, STAGES, {"north": 2, "south": 2}, ScriptedCoins([]))
    with pytest.raises(UserProblem, match="a lies in two strata, north and south"):
        draw_stages(("north", "south"), None, (Stage(("a", "a")),), {"north": 1}, ScriptedCoins([]))
